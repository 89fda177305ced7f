# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] case noire
   *[light] case blanche
  }
explore-rank = Rangée { $at-rank } :
explore-file = Colonne { $at-file } :
explore-ranks = Rangées { $at-rank } à { $to-rank } :
explore-empty = rien
explore-at-file = { WORD($side, $piece) } { $at-file }
explore-at-rank = { WORD($side, $piece) } { $at-rank }
explore-at = { WORD($side, $piece) } { $square }
explore-kind-at-file = { WORD($piece) } { $at-file }
explore-kind-at-rank = { WORD($piece) } { $at-rank }
explore-side-at-rank = { WORD($side) } { $at-rank }
explore-direction = { $step ->
    [up] En haut
    [down] En bas
    [left] À gauche
    [right] À droite
    [up-left] En haut à gauche
    [up-right] En haut à droite
    [down-left] En bas à gauche
   *[down-right] En bas à droite
  } :
explore-around = { $leap ->
    [knight] À un saut de cavalier de { $square }
   *[king] Autour de { $square }
  } :
explore-attack = { $act ->
    [attacks] { WORD($side, form: "the") } attaquent { $square }
   *[defends] { WORD($side, form: "the") } défendent { $square }
  } :
explore-attack-none = { $act ->
    [attacks] { WORD($side, form: "the") } n'attaquent pas { $square }
   *[defends] { WORD($side, form: "the") } ne défendent pas { $square }
  }
explore-behind = derrière { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square } :
explore-out-of-turn = à son trait
explore-to = vers { $squares }
explore-captures = prend { WORD($piece) } { $square }
explore-no-targets = { WORD($side, $piece) } { $square } { $act ->
    [captures] ne prend rien
   *[moves] ne peut pas jouer
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] peut aller en { $square }
   *[not-legal] ne peut pas aller en { $square }
  }
