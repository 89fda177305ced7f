# The sentences of the program.

## Beginning and end

greeting = Annabella
greeting-setup = Langue : { $language }, coups en { $announcer }
greeting-help = F1 pour l'aide
began = { $players ->
    [one] Nouvelle partie, trait { WORD($side, form: "to") }
   *[two] Nouvelle partie à deux, trait { WORD($side, form: "to") }
  }
began-at = Position en place ; coup { $number }, trait { WORD($side, form: "to") }
resumed = Trait { WORD($side, form: "to") }
last-move = Dernier coup :
opened = { $white ->
    [unknown] un inconnu
   *[other] { $white }
  } contre { $black ->
    [unknown] un inconnu
   *[other] { $black }
  }, { $moves ->
    [0] aucun coup
    [1] un coup
   *[other] { $moves } coups
  }
opened-nameless = Joueurs inconnus, { $moves ->
    [0] aucun coup
    [1] un coup
   *[other] { $moves } coups
  }
opened-place = Partie { $number } sur { $count }
opened-event = Tournoi : { $event }
opened-date = Date :
opened-result = { $result ->
    [white] Les Blancs ont gagné
    [black] Les Noirs ont gagné
    [draw] Partie nulle
    [nobody] Les deux joueurs ont perdu
   *[unknown] Résultat inconnu
  }
opened-hint = Page suivante : le coup suivant
played-on = Vous jouez à partir d'ici ; trait { WORD($side, form: "to") }
end-of-game = Fin de la partie, { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux joueurs ont perdu
   *[unknown] sans résultat
  }
beginning-of-game = Début de la partie
goodbye = Au revoir, la partie est enregistrée
goodbye-unkept = Au revoir. La partie n'est pas enregistrée

## Rulings

