# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] тёмное поле
   *[light] светлое поле
  }
explore-rank = Горизонталь { $at-rank }:
explore-file = Вертикаль { $at-file }:
explore-ranks = Горизонтали с { $at-rank } по { $to-rank }:
explore-empty = ничего
explore-at-file = { WORD($side, $piece) } { $at-file }
explore-at-rank = { WORD($side, $piece) } { $at-rank }
explore-at = { WORD($side, $piece) } { $square }
explore-kind-at-file = { WORD($piece) } { $at-file }
explore-kind-at-rank = { WORD($piece) } { $at-rank }
explore-side-at-rank = { WORD($side) } { $at-rank }
explore-direction = { $step ->
    [up] Вверх
    [down] Вниз
    [left] Влево
    [right] Вправо
    [up-left] Вверх влево
    [up-right] Вверх вправо
    [down-left] Вниз влево
   *[down-right] Вниз вправо
  }:
explore-around = { $leap ->
    [knight] Ход коня от { $square }
   *[king] Вокруг { $square }
  }:
explore-attack = { $act ->
    [attacks] { WORD($side) } нападают
   *[defends] { WORD($side) } защищают
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } не нападают
   *[defends] { WORD($side) } не защищают
  }
explore-behind = за ними { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = если бы ходила эта сторона
explore-to = на { $squares }
explore-captures = бьёт { WORD($piece, form: "acc") } { $square }
explore-no-targets = { WORD($side, $piece) } { $square } { $act ->
    [captures] ничего не бьёт
   *[moves] не может ходить
  }
explore-if-put = { WORD($piece) } { $act ->
    [legal] может пойти на { $square }
   *[not-legal] не может пойти на { $square }
  }
explore-would-attack = нападёт на { WORD($piece, form: "acc") } { $square }
explore-would-suffer = там под ударом: { WORD($piece) } { $square }
explore-move-number = Ход { $number }
explore-file-name = { $file }: вертикаль { $letter }
explore-passed = Проходные { WORD($side, form: "gen") }: { $squares }
explore-none-passed = Проходных нет
explore-no-count = По этим правилам ходы за вас никто не считает
explore-no-capture = Взять нечего
explore-no-check = Шаха нет
explore-check = { WORD($side, form: "dat") } шах
explore-castling = { $way ->
    [short] Короткая
   *[long] Длинная
  }: { $answer ->
    [yes] да
    [right-lost] нет, король или ладья уже ходили
   *[in-check] нет, король под шахом
  }
explore-castling-at = { $way ->
    [short] Короткая
   *[long] Длинная
  }: нет, поле { $square } { $answer ->
    [between] занято
   *[attacked] под боем
  }
explore-castling-lost = Нет: король или обе ладьи уже ходили
explore-castled = { WORD($side) } рокировались в { $way ->
    [short] короткую
   *[long] длинную
  } сторону, ход { $number }
explore-not-castled = { WORD($side) } в этой партии не рокировались
explore-occurrences = { $count ->
    [1] Позиция стоит впервые
    [one] Позиция встретилась { $count } раз
    [few] Позиция встретилась { $count } раза
   *[many] Позиция встретилась { $count } раз
  }
explore-no-move = Возможных ходов нет
explore-no-pawns = Пешек нет
explore-count = { $count ->
    [one] { COUNT($count, WORD($piece, form: "count")) } { WORD($piece) }
    [few] { COUNT($count, WORD($piece, form: "count")) } { WORD($piece, form: "gen") }
   *[many] { $count } { WORD($piece, form: "gen-plural") }
  }
explore-piece-count = { $count ->
    [one] { COUNT($count, "fem") } фигура
    [few] { COUNT($count, "fem") } фигуры
   *[many] { $count } фигур
  }
explore-move-count = { $count ->
    [0] Возможных ходов нет
    [one] { $count } возможный ход
    [few] { $count } возможных хода
   *[many] { $count } возможных ходов
  }
explore-between = От { $from } до { $to }:
explore-no-line = { $from } и { $to } не на одной линии
explore-level = Материал равный
explore-ahead = { WORD($side) } впереди на { $count ->
    [one] { COUNT($count, "neut") } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
explore-captured = Последней взята фигура: { WORD($side, $piece) } { $square }
explore-none-captured = Ещё ничего не взято
explore-went = { WORD($side, $piece) } с { $from } на { $to }
explore-came = Появилась фигура: { WORD($side, $piece) } { $square }
explore-left = Ушла фигура: { WORD($side, $piece) } { $square }
explore-unchanged = Ничего не изменилось
explore-threat = { WORD($side, $piece) } { $from } нападает на { WORD($taken, form: "acc") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } больше не нападает на { WORD($taken, form: "acc") } { $square }
explore-no-threats = Новых нападений нет
explore-wrapped = С начала
explore-none-of-kind = На доске нет { WORD($piece, form: "gen") }
explore-flipped = Доска со стороны { WORD($side, form: "gen") }

# Directions.

hear-step-up = вверх | вверху | наверху
hear-step-down = вниз | внизу
hear-step-left = влево | слева
hear-step-right = вправо | справа
hear-step-up-left = вверх влево
hear-step-up-right = вверх вправо
hear-step-down-left = вниз влево
hear-step-down-right = вниз вправо
