## Who speaks

ask-output = { $proposed ->
    [screen-reader] Работает программа экранного доступа. Пусть говорит она? Д или Н, затем Ввод.
   *[own-voice] Пусть говорит Аннабелла? Д, или Н для программы экранного доступа, затем Ввод.
  }
ask-words = Как объявлять ходы? Ввод:
ask-words-own = Свои: { WORD($piece) } { $letter } { $rank }
words-named = { $words ->
    [hall] слова зала
   *[own] свои слова
  }
hear-command-words-hall = зал | слова зала | как в зале
hear-command-words-own = свои | свои слова | мой язык | свой язык |
    обычные | обычными | обычные слова | обычными словами | нормальные | нормально | простые | простые слова | простыми словами
set-output = { $output ->
    [screen-reader] Говорит программа экранного доступа
   *[own-voice] Говорит Аннабелла
  }
ask-name = Ваше имя в следующих партиях? Ввод: как на этом компьютере
name-of-computer = как на этом компьютере
set-player = Ваше имя в партиях: { $name }
set-no-player = В партиях у вас имя, как на этом компьютере
set-reset = Все настройки сброшены
trouble-setting = Настройка { $detail } не читается; действует обычное значение
trouble-reader = { $state ->
    [there] Программа экранного доступа снова говорит
    [beside] Запущена программа экранного доступа; Аннабелла говорит дальше. Контрол F2 меняет это
   *[gone] Это окно не читает ни одна программа экранного доступа; пока говорит Аннабелла
  }
hear-command-output-own-voice = говори сама | говорит программа | без экранного доступа
hear-command-output-screen-reader = экранный доступ | программа экранного доступа | экранный диктор |
    используй мой экранный диктор

## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } бьёт { $to }
takes-to = { WORD($piece) } бьёт { $to }
takes-file-to = { WORD($piece) } { $file } бьёт { $to }
takes-rank-to = { WORD($piece) } { $rank } бьёт { $to }
pawn-takes-to = { $file } бьёт { $to }

## How much is said

square-alone = { $square }
square-nothing = пусто
piece-alone = { WORD($piece) }
piece-of = { WORD($side, $piece) }
square-colour = { $colour ->
    [dark] тёмное
   *[light] светлое
  }
set-preset = Подробность речи: { $preset ->
    [brief] кратко
    [full] подробно
   *[normal] обычно
  }
set-detail = { $detail ->
    [square-colour] цвет поля
    [empty] пустые поля
    [side] цвет фигур
    [piece-first] фигура перед полем
    [number] номер хода
    [captured] взятая фигура
    [check] шах
    [turn] очередь хода, после каждого хода
    [article] статья правил
    [long] подробные ответы
    [hints] подсказки
    [comments] примечания
   *[typing] набранные знаки
  }: { $state ->
    [on] включено
   *[off] выключено
  }
hear-command-verbosity-brief = кратко | говори кратко | краткая речь | говори короче | короче | говори коротко |
    покороче | говори меньше | меньше слов | коротко говори | поменьше слов | ты слишком много говоришь | не болтай |
    меньше болтай | будь краток | меньше говори | не говори так много | объявляй кратко | объявляй короче |
    поменьше говори | говори поменьше |
    краткий режим | короткий режим |
    коротко объявляй ходы | объявляй ходы коротко | короткие объявления | объявляй коротко
hear-command-verbosity-normal = обычно | говори обычно | обычная речь | говори нормально | нормальная речь |
    говори как обычно | обычная подробность |
    обычный режим
hear-command-verbosity-full = подробно | говори подробно | подробная речь | подробнее | говори подробнее | больше слов |
    говори больше | полная речь | говори полностью | во всех подробностях | поподробнее | больше подробностей |
    с подробностями | рассказывай подробнее | рассказывай всё | говори всё | давай со всеми подробностями |
    со всеми подробностями | побольше слов |
    полный режим | подробный режим
hear-command-detail-on = с { $detail } | говори { $detail } | включи { $detail } |
    называй { $detail } | объявляй { $detail } | говори и { $detail }
hear-command-detail-off = без { $detail } | выключи { $detail } | не говори { $detail } |
    не называй { $detail } | не объявляй { $detail } | убери { $detail } | больше не говори { $detail } |
    не надо { $detail }
hear-detail-square-colour = цвет поля | цвета поля | цвет полей
hear-detail-empty = пустые поля | пустых полей
hear-detail-side = цвет фигур | цвета фигур
hear-detail-piece-first = фигура сначала | сначала фигура
hear-detail-number = номер хода | номера хода | номера
hear-detail-captured = взятая фигура | взятую фигуру
hear-detail-check = шах | шаха
hear-detail-turn = очередь хода | очереди хода
hear-detail-article = статья | статью | статьи
hear-detail-comments = примечания | комментарии
hear-detail-long = подробные ответы | подробно
hear-detail-hints = подсказки | подсказок
hear-detail-typing = набор | набранные знаки

## Reading again

