# The sentences of the program.

## Beginning and end

greeting = Annabella, les échecs à l'oreille
greeting-setup = Le programme parle { $language }, les coups sont annoncés en { $announcer }
greeting-help = F1 dit ce que l'on peut faire
began = Nouvelle partie à deux joueurs ; trait { WORD($side, form: "to") }
began-at = Partie à partir d'une position ; coup { $number }, trait { WORD($side, form: "to") }
resumed = La partie reprend après { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
  } ; trait { WORD($side, form: "to") }
last-move = Le dernier coup :
opened = { $white ->
    [unknown] un inconnu
   *[other] { $white }
  } contre { $black ->
    [unknown] un inconnu
   *[other] { $black }
  }, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
  }
opened-nameless = Une partie, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
  }
opened-place = Partie { $number } sur { $count }
opened-event = Tournoi : { $event }
opened-date = Date :
opened-result = { $result ->
    [white] Les Blancs ont gagné
    [black] Les Noirs ont gagné
    [draw] Elle s'est terminée par la nulle
    [nobody] Les deux ont perdu
   *[unknown] Le résultat n'est pas connu
  }
opened-hint = Page suivante joue le coup suivant
played-on = On joue à partir d'ici ; trait { WORD($side, form: "to") }
end-of-game = La partie finit ici, { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux ont perdu
   *[unknown] sans résultat
  }
beginning-of-game = C'est le début de la partie
goodbye = Au revoir, la partie est gardée

## Rulings

ruled-checkmate = Échec et mat, { WORD($winner, form: "the") } gagnent
ruled-stalemate = Pat, partie nulle
ruled-dead-position = Position morte, personne ne peut plus mater, partie nulle
ruled-repetition = La position s'est présentée { $times } fois, partie nulle
ruled-quiet-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion, partie nulle
ruled-resigned = { WORD($loser, form: "the") } abandonnent
ruled-agreed = Nulle par accord
result = { $result ->
    [white] Un à zéro
    [black] Zéro à un
    [draw] Un demi-point chacun
    [nobody] Zéro à zéro
   *[unknown] Pas de résultat
  }
article = { $article }

## The board

