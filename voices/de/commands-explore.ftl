# Commands. Exploring the board.

command-colour = das Feld und seine Farbe
    .hear = Farbe | welche Farbe | hell oder dunkel | Farbe von { $square } | welche Farbe hat { $square } | Feldfarbe | Farbe des Feldes |
        Farbe dieses Feldes | ist { $square } hell oder dunkel | ist { $square } schwarz oder weiß | ist { $square } dunkel oder hell |
        welche Farbe hat dieses Feld | welche Farbe ist { $square } | ist Feld hell oder dunkel
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
        ist dieses Feld angegriffen | werde ich hier angegriffen
command-defenders-here = wer dieses Feld deckt
    .hear = wer deckt | wer deckt dieses Feld | Deckung | wer deckt { $square } | Deckung von { $square } | ist { $square } gedeckt |
        was deckt { $square } | wer verteidigt { $square } | wer schützt { $square } | ist dieses Feld gedeckt |
        wer verteidigt dieses Feld | wird { $square } gedeckt
command-moves-from = legale Züge dieser Figur
    .hear = legale Züge | Züge dieser Figur | wohin kann sie | legale Züge von { $square } | wohin kann { $square } | mögliche Züge |
        mögliche Züge von { $square } | Züge von { $square } | wohin kann { $square } ziehen | wohin kann { $square } gehen |
        wohin kann diese Figur | wohin kann diese Figur ziehen | wohin kann sie ziehen | wohin kann Figur auf { $square } ziehen |
        wohin kann Figur auf { $square } | welche Züge sind möglich | welche Züge habe ich | welche Züge gibt es | erlaubte Züge |
        was kann ziehen | erlaubte Züge von { $square } | wohin darf { $square } ziehen | wohin kann ich ziehen
command-captures-from = was diese Figur schlagen kann
    .hear = Schlagzüge | was kann sie schlagen | Schlagzüge von { $square } | was kann { $square } schlagen |
        was kann diese Figur schlagen | mögliche Schlagzüge | was kann Figur auf { $square } schlagen
command-in-hand = legale Züge der Figur in der Hand
    .hear = Züge Figur in Hand | Figur in Hand
command-if-put = was die Figur in der Hand hier täte
    .hear = was wäre hier | was täte sie hier
command-threats = was der letzte Zug angreift
    .hear = Drohungen | neue Drohungen | wer greift wen an | was ist angegriffen | was greift letzte Zug an | was droht letzte Zug |
        was ist bedroht
command-rank-here = diese Reihe
    .hear = diese Reihe | was steht auf dieser Reihe
command-file-here = diese Linie
    .hear = diese Linie | was steht auf dieser Linie
command-next-slanting-ray = die nächste schräge Richtung
    .hear = nächste Diagonale
command-previous-slanting-ray = die vorige schräge Richtung
    .hear = vorige Diagonale
command-next-straight-ray = die nächste gerade Richtung
    .hear = nächste Gerade
command-previous-straight-ray = die vorige gerade Richtung
    .hear = vorige Gerade
command-last-move = der letzte Zug
    .hear = was war letzte Zug | Zug des Gegners | letzter Zug | was war letzter Zug | welches war letzte Zug | was hast gespielt |
        was hast du gespielt | was hat Gegner gespielt | was wurde zuletzt gespielt | letzten Zug ansagen | letzten Zug wiederholen |
        dein Zug | dein letzter Zug | was war dein Zug | was hat Schwarz gespielt | was hat Weiß gespielt | was war Zug des Gegners |
        was haben Sie gespielt | letzter Zug des Gegners | wie war letzte Zug | letzten Zug
command-to-last-move = dorthin, wo der letzte Zug endete
    .hear = zum letzten Zug | gehe zum letzten Zug
command-last-captured = was zuletzt geschlagen wurde
    .hear = zuletzt geschlagen | was wurde geschlagen | was wurde zuletzt geschlagen | was hast du geschlagen | was wurde genommen |
        welche Figur wurde geschlagen | letzte geschlagene Figur | was habe ich verloren
