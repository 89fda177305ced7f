# Ce qui est dit du braille sous les doigts.

cell-dots = points { $dots }
cell-part = points { $dots }, et la suite
cell-no-dots = aucun point, et la suite
cell-erased = points { $dots } effacés
chord-unknown = Espace avec les points { $dots } ne fait rien
braille-test-next = Maintenez ces touches enfoncées ensemble, puis lâchez-les; Échap met fin à l'essai :
braille-test-again = Les mêmes touches encore une fois :
braille-test-lost = Pas arrivées :
braille-test-held = Enfoncées ensemble :
braille-test-good = Le clavier transmet toutes ces touches ensemble; on peut y écrire le braille à deux mains
braille-test-advice = De tels signes s'écrivent d'une main : Contrôle Majuscule J choisit comment
set-braille-code = Braille pour la saisie et l'afficheur : { $code ->
    [auto] le code qui convient
    [ueb] Notation algébrique en UEB
    [uk-2015] Le code du Royaume-Uni, 2015
    [finland] Les signes d'échecs de Finlande
    [hungary] Les signes d'échecs de Hongrie
    [spain] Le code d'Espagne, ONCE B8
    [germany] Notation algébrique allemande en Basisschrift
    [russia-literary] Notation russe en braille littéraire
    [russia-compact] Notation russe, compacte
    [nabcc] Notation algébrique en braille informatique à huit points
   *[san-low] Notation algébrique à chiffres abaissés
  }
set-strokes = { $strokes ->
    [whole] Un signe s'écrit d'un coup, à deux mains
    [halves] Un signe s'écrit d'une main : la colonne de gauche, puis celle de droite
   *[collected] Un signe s'écrit point par point, puis la barre d'espace
  }
