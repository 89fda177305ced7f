## Who speaks

ask-output = { $proposed ->
    [screen-reader] Un lecteur d'écran est en marche. Doit-il parler, et la voix du programme se taire ? O pour oui, N pour non.
   *[own-voice] Le programme doit-il parler de sa propre voix ? O pour oui ; N pour non : alors votre lecteur d'écran parle à sa place.
  }
set-output = { $output ->
    [screen-reader] Votre lecteur d'écran parle
   *[own-voice] Le programme parle de sa propre voix
  }
set-reset = Tous les réglages sont comme au début
trouble-setting = Le réglage { $detail } ne peut pas être lu ; la valeur habituelle vaut
trouble-reader = { $state ->
    [there] Votre lecteur d'écran parle de nouveau
    [beside] Un lecteur d'écran a démarré ; le programme continue de sa propre voix. Contrôle F2 change qui parle
   *[gone] Aucun lecteur d'écran ne lit cette fenêtre ; en attendant, le programme parle de sa propre voix
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
    [dark] sombre
   *[light] claire
  }
set-preset = Annonces: { $preset ->
    [brief] brèves
    [full] complètes
   *[normal] normales
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
  }: { $state ->
    [on] oui
   *[off] non
  }
hear-command-verbosity-brief = parole brève | bref
hear-command-verbosity-normal = parole normale | normal
hear-command-verbosity-full = parole complète | complet
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
hear-detail-comments = commentaires | commentaire
hear-detail-long = réponses longues
hear-detail-hints = indications
hear-detail-typing = frappe | caractères

## Reading again

review-copied = Copié

## For eyes

set-theme = Couleurs: { $theme ->
    [light] claires
    [yellow] jaune sur noir
   *[dark] sombres
  }
set-zoom = Taille: { $percent } pour cent
set-second-window = { $state ->
    [on] La fenêtre de l'adversaire est ouverte
   *[off] La fenêtre de l'adversaire est fermée
  }
set-braille-line = Braille dans la fenêtre : { $code ->
    [off] aucune
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
  }
braille-line = { $row ->
    [move] Braille : dernier coup et trait
    [clock] Braille : pendules
   *[rank] Braille : rangée du curseur
  }
hear-command-theme-dark = couleurs sombres | sombre
hear-command-theme-light = couleurs claires | clair
hear-command-theme-yellow = jaune | jaune sur noir

## The menu

menu = { $page ->
    [practice] Entraînement
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
    [speech] Parole
    [window] Fenêtre
   *[help] Aide
  }
menu-setting = { $setting ->
    [level] Niveau de l'adversaire
    [sheet-format] Fichier en braille
    [sheet-code] Code braille des échecs
    [sheet-layout] Coups sur la feuille
    [sheet-width] Cellules par ligne
    [sheet-height] Lignes par page
    [language] Langue
    [announcer] Voix des annonces
    [form] Forme des coups
    [files] Colonnes
    [read-back] Coups en mots
    [warnings] Avertissements de la pendule
    [output] Qui parle
    [speaker] Propre voix
    [rate] Vitesse de la parole
    [speech-volume] Volume de la parole
    [earcon-volume] Volume des sons
    [preset] Annonces
    [theme] Couleurs
    [zoom] Taille
    [second-window] Fenêtre de l'adversaire
    [braille] Ligne braille
    [keyboard] Lettres
    [tape-format] Fichier du dictaphone
    [own-voice] Sa propre voix dans l’enregistrement
   *[device] Second périphérique
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
    [mono] Tout au milieu
    [reversed] Gauche et droite échangées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles
    [pitch] Hauteur de la voix
   *[speaking] Voix
  }
menu-help = { $row ->
    [page] Entrée ouvre la page
    [setting] Entrée ou droite : la valeur suivante ; gauche : la précédente
   *[command] Entrée le fait
  }
menu-place = { $at } sur { $count }
menu-closed = Le menu est fermé
