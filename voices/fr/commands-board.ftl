# Commands. Walking on the board.

command-walk-up = une case vers le haut
    .hear = haut | en haut | monte | vers le haut | monter | une case en haut
command-walk-down = une case vers le bas
    .hear = bas | en bas | descends | vers le bas | descendre | une case en bas
command-walk-left = une case à gauche
    .hear = gauche | à gauche | vers la gauche | une case à gauche
command-walk-right = une case à droite
    .hear = droite | à droite | vers la droite | une case à droite
command-walk-up-right = une case en haut à droite
    .hear = haut droite | en haut à droite
command-walk-down-right = une case en bas à droite
    .hear = bas droite | en bas à droite
command-walk-down-left = une case en bas à gauche
    .hear = bas gauche | en bas à gauche
command-walk-up-left = une case en haut à gauche
    .hear = haut gauche | en haut à gauche
command-enter = valider la saisie, ou soulever et poser une pièce
    .hear = prends | pose | prendre pièce | prendre | poser | prends pièce | pose pièce
command-cancel = annuler
    .hear = annule tout | laisse | repose | annule ça | laisse tomber | tant pis | oublie | oublie ça | arrête ça | échap |
        annuler la saisie
command-look = dire la case
    .hear = qu'y a-t-il en { $square } | qu'est-ce qu'il y a en { $square } | qui est en { $square } |
        que voit-on en { $square } | regarde { $square } | quoi en { $square } | quoi ici |
        qu'y a-t-il sur { $square } | qu'est-ce qu'il y a sur { $square } | qui est sur { $square } |
        quelle pièce est en { $square } | quelle pièce est sur { $square } | quelle pièce en { $square } |
        quelle pièce sur { $square } | que contient { $square } | qu'est-ce qui est en { $square } |
        qu'est-ce qui est sur { $square } | case { $square } | { $square } est-elle vide | quoi sur { $square } |
        qu'y a-t-il ici | qui est ici | qu'est-ce qu'il y a ici | quelle pièce ici | où suis-je | quelle case |
        sur quelle case suis-je | cette case | { $square } est libre | { $square } est vide | lis { $square } |
        est-ce qu'il y a quelque chose en { $square } | il y a quelque chose en { $square } |
        y a-t-il quelque chose en { $square } | quelle pièce se trouve en { $square } | que trouve-t-on en { $square } |
        est-ce que { $square } est libre | est-ce que { $square } est vide | { $square } est-elle libre |
        est-ce que { $square } est occupée | y a-t-il une pièce en { $square } | contenu de { $square } |
        il y a quoi en { $square } | la case { $square } | { $square } est-elle occupée | c'est quoi en { $square } |
        qu'est-ce que c'est en { $square } | en { $square } il y a quoi | { $square } est occupée |
        regarde en { $square } | qu'est-ce qu'on a en { $square } | que vois-tu en { $square } |
        qu'y a-t-il dans le coin { $square } | le coin { $square } |
        y a quoi en { $square } | y a quoi sur { $square } | ya koi en { $square } |
        c'est bien le { $piece } qui est en { $square } | qu'y a-t-il dans { $square } | occupation de { $square } |
        qu'est-ce qui se trouve en { $square } | est-ce que le { $piece } est en { $square } |
        le { $piece } est-il en { $square } | le { $piece } est toujours en { $square } |
        il y a un { $piece } en { $square } | y a-t-il un { $piece } en { $square } |
        que se passe-t-il en { $square } | dis-moi { $square } | et { $square } | et en { $square } |
        qui occupe { $square } | par quoi est occupée { $square } | il y a quelqu'un en { $square } |
        vérifie { $square } | décris { $square } | examine { $square } | sous mon curseur | je suis où | où je suis |
        qu'est-ce qu'il y a sous mon curseur | la case actuelle | quelle est cette case |
        il y a quelque chose sur { $square } | qu'est-ce que j'ai en { $square } | quelle pièce occupe { $square } |
        à qui est la pièce en { $square } | à qui appartient { $square } | { $square } contient quoi |
        { $square } c'est quoi | sur { $square } il y a quoi | c'est quoi la pièce en { $square } |
        lis la case { $square } | regarde la case { $square } | dis la case { $square } | inspecte { $square } |
        { $square } est-elle libre ou occupée | qu'y a-t-il à { $square } | où est le curseur | où est mon curseur |
        quelle est ma case | cette case contient quoi | sur quelle case je suis | qu'est-ce qu'il y a sur cette case |
        qu'est-ce qui traîne en { $square } | y a-t-il quelqu'un en { $square } | qui se trouve en { $square }
