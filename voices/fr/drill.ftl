# Exercices : ce qui est demandé, et ce qui est dit de la réponse.

drill-said = { $name }
drill-began = Exercice : { $subject ->
    [alphabet] alphabet d'annonce
    [numbers] nombres allemands
    [colours] couleurs des cases
    [diagonals] diagonales
    [knight] chemins du cavalier
    [coordinates] coordonnées des deux côtés
   *[vision] ce qu'une pièce atteint
  }
drill-subject = { $subject ->
    [alphabet] Alphabet d'annonce
    [numbers] Nombres allemands
    [colours] Couleurs des cases
    [diagonals] Diagonales
    [knight] Chemins du cavalier
    [coordinates] Coordonnées des deux côtés
    [recall] La partie de mémoire
    [procedure] La procédure
    [tactics] La tactique
   *[vision] Ce qu'une pièce atteint
  } :
drill-word-of-file = Quel mot pour { $letter } ?
drill-file-of-word = Quelle colonne :
drill-word-of-rank = Comment dit-on { $number } en allemand ?
drill-rank-of-word = Quel nombre :
drill-dark = { $square } est-elle noire ?
drill-on-diagonal = { $from } et { $to } sont-elles sur une même diagonale ?
drill-diagonal = Quelles cases sur la diagonale depuis { $from } jusqu'à { $to } ?
drill-route = Cavalier depuis { $from } jusqu'à { $to } en { $count ->
    [1] un coup
   *[other] { $count } coups
  } : par quelles cases ?
drill-seat = { $side ->
    [white] Du côté des Blancs
   *[black] Du côté des Noirs
  }, colonne { $file } depuis la gauche, rangée { $rank } depuis vous : quelle case ?
drill-beside = { $side ->
    [white] Du côté des Blancs
   *[black] Du côté des Noirs
  }, depuis { $square }, quelle case est { $step ->
    [up] devant
    [down] derrière
    [left] à gauche
    [right] à droite
    [up-left] devant à gauche
    [up-right] devant à droite
    [down-left] derrière à gauche
   *[down-right] derrière à droite
  } ?
drill-reach = { WORD($piece) } en { $square } : quelles cases atteint-{ $piece ->
    [queen] elle
    [rook] elle
   *[other] il
  } ?
drill-right = Juste
drill-more = encore { $count }
drill-already = { $square } déjà nommée
drill-wrong = Faux
drill-missing = il manque : { $squares }
drill-extra = en trop : { $squares }
drill-still = Continuez
drill-is-dark = { $square } est { $colour ->
    [dark] noire
   *[light] blanche
  }
drill-is-on = { $from } et { $to } { $answer ->
    [yes] sont sur une même diagonale
   *[no] ne sont pas sur une même diagonale
  }
drill-letter-is = { $letter } :
drill-number-is = { $number } :
drill-squares-are = La réponse est { $squares }
drill-other-way = { $way ->
    [letter] Donnez la lettre
    [figure] Donnez le chiffre
   *[word] Donnez le mot
  }
drill-no-answer = Ce n'est pas une réponse à la question
drill-at = { $square }{ $state ->
    [piece] , la pièce
    [named] , nommée
   *[free] { "" }
  }
drill-hint = Par exemple { $square }
drill-no-hint = Pas d'indice ici. « Passer » dit la réponse
drill-help = { $subject ->
    [alphabet] Tapez le mot pour la lettre, ou la lettre pour le mot, puis Entrée
    [numbers] Le mot allemand pour le chiffre, ou le chiffre pour le mot, puis Entrée
    [colours] O pour noire, N pour blanche
    [diagonals] O ou N ; ou nommez les cases, toutes sur une ligne ou l'une après l'autre
    [knight] Nommez les cases du chemin dans leur ordre, sans la première
    [coordinates] Nommez la case, ou allez-y et appuyez sur Entrée
   *[vision] Nommez les cases, ou allez sur chacune et appuyez sur Entrée
  }
drill-help-all = F2 répète, l'indice aide, Passer dit la réponse, Échap quitte
drill-leave = Quitter l'exercice ? Oui ou non ?
drill-left = Exercice terminé. Justes { $right }, fausses { $wrong }
drill-summary = questions { $asked }, acquises { $known }, à revoir { $due }
drill-score = justes { $right }, fausses { $wrong }
drill-no-summary = Aucun exercice fait pour l'instant
drill-exporting = Vos progrès sont enregistrés
drill-exported = Enregistré dans { $file }
drill-refused = { $why ->
    [drilling] Un exercice est en cours ; Échap le quitte
    [competing] Pas d'exercice pendant une compétition
    [hidden] Échiquier caché. Dites « un regard » pour l'entendre ; les regards sont comptés
    [not-hidden] L'échiquier n'est pas caché
    [no-tactics] Rien à trouver dans ce fichier : il faut une position et des coups
    [no-file] Ouvrez d'abord un fichier avec Contrôle O, puis dites « tactique du fichier »
    [no-games] Aucune de vos parties n'est encore dans la bibliothèque. Elles y entrent une fois finies
   *[not-drilling] Aucun exercice n'est en cours
  }
find-game = Partie de mémoire, trait aux { WORD($side) }. Quel coup a été joué ?
find-mate = Trait aux { WORD($side) }, mat en { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }
find-best = Trait aux { WORD($side) } : quel est le meilleur coup ?
find-win-in = Trait aux { WORD($side) }, gain en { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }
find-only-win = Trait aux { WORD($side) } : un seul coup gagne. Lequel ?
find-bad-line = Ligne { $line } : { $fault ->
    [position] position impossible
    [only-avoided] seulement des coups à éviter
    [long-mate] mat trop long à prouver, et les coups manquent
   *[moves] aucun coup à trouver
  }
find-more-bad = { $lines ->
    [1] Une autre ligne a été sautée
   *[other] { COUNT($lines, "fem") } autres lignes ont été sautées
  }
find-part = Grand fichier : { COUNT($positions, "fem") } positions lues
find-passed-over = { $mates ->
    [1] Un mat sauté : introuvable ou trop long à prouver
   *[other] { $mates } mats sautés : introuvables ou trop longs à prouver
  }
find-unproved = Mat non prouvé. Cherchez un autre coup
find-rating = niveau { $rating }
find-file = Tactique du fichier
find-offer = { $games ->
    [1] Une partie commence par une position
   *[other] { COUNT($games, "fem") } parties commencent par une position
  }. Dites « tactique du fichier » pour chercher les coups
find-wrong = Ce n'est pas le coup
find-found = { $slips ->
    [0] Trouvé
   *[other] Fini
  }. Erreurs : { $slips }, indices : { $hints }
find-piece = { WORD($piece) } { $square }
find-to = en { $square }
find-help = Tapez le coup. F2 redemande. L'indice dit la pièce, puis sa case. « Passer » dit le coup. Échap quitte
blindfold-on = Échiquier caché : vous entendez les coups, pas les cases
blindfold-off = Échiquier visible. Regards : { $peeks }
blindfold-peek = Regard numéro { $peeks }
blindfold-at = { $square }
drill-broken = Vos progrès sont illisibles ; le fichier est mis de côté : { $detail }

# Ce qui est compris.

hear-drill-dark = foncée | foncé | noire | noir
hear-drill-light = claire | clair | blanche | blanc
hear-drill-and = et | puis | à
hear-drill-hint = indice
