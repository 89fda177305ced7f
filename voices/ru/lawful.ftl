# Фразы партий с условиями: часы, соревнование, решения, объяснения.

## The agreement

agreed = { $conduct ->
    [competition] Соревнование
   *[practice] Тренировка
  }, { $competition ->
    [standard] классическая партия
    [rapid] быстрые шахматы
    [rapid-watched] быстрые шахматы с судьёй у доски
    [blitz] блиц
   *[blitz-watched] блиц с судьёй у доски
  }, { $edition }
agreed-touch = { $who ->
    [both] Обе стороны играют на ощупь
    [white] Белые играют на ощупь, чёрные видят
    [black] Чёрные играют на ощупь, белые видят
   *[nobody] Обе стороны видят
  }
agreed-announcing = { $announcing ->
    [read-out] Ходы объявляют словами или их читает программа
   *[words] Ходы объявляют словами
  }
agreed-repeats = Соперник повторяет каждое объявление
agreed-two-boards = У каждого своя доска
agreed-no-draws = Ничьи запрещены до хода { $number }
period-moves = { $moves ->
    [one] На { $moves } ход
    [few] На { $moves } хода
   *[other] На { $moves } ходов
  }
period-rest = На все ходы
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] и { $seconds } секунда на каждый ход
        [few] и { $seconds } секунды на каждый ход
       *[other] и { $seconds } секунд на каждый ход
      }
    [delay] { $seconds ->
        [one] задержка { $seconds } секунда на каждом ходу
        [few] задержка { $seconds } секунды на каждом ходу
       *[other] задержка { $seconds } секунд на каждом ходу
      }
   *[bronstein] { $seconds ->
        [one] возвращается до { $seconds } секунды хода
       *[other] возвращается до { $seconds } секунд хода
      }
  }

## The clock

time-of = { WORD($side) }
hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
  }
minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
  }
    .spoken = { $minutes ->
        [1] одна минута
        [2] две минуты
        [21] двадцать одна минута
        [22] двадцать две минуты
        [31] тридцать одна минута
        [32] тридцать две минуты
        [41] сорок одна минута
        [42] сорок две минуты
        [51] пятьдесят одна минута
        [52] пятьдесят две минуты
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
      }
seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
  }
    .spoken = { $seconds ->
        [1] одна секунда
        [2] две секунды
        [21] двадцать одна секунда
        [22] двадцать две секунды
        [31] тридцать одна секунда
        [32] тридцать две секунды
        [41] сорок одна секунда
        [42] сорок две секунды
        [51] пятьдесят одна секунда
        [52] пятьдесят две секунды
        [one] { $seconds } секунда
        [few] { $seconds } секунды
       *[other] { $seconds } секунд
      }
moves-made = { $moves ->
    [one] сделан { $moves } ход
    [few] сделано { $moves } хода
   *[other] сделано { $moves } ходов
  }
to-control = { $moves ->
    [one] { $moves } ход до контроля
    [few] { $moves } хода до контроля
   *[other] { $moves } ходов до контроля
  }
flag-down = флажок упал
paused = Часы остановлены
clock-runs = Идут часы { WORD($side, form: "gen") }

set-warnings = Часы предупреждают за:
set-no-warnings = Часы не предупреждают

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } с доски
placed = { WORD($piece) } { $square }
promoted = Превращение: { WORD($piece) }
touched = Тронуто: { WORD($side, $piece) } { $square }
felt = { WORD($side, $piece) } { $square }; касание ни к чему не обязывает
adjusting = Можно поправлять фигуры
announced = Объявлено
announced-otherwise = На доске другой ход
repeated = { WORD($side) } повторили
move-counts = Действителен сделанный ход, а не объявленный
completed = Ход { WORD($side, form: "gen") }
must-move = Тронуто: { WORD($piece) } { $square }; надо ходить этой фигурой
must-capture = Тронуто: { WORD($piece) } { $square }; эту фигуру надо взять
must-capture-with = Надо взять: { WORD($piece) } { $from } бьёт { WORD($taken, form: "acc") } { $square }
must-castle = Тронуты король и ладья: рокировка, король на { $to }
must-move-king = Эта рокировка невозможна: сделайте другой ход королём

