# Commands. The keyboard, the gamepad and help.

command-board-keys = las letras exploran el tablero, o se escriben de nuevo
    .hear = teclas del tablero | explorar tablero | letras exploran | modo tablero | letras para tablero
command-home-row = la fila central nombra casillas, o las letras se escriben de nuevo
    .hear = fila central
command-braille-keys = el teclado se convierte en máquina braille, o las letras se escriben de nuevo
    .hear = teclas braille | Perkins | máquina braille | entrada braille | teclado braille | escribir en braille
command-braille-strokes = otra manera de escribir un signo
    .hear = otra manera braille | manera braille
command-braille-code = otro código braille para escribir y para la línea braille
    .hear = otro código braille | siguiente código braille
command-braille-test = probar qué teclas comunica a la vez el teclado
    .hear = probar teclado | prueba del teclado
command-write-line = escribir una línea
    .hear = escribir línea | escribir
command-explain-keys = las teclas dicen lo que hacen y no hacen nada
    .hear = explicar teclas | explica teclas | qué hacen teclas | ayuda de teclas | qué hace esta tecla | aprender teclas
command-change-key = otra tecla para una orden
    .hear = cambiar tecla | otra tecla | asignar tecla | modificar tecla
command-reset-keys = todas las teclas como al principio
    .hear = restablecer teclas | todas teclas como al principio | teclas por defecto
command-write-by-pad = escribir una línea, letra por letra
command-change-button = dar otro significado a un botón
command-reset-buttons = todos los botones como al principio
    .hear = restablecer botones | botones como al principio
command-help = decir qué se puede hacer aquí
    .hear = ayuda | ayúdame | qué puedo hacer | qué puedo decir | órdenes | ayúdeme | socorro | qué hago | y ahora qué | qué debo hacer |
        qué tengo que hacer | qué sigue | qué más | qué se puede hacer | qué se puede decir | qué puedes hacer | qué puede hacer |
        qué órdenes hay | lista de órdenes | comandos | lista de comandos | qué comandos hay | cómo se juega | cómo juego | cómo funciona |
        cómo muevo | cómo introduzco una jugada | teclas | qué teclas hay | lista de teclas | instrucciones | manual | estoy perdido |
        estoy perdida | y después | y luego | qué hay que hacer | opciones | atajos | cómo se hace una jugada | qué ahora
command-menu = abrir o cerrar el menú
    .hear = menú | abrir menú | cerrar menú | menú principal
command-reset-settings = todos los ajustes como al principio
    .hear = restablecer ajustes | restablece ajustes | ajustes iniciales | ajustes de fábrica | restablecer todo | restaurar ajustes
