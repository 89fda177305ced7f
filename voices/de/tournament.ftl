# Ein Turnier: Paarungen, Ergebnisse, Stand. Zahlen, die nur etwas benennen, kommen als Text.

tournament-said = { $what ->
    [unwritten] Das ist nicht gespeichert. Noch einmal eingeben
    [ask-lots] Es ist schon ausgelost. Neu auslosen? Ja oder nein?
    [ask-again] Das erste Ergebnis dieser Runde. Stimmt das? Ja oder nein?
    [edge] Rand
    [elsewhere] Von einem anderen Tisch:
    [reading] Wird gelesen
    [writing] Wird geschrieben
    [stands] In der Tabelle steht:
    [file-says] In der Datei steht:
    [nothing-adjourned] Keine Partie ist abgebrochen
    [no-duties] Diese Fassung hat keine Pflichtenlisten
    [nothing-noted] An diesem Brett ist nichts notiert
    [ticked] erledigt
    [unticked] Haken entfernt
    [founded] Das Turnier ist angelegt. Jetzt die Teilnehmer eingeben, zum Beispiel: melde Anna tastend
    [resettled] Die Bedingungen sind geändert
    [moves-differ] In der Datei stehen andere Züge als im Turnier
    [not-entered] Nicht eingetragen:
    [in-order] Feinwertungen:
    [no-tie-breaks] Keine Feinwertung
    [not-open] Kein Turnier ist geöffnet. Zum Beispiel: Turnier öffnen klub.annt, oder Turnier anlegen klub.annt
    [closed] Turnier geschlossen
    [left-table] Zurück am Brett
    [opening] Das Turnier wird geöffnet
    [unchanged] Nichts hat sich geändert
    [pairing] Die nächste Runde wird gepaart
    [nobody-playing] Alle Partien der Runde sind beendet
    [no-judges] Diese Fassung sagt nicht, wie viele Schiedsrichter nötig sind
    [not-drawn] Nummern in der Reihenfolge der Anmeldung
    [over] Alle Partien sind beendet
    [nothing-corrected] Kein Ergebnis wurde berichtigt
    [before] vorher
    [now] jetzt
    [corrected] Berichtigt. Vorher:
    [tie-breaks] Feinwertungen geändert
    [tie-breaks-late] Feinwertungen nach Beginn geändert. Der Bericht nennt es
    [duties-done] Alle Pflichten sind erledigt
    [noted] Notiert:
    [first-is-sure] Der erste Platz ist sicher
    [needs] Für den sicheren ersten Platz fehlen noch:
    [depends] Der erste Platz hängt von den anderen ab
    [two-boards] zwei Bretter
    [settle] Jetzt festlegen, zum Beispiel: neu Rundenturnier fide-2023
    [no-points] Noch hat niemand Punkte
    [by-touch] spielt tastend
    [has-left] ausgeschieden
   *[out-of-reach] Die Spitze ist nicht mehr erreichbar
  }
