# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
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
  } : { $status ->
    [published] publié
    [literal] braille ordinaire, pas un code d'échecs
    [practice] usage, pas une norme
   *[own] propre à ce programme
  }
braille-provisional = Provisoires, car aucune source ne les donne :
braille-sign = { $sign ->
    [pieces] pièces
    [pawn] pion
    [ranks] rangées
    [capture] prise
    [check] échec
    [check-place] place du signe d'échec
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
   *[sealed-move] Coup sous pli
  }
braille-left-out = { $what ->
    [variations] { $number ->
        [one] { COUNT($number, "fem") } variante est omise
       *[other] { COUNT($number, "fem") } variantes sont omises
      }
    [clocks] { $number ->
        [one] { $number } temps de pendule est omis
       *[other] { $number } temps de pendule sont omis
      }
    [fractions] { $number ->
        [one] { COUNT($number, "fem") } fraction de seconde est omise
       *[other] { COUNT($number, "fem") } fractions de seconde sont omises
      }
    [commands] { $number ->
        [one] { COUNT($number, "fem") } marque pour les programmes est omise
       *[other] { COUNT($number, "fem") } marques pour les programmes sont omises
      }
   *[tags] { $number ->
        [one] { COUNT($number, "fem") } étiquette est omise
       *[other] { COUNT($number, "fem") } étiquettes sont omises
      }
  }
braille-changed = { $number ->
    [one] { COUNT($number, "fem") } note ne peut être écrite exactement ; elle sera relue autrement
   *[other] { COUNT($number, "fem") } notes ne peuvent être écrites exactement ; elles seront relues autrement
  }
braille-pages = { $games ->
    [1] Une partie
   *[other] { COUNT($games, "fem") } parties
  } sur { $pages ->
    [1] une page
   *[other] { COUNT($pages, "fem") } pages
  }
braille-eight-dots = Ce code a huit points, BRF six ; choisissez le braille Unicode ou un autre code
braille-read = { $code ->
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
  } : { $moves ->
    [1] Un demi-coup lu
   *[other] { $moves } demi-coups lus
  }
braille-unreadable = Page { $page }, ligne { $line }, cellule { $cell } : { $cells } n'est pas un coup possible
braille-could-be = Ce pourrait être :
braille-could-be-move = { $move }
braille-no-cell = Page { $page }, ligne { $line }, cellule { $cell } : { $text } n'est pas une cellule braille
braille-other-format = C'est du { $format ->
    [pef] PEF
   *[ebrl] eBraille
  } ; seuls le BRF et le braille Unicode sont relus
braille-no-game = Aucune partie trouvée
braille-number = Page { $page }, ligne { $line }, cellule { $cell } : numéro de coup { $number }, il faudrait { $due }
braille-differs = Page { $page }, ligne { $line } : ce qui est lu n'est pas ce qui a été écrit ; demi-coups lus : { $read }, écrits : { $written }
braille-other-moves = Page { $page }, ligne { $line } : un coup ou le résultat n'est pas celui qui a été écrit ; seul le nombre de demi-coups concorde
braille-mended = Page { $page }, ligne { $line }, cellule { $cell } : illisible ; la fin de la feuille prouve { $move }
braille-resumed = Page { $page }, ligne { $line }, cellule { $cell } : illisible ; la suite ne convient qu'avec { $move } ; rien ne le prouve
braille-other-page = Page { $page } : ici commence une partie de la page { $due } ; des pages manquent ou sont mêlées
braille-in-book = Page { $page }, ligne { $line } : ici finit la partie { $number } du recueil, on attend la { $due } ; des parties manquent ou sont en désordre
braille-unended = Page { $page }, ligne { $line } : le recueil continue après cette partie ; la suite manque
braille-other-book = Page { $page }, ligne { $line } : cette partie ne suit pas la précédente dans le même recueil ; une page vient d'un autre recueil, ou les dernières lignes d'une partie sont abîmées
braille-stray = Page { $page }, ligne { $line } : ce qui figure ici n'appartient à aucune partie
braille-breaks-off = Page { $page }, ligne { $line } : la partie s'interrompt ici ; sa fin manque
braille-results = Page { $page }, ligne { $line } : deux résultats, { $result } et { $detail }
braille-titled = L'en-tête porte { $result }
braille-no-colophon = Page { $page }, ligne { $line } : la fin de cette partie manque
braille-title = Page { $page }, ligne { $line } : l'en-tête porte { $text }, la fin de la feuille { $detail }
braille-notes = Page { $page }, ligne { $line } : commentaires, signes ou variantes relus inexactement : { $number }
braille-says = La feuille dit : { $text }
braille-above = Page { $page }, ligne { $line } : non repris, au-dessus des coups : { $text }. La partie commence à la position initiale
braille-on-board = Page { $page }, ligne { $line } : le résultat n'est pas celui de la position finale
braille-too-long = Page { $page }, ligne { $line } : plus de coups qu'une partie ne peut en avoir ; elle est lue jusqu'ici
braille-given-up = Page { $page }, ligne { $line } : trop de choses sont illisibles dans ce fichier ; la suite n'est pas lue
braille-other-code = Dans un autre code, c'est une autre partie ; dites quel est le code
braille-unproved = Rien sur cette feuille ne prouve qu'elle est intacte ; comparez-la ; des accents et des majuscules peuvent manquer
