# Le manuel : lu à voix haute et écrit en braille.

manual-text = { $text }
manual-keys = Flèche bas : la suite. Flèche droite : le titre suivant. Page suivante : le chapitre suivant. Échap ferme le manuel
manual-foreign = Le manuel est en anglais
manual-closed = Manuel fermé
manual-written = { $how ->
    [contracted] Braille abrégé par liblouis
    [uncontracted] Braille intégral
   *[without-liblouis] liblouis n'est pas installé : voici du braille intégral
  }, { $pages ->
    [1] une page
   *[other] { COUNT($pages, "fem") } pages
  }