ruled-checkmate = Échec et mat, { WORD($winner, form: "the") } gagnent
ruled-mated = { WORD($winner, form: "the") } gagnent
ruled-stalemate = Pat, nulle
ruled-dead-position = Nulle : position morte, aucun camp ne peut mater
ruled-listed-material = Nulle : plus assez de pièces pour gagner
ruled-repetition = Nulle : la position s'est présentée { $times } fois
ruled-quiet-moves = Nulle : { $moves ->
    [1] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion
ruled-resigned = { WORD($loser, form: "the") } abandonnent
ruled-agreed = Nulle par accord mutuel
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
to-move-now = Trait { WORD($side, form: "to") }
in-check = en échec
pieces-of = { WORD($side) } :
pieces-at = { $count ->
    [1] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-run = { WORD($piece, form: "plural") } { $file } à { $to }
squares-run = { $file } à { $to }
starting-position = Position initiale
pieces-none = { WORD($side, form: "the") } n'ont pas { WORD($piece, form: "of") }
pieces-of-kind = { WORD($side) } : { $count ->
    [1] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
attacked-by = { WORD($side) } :
piece-from = { WORD($piece) } { $square }
attacked-by-none = Aucun attaquant

## The game so far

undone = Coup repris
result-undone = Résultat annulé
stepped-back = Un coup en arrière :
at-start = Début de la partie
at-move = Coup { $number }, trait { WORD($side, form: "to") }
move-number = Coup { $number } :
no-moves-yet = Aucun coup joué
no-clock = Partie sans pendule
adjusted = Adoubez librement ; hors compétition, toucher n'engage pas
status-going-on = Partie en cours
status-over = { $result ->
    [white] Les Blancs ont gagné
    [black] Les Noirs ont gagné
    [draw] Partie nulle
    [nobody] Les deux joueurs ont perdu
   *[unknown] Partie terminée
  }

## Questions

typed = { $text }
typed-space = espace
typed-sign = { $sign ->
       *[other] { $text }
    }
    .spoken = { $sign ->
        [comma] virgule
        [dot] point
        [hyphen] tiret
        [colon] deux-points
        [semicolon] point-virgule
        [exclamation] point d'exclamation
        [question] point d'interrogation
        [apostrophe] apostrophe
        [quotes] guillemets
        [opens] parenthèse ouvrante
        [closes] parenthèse fermante
        [underscore] tiret bas
        [slash] barre oblique
       *[other] { $text }
    }
erased = { $text } effacé
line-empty = Ligne vide
line-erased = Ligne effacée
clipboard-empty = Pas de texte dans le presse-papiers
paste-too-long = Trop long, rien n'est collé
paste-unread = Ni position, ni partie, ni liste de coups ; début : { $text }
pasted-position = Une position, trait { WORD($side, form: "to") } ; Entrée la place
move-ahead = { $kept ->
    [kept] Votre coup attend
   *[gone] Coup en attente annulé
  }
thanked = Merci à vous
hello = Bonjour
which-language = Quelle langue : français, anglais, allemand, russe ou espagnol ?
which-voice = Pour les coups, ou pour tout ? Dites : autre voix d'annonce, ou : autre locuteur
term-unknown = Condition inconnue : { $word }
clock-wrong = { $word } n'est pas une cadence :
clock-period = { WORD($side) }, période { $period }{ $reason ->
    [no-moves] , nombre de coups manquant
    [no-time] , temps manquant
    [not-last] , le temps pour tous les coups vient en dernier
    [too-large] , nombre trop grand
   *[unreadable] , illisible
  }
clock-forms = Tapez minutes et secondes par coup, 90+30, ou 40 coups en 90 minutes puis 30 : 40/90,30
    .spoken = Tapez minutes et secondes par coup, 90+30, ou 40 coups en 90 minutes puis 30 : 40 barre oblique 90 virgule 30
clock-unknown = Ce n'est pas une cadence. Par exemple : 10+5
at-a-loss = F1 pour l'aide. Ou demandez, par exemple : à qui de jouer ?
left-as-it-is = Rien ne change
ask-new-game = Quitter cette partie ? Oui ou non ?
ask-open = La partie n'est pas finie. Ouvrir quand même le fichier ? Oui ou non ?
ask-resign = { WORD($side) }, voulez-vous abandonner ? Oui ou non ?
ask-draw = { WORD($side, form: "the") } proposent la nulle. { WORD($opponent) }, oui ou non ?
ask-resume = Partie inachevée, { $moves ->
    [0] aucun coup
    [one] un coup
   *[other] { $moves } coups
  }{ $clock ->
    [runs] . La pendule repartira
   *[none] { "" }
  }. Continuer ?
ask-promotion = Que devient le pion : dame, tour, fou ou cavalier ?
ask-read-back = Exact ? Oui ou non ?
ask-meant = Vouliez-vous dire : { $words } ?
ask-meant-move = Vouliez-vous dire { $words } ?
ask-either = Vouliez-vous dire { $words } ou { $other } ?
ask-quit = Quitter le programme ? La partie est conservée. Oui ou non ?
ask-which-from = { WORD($piece) } { $squares } ?
ask-which = { $count ->
    [1] Un coup possible
   *[other] { $count } coups possibles
  }. Lequel ?
before-that = et avant cela :
before-that-more = et d'autres avant
declined = Annulé
declined-draw = Nulle refusée
declined-choice = Aucun coup joué
declined-resume = Elle attend ; un coup la reprend

## Settings

set-language = Langue : { $voice }
set-announcer = Coups en { $voice }
set-voice = { $voice }
set-form = Forme des coups : { $form ->
    [full] complète
    [short] brève
    [squares] cases seulement
    [san] lettres de la notation
   *[uci] notation des moteurs
  }
set-files = Colonnes : { $files ->
    [anna] Anna, Bella, César
    [nato] Alfa, Bravo, Charlie
   *[letters] lettres
  }
    .spoken = Colonnes : { $files ->
    [anna] Anna, Bella, César
    [nato] Alfa, Bravo, Charlie
   *[letters] lettres
  }
set-zwo = Rangée 2 en allemand : { $state ->
    [on] zwo
   *[off] zwei
  }
set-read-back = { $state ->
    [on] Les coups dits sont relus avant d'être joués
   *[off] Les coups dits sont joués aussitôt
  }
set-speaker = { $speaker ->
    [system] La voix du système parle
   *[embedded] La voix intégrée parle
  }
set-rate = Vitesse de la voix { $percent } pour cent
set-end = { $value ->
    [most] maximum
   *[least] minimum
  }
set-speech-volume = Volume de la voix { $percent } pour cent
set-earcon-volume = Volume des sons { $percent } pour cent

## Help

help-answering = O pour oui, N pour non, puis Entrée ; ou choisissez avec les flèches. F2 répète la question.
help-choosing = Les flèches ou la première lettre choisissent, Entrée valide ; Échap annule. F2 répète la question.

## Refusals

illegal-empty = Pas de pièce en { $square }
illegal-opponents-piece = { WORD($piece, form: "the") } en { $square } est { WORD($side, form: "to") }
illegal-no-such-piece = Vous n'avez pas { WORD($piece, form: "of") }
illegal-none-reaches = { $piece ->
    [king] Le roi ne peut pas
   *[other] { WORD($piece, form: "no") } ne peut
  } aller en { $to }
illegal-nothing-reaches = Aucune pièce ne peut aller en { $to }
illegal-not-its-way = { WORD($piece, form: "the") } en { $from } ne peut pas aller en { $to }
illegal-own-piece = { WORD($piece, form: "own") } est en { $square }
illegal-blocked = { WORD($side, $piece, form: "the") } en { $square } barre le chemin
illegal-nothing-to-capture = Rien à prendre en { $square }
illegal-pinned = La pièce en { $by } cloue { WORD($piece, form: "the") } en { $square }
illegal-still-in-check = Le roi resterait en échec depuis { $by }
illegal-king-into-check = En { $square } le roi serait en échec depuis { $by }
illegal-castling-right = { $way ->
    [short] Le petit roque
   *[long] Le grand roque
  } est impossible : le roi ou la tour a déjà bougé
illegal-castling-in-check = Roque impossible : le roi est en échec
illegal-castling-between = Roque impossible : { $square } est occupée
illegal-castling-attacked = Roque impossible : { $square } est attaquée
illegal-no-promotion = Ce n'est pas une promotion
illegal-no-capture = Rien à prendre en { $square }
illegal-no-captures = Aucune prise possible ainsi
illegal-not-there = Pas { WORD($piece, form: "of") } en { $square }
illegal-none-from-there = De là, { WORD($piece, form: "no") } ne peut aller en { $to }
illegal-no-en-passant = Ce n'est pas une prise en passant
illegal-no-such-check = Ce n'est pas { $check ->
    [double] un échec double
    [mate] mat
   *[single] un échec
  }
refused-unreadable = { $script ->
    [cyrillic] Lettres russes ; la langue est le français
    [mixed] Lettres russes et latines mélangées
   *[other] Je ne comprends pas { $text }
  }
refused-unreadable-empty = Je ne comprends pas
refused-unopenable = { $file } ne s'ouvre pas : { $fault ->
    [not-found] ce fichier n'existe pas
    [not-readable] { $detail }
    [no-game] il ne contient aucune partie
   *[other] { $fault } { $detail }
  }
refused-unopenable-at = { $file }, ligne { $line }, colonne { $column } : { $what }
unopenable-move = Coup { $number }, { $move } : { $fault ->
    [ambiguous-move] plusieurs coups sont possibles
    [unreadable-move] ce n'est pas un coup
   *[other] impossible
  }
pasted-text = Texte collé
unopenable-there = { $fault ->
    [illegal-move] ce coup n'est pas légal
    [ambiguous-move] plusieurs coups sont possibles
    [unreadable-move] ce n'est pas un coup
    [bad-fen] cette position n'est pas possible
    [malformed-tag] cette étiquette est mal formée
    [repeated-tag] cette étiquette apparaît deux fois avec des valeurs différentes
    [open-comment] ce commentaire ne se termine pas
    [open-variation] cette variante ne se termine pas
    [result-on-board] le résultat n'est pas celui de l'échiquier
    [move-number] numéros de coups qui ne correspondent pas
    [results-differ] le résultat diffère de celui de l'étiquette
    [variant] ce n'est ni une partie d'échecs ni une partie de dames russes
    [too-many-moves] cette partie a plus de coups que les règles n'en permettent
    [too-long] cette partie du fichier est trop longue et a été omise
   *[other] { $fault }
  }
unopenable-detail = { $what } : { $detail }
refused-game-over = La partie est finie : { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux joueurs ont perdu
   *[unknown] pas de résultat
  }
refused-listening = Vous écoutez une partie ; Contrôle P pour jouer d'ici
refused-not-listening = Seulement pendant l'écoute d'une partie ; Contrôle O en ouvre une
refused-nothing-here = Aucune pièce en { $square }
refused-not-yours = { WORD($side, $piece, form: "the") } en { $square } est à l'adversaire
refused-no-moves = Aucun coup joué
refused-nothing-taken-back = Rien n'a été repris
refused-no-such-move = Pas de coup { $number }
refused-no-question = Aucune question en attente
refused-nothing-announced = Aucune annonce pour l'instant

## Réclamations de nulle

claims-none = Aucune nulle ne pouvait être réclamée dans cette partie
claims-some = La nulle pouvait être réclamée à { $count ->
    [1] un moment
   *[other] { $count } moments
  } de la partie
claim-repetition = la position s'est présentée { $times } fois
claim-repetition-ahead = avec un coup annoncé, la position se présenterait { $times } fois
claim-quiet = { $moves ->
    [1] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion
claim-quiet-ahead = avec un coup annoncé, { $moves ->
    [1] un coup
   *[other] { $moves } coups
  } de chaque camp sans prise ni coup de pion
claim-run = et encore { $count ->
    [1] au coup suivant
   *[other] aux { $count } coups suivants
  }
claim-fate = { $fate ->
    [made] la partie s'est terminée ici par la nulle
    [missed] nulle non réclamée
   *[open] la partie s'est terminée ici
  }
claim-unless-won = Si un gain plus long est prouvé, il faut encore { $moves } coups
claim-moves = { $count ->
    [1] Le coup :
   *[other] L'un des { $count } coups possibles :
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side, form: "the") } réclament la nulle par répétition
   *[quiet-moves] { WORD($side, form: "the") } réclament la nulle par la règle des 50 coups
  }
