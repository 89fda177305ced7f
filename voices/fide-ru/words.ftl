# The words of Appendix F, Article F2.1 (FIDE 2005), as its Russian text spells them.

king = кениг
    .spoken = кёниг
queen = даме
rook = турм
bishop = лойфер
knight = шпрингер
pawn = бауэр

files-anna = Анна Белла Цезарь Давид Ева Феликс Густав Хектор
ranks = айн цвай драй фир фюнф зекс зибен ахт

# Moves in notation are written with letters and spoken with the words of the alphabet.
san-letters = Кр Ф Л С К
    .spoken = кёниг даме турм лойфер шпрингер
uci-letters = q r b n
    .spoken = даме турм лойфер шпрингер
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