review-copied = Скопировано

## For eyes

set-theme = Цвета: { $theme ->
    [light] светлые
    [yellow] жёлтое на чёрном
   *[dark] тёмные
  }
set-zoom = Размер: { $percent } { $percent ->
    [one] процент
    [few] процента
   *[many] процентов
  }
set-second-window = { $state ->
    [on] Окно соперника открыто
   *[off] Окно соперника закрыто
  }
set-board-only = { $state ->
    [on] Видна только доска
   *[off] Рядом с доской видно всё
  }
set-braille-line = Брайлевская строка: { $code ->
    [off] выключена
    [ueb] Алгебраическая нотация в UEB
    [uk-2015] Британский код 2015
    [finland] Шахматные знаки Финляндии
    [hungary] Шахматные знаки Венгрии
    [spain] Испанский код, ONCE B8
    [germany] Немецкая алгебраическая нотация, базовый шрифт
    [russia-literary] Русская нотация, полная
    [russia-compact] Русская нотация, краткая
    [nabcc] Алгебраическая нотация, восьмиточечный компьютерный шрифт Брайля
   *[san-low] Алгебраическая нотация с опущенными цифрами
  }
braille-line = { $row ->
    [question] Брайлевская строка: вопрос
    [move] Брайлевская строка: последний ход и очередь хода
    [clock] Брайлевская строка: часы
   *[rank] Брайлевская строка: горизонталь курсора
  }
hear-command-theme-dark = тёмные цвета | тёмная тема | тёмный режим | ночной режим
hear-command-theme-light = светлые цвета | светлая тема |
    светлый режим
hear-command-theme-yellow = жёлтый | жёлтое на чёрном

## The menu

menu = { $page ->
    [tournament] Турнир
    [practice] Тренировка
    [engine] Движок и его параметры
    [drills] Упражнения
    [rules] Соревнование
    [explore] Осмотр доски
    [sound] Звуки
    [keyboard] Клавиатура
    [gamepad] Геймпад
    [file] Файл
    [export] Экспорт
    [game] Партия
    [board] Доска
    [speech] Речь
    [window] Окно
   *[help] Справка
  }
menu-setting = { $setting ->
    [level] Уровень соперника
    [ponders] Соперник думает на вашем ходу
    [sheet-format] Брайлевский файл
    [sheet-code] Шахматный код Брайля
    [sheet-layout] Ходы на листе
    [sheet-width] Клеток в строке
    [sheet-height] Строк на странице
    [language] Язык
    [announcer] Объявление ходов
    [form] Вид ходов
    [files] Вертикали
    [zwo] Вторая горизонталь по-немецки
    [read-back] Ходы словами
    [warnings] Предупреждения часов
    [output] Кто говорит
    [speaker] Голос программы или системы
    [rate] Скорость речи
    [speech-volume] Громкость речи
    [earcon-volume] Громкость звуков
    [preset] Подробность речи
    [theme] Цвета
    [zoom] Размер
    [second-window] Окно соперника
    [board-only] Только доска
    [board-for-black] Доска для чёрных
    [braille] Брайлевская строка
    [keyboard] Буквы
    [tape-format] Файл диктофона
    [own-voice] Свой голос в записи
   *[device] Второе устройство
  }
detail-name = { $detail ->
    [square-colour] цвет поля
    [empty] пустые поля
    [side] цвет фигур
    [piece-first] фигура перед полем
    [number] номер хода
    [captured] взятая фигура
    [check] шах
    [turn] очередь хода, после каждого хода
    [article] статья правил
    [long] подробные ответы
    [hints] подсказки
    [comments] примечания
   *[typing] набранные знаки
  }
sound-name = { $setting ->
    [moves] Звуки ходов
    [squares] Звуки полей
    [clock] Звуки часов
    [messages] Другие звуки
    [piece] Звук того, что стоит на поле
    [dark] Звук тёмных полей
    [target] Звук полей, куда может пойти фигура
    [mono] Моно
    [reversed] Левый и правый каналы переставлены
    [side] Сторона
    [sweep] Скорость звуковых картин
    [ears] Левое и правое ухо
    [pitch] Высота голоса
   *[speaking] Голос
  }
menu-help = { $row ->
    [page] Ввод открывает страницу
    [setting] вправо или влево: изменить
    [file] Ввод открывает
    [here] Ввод сохраняет здесь
   *[command] Ввод выполняет это
  }
menu-keys = Буквы ведут к строке, Эскейп возвращает
menu-place = { $at } из { COUNT($count, "gen") }
menu-closed = Меню закрыто
hear-command-rate = скорость { $number } | скорость речи { $number } | темп { $number } | скорость на { $number } |
    скорость { $number } процентов
hear-command-rate-normal = обычная скорость | нормальная скорость | говори с обычной скоростью | обычный темп |
    скорость по умолчанию
hear-command-volume = громкость { $number } | громкость речи { $number } | громкость на { $number } |
    поставь громкость { $number } | громкость { $number } процентов