tournament-of = { $what ->
    [ask-paired] Die Paarung von Runde { $name } zurücknehmen? Ja oder nein?
    [ask-colours] Die Farben von Nummer { $name } sind falsch. So paaren? Ja oder nein?
    [unpaired] Die Paarung von Runde { $name } ist zurückgenommen
    [elsewhere-many] Einträge von einem anderen Tisch: { $name }
    [unheeded] Bleibt in der Datei, gilt aber nicht beim Paaren von Hand: { $name }
    [other-points] Spieler, deren Punkte in der Datei nicht zu den Ergebnissen passen: { $name }
    [match-lost] { $name } ist ausgeschieden und hat verloren
    [left-adjourned] Hängepartien: { $name }
    [foreign] { $name }: keine Partie dieses Turniers
    [reversed] { $name }: In diesem Turnier spielen die beiden mit vertauschten Farben
    [replaced] Was vorher da war, ist in { $name }
    [rounds] Runden: { $name }
    [late] Erlaubte Verspätung in Minuten: { $name }
    [watching] Neue Partien kommen aus { $name }
    [sealed] Abgabezug von { $name }
    [goes-on] Fortsetzung: { $name }
    [gone] { $name } ist ausgeschieden
    [opened] Turnier { $name }
    [players] Teilnehmer: { $name }
    [round] Runde { $name }
    [free] { $name } ist spielfrei
    [leads] In Führung: { $name }
    [judges] Nötige Schiedsrichter: { $name }
    [next] { $name }:
    [no-game] { $name } hat keine Partie mehr
    [games-left] offene Partien: { $name }
    [stands] { $name }:
    [struck] { $name }, Partien zählen nicht
    [own] { $name }, eigenes Feld
    [seed] Ausgelost mit der Zahl { $name }
    [round-over] Runde { $name } ist beendet
    [unfinished] Hängepartien, die vor der letzten Runde zu beenden sind: { $name }
    [draw-again] { $name } ist ausgeschieden. Neu auslosen
    [duties-open] Offene Pflichten: { $name }
    [in-round] Runde { $name }
    [in-line] Zeile { $name }
    [described] { $name }
    [seat] immer an Brett { $name }
    [assistant] Assistenz { $name }
    [rated] Wertungszahl { $name }
   *[written] Geschrieben: { $name }
  }
tournament-at = { $what ->
    [too-late] { $name } kommt zu spät, erlaubte Minuten: { $text }
    [in-time] { $name } darf spielen, erlaubte Minuten: { $text }
    [round-board] Runde { $text }, Brett { $name }
    [duty] { $text } von { $name }:
    [round-of] Runde { $text } von { $name }
    [place] Platz { $text }: { $name }
    [number] Nummer { $text }: { $name }
    [next-white] Brett { $text }, Weiß gegen { $name }
    [next-black] Brett { $text }, Schwarz gegen { $name }
    [free-in] { $name } ist in Runde { $text } spielfrei
    [empty] { $name } und { $text }: keine Partie
    [bye-point] { $name }, ein Punkt ohne Partie in Runde { $text }
    [bye-half] { $name }, ein halber Punkt ohne Partie in Runde { $text }
    [bye-zero] { $name }, abwesend in Runde { $text }
    [cell-white] { $text }, Weiß gegen { $name }
    [cell-black] { $text }, Schwarz gegen { $name }
    [imported] Teilnehmer: { $text }, Runden: { $name }
    [paired] Runde { $text } ist gepaart, Partien: { $name }
    [absent] { $name } fehlt in Runde { $text }
    [adjourned] Brett { $text } ist abgebrochen, Abgabezug von { $name }
    [game-taken] Züge übernommen für Runde { $text }, Brett { $name }
    [moves-dropped] Züge der früheren Partie entfernt: Runde { $text }, Brett { $name }
    [unread-game] { $name }: Partie { $text } ist nicht lesbar und bleibt weg
    [has-assistant] { $text } assistiert { $name }
    [sits] { $name } sitzt an Brett { $text }
   *[line] Zeile { $text }, Spalte { $name }
  }
tournament-board = Brett { $text }: { $white } gegen { $black }
tournament-result = { $result ->
    [white] Weiß hat gewonnen
    [black] Schwarz hat gewonnen
    [draw] remis
    [nobody] beide haben verloren
    [judged-white] Weiß zugesprochen
    [judged-black] Schwarz zugesprochen
    [judged-draw] als Remis gewertet
    [forfeit-white] Weiß gewinnt kampflos
    [forfeit-black] Schwarz gewinnt kampflos
    [forfeit-nobody] niemand ist erschienen
    [annulled] gestrichen
    [adjourned] abgebrochen
   *[open] noch offen
  }
tournament-sign = { $sign ->
    [win] Sieg
    [draw] Remis
    [loss] Niederlage
    [plus] Punkt ohne Partie
    [adjourned] Hängepartie
    [annulled] annulliert
    [uncounted] zählt nicht
    [minus] nicht gespielt, kein Punkt
    [none] noch kein Ergebnis
    [own] der Spieler selbst
   *[cell] Nummer des Gegners, w Weiß oder b Schwarz, Ergebnis
  }
