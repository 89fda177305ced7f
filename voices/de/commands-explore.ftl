# Commands. Exploring the board.

command-colour = das Feld und seine Farbe
    .hear = Farbe | welche Farbe | hell oder dunkel | Farbe von { $square } | welche Farbe hat { $square } | Feldfarbe | Farbe des Feldes |
        Farbe dieses Feldes | ist { $square } hell oder dunkel | ist { $square } schwarz oder weiß | ist { $square } dunkel oder hell |
        welche Farbe hat dieses Feld | welche Farbe ist { $square } | ist Feld hell oder dunkel |
        ist { $square } ein weißes Feld | ist { $square } ein schwarzes Feld | { $square } schwarz oder weiß |
        { $square } hell oder dunkel | welche Farbe hat das Feld { $square }
command-to-rank = auf die Reihe, auf dieser Linie
    .hear = geh auf Reihe { $rank } | zur Reihe { $rank } | gehe auf Reihe { $rank } | gehe zu Reihe { $rank }
command-to-file = auf die Linie, auf dieser Reihe
    .hear = geh auf Linie { $file } | zur Linie { $file } | gehe auf Linie { $file } | gehe zu Linie { $file }
command-next-piece = zur nächsten Figur dieser Art
    .hear = nächster { $piece } | nächste { $piece }
command-previous-piece = zur vorigen Figur dieser Art
    .hear = voriger { $piece } | vorige { $piece }
command-attackers-here = wer dieses Feld angreift
    .hear = wer greift mich an | wer greift dieses Feld an | wer bedroht { $square } | was greift dieses Feld an |
        ist dieses Feld angegriffen | werde ich hier angegriffen |
        wer greift hier an | kann mich da wer schlagen | bin ich hier bedroht | wird das Feld angegriffen |
        ist die Figur bedroht | kann das hier geschlagen werden
command-defenders-here = wer dieses Feld deckt
    .hear = wer deckt | wer deckt dieses Feld | Deckung | wer deckt { $square } | Deckung von { $square } |
        ist { $square } gedeckt | was deckt { $square } | wer verteidigt { $square } | wer schützt { $square } |
        ist dieses Feld gedeckt | wer verteidigt dieses Feld | wird { $square } gedeckt | was verteidigt { $square } |
        ist { $square } verteidigt | verteidiger von { $square } | welche Figuren decken { $square } | ist { $square } geschützt |
        wie oft ist { $square } gedeckt | welche meiner Figuren decken { $square } |
        ist mein { $piece } auf { $square } gedeckt | ist diese Figur gedeckt | ist das hier gedeckt |
        wer passt auf { $square } auf | womit ist { $square } gedeckt | ist meine { $piece } auf { $square } gedeckt
command-moves-from = legale Züge dieser Figur
    .hear = Züge dieser Figur | wohin kann sie | legale Züge von { $square } | wohin kann { $square } |
        mögliche Züge von { $square } | Züge von { $square } | wohin kann { $square } ziehen |
        wohin kann { $square } gehen | wohin kann diese Figur | wohin kann diese Figur ziehen | wohin kann sie ziehen |
        wohin kann Figur auf { $square } ziehen | wohin kann Figur auf { $square } |
        erlaubte Züge von { $square } | wohin darf { $square } ziehen | wohin kann ich ziehen |
        wohin kann { $piece } auf { $square } | wohin kann { $piece } auf { $square } ziehen |
        wohin kann { $piece } von { $square } | wohin darf { $square } | was kann { $square } |
        welche Züge hat { $square } | welche Züge hat { $piece } auf { $square } | wohin geht { $square } |
        wohin kann ich von { $square } | wohin kann mein { $piece } auf { $square } |
        wohin kann mein { $piece } auf { $square } ziehen | wohin kann der { $piece } auf { $square } ziehen |
        welche Züge gibt es von { $square } | was kann der { $piece } auf { $square } |
        was kann die { $piece } auf { $square } | wohin kann die Figur auf { $square } |
        wohin kann meine { $piece } auf { $square } | mögliche Felder für { $square } |
        mögliche Felder für die Figur auf { $square } | was kann { $piece } auf { $square } |
        was kann der { $piece } auf { $square } machen | welche Felder erreicht { $square } |
        kann der { $piece } auf { $square } irgendwohin | kann { $square } ziehen | mögliche Felder |
        wohin kann die Figur | wohin darf diese Figur | wo kann die hin | wo kann ich mit { $square } hin |
        was kann diese Figur | wohin kann ich damit |
        zielfelder von { $square } | Felder für { $square } | darf { $square } ziehen |
        was macht der { $piece } auf { $square } | wohin darf der { $piece } auf { $square } | wohin geht das hier |
        wohin kann ich mit dieser Figur
