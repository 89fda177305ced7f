# The sentences of the program.

## Beginning and end

greeting = Annabella
greeting-setup = Sprache { $language }, Ansagen: { $announcer }
greeting-help = F1 hilft
began = { $players ->
    [one] Neue Partie, { WORD($side) } am Zug
   *[two] Neue Partie, zwei Spieler, { WORD($side) } am Zug
  }
began-at = Stellung aufgebaut; Zug { $number }, { WORD($side) } am Zug
resumed = { WORD($side) } am Zug
last-move = Letzter Zug:
opened = { $white ->
    [unknown] unbekannt
   *[other] { $white }
  } gegen { $black ->
    [unknown] unbekannt
   *[other] { $black }
  }, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
opened-nameless = Eine Partie, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  }
opened-place = Partie { $number } von { $count }
opened-event = Turnier: { $event }
opened-date = Datum:
opened-result = { $result ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [draw] Remis
    [nobody] Beide haben verloren
   *[unknown] Das Ergebnis ist nicht bekannt
  }
opened-hint = Bild ab spielt den nächsten Zug
played-on = Ab hier wird gespielt; { WORD($side) } am Zug
end-of-game = Hier endet die Partie, { $result ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [draw] remis
    [nobody] beide haben verloren
   *[unknown] ohne Ergebnis
  }
beginning-of-game = Das ist der Anfang der Partie
goodbye = Auf Wiederhören, die Partie ist gespeichert
goodbye-unkept = Auf Wiederhören. Die Partie ist nicht gespeichert

## Rulings

ruled-checkmate = Schachmatt, { WORD($winner) } gewinnt
ruled-mated = { WORD($winner) } gewinnt
ruled-stalemate = Patt, remis
ruled-dead-position = Tote Stellung, remis
ruled-listed-material = Zu wenig Material zum Gewinnen, remis
ruled-repetition = Stellung kam { $times } Mal vor, remis
ruled-quiet-moves = { $moves }-Züge-Regel, remis
ruled-resigned = { WORD($loser) } gibt auf
ruled-agreed = Remis vereinbart
result = { $result ->
    [white] Eins zu null
    [black] Null zu eins
    [draw] Ein halber Punkt für jeden
    [nobody] Null zu null
   *[unknown] Kein Ergebnis
  }
article = { $article }

## The board

