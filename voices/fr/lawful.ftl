# Les phrases des parties avec accord : pendule, compétition, décisions, explications.

## The agreement

agreed = { $edition }{ $competition ->
    [standard] { "" }
    [practice] , entraînement
    [rapid] , rapide
    [rapid-watched] , rapide, arbitre à l'échiquier
    [blitz] , blitz
   *[blitz-watched] , blitz, arbitre à l'échiquier
  }
agreed-touch = { $who ->
    [both] Les deux au toucher
    [white] Blancs au toucher, Noirs voyants
    [black] Noirs au toucher, Blancs voyants
   *[nobody] Les deux voyants
  }
agreed-read-out = Le programme peut lire les coups
agreed-repeats = L'adversaire répète chaque annonce
agreed-two-boards = Chaque joueur a son échiquier
agreed-no-draws = Pas de nulle avant le coup { $number }
period-moves = { $moves ->
    [1] Un coup en :
   *[other] { $moves } coups en :
  }
period-rest = Puis :
bonus = { $bonus ->
    [increment] { $seconds ->
        [1] plus une seconde par coup
       *[other] plus { COUNT($seconds, "fem") } secondes par coup
      }
    [delay] { $seconds ->
        [1] la première seconde de chaque coup ne compte pas
       *[other] les { COUNT($seconds, "fem") } premières secondes de chaque coup ne comptent pas
      }
   *[bronstein] { $seconds ->
        [1] jusqu'à une seconde rendue à chaque coup
       *[other] jusqu'à { COUNT($seconds, "fem") } secondes rendues à chaque coup
      }
  }

## The clock

time-of = { WORD($side) }
time-left-of = { WORD($side) }{ " " }
hours = { $hours ->
    [one] { COUNT($hours, "fem") } heure
   *[other] { COUNT($hours, "fem") } heures
  }
minutes = { $minutes ->
    [one] { COUNT($minutes, "fem") } minute
   *[other] { COUNT($minutes, "fem") } minutes
  }
seconds = { $seconds ->
    [one] { COUNT($seconds, "fem") } seconde
   *[other] { COUNT($seconds, "fem") } secondes
  }
hours-minutes = { $hours ->
    [one] { COUNT($hours, "fem") } heure
   *[other] { COUNT($hours, "fem") } heures
  } { $minutes }
minutes-seconds = { $minutes ->
    [one] { COUNT($minutes, "fem") } minute
   *[other] { COUNT($minutes, "fem") } minutes
  } { $seconds }
moves-made = { $moves ->
    [0] aucun coup joué
    [1] un coup joué
   *[other] { $moves } coups joués
  }
to-control = { $moves ->
    [one] { $moves } coup avant le contrôle
   *[other] { $moves } coups avant le contrôle
  }
flag-down = le drapeau est tombé
paused = Les pendules sont arrêtées
clock-runs = La pendule des { WORD($side) } tourne

set-warnings = La pendule avertit quand il reste :
set-no-warnings = Pas d'avertissement de la pendule

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } hors de l'échiquier
placed = { WORD($piece) } { $square }
promoted = Promotion : { WORD($piece) }
touched = Pièce touchée : { WORD($side, $piece) } { $square }
felt = { WORD($side, $piece) } { $square } ; palper n'engage pas
adjusting = Vous pouvez adouber
announced-otherwise = Ce n'est pas le coup joué sur l'échiquier
repeated = { WORD($side, form: "the") } répètent
move-counts = C'est le coup joué qui compte, pas l'annonce
completed = Trait { WORD($side, form: "to") }
control-reached = { WORD($side, form: "the") } atteignent le contrôle ; temps ajouté :
clock-forgotten = { WORD($side, form: "the") } n'ont pas appuyé sur la pendule
touch-free = Aucune pièce touchée ne peut jouer ni être prise ; tout coup légal est permis
castling-free = Le roque est illégal et le roi ne peut pas jouer ; tout coup légal est permis
must-move = Pièce touchée, pièce à jouer : { WORD($piece) } { $square }
move-touched = Jouez { WORD($piece, form: "the") } en { $square }
must-capture = Vous avez touché { WORD($piece, form: "the") } en { $square } ; il faut prendre cette pièce
must-capture-with = Prenez { WORD($taken, form: "the") } en { $square } avec { WORD($piece, form: "the") } en { $from }
must-either = Pièces touchées : jouez { WORD($piece, form: "the") } en { $from } ou prenez { WORD($taken, form: "the") } en { $square }
must-castle = Il faut roquer : roi en { $to }
must-move-king = Ce roque est illégal ; jouez un autre coup du roi
must-move-pawn = Pion { $from } lâché en { $to } : jouez-le là
must-move-king-only = Le roque ne compte pas ici : jouez le roi
put-moved-back = Remettez en place ce que vous avez joué

