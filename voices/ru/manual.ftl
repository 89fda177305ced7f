# Руководство: вслух и шрифтом Брайля.

manual-text = { $text }
manual-keys = Стрелка вниз: дальше. Стрелка вправо: следующий заголовок. Страница вниз: следующая глава. Эскейп закрывает руководство
manual-foreign = Руководство на английском языке
manual-closed = Руководство закрыто
manual-written = { $how ->
    [contracted] Шрифт Брайля по таблице liblouis
    [uncontracted] Шрифт Брайля без сокращений
   *[without-liblouis] Библиотека liblouis не установлена, поэтому Брайль по собственной таблице
  }, { $pages ->
    [one] { COUNT($pages, "fem") } страница
    [few] { COUNT($pages, "fem") } страницы
   *[other] { COUNT($pages, "fem") } страниц
  }