square-empty = { $square }, vide
square-piece = { $square }, { WORD($side, $piece) }
edge = { $square }, bord de l'échiquier
taken = { WORD($side, $piece) } { $square } en main
put-back = { WORD($piece) } de retour en { $square }
nothing-to-cancel = Rien à annuler
to-move = Trait { WORD($side, form: "to") }, coup { $number }
in-check = en échec
pieces-of = { WORD($side) } :
pieces-at = { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-none = { WORD($side, form: "the") } n'ont pas { WORD($piece, form: "of") }
pieces-of-kind = { WORD($side, form: "the") } ont { $count ->
    [one] { WORD($piece, form: "a") } en { $squares }
   *[other] des { WORD($piece, form: "plural") } en { $squares }
  }
attacked-by = { WORD($side, form: "the") } attaquent { $square } :
piece-from = { WORD($piece) } { $square }
attacked-by-none = Rien n'attaque { $square }

## The game so far

undone = Coup repris
result-undone = Le résultat est repris
stepped-back = Un coup en arrière
at-start = Le début de la partie
at-move = Coup { $number }, trait { WORD($side, form: "to") }
move-number = Coup { $number } :
no-moves-yet = Encore aucun coup
no-clock = Il n'y a pas de pendule dans cette partie
adjusted = Adoubez vos pièces ; à l'entraînement rien ne compte comme touché
status-going-on = La partie continue
status-over = { $result ->
    [white] Les Blancs ont gagné
    [black] Les Noirs ont gagné
    [draw] La partie est nulle
    [nobody] Les deux ont perdu
   *[unknown] La partie est finie
  }

## Questions

typed = { $text }
typed-space = espace
erased = { $text } effacé
line-empty = La ligne est vide
term-unknown = Je ne comprends pas la condition { $word }
clock-wrong = { $word } n'est pas une cadence :
clock-period = { WORD($side) }, période { $period }{ $reason ->
    [no-moves] , aucun nombre de coups
    [no-time] , aucun temps
    [not-last] , le temps pour tous les coups vient en dernier
    [too-large] , le nombre est trop grand
   *[unreadable] , illisible
  }
clock-forms = Une cadence s'écrit en minutes et secondes, 90+30, ou avec un contrôle, 40/90,30
ask-path = Tapez le chemin d'un fichier PGN et appuyez sur Entrée
ask-new-game = La partie n'est pas finie. En commencer quand même une autre ? Oui ou non ?
ask-open = La partie n'est pas finie. La quitter pour celle du fichier ? Oui ou non ?
ask-resign = { WORD($side) }, voulez-vous abandonner ? Oui ou non ?
ask-draw = { WORD($side, form: "the") } proposent la nulle. { WORD($opponent) }, acceptez-vous ? Oui ou non ?
ask-resume = Une partie attend, { $moves ->
    [0] aucun coup joué
    [one] un coup joué
   *[other] { $moves } coups joués
  }. La reprendre ? Oui ou non ?
ask-promotion = Que devient le pion ? Dame, tour, fou ou cavalier ?
ask-read-back = Est-ce bien le coup ? Oui ou non ?
ask-which-from = { $count } { WORD($piece, form: "plural") } peuvent aller en { $to } : de { $squares }. D'où ?
ask-which = { $count ->
    [one] un coup convient
   *[other] { $count } coups conviennent
  }. Lequel ?
declined = Non ; tout reste comme avant
declined-draw = { WORD($opponent, form: "the") } refusent la nulle ; la partie continue
declined-choice = Aucun coup joué

## Settings

set-language = Langue : { $voice }
set-announcer = Coups annoncés en { $voice }
set-form = Forme des coups : { $form ->
    [full] complète
    [short] brève
    [squares] cases seulement
    [san] lettres de la notation
   *[uci] notation des moteurs
  }
set-files = Colonnes : { $files ->
    [anna] Anna, Bella, Cesar
    [nato] Alfa, Bravo, Charlie
   *[letters] lettres
  }
    .spoken = Colonnes : { $files ->
    [anna] Anna, Bella, César
    [nato] Alfa, Bravo, Charlie
   *[letters] lettres
  }
set-read-back = { $state ->
    [on] Les coups en mots sont d'abord relus
   *[off] Les coups en mots sont joués tout de suite
  }
set-speaker = { $speaker ->
    [system] La voix du système parle
   *[embedded] La voix du programme parle
  }
set-rate = Vitesse de la parole { $percent } pour cent
set-speech-volume = Volume de la parole { $percent } pour cent
set-earcon-volume = Volume des sons { $percent } pour cent

## Help

help-answering = Une question attend. O veut dire oui, N veut dire non ; ou tapez la réponse puis Entrée. F2 répète la question.
help-choosing = Un choix attend. Tapez la réponse puis Entrée ; Échap abandonne le coup. F2 répète la question.

## Refusals

illegal-empty = Il n'y a pas de pièce en { $square }
illegal-opponents-piece = { WORD($piece, form: "the") } en { $square } est { WORD($side, form: "to") }
illegal-no-such-piece = Vous n'avez pas { WORD($piece, form: "of") }
illegal-none-reaches = { WORD($piece, form: "no") } ne peut aller en { $to }
illegal-nothing-reaches = Rien ne peut aller en { $to }
illegal-not-its-way = { WORD($piece, form: "a") } ne va pas de { $from } en { $to }
illegal-own-piece = { WORD($piece, form: "own") } est en { $square }
illegal-blocked = { WORD($side, $piece, form: "the") } en { $square } barre le chemin
illegal-nothing-to-capture = Il n'y a rien à prendre en { $square }
illegal-pinned = La pièce en { $by } cloue { WORD($piece, form: "the") } en { $square }
illegal-still-in-check = Le roi resterait en échec, de { $by }
illegal-king-into-check = En { $square } le roi serait en échec, de { $by }
illegal-castling-right = { $way ->
    [short] Le petit roque
   *[long] Le grand roque
  } n'est pas possible : le roi ou la tour a joué
illegal-castling-in-check = On ne peut pas roquer en échec
illegal-castling-between = On ne peut pas roquer : { $square } n'est pas libre
illegal-castling-attacked = On ne peut pas roquer : { $square } est attaqué
illegal-no-promotion = Ce n'est pas une promotion
illegal-no-capture = Il n'y a rien à prendre en { $square }
illegal-not-there = Il n'y a pas { WORD($piece, form: "of") } en { $square }
illegal-none-from-there = De là, { WORD($piece, form: "no") } ne peut aller en { $to }
illegal-no-en-passant = Ce coup ne prend rien en passant
illegal-no-such-check = Le coup ne donne pas cet échec
refused-unreadable = Je ne comprends pas { $text }
refused-unreadable-empty = Je ne comprends pas
refused-unopenable = { $file } ne s'ouvre pas : { $fault ->
    [not-found] ce fichier n'existe pas
    [not-readable] il n'est pas lisible
    [no-game] il ne contient aucune partie
   *[other] { $fault }
  } { $detail }
