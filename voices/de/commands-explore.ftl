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
        wer greift hier an | kann mich da wer schlagen | bin ich hier bedroht | wird das feld angegriffen |
        ist die figur bedroht | kann das hier geschlagen werden
command-defenders-here = wer dieses Feld deckt
    .hear = wer deckt | wer deckt dieses Feld | Deckung | wer deckt { $square } | Deckung von { $square } |
        ist { $square } gedeckt | was deckt { $square } | wer verteidigt { $square } | wer schützt { $square } |
        ist dieses Feld gedeckt | wer verteidigt dieses Feld | wird { $square } gedeckt | was verteidigt { $square } |
        ist { $square } verteidigt | verteidiger von { $square } | welche figuren decken { $square } | ist { $square } geschützt |
        wie oft ist { $square } gedeckt | welche meiner Figuren decken { $square } |
        ist mein { $piece } auf { $square } gedeckt | ist diese figur gedeckt | ist das hier gedeckt |
        wer passt auf { $square } auf | womit ist { $square } gedeckt | ist meine { $piece } auf { $square } gedeckt
command-moves-from = legale Züge dieser Figur
    .hear = Züge dieser Figur | wohin kann sie | legale Züge von { $square } | wohin kann { $square } |
        mögliche Züge von { $square } | Züge von { $square } | wohin kann { $square } ziehen |
        wohin kann { $square } gehen | wohin kann diese Figur | wohin kann diese Figur ziehen | wohin kann sie ziehen |
        wohin kann Figur auf { $square } ziehen | wohin kann Figur auf { $square } |
        erlaubte Züge von { $square } | wohin darf { $square } ziehen | wohin kann ich ziehen |
        wohin kann { $piece } auf { $square } | wohin kann { $piece } auf { $square } ziehen |
        wohin kann { $piece } von { $square } | wohin darf { $square } | was kann { $square } |
        welche züge hat { $square } | welche züge hat { $piece } auf { $square } | wohin geht { $square } |
        wohin kann ich von { $square } | wohin kann mein { $piece } auf { $square } |
        wohin kann mein { $piece } auf { $square } ziehen | wohin kann der { $piece } auf { $square } ziehen |
        welche züge gibt es von { $square } | was kann der { $piece } auf { $square } |
        was kann die { $piece } auf { $square } | wohin kann die Figur auf { $square } |
        wohin kann meine { $piece } auf { $square } | mögliche Felder für { $square } |
        mögliche Felder für die Figur auf { $square } | was kann { $piece } auf { $square } |
        was kann der { $piece } auf { $square } machen | welche Felder erreicht { $square } |
        kann der { $piece } auf { $square } irgendwohin | kann { $square } ziehen | mögliche felder |
        wohin kann die figur | wohin darf diese figur | wo kann die hin | wo kann ich mit { $square } hin |
        was kann diese figur | wohin kann ich damit |
        zielfelder von { $square } | felder für { $square } | darf { $square } ziehen |
        was macht der { $piece } auf { $square } | wohin darf der { $piece } auf { $square } | wohin geht das hier |
        wohin kann ich mit dieser figur
command-captures-from = was diese Figur schlagen kann
    .hear = Schlagzüge | was kann sie schlagen | Schlagzüge von { $square } | was kann { $square } schlagen |
        was kann diese Figur schlagen | mögliche Schlagzüge | was kann Figur auf { $square } schlagen |
        kann die figur hier was nehmen | kann die was schlagen | was kann sie nehmen |
        kann { $square } etwas schlagen | was schlägt die figur auf { $square }
command-in-hand = legale Züge der Figur in der Hand
    .hear = Züge Figur in Hand | Figur in Hand |
        wohin kann ich mit der figur in der hand | was kann die figur in meiner hand
command-if-put = was die Figur in der Hand hier täte
    .hear = was wäre hier | was täte sie hier
command-threats = was der letzte Zug angreift
    .hear = Drohungen | neue Drohungen | wer greift wen an | was ist angegriffen | was greift letzte Zug an | was droht letzte Zug |
        was ist bedroht |
        was greift der zug an | was greift dein zug an | was bedroht der letzte zug
