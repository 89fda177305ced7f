# Üben zu Hause: der Gegner, und was er rät.

practice = { $what ->
    [alone] Zwei Spieler am Brett; das Programm spielt nicht
    [no-help] Keine Engine, kein Netz und keine Hilfe in dieser Partie; das lässt sich nicht einschalten
    [thinks] Der Gegner denkt nach
    [ask-side] Welche Seite spielen Sie: Weiß, Schwarz, oder niemand für keinen Gegner?
    [opponent-moves] Der Gegner ist am Zug; nehmen Sie zurück oder warten Sie
    [other-game] Das Programm spielt bisher nur Schach
   *[opponent-answers] Zuerst muss der Gegner antworten
  }
opponent = Das Programm spielt { WORD($side) } auf Stufe { $level }
ask-level = Wie stark, von eins bis zehn? Jetzt ist es { $level }
set-level = Stufe des Gegners { $level }
own-side = Sie spielen { WORD($side) }
practice-action = { $action ->
   *[opponent] gegen das Programm spielen: Seite und Stufe wählen
  }

## Wörter

hear-action-opponent = Gegner | gegen das Programm spielen | gegen den Computer spielen | Gegner wählen | spiel gegen mich
hear-command-opponent-none = kein Gegner | niemand | zwei Spieler | ohne Gegner
hear-command-opponent-side = Programm spielt { $side } | das Programm spielt { $side } | Gegner spielt { $side } | Computer spielt { $side } | du spielst { $side }
hear-command-opponent-own = ich spiele { $side } | ich nehme { $side }
hear-command-level = Stufe { $number } | Spielstärke { $number } | Gegner Stufe { $number }
hear-command-no-help = keine Hilfe | keine Engine | Turniermodus
