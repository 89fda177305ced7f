# Commands. Walking on the board.

command-walk-up = на поле вверх
    .hear = вверх
command-walk-down = на поле вниз
    .hear = вниз
command-walk-left = на поле влево
    .hear = влево
command-walk-right = на поле вправо
    .hear = вправо
command-walk-up-right = на поле вверх вправо
    .hear = вверх вправо
command-walk-down-right = на поле вниз вправо
    .hear = вниз вправо
command-walk-down-left = на поле вниз влево
    .hear = вниз влево
command-walk-up-left = на поле вверх влево
    .hear = вверх влево
command-enter = ввести набранное; иначе взять или поставить фигуру
    .hear = взять фигуру | поставить фигуру
command-cancel = отменить набранное, взятое или вопрос
    .hear = отмена | отставить | поставь обратно
command-look = назвать поле
    .hear = что на { $square } | что стоит на { $square } | кто на { $square } | кто стоит на { $square } | посмотри на { $square } |
        покажи { $square } | что здесь
command-attackers = сказать, что нападает на поле
    .hear = кто бьёт { $square } | кто нападает на { $square } | кто атакует { $square } | что бьёт { $square } |
        что нападает на { $square } | кто бьёт | кто нападает | кто атакует
command-pieces = сказать, где стоят фигуры, ещё раз: другая сторона
    .hear = где { $side } { $piece } | где стоят { $side } { $piece } | где стоит { $side } { $piece } | где { $piece } { $side } |
        где { $piece } | где стоят { $piece } | где стоит { $piece } | { $side } { $piece } | { $piece } { $side } | где { $side } фигуры |
        где { $side } | фигуры { $side } | { $side } фигуры | где фигуры | фигуры | позиция | положение
