# Запись партии: примечания, знаки, варианты, файлы.

sheet-told = { $what ->
    [wanted] Наберите примечание и нажмите Ввод; пустая строка удаляет его
    [deleted] Примечание удалено
    [no-sign] Знака нет
    [entered] Вариант
    [left] Назад в главный вариант
    [nothing] У этого хода нет примечаний
    [no-variation] Здесь нет варианта
    [not-now] Примечания можно делать при прослушивании и после партии
    [no-draughts-sign] В этом коде Брайля нет знака взятия для шашек; выберите другой код
    [preview] Просмотр
    [saving] Сохраняется
    [nothing-sealed] Хода для конверта ещё нет
    [wrong-word] Ход записан под другим паролем
    [no-file] Эта партия не из файла; сохраните её в PGN
    [changed-outside] Файл изменён другой программой и оставлен как есть; сохраните партию в PGN
   *[provisional] Некоторые знаки этого кода предварительные: их нет ни в одном источнике
  }
sheet-comment = { $text }
sheet-quality = { $quality ->
    [good] хороший ход
    [bad] ошибка
    [brilliant] отличный ход
    [blunder] грубая ошибка
    [interesting] интересный ход
    [dubious] сомнительный ход
    [forced] вынужденный ход
    [even] равная позиция
   *[unclear] неясная позиция
  }
sheet-sign = знак { $number }
sheet-variations = { $number ->
    [one] { $number } вариант
    [few] { $number } варианта
   *[other] { $number } вариантов
  }
sheet-saved = Сохранено в { $file }
sheet-pages = { $pages ->
    [one] { COUNT($pages, "fem") } страница
    [few] { COUNT($pages, "fem") } страницы
   *[other] { COUNT($pages, "fem") } страниц
  }, { $width } на { $height }
ask-save-notes = Сохранить примечания в файле?
ask-overwrite = { $file } уже есть. Перезаписать?
ask-delete-comment = Удалить это примечание?
file-faults = { $games ->
    [1] В одной партии ошибка, прочитано только до неё: строка { $lines }
   *[other] Партий с ошибками: { $games }. Они прочитаны только до ошибки, первые ошибки в строках { $lines }
  }
file-odd = Необычно, но прочитано: { $what ->
    [lost-tag] тег, который не прочитан, пропущен
    [malformed-tag] тег с ошибкой
    [repeated-tag] повторный тег
    [parted-tags] пустые строки или примечания между тегами
    [parted] теги без ходов или ходы без тегов
    [result-on-board] результат не такой, как на доске
    [move-number] неверный номер хода
    [results-differ] результат не такой, как в теге
    [null-move] пустой ход, на нём партия кончается
    [deep-variation] варианты глубже ста, оставлены как примечания
    [broken-variation] варианты не из возможных шахматных ходов, оставлены как примечания
    [no-position] тег SetUp, который противоречит позиции
    [date] дата записана иначе или невозможна
    [ply-count] число полуходов не такое, как в теге
    [clock-time] показания часов не в часах, минутах и секундах
    [check] знаки шаха
    [promotion] превращения без знака равенства
    [en-passant] взятия на проходе
    [not-passing] взятие на проходе, которого нет
    [castling] рокировки
    [squares] ходы с двумя полями
    [pawn-letter] пешки с буквой
    [pawn-or-piece] буквы, которые могут быть пешками или конями; прочитаны пешками, сверьте
    [capture] знаки взятия
    [piece-letter] буквы фигур
    [outcome] результаты
    [glyph] книжные знаки
    [lost-glyph] неизвестные или повторные знаки оценки, пропущены
    [language] партии без английских букв фигур
    [cyrillic] кириллица в ходах
    [remark] слова, которые не ходы, сохранены как комментарий
    [nested-comment] фигурные скобки в примечаниях, сохраняются как круглые
    [position] неполная позиция или невозможная рокировка или взятие на проходе, они отброшены
    [punctuation] знаки между ходами: запятые, скобки
    [control] управляющие символы, прочитаны как пробелы
   *[blank] пробелы текстовых редакторов
  }, число { $times }, первая строка { $line }
file-guessed = Файл не в UTF-8. Имена прочитаны как { $encoding ->
    [latin-1] Latin-1, западноевропейские буквы
    [windows-1251] Windows-1251, кириллица
    [cp850] CP850, западноевропейские буквы DOS
    [cp866] CP866, кириллица DOS
   *[both] несколько старых кодировок, построчно
  }
sheet-preview = Страница { $page } из { COUNT($pages, "gen-fem") }, { $lines ->
    [one] { COUNT($lines, "fem") } строка
    [few] { COUNT($lines, "fem") } строки
   *[other] { COUNT($lines, "fem") } строк
  }
set-sheet-format = Брайлевский файл: { $format ->
    [brf] BRF, Брайль в ASCII
    [unicode] Брайль в Юникоде
    [pef] PEF
   *[ebrl] eBraille
  }
set-sheet-layout = Ходы на листе: { $layout ->
    [columns] столбцами
    [running] подряд
    [single] ход в строке
   *[double] в две колонки
  }
set-sheet-width = Клеток в строке: { $width }
set-sheet-height = Строк на странице: { $height }
set-sheet-size = Страница: клеток в строке — { $width }, строк — { $height }
