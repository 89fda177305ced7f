# Les règles du jeu, chacune en une phrase, pour qui demande comment on joue.

rule = { $rule ->
    [value] Pion 1, cavalier 3, fou 3, tour 5, dame 9
    [stalemate] Aucun coup légal, sans être en échec : nulle
    [fifty-moves] Cinquante coups de chaque côté sans prise ni coup de pion : la nulle peut être réclamée
    [repetition] La même position pour la troisième fois, avec les mêmes coups possibles : la nulle peut être réclamée
    [draw] Par accord, par pat, à la troisième répétition, après cinquante coups sans prise ni coup de pion, ou si personne ne peut plus mater
    [en-passant] Un pion qui vient d'avancer de deux cases peut être pris par un pion voisin, comme s'il n'avait avancé que d'une ; aussitôt, ou jamais
    [castling] Le roi avance de deux cases vers une tour, et la tour saute par-dessus. Ni l'un ni l'autre n'a bougé, les cases entre eux sont vides, et le roi n'est pas en échec, ne traverse et n'atteint aucune case attaquée
    [promotion] Sur la dernière rangée, le pion devient dame, tour, fou ou cavalier
    [mate] Le mat gagne : un échec sans parade
    [check] Le roi est attaqué : déplacer le roi, prendre la pièce qui attaque, ou s'interposer
    [pawn] Une case en avant, ou deux depuis sa case de départ ; il prend en diagonale vers l'avant, et ne recule jamais
    [knight] Deux cases tout droit et une de côté ; il saute par-dessus les pièces
    [bishop] En diagonale, tant que la voie est libre
    [rook] Sur les rangées et les colonnes, tant que la voie est libre
    [queen] Dans toutes les directions, tant que la voie est libre
    [king] Une case dans toutes les directions, mais jamais en échec
    [rules] Demandez par exemple : comment se déplace le cavalier, comment marche le roque, quand est-ce nulle
   *[draughts] Un pion avance d'une case en diagonale ; il prend en avant et en arrière, et la prise est obligatoire. Sur la dernière rangée il devient dame, et la dame va aussi loin qu'elle veut
  }