square-empty = { $square }, leer
square-piece = { $square }, { WORD($side, $piece) }
edge = { $square }, Brettrand
taken = { WORD($side, $piece) } { $square } in der Hand
put-back = { WORD($piece) } zurück auf { $square }
nothing-to-cancel = Nichts abzubrechen
to-move = { WORD($side) } am Zug, Zug { $number }
to-move-now = { WORD($side) } am Zug
in-check = im Schach
pieces-of = { WORD($side) }:
pieces-at = { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
pieces-run = { WORD($piece, form: "plural") } { $file } bis { $to }
squares-run = { $file } bis { $to }
starting-position = Grundstellung
pieces-none = { WORD($side) } hat { WORD($piece, form: "no-acc") }
pieces-of-kind = { WORD($side) }: { $count ->
    [one] { WORD($piece) } { $squares }
   *[other] { WORD($piece, form: "plural") } { $squares }
  }
attacked-by = { WORD($side) }:
piece-from = { WORD($piece) } { $square }
attacked-by-none = Keine Angreifer

## The game so far

undone = Zurückgenommen
result-undone = Ergebnis zurückgenommen
stepped-back = Ein Schritt zurück
at-start = Anfang der Partie
at-move = Zug { $number }, { WORD($side) } am Zug
move-number = Zug { $number }:
no-moves-yet = Noch kein Zug
no-clock = In dieser Partie gibt es keine Uhr
adjusted = Zurechtrücken ist frei; hier gilt kein Berührt-geführt
status-going-on = Die Partie läuft
status-over = { $result ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [draw] Die Partie endete remis
    [nobody] Beide haben verloren
   *[unknown] Die Partie ist zu Ende
  }

## Questions

typed = { $text }
typed-space = Leerzeichen
typed-sign = { $sign ->
       *[other] { $text }
    }
    .spoken = { $sign ->
        [comma] Komma
        [dot] Punkt
        [hyphen] Strich
        [colon] Doppelpunkt
        [semicolon] Semikolon
        [exclamation] Ausrufezeichen
        [question] Fragezeichen
        [apostrophe] Apostroph
        [quotes] Anführungszeichen
        [opens] Klammer auf
        [closes] Klammer zu
        [underscore] Unterstrich
        [slash] Schrägstrich
       *[other] { $text }
    }
erased = { $text } gelöscht
line-empty = Die Zeile ist leer
line-erased = Zeile gelöscht
clipboard-empty = Kein Text in der Zwischenablage
paste-too-long = Zu lang, nichts eingefügt
paste-unread = Weder Stellung noch Partie noch Zugliste; Anfang: { $text }
pasted-position = Eine Stellung, { WORD($side) } am Zug; Enter baut sie auf
move-ahead = { $kept ->
    [kept] Ihr Zug wartet
   *[gone] Wartender Zug verworfen
  }
thanked = Ich danke Ihnen
hello = Guten Tag
which-language = Welche Sprache: Deutsch, Englisch, Französisch, Russisch oder Spanisch?
which-voice = Für die Züge oder für alles? Sagen Sie: andere Ansagestimme, oder: anderer Sprecher
term-unknown = Unbekannte Vereinbarung: { $word }
clock-wrong = { $word } ist keine Bedenkzeit:
clock-period = { WORD($side) }, Zeitperiode { $period }{ $reason ->
    [no-moves] , keine Zahl von Zügen
    [no-time] , keine Zeit
    [not-last] , eine Zeit für alle Züge muss die letzte sein
    [too-large] , Zahl zu groß
   *[unreadable] , nicht lesbar
  }
clock-forms = Minuten plus Sekunden, etwa 90+30, oder 40 Züge in 90 Minuten, dann 30: 40/90,30
clock-unknown = Das ist keine Bedenkzeit. Zum Beispiel: 10+5
at-a-loss = F1 für Hilfe. Oder fragen Sie, etwa: Wer ist am Zug?
left-as-it-is = Es bleibt, wie es ist
ask-new-game = Diese Partie abbrechen? Ja oder nein?
ask-open = Die Partie ist nicht zu Ende. Trotzdem die Datei öffnen? Ja oder nein?
ask-resign = { WORD($side) }, wirklich aufgeben? Ja oder nein?
ask-draw = { WORD($side) } bietet Remis an. { WORD($opponent) }, ja oder nein?
ask-resume = Unbeendete Partie, { $moves ->
    [0] kein Zug
    [one] ein Zug
   *[other] { $moves } Züge
  }{ $clock ->
    [runs] . Dann läuft die Uhr
   *[none] { "" }
  }. Weiterspielen?
ask-promotion = Was wird der Bauer? Dame, Turm, Läufer oder Springer?
ask-read-back = Richtig? Ja oder nein?
ask-meant = Meinten Sie: { $words }?
ask-meant-move = Meinten Sie { $words }?
ask-either = Meinten Sie { $words } oder { $other }?
ask-quit = Das Programm beenden? Die Partie bleibt erhalten. Ja oder nein?
ask-which-from = { WORD($piece) } { $squares }?
ask-which = { $count } Züge passen. Welcher?
before-that = und davor:
before-that-more = und weitere davor
declined = Abgebrochen
declined-draw = Remis abgelehnt
declined-choice = Kein Zug gemacht
declined-resume = Sie wartet; ein Zug setzt sie fort

## Settings

set-language = Sprache: { $voice }
set-announcer = Ansagen: { $voice }
set-voice = { $voice }
set-form = Zugform: { $form ->
    [full] ausführlich
    [short] kurz
    [squares] nur Felder
    [san] Buchstaben der Notation
   *[uci] Notation der Schachprogramme
  }
set-files = Linien: { $files ->
    [anna] Anna, Bella, Cesar
    [nato] Alfa, Bravo, Charlie
   *[letters] Buchstaben
  }
    .spoken = Linien: { $files ->
    [anna] Anna, Bella, Zäsar
    [nato] Alfa, Bravo, Tscharli
   *[letters] Buchstaben
  }
set-zwo = Reihe 2: { $state ->
    [on] zwo
   *[off] zwei
  }
set-read-back = { $state ->
    [on] Züge in Worten werden zuerst vorgelesen
   *[off] Züge in Worten werden sofort ausgeführt
  }
set-speaker = { $speaker ->
    [system] Die Systemstimme spricht
   *[embedded] Die eingebaute Stimme spricht
  }
set-rate = Sprechtempo { $percent } Prozent
set-end = { $value ->
    [most] höchster Wert
   *[least] niedrigster Wert
  }
set-speech-volume = Sprachlautstärke { $percent } Prozent
set-earcon-volume = Lautstärke der Klänge { $percent } Prozent

## Help

help-answering = J für ja, N für nein, dann Enter; oder mit den Pfeilen wählen. F2 wiederholt die Frage.
help-choosing = Pfeile oder Anfangsbuchstaben wählen, Enter nimmt die Wahl an; Escape bricht ab. F2 wiederholt die Frage.

## Refusals

illegal-empty = Auf { $square } steht nichts
illegal-opponents-piece = { WORD($piece, form: "the") } auf { $square } gehört { WORD($side) }
illegal-no-such-piece = Sie haben { WORD($piece, form: "no-acc") }
illegal-none-reaches = { $piece ->
    [king] Der König kann nicht
   *[other] { WORD($piece, form: "no") } kann
  } nach { $to }
illegal-nothing-reaches = Nichts kann nach { $to }
illegal-not-its-way = { WORD($piece) } kann nicht von { $from } nach { $to }
illegal-own-piece = Auf { $square } steht { WORD($piece, form: "own") }
illegal-blocked = { WORD($side, $piece, form: "the") } auf { $square } steht im Weg
illegal-nothing-to-capture = Auf { $square } ist nichts zu schlagen
illegal-pinned = { WORD($piece, form: "the") } auf { $square } ist gefesselt, von der Figur auf { $by }
illegal-still-in-check = Der König bliebe im Schach von { $by }
illegal-king-into-check = Der König käme auf { $square } ins Schach von { $by }
illegal-castling-right = { $way ->
    [short] Kurze Rochade
   *[long] Lange Rochade
  } geht nicht: König oder Turm hat gezogen
illegal-castling-in-check = Keine Rochade im Schach
illegal-castling-between = Keine Rochade: { $square } ist nicht frei
illegal-castling-attacked = Keine Rochade: { $square } ist angegriffen
illegal-no-promotion = Das ist keine Umwandlung
illegal-no-capture = Auf { $square } ist nichts zu schlagen
illegal-no-captures = So ist nichts zu schlagen
illegal-not-there = Auf { $square } steht { WORD($piece, form: "no") }
illegal-none-from-there = Von dort kann { WORD($piece, form: "no") } nach { $to }
illegal-no-en-passant = Das ist kein Schlagen en passant
illegal-no-such-check = Das ist kein { $check ->
    [double] Doppelschach
    [mate] Matt
   *[single] Schach
  }
refused-unreadable = { $script ->
    [cyrillic] Russische Buchstaben; die Sprache ist Deutsch
    [mixed] Russische und lateinische Buchstaben gemischt
   *[other] Nicht verstanden: { $text }
  }
refused-unreadable-empty = Nicht verstanden
refused-unopenable = { $file } lässt sich nicht öffnen: { $fault ->
    [not-found] keine solche Datei
    [not-readable] { $detail }
    [no-game] keine Partie darin
   *[other] { $fault } { $detail }
  }
refused-unopenable-at = { $file }, Zeile { $line }, Spalte { $column }: { $what }
unopenable-move = Zug { $number }, { $move }: { $fault ->
    [ambiguous-move] mehrere Züge passen
    [unreadable-move] das ist kein Zug
   *[other] nicht möglich
  }
pasted-text = Eingefügter Text
unopenable-there = { $fault ->
    [illegal-move] dieser Zug ist nicht erlaubt
    [ambiguous-move] mehrere Züge passen
    [unreadable-move] das ist kein Zug
    [bad-fen] diese Stellung ist nicht möglich
    [malformed-tag] dieser Eintrag ist fehlerhaft
    [repeated-tag] dieser Eintrag steht zweimal mit verschiedenen Werten
    [open-comment] dieser Kommentar endet nicht
    [open-variation] diese Variante endet nicht
    [result-on-board] das Ergebnis ist nicht das auf dem Brett
    [move-number] unpassende Zugnummern
    [results-differ] das Ergebnis ist anders als im Eintrag
    [variant] diese Partie ist weder Schach noch russisches Damespiel
    [too-many-moves] diese Partie hat mehr Züge, als die Regeln erlauben
    [too-long] dieser Teil ist zu lang und wurde übergangen
   *[other] { $fault }
  }
unopenable-detail = { $what }: { $detail }
refused-game-over = Die Partie ist zu Ende: { $result ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [draw] remis
    [nobody] beide haben verloren
   *[unknown] kein Ergebnis
  }
refused-listening = Eine Partie wird angehört; Steuerung P spielt von hier weiter
refused-not-listening = Nur beim Anhören einer Partie; Steuerung O öffnet eine
refused-nothing-here = Auf { $square } ist nichts zu nehmen
refused-not-yours = { WORD($side, $piece, form: "the") } auf { $square } gehört dem Gegner
refused-no-moves = Noch kein Zug
refused-nothing-taken-back = Nichts wurde zurückgenommen
refused-no-such-move = Die Partie hat keinen Zug { $number }
refused-no-question = Es gibt keine Frage zu beantworten
refused-nothing-announced = Noch nichts angesagt

## Remisanträge

claims-none = In dieser Partie konnte kein Remis beantragt werden
claims-some = Remis konnte an { $count ->
    [one] einer Stelle
   *[other] { $count } Stellen
  } der Partie beantragt werden
claim-repetition = die Stellung kam { $times ->
    [one] einmal
   *[other] { $times } Mal
  } vor
claim-repetition-ahead = mit einem angekündigten Zug kommt die Stellung { $times ->
    [one] einmal
   *[other] { $times } Mal
  } vor
claim-quiet = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  } jeder Seite ohne Schlagen und ohne Bauernzug
claim-quiet-ahead = mit einem angekündigten Zug { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
  } jeder Seite ohne Schlagen und ohne Bauernzug
