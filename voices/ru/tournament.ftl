# Турнир: пары, результаты, положение. Числа, которые только называют что-то, приходят как текст.

tournament-said = { $what ->
    [unwritten] Это не записано. Введите ещё раз
    [ask-lots] Жеребьёвка уже проведена. Провести заново? Да или нет?
    [ask-again] Это первый результат тура. Верно? Да или нет?
    [edge] край
    [elsewhere] С другого компьютера:
    [reading] Читается
    [writing] Записывается
    [stands] В таблице:
    [file-says] В файле:
    [nothing-adjourned] Отложенных партий нет
    [no-duties] В этой редакции нет списков обязанностей
    [nothing-noted] У этой доски ничего не отмечено
    [ticked] выполнено
    [unticked] Отметка снята
    [founded] Турнир создан. Запишите участников, например: участник Анна на ощупь
    [not-open] Турнир не открыт
    [closed] Турнир закрыт
    [left-table] Снова доска
    [opening] Турнир открывается
    [unchanged] Ничего не изменилось
    [pairing] Составляется следующий тур
    [nobody-playing] Все партии тура закончены
    [no-judges] В этой редакции не сказано, сколько нужно арбитров
    [not-drawn] Номера по порядку записи
    [over] Все партии закончены
    [nothing-corrected] Результаты не исправлялись
    [before] было
    [now] стало
    [corrected] Исправлено. Было:
    [tie-breaks] Дополнительные показатели изменены
    [tie-breaks-late] Дополнительные показатели изменены после начала. Это записано в отчёт
    [duties-done] Все обязанности выполнены
    [noted] Отмечено:
    [first-is-sure] Первое место обеспечено
    [needs] Для гарантированного первого места нужно ещё:
    [depends] Первое место зависит от других
    [two-boards] две доски
    [settle] Теперь задайте условия, например: новый круговой ussr-1956
    [no-points] Очков ещё ни у кого нет
    [by-touch] играет на ощупь
    [has-left] вне турнира
   *[out-of-reach] Лидера уже не догнать
  }
tournament-of = { $what ->
    [ask-paired] Отменить пары тура { $name }? Да или нет?
    [ask-colours] Цвет у номера { $name } неверный. Оставить так? Да или нет?
    [unpaired] Пары тура { $name } отменены
    [elsewhere-many] Записей с другого компьютера: { $name }
    [unheeded] Остаётся в файле, но при составлении пар вручную не учитывается: { $name }
    [other-points] Участников, чьи очки в файле не сходятся с результатами: { $name }
    [match-lost] { $name }: отказ от матча, матч проигран
    [left-adjourned] отложено партий: { $name }
    [foreign] { $name }: партия не из этого турнира
    [watching] Новые партии берутся из { $name }
    [sealed] записанный ход: { $name }
    [goes-on] доигрывание: { $name }
    [gone] Выбывает { $name }
    [opened] Турнир { $name }
    [players] Участников: { $name }
    [round] Тур { $name }
    [free] { $name } без партии
    [leads] Впереди: { $name }
    [judges] Нужно арбитров: { $name }
    [next] { $name }:
    [no-game] У игрока { $name } партий больше нет
    [games-left] осталось партий: { $name }
    [stands] { $name }:
    [struck] { $name }, партии не засчитаны
    [own] { $name }, своя клетка
    [seed] Жеребьёвка по числу { $name }
    [round-over] Тур { $name } закончен
    [unfinished] До последнего тура доиграть отложенных партий: { $name }
    [draw-again] Выбывает { $name }. Проведите жеребьёвку заново
    [duties-open] Осталось обязанностей: { $name }
    [in-round] тур { $name }
    [in-line] строка { $name }
    [described] { $name }
    [seat] всегда за доской { $name }
    [assistant] помощник { $name }
    [rated] рейтинг { $name }
   *[written] Записано: { $name }
  }