command-attackers = dire ce qui attaque la case
    .hear = qui attaque { $square } | quoi attaque { $square } | attaquants de { $square } | attaquants { $square } |
        qui attaque | attaquants | qui attaque case { $square } | qu'est-ce qui attaque { $square } |
        { $square } est attaqué | { $square } est attaquée | { $square } est-elle attaquée | { $square } est-il attaqué |
        qui peut prendre en { $square } | quelles pièces attaquent { $square } | attaquants sur { $square } |
        quelle pièce attaque { $square } | est-ce que { $square } est attaqué | est-ce que { $square } est attaquée |
        est-ce que { $square } est menacé | est-ce que { $square } est menacée | { $square } est-il en sécurité |
        qui menace case { $square } | { $square } est-elle menacée | qu'est-ce qui peut prendre en { $square } |
        est-ce que quelque chose attaque { $square } | quelque chose attaque { $square } |
        combien d'attaquants sur { $square } | quelqu'un peut prendre en { $square } |
        qu'est-ce qui menace { $square } | combien de fois { $square } est attaquée |
        qu'est-ce qui vise { $square } | qui vise { $square } | { $square } est-elle en danger |
        peut-on me prendre en { $square } | mon { $piece } en { $square } est attaqué |
        mon { $piece } en { $square } est-il attaqué | ma { $piece } en { $square } est-elle menacée |
        qui peut manger en { $square } | { $square } est sûre | { $square } est dangereuse |
        qui contrôle { $square } | quelles pièces contrôlent { $square } |
        qui tape sur { $square } | qui tape en { $square } | qui peut aller en { $square } |
        quelle pièce peut aller en { $square } | qui peut venir en { $square } |
        quelles pièces peuvent aller en { $square }
command-pieces = dire où sont les pièces, encore une fois pour l'autre camp
    .hear = où sont { $piece } { $side } | où est { $piece } { $side } | où sont { $piece } | où est { $piece } |
        { $piece } { $side } | où sont pièces { $side } | où sont { $side } | pièces { $side } | où sont pièces | pièces |
        position | où se trouve { $piece } | où se trouvent { $piece } | où est { $side } | liste des pièces |
        position actuelle | énumère pièces | trouve { $piece } | où se trouvent pièces | où se trouve { $piece } { $side } |
        qu'est-ce que les { $side } ont sur l'échiquier | qu'ont les { $side } | où sont les pièces des { $side } |
        cite toutes les pièces { $side } | donne-moi les pièces { $side } | les { $piece } des { $side } |
        le { $piece } { $side } est sur quelle case | où est passée la { $piece } { $side } |
        elle est passée où la { $piece } { $side } | les { $side } ont leurs { $piece } où |
        où les { $side } ont leurs { $piece } | cherche les { $piece } { $side } | localise les { $piece } { $side } |
        sur quelle case est le { $piece } { $side } | sur quelles cases sont les { $piece } { $side } |
        les { $side } ont-ils encore leur { $piece } | les { $side } ont encore leur { $piece } |
        tous les { $piece } | énumère le camp { $side } |
        énumérer le camp { $side } | le camp { $side } | donne-moi tous les { $side } | liste des pièces { $side } |
        dis les { $side } | qu'est-ce que les { $side } ont | qu'est-ce qu'ont les { $side } |
        que possèdent les { $side } | position des { $side } | où se cache le { $piece } { $side } |
        les { $piece } { $side } sont où |
        emplacement du { $piece } { $side } | où les { $side } ont-ils leur { $piece } |
        les { $side } ont encore des { $piece } |
        reste-t-il des { $piece } { $side } | y a-t-il encore un { $piece } { $side } |
        où est le { $piece } { $side } déjà | qu'ont les { $side } comme pièces | toutes les pièces { $side } |
        les { $side } sont où | disposition des { $side } | l'armée { $side } | comment sont placés les { $side } |
        liste les { $side }
