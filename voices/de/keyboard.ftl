# What is said of the keys themselves.

key = { $key ->
    [Up] Pfeil hoch
    [Down] Pfeil runter
    [Left] Pfeil links
    [Right] Pfeil rechts
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Plus] Plus
    [Minus] Minus
    [Home] Pos 1
    [End] Ende
    [Enter] Enter
    [Escape] Escape
    [Space] Leertaste
    [Backspace] Rücktaste
    [Control] Steuerung
   *[other] { $key }
  }
key-held = { $held ->
    [ctrl] Steuerung
    [shift] Umschalt
   *[ctrl-shift] Steuerung Umschalt
  } { $key ->
    [Up] Pfeil hoch
    [Down] Pfeil runter
    [Left] Pfeil links
    [Right] Pfeil rechts
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Plus] Plus
    [Minus] Minus
    [Home] Pos 1
    [End] Ende
    [Enter] Enter
    [Escape] Escape
    [Space] Leertaste
    [Backspace] Rücktaste
   *[other] { $key }
  }
key-family = { $family ->
    [file] A bis H
    [rank] 1 bis 8
    [file-by-number] Umschalt 1 bis 8
    [kind] König, Dame und so weiter: K, Q, R, B, N, P
    [kind-shifted] Umschalt König, Dame und so weiter: K, Q, R, B, N, P
   *[step] ein Pfeil
  }
key-family-held = { $held ->
    [ctrl] Steuerung
    [shift] Umschalt
   *[ctrl-shift] Steuerung Umschalt
  } { $family ->
    [file] A bis H
    [rank] 1 bis 8
   *[kind] König, Dame und so weiter: K, Q, R, B, N, P
  }
key-free = tut hier nichts
help-begin = { $place ->
    [playing] Zug tippen und Enter, Pfeile gehen über das Brett
    [competing] Enter nimmt und setzt, ein getippter Zug wird angesagt
    [table] Pfeile gehen, Pos1 und Ende zum Rand, V und Pfeil liest weiter, Enter beginnt eine Partie, Escape verlässt
    [duties] Auf und Ab gehen durch die Liste, Enter hakt ab, V und Ab liest den Rest, Escape verlässt
    [found] Auf und Ab gehen durch die Funde, Enter öffnet, Escape verlässt
   *[listening] Eine Zahl tippen geht zu diesem Zug
  }
# Key and word: "F3 whose move". A phrase that begins with a space is not parted from the one before.
help-key = { $command ->
    [repeat] { " " }wiederholen
    [turn] { " " }wer ist dran
    [pieces] { " " }Figuren
    [undo] { " " }zurück
    [menu] { " " }Menü
    [press-clock] { " " }Uhr
    [tell-time] { " " }Zeit
    [why] { " " }warum
    [offer-draw] { " " }Remis anbieten
    [arbiter] { " " }Schiedsrichter
    [forward] { " " }nächster Zug
    [back] { " " }Zug zurück
    [to-start] { " " }Anfang
   *[play-on] { " " }von hier weiterspielen
  }
# What has no room on the first page of help.
help-part = { $part ->
    [agreeing-2] Oder: Gegner wiederholt. Endspurtphase. Kein Schiedsrichter. Sitzung 240 Minuten. 30 Minuten Verspätung. Schwarz fehlt noch
    [arbiter-2] Sagen Sie: zwei Minuten abziehen von Schwarz. Weiß verliert. Figuren falsch aufgestellt. Brett falsch. Farben vertauscht
    [arbiter-3] Sagen Sie: Weiß hat Figuren verschoben; danach: Figuren stehen wieder. Zurück zu Zug 12. Vorfälle
    [setup-2] Ein Feld allein bekommt einen Bauern. Eine Figur allein kommt auf das aktuelle Feld. „Nichts auf Eva vier“ nimmt eine Figur weg. Enter nimmt und setzt
    [lesson-2] Andere Regeln sagen: eine andere Fassung
   *[setup-3] Sagen Sie: Brett leeren, Grundstellung, Schwarz am Zug, Rochade. Steuerung Z nimmt zurück. Auch FEN geht
  }
help-more = { " " }noch einmal: mehr
help-left = Ende der Hilfe
explains = { $state ->
    [on] Tastenhilfe: Tasten drücken, Escape beendet
   *[off] Tastenhilfe aus
  }
prefix = dann:
writes = Tippen, dann Enter
set-keyboard = { $keyboard ->
    [line] Buchstaben werden getippt
    [board] Buchstaben erkunden das Brett; Schrägstrich tippt
    [perkins] Brailletastatur: F D S, J K L und Leertaste
   *[home-row] Grundreihe: erst die Linie, dann die Reihe
  }
set-key = { $key } ist die neue Taste
reset-keys = Alle Tasten zurückgesetzt
change-key = Zu ändernde Taste drücken; Escape bricht ab
change-key-to = Neue Taste drücken
key-taken = Andere Taste drücken
key-fixed = lässt sich nicht ändern
home-file = { $at-file }
