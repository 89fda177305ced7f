# Тренировка дома: соперник и подсказки.

practice = { $what ->
    [alone] За доской два игрока; программа не играет
    [no-help] В этой партии нет ни движка, ни сети, ни подсказок; включить их нельзя
    [thinks] Соперник думает
    [ask-side] За кого вы играете: белые, чёрные или никто, если соперник не нужен?
    [opponent-moves] Ход соперника; возьмите ход назад или подождите
    [other-game] Программа пока играет только в шахматы
   *[opponent-answers] Сначала должен ответить соперник
  }
opponent = Программа играет за { WORD($side, form: "gen") }, уровень { $level }
ask-level = Какой уровень, от одного до десяти? Сейчас { $level }
set-level = Уровень соперника { $level }
own-side = Вы играете за { WORD($side, form: "gen") }
practice-action = { $action ->
   *[opponent] играть против программы: выбрать сторону и уровень
  }

## Слова

hear-action-opponent = соперник | играть против программы | играть с компьютером | выбрать соперника
hear-command-opponent-none = без соперника | никто | два игрока
hear-command-opponent-side = программа играет за { $side } | программа играет { $side } | соперник играет { $side } | компьютер играет { $side }
hear-command-opponent-own = я играю за { $side } | я играю { $side } | беру { $side }
hear-command-level = уровень { $number } | сила { $number }
hear-command-no-help = турнирный режим | без помощи