claim-run = und ebenso bei { $count ->
    [one] dem nächsten Zug
   *[other] den nächsten { $count } Zügen
  }
claim-fate = { $fate ->
    [made] hier endete die Partie remis
    [missed] nicht beantragt
   *[open] hier endete die Partie
  }
claim-unless-won = Wird ein längerer Gewinn nachgewiesen, sind noch { $moves } Züge nötig
claim-moves = { $count ->
    [1] Der Zug:
   *[other] Einer von { $count } Zügen:
  }
draw-claimed = { $ground ->
    [repetition] { WORD($side) } beantragt Remis durch Stellungswiederholung
   *[quiet-moves] { WORD($side) } beantragt Remis nach der 50-Züge-Regel
  }
claim-wrong = Falscher Antrag: { $what ->
    [repetition] die Stellung kam { $number ->
        [one] einmal
       *[other] { $number } Mal
      } vor, nicht { $wanted } Mal
    [repetition-ahead] mit diesem Zug kommt die Stellung { $number ->
        [one] einmal
       *[other] { $number } Mal
      } vor, nicht { $wanted } Mal
    [quiet-moves] { $number ->
        [one] ein Zug
       *[other] { $number } Züge
      } ohne Schlagen und Bauernzug, nicht { $wanted }
   *[quiet-moves-ahead] mit diesem Zug { $number ->
        [one] ein Zug
       *[other] { $number } Züge
      } ohne Schlagen und Bauernzug, nicht { $wanted }
  }