command-rank-here = diese Reihe
    .hear = diese Reihe | was steht auf dieser Reihe |
        was steht in meiner zeile | meine reihe | diese zeile
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
        letzter Zug des Gegners | wie war letzte Zug | letzten Zug | was war letzte zug meines gegners |
        was war letzter zug meines gegners | letzter zug meines gegners | letzte zug meines gegners |
        letzter zug gegners | was hat er gespielt | was hat er gezogen | was hat sie gezogen |
        was hat mein gegner gespielt | was hat mein gegner gezogen | was hat gegner gezogen |
        was hat weiß gezogen | was hat schwarz gezogen | was hat computer gespielt | was hat computer gezogen |
        was hast du gezogen | wie hast du gezogen | wie hat schwarz gezogen | wie hat weiß gezogen |
        was wurde gezogen | welcher zug war letzter | welcher zug war das | zuletzt gespielt |
        was war dein letzter zug | wie hat gegner gezogen |
        sein letzter zug | was hat mein Gegner gerade gezogen |
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
        wohin ist er gegangen | was hat er gemacht | sag mir nochmal den zug | der zug eben | den zug nochmal |
        dein zug nochmal | ich hab den zug nicht gehört | was kam als antwort | was hat er geantwortet |
        wie hat er geantwortet | was hast du gerade gemacht | was het er zoge | was hat er da gemacht |
        was war das für ein zug | zug wiederholen | wiederhole den zug | wiederhole den letzten zug |
        der zug vom gegner | der zug vom computer | gegnerzug | welche figur hat er bewegt |
        was hat sich bewegt | wohin ist er gezogen | wohin bist du gegangen | was hast du geantwortet |
        deine antwort | was war seine antwort | sein zug bitte | den letzten Zug noch mal |
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
        was hast du mir weggenommen | was hat er gefressen | was hab ich gefressen | geschlagene figuren |
        wurde etwas geschlagen | hab ich was verloren | hast du was geschlagen | wos hot a ma gfressn |
        welche figuren sind weg |
        was habe ich genommen | was ist gefallen | welche figur ist gefallen | was wurde gefressen |
        gefangene figuren | was hast du gefressen
command-changes = was sich seit der letzten Frage geändert hat
    .hear = Änderungen | was hat sich geändert | was ist neu | was hat sich auf Brett geändert | was ist anders | was hat sich verändert
command-whole-board = das ganze Brett
    .hear = Brett | ganzes Brett | ganze Brett | beschreibe Brett | beschreibe Stellung | alle Felder |
        Reihe für Reihe | gesamtes Brett | komplettes Brett | Brettstellung | wie sieht brett aus | ganze stellung |
        lies ganze stellung vor | lies ganze stellung | lies stellung vor | lies stellung | wie sieht stellung aus |
        beschreib stellung | beschreib brett | brett vorlesen | stellung vorlesen | lies brett vor | wie ist stellung |
        was steht auf brett | stellung ansagen | brett ansagen | sag mir ganze stellung | zeig brett | zeig stellung |
        wo steht alles | wie sieht die stellung aus | wie steht das brett | gehe das brett durch | sag die stellung an |
        zeig mir die stellung | beschreib mir die Stellung | beschreib das Brett | beschreib mir das Brett |
        sag mir die Stellung | beschreibe mir das Brett | beschreibe mir die Stellung | wo steht was |
        zähl alle Figuren auf dem Brett auf | sag mir die ganze Stellung | nochmal die ganze Stellung |
        beschreib die Stellung | das ganze Brett | alles auf dem Brett | wie stehen die Figuren |
        sag mir wo alle Figuren stehen | wie sind die Figuren verteilt | wie sind die Figuren aufgestellt |
        wo steht welche Figur | sag mir was auf jedem Feld steht | was steht auf jedem Feld | alle Figuren aufzählen |
        zähl alle Figuren auf |
        sag mir die aktuelle position | lies das ganze brett vor | feld für feld | ich hab den überblick verloren |
        wie ist die lage auf dem brett | was steht wo | brett von oben nach unten | gib mir einen überblick |
        überblick |
        brettstand | stand auf dem brett | sag mir das brett an | aktueller stand auf dem brett |
        alles auf dem brett ansagen | was ist auf dem brett los | komplette stellung | brett komplett | wo ist was |
        was siehst du
command-flip = das Brett umdrehen
    .hear = umdrehen | Brett umdrehen | Brett drehen | dreh Brett um | dreh Brett | drehe Brett |
        drehe Brett um | Brett herumdrehen | Seite wechseln | andere Seite des Bretts | brett wenden | wende brett |
        brett von anderer seite | dreh um | Brett von der anderen Seite |
        dreh das Brett herum | von der schwarzen Seite | von der weißen Seite |
        von der anderen Seite schauen | Brett andersrum | andersrum | Brett anders herum |
        andere seite nach unten | brett um 180 grad | perspektive wechseln | brett andersherum |
        von der anderen seite | brettansicht wechseln | andere perspektive |
        ich will von der anderen seite schauen | brett spiegeln | seitenansicht wechseln |
        seiten tauschen auf dem brett
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
        was steht in reihe { $rank } | lies die { $rank } reihe |
        sag mir die { $rank } | sag mir die { $rank } Reihe | lies mir die { $rank }
