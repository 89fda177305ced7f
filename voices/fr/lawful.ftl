# Les phrases des parties avec accord : pendule, compétition, décisions, explications.

## The agreement

agreed = { $conduct ->
    [competition] Compétition
   *[practice] Entraînement
  }, { $competition ->
    [standard] partie classique
    [rapid] partie rapide
    [rapid-watched] partie rapide avec arbitre à l'échiquier
    [blitz] blitz
   *[blitz-watched] blitz avec arbitre à l'échiquier
  }, { $edition }
agreed-touch = { $who ->
    [both] Les deux camps jouent au toucher
    [white] Les Blancs jouent au toucher, les Noirs voient
    [black] Les Noirs jouent au toucher, les Blancs voient
   *[nobody] Les deux camps voient
  }
agreed-announcing = { $announcing ->
    [read-out] Les coups sont annoncés de vive voix ou lus par une touche
   *[words] Les coups sont annoncés de vive voix
  }
agreed-repeats = L'adversaire répète chaque annonce
agreed-two-boards = Chaque joueur a son échiquier
agreed-no-draws = Pas de nulle avant le coup { $number }
period-moves = { $moves ->
    [one] Un coup en :
   *[other] { $moves } coups en :
  }
period-rest = pour tous les coups
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] et une seconde de plus par coup
       *[other] et { $seconds } secondes de plus par coup
      }
    [delay] { $seconds ->
        [one] la première seconde de chaque coup libre
       *[other] les { $seconds } premières secondes de chaque coup libres
      }
   *[bronstein] { $seconds ->
        [one] jusqu'à une seconde de chaque coup rendue
       *[other] jusqu'à { $seconds } secondes de chaque coup rendues
      }
  }

## The clock

time-of = { WORD($side) }
hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
    .spoken = { $minutes ->
        [1] une minute
        [one] { $minutes } minute
       *[other] { $minutes } minutes
      }
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
    .spoken = { $seconds ->
        [1] une seconde
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
      }
hours-minutes = { $hours ->
    [one] une heure
   *[other] { $hours } heures
  } { $minutes }
minutes-seconds = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } { $seconds }
moves-made = { $moves ->
    [0] aucun coup joué
    [one] un coup joué
   *[other] { $moves } coups joués
  }
to-control = { $moves ->
    [one] { $moves } coup avant le contrôle
   *[other] { $moves } coups avant le contrôle
  }
flag-down = le drapeau est tombé
paused = Les pendules sont arrêtées
clock-runs = La pendule tourne, trait { WORD($side, form: "to") }

set-warnings = La pendule avertit à :
set-no-warnings = La pendule n'avertit pas

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } hors de l'échiquier
placed = { WORD($piece) } { $square }
promoted = Promotion : { WORD($piece) }
touched = Pièce touchée : { WORD($side, $piece) } { $square }
felt = { WORD($side, $piece) } { $square } ; palper n'engage à rien
adjusting = Vous pouvez adouber
announced = Annoncé
announced-otherwise = Ce n'est pas le coup sur l'échiquier
repeated = { WORD($side, form: "the") } répètent
move-counts = C'est le coup joué qui compte, non l'annonce
completed = Trait { WORD($side, form: "to") }
control-reached = { WORD($side, form: "the") } atteignent le contrôle ; au temps restant s'ajoutent :
clock-forgotten = { WORD($side, form: "the") } : la pendule n'est pas appuyée
touch-free = Rien de ce qui fut touché ne peut être joué : tout coup est libre
must-move = Vous avez touché { WORD($piece, form: "the") } en { $square } ; jouez cette pièce
must-capture = Vous avez touché { WORD($piece, form: "the") } en { $square } ; prenez cette pièce
must-capture-with = Prenez avec { WORD($piece, form: "the") } en { $from } { WORD($taken, form: "the") } en { $square }
must-castle = Roi et tour touchés : roquez, roi en { $to }
must-move-king = Ce roque n'est pas légal : le roi doit jouer autrement