command-captures-from = was diese Figur schlagen kann
    .hear = Schlagzüge | was kann sie schlagen | Schlagzüge von { $square } | was kann { $square } schlagen |
        was kann diese Figur schlagen | mögliche Schlagzüge | was kann Figur auf { $square } schlagen |
        kann die Figur hier was nehmen | kann die was schlagen | was kann sie nehmen |
        kann { $square } etwas schlagen | was schlägt die Figur auf { $square }
command-in-hand = legale Züge der Figur in der Hand
    .hear = Züge Figur in Hand | Figur in Hand |
        wohin kann ich mit der Figur in der Hand | was kann die Figur in meiner Hand
command-if-put = was die Figur in der Hand hier täte
    .hear = was wäre hier | was täte sie hier
command-threats = was der letzte Zug angreift
    .hear = Drohungen | neue Drohungen | wer greift wen an | was ist angegriffen | was greift letzte Zug an | was droht letzte Zug |
        was ist bedroht |
        was greift der Zug an | was greift dein Zug an | was bedroht der letzte Zug
command-rank-here = diese Reihe
    .hear = diese Reihe | was steht auf dieser Reihe |
        was steht in meiner Zeile | meine Reihe | diese Zeile
command-file-here = diese Linie
    .hear = diese Linie | was steht auf dieser Linie
command-next-slanting-ray = die nächste Diagonale
    .hear = nächste Diagonale
command-previous-slanting-ray = die vorige Diagonale
    .hear = vorige Diagonale
command-next-straight-ray = die nächste gerade Linie
    .hear = nächste Gerade
command-previous-straight-ray = die vorige gerade Linie
    .hear = vorige Gerade
