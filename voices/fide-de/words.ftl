# The words of Appendix F, Article F2.1 (FIDE 2005), the same as in Appendix D, Article D.2.1, of
# today's Laws.

king = König
queen = Dame
rook = Turm
bishop = Läufer
knight = Springer
pawn = Bauer

files-anna = Anna Bella Cesar David Eva Felix Gustav Hector
    .spoken = Anna Bella Zäsar David Eva Felix Gustav Hektor
ranks = eins zwei drei vier fünf sechs sieben acht

# Moves in notation are written with letters and spoken with the words of the alphabet.
san-letters = K D T L S
    .spoken = König Dame Turm Läufer Springer
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