## Rulings

ruled-perpetual-check = { WORD($side, form: "the") } donnent l'échec perpétuel, partie nulle
ruled-flag = Le drapeau est tombé : { WORD($loser) }
ruled-both-flags = Les deux drapeaux sont tombés, partie nulle
ruled-illegal-moves = { WORD($loser) } : le coup illégal numéro { $number } met fin à la partie
penalised = { $what ->
    [illegal-move] Coup illégal
    [without-move] La pendule a été pressée sans coup
    [unpromoted] Le pion n'a pas été échangé contre une pièce
   *[unpromoted-queen] Le pion n'a pas été échangé ; il devient dame
  }, { WORD($side) }, numéro { $number }
restored = La position précédente est rétablie
gains = { WORD($side, form: "the") } gagnent :
illegal-stands = Personne n'a réclamé le coup illégal ; il reste, et la feuille continue d'ici
offered = { WORD($side, form: "the") } proposent la nulle. L'offre tient : oui l'accepte, non la refuse
offer-disturbs = Mieux vaut entre le coup et la pendule : ainsi elle peut gêner l'adversaire
offer-written = Les deux la notent

## What the laws forbid now

forbidden = { $what ->
    [not-moved] Aucun coup n'est encore joué sur l'échiquier
    [not-announced] Annoncez d'abord
    [differs] L'annonce n'est pas le coup sur l'échiquier ; corrigez-la avant la pendule
    [not-repeated] L'adversaire n'a pas répété l'annonce
    [repetition-differs] Ce n'est pas ce qui fut annoncé
    [promotion-not-said] Dites ce que devient le pion
    [ambiguous] Plusieurs coups correspondent à l'annonce ; précisez
    [made] Le coup est joué ; les pièces restent en place
    [adjust-now] On ne peut pas adouber maintenant
    [time-not-now] Demandez le temps quand vous avez le trait
    [offer-not-now] La nulle se propose après son coup et avant la pendule
    [offer-again] Votre offre fut refusée ; l'adversaire doit d'abord proposer
    [flag-up] Le drapeau de l'adversaire n'est pas tombé
    [own-flag-down] Votre drapeau est tombé aussi
    [flag-not-claimed] L'arbitre seul décide des drapeaux
    [nothing-illegal] Il n'y a rien d'illégal à réclamer
    [claim-too-late] Il est trop tard pour réclamer
    [claim-lost] Après un toucher ou un coup, le droit de demander la nulle à ce coup est perdu
    [advice] Personne ne peut vous dire cela pendant la partie
    [before-control] Avant le contrôle, seul l'arbitre peut consentir à l'ajournement
    [seal-changed] Ce qui est sous pli reste
    [must-seal] La réponse se met sous pli, elle ne se joue pas sur l'échiquier
    [only-more-time] Une pendule ne se corrige plus que pour donner du temps
    [error-too-late] Il fallait le dire avant son premier coup ; seul l'arbitre en décide maintenant
    [quickplay-not-announced] Il n'a pas été convenu que la nulle peut être réclamée dans la cadence rapide finale
    [quickplay-not-now] Il faut avoir moins de deux minutes pour tous les coups restants, sans rien de plus par coup, et son drapeau en l'air
    [claim-final] Une demande ne peut pas être retirée
   *[taking-back] Les coups ne se reprennent pas
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece, form: "the") } de { $square } est encore en main
    [capture-left] { WORD($piece, form: "the") } en { $square } est encore sur l'échiquier
   *[adjusted-elsewhere] { WORD($piece, form: "the") } revient en { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Choisissez ce que devient le pion en { $square }
    [promotion-final] Ce qui est maintenant en { $square } y reste ; le choix est définitif
   *[castling-left] La tour en { $square } doit suivre le roi
  }
forbidden-before = { $number ->
    [one] Pas de nulle avant un coup de chaque camp
   *[other] Pas de nulle avant le coup { $number }
  }
