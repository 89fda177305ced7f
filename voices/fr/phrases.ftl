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
starting-position = Position initiale
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
ask-new-game = Quitter cette partie ? Oui ou non ?
ask-open = La partie n'est pas finie. La quitter pour celle du fichier ? Oui ou non ?
ask-resign = { WORD($side) }, voulez-vous abandonner ? Oui ou non ?
ask-draw = { WORD($side, form: "the") } proposent la nulle. { WORD($opponent) }, oui ou non ?
ask-resume = Une partie attend, { $moves ->
    [0] aucun coup joué
    [one] un coup joué
   *[other] { $moves } coups joués
  }. La reprendre ? Oui ou non ?
ask-promotion = Que devient le pion ? Dame, tour, fou ou cavalier ?
ask-read-back = Est-ce bien le coup ? Oui ou non ?
ask-which-from = { WORD($piece) } { $squares } ?
ask-which = { $count ->
    [one] un coup convient
   *[other] { $count } coups conviennent
  }. Lequel ?
declined = Non ; tout reste comme avant
declined-draw = Nulle refusée
declined-choice = Aucun coup joué

## Settings

set-language = Langue : { $voice }
set-announcer = Coups annoncés en { $voice }
set-voice = { $voice }
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
