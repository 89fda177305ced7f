# What is said of the keys themselves.

key = { $key ->
    [Up] Pfeil hoch
    [Down] Pfeil runter
    [Left] Pfeil links
    [Right] Pfeil rechts
    [PageUp] Bild auf
    [PageDown] Bild ab
    [Home] Pos 1
    [End] Ende
    [Enter] Enter
    [Escape] Escape
    [Space] Leertaste
    [Backspace] Rücktaste
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
    [kind] K, Q, R, B, N oder P
    [kind-shifted] Umschalt K, Q, R, B, N oder P
   *[step] ein Pfeil
  }
key-family-held = { $held ->
    [ctrl] Steuerung
    [shift] Umschalt
   *[ctrl-shift] Steuerung Umschalt
  } { $family ->
    [file] A bis H
    [rank] 1 bis 8
   *[kind] K, Q, R, B, N oder P
  }
key-free = tut hier nichts
help-begin = { $place ->
    [playing] Buchstaben: einen Zug tippen und Enter drücken, zum Beispiel e4 oder Springer f3. Pfeiltasten gehen über das Brett
    [competing] Pfeiltasten gehen über das Brett. Die Figur herausnehmen, einstecken, den Zug tippen, um ihn anzusagen, dann die Uhr drücken. Wiederholung oder fünfzig Züge sagen, um Remis zu beantragen
   *[listening] Pfeiltasten gehen über das Brett. Eine Zahl tippen und Enter drücken, um zu diesem Zug zu gehen
  }
help-more = noch einmal: alle Tasten der Reihe nach
explains = { $state ->
    [on] Drücke Tasten und höre, was sie tun; Escape beendet das
   *[off] Die Tasten tun wieder, was sie sagen
  }
prefix = dann:
writes = Tippe und drücke Enter
set-keyboard = { $keyboard ->
    [line] Buchstaben werden getippt
    [board] Buchstaben erkunden das Brett; Schrägstrich tippt eine Zeile
    [perkins] Die Tastatur ist eine Brailleschreibmaschine: F D S und J K L, und die Leertaste
   *[home-row] Die Grundreihe nennt Felder: erst die Linie, dann die Reihe
  }
set-key = { $key } ist die neue Taste
reset-keys = Alle Tasten sind wie am Anfang
change-key = Drücke die Taste, die sich ändern soll; Escape gibt auf
change-key-to = Drücke die neue Taste
key-taken = Drücke eine andere Taste
key-fixed = lässt sich nicht ändern
home-file = { $at-file }
