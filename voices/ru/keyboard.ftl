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
    [file] A до H
    [rank] 1 до 8
    [file-by-number] Шифт 1 до 8
    [kind] K, Q, R, B, N или P
    [kind-shifted] Шифт K, Q, R, B, N или P
   *[step] стрелка
  }
key-family-held = { $held ->
    [ctrl] Контрол
    [shift] Шифт
   *[ctrl-shift] Контрол Шифт
  } { $family ->
    [file] A до H
    [rank] 1 до 8
   *[kind] K, Q, R, B, N или P
  }
key-free = здесь ничего не делает
help-begin = { $place ->
    [playing] Буквы: наберите ход и нажмите Ввод, например e4 или конь f3. Стрелки ходят по доске
    [competing] Стрелки ходят по доске. Выньте фигуру, поставьте её, наберите ход, чтобы объявить его, затем нажмите часы. Скажите: повторение или пятьдесят ходов, чтобы потребовать ничью
   *[listening] Стрелки ходят по доске. Наберите число и нажмите Ввод, чтобы перейти к этому ходу
  }
help-more = ещё раз: все клавиши по порядку
explains = { $state ->
    [on] Нажимайте клавиши и слушайте, что они делают; Эскейп заканчивает
   *[off] Клавиши снова делают то, что говорят
  }
prefix = затем:
writes = Наберите и нажмите Ввод
set-keyboard = { $keyboard ->
    [line] Буквы набираются
    [board] Буквы исследуют доску; косая черта набирает строку
    [perkins] Клавиатура стала брайлевской машинкой: F D S и J K L, и пробел
   *[home-row] Основной ряд называет поля: сначала вертикаль, потом горизонталь
  }
set-key = Новая клавиша: { $key }
reset-keys = Все клавиши как вначале
change-key = Нажмите клавишу, которую хотите сменить; Эскейп отменяет
change-key-to = Нажмите новую клавишу
key-taken = Нажмите другую клавишу
key-fixed = изменить нельзя
home-file = { $at-file }
board-action = { $action ->
    [colour] поле и его цвет
    [to-rank] на горизонталь, по этой вертикали
    [to-file] на вертикаль, по этой горизонтали
    [next-piece] к следующей фигуре этого рода
    [previous-piece] к предыдущей фигуре этого рода
    [attackers-here] кто нападает на это поле
    [defenders-here] кто защищает это поле
    [moves-from] возможные ходы этой фигуры
    [captures-from] что эта фигура может взять
    [in-hand] возможные ходы фигуры в руке
    [if-put] что фигура в руке делала бы здесь
    [threats] на что нападает последний ход
    [rank-here] эта горизонталь
    [file-here] эта вертикаль
    [next-slanting-ray] следующее косое направление
    [previous-slanting-ray] предыдущее косое направление
    [next-straight-ray] следующее прямое направление
    [previous-straight-ray] предыдущее прямое направление
    [last-move] последний ход
    [to-last-move] туда, где кончился последний ход
    [last-captured] что было взято последним
    [changes] что изменилось с последнего вопроса
    [whole-board] вся доска
    [flip] повернуть доску
    [view] взгляд
    [view-ray] что стоит в одном направлении
    [view-file] вертикаль
    [view-rank] горизонталь
    [view-diagonals] диагонали
    [view-knight] что стоит на расстоянии хода коня
    [view-king] что стоит вокруг
    [squares] поля
    [squares-kind] все фигуры этого рода
    [squares-others] фигуры этого рода у противника
    [squares-own] свои фигуры
    [squares-theirs] фигуры противника
    [squares-white] белые фигуры
    [squares-black] чёрные фигуры
    [squares-all] все фигуры
    [squares-files] все фигуры по вертикалям
    [squares-pawns] пешки по вертикалям
    [squares-material] материал
    [jump] прыжок
    [jump-file] на вертикаль
    [jump-rank] на горизонталь
   *[jump-last] туда, где кончился последний ход
  }

# Words for what has a key.

hear-action-menu = меню | открыть меню | закрыть меню
