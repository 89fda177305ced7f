## Who speaks

ask-output = { $proposed ->
    [screen-reader] Ein Screenreader läuft. Soll er sprechen? J oder N, dann Enter.
   *[own-voice] Soll Annabella sprechen? J, oder N für den Screenreader, dann Enter.
  }
ask-words = Wie sollen Züge klingen? Enter, Turnierwörter:
ask-words-own = Alltagswörter: { WORD($piece) } { $letter } { $rank }
words-named = { $words ->
    [hall] Turnierwörter
   *[own] Alltagswörter
  }
hear-command-words-hall = Turnierwörter | Turnier | die Turnierwörter | wie im Turnier | Saal | Turniersaal | Worte des Saals |
    Turnierworte |
    Turnieralphabet | nimm das Turnieralphabet
hear-command-words-own = Alltagswörter | Alltag | die Alltagswörter | Alltagsworte | alltägliche | die alltäglichen |
    wie im Alltag | die normalen | normale Wörter | normale Worte | die normalen Wörter | die üblichen |
    die gewöhnlichen | eigene | eigene Worte | meine Sprache | eigene Sprache | normal | normale |
    die normalen Worte | gewöhnliche | gewöhnliche Worte
set-output = { $output ->
    [screen-reader] Der Screenreader spricht
   *[own-voice] Annabella spricht
  }
ask-name = Ihr Name in künftigen Partien? Enter: wie auf diesem Computer
name-of-computer = wie auf diesem Computer
set-player = Ihr Name in Partien: { $name }
set-no-player = In Partien heißen Sie wie auf diesem Computer
set-reset = Alle Einstellungen zurückgesetzt
trouble-setting = Die Einstellung { $detail } ist nicht lesbar; es gilt der Standardwert
trouble-reader = { $state ->
    [there] Der Screenreader spricht wieder
    [beside] Ein Screenreader ist gestartet; Annabella spricht weiter. Steuerung F2 wechselt
   *[gone] Kein Screenreader liest dieses Fenster; bis dahin spricht Annabella
  }
hear-command-output-own-voice = sprich selbst | Programm spricht | kein Screenreader | ohne Screenreader
hear-command-output-screen-reader = Screenreader | Screenreader spricht | mit Screenreader |
    benutze meinen Screenreader | nimm meinen Screenreader | mein Screenreader

## Captures, without what is taken

takes-from-to = { WORD($piece) } { $from } schlägt { $to }
takes-to = { WORD($piece) } schlägt { $to }
takes-file-to = { WORD($piece) } { $file } schlägt { $to }
takes-rank-to = { WORD($piece) } { $rank } schlägt { $to }
pawn-takes-to = { $file } schlägt { $to }

## How much is said

square-alone = { $square }
square-nothing = leer
piece-alone = { WORD($piece) }
piece-of = { WORD($side, $piece) }
square-colour = { $colour ->
    [dark] dunkel
   *[light] hell
  }
set-preset = Ausführlichkeit: { $preset ->
    [brief] knapp
    [full] ausführlich
   *[normal] normal
  }
set-detail = { $detail ->
    [square-colour] Feldfarbe
    [empty] leere Felder
    [side] Farbe der Figuren
    [piece-first] Figur vor dem Feld
    [number] Zugnummer
    [captured] geschlagene Figur
    [check] Schach
    [turn] wer am Zug ist, nach jedem Zug
    [article] Artikel der Regeln
    [long] ausführliche Antworten
    [hints] Hinweise
    [comments] Kommentare
   *[typing] getippte Zeichen
  }: { $state ->
    [on] an
   *[off] aus
  }
hear-command-verbosity-brief = sag nicht so viel | knappe ansagen | sprich knapp | knapp | kurz sprechen | sprich kurz | kürzer sprechen |
    sprich weniger | weniger sprechen | rede weniger | weniger reden | fass dich kurz | kürzer | sprich kürzer |
    kurzfassung | du redest zu viel | weniger Worte | kurz und knapp | nicht so viel | sei kurz | sag weniger |
    weniger sagen | red nicht so viel | rede nicht so viel | kurz fassen | kurze Ansagen | kürzere Ansagen | red weniger |
    kurzer Modus | Kurzmodus | knapper Modus |
    weniger Gerede | quatsch nicht so viel | nicht so viel reden | nicht so viele Worte |
    weniger Geschwätz | weniger Gequatsche | nicht so viel Gerede |
    weniger Gequassel