loses-time = Abzug für { WORD($side) }:
must-declared = Der Zug von { $from } nach { $to } wurde angekündigt und muss ausgeführt werden
must-declared-promotion = Der Zug von { $from } nach { $to } mit Umwandlung in { WORD($piece, form: "acc") } wurde angekündigt und muss ausgeführt werden
may-claim = { WORD($side) } kann Remis beantragen
may-not-claim = { WORD($side) } kann jetzt kein Remis beantragen
claims-over = nach den Regeln war die Partie hier zu Ende:

## Trouble

trouble-sound = { $what ->
    [no-device] Kein Audiogerät, kein Ton. { $detail }
    [device-lost] Das Audiogerät wurde getrennt. { $detail }
    [device-back] Das Audiogerät ist wieder da
    [second-device-missing] Das zweite Audiogerät fehlt; alles kommt aus dem ersten
    [second-device-back] Das zweite Audiogerät ist wieder da
    [voice-missing] Keine Stimme für { $detail }
    [system-voice-silent] Die Systemstimme antwortet nicht; die eingebaute Stimme spricht
    [file-failed] Die Tondatei konnte nicht geschrieben werden
    [speech-failed] Ein Satz konnte nicht gesprochen werden
    [embedded-port] eSpeak NG ist nicht installiert; die eingebaute Stimme spricht
   *[other] Ton: { $what } { $detail }
  }