disagreed = { $what ->
    [no-such-edition] Cette édition des règles n'existe pas
    [no-such-form] Cette édition n'a pas de règles pour cette cadence
    [no-repetition] Dans cette édition l'adversaire ne répète pas l'annonce
    [no-draw-limit] Dans cette édition on ne peut interdire la nulle
   *[no-delay] Cette édition ne connaît pas de délai
  }
refused-occupied = En { $square } se trouve { WORD($side, $piece, form: "the") }
refused-now = { $what ->
    [not-in-practice] Cela est de la compétition ; Contrôle G en commence une
    [empty-hand] Aucune pièce n'est hors de son trou
    [not-read-out] Il est convenu d'annoncer de vive voix
    [paused] Les pendules sont arrêtées
    [no-pause] En compétition on n'arrête pas les pendules
    [practice-only] En compétition, personne ne vous dit quoi demander ; demandez, et l'arbitre juge
    [claims-later] Les demandes de nulle d'une compétition sont dites à la fin
    [offer-stands] Votre offre tient déjà
   *[claim-first] On ne peut continuer depuis ce coup illégal ; réclamez-le
  }

## Questions

ask-edition = Quelles règles ? Un : FIDE 2023. Deux : FIDE 2009. Trois : FIDE 2005. Quatre : FIDE 2001. Cinq : le code soviétique de 1956. Six : le code des dames russes.
ask-blind = Qui joue au toucher ? Un : les deux. Deux : les Blancs. Trois : les Noirs. Quatre : personne.
ask-control = Quelle pendule ? Minutes et secondes par coup, par exemple 90+30. Zéro signifie sans pendule.
ask-agreement = Commençons-nous ? Oui ou non, ou une autre condition ?
help-agreeing = Oui commence la partie, non y renonce. Ou tapez ce qui est encore convenu : lire les coups, adversaire répète, deux échiquiers, demandes en cadence finale, sans arbitre, pas de nulle avant 30, séance de 240 minutes, retard de 30 minutes, attendons noirs. Puis tout est redit.

## Help


## Why: what a rule says, in few words

