# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] case noire
   *[light] case blanche
  }
explore-rank = Rangée { $at-rank } :
explore-file = Colonne { $at-file } :
explore-ranks = Rangées { $at-rank } à { $to-rank } :
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
  } :
explore-around = { $leap ->
    [knight] Au saut de cavalier depuis { $square }
   *[king] Autour de la case { $square }
  } :
explore-attack = { $act ->
    [attacks] { WORD($side, form: "the") } attaquent
   *[defends] { WORD($side, form: "the") } défendent
  } :
explore-attack-none = { $act ->
    [attacks] { WORD($side) } : aucun attaquant
   *[defends] { WORD($side) } : aucun défenseur
  }
explore-behind = derrière, { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square } :
explore-out-of-turn = si c'était son tour
explore-to = vers { $squares }
explore-captures = prend { WORD($piece) } { $square }
explore-no-targets = { WORD($side, $piece, form: "the") } en { $square } { $act ->
    [captures] ne prend rien
   *[moves] ne peut pas jouer
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] peut aller en { $square }
   *[not-legal] ne peut pas aller en { $square }
  }
explore-would-attack = attaquerait { WORD($piece, form: "the") } { $square }
explore-would-suffer = là, { WORD($piece, form: "the") } { $square } l'attaque
explore-move-number = Coup { $number }
explore-file-name = { $file } : colonne { $letter }
explore-passed = Pions passés, { WORD($side) } : { $squares }
explore-none-passed = Aucun pion passé
explore-no-count = Selon ces règles, personne ne compte vos coups
explore-no-capture = Aucune prise
explore-no-check = Pas d'échec
explore-check = { WORD($side, form: "the") } en échec
explore-castling = { $way ->
    [short] Petit roque
   *[long] Grand roque
  } : { $answer ->
    [yes] oui
    [right-lost] non, le roi ou la tour a déjà bougé
   *[in-check] non, le roi est en échec
  }
explore-castling-at = { $way ->
    [short] Petit roque
   *[long] Grand roque
  } : non, { $square } est { $answer ->
    [between] occupée
   *[attacked] attaquée
  }
explore-castling-lost = Non : le roi ou les deux tours ont déjà bougé
explore-castled = { WORD($side, form: "the") } ont fait le { $way ->
    [short] petit
   *[long] grand
  } roque, coup { $number }
explore-not-castled = { WORD($side, form: "the") } n'ont pas roqué dans cette partie
explore-occurrences = { $count ->
    [1] La position apparaît pour la première fois
   *[other] La position est apparue { $count } fois
  }
explore-no-move = Aucun coup légal
explore-no-pawns = Aucun pion
explore-count = { $count ->
    [1] { WORD($piece) }
   *[other] { $count } { WORD($piece, form: "plural") }
  }
explore-piece-count = { $count ->
    [1] une pièce
   *[other] { $count } pièces
  }
explore-move-count = { $count ->
    [0] Aucun coup légal
    [1] Un coup légal
   *[other] { $count } coups légaux
  }
explore-between = De { $from } à { $to } :
explore-no-line = { $from } et { $to } ne sont sur aucune ligne
explore-level = Matériel égal
explore-ahead = { WORD($side, form: "the") } ont { $count ->
    [1] un point
   *[other] { $count } points
  } d'avance
explore-captured = Dernière prise : { WORD($side, $piece) } en { $square }
explore-none-captured = Aucune prise
explore-went = { WORD($side, $piece) } de { $from } en { $to }
explore-came = Nouveau : { WORD($side, $piece) } en { $square }
explore-left = { WORD($side, $piece) } n'est plus en { $square }
explore-unchanged = Rien n'a changé
explore-threat = { WORD($side, $piece) } { $from } attaque { WORD($taken, form: "the") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } n'attaque plus { WORD($taken, form: "the") } { $square }
explore-no-threats = Pas de nouvelle attaque
explore-wrapped = Retour au début
explore-none-of-kind = Pas { WORD($piece, form: "of") } sur l'échiquier
explore-flipped = L'échiquier vu par { WORD($side, form: "the") }

# Directions.

hear-step-up = en haut | haut
hear-step-down = en bas | bas
hear-step-left = à gauche | gauche
hear-step-right = à droite | droite
hear-step-up-left = en haut à gauche | haut gauche
hear-step-up-right = en haut à droite | haut droite
hear-step-down-left = en bas à gauche | bas gauche
hear-step-down-right = en bas à droite | bas droite
