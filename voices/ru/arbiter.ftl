# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = Вмешивается арбитр, часы остановлены
arbiter-in-unclocked = Вмешивается арбитр
arbiter-out = Партия продолжается
arbiter-away = Арбитр отошёл
sanctioned = { WORD($side) }: { $what ->
    [warning] предупреждение
    [reprimand] выговор
    [fine] штраф
    [exclusion] отстранение от следующих туров
   *[expulsion] исключение из соревнования
  }
points-gained = { WORD($side) } получают { $what ->
    [half] пол-очка
   *[whole] одно очко
  }
points-lost = { WORD($side) } теряют { $what ->
    [half] пол-очка
   *[whole] одно очко
  }
disturbance = За помеху
clock-set = Часы { WORD($side, form: "gen") } теперь показывают:
moves-set = Счётчик ходов { WORD($side, form: "gen") } теперь показывает: { $moves }
setup-fault = { $what ->
    [pieces] Фигуры были расставлены неправильно
    [board] Доска лежала неправильно
   *[colours] Цвета перепутаны
  }
setup-ruling = { $what ->
    [new-game] Партия не считается, играется новая
    [board-right] Позиция переносится на правильно лежащую доску; партия продолжается
   *[goes-on] Партия продолжается
  }
went-back = Назад к ходу { $number }, ход { WORD($side, form: "gen") }
clocks-then = Часы тогда показывали:
clocks-to-set = Часы устанавливает арбитр
displaced = { WORD($side) } восстанавливают позицию за своё время
restored-by = { WORD($side) } восстановили позицию
told-to-press = { WORD($side) }, переключите часы
illegal-seen = Невозможная позиция; если она останется после следующего хода, будет ничья
was-legal = Этот ход был по правилам
sheets-agree = Запись { WORD($side, form: "gen") } сходится с записью партии
sheets-differ = Запись { WORD($side, form: "gen") } расходится с записью партии на ходу { $number }
sheet-record = В записи партии:
sheet-record-ends = Запись партии там кончается
sheet-other = На бланке: { $text }
sheet-ends = Бланк там кончается
board-agrees = Доска { WORD($side, form: "gen") } сходится с записью партии
board-differs = Доска { WORD($side, form: "gen") } расходится с записью на { $squares }
board-since = Она была верна до хода { $number }; там сделан ход:
board-not-made = Она была верна до хода { $number }; дальнейшие ходы на ней не сделаны
board-corrected = { WORD($side) } исправляют доску по записи партии
two-boards = У каждого своя доска
sighted-normal = Для { WORD($side, form: "gen") } действуют обычные правила
assisted = { $what ->
    [on] { WORD($side) } играют с помощником: он может делать ходы, объявлять и переключать часы
    [sighted] { WORD($side) } играют с помощником: он может делать ходы и объявлять
   *[off] { WORD($side) } играют без помощника
  }
incidents-none = В этой партии ничего не произошло
incidents-some = { $count ->
    [one] { $count } случай
    [few] { $count } случая
   *[other] { $count } случаев
  }
illegal-here = Здесь был сделан невозможный ход, он действителен
arbiter-to-move = Ход { WORD($side, form: "gen") }; с невозможным ходом на доске партия продолжаться не может

## Rulings

ruled-lost = Арбитр засчитывает поражение: { WORD($loser) }
ruled-lost-both = Арбитр засчитывает поражение обеим сторонам
ruled-illegal-position = Невозможная позиция осталась, ничья

## Questions

ask-lost = Засчитать поражение: { WORD($side) }? Да или нет?
ask-lost-both = Засчитать поражение обеим сторонам? Да или нет?
ask-back = Вернуться к ходу { $number }, ход { WORD($side, form: "gen") }? Дальнейшие ходы не считаются. Да или нет?
ask-anew = Отменить эту партию и начать новую? Да или нет?
ask-illegal-draw = Позиция всё ещё невозможна, и это ничья? Да или нет?
ask-illegal-seen = Считать её всё же невозможной? Да или нет?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Такого наказания у арбитра нет
    [game-over] Партия окончена; этого уже нельзя
    [silent] О забытых часах арбитр не говорит
    [nothing-forgotten] Нет хода, после которого забыли переключить часы
    [not-mixed] Это для игры зрячего с незрячим
    [has-assistant] У незрячего игрока уже есть помощник
    [too-late] Этот невозможный ход поздно исправлять
    [not-made] Этого хода не было, или по нему уже есть решение
    [unclaimed] Оспорить невозможный ход может только соперник
    [wait-for-move] Подождите, пока завершат следующий ход
   *[nothing-illegal] На доске нет невозможной позиции
  }
