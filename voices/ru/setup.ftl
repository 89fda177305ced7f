# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Расстановка позиции. Введите фигуру и её поле, например белый король Ева один. F1 расскажет подробнее
    [cleared] Доска пуста
    [initial] Начальная позиция
    [no-castling] Рокировать никто не может
    [read] Позиция прочитана
    [undone] Отменено
    [left] Расстановка отменена, партия снова на доске
    [ask-leave] Выйти без сохранения расстановки? Да или нет?
    [help] Вводите фигуры с полями: белый король Ева один, пешки Анна два, Белла два. F4, фигуры. Контрол Ввод начинает партию. Эскейп отменяет
    [setting-up] Идёт расстановка позиции; «готово» начинает партию, Эскейп отменяет расстановку
    [competing] Во время соревнования позицию не расставляют
    [not-setting-up] Расстановка не начата; её начинает «расставить позицию»
    [no-game] С этой позиции партию начать нельзя:
   *[no-fen] Это не позиция в записи FEN
  }
setup-instead = раньше: { WORD($side, $piece) }
setup-emptied = { $square }, пусто; раньше: { WORD($side, $piece) }
setup-next = Следующие фигуры: { WORD($side) }
setup-turn = Ход { WORD($side, form: "gen") }
setup-castles = У { WORD($side, form: "gen") } { $way ->
    [short] короткая
   *[long] длинная
  } рокировка
setup-not-there = На { $square } нельзя:
setup-wrong = { $fault ->
    [empty-board] на доске нет фигур
    [rank-count] в ней не восемь горизонталей
    [rank-width] на горизонтали { $rank } не восемь полей
    [rank-sign] на горизонтали { $rank } знак, который не фигура
    [turn] не сказано, чей ход, w или b
    [counts] счётчики в конце не числа
    [missing-king] у { WORD($side, form: "gen") } нет короля
    [too-many-kings] у { WORD($side, form: "gen") } больше одного короля
    [opposite-check] { WORD($side) } под шахом, а ходить не им
    [pawn-on-backrank] пешка стоит на первой или последней горизонтали
    [castling-rights] такая рокировка невозможна
    [en-passant-square] там нельзя взять пешку на проходе
    [square-twice] на одном поле две фигуры
    [man-on-last-rank] простая стоит на горизонтали, где она становится дамкой
    [too-many-pieces] у одной из сторон больше двенадцати шашек
   *[light-square] фигура стоит на светлом поле
  }

hear-placing-nothing = ничего | пусто | пустое | убрать | убери | снять
hear-placing-and = и | на | с
