# Commands. Speech, sounds and the window.

command-repeat = die letzte Ansage wiederholen
    .hear = wiederhole | wiederholen | wiederhole es | nochmal | noch | noch einmal | sag es noch | wie bitte | wie |
        wiederhol | sag es nochmal | das habe ich nicht verstanden | nicht verstanden | was hast gesagt |
        was hast du gesagt | was haben Sie gesagt | was war das | hä | Verzeihung | Entschuldigung | wie war das |
        erneut | wiederholen Sie | letzte Ansage | letzte Ansage wiederholen | Ansage wiederholen | wie meinen | was |
        wiederhole das | bitte wiederholen | noch mal | sag das noch einmal | sag das nochmal | sag nochmal |
        sag es noch einmal | ich habe nicht verstanden | ich habe das nicht verstanden | habe ich nicht verstanden |
        nicht gehört | ich habe nichts gehört | das habe ich nicht gehört | bitte noch einmal |
        wiederhole letzte Ansage | und noch einmal | wiederhole letzte Meldung | sag das noch mal | nochmals |
        ich habe das nicht gehört | ich habe dich nicht verstanden | noch mal bitte | bitte nochmal |
        das habe ich nicht mitbekommen | ein weiteres Mal | wiederholen Sie das bitte | was hast du eben gesagt |
        noch einmal bitte | no amol | noch amal | nochamal | no mol | sag's nochmal |
        das hab ich akustisch nicht verstanden | akustisch nicht verstanden | nicht mitbekommen | was sagtest du |
        was sagten Sie | was meintest du | hast du was gesagt | noch mal von vorn | das hab ich nicht verstanden |
        wie bitte nochmal | ich habe nicht zugehört | ich hab's nicht mitbekommen | hesch öppis gseit |
        nochmal das gleiche | hä was | noch einmal sagen | kannst du das wiederholen | das war zu schnell nochmal |
        letzte Ansage nochmal | Stellung noch mal ansagen | die Stellung noch mal | die Stellung bitte noch mal |
        die Frage noch mal | die Aufgabe noch mal | wiederhole die Stellung | das hab ich nicht mitgekriegt |
        das hab ich nicht mitbekommen |
        wiederhole das langsam | sag das noch einmal langsam | wiederhole langsam
command-listen = das Mikrofon öffnen und den Zug sprechen, noch einmal schließt es
    .hear = hör zu | hör mir zu | Mikrofon | Mikrofon öffnen | Mikrofon an | Mikrofon einschalten | schalte das Mikrofon ein |
        mikro | ich möchte sprechen |
        Mikro an | ich will sprechen | Spracheingabe |
        ich spreche lieber | lieber sprechen |
        ich will den Zug sagen
command-teach-voice = dem Programm Ihre Stimme beibringen, mit dreißig Wörtern zum Nachsprechen
    .hear = meine Stimme lernen | lerne meine Stimme | Stimme trainieren | Stimmtraining | Stimme beibringen |
        lern meine Stimme |
        lern meine Stimme kennen |
        du verstehst mich nicht
command-faster = schneller sprechen
    .hear = schneller | sprich schneller | rede schneller | zu langsam | mehr Tempo | Tempo höher | schneller reden |
        schneller sprechen | sprechen Sie schneller | du sprichst zu langsam | etwas schneller | Tempo rauf |
        Geschwindigkeit erhöhen | das ist zu langsam | flotter | Sprechtempo erhöhen | Tempo erhöhen |
        schneller vorlesen | red schneller | du bist zu langsam | mach schneller | Sprechgeschwindigkeit hoch |
        geht das auch schneller | geht es schneller | du redest zu langsam | Sie reden zu langsam | Stimme schneller |
        schneller die Stimme | leg einen Zahn zu |
        mach mal hin | bissl flotter | ein bisschen schneller | höheres Tempo | nicht so lahm | zügiger |
        beeil dich beim reden |
        Geschwindigkeit rauf | gib gas | viel zu langsam |
        so langsam | wie langsam | du bist langsam |
        viel schneller
