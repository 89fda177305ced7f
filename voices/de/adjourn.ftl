# Die Sätze der Hängepartien: Abgabezug, Umschlag, Wiederaufnahme.

agreed-session = Eine Sitzung dauert:
is-adjourned = Partie abgebrochen
seal-now = { WORD($side) }, Abgabezug { $number }: Steuerung S, still tippen, dann Steuerung Enter
seal-braille = Der Abgabezug wird in Brailleschrift geschrieben, in voller Notation, auf ein eigenes Blatt
sealed = Abgegeben. Das Menü Exportieren schreibt ihn in Brailleschrift
sealed-anew = Neu abgegeben
made-openly = Der Zug wurde auf dem Brett ausgeführt; er gilt als offener Zug
adjournment-lapsed = Die Stellung ist eine andere; der Abbruch entfällt, es geht weiter
time-taken = Der Rest der Sitzung geht zulasten von { WORD($side) }:
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
    [not-readable] { $detail }
    [changed] sie wurde nachträglich geändert
    [newer] sie ist von einem neueren Programm
   *[no-envelope] das ist kein Umschlag
  }
fault-line = in Zeile { $line }
named = Weiß: { $white }. Schwarz: { $black }
appointed = Wiederaufnahme: { $appointment }
set-up = Die Abbruchstellung ist aufgebaut; { WORD($side) } hat abgegeben
set-up-open = Die Abbruchstellung ist aufgebaut
waiting = Der Umschlag bleibt zu, bis { WORD($side) } kommt; diese Uhr läuft
waiting-unclocked = Der Umschlag bleibt zu, bis { WORD($side) } kommt
arrived = { WORD($side) } ist da
envelope-opened = Der Umschlag von { WORD($side) } wird geöffnet
envelope-says = Darin steht: { $text }
envelope-slip = Offensichtlicher Schreibfehler, berichtigt
seal-flawed = { $flaw ->
    [ambiguous] Das kann mehrere Züge bedeuten
    [illegal] Das ist kein legaler Zug
   *[unclear] Der Zug ist unleserlich
  }
sealer-away = { $may ->
    [must] Der Gegner fehlt: { WORD($side) } muss die Antwort mit Steuerung S abgeben und die Uhr drücken
   *[may] Der Gegner fehlt: { WORD($side) } kann die Antwort mit Steuerung S abgeben und die Uhr drücken
  }
reply-sealed = Die Antwort von { WORD($side) } ist abgegeben
envelope-lost = Der Umschlag ist verloren
sealer-says = { WORD($side) } nennt bei der Wiederaufnahme den Zug
annulled = Partie annulliert; eine neue wird gespielt
time-corrected = Die Uhr von { WORD($side) } wird berichtigt:
offered-meanwhile = { WORD($side) } bietet Remis an: ja oder nein?
concluded = Beendet ohne Wiederaufnahme
ruled-sealed-move = Der Abgabezug von { WORD($loser) } ist fehlerhaft und beendet die Partie
ruled-late = { WORD($loser) } ist nicht rechtzeitig gekommen
ruled-both-late = Beide sind nicht rechtzeitig gekommen

ask-session-over = { WORD($side) } möchte abbrechen. Der Schiedsrichter entscheidet: Ist die Sitzung zu Ende, so dass ein Zug abgegeben wird? Ja oder nein?
ask-consent = { WORD($side) } möchte abbrechen, aber die Sitzung ist nicht zu Ende und die Zeitkontrolle nicht geschafft. Stimmt der Schiedsrichter zu? Ja oder nein?
ask-early = Die Sitzung ist nicht zu Ende
ask-take-time = { WORD($side) } würde belastet:
ask-take-time-end = Trotzdem abbrechen? Ja oder nein?
ask-present = Die Partie wird wieder aufgenommen. Wer ist da? Eins: beide. Zwei: Weiß. Drei: Schwarz. Vier: niemand.
ask-late = Eine Karenzzeit ist nicht angesagt. Verliert, wer fehlt, sofort? Ja oder nein?
late-waits = Niemand verliert durch Verspätung
ask-word = Der Zug ist mit einem Kennwort verschlossen. Wie lautet es?
ask-beyond-doubt = Der Umschlag ist verloren. Sind Stellung und Abgabezug sicher? Ja spielt weiter, nein annulliert die Partie. Ja oder nein?
ask-annul = Die Partie zählt nicht und wird neu gespielt. Annullieren? Ja oder nein?
ask-meaning = Schiedsrichter: Steht fest, welcher Zug gemeint war? Bei nein ist die Partie verloren. Ja oder nein?
name-meaning = Den gemeinten Zug nennen
meaning-named = Gemeint war:
ask-unlike = Im Geschriebenen spricht nichts für { $from }, { $to }. Steht dieser Zug trotzdem fest? Ja oder nein?

refused-adjournment = { $what ->
    [away] Die Partie ist abgebrochen; Steuerung S nimmt sie wieder auf
    [closed] Der Umschlag ist noch geschlossen
    [not-adjourned] Nur bei einer Hängepartie
    [move-under-way] Erst den Zug auf dem Brett abschließen oder die Figuren zurückstellen
    [game-under-way] Erst die Partie auf dem Brett beenden
    [seals-other] Nicht abgegeben
    [too-little-time] Die Uhr hat weniger Zeit als der Rest der Sitzung
    [not-sealing] Jetzt ist kein Zug abzugeben
    [nothing-sealed] Noch ist kein Zug abgegeben; Steuerung S gibt einen ab
    [wrong-word] Falsches Kennwort
    [is-there] Dieser Spieler ist schon da
   *[not-lost] Der Umschlag ist nicht verloren
  }
secret-wanted = Abgabezug tippen, dann Enter; nichts wird gesprochen
secret-unread = Nicht verstanden; nichts davon wird behalten
