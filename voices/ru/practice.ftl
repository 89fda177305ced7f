# Тренировка дома: соперник и подсказки.

practice = { $what ->
    [alone] За доской два игрока; программа не играет
    [no-help] В этой партии нет ни движка, ни сети, ни подсказок; включить их нельзя
    [thinks] Соперник думает
    [ask-engine] Соперник? Один: Аннабелла
    [embedded] Играет сама программа
    [replaced] Дальше вместо него играет программа
    [ponders] Соперник думает и на вашем ходу
    [rests] На вашем ходу соперник не думает
    [draw-offered] Вы предлагаете ничью
    [ask-side] За кого вы играете: белые, чёрные или никто, если соперник не нужен?
    [opponent-moves] Ход соперника; возьмите ход назад или подождите
    [game-goes-on] Партия ещё идёт; разбирается только законченная
    [not-analysed] Эта партия ещё не разобрана; сначала попросите разбор
    [no-engine] Движок не выбран; сначала назовите его
    [nameless-option] Назовите параметр: engine-option, имя, = и значение
    [no-such-level] Уровни — от одного до десяти
   *[opponent-answers] Сначала должен ответить соперник
  }
opponent = Программа играет за { WORD($side, form: "gen") }, уровень { $level }
opponent-wanted = программа играет за { WORD($side, form: "gen") }
no-opponent-wanted = два игрока, без программы
opponent-name = Аннабелла, уровень { $level }
engine-plays = { $name } играет за { WORD($side, form: "gen") }, уровень { $level }
engine-plays-alike = { $name } играет за { WORD($side, form: "gen") }{ $how ->
    [options] , сила задана параметрами
   *[full] {" "}в полную силу; ослабить его нельзя
  }
engine-fault = { $fault ->
    [missing] Движок { $name } не запускается
    [silent] Движок { $name } не отвечает
    [gone] Движок { $name } завершился
    [rubbish] Движок { $name } даёт неверные ответы
    [illegal] Движок { $name } сделал невозможный ход, { $detail }
    [other-game] Движок { $name } не играет в русские шашки
   *[endless] Движок { $name } пишет без конца
  }
engine-strength = { $how ->
    [options] Сила движка { $name } задана параметрами; уровень её не меняет
   *[full] Движок { $name } играет в полную силу; ослабить его нельзя
  }
engine-listed = { $count }: { $name }
set-engine = Играет { $name }
engine-offers = { $name }, параметры: { $count }
engine-option = { $name }: { $value ->
    [true] включено
    [false] выключено
    [empty] пусто
   *[other] { $value }
  }
engine-option-range = от { COUNT($least, "gen") } до { COUNT($most, "gen") }
engine-option-choice = { $values ->
    [switch] включено или выключено
   *[other] возможно: { $values }
  }
engine-option-typed = { $name } вводится текстом: engine-option { $name } = и значение
engine-no-option = У движка нет параметра { $name }
engine-no-value = { $name }: такого значения нет
ask-level = Какой уровень, от одного до десяти? Сейчас { $level }
ask-practice-control = С часами? Минуты и секунды, например 5+3. Только Ввод: без часов
ask-facing = Повернуть доску для чёрных?
set-board-for-black = { $choice ->
    [turned] Для чёрных доска поворачивается
    [upright] Для чёрных доска не поворачивается
   *[ask] Вас спросят, когда вы играете чёрными
  }
set-level = Уровень { $level }
level-part = { $part ->
    [third] и треть
   *[two-thirds] и две трети
  }