command-slower = langsamer sprechen
    .hear = langsamer | sprich langsamer | nicht so schnell | zu schnell | rede langsamer | langsam |
        sprich langsam | langsamer sprechen | sprechen Sie langsamer | weniger Tempo |
        langsamer reden | du sprichst zu schnell | sie sprechen zu schnell | etwas langsamer |
        bitte langsamer | Tempo runter | Geschwindigkeit verringern | das ist zu schnell |
        du bist zu schnell | langsamer bitte | du redest zu schnell | Sie reden zu schnell |
        red langsamer | Sprechtempo verringern | Tempo verringern | kannst du langsamer reden |
        nicht so hastig | Stimme langsamer | mach langsam | immer mit der Ruhe | ich komme nicht mit |
        ich komm nicht mit | du rast | gemütlicher | langsamer vorlesen | sprechtempo senken |
        Geschwindigkeit runter | viel zu schnell | red doch nicht so schnell | rede nicht so schnell |
        red nicht so schnell |
        viel langsamer |
        sag das langsamer
command-louder = lauter sprechen
    .hear = lauter | sprich lauter | zu leise | lauter sprechen | Lautstärke hoch | Lautstärke höher | ich höre nichts |
        höre dich nicht | sprechen Sie lauter | Lautstärke erhöhen | mach es lauter | lauter stellen | etwas lauter |
        Lautstärke rauf | mach lauter | ich höre dich nicht | das ist zu leise | ich höre dich nicht lauter |
        ich hör nichts | dreh lauter | dreh auf | mach deine Stimme lauter | lautere Stimme | mehr Lautstärke |
        ein bisschen lauter | ich höre dich schlecht | ich höre schlecht | ich hör dich kaum | ich höre dich kaum |
        ich hör dich schlecht | kannst du lauter sein | lauter sein | sei lauter |
        i hea di ned | volume hoch | du bist zu leise | ich bin schwerhörig |
        lauter machen | man hört ja nichts | ich verstehe dich kaum | Stimme lauter | mehr Ton |
        viel lauter
command-softer = leiser sprechen
    .hear = leiser | sprich leiser | zu laut | leiser sprechen | Lautstärke runter | nicht so laut | sprechen Sie leiser |
        Lautstärke senken | mach es leiser | leiser stellen | Lautstärke niedriger | etwas leiser |
        Lautstärke verringern | mach leiser | das ist zu laut | du schreist | schrei nicht so | dreh leiser |
        mach die Stimme leiser | weniger laut | red leiser | rede leiser | leiser reden | du schreist ja |
        viel zu laut | so laut nicht | dreh runter | kannst du leiser sein | leiser sein | sei leiser |
        du bist zu laut | die Kinder schlafen | brüll nicht so | red liislig | leiser machen | Stimme leiser |
        nicht so brüllen | weniger Ton | mach ein bisschen leiser | bisschen leiser
command-next-announcer = nächste Ansagestimme
    .hear = nächste Stimme | Ansagestimme wechseln | andere Ansagestimme | eine andere Stimme für die Züge |
        nimm das andere Alphabet | das andere Alphabet | anderes Alphabet
command-next-form = nächste Zugform
    .hear = nächste Form | andere Form | Form wechseln |
        Züge anders ansagen | die Züge anders ansagen | andere Form der Züge | Zugansage ändern |
        sag die Züge anders
command-next-language = nächste Sprache
    .hear = nächste Sprache | falsche Sprache
command-next-files = nächste Namen der Linien
    .hear = andere Liniennamen | nächste Liniennamen |
        Linien anders nennen | andere Namen für die Linien
command-next-speaker = eingebaute Stimme oder Systemstimme
    .hear = anderer Sprecher | nächster Sprecher | Sprecher wechseln
command-review-previous = vorige Meldung
    .hear = vorige Meldung | Meldung davor | vorherige Meldung | letzte Meldung davor | vorige nachricht | vorherige nachricht |
        eine Meldung zurück | was hast du vorher gesagt | was war davor |
        was hast du davor gesagt | die Meldung davor |
        die Meldung davor noch einmal | zur vorigen Meldung | zurück zur vorigen Meldung | die Nachricht davor
command-review-next = nächste Meldung
    .hear = nächste Meldung |
        weiter zur nächsten Meldung | zur nächsten Meldung | nächste Nachricht | eine Meldung weiter |
        die folgende Meldung | die Meldung danach
command-review-first = erste Meldung
    .hear = erste Meldung
command-review-last = letzte Meldung
    .hear = letzte Meldung | neueste Meldung |
        neueste nachricht | letzte nachricht
command-review-spell = die Meldung buchstabieren
    .hear = buchstabiere | Meldung buchstabieren | buchstabieren | buchstabiere Meldung | buchstabiere das | buchstabier das |
        bitte buchstabieren | buchstabiere letzte Meldung | Buchstabe für Buchstabe | wie schreibt man das