command-last-move = der letzte Zug
    .hear = was war letzte Zug | Zug des Gegners | letzter Zug | welches war letzte Zug |
        was hast gespielt | was hast du gespielt | was hat Gegner gespielt | was wurde zuletzt gespielt |
        letzten Zug ansagen | letzten Zug wiederholen | dein Zug | dein letzter Zug | was war dein Zug |
        was hat Schwarz gespielt | was hat Weiß gespielt | was war Zug des Gegners | was haben Sie gespielt |
        letzter Zug des Gegners | wie war letzte Zug | letzten Zug | was war letzte Zug meines Gegners |
        was war letzter Zug meines Gegners | letzter Zug meines Gegners | letzte Zug meines Gegners |
        letzter Zug Gegners | was hat er gespielt | was hat er gezogen | was hat sie gezogen |
        was hat mein Gegner gespielt | was hat mein Gegner gezogen | was hat Gegner gezogen |
        was hat weiß gezogen | was hat schwarz gezogen | was hat Computer gespielt | was hat Computer gezogen |
        was hast du gezogen | wie hast du gezogen | wie hat schwarz gezogen | wie hat weiß gezogen |
        was wurde gezogen | welcher Zug war letzter | welcher Zug war das | zuletzt gespielt |
        was war dein letzter Zug | wie hat Gegner gezogen |
        sein letzter Zug | was hat mein Gegner gerade gezogen |
        was hat er gerade gezogen | nenn den letzten Zug | was wurde gerade gezogen |
        welcher Zug wurde zuletzt gespielt | was hat { $side } gerade gespielt |
        was hat { $side } eben gespielt | ich habe seinen Zug verpasst | seinen Zug verpasst |
        ich habe den Zug verpasst | welchen Zug hat er gemacht | welchen Zug hat der Computer gemacht |
        was hat der Computer gezogen | was hat Schwarz gemacht | was hat Weiß gemacht | was war die Antwort |
        seine Antwort | der letzte Zug bitte | wie hat er gezogen | wohin hat er gezogen |
        welche Figur hat er gezogen | was ist gerade passiert | was ist eben passiert |
        was wurde eben gespielt | was wurde gerade gespielt | was hat der Rechner gemacht |
        was hat der Rechner gezogen | was war der Zug vom Computer | seinen letzten Zug |
        seinen letzten Zug nochmal | was hat er da gezogen | was hat er da eben gezogen |
        was hat er da gerade gezogen | sag mir nochmal den letzten Zug | nochmal den letzten Zug |
        wohin ist er gegangen | was hat er gemacht | sag mir nochmal den Zug | der Zug eben | den Zug nochmal |
        dein Zug nochmal | ich hab den Zug nicht gehört | was kam als Antwort | was hat er geantwortet |
        wie hat er geantwortet | was hast du gerade gemacht | was het er zoge | was hat er da gemacht |
        was war das für ein Zug | Zug wiederholen | wiederhole den Zug | wiederhole den letzten Zug |
        der Zug vom Gegner | der Zug vom Computer | gegnerzug | welche Figur hat er bewegt |
        was hat sich bewegt | wohin ist er gezogen | wohin bist du gegangen | was hast du geantwortet |
        deine Antwort | was war seine Antwort | sein Zug bitte | den letzten Zug noch mal |
        noch mal den letzten Zug | wie war der Zug noch mal | wie war der Zug | was war der Zug noch mal |
        sag den letzten Zug ausführlich | letzter Zug ausführlich | den letzten Zug genau | was war der Zug von Weiß |
        was war der Zug von Schwarz
command-to-last-move = zum letzten Zug
    .hear = zum letzten Zug | gehe zum letzten Zug
command-last-captured = was zuletzt geschlagen wurde
    .hear = zuletzt geschlagen | was wurde geschlagen | was wurde zuletzt geschlagen | was hast du geschlagen |
        was wurde genommen | welche Figur wurde geschlagen | letzte geschlagene Figur | was habe ich verloren |
        was habe ich geschlagen | was hat er geschlagen | was hab ich verloren | was wurde gerade geschlagen |
        welche Figur hat er geschlagen | welche Figur hat er gerade geschlagen | welche Figur habe ich verloren |
        was habe ich gerade verloren | was hat er mir genommen | habe ich eine Figur verloren |
        was hat er mir weggenommen | was hat er gerade geschlagen | was hat er eben geschlagen |
        was hat er da geschlagen | was ist geschlagen worden | was ist weg | welche Figur ist weg |
        was hast du mir weggenommen | was hat er gefressen | was hab ich gefressen | geschlagene Figuren |
        wurde etwas geschlagen | hab ich was verloren | hast du was geschlagen | wos hot a ma gfressn |
        welche Figuren sind weg |
        was habe ich genommen | was ist gefallen | welche Figur ist gefallen | was wurde gefressen |
        gefangene Figuren | was hast du gefressen
command-changes = was sich seit der letzten Frage geändert hat
    .hear = Änderungen | was hat sich geändert | was ist neu | was hat sich auf Brett geändert | was ist anders | was hat sich verändert
