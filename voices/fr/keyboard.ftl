# What is said of the keys themselves.

key = { $key ->
    [Up] flèche haut
    [Down] flèche bas
    [Left] flèche gauche
    [Right] flèche droite
    [PageUp] page précédente
    [PageDown] page suivante
    [Plus] plus
    [Minus] moins
    [Home] Origine
    [End] Fin
    [Enter] Entrée
    [Escape] Échap
    [Space] espace
    [Backspace] retour arrière
    [Control] touche Contrôle
   *[other] { $key }
  }
key-held = { $held ->
    [ctrl] Contrôle
    [shift] Majuscule
   *[ctrl-shift] Contrôle Majuscule
  } { $key ->
    [Up] flèche haut
    [Down] flèche bas
    [Left] flèche gauche
    [Right] flèche droite
    [PageUp] page précédente
    [PageDown] page suivante
    [Plus] plus
    [Minus] moins
    [Home] Origine
    [End] Fin
    [Enter] Entrée
    [Escape] Échap
    [Space] espace
    [Backspace] retour arrière
   *[other] { $key }
  }
key-family = { $family ->
    [file] A à H
    [rank] 1 à 8
    [file-by-number] Majuscule 1 à 8
    [kind] K, Q, R, B, N ou P
    [kind-shifted] Majuscule K, Q, R, B, N ou P
   *[step] une flèche
  }
key-family-held = { $held ->
    [ctrl] Contrôle
    [shift] Majuscule
   *[ctrl-shift] Contrôle Majuscule
  } { $family ->
    [file] A à H
    [rank] 1 à 8
   *[kind] K, Q, R, B, N ou P
  }
key-free = ne fait rien ici
help-begin = { $place ->
    [playing] Tapez un coup et Entrée, flèches pour l'échiquier
    [competing] Entrée prend et pose, un coup tapé s'annonce
    [table] Flèches pour la grille, Origine et Fin aux bouts, V et une flèche lit la suite, Entrée joue la partie, Échap quitte
    [duties] Haut et Bas pour la liste, Entrée coche, V et Bas lit la suite, Échap quitte
    [found] Haut et Bas pour les parties trouvées, Entrée ouvre, Échap quitte
   *[listening] Tapez un numéro pour aller à ce coup
  }
# Key and word: "F3 whose move". A phrase that begins with a space is not parted from the one before.
help-key = { $command ->
    [repeat] { " " }répéter
    [turn] { " " }à qui le trait
    [pieces] { " " }pièces
    [undo] { " " }reprendre
    [menu] { " " }menu
    [press-clock] { " " }pendule
    [tell-time] { " " }temps
    [why] { " " }pourquoi
    [offer-draw] { " " }proposer la nulle
    [arbiter] { " " }arbitre
    [forward] { " " }coup suivant
    [back] { " " }coup précédent
    [to-start] { " " }début
   *[play-on] { " " }jouer d'ici
  }
# What has no room on the first page of help.
help-part = { $part ->
    [agreeing-2] Ou : adversaire répète. Réclamations dans la fin au KO. Sans arbitre. Séance de 240 minutes. Retard de 30 minutes. Attendons les Noirs
    [arbiter-2] Dites : retirer deux minutes aux Noirs. Les Blancs perdent. Pièces mal placées. Échiquier tourné. Couleurs inversées
    [arbiter-3] Dites : les Blancs ont déplacé des pièces ; puis : pièces remises. Retour au coup 12. Incidents
    [setup-2] Une case seule reçoit un pion. Une pièce seule vient là où vous êtes. « Rien en Eva quatre » enlève une pièce. Entrée prend et pose
    [lesson-2] Dites « autres règles » pour une autre édition
   *[setup-3] Dites : vider l'échiquier, position initiale, trait aux Noirs, roque. Contrôle Z annule. Une FEN peut être collée
  }
help-more = { " " }encore : la suite
help-left = Fin de l'aide
explains = { $state ->
    [on] Aide des touches : appuyez sur une touche ; Échap pour finir
   *[off] Aide des touches désactivée
  }
prefix = puis :
writes = Tapez, puis Entrée
set-keyboard = { $keyboard ->
    [line] Saisie de texte
    [board] Les lettres explorent ; la barre oblique écrit une ligne
    [perkins] Machine braille : F D S, J K L, espace
   *[home-row] Rangée de base : la colonne, puis la rangée
  }
set-key = { $key } est la nouvelle touche
reset-keys = Touches réinitialisées
change-key = Appuyez sur la touche à changer ; Échap annule
change-key-to = Appuyez sur la nouvelle touche
key-taken = Appuyez sur une autre touche
key-fixed = ne peut pas être changée
home-file = { $at-file }
