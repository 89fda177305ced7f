# L'entraînement à la maison : l'adversaire et les conseils.

practice = { $what ->
    [alone] Deux joueurs à l'échiquier ; le programme ne joue pas
    [no-help] Partie sans moteur, ni réseau ni aide ; c'est définitif
    [thinks] L'adversaire réfléchit
    [ask-engine] Adversaire ? Un : Annabella
    [embedded] Annabella joue
    [replaced] Annabella continue à sa place
    [ponders] L'adversaire réfléchit aussi pendant votre tour
    [rests] L'adversaire ne réfléchit pas pendant votre tour
    [draw-offered] Vous proposez la nulle
    [ask-side] Votre camp : Blancs, Noirs, ou personne pour jouer sans adversaire ?
    [opponent-moves] L'adversaire a le trait ; reprenez le coup ou attendez
    [game-goes-on] Seule une partie finie peut être analysée
    [not-analysed] Demandez d'abord l'analyse de cette partie
    [no-engine] Aucun moteur ; choisissez-en un d'abord
    [nameless-option] Nommez l'option : engine-option, son nom, = et la valeur
    [no-such-level] Les niveaux vont de un à dix
   *[opponent-answers] L'adversaire doit d'abord répondre
  }
opponent = Annabella joue les { WORD($side) }, niveau { $level }
opponent-wanted = Annabella joue les { WORD($side) }
no-opponent-wanted = deux joueurs, sans le programme
opponent-name = Annabella, niveau { $level }
engine-plays = { $name } joue { WORD($side, form: "the") }, niveau { $level }
engine-plays-alike = { $name } joue { WORD($side, form: "the") }{ $how ->
    [options] , à la force fixée par ses options
   *[full] {" "}à pleine puissance ; son niveau ne se règle pas
  }
engine-fault = { $fault ->
    [missing] Impossible de lancer { $name }
    [silent] { $name } ne répond pas
    [gone] { $name } s'est arrêté
    [rubbish] { $name } envoie des réponses incorrectes
    [illegal] { $name } a joué un coup impossible, { $detail }
    [other-game] { $name } ne joue pas aux dames russes
   *[endless] { $name } envoie un flot de données sans fin
  }
engine-strength = { $name } joue { $how ->
    [options] à la force fixée par ses options ; le niveau n'y change rien
   *[full] à pleine puissance ; son niveau ne se règle pas
  }
engine-listed = { $count }, { $name }
set-engine = { $name } joue
engine-offers = { $name }, options : { $count }
engine-option = { $name } : { $value ->
    [true] oui
    [false] non
    [empty] vide
   *[other] { $value }
  }
engine-option-range = de { $least } à { $most }
engine-option-choice = { $values ->
    [switch] oui ou non
   *[other] au choix : { $values }
  }
engine-option-typed = { $name } s'écrit : engine-option { $name } = et la valeur
engine-no-option = Le moteur n'a pas d'option { $name }
engine-no-value = Valeur impossible pour { $name }
ask-level = Niveau, de un à dix ? Actuellement { $level }
ask-practice-control = Avec pendule ? Minutes et secondes, par exemple 5+3. Entrée seule : sans
ask-facing = Tourner l'échiquier pour les Noirs ?
set-board-for-black = { $choice ->
    [turned] Avec les Noirs, l'échiquier est tourné
    [upright] Avec les Noirs, l'échiquier reste tel quel
   *[ask] On vous le demande quand vous jouez les Noirs
  }
set-level = Niveau { $level }
level-part = { $part ->
    [third] et un tiers
   *[two-thirds] et deux tiers
  }

opening = { $family ->
    [open-game] partie ouverte
    [kings-gambit] gambit du roi
    [vienna-game] partie viennoise
    [bishops-opening] début du fou
    [centre-game] partie du centre
    [petrov-defence] défense Petrov
    [philidor-defence] défense Philidor
    [latvian-gambit] gambit letton
    [elephant-gambit] gambit éléphant
    [scotch-game] partie écossaise
    [ponziani-opening] début Ponziani
    [three-knights-game] partie des trois cavaliers
    [four-knights-game] partie des quatre cavaliers
    [italian-game] partie italienne
    [two-knights-defence] défense des deux cavaliers
    [spanish-game] partie espagnole
    [sicilian-defence] défense sicilienne
    [french-defence] défense française
    [caro-kann-defence] défense Caro-Kann
    [scandinavian-defence] défense scandinave
    [alekhine-defence] défense Alekhine
    [pirc-defence] défense Pirc
    [modern-defence] défense moderne
    [nimzowitsch-defence] défense Nimzowitsch
    [owen-defence] défense Owen
    [closed-game] partie fermée
    [queens-gambit] gambit dame
    [slav-defence] défense slave
    [semi-slav-defence] défense semi-slave
    [catalan-opening] ouverture catalane
    [queens-pawn-game] partie du pion dame
    [trompowsky-attack] attaque Trompowsky
    [blackmar-diemer-gambit] gambit Blackmar-Diemer
    [indian-defence] défense indienne
    [nimzo-indian-defence] défense nimzo-indienne
    [queens-indian-defence] défense ouest-indienne
    [bogo-indian-defence] défense bogo-indienne
    [kings-indian-defence] défense est-indienne
    [grunfeld-defence] défense Grünfeld
    [benoni-defence] défense Benoni
    [benko-gambit] gambit Benko
    [budapest-gambit] gambit de Budapest
    [old-indian-defence] défense vieille-indienne
    [dutch-defence] défense hollandaise
    [english-opening] ouverture anglaise
    [reti-opening] début Réti
    [zukertort-opening] début Zukertort
    [kings-indian-attack] attaque est-indienne
    [birds-opening] début Bird
    [larsens-opening] début Larsen
    [sokolsky-opening] début Sokolsky
    [kings-pawn-game] partie du pion roi
    [grob-opening] ouverture Grob
    [hungarian-opening] début hongrois
    [st-george-defence] défense Saint-Georges
    [borg-defence] défense Borg
    [neo-grunfeld-defence] défense néo-Grünfeld
    [amar-opening] ouverture Amar
    [anderssens-opening] ouverture Anderssen
    [barnes-opening] ouverture Barnes
    [clemenz-opening] ouverture Clemenz
    [desprez-opening] ouverture Desprez
    [durkin-opening] ouverture Durkin
    [mieses-opening] ouverture Mieses
    [saragossa-opening] ouverture Saragosse
    [vant-kruijs-opening] ouverture Van 't Kruijs
    [ware-opening] ouverture Ware
   *[van-geet-opening] début Van Geet
  }
