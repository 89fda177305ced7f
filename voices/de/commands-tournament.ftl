# Die Befehle der Seite für Turniere

command-tournament-open = ein Turnier öffnen
    .hear = Turnier öffnen | öffne Turnier |
        lade das turnier | lade das vereinsturnier
command-tournament-create = ein neues Turnier anlegen
    .hear = neues Turnier | Turnier anlegen
command-tournament-entry = einen Eintrag für das Turnier tippen
    .hear = Turniereintrag | Eintrag für Turnier
command-tournament-draw = auslosen
    .hear = auslosen | auslosung | lose ziehen |
        startnummern auslosen
command-tournament-pairings = Paarungen der Runde
    .hear = Paarungen | Paarungen vorlesen | wer spielt gegen wen |
        auslosung der runde | auslosung der aktuellen runde | paarungen der nächsten runde |
        wer spielt heute gegen wen | ansetzungen
command-tournament-standings = Stand des Turniers
    .hear = Tabelle vorlesen | Turnierstand | wie ist der Turnierstand |
        tabelle | rangliste | tabellenstand | platzierungen | wie steht es im turnier | zwischenstand im turnier |
        stand im turnier | auf welchem platz bin ich |
        turniertabelle | wer hat wie viele punkte | punktestand im turnier | wie ist die tabelle
command-tournament-leaders = wer im Turnier führt
    .hear = wer führt | wer liegt vorn | Spitzenreiter |
        wer führt im turnier | wer ist erster | wer ist vorn im turnier | wer ist tabellenführer |
        wer liegt vorn im turnier
command-tournament-mine = meine nächste Partie im Turnier
    .hear = meine nächste Partie | wann spiele ich |
        gegen wen spiele ich als nächstes | mein nächster gegner | an welchem brett sitze ich |
        wann bin ich im turnier wieder dran | gegen wen muss ich | wer ist mein nächster gegner |
        wann ist meine nächste partie | gegen wen spiele ich in der nächsten runde |
        mein nächstes spiel | meine nächste paarung | gegen wen als nächstes | wo sitze ich
command-tournament-mine-needs = was ich für den ersten Platz brauche
    .hear = was brauche ich | was brauche ich noch |
        was brauche ich für den ersten platz | kann ich noch turniersieger werden |
        kann ich noch gewinnen im turnier | was brauche ich noch zum turniersieg | kann ich noch erster werden |
        reicht mir ein remis
command-tournament-playing = Partien, die noch laufen
    .hear = wer spielt noch | wer spielt noch immer |
        welche partien laufen noch | spielt noch jemand | laufen noch partien
command-tournament-adjourned = Hängepartien des Turniers
    .hear = Hängepartien | welche Partien hängen
command-tournament-table = Kreuztabelle
    .hear = Kreuztabelle | Kreuztabelle öffnen
command-tournament-duties = Listen der Pflichten
    .hear = Pflichten | Checkliste
command-tournament-judges = wie viele Schiedsrichter nötig sind
    .hear = wie viele Schiedsrichter | nötige Schiedsrichter
command-tournament-corrections = berichtigte Ergebnisse
    .hear = Berichtigungen | berichtigte Ergebnisse | welche Ergebnisse wurden berichtigt | was wurde berichtigt
command-tournament-pair = die nächste Runde paaren
    .hear = nächste Runde paaren | Runde paaren |
        nächste runde auslosen | neue runde paaren | runde auslosen | paare die nächste runde
command-tournament-close = das Turnier schließen
    .hear = Turnier schließen