refused-unopenable-at = { $file }, ligne { $line }, colonne { $column } : { $fault ->
    [illegal-move] ce coup n'est pas légal
    [ambiguous-move] plusieurs coups conviennent
    [unreadable-move] ce n'est pas un coup
    [bad-fen] cette position n'est pas possible
    [malformed-tag] cette étiquette est mal formée
    [repeated-tag] cette étiquette figure deux fois avec des valeurs différentes
    [open-comment] ce commentaire ne se termine pas
    [open-variation] cette variante ne se termine pas
    [results-differ] le résultat diffère de celui de l'étiquette
   *[other] { $fault }
  } : { $detail }
refused-game-over = La partie est finie : { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux ont perdu
   *[unknown] pas de résultat
  }
refused-listening = Vous écoutez une partie ; Contrôle P joue à partir d'ici
refused-not-listening = C'est pour écouter une partie ; Contrôle O en ouvre une
refused-nothing-here = Il n'y a rien à prendre en main en { $square }
refused-not-yours = { WORD($side, $piece, form: "the") } en { $square } est à l'adversaire
refused-no-moves = Encore aucun coup
refused-no-such-move = La partie n'a pas de coup { $number }
refused-no-question = Rien n'est demandé
refused-nothing-announced = Encore aucune annonce

## Demandes de nulle

claims-none = Dans cette partie, la nulle ne pouvait être demandée à aucun moment
claims-some = La nulle pouvait être demandée à { $count ->
    [one] un moment
   *[other] { $count } moments
  } de la partie
claim-repetition = la position s'est présentée { $times } fois
claim-repetition-ahead = avec un coup à annoncer, la position se présente { $times } fois
claim-quiet = { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion
claim-quiet-ahead = avec un coup à annoncer, { $moves ->
    [one] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion
claim-run = et encore { $count ->
    [one] au coup suivant
   *[other] aux { $count } coups suivants
  }
claim-fate = { $fate ->
    [made] la partie s'est terminée ici par la nulle
    [missed] nulle non demandée
   *[open] la partie s'est terminée ici
  }
claim-unless-won = S'il est prouvé que la partie est gagnée, mais en plus de coups, il en faut encore { $moves }
claim-moves = { $count ->
    [1] Le coup :
   *[other] L'un des { $count } coups possibles :
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side, form: "the") } demandent la nulle par répétition
   *[quiet-moves] { WORD($side, form: "the") } demandent la nulle : coups sans prise ni coup de pion
  }
