# L'entraînement à la maison : l'adversaire et les conseils.

practice = { $what ->
    [alone] Deux joueurs devant l'échiquier ; le programme ne joue pas
    [no-help] Ni moteur, ni réseau, ni aide dans cette partie ; on ne peut pas les activer
    [thinks] L'adversaire réfléchit
    [ask-engine] Qui joue contre vous : un, le programme lui-même
    [embedded] Le programme lui-même joue
    [replaced] Le programme continue à sa place
    [ponders] L'adversaire réfléchit pendant votre tour
    [rests] L'adversaire se repose pendant votre tour
    [ask-side] De quel côté jouez-vous : les blancs, les noirs, ou personne pour ne pas avoir d'adversaire ?
    [opponent-moves] C'est à l'adversaire de jouer ; reprenez le coup ou attendez
    [game-goes-on] La partie continue ; on n'analyse qu'une partie finie
    [not-analysed] Cette partie n'est pas encore analysée ; demandez d'abord l'analyse
    [no-engine] Aucun moteur n'est choisi ; nommez-le d'abord
   *[opponent-answers] L'adversaire doit d'abord répondre
  }
opponent = Le programme joue les { WORD($side) } au niveau { $level }
engine-plays = { $name } joue { WORD($side, form: "the") } au niveau { $level }
engine-fault = { $fault ->
    [missing] Impossible de lancer { $name }
    [silent] { $name } ne répond pas
    [gone] { $name } s'est arrêté
    [rubbish] { $name } ne dit rien de sensé
    [illegal] { $name } a joué un coup impossible, { $detail }
   *[endless] { $name } écrit sans fin
  }
engine-listed = { $count }, { $name }
set-engine = { $name } joue
set-engine-option = Moteur : { $name } vaut { $value }
ask-level = Quel niveau, de un à dix ? C'est { $level } maintenant
set-level = Niveau de l'adversaire { $level }
own-side = Vous jouez les { WORD($side) }

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
    [catalan-opening] partie catalane
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
    [english-opening] partie anglaise
    [reti-opening] début Réti
    [zukertort-opening] début Zukertort
    [kings-indian-attack] attaque est-indienne
    [birds-opening] début Bird
    [larsens-opening] début Larsen
    [sokolsky-opening] début Sokolsky
    [kings-pawn-game] partie du pion roi
    [grob-opening] attaque Grob
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
opening-variation = { $variation }
opening-until = jusqu'au coup { $number }
advice = { $what ->
    [no-opening] Cette ouverture n'a pas de nom ici
    [no-threat] On ne voit aucune menace
    [looks] Un instant
    [forced] On ne peut rien dire ici : le coup est forcé
    [hang] On peut gagner :
    [nothing-hangs] Rien n'est en prise
    [line-end] La ligne finit ici
    [line-start] C'est le début de la ligne
    [no-next-turn] La partie ne tourne plus ensuite
    [no-previous-turn] La partie n'avait pas tourné avant
    [analysed] La partie est analysée
    [did-not-turn] Il n'y a pas eu de grande faute
    [best-was] Le meilleur coup était :
   *[go-through] Page suivante parcourt la partie
  }
advice-hint = Regardez { $square }
advice-threat = { WORD($side, form: "the") } menacent
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] La partie est égale
    [slight] { WORD($side, form: "the") } sont un peu mieux
    [clear] { WORD($side, form: "the") } sont nettement mieux
   *[winning] { WORD($side, form: "the") } devraient gagner
  }
advice-wins = { WORD($side, form: "the") } gagnent de force en { $count ->
    [one] un coup
   *[other] { $count } coups
  }
advice-line = { $count ->
    [one] Une ligne d'un coup
   *[other] Une ligne de { $count } coups
  }
advice-analyses = { $count ->
    [one] Je parcours un coup ; je dirai quand c'est fait
   *[other] Je parcours { $count } coups ; je dirai quand c'est fait
  }
advice-counts = { WORD($side) } : grosses fautes { $blunders }, fautes { $mistakes }, imprécisions { $inaccuracies }
advice-turned = La partie a tourné au coup { $number }, quand { WORD($side, form: "the") } ont joué
advice-quality = { $quality ->
    [best] Le meilleur coup
    [good] Un bon coup
    [inaccuracy] Imprécis
    [mistake] Une faute
   *[blunder] Une grosse faute
  }

## Mots

hear-command-level = niveau { $number } | force { $number }
