# Звуки: словарь, настройки, звуковые картины доски.

earcon = { $earcon ->
    [ready] готово
    [move] ход
    [capture] взятие
    [check] шах
    [castling] рокировка
    [promotion] превращение
    [mate] мат или другая победа
    [draw] ничья
    [ruling] решение; партия продолжается
    [draw-offer] ничья предложена или потребована
    [press] часы переключены
    [warning] предупреждение часов
    [flag] флажок упал
    [error] отказ
    [edge] край доски
    [empty] пустое поле
    [own] фигура стороны, чей ход
    [opponent] фигура соперника
    [dark] тёмное поле
    [target] фигура в руке может пойти сюда
    [lift] фигура взята в руку
    [put] фигура поставлена
    [cancel] отменено
    [undo] ход взят назад
    [question] вопрос
    [setting] настройка изменена
    [notice] сообщение
    [thinking] соперник думает
    [pawn] пешка, в звуковой картине
    [knight] конь, в звуковой картине
    [bishop] слон, в звуковой картине
    [rook] ладья, в звуковой картине
    [queen] ферзь, в звуковой картине
   *[king] король, в звуковой картине
  }
sound-percent = { $setting ->
    [moves] Звуки ходов
    [squares] Звуки полей
    [clock] Звуки часов
    [messages] Другие звуки
    [piece] Звук того, что стоит на поле
    [dark] Звук тёмных полей
    [target] Звук полей, куда может пойти фигура
    [mono] Моно
    [reversed] Левый и правый каналы переставлены
    [side] Сторона
    [sweep] Скорость звуковых картин
    [ears] Левое и правое ухо
    [pitch] Высота голоса
   *[speaking] Голос
  }: { $percent ->
    [one] { $percent } процент
    [few] { $percent } процента
   *[many] { $percent } процентов
  }
sound-switch = { $setting ->
    [moves] Звуки ходов
    [squares] Звуки полей
    [clock] Звуки часов
    [messages] Другие звуки
    [piece] Звук того, что стоит на поле
    [dark] Звук тёмных полей
    [target] Звук полей, куда может пойти фигура
    [mono] Моно
    [reversed] Левый и правый каналы переставлены
    [side] Сторона
    [sweep] Скорость звуковых картин
    [ears] Левое и правое ухо
    [pitch] Высота голоса
   *[speaking] Голос
  }: { $state ->
    [on] включено
   *[off] выключено
  }
sound-side = Звук со стороны { WORD($side, form: "gen") }
sound-ears = { $ears ->
    [left-right] Что изучают белые, слышно слева, что изучают чёрные, справа
    [two-devices] Что изучают чёрные, слышно на отдельном устройстве
   *[shared] Оба слышат всё
  }
sound-speaking = { $speaking ->
    [low] Низкий голос
    [deep] Очень низкий голос
    [high] Высокий голос
    [bright] Звонкий голос
   *[plain] Обычный голос
  }
sound-ray = Линия { $step ->
    [up] вверх
    [down] вниз
    [left] влево
    [right] вправо
    [up-left] вверх влево
    [up-right] вверх вправо
    [down-left] вниз влево
   *[down-right] вниз вправо
  } звуком
sound-device = Второе устройство: { $device }
sound-no-device = Второго устройства нет
swept-rank = Горизонталь { $rank }
swept-file = Вертикаль { $file }
swept-from-to = От { $from } до { $to }
swept-nothing = { $line ->
    [pawns] Пешек нет
   *[ray] За краем ничего нет
  }
swept-pawns = Пешки по вертикалям
swept-board = Вся доска
