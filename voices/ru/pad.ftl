# Что говорится о геймпаде.

pad-arrived = Геймпад { $name }
pad-gone = Геймпад отключён; клавиатура работает
pad-button = { $held ->
    [held] левый курок и { "" }
   *[alone] { "" }
  }{ $button ->
    [south] A, нижняя кнопка
    [east] B, правая кнопка
    [west] X, левая кнопка
    [north] Y, верхняя кнопка
    [up] крестовина вверх
    [down] крестовина вниз
    [left] крестовина влево
    [right] крестовина вправо
    [left-shoulder] левая верхняя кнопка
    [right-shoulder] правая верхняя кнопка
    [left-trigger] левый курок
    [right-trigger] правый курок
    [select] Select
    [start] Start
    [left-stick] нажатый левый стик
   *[right-stick] нажатый правый стик
  }
pad-does = { $what ->
    [next-theme] следующая тема
    [previous-theme] предыдущая тема
    [menu] полное меню
    [layout] что делают кнопки
    [left-stick] Левый стик ходит в восьми направлениях
   *[right-stick] Правый стик говорит в четырёх направлениях то, что выбрано верхними кнопками
  }
pad-theme = { $theme ->
    [said] Правый стик: сказанное
    [square] Правый стик: это поле
    [lines] Правый стик: линии
    [pieces] Правый стик: фигуры
    [news] Правый стик: новое
   *[game] Правый стик: партия
  }
pad-place = { $number } из { COUNT($count, "gen") }
pad-answer = { $answer ->
    [yes] да
   *[no] нет
  }
pad-term = { $term ->
    [read-out] Программа может читать ходы вслух
    [words] Ходы только словами
    [repeats] Соперник повторяет каждое объявление
    [no-repeats] Соперник не повторяет
    [two-boards] У каждого своя доска
    [one-board] Только одна доска
    [quickplay] При быстрой игре до конца можно требовать ничью
    [no-quickplay] Без требований при быстрой игре до конца
    [no-arbiter] Арбитра на месте нет
    [warnings] Предупреждать о времени
    [no-warnings] Не предупреждать о времени
   *[with-arbiter] Арбитр на месте
  }
pad-sides = { $who ->
    [both] обе стороны
    [white] белые
    [black] чёрные
   *[nobody] никто
  }
pad-choices = Можно ответить: { $most } или { $last }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Нажмите кнопку, которую хотите изменить
pad-change-to = Что она должна делать? Выберите в меню
set-button = Кнопка изменена
reset-buttons = Все кнопки сброшены
knows-pad = Геймпад { $name } настроен
