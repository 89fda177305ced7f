# Lo que se dice y se teclea además de las palabras con las que habla esta voz.
# Cada línea es una lista; entre dos entradas hay una barra. No importan mayúsculas ni acentos.

# En las jugadas.

hear-takes = toma | tomo | come | como | captura | capturo | por | toma en | come en | captura en | toma a | come a
hear-becomes = corona | corono | se convierte en | promociona a | promoción a | igual a | igual | pasa a ser
hear-check = jaque | con jaque | y jaque
hear-double-check = jaque doble | doble jaque
hear-mate = mate | jaque mate | y mate | jaque y mate
hear-en-passant = al paso | en passant | a p | e p | ep
hear-castles = enroque | enroco | me enroco | enrocar
hear-castles-short = enroque corto | enroque pequeño | enroque en el flanco de rey
hear-castles-long = enroque largo | enroque grande | enroque en el flanco de dama
hear-short = corto | pequeño
hear-long = largo | grande
hear-from = desde
hear-to = hacia | en
hear-nought = cero | o
hear-fillers = por favor | juego | muevo | mi | el | la | los | las | va a | con | con el | con la | casilla |
    columna | fila | guion | entonces | va
hear-king = rey | reyes
hear-queen = dama | damas | reina | reinas
hear-rook = torre | torres
hear-bishop = alfil | alfiles
hear-knight = caballo | caballos
hear-pawn = peón | peones
hear-white = blancas | blancos | blanco | blanca
hear-black = negras | negros | negro | negra

hear-file-a = a
hear-file-b = be
hear-file-c = ce
hear-file-d = de
hear-file-e = e
hear-file-f = efe
hear-file-g = ge
hear-file-h = hache
hear-rank-1 = uno | un
hear-rank-2 = dos
hear-rank-3 = tres
hear-rank-4 = cuatro
hear-rank-5 = cinco
hear-rank-6 = seis
hear-rank-7 = siete
hear-rank-8 = ocho

# En las respuestas.

hear-ordinal-1 = primero | primera | el primero | la primera
hear-ordinal-2 = segundo | segunda | el segundo | la segunda
hear-ordinal-3 = tercero | tercera | el tercero | la tercera
hear-ordinal-4 = cuarto | cuarta | el cuarto | la cuarta
hear-ordinal-5 = quinto | quinta | el quinto | la quinta
hear-ordinal-6 = sexto | sexta | el sexto | la sexta
hear-ordinal-7 = séptimo | séptima | el séptimo | la séptima
hear-ordinal-8 = octavo | octava | el octavo | la octava

# Órdenes. Las palabras de cortesía pueden estar en cualquier lugar.

hear-polite = por favor | ahora | el | la | los | las | un | una
hear-command-language = habla { $voice } | idioma { $voice } | habla en { $voice }
hear-command-announcer = voz { $voice } | anuncia en { $voice } | anuncia jugadas en { $voice }
hear-command-form = forma { $form } | anuncia { $form }
hear-command-files = columnas { $files }
hear-command-speaker-system = voz del sistema
hear-command-speaker-embedded = voz propia | voz incorporada

# Nombres de las opciones.

hear-form-full = completa | completo
hear-form-short = corta | breve
hear-form-squares = casillas | solo casillas
hear-form-san = letras | notación
hear-form-uci = uci | motor
hear-files-anna = anna | anna bella | nombres
hear-files-letters = letras
hear-files-nato = otan | alfa bravo
