# The words of Appendix F, Article F2.1 (FIDE 2005), the same as in Appendix D, Article D.2.1, of
# today's Laws, respelt for an English synthesiser.

king = König
    .spoken = kernig
queen = Dame
    .spoken = dahma
rook = Turm
    .spoken = tourm
bishop = Läufer
    .spoken = loyfer
knight = Springer
    .spoken = schpringer
pawn = Bauer
    .spoken = bower

files-anna = Anna Bella Cesar David Eva Felix Gustav Hector
    .spoken = Ahnna Bella Tsayzar Dahveet Ehva Fehlix Goostahf Hector
ranks = eins zwei drei vier fünf sechs sieben acht
    .spoken = eynss svai dry feer fewnf zecks zeeben ahcht

# Moves in notation are written with letters and spoken with the words of the alphabet.
san-letters = K Q R B N
    .spoken = kernig dahma tourm loyfer schpringer
uci-letters = q r b n
    .spoken = dahma tourm loyfer schpringer
sign-capture = x
    .spoken = takes
sign-check = +
    .spoken = check
sign-mate = #
    .spoken = checkmate
sign-promotion = =
    .spoken = becomes
sign-hyphen = -
    .spoken = { "" }
sign-castling = O
