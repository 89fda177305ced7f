# What is said of the keys themselves.

key = { $key ->
    [Up] flèche haut
    [Down] flèche bas
    [Left] flèche gauche
    [Right] flèche droite
    [PageUp] page précédente
    [PageDown] page suivante
    [Home] Origine
    [End] Fin
    [Enter] Entrée
    [Escape] Échap
    [Space] espace
    [Backspace] retour arrière
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
    [playing] Lettres : tapez un coup et appuyez sur Entrée, par exemple e4 ou cavalier f3. Les flèches parcourent l'échiquier
    [competing] Les flèches parcourent l'échiquier. Soulevez la pièce, posez-la, tapez le coup pour l'annoncer, puis appuyez sur la pendule. Dites répétition ou cinquante coups pour réclamer la nulle
   *[listening] Les flèches parcourent l'échiquier. Tapez un nombre et appuyez sur Entrée pour aller à ce coup
  }
help-more = encore : toutes les touches une à une
explains = { $state ->
    [on] Aide des touches : appuyez sur une touche ; Échap termine
   *[off] Aide des touches désactivée
  }
prefix = puis :
writes = Tapez, puis Entrée
set-keyboard = { $keyboard ->
    [line] Saisie de texte
    [board] Les lettres explorent l'échiquier ; la barre oblique écrit une ligne
    [perkins] Le clavier est une machine braille : F D S et J K L, et la barre d'espace
   *[home-row] La rangée de base nomme les cases : colonne, puis rangée
  }
set-key = { $key } est la nouvelle touche
reset-keys = Touches réinitialisées
change-key = Appuyez sur la touche à changer ; Échap annule
change-key-to = Appuyez sur la nouvelle touche
key-taken = Appuyez sur une autre touche
key-fixed = ne peut pas changer
home-file = { $at-file }
