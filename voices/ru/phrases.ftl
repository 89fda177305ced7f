# The sentences of the program. A synthesiser reads every number in the nominative, so that a
# phrase must ask for no other case of it.

## Beginning and end

greeting = Аннабелла
greeting-setup = Язык { $language }, язык ходов { $announcer }
greeting-help = F1 справка
began = { $players ->
    [one] Новая партия, ход { WORD($side, form: "gen") }
   *[two] Новая партия для двоих, ход { WORD($side, form: "gen") }
  }
began-at = Партия с заданной позиции; ход { $number }, { WORD($side) }
resumed = Ход { WORD($side, form: "gen") }
last-move = Последний ход:
opened = { $white ->
    [unknown] неизвестный
   *[other] { $white }
  } против { $black ->
    [unknown] неизвестный
   *[other] { $black }
  }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
opened-nameless = Партия, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
opened-place = Партия { $number } из { COUNT($count, "gen-fem") }
opened-event = Турнир: { $event }
opened-date = Дата:
opened-result = { $result ->
    [white] Белые выиграли
    [black] Чёрные выиграли
    [draw] Она закончилась вничью
    [nobody] Проиграли обе стороны
   *[unknown] Результат неизвестен
  }
opened-hint = страница вниз: следующий ход
played-on = Дальше играете вы; ход { WORD($side, form: "gen") }
end-of-game = Здесь партия заканчивается, { $result ->
    [white] белые выиграли
    [black] чёрные выиграли
    [draw] ничья
    [nobody] проиграли обе стороны
   *[unknown] результата нет
  }
beginning-of-game = Это начало партии
goodbye = До свидания, партия сохранена
goodbye-unkept = До свидания. Партия не сохранена

## Rulings

ruled-checkmate = Мат, { WORD($winner) } выиграли
ruled-mated = { WORD($winner) } выиграли
ruled-stalemate = Пат, ничья
ruled-dead-position = Ничья: мёртвая позиция, мат невозможен
ruled-listed-material = Ничья: для выигрыша не хватает фигур
ruled-repetition = { $times ->
    [3] Троекратное повторение
    [5] Пятикратное повторение
    [few] Позиция возникла { $times } раза
   *[many] Позиция возникла { $times } раз
  }, ничья
ruled-quiet-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } каждой стороны без взятий и ходов пешками, ничья
ruled-resigned = { WORD($loser) } сдались
ruled-agreed = Ничья по соглашению
result = { $result ->
    [white] Один ноль
    [black] Ноль один
    [draw] Пол-очка каждому
    [nobody] Ноль ноль
   *[unknown] Результата нет
  }
article = { $article }

## The board

