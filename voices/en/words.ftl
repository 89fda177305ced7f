# Words. Attributes are other forms of a word, used by phrases as WORD($piece, form: "plural").
# The attribute ".spoken" is what a synthesiser is sent where the spelling would mislead it.

king = king
    .plural = kings
queen = queen
    .plural = queens
rook = rook
    .plural = rooks
bishop = bishop
    .plural = bishops
knight = knight
    .plural = knights
pawn = pawn
    .plural = pawns

white = White
black = Black

white-king = white king
white-queen = white queen
white-rook = white rook
white-bishop = white bishop
white-knight = white knight
white-pawn = white pawn
black-king = black king
black-queen = black queen
black-rook = black rook
black-bishop = black bishop
black-knight = black knight
black-pawn = black pawn

# Eight names, a to h; an underscore stands for a space inside a name.
files-anna = Anna Bella Cesar David Eva Felix Gustav Hector
    .spoken = Anna Bella Cezar David Eva Felix Gustav Hector
files-letters = a b c d e f g h
    .spoken = eigh bee cee dee ee ef gee aitch
files-nato = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel
    .spoken = Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel
ranks = 1 2 3 4 5 6 7 8
    .spoken = one two three four five six seven eight

# The letters of king, queen, rook, bishop, knight in written moves; spoken they are the words.
san-letters = K Q R B N
    .spoken = king queen rook bishop knight
# The letters of queen, rook, bishop, knight in the notation of engines.
uci-letters = q r b n
    .spoken = queen rook bishop knight
sign-capture = x
    .spoken = takes
sign-check = +
    .spoken = check
sign-mate = #
    .spoken = mate
sign-promotion = =
    .spoken = becomes
sign-hyphen = -
    .spoken = { "" }
sign-castling = O

list-and = and
list-or = or
article-word = Art.
    .spoken = article
appendix-word = App.
    .spoken = appendix
guidelines-word = Guidelines
    .spoken = guidelines
note-word = note
article-to = to
section-word = §
    .spoken = section

# The words yes and no; their first letters answer a question at once.
answer-yes = yes
answer-no = no
# The letters under a section of the code of 1956, in order.
section-letters = a b c d e f g
laws-fide = FIDE
    .spoken = Feeday
laws-ussr = USSR

# The names of the voices.
language-de = German
language-en = English
language-es = Spanish
language-fr = French
language-ru = Russian
language-fide-de = FIDE German
    .spoken = Feeday German
language-fide-en = FIDE English
    .spoken = Feeday English
language-fide-ru = FIDE Russian
    .spoken = Feeday Russian