command-changes = was sich seit der letzten Frage geändert hat
    .hear = Änderungen | was hat sich geändert | was ist neu | was hat sich auf Brett geändert | was ist anders | was hat sich verändert
command-whole-board = das ganze Brett
    .hear = Brett | ganzes Brett | ganze Brett | beschreibe Brett | beschreibe Stellung | alle Felder | Reihe für Reihe | gesamtes Brett |
        komplettes Brett | Brettstellung
command-flip = das Brett umdrehen
    .hear = umdrehen | Brett umdrehen | Brett drehen | dreh Brett um | dreh Brett | drehe Brett | drehe Brett um | Brett herumdrehen |
        Seite wechseln | andere Seite des Bretts | Ansicht von Schwarz | Ansicht von Weiß | Sicht von Schwarz
command-view = Blick
    .hear = Blick
command-view-ray = was in einer Richtung steht
    .hear = blick { $step } | was steht { $step }
command-view-file = eine Linie
    .hear = Figuren auf Linie { $file } | Linie { $file } | was steht auf Linie { $file } | { $file } Linie | was ist auf Linie { $file } |
        was steht auf { $file } Linie
command-view-rank = eine Reihe
    .hear = Figuren auf Reihe { $rank } | Reihe { $rank } | was steht auf Reihe { $rank } | { $rank } Reihe | was ist auf Reihe { $rank }
command-view-diagonals = die Diagonalen
    .hear = Diagonalen | beide Diagonalen
command-view-knight = was einen Springerzug entfernt steht
    .hear = Springerblick | Springerfelder
command-view-king = was ringsum steht
    .hear = Königsblick | ringsum | Felder ringsum
command-squares = Felder
    .hear = Felder von
command-squares-kind = alle Figuren dieser Art
command-squares-others = die Figuren dieser Art des Gegners
    .hear = gegnerische { $piece } | gegnerischer { $piece } | wo ist gegnerische { $piece } | wo ist dein { $piece } |
        wo ist deine { $piece } | wo sind deine { $piece } | wo steht dein { $piece } | wo steht deine { $piece } |
        wo stehen deine { $piece } | wo ist sein { $piece } | wo ist seine { $piece } | wo sind seine { $piece } |
        wo steht gegnerische { $piece } | wo stehen gegnerischen { $piece } | { $piece } des Gegners | wo ist { $piece } des Gegners |
        wo steht { $piece } des Gegners | wo sind { $piece } des Gegners | wo stehen { $piece } des Gegners | dein { $piece } |
        deine { $piece } | Ihr { $piece } | Ihre { $piece }
command-squares-own = die eigenen Figuren
    .hear = meine Figuren | eigene Figuren | wo sind meine Figuren | wo stehen meine Figuren | welche Figuren habe ich | was habe ich
command-squares-theirs = die Figuren des Gegners
    .hear = gegnerische Figuren | Figuren des Gegners | wo sind gegnerischen Figuren | wo stehen gegnerischen Figuren |
        wo sind Figuren des Gegners | wo stehen Figuren des Gegners | was hat Gegner | welche Figuren hat Gegner | deine Figuren |
        wo sind deine Figuren | wo stehen deine Figuren
command-squares-white = die weißen Figuren
command-squares-black = die schwarzen Figuren
command-squares-all = alle Figuren
    .hear = wo sind alle Figuren | alle Figuren
command-squares-files = alle Figuren, Linie für Linie
    .hear = Figuren nach Linien | Linie für Linie | Figuren Linie für Linie
command-squares-pawns = die Bauern, Linie für Linie
    .hear = Bauern nach Linien | Bauernstruktur
command-squares-material = das Material, noch einmal für die Figuren
    .hear = Material | wer liegt vorn | Materialverhältnis | Material zählen | wer hat mehr | wer hat mehr Figuren | wie viele Figuren |
        wie viele Figuren sind noch da | wer hat mehr Material | Materialstand | wer führt | Figuren zählen | liege vorn | bin vorn
command-jump = Sprung
    .hear = springen
command-jump-file = auf die Linie
command-jump-rank = auf die Reihe
command-jump-last = dorthin, wo der letzte Zug endete