command-whole-board = das ganze Brett
    .hear = Brett | ganzes Brett | ganze Brett | beschreibe Brett | beschreibe Stellung | alle Felder |
        Reihe für Reihe | gesamtes Brett | komplettes Brett | Brettstellung | wie sieht Brett aus | ganze Stellung |
        lies ganze Stellung vor | lies ganze Stellung | lies Stellung vor | lies Stellung | wie sieht Stellung aus |
        beschreib Stellung | beschreib Brett | Brett vorlesen | Stellung vorlesen | lies Brett vor | wie ist Stellung |
        was steht auf Brett | Stellung ansagen | Brett ansagen | sag mir ganze Stellung | zeig Stellung |
        wo steht alles | wie sieht die Stellung aus | wie steht das Brett | gehe das Brett durch | sag die Stellung an |
        zeig mir die Stellung | beschreib mir die Stellung | beschreib das Brett | beschreib mir das Brett |
        sag mir die Stellung | beschreibe mir das Brett | beschreibe mir die Stellung | wo steht was |
        zähl alle Figuren auf dem Brett auf | sag mir die ganze Stellung | nochmal die ganze Stellung |
        beschreib die Stellung | das ganze Brett | alles auf dem Brett | wie stehen die Figuren |
        sag mir wo alle Figuren stehen | wie sind die Figuren verteilt | wie sind die Figuren aufgestellt |
        wo steht welche Figur | sag mir was auf jedem Feld steht | was steht auf jedem Feld | alle Figuren aufzählen |
        zähl alle Figuren auf | sag mir die aktuelle position | lies das ganze Brett vor | Feld für Feld |
        ich hab den überblick verloren | wie ist die lage auf dem Brett | was steht wo | Brett von oben nach unten |
        gib mir einen überblick | überblick | brettstand | stand auf dem Brett | sag mir das Brett an |
        aktueller stand auf dem Brett | alles auf dem Brett ansagen | was ist auf dem Brett los | komplette Stellung |
        Brett komplett | wo ist was | was siehst du
command-flip = das Brett umdrehen
    .hear = umdrehen | Brett umdrehen | Brett drehen | dreh Brett um | dreh Brett | drehe Brett |
        drehe Brett um | Brett herumdrehen | Seite wechseln | andere Seite des Bretts | Brett wenden | wende Brett |
        Brett von anderer Seite | dreh um | Brett von der anderen Seite |
        dreh das Brett herum | von der schwarzen Seite | von der weißen Seite |
        von der anderen Seite schauen | Brett andersrum | andersrum | Brett anders herum |
        andere Seite nach unten | Brett um 180 grad | perspektive wechseln | Brett andersherum |
        von der anderen Seite | brettansicht wechseln | andere perspektive |
        ich will von der anderen Seite schauen | Brett spiegeln | seitenansicht wechseln |
        Seiten tauschen auf dem Brett
command-view = Blick
    .hear = Blick
command-view-ray = was in einer Richtung steht
    .hear = blick { $step } | was steht { $step }
command-view-file = eine Linie
    .hear = Figuren auf Linie { $file } | Linie { $file } | was steht auf Linie { $file } | { $file } Linie | was ist auf Linie { $file } |
        was steht auf { $file } Linie |
        was steht auf der { $file } Linie | sag mir was auf der { $file } Linie ist | lies die { $file } Linie |
        Figuren auf der { $file } Linie |
        ist die { $file } Linie offen | { $file } Linie offen | offene { $file } Linie
command-view-rank = eine Reihe
    .hear = Figuren auf Reihe { $rank } | Reihe { $rank } | was steht auf Reihe { $rank } | { $rank } Reihe | was ist auf Reihe { $rank } |
        was steht auf der { $rank } Reihe | lies die { $rank } Reihe vor | Figuren auf der { $rank } Reihe |
        was steht in Reihe { $rank } | lies die { $rank } Reihe |
        sag mir die { $rank } | sag mir die { $rank } Reihe | lies mir die { $rank }
command-view-diagonals = die Diagonalen
    .hear = Diagonalen | beide Diagonalen |
        was steht auf den Diagonalen
command-view-knight = was einen Springerzug entfernt steht
    .hear = Springerblick | Springerfelder
command-view-king = was ringsum steht
    .hear = Königsblick | ringsum | Felder ringsum |
        nachbarfelder | was steht rundherum | was ist um mich herum | umgebung