tournament-at = { $what ->
    [too-late] { $name }: опоздание больше дозволенного, минут: { $text }
    [in-time] { $name } может играть, дозволено минут: { $text }
    [round-board] Тур { $text }, доска { $name }
    [duty] { $text } из { COUNT($name, "gen-fem") }:
    [round-of] Тур { $text } из { COUNT($name, "gen") }
    [place] Место { $text }: { $name }
    [number] Номер { $text }: { $name }
    [next-white] доска { $text }, белыми, соперник { $name }
    [next-black] доска { $text }, чёрными, соперник { $name }
    [free-in] { $name } без партии, тур { $text }
    [empty] { $name } и { $text }: партии нет
    [bye-point] { $name }, очко без игры, тур { $text }
    [bye-half] { $name }, пол-очка без игры, тур { $text }
    [bye-zero] { $name } пропускает тур { $text }
    [cell-white] { $text } белыми, соперник { $name }
    [cell-black] { $text } чёрными, соперник { $name }
    [imported] Участников: { $text }, туров: { $name }
    [paired] Тур { $text } составлен, партий: { $name }
    [absent] { $name } пропустит тур { $text }
    [adjourned] Доска { $text }: партия отложена, записанный ход: { $name }
    [game-taken] Ходы приняты: тур { $text }, доска { $name }
    [unread-game] { $name }: партия { $text } не читается и пропущена
    [has-assistant] { $name }, помощник { $text }
    [sits] { $name } сидит за доской { $text }
   *[line] Строка { $text }, столбец { $name }
  }
tournament-board = Доска { $text }: { $white } — { $black }
tournament-result = { $result ->
    [white] победа белых
    [black] победа чёрных
    [draw] ничья
    [nobody] поражение обоим
    [judged-white] присуждена победа белым
    [judged-black] присуждена победа чёрным
    [judged-draw] присуждена ничья
    [forfeit-white] плюс белым за неявку
    [forfeit-black] плюс чёрным за неявку
    [forfeit-nobody] никто не явился
    [annulled] аннулирована
    [adjourned] отложена
   *[open] ещё не окончена
  }
tournament-sign = { $sign ->
    [win] победа
    [draw] ничья
    [loss] поражение
    [plus] очко без игры
    [adjourned] отложена
    [annulled] аннулирована
    [uncounted] не считается
    [minus] не играно, без очка
    [own] сам участник
   *[cell] номер соперника, w белые или b чёрные, результат
  }
tournament-half = { $state ->
    [only] пол-очка
   *[half] { $points ->
        [1] полтора очка
       *[other] { $points } с половиной очка
      }
  }