claim-wrong = Réclamation incorrecte : { $what ->
    [repetition] la position s'est présentée { $number } fois, et non { $wanted }
    [repetition-ahead] avec ce coup, la position se présente { $number } fois, et non { $wanted }
    [quiet-moves] { $number ->
        [1] un coup
       *[other] { $number } coups
      } sans prise ni coup de pion, et non { $wanted }
   *[quiet-moves-ahead] avec ce coup, { $number ->
        [1] un coup
       *[other] { $number } coups
      } sans prise ni coup de pion, et non { $wanted }
  }
loses-time = Temps retiré { WORD($side, form: "to") } :
must-declared = Le coup annoncé doit être joué : { $from }, { $to }
must-declared-promotion = Le coup annoncé doit être joué : { $from }, { $to }, promotion : { WORD($piece) }
may-claim = { WORD($side, form: "the") } peuvent réclamer la nulle
may-not-claim = { WORD($side, form: "the") } ne peuvent pas réclamer la nulle maintenant
claims-over = selon les règles, la partie était finie ici :

## Trouble

trouble-sound = { $what ->
    [no-device] Aucun périphérique audio : pas de son. { $detail }
    [device-lost] Le périphérique audio a été déconnecté. { $detail }
    [device-back] Le périphérique audio est de nouveau connecté
    [second-device-missing] Le second périphérique audio manque ; tout sort du premier
    [second-device-back] Le second périphérique audio est connecté
    [voice-missing] Pas de voix pour { $detail }
    [system-voice-silent] La voix du système ne répond pas ; la voix intégrée parle
    [file-failed] Le fichier audio n'a pas pu être écrit
    [speech-failed] Une phrase n'a pas pu être dite
    [embedded-port] eSpeak NG n'est pas installé ; la voix intégrée parle
   *[other] Son : { $what } { $detail }
  }