claim-wrong = La demande est fausse
claim-wanted = il en faut { $number }
loses-time = { WORD($side, form: "the") } perdent :
must-declared = Le coup de { $from } à { $to } a été annoncé et doit être joué
may-claim = { WORD($side, form: "the") } peuvent demander la nulle
may-not-claim = { WORD($side, form: "the") } ne peuvent pas demander la nulle maintenant
claims-over = selon les règles, la partie était terminée ici :

## Trouble

trouble-sound = { $what ->
    [no-device] Pas de périphérique audio, donc pas de son. { $detail }
    [device-lost] Le périphérique audio a disparu. { $detail }
    [device-back] Le périphérique audio est de retour
    [second-device-missing] Le second périphérique audio manque ; tout passe par le premier
    [second-device-back] Le second périphérique audio est là
    [voice-missing] Pas de voix pour { $detail }
    [system-voice-silent] La voix du système ne répond pas ; la voix du programme parle
    [file-failed] Le fichier de son ne peut pas être écrit
    [speech-failed] Une phrase n'a pas pu être dite
    [embedded-port] eSpeak NG n'est pas installé ; la voix intégrée parle
   *[other] Son : { $what } { $detail }
  }
trouble-unwritable = { $file } ne peut être écrit : { $detail }
trouble-no-such-voice = Aucune voix ne s'appelle { $voice }
trouble-not-understood = Je ne comprends pas { $text }
trouble-settings = Les réglages n'ont pas pu être lus ; ils ont été mis de côté : { $detail }
trouble-in-use = Annabella est déjà lancée ; ce qui se passe ici ne sera pas conservé
trouble-log = Le journal de la dernière partie est abîmé à partir de la ligne { $line } ; il est gardé sous { $kept }
refused-no-other-game = Il n'y a pas d'autre partie dans le fichier

## La fenêtre

label = { $what ->
    [opponent] Annabella, échiquier de l'adversaire
    [title] Annabella
    [board] Échiquier
    [moves] Coups
    [clocks] Pendules
    [no-clocks] Pas de pendule
    [messages] Messages
    [line] Coup ou commande
    [menu] Menu
    [new-game] Nouvelle partie
    [open] Ouvrir
    [undo] Reprendre le coup
    [repeat] Répéter
    [help] Aide
    [language] Langue
   *[quit] Quitter
  }

## Ce que font les touches