opening = { $family ->
    [open-game] открытые дебюты
    [kings-gambit] королевский гамбит
    [vienna-game] венская партия
    [bishops-opening] дебют слона
    [centre-game] центральный дебют
    [petrov-defence] русская партия
    [philidor-defence] защита Филидора
    [latvian-gambit] латышский гамбит
    [elephant-gambit] гамбит слона
    [scotch-game] шотландская партия
    [ponziani-opening] дебют Понциани
    [three-knights-game] дебют трёх коней
    [four-knights-game] дебют четырёх коней
    [italian-game] итальянская партия
    [two-knights-defence] защита двух коней
    [spanish-game] испанская партия
    [sicilian-defence] сицилианская защита
    [french-defence] французская защита
    [caro-kann-defence] защита Каро — Канн
    [scandinavian-defence] скандинавская защита
    [alekhine-defence] защита Алехина
    [pirc-defence] защита Пирца — Уфимцева
    [modern-defence] современная защита
    [nimzowitsch-defence] дебют Нимцовича
    [owen-defence] защита Оуэна
    [closed-game] закрытые дебюты
    [queens-gambit] ферзевый гамбит
    [slav-defence] славянская защита
    [semi-slav-defence] полуславянская защита
    [catalan-opening] каталонское начало
    [queens-pawn-game] дебют ферзевых пешек
    [trompowsky-attack] атака Тромповского
    [blackmar-diemer-gambit] гамбит Блэкмара — Димера
    [indian-defence] индийская защита
    [nimzo-indian-defence] защита Нимцовича
    [queens-indian-defence] новоиндийская защита
    [bogo-indian-defence] защита Боголюбова
    [kings-indian-defence] староиндийская защита
    [grunfeld-defence] защита Грюнфельда
    [benoni-defence] защита Бенони
    [benko-gambit] волжский гамбит
    [budapest-gambit] будапештский гамбит
    [old-indian-defence] древнеиндийская защита
    [dutch-defence] голландская защита
    [english-opening] английское начало
    [reti-opening] дебют Рети
    [zukertort-opening] дебют Цукерторта
    [kings-indian-attack] староиндийская атака
    [birds-opening] дебют Бёрда
    [larsens-opening] дебют Ларсена
    [sokolsky-opening] дебют Сокольского
    [kings-pawn-game] дебют королевской пешки
    [grob-opening] дебют Гроба
    [hungarian-opening] венгерское начало
    [st-george-defence] защита святого Георгия
    [borg-defence] защита Борга
    [neo-grunfeld-defence] неогрюнфельд
    [amar-opening] дебют Амара
    [anderssens-opening] дебют Андерсена
    [barnes-opening] дебют Барнса
    [clemenz-opening] дебют Клеменца
    [desprez-opening] дебют Депре
    [durkin-opening] дебют Дуркина
    [mieses-opening] дебют Мизеса
    [saragossa-opening] сарагосский дебют
    [vant-kruijs-opening] дебют вант Крёйса
    [ware-opening] дебют Уэра
   *[van-geet-opening] дебют ван Гета
  }
# Other variations have English names, and are not said.
opening-variation = { $variation ->
    [Accepted] принятый
    [Declined] отказанный
    [Open] открытый вариант
    [Closed] закрытый вариант
   *[other] { "" }
  }
opening-until = до хода { $number }
advice = { $what ->
    [no-opening] У этого дебюта здесь нет названия
    [no-threat] Угрозы не видно
    [looks] Секунду
    [forced] Подсказки нет: ход вынужден
    [hang] Можно выиграть:
    [nothing-hangs] Ничего не висит
    [line-end] Вариант здесь кончается
    [line-start] Это начало варианта
    [no-next-turn] Дальше перелома в партии нет
    [no-previous-turn] Раньше перелома в партии не было
    [analysed] Партия разобрана
    [did-not-turn] Больших ошибок не было
    [best-was] Лучший ход был:
   *[go-through] страница вниз: следующий ход
  }
advice-hint = Посмотрите на поле { $square }
advice-threat = { WORD($side) } грозят
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] Игра равна
    [slight] { WORD($side) } стоят немного лучше
    [clear] { WORD($side) } стоят явно лучше
   *[winning] У { WORD($side, form: "gen") } выигранная позиция
  }