square-empty = { $square }, пусто
square-piece = { $square }, { WORD($side, $piece) }
edge = { $square }, край доски
taken = { WORD($side, $piece) } { $square } в руке
put-back = { WORD($piece) } снова на { $square }
nothing-to-cancel = Отменять нечего
to-move = Ход { $number }, { WORD($side) }
to-move-now = Ход { WORD($side, form: "gen") }
in-check = король под шахом
pieces-of = { WORD($side) }:
pieces-at = { $count ->
    [1] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-run = { WORD($piece, form: "plural") } { $file } — { $to }
    .spoken = { WORD($piece, form: "plural") } с { $file } по { $to }
squares-run = { $file } — { $to }
    .spoken = с { $file } по { $to }
starting-position = Начальная позиция
pieces-none = У { WORD($side, form: "gen") } нет { WORD($piece, form: "gen") }
pieces-of-kind = { WORD($side) }: { $count ->
    [1] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
attacked-by = { WORD($side) }:
piece-from = { WORD($piece) } { $square }
attacked-by-none = Никто не нападает

## The game so far

undone = Ход взят назад
result-undone = Результат взят назад
stepped-back = Шаг назад
at-start = Начало партии
at-move = Ход { $number }, { WORD($side) }
move-number = Ход { $number }:
no-moves-yet = Ходов ещё не было
no-clock = В этой партии нет часов
adjusted = Поправляйте фигуры; на тренировке ничто не считается тронутым
status-going-on = Партия идёт
status-over = { $result ->
    [white] Белые выиграли
    [black] Чёрные выиграли
    [draw] Партия закончилась вничью
    [nobody] Проиграли обе стороны
   *[unknown] Партия окончена
  }

## Questions

typed = { $text }
typed-space = пробел
typed-sign = { $sign ->
       *[other] { $text }
    }
    .spoken = { $sign ->
        [comma] запятая
        [dot] точка
        [hyphen] дефис
        [colon] двоеточие
        [semicolon] точка с запятой
        [exclamation] восклицательный знак
        [question] вопросительный знак
        [apostrophe] апостроф
        [quotes] кавычки
        [opens] скобка открывается
        [closes] скобка закрывается
        [underscore] подчёркивание
        [slash] косая черта
       *[other] { $text }
    }
erased = { $text } стёрто
line-empty = Строка пуста
line-erased = Строка стёрта
clipboard-empty = В буфере обмена нет текста
paste-too-long = Слишком длинно, ничего не вставлено
paste-unread = Это не позиция, не партия и не список ходов; начало: { $text }
pasted-position = Позиция, ход { WORD($side, form: "gen") }; Ввод расставляет её
move-ahead = { $kept ->
    [kept] Ваш ход ждёт
   *[gone] Ход отменён
  }
thanked = Спасибо вам
hello = Здравствуйте
which-language = Какой язык: русский, английский, немецкий, французский или испанский?
which-voice = Для ходов или для всего? Скажите: другой голос для ходов, или: другой диктор
term-unknown = Непонятное условие: { $word }
clock-wrong = { $word } — это не контроль времени:
clock-period = { WORD($side) }, период { $period }{ $reason ->
    [no-moves] , нет числа ходов
    [no-time] , времени нет совсем
    [not-last] , время на все ходы должно стоять последним
    [too-large] , число слишком велико
   *[unreadable] , его нельзя прочесть
  }
clock-forms = Контроль времени: минуты плюс секунды, 90+30, или с числом ходов, 40/90,30
clock-unknown = Это не контроль времени. Например: 10+5
at-a-loss = F1 — справка. Или спросите, например: чей ход?
left-as-it-is = Остаётся как есть
ask-new-game = Прервать эту партию? Да или нет?
ask-open = Партия не окончена. Закрыть её и открыть файл? Да или нет?
ask-resign = { WORD($side) }, сдаётесь? Да или нет?
ask-draw = { WORD($side) } предлагают ничью; { WORD($opponent) }, да или нет?
ask-resume = Неоконченная партия, { $moves ->
    [0] ходов нет
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }{ $clock ->
    [runs] . Часы пойдут
   *[none] { "" }
  }. Продолжить?
ask-promotion = Во что превращается пешка? Ферзь, ладья, слон или конь?
ask-read-back = Этот ход? Да или нет?
ask-meant = Вы имели в виду: { $words }?
ask-meant-move = Вы имели в виду: { $words }?
ask-either = Вы имели в виду: { $words } или { $other }?
ask-quit = Выйти из программы? Партия сохранится. Да или нет?
ask-which-from = { WORD($piece) } { $squares }?
ask-which = { $count ->
    [one] Подходит { $count } ход
    [few] Подходят { $count } хода
   *[many] Подходит { $count } ходов
  }. Какой?
before-that = а до этого:
before-that-more = и ещё раньше
declined = Без изменений
declined-draw = Ничья отклонена
declined-choice = Ход не сделан
declined-resume = Она ждёт; ход её продолжит

## Settings

set-language = Язык: { $voice }
set-announcer = Объявление ходов: { $voice }
set-voice = { $voice }
set-form = Вид ходов: { $form ->
    [full] полный
    [short] краткий
    [squares] только поля
    [san] буквы нотации
   *[uci] запись шахматных программ
  }
set-files = Вертикали: { $files ->
    [anna] Анна, Белла, Цезарь
    [nato] Альфа, Браво, Чарли
   *[letters] буквы
  }
set-zwo = Вторая горизонталь по-немецки: { $state ->
    [on] цво
   *[off] цвай
  }
set-read-back = { $state ->
    [on] Ходы словами сначала повторяются
   *[off] Ходы словами делаются сразу
  }
set-speaker = { $speaker ->
    [system] Говорит голос системы
   *[embedded] Говорит голос программы
  }
set-rate = Скорость речи { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
  }
set-end = { $value ->
    [most] максимум
   *[least] минимум
  }
set-speech-volume = Громкость речи { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
  }
set-earcon-volume = Громкость звуков { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
  }

## Help

help-answering = Д — да, Н — нет, затем Ввод; или выберите стрелками. F2 повторяет вопрос.
help-choosing = Стрелки или первые буквы выбирают, Ввод принимает; Эскейп отменяет. F2 повторяет вопрос.

## Refusals

illegal-empty = На { $square } фигуры нет
illegal-opponents-piece = { WORD($piece) } на { $square } принадлежит { WORD($side, form: "dat") }
illegal-no-such-piece = У вас нет { WORD($piece, form: "gen") }
illegal-none-reaches = { $piece ->
    [king] Король
   *[other] { WORD($piece, form: "no") }
  } не может пойти на { $to }
illegal-nothing-reaches = На { $to } пойти нельзя
illegal-not-its-way = { WORD($piece) } не ходит с { $from } на { $to }
illegal-own-piece = На { $square } стоит { WORD($piece, form: "own") }
illegal-blocked = { WORD($side, $piece) } на { $square } мешает
illegal-nothing-to-capture = На { $square } бить нечего
illegal-pinned = { WORD($piece) } на { $square } { $piece ->
    [rook] связана
    [pawn] связана
   *[other] связан
  } фигурой на { $by }
illegal-still-in-check = Король останется под шахом от фигуры на { $by }
illegal-king-into-check = На { $square } король попадёт под шах фигуры на { $by }
illegal-castling-right = { $way ->
    [short] Короткая рокировка
   *[long] Длинная рокировка
  } невозможна: король или ладья уже ходили
illegal-castling-in-check = Под шахом рокировать нельзя
illegal-castling-between = Рокировать нельзя: поле { $square } занято
illegal-castling-attacked = Рокировать нельзя: поле { $square } под боем
illegal-no-promotion = Это не превращение
illegal-no-capture = На { $square } бить нечего
illegal-no-captures = Так бить нечего
illegal-not-there = На { $square } нет { WORD($piece, form: "gen") }
illegal-none-from-there = Оттуда { WORD($piece, form: "no") } не может пойти на { $to }
illegal-no-en-passant = Это не взятие на проходе
illegal-no-such-check = Это не { $check ->
    [double] двойной шах
    [mate] мат
   *[single] шах
  }
refused-unreadable = { $script ->
    [latin] Латинские буквы; переключите раскладку
    [mixed] Русские и латинские буквы вперемешку
   *[other] Непонятно: { $text }
  }
refused-unreadable-empty = Непонятно
refused-unopenable = { $file } не открывается: { $fault ->
    [not-found] такого файла нет
    [not-readable] { $detail }
    [no-game] партии в нём нет
   *[other] { $fault } { $detail }
  }
refused-unopenable-at = { $file }, строка { $line }, столбец { $column }: { $what }
unopenable-move = Ход { $number }, { $move }: { $fault ->
    [ambiguous-move] подходит несколько ходов
    [unreadable-move] это не ход
   *[other] невозможен
  }
pasted-text = Вставленный текст
unopenable-there = { $fault ->
    [illegal-move] такой ход невозможен
    [ambiguous-move] подходит несколько ходов
    [unreadable-move] это не ход
    [bad-fen] такая позиция невозможна
    [malformed-tag] этот тег записан неправильно
    [repeated-tag] этот тег стоит дважды с разными значениями
    [open-comment] это примечание не закрыто
    [open-variation] этот вариант не закрыт
    [result-on-board] результат не такой, как на доске
    [move-number] номера ходов не по порядку
    [results-differ] результат не совпадает с тегом
    [variant] это не шахматы и не русские шашки
    [too-many-moves] в этой партии больше ходов, чем допускают правила
    [too-long] эта часть слишком длинна и пропущена
   *[other] { $fault }
  }
unopenable-detail = { $what }: { $detail }
refused-game-over = Партия окончена: { $result ->
    [white] белые выиграли
    [black] чёрные выиграли
    [draw] ничья
    [nobody] проиграли обе стороны
   *[unknown] результата нет
  }
refused-listening = Вы слушаете партию; Контрол P начинает игру отсюда
refused-not-listening = Это для прослушивания партии; Контрол O открывает партию
refused-nothing-here = На { $square } брать нечего
refused-not-yours = { WORD($side, $piece) } на { $square } принадлежит сопернику
refused-no-moves = Ходов ещё не было
refused-nothing-taken-back = Назад ничего не взято
refused-no-such-move = В партии нет хода номер { $number }
refused-no-question = Вопроса не было
refused-nothing-announced = Объявлений ещё не было

## Требования ничьей

claims-none = В этой партии нигде нельзя было потребовать ничью
claims-some = Ничью можно было потребовать { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
  }
claim-repetition = позиция возникла { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  }
claim-repetition-ahead = если объявить ход, позиция возникнет { $times ->
    [3] в третий раз
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
  }
claim-quiet = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } каждой стороны без взятий и ходов пешками
claim-quiet-ahead = если объявить ход, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  } каждой стороны без взятий и ходов пешками
claim-run = и так ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
  } подряд
