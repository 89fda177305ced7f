# Sons : le glossaire, les réglages, les balayages de l'échiquier.

earcon = { $earcon ->
    [ready] prêt
    [move] un coup
    [capture] une prise
    [check] échec
    [castling] roque
    [promotion] promotion
    [mate] mat ou une autre victoire
    [draw] partie nulle
    [ruling] une décision ; la partie continue
    [draw-offer] la nulle est proposée ou réclamée
    [press] la pendule est pressée
    [warning] un avertissement de la pendule
    [flag] un drapeau est tombé
    [error] refusé
    [edge] le bord de l'échiquier
    [empty] une case vide
    [own] une pièce du camp au trait
    [opponent] une pièce de l'adversaire
    [dark] une case noire
    [target] la pièce en main peut aller ici
    [lift] une pièce est prise en main
    [put] une pièce est posée
    [cancel] abandonné
    [undo] un coup est repris
    [question] une question
    [setting] un réglage a changé
    [notice] un avis
    [thinking] l'adversaire réfléchit
    [pawn] un pion, dans un balayage
    [knight] un cavalier, dans un balayage
    [bishop] un fou, dans un balayage
    [rook] une tour, dans un balayage
    [queen] une dame, dans un balayage
   *[king] un roi, dans un balayage
  }
sound-percent = { $setting ->
    [moves] Sons des coups
    [squares] Sons des cases
    [clock] Sons de la pendule
    [messages] Autres sons
    [piece] Son de ce qui est sur une case
    [dark] Son des cases noires
    [target] Son des cases où la pièce peut aller
    [mono] Tout au milieu
    [reversed] Gauche et droite échangées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles
    [pitch] Hauteur de la voix
   *[speaking] Voix
  }: { $percent } pour cent
sound-switch = { $setting ->
    [moves] Sons des coups
    [squares] Sons des cases
    [clock] Sons de la pendule
    [messages] Autres sons
    [piece] Son de ce qui est sur une case
    [dark] Son des cases noires
    [target] Son des cases où la pièce peut aller
    [mono] Tout au milieu
    [reversed] Gauche et droite échangées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles
    [pitch] Hauteur de la voix
   *[speaking] Voix
  }: { $state ->
    [on] oui
   *[off] non
  }
sound-side = Son du côté { WORD($side, form: "to") }
sound-ears = { $ears ->
    [left-right] Ce qu'explorent les blancs s'entend à gauche, ce qu'explorent les noirs à droite
    [two-devices] Ce qu'explorent les noirs s'entend sur un périphérique à part
   *[shared] Les deux joueurs entendent tout
  }
sound-speaking = { $speaking ->
    [low] Une voix basse
    [deep] Une voix grave
    [high] Une voix haute
    [bright] Une voix claire
   *[plain] La voix normale
  }
sound-device = Second périphérique : { $device }
sound-no-device = Pas de second périphérique
swept-rank = Rangée { $rank }
swept-file = Colonne { $file }
swept-from-to = De { $from } à { $to }
swept-nothing = { $line ->
    [pawns] Il n'y a pas de pions
   *[ray] Il n'y a rien au-delà du bord
  }
swept-pawns = Pions, colonne par colonne
swept-board = Tout l'échiquier
