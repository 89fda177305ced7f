# Les phrases des parties ajournées : le coup sous pli, l'enveloppe, la reprise.

agreed-session = Durée d'une séance :
is-adjourned = Partie ajournée
seal-now = { WORD($side) }, coup { $number } sous pli : Contrôle S, le coup en silence, Contrôle Entrée
seal-braille = Le coup sous pli s'écrit en braille, en notation complète, sur une feuille à part
sealed = Coup mis sous pli. Le menu Exporter peut l'écrire en braille
sealed-anew = Nouveau coup sous pli
made-openly = Coup joué sur l'échiquier ; il compte comme coup ouvert
adjournment-lapsed = La position a changé ; l'ajournement est levé et la partie continue
time-taken = Le reste de la séance est imputé aux { WORD($side) } :
time-booked = noté comme utilisé :
time-left = il reste :
is-adjourned-openly = Le coup { $number } des { WORD($side) } a été joué ouvertement
envelope = Blancs : { $white }. Noirs : { $black }
envelope-nameless = Les joueurs ne sont pas nommés
envelope-sealed = Les { WORD($side) } ont mis sous pli le coup { $number }
envelope-unsealed = Aucun coup sous pli pour l'instant
envelope-used = Les { WORD($side) } ont utilisé :
envelope-offer = L'offre de nulle des { WORD($side) } tient toujours
envelope-appointed = Reprise : { $appointment }
envelope-filed = L'enveloppe est dans le fichier { $file }
envelope-taken = L'enveloppe est sur la table ; Contrôle S reprend la partie
envelope-broken = { $file } n'est pas une enveloppe utilisable : { $fault ->
    [not-found] ce fichier n'existe pas
    [not-readable] { $detail }
    [changed] il a été modifié après coup
    [newer] il a été créé par une version plus récente
   *[no-envelope] ce n'est pas une enveloppe
  }
fault-line = à la ligne { $line }
named = Blancs : { $white }. Noirs : { $black }
appointed = Reprise : { $appointment }
set-up = Position d'ajournement remise en place ; les { WORD($side) } ont mis le coup sous pli
set-up-open = Position d'ajournement remise en place
waiting = L'enveloppe reste fermée jusqu'à l'arrivée des { WORD($side) } ; leur pendule tourne
waiting-unclocked = L'enveloppe reste fermée jusqu'à l'arrivée des { WORD($side) }
arrived = Les { WORD($side) } sont arrivés
envelope-opened = L'enveloppe des { WORD($side) } est ouverte
envelope-says = On y lit : { $text }
envelope-slip = Erreur d'écriture évidente, corrigée
seal-flawed = { $flaw ->
    [ambiguous] Plusieurs coups sont possibles
    [illegal] Ce coup n'est pas légal
   *[unclear] Le coup est illisible
  }
sealer-away = { $may ->
    [must] Adversaire absent : les { WORD($side) } doivent mettre la réponse sous pli, Contrôle S, et appuyer sur la pendule
   *[may] Adversaire absent : les { WORD($side) } peuvent mettre la réponse sous pli, Contrôle S, et appuyer sur la pendule
  }
reply-sealed = La réponse des { WORD($side) } est sous pli
envelope-lost = L'enveloppe est perdue
sealer-says = Les { WORD($side) } diront à la reprise quel coup c'était
annulled = Partie annulée ; une nouvelle sera jouée
time-corrected = La pendule des { WORD($side) } est corrigée à :
offered-meanwhile = Les { WORD($side) } proposent la nulle. Oui accepte, non refuse
concluded = Terminée sans reprise
ruled-sealed-move = Le coup sous pli des { WORD($loser) } n'est pas valable : partie perdue
ruled-late = Les { WORD($loser) } ne sont pas venus à temps
ruled-both-late = Aucun des deux n'est venu à temps

ask-session-over = Les { WORD($side) } demandent l'ajournement. Arbitre : la séance est-elle finie ? Oui ou non ?
ask-consent = Les { WORD($side) } demandent l'ajournement avant la fin de la séance et avant le contrôle. L'arbitre accepte-t-il ? Oui ou non ?
ask-early = La séance n'est pas finie
ask-take-time = Temps imputé aux { WORD($side) } :
ask-take-time-end = Ajourner quand même ? Oui ou non ?
ask-present = La partie reprend. Qui est là ? Un : les deux. Deux : les Blancs. Trois : les Noirs. Quatre : personne.
ask-late = Aucun retard autorisé n'est fixé. L'absent perd-il tout de suite ? Oui ou non ?
late-waits = Personne ne perd pour un retard
ask-word = L'enveloppe a un mot de passe. Lequel ?
ask-beyond-doubt = L'enveloppe est perdue. La position et le coup sous pli sont-ils certains ? Oui continue, non annule la partie
ask-annul = La partie ne compte pas et sera rejouée. L'annuler ? Oui ou non ?
ask-meaning = Arbitre : est-on certain du coup voulu ? Si c'est non, la partie est perdue. Oui ou non ?
name-meaning = Nommez le coup voulu
meaning-named = Le coup voulu était :
ask-unlike = Rien dans l'écrit n'indique { $from }, { $to }. Ce coup est-il certain quand même ? Oui ou non ?

refused-adjournment = { $what ->
    [away] La partie est ajournée ; Contrôle S la reprend
    [closed] L'enveloppe est toujours fermée
    [not-adjourned] Seulement dans une partie ajournée
    [move-under-way] Terminez d'abord le coup sur l'échiquier, ou remettez les pièces en place
    [game-under-way] Terminez d'abord la partie sur l'échiquier
    [seals-other] Coup non mis sous pli
    [too-little-time] La pendule a moins de temps que le reste de la séance
    [not-sealing] Il n'y a pas de coup à mettre sous pli
    [nothing-sealed] Aucun coup n'est sous pli ; Contrôle S en met un
    [wrong-word] Mot de passe incorrect
    [is-there] Ce joueur est déjà là
   *[not-lost] L'enveloppe n'est pas perdue
  }
secret-wanted = Tapez le coup, puis Entrée ; rien n'est prononcé
secret-unread = Je n'ai pas compris ; rien n'en est gardé
