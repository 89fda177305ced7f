# Les phrases des parties ajournées : le coup sous pli, l'enveloppe, la reprise.

agreed-session = Une séance dure :
seal-now = La partie est ajournée ; aux { WORD($side) } de mettre sous pli le coup { $number } : Contrôle S puis le coup, sans voix ; Contrôle Entrée arrête les pendules
seal-braille = Le coup sous pli s'écrit en braille, en notation complète, sur une feuille à part
sealed = Sous pli ; la page Exporter du menu l'écrit en braille
sealed-anew = De nouveau sous pli
made-openly = Le coup a été joué sur l'échiquier ; il est noté et compte comme ouvert
adjournment-lapsed = La position sur l'échiquier n'est plus la même : la partie n'est plus ajournée et continue
time-taken = Les { WORD($side) } prennent sur eux le reste de la séance :
time-booked = noté comme utilisé :
time-left = il reste :
is-adjourned-openly = Le coup { $number } des { WORD($side) } a été joué sur l'échiquier
envelope = Blancs : { $white }. Noirs : { $black }
envelope-nameless = Les joueurs ne sont pas nommés
envelope-sealed = Les { WORD($side) } ont mis sous pli le coup { $number }
envelope-unsealed = Rien n'est encore sous pli
envelope-used = Les { WORD($side) } ont utilisé :
envelope-offer = Une offre de nulle des { WORD($side) } tient
envelope-appointed = Reprise : { $appointment }
envelope-filed = L'enveloppe est dans le fichier { $file }
envelope-taken = L'enveloppe est sur la table ; Contrôle S reprend la partie
envelope-broken = { $file } ne vaut pas comme enveloppe : { $fault ->
    [not-found] ce fichier n'existe pas
    [not-readable] il est illisible
    [changed] il a été changé après coup
    [newer] il vient d'un programme plus récent
   *[no-envelope] ce n'est pas une enveloppe
  } { $detail }
named = Blancs : { $white }. Noirs : { $black }
appointed = Reprise : { $appointment }
set-up = La position d'ajournement est en place ; le coup est sous pli par les { WORD($side) }
waiting = L'enveloppe reste fermée jusqu'à l'arrivée des { WORD($side) } ; leur pendule tourne
arrived = Les { WORD($side) } sont là
envelope-opened = On ouvre l'enveloppe des { WORD($side) }
envelope-says = Elle dit : { $text }
envelope-slip = C'est un lapsus évident ; il est corrigé
seal-flawed = { $flaw ->
    [ambiguous] Cela peut vouloir dire plusieurs coups
    [illegal] Ce coup n'est pas légal
   *[unclear] On ne peut établir ce que cela veut dire
  }
sealer-away = { $may ->
    [must] L'adversaire est absent : les { WORD($side) } doivent mettre la réponse sous pli, Contrôle S, et appuyer sur la pendule
   *[may] L'adversaire est absent : les { WORD($side) } peuvent mettre la réponse sous pli, Contrôle S, et appuyer sur la pendule
  }
reply-sealed = La réponse des { WORD($side) } est sous pli
envelope-lost = L'enveloppe est perdue
sealer-says = Les { WORD($side) } diront à la reprise quel coup c'était
annulled = La partie est annulée, et une nouvelle est jouée
time-corrected = La pendule des { WORD($side) } est corrigée :
offered-meanwhile = Les { WORD($side) } proposent nulle. L'offre tient : oui l'accepte, non la refuse
concluded = Elle se termine sans reprise
ruled-sealed-move = Le coup sous pli des { WORD($loser) } est fautif et termine la partie
ruled-late = Les { WORD($loser) } sont arrivés trop tard
ruled-both-late = Les deux joueurs sont arrivés trop tard

ask-session-over = Les { WORD($side) } demandent l'ajournement. L'arbitre décide : la séance est-elle finie, et un coup mis sous pli ? Oui ou non ?
ask-consent = Les { WORD($side) } demandent l'ajournement, mais la séance n'est pas finie ni le contrôle passé. L'arbitre y consent-il ? Oui ou non ?
ask-early = La séance n'est pas finie
ask-take-time = Les { WORD($side) } en prendraient le reste sur eux :
ask-take-time-end = Ajourner quand même ? Oui ou non ?
ask-present = La partie reprend. Qui est là ? Un : les deux. Deux : les Blancs. Trois : les Noirs. Quatre : personne.
ask-word = Le coup est sous pli avec un mot. Quel est ce mot ?
ask-beyond-doubt = L'enveloppe est perdue. Peut-on rétablir la position, et le coup est-il hors de doute ? Oui continue, non annule la partie. Oui ou non ?
ask-meaning = Arbitre : est-on certain du coup voulu ? Non perd la partie. Oui ou non ?
name-meaning = Nommez le coup voulu

refused-adjournment = { $what ->
    [away] La partie est ajournée ; Contrôle S la reprend
    [closed] L'enveloppe est encore fermée
    [not-adjourned] Cela concerne une partie ajournée
    [move-under-way] Terminez d'abord ce qui est commencé sur l'échiquier
    [too-little-time] Le reste de la séance dépasse le temps de cette pendule
    [not-sealing] Aucun coup n'est à mettre sous pli maintenant
    [nothing-sealed] Aucun coup n'est sous pli ; Contrôle S en met un
    [wrong-word] L'enveloppe ne s'ouvre pas avec ce mot
    [is-there] Ce joueur est déjà là
   *[not-lost] L'enveloppe n'est pas perdue
  }
secret-wanted = Écrivez le coup, puis Entrée. Rien n'est dit à voix haute
