# Commands. Walking on the board.

command-walk-up = une case vers le haut
    .hear = haut | en haut
command-walk-down = une case vers le bas
    .hear = bas | en bas
command-walk-left = une case à gauche
    .hear = gauche | à gauche
command-walk-right = une case à droite
    .hear = droite | à droite
command-walk-up-right = une case en haut à droite
    .hear = haut droite | en haut à droite
command-walk-down-right = une case en bas à droite
    .hear = bas droite | en bas à droite
command-walk-down-left = une case en bas à gauche
    .hear = bas gauche | en bas à gauche
command-walk-up-left = une case en haut à gauche
    .hear = haut gauche | en haut à gauche
command-enter = valider la saisie, ou soulever et poser une pièce
    .hear = prends | pose | prendre pièce
command-cancel = annuler
    .hear = annule tout | laisse | repose
command-look = dire la case
    .hear = qu'y a-t-il en { $square } | qu'est-ce qu'il y a en { $square } | qui est en { $square } | que voit-on en { $square } |
        regarde { $square } | quoi en { $square } | quoi ici
command-attackers = dire ce qui attaque la case
    .hear = qui attaque { $square } | quoi attaque { $square } | attaquants de { $square } | attaquants { $square } | qui attaque |
        attaquants
command-pieces = dire où sont les pièces, encore une fois pour l'autre camp
    .hear = où sont { $piece } { $side } | où est { $piece } { $side } | où sont { $piece } | où est { $piece } | { $piece } { $side } |
        où sont pièces { $side } | où sont { $side } | pièces { $side } | où sont pièces | pièces |
        position
