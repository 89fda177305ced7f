# Exercices : ce qui est demandé, et ce qui est dit de la réponse.

drill-said = { $name }
drill-began = Exercice : { $subject ->
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
  } :
drill-word-of-file = Quel mot est { $letter } ?
drill-file-of-word = Quelle colonne est-ce :
drill-word-of-rank = Comment dit-on { $number } en allemand ?
drill-rank-of-word = Quel nombre est-ce :
drill-dark = { $square } est-elle foncée ?
drill-on-diagonal = { $from } et { $to } sont-elles sur une même diagonale ?
drill-diagonal = Quelles cases sont sur la diagonale de { $from } à { $to } ?
drill-route = Cavalier de { $from } à { $to } en { $count ->
    [one] un coup
   *[other] { $count } coups
  } : par quelles cases ?
drill-seat = { $side ->
    [white] Du côté des blancs
   *[black] Du côté des noirs
  }, colonne { $file } depuis la gauche, rangée { $rank } depuis vous : quelle case ?
drill-beside = { $side ->
    [white] Du côté des blancs
   *[black] Du côté des noirs
  } : qu'y a-t-il { $step ->
    [up] devant
    [down] derrière
    [left] à gauche de
    [right] à droite de
    [up-left] devant à gauche de
    [up-right] devant à droite de
    [down-left] derrière à gauche de
   *[down-right] derrière à droite de
  } { $square } ?
drill-reach = { WORD($piece) } en { $square } : quelles cases atteint la pièce ?
drill-right = Juste
drill-more = encore { $count }
drill-already = { $square } est déjà nommée
drill-wrong = Faux
drill-missing = il manque : { $squares }
drill-extra = en trop : { $squares }
drill-still = Continuez
drill-is-dark = { $square } est { $colour ->
    [dark] foncée
   *[light] claire
  }
drill-is-on = { $from } et { $to } { $answer ->
    [yes] sont sur une même diagonale
   *[no] ne sont pas sur une même diagonale
  }
drill-letter-is = { $letter } :
drill-number-is = { $number } :
drill-squares-are = La réponse est { $squares }
drill-other-way = { $way ->
    [letter] On demande la lettre
    [figure] On demande le chiffre
   *[word] On demande le mot
  }
drill-no-answer = Ce n'est pas une réponse à cela
drill-at = { $square }{ $state ->
    [piece] , la pièce
    [named] , nommée
   *[free] { "" }
  }
drill-hint = Par exemple { $square }
drill-no-hint = Il n'y a pas d'indice pour cela. Passer dit la réponse
drill-help = { $subject ->
    [alphabet] Tapez le mot pour la lettre, ou la lettre pour le mot, puis Entrée
    [numbers] Tapez le mot allemand pour le chiffre, ou le chiffre pour le mot, puis Entrée
    [colours] O pour foncée, N pour claire
    [diagonals] O ou N ; ou nommez les cases, toutes sur une ligne ou l'une après l'autre
    [knight] Nommez les cases du chemin dans leur ordre, sans la première
    [coordinates] Nommez la case, ou allez-y et appuyez sur Entrée
   *[vision] Nommez les cases, toutes sur une ligne ou l'une après l'autre. Ou allez sur chacune et appuyez sur Entrée
  }
drill-help-all = F2 demande encore. Passer dit la réponse, l'indice aide là où des cases sont demandées. Échap quitte l'exercice, et la partie revient
drill-leave = Quitter l'exercice ? Oui ou non ?
drill-left = L'exercice est fini. { $right } justes, { $wrong } fausses
drill-summary = { $asked } demandés, { $known } sus, { $due } à revoir
drill-score = { $right } justes, { $wrong } fausses
drill-no-summary = Rien n'a encore été travaillé
drill-exporting = Ce que vous avez appris est écrit dans un fichier
drill-exported = C'est dans { $file }
drill-refused = { $why ->
    [drilling] Un exercice est en cours. Échap le quitte
    [competing] Il n'y a pas d'exercices pendant une compétition
    [hidden] L'échiquier est caché. Un regard le dit, et il est compté
    [not-hidden] L'échiquier n'est pas caché
    [no-tactics] Il n'y a rien à trouver dans ce fichier. La tactique demande une position et des coups
    [no-file] Ouvrez d'abord le fichier, avec Contrôle et O, puis demandez sa tactique
    [no-games] Aucune de vos parties n'est encore sur l'étagère. Une partie y arrive quand elle se termine
   *[not-drilling] Aucun exercice n'est en cours
  }
find-game = La partie de mémoire : aux { WORD($side) } de jouer. Quel coup a été joué ?
find-mate = Aux { WORD($side) } de jouer, mat en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
find-best = Aux { WORD($side) } de jouer : quel est le meilleur coup ?
find-win-in = Aux { WORD($side) } de jouer, et de gagner en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
find-only-win = Aux { WORD($side) } de jouer : un seul coup gagne. Lequel ?
find-bad-line = Ligne { $line } : { $fault ->
    [position] position impossible
    [only-avoided] seulement des coups à éviter
    [long-mate] le mat est trop long pour être prouvé, et les coups manquent
   *[moves] aucun coup à trouver
  }
find-more-bad = { $lines ->
    [one] Une ligne de plus a été passée
   *[other] { $lines } lignes de plus ont été passées
  }
find-part = Le fichier est grand. { $positions } positions en ont été lues
find-passed-over = { $mates ->
    [one] Un mat a été passé : il n'existe pas ou il est trop long à prouver
   *[other] { $mates } mats ont été passés : ils n'existent pas ou sont trop longs à prouver
  }
find-unproved = Que ce coup mate à temps n'a pas pu être prouvé. Un autre coup est demandé
find-rating = cote { $rating }
find-file = Tactique du fichier
find-offer = { $games ->
    [one] Une partie commence par une position
   *[other] { $games } parties commencent par une position
  }. « Tactique du fichier » demande les coups
find-wrong = Ce n'est pas le coup
find-found = Trouvé. Erreurs : { $slips }, indices : { $hints }
find-piece = { WORD($piece) } { $square }
find-to = en { $square }
find-help = Tapez le coup, ou prenez et posez la pièce. F2 redemande. L'indice dit la pièce, un second sa case. Passer dit le coup. Échap quitte, et la partie revient
blindfold-on = L'échiquier est caché. On entend les coups, pas les cases
blindfold-off = L'échiquier est de retour. Regards : { $peeks }
blindfold-peek = Regard numéro { $peeks }
blindfold-at = { $square }
drill-broken = Ce que vous aviez appris n'a pas pu être lu ; le fichier est mis de côté : { $detail }

# Ce qui est compris.

hear-drill-dark = foncée | foncé | noire | noir
hear-drill-light = claire | clair | blanche | blanc
hear-drill-and = et | puis | à
hear-drill-hint = indice
