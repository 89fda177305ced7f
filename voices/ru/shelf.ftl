# База партий и работа, которая занимает время.

shelf-input = { $what ->
    [search] Поиск в базе партий: имена, год, результат, первые ходы; один Ввод находит все партии
    [import] Наберите путь к файлу PGN, партии которого добавить в базу
    [event] Наберите путь к файлу турнира
    [new-event] Наберите путь для нового турнира
    [entry] Наберите запись, например результат 3 1/2
    [backup] Наберите путь к файлу для копии
    [player] Наберите своё имя для партий
   *[restore] Наберите путь к копии
  }
shelf-plain = { $what ->
    [keeping] Партия сохраняется в базе
    [deleting] Партия удаляется из базы
    [last] Ищутся ваши последние партии
    [opening] Партия открывается
    [closed] База закрыта
    [nothing-found] Сначала поищите в базе
    [nothing-to-keep] Ходов ещё нет, сохранять нечего
    [kept] Партия сохранена в базе
    [there-already] Партия уже была в базе
   *[deleted] Партия удалена из базы
  }
shelf-found = { $games ->
    [0] Партий не найдено
    [one] Найдена { COUNT($games, "fem") } партия
    [few] Найдены { COUNT($games, "fem") } партии
   *[other] Найдено { $games } партий
  }
shelf-walkable = { $games ->
    [one] Доступна { COUNT($games, "fem") } самая новая
    [few] Доступны { COUNT($games, "fem") } самые новые
   *[other] Доступно { $games } самых новых
  }
shelf-hint = Стрелки вверх и вниз ведут по партиям, Ввод открывает партию, Эскейп закрывает базу
shelf-game = Партия { $number } из { COUNT($count, "gen-fem") }
shelf-players = { $white ->
    [unknown] неизвестный
   *[other] { $white }
  } против { $black ->
    [unknown] неизвестный
   *[other] { $black }
  }
shelf-result = { $result ->
    [white] выиграли белые
    [black] выиграли чёрные
    [draw] ничья
    [nobody] проиграли оба
   *[unknown] без результата
  }
shelf-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
  }
shelf-first = Начало: { $opening }
shelf-imported = { $games ->
    [0] Новых партий в базе нет
    [one] В базе { COUNT($games, "fem") } новая партия
    [few] В базе { COUNT($games, "fem") } новые партии
   *[other] В базе { $games } новых партий
  }
shelf-doubles = { $games ->
    [one] { COUNT($games, "fem") } уже была там
   *[other] { COUNT($games, "fem") } уже были там
  }
shelf-faulty = { $games ->
    [one] { COUNT($games, "fem") } с ошибкой и сохранена только до неё, строка { $line }
   *[other] { COUNT($games, "fem") } с ошибками и сохранены только до них, первая ошибка в строке { $line }
  }
shelf-lost = { $games ->
    [one] { COUNT($games, "fem") } не прочитана
   *[other] { COUNT($games, "fem") } не прочитаны
  }
shelf-cut = { $pages ->
    [one] Утрачена { COUNT($pages, "fem") } страница файла
    [few] Утрачены { COUNT($pages, "fem") } страницы файла
   *[other] Утрачено { COUNT($pages, "fem") } страниц файла
  }; сколько партий там было, неизвестно
shelf-altered = { $games ->
    [one] { COUNT($games, "fem") } отличается от сохранённой; сверьте её
   *[other] { COUNT($games, "fem") } отличаются от сохранённых; сверьте их
  }
shelf-unchecked = Примечания не проверить: { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { COUNT($games, "fem") } партий
  }
shelf-backed-up = { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { $games } партий
  } в файле { $file }
shelf-kept-beside = В прежней копии { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { $games } партий
  }, она сохранена как { $file }
shelf-restored = База из файла { $file } восстановлена, { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { $games } партий
  }
shelf-sound = База партий в порядке, { $games ->
    [one] { COUNT($games, "fem") } партия
    [few] { COUNT($games, "fem") } партии
   *[other] { $games } партий
  }
shelf-fault = { $fault ->
    [damaged] База партий была повреждена. Она сохранена как { $file }, и начата новая
    [locked] База партий открыта в другой программе; пока она занята, в неё ничего не записать
    [newer] Базу партий записала более новая версия программы; она не изменена
    [not-found] Нет файла { $file }
    [no-shelf] { $file } — не копия базы партий или повреждён
    [no-game] В файле { $file } нет партий
    [unreadable] { $file } не читается: { $detail }
    [unwritable] { $file } не записывается: { $detail }
    [none-here] Здесь ничего не сохраняется, поэтому базы партий нет
   *[broken] База партий не работает: { $detail }
  }
ask-shelf = { $what ->
    [delete] Удалить партию { $file } из базы навсегда? Да или нет?
    [restore] Заменить базу партий копией из файла { $file }? Прежняя останется рядом. Да или нет?
   *[replace] { $file } уже есть. Перезаписать? Да или нет?
  }
work = { $what ->
    [open] Файл читается
    [import] Партии добавляются в базу
    [export] Партии записываются
    [search] Идёт поиск
    [backup] Делается копия базы
   *[restore] База восстанавливается
  }
work-done = пока { COUNT($games, "fem") }
work-percent = { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[other] { $percent } процентов
  }
work-state = { $state ->
    [done] { $what ->
        [open] Файл прочитан
        [import] Партии в базе
        [export] Партии записаны
        [search] Поиск закончен
        [backup] Копия готова
       *[restore] База восстановлена
      }
    [stopped] Остановлено; всё как было
    [stopped-mended] Остановлено; спасённое осталось
    [stopping] Останавливается
    [busy] Подождите, идёт другая работа
   *[none] Сейчас ничего не выполняется
  }
waits = { $what ->
    [file] Файл прочитан
    [envelope] Конверт открыт
    [exists] Такой файл уже есть
    [slept] Компьютер спал
    [drill] Задачи готовы
    [contradiction] Файл противоречит турниру
   *[speaker] Кому говорить
  }. Об этом позже