tournament-half = { $state ->
    [only] ein halber Punkt
   *[half] { $points ->
        [1] eineinhalb Punkte
       *[other] { $points }einhalb Punkte
      }
  }
tournament-whole = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
tournament-tie = { $what ->
    [DE] direkter Vergleich{ $value }
    [DE-place] direkter Vergleich: Platz{ $value }
    [WIN] Siege{ $value }
    [WON] Siege am Brett{ $value }
    [BPG] Partien mit Schwarz{ $value }
    [BWG] Siege mit Schwarz{ $value }
    [KS] Koya{ $value }
    [BH] Buchholz{ $value }
    [BH-C1] Buchholz ohne den niedrigsten{ $value }
    [BH-C2] Buchholz ohne die zwei niedrigsten{ $value }
    [BH-M1] mittlere Buchholz{ $value }
   *[SB] Sonneborn-Berger{ $value }
  }
tournament-number = { $part ->
    [none] { $whole }
   *[part] { $whole },{ $part }
  }
tournament-settled = { $what ->
    [round-robin] Rundenturnier
    [double-round-robin] Doppelrundenturnier
    [match] Zweikampf
    [swiss] Schweizer System
    [country] Landesebene
    [city] Stadtebene
   *[club] Vereinsebene
  }
tournament-example = { $verb ->
    [new] Zum Beispiel: neu Rundenturnier fide-2023 Uhr 90+30 Ebene Stadt Name Klub
    [amend] Zum Beispiel: ändere 3 Name Anna Iwanowa Elo 1900
    [pair] Zum Beispiel: paare 1-4 3-2 5
    [result] Zum Beispiel: Ergebnis 2.3 1/2, Ergebnis 2.3 gewertet 1-0, Ergebnis 2.3 kampflos 1-0, Ergebnis 2.3 annulliert wegen falscher Farben
    [which] An welchem Brett? Zum Beispiel: Brett 3, beide kampflos
    [reopen] Zum Beispiel: wieder offen 2.3 falsches Brett
    [late] Zum Beispiel: verspätet 1.2 Anna 30
    [adjourn] Zum Beispiel: Hängepartie 1.2 Anna Freitag
    [absent] Zum Beispiel: fehlt 3 2 halb
    [set] Zum Beispiel: setze Uhr 90+30, setze Ebene Stadt, setze Ort Riga
    [write] Zum Beispiel: schreibe Stand klub.html, schreibe Paarungen 3 klub.txt, schreibe Bericht klub.trf
    [tie-breaks] Zum Beispiel: Feinwertung DE WIN WON BPG BWG KS BH BH/C1 BH/C2 BH/M1 SB
   *[other] Zum Beispiel: melde Anna, lose 42, Paarungen, Ergebnis 3 1/2, Stand, Rücktritt Anna, schreibe Stand klub.html
  }
tournament-withdrew = { $what ->
    [annulled] { $name } ist ausgeschieden, gespielte Partien: { $text } von { $detail }. Diese Partien werden gestrichen
    [uncounted] { $name } ist ausgeschieden, gespielte Partien: { $text } von { $detail }. Sie bleiben in der Tabelle, zählen aber nicht
   *[counted] { $name } ist ausgeschieden, gespielte Partien: { $text } von { $detail }. Der Rest ist für die Gegner gewonnen
  }
