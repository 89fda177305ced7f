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
hear-command-repeat = répète | répéter | répétez | encore | encore une fois | encore fois | pardon | dernier coup
hear-command-turn = à qui de jouer | qui joue | trait | à qui est le tour | à qui est tour | c'est à qui
hear-command-look = qu'y a-t-il en { $square } | qu'est-ce qu'il y a en { $square } | qui est en { $square } |
    que voit-on en { $square } | regarde { $square } | quoi en { $square } | quoi ici
hear-command-pieces = où sont { $piece } { $side } | où est { $piece } { $side } | où sont { $piece } |
    où est { $piece } | { $piece } { $side } | où sont pièces { $side } | où sont { $side } | pièces { $side } |
    où sont pièces | où sont toutes pièces | pièces | toutes pièces | position
hear-command-attackers = qui attaque { $square } | quoi attaque { $square } |
    attaquants de { $square } | attaquants { $square } | qui attaque | attaquants
hear-command-moves = coups | coups joués | liste des coups | qu'est-ce qui a été joué
hear-command-status = état | résultat | qui a gagné | partie est finie
hear-command-undo = annule | annuler | annule coup | reprendre | reprends coup | reprendre coup
hear-command-press = pendule | presser pendule | presse pendule
hear-command-time = temps | combien de temps | temps restant | pendules
hear-command-adjust = j'adoube | adoube | jadoube
hear-command-why = pourquoi | pourquoi pas | quel article
hear-command-read-out = lire coup | lis coup | lis | annonce coup
hear-command-claim-flag = drapeau | drapeau tombé | drapeau est tombé
hear-command-claim-illegal = coup illégal | illégal | réclame coup illégal
hear-command-claim-repetition = répétition | réclame répétition | triple répétition
hear-command-claim-fifty = cinquante coups | réclame cinquante coups
hear-command-may-i-claim = puis-je réclamer | que puis-je réclamer | ce que je pourrais réclamer | puis-je demander nulle
hear-command-claims = réclamations | rapport des réclamations
hear-command-competition = compétition | nouvelle compétition | commencer compétition
hear-command-new-game = nouvelle partie | recommencer
hear-command-resign = abandonne | j'abandonne | abandonner
hear-command-draw = nulle | propose nulle | je propose nulle | proposer nulle
hear-command-help = aide | aide-moi | à l'aide | que puis-je faire | que puis-je dire | commandes
hear-command-quit = quitter | terminer | fermer | au revoir | fin
hear-command-yes = oui | o | d'accord | accepte | j'accepte | bien sûr
hear-command-no = non | n | refuse | je refuse
hear-command-cancel = annule tout | laisse | repose
hear-command-faster = plus vite | parle plus vite
hear-command-slower = plus lentement | moins vite | parle plus lentement
hear-command-louder = plus fort | parle plus fort
hear-command-softer = moins fort | plus bas | parle moins fort
hear-command-sounds-louder = sons plus forts
hear-command-sounds-softer = sons moins forts
hear-command-forward = suivant | coup suivant | avance
hear-command-back = précédent | coup précédent | recule
hear-command-to-start = début | au début | premier coup
hear-command-to-end = à fin | à la fin | dernière position
hear-command-to-move = coup { $number } | aller au coup { $number } | va au coup { $number } | { $number }
hear-command-play-on = jouer à partir d'ici | continuer à jouer
hear-command-go = aller en { $square } | va en { $square }
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
