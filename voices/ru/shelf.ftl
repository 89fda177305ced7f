# Полка с партиями и работа, которая занимает время.

shelf-input = { $what ->
    [search] Поиск на полке: имена, год, результат, первые ходы; один Ввод находит все партии
    [import] Напишите путь к файлу PGN, который поставить на полку
    [backup] Напишите путь к файлу для копии
   *[restore] Напишите путь к копии
  }
shelf-plain = { $what ->
    [keeping] Партия ставится на полку
    [deleting] Партия снимается с полки
    [last] Ищутся ваши последние партии
    [opening] Партия открывается
    [closed] Полка закрыта
    [nothing-found] На полке ещё ничего не найдено; сначала поищите
    [nothing-to-keep] Ещё нет ходов, чтобы поставить партию на полку
    [kept] Партия на полке
    [there-already] Партия уже была на полке
   *[deleted] Партии больше нет на полке
  }
shelf-found = { $games ->
    [0] Партий не найдено
    [one] Найдена { $games } партия
    [few] Найдены { $games } партии
   *[other] Найдено { $games } партий
  }
shelf-walkable = { $games ->
    [one] Пройти можно { $games } самую новую
    [few] Пройти можно { $games } самые новые
   *[other] Пройти можно { $games } самых новых
  }
shelf-hint = Стрелки вверх и вниз ведут по партиям, Ввод открывает партию, Эскейп закрывает полку
shelf-game = Партия { $number } из { $count }
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
    [0] Новых партий на полке нет
    [one] На полке { $games } новая партия
    [few] На полке { $games } новые партии
   *[other] На полке { $games } новых партий
  }
shelf-doubles = { $games ->
    [one] { $games } уже была там
   *[other] { $games } уже были там
  }
shelf-faulty = { $games ->
    [one] { $games } с ошибкой и не взята, строка { $line }
   *[other] { $games } с ошибками и не взяты, первая ошибка в строке { $line }
  }
shelf-backed-up = { $games ->
    [one] { $games } партия теперь
    [few] { $games } партии теперь
   *[other] { $games } партий теперь
  } и в файле { $file }
shelf-restored = Полка из файла { $file } на месте, { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }
shelf-fault = { $fault ->
    [damaged] Полка была повреждена. Она отложена как { $file }, и начата новая
    [locked] Полка открыта в другой программе; пока она занята, на неё ничего не ставится
    [newer] Полку записала более новая версия программы; она оставлена как есть
    [not-found] Нет файла { $file }
    [no-shelf] { $file } не копия полки или повреждён { $detail }
    [unreadable] { $file } не читается { $detail }
    [unwritable] { $file } не записывается { $detail }
    [none-here] Здесь ничего не сохраняется, поэтому полки нет
   *[broken] Полка не работает: { $detail }
  }
ask-shelf = { $what ->
    [delete] Снять партию { $file } с полки навсегда? Да или нет?
    [restore] Поставить полку из файла { $file } вместо этой? Эта останется рядом. Да или нет?
   *[replace] { $file } уже есть. Записать поверх? Да или нет?
  }
work = { $what ->
    [open] Файл читается
    [import] Партии ставятся на полку
    [export] Партии записываются
    [search] Идёт поиск
    [backup] Делается копия полки
   *[restore] Полка восстанавливается
  }
work-done = пока { $games }
work-percent = { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[other] { $percent } процентов
  }
work-state = { $state ->
    [done] { $what ->
        [open] Файл прочитан
        [import] Партии на полке
        [export] Партии записаны
        [search] Поиск закончен
        [backup] Копия готова
       *[restore] Полка восстановлена
      }
    [stopped] Остановлено; всё как было
    [stopping] Останавливается
    [busy] Одно за другим
   *[none] Никакая работа не идёт
  }
waits = { $what ->
    [file] Файл открыт
    [envelope] Конверт открыт
    [exists] Такой файл уже есть
    [slept] Компьютер спал
    [drill] Задачи готовы
   *[speaker] Кому говорить
  }. Это потом
