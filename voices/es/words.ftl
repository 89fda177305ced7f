# Words. Attributes are other forms of a word, used by phrases as WORD($piece, form: "the"):
# a and the with the article, to-the after "a", no with "ningún", own "su propio".

king = rey
    .plural = reyes
    .a = un rey
    .the = el rey
    .to-the = al rey
    .no = ningún rey
    .own = su propio rey
queen = dama
    .plural = damas
    .a = una dama
    .the = la dama
    .to-the = a la dama
    .no = ninguna dama
    .own = su propia dama
rook = torre
    .plural = torres
    .a = una torre
    .the = la torre
    .to-the = a la torre
    .no = ninguna torre
    .own = su propia torre
bishop = alfil
    .plural = alfiles
    .a = un alfil
    .the = el alfil
    .to-the = al alfil
    .no = ningún alfil
    .own = su propio alfil
knight = caballo
    .plural = caballos
    .a = un caballo
    .the = el caballo
    .to-the = al caballo
    .no = ningún caballo
    .own = su propio caballo
pawn = peón
    .plural = peones
    .a = un peón
    .the = el peón
    .to-the = al peón
    .no = ningún peón
    .own = su propio peón

white = blancas
black = negras

white-king = rey blanco
    .the = el rey blanco
white-queen = dama blanca
    .the = la dama blanca
white-rook = torre blanca
    .the = la torre blanca
white-bishop = alfil blanco
    .the = el alfil blanco
white-knight = caballo blanco
    .the = el caballo blanco
white-pawn = peón blanco
    .the = el peón blanco
black-king = rey negro
    .the = el rey negro
black-queen = dama negra
    .the = la dama negra
black-rook = torre negra
    .the = la torre negra
black-bishop = alfil negro
    .the = el alfil negro
black-knight = caballo negro
    .the = el caballo negro
black-pawn = peón negro
    .the = el peón negro

# Eight names, a to h; an underscore stands for a space inside a name.
files-anna = Anna Bella César David Eva Félix Gustav Héctor
    .spoken = Anna Bela César Davit Eva Félix Gústaf Héctor
files-letters = a b c d e f g h
    .spoken = a be ce de e efe ge hache
files-nato = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel
    .spoken = Alfa Bravo Charli Delta Eco Foxtrot Golf Hotel
ranks = 1 2 3 4 5 6 7 8
    .spoken = uno dos tres cuatro cinco seis siete ocho

# The letters of king, queen, rook, bishop, knight in written moves; spoken they are the words.
san-letters = R D T A C
    .spoken = rey dama torre alfil caballo
# The letters of queen, rook, bishop, knight in the notation of engines.
uci-letters = q r b n
    .spoken = dama torre alfil caballo
sign-capture = x
    .spoken = por
sign-check = +
    .spoken = jaque
sign-mate = #
    .spoken = mate
sign-promotion = =
    .spoken = corona
sign-hyphen = -
    .spoken = { "" }
sign-castling = O

list-and = y
list-or = o
article-word = art.
    .spoken = artículo
appendix-word = apénd.
    .spoken = apéndice
guidelines-word = directrices
note-word = nota
article-to = al
section-word = §
    .spoken = párrafo
# Las letras de los apartados del código de 1956.
section-letters = a b c d e f g
laws-fide = FIDE
laws-ussr = URSS
    .spoken = u erre ese ese

# The names of the voices.
language-de = alemán
language-en = inglés
language-es = español
language-fr = francés
language-ru = ruso
language-fide-de = alemán FIDE
language-fide-en = inglés FIDE
language-fide-ru = ruso FIDE

# The words yes and no; their first letters answer a question at once.
answer-yes = sí
answer-no = no