## Rulings

ruled-perpetual-check = { WORD($side) } дают вечный шах, ничья
ruled-flag = Упал флажок { WORD($loser, form: "gen") }
ruled-both-flags = Упали оба флажка, ничья
ruled-illegal-moves = Невозможный ход номер { $number } у { WORD($loser, form: "gen") } заканчивает партию
penalised = { $what ->
    [illegal-move] Невозможный ход
    [without-move] Часы нажаты без хода
    [unpromoted] Пешка не заменена фигурой
   *[unpromoted-queen] Пешка не заменена; она становится ферзём
  }, номер { $number } у { WORD($side, form: "gen") }
restored = Восстановлена прежняя позиция
gains = { WORD($side) } получают
illegal-stands = Невозможный ход не оспорен и остаётся; запись начинается отсюда заново
offered = { WORD($side) } предлагают ничью. Предложение в силе: да принимает, нет отклоняет
offer-disturbs = Лучше между ходом и часами: так можно помешать сопернику
offer-written = Оба записывают его

## What the laws forbid now

forbidden = { $what ->
    [not-moved] На доске ход ещё не сделан
    [not-announced] Ход ещё не объявлен
    [differs] Объявлен не тот ход, что на доске; исправьте до часов
    [not-repeated] Соперник ещё не повторил объявление
    [repetition-differs] Объявлено было другое
    [promotion-not-said] Скажите, чем становится пешка
    [ambiguous] Подходит несколько ходов; скажите точнее
    [made] Ход сделан; фигуры остаются на местах
    [adjust-now] Сейчас поправлять нельзя
    [time-not-now] О времени спрашивают при своём ходе
    [offer-not-now] Ничью предлагают после своего хода, до часов
    [offer-again] Ваше предложение отклонено; сначала должен предложить соперник
    [flag-up] Флажок соперника не упал
    [own-flag-down] Ваш флажок тоже упал
    [flag-not-claimed] О флажках решает только судья
    [nothing-illegal] Оспаривать нечего
    [claim-too-late] Для этого поздно
   *[taking-back] Ходы назад не берут
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece) } с { $square } ещё в руке
    [capture-left] { WORD($piece) } на { $square } ещё стоит, а надо снять
   *[adjusted-elsewhere] { WORD($piece) }: место на { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Выберите, чем становится пешка на { $square }
   *[castling-left] Ладья с { $square } идёт за королём
  }
forbidden-before = { $number ->
    [one] Ничья только после { $number } хода каждой стороны
    [few] Ничьи запрещены до хода { $number }
   *[other] Ничьи запрещены до хода { $number }
  }
disagreed = { $what ->
    [no-such-edition] Такой редакции правил нет
    [no-such-form] В этой редакции нет правил для этого вида игры
    [no-repetition] В этой редакции соперник не повторяет объявление
    [no-draw-limit] В этой редакции ничьи не запрещают
   *[no-delay] Эта редакция не знает задержки
  }
refused-occupied = На { $square } стоит { WORD($side, $piece) }
refused-now = { $what ->
    [not-in-practice] Это для соревнования; Control G начинает его
    [empty-hand] Все фигуры в своих гнёздах
    [not-read-out] Условились объявлять словами
    [paused] Часы остановлены
    [no-pause] В соревновании часы не останавливают
    [offer-stands] Ваше предложение уже в силе
   *[claim-first] После этого невозможного хода играть нельзя; оспорьте его
  }

## Questions

ask-edition = Какие правила? Один: ФИДЕ 2023. Два: ФИДЕ 2009. Три: ФИДЕ 2005. Четыре: ФИДЕ 2001. Пять: кодекс СССР 1956 года.
ask-blind = Кто играет на ощупь? Один: обе стороны. Два: белые. Три: чёрные. Четыре: никто.
ask-control = Какие часы? Минуты и секунды на ход, например 90+30. Ноль: без часов.
ask-agreement = Начинаем? Да или нет?

