# What is said when the board is explored.

explore-colour = { $colour ->
    [dark] чёрное поле
   *[light] белое поле
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
    [attacks] { WORD($side) } нападают на { $square }
   *[defends] { WORD($side) } защищают { $square }
  }:
explore-attack-none = { $act ->
    [attacks] { WORD($side) } не нападают на { $square }
   *[defends] { WORD($side) } не защищают { $square }
  }
explore-behind = за ними { WORD($piece) } { $square }
explore-moves = { WORD($side, $piece) } { $square }:
explore-out-of-turn = при своём ходе
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
explore-no-pawns = Пешек нет
explore-count = { $count ->
    [one] { $count } { WORD($piece) }
    [few] { $count } { WORD($piece, form: "gen") }
   *[many] { $count } { WORD($piece, form: "gen-plural") }
  }
explore-level = Материал равный
explore-ahead = { WORD($side) } впереди на { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
explore-captured = Последняя взятая: { WORD($side, $piece) } { $square }
explore-none-captured = Ещё ничего не взято
explore-went = { WORD($side, $piece) } с { $from } на { $to }
explore-came = Новая фигура: { WORD($side, $piece) } { $square }
explore-left = Нет больше: { WORD($side, $piece) } { $square }
explore-unchanged = Ничего не изменилось
explore-threat = { WORD($side, $piece) } { $from } нападает на { WORD($taken, form: "acc") } { $square }
explore-threat-over = { WORD($side, $piece) } { $from } больше не нападает на { WORD($taken, form: "acc") } { $square }
explore-no-threats = Новых нападений нет
explore-wrapped = С начала
explore-none-of-kind = На доске нет { WORD($piece, form: "gen") }
explore-flipped = Доска со стороны { WORD($side, form: "gen") }

# What people say for the keys that have no words elsewhere, under the ids of the key table.
# Polite words are left out.

hear-action-walk-up = вверх
hear-action-walk-down = вниз
hear-action-walk-left = влево
hear-action-walk-right = вправо
hear-action-walk-up-right = вверх вправо
hear-action-walk-down-right = вниз вправо
hear-action-walk-down-left = вниз влево
hear-action-walk-up-left = вверх влево
hear-action-enter = взять фигуру | поставить фигуру
hear-action-open-file = открыть файл | открыть партию | открой файл
hear-action-next-game = следующая партия
hear-action-previous-game = предыдущая партия
hear-action-read-back = перечитывать ходы | перечитывать
hear-action-next-announcer = следующий голос | другой голос
hear-action-next-form = следующая форма | другая форма
hear-action-next-language = следующий язык | другой язык
hear-action-next-files = другие имена вертикалей | следующие имена вертикалей
hear-action-next-speaker = другой диктор | следующий диктор
hear-action-repeats = повторено | противник повторил
hear-action-pause = пауза | остановить часы | останови часы
hear-action-silence = тишина | молчи | молчать
hear-action-board-keys = клавиши доски | исследовать доску | буквы исследуют
hear-action-braille-keys = клавиши Брайля | Перкинс | брайлевская машинка
hear-action-braille-strokes = Брайль одной рукой | способ набора
hear-action-braille-code = другая запись Брайлем | следующий код Брайля
hear-action-braille-test = проверить клавиатуру | проверка клавиатуры
hear-action-home-row = основной ряд
hear-action-write-line = набрать строку | набирать
hear-action-explain-keys = объяснить клавиши | объясни клавиши
hear-action-change-key = сменить клавишу | другая клавиша
hear-action-reset-keys = сбросить клавиши | все клавиши как вначале
hear-action-colour = цвет | цвет поля | какой цвет
hear-action-attackers-here = кто нападает сюда | кто бьёт сюда
hear-action-defenders-here = кто защищает | кто защищает это поле | защитники
hear-action-moves-from = возможные ходы | куда может пойти
hear-action-captures-from = взятия | что может взять
hear-action-in-hand = ходы фигуры в руке | фигура в руке
hear-action-if-put = что если сюда | если поставить сюда
hear-action-threats = угрозы | новые угрозы | кто на кого нападает
hear-action-rank-here = эта горизонталь
hear-action-file-here = эта вертикаль
hear-action-next-slanting-ray = следующая диагональ
hear-action-previous-slanting-ray = предыдущая диагональ
hear-action-next-straight-ray = следующая прямая
hear-action-previous-straight-ray = предыдущая прямая
hear-action-last-move = какой был последний ход | ход противника
hear-action-to-last-move = к последнему ходу
hear-action-last-captured = что взято | последняя взятая | что взято последним
hear-action-changes = изменения | что изменилось | что нового
hear-action-whole-board = доска | вся доска
hear-action-flip = перевернуть доску | поверни доску | повернуть доску
hear-action-view = взгляд
hear-action-squares = поля фигур
hear-action-jump = прыжок
hear-action-view-diagonals = диагонали | обе диагонали
hear-action-view-knight = взгляд коня | поля коня
hear-action-view-king = взгляд короля | вокруг | что вокруг
hear-action-squares-own = мои фигуры | свои фигуры
hear-action-squares-theirs = фигуры противника
hear-action-squares-files = фигуры по вертикалям | по вертикалям
hear-action-squares-pawns = пешки по вертикалям | пешечная структура
hear-action-squares-material = материал | кто впереди
hear-action-sweep-ray-up = звук вверх | звук вверху | звук наверху
hear-action-sweep-ray-down = звук вниз | звук внизу
hear-action-sweep-ray-left = звук влево | звук слева
hear-action-sweep-ray-right = звук вправо | звук справа
hear-action-sweep-ray-up-left = звук вверх влево
hear-action-sweep-ray-up-right = звук вверх вправо
hear-action-sweep-ray-down-left = звук вниз влево
hear-action-sweep-ray-down-right = звук вниз вправо
hear-action-other-device = другое устройство | следующее устройство
hear-action-next-theme = другие цвета | следующие цвета
hear-action-next-preset = другая подробность | следующая подробность
hear-action-next-output = другой вывод | следующий вывод

# Commands with gaps.

hear-command-to-rank = на горизонталь { $rank } | иди на горизонталь { $rank }
hear-command-to-file = на вертикаль { $file } | иди на вертикаль { $file }
hear-command-next-piece = следующий { $piece } | следующая { $piece }
hear-command-previous-piece = предыдущий { $piece } | предыдущая { $piece }
hear-command-view-ray = смотри { $step } | что { $step }
hear-command-view-file = фигуры на вертикали { $file } | вертикаль { $file }
hear-command-view-rank = фигуры на горизонтали { $rank } | горизонталь { $rank }
hear-command-squares-others = { $piece } противника
hear-command-colour-of = цвет { $square } | какого цвета { $square }
hear-command-attackers-of = нападающие на { $square } | кто угрожает { $square }
hear-command-defenders-of = кто защищает { $square } | кто прикрывает { $square } | защитники { $square }
hear-command-moves-of = возможные ходы с { $square } | куда может { $square }
hear-command-captures-of = взятия с { $square } | что может взять { $square }

# Directions.

hear-step-up = вверх | вверху | наверху
hear-step-down = вниз | внизу
hear-step-left = влево | слева
hear-step-right = вправо | справа
hear-step-up-left = вверх влево
hear-step-up-right = вверх вправо
hear-step-down-left = вниз влево
hear-step-down-right = вниз вправо
