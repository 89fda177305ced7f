# Ce qui se passe autour de l'échiquier : preuves, décisions de l'arbitre, retards, fin de la journée.

hall = { $what ->
    [dead-undecided] On n'a pas pu établir à temps si quelqu'un peut encore mater ; la partie continue
    [decides] Les pendules sont arrêtées. La demande est aussi une proposition de nulle : l'adversaire peut dire oui. Sinon l'arbitre décide : accepter, différer ou rejeter
    [decides-last] Cela met fin au jeu. Un arbitre décide : accepter ou rejeter
    [increment-decides] Maintenant l'arbitre décide de l'incrément : accepter ou rejeter
    [awaiting-both] Les deux joueurs sont attendus ; la pendule des blancs tourne
    [nobody-came] Aucun joueur n'est venu à temps ; les deux ont perdu, et la feuille n'a pas de résultat
   *[day-over] Le temps de jeu de cette journée est écoulé, les pendules sont arrêtées. Dites jour suivant pour continuer
  }
hall-side = { $what ->
    [proving] Les pendules sont arrêtées : on examine si { WORD($side, form: "the") } peuvent encore mater
    [mate-undecided] On n'a pas pu établir à temps si { WORD($side, form: "the") } peuvent encore mater ; la perte demeure
    [quickplay-claimed] { WORD($side, form: "the") } réclament la nulle dans la cadence rapide finale
    [increment-asked] { WORD($side, form: "the") } demandent un incrément et proposent ainsi la nulle : oui l'accepte, non la refuse
    [flag-decides] Le drapeau des { WORD($side) } est tombé. Maintenant l'arbitre décide de la demande : accepter ou rejeter
    [flag-in-check] Le drapeau des { WORD($side) } est tombé pendant la vérification
    [awaiting] { WORD($side, form: "the") } ne sont pas encore là
    [came] { WORD($side, form: "the") } sont là
    [next-day] Un autre jour, trait { WORD($side, form: "to") }
   *[not-here] { WORD($side, form: "the") } ne sont pas là ; dites quand le joueur est arrivé
  }
hall-time = { $what ->
    [late] Retard :
    [day-ends] Temps de jeu restant pour cette journée :
   *[slept] L'ordinateur était absent :
  }
hall-decided = { $what ->
    [agrees] L'arbitre accepte, la partie continue
    [postpones] L'arbitre diffère sa décision, la partie continue
   *[rejects] L'arbitre rejette, la partie continue
  }
agreed-hall = { $what ->
    [quickplay] La nulle peut être réclamée dans la cadence rapide finale
    [without-arbiter] Il n'y a pas d'arbitre sur place
    [warnings] Le temps est annoncé sans demande
   *[late] Un joueur peut venir avec ce retard :
  }
increment-now = { $seconds ->
    [one] Désormais une seconde de plus à chaque coup
   *[other] Désormais { $seconds } secondes de plus à chaque coup
  }
needs-more = { $moves ->
    [one] C'est prouvé : il faut encore un coup, ensuite la nulle peut être réclamée
   *[other] C'est prouvé : il faut encore { $moves } coups, ensuite la nulle peut être réclamée
  }
ruled-hall = { $what ->
    [quickplay] L'arbitre déclare la partie nulle
    [quickplay-lost] L'arbitre rejette la demande des { WORD($side) }
   *[late] { WORD($side, form: "the") } ne sont pas venus à temps
  }
ask-dispute = { $moves ->
    [one] { WORD($side, form: "the") } prouvent-ils que la partie était gagnée au début du compte et qu'il faut encore un coup ? Oui ou non ?
   *[other] { WORD($side, form: "the") } prouvent-ils que la partie était gagnée au début du compte et qu'il faut encore { $moves } coups ? Oui ou non ?
  }
ask-missing = Les pendules sont arrêtées. Ce temps compte-t-il pour { WORD($side, form: "the") } ? Oui ou non ?
refused-hall = { $what ->
    [proving] Attendez : on examine si le gagnant peut mater
    [decides] L'arbitre décide d'abord : accepter, différer ou rejeter
    [decides-last] Le jeu est fini ; l'arbitre décide : accepter ou rejeter
    [increment] L'arbitre décide d'abord de l'incrément : accepter ou rejeter
    [answer] Répondez d'abord à la proposition de nulle : oui ou non
    [flag] L'arbitre décide d'abord de la demande : accepter ou rejeter
    [day-over] Le temps de jeu de cette journée est écoulé ; dites jour suivant pour continuer
    [nobody-came] Aucun joueur n'est venu à temps
    [no-such-rule] Ces règles ne connaissent pas cela
    [no-late-rule] Dans cette édition le tournoi ne peut pas fixer le retard permis
   *[no-occasion] Il n'y a pas lieu de le faire maintenant
  }
