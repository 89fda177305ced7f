# Words. Attributes are other forms of a word, used by phrases as WORD($piece, form: "acc"):
# acc accusative, the with the article, no with "kein", the-acc and no-acc the same in the accusative,
# own "the own one", dat-plural dative of the plural.

king = König
    .plural = Könige
    .the = der König
    .the-acc = den König
    .no = kein König
    .no-acc = keinen König
    .own = der eigene König
queen = Dame
    .plural = Damen
    .the = die Dame
    .the-acc = die Dame
    .no = keine Dame
    .no-acc = keine Dame
    .own = die eigene Dame
rook = Turm
    .plural = Türme
    .the = der Turm
    .the-acc = den Turm
    .no = kein Turm
    .no-acc = keinen Turm
    .own = der eigene Turm
bishop = Läufer
    .plural = Läufer
    .the = der Läufer
    .the-acc = den Läufer
    .no = kein Läufer
    .no-acc = keinen Läufer
    .own = der eigene Läufer
knight = Springer
    .plural = Springer
    .the = der Springer
    .the-acc = den Springer
    .no = kein Springer
    .no-acc = keinen Springer
    .own = der eigene Springer
pawn = Bauer
    .acc = Bauern
    .plural = Bauern
    .the = der Bauer
    .the-acc = den Bauern
    .no = kein Bauer
    .no-acc = keinen Bauern
    .own = der eigene Bauer

white = Weiß
black = Schwarz

white-king = weißer König
    .the = der weiße König
white-queen = weiße Dame
    .the = die weiße Dame
white-rook = weißer Turm
    .the = der weiße Turm
white-bishop = weißer Läufer
    .the = der weiße Läufer
white-knight = weißer Springer
    .the = der weiße Springer
white-pawn = weißer Bauer
    .the = der weiße Bauer
black-king = schwarzer König
    .the = der schwarze König
black-queen = schwarze Dame
    .the = die schwarze Dame
black-rook = schwarzer Turm
    .the = der schwarze Turm
black-bishop = schwarzer Läufer
    .the = der schwarze Läufer
black-knight = schwarzer Springer
    .the = der schwarze Springer
black-pawn = schwarzer Bauer
    .the = der schwarze Bauer

# Eight names, a to h; an underscore stands for a space inside a name.
files-anna = Anna Bella Cesar David Eva Felix Gustav Hector
    .spoken = Anna Bella Zäsar David Eva Felix Gustav Hektor
files-letters = a b c d e f g h
    .spoken = ah be ze de eh eff ge ha
files-nato = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel
    .spoken = Alfa Bravo Tscharli Delta Echo Foxtrott Golf Hotel
ranks = 1 2 3 4 5 6 7 8
    .spoken = eins zwei drei vier fünf sechs sieben acht
# Wie am Telefon, wenn es gewünscht ist: „zwei“ reimt sich auf „drei“.
rank-zwo = zwo

# The letters of king, queen, rook, bishop, knight in written moves; spoken they are the words.
san-letters = K D T L S
    .spoken = König Dame Turm Läufer Springer
# The letters of queen, rook, bishop, knight in the notation of engines.
uci-letters = q r b n
    .spoken = Dame Turm Läufer Springer
sign-capture = x
    .spoken = schlägt
sign-check = +
    .spoken = Schach
sign-mate = #
    .spoken = matt
sign-promotion = =
    .spoken = wird
sign-hyphen = -
    .spoken = { "" }
sign-castling = 0

list-and = und
list-or = oder
article-word = Art.
    .spoken = Artikel
appendix-word = Anh.
    .spoken = Anhang
guidelines-word = Richtlinien
note-word = Anm.
    .spoken = Anmerkung
article-to = zu
section-word = §
    .spoken = Paragraf
# Die Buchstaben der Unterpunkte im Kodex von 1956.
section-letters = a b c d e f g
laws-fide = FIDE
laws-ussr = UdSSR
    .spoken = U De Es Es Er

# The names of the voices.
language-de = Deutsch
language-en = Englisch
language-es = Spanisch
language-fr = Französisch
language-ru = Russisch
language-fide-de = FIDE-Deutsch
language-fide-en = FIDE-Englisch
language-fide-ru = FIDE-Russisch

# The words yes and no; their first letters answer a question at once.
answer-yes = ja
answer-no = nein
