# Фразы отложенных партий: записанный ход, конверт, доигрывание.

agreed-session = Сессия длится:
is-adjourned = Партия откладывается
seal-now = { WORD($side) } записывают ход номер { $number }: Контрол S и ход, без звука; Контрол Ввод останавливает часы
seal-braille = Записанный ход пишется шрифтом Брайля, полной нотацией, на отдельном листе
sealed = Ход записан. Меню «Экспорт» пишет его шрифтом Брайля
sealed-anew = Ход записан заново
made-openly = Ход сделан на доске; он считается открытым
adjournment-lapsed = Позиция изменилась; партия больше не отложена и продолжается
time-taken = { WORD($side) } теряют остаток сессии:
time-booked = записано как израсходованное:
time-left = осталось:
is-adjourned-openly = Ход номер { $number } у { WORD($side, form: "gen") } сделан на доске открыто
envelope = Белые: { $white }. Чёрные: { $black }
envelope-nameless = Имена соперников не указаны
envelope-sealed = { WORD($side) } записали ход номер { $number }
envelope-unsealed = Ход ещё не записан
envelope-used = { WORD($side) } израсходовали:
envelope-offer = В силе предложение ничьей от { WORD($side, form: "gen") }
envelope-appointed = Доигрывание: { $appointment }
envelope-filed = Конверт в файле { $file }
envelope-taken = Конверт на столе; Контрол S возобновляет партию
envelope-broken = { $file } не открыть как конверт: { $fault ->
    [not-found] такого файла нет
    [not-readable] { $detail }
    [changed] он изменён после записи
    [newer] его записала более новая версия программы
   *[no-envelope] это не конверт
  }
fault-line = в строке { $line }
named = Белые: { $white }. Чёрные: { $black }
appointed = Доигрывание: { $appointment }
set-up = Отложенная позиция восстановлена; ход записали { WORD($side) }
set-up-open = Отложенная позиция восстановлена
waiting = Конверт не вскрывается, пока не придут { WORD($side) }; идут их часы
waiting-unclocked = Конверт не вскрывается, пока не придут { WORD($side) }
arrived = { WORD($side) } здесь
envelope-opened = Вскрывается конверт { WORD($side, form: "gen") }
envelope-says = В нём написано: { $text }
envelope-slip = Явная описка; она исправляется
seal-flawed = { $flaw ->
    [ambiguous] Это может быть не один ход
    [illegal] Такого хода нет
   *[unclear] Ход неразборчив
  }
sealer-away = { $may ->
    [must] Соперника нет: { WORD($side) } должны записать ответ, Контрол S, и переключить часы
   *[may] Соперника нет: { WORD($side) } могут записать ответ, Контрол S, и переключить часы
  }
reply-sealed = Ответ { WORD($side, form: "gen") } записан
envelope-lost = Конверт утерян
sealer-says = { WORD($side) } при доигрывании назовут записанный ход
annulled = Партия аннулирована и играется заново
time-corrected = Исправлены часы { WORD($side, form: "gen") }:
offered-meanwhile = { WORD($side) } предлагают ничью. Да принимает, нет отклоняет
concluded = Партия заканчивается без доигрывания
ruled-sealed-move = Записанный ход { WORD($loser, form: "gen") } неправилен и заканчивает партию
ruled-late = { WORD($loser) } не явились вовремя
ruled-both-late = Оба соперника не явились вовремя

ask-session-over = { WORD($side) } просят отложить партию. Арбитр, время сессии истекло? Да или нет?
ask-consent = { WORD($side) } просят отложить партию, но время сессии не истекло, и контроль не пройден. Согласен ли арбитр? Да или нет?
ask-early = Время сессии не истекло
ask-take-time = { WORD($side) } потеряют остаток сессии:
ask-take-time-end = Всё равно отложить? Да или нет?
ask-present = Партия возобновляется. Кто здесь? Один: оба. Два: белые. Три: чёрные. Четыре: никто.
ask-late = Время на опоздание не объявлено. Отсутствующий сразу проигрывает? Да или нет?
ask-word = Конверт под паролем. Какой пароль?
ask-beyond-doubt = Конверт утерян. Позиция и записанный ход известны точно? Да продолжает, нет аннулирует партию
ask-meaning = Арбитр, можно ли точно установить, какой ход имелся в виду? Нет: проигрыш. Да или нет?
name-meaning = Назовите этот ход

refused-adjournment = { $what ->
    [away] Партия отложена; Контрол S возобновляет её
    [closed] Конверт ещё не вскрыт
    [not-adjourned] Это относится к отложенной партии
    [move-under-way] Сначала закончите то, что на доске ещё не решено
    [too-little-time] Остаток сессии больше времени на этих часах
    [not-sealing] Сейчас ход не записывается
    [nothing-sealed] Ход ещё не записан; Контрол S записывает его
    [wrong-word] Неверный пароль
    [is-there] Этот игрок уже здесь
   *[not-lost] Конверт не утерян
  }
secret-wanted = Напишите ход для конверта, затем Ввод. Вслух ничего не говорится
secret-unread = Непонятно; ничего из этого не сохранено