command-squares = Felder
    .hear = Felder von
command-squares-kind = alle Figuren dieser Art
command-squares-others = die Figuren dieser Art des Gegners
    .hear = gegnerische { $piece } | gegnerischer { $piece } | wo ist gegnerische { $piece } | wo ist dein { $piece } |
        wo ist deine { $piece } | wo sind deine { $piece } | wo steht dein { $piece } | wo steht deine { $piece } |
        wo stehen deine { $piece } | wo ist sein { $piece } | wo ist seine { $piece } | wo sind seine { $piece } |
        wo steht gegnerische { $piece } | wo stehen gegnerischen { $piece } | { $piece } des Gegners |
        wo ist { $piece } des Gegners | wo steht { $piece } des Gegners | wo sind { $piece } des Gegners |
        wo stehen { $piece } des Gegners | dein { $piece } | deine { $piece } | Ihr { $piece } | Ihre { $piece } |
        wo steht sein { $piece } | wo stehen seine { $piece } | wo ist gegnerischer { $piece } |
        wo sind gegnerische { $piece } | wo sind gegnerischen { $piece } | sein { $piece } | wo steht seine { $piece } |
        wo ist die { $piece } meines Gegners | wo ist der { $piece } meines Gegners |
        wo sind die { $piece } meines Gegners | wo steht die { $piece } des Gegners |
        wo steht der { $piece } des Gegners | wo stehen die { $piece } des Gegners |
        wo hat der Gegner seine { $piece } | wo hat der Gegner seinen { $piece } | seine { $piece } |
        wo ist die gegnerische { $piece } | wo steht der feindliche { $piece } | feindliche { $piece } |
        wo steht der gegnerische { $piece } | hat er seine { $piece } noch |
        auf welchem Feld steht die { $piece } des Gegners | auf welchem Feld steht der { $piece } des Gegners |
        auf welchem Feld steht seine { $piece } | auf welchem Feld steht sein { $piece } |
        hat er noch { $piece } | hat er noch einen { $piece } | wo hat er seine { $piece } |
        wo hat er seinen { $piece } | wo hast du deine { $piece } | wo hast du deinen { $piece } | wo steckt sein { $piece } |
        wo hat er den { $piece } hingestellt | wo hat er die { $piece } hingestellt |
        wohin hat er den { $piece } gestellt | wohin hat er die { $piece } gestellt | wo hat er den { $piece }
command-squares-own = die eigenen Figuren
    .hear = meine Figuren | eigene Figuren | wo sind meine Figuren | wo stehen meine Figuren | welche Figuren habe ich |
        was habe ich | Liste meine Figuren auf | meine Figuren aufzählen | nenne meine Figuren |
        was habe ich noch übrig | was habe ich noch an Figuren | welche Figuren habe ich noch |
        was habe ich auf dem Brett | zähl auf was ich habe | zähl meine Figuren auf | was habe ich noch für Figuren |
        welche Steine habe ich noch | was hab ich noch | welche Figuren sind mir geblieben | was ist mir geblieben |
        nenn mir meine Figuren |
        alle meine Figuren | sag mir alles was ich noch habe | was habe ich alles noch |
        meine aufstellung | was habe ich übrig | womit kann ich noch spielen | lies meine Figuren vor | meine Seite |
        meine armee | was bleibt mir | wie stehe ich auf dem Brett | alles von mir |
        meine truppen | was gehört mir | zeig mir meine Figuren | sag mir meine Figuren | welche Figuren sind meine |
        wo stehen meine leute | meine eigenen Figuren | meine Stellung bitte | mit was spiele ich noch |
        welche Figuren habe ich noch übrig | was für Figuren habe ich noch | welche meiner Figuren sind noch da |
        welche Figuren sind mir noch geblieben |
        nur meine Figuren
