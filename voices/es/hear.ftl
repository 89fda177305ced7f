# Lo que se dice y se teclea además de las palabras con las que habla esta voz.
# Cada línea es una lista; entre dos entradas hay una barra. No importan mayúsculas ni acentos.

# En las jugadas.

hear-takes = toma | tomo | come | como | captura | capturo | por | se come | me como | me como el |
    se come el | se come al | come al | toma al | captura al | comiendo | tomando | capturando | mata |
    gana | zampa | captura el | toma el | come el | como el | tomo el | captura en
hear-taking = tomar | comer | capturar
hear-becomes = corona | corono | se convierte en | promociona a | promoción a | igual a | igual |
    pasa a ser | y corona | coronando | promoción | promocionando a | promociono a | y promociona a |
    y se convierte en | se convierte en una | se convierte en un | se transforma en | y se transforma en |
    pide | pido | y pide | y pido | igual a una | se promociona a | y corono | corona en | subpromoción a |
    nueva
hear-check = jaque | con jaque | y jaque | dando jaque | da jaque | y da jaque | jaque al rey | y hace jaque
hear-double-check = jaque doble | doble jaque
hear-mate = mate | jaque mate | y mate | jaque y mate | y jaque mate | y es mate | con mate | y da mate
hear-en-passant = al paso | en passant | a p | e p | ep | captura al paso | toma al paso | come al paso |
    tomo al paso | como al paso | captura en passant | peón al paso
hear-castles = enroque | enroco | me enroco | enrocar | hago enroque | hago el enroque | me enroque |
    enrocarme
hear-castles-short = enroque corto | enroque pequeño | enroque en el flanco de rey | el enroque corto |
    corto | me enroco corto | me enroco en corto | enroco corto | enroco en corto | enroque de rey |
    enroque por el lado corto | enroque en corto | enroque en el flanco del rey |
    enroque en el lado de rey | enroque del lado del rey | me enroco en el flanco de rey | enrocar corto
hear-castles-long = enroque largo | enroque grande | enroque en el flanco de dama | el enroque largo |
    largo | me enroco largo | me enroco en largo | enroco largo | enroco en largo | enroque de dama |
    enroque por el lado largo | enroque en largo | enroque en el flanco de la dama |
    enroque en el lado de dama | enroque del lado de la dama | me enroco en el flanco de dama |
    enrocar largo
hear-short = corto | pequeño
hear-long = largo | grande
hear-from = desde | de | del | desde la | desde el
hear-to = hacia | en | a | al | hasta | a la | a la casilla
hear-nought = cero | o
hear-fillers = por favor | juego | muevo | mi | el | la | los | las | casilla | columna | fila | guion |
    entonces | va | y | de las | quiero | quiero jugar | quiero mover | jugar | mover | me gustaría |
    me gustaría jugar | voy a jugar | voy a mover | voy | voy con | mi jugada es | mi jugada | avanzo |
    avanza | avanzar | empujo | empuja | pongo | pon | poner | coloco | coloca | saco | saca | llevo |
    lleva | salto | salta | desarrollo | desarrolla | juega | mueve | paso | vuelve | vuelvo | regresa |
    ir | se | una | hago | de nuevo
hear-king = rey | reyes
hear-queen = dama | damas | reina | reinas | la dama
hear-rook = torre | torres
hear-bishop = alfil | alfiles | arfil
hear-knight = caballo | caballos | caballito | el caballo | jaco
hear-pawn = peón | peones
hear-with = con | con el | con la | con mi | con un | con una | usando el | usando la
hear-kings-rook = torre de rey | torre del rey | torre rey
hear-kings-bishop = alfil de rey | alfil del rey | alfil rey
hear-kings-knight = caballo de rey | caballo del rey | caballo rey
hear-kings-pawn = peón de rey | peón del rey | peón rey
hear-queens-rook = torre de dama | torre de la dama | torre dama
hear-queens-bishop = alfil de dama | alfil de la dama | alfil dama
hear-queens-knight = caballo de dama | caballo de la dama | caballo dama
hear-queens-pawn = peón de dama | peón de la dama | peón dama
hear-pawn-letters = P
hear-draw-offered = tablas | y tablas | ofrezco tablas | y ofrezco tablas | y oferta de tablas |
    con oferta de tablas | propongo tablas | y propongo tablas | oferta de tablas
hear-white = blancas | blancos | blanco | blanca
hear-black = negras | negros | negro | negra

hear-file-a = a
hear-file-b = be | ve | bé
hear-file-c = ce | se | cé
hear-file-d = de
hear-file-e = e
hear-file-f = efe
hear-file-g = ge | gue | gé
hear-file-h = hache | ache
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
