# Die Befehle der Seite für Turniere

command-tournament-open = ein Turnier öffnen
    .hear = Turnier öffnen | öffne Turnier
command-tournament-create = ein neues Turnier anlegen
    .hear = neues Turnier | Turnier anlegen
command-tournament-entry = einen Eintrag für das Turnier tippen
    .hear = Turniereintrag | Eintrag für Turnier
command-tournament-pairings = Paarungen der Runde
    .hear = Paarungen | Paarungen vorlesen | wer spielt gegen wen
command-tournament-standings = Stand des Turniers
    .hear = Tabelle vorlesen | Turnierstand | wie ist der Turnierstand
command-tournament-leaders = wer im Turnier führt
    .hear = wer führt | wer liegt vorn | Spitzenreiter
command-tournament-playing = Partien, die noch laufen
    .hear = wer spielt noch | wer spielt noch immer
command-tournament-adjourned = Hängepartien des Turniers
    .hear = Hängepartien | welche Partien hängen
command-tournament-table = Kreuztabelle
    .hear = Kreuztabelle | Kreuztabelle öffnen
command-tournament-duties = Listen der Pflichten
    .hear = Pflichten | Checkliste
command-tournament-judges = wie viele Schiedsrichter nötig sind
    .hear = wie viele Schiedsrichter | nötige Schiedsrichter
command-tournament-pair = die nächste Runde paaren
    .hear = nächste Runde paaren | Runde paaren
command-tournament-close = das Turnier schließen
    .hear = Turnier schließen