advice-wins = { WORD($side) } форсированно выигрывают в { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
  }
advice-line = { $count ->
    [one] Вариант в { $count } ход
    [few] Вариант в { $count } хода
   *[other] Вариант в { $count } ходов
  }
advice-analyses = { $count ->
    [one] Разбираю { $count } ход; скажу, когда закончу
    [few] Разбираю { $count } хода; скажу, когда закончу
   *[other] Разбираю { $count } ходов; скажу, когда закончу
  }
advice-counts = { WORD($side) }: грубых ошибок { $blunders }, ошибок { $mistakes }, неточностей { $inaccuracies }
advice-turned = Перелом на ходу { $number }, когда { WORD($side) } сыграли
advice-quality = { $quality ->
    [best] Лучший ход
    [good] Хороший ход
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
  }

## Слова

hear-against-new = новая партия | новую партию | новая игра | ещё партию | реванш
hear-against-play = блиц | быстрые | играть | играю | играй | сыграть | сыграем | сыграй | партия | партию | игра |
    играем | давай сыграем | давай играть | хочу играть | буду играть | поиграем | поиграть | игру | я за |
    я буду | я беру | возьму | рапид | хочу | но |
    поставь часы на | часы на | поставь |
    хочу часы | часы с
hear-against-two = два игрока | двое игроков | вдвоём | с другом | против друга | с подругой
hear-against-level = уровень | уровня | уровне | сила | силы | сложность
hear-against-minutes = минут | минуты | минута | минуту | мин
hear-against-plus = плюс | добавка | добавление | добавлением | добавкой | и | прибавка
hear-against-each = каждому |
    на игрока | каждый игрок | на каждого | каждой стороне | на сторону | каждому игроку | для каждого | обоим
hear-against-seconds = секунд | секунды | секунда | секунду | сек
hear-against-word = за | с | со | на | в | по | мне | каждый | ход | хода | программой | программы |
    компьютером | компьютера | машиной | движком | тобой | тебя | вами | против | часами | контроль | время |
    времени | пожалуйста | фигурами | цвет | рапид |
    часы
hear-level-bare = уровень | мой уровень
hear-level-third = с третью | и треть | и одна треть | с одной третью | целых и одна треть | целых одна треть
hear-level-two-thirds = и две трети | две трети | с двумя третями | целых две трети | целых и две трети
hear-level-half = с половиной | и половина
hear-level-point = запятая | точка | целых | целых и
hear-level-minus = минус
hear-ahead = потом | затем | после этого | тогда | то
hear-if = если | на | в случае
hear-command-level = уровень { $number } | сила { $number } | поставь уровень { $number } | поставь { $number } уровень |
    установи уровень { $number } | сила игры { $number } | уровень сложности { $number } | сложность { $number } |
    играй на уровне { $number } | уровень номер { $number } | { $number } уровень | смени уровень на { $number } |
    измени уровень на { $number } | сделай уровень { $number } | на уровень { $number } | выбери уровень { $number } |
    переключи на уровень { $number } | играй на { $number } уровне |
    соперник на { $number } уровне | уровень соперника { $number } | { $number } уровень соперника |
    компьютер на { $number } уровне | включи компьютер на { $number } уровне | десятый уровень |
    соперник уровень { $number } | против уровня { $number } | соперник { $number } уровня
hear-command-level-lowest = самый лёгкий уровень | самый низкий уровень | самый слабый уровень |
    самый простой уровень | минимальный уровень |
    лёгкий уровень | уровень для начинающих | уровень новичка | простой уровень |
    мне нужен слабый соперник | слабый соперник | поставь самого слабого соперника | самый слабый соперник |
    дай слабого соперника | лёгкий соперник | хочу слабого соперника
hear-command-level-highest = самый трудный уровень | самый высокий уровень | самый сильный уровень |
    самый сложный уровень | максимальный уровень |
    трудный уровень | уровень мастера