trouble-unwritable = { $file } lässt sich nicht schreiben: { $detail }
system-fault = { $what ->
    [denied] die Berechtigung fehlt
    [not-found] keine solche Datei
    [folder] das ist ein Ordner
    [source] aus dieser Datei wird gelesen
    [no-folder] diesen Ordner gibt es nicht
    [exists] gibt es schon
    [full] der Datenträger ist voll
    [read-only] der Datenträger ist schreibgeschützt
    [busy] ein anderes Programm benutzt die Datei
    [bad-name] dieser Name ist nicht möglich
    [no-text] kein Text
    [no-file] das ist keine gewöhnliche Datei
    [circle] die Verknüpfungen führen im Kreis
    [no-program] es ist kein Programm
   *[other] das System lässt es nicht zu
  }
trouble-no-such-voice = Keine Stimme namens { $voice }
trouble-not-understood = Nicht verstanden: { $text }
trouble-settings = Die Einstellungen waren nicht lesbar; es gelten die Standardwerte: { $detail }
trouble-in-use = Annabella läuft schon; was hier geschieht, wird nicht gespeichert
trouble-not-kept = Was jetzt geschieht, wird nicht gespeichert
trouble-log = Das Protokoll der letzten Partie ist ab Zeile { $line } beschädigt; es liegt als { $kept } bereit
refused-no-other-game = Keine weitere Partie in der Datei

## Das Fenster

label = { $what ->
    [opponent] Annabella, Brett des Gegners
    [title] Annabella
    [board] Brett
    [moves] Züge
    [clocks] Uhren
    [no-clocks] Keine Uhr
    [control] Strg
    [files] Dateien
    [captured] Geschlagen:
    [messages] Meldungen
    [line] Zug oder Befehl
    [menu] Menü
    [white] Weiß
    [black] Schwarz
    [play] Spielen
    [competition] Turnierpartie
    [drills] Training
    [open] Öffnen
   *[help] Hilfe
  }
