# Words. Attributes are other forms of a word, used by phrases as WORD($piece, form: "the"):
# a and the with the article, no with "aucun", own with "votre", of with "de"; to is "aux Blancs".

king = roi
    .plural = rois
    .a = un roi
    .the = le roi
    .no = aucun roi
    .own = votre roi
    .of = de roi
queen = dame
    .plural = dames
    .a = une dame
    .the = la dame
    .no = aucune dame
    .own = votre dame
    .of = de dame
rook = tour
    .plural = tours
    .a = une tour
    .the = la tour
    .no = aucune tour
    .own = votre tour
    .of = de tour
bishop = fou
    .plural = fous
    .a = un fou
    .the = le fou
    .no = aucun fou
    .own = votre fou
    .of = de fou
knight = cavalier
    .plural = cavaliers
    .a = un cavalier
    .the = le cavalier
    .no = aucun cavalier
    .own = votre cavalier
    .of = de cavalier
pawn = pion
    .plural = pions
    .a = un pion
    .the = le pion
    .no = aucun pion
    .own = votre pion
    .of = de pion

white = Blancs
    .the = les Blancs
    .to = aux Blancs
black = Noirs
    .the = les Noirs
    .to = aux Noirs

white-king = roi blanc
    .the = le roi blanc
white-queen = dame blanche
    .the = la dame blanche
white-rook = tour blanche
    .the = la tour blanche
white-bishop = fou blanc
    .the = le fou blanc
white-knight = cavalier blanc
    .the = le cavalier blanc
white-pawn = pion blanc
    .the = le pion blanc
black-king = roi noir
    .the = le roi noir
black-queen = dame noire
    .the = la dame noire
black-rook = tour noire
    .the = la tour noire
black-bishop = fou noir
    .the = le fou noir
black-knight = cavalier noir
    .the = le cavalier noir
black-pawn = pion noir
    .the = le pion noir

# Eight names, a to h; an underscore stands for a space inside a name.
files-anna = Anna Bella César David Eva Félix Gustav Hector
    .spoken = Anna Bella César David Eva Félix Gustave Hector
files-letters = a b c d e f g h
    .spoken = a bé cé dé euh effe gé hache
files-nato = Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel
    .spoken = Alfa Bravo Charlie Delta Écho Foxtrot Golf Hôtel
ranks = 1 2 3 4 5 6 7 8
    .spoken = un deux trois quatre cinq six sept huit

# The letters of king, queen, rook, bishop, knight in written moves; spoken they are the words.
san-letters = R D T F C
    .spoken = roi dame tour fou cavalier
# The letters of queen, rook, bishop, knight in the notation of engines.
uci-letters = q r b n
    .spoken = dame tour fou cavalier
sign-capture = x
    .spoken = prend
sign-check = +
    .spoken = échec
sign-mate = #
    .spoken = mat
sign-promotion = =
    .spoken = devient
sign-hyphen = -
    .spoken = { "" }
sign-castling = O

list-and = et
list-or = ou
article-word = art.
    .spoken = article
appendix-word = annexe
guidelines-word = directives
note-word = note
article-to = au
section-word = §
    .spoken = paragraphe
# Les lettres des alinéas du code de 1956.
section-letters = a b c d e f g
laws-fide = FIDE
    .spoken = Fidé
laws-ussr = URSS
    .spoken = U R S S

# The names of the voices.
language-de = allemand
language-en = anglais
language-es = espagnol
language-fr = français
language-ru = russe
language-fide-de = allemand FIDE
language-fide-en = anglais FIDE
language-fide-ru = russe FIDE

# The words yes and no; their first letters answer a question at once.
answer-yes = oui
answer-no = non