explore-would-attack = attaquerait { WORD($piece, form: "the") } { $square }
explore-would-suffer = attaqué là par { WORD($piece, form: "the") } { $square }
explore-no-pawns = Il n'y a pas de pions
explore-count = { $count ->
    [one] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-level = Matériel égal
explore-ahead = { WORD($side, form: "the") } ont { $count ->
    [one] un point
   *[other] { $count } points
  } d'avance
explore-captured = Dernière prise : { WORD($side, $piece) } en { $square }
explore-none-captured = Rien n'a encore été pris
explore-went = { WORD($side, $piece) } de { $from } à { $to }
explore-came = Nouveau : { WORD($side, $piece) } en { $square }
explore-left = { WORD($side, $piece) } n'est plus en { $square }
explore-unchanged = Rien n'a changé
explore-threat = { WORD($side, $piece) } { $from } attaque { WORD($taken, form: "the") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } n'attaque plus { WORD($taken, form: "the") } { $square }
explore-no-threats = Pas de nouvelle attaque
explore-wrapped = Depuis le début
explore-none-of-kind = Il n'y a pas { WORD($piece, form: "of") } sur l'échiquier
explore-flipped = L'échiquier vu par { WORD($side, form: "the") }

# What people say for the keys that have no words elsewhere, under the ids of the key table.
# Polite words are left out.

hear-action-walk-up = haut | en haut
hear-action-walk-down = bas | en bas
hear-action-walk-left = gauche | à gauche
hear-action-walk-right = droite | à droite
hear-action-walk-up-right = haut droite | en haut à droite
hear-action-walk-down-right = bas droite | en bas à droite
hear-action-walk-down-left = bas gauche | en bas à gauche
hear-action-walk-up-left = haut gauche | en haut à gauche
hear-action-enter = prends | pose | prendre pièce
hear-action-open-file = ouvrir fichier | ouvre fichier | ouvrir partie
hear-action-next-game = partie suivante
hear-action-previous-game = partie précédente
hear-action-read-back = relire coups | relire
hear-action-next-announcer = voix suivante | autre voix
hear-action-next-form = forme suivante | autre forme
hear-action-next-language = langue suivante | autre langue
hear-action-next-files = autres noms de colonnes | noms de colonnes suivants
hear-action-next-speaker = autre locuteur | locuteur suivant
hear-action-repeats = adversaire répète | adversaire a répété
hear-action-pause = pause | arrêter pendules | arrête pendule
hear-action-silence = silence | tais-toi
hear-action-board-keys = touches échiquier | explorer échiquier | lettres explorent
hear-action-braille-keys = touches braille | Perkins | machine braille
hear-action-braille-strokes = braille d'une main | façon braille
hear-action-braille-code = autre code braille | code braille suivant
hear-action-braille-test = essayer clavier | essai du clavier
hear-action-home-row = rangée de repos
hear-action-write-line = écrire ligne | écrire
hear-action-explain-keys = expliquer touches | explique touches
hear-action-change-key = changer touche | autre touche
hear-action-reset-keys = réinitialiser touches | toutes touches comme au début
hear-action-colour = couleur | quelle couleur
hear-action-attackers-here = qui m'attaque | qui attaque cette case
hear-action-defenders-here = qui défend | qui défend cette case | défenseurs
hear-action-moves-from = coups légaux | où peut-elle aller
hear-action-captures-from = prises | que peut-elle prendre
hear-action-in-hand = coups de pièce en main | pièce en main
hear-action-if-put = et si ici | que ferait-elle ici
hear-action-threats = menaces | nouvelles menaces | qui attaque qui
hear-action-rank-here = cette rangée
hear-action-file-here = cette colonne
hear-action-next-slanting-ray = diagonale suivante
hear-action-previous-slanting-ray = diagonale précédente
hear-action-next-straight-ray = droite suivante
hear-action-previous-straight-ray = droite précédente
hear-action-last-move = quel était dernier coup | coup adversaire
hear-action-to-last-move = aller au dernier coup
hear-action-last-captured = dernière prise | qu'est-ce qui a été pris
hear-action-changes = changements | qu'est-ce qui a changé | quoi de neuf
hear-action-whole-board = échiquier | tout échiquier
hear-action-flip = tourner | tourner échiquier | tourne échiquier
hear-action-view = vue
hear-action-squares = cases de
hear-action-jump = sauter
hear-action-view-diagonals = diagonales | deux diagonales
hear-action-view-knight = vue de cavalier | sauts de cavalier
hear-action-view-king = vue de roi | autour
hear-action-squares-own = mes pièces | pièces propres
hear-action-squares-theirs = pièces adverses | pièces de adversaire
hear-action-squares-files = pièces par colonnes | colonne par colonne
hear-action-squares-pawns = pions par colonnes | structure de pions
hear-action-squares-material = matériel | qui est devant
hear-action-sweep-ray-up = son en haut | son haut
hear-action-sweep-ray-down = son en bas | son bas
hear-action-sweep-ray-left = son à gauche | son gauche
hear-action-sweep-ray-right = son à droite | son droite
hear-action-sweep-ray-up-left = son en haut à gauche | son haut gauche
hear-action-sweep-ray-up-right = son en haut à droite | son haut droite
hear-action-sweep-ray-down-left = son en bas à gauche | son bas gauche
hear-action-sweep-ray-down-right = son en bas à droite | son bas droite
hear-action-other-device = autre appareil | appareil suivant
hear-action-next-theme = autres couleurs | couleurs suivantes
hear-action-next-preset = autre niveau de détail | niveau de détail suivant
hear-action-next-output = autre sortie | sortie suivante

# Commands with gaps.

hear-command-to-rank = aller à rangée { $rank } | va à rangée { $rank }
hear-command-to-file = aller à colonne { $file } | va à colonne { $file }
hear-command-next-piece = prochain { $piece } | prochaine { $piece }
hear-command-previous-piece = précédent { $piece } | précédente { $piece }
hear-command-view-ray = regarde { $step } | qu'y a-t-il { $step }
hear-command-view-file = pièces sur colonne { $file } | colonne { $file }
hear-command-view-rank = pièces sur rangée { $rank } | rangée { $rank }
hear-command-squares-others = { $piece } adverses | { $piece } adverse
hear-command-colour-of = couleur de { $square } | quelle est couleur de { $square }
hear-command-attackers-of = attaquants de { $square } | qui menace { $square }
hear-command-defenders-of = qui défend { $square } | défenseurs de { $square }
hear-command-moves-of = coups légaux de { $square } | où peut aller { $square }
hear-command-captures-of = prises de { $square } | que peut prendre { $square }

# Directions.

hear-step-up = en haut | haut
hear-step-down = en bas | bas
hear-step-left = à gauche | gauche
hear-step-right = à droite | droite
hear-step-up-left = en haut à gauche | haut gauche
hear-step-up-right = en haut à droite | haut droite
hear-step-down-left = en bas à gauche | bas gauche
hear-step-down-right = en bas à droite | bas droite
