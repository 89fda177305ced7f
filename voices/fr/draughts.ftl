# Jeu de dames russe.

man = pion
    .plural = pions
    .a = un pion
    .the = le pion
    .no = aucun pion
    .own = votre pion
    .of = de pion
draughts-king = dame
    .plural = dames
    .a = une dame
    .the = la dame
    .no = aucune dame
    .own = votre dame
    .of = de dame
white-man = pion blanc
white-draughts-king = dame blanche
black-man = pion noir
black-draughts-king = dame noire

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } prend { $to }
draughts-capture-short = { $from } prend { $to }
draughts-on = { $to }
draughts-takes = prend { $count }
draughts-crowned = devient dame

began-draughts = Nouvelle partie de dames russes à deux joueurs ; trait { WORD($side, form: "to") }
ruled-no-pieces = { WORD($loser) } : plus aucun pion, victoire : { WORD($winner) }
ruled-no-moves = { WORD($loser) } : aucun coup possible, victoire : { WORD($winner) }
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } : la dame seule n'a pas été prise en { $moves } coups, partie nulle
    [balance] Avec { $pieces } pièces, l'équilibre n'a pas changé en { $moves } coups, partie nulle
    [main-road] { WORD($side) } : pas de gain contre la dame sur la grande route en { $moves } coups, partie nulle
    [king-moves] Seules des dames ont joué pendant { $moves } coups, sans prise, partie nulle
   *[repetition] La position s'est présentée { $moves } fois, partie nulle
  }
no-light-square = { $square } est une case claire ; on joue sur les cases foncées
no-opponents-piece-draughts = La pièce en { $square } est à l'adversaire
no-occupied = { $square } est occupée
no-must-capture = { $count ->
    [one] Il faut prendre, avec la pièce en { $squares }
   *[other] Il faut prendre, avec une des pièces en { $squares }
  }
no-is-no-capture = La pièce en { $square } doit prendre, et ce n'est pas une prise
no-goes-on = La prise doit continuer depuis { $square }
no-land-elsewhere = La prise doit finir ou tourner ailleurs qu'en { $square }
no-backwards = Le pion en { $square } n'avance que vers l'avant
no-too-far = Le pion en { $square } n'avance que d'une case
no-blocked-at = La pièce en { $square } barre le chemin
no-diagonal = Les cases ne sont pas sur une même diagonale
no-along = Aucune prise ne passe par ces cases
no-so-many = { $count ->
    [0] Ce coup ne prend rien
    [one] Ce coup prend une pièce
   *[other] Ce coup prend { $count } pièces
  }

hear-man = pion | pions | pièce
hear-draughts-king = dame | dames
refused-other-game = Ces règles sont celles d'un autre jeu
laws-draughts = code des dames russes

count-stands = { $what ->
    [kings-against-one] Trois dames contre une : { WORD($side) }, coups joués : { $moves } sur { $wanted }
    [balance] Équilibre à { $pieces } pièces : inchangé depuis { $moves } coups sur { $wanted }
    [main-road] Dame sur la grande route : { WORD($side) }, coups joués : { $moves } sur { $wanted }
    [king-moves] Coups de dames seules : { $moves } sur { $wanted }
   *[repetition] La position s'est présentée { $moves } fois sur { $wanted }
  }
captures-count = { $count ->
    [one] Il y a une prise, et elle est obligatoire :
   *[other] Il y a { $count } prises, et une est obligatoire :
  }
swept-men = Pions, colonne par colonne
capture-of = { $count ->
    [one] prend { $squares }
   *[other] prend { $squares }, { $count } pièces
  }
captures-none-now = Il n'y a rien à prendre
road = { $road ->
   *[main-road] grande route
    [lower-double] double inférieur
    [upper-double] double supérieur
    [lower-little-double] petit double inférieur
    [upper-little-double] petit double supérieur
    [lower-triple] triple inférieur
    [upper-triple] triple supérieur
    [lower-little-triple] petit triple inférieur
    [upper-little-triple] petit triple supérieur
    [lower-slant] biais inférieur
    [upper-slant] biais supérieur
    [lower-little-slant] petit biais inférieur
    [upper-little-slant] petit biais supérieur
  }
roads-of = { $square } est sur :
roads-none = { $square } n'est sur aucune route
road-empty = vide
not-repeated = { $times ->
    [one] La position s'est présentée une fois ; la partie continue
   *[other] La position s'est présentée { $times } fois ; la partie continue
  }
no-draughts = Cela se demande seulement aux dames

## Compétition selon le code

by-analogy = Là où le code des dames se tait, les règles actuelles des échecs valent par analogie
penalised-draughts = { $what ->
    [two-moves] { WORD($side, form: "the") } ont joué deux coups de suite
    [missed] { WORD($side, form: "the") } ont manqué une prise
   *[uncompleted] { WORD($side, form: "the") } n'ont pas achevé la prise
  }
two-moves = { WORD($side, form: "the") } ont joué deux coups de suite. { WORD($opponent, form: "the") } décident : s'ils réclament le coup illégal, c'est corrigé ; s'ils jouent, cela reste
counts-as-made = Le coup annoncé compte comme joué
why-draughts = { $rule ->
    [no-piece-or-move] Qui n'a plus de pièce ou ne peut pas jouer a perdu
    [kings-against-one] Trois dames ou plus doivent prendre la seule dame en ce nombre de coups ; sinon c'est nul
    [balance] Avec des dames des deux côtés, c'est nul si pendant tant de coups rien n'a été pris et aucun pion n'est devenu dame ; combien dépend du nombre de pièces
    [main-road] Trois pièces contre une dame seule sur la grande route doivent gagner en cinq coups ; sinon c'est nul
    [king-moves] Si pendant tant de coups seules les dames ont joué, sans prise, c'est nul
    [two-moves] Seul l'adversaire décide si deux coups de suite sont corrigés
    [capture-completed] Une prise continue tant qu'elle le peut, et elle est achevée quand la dernière pièce prise est hors du damier
    [capture-compulsory] Une prise possible est obligatoire
    [own-piece-touched] La première pièce touchée qui peut jouer doit jouer, ou prendre si une prise est possible
    [nothing-playable] Toucher une pièce qui ne peut pas jouer est sans conséquence ; tout coup légal est libre
    [claimed-move-binds] Le coup annoncé avec une demande fausse compte comme joué, et la partie continue
   *[dead-position] Quand aucun camp ne peut gagner, la partie est nulle
  }
ruled-no-win = Aucun camp ne peut gagner, partie nulle
may-be-won = Il n'est pas montré qu'aucun camp ne peut gagner ; la partie continue