action = { $action ->
    [walk-up] une case vers le haut
    [walk-down] une case vers le bas
    [walk-left] une case à gauche
    [walk-right] une case à droite
    [enter] entrer ce qui est tapé ; sinon prendre ou poser la pièce
    [cancel] abandonner ce qui est tapé, pris ou demandé
    [look] dire la case
    [attackers] dire ce qui attaque la case
    [help] dire ce qui est possible ici
    [repeat] répéter la dernière annonce
    [turn] dire qui a le trait
    [pieces] dire où sont les pièces
    [moves] dire les coups joués
    [undo] reprendre le dernier coup
    [new-game] commencer une nouvelle partie
    [other-game] commencer une partie de l'autre jeu, échecs ou dames russes
    [open-file] ouvrir une partie d'un fichier PGN
    [shelf-search] chercher sur l'étagère des parties
    [shelf-here] chercher sur l'étagère la position de l'échiquier
    [shelf-keep] mettre la partie sur l'étagère
    [shelf-import] mettre sur l'étagère les parties d'un fichier PGN
    [shelf-backup] copier l'étagère dans un fichier
    [shelf-restore] restaurer l'étagère depuis un fichier
    [shelf-delete] retirer de l'étagère la partie trouvée
    [work-tell] dire où en est le travail
    [work-stop] arrêter le travail
    [next-game] ouvrir la partie suivante du fichier
    [previous-game] ouvrir la partie précédente du fichier
    [forward] écoute : jouer le coup suivant
    [back] écoute : revenir d'un coup
    [to-start] écoute : aller au début
    [to-end] écoute : aller à la fin
    [play-on] continuer à jouer d'ici
    [comment] écrire ou changer un commentaire de ce coup
    [next-quality] signe d'appréciation suivant de ce coup
    [enter-variation] entrer dans la variante
    [leave-variation] quitter la variante
    [save-notes] enregistrer les notes dans le fichier
    [export-pgn] enregistrer la partie en PGN
    [export-braille] enregistrer la partie en braille
    [preview] montrer en points la page suivante de la feuille en braille
    [offer-draw] proposer nulle
    [resign] abandonner
    [adjourn] ajourner, sous pli, reprendre
    [dictaphone] le dictaphone enregistre la partie ou s’arrête
    [faster] parler plus vite
    [slower] parler plus lentement
    [louder] parler plus fort
    [softer] parler moins fort
    [earcons-softer] sons moins forts
    [earcons-louder] sons plus forts
    [next-announcer] voix d'annonce suivante
    [next-form] forme suivante des coups
    [next-language] langue suivante
    [next-files] noms suivants des colonnes
    [read-back] relire d'abord les coups en mots ou les jouer tout de suite
    [next-speaker] voix du programme ou voix du système
    [next-output] voix propre ou lecteur d'écran
    [menu] ouvrir ou fermer le menu
    [next-preset] combien est dit : bref, normal ou complet
    [next-theme] couleurs suivantes de la fenêtre
    [zoom-in] tout plus grand
    [zoom-out] tout plus petit
    [zoom-usual] tout à la taille habituelle
    [review-previous] lire le message précédent
    [review-next] lire le message suivant
    [review-first] lire le premier message
    [review-last] lire le dernier message
    [review-spell] épeler le message
    [review-copy] copier le message
    [silence] se taire
    [press-clock] presser la pendule
    [tell-time] dire le temps
    [read-out] lire le coup sur l'échiquier
    [adjust] j'adoube
    [agree] commencer une compétition, par questions
    [why] pourquoi : la règle de la dernière décision
    [repeats] l'adversaire répète l'annonce
    [claims] dire quelles nulles pouvaient être réclamées dans la partie
    [pause] arrêter les pendules ou les relancer
    [arbiter] arbitre : intervenir, ou laisser reprendre la partie
    [incidents] dire ce qui s'est passé dans cette partie
    [sweep-rank] la rangée en son
    [sweep-file] la colonne en son
    [sweep-rising] la diagonale montante en son
    [sweep-falling] la diagonale descendante en son
    [sweep-ray] la ligne d'ici jusqu'au bord en son
    [sweep-pawns] les pions en son
    [sweep-board] tout l'échiquier en son
    [next-earcon] glossaire : le son suivant
    [previous-earcon] glossaire : le son précédent
    [earcon] glossaire : le même son
    [next-sound-setting] le réglage de son suivant
    [previous-sound-setting] le réglage de son précédent
    [sound-more] le réglage de son : plus, oui ou le choix suivant
    [sound-less] le réglage de son : moins, non ou le choix précédent
    [second-window] ouvrir ou fermer la fenêtre de l'adversaire
    [next-braille] le code suivant de la ligne braille de la fenêtre, ou aucune
    [other-device] le périphérique audio suivant pour le second joueur
    [quit] finir le programme ; la partie est gardée
    [walk-up-right] une case en haut à droite
    [walk-down-right] une case en bas à droite
    [walk-down-left] une case en bas à gauche
    [walk-up-left] une case en haut à gauche
    [board-keys] les lettres explorent l'échiquier, ou s'écrivent de nouveau
    [braille-keys] le clavier devient une machine braille, ou les lettres s'écrivent de nouveau
    [braille-strokes] une autre façon d'écrire un signe
    [braille-code] un autre code braille pour la saisie et l'afficheur
    [braille-test] essayer quelles touches le clavier transmet ensemble
    [home-row] la rangée de repos nomme des cases, ou les lettres s'écrivent de nouveau
    [write-line] écrire une ligne
    [explain-keys] les touches disent ce qu'elles font et ne font rien
    [change-key] une autre touche pour une commande
    [reset-keys] toutes les touches comme au début
   *[walk] une case
  }