## Rulings

ruled-perpetual-check = Nulle : échec perpétuel des { WORD($side) }
ruled-flag = Le drapeau des { WORD($loser) } est tombé
ruled-both-flags = Les deux drapeaux sont tombés, nulle
ruled-illegal-moves = Le coup illégal numéro { $number } des { WORD($loser) } met fin à la partie
penalised = { $what ->
    [illegal-move] Coup illégal
    [without-move] Pendule actionnée sans jouer, coup illégal
    [unpromoted] Pion non promu, coup illégal
   *[unpromoted-queen] Pion non promu, devenu dame : coup illégal
  }, numéro { $number } des { WORD($side) }
penalised-first = { $what ->
    [illegal-move] Coup illégal
    [without-move] Pendule actionnée sans jouer : coup illégal
    [unpromoted] Pion non promu : coup illégal
   *[unpromoted-queen] Pion non promu, devenu dame : coup illégal
  }
yes-means = Oui veut dire :
restored = Position rétablie
gains = { WORD($side, form: "the") } reçoivent :
gained-by = { " " }{ WORD($side, form: "to") }
illegal-stands = Personne n'a réclamé le coup illégal ; il reste valable
offered = { WORD($side, form: "the") } proposent la nulle, oui ou non ?
offer-stands = L'offre de nulle des { WORD($side) } tient toujours ; aux { WORD($opponent) } de répondre : oui ou non ?
offer-disturbs = Ce n'est pas le moment
offer-written = Les deux joueurs la notent

## What the laws forbid now

forbidden = { $what ->
    [not-moved] Aucun coup joué sur l'échiquier
    [nothing-to-announce] D'abord le coup sur l'échiquier : soulevez la pièce, puis posez-la
    [not-announced] Annoncez d'abord
    [differs] L'annonce n'est pas le coup joué ; corrigez-la avant d'appuyer
    [not-repeated] L'adversaire n'a pas répété l'annonce
    [repetition-differs] Ce n'est pas ce qui a été annoncé
    [promotion-not-said] Dites ce que devient le pion
    [ambiguous] Plusieurs coups répondent à l'annonce ; précisez
    [made] Le coup est joué ; les pièces restent en place
    [adjust-now] On ne peut pas adouber maintenant
    [time-not-now] Demandez le temps quand vous avez le trait
    [offer-not-now] Proposez la nulle après votre coup, avant d'appuyer sur la pendule
    [offer-while-adjourned] Pas d'offre de nulle dans une partie ajournée
    [offer-again] Votre offre a été refusée ; à l'adversaire de proposer d'abord
    [flag-up] Le drapeau de l'adversaire n'est pas tombé
    [own-flag-down] Votre drapeau est tombé aussi
    [flag-not-claimed] Seul l'arbitre décide des drapeaux
    [nothing-illegal] Il n'y a rien d'illégal à réclamer
    [claim-too-late] Il est trop tard pour réclamer
    [claim-lost] À ce coup, vous ne pouvez plus réclamer la nulle
    [not-ahead] Ces règles ne comptent les cinquante coups qu'une fois joués
    [told-unasked] Ici, le temps n'est dit que sur demande, sauf accord sur des avertissements
    [no-checks] Il n'y a pas eu d'échecs successifs
    [just-rejected] L'arbitre vient de rejeter cette réclamation
    [advice] Personne ne peut vous dire cela pendant la partie
    [before-control] Avant le contrôle, il faut l'accord de l'arbitre pour ajourner
    [seal-changed] Le coup sous pli ne peut plus être changé
    [must-seal] La réponse se met sous pli ; ne la jouez pas sur l'échiquier
    [only-more-time] Une pendule ne peut plus que gagner du temps
    [error-too-late] Il fallait le dire avant votre premier coup ; seul l'arbitre décide désormais
    [quickplay-not-announced] La réclamation dans la fin au KO n'a pas été convenue
    [quickplay-not-now] Il faut moins de deux minutes, sans incrément, et votre drapeau levé
    [claim-final] Une réclamation ne se retire pas
    [decided-after-flag] Une réclamation différée n'est tranchée qu'après la chute du drapeau
   *[taking-back] Les coups ne peuvent pas être repris
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece, form: "the") } qui était en { $square } est encore en main
    [capture-left] { WORD($piece, form: "the") } en { $square } est encore sur l'échiquier
   *[goes-back] { WORD($piece, form: "the") } revient en { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Dites ce que devient le pion en { $square } : dame, tour, fou ou cavalier
    [promotion-final] La pièce en { $square } reste ; le choix est définitif
   *[castling-left] La tour en { $square } doit suivre le roi
  }