trouble-unwritable = { $file } n'a pas pu être écrit : { $detail }
system-fault = { $what ->
    [denied] l'accès est refusé
    [not-found] ce fichier n'existe pas
    [folder] c'est un dossier
    [source] c'est le fichier qui est lu
    [no-folder] ce dossier n'existe pas
    [exists] il existe déjà
    [full] le disque est plein
    [read-only] le disque est protégé en écriture
    [busy] un autre programme l'utilise
    [bad-name] ce nom n'est pas possible
    [no-text] ce n'est pas du texte
    [no-file] ce n'est pas un fichier ordinaire
    [circle] les liens tournent en rond
    [no-program] ce n'est pas un programme
   *[other] le système refuse
  }
trouble-no-such-voice = Aucune voix ne s'appelle { $voice }
trouble-not-understood = Je ne comprends pas { $text }
trouble-settings = Les réglages sont illisibles ; ceux par défaut s'appliquent : { $detail }
trouble-in-use = Annabella est déjà ouverte ; rien de ce que vous faites ici ne sera enregistré
trouble-not-kept = Rien de ce que vous faites maintenant ne sera enregistré
trouble-log = Le journal de la dernière partie est endommagé à partir de la ligne { $line } ; il est conservé sous { $kept }
refused-no-other-game = Pas d'autre partie dans le fichier

## La fenêtre

label = { $what ->
    [opponent] Annabella, échiquier de l'adversaire
    [title] Annabella
    [board] Échiquier
    [moves] Coups
    [clocks] Pendules
    [no-clocks] Pas de pendule
    [control] Ctrl
    [files] Fichiers
    [captured] Pièces prises :
    [messages] Messages
    [line] Coup ou commande
    [menu] Menu
    [white] Blancs
    [black] Noirs
    [play] Jouer
    [competition] Compétition
    [drills] Exercices
    [open] Ouvrir
   *[help] Aide
  }
