# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] On place une position. Tapez une pièce et sa case, par exemple roi blanc Eva un. F1 en dit plus
    [cleared] L'échiquier est vide
    [initial] Toutes les pièces sont comme au début d'une partie
    [no-castling] Personne ne peut roquer
    [read] La position est lue
    [undone] Repris
    [left] Cet échiquier est abandonné ; la partie est de nouveau là
    [ask-leave] Abandonner cet échiquier ? Oui ou non ?
    [help] Tapez des pièces avec leurs cases : blancs roi Eva un, dame David quatre, pions Anna deux, Bella deux. Une case seule reçoit un pion, une pièce seule vient là où vous êtes. « Rien en Eva quatre » enlève une pièce. Entrée prend une pièce et la pose ailleurs. « Vider l'échiquier », « position initiale », « trait aux noirs » et « roque » font ce qu'ils disent. Contrôle Z reprend un changement. F4 dit où sont les pièces. Contrôle Entrée ou « prêt » commence la partie. Échap abandonne l'échiquier. Une position FEN peut être tapée ou collée
    [setting-up] Une position est en cours de placement ; « prêt » commence la partie, Échap l'abandonne
    [competing] Une compétition est en cours ; son échiquier reste comme il est
    [not-setting-up] Aucune position n'est en cours de placement ; « placer une position » commence
    [no-game] Aucune partie ne peut commencer de cet échiquier :
   *[no-fen] Ce n'est pas une position écrite en FEN
  }
setup-instead = avant : { WORD($side, $piece) }
setup-emptied = { $square }, vide ; avant : { WORD($side, $piece) }
setup-next = Les pièces suivantes : { WORD($side) }
setup-turn = Trait { WORD($side, form: "to") }
setup-castles = { WORD($side) } : { $way ->
    [short] petit roque
   *[long] grand roque
  }
setup-not-there = Pas en { $square } :
setup-wrong = { $fault ->
    [empty-board] il n'y a aucune pièce
    [missing-king] il manque un roi
    [too-many-kings] un camp a plus d'un roi
    [pawn-on-backrank] un pion est sur la première ou la dernière rangée
    [castling-rights] le roque n'est pas possible ainsi
    [en-passant-square] aucun pion ne peut y être pris en passant
    [opposite-check] le camp qui n'a pas le trait est en échec
    [square-twice] deux pièces sont sur une même case
    [man-on-last-rank] un pion est sur la rangée où il serait dame
    [too-many-pieces] un camp a plus de douze pièces
   *[light-square] une pièce est sur une case claire
  }

hear-placing-nothing = rien | vide | enlève | enlever | sans pièce
hear-placing-and = et | en | sur | avec
