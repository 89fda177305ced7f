# A position is set up: what is said, and what is understood.

setup = { $what ->
    [began] Placez une position : tapez pièce et case, comme roi blanc Eva un. F1 pour l'aide
    [cleared] Échiquier vide
    [initial] Position initiale
    [no-castling] Personne ne peut roquer
    [read] Position lue
    [undone] Annulé
    [left] Position annulée, retour à votre partie
    [ask-leave] Annuler cette position ? Oui ou non ?
    [help] Tapez pièces et cases : roi blanc Eva un, pions Anna deux, Bella deux. F4, pièces. Contrôle Entrée commence la partie. Échap annule
    [setting-up] Une position est en préparation ; « prêt » commence la partie, Échap l'annule
    [competing] Une compétition est en cours ; son échiquier ne change pas
    [not-setting-up] Aucune position en cours ; « placer une position » commence
    [no-game] Aucune partie ne peut commencer ainsi :
   *[no-fen] Position FEN non valable
  }
setup-instead = avant : { WORD($side, $piece) }
setup-emptied = { $square }, vide ; avant : { WORD($side, $piece) }
setup-next = Pièces suivantes : { WORD($side) }
setup-turn = Trait { WORD($side, form: "to") }
setup-castles = { WORD($side) } : { $way ->
    [short] petit roque
   *[long] grand roque
  }
setup-not-there = Impossible en { $square } :
setup-wrong = { $fault ->
    [empty-board] il n'y a aucune pièce
    [rank-count] il n'y a pas huit rangées
    [rank-width] la rangée { $rank } n'a pas huit cases
    [rank-sign] la rangée { $rank } a un signe qui n'est pas une pièce
    [turn] il manque le trait, w ou b
    [counts] les compteurs à la fin ne sont pas des nombres
    [missing-king] les { WORD($side) } n'ont pas de roi
    [too-many-kings] les { WORD($side) } ont plus d'un roi
    [opposite-check] les { WORD($side) } sont en échec sans avoir le trait
    [pawn-on-backrank] un pion est sur la première ou la dernière rangée
    [castling-rights] ce roque est impossible
    [en-passant-square] aucun pion ne peut y être pris en passant
    [square-twice] deux pièces sont sur la même case
    [man-on-last-rank] un pion est sur la rangée de promotion
    [too-many-pieces] un camp a plus de douze pièces
   *[light-square] une pièce est sur une case blanche
  }

hear-placing-nothing = rien | vide | enlève | enlever | sans pièce
hear-placing-and = et | en | sur | avec
