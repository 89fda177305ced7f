# Ce qui se passe autour de l'échiquier : preuves, décisions de l'arbitre, retards, fin de la journée.

hall = { $what ->
    [castling-left-open] Le roque est-il un coup du roi ?
    [touch-left-open] Pièces touchées l'une après l'autre : ce coup compte-t-il ?
    [left-open] L'arbitre décide : accepter ou rejeter
    [dead-undecided] Impossible d'établir à temps si un mat est possible ; la partie continue
    [decides] Pendules arrêtées. La réclamation vaut offre de nulle : l'adversaire peut dire oui. Sinon l'arbitre décide : accepter, différer ou rejeter
    [decides-alone] Pendules arrêtées. L'arbitre décide : accepter, différer ou rejeter
    [decides-last] La partie est arrêtée. Un arbitre décide : accepter ou rejeter
    [increment-decides] L'arbitre décide de l'incrément : accepter ou rejeter
    [awaiting-both] Aucun joueur n'est arrivé ; la pendule des Blancs tourne
    [nobody-came] Personne n'est arrivé à temps ; les deux joueurs perdent ; la partie est notée sans résultat
   *[day-over] Temps de jeu du jour écoulé, pendules arrêtées. Dites « jour suivant » pour continuer
  }
hall-side = { $what ->
    [proving] Pendules arrêtées : on vérifie si { WORD($side, form: "the") } peuvent encore mater
    [mate-undecided] Impossible d'établir à temps si { WORD($side, form: "the") } peuvent encore mater ; la défaite est maintenue
    [mate-left-open] On ignore si { WORD($side, form: "the") } peuvent encore mater
    [checks-left-open] Échec perpétuel des { WORD($side) } ?
    [quickplay-claimed] { WORD($side, form: "the") } réclament la nulle dans la fin au KO
    [increment-asked] { WORD($side, form: "the") } demandent un incrément, ce qui vaut offre de nulle : oui accepte, non refuse
    [increment-alone] { WORD($side, form: "the") } demandent un incrément
    [flag-decides] Le drapeau des { WORD($side) } est tombé. L'arbitre décide de la réclamation : accepter ou rejeter
    [flag-in-check] Le drapeau des { WORD($side) } est tombé pendant la vérification
    [awaiting] { WORD($side, form: "the") } ne sont pas encore arrivés
    [came] { WORD($side, form: "the") } sont arrivés
    [next-day] Jour suivant, trait { WORD($side, form: "to") }
   *[not-here] { WORD($side, form: "the") } ne sont pas arrivés ; dites-le à leur arrivée
  }
hall-time = { $what ->
    [late] Retard :
    [day-ends] Temps de jeu restant aujourd'hui :
   *[slept] L'ordinateur était en veille :
  }
hall-decided = { $what ->
    [agrees] L'arbitre accepte, la partie continue
    [postpones] L'arbitre diffère sa décision, la partie continue
   *[rejects] L'arbitre rejette, la partie continue
  }
agreed-hall = { $what ->
    [quickplay] La nulle peut être réclamée dans la fin au KO
    [without-arbiter] Pas d'arbitre sur place
    [warnings] Le temps est annoncé sans demande
   *[late] Retard autorisé :
  }
increment-now = { $seconds ->
    [1] Désormais une seconde de plus par coup
   *[other] Désormais { COUNT($seconds, "fem") } secondes de plus par coup
  }
needs-more = { $moves ->
    [1] Prouvé : encore un coup avant de pouvoir réclamer la nulle
   *[other] Prouvé : encore { $moves } coups avant de pouvoir réclamer la nulle
  }
ruled-hall = { $what ->
    [quickplay] L'arbitre déclare la partie nulle
    [quickplay-lost] L'arbitre rejette la réclamation des { WORD($side) }
    [no-mate] { WORD($side, form: "the") } ne peuvent plus mater
   *[late] { WORD($side, form: "the") } ne sont pas arrivés à temps
  }
ask-dispute = { $moves ->
    [1] { WORD($side, form: "the") } prouvent-ils un gain dès le début du compte, et qu'il faut encore un coup ? Oui ou non ?
   *[other] { WORD($side, form: "the") } prouvent-ils un gain dès le début du compte, et qu'il faut encore { $moves } coups ? Oui ou non ?
  }
ask-missing = Pendules arrêtées. Ce temps est-il décompté aux { WORD($side) } ? Oui ou non ?
refused-hall = { $what ->
    [left-open] L'arbitre décide : accepter ou rejeter
    [proving] Attendez : on vérifie si le mat est possible
    [decides] L'arbitre décide d'abord : accepter, différer ou rejeter
    [decides-last] La partie est arrêtée ; l'arbitre décide : accepter ou rejeter
    [increment] L'arbitre décide d'abord de l'incrément : accepter ou rejeter
    [answer] Répondez d'abord à l'offre de nulle : oui ou non
    [flag] L'arbitre décide d'abord de la réclamation : accepter ou rejeter
    [day-over] Temps de jeu du jour écoulé ; dites « jour suivant » pour continuer
    [nobody-came] Personne n'est arrivé à temps
    [no-such-rule] Cette réclamation n'existe pas dans cette forme de jeu
    [none-in-these-laws] Cette réclamation n'existe pas dans ces règles
    [no-late-rule] Dans cette édition, le tournoi ne peut pas fixer le retard autorisé
   *[no-occasion] Impossible maintenant
  }
