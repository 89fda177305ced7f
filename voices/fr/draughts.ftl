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

began-draughts = { $players ->
    [one] Nouvelle partie de dames russes, trait { WORD($side, form: "to") }
   *[two] Nouvelle partie de dames russes, deux joueurs, trait { WORD($side, form: "to") }
  }
ruled-no-pieces = { WORD($loser, form: "the") } n'ont plus de pièce, { WORD($winner, form: "the") } gagnent
ruled-no-moves = { WORD($loser, form: "the") } ne peuvent plus jouer, { WORD($winner, form: "the") } gagnent
ruled-counted = { $what ->
    [kings-against-one] Nulle : { WORD($side, form: "the") } n'ont pas pris la dame seule en { $moves } coups
    [balance] Nulle : à { COUNT($pieces, "fem") } pièces, équilibre inchangé en { $moves } coups
    [main-road] Nulle : { WORD($side, form: "the") } n'ont pas gagné en { $moves } coups contre la dame sur la grande diagonale
    [king-moves] Nulle : { $moves } coups de dames seules, sans prise
   *[repetition] Nulle : la position s'est présentée { $moves } fois
  }
no-light-square = { $square } est une case blanche ; on joue sur les cases noires
no-opponents-piece-draughts = La pièce en { $square } est à l'adversaire
no-occupied = { $square } est occupée
no-must-capture = { $count ->
    [1] Vous devez prendre avec la pièce en { $squares }
   *[other] Vous devez prendre avec une des pièces en { $squares }
  }
no-is-no-capture = La pièce en { $square } doit prendre ; ce n'est pas une prise
no-goes-on = La prise doit continuer depuis { $square }
no-land-elsewhere = La prise ne peut ni finir ni tourner en { $square }
no-backwards = Le pion en { $square } ne peut pas reculer
no-too-far = Le pion en { $square } n'avance que d'une case
no-blocked-at = La pièce en { $square } barre le chemin
no-diagonal = Ces cases ne sont pas sur une même diagonale
no-along = Aucune prise ne passe par ces cases
no-so-many = { $count ->
    [0] Ce coup ne prend rien
    [1] Ce coup prend une pièce
   *[other] Ce coup prend { COUNT($count, "fem") } pièces
  }

hear-man = pion | pions | pièce
hear-draughts-king = dame | dames
refused-other-game = Ces règles sont celles d'un autre jeu
laws-draughts = code des dames russes

count-stands = { $what ->
    [kings-against-one] Trois dames contre une : { WORD($side) }, coups joués : { $moves } sur { $wanted }
    [balance] Équilibre à { COUNT($pieces, "fem") } pièces : inchangé depuis { $moves } coups sur { $wanted }
    [main-road] Dame sur la grande diagonale : { WORD($side) }, coups joués : { $moves } sur { $wanted }
    [king-moves] Coups de dames seules : { $moves } sur { $wanted }
   *[repetition] La position s'est présentée { $moves } fois sur { $wanted }
  }
captures-count = { $count ->
    [1] Prise obligatoire, une possibilité :
   *[other] Prise obligatoire, { COUNT($count, "fem") } possibilités :
  }
swept-men = Pions, colonne par colonne
capture-of = { $count ->
    [1] prend { $squares }
   *[other] prend { $squares }, { COUNT($count, "fem") } pièces
  }
captures-none-now = Aucune prise possible
road = { $road ->
   *[main-road] grande diagonale { $from } { $to }
    [lower-double] double { $from } { $to }
    [upper-double] double { $from } { $to }
    [lower-little-double] double { $from } { $to }
    [upper-little-double] double { $from } { $to }
    [lower-triple] triple { $from } { $to }
    [upper-triple] triple { $from } { $to }
    [lower-little-triple] triple { $from } { $to }
    [upper-little-triple] triple { $from } { $to }
    [lower-slant] biais { $from } { $to }
    [upper-slant] biais { $from } { $to }
    [lower-little-slant] biais { $from } { $to }
    [upper-little-slant] biais { $from } { $to }
  }
roads-of = { $square } est sur :
roads-none = { $square } n'est sur aucune ligne nommée
road-empty = vide
not-repeated = { $times ->
    [1] La position s'est présentée une fois ; la partie continue
   *[other] La position s'est présentée { $times } fois ; la partie continue
  }
no-draughts = Seulement aux dames

## Compétition selon le code

by-analogy = Là où le code des dames se tait, les règles actuelles des échecs s'appliquent
penalised-draughts = { $what ->
    [two-moves] { WORD($side, form: "the") } ont joué deux coups de suite
    [missed] { WORD($side, form: "the") } ont manqué une prise
   *[uncompleted] { WORD($side, form: "the") } n'ont pas achevé la prise
  }
two-moves = { WORD($side, form: "the") } ont joué deux coups de suite. Si { WORD($opponent, form: "the") } réclament, on corrige ; s'ils jouent, les coups restent
counts-as-made = Le coup annoncé compte comme joué
why-draughts = { $rule ->
    [no-piece-or-move] Un joueur sans pièce ou sans coup possible a perdu
    [kings-against-one] Trois dames ou plus doivent prendre la dame seule en { $number } coups, sinon nulle
    [balance] Avec des dames des deux côtés, nulle après des coups sans prise ni promotion, dont le nombre dépend des pièces
    [main-road] Trois pièces contre une dame seule sur la grande diagonale doivent gagner en cinq coups, sinon nulle
    [king-moves] { $number } coups de dames seules, sans prise : nulle
    [two-moves] Seul l'adversaire décide si deux coups de suite sont corrigés
    [capture-completed] La prise continue tant qu'elle est possible, et se termine quand la dernière pièce prise est enlevée
    [capture-compulsory] La prise est obligatoire
    [own-piece-touched] La première pièce touchée qui peut jouer doit jouer, ou prendre si elle le peut
    [nothing-playable] Si la pièce touchée ne peut pas jouer, tout coup légal est permis
    [claimed-move-binds] Le coup annoncé avec une réclamation incorrecte compte comme joué
   *[dead-position] Si aucun camp ne peut gagner, la partie est nulle
  }
ruled-no-win = Nulle : aucun camp ne peut gagner
may-be-won = La nulle n'est pas prouvée ; la partie continue
