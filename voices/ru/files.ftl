# Список файлов, которые можно открыть.

files = { $what ->
    [top] Выше папки нет
    [no-completion] Ничего не подходит
   *[keys] Стрелки вверх и вниз: по списку, буква: к имени, Ввод открывает, стрелка влево: папка выше, косая черта: ввод пути, Escape закрывает
  }
files-in = { $folder }: { $files ->
    [0] файлов для открытия нет
    [one] { COUNT($files, "masc") } файл
    [few] { COUNT($files, "masc") } файла
   *[other] { COUNT($files, "masc") } файлов
  }
files-row = { $kind ->
    [recent] { $name }, недавний
    [folder] Папка { $name }
    [above] Папка выше: { $name }
   *[file] { $name }
  }
files-none = Здесь пусто
files-no-name = Нет имени на букву { $letter }
files-fit = { $count ->
    [one] Подходит { COUNT($count, "neut") } имя: { $names }
    [few] Подходят { COUNT($count, "neut") } имени: { $names }
   *[other] Подходит { COUNT($count, "neut") } имён: { $names }
  }
files-unreadable = Папка { $folder } не читается: { $detail }