why-nothing = Rien n'a encore été décidé
why = { $rule ->
    [checkmate] Un roi attaqué qui ne peut échapper perd la partie
    [stalemate] Qui a le trait, aucun coup légal et n'est pas en échec, fait nulle
    [dead-position] Si aucune suite de coups légaux ne mate, la partie est nulle
    [perpetual-check] Des échecs sans fin auxquels le roi n'échappe pas donnent la nulle
    [fivefold] La même position pour la cinquième fois termine la partie
    [seventy-five] Tant de coups sans prise ni coup de pion terminent la partie
    [resignation] Qui abandonne a perdu
    [agreement] Les joueurs peuvent convenir de la nulle
    [flag] Qui n'a pas joué ses coups à la chute de son drapeau a perdu
    [both-flags] Personne ne sait quel drapeau est tombé en premier
    [illegal-move] Un coup illégal est repris, et la position d'avant est rétablie
    [without-move] Presser la pendule sans coup compte comme coup illégal
    [clock-without-move] Sans coup on ne peut lancer la pendule de l'adversaire
    [promotion-not-completed] Le pion sur la dernière rangée s'échange avant la pendule
    [move-made-by-touch] Au toucher : d'abord enlever la pièce prise et mettre la sienne dans un autre trou, puis annoncer
    [move-made-when] Un coup est joué quand tout est fait et la pièce lâchée
    [move-completed-when] Le coup est achevé quand la pendule est pressée
    [promotion-choice-final] Le pion est échangé contre la pièce choisie ; alors le choix est définitif
    [castling-king-released] Le roi est sur sa case de roque : seule la tour doit suivre
    [clock-after-announcement] D'abord annoncer le coup, puis presser la pendule
    [announcement-words] Au toucher, les coups s'annoncent avec ces mots ; l'organisateur peut en admettre d'autres, et le réglage les change
    [announcement-differs] Un lapsus se corrige avant la pendule ; annoncez encore
    [move-made-counts] Si l'annonce et le coup diffèrent, le coup sur l'échiquier compte
    [repeat-announcement] L'adversaire répète le coup et le joue sur son échiquier
    [promotion-announced] L'annonce nomme ce que devient le pion
    [own-piece-touched] La première pièce touchée qui peut jouer doit jouer
    [opponents-piece-touched] La première pièce touchée qui peut être prise doit être prise
    [both-touched] Prenez la pièce touchée avec votre pièce touchée si possible ; sinon jouez une des pièces touchées
    [king-then-rook] Qui touche roi puis tour doit roquer si c'est légal
    [illegal-castling] Le roque n'était pas légal : le roi joue s'il peut ; sinon tout coup est libre
    [adjust] Dites-le avant de toucher, quand vous avez le trait ; les pièces reviennent sur leurs cases
    [touched-when] Au toucher, une pièce compte comme touchée quand elle sort de son trou
    [loss-of-touch-claim] Qui a touché une pièce ne peut plus réclamer que l'adversaire a enfreint les règles du toucher
    [nothing-playable] Si rien de ce qui fut touché ne peut jouer ni être pris, tout coup légal est permis
    [time-saved-carries-over] Le temps gagné avant le contrôle s'ajoute à la période suivante
    [promotion-square-final] Un pion lâché sur la dernière rangée y est promu et nulle part ailleurs
    [time-questions] Qui joue au toucher peut demander le temps
    [draw-offer] La nulle se propose après son coup et avant la pendule
    [draw-offers-alternate] Après un refus, c'est à l'adversaire de proposer
    [no-draws-before-move] Le tournoi ne permet pas de nulle avant ce coup
    [flag-seen-by] Quelqu'un doit dire qu'un drapeau est tombé
    [flag-claim] Qui réclame un drapeau doit avoir le sien levé
    [repetition] Qui est au trait peut demander la nulle si la position s'est présentée assez de fois
    [claim-ahead] Annoncez le coup qui amène la position, ne le jouez pas, et demandez la nulle
    [fifty-moves] Qui est au trait peut demander la nulle après assez de coups de chaque camp sans prise ni coup de pion
    [claim-lost-by] Demandez avant de toucher ou de jouer ; le droit revient à un autre coup
    [wrong-claim] Après une demande fausse, les pendules sont corrigées et la partie continue
    [claim-is-offer] Une demande vaut proposition de nulle
    [claimed-move-binds] Le coup annoncé avec une demande fausse doit être joué
    [quickplay-finish] Avec moins de deux minutes pour le reste de la partie, le joueur au trait peut réclamer la nulle parce que l'adversaire ne peut pas ou ne cherche pas à gagner par des moyens normaux ; l'arbitre décide sans appel
    [quickplay-without-arbiter] Sans arbitre une telle demande met fin au jeu, et un arbitre décide ensuite
    [quickplay-increment] Avec moins de deux minutes le joueur au trait peut demander un incrément pour les deux ; c'est une proposition de nulle, et si elle est refusée l'arbitre décide
    [late-arrival-s] Qui vient plus tard que les règles ou le tournoi ne le permettent a perdu
    [neither-present] Si personne n'est venu, les blancs perdent le temps jusqu'à leur arrivée
    [daily-playing-time-s] Qui joue au toucher ne joue pas plus longtemps dans une journée
    [time-warnings] L'arbitre dit au joueur aveugle combien de temps il reste jusqu'au contrôle
    [clock-may-speak] Une pendule peut dire au joueur aveugle le temps et le nombre de coups
    [claim-is-final] Une demande faite demeure
    [claim-checked-on] La demande est vérifiée sur le temps du demandeur ; si son drapeau tombe, une demande juste donne la nulle et une fausse perd
    [fifty-moves-extension] S'il est prouvé que la partie était gagnée au début du compte, mais pas en tant de coups, il en faut davantage
    [advice-forbidden] Pendant la partie, ni notes, ni conseils, ni sources d'information; on peut toucher son propre échiquier
    [adjournment] À la fin de la séance, le joueur au trait écrit son coup en secret puis arrête les pendules
    [early-adjournment] Qui ajourne plus tôt prend sur lui le reste de la séance ; le plus ancien code veut le contrôle passé, ou l'accord de l'arbitre
    [sealed-move-changed] Jusqu'à l'arrêt des pendules, le coup sous pli peut être changé
    [sealed-move-on-board] Qui joue sur l'échiquier au lieu de mettre sous pli doit noter ce coup
    [sealed-move-flawed] Un coup sous pli ambigu, obscur ou illégal perd ; le plus ancien code pardonne un lapsus évident
    [sealed-in-braille] Qui joue au toucher met sous pli en braille
    [envelope-told] L'enveloppe dit les noms, la position, les temps, qui a mis sous pli et quel coup
    [envelope-lost] Sans enveloppe on continue si tout peut être rétabli ; sinon on rejoue
    [envelope-opened] L'enveloppe s'ouvre en présence de celui qui doit répondre
    [offer-after-sealing] Une offre faite après la mise sous pli tient jusqu'à la réponse
    [position-restored] La position et les temps sont remis comme ils étaient
    [ended-meanwhile] Avant la reprise on peut convenir de la nulle ou abandonner
    [replier-present] Le coup sous pli est joué, et la pendule de celui qui répond tourne
    [replier-absent] Tant que celui qui doit répondre est absent, sa pendule tourne et l'enveloppe reste fermée
    [sealer-absent] Si celui qui a mis sous pli est absent, la réponse se met aussi sous pli et sa pendule tourne
    [both-absent] Si les deux sont absents, la pendule de celui qui doit répondre tourne
    [resumption-session] La durée de la séance de reprise est dite d'avance ; ensuite on ajourne de nouveau
    [resumption-late-s] Qui arrive plus tard que permis a perdu
    [resumption-clock-error] Un temps faux se corrige tôt ; plus tard non, ou seulement en faveur du joueur
    [sealed-move-ends] Si le coup sous pli termine la partie, cela compte
    [arbiters-means] Les règles énumèrent ce que l'arbitre peut faire à qui les enfreint
    [wrong-setup] Si les pièces étaient mal placées, une nouvelle partie est jouée
    [board-turned] Si seul l'échiquier était tourné, la position est transférée et la partie continue
    [setup-claims-until-moves] Après tant de coups, nul ne peut réclamer pour des pièces, un échiquier ou des pendules mal réglés
    [wrong-colours] Le sort d'une partie aux couleurs inversées dépend des coups joués ou de l'arbitre
    [displaced-pieces] Qui déplace des pièces les remet sur son propre temps ; au besoin la partie revient à une position connue
    [illegal-position] Une position illégale sur l'échiquier laisse l'arbitre agir sans réclamation
    [king-captured] Prendre le roi est un coup illégal
    [arbiter-stops-clock] L'arbitre arrête les pendules quand il le faut et décide de la reprise
    [clocks-after-restoring] Quand des pièces sont revenues en arrière, l'arbitre règle pendules et compteurs selon son jugement
    [clock-error] Une pendule mal réglée est corrigée
    [clock-forgotten] Les règles disent si l'arbitre peut parler d'une pendule oubliée
    [time-for-disturbance] Qui fut dérangé de l'extérieur peut recevoir du temps
    [sheets-differ] Si les feuilles concordent, l'échiquier les suit ; sinon on revient là où elles concordent
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
hear-term-quickplay = demandes en cadence finale
hear-term-no-quickplay = sans cadence finale
hear-term-no-arbiter = sans arbitre | pas d'arbitre
hear-term-with-arbiter = avec arbitre
hear-term-no-draws-before = pas de nulle avant { $number } | pas de nulle avant coup { $number }
hear-term-session = séance de { $number } minutes
hear-term-late = retard de { $number } minutes
hear-term-awaiting = attendons { $side } | { $side } sont attendus
