# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = L'arbitre intervient, les pendules sont arrêtées
arbiter-out = La partie continue
arbiter-away = L'arbitre s'est retiré
sanctioned = { WORD($side) } : { $what ->
    [warning] un avertissement
    [reprimand] un blâme
    [fine] une amende
    [exclusion] exclusion des prochaines rondes
   *[expulsion] exclusion du tournoi
  }
points-gained = { WORD($side, form: "the") } gagnent { $what ->
    [half] un demi-point
   *[whole] un point
  }
points-lost = { WORD($side, form: "the") } perdent { $what ->
    [half] un demi-point
   *[whole] un point
  }
disturbance = Pour la perturbation
clock-set = { WORD($side) }, la pendule indique maintenant :
moves-set = { WORD($side) }, le compteur de coups indique maintenant : { $moves }
setup-fault = { $what ->
    [pieces] Les pièces étaient mal placées
    [board] L'échiquier était tourné
   *[colours] Les couleurs étaient inversées
  }
setup-ruling = { $what ->
    [new-game] La partie ne compte pas, une autre est jouée
    [board-right] La position passe sur un échiquier bien placé ; la partie continue
   *[goes-on] La partie continue
  }
went-back = Retour au coup { $number }, trait { WORD($side, form: "to") }
clocks-then = Les pendules indiquaient alors :
clocks-to-set = L'arbitre règle les pendules
displaced = { WORD($side, form: "the") } remettent les pièces en place, sur leur propre temps
restored-by = { WORD($side, form: "the") } ont remis les pièces en place
told-to-press = { WORD($side) }, pressez la pendule
illegal-seen = Position illégale ; si elle demeure après le prochain coup, la partie est nulle
sheets-agree = { WORD($side) } : la feuille concorde avec la partie notée
sheets-differ = { WORD($side) } : la feuille diffère de la partie notée au coup { $number }
sheet-record = La partie notée :
sheet-record-ends = La partie notée s'arrête là
sheet-other = La feuille : { $text }
sheet-ends = La feuille s'arrête là
board-agrees = { WORD($side) } : l'échiquier concorde avec la partie notée
board-differs = { WORD($side) } : l'échiquier diffère en { $squares }
board-since = Il était juste jusqu'au coup { $number } ; là fut joué :
board-not-made = Il était juste jusqu'au coup { $number } ; les coups suivants n'y sont pas joués
board-corrected = { WORD($side, form: "the") } corrigent leur échiquier d'après la partie notée
two-boards = Chaque joueur a son échiquier
sighted-normal = { WORD($side) } : les règles ordinaires s'appliquent
assisted = { WORD($side, form: "the") } { $what ->
    [on] ont un assistant, qui peut jouer, annoncer et presser la pendule
   *[off] n'ont plus d'assistant
  }
incidents-none = Il ne s'est rien passé dans cette partie
incidents-some = { $count ->
    [one] Un incident
   *[other] { $count } incidents
  }
illegal-here = Ici fut joué un coup illégal, qui reste
arbiter-to-move = Trait { WORD($side, form: "to") } ; aucune partie ne peut continuer après le coup illégal de l'échiquier

## Rulings

ruled-lost = L'arbitre déclare la partie perdue : { WORD($loser) }
ruled-lost-both = L'arbitre déclare la partie perdue pour les deux
ruled-illegal-position = La position illégale est restée, partie nulle

## Questions