command-review-copy = die Meldung kopieren
    .hear = kopieren | Meldung kopieren | kopiere |
        kopier das | in die Zwischenablage | letzte Meldung kopieren | in die Zwischenablage kopieren
command-copy-position = die Stellung als FEN kopieren
    .hear = FEN | die FEN | FEN kopieren | sag mir die FEN | gib mir die FEN | kopiere die FEN |
        Stellung kopieren | kopiere die Stellung | Stellung als FEN
command-copy-game = die Partie als PGN kopieren
    .hear = Partie kopieren | kopiere die Partie | kopier die Partie | PGN kopieren | kopiere das PGN | kopiere PGN |
        Partie als PGN kopieren | kopiere diese Partie | kopiere meine Partie | Züge kopieren | kopiere die Züge |
        kopier die Züge | kopiere alle Züge | alle Züge kopieren | Partie in die Zwischenablage |
        Züge in die Zwischenablage | kopiere die ganze Partie
command-next-preset = Ausführlichkeit: knapp, normal, ausführlich
    .hear = andere Ausführlichkeit | nächste Ausführlichkeit | Ausführlichkeit wechseln | Ausführlichkeit ändern |
        ansagen länger oder kürzer | ausführlichkeit | wie ausführlich
command-next-output = eigene Stimme oder Screenreader
    .hear = andere Ausgabe | nächste Ausgabe |
        über den Screenreader ausgeben | nimm jaws | nimm nvda | mein Screenreader soll sprechen | mit nvda sprechen |
        ausgabe über Screenreader
command-silence = still sein
    .hear = Stille | still | Ruhe | sei still | seien Sie still | sei ruhig | seien Sie ruhig | ruhig | leise |
        stopp | stop | halt | halt Mund | Klappe | schweig | schweige | hör auf | hör auf zu reden |
        aufhören zu reden | nicht reden | stumm | genug | Schnauze | psst | pst | sei leise | hören Sie auf |
        Ton aus | nicht so viel reden | halt den mund | halt klappe | ruhe bitte | hör auf zu sprechen |
        schweigen | es reicht | das reicht | nicht sprechen | sprich nicht | aus | genug geredet |
        nicht mehr reden | jetzt sei mal ruhig | halt die Klappe | hör auf zu quatschen | hör auf vorzulesen |
        lass das | lass das sein | hör auf damit | nicht weiterreden | red nicht weiter |
        Schluss mit dem Gerede | kein Wort mehr | pscht | Ansage abbrechen
command-earcons-softer = Klänge leiser
    .hear = Klänge leiser | leisere Klänge | Töne leiser |
        Geräusche leiser | Effekte leiser | Töne leiser machen | mach die Geräusche leiser
command-earcons-louder = Klänge lauter
    .hear = Klänge lauter | lautere Klänge | Töne lauter |
        Geräusche lauter | Effekte lauter | mach die Geräusche lauter
command-sweep-rank = die Reihe als Klang
    .hear = spiel Reihe vor | Reihe als Klang | Klang der Reihe
command-sweep-file = die Linie als Klang
    .hear = spiel Linie vor | Linie als Klang | Klang der Linie
command-sweep-rising = die steigende Diagonale als Klang
    .hear = steigende Diagonale als Klang | Diagonale als Klang
command-sweep-falling = die fallende Diagonale als Klang
    .hear = fallende Diagonale als Klang | andere Diagonale als Klang
command-sweep-pawns = die Bauern als Klang
    .hear = Bauern als Klang | Klang der Bauern
command-sweep-board = das ganze Brett als Klang
    .hear = Brett als Klang | Klang des Bretts
command-sweep-ray-up = die Linie von hier bis zum Rand als Klang
    .hear = Klang oben | Klang nach oben | Klang hoch
command-sweep-ray-down =
    .hear = Klang unten | Klang nach unten | Klang runter
command-sweep-ray-left =
    .hear = Klang links | Klang nach links
command-sweep-ray-right =
    .hear = Klang rechts | Klang nach rechts
command-sweep-ray-up-left =
    .hear = Klang oben links | Klang nach oben links
command-sweep-ray-up-right =
    .hear = Klang oben rechts | Klang nach oben rechts
command-sweep-ray-down-left =
    .hear = Klang unten links | Klang nach unten links
command-sweep-ray-down-right =
    .hear = Klang unten rechts | Klang nach unten rechts
