# Запись партии: примечания, знаки, варианты, файлы.

sheet-told = { $what ->
    [wanted] Наберите примечание и нажмите Ввод; пустая строка удаляет его
    [deleted] Примечание удалено
    [no-sign] Знака нет
    [entered] Вариант
    [left] Назад в прежнюю линию
    [nothing] При этом ходе ничего нет
    [no-variation] Здесь нет варианта
    [not-now] Примечания можно делать при прослушивании и после партии
    [no-draughts-sign] В этом брайлевском коде нет знака взятия для шашек; выберите другой код
    [preview] Просмотр
    [saving] Сохраняется
    [nothing-sealed] Тайный ход не записан
    [wrong-word] Ход закрыт другим словом
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
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
  }, { $width } на { $height }
ask-save-notes = Сохранить примечания в файле?
ask-overwrite = { $file } уже есть. Перезаписать?
file-faults = { $games ->
    [1] В одной партии ошибка, она пропущена: строка { $lines }
   *[other] Партий с ошибками: { $games }. Они пропущены, первые ошибки в строках { $lines }
  }
file-guessed = Файл не в UTF-8. Имена прочитаны как { $encoding ->
    [latin-1] Latin-1, западноевропейские буквы
    [windows-1251] Windows-1251, кириллица
   *[both] Latin-1 или Windows-1251, построчно
  }
sheet-preview = Страница { $page } из { $pages }, { $lines ->
    [one] { $lines } строка
    [few] { $lines } строки
   *[other] { $lines } строк
  }
set-sheet-format = Файл по Брайлю: { $format ->
    [brf] BRF, брайль ASCII
    [unicode] брайль Юникода
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
