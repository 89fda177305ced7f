# Sons : le glossaire, les réglages, les balayages de l'échiquier.

earcon = { $earcon ->
    [ready] prêt
    [move] un coup
    [capture] une prise
    [check] échec
    [castling] roque
    [promotion] promotion
    [mate] mat, ou une autre victoire
    [draw] partie nulle
    [ruling] une décision ; la partie continue
    [draw-offer] la nulle est proposée ou réclamée
    [press] on appuie sur la pendule
    [warning] un avertissement de la pendule
    [flag] un drapeau est tombé
    [error] refusé
    [edge] le bord de l'échiquier
    [empty] une case vide
    [own] une pièce du camp au trait
    [opponent] une pièce de l'adversaire
    [dark] une case noire
    [target] la pièce en main peut aller ici
    [lift] une pièce est soulevée
    [put] une pièce est posée
    [cancel] annulé
    [undo] un coup est repris
    [question] une question
    [setting] un réglage a changé
    [notice] un avis
    [thinking] l'adversaire réfléchit
    [open] Le micro est ouvert
    [closed] Le micro est fermé
    [pawn] un pion, dans un balayage
    [knight] un cavalier, dans un balayage
    [bishop] un fou, dans un balayage
    [rook] une tour, dans un balayage
    [queen] une dame, dans un balayage
   *[king] un roi, dans un balayage
  }
not-heard = { $what ->
    [too-soft] Trop faible, rien n'a été entendu
    [too-loud] Trop fort
    [no-model] Pour dire les coups, obtenez le modèle vocal avec x listening, ou mettez speech-embedding.onnx dans le dossier listening à côté de vos parties
    [given-up] Annulé
    [bad-model] Le modèle vocal est endommagé ; installez-le de nouveau
    [no-microphone] Aucun micro ; tapez votre coup
    [busy] Un autre programme a le micro ; tapez votre coup
    [denied] Le système n'autorise pas le micro
    [lost] Le micro a été déconnecté ; tapez votre coup
    [mute] Le micro ne donne aucun son ; tapez votre coup
    [torn] Du son s'est perdu. Répétez
    [say-again] Répétez
    [not-kept] Votre voix apprise ne peut être ni lue ni écrite
    [waits] Un instant
   *[not-understood] Pas compris
  }
enrols = Je dis { $words } mots. Dites-les chacun deux fois, en maintenant la touche du micro. Entrée passe un mot, Échap termine.
enrol-say = { $word }
enrol-again = Encore une fois
enrolled = { $words ->
    [0] Aucun mot n'a été appris
    [one] Un mot a été appris
   *[other] { $words } mots ont été appris
  }
sound-percent = { $setting ->
    [moves] Sons des coups
    [squares] Sons des cases
    [clock] Sons de la pendule
    [messages] Autres sons
    [piece] Son de ce qui est sur une case
    [dark] Son des cases noires
    [target] Son des cases où la pièce peut aller
    [mono] Mono
    [reversed] Gauche et droite inversées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles gauche et droite
    [pitch] Hauteur de la voix
   *[speaking] Voix
  } : { $percent } pour cent
sound-switch = { $setting ->
    [moves] Sons des coups
    [squares] Sons des cases
    [clock] Sons de la pendule
    [messages] Autres sons
    [piece] Son de ce qui est sur une case
    [dark] Son des cases noires
    [target] Son des cases où la pièce peut aller
    [mono] Mono
    [reversed] Gauche et droite inversées
    [side] Côté
    [sweep] Vitesse des balayages
    [ears] Oreilles gauche et droite
    [pitch] Hauteur de la voix
   *[speaking] Voix
  } : { $state ->
    [on] oui
   *[off] non
  }
sound-side = Son vu du côté des { WORD($side) }
sound-ears = { $ears ->
    [left-right] Les Blancs entendent à gauche, les Noirs à droite
    [two-devices] Les Noirs entendent sur un second périphérique
   *[shared] Les deux joueurs entendent tout
  }
sound-speaking = { $speaking ->
    [low] Une voix basse
    [deep] Une voix grave
    [high] Une voix aiguë
    [bright] Une voix claire
   *[plain] La voix normale
  }
sound-ray = Ligne { $step ->
    [up] vers le haut
    [down] vers le bas
    [left] à gauche
    [right] à droite
    [up-left] en haut à gauche
    [up-right] en haut à droite
    [down-left] en bas à gauche
   *[down-right] en bas à droite
  } en sons
sound-device = Second périphérique audio : { $device }
sound-no-device = Pas de second périphérique audio
swept-rank = Rangée { $rank }
swept-file = Colonne { $file }
swept-from-to = Depuis { $from } jusqu'à { $to }
swept-nothing = { $line ->
    [pawns] Aucun pion
   *[ray] Bord de l'échiquier
  }
swept-pawns = Pions, colonne par colonne
swept-board = Tout l'échiquier
