# Die Sätze der Partien mit Vereinbarung: Uhr, Turnierpartie, Entscheidungen, Erklärungen.

## The agreement

agreed = { $edition }{ $competition ->
    [standard] { "" }
    [practice] , freie Partie
    [rapid] , Schnellschach
    [rapid-watched] , Schnellschach, Schiedsrichter am Brett
    [blitz] , Blitz
   *[blitz-watched] , Blitz, Schiedsrichter am Brett
  }
agreed-touch = { $who ->
    [both] Beide auf dem Steckbrett
    [white] Weiß auf dem Steckbrett, Schwarz sieht
    [black] Schwarz auf dem Steckbrett, Weiß sieht
   *[nobody] Beide sehen
  }
agreed-read-out = Züge dürfen auf Tastendruck vorgelesen werden
agreed-repeats = Der Gegner wiederholt jede Ansage
agreed-two-boards = Jeder hat ein eigenes Brett
agreed-no-draws = Kein Remis vor Zug { $number }
period-moves = { $moves ->
    [one] Ein Zug in:
   *[other] { $moves } Züge in:
  }
period-rest = Danach:
bonus = { $bonus ->
    [increment] { $seconds ->
        [one] plus eine Sekunde pro Zug
       *[other] plus { $seconds } Sekunden pro Zug
      }
    [delay] { $seconds ->
        [one] die erste Sekunde jedes Zuges frei
       *[other] die ersten { $seconds } Sekunden jedes Zuges frei
      }
   *[bronstein] { $seconds ->
        [one] bis zu eine Sekunde jedes Zuges zurück
       *[other] bis zu { $seconds } Sekunden jedes Zuges zurück
      }
  }

## The clock

time-of = { WORD($side) }
time-left-of = { WORD($side) }{ " " }
hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  }
minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }
seconds = { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  }
hours-minutes = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
  } { $minutes }
minutes-seconds = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  } { $seconds }
moves-made = { $moves ->
    [one] ein Zug gemacht
   *[other] { $moves } Züge gemacht
  }
to-control = { $moves ->
    [one] ein Zug bis zur Kontrolle
   *[other] { $moves } Züge bis zur Kontrolle
  }
flag-down = das Blättchen ist gefallen
paused = Die Uhren stehen
clock-runs = Die Uhr von { WORD($side) } läuft

set-warnings = Die Uhr warnt bei:
set-no-warnings = Die Uhr warnt nicht

## The sequence of a move

taken-off = { WORD($side, $piece) } { $square } vom Brett
placed = { WORD($piece) } { $square }
promoted = Umwandlung: { WORD($piece) }
touched = { WORD($side, $piece) } { $square } berührt
felt = { WORD($side, $piece) } { $square }; Abtasten verpflichtet nicht
adjusting = Sie können zurechtrücken
announced-otherwise = Das ist nicht der Zug auf dem Brett
repeated = { WORD($side) } wiederholt
move-counts = Der ausgeführte Zug gilt, nicht die Ansage
completed = { WORD($side) } am Zug
control-reached = { WORD($side) } hat die Zeitkontrolle geschafft; dazu kommen:
clock-forgotten = { WORD($side) }: die Uhr ist noch nicht gedrückt
touch-free = Keine berührte Figur kann ziehen oder geschlagen werden; jeder Zug ist frei
castling-free = Die Rochade ist nicht legal, und der König kann nicht ziehen; jeder Zug ist frei
must-move = Berührt, geführt: { WORD($piece) } { $square }
move-touched = { WORD($piece) } { $square } zieht
must-capture = { WORD($piece, form: "the") } auf { $square } ist berührt und muss geschlagen werden
must-capture-with = { WORD($piece, form: "the") } auf { $from } muss { WORD($taken, form: "the-acc") } auf { $square } schlagen
must-either = Berührt: { WORD($piece, form: "the") } auf { $from } zieht, oder { WORD($taken, form: "the") } auf { $square } wird geschlagen
must-castle = Es muss rochiert werden: König nach { $to }
must-move-king = Diese Rochade geht nicht: der König muss anders ziehen
must-move-pawn = Bauer { $from } wurde auf { $to } losgelassen: dorthin ziehen
must-move-king-only = Rochieren zählt hier nicht: mit dem König ziehen
put-moved-back = Stellen Sie zurück, was Sie gezogen haben

