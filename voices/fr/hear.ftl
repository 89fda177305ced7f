# Ce que l'on dit et tape en plus des mots avec lesquels cette voix parle elle-même.
# Chaque ligne est une liste ; une barre sépare deux entrées. Majuscules et accents ne comptent pas.

# Dans les coups.

hear-takes = prend | prends | capture | mange | prend en | prends en | prend sur | par | prend le | prend la
hear-becomes = devient | devient une | devient un | se transforme en | promotion en | promu en | égale | égal
hear-check = échec | avec échec | et échec
hear-double-check = échec double | double échec
hear-mate = mat | échec et mat | et mat
hear-en-passant = en passant | e p | ep | au passage
hear-castles = roque | je roque | roquer
hear-castles-short = petit roque | roque court | roque côté roi
hear-castles-long = grand roque | roque long | roque côté dame
hear-short = petit | court
hear-long = grand | long
hear-from = depuis | du
hear-to = en | vers | sur | va en
hear-nought = zéro | o
hear-fillers = s'il vous plaît | s'il te plaît | je joue | je déplace | joue | je | mon | ma | le | la | les |
    va | avec | avec le | avec la | de | case | colonne | rangée | tiret | puis | au
hear-king = roi | rois
hear-queen = dame | dames | reine
hear-rook = tour | tours
hear-bishop = fou | fous
hear-knight = cavalier | cavaliers | cheval
hear-pawn = pion | pions
hear-white = blancs | blanc | blanche | blanches
hear-black = noirs | noir | noire | noires

hear-file-a = a
hear-file-b = bé
hear-file-c = cé
hear-file-d = dé
hear-file-e = euh
hear-file-f = effe
hear-file-g = gé
hear-file-h = hache | ache
hear-rank-1 = un | une
hear-rank-2 = deux
hear-rank-3 = trois
hear-rank-4 = quatre
hear-rank-5 = cinq
hear-rank-6 = six
hear-rank-7 = sept
hear-rank-8 = huit

# Dans les réponses.

hear-ordinal-1 = premier | première | le premier | la première
hear-ordinal-2 = deuxième | second | seconde | le deuxième | la deuxième
hear-ordinal-3 = troisième | le troisième | la troisième
hear-ordinal-4 = quatrième | le quatrième | la quatrième
hear-ordinal-5 = cinquième | le cinquième | la cinquième
hear-ordinal-6 = sixième | le sixième | la sixième
hear-ordinal-7 = septième | le septième | la septième
hear-ordinal-8 = huitième | le huitième | la huitième

# Commandes. Les mots de politesse peuvent se trouver partout.

hear-polite = s'il vous plaît | s'il te plaît | maintenant | le | la | les | une
hear-command-language = parle { $voice } | langue { $voice } | parle en { $voice }
hear-command-announcer = voix { $voice } | annonce en { $voice } | annonce coups en { $voice }
hear-command-form = forme { $form } | annonce { $form }
hear-command-files = colonnes { $files }
hear-command-speaker-system = voix du système
hear-command-speaker-embedded = voix propre | voix intégrée

# Noms des choix.

hear-form-full = complète | complet
hear-form-short = courte | brève
hear-form-squares = cases | seulement cases
hear-form-san = lettres | notation
hear-form-uci = uci | moteur
hear-files-anna = anna | anna bella | prénoms
hear-files-letters = lettres
hear-files-nato = otan | alfa bravo
