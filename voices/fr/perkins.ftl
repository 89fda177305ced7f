# Ce qui est dit du braille sous les doigts.

cell-dots = points { $dots }
cell-part = points { $dots }, et la suite
cell-no-dots = aucun point, et la suite
cell-erased = points { $dots } effacés
chord-unknown = Espace avec les points { $dots } ne fait rien
braille-test-next = Appuyez ensemble sur ces touches, puis relâchez-les ; Échap arrête :
braille-test-again = Les mêmes touches encore une fois :
braille-test-lost = Non reçues :
braille-test-held = Enfoncées ensemble :
braille-test-good = Le clavier transmet toutes ces touches ; le braille peut s'écrire à deux mains
braille-test-advice = Écrivez ces signes d'une main : Contrôle Majuscule J choisit comment
set-braille-code = Braille de saisie et d'affichage : { $code ->
    [auto] le code qui convient
    [ueb] Notation algébrique en UEB
    [uk-2015] Code britannique 2015
    [finland] Signes d'échecs finlandais
    [hungary] Signes d'échecs hongrois
    [spain] Code espagnol, ONCE B8
    [germany] Notation algébrique allemande en Basisschrift
    [russia-literary] Notation russe en braille intégral
    [russia-compact] Notation russe brève
    [nabcc] Notation algébrique en braille informatique à huit points
   *[san-low] Notation algébrique à chiffres abaissés
  }
set-strokes = { $strokes ->
    [whole] Cellules tapées en accord, à deux mains
    [halves] Cellules tapées d'une main : colonne gauche, puis droite
   *[collected] Cellules tapées point par point, puis espace
  }
