# Русские шашки.

man = шашка
    .acc = шашку
    .gen = шашки
    .plural = шашки
    .gen-plural = шашек
    .no = ни одна шашка
    .own = ваша шашка
    .count = fem
draughts-king = дамка
    .acc = дамку
    .gen = дамки
    .plural = дамки
    .gen-plural = дамок
    .no = ни одна дамка
    .own = ваша дамка
    .count = fem
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

began-draughts = { $players ->
    [one] Новая партия в русские шашки; ход { WORD($side, form: "gen") }
   *[two] Новая партия в русские шашки для двоих; ход { WORD($side, form: "gen") }
  }
ruled-no-pieces = У { WORD($loser, form: "gen") } не осталось шашек, { WORD($winner) } выиграли
ruled-no-moves = { WORD($loser) } не могут сделать ход, { WORD($winner) } выиграли
ruled-counted = { $what ->
    [kings-against-one] { WORD($side) } не взяли одинокую дамку, сделано ходов: { $moves }, ничья
    [balance] Фигур: { $pieces }, соотношение сил не изменилось, ходов: { $moves }, ничья
    [main-road] { WORD($side) } не добились выигрыша против дамки на большой дороге, сделано ходов: { $moves }, ничья
    [king-moves] Ходили только дамки без взятия, сделано ходов: { $moves }, ничья
   *[repetition] { $moves ->
        [3] Троекратное повторение
        [few] Позиция возникла { $moves } раза
       *[other] Позиция возникла { $moves } раз
      }, ничья
  }
no-light-square = { $square } — светлое поле; играют только на тёмных
no-opponents-piece-draughts = Шашка на { $square } принадлежит сопернику
no-occupied = Поле { $square } занято
no-must-capture = { $count ->
    [1] Надо бить шашкой на { $squares }
   *[other] Надо бить одной из шашек на { $squares }
  }
no-is-no-capture = Шашка на { $square } должна бить
no-goes-on = С { $square } надо бить дальше
no-land-elsewhere = На { $square } взятие не может закончиться или повернуть
no-backwards = Простая на { $square } ходит только вперёд
no-too-far = Простая на { $square } ходит только на соседнее поле
no-blocked-at = Шашка на { $square } мешает
no-diagonal = Поля не лежат на одной диагонали
no-along = По этим полям бить нельзя
no-so-many = { $count ->
    [0] Этот ход ничего не бьёт
    [one] Этот ход бьёт { COUNT($count, "fem-acc") } шашку
    [few] Этот ход бьёт { COUNT($count, "fem-acc") } шашки
   *[many] Этот ход бьёт { $count } шашек
  }

hear-man = шашка | шашку | шашкой | шашки | простая | простые | простую | простой
hear-draughts-king = дамка | дамку | дамкой | дамки
refused-other-game = Это правила другой игры
laws-draughts = Шашечный кодекс России

count-stands = { $what ->
    [kings-against-one] Три дамки против одной: { WORD($side) }, сделано ходов: { $moves } из { COUNT($wanted, "gen") }
    [balance] Соотношение сил, фигур: { $pieces }; без изменений ходов: { $moves } из { COUNT($wanted, "gen") }
    [main-road] Дамка на большой дороге: { WORD($side) }, сделано ходов: { $moves } из { COUNT($wanted, "gen") }
    [king-moves] Ходы только дамками: { $moves } из { COUNT($wanted, "gen") }
   *[repetition] { $moves ->
        [few] Позиция возникла { $moves } раза
       *[other] Позиция возникла { $moves } раз
      } из { COUNT($wanted, "gen") }
  }
captures-count = { $count ->
    [1] Есть взятие, и оно обязательно:
   *[other] Взятий: { $count }, одно из них обязательно:
  }
swept-men = Шашки по вертикалям
capture-of = { $count ->
    [1] бьёт { $squares }
   *[other] бьёт { $squares }, шашек: { $count }
  }
captures-none-now = Бить нечего
road = { $road ->
   *[main-road] большая дорога { $from } { $to }
    [lower-double] нижний двойник { $from } { $to }
    [upper-double] верхний двойник { $from } { $to }
    [lower-little-double] нижний двойничок { $from } { $to }
    [upper-little-double] верхний двойничок { $from } { $to }
    [lower-triple] нижний тройник { $from } { $to }
    [upper-triple] верхний тройник { $from } { $to }
    [lower-little-triple] нижний тройничок { $from } { $to }
    [upper-little-triple] верхний тройничок { $from } { $to }
    [lower-slant] нижний косяк { $from } { $to }
    [upper-slant] верхний косяк { $from } { $to }
    [lower-little-slant] нижний косячок { $from } { $to }
    [upper-little-slant] верхний косячок { $from } { $to }
  }
roads-of = { $square } лежит на:
roads-none = { $square } не лежит ни на одной дороге
road-empty = пусто
not-repeated = Позиция возникла { $times ->
    [few] { $times } раза
   *[other] { $times } раз
  }; партия продолжается
no-draughts = Только в шашках

## Соревнование по кодексу

by-analogy = Где шашечный кодекс молчит, действуют нынешние шахматные правила
penalised-draughts = { $what ->
    [two-moves] { WORD($side) } сделали два хода подряд
    [missed] { WORD($side) } пропустили взятие
   *[uncompleted] { WORD($side) } не завершили взятие
  }
two-moves = { WORD($side) } сделали два хода подряд. Если { WORD($opponent) } заявят об этом, ошибка исправляется; если сделают ход, всё остаётся
counts-as-made = Заявленный ход считается сделанным
why-draughts = { $rule ->
    [no-piece-or-move] Кто остался без шашек или не может сделать ход, проиграл
    [kings-against-one] Три дамки и более должны взять единственную за { $number } { $number ->
        [one] ход
        [few] хода
       *[many] ходов
    }; иначе ничья
    [balance] Если у обеих сторон есть дамки и столько ходов не было ни взятия, ни новой дамки, это ничья; число ходов зависит от числа фигур
    [main-road] Три шашки против одинокой дамки на большой дороге должны выиграть за пять ходов; иначе ничья
    [king-moves] Ходили только дамки без взятия, ходов: { $number }; это ничья
    [two-moves] Исправлять ли два хода подряд, решает только соперник
    [capture-completed] Взятие продолжается, пока это возможно, и завершено, когда с доски снята последняя взятая шашка
    [capture-compulsory] Если можно бить, бить обязательно
    [own-piece-touched] Первой тронутой шашкой, которая может ходить или бить, надо пойти
    [nothing-playable] Тронутая шашка, которой нельзя пойти, ни к чему не обязывает; можно сделать любой возможный ход
    [claimed-move-binds] Ход, заявленный с неверным требованием, считается сделанным, и партия продолжается
   *[dead-position] Если выиграть не может ни одна сторона, партия заканчивается вничью
  }
ruled-no-win = Выиграть не может ни одна сторона, ничья
may-be-won = Ничья не доказана; партия продолжается
