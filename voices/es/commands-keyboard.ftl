# Commands. The keyboard, the gamepad and help.

command-board-keys = teclas del tablero, activar o desactivar
    .hear = teclas del tablero | explorar tablero | letras exploran | modo tablero | letras para tablero |
        explorar el tablero con el teclado | explorar el tablero con las letras | las letras exploran el tablero |
        mover con las teclas | moverse con las teclas | recorrer el tablero con las teclas
command-home-row = casillas con la fila base, activar o desactivar
    .hear = fila central
command-braille-keys = escritura en braille, activar o desactivar
    .hear = teclas braille | Perkins | máquina braille | entrada braille | teclado braille | escribir en braille |
        teclado perkins
command-braille-strokes = método siguiente de escritura braille
    .hear = otra manera braille | manera braille
command-braille-code = código braille siguiente, escritura y línea braille
    .hear = otro código braille | siguiente código braille | cambiar código braille | cambia código braille | código braille |
        cambiar de código braille | cambia de código braille
command-braille-test = probar el teclado para braille
    .hear = probar teclado | prueba del teclado
command-write-line = escribir una línea
    .hear = escribir línea | escribir
command-explain-keys = ayuda de teclas: oír qué hace cada una
    .hear = explicar teclas | explica teclas | qué hacen teclas | ayuda de teclas | qué hace esta tecla |
        aprender teclas | qué hace cada tecla | ayuda de teclado | para qué sirven teclas | qué tecla hace qué |
        describe teclas | explica teclado | explicación de teclas | qué hacen las teclas | explica las teclas |
        enséñame las teclas | quiero aprender las teclas | aprender las teclas
command-change-key = cambiar la tecla de una orden
    .hear = cambiar tecla | otra tecla | asignar tecla | modificar tecla |
        cambiar una tecla | asignar otra tecla | quiero cambiar una tecla
command-reset-keys = restablecer todas las teclas
    .hear = restablecer teclas | todas teclas como al principio | teclas por defecto |
        teclas como venían de fábrica | teclas de fábrica
command-write-by-pad = escribir una línea, letra por letra
command-change-button = cambiar la función de un botón
command-reset-buttons = restablecer todos los botones
    .hear = restablecer botones | botones como al principio
command-help = ayuda
    .hear = ayuda | ayúdame | qué puedo hacer | qué puedo decir | órdenes | ayúdeme | socorro | qué hago | y ahora qué |
        qué ahora | qué debo hacer | qué tengo que hacer | qué sigue | qué más | qué se puede hacer |
        qué se puede decir | qué puedes hacer | qué puede hacer | qué órdenes hay | lista de órdenes | comandos |
        lista de comandos | qué comandos hay | cómo se juega | cómo juego | cómo funciona | cómo muevo |
        cómo introduzco una jugada | teclas | qué teclas hay | lista de teclas | instrucciones | estoy perdido |
        estoy perdida | y después | y luego | qué hay que hacer | atajos | cómo se hace una jugada |
        qué puedo hacer aquí | qué hago ahora | y ahora | ahora qué | cómo funciona esto | cómo hago jugada |
        necesito ayuda | auxilio | cuáles son teclas | ayuda por favor | no sé qué hacer | estoy perdido aquí |
        cómo se usa | cuáles son los comandos | cuáles son mis opciones | qué sabes hacer | qué comandos tienes |
        me ayudas | qué cosas puedo decir | qué comandos puedo usar | me hace falta ayuda |
        cómo se maneja este programa | cómo se maneja | cómo se maneja esto | cómo uso el programa |
        no entiendo nada del programa | no sé cómo funciona | no sé cómo funciona, es la primera vez |
        es la primera vez | explícame cómo jugar | cómo muevo una pieza | cómo se juega aquí | cómo se usa esto |
        soy nuevo | soy nuevo aquí | no sé usar esto | por dónde empiezo | ayúdame con el programa |
        cómo uso esto | cómo meto una jugada | cómo digo una jugada | estoy empezando |
        soy principiante y no sé usar esto | no sé qué hacer en el programa | explica cómo funciona |
        estoy completamente perdido | estoy completamente perdida |
        cómo se juega al ajedrez | cómo se juega el ajedrez | cómo juego al ajedrez
command-manual = abrir o cerrar el manual
    .hear = manual | abrir manual | abre manual | leer manual | guía | manual de uso | cerrar manual | lee manual |
        guía del usuario | manual de usuario | manual de instrucciones | manual del usuario | documentación |
        instrucciones de uso | dónde está el manual | abrir el manual | guía de uso | las instrucciones |
        léeme las instrucciones | lee las instrucciones |
        instrucciones completas | quiero leer el manual | el instructivo |
        cómo abro el manual
command-about = acerca del programa: versión y dónde están los archivos
    .hear = acerca del programa | acerca de | acerca de Annabella | versión | qué versión | qué versión es esta |
        número de versión | dónde están mis archivos | dónde están mis partidas | dónde están mis ajustes |
        qué versión es | versión del programa | quién hizo este programa | quién te hizo | quién es el autor |
        qué programa es este | qué programa es | cómo se llama este programa | cómo se llama el programa |
        cómo te llamas | el nombre del programa |
        quién eres | quién es usted | cómo se llama usted |
        dónde se guardó mi partida | dónde se guardan mis partidas | dónde está guardada mi partida
command-fault-report = escribir un informe de error
    .hear = informe de error | escribir un informe de error | escribe un informe de error | informar de un error |
        avisar de un error | informe de fallo | escribir un informe | quiero informar de un error |
        reportar un problema | reportar un error | he encontrado un error | algo no funciona | encontré un error |
        encontré un fallo | hay un error en el programa | hay un fallo | informar de un fallo |
        el programa falla |
        informar de un problema | quiero informar de un problema
command-menu = abrir o cerrar el menú
    .hear = menú | abrir menú | cerrar menú | menú principal | abre menú | ir al menú | muestra menú | al menú |
        llévame al menú | ve al menú | dónde está el menú | saca el menú | sácame el menú | llévame al menú principal |
        quiero ver todas las opciones del menú | lista de funciones | todas las funciones | muéstrame el menú
command-reset-settings = restablecer todos los ajustes
    .hear = restablecer ajustes | restablece ajustes | ajustes iniciales | ajustes de fábrica | restablecer todo |
        restaurar ajustes | todo por defecto | ajustes por defecto | restablecer los ajustes | valores por defecto |
        vuelve a los valores predeterminados | valores predeterminados | de fábrica |
        regresa todos los ajustes a lo normal | todo a lo normal | todo como antes