# Other variations have English names, and are not said.
opening-variation = { $variation ->
    [Accepted] accepté
    [Declined] refusé
    [Open] variante ouverte
    [Closed] variante fermée
   *[other] { "" }
  }
opening-until = jusqu'au coup { $number }
advice = { $what ->
    [no-opening] Ouverture sans nom connu
    [no-threat] Aucune menace
    [looks] Un instant
    [forced] Pas d'indice : le coup est forcé
    [hang] En prise :
    [nothing-hangs] Aucune pièce en prise
    [line-end] Fin de la variante
    [line-start] Début de la variante
    [no-next-turn] Pas d'autre tournant ensuite
    [no-previous-turn] Pas de tournant avant
    [analysed] Partie analysée
    [did-not-turn] Pas de grosse faute
    [best-was] Le meilleur coup :
   *[go-through] Page suivante : parcourir la partie
  }
advice-hint = Regardez la case { $square }
advice-threat = { WORD($side, form: "the") } menacent
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] Position égale
    [slight] { WORD($side, form: "the") } sont un peu mieux
    [clear] { WORD($side, form: "the") } sont nettement mieux
   *[winning] { WORD($side, form: "the") } ont une position gagnante
  }
advice-wins = { WORD($side, form: "the") } gagnent de force en { $count ->
    [1] un coup
   *[other] { $count } coups
  }
advice-line = { $count ->
    [1] Variante d'un coup
   *[other] Variante de { $count } coups
  }
advice-analyses = { $count ->
    [1] Analyse d'un coup ; vous serez averti
   *[other] Analyse de { $count } coups ; vous serez averti
  }
advice-counts = { WORD($side) } : gaffes { $blunders }, fautes { $mistakes }, imprécisions { $inaccuracies }
advice-turned = Tournant : coup { $number }, { WORD($side, form: "the") } ont joué
advice-quality = { $quality ->
    [best] Le meilleur coup
    [good] Un bon coup
    [inaccuracy] Une imprécision
    [mistake] Une faute
   *[blunder] Une gaffe
  }

## Mots

hear-against-new = nouvelle partie | une nouvelle partie | revanche | la revanche
hear-against-play = blitz | rapide | jouer | joue | jouons | partie | une partie | je joue | je prends |
    je veux jouer | je voudrais jouer | je veux | je voudrais | j'ai | mais |
    mets une pendule de | pendule de | cadence de | cadence | mets |
    une pendule de | une cadence de | une pendule | avec une pendule de | joue avec une pendule de | une partie de |
    un blitz | un blitz de | une partie rapide de
hear-against-two = deux joueurs | à deux | ami | amie
hear-against-level = niveau | force | au niveau | difficulté
hear-against-minutes = minutes | minute | min
hear-against-plus = plus | incrément | et | bonus | ajout
hear-against-each = chacun | par joueur | pour chacun | par côté | pour chaque joueur
hear-against-seconds = secondes | seconde | sec
hear-against-word = avec | en | à | au | la | le | les | l' | l | un | une | des | d' | d | de | pour | moi |
    chaque | par | coup | programme | ordinateur | machine | moteur | annabella | toi | vous | contre |
    camp | pièces | pendule | temps | cadence | s'il vous plaît
hear-level-bare = niveau | le niveau
hear-level-third = un tiers | et un tiers
hear-level-two-thirds = deux tiers | et deux tiers
hear-level-half = et demi | et demie
hear-level-point = virgule | point
hear-level-minus = moins
hear-ahead = puis | ensuite | et puis | après | alors
hear-if = si | en cas de | quand
hear-command-level = niveau { $number } | force { $number } | mets niveau à { $number } | mets niveau { $number } |
    mettre niveau { $number } | mettre niveau à { $number } | passe au niveau { $number } | passer au niveau { $number } |
    joue au niveau { $number } | difficulté { $number } | niveau de difficulté { $number } | règle niveau à { $number } |
    règle niveau sur { $number } | force de jeu { $number } | niveau numéro { $number } | change niveau à { $number } |
    au niveau { $number } | mets la difficulté à { $number } | jouer au niveau { $number } |
    mets le niveau { $number } | mets le niveau à { $number } |
    adversaire niveau { $number } | ordinateur niveau { $number } | affronter l'ordinateur au niveau { $number } |
    jouer contre l'ordinateur au niveau { $number } | règle l'adversaire sur { $number } | en niveau { $number } |
    défie-moi en niveau { $number } | adversaire de niveau { $number } | mets l'adversaire au niveau { $number } |
    mets la machine à { $number }
hear-command-level-lowest = niveau le plus facile | niveau le plus bas | niveau le plus faible |
    le plus facile possible | niveau minimum |
    niveau facile | niveau débutant | niveau pour débutants
hear-command-level-highest = niveau le plus difficile | niveau le plus haut | niveau le plus fort |
    le plus fort possible | niveau maximum |
    niveau difficile | niveau expert | niveau maître
