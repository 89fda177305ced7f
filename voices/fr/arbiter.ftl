# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = L'arbitre intervient, pendules arrêtées
arbiter-in-unclocked = L'arbitre intervient
arbiter-out = La partie continue
arbiter-away = L'arbitre s'est retiré
sanctioned = { WORD($side) } : { $what ->
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
disturbance = Pour le dérangement
clock-set = La pendule des { WORD($side) } indique maintenant :
moves-set = Le compteur de coups des { WORD($side) } indique maintenant : { $moves }
setup-fault = { $what ->
    [pieces] Les pièces étaient mal placées
    [board] L'échiquier était mal orienté
   *[colours] Les couleurs étaient inversées
  }
setup-ruling = { $what ->
    [new-game] La partie ne compte pas ; une nouvelle est jouée
    [board-right] La position passe sur un échiquier bien orienté ; la partie continue
   *[goes-on] La partie continue
  }
went-back = Retour au coup { $number }, trait { WORD($side, form: "to") }
clocks-then = Les pendules indiquaient alors :
clocks-to-set = L'arbitre règle les pendules
displaced = { WORD($side, form: "the") } remettent les pièces en place, sur leur temps
restored-by = { WORD($side, form: "the") } ont remis les pièces en place
told-to-press = { WORD($side) }, appuyez sur la pendule
illegal-seen = Position illégale ; si elle demeure après le prochain coup, la partie est nulle
was-legal = Ce coup était légal
sheets-agree = La feuille des { WORD($side) } concorde avec la partie notée
sheets-differ = La feuille des { WORD($side) } diffère de la partie notée au coup { $number }
sheet-record = La partie notée :
sheet-record-ends = La partie notée s'arrête là
sheet-other = La feuille : { $text }
sheet-ends = La feuille s'arrête là
board-agrees = L'échiquier des { WORD($side) } concorde avec la partie notée
board-differs = L'échiquier des { WORD($side) } diffère de la partie notée en { $squares }
board-since = Il était juste jusqu'au coup { $number } ; on y a joué :
board-not-made = Il était juste jusqu'au coup { $number } ; les coups suivants n'y sont pas joués
board-corrected = { WORD($side, form: "the") } corrigent leur échiquier d'après la partie notée
two-boards = Chaque joueur a son échiquier
sighted-normal = Pour { WORD($side, form: "the") }, les règles ordinaires
assisted = { WORD($side, form: "the") } { $what ->
    [on] ont un assistant, qui peut jouer, annoncer et appuyer sur la pendule
    [sighted] ont un assistant, qui peut jouer et annoncer
   *[off] n'ont pas d'assistant
  }
incidents-none = Aucun incident
incidents-some = { $count ->
    [1] Un incident
   *[other] { $count } incidents
  }
illegal-here = Un coup illégal a été joué ici ; il reste valable
arbiter-to-move = Trait { WORD($side, form: "to") } ; la partie ne peut pas continuer après ce coup illégal

## Rulings

ruled-lost = L'arbitre déclare la partie perdue pour { WORD($loser, form: "the") }
ruled-lost-both = L'arbitre déclare la partie perdue pour les deux
ruled-illegal-position = Nulle : la position illégale demeure

## Questions

ask-lost = Déclarer la partie perdue pour { WORD($side, form: "the") } ? Oui ou non ?
ask-lost-both = Déclarer la partie perdue pour les deux ? Oui ou non ?
ask-back = Revenir au coup { $number }, trait { WORD($side, form: "to") } ? Les coups suivants ne comptent pas. Oui ou non ?
ask-anew = Annuler cette partie et recommencer ? Oui ou non ?
ask-illegal-draw = La position est-elle toujours illégale, et la partie nulle ? Oui ou non ?
ask-illegal-seen = Est-elle illégale malgré tout ? Oui ou non ?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Les règles ne donnent pas ce pouvoir à l'arbitre
    [game-over] La partie est finie ; c'est trop tard
    [silent] L'arbitre ne doit pas signaler une pendule oubliée
    [nothing-forgotten] Aucune pendule n'a été oubliée
    [not-mixed] Seulement pour un voyant contre un aveugle
    [has-assistant] Le joueur aveugle a déjà un assistant
    [too-late] Il est trop tard pour reprendre ce coup illégal
    [not-made] Ce coup n'a pas été joué, ou la décision est déjà prise
    [unclaimed] Seul l'adversaire peut réclamer contre un coup illégal
    [wait-for-move] Attendez la fin du prochain coup
   *[nothing-illegal] La position n'est pas illégale
  }
arbiter-points = Au plus { $what ->
    [half] un demi-point
   *[whole] un point
  }
arbiter-settled = Après { $moves } coups de chaque camp, la mise en place ne se corrige plus
arbiter-keeps = Dans la première période, on ne retire du temps que si chacun garde { COUNT($minutes, "fem") } minutes
arbiter-refused = { $what ->
    [absent] Appelez d'abord l'arbitre : Contrôle K, ou dites arbitre
    [present] L'arbitre est déjà intervenu
    [acting] L'arbitre est à l'échiquier ; Contrôle K fait reprendre la partie
    [none-agreed] Il est convenu de jouer sans arbitre
    [silent] Ces règles ne prévoient rien de tel
    [too-much-time] Une pendule doit garder du temps ; pour finir la partie, déclarez-la perdue
    [nothing-displaced] Personne ne remet de pièces en place
    [clocks-unknown] On ne sait pas ce qu'indiquaient alors les pendules
   *[unreadable] Ce n'est ni une liste de coups ni un échiquier
  }

## Help

help-arbiter = Pendules arrêtées. Dites ce que fait l'arbitre, par exemple avertissement aux Blancs. Contrôle K, on reprend. Contrôle F5, incidents.

# Commands.

hear-command-arbiter-in = arbitre | appeler l'arbitre | arrêter partie | appelle arbitre | j'appelle arbitre | juge |
    appelez arbitre | je demande arbitre | j'appelle l'arbitre | appelle l'arbitre | appeler arbitre |
    appelez l'arbitre | l'arbitre | monsieur l'arbitre | madame l'arbitre | je veux arbitre | je veux l'arbitre |
    je demande l'arbitre | il me faut arbitre | faire venir arbitre | où est arbitre | besoin de l'arbitre |
    arbitre s'il vous plaît | arbitre venez | j'ai besoin de l'arbitre | je veux parler à l'arbitre |
    je veux voir l'arbitre | où est l'arbitre | quelqu'un peut appeler l'arbitre | allez chercher l'arbitre |
    faites venir l'arbitre |
    parler à l'arbitre | fais venir l'arbitre |
    il me dérange | il me gêne | mon adversaire me dérange | il fait du bruit | j'ai une question pour l'arbitre |
    une question pour l'arbitre | je suis dérangé | je suis dérangée | il y a trop de bruit |
    j'ai un problème avec mon adversaire | je voudrais voir l'arbitre | arbitre, j'ai un problème
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