claim-fate = { $fate ->
    [made] здесь партия закончилась вничью
    [missed] ничья не потребована
   *[open] здесь партия закончилась
  }
claim-unless-won = Если доказан более долгий выигрыш, нужно ещё { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
claim-moves = { $count ->
    [1] Этот ход:
   *[other] Один из ходов, всего их { $count }:
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side) } требуют ничью по повторению позиции
   *[quiet-moves] { WORD($side) } требуют ничью по правилу пятидесяти ходов
  }
claim-wrong = Неверное требование: { $what ->
    [repetition] позиция возникла { $number ->
        [one] { $number } раз
        [few] { $number } раза
       *[many] { $number } раз
      }, а не { $wanted }
    [repetition-ahead] с этим ходом позиция возникнет { $number ->
        [one] { $number } раз
        [few] { $number } раза
       *[many] { $number } раз
      }, а не { $wanted }
    [quiet-moves] { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
      } без взятий и ходов пешками, а не { $wanted }
   *[quiet-moves-ahead] с этим ходом { $number ->
        [one] { $number } ход
        [few] { $number } хода
       *[many] { $number } ходов
      } без взятий и ходов пешками, а не { $wanted }
  }
loses-time = { WORD($side) } теряют:
must-declared = Объявлен ход с { $from } на { $to }; его надо сделать
must-declared-promotion = Объявлен ход с { $from } на { $to }, превращение в { WORD($piece, form: "acc") }; его надо сделать
may-claim = { WORD($side) } могут потребовать ничью
may-not-claim = { WORD($side) } сейчас не могут потребовать ничью
claims-over = здесь партия закончилась по правилам:

