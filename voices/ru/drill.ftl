# Упражнения: о чём спрашивают и что говорят об ответе.

drill-said = { $name }
drill-began = Упражнение: { $subject ->
    [alphabet] алфавит объявлений
    [numbers] немецкие числа
    [colours] цвет полей
    [diagonals] диагонали
    [knight] пути коня
    [coordinates] координаты с обеих сторон
   *[vision] куда достаёт фигура
  }
drill-subject = { $subject ->
    [alphabet] Алфавит объявлений
    [numbers] Немецкие числа
    [colours] Цвет полей
    [diagonals] Диагонали
    [knight] Пути коня
    [coordinates] Координаты с обеих сторон
    [recall] Партия по памяти
    [procedure] Порядок хода
    [tactics] Тактика
   *[vision] Куда достаёт фигура
  }:
drill-word-of-file = Какое слово для { $letter }?
drill-file-of-word = Какая это вертикаль:
drill-word-of-rank = Как по-немецки { $number }?
drill-rank-of-word = Какое это число:
drill-dark = Поле { $square } тёмное?
drill-on-diagonal = { $from } и { $to } на одной диагонали?
drill-diagonal = Какие поля на диагонали от { $from } до { $to }?
drill-route = Конь с { $from } на { $to }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  }: через какие поля?
drill-seat = { $side ->
    [white] Со стороны белых
   *[black] Со стороны чёрных
  }, вертикаль { $file } слева, горизонталь { $rank } от себя: какое поле?
drill-beside = { $side ->
    [white] Со стороны белых
   *[black] Со стороны чёрных
  }: какое поле { $step ->
    [up] впереди
    [down] сзади
    [left] слева
    [right] справа
    [up-left] впереди слева
    [up-right] впереди справа
    [down-left] сзади слева
   *[down-right] сзади справа
  } от { $square }?
drill-reach = { WORD($piece) } на { $square }: на какие поля достаёт?
drill-right = Верно
drill-more = осталось { COUNT($count, "neut") }
drill-already = { $square } уже названо
drill-wrong = Неверно
drill-missing = не хватает: { $squares }
drill-extra = лишнее: { $squares }
drill-still = Дальше
drill-is-dark = Поле { $square } { $colour ->
    [dark] тёмное
   *[light] светлое
  }
drill-is-on = { $from } и { $to } { $answer ->
    [yes] на одной диагонали
   *[no] не на одной диагонали
  }
drill-letter-is = { $letter }:
drill-number-is = { $number }:
drill-squares-are = Ответ: { $squares }
drill-other-way = { $way ->
    [letter] Нужна буква
    [figure] Нужна цифра
   *[word] Нужно слово
  }
drill-no-answer = Это не ответ на вопрос
drill-at = { $square }{ $state ->
    [piece] , фигура
    [named] , названо
   *[free] { "" }
  }
drill-hint = Например, { $square }
drill-no-hint = Здесь подсказки нет. «Пропустить» скажет ответ
drill-help = { $subject ->
    [alphabet] Введите слово для буквы или букву для слова, затем Ввод
    [numbers] Немецкое слово для цифры или цифру для слова, затем Ввод
    [colours] Д — тёмное, Н — светлое
    [diagonals] Д или Н; или назовите поля, все в одной строке или по одному
    [knight] Назовите поля пути по порядку, без первого
    [coordinates] Назовите поле или перейдите на него и нажмите Ввод
   *[vision] Назовите поля или перейдите на каждое и нажмите Ввод
  }
drill-help-all = F2 повторяет, «Подсказка» помогает, «Пропустить» даёт ответ, Эскейп завершает
drill-leave = Закончить упражнение? Да или нет?
drill-left = Упражнение закончено. Верно { $right }, неверно { $wrong }
drill-summary = задано { $asked }, выучено { $known }, пора повторить { $due }
drill-score = верно { $right }, неверно { $wrong }
drill-no-summary = Упражнений ещё не было
drill-exporting = Ваши успехи записываются в файл
drill-exported = Записано в { $file }
drill-refused = { $why ->
    [drilling] Идёт упражнение. Эскейп заканчивает его
    [competing] Во время соревнования упражнений нет
    [hidden] Доска спрятана. «Подсмотреть» назовёт поле, это считается
    [not-hidden] Доска не спрятана
    [no-tactics] В этом файле нечего искать. Для тактики нужны позиция и ходы
    [no-file] Сначала откройте файл, Контрол O, затем скажите «тактика из файла»
    [no-games] В базе ещё нет ваших партий. Партия попадает туда, когда заканчивается
   *[not-drilling] Упражнение не идёт
  }
find-game = Партия по памяти: ход { WORD($side, form: "gen") }. Какой ход был сделан?
find-mate = Ход { WORD($side, form: "gen") }, мат в { $moves } { $moves ->
    [one] ход
    [few] хода
   *[other] ходов
  }
find-best = Ход { WORD($side, form: "gen") }: какой ход лучший?
find-win-in = Ход { WORD($side, form: "gen") }, выигрыш в { $moves } { $moves ->
    [one] ход
    [few] хода
   *[other] ходов
  }
find-only-win = Ход { WORD($side, form: "gen") }: выигрывает только один ход. Какой?
find-bad-line = Строка { $line }: { $fault ->
    [position] невозможная позиция
    [only-avoided] указаны только ходы, которых следует избегать
    [long-mate] мат слишком длинный для доказательства, а ходов нет
   *[moves] нет хода, который можно найти
  }
find-more-bad = Пропущено ещё строк: { $lines }
find-part = Файл большой. Прочитано позиций из него: { $positions }
find-passed-over = Пропущено задач на мат: { $mates }. Мата нет, или он слишком далёк для доказательства
find-unproved = Мат не доказан. Попробуйте другой ход
find-rating = рейтинг { $rating }
find-file = Тактика из файла
find-offer = Партий, которые начинаются с заданной позиции: { $games }. «Тактика из файла» спросит ходы
find-wrong = Это не тот ход
find-found = { $slips ->
    [0] Найдено
   *[other] Готово
  }. Ошибок: { $slips }, подсказок: { $hints }
find-piece = { WORD($piece) } { $square }
find-to = на { $square }
find-help = Наберите ход. F2 спрашивает ещё раз. Подсказка называет фигуру, потом поле. «Пропустить» скажет ход. Эскейп заканчивает
blindfold-on = Доска спрятана. Слышны ходы, но не поля
blindfold-off = Доска снова видна. Подсмотрено раз: { $peeks }
blindfold-peek = Подсмотрено раз: { $peeks }
blindfold-at = { $square }
drill-broken = Ваши успехи не удалось прочесть; файл переименован: { $detail }

# Что понимается.

hear-drill-dark = тёмное | тёмный | чёрное | чёрный
hear-drill-light = светлое | светлый | белое | белый
hear-drill-and = и | затем | на
hear-drill-hint = подсказка