hear-command-verbosity-normal = normale ansagen | sprich normal | normal | normal sprechen | normal viel sagen |
    sprich normal viel | normale Ausführlichkeit | normal ausführlich | normale Ansagen |
    normaler Modus
hear-command-verbosity-full = ich will mehr hören | sag mehr dazu | mehr dazu | ich will alles hören |
    ausführliche ansagen | sprich ausführlich | ausführlich | ausführlich sprechen |
    ausführlicher | sprich ausführlicher | mehr sprechen | sprich mehr | mehr details | rede mehr | in voller länge |
    alles sagen | volle Sprache | sag mehr | mehr sagen | mehr Einzelheiten | genauer | sag mir alles | sag alles |
    erzähl mir mehr | mehr erzählen | längere Ansagen | mehr reden | alles ansagen | alles sagen bitte |
    volle Ausführlichkeit | volle Ansagen |
    ausführlicher Modus | voller Modus |
    etwas mehr sagen | sag etwas mehr |
    gib mir die lange Fassung | die lange Fassung |
    ausführlichere Ansagen | ich will ausführlichere Ansagen
hear-command-detail-on = mit { $detail } | sage { $detail } | { $detail } an |
    { $detail } ansagen | sag die { $detail } | sag auch { $detail } | auch { $detail } ansagen
hear-command-detail-off = ohne { $detail } | { $detail } aus | { $detail } weglassen |
    sag { $detail } nicht mehr | { $detail } nicht ansagen | { $detail } nicht mehr ansagen |
    keine { $detail } mehr | sag keine { $detail } | sag die { $detail } nicht mehr | lass { $detail } weg
hear-detail-square-colour = feldfarbe | feldfarben |
    farbe der felder | farbe des feldes | die feldfarben | die feldfarbe
hear-detail-empty = leere felder | leer
hear-detail-side = farbe der figuren | figurenfarbe | farben
hear-detail-piece-first = figur zuerst | figur vor feld
hear-detail-number = zugnummer | zugnummern
hear-detail-captured = geschlagene figur | geschlagene figuren
hear-detail-check = schach
hear-detail-turn = zugrecht | wer am zug ist
hear-detail-article = artikel
hear-detail-comments = kommentare | anmerkungen
hear-detail-long = ausführliche antworten | ausführlich
hear-command-hints-off = ohne Hilfe | ohne jede Hilfe | ganz ohne Hilfe | ohne Tipps | ohne Tipp | Hilfe aus |
    hör auf mit den Tipps | keine Tipps mehr | hör mit den Tipps auf | gib mir keine Tipps mehr
hear-detail-hints = hinweise
hear-detail-typing = tippen | getippte zeichen

## Reading again

review-copied = Kopiert

## For eyes

set-theme = Farben: { $theme ->
    [light] hell
    [yellow] Gelb auf Schwarz
   *[dark] dunkel
  }
set-zoom = Größe: { $percent } Prozent
set-second-window = { $state ->
    [on] Das Fenster des Gegners ist offen
   *[off] Das Fenster des Gegners ist geschlossen
  }
set-board-only = { $state ->
    [on] Nur das Brett ist zu sehen
   *[off] Neben dem Brett ist alles zu sehen
  }
set-braille-line = Braille im Fenster: { $code ->
    [off] aus
    [ueb] Algebraische Notation in UEB
    [uk-2015] Britischer Code 2015
    [finland] Finnische Schachzeichen
    [hungary] Ungarische Schachzeichen
    [spain] Spanischer Code, ONCE B8
    [germany] Deutsche algebraische Notation in Basisschrift
    [russia-literary] Russische Notation in Vollschrift
    [russia-compact] Russische Notation, kurz
    [nabcc] Algebraische Notation in Computerbraille mit acht Punkten
   *[san-low] Algebraische Notation mit tiefgestellten Ziffern
  }
braille-line = { $row ->
    [question] Braille: die Frage
    [move] Braille: letzter Zug und wer am Zug ist
    [clock] Braille: Uhren
   *[rank] Braille: Reihe des Cursors
  }
