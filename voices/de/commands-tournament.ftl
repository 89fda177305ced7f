# Die Befehle der Seite für Turniere

command-tournament-open = ein Turnier öffnen
    .hear = Turnier öffnen | öffne Turnier |
        lade das Turnier | lade das vereinsturnier
command-tournament-create = ein neues Turnier anlegen
    .hear = neues Turnier | Turnier anlegen |
        Turniere | Turnier beginnen | Turnier starten | ein Turnier beginnen | ein Turnier starten |
        ein Turnier veranstalten | Turnier organisieren | Turnier eröffnen |
        starte ein Turnier | beginne ein Turnier
command-tournament-entry = einen Eintrag für das Turnier tippen
    .hear = Turniereintrag | Eintrag für Turnier
command-tournament-draw = auslosen
    .hear = auslosen | Auslosung | lose ziehen |
        startnummern auslosen
command-tournament-players = Teilnehmer des Turniers
    .hear = wie viele Teilnehmer | wie viele Spieler | Zahl der Teilnehmer | wer ist ausgeschieden | Spieler | die Spieler | Teilnehmer | Teilnehmerliste | wer nimmt teil | wer spielt mit | Teilnehmer vorlesen
command-tournament-terms = Bedingungen des Turniers
    .hear = wie viele Runden | wie viele Runden noch | wie viele Runden gibt es | welche Feinwertung | Bedingungen des Turniers | Turnierbedingungen | Ausschreibung | Turnierordnung
command-tournament-pairings = Paarungen der Runde
    .hear = wer ist spielfrei | wer ist frei | aktuelle Runde | Paarungen | Paarungen vorlesen | wer spielt gegen wen |
        Auslosung der runde | Auslosung der aktuellen runde |
        wer spielt heute gegen wen | ansetzungen |
        wer spielt im Turnier gegen wen | Paarungen des Turniers | die Paarungen im Turnier |
        wer im Turnier gegen wen spielt |
        Paarungen dieser Turnierrunde | Paarungen dieser Runde des Turniers |
        welche Runde ist es | welche Runde ist das | welche Runde läuft | in welcher Runde sind wir |
        welche Runde wird gespielt
command-tournament-standings = Stand des Turniers
    .hear = Stand | die ersten drei | Abschlusstabelle |
        der Stand | wie ist der Stand | Zwischenstand | Endstand | wer ist Zweiter | wer ist Letzter | Tabelle vorlesen | Turnierstand | wie ist der Turnierstand |
        Tabelle | rangliste | tabellenstand | platzierungen | wie steht es im Turnier | zwischenstand im Turnier |
        stand im Turnier |
        turniertabelle | wer hat wie viele Punkte | punktestand im Turnier | wie ist die Tabelle |
        Tabelle des Turniers | Stand des Turniers | wie steht das Turnier
command-tournament-leaders = wer im Turnier führt
    .hear = wer hat das Turnier gewonnen | wer gewinnt das Turnier | wer hat gewonnen |
        wer ist Erste | wer steht oben | wer gewinnt | wer ist vorn | wer führt | wer liegt vorn | Spitzenreiter |
        wer führt im Turnier | wer ist erster | wer ist vorn im Turnier | wer ist tabellenführer |
        wer liegt vorn im Turnier |
        wer liegt im Turnier vorn | wer führt das Turnier an | wer ist im Turnier Erster |
        wer liegt im Turnier auf dem ersten Platz | wer im Turnier auf dem ersten Platz liegt |
        wer liegt auf Platz eins |
        wer sind die Führenden im Turnier | die Führenden im Turnier | wer die Führenden sind |
        wer die Führenden im Turnier sind |
        wer gerade das Turnier anführt
command-tournament-mine = meine nächste Partie im Turnier
    .hear = gegen wen spiele ich | wer ist mein Gegner | mein Gegner | welche Farbe habe ich | welche Farbe spiele ich | habe ich Weiß oder Schwarz | an welchem Brett spiele ich | an welchem Brett bin ich | welches Brett habe ich |
        meine nächste Partie | wann spiele ich |
        gegen wen spiele ich als nächstes | mein nächster Gegner | an welchem Brett sitze ich |
        wann bin ich im Turnier wieder dran | gegen wen muss ich | wer ist mein nächster Gegner |
        wann ist meine nächste Partie | gegen wen spiele ich in der nächsten runde |
        mein nächstes spiel | meine nächste paarung | gegen wen als nächstes | wo sitze ich |
        wann ist meine nächste Turnierpartie | meine nächste Turnierpartie |
        gegen wen spiele ich im Turnier als Nächstes | wer ist mein nächster Gegner im Turnier |
        meine nächste Partie im Turnier | wann spiele ich im Turnier
command-tournament-mine-needs = was ich für den ersten Platz brauche
    .hear = was brauche ich | was brauche ich noch |
        was brauche ich für den ersten Platz | kann ich noch turniersieger werden |
        kann ich noch gewinnen im Turnier | was brauche ich noch zum turniersieg | kann ich noch erster werden |
        reicht mir ein Remis |
        was brauche ich zum Turniersieg | welches Ergebnis brauche ich | was brauche ich noch im Turnier
command-tournament-playing = Partien, die noch laufen
    .hear = wer fehlt | wer fehlt noch | welche Ergebnisse fehlen | welche Ergebnisse fehlen noch | welche Bretter spielen noch | welche Bretter laufen noch | wer ist noch nicht fertig |
        welche Partien sind noch offen | offene Partien | wer spielt noch | wer spielt noch immer |
        welche Partien laufen noch | spielt noch jemand | laufen noch Partien |
        welche Partien im Turnier laufen noch | welche Partien noch laufen |
        welche Partien laufen | wer spielt gerade
command-tournament-adjourned = Hängepartien des Turniers
    .hear = Hängepartien | welche Partien hängen |
        Hängepartien im Turnier | gibt es im Turnier Hängepartien | gibt es Hängepartien
command-tournament-table = Kreuztabelle
    .hear = Kreuztabelle | Kreuztabelle öffnen |
        Kreuztabelle dieses Turniers | Kreuztabelle des Turniers
command-tournament-duties = Listen der Pflichten
    .hear = Pflichten | Checkliste |
        Checkliste des Schiedsrichters | die Checkliste vorlesen
command-tournament-judges = wie viele Schiedsrichter nötig sind
    .hear = wie viele Schiedsrichter | nötige Schiedsrichter |
        wie viele Schiedsrichter braucht dieses Turnier | wie viele Schiedsrichter braucht das Turnier
command-tournament-corrections = berichtigte Ergebnisse
    .hear = Berichtigungen | Korrekturen | korrigierte Ergebnisse | welche Ergebnisse wurden korrigiert |
        was wurde korrigiert | berichtigte Ergebnisse | welche Ergebnisse wurden berichtigt | was wurde berichtigt
command-tournament-pair = die nächste Runde paaren
    .hear = nächste Runde paaren | Runde paaren |
        nächste runde auslosen | neue runde paaren | runde auslosen | paare die nächste runde | nächste runde |
        lose die erste Runde aus | paare die erste Runde | lose die Runde aus | erste Runde auslosen |
        Paarungen machen | mach die Paarungen
command-tournament-close = das Turnier schließen
    .hear = schließen | schließ | Turnier schließen
