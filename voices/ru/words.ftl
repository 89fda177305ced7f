# Words. Attributes are other forms of a word, used by phrases as WORD($piece, form: "acc"):
# acc accusative, gen genitive, dat dative, gen-plural genitive of the plural, no with "ни один",
# own with "ваш", count the form of a number before it.

king = король
    .acc = короля
    .gen = короля
    .plural = короли
    .gen-plural = королей
    .no = ни один король
    .own = ваш король
queen = ферзь
    .acc = ферзя
    .gen = ферзя
    .plural = ферзи
    .gen-plural = ферзей
    .no = ни один ферзь
    .own = ваш ферзь
rook = ладья
    .acc = ладью
    .gen = ладьи
    .plural = ладьи
    .gen-plural = ладей
    .no = ни одна ладья
    .own = ваша ладья
    .count = fem
bishop = слон
    .acc = слона
    .gen = слона
    .plural = слоны
    .gen-plural = слонов
    .no = ни один слон
    .own = ваш слон
knight = конь
    .acc = коня
    .gen = коня
    .plural = кони
    .gen-plural = коней
    .no = ни один конь
    .own = ваш конь
pawn = пешка
    .acc = пешку
    .gen = пешки
    .plural = пешки
    .gen-plural = пешек
    .no = ни одна пешка
    .own = ваша пешка
    .count = fem

white = белые
    .gen = белых
    .dat = белым
black = чёрные
    .gen = чёрных
    .dat = чёрным

white-king = белый король
white-queen = белый ферзь
white-rook = белая ладья
white-bishop = белый слон
white-knight = белый конь
white-pawn = белая пешка
black-king = чёрный король
black-queen = чёрный ферзь
black-rook = чёрная ладья
black-bishop = чёрный слон
black-knight = чёрный конь
black-pawn = чёрная пешка

# Eight names, a to h; an underscore stands for a space inside a name.
files-anna = Анна Белла Цезарь Давид Ева Феликс Густав Хектор
# The names of the letters as Appendix 3 of the code of 1956 gives them.
files-letters = a b c d e f g h
    .spoken = а бэ цэ дэ е эф же аш
files-nato = Альфа Браво Чарли Дельта Эхо Фокстрот Гольф Отель
ranks = 1 2 3 4 5 6 7 8
    .spoken = один два три четыре пять шесть семь восемь

# The letters of king, queen, rook, bishop, knight in written moves; spoken they are the words.
san-letters = Кр Ф Л С К
    .spoken = король ферзь ладья слон конь
# The letters of queen, rook, bishop, knight in the notation of engines.
uci-letters = q r b n
    .spoken = ферзь ладья слон конь
# The signs of Appendix 3: a colon for a capture, a cross for mate, nothing before the new piece.
sign-capture = :
    .spoken = бьёт
sign-check = +
    .spoken = шах
sign-mate = ×
    .spoken = мат
sign-promotion = { "" }
    .spoken = превращение
sign-hyphen = -
    .spoken = { "" }
sign-castling = 0

list-and = и
list-or = или
article-word = ст.
    .spoken = статья
appendix-word = прил.
    .spoken = приложение
guidelines-word = рекомендации
note-word = прим.
    .spoken = примечание
# Spoken, the paragraph stays in its plain form: "приложение 1 параграф 6".
article-to = к
    .spoken = { "" }
section-word = §
    .spoken = параграф
# Буквы подпунктов кодекса 1956 года по порядку.
section-letters = а б в г д е ж
laws-fide = ФИДЕ
laws-ussr = СССР

# The names of the voices after "язык" and "объявление ходов".
language-de = немецкий
language-en = английский
language-es = испанский
language-fr = французский
language-ru = русский
language-fide-de = ФИДЕ по-немецки
language-fide-en = ФИДЕ по-английски
language-fide-ru = ФИДЕ по-русски

# The words yes and no; their first letters answer a question at once.
answer-yes = да
answer-no = нет