hear-command-theme-dark = dunkle Farben | dunkel | dunkler modus | dunkelmodus | dunkles design |
    dunkler hintergrund | schwarzer hintergrund | weiß auf schwarz
hear-command-theme-light = helle Farben | hell |
    heller Modus | helles Design |
    heller hintergrund | weißer hintergrund | schwarz auf weiß
hear-command-theme-yellow = gelb | gelb auf schwarz |
    mehr kontrast | hoher kontrast | kontrast | starker kontrast | hohen kontrast | hohe kontraste | kontrastreich |
        kontrastreiche Farben | stärkerer kontrast

## The menu

menu = { $page ->
    [tournament] Turnier
    [practice] Gegen das Programm
    [engine] Engine und ihre Optionen
    [drills] Training
    [rules] Turnierpartie
    [explore] Brett erkunden
    [sound] Klänge
    [keyboard] Tastatur
    [gamepad] Gamepad
    [file] Datei
    [export] Exportieren
    [game] Partie
    [board] Brett
    [speech] Sprache
    [window] Fenster
   *[help] Hilfe
  }
menu-setting = { $setting ->
    [level] Stufe des Gegners
    [ponders] Gegner denkt in Ihrer Zeit
    [sheet-format] Brailledatei
    [sheet-code] Braille-Schachcode
    [sheet-layout] Züge auf dem Blatt
    [sheet-width] Zeichen in einer Zeile
    [sheet-height] Zeilen auf einer Seite
    [language] Sprache
    [announcer] Stimme der Ansagen
    [form] Zugform
    [files] Linien
    [zwo] Reihe 2
    [read-back] Züge in Worten
    [warnings] Warnungen der Uhr
    [output] Wer spricht
    [speaker] Eingebaute oder Systemstimme
    [rate] Sprechtempo
    [speech-volume] Lautstärke der Sprache
    [earcon-volume] Lautstärke der Klänge
    [preset] Ausführlichkeit
    [theme] Farben
    [zoom] Größe
    [second-window] Fenster des Gegners
    [board-only] Nur das Brett
    [board-for-black] Brett für Schwarz
    [braille] Braillezeile
    [keyboard] Buchstaben
    [tape-format] Datei der Aufnahme
    [own-voice] Ihre Stimme in der Aufnahme
   *[device] Zweites Gerät
  }
detail-name = { $detail ->
    [square-colour] Feldfarbe
    [empty] leere Felder
    [side] Farbe der Figuren
    [piece-first] Figur vor dem Feld
    [number] Zugnummer
    [captured] geschlagene Figur
    [check] Schach
    [turn] wer am Zug ist, nach jedem Zug
    [article] Artikel der Regeln
    [long] ausführliche Antworten
    [hints] Hinweise
    [comments] Kommentare
   *[typing] getippte Zeichen
  }
sound-name = { $setting ->
    [moves] Klänge der Züge
    [squares] Klänge der Felder
    [clock] Klänge der Uhr
    [messages] Andere Klänge
    [piece] Klang dessen, was auf einem Feld steht
    [dark] Klang dunkler Felder
    [target] Klang der Felder, auf die die Figur darf
    [mono] Mono
    [reversed] Links und rechts tauschen
    [side] Seite
    [sweep] Tempo der Klangbilder
    [ears] Linkes und rechtes Ohr
    [pitch] Tonhöhe der Stimme
   *[speaking] Stimme
  }
menu-help = { $row ->
    [page] Enter öffnet die Seite
    [setting] rechts oder links ändert
    [file] Enter öffnet es
    [here] Enter speichert hier
   *[command] Enter führt es aus
  }
menu-keys = Buchstaben springen zu einer Zeile, Escape geht zurück
menu-place = { $at } von { $count }
menu-closed = Menü geschlossen
hear-command-rate = Tempo { $number } | Sprechtempo { $number } | Geschwindigkeit { $number } |
    Sprechgeschwindigkeit { $number } | Tempo auf { $number } | Tempo { $number } Prozent
hear-command-rate-normal = normales Tempo | normale Geschwindigkeit | sprich normal schnell |
    normale Sprechgeschwindigkeit | Tempo normal
hear-command-volume = Lautstärke { $number } | Sprachlautstärke { $number } | Lautstärke auf { $number } |
    stell die Lautstärke auf { $number } | Lautstärke { $number } Prozent