command-next-earcon = Glossar: der nächste Klang
    .hear = nächster Klang | Glossar | Klänge | welche Klänge gibt es | was bedeuten Klänge | Klänge erklären | erkläre Klänge |
        Töne | welche Töne gibt es | Klangglossar | was bedeuten Töne | Klänge anhören | Geräusche | was bedeuten Geräusche |
        spiel die Klänge | spiele die Klänge | was bedeuten die Klänge | erkläre die Klänge
command-previous-earcon = Glossar: der vorige Klang
    .hear = voriger Klang
command-earcon = Glossar: der Klang noch einmal
    .hear = gleicher Klang | Klang noch einmal | was war das für Klang | diesen Klang nochmal | Klang wiederholen |
        was war das für ein Ton | was bedeutet der Ton
command-next-sound-setting = nächste Klangeinstellung
    .hear = nächste Klangeinstellung | Klangeinstellungen
command-previous-sound-setting = vorige Klangeinstellung
    .hear = vorige Klangeinstellung
command-sound-more = Klangeinstellung: mehr
    .hear = diese Einstellung erhöhen | mehr
command-sound-less = Klangeinstellung: weniger
    .hear = diese Einstellung verringern | weniger
command-other-device = das nächste Audiogerät für den zweiten Spieler
    .hear = anderes Gerät | nächstes Gerät | Gerät wechseln | Audiogerät wechseln | anderes Audiogerät
command-zoom-in = größere Schrift
    .hear = größer | vergrößern | größere Schrift | Schrift größer | größere Buchstaben | mach Schrift größer |
        text größer | größerer text | Schrift vergrößern | mach größer | Schriftgröße erhöhen |
        mach die Buchstaben größer | mach's größer | ich kann das nicht lesen | die Schrift ist zu klein |
        Schrift zu klein | zu klein | Buchstaben zu klein | das kann ich nicht lesen | reinzoomen | größer machen |
        alles größer | die Buchstaben sind zu klein | heranzoomen | zoom größer | näher ran | text vergrößern |
        große Schrift | Buchstaben größer | die Buchstaben sind viel zu klein | der Text ist zu klein |
        ich kann die Buchstaben nicht lesen | ich kann's nicht lesen
command-zoom-out = kleinere Schrift
    .hear = kleiner | verkleinern | kleinere Schrift | Schrift kleiner | mach Schrift kleiner | text kleiner |
        kleinerer text | Schrift verkleinern | kleinere Buchstaben | mach kleiner | Schriftgröße verringern |
        die Schrift ist zu groß | Schrift zu groß | zu groß | Buchstaben zu groß |
        rauszoomen | kleiner machen | alles kleiner |
        zoom kleiner | text verkleinern | kleine Schrift | Buchstaben kleiner |
        die Buchstaben sind zu groß | die Buchstaben sind viel zu groß | der Text ist zu groß
command-zoom-usual = normale Schriftgröße
    .hear = übliche größe | normale größe | normale Schrift | Schrift normal | normale Schriftgröße | Schriftgröße zurücksetzen |
        zoom zurücksetzen | Schrift wieder wie vorher | hundert prozent | Schriftgröße normal | normaler zoom
command-next-theme = nächstes Farbschema
    .hear = andere Farben | nächste Farben | Farben wechseln | Farben ändern | Farbschema wechseln |
        nächstes Farbschema | anderes Farbschema | Farbschema ändern | wechsle Farben | anderes design |
        andere Farben bitte | ich erkenne die Farben nicht | ich kann die Farben nicht unterscheiden |
        anderes aussehen | aussehen ändern | farbthema | anderes Thema | hell dunkel | hintergrund ändern |
        design ändern
command-second-window = das Fenster des Gegners öffnen oder schließen
    .hear = Fenster des Gegners | zweites Fenster | zwei Fenster | zweites Fenster öffnen | öffne zweites Fenster |
        Fenster für Gegner | gegnerfenster | zweites Fenster schließen | schließe zweites Fenster | weiteres Fenster
command-board-only = nur das Brett im Fenster, oder auch alles daneben
    .hear = nur das Brett | Brett allein | zeige nur das Brett | nur das Brett zeigen | großes Brett | größtes Brett |
        blende alles andere aus | nichts als das Brett
command-next-braille = nächster Braillecode im Fenster, oder keiner
    .hear = Braillezeile |
        braille im Fenster | braille im Fenster anzeigen |
        auf eine andere Brailleschrift umschalten | Brailleschrift wechseln
