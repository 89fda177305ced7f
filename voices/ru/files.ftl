# Список файлов, которые можно открыть.

files = { $what ->
    [top] Выше папки нет
    [no-completion] Ничего не подходит
   *[keys] Стрелки вверх и вниз: по списку, буква: к имени, Ввод открывает, стрелка влево: папка выше, косая черта: ввод пути, Эскейп закрывает
  }
files-in = { $name }
files-row = { $kind ->
    [recent] { $name }, недавний
    [folder] Папка { $name }
    [above] Папка выше: { $name }
   *[file] { $name }
  }
files-none = Здесь пусто
files-no-name = Нет имени на букву { $letter }
files-fit = Подходят: { $text }
files-unreadable = Папка { $name } не читается: { $detail }