command-view-diagonals = die Diagonalen
    .hear = Diagonalen | beide Diagonalen |
        was steht auf den diagonalen
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
        was habe ich | liste meine figuren auf | meine figuren aufzählen | nenne meine figuren |
        was habe ich noch übrig | was habe ich noch an Figuren | welche Figuren habe ich noch |
        was habe ich auf dem Brett | zähl auf was ich habe | zähl meine Figuren auf | was habe ich noch für Figuren |
        welche Steine habe ich noch | was hab ich noch | welche Figuren sind mir geblieben | was ist mir geblieben |
        nenn mir meine Figuren |
        alle meine figuren | sag mir alles was ich noch habe | was habe ich alles noch |
        meine aufstellung | was habe ich übrig | womit kann ich noch spielen | lies meine figuren vor | meine seite |
        meine armee | was bleibt mir | wie stehe ich auf dem brett | alles von mir |
        meine truppen | was gehört mir | zeig mir meine figuren | sag mir meine figuren | welche figuren sind meine |
        wo stehen meine leute | meine eigenen figuren | meine stellung bitte | mit was spiele ich noch
command-squares-theirs = die Figuren des Gegners
    .hear = gegnerische Figuren | Figuren des Gegners | wo sind gegnerischen Figuren | wo stehen gegnerischen Figuren |
        wo sind Figuren des Gegners | wo stehen Figuren des Gegners | was hat Gegner | welche Figuren hat Gegner |
        deine Figuren | wo sind deine Figuren | wo stehen deine Figuren | welche figuren hat mein gegner |
        welche figuren hat er | seine figuren | wo stehen seine figuren | die restlichen gegnerischen Figuren |
        was hat er noch übrig | was hat der Gegner noch | was hat er auf dem Brett | was hat mein Gegner noch |
        welche Figuren hat er noch | wo hat er seine Figuren | was hat er für Figuren | was hat er noch |
        was hat er noch für Figuren | was hat mein Gegner | was ist dem Gegner geblieben |
        welche Figuren sind ihm geblieben | was ist ihm geblieben | nenn mir seine Figuren | nenne seine Figuren |
        was hat der andere | was hat der andere alles auf dem brett | was hat er alles | die figuren des anderen |
        was besitzt der gegner | was hast du noch | was hast du alles | die gegnerische seite |
        gegnerische aufstellung | seine armee | lies seine figuren vor | was hat der gegner alles |
        womit spielt er noch | alles von ihm | was bleibt ihm | seine truppen | was gehört ihm |
        welche figuren gehören dem gegner | wo stehen seine leute | wo steht der gegner | figuren vom gegner |
        was hat der computer | wo stehen die figuren vom computer | die andere seite | feindliche figuren |
        was hat der feind | wo stehen seine Figuren alle | wo stehen all seine Figuren
command-squares-white = die weißen Figuren
command-squares-black = die schwarzen Figuren
command-squares-all = alle Figuren
    .hear = wo sind alle Figuren | alle Figuren |
        sämtliche figuren | sämtliche figuren aufzählen | alle figuren vorlesen | alle figuren nennen |
        die figuren beider seiten | stell mir alle figuren vor
command-squares-files = alle Figuren, Linie für Linie
    .hear = Figuren nach Linien | Linie für Linie | Figuren Linie für Linie
command-squares-pawns = die Bauern, Linie für Linie
    .hear = Bauern nach Linien | Bauernstruktur |
        Doppelbauern | gibt es Doppelbauern | habe ich Doppelbauern | isolierte Bauern |
        habe ich einen isolierten Bauern | Bauernstellung
command-squares-material = das Material, noch einmal für die Figuren
    .hear = Material | wer liegt vorn | Materialverhältnis | Material zählen | wer hat mehr | wer hat mehr Figuren |
        wer hat mehr Material | Materialstand | wer führt |
        Figuren zählen | liege vorn | bin vorn | zähl material | zähle material | zähle figuren | materialbilanz |
        wie ist material | habe ich mehr material | wie steht material |
        wie viel material | bin ich im materialvorteil | was habe ich noch | wie steht es mit dem material |
        wie ist das material | was ist geschlagen | habe ich mehr Figuren als er | wer hat eine Figur mehr |
        bin ich eine Figur vorn | wie sieht es mit dem Material aus | wie viele Punkte hat jeder | Punkte |
        Figurenwert | habe ich einen bauern weniger | habe ich einen bauern mehr | welches Material ist noch da |
        wie viel Material ist noch da | was ist noch an Material da | bin ich materiell im Vorteil | welche figuren fehlen |
        was ist schon alles vom brett | was ist vom brett | habe ich eine figur mehr |
        materialvergleich | was fehlt mir |
        bin ich materiell vorn | fehlt mir eine figur | hat er mehr figuren | zähl die figuren
command-jump = Sprung
    .hear = springen
command-jump-file = auf die Linie
command-jump-rank = auf die Reihe
command-jump-last = dorthin, wo der letzte Zug endete
