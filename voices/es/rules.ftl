# Las reglas del juego, cada una en una frase, para quien pregunta cómo se juega.

rule = { $rule ->
    [value] Peón 1, caballo 3, alfil 3, torre 5, dama 9
    [stalemate] Sin jugada legal y sin estar en jaque: tablas
    [fifty-moves] Cincuenta jugadas de cada bando sin capturas ni jugadas de peón: se pueden reclamar tablas
    [repetition] La misma posición por tercera vez, con las mismas jugadas posibles: se pueden reclamar tablas
    [draw] Por acuerdo, por ahogado, por triple repetición, tras cincuenta jugadas sin capturas ni jugadas de peón, o si nadie puede dar mate
    [en-passant] Un peón que acaba de avanzar dos casillas puede ser capturado por un peón vecino como si hubiera avanzado una; enseguida o nunca
    [castling] El rey va dos casillas hacia una torre, y la torre salta por encima. Ninguno se ha movido, no hay nada entre ellos, y el rey no está en jaque ni pasa por una casilla atacada ni llega a ella
    [promotion] En la última fila, el peón se convierte en dama, torre, alfil o caballo
    [mate] El mate gana: un jaque sin defensa
    [check] El rey está atacado: mover el rey, capturar la pieza que ataca o interponer otra
    [pawn] Una casilla adelante, o dos desde su casilla inicial; captura en diagonal hacia adelante y nunca retrocede
    [knight] Dos casillas en línea recta y una de lado; salta por encima de las piezas
    [bishop] En diagonal, mientras el camino esté libre
    [rook] Por filas y columnas, mientras el camino esté libre
    [queen] En cualquier dirección, mientras el camino esté libre
    [king] Una casilla en cualquier dirección, pero nunca en jaque
    [rules] Pregunte por ejemplo: cómo se mueve el caballo, cómo funciona el enroque, cuándo son tablas
   *[draughts] Un peón avanza una casilla en diagonal; captura hacia adelante y hacia atrás, y es obligatorio. En la última fila se convierte en dama, que se mueve a cualquier distancia
  }
