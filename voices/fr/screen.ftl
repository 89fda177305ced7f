## Who speaks

ask-output = { $proposed ->
    [screen-reader] Lecteur d'écran détecté. L'utiliser à la place de la voix d'Annabella ? O ou N, puis Entrée
   *[own-voice] Utiliser la voix d'Annabella ? O, ou N pour votre lecteur d'écran, puis Entrée
  }
ask-words = Comment annoncer les coups ? Entrée, tournoi :
ask-words-own = Courant : { WORD($piece) } { $letter } { $rank }
words-named = { $words ->
    [hall] mots de tournoi
   *[own] mots courants
  }
hear-command-words-hall = mots de tournoi | tournoi | les mots de tournoi | ceux de tournoi | comme en tournoi | salle |
    mots de la salle | comme en salle |
    alphabet de tournoi | utilise l'alphabet de tournoi
hear-command-words-own = courants | courant | mots courants | les mots courants | les courants | mots normaux |
    les mots normaux | les normaux | normaux | mots habituels | les mots habituels |
    mots de tous les jours | propres | mes mots | mes propres mots | ma langue | normal |
    normaux s'il vous plaît | ordinaires | mots ordinaires | les mots ordinaires | habituels
set-output = { $output ->
    [screen-reader] Votre lecteur d'écran parle
   *[own-voice] Annabella parle
  }
ask-name = Votre nom dans les prochaines parties ? Entrée : celui de cet ordinateur
name-of-computer = celui de cet ordinateur
set-player = Votre nom dans les parties : { $name }
set-no-player = Dans les parties, votre nom est celui de cet ordinateur
set-reset = Réglages réinitialisés
trouble-setting = Le réglage { $detail } est illisible ; celui par défaut s'applique
trouble-reader = { $state ->
    [there] Votre lecteur d'écran parle de nouveau
    [beside] Un lecteur d'écran a démarré ; Annabella garde sa voix. Contrôle F2 change qui parle
   *[gone] Aucun lecteur d'écran ne lit cette fenêtre ; Annabella parle en attendant
  }
hear-command-output-own-voice = parle toi-même | programme parle | sans lecteur d'écran
hear-command-output-screen-reader = lecteur d'écran | utilise lecteur d'écran | avec lecteur d'écran

## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } prend { $to }
takes-to = { WORD($piece) } prend { $to }
takes-file-to = { WORD($piece) } { $file } prend { $to }
takes-rank-to = { WORD($piece) } { $rank } prend { $to }
pawn-takes-to = { $file } prend { $to }

## How much is said

square-alone = { $square }
square-nothing = vide
piece-alone = { WORD($piece) }
piece-of = { WORD($side, $piece) }
square-colour = { $colour ->
    [dark] case noire
   *[light] case blanche
  }
set-preset = Détail des annonces : { $preset ->
    [brief] bref
    [full] complet
   *[normal] normal
  }
set-detail = { $detail ->
    [square-colour] couleur de la case
    [empty] cases vides
    [side] couleur des pièces
    [piece-first] pièce avant la case
    [number] numéro du coup
    [captured] pièce prise
    [check] échec
    [turn] trait, après chaque coup
    [article] article des règles
    [long] réponses longues
    [hints] indications
    [comments] commentaires
   *[typing] caractères tapés
  } : { $state ->
    [on] oui
   *[off] non
  }
hear-command-verbosity-brief = n'en dis pas autant | parole brève | bref | parle brièvement | sois bref | parle moins | parler moins |
    sois brève | brièvement | plus court | plus bref | moins de mots | tu parles trop | parle peu | fais court |
    moins bavard | parle court | plus concis | en bref | ne parle pas autant | ne parle pas tant |
    annonces plus courtes | annonces courtes | n'en dis pas tant | dis-en moins |
    mode bref | mode court |
    moins de bavardage | moins de paroles | arrête de bavarder | dis moins de choses |
    moins de blabla
hear-command-verbosity-normal = parole normale | normal | parle normalement | détail normal | annonces normales |
    mode normal
hear-command-verbosity-full = dis-m'en plus | dis m'en plus | dites-m'en plus | donne-moi tous les détails |
    parole complète | complet | parle en détail | parler en détail | en détail |
    plus de détails | parle plus | détaillé | plus détaillé | dis tout | parlez en détail | dis-moi tout |
    donne-moi plus de détails | dis-en plus | sois plus précis | sois plus bavard | plus bavard | annonces complètes |
    annonces plus longues | tous les détails | tous les détails s'il te plaît |
    mode complet | mode détaillé |
    dis plus de choses | parle davantage |
    donne-moi la version longue | la version longue
hear-command-detail-on = avec { $detail } | dis { $detail }
hear-command-detail-off = sans { $detail } | omets { $detail }
hear-detail-square-colour = couleur de case | couleur des cases
hear-detail-empty = cases vides
hear-detail-side = couleur des pièces
hear-detail-piece-first = pièce avant case | pièce en premier
hear-detail-number = numéro de coup | numéros
hear-detail-captured = pièce prise
hear-detail-check = échec
hear-detail-turn = trait
hear-detail-article = article | articles
hear-detail-comments = commentaires
hear-detail-long = réponses longues
hear-command-hints-off = sans aide | sans aucune aide | sans indice | sans indices |
    arrête les indices | plus d'indices | arrête de me donner des indices | ne me donne plus d'indices
