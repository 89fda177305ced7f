# Русские шашки.

man = шашка
    .acc = шашку
    .gen = шашки
    .plural = шашки
    .gen-plural = шашек
    .no = ни одна шашка
    .own = своя шашка
draughts-king = дамка
    .acc = дамку
    .gen = дамки
    .plural = дамки
    .gen-plural = дамок
    .no = ни одна дамка
    .own = своя дамка
white-man = белая шашка
white-draughts-king = белая дамка
black-man = чёрная шашка
black-draughts-king = чёрная дамка

draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } бьёт { $to }
draughts-capture-short = { $from } бьёт { $to }
draughts-on = { $to }
draughts-takes = бьёт { $count }
draughts-crowned = становится дамкой

began-draughts = Новая партия в русские шашки для двоих; ход { WORD($side, form: "gen") }
ruled-no-pieces = У { WORD($loser, form: "gen") } не осталось шашек, { WORD($winner) } выиграли
ruled-no-moves = { WORD($loser) } не могут сделать ход, { WORD($winner) } выиграли
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } не взяли одинокую дамку, сделано ходов: { $moves }, ничья
    [balance] Фигур: { $pieces }, соотношение сил не изменилось, сделано ходов: { $moves }, ничья
    [main-road] { WORD($side) } не добились выигрыша против дамки на большой дороге, сделано ходов: { $moves }, ничья
    [king-moves] Ходили только дамки без взятия, сделано ходов: { $moves }, ничья
   *[repetition] Позиция повторилась, раз: { $moves }, ничья
  }
no-light-square = { $square } светлое поле; играют только на тёмных
no-opponents-piece-draughts = Шашка на { $square } принадлежит сопернику
no-occupied = Поле { $square } занято
no-must-capture = { $count ->
    [one] Надо бить, шашкой на { $squares }
   *[other] Надо бить, одной из шашек на { $squares }
  }
no-is-no-capture = Шашка на { $square } должна бить, а это не взятие
no-goes-on = С { $square } надо бить дальше
no-land-elsewhere = Взятие должно кончиться или повернуть не на { $square }
no-backwards = Простая на { $square } ходит только вперёд
no-too-far = Простая на { $square } ходит только на соседнее поле
no-blocked-at = Шашка на { $square } мешает
no-diagonal = Поля не лежат на одной диагонали
no-along = По этим полям бить нельзя
no-so-many = { $count ->
    [0] Этот ход ничего не бьёт
    [one] Этот ход бьёт { $count } шашку
    [few] Этот ход бьёт { $count } шашки
   *[many] Этот ход бьёт { $count } шашек
  }

hear-man = шашка | шашку | шашкой | шашки | простая | простую | простой
hear-draughts-king = дамка | дамку | дамкой | дамки
hear-command-draughts = шашки | русские шашки | новая партия в шашки | играть в шашки | новые шашки
hear-command-chess = шахматы | новая партия в шахматы | играть в шахматы
hear-action-other-game = другая игра | сменить игру
refused-other-game = Это правила другой игры
laws-draughts = Шашечный кодекс России