ask-lost = Déclarer la partie perdue, { WORD($side) } ? Oui ou non ?
ask-lost-both = Déclarer la partie perdue pour les deux ? Oui ou non ?
ask-back = Revenir au coup { $number }, trait { WORD($side, form: "to") } ? Les coups suivants ne comptent pas. Oui ou non ?
ask-anew = Annuler cette partie et en commencer une autre ? Oui ou non ?
ask-illegal-draw = La position est-elle encore illégale, et la partie nulle ? Oui ou non ?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Cela n'est pas parmi les moyens de l'arbitre
    [game-over] La partie est finie ; ce n'est plus possible
    [silent] L'arbitre ne dit rien d'une pendule oubliée
    [nothing-forgotten] Aucun coup sur l'échiquier n'attend la pendule
    [not-mixed] Cela vaut pour un voyant contre un aveugle
    [has-assistant] Le joueur aveugle a déjà un assistant
    [too-late] Il est trop tard pour reprendre ce coup illégal
    [wait-for-move] Attendez que le prochain coup soit complété
   *[nothing-illegal] Aucune position illégale n'est sur l'échiquier
  }
arbiter-points = La partie ne donne pas plus : { $what ->
    [half] un demi-point
   *[whole] un point
  }
arbiter-settled = Après { $moves } coups de chacun, on ne corrige plus la mise en place
arbiter-keeps = Dans la première période, du temps n'est retiré que si chacun garde { $minutes } minutes
arbiter-refused = { $what ->
    [absent] D'abord l'arbitre intervient ; Contrôle K, ou dites arbitre
    [present] L'arbitre est déjà intervenu
    [acting] L'arbitre agit ; Contrôle K laisse reprendre la partie
    [silent] Cette édition n'en dit rien
    [too-much-time] Une pendule doit garder du temps ; pour finir la partie, déclarez-la perdue
    [nothing-displaced] Personne ne remet de pièces en place
    [clocks-unknown] On ne sait pas ce qu'indiquaient alors les pendules
   *[unreadable] Ce n'est ni une liste de coups ni un échiquier
  }

## Help

help-arbiter = L'arbitre agit et les pendules sont arrêtées. Dites : avertissement aux Blancs. Deux minutes pour les Blancs. Retirer deux minutes aux Noirs. Les Blancs perdent. Pièces mal placées. Échiquier tourné. Couleurs inversées. Les Blancs ont déplacé des pièces, puis : pièces remises. Retour au coup 12. Incidents. Ou tapez arbiter et la suite, comme dit le manuel. Contrôle K laisse reprendre la partie, Contrôle F5 dit les incidents.

# Commands.

hear-command-arbiter-in = arbitre | appeler l'arbitre | arrêter partie | appelle arbitre | j'appelle arbitre | juge | appelez arbitre |
    je demande arbitre
hear-command-arbiter-out = partie continue | continuer partie | partie reprend
hear-command-arbiter-warn = avertissement aux { $side } | avertissement pour { $side }
hear-command-arbiter-reprimand = blâme aux { $side } | blâme pour { $side }
hear-command-arbiter-gain = { $number } minutes pour { $side } | { $number } minute pour { $side } | minute pour { $side }
hear-command-arbiter-cut = retirer { $number } minutes aux { $side } | retirer { $number } minute aux { $side } | retirer minute aux { $side }
hear-command-arbiter-lost = { $side } perdent | partie perdue pour { $side }
hear-command-arbiter-lost-both = deux perdent | partie perdue pour deux
hear-command-arbiter-fine = amende aux { $side } | amende pour { $side }
hear-command-arbiter-exclude = exclure { $side }
hear-command-arbiter-expel = expulser { $side }
hear-command-arbiter-pieces = pièces mal placées | position initiale fausse
hear-command-arbiter-board = échiquier tourné | échiquier mal placé
hear-command-arbiter-colours = couleurs inversées
hear-command-arbiter-displaced = { $side } ont déplacé des pièces
hear-command-arbiter-restored = pièces remises
hear-command-arbiter-back = retour au coup { $number } des { $side } | retour au coup { $number }
hear-command-arbiter-illegal-position = position illégale | deux rois en échec
hear-command-arbiter-tell = pendule oubliée
hear-command-arbiter-clocks-then = pendules comme alors
hear-command-arbiter-two-boards = deux échiquiers | j'exige deux échiquiers
hear-command-arbiter-assistant = assistant pour { $side }
