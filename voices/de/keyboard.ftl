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
board-action = { $action ->
    [colour] das Feld und seine Farbe
    [to-rank] auf die Reihe, auf dieser Linie
    [to-file] auf die Linie, auf dieser Reihe
    [next-piece] zur nächsten Figur dieser Art
    [previous-piece] zur vorigen Figur dieser Art
    [attackers-here] wer dieses Feld angreift
    [defenders-here] wer dieses Feld deckt
    [moves-from] legale Züge dieser Figur
    [captures-from] was diese Figur schlagen kann
    [in-hand] legale Züge der Figur in der Hand
    [if-put] was die Figur in der Hand hier täte
    [threats] was der letzte Zug angreift
    [rank-here] diese Reihe
    [file-here] diese Linie
    [next-slanting-ray] die nächste schräge Richtung
    [previous-slanting-ray] die vorige schräge Richtung
    [next-straight-ray] die nächste gerade Richtung
    [previous-straight-ray] die vorige gerade Richtung
    [last-move] der letzte Zug
    [to-last-move] dorthin, wo der letzte Zug endete
    [last-captured] was zuletzt geschlagen wurde
    [changes] was sich seit der letzten Frage geändert hat
    [whole-board] das ganze Brett
    [flip] das Brett umdrehen
    [view] Blick
    [view-ray] was in einer Richtung steht
    [view-file] eine Linie
    [view-rank] eine Reihe
    [view-diagonals] die Diagonalen
    [view-knight] was einen Springerzug entfernt steht
    [view-king] was ringsum steht
    [squares] Felder
    [squares-kind] alle Figuren dieser Art
    [squares-others] die Figuren dieser Art des Gegners
    [squares-own] die eigenen Figuren
    [squares-theirs] die Figuren des Gegners
    [squares-white] die weißen Figuren
    [squares-black] die schwarzen Figuren
    [squares-all] alle Figuren
    [squares-files] alle Figuren, Linie für Linie
    [squares-pawns] die Bauern, Linie für Linie
    [squares-material] das Material
    [jump] Sprung
    [jump-file] auf die Linie
    [jump-rank] auf die Reihe
   *[jump-last] dorthin, wo der letzte Zug endete
  }

# Words for what has a key.

hear-action-menu = Menü | Menü öffnen | Menü schließen
