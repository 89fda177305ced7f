# Die Sätze der Hängepartien: Abgabezug, Umschlag, Wiederaufnahme.

agreed-session = Eine Sitzung dauert:
seal-now = Die Partie wird abgebrochen; { WORD($side) } gibt Zug { $number } ab: Steuerung S und der Zug, ohne Ton; Steuerung Enter hält die Uhren an
seal-braille = Der Abgabezug wird in Brailleschrift geschrieben, in voller Notation, auf ein eigenes Blatt
sealed = Abgegeben; die Seite Ausgeben des Menüs schreibt ihn in Brailleschrift
sealed-anew = Neu abgegeben
made-openly = Der Zug wurde auf dem Brett ausgeführt; er wird aufgeschrieben und gilt als offen
adjournment-lapsed = Auf dem Brett steht jetzt eine andere Stellung: Die Partie ist nicht mehr abgebrochen und geht weiter
time-taken = { WORD($side) } nimmt den Rest der Sitzung auf sich:
time-booked = als verbraucht vermerkt:
time-left = übrig:
is-adjourned-openly = Zug { $number } von { WORD($side) } wurde offen auf dem Brett ausgeführt
envelope = Weiß: { $white }. Schwarz: { $black }
envelope-nameless = Die Spieler sind nicht genannt
envelope-sealed = { WORD($side) } hat Zug { $number } abgegeben
envelope-unsealed = Noch ist nichts abgegeben
envelope-used = { WORD($side) } hat verbraucht:
envelope-offer = Ein Remisangebot von { WORD($side) } gilt
envelope-appointed = Wiederaufnahme: { $appointment }
envelope-filed = Der Umschlag ist in der Datei { $file }
envelope-taken = Der Umschlag liegt auf dem Tisch; Steuerung S nimmt die Partie wieder auf
envelope-broken = { $file } ist als Umschlag nicht zu gebrauchen: { $fault ->
    [not-found] die Datei gibt es nicht
    [not-readable] sie ist nicht lesbar
    [changed] sie wurde nachträglich geändert
    [newer] sie ist von einem neueren Programm
   *[no-envelope] das ist kein Umschlag
  } { $detail }
named = Weiß: { $white }. Schwarz: { $black }
appointed = Wiederaufnahme: { $appointment }
set-up = Die Abbruchstellung ist aufgebaut; { WORD($side) } hat abgegeben
waiting = Der Umschlag bleibt zu, bis { WORD($side) } kommt; diese Uhr läuft
arrived = { WORD($side) } ist da
envelope-opened = Der Umschlag von { WORD($side) } wird geöffnet
envelope-says = Darin steht: { $text }
envelope-slip = Ein offenbarer Schreibfehler; er wird berichtigt
seal-flawed = { $flaw ->
    [ambiguous] Das kann mehrere Züge bedeuten
    [illegal] Das ist kein legaler Zug
   *[unclear] Was das heißt, lässt sich nicht feststellen
  }
sealer-away = { $may ->
    [must] Der Gegner fehlt: { WORD($side) } muss die Antwort mit Steuerung S abgeben und die Uhr drücken
   *[may] Der Gegner fehlt: { WORD($side) } kann die Antwort mit Steuerung S abgeben und die Uhr drücken
  }
reply-sealed = Die Antwort von { WORD($side) } ist abgegeben
envelope-lost = Der Umschlag ist verloren
sealer-says = { WORD($side) } sagt bei der Wiederaufnahme, welcher Zug es war
annulled = Die Partie ist annulliert, und eine neue wird gespielt
time-corrected = Die Uhr von { WORD($side) } wird richtiggestellt:
offered-meanwhile = { WORD($side) } bietet Remis. Das Angebot gilt: Ja nimmt an, Nein lehnt ab
concluded = Sie endet, ohne wieder aufgenommen zu werden
ruled-sealed-move = Der Abgabezug von { WORD($loser) } ist fehlerhaft und beendet die Partie
ruled-late = { WORD($loser) } ist zu spät gekommen
ruled-both-late = Beide sind zu spät gekommen

ask-session-over = { WORD($side) } möchte abbrechen. Der Schiedsrichter entscheidet: Ist die Sitzung zu Ende, so dass ein Zug abgegeben wird? Ja oder nein?
ask-consent = { WORD($side) } möchte abbrechen, aber die Sitzung ist nicht zu Ende und die Zeitkontrolle nicht geschafft. Stimmt der Schiedsrichter zu? Ja oder nein?
ask-early = Die Sitzung ist nicht zu Ende
ask-take-time = { WORD($side) } würde den Rest auf sich nehmen:
ask-take-time-end = Trotzdem abbrechen? Ja oder nein?
ask-present = Die Partie wird wieder aufgenommen. Wer ist da? Eins: beide. Zwei: Weiß. Drei: Schwarz. Vier: niemand.
ask-word = Der Zug ist mit einem Wort verschlossen. Wie heißt das Wort?
ask-beyond-doubt = Der Umschlag ist verloren. Lässt sich die Stellung wiederherstellen, und ist der Abgabezug zweifelsfrei? Ja spielt weiter, Nein annulliert die Partie. Ja oder nein?
ask-meaning = Schiedsrichter: Steht fest, welcher Zug gemeint war? Nein verliert die Partie. Ja oder nein?
name-meaning = Den gemeinten Zug nennen

refused-adjournment = { $what ->
    [away] Die Partie ist abgebrochen; Steuerung S nimmt sie wieder auf
    [closed] Der Umschlag ist noch zu
    [not-adjourned] Das gehört zu einer Hängepartie
    [move-under-way] Erst zu Ende führen, was auf dem Brett begonnen ist
    [too-little-time] Der Rest der Sitzung ist mehr Zeit, als auf dieser Uhr ist
    [not-sealing] Jetzt ist kein Zug abzugeben
    [nothing-sealed] Noch ist kein Zug abgegeben; Steuerung S gibt einen ab
    [wrong-word] Mit diesem Wort geht der Umschlag nicht auf
    [is-there] Dieser Spieler ist schon da
   *[not-lost] Der Umschlag ist nicht verloren
  }
secret-wanted = Schreiben Sie den Abgabezug, dann Enter. Nichts davon wird laut gesagt