## Trouble

trouble-sound = { $what ->
    [no-device] Звукового устройства нет, звука не будет. { $detail }
    [device-lost] Звуковое устройство отключено. { $detail }
    [device-back] Звуковое устройство снова на месте
    [second-device-missing] Второго звукового устройства нет; всё звучит из первого
    [second-device-back] Второе звуковое устройство на месте
    [voice-missing] Нет голоса для { $detail }
    [system-voice-silent] Голос системы не отвечает; говорит голос программы
    [file-failed] Звуковой файл записать нельзя
    [speech-failed] Одну фразу произнести не удалось
    [embedded-port] Программы eSpeak NG нет; говорит встроенный голос
   *[other] Звук: { $what } { $detail }
  }
trouble-unwritable = { $file } не записывается: { $detail }
system-fault = { $what ->
    [denied] нет прав
    [not-found] такого файла нет
    [folder] это папка
    [source] из этого файла идёт чтение
    [no-folder] такой папки нет
    [exists] такой файл уже есть
    [full] диск заполнен
    [read-only] диск защищён от записи
    [busy] файл занят другой программой
    [bad-name] такое имя невозможно
    [no-text] это не текст
    [no-file] это не обычный файл
    [circle] ссылки ведут по кругу
    [no-program] это не программа
   *[other] система не позволяет
  }
trouble-no-such-voice = Голоса { $voice } нет
trouble-not-understood = Непонятно: { $text }
trouble-settings = Настройки не прочитаны, действуют обычные: { $detail }
trouble-in-use = Аннабелла уже запущена; то, что здесь происходит, не сохраняется
trouble-not-kept = То, что происходит теперь, не сохраняется
trouble-log = Журнал последней партии повреждён со строки { $line }; он сохранён как { $kept }
refused-no-other-game = Других партий в файле нет

## Окно

label = { $what ->
    [opponent] Annabella, доска соперника
    [title] Annabella
    [board] Доска
    [moves] Ходы
    [clocks] Часы
    [no-clocks] Часов нет
    [control] Ctrl
    [files] Файлы
    [captured] Взято:
    [messages] Сообщения
    [line] Ход или команда
    [menu] Меню
    [white] Белые
    [black] Чёрные
    [play] Играть
    [competition] Соревнование
    [drills] Упражнения
    [open] Открыть
   *[help] Справка
  }
