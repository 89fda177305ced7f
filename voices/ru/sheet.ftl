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
    [saving] Сохраняется
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
set-sheet = Листы по Брайлю: код { $code }, { $layout ->
    [columns] столбцами
    [running] подряд
    [single] ход в строке
   *[double] в две колонки
  }, { $width } на { $height }

# What people say.

hear-action-comment = примечание | комментарий
hear-action-next-quality = следующий знак | оценка хода
hear-action-enter-variation = войти в вариант | в вариант
hear-action-leave-variation = выйти из варианта | главный вариант
hear-action-save-notes = сохранить примечания
hear-action-export-pgn = сохранить в pgn | сохранить партию
hear-action-export-braille = сохранить по брайлю | лист по брайлю
