# Was von einem Gamepad gesagt wird.

pad-arrived = Gamepad { $name }
pad-gone = Gamepad getrennt; die Tastatur geht noch
pad-button = { $held ->
    [held] linker Trigger und { "" }
   *[alone] { "" }
  }{ $button ->
    [south] A, untere Taste
    [east] B, rechte Taste
    [west] X, linke Taste
    [north] Y, obere Taste
    [up] Steuerkreuz hoch
    [down] Steuerkreuz runter
    [left] Steuerkreuz links
    [right] Steuerkreuz rechts
    [left-shoulder] linke Schultertaste
    [right-shoulder] rechte Schultertaste
    [left-trigger] linker Trigger
    [right-trigger] rechter Trigger
    [select] Select
    [start] Start
    [left-stick] linker Stick gedrückt
   *[right-stick] rechter Stick gedrückt
  }
pad-does = { $what ->
    [next-theme] nächstes Thema
    [previous-theme] voriges Thema
    [menu] ganzes Menü
    [layout] was die Tasten tun
    [left-stick] Der linke Stick geht in acht Richtungen
   *[right-stick] Der rechte Stick sagt in vier Richtungen, was die Schultertasten wählen
  }
pad-theme = { $theme ->
    [said] Rechter Stick: das Gesagte
    [square] Rechter Stick: dieses Feld
    [lines] Rechter Stick: Linien
    [pieces] Rechter Stick: Figuren
    [news] Rechter Stick: Neues
   *[game] Rechter Stick: die Partie
  }
pad-place = { $number } von { $count }
pad-answer = { $answer ->
    [yes] ja
   *[no] nein
  }
pad-term = { $term ->
    [read-out] Das Programm darf die Züge vorlesen
    [words] Züge nur in Worten
    [repeats] Der Gegner wiederholt jede Ansage
    [no-repeats] Der Gegner wiederholt nicht
    [two-boards] Jeder Spieler hat ein Brett
    [one-board] Nur ein Brett
    [quickplay] Remisanträge in der Endspurtphase
    [no-quickplay] Keine Anträge in der Endspurtphase
    [no-arbiter] Kein Schiedsrichter anwesend
    [warnings] Zeitwarnungen
    [no-warnings] Keine Zeitwarnungen
   *[with-arbiter] Ein Schiedsrichter ist anwesend
  }
pad-sides = { $who ->
    [both] beide
    [white] Weiß
    [black] Schwarz
   *[nobody] niemand
  }
pad-choices = Zur Wahl stehen { $most } oder { $last }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Zu ändernde Taste drücken
pad-change-to = Was soll sie tun? Im Menü wählen
set-button = Taste geändert
reset-buttons = Alle Tasten zurückgesetzt
knows-pad = { $name } ist ab jetzt bekannt
