# Scoresheets in Braille: the codes, and the words that stand on a sheet.

braille-code = { $code ->
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
  }: { $status ->
    [published] опубликован
    [literal] печатная нотация обычным шрифтом Брайля, не шахматный код
    [practice] практика, не стандарт
   *[own] собственный код программы
  }
braille-provisional = Предварительно, потому что ни один источник их не даёт:
braille-sign = { $sign ->
    [pieces] фигуры
    [pawn] пешка
    [ranks] горизонтали
    [capture] взятие
    [check] шах
    [check-place] место знака шаха
    [mate] мат
    [castling] рокировка
    [promotion] превращение
   *[results] результаты
    [draw-offer] предложение ничьей
    [draughts] ходы в шашках
  }
braille-word = { $word ->
    [white] Белые
    [black] Чёрные
    [event] Турнир
    [site] Место
    [date] Дата
    [round] Тур
    [result] Результат
    [contents] Содержание
    [draw-offered] предложена ничья
   *[sealed-move] Записанный ход
  }
braille-left-out = { $what ->
    [variations] { $number ->
        [one] Пропущен { $number } вариант
        [few] Пропущено { $number } варианта
       *[many] Пропущено { $number } вариантов
      }
    [clocks] { $number ->
        [one] Пропущено { $number } показание часов
        [few] Пропущено { $number } показания часов
       *[many] Пропущено { $number } показаний часов
      }
    [fractions] { $number ->
        [one] Пропущена { $number } доля секунды
        [few] Пропущено { $number } доли секунды
       *[many] Пропущено { $number } долей секунды
      }
    [commands] { $number ->
        [one] Пропущена { $number } пометка для программ
        [few] Пропущено { $number } пометки для программ
       *[many] Пропущено { $number } пометок для программ
      }
   *[tags] { $number ->
        [one] Пропущен { $number } тег
        [few] Пропущено { $number } тега
       *[many] Пропущено { $number } тегов
      }
  }
braille-changed = { $number ->
    [one] { $number } примечание нельзя записать точно; обратно оно прочтётся иначе
    [few] { $number } примечания нельзя записать точно; обратно они прочтутся иначе
   *[many] { $number } примечаний нельзя записать точно; обратно они прочтутся иначе
  }
braille-pages = { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { COUNT($games, "fem") } партий
  }, { $pages ->
    [one] { COUNT($pages, "fem") } страница
    [few] { COUNT($pages, "fem") } страницы
   *[other] { COUNT($pages, "fem") } страниц
  }
braille-eight-dots = В этом коде восемь точек, а в BRF шесть; выберите шрифт Брайля в Юникоде или другой код
braille-read = { $code ->
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
  }: { $moves ->
    [one] Прочитан { $moves } полуход
    [few] Прочитано { $moves } полухода
   *[other] Прочитано { $moves } полуходов
  }
braille-unreadable = Страница { $page }, строка { $line }, клетка { $cell }: { $cells } здесь не ход
braille-could-be = Возможно:
braille-could-be-move = { $move }
braille-no-cell = Страница { $page }, строка { $line }, клетка { $cell }: { $text } — не знак шрифта Брайля
braille-other-format = Это { $format ->
    [pef] PEF
   *[ebrl] eBraille
  }; читаются только BRF и Брайль Юникода
braille-no-game = Партия не найдена
braille-number = Страница { $page }, строка { $line }, клетка { $cell }: номер хода { $number }, а должен быть { $due }
braille-differs = Страница { $page }, строка { $line }: прочитано не то, что было записано; полуходов прочитано: { $read }, записано: { $written }
braille-other-moves = Страница { $page }, строка { $line }: ход или результат не тот, что был записан; совпадает только число полуходов
braille-mended = Страница { $page }, строка { $line }, клетка { $cell }: не прочитать; конец бланка доказывает { $move }
braille-resumed = Страница { $page }, строка { $line }, клетка { $cell }: не прочитать; остальное подходит только при { $move }; доказательства нет
braille-other-page = Страница { $page }: здесь партия со страницы { $due }; страниц не хватает или они перепутаны
braille-in-book = Страница { $page }, строка { $line }: здесь кончается партия { $number } сборника, а нужна { $due }; партий не хватает или порядок нарушен
braille-unended = Страница { $page }, строка { $line }: после этой партии сборник продолжается; остального нет
braille-other-book = Страница { $page }, строка { $line }: эта партия не следует в сборнике за предыдущей; страница из другого сборника или повреждены последние строки партии
braille-stray = Страница { $page }, строка { $line }: то, что здесь стоит, не относится ни к одной партии
braille-breaks-off = Страница { $page }, строка { $line }: здесь партия обрывается; её конца нет
braille-results = Страница { $page }, строка { $line }: два результата, { $result } и { $detail }
braille-titled = В заголовке { $result }
braille-no-colophon = Страница { $page }, строка { $line }: нет конца этой партии
braille-title = Страница { $page }, строка { $line }: в заголовке { $text }, а в конце бланка { $detail }
braille-notes = Страница { $page }, строка { $line }: комментариев, знаков или вариантов, прочитанных неточно: { $number }
braille-says = На бланке сказано: { $text }
braille-above = Страница { $page }, строка { $line }: не взято то, что стоит над ходами: { $text }. Партия начинается с обычной позиции
braille-on-board = Страница { $page }, строка { $line }: результат не тот, что на доске
braille-too-long = Страница { $page }, строка { $line }: ходов больше, чем бывает в партии; она прочитана до этого места
braille-given-up = Страница { $page }, строка { $line }: слишком многое в этом файле не читается; дальше он не прочитан
braille-other-code = В другом коде это другая партия; назовите код
braille-unproved = На этом бланке ничто не доказывает, что он цел; сверьте его; знаков над буквами и прописных букв может не хватать
