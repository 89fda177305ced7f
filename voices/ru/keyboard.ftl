# What is said of the keys themselves.

key = { $key ->
    [Up] стрелка вверх
    [Down] стрелка вниз
    [Left] стрелка влево
    [Right] стрелка вправо
    [PageUp] страница вверх
    [PageDown] страница вниз
    [Home] Хоум
    [End] Энд
    [Enter] Ввод
    [Escape] Эскейп
    [Space] пробел
    [Backspace] Бэкспейс
   *[other] { $key }
  }
key-held = { $held ->
    [ctrl] Контрол
    [shift] Шифт
   *[ctrl-shift] Контрол Шифт
  } { $key ->
    [Up] стрелка вверх
    [Down] стрелка вниз
    [Left] стрелка влево
    [Right] стрелка вправо
    [PageUp] страница вверх
    [PageDown] страница вниз
    [Home] Хоум
    [End] Энд
    [Enter] Ввод
    [Escape] Эскейп
    [Space] пробел
    [Backspace] Бэкспейс
   *[other] { $key }
  }
key-family = { $family ->
    [file] от A до H
    [rank] от 1 до 8
    [file-by-number] Шифт, от 1 до 8
    [kind] K, Q, R, B, N или P
    [kind-shifted] Шифт K, Q, R, B, N или P
   *[step] стрелка
  }
key-family-held = { $held ->
    [ctrl] Контрол
    [shift] Шифт
   *[ctrl-shift] Контрол Шифт
  } { $family ->
    [file] от A до H
    [rank] от 1 до 8
   *[kind] K, Q, R, B, N или P
  }
key-free = здесь ничего не делает
help-begin = { $place ->
    [playing] Наберите ход и Ввод, стрелки ходят по доске
    [competing] Ввод берёт и ставит, набранный ход объявляется
   *[listening] Наберите номер хода, чтобы перейти к нему
  }
# Key and word: "F3 whose move". A phrase that begins with a space is not parted from the one before.
help-key = { $command ->
    [repeat] { " " }повторить
    [turn] { " " }чей ход
    [pieces] { " " }фигуры
    [undo] { " " }ход назад
    [menu] { " " }меню
    [press-clock] { " " }часы
    [tell-time] { " " }время
    [why] { " " }почему
    [offer-draw] { " " }предложить ничью
    [arbiter] { " " }арбитр
    [forward] { " " }следующий ход
    [back] { " " }ход назад
    [to-start] { " " }начало
   *[play-on] { " " }играть отсюда
  }
# What has no room on the first page of help.
help-part = { $part ->
    [agreeing-2] Или: соперник повторяет. Быстрая игра до конца. Без арбитра. Сессия 240 минут. Опоздание 30 минут. Без чёрных
    [arbiter-2] Скажите: отнять две минуты у чёрных. Поражение белым. Фигуры расставлены неправильно. Доска лежала неправильно. Не тот цвет
    [arbiter-3] Скажите: белые сдвинули фигуры; потом: фигуры на месте. Назад к ходу 12. Случаи
    [setup-2] На поле без названия встаёт пешка. Фигура без поля встаёт там, где вы стоите. «Ничего на Ева четыре» снимает фигуру. Ввод берёт и ставит
    [lesson-2] Скажите «Другие правила»: другая редакция
   *[setup-3] Скажите: очистить доску, начальная позиция, ход чёрных, рокировка. Контрол Z отменяет. Можно вставить FEN
  }
help-more = { " " }ещё раз: дальше
help-left = Конец справки
explains = { $state ->
    [on] Справка по клавишам: нажимайте клавиши, Эскейп выключает её
   *[off] Справка по клавишам выключена
  }
prefix = затем:
writes = Наберите и нажмите Ввод
set-keyboard = { $keyboard ->
    [line] Буквы набираются
    [board] Буквы осматривают доску; косая черта набирает строку
    [perkins] Брайлевская машинка: F D S, J K L и пробел
   *[home-row] Основной ряд: сначала вертикаль, потом горизонталь
  }
set-key = Новая клавиша: { $key }
reset-keys = Все клавиши сброшены
change-key = Нажмите клавишу, которую хотите сменить; Эскейп отменяет
change-key-to = Нажмите новую клавишу
key-taken = Нажмите другую клавишу
key-fixed = изменить нельзя
home-file = { $at-file }
