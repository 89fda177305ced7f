# Práctica en casa: el rival y los consejos.

practice = { $what ->
    [alone] Dos jugadores ante el tablero; el programa no juega
    [no-help] Sin motor, sin red y sin ayuda en esta partida; no se puede activar
    [thinks] El rival piensa
    [ask-side] ¿Con qué color juega: blancas, negras, o nadie si no quiere rival?
    [opponent-moves] Le toca al rival; deshaga la jugada o espere
    [other-game] El programa por ahora solo juega al ajedrez
   *[opponent-answers] Primero tiene que contestar el rival
  }
opponent = El programa juega con { WORD($side) } en el nivel { $level }
ask-level = ¿Qué nivel, de uno a diez? Ahora es { $level }
set-level = Nivel del rival { $level }
own-side = Usted juega con { WORD($side) }
practice-action = { $action ->
   *[opponent] jugar contra el programa: elegir color y nivel
  }

## Palabras

hear-action-opponent = rival | jugar contra el programa | jugar contra el ordenador | elegir rival
hear-command-opponent-none = sin rival | nadie | dos jugadores
hear-command-opponent-side = el programa juega con { $side } | programa juega con { $side } | el rival juega con { $side } | el ordenador juega con { $side }
hear-command-opponent-own = juego con { $side } | yo juego con { $side }
hear-command-level = nivel { $number } | fuerza { $number }
hear-command-no-help = sin ayuda | sin motor | modo torneo