## Rulings

ruled-perpetual-check = { WORD($side) } gibt Dauerschach, remis
ruled-flag = Das Blättchen von { WORD($loser) } ist gefallen
ruled-both-flags = Beide Blättchen sind gefallen, remis
ruled-illegal-moves = Der regelwidrige Zug Nummer { $number } von { WORD($loser) } beendet die Partie
penalised = { $what ->
    [illegal-move] Regelwidriger Zug
    [without-move] Uhr ohne Zug gedrückt, regelwidriger Zug
    [unpromoted] Bauer nicht umgewandelt, regelwidriger Zug
   *[unpromoted-queen] Bauer nicht umgewandelt, nun Dame: regelwidriger Zug
  }, Nummer { $number } von { WORD($side) }
penalised-first = { $what ->
    [illegal-move] Illegal
    [without-move] Uhr ohne Zug gedrückt: regelwidriger Zug
    [unpromoted] Bauer nicht umgewandelt: regelwidriger Zug
   *[unpromoted-queen] Bauer nicht umgewandelt, nun Dame: regelwidriger Zug
  }
yes-means = Ja heißt:
restored = Stellung wiederhergestellt
gains = { WORD($side) } bekommt:
gained-by = { " " }für { WORD($side) }
illegal-stands = Niemand hat den regelwidrigen Zug reklamiert; er gilt
offered = { WORD($side) } bietet Remis an: ja oder nein?
offer-stands = Das Remisangebot von { WORD($side) } gilt; { WORD($opponent) } antwortet: ja oder nein?
offer-disturbs = Falscher Zeitpunkt
offer-written = Beide schreiben es auf

## What the laws forbid now

forbidden = { $what ->
    [not-moved] Auf dem Brett ist noch kein Zug gemacht
    [nothing-to-announce] Erst auf dem Brett ziehen: Figur herausnehmen, dann stecken
    [not-announced] Erst ansagen
    [differs] Die Ansage ist nicht der Zug auf dem Brett; berichtigen Sie sie, bevor Sie die Uhr drücken
    [not-repeated] Der Gegner hat die Ansage noch nicht wiederholt
    [repetition-differs] Das wurde nicht angesagt
    [promotion-not-said] Sagen Sie, was der Bauer wird
    [ambiguous] Mehrere Züge passen zur Ansage; sagen Sie mehr
    [made] Der Zug ist gemacht; die Figuren bleiben stehen
    [adjust-now] Zurechtrücken geht jetzt nicht
    [time-not-now] Fragen Sie nach der Zeit, wenn Sie am Zug sind
    [offer-not-now] Remis bietet man nach dem eigenen Zug an, bevor man die Uhr drückt
    [offer-while-adjourned] In einer Hängepartie wird hier kein Remis angeboten
    [offer-again] Ihr Angebot wurde abgelehnt; erst ist der Gegner mit Anbieten an der Reihe
    [flag-up] Das Blättchen des Gegners ist nicht gefallen
    [own-flag-down] Auch Ihr eigenes Blättchen ist gefallen
    [flag-not-claimed] Über Blättchen entscheidet allein der Schiedsrichter
    [nothing-illegal] Es gibt nichts Regelwidriges zu reklamieren
    [claim-too-late] Dafür ist es zu spät
    [claim-lost] Bei diesem Zug können Sie kein Remis mehr beantragen
    [not-ahead] Diese Regeln zählen fünfzig Züge erst, wenn sie gemacht sind
    [told-unasked] Hier wird die Zeit nur auf Anfrage gesagt, wenn keine Zeitwarnungen vereinbart sind
    [no-checks] Es folgten keine Schachgebote aufeinander
    [just-rejected] Der Schiedsrichter hat das eben abgelehnt
    [advice] Das darf Ihnen während der Partie niemand sagen
    [before-control] Vor der Zeitkontrolle kann nur der Schiedsrichter dem Abbruch zustimmen
    [seal-changed] Der Abgabezug kann nicht geändert werden
    [must-seal] Die Antwort wird abgegeben, nicht auf dem Brett ausgeführt
    [only-more-time] Uhren bekommen jetzt nur noch mehr Zeit
    [error-too-late] Das war vor Ihrem ersten Zug zu sagen; jetzt entscheidet nur der Schiedsrichter
    [quickplay-not-announced] Anträge auf Remis in der Endspurtphase wurden nicht vereinbart
    [quickplay-not-now] Dafür brauchen Sie weniger als zwei Minuten, keinen Zeitzuschlag, und Ihr Blättchen oben
    [claim-final] Ein Antrag kann nicht zurückgenommen werden
    [decided-after-flag] Über einen zurückgestellten Antrag wird erst entschieden, wenn das Blättchen gefallen ist
   *[taking-back] Züge werden nicht zurückgenommen
  }
