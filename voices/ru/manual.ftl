# Руководство: вслух и по Брайлю.

manual-text = { $text }
manual-keys = Стрелка вниз: дальше. Стрелка вправо: следующий заголовок. Page Down: следующая глава. Escape закрывает руководство
manual-foreign = Руководство на английском языке
manual-closed = Руководство закрыто
manual-written = { $how ->
    [contracted] Шрифт Брайля по таблице liblouis
    [uncontracted] Шрифт Брайля без сокращений
   *[without-liblouis] Библиотека liblouis не установлена, поэтому Брайль по собственной таблице
  }, { $pages ->
    [one] { $pages } страница
    [few] { $pages } страницы
   *[other] { $pages } страниц
  }
