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

hear-reply-yes = sí
hear-reply-agree = claro | acepto | de acuerdo | por supuesto | vale | quiero | bueno | correcto | confirmo | desde luego | exacto |
    seguro | bien
hear-reply-no = nunca | jamás | rechazo | ni hablar
hear-reply-not = no | tampoco
hear-reply-unsure = pero | tal vez | quizás | quizá | espera | espere | o
hear-sides-both = ambos | los dos | las dos | ambas | dos
hear-sides-nobody = nadie | ninguno | ninguna
hear-number-0 = cero | sin reloj
hear-number-9 = nueve
hear-number-10 = diez
hear-number-12 = doce
hear-number-15 = quince | un cuarto de hora
hear-number-20 = veinte
hear-number-25 = veinticinco
hear-number-30 = treinta | media hora
hear-number-40 = cuarenta
hear-number-45 = cuarenta y cinco
hear-number-50 = cincuenta
hear-number-60 = sesenta | una hora
hear-number-75 = setenta y cinco
hear-number-90 = noventa | una hora y media
hear-number-100 = cien
hear-number-120 = ciento veinte | dos horas

# Órdenes. Las palabras de cortesía pueden estar en cualquier lugar.

hear-polite = por favor | ahora | el | la | los | las | un | una | porfa | porfavor
hear-lead = puedes | puede | podrías | podría | quiero | quisiera | querría | me gustaría | deseo | dime | dígame | diga | di | decir |
    muéstrame | muéstreme | muestra | muestre | mostrar | enséñame | enseña | dame | deme | da | léeme | léame | lee | lea | leer |
    cuál es | cuáles son | qué es | y | pues | bueno | entonces | vamos a | puedo | podemos | necesito | oye | hola | annabella | haz |
    haga | hacer | quiero saber | saber | tengo que | queremos | anuncia | me puedes decir | puedes decirme | puede decirme | me dices |
    me puedes
hear-tail = gracias | para mí | annabella | en voz alta | aquí | entonces | pues | porfa | por favor | ya | otra vez
hear-command-language = habla { $voice } | idioma { $voice } | habla en { $voice } | hable { $voice } | hable en { $voice } |
    cambia a { $voice } | cambiar a { $voice } | en { $voice } | cambia idioma a { $voice } | idioma en { $voice } | lengua { $voice } |
    pon idioma { $voice } | cambiar idioma a { $voice }
hear-command-announcer = voz { $voice } | anuncia en { $voice } | anuncia jugadas en { $voice }
hear-command-form = forma { $form } | anuncia { $form }
hear-command-files = columnas { $files }
hear-command-speaker-system = voz del sistema
hear-command-speaker-embedded = voz propia | voz incorporada

# Nombres de las opciones.

hear-language-de = alemán | alemana
hear-language-en = inglés | inglesa
hear-language-es = español | española | castellano
hear-language-fr = francés | francesa
hear-language-ru = ruso | rusa
hear-form-full = completa | completo
hear-form-short = corta | breve
hear-form-squares = casillas | solo casillas
hear-form-san = letras | notación
hear-form-uci = uci | motor
hear-files-anna = anna | anna bella | nombres
hear-files-letters = letras
hear-files-nato = otan | alfa bravo