forbidden-moved = { WORD($piece, form: "the") } en { $from } revient en { $square }
forbidden-before = { $number ->
    [1] Pas de nulle avant que chacun ait joué un coup
   *[other] Pas de nulle avant le coup { $number }
  }
disagreed = { $what ->
    [no-such-edition] Cette édition des règles n'existe pas
    [no-such-form] Cette édition n'a pas de règles pour cette cadence
    [no-repetition] Dans cette édition l'adversaire ne répète pas l'annonce
    [no-draw-limit] Cette édition ne permet pas d'interdire la nulle
    [no-quickplay] Cette édition ne connaît pas la fin au KO
    [no-quickplay-in-form] Pour cette cadence il n'y a pas de fin au KO
   *[no-delay] Cette édition ne prévoit pas de délai
  }
refused-occupied = { WORD($side, $piece, form: "the") } est en { $square }
refused-now = { $what ->
    [not-in-practice] Réservé aux compétitions ; Contrôle G en commence une
    [empty-hand] Aucune pièce en main
    [not-read-out] Il est convenu d'annoncer à voix haute
    [paused] Les pendules sont arrêtées
    [no-pause] En compétition, on n'arrête pas les pendules
    [practice-only] En compétition, personne ne vous dit quoi réclamer ; réclamez, et l'arbitre juge
    [claims-later] En compétition, les réclamations possibles sont annoncées à la fin
    [offer-stands] Votre offre tient déjà
   *[claim-first] Impossible de continuer après ce coup illégal ; réclamez-le
  }

## Questions

ask-edition = Quelles règles ? Entrée seule : FIDE 2023. Flèches : cinq autres.
ask-blind = Qui joue au toucher ? Entrée seule : les deux. Deux : les Blancs. Trois : les Noirs. Quatre : personne.
ask-control = Quelle cadence ? Entrée seule : 90+30. Ou tapez-en une, comme 10+5. Zéro : sans pendule.
ask-agreement-instead = Quitter cette partie et commencer ?
ask-agreement = On commence ?
help-agreeing = Oui pour commencer, non pour annuler. Ou tapez une autre condition : lire les coups, deux échiquiers, pas de nulle avant 30.

## Help


## Why: what a rule says, in few words