forbidden-piece = { $what ->
    [in-hand] { WORD($piece, form: "the") } von { $square } ist noch in der Hand
    [capture-left] { WORD($piece, form: "the") } auf { $square } ist geschlagen und steht noch
   *[goes-back] { WORD($piece, form: "the") } kommt zurück auf { $square }
  }
forbidden-square = { $what ->
    [promotion-left] Was wird der Bauer auf { $square }: Dame, Turm, Läufer oder Springer?
    [promotion-final] Was jetzt auf { $square } steht, bleibt; die Wahl ist endgültig
   *[castling-left] Der Turm auf { $square } muss dem König folgen
  }
forbidden-moved = { WORD($piece, form: "the") } auf { $from } kommt zurück auf { $square }
forbidden-before = { $number ->
    [one] Kein Remis, bevor jeder einen Zug gemacht hat
   *[other] Kein Remis vor Zug { $number }
  }
disagreed = { $what ->
    [no-such-edition] Diese Fassung der Regeln gibt es nicht
    [no-such-form] Diese Fassung hat keine Regeln für diese Form
    [no-repetition] In dieser Fassung wiederholt der Gegner die Ansage nicht
    [no-draw-limit] In dieser Fassung kann man Remis nicht verbieten
    [no-quickplay] Diese Fassung kennt keinen Remisantrag in der Endspurtphase
    [no-quickplay-in-form] In dieser Partieform gibt es keinen Remisantrag in der Endspurtphase
   *[no-delay] Diese Fassung kennt keine Verzögerung
  }
refused-occupied = Auf { $square } steht { WORD($side, $piece, form: "the") }
refused-now = { $what ->
    [not-in-practice] Nur in einer Turnierpartie; Steuerung G beginnt eine
    [empty-hand] Sie haben keine Figur herausgenommen
    [not-read-out] Vereinbart ist, mit Worten anzusagen
    [paused] Die Uhren stehen
    [no-pause] In einer Turnierpartie werden die Uhren nicht angehalten
    [practice-only] In einer Turnierpartie sagt Ihnen das niemand; stellen Sie den Antrag, dann wird geprüft
    [claims-later] Anträge einer Turnierpartie werden nach der Partie genannt
    [offer-stands] Ihr Angebot gilt schon
   *[claim-first] Von diesem regelwidrigen Zug geht es nicht weiter; reklamieren Sie ihn
  }

## Questions

ask-edition = Welche Regeln? Nur Enter: FIDE 2023. Pfeile: fünf andere.
ask-blind = Wer spielt auf dem Steckbrett? Nur Enter: beide. Zwei: Weiß. Drei: Schwarz. Vier: niemand.
ask-control = Welche Uhr? Nur Enter: 90+30. Oder tippen, etwa 10+5. Null: ohne Uhr.
ask-agreement-instead = Diese Partie abbrechen und beginnen?
ask-agreement = Beginnen?
help-agreeing = Ja beginnt, nein bricht ab. Oder tippen, was noch gilt, etwa vorlesen, zwei Bretter, kein Remis vor 30.

