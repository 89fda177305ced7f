# La feuille de partie : commentaires, signes, variantes, fichiers.

sheet-told = { $what ->
    [wanted] Tapez le commentaire, puis Entrée ; une ligne vide l'efface
    [deleted] Commentaire effacé
    [no-sign] Aucun signe
    [entered] Variante
    [left] Retour à la variante principale
    [nothing] Aucune note à ce coup
    [no-variation] Pas de variante ici
    [not-now] On prend des notes pendant l'écoute ou après la partie
    [no-draughts-sign] Ce code braille n'a pas de signe pour la prise aux dames ; choisissez-en un autre
    [preview] Aperçu
    [saving] Enregistrement
    [nothing-sealed] Aucun coup n'est sous pli
    [wrong-word] Le coup est sous pli avec un autre mot de passe
    [no-file] Cette partie n'a pas de fichier ; enregistrez-la en PGN
    [changed-outside] Un autre programme a modifié le fichier, qui reste tel quel ; enregistrez la partie en PGN
   *[provisional] Certains signes de ce code sont provisoires
  }
sheet-comment = { $text }
sheet-quality = { $quality ->
    [good] bon coup
    [bad] erreur
    [brilliant] très bon coup
    [blunder] gaffe
    [interesting] coup intéressant
    [dubious] coup douteux
    [forced] coup forcé
    [even] position égale
   *[unclear] position peu claire
  }
sheet-sign = signe { $number }
sheet-variations = { $number ->
    [one] { COUNT($number, "fem") } variante
   *[other] { COUNT($number, "fem") } variantes
  }
sheet-saved = Enregistré dans { $file }
sheet-pages = { $pages ->
    [one] { COUNT($pages, "fem") } page
   *[other] { COUNT($pages, "fem") } pages
  }, { $width } sur { $height }
ask-save-notes = Enregistrer les notes dans le fichier ?
ask-overwrite = { $file } existe déjà. L'écraser ?
ask-delete-comment = Effacer ce commentaire ?
file-faults = { $games ->
    [1] Une partie fautive n'est lue que jusqu'à la faute, ligne { $lines }
   *[other] { COUNT($games, "fem") } parties fautives ne sont lues que jusqu'à la faute, les premières aux lignes { $lines }
  }
file-odd = Lu malgré tout : { $what ->
    [lost-tag] une étiquette illisible, omise
    [malformed-tag] une étiquette mal formée
    [repeated-tag] une étiquette en double
    [parted-tags] des lignes vides ou des commentaires entre les étiquettes
    [parted] des étiquettes sans coups ou des coups sans étiquettes
    [result-on-board] un autre résultat que sur l'échiquier
    [move-number] un numéro de coup erroné
    [results-differ] un autre résultat que dans l'étiquette
    [null-move] un coup nul, où la partie s'arrête
    [deep-variation] des variantes au-delà de 100 niveaux, gardées en commentaire
    [broken-variation] des variantes qui ne sont pas des coups légaux d'échecs, gardées en commentaire
    [no-position] une étiquette SetUp qui contredit la position
    [date] une date écrite autrement ou impossible
    [ply-count] un autre nombre de demi-coups que dans l'étiquette
    [clock-time] des temps de pendule qui ne sont pas en heures, minutes et secondes
    [check] des signes d'échec
    [promotion] des promotions sans signe égal
    [en-passant] des prises en passant
    [not-passing] en passant là où il n'y en a pas
    [castling] des roques
    [squares] des coups avec les deux cases
    [pawn-letter] des pions avec une lettre
    [pawn-or-piece] des lettres qui peuvent être des pions ou des cavaliers ; lues comme pions, comparez
    [capture] des signes de prise
    [piece-letter] des lettres de pièces
    [outcome] des résultats
    [glyph] des signes de livres
    [lost-glyph] des signes de qualité inconnus ou répétés, omis
    [language] des parties sans les lettres anglaises des pièces
    [cyrillic] des lettres cyrilliques dans les coups
    [remark] des mots qui ne sont pas des coups, gardés en commentaire
    [nested-comment] des accolades dans des commentaires, enregistrées en parenthèses
    [position] une position incomplète, ou un roque ou une prise en passant impossibles, laissés de côté
    [punctuation] des signes entre les coups : virgules, parenthèses
    [control] des caractères de commande, lus comme des blancs
   *[blank] des blancs de traitement de texte
  }, nombre { $times }, d'abord ligne { $line }
file-guessed = Fichier hors UTF-8, lu comme { $encoding ->
    [latin-1] Latin-1, lettres d'Europe de l'Ouest
    [windows-1251] Windows-1251, lettres cyrilliques
    [cp850] CP850, lettres d'Europe de l'Ouest de DOS
    [cp866] CP866, lettres cyrilliques de DOS
   *[both] plusieurs anciens codages, ligne par ligne
  }
sheet-preview = Page { $page } sur { $pages }, { $lines ->
    [one] { COUNT($lines, "fem") } ligne
   *[other] { COUNT($lines, "fem") } lignes
  }
set-sheet-format = Fichier en braille : { $format ->
    [brf] BRF, braille ASCII
    [unicode] braille Unicode
    [pef] PEF
   *[ebrl] eBraille
  }
set-sheet-layout = Coups sur la feuille : { $layout ->
    [columns] en colonnes
    [running] à la suite
    [single] un coup par ligne
   *[double] sur deux colonnes
  }
set-sheet-width = Cellules par ligne : { $width }
set-sheet-height = Lignes par page : { $height }
set-sheet-size = Page de { COUNT($width, "fem") } cellules sur { COUNT($height, "fem") } lignes