why-nothing = Aucune décision pour l'instant
why = { $rule ->
    [checkmate] Le roi est en échec et ne peut pas y échapper : mat
    [stalemate] Le joueur au trait n'a aucun coup légal et n'est pas en échec : pat, nulle
    [dead-position] Si aucune suite de coups légaux ne mène au mat, la partie est nulle
    [listed-material] Il ne reste que les rois et au plus un cavalier ou un fou, ou un fou chacun sur la même couleur : nulle
    [perpetual-check] L'échec perpétuel donne la nulle
    [fivefold] La même position cinq fois termine la partie
    [seventy-five] { $number } coups de chaque camp sans prise ni coup de pion terminent la partie
    [resignation] Un joueur qui abandonne perd la partie
    [agreement] { $number ->
        [0] Les joueurs peuvent convenir de la nulle
       *[other] Les joueurs peuvent convenir de la nulle dès que chacun a joué
       }
    [flag] Un joueur qui n'a pas joué tous ses coups à la chute du drapeau a perdu
    [both-flags] Quand les deux drapeaux sont tombés, la partie est nulle
    [both-flags-unclear] Les deux drapeaux sont tombés et nul ne sait lequel d'abord : dans la dernière période la partie est nulle, avant elle continue
    [illegal-move] Le coup est repris
    [illegal-move-loses] Un coup illégal perd si l'adversaire le réclame avant de jouer à son tour
    [illegal-move-costs] Chaque coup illégal achevé d'un joueur compte
    [nothing-illegal] Il n'y a pas eu de coup illégal, ou il est réglé
    [stands-unclaimed] Un coup illégal que l'adversaire n'a pas réclamé avant de jouer reste valable
    [without-move] Appuyer sur la pendule sans jouer compte comme coup illégal
    [clock-without-move] Sans jouer, on ne peut pas lancer la pendule adverse
    [promotion-not-completed] La promotion se termine avant d'appuyer sur la pendule
    [move-made-by-touch] Enlever la pièce prise, placer la sienne, annoncer
    [made-by-announcing] Au toucher, le coup est joué dès que la pièce est placée et le coup annoncé
    [move-made-when] Un coup est joué quand tout est fait et la pièce lâchée
    [move-completed-when] Un coup est achevé quand on appuie sur la pendule
    [not-completed] Un coup ne se réclame qu'une fois la pendule actionnée
    [promotion-left] Le coup n'est pas joué tant que le pion n'est pas devenu une pièce
    [promotion-choice-final] Une fois la pièce choisie posée, le choix est définitif
    [castling-king-released] Le roi lâché sur sa case de roque, seule la tour peut encore jouer
    [clock-after-announcement] D'abord annoncer le coup, puis appuyer sur la pendule
    [announcement-words] Au toucher, on annonce avec ces mots ; l'organisateur peut en admettre d'autres, le réglage les change
    [announcement-differs] Un lapsus se corrige avant d'appuyer sur la pendule ; annoncez de nouveau
    [move-made-counts] Si l'annonce et le coup diffèrent, le coup sur l'échiquier compte
    [repeat-announcement] L'adversaire répète le coup et le joue sur son échiquier
    [promotion-announced] L'annonce dit ce que devient le pion
    [own-piece-touched] La première pièce touchée qui peut jouer doit jouer
    [opponents-piece-touched] La première pièce adverse touchée qui peut être prise doit l'être
    [both-touched] Prenez la pièce touchée avec votre pièce touchée si possible ; sinon jouez la première pièce touchée qui peut jouer ou être prise
    [both-touched-anyhow] Prenez la pièce touchée avec votre pièce touchée ; sinon avec une autre ; sinon jouez votre pièce touchée
    [both-touched-apart] Le code ne dit pas laquelle de deux pièces touchées l'une après l'autre oblige ; l'arbitre décide
    [king-then-rook] Un joueur qui touche le roi puis la tour doit roquer si c'est légal
    [rook-then-king] Un joueur qui touche une tour puis le roi ne peut pas roquer avec elle ; la tour joue, si elle peut
    [illegal-castling] Ce roque n'est pas légal : le roi doit jouer s'il peut, sinon tout coup est permis
    [adjust] Dites-le avant de toucher, quand vous avez le trait ; les pièces retournent sur leurs cases
    [touched-when] Au toucher, une pièce n'est touchée qu'une fois sortie de son trou
    [loss-of-touch-claim] Un joueur qui a touché une pièce ne peut plus réclamer contre une pièce touchée par l'adversaire
    [nothing-playable] Si aucune pièce touchée ne peut jouer ni être prise, tout coup légal est permis
    [time-saved-carries-over] Le temps gagné avant le contrôle s'ajoute à la période suivante
    [release-final] Une pièce lâchée comme partie d'un coup légal ne va sur aucune autre case
    [release-binds-replacement] Le coup illégal est remplacé par un coup vers la case où la pièce a été lâchée
    [promotion-square-final] Un pion lâché sur la dernière rangée est promu sur cette case
    [time-questions] Un joueur au toucher peut demander le temps
    [draw-offer] On propose la nulle après son coup et avant d'appuyer sur la pendule
    [draw-offers-alternate] Après un refus, c'est à l'adversaire de proposer
    [no-draws-before-move] Le tournoi interdit la nulle avant ce coup
    [flag-claim] Pour réclamer la chute du drapeau, il faut avoir le sien levé
    [repetition] Si la position s'est présentée { $number } fois, le joueur au trait peut réclamer la nulle
    [claim-ahead] Annoncez le coup qui amène la position, sans le jouer, et réclamez la nulle
    [fifty-moves] Après { $number } coups de chaque camp sans prise ni coup de pion, on peut réclamer la nulle
    [claim-lost-by] Réclamez avant de toucher une pièce ; le droit revient à un coup suivant
    [claim-lost-by-move] Réclamez avant de jouer votre coup ; ce coup a fait perdre le droit
    [wrong-claim] Après une réclamation incorrecte, les pendules sont corrigées et la partie continue
    [claim-is-offer] Une réclamation vaut offre de nulle
    [claimed-move-binds] Le coup annoncé avec une réclamation incorrecte doit être joué
    [quickplay-finish] À moins de deux minutes, le joueur au trait peut réclamer la nulle si l'adversaire ne peut pas gagner par des moyens normaux ou n'essaie pas ; l'arbitre décide sans appel
    [quickplay-announced] Ces réclamations n'existent que si le tournoi les a annoncées d'avance
    [quickplay-without-arbiter] Sans arbitre, cette réclamation arrête la partie ; un arbitre décide ensuite
    [quickplay-increment] À moins de deux minutes, on peut demander un incrément pour les deux ; cela vaut offre de nulle, et après un refus l'arbitre décide
    [late-arrival-s] La partie est perdue au-delà d'un retard de :
    [neither-present] Si personne n'est arrivé, les Blancs perdent le temps jusqu'à leur arrivée
    [daily-playing-time-s] Un joueur au toucher joue par jour au plus :
    [time-warnings] L'arbitre dit au joueur aveugle le temps qui reste avant le contrôle
    [clock-may-speak] Une pendule peut dire au joueur aveugle le temps et le nombre de coups
    [claim-is-final] Une réclamation ne se retire pas
    [claim-checked-on] La vérification se fait sur le temps de celui qui réclame ; si son drapeau tombe, une réclamation correcte donne la nulle, une incorrecte perd
    [fifty-moves-extension] Si un gain plus long est prouvé dès le début du compte, il faut { $number } coups
    [advice-forbidden] Pendant la partie, ni notes, ni conseils, ni informations ; on peut palper son échiquier
    [adjournment] À la fin de la séance, le joueur au trait écrit son coup en secret puis arrête les pendules
    [early-adjournment] Ajourner plus tôt coûte le reste de la séance
    [adjournment-after-control] Après le contrôle, on peut ajourner plus tôt, et cela coûte le reste de la séance ; avant, il faut l'accord de l'arbitre
    [sealed-move-changed] Le coup sous pli peut changer jusqu'à l'arrêt des pendules
    [sealed-move-on-board] Un joueur qui joue sur l'échiquier au lieu de mettre sous pli doit noter ce coup
    [sealed-move-flawed] Un coup sous pli ambigu, illisible ou illégal perd
    [sealed-move-slip] Une erreur d'écriture évidente dans un coup sous pli est corrigée et ne coûte rien
    [sealed-in-braille] Un joueur au toucher écrit le coup sous pli en braille
    [envelope-told] L'enveloppe porte les noms, la position, les temps et le coup mis sous pli
    [envelope-lost] Sans enveloppe, on continue si tout peut être rétabli ; sinon on rejoue
    [envelope-opened] L'enveloppe s'ouvre devant le joueur qui doit répondre
    [offer-after-sealing] Une offre faite après la mise sous pli tient jusqu'à la réponse
    [position-restored] La position et les temps sont rétablis
    [ended-meanwhile] Avant la reprise on peut convenir de la nulle ou abandonner
    [replier-present] Le coup sous pli est joué, et la pendule du joueur qui répond tourne
    [replier-absent] Si le joueur qui doit répondre est absent, sa pendule tourne et l'enveloppe reste fermée
    [sealer-absent] Si l'auteur du coup sous pli est absent, la réponse peut aussi se mettre sous pli, et la pendule de l'absent tourne
    [sealer-absent-must] Si l'auteur du coup sous pli est absent, la réponse doit aussi se mettre sous pli, et la pendule de l'absent tourne
    [both-absent] Si les deux sont absents, la pendule du joueur qui doit répondre tourne
    [resumption-session] La durée de la séance de reprise est fixée d'avance ; ensuite on ajourne de nouveau
    [resumption-late-s] La partie est perdue au-delà d'un retard de :
    [resumption-clock-error] Une erreur de temps se corrige tôt ; plus tard, jamais contre le joueur
    [sealed-move-ends] Si le coup sous pli termine la partie, elle est terminée
    [arbiters-means] Les règles énumèrent les sanctions de l'arbitre
    [wrong-setup] Si les pièces étaient mal placées, une nouvelle partie est jouée
    [wrong-resumption] Si les pièces étaient mal placées à la reprise, on rejoue depuis la position d'ajournement
    [board-turned] Si seul l'échiquier était tourné, la position est transférée et la partie continue
    [setup-claims-until-moves] Après { $number } coups, la mise en place et les pendules ne se corrigent plus
    [wrong-colours] Avec les couleurs inversées, la partie continue, sauf décision contraire de l'arbitre
    [wrong-colours-stay] Avec les couleurs inversées, la partie continue ; si elle est finie, son résultat reste acquis
    [wrong-colours-early] Avec les couleurs inversées, on joue une nouvelle partie ; après { $number } coups de chacun, la partie continue
    [displaced-pieces] Un joueur qui déplace des pièces les remet sur son temps ; au besoin on revient à une position connue
    [illegal-position] Devant une position illégale, l'arbitre intervient sans réclamation
    [king-captured] Prendre le roi est un coup illégal
    [arbiter-stops-clock] L'arbitre arrête les pendules s'il le faut et décide de la reprise
    [clocks-after-restoring] Après un retour en arrière, l'arbitre règle pendules et compteurs selon son jugement
    [clock-error] Une pendule mal réglée est corrigée
    [clock-forgotten] L'arbitre peut dire à un joueur qu'il n'a pas appuyé sur la pendule
    [clock-not-told] Personne ne dit à un joueur qu'il n'a pas appuyé sur la pendule
    [time-for-disturbance] Un joueur dérangé par l'extérieur peut recevoir du temps
    [sheets-differ] Si les feuilles concordent, l'échiquier les suit ; sinon on revient là où elles concordent
    [two-boards] Quand un voyant joue contre un aveugle, chacun peut exiger deux échiquiers
    [sighted-by-normal-rules] Le voyant touche et joue selon les règles ordinaires
    [assistant] Un joueur aveugle peut avoir un assistant
    [sighted-players-assistant] Si l'aveugle n'en a pas, le voyant peut avoir un assistant
   *[other] L'article en dit plus
  }

## What is said to agree on more

hear-term-read-out = lire coups | programme lit coups
hear-term-words = seulement paroles | coups en paroles
hear-term-repeats = adversaire répète | répéter annonces
hear-term-no-repeats = adversaire ne répète pas
hear-term-two-boards = deux échiquiers | chacun a échiquier
hear-term-one-board = seul échiquier
hear-term-quickplay = réclamations en cadence finale | demandes en cadence finale | réclamations dans la fin au KO
hear-term-no-quickplay = sans réclamations en cadence finale | sans cadence finale | sans fin au KO | sans réclamations dans la fin au KO
hear-term-no-arbiter = sans arbitre | pas d'arbitre
hear-term-warnings = avec annonces du temps | annonces du temps
hear-term-no-warnings = sans annonces du temps | pas d'annonces du temps
hear-term-with-arbiter = avec arbitre
hear-term-no-draws-before = pas de nulle avant { $number } | pas de nulle avant coup { $number }
hear-term-session = séance de { $number } minutes
hear-term-late = retard de { $number } minutes
hear-term-awaiting = attendons { $side } | { $side } sont attendus