arbiter-points = Не больше { $what ->
    [half] половины очка
   *[whole] одного очка
  }
arbiter-settled = После { $moves ->
    [one] { COUNT($moves, "gen") } хода
   *[other] { COUNT($moves, "gen") } ходов
  } каждой стороны расстановку уже не исправляют
arbiter-keeps = До первого контроля время убавляют, только если у каждого остаётся не меньше { $minutes ->
    [one] { COUNT($minutes, "gen-fem") } минуты
   *[other] { COUNT($minutes, "gen-fem") } минут
  }
arbiter-refused = { $what ->
    [absent] Сначала вмешивается арбитр: Контрол K, или скажите «арбитр»
    [present] Арбитр уже вмешался
    [acting] Решает арбитр; Контрол K продолжает партию
    [none-agreed] Договорились играть без арбитра
    [silent] В этой редакции об этом ничего нет
    [too-much-time] На часах должно остаться время; чтобы закончить партию, засчитайте поражение
    [nothing-displaced] Сейчас никто не восстанавливает позицию
    [clocks-unknown] Показания часов в тот момент неизвестны
   *[unreadable] Это не запись ходов и не доска
  }

## Help

help-arbiter = Часы остановлены. Скажите, что делает арбитр, например: предупреждение белым. Контрол K, играть дальше. Контрол F5, случаи.

# Commands.

hear-command-arbiter-in = арбитр | позвать арбитра | судья | позвать судью | остановить партию | арбитра |
    позовите арбитра | позови арбитра | вызвать арбитра | вызываю арбитра | зову арбитра | судью | вызвать судью |
    позовите судью | нужен арбитр | где арбитр | нужен судья | позови судью | мне нужен арбитр | зову судью |
    приглашаю арбитра | прошу арбитра | арбитр подойдите | судья подойдите | мне нужен судья |
    хочу поговорить с арбитром | вызовите арбитра | вызовите судью | где судья | кто-нибудь позовите судью |
    позовите кто-нибудь судью | приведите судью |
    поговорить с судьёй
hear-command-arbiter-out = партия продолжается | продолжить партию | продолжить игру дальше | игра продолжается | арбитр закончил
hear-command-arbiter-warn = предупреждение { $side } | предупредить { $side }
hear-command-arbiter-reprimand = выговор { $side }
hear-command-arbiter-gain = { $number } минуты { $side } | { $number } минут { $side } | { $number } минуту { $side } | { $number } минута { $side } | минуту { $side }
hear-command-arbiter-cut = отнять { $number } минуты у { $side } | отнять { $number } минут у { $side } | отнять { $number } минуту у { $side } | отнять минуту у { $side }
hear-command-arbiter-lost = поражение { $side } | засчитать поражение { $side }
hear-command-arbiter-lost-both = поражение обоим | поражение обеим сторонам
hear-command-arbiter-fine = штраф { $side }
hear-command-arbiter-exclude = отстранить { $side }
hear-command-arbiter-expel = исключить { $side }
hear-command-arbiter-pieces = фигуры расставлены неправильно | неправильная расстановка
hear-command-arbiter-board = доска лежала неправильно | доска повёрнута
hear-command-arbiter-colours = не тот цвет | цвета перепутаны
hear-command-arbiter-displaced = { $side } сдвинули фигуры
hear-command-arbiter-restored = фигуры на месте | позиция восстановлена
hear-command-arbiter-back = назад к ходу { $number } { $side } | назад к ходу { $number }
hear-command-arbiter-illegal-position = невозможная позиция | оба короля под шахом
hear-command-arbiter-tell = часы забыты | забыл часы
hear-command-arbiter-clocks-then = часы как тогда
hear-command-arbiter-two-boards = две доски | требую две доски
hear-command-arbiter-assistant = помощник { $side } | помощник для { $side }