tournament-whole = { $count ->
    [one] { COUNT($count, "neut") } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
tournament-tie = { $what ->
    [DE] личная встреча{ $value }
    [WIN] побед{ $value }
    [WON] побед за доской{ $value }
    [BPG] партий чёрными{ $value }
    [BWG] побед чёрными{ $value }
    [KS] Койя{ $value }
    [BH] Бухгольц{ $value }
    [BH-C1] усечённый Бухгольц{ $value }
    [BH-C2] Бухгольц без двух худших{ $value }
    [BH-M1] медианный Бухгольц{ $value }
   *[SB] Зоннеборн-Бергер{ $value }
  }
tournament-withdrew = { $what ->
    [annulled] Выбывает { $name }, сыграно { $text } из { COUNT($detail, "gen") }. Эти партии аннулируются
    [uncounted] Выбывает { $name }, сыграно { $text } из { COUNT($detail, "gen") }. Эти партии остаются в таблице, но не засчитываются
   *[counted] Выбывает { $name }, сыграно { $text } из { COUNT($detail, "gen") }. Остальные партии выиграны соперниками
  }
tournament-fault = { $fault ->
    [contradiction] Тур { $text }, доска { $name }: уже стоят другой результат или другие ходы
    [found-already] Этот турнир уже создан
    [not-founded] Сначала создайте турнир
    [name] Имя не указано
    [name-taken] Имя { $name } уже занято. Назовите отличие, например: родился 1960
    [value-name] { $name } не может быть именем
    [value-name-length] В имени не больше { $name } букв
    [value-rating] Рейтинг { $name }: не больше четырёх цифр
    [value-title] Звание { $name } неизвестно. Есть GM, IM, FM, CM, WGM, WIM, WFM и WCM
    [value-federation] Федерация { $name }: нужны три латинские буквы
    [value-sex] Пол { $name }: m, f или w
    [value-birth] Даты { $name } нет. Пишите: 1960/03/15 или только год
    [value-id] Номер ФИДЕ { $name }: не больше одиннадцати цифр
    [value-seat] Доска { $name }: такого места нет
    [value-begins] { $name } не может быть первым днём. Пишите: 2026/03/01
    [value-ends] { $name } не может быть последним днём. Пишите: 2026/03/01
    [value-column] В списке неизвестный столбец: { $name }
    [count] При числе участников { $name } это невозможно
    [begun] Турнир уже начался
    [not-begun] Турнир ещё не начался
    [not-among] Вашего имени нет среди участников. Спросите по номеру: следующая партия номера 3
    [no-player] Нет участника с номером { $name }
    [no-board] Тур { $text }: доски { $name } нет
    [not-his-game] Номер { $name } эту партию не играет
    [no-round] Тура { $name } здесь нет
    [not-paired] Пары тура { $name } ещё не составлены
    [not-drawn] Сначала проведите жеребьёвку
    [how-many-rounds] Назовите число туров, например: туры 5
    [reason] Чтобы исправить, назовите причину
    [game-over] Партия закончена
    [left] { $name } уже вне турнира
    [judge-first] Сначала присудите отложенные партии: { $name }
    [round-open] Тур { $name } не закончен
    [round-paired] Тур { $name } уже составлен. Сначала: турнир отменить пары
    [has-results] В туре { $name } уже есть результаты
    [no-more-rounds] Все туры составлены
    [by-table] Пары определяет таблица
    [absent] Номер { $name } в этом туре не играет
    [twice] Номер { $name } назван дважды
    [tie-break-twice] Показатель назван дважды
    [missing] У номера { $name } нет соперника
    [met] Номера { $name } и { $text } уже встречались
    [second-bye] Номер { $name } уже получал очко без игры
    [colour] Неверные цвета у номера { $name }
    [unreadable] Пары не удалось прочитать
    [entry] { $name }: такой записи турнира нет
    [no-duty] Такой обязанности нет
    [adjourned] Эта партия отложена. Откройте её конверт
    [game-on-board] На доске идёт партия. Сначала закончите её
    [other-game] Эти ходы не из этой партии
    [trf-scoring] партии считаются иначе, чем очко, пол-очка и ноль. Такой турнир не читается
    [trf-teams] командный турнир. Такой турнир не читается
    [trf-players] нет участников, или их слишком много
    [trf-number] нет числа
    [trf-twice] номер стоит дважды
    [trf-opponent] соперник не подходит
    [trf-colour] цвет не подходит
    [trf-result] результат не подходит
    [no-name] Такого имени нет, или оно не одно: { $name }
   *[trf-rounds] слишком много туров
  }
tournament-duty = { $what ->
    [organisers-1] Разработать положение о соревновании и утвердить его
    [organisers-2] Провести всю подготовку
    [organisers-3] Решать вопросы, которые не решают арбитры
    [judge-1] Работать с организаторами до соревнования и во время него
    [judge-2] Составить регламент: дни игры и контроль времени
    [judge-3] Провести первое собрание: огласить положение, провести жеребьёвку
    [judge-4] До начала проверить помещение и инвентарь
    [judge-5] Следить за партиями и часами, назначать доигрывание, вносить результаты
    [judge-6] Решать о выходе и исключении участников
    [judge-7] Назначить, кто присудит неоконченные партии выбывших
    [judge-8] Разрешать споры
    [judge-9] Следить за дисциплиной и наказывать, если нужно
    [judge-10] Руководить техническим персоналом
    [judge-11] Провести последнее собрание, огласить итоги, написать отчёт
    [assistant-1] Делать ходы обоих игроков на доске соперника
    [assistant-2] Объявлять ходы обоих игроков
    [assistant-3] Вести запись за незрячего и пускать часы соперника
    [assistant-4] По просьбе называть число ходов и потраченное время
    [assistant-5] При просрочке времени требовать зачёта партии
    [assistant-6] Звать арбитра, если зрячий игрок коснулся фигуры
   *[assistant-7] Выполнять всё нужное, если партия отложена
  }
tournament-head = { $what ->
    [list] Список
    [organisers] Организаторы
    [judge] Арбитр
    [assistant] Помощник
    [rank] Место
    [number] Номер
    [name] Имя
    [rating] Рейтинг
    [points] Очки
    [board] Доска
    [white] Белые
    [black] Чёрные
    [result] Результат
    [standings] Положение
    [pairings] Пары
    [table] Таблица
    [duties] Обязанности
    [title] Название
    [place] Место проведения
    [federation] Федерация
    [begins] Начало
    [ends] Окончание
    [deputies] Другие арбитры
    [needs] Что нужно
   *[games] Партии
  }
tournament-trouble = { $fault ->
    [damaged] { $name } не турнир, или файл повреждён. Он оставлен как есть
    [locked] Файл { $name } открыт другой программой
    [changed] Другая программа в тот же миг изменила { $name }
    [newer] Файл { $name } записан более новой версией
    [not-found] В файле { $name } нет турнира
    [exists] Файл { $name } уже есть
    [no-engine] Программа жеребьёвки не найдена. Установите bbpPairings или составьте пары сами
    [engine] Программа жеребьёвки не справилась: { $text }. Составьте пары сами
    [no-pairing] По правилам этот тур составить нельзя. Составьте пары сами
    [not-understood] Программа жеребьёвки не понимает отчёт этого турнира. Составьте пары сами
    [too-large] Турнир слишком велик для программы жеребьёвки. Составьте пары сами
    [slow] Программа жеребьёвки не ответила за отведённое время, секунд: { $text }. Составьте пары сами
    [not-engine] { $name } не является bbpPairings { $text } или новее. Установите его или составьте пары сами
    [format] { $name }: окончание имени не подходит к тому, что записывается
    [line] { $name }, строка { $text }: не читается
   *[broken] Файл { $name } недоступен: { $text }
  }
ask-withdrawal = { $name } выбывает? Отменить это нельзя. Да или нет?
ask-replaced = Взять партию из файла? Да или нет?

# The keywords of entries, as an organiser types them: "tournament" first, then a verb.

hear-event-tournament = турнир
hear-event-open = открой | открыть | откройте
hear-event-create = создай | создать | создайте
hear-event-new = новый
hear-event-enter = запиши | записать | запишите | участник
hear-event-amend = измени | изменить | измените
hear-event-import = прими | принять | примите
hear-event-watch = следи | следить | следите
hear-event-draw = жребий | жеребьёвка
hear-event-as-entered = по записи | в порядке записи
hear-event-pair = пары | составь пары
hear-event-unpair = отмени пары | отменить пары
hear-event-pairings = пары тура
hear-event-result = результат
hear-event-board = доска | доске
hear-event-reopen = отмени результат | отменить результат
hear-event-late = опоздал | опоздала | опоздание
hear-event-adjourn = отложена | отложить
hear-event-absent = отсутствует | пропускает
hear-event-withdraw = выбыл | выбыла | выбывает | снимается | снялся | снялась
hear-event-won = выиграл | выиграла | победил | победила | выигрывает
hear-event-lost = проиграл | проиграла | проигрывает
hear-event-standings = положение
hear-event-table = таблица
hear-event-next = следующая | следующая партия
hear-event-needs = нужно
hear-event-play = играть | играй
hear-event-set = укажи | указать | укажите
hear-event-write = сохрани | сохранить | сохраните
hear-event-tie-breaks = показатели | коэффициенты
hear-event-tick = отметь | отметить | отметьте
hear-event-untick = сними отметку | снять отметку | снимите отметку
hear-event-assist = помощь
hear-event-assisted = отметки
hear-event-round-robin = круговой
hear-event-double-round-robin = двухкруговой
hear-event-match = матч
hear-event-swiss = швейцарка | швейцарский | швейцарская система
hear-event-rounds = туры | туров | партии | партий
hear-event-clock = часы | контроль
hear-event-form = вид
hear-event-standard = классика | классический | обычный
hear-event-rapid = рапид | быстрые шахматы
hear-event-blitz = блиц
hear-event-two-boards = две доски
hear-event-one-board = одна доска
hear-event-rapid-watched = рапид с арбитром
hear-event-blitz-watched = блиц с арбитром
hear-event-repeats = соперник повторяет
hear-event-read-out = читать вслух
hear-event-no-arbiter = без арбитра
hear-event-warnings = предупреждать о времени
hear-event-level = уровень
hear-event-country = страна | республика
hear-event-city = город | область
hear-event-club = клуб | район
hear-event-name = название | имя
hear-event-rating = рейтинг
hear-event-title = звание
hear-event-federation = федерация
hear-event-sex = пол
hear-event-birth = родился | родилась | рождение
hear-event-id = номер ФИДЕ
hear-event-seat = место | доска
hear-event-assistant = помощник | помощница | ассистент
hear-event-touch = на ощупь | ощупью
hear-event-judged = присуждено | присуждена
hear-event-forfeit = неявка
hear-event-annulled = аннулирована | аннулировано
hear-event-half = ничья | пол-очка | половина | пол очка
hear-event-white = белые | белые выиграли | победа белых | выиграли белые | чёрные проиграли
hear-event-black = чёрные | чёрные выиграли | победа чёрных | выиграли чёрные | белые проиграли
hear-event-nobody = оба проиграли | никто | проиграли оба | поражение обоим
hear-event-full = очко
hear-event-zero = ноль
hear-event-place = место
hear-event-begins = начало
hear-event-ends = конец | окончание
hear-event-arbiter = арбитр | судья | главный судья
hear-event-deputies = заместители
hear-event-organisers = организаторы
hear-event-judge = арбитр | судья
hear-event-duties = обязанности
hear-event-games = партии
hear-event-report = отчёт