tournament-fault = { $fault ->
    [contradiction] Runde { $text }, Brett { $name }: es stehen schon ein anderes Ergebnis oder andere Züge
    [found-already] Dieses Turnier ist schon angelegt
    [not-founded] Zuerst das Turnier anlegen
    [name] Der Name fehlt
    [listed] Zeile { $name } der Liste
    [take-back] Ein Ergebnis zurücknehmen: wieder offen { $text }.{ $name } und ein Grund
    [name-taken] { $name } heißt schon jemand. Nennen Sie, was beide unterscheidet, zum Beispiel: geboren 1960
    [value-name] { $name } kann kein Name sein
    [value-name-length] Ein Name hat höchstens { $name } Buchstaben
    [value-rating] Wertungszahl { $name }: höchstens vier Ziffern
    [value-title] Titel { $name } ist unbekannt. Es gibt GM, IM, FM, CM, WGM, WIM, WFM und WCM
    [value-federation] Verband { $name }: drei lateinische Buchstaben
    [value-sex] Geschlecht { $name }: m, f oder w
    [value-birth] Ein Datum { $name } gibt es nicht. Schreibweise: 1960/03/15, oder nur das Jahr
    [value-id] FIDE-Nummer { $name }: höchstens elf Ziffern
    [value-seat] Brett { $name }: so einen Platz gibt es nicht
    [value-begins] { $name } kann nicht der erste Tag sein. Schreibweise: 2026/03/01
    [value-ends] { $name } kann nicht der letzte Tag sein. Schreibweise: 2026/03/01
    [value-column] Die Liste hat eine unbekannte Spalte: { $name }
    [value-edition] Die Regeln { $name } sind hier unbekannt
    [count] Mit { $name } Teilnehmern nicht möglich
    [begun] Das Turnier hat schon begonnen
    [not-begun] Das Turnier hat noch nicht begonnen
    [not-among] Sie stehen nicht unter Ihrem Namen in der Liste. Fragen Sie nach der Nummer: nächste Partie von Nummer 3
    [no-player] Es gibt keine Nummer { $name }
    [no-board] Runde { $text } hat kein Brett { $name }
    [not-his-game] Nummer { $name } spielt diese Partie nicht
    [no-round] Eine Runde { $name } gibt es hier nicht
    [not-paired] Runde { $name } ist noch nicht ausgelost
    [not-drawn] Losen Sie zuerst aus
    [how-many-rounds] Sagen Sie, wie viele Runden, zum Beispiel: Runden 5
    [reason] Zum Berichtigen einen Grund angeben
    [game-over] Die Partie ist beendet
    [left] { $name } ist schon ausgeschieden
    [judge-first] Zuerst die Hängepartien entscheiden: { $name }
    [round-open] Runde { $name } ist nicht beendet
    [round-paired] Runde { $name } ist gepaart. Erst zurücknehmen: Turnier Paarung zurücknehmen
    [has-results] Runde { $name } hat schon Ergebnisse
    [no-more-rounds] Alle Runden sind gepaart
    [by-table] Die Tabelle bestimmt, wer gegen wen spielt
    [absent] Nummer { $name } ist nicht in dieser Runde
    [twice] Nummer { $name } ist zweimal genannt
    [tie-break-twice] Eine Feinwertung ist zweimal genannt
    [of-engine] Die Antwort des Paarungsprogramms ist unbrauchbar
    [missing] Nummer { $name } hat keinen Gegner
    [met] Die Nummern { $name } und { $text } haben schon gespielt
    [second-bye] Nummer { $name } hatte schon einen freien Punkt
    [colour] Die Farben von Nummer { $name } stimmen nicht
    [unreadable] Die Paarungen sind nicht lesbar
    [entry] { $name } ist kein Eintrag eines Turniers
    [no-duty] Diese Pflicht gibt es nicht
    [adjourned] Das ist eine Hängepartie. Öffnen Sie ihren Umschlag
    [game-on-board] Auf dem Brett läuft eine Partie. Sie zuerst beenden
    [other-game] Diese Züge gehören nicht zu dieser Partie
    [trf-scoring] Partien zählen anders als eins, ein halb und null. So ein Turnier wird nicht gelesen
    [trf-teams] ein Mannschaftsturnier. So ein Turnier wird nicht gelesen
    [trf-players] keine Teilnehmer, oder zu viele
    [trf-number] eine Zahl fehlt
    [trf-twice] die Nummer steht zweimal da
    [trf-opponent] der Gegner passt nicht
    [trf-colour] die Farbe passt nicht
    [trf-result] das Ergebnis passt nicht
    [no-name] So heißt niemand oder mehr als einer: { $name }
   *[trf-rounds] zu viele Runden
  }