command-squares-theirs = die Figuren des Gegners
    .hear = gegnerische Figuren | Figuren des Gegners | wo sind gegnerischen Figuren | wo stehen gegnerischen Figuren |
        wo sind Figuren des Gegners | wo stehen Figuren des Gegners | was hat Gegner | welche Figuren hat Gegner |
        deine Figuren | wo sind deine Figuren | wo stehen deine Figuren | welche Figuren hat mein Gegner |
        welche Figuren hat er | seine Figuren | wo stehen seine Figuren | die restlichen gegnerischen Figuren |
        was hat er noch übrig | was hat der Gegner noch | was hat er auf dem Brett | was hat mein Gegner noch |
        welche Figuren hat er noch | wo hat er seine Figuren | was hat er für Figuren | was hat er noch |
        was hat er noch für Figuren | was hat mein Gegner | was ist dem Gegner geblieben |
        welche Figuren sind ihm geblieben | was ist ihm geblieben | nenn mir seine Figuren | nenne seine Figuren |
        was hat der andere | was hat der andere alles auf dem Brett | was hat er alles | die Figuren des anderen |
        was besitzt der Gegner | was hast du noch | was hast du alles | die gegnerische Seite |
        gegnerische aufstellung | seine armee | lies seine Figuren vor | was hat der Gegner alles |
        womit spielt er noch | alles von ihm | was bleibt ihm | seine truppen | was gehört ihm |
        welche Figuren gehören dem Gegner | wo stehen seine leute | wo steht der Gegner | Figuren vom Gegner |
        was hat der Computer | wo stehen die Figuren vom Computer | die andere Seite | feindliche Figuren |
        was hat der feind | wo stehen seine Figuren alle | wo stehen all seine Figuren |
        nur seine Figuren | nur die gegnerischen Figuren
command-squares-white = die weißen Figuren
command-squares-black = die schwarzen Figuren
command-squares-all = alle Figuren
    .hear = wo sind alle Figuren | alle Figuren |
        sämtliche Figuren | sämtliche Figuren aufzählen | alle Figuren vorlesen | alle Figuren nennen |
        die Figuren beider Seiten | stell mir alle Figuren vor
command-squares-files = alle Figuren, Linie für Linie
    .hear = Figuren nach Linien | Linie für Linie | Figuren Linie für Linie
command-squares-pawns = die Bauern, Linie für Linie
    .hear = Bauern nach Linien | Bauernstruktur |
        Doppelbauern | gibt es Doppelbauern | habe ich Doppelbauern | isolierte Bauern |
        habe ich einen isolierten Bauern | Bauernstellung
command-squares-material = das Material, noch einmal für die Figuren
    .hear = Material | wer liegt vorn | Materialverhältnis | Material zählen | wer hat mehr | wer hat mehr Figuren |
        wer hat mehr Material | Materialstand | wer führt |
        Figuren zählen | liege vorn | bin vorn | zähl Material | zähle Material | zähle Figuren | materialbilanz |
        wie ist Material | habe ich mehr Material | wie steht Material |
        wie viel Material | bin ich im materialvorteil | was habe ich noch | wie steht es mit dem Material |
        wie ist das Material | was ist geschlagen | habe ich mehr Figuren als er | wer hat eine Figur mehr |
        bin ich eine Figur vorn | wie sieht es mit dem Material aus | wie viele Punkte hat jeder | Punkte |
        Figurenwert | habe ich einen Bauern weniger | habe ich einen Bauern mehr | welches Material ist noch da |
        wie viel Material ist noch da | was ist noch an Material da | bin ich materiell im Vorteil | welche Figuren fehlen |
        was ist schon alles vom Brett | was ist vom Brett | habe ich eine Figur mehr |
        materialvergleich | was fehlt mir |
        bin ich materiell vorn | fehlt mir eine Figur | hat er mehr Figuren | zähl die Figuren
command-jump = Sprung
    .hear = springen
command-jump-file = auf die Linie
command-jump-rank = auf die Reihe
command-jump-last = dorthin, wo der letzte Zug endete
