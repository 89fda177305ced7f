# La réponse à la question pourquoi : ce que dit une règle et ce que l'on peut faire maintenant.
# Là où la phrase reste ouverte, un temps suit.

law-detail = { $detail ->
    [illegal-free] Le coup illégal numéro { $number } ne coûte rien de plus
    [illegal-gives] Pour le coup illégal numéro { $number } l'adversaire reçoit :
    [illegal-loses] Le coup illégal numéro { $number } fait perdre la partie
    [only-if-claimed] L'adversaire ne reçoit le temps que s'il réclame
    [drawn-if-no-mate] Nulle au lieu de la défaite si aucune suite de coups légaux ne permet à l'adversaire de mater
    [unless-certain] Sauf si le coup voulu est certain
    [until-touch] Correction possible tant que l'adversaire n'a pas touché de pièce
    [until-move] Correction possible tant que l'adversaire n'a pas joué son coup suivant
    [until-end] Correction possible jusqu'à la fin de la partie
    [until-round] Correction possible jusqu'au début de la ronde suivante
    [claim-gives] L'adversaire reçoit :
    [claim-halves] Celui qui réclame perd la moitié de son temps, au plus :
    [claim-leaves] Celui qui réclame garde au moins :
    [claim-lost-by-move] Jouer fait perdre ce droit jusqu'à ce que le motif revienne
    [claim-lost-by-touch] Toucher une pièce fait perdre ce droit jusqu'à ce que le motif revienne
    [declined-by-move] On refuse d'un mot ou en jouant
    [declined-by-touch] On refuse d'un mot ou en touchant une pièce
    [late-at-once] Aucun retard n'est autorisé
    [below] Il doit rester moins de :
    [flag-arbiter] L'arbitre constate la chute du drapeau
    [flag-both] L'arbitre ou un joueur signale la chute du drapeau
    [flag-player] Seul un joueur signale la chute du drapeau
   *[flag-player-unless-both] Seul un joueur signale la chute du drapeau ; l'arbitre intervient si les deux sont tombés
  }
now-step = { $step ->
    [take] Maintenant, soulevez une pièce
    [move] Maintenant, jouez un coup
    [announce] Maintenant, annoncez le coup
    [announce-again] Maintenant, annoncez le coup joué sur l'échiquier
    [repeat] Maintenant, l'adversaire répète l'annonce
   *[press] Maintenant, appuyez sur la pendule
  }
now-step-at = { $step ->
    [put] Maintenant, posez la pièce qui était en { $square }
    [take-off] Maintenant, enlevez la pièce prise en { $square }
    [promote] Maintenant, dites ce que devient le pion en { $square }
   *[rook] Maintenant, déplacez la tour qui est en { $square }
  }
now-offered = { WORD($side, form: "the") } proposent la nulle : oui accepte, non refuse
now-asked = Répondez d'abord à la question
