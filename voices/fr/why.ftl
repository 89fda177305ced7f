# La réponse à la question pourquoi : ce que dit une règle et ce que l'on peut faire maintenant.
# Là où la phrase reste ouverte, un temps suit.

law-detail = { $detail ->
    [illegal-free] Le coup illégal numéro { $number } ne coûte rien de plus
    [illegal-gives] Pour le coup illégal numéro { $number } l'adversaire reçoit :
    [illegal-loses] Le coup illégal numéro { $number } perd la partie
    [only-if-claimed] L'adversaire ne reçoit le temps que s'il réclame
    [drawn-if-no-mate] Au lieu de la perte, c'est la nulle si aucune suite de coups légaux ne permet à l'adversaire de mater
    [until-touch] On corrige jusqu'à ce que l'adversaire ait touché une pièce
    [until-move] On corrige jusqu'à ce que l'adversaire ait joué son coup suivant
    [until-end] On corrige jusqu'à la fin de la partie
    [until-round] On corrige jusqu'au début de la ronde suivante
    [times] La position doit se présenter { $number } fois
    [moves] Il faut { $number } coups de chaque camp
    [claim-gives] L'adversaire reçoit :
    [claim-halves] Celui qui réclame perd la moitié de son temps, au plus :
    [claim-leaves] S'il restait moins, celui qui réclame garde :
    [claim-lost-by-move] Son propre coup fait perdre le droit jusqu'à ce qu'il renaisse
    [claim-lost-by-touch] Toucher une pièce fait perdre le droit jusqu'à ce qu'il renaisse
    [declined-by-move] Un mot ou le coup de réponse refuse
    [declined-by-touch] Un mot ou une pièce touchée refuse
    [both-flags-earlier-on] Dans une période antérieure, la partie continue avec deux drapeaux tombés
    [both-flags-earlier-drawn] Dans une période antérieure, deux drapeaux tombés font nulle
    [both-flags-last-on] Dans la dernière période, la partie continue avec deux drapeaux tombés
    [both-flags-last-drawn] Dans la dernière période, deux drapeaux tombés font nulle
    [late-at-once] Personne ne peut être en retard
    [late-until] Perd celui qui arrive avec un retard de plus de :
    [below] Il doit rester moins de :
    [flag-arbiter] L'arbitre constate la chute du drapeau
    [flag-both] L'arbitre ou un joueur signale le drapeau
    [flag-player] Seul un joueur signale le drapeau
   *[flag-player-unless-both] Seul un joueur signale le drapeau ; l'arbitre peut intervenir quand les deux sont tombés
  }
now-step = { $step ->
    [take] Maintenant, sortez une pièce de son trou
    [move] Maintenant, jouez un coup
    [announce] Maintenant, annoncez le coup
    [announce-again] Maintenant, annoncez le coup qui est sur l'échiquier
    [repeat] Maintenant, l'adversaire répète l'annonce
   *[press] Maintenant, appuyez sur la pendule
  }
now-step-at = { $step ->
    [put] Maintenant, mettez la pièce de { $square } dans un trou
    [take-off] Maintenant, enlevez la pièce prise de { $square }
    [promote] Maintenant, dites ce que devient le pion de { $square }
   *[rook] Maintenant suit la tour de { $square }
  }
now-offered = { WORD($side, form: "the") } proposent la nulle : oui accepte, non refuse
now-asked = Répondez d'abord à la question
