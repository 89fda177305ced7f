# Commands. Walking on the board.

command-walk-up = ein Feld nach oben
    .hear = hoch | nach oben | eins hoch | ein Feld hoch | rauf | geh hoch | oben
command-walk-down = ein Feld nach unten
    .hear = runter | nach unten | eins runter | ein Feld runter | geh runter | unten
command-walk-left = ein Feld nach links
    .hear = links | nach links | eins nach links | ein Feld nach links | geh nach links
command-walk-right = ein Feld nach rechts
    .hear = rechts | nach rechts | eins nach rechts | ein Feld nach rechts | geh nach rechts
command-walk-up-right = ein Feld nach oben rechts
    .hear = oben rechts | nach oben rechts
command-walk-down-right = ein Feld nach unten rechts
    .hear = unten rechts | nach unten rechts
command-walk-down-left = ein Feld nach unten links
    .hear = unten links | nach unten links
command-walk-up-left = ein Feld nach oben links
    .hear = oben links | nach oben links
command-enter = Zeile eingeben, oder Figur nehmen und setzen
    .hear = nimm es | stell es hin | nimm Figur | nehmen | setzen
command-cancel = abbrechen
    .hear = abbrechen | Abbruch | zurückstellen | stell zurück | vergiss es | doch nicht | lass es | abgebrochen | Escape | lieber nicht |
        lass es sein | lass gut sein |
        egal | schon gut
command-look = das Feld ansagen
    .hear = was steht auf { $square } | was ist auf { $square } | wer steht auf { $square } | schau auf { $square } |
        was steht hier | was ist hier | was steht in { $square } | welche Figur steht auf { $square } |
        welche Figur ist auf { $square } | was ist auf Feld { $square } | was steht auf Feld { $square } |
        ist { $square } frei | ist { $square } leer | ist { $square } besetzt | lies { $square } | schau { $square } |
        wo bin ich | welches Feld | welches Feld ist das | auf welchem Feld bin ich | dieses Feld |
        welche Figur steht hier | wer steht hier | steht etwas auf { $square } | steht was auf { $square } |
        ist etwas auf { $square } | wer ist auf { $square } | was habe ich auf { $square } | was ist mit { $square } |
        was ist bei { $square } | Feld { $square } | steht auf { $square } was | steht da etwas auf { $square } |
        schau nach { $square } | auf { $square } steht was | was haben wir auf { $square } |
        was ist in der Ecke { $square } | was siehst du auf { $square } | Ecke { $square } |
        ist auf { $square } ein { $piece } | steht auf { $square } ein { $piece } | wer sitzt auf { $square } |
        was befindet sich auf { $square } | was befindet sich auf dem Feld { $square } | was liegt auf { $square } |
        { $square } was steht dort | { $square } was steht da | zeig mir { $square } | und { $square } |
        ist { $square } belegt | ist da was auf { $square } | ist was auf { $square } |
        steht der { $piece } noch auf { $square } | ist der { $piece } noch auf { $square } | aktuelles Feld |
        auf welchem Feld stehe ich | worauf stehe ich | lies das Feld | was ist unter mir | Feld vorlesen |
        prüfe { $square } | sag { $square } |
        welcher Stein steht auf { $square } | gehört { $square } mir | wem gehört die Figur auf { $square } |
        beschreib { $square } | was für eine Figur steht auf { $square } | steht jemand auf { $square } |
        ist auf { $square } etwas | lies mir { $square } vor | was ist los auf { $square } |
        inhalt von { $square } | welche Figur hat { $square } | was ist unter dem cursor | wo steht der cursor |
        auf welchem Feld steht der cursor | wo stehe ich
command-attackers = ansagen, was das Feld angreift
    .hear = wer greift { $square } an | was greift { $square } an | Angreifer von { $square } |
        Angreifer auf { $square } | Angreifer { $square } | wer schlägt auf { $square } | wer greift an |
        was greift an | Angreifer | was schlägt auf { $square } | wer bedroht Feld { $square } |
        ist { $square } angegriffen | wird { $square } angegriffen | welche Figuren greifen { $square } an |
        wer kann auf { $square } schlagen | ist { $square } bedroht | wird { $square } bedroht |
        ist { $square } sicher | was kann auf { $square } schlagen | wer kann { $square } schlagen |
        welche Figuren bedrohen { $square } | was zielt auf { $square } | was bedroht { $square } |
        wovon wird { $square } angegriffen | greift etwas { $square } an | wie viele Angreifer auf { $square } |
        kann jemand auf { $square } schlagen | wie oft ist { $square } angegriffen |
        von wem kann { $square } geschlagen werden | wer kann { $square } nehmen | wer zielt auf { $square } |
        ist mein { $piece } auf { $square } in gefahr | ist { $square } in gefahr |
        ist mein { $piece } auf { $square } bedroht | wird mein { $piece } auf { $square } angegriffen |
        kann { $square } geschlagen werden |
        wer kontrolliert { $square } | wer beherrscht { $square } | welche Figuren kontrollieren { $square } |
        sieht die { $piece } { $square } | sieht der { $piece } { $square } | sieht mein { $piece } { $square } |
        greift mein { $piece } { $square } an | greift der { $piece } { $square } an |
        deckt mein { $piece } { $square } | deckt der { $piece } { $square } | deckt meine { $piece } { $square } |
        greift meine { $piece } { $square } an
command-pieces = sagen, wo die Figuren stehen, noch einmal für die andere Seite
    .hear = wo sind { $side } { $piece } | wo ist { $side } { $piece } | wo stehen { $side } { $piece } |
        wo steht { $side } { $piece } | wo sind { $piece } | wo ist { $piece } | wo stehen { $piece } | wo steht { $piece } |
        { $side } { $piece } | wo sind { $side } Figuren | wo stehen { $side } Figuren | wo steht { $side } |
        wo ist { $side } | { $side } Figuren | wo sind Figuren | wo stehen Figuren | Figuren | Stellung |
        wo sind alle { $piece } | wo stehen alle Figuren | alle Figuren ansagen | Figurenliste | aktuelle Stellung |
        finde { $piece } | wo befindet sich { $piece } | wo befinden sich { $piece } | Figuren auf Brett |
        wo befindet sich { $side } { $piece } |
        was hat { $side } auf dem Brett | was hat { $side } noch | wo hat { $side } seine Figuren |
        nenne alle { $side } Figuren | nenn mir die { $side } Figuren | { $piece } von { $side } |
        wo hat { $side } { $piece } | wo hat { $side } seine { $piece } | hat { $side } noch { $piece } |
        hat { $side } noch einen { $piece } | alle { $piece } | auf welchen Feldern stehen die { $side } { $piece } |
        auf welchem Feld steht der { $side } { $piece } | position der { $side } { $piece } |
        wo steckt der { $side } { $piece } | zähl die { $side } { $piece } auf | was hat { $side } |
        wo steht { $side } überall | wie steht { $side } | aufstellung von { $side } | lies { $side } vor |
        was besitzt { $side } |
        standort der { $side } { $piece } | welche { $piece } hat { $side } | gibt es noch { $side } { $piece } |
        gibt es noch einen { $side } { $piece } | wo finde ich den { $side } { $piece } | alle von { $side } |
        { $side } bitte ansagen | Stellung von { $side } | die Figuren von { $side } |
        wo stehen die Figuren von { $side } | auf welchem Feld ist der { $side } { $piece }