## Help

help-competing = Стрелки ведут по доске. Enter вынимает фигуру из гнезда, снимает взятую фигуру и ставит свою в другое гнездо. Затем наберите ход, чтобы объявить его, или Shift и Enter прочтёт его, если так условились. Control и Enter нажимает часы. Shift F6 говорит время, Shift F1 объясняет, почему. Control J значит: поправляю. Control D предлагает ничью, Control R сдаёт партию.

## Why: what a rule says, in few words

why-nothing = Решений ещё не было
why = { $rule ->
    [checkmate] Король под ударом, и спасения нет: партия проиграна
    [stalemate] Если при своём ходе нет возможных ходов и нет шаха, это ничья
    [dead-position] Если никакие ходы не ведут к мату, это ничья
    [perpetual-check] Шахи без конца, от которых королю не уйти, дают ничью
    [fivefold] Пятое повторение позиции заканчивает партию
    [seventy-five] Столько ходов без взятий и ходов пешек заканчивают партию
    [resignation] Сдавшийся проиграл, если только правила не дают ничью, когда сопернику нечем дать мат
    [agreement] Игроки могут согласиться на ничью
    [flag] Кто не сделал свои ходы до падения флажка, проиграл; новые правила дают ничью, если сопернику нечем дать мат
    [both-flags] Если неизвестно, чей флажок упал раньше, правила решают, продолжать ли партию
    [illegal-move] Невозможный ход берут назад, и он стоит столько, сколько установлено правилами
    [without-move] Нажать часы без хода равносильно невозможному ходу
    [clock-without-move] Не сделав хода, нельзя пускать часы соперника
    [promotion-not-completed] Пешку на последней горизонтали надо заменить до нажатия часов
    [move-made-by-touch] На ощупь: сначала снять взятую фигуру и поставить свою в другое гнездо, потом объявить ход
    [move-made-when] Ход сделан, когда всё, что к нему относится, выполнено и фигура отпущена
    [move-completed-when] Ход завершён, когда нажаты часы
    [promotion-choice-final] Пешку заменяют выбранной фигурой; после этого выбор окончателен
    [castling-king-released] Король стоит на поле рокировки: остаётся переставить ладью
    [clock-after-announcement] Сначала объявить ход, потом нажать часы
    [announcement-differs] Оговорку исправляют до нажатия часов; объявите ещё раз
    [move-made-counts] Если объявленный и сделанный ходы расходятся, действителен сделанный
    [repeat-announcement] Соперник повторяет ход и делает его на своей доске
    [promotion-announced] В объявлении называют фигуру, которой становится пешка
    [own-piece-touched] Первой тронутой фигурой, которая может ходить, надо пойти
    [opponents-piece-touched] Первую тронутую чужую фигуру, которую можно взять, надо взять
    [both-touched] Тронутую чужую фигуру берут тронутой своей; если нельзя, играют одной из тронутых
    [king-then-rook] Кто тронул короля, а потом ладью, обязан рокировать, если это возможно
    [illegal-castling] Рокировка невозможна: ходит король, если может; иначе любой ход
    [adjust] Скажите это до касания, при своём ходе; фигуры возвращаются на свои поля
    [touched-when] На ощупь фигура считается тронутой, когда вынута из гнезда
    [time-questions] Играющий на ощупь может спросить о времени
    [draw-offer] Ничью предлагают после своего хода и до нажатия часов
    [draw-offers-alternate] После отказа очередь предлагать за соперником
    [no-draws-before-move] По регламенту до этого хода ничьи запрещены
    [flag-seen-by] Правила говорят, кто замечает падение флажка: судья или игроки
    [flag-claim] Чтобы указать на флажок соперника, свой должен стоять
   *[other] Подробнее в статье
  }
