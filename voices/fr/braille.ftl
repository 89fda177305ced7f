# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
    [ueb] Notation algébrique en UEB
    [uk-2015] Le code du Royaume-Uni de 2015
    [finland] Les signes d’échecs de Finlande
    [hungary] Les signes d’échecs de Hongrie
    [spain] Le code d’Espagne, ONCE B8
    [germany] Notation algébrique allemande en Basisschrift
    [russia-literary] Notation russe en braille littéraire
    [russia-compact] Notation russe, brève
    [nabcc] Notation algébrique en braille informatique à huit points
   *[san-low] Notation algébrique à chiffres abaissés
  }: { $status ->
    [published] publié
    [literal] notation imprimée en braille ordinaire, pas un code d’échecs
    [practice] usage, pas une norme
   *[own] propre à ce programme
  }
braille-provisional = Provisoires, car aucune source ne les donne :
braille-sign = { $sign ->
    [pieces] pièces
    [pawn] pion
    [ranks] rangées
    [capture] prise
    [check] échec
    [check-place] place du signe d’échec
    [mate] mat
    [castling] roque
    [promotion] promotion
   *[results] résultats
    [draw-offer] offre de nulle
    [draughts] coups de dames
  }
braille-word = { $word ->
    [white] Blancs
    [black] Noirs
    [event] Tournoi
    [site] Lieu
    [date] Date
    [round] Ronde
    [result] Résultat
    [contents] Sommaire
    [draw-offered] nulle proposée
   *[sealed-move] Coup sous enveloppe
  }
braille-pages = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } sur { $pages ->
    [one] une page
   *[other] { $pages } pages
  }
braille-eight-dots = Ce code a huit points, et BRF en a six ; choisissez le braille Unicode ou un autre code
braille-read = { $code ->
    [ueb] Notation algébrique en UEB
    [uk-2015] Le code du Royaume-Uni de 2015
    [finland] Les signes d’échecs de Finlande
    [hungary] Les signes d’échecs de Hongrie
    [spain] Le code d’Espagne, ONCE B8
    [germany] Notation algébrique allemande en Basisschrift
    [russia-literary] Notation russe en braille littéraire
    [russia-compact] Notation russe, brève
    [nabcc] Notation algébrique en braille informatique à huit points
   *[san-low] Notation algébrique à chiffres abaissés
  }: { $moves ->
    [one] Un demi-coup lu
   *[other] { $moves } demi-coups lus
  }
braille-unreadable = Page { $page }, ligne { $line }, cellule { $cell } : { $cells } n’est pas un coup ici
braille-could-be = Ce pourrait être :
braille-could-be-move = { $move }
braille-no-cell = Page { $page }, ligne { $line }, cellule { $cell } : { $text } n’est pas un signe braille
braille-no-game = Aucune partie n’est lisible ici