## Help


## Why: what a rule says, in few words

why-nothing = Es wurde noch nichts entschieden
why = { $rule ->
    [checkmate] Der König ist angegriffen und entkommt nicht: matt
    [stalemate] Kein legaler Zug und kein Schach: patt, remis
    [dead-position] Wenn keine Folge legaler Züge mattsetzt, ist die Partie remis
    [listed-material] König gegen König, dazu höchstens ein Springer oder Läufer, oder je ein Läufer auf derselben Farbe: remis
    [perpetual-check] Dauerschach ist remis
    [fivefold] Dieselbe Stellung zum fünften Mal beendet die Partie
    [seventy-five] { $number } Züge jeder Seite ohne Schlagen und Bauernzug beenden die Partie
    [resignation] Wer aufgibt, hat verloren
    [agreement] { $number ->
        [0] Die Spieler dürfen Remis vereinbaren
       *[other] Die Spieler dürfen Remis vereinbaren, wenn jeder gezogen hat
       }
    [flag] Wer beim Fallen seines Blättchens seine Züge nicht geschafft hat, hat verloren
    [both-flags] Sind beide Blättchen gefallen, ist die Partie remis
    [both-flags-unclear] Beide Blättchen sind gefallen, und niemand weiß, welches zuerst: In der letzten Zeitperiode ist das remis, vorher geht die Partie weiter
    [illegal-move] Gilt nicht
    [illegal-move-loses] Ein regelwidriger Zug verliert, wenn der Gegner ihn vor seinem eigenen Zug reklamiert
    [illegal-move-costs] Jeder ausgeführte regelwidrige Zug eines Spielers zählt
    [nothing-illegal] Es gab keinen regelwidrigen Zug, oder er ist erledigt
    [stands-unclaimed] Ein regelwidriger Zug, den der Gegner vor seinem eigenen Zug nicht reklamiert, bleibt gültig
    [without-move] Die Uhr ohne Zug zu drücken gilt als regelwidriger Zug
    [clock-without-move] Ohne Zug darf man die Uhr des Gegners nicht in Gang setzen
    [promotion-not-completed] Ein Bauer auf der letzten Reihe muss umgewandelt sein, bevor die Uhr gedrückt wird
    [move-made-by-touch] Geschlagene Figur herausnehmen, eigene umstecken, ansagen
    [made-by-announcing] Auf dem Steckbrett ist der Zug ausgeführt, sobald die Figur steckt und der Zug angesagt ist
    [move-made-when] Ein Zug ist ausgeführt, wenn alles dazu getan und die Figur losgelassen ist
    [move-completed-when] Abgeschlossen ist der Zug, wenn die Uhr gedrückt ist
    [not-completed] Reklamieren lässt sich ein Zug erst, wenn nach ihm die Uhr gedrückt ist
    [promotion-left] Der Zug ist nicht gemacht, bevor der Bauer eine Figur geworden ist
    [promotion-choice-final] Der Bauer wird gegen die gewählte Figur getauscht; dann ist die Wahl endgültig
    [castling-king-released] Steht der König losgelassen auf seinem Rochadefeld, darf nur noch der Turm folgen
    [clock-after-announcement] Erst den Zug ansagen, dann die Uhr drücken
    [announcement-words] Auf dem Steckbrett werden die Züge mit diesen Wörtern angesagt; der Veranstalter darf andere zulassen, die Einstellung ändert sie
    [announcement-differs] Ein Versprecher wird berichtigt, bevor die Uhr gedrückt wird; sagen Sie noch einmal an
    [move-made-counts] Weichen Ansage und Zug ab, gilt der Zug auf dem Brett
    [repeat-announcement] Der Gegner wiederholt den Zug und führt ihn auf seinem Brett aus
    [promotion-announced] Zur Ansage gehört, was der Bauer wird
    [own-piece-touched] Die erste berührte Figur, die ziehen kann, muss ziehen
    [opponents-piece-touched] Die erste berührte Figur, die geschlagen werden kann, muss geschlagen werden
    [both-touched] Schlagen Sie die berührte Figur mit der eigenen berührten, wenn es geht; sonst spielen Sie die zuerst berührte, mit der es geht
    [both-touched-anyhow] Schlagen Sie die berührte Figur mit der eigenen berührten; sonst mit einer anderen; sonst ziehen Sie die eigene
    [both-touched-apart] Welche von zwei Berührungen nacheinander bindet, sagt der Kodex nicht; der Schiedsrichter entscheidet
    [king-then-rook] Wer König und dann Turm berührt, muss rochieren, wenn es legal ist
    [rook-then-king] Wer einen Turm und dann den König berührt, darf mit diesem Turm nicht rochieren; der Turm zieht, wenn er kann
    [illegal-castling] Die Rochade dorthin ist nicht legal: der König zieht, wenn er kann; sonst ist jeder Zug frei
    [adjust] Sagen Sie es vor dem Berühren, wenn Sie am Zug sind; die Figuren kommen auf ihre Felder zurück
    [touched-when] Auf dem Steckbrett gilt eine Figur erst als berührt, wenn sie aus dem Loch ist
    [loss-of-touch-claim] Wer selbst eine Figur berührt hat, kann nicht mehr reklamieren, dass der Gegner gegen Berührt-geführt verstieß
    [nothing-playable] Kann nichts Berührtes ziehen oder geschlagen werden, so ist jeder legale Zug erlaubt
    [time-saved-carries-over] Vor der Kontrolle gesparte Zeit kommt zur nächsten Zeitperiode
    [release-final] Eine als Teil eines legalen Zuges losgelassene Figur geht auf kein anderes Feld
    [release-binds-replacement] Den regelwidrigen Zug ersetzt einer auf das Feld, auf dem die Figur losgelassen wurde
    [promotion-square-final] Ein auf der letzten Reihe losgelassener Bauer wird dort umgewandelt und nirgends sonst
    [time-questions] Wer auf dem Steckbrett spielt, darf nach der Zeit fragen
    [draw-offer] Remis bietet man nach dem eigenen Zug an, bevor man die Uhr drückt
    [draw-offers-alternate] Nach einer Ablehnung ist der Gegner mit dem Anbieten an der Reihe
    [no-draws-before-move] Die Veranstaltung erlaubt vor diesem Zug kein Remis
    [flag-claim] Wer Zeitüberschreitung reklamiert, darf selbst keine haben
    [repetition] Kam die Stellung { $number } Mal vor, darf Remis beantragen, wer am Zug ist
    [claim-ahead] Den Zug ankündigen, der die Stellung herbeiführt, nicht ausführen, und Remis beantragen
    [fifty-moves] Nach { $number } Zügen jeder Seite ohne Schlagen und Bauernzug darf man Remis beantragen
    [claim-lost-by] Beantragen Sie, bevor Sie eine Figur berühren; bei einem späteren Zug geht es wieder
    [claim-lost-by-move] Beantragen Sie, bevor Sie ziehen; mit diesem Zug ist es verfallen
    [wrong-claim] Nach falschem Antrag werden die Uhren berichtigt, und es geht weiter
    [claim-is-offer] Ein Antrag gilt als Remisangebot
    [claimed-move-binds] Der mit falschem Antrag angekündigte Zug muss ausgeführt werden
    [quickplay-finish] Mit weniger als zwei Minuten für den Rest der Partie darf der Spieler am Zug Remis beantragen, weil der Gegner mit normalen Mitteln nicht gewinnen kann oder es nicht versucht; der Schiedsrichter entscheidet endgültig
    [quickplay-announced] Solche Anträge gibt es nur, wo das Turnier sie vorher angekündigt hat
    [quickplay-without-arbiter] Ohne Schiedsrichter beendet ein solcher Antrag das Spiel, und ein Schiedsrichter entscheidet danach
    [quickplay-increment] Mit weniger als zwei Minuten darf der Spieler am Zug um Zeitzuschlag für beide bitten; das ist ein Remisangebot, und wird es abgelehnt, entscheidet der Schiedsrichter
    [late-arrival-s] Verloren hat, wer später kommt als:
    [neither-present] Ist niemand gekommen, verliert Weiß die Zeit, bis er kommt
    [daily-playing-time-s] Blinde spielen am Tag höchstens:
    [time-warnings] Der Schiedsrichter sagt dem blinden Spieler, wie viel Zeit bis zur Kontrolle bleibt
    [clock-may-speak] Eine Uhr darf dem blinden Spieler Zeit und Zugzahl ansagen
    [claim-is-final] Ein Antrag, der gestellt ist, bleibt stehen
    [claim-checked-on] Der Antrag wird auf der Zeit des Antragstellers geprüft; fällt sein Blättchen, bringt ein richtiger Antrag Remis und ein falscher verliert
    [fifty-moves-extension] Ist zu Beginn der Zählung ein längerer Gewinn bewiesen, sind { $number } Züge nötig
    [advice-forbidden] Während der Partie keine Notizen, kein Rat und keine Hilfsmittel; das eigene Brett darf man abtasten
    [adjournment] Ist die Sitzung zu Ende, schreibt der Spieler am Zug den Zug ungesehen auf und hält dann die Uhren an
    [early-adjournment] Wer früher abbricht, dem wird der Rest der Sitzung belastet
    [adjournment-after-control] Nach der Zeitkontrolle darf man früher abbrechen und wird mit dem Rest der Sitzung belastet; davor muss der Schiedsrichter zustimmen
    [sealed-move-changed] Bis die Uhren stehen, darf der Abgabezug geändert werden
    [sealed-move-on-board] Wer auf dem Brett zieht, obwohl er abgeben soll, muss diesen Zug aufschreiben
    [sealed-move-flawed] Ein Abgabezug, der mehrdeutig, unklar oder regelwidrig ist, verliert
    [sealed-move-slip] Ein offensichtlicher Schreibfehler im Abgabezug wird berichtigt und kostet nichts
    [sealed-in-braille] Wer auf dem Steckbrett spielt, gibt in Brailleschrift ab
    [envelope-told] Auf dem Umschlag stehen Namen, Stellung, Zeiten, wer abgegeben hat und welchen Zug
    [envelope-lost] Ohne Umschlag geht es weiter, wenn sich alles wiederherstellen lässt; sonst wird neu gespielt
    [envelope-opened] Wer antworten muss, ist dabei, wenn der Umschlag geöffnet wird
    [offer-after-sealing] Ein Angebot nach der Abgabe gilt, bis es beantwortet ist
    [position-restored] Stellung und Zeiten werden aufgebaut, wie sie waren
    [ended-meanwhile] Vor der Wiederaufnahme dürfen die Spieler Remis vereinbaren oder aufgeben
    [replier-present] Der Abgabezug wird ausgeführt, und die Uhr des Antwortenden läuft
    [replier-absent] Solange der Antwortende fehlt, läuft seine Uhr, und der Umschlag bleibt zu
    [sealer-absent] Fehlt, wer abgegeben hat, darf auch die Antwort abgegeben werden, und dessen Uhr wird gestartet
    [sealer-absent-must] Fehlt, wer abgegeben hat, muss auch die Antwort abgegeben werden, und dessen Uhr wird gestartet
    [both-absent] Fehlen beide, läuft die Uhr dessen, der antworten muss
    [resumption-session] Die Dauer einer Wiederaufnahme steht vorher fest; dann wird neu abgebrochen
    [resumption-late-s] Verloren hat, wer später kommt als:
    [resumption-clock-error] Eine falsche Zeit wird früh berichtigt; später nicht, oder nur zugunsten des Spielers
    [sealed-move-ends] Beendet der Abgabezug die Partie, so gilt das
    [arbiters-means] Die Regeln nennen, was der Schiedsrichter gegen Verstöße tun darf
    [wrong-setup] Waren die Figuren falsch aufgestellt, wird eine neue Partie gespielt
    [wrong-resumption] Waren die Figuren bei der Wiederaufnahme falsch aufgestellt, wird ab der Hängestellung neu gespielt
    [board-turned] Lag nur das Brett falsch, wird die Stellung übertragen, und die Partie geht weiter
    [setup-claims-until-moves] Nach { $number } Zügen ist der Aufbau nicht mehr zu reklamieren
    [wrong-colours] Bei vertauschten Farben geht die Partie weiter, wenn der Schiedsrichter nicht anders entscheidet
    [wrong-colours-stay] Bei vertauschten Farben geht die Partie weiter; ist sie beendet, gilt ihr Ergebnis
    [wrong-colours-early] Bei vertauschten Farben wird eine neue Partie gespielt; nach { $number } Zügen beider geht die Partie weiter
    [displaced-pieces] Wer Figuren verschiebt, stellt sie auf eigene Zeit zurück; notfalls geht die Partie zu einer bekannten Stellung zurück
    [illegal-position] Eine regelwidrige Stellung auf dem Brett lässt den Schiedsrichter ohne Reklamation handeln
    [king-captured] Den König zu schlagen ist ein regelwidriger Zug
    [arbiter-stops-clock] Der Schiedsrichter hält die Uhren an, wenn nötig, und entscheidet, wann es weitergeht
    [clocks-after-restoring] Wurden Figuren zurückgestellt, stellt der Schiedsrichter Uhren und Zähler nach bestem Ermessen
    [clock-error] Eine falsch gestellte Uhr wird berichtigt
    [clock-forgotten] Der Schiedsrichter darf sagen, dass die Uhr nicht gedrückt wurde
    [clock-not-told] Niemand sagt einem Spieler, dass er die Uhr nicht gedrückt hat
    [time-for-disturbance] Wer von außen gestört wurde, kann Zeit bekommen
    [sheets-differ] Stimmen beide Partieformulare überein, folgt ihnen das Brett; weichen sie ab, geht es zurück, bis sie übereinstimmen
    [two-boards] Spielen Sehende gegen Blinde, kann jede Seite zwei Bretter verlangen
    [sighted-by-normal-rules] Wer sieht, berührt und zieht nach den gewöhnlichen Regeln
    [assistant] Die blinde Seite darf einen Helfer haben
    [sighted-players-assistant] Hat die blinde Seite keinen, darf die sehende einen Helfer haben
   *[other] Mehr steht im Artikel
  }

## What is said to agree on more

hear-term-read-out = vorlesen | Züge vorlesen | Programm liest vor
hear-term-words = nur Worte | Züge mit Worten
hear-term-repeats = Gegner wiederholt | Ansagen wiederholen
hear-term-no-repeats = Gegner wiederholt nicht
hear-term-two-boards = zwei Bretter | jeder hat Brett
hear-term-one-board = Brett | nur Brett | gemeinsames Brett
hear-term-quickplay = Endspurtphase | Anträge in Endspurtphase
hear-term-no-quickplay = keine Endspurtphase
hear-term-no-arbiter = kein Schiedsrichter | ohne Schiedsrichter
hear-term-warnings = mit Zeitwarnungen | Zeitwarnungen
hear-term-no-warnings = keine Zeitwarnungen | ohne Zeitwarnungen
hear-term-with-arbiter = mit Schiedsrichter
hear-term-no-draws-before = kein Remis vor { $number } | kein Remis vor Zug { $number }
hear-term-session = Sitzung { $number } Minuten | Sitzung von { $number } Minuten
hear-term-late = { $number } Minuten Verspätung | { $number } Minuten später | { $number } Minuten zu spät
hear-term-awaiting = { $side } fehlt noch | warten auf { $side }