hear-detail-hints = indications
hear-detail-typing = frappe | caractères

## Reading again

review-copied = Copié

## For eyes

set-theme = Couleurs : { $theme ->
    [light] claires
    [yellow] jaune sur noir
   *[dark] sombres
  }
set-zoom = Taille : { $percent } pour cent
set-second-window = { $state ->
    [on] La fenêtre de l'adversaire est ouverte
   *[off] La fenêtre de l'adversaire est fermée
  }
set-board-only = { $state ->
    [on] Seul l'échiquier est affiché
   *[off] Tout est affiché à côté de l'échiquier
  }
set-braille-line = Braille dans la fenêtre : { $code ->
    [off] désactivé
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
braille-line = { $row ->
    [question] Braille : la question
    [move] Braille : dernier coup et trait
    [clock] Braille : pendules
   *[rank] Braille : rangée du curseur
  }
hear-command-theme-dark = couleurs sombres | sombre | mode sombre | thème sombre |
    fond noir | fond sombre | blanc sur noir
hear-command-theme-light = couleurs claires | clair |
    mode clair | thème clair |
    fond blanc | fond clair | noir sur blanc
hear-command-theme-yellow = jaune | jaune sur noir |
    fort contraste | contraste élevé | plus de contraste | contraste | haut contraste | contraste fort |
        couleurs contrastées | mode contraste élevé

## The menu

menu = { $page ->
    [tournament] Tournoi
    [practice] Entraînement
    [engine] Moteur et ses options
    [drills] Exercices
    [rules] Compétition
    [explore] Explorer l'échiquier
    [sound] Sons
    [keyboard] Clavier
    [gamepad] Manette
    [file] Fichier
    [export] Exporter
    [game] Partie
    [board] Échiquier
    [speech] Voix et langue
    [window] Fenêtre
   *[help] Aide
  }
menu-setting = { $setting ->
    [level] Niveau de l'adversaire
    [ponders] L'adversaire réfléchit pendant votre tour
    [sheet-format] Fichier en braille
    [sheet-code] Code braille d'échecs
    [sheet-layout] Coups sur la feuille
    [sheet-width] Cellules par ligne
    [sheet-height] Lignes par page
    [language] Langue
    [announcer] Voix des annonces
    [form] Forme des coups
    [files] Colonnes
    [zwo] Rangée 2 en allemand
    [read-back] Relecture des coups dits
    [warnings] Avertissements de la pendule
    [output] Qui parle
    [speaker] Voix intégrée ou du système
    [rate] Vitesse de la voix
    [speech-volume] Volume de la voix
    [earcon-volume] Volume des sons
    [preset] Détail des annonces
    [theme] Couleurs
    [zoom] Taille
    [second-window] Fenêtre de l'adversaire
    [board-only] Échiquier seul
    [board-for-black] Échiquier pour les Noirs
    [braille] Ligne braille
    [keyboard] Lettres
    [tape-format] Format de l'enregistreur
    [own-voice] Votre voix dans l'enregistrement
   *[device] Second périphérique audio
  }
detail-name = { $detail ->
    [square-colour] couleur de la case
    [empty] cases vides
    [side] couleur des pièces
    [piece-first] pièce avant la case
    [number] numéro du coup
    [captured] pièce prise
    [check] échec
    [turn] trait, après chaque coup
    [article] article des règles
    [long] réponses longues
    [hints] indications
    [comments] commentaires
   *[typing] caractères tapés
  }
sound-name = { $setting ->
    [moves] Sons des coups
    [squares] Sons des cases
    [clock] Sons de la pendule
    [messages] Autres sons
    [piece] Son de ce qui est sur une case
    [dark] Son des cases noires
    [target] Son des cases où la pièce peut aller
    [mono] Mono
    [reversed] Gauche et droite inversées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles gauche et droite
    [pitch] Hauteur de la voix
   *[speaking] Voix
  }
menu-help = { $row ->
    [page] Entrée ouvre la page
    [setting] Droite ou gauche change le réglage
    [file] Entrée l'ouvre
    [here] Entrée enregistre ici
   *[command] Entrée l'exécute
  }
menu-keys = Une lettre va à une ligne, Échap revient
menu-place = { $at } sur { $count }
menu-closed = Menu fermé
hear-command-rate = vitesse { $number } | vitesse à { $number } | débit { $number } | débit à { $number } |
    vitesse de la parole { $number } | vitesse { $number } pour cent
hear-command-rate-normal = vitesse normale | débit normal | parle à vitesse normale | vitesse habituelle |
    parle à une vitesse normale
hear-command-volume = volume { $number } | volume à { $number } | volume de la parole { $number } |
    mets le volume à { $number } | volume { $number } pour cent