tournament-duty = { $what ->
    [organisers-1] Die Ausschreibung entwerfen und bestätigen lassen
    [organisers-2] Alle Vorarbeiten erledigen
    [organisers-3] Entscheiden, was nicht Sache der Schiedsrichter ist
    [judge-1] Mit der Turnierleitung arbeiten, vorher und während des Turniers
    [judge-2] Spieltage und Bedenkzeit festlegen
    [judge-3] Erste Versammlung: Ausschreibung verlesen, auslosen
    [judge-4] Vor Beginn Raum und Material prüfen
    [judge-5] Partien und Uhren beobachten, Fortsetzungen ansetzen, Ergebnisse eintragen
    [judge-6] Über Rücktritte und Ausschlüsse entscheiden
    [judge-7] Bestimmen, wer die offenen Partien Ausgeschiedener wertet
    [judge-8] Streitfälle entscheiden
    [judge-9] Auf Ordnung achten, wenn nötig strafen
    [judge-10] Das technische Personal leiten
    [judge-11] Schlussversammlung halten, Ergebnisse verkünden, Bericht schreiben
    [assistant-1] Die Züge beider Spieler auf dem Brett des Gegners ausführen
    [assistant-2] Die Züge beider Spieler ansagen
    [assistant-3] Für den blinden Spieler mitschreiben und die Uhr des Gegners starten
    [assistant-4] Auf Wunsch Zugzahl und verbrauchte Zeit nennen
    [assistant-5] Bei Zeitüberschreitung die Partie reklamieren
    [assistant-6] Den Schiedsrichter rufen, wenn der sehende Spieler eine Figur berührt hat
   *[assistant-7] Erledigen, was eine Hängepartie verlangt
  }
tournament-head = { $what ->
    [list] Liste
    [organisers] Organisatoren
    [judge] Schiedsrichter
    [assistant] Assistent
    [rank] Platz
    [number] Nummer
    [name] Name
    [rating] Wertungszahl
    [points] Punkte
    [board] Brett
    [white] Weiß
    [black] Schwarz
    [result] Ergebnis
    [standings] Stand
    [pairings] Paarungen
    [table] Kreuztabelle
    [duties] Pflichten
    [title] Name
    [place] Ort
    [federation] Verband
    [begins] Erster Tag
    [ends] Letzter Tag
    [deputies] Weitere Schiedsrichter
    [needs] Bedarf
   *[games] Partien
  }
tournament-trouble = { $fault ->
    [damaged] { $name } ist kein Turnier oder beschädigt. Die Datei bleibt, wie sie ist
    [locked] Ein anderes Programm hat { $name } geöffnet
    [changed] Ein anderes Programm hat { $name } im selben Moment geändert
    [newer] { $name } stammt von einer neueren Version
    [not-found] In { $name } ist kein Turnier
    [exists] { $name } gibt es schon
    [no-engine] Kein Paarungsprogramm gefunden. bbpPairings von github.com/BieremaBoyzProgramming/bbpPairings installieren oder von Hand paaren
    [engine] Das Paarungsprogramm ist gescheitert: { $text }. Von Hand paaren
    [no-pairing] Nach den Regeln ist diese Runde nicht zu paaren. Von Hand paaren
    [not-understood] Das Paarungsprogramm versteht den Bericht dieses Turniers nicht. Von Hand paaren
    [too-large] Das Turnier ist zu groß für das Paarungsprogramm. Von Hand paaren
    [slow] Das Paarungsprogramm brauchte mehr als { $text } Sekunden. Von Hand paaren
    [not-engine] { $name } ist nicht bbpPairings { $text } oder neuer. Dieses installieren oder von Hand paaren
    [format] { $name }: Die Endung dieses Namens passt nicht zu dem, was geschrieben werden soll
    [line] { $name }, Zeile { $text }: nicht lesbar
   *[broken] { $name } ist nicht benutzbar: { $text }
  }
ask-withdrawal = { $name } scheidet aus? Das ist endgültig. Ja oder nein?
ask-replaced = Die Partie der Datei nehmen? Ja oder nein?
