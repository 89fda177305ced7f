# Lecciones: el procedimiento de una partida por tacto.

procedure-began = El procedimiento, { $edition }, { COUNT($count, "fem") } lecciones. Aquí ningún fallo cuesta nada. F1 ayuda en cada paso
procedure-lesson = Lección { $number }: { $lesson ->
    [move] una jugada
    [capture] una captura
    [castling-short] enroque corto
    [castling-long] enroque largo
    [promotion] coronación
    [order] el orden de los pasos
    [reply] la jugada del rival
    [reply-capture] el rival captura
    [reply-castling] el rival enroca
    [misheard] una repetición incorrecta
    [misspoken] un lapsus
    [passing] captura al paso
    [check] un jaque
    [mate] jaque mate
    [touched] pieza tocada
    [adjust] componer
    [illegal] una jugada ilegal
    [offer] ofrecer tablas
    [decline] rechazar tablas
    [claim] reclamar la repetición
   *[claim-ahead] reclamar con una jugada
  }
procedure-alone = sin ayuda
procedure-make = { WORD($piece) } { $from } a { $to }
procedure-castle = { $way ->
    [short] Enroque corto
   *[long] Enroque largo
  }
procedure-becomes = se convierte en: { WORD($piece) }
procedure-task = { $task ->
    [early] A propósito: pulse el reloj antes de anunciar
    [misspoken] A propósito: anuncie una jugada distinta de la del tablero
    [illegal] A propósito: una jugada ilegal. Complétela y escuche al árbitro
    [go-on] Siga
    [touch] A propósito: levante una pieza y devuélvala
    [instead] A propósito: intente hacer otra jugada
    [adjust] Componga una pieza: dígalo, levántela, devuélvala
    [reply] Repita en voz alta la jugada del rival y hágala en su tablero. El rival anuncia:
    [misheard] Juegue y escuche cómo repite el rival
    [offer] Juegue y ofrezca tablas en el momento correcto
    [decline] El rival ofrece tablas. Rechácelas
    [claim] Esta posición aparece por tercera vez. Reclame tablas
   *[claim-ahead] Tras su jugada, la posición aparecería por tercera vez. Reclame tablas
  }
procedure-take = Levante: { WORD($piece) } { $square }
procedure-at = { $step ->
    [take-off] Quite la pieza capturada de { $square }
   *[put] Póngala en { $square }
  }
procedure-choose = Diga en qué se convierte: { WORD($piece) }
procedure-step = { $step ->
    [adjust] Diga que compone
    [announce] Anuncie:
    [announce-other] A propósito, anuncie:
    [announce-again] Anuncie la jugada del tablero:
    [repeat] Repita:
    [offer] Ofrezca tablas
    [press-early] Pulse el reloj, demasiado pronto
    [decline] Diga no
    [claim] Reclame tablas por repetición sin tocar nada
    [claim-ahead] Reclame tablas por repetición con esta jugada, sin hacerla:
   *[press] Pulse el reloj
  }
procedure-event = { $event ->
    [misheard] El rival repite mal:
    [claims] El rival reclama que la jugada es ilegal
    [undone] Aquí no cuesta nada; todo está como antes
    [free] Aquí no cuesta nada
    [restored] Las piezas están de nuevo en su sitio
    [left-out] Lección omitida; volverá
    [back] Todo está como antes
   *[astray] Ahora no: siga la lección
  }
procedure-clean = Superada sin fallos
procedure-passed = Superada. Fallos: { $slips }, pistas: { $hints }; volverá
procedure-help = F2 repite, Saltar omite, Escape sale
