# Русские шашки: поля по алфавиту ФИДЕ, прочие слова русские.

man = шашка
draughts-king = дамка
draughts-move = { WORD($piece) } { $from }, { $to }
draughts-capture = { WORD($piece) } { $from } бьёт { $to }
draughts-capture-short = { $from } бьёт { $to }
draughts-on = { $to }
draughts-takes = бьёт { $count }
draughts-crowned = становится дамкой
