# Commands. Practice, setting up and drills.

command-opponent = gegen das Programm spielen: Seite und Stufe wählen
    .hear = Gegner | gegen Programm spielen | gegen Computer spielen | Gegner wählen | spiel gegen mich |
        Computer | Computergegner | gegen Computer | gegen Maschine spielen | gegen dich spielen |
        gegen Annabella spielen | gegen Rechner spielen | Engine | spiele gegen mich | spiel mit mir |
        spielen wir | einen Gegner | Gegner einstellen | Einzelspieler | ein Spieler | Rechner |
        gegen Programm | gegen Sie spielen | gegen Engine spielen | gegen Rechner |
        ich möchte gegen dich spielen | ich will gegen dich spielen | ich möchte gegen Computer spielen |
        ich will gegen Computer spielen | engine an | Computer an | Computer einschalten | schachcomputer |
        Gegner Computer | mit Computer spielen | spiel eine Partie gegen mich | ich gegen dich |
        gegen den Computer | Partie gegen den Computer | ich will gegen den Computer spielen |
        gegen die Maschine | spielstärke einstellen | schwierigkeitsgrad | schwierigkeitsgrad einstellen |
        schwierigkeit einstellen | spielst du mit mir | willst du gegen mich spielen | Stufe wählen |
        wähle den Gegner | gegnerwahl | anderer Gegner | ich brauche einen Gegner | Gegner ändern |
        spielstärke ändern | Stärke einstellen | lass uns gegeneinander spielen | ich spiele gegen dich |
        Gegner auswählen | Stufe ändern | level ändern | ich möchte gegen den Rechner spielen |
        stell den Gegner ein | Seiten tauschen | tauschen wir die Seiten | die Seiten tauschen |
        Farben tauschen | tauschen wir die Farben | können wir die Farben tauschen |
        lass uns die Seiten tauschen |
        spiel eine schnelle Partie mit mir | spiel eine Partie mit mir | Seiten wechseln | zieh du |
        mach du den Zug | der Computer soll ziehen | Computer soll ziehen | lass den Computer ziehen |
        zieh du für mich
command-too-strong = zu stark: der Gegner spielt eine Drittelstufe schwächer
    .hear = zu stark | etwas zu stark | ein bisschen zu stark | ein wenig zu stark | du bist etwas zu stark | der Gegner ist etwas zu stark | etwas schwächer | ein bisschen schwächer |
        etwas zu schwer | ein bisschen zu schwer | ein wenig zu schwer | etwas zu schwierig
command-too-weak = zu schwach: der Gegner spielt eine Drittelstufe stärker
    .hear = zu schwach | etwas zu schwach | ein bisschen zu schwach | ein wenig zu schwach | du bist etwas zu schwach | der Gegner ist etwas zu schwach | etwas stärker | ein bisschen stärker |
        etwas zu leicht | ein bisschen zu leicht | ein wenig zu leicht | etwas zu einfach | ein bisschen zu einfach
command-engine-options = Optionen der Engine
    .hear = Optionen der Engine | Einstellungen der Engine | welche Optionen hat die Engine | zeige Optionen der Engine |
        engine einstellen
command-hint = Tipp: nur das Feld der Figur, die ziehen soll
    .hear = Tipp | gib mir einen Tipp | Hinweis | welche Figur | bester Zug | was ist beste Zug |
        welcher Zug ist am besten | welcher Zug ist beste | schlag Zug vor | schlag einen Zug vor | Zugvorschlag |
        Vorschlag | Rat | einen Rat | was soll spielen | was würdest spielen | was würdest du spielen |
        was würden Sie spielen | was soll ziehen | einen Tipp | welche Figur soll ziehen | was empfiehlst |
        was empfiehlst du | Empfehlung | hilf mir bei Zug | zeig mir besten Zug | besten Zug | was ist gut |
        hilf mir mit Zug | hilf mir mit einem Zug | was ist hier guter Zug | was ist guter Zug | was ist bester Zug |
        beste Zug | was soll ich spielen | was soll ich ziehen | was würdest du ziehen | was spiele ich |
        was ziehe ich | gib Tipp | einen Hinweis | schlage Zug vor | welcher Zug ist gut | welcher Zug ist bester |
        empfiehl Zug | ich brauche Tipp | ratschlag | gib rat | was rätst du | schlag mir einen Zug vor |
        nenn mir einen Zug | nenn mir einen guten Zug | kannst du mir mit einem Zug helfen | hilf mir mit dem Zug |
        welchen Zug soll ich machen | welchen Zug soll ich spielen | irgendeine Idee | eine Idee | hast du eine Idee |
        welchen Zug schlägst du vor | empfiehl mir einen Zug | zeig mir einen guten Zug |
        hilf mir einen Zug zu finden | ein Tipp bitte | was ist das Beste | schlag was vor | schlag etwas vor |
        hilf mir bei einem Zug | ich weiß nicht was ich ziehen soll | ich weiß nicht was ich spielen soll |
        was wäre ein guter Zug | bei einem Zug helfen | kannst du mir bei einem Zug helfen | was wäre hier gut |
        was ist hier gut | was wär gut | was spielt man hier | mir fällt nichts ein | ich weiß keinen Zug |
        ich finde keinen Zug | was würdest du hier machen | was würdest du machen | irgendwelche Vorschläge |
        Vorschläge | hast du einen Tipp | ich habe keine idee | ich stecke fest | welche Figur soll ich bewegen |
        gib mir einen rat | hilf mir beim Zug | wie soll ich weiterspielen | gibt es einen guten Zug |
        ein Tipp wäre schön | wie würde ein meister spielen | stups mich in die richtige Richtung |
        ich brauche einen Tipp | ich brauche Hilfe beim Zug | ein Hinweis bitte | was ist jetzt am besten |
        sag mir was ich spielen soll | wo soll ich hinziehen | keinen plan was ich ziehen soll | fällt dir was ein |
        hast du einen Vorschlag | was würdest du an meiner stelle tun | gib mir eine idee | hilf mir auf die sprünge |
        ein kleiner Hinweis | einen kleinen Hinweis geben | einen Hinweis geben |
        was würdest du an meiner Stelle spielen | mach einen Zug für mich | zieh für mich | spiel einen Zug für mich |
        mach einen guten Zug für mich | darf ich jetzt Tipps haben | darf ich einen Tipp haben |
        ich komm nicht weiter hast du eine Idee
command-what-threatens = was der Gegner droht
    .hear = was droht | was droht Gegner | welche Drohung | was droht mein Gegner | droht etwas | was drohst |
        was drohst du | was droht Schwarz | was droht Weiß | welche Drohungen gibt es | gibt es Drohung |
        bin bedroht | bin in Gefahr | Gefahr | was will Gegner | was plant Gegner | was ist Drohung |
        gibt es Drohungen | droht was | womit droht er | was droht er | was hat er vor | werde ich bedroht |
        droht mir etwas | was bedroht mich | bin ich in gefahr | was droht mir | was will er |
        was ist die Drohung | welche Drohung gibt es | droht er was | droht er irgendwas |
        irgendwelche Drohungen | Drohungen gegen mich | was hat der Gegner im Sinn | was plant er |
        was plant mein Gegner | was will mein Gegner | was führt er im Schilde | worauf muss ich aufpassen |
        was könnte er mir antun | was kann er mir antun | was hat mein Gegner vor | was hat der Gegner vor |
        was hast du vor | werde ich angegriffen | was plant { $side } | was hat { $side } vor |
        wo droht Gefahr | wird etwas bedroht | was wird bedroht | was will { $side } | was möchte { $side } |
        bin ich bedroht | will er etwas angreifen | was will er angreifen | greift er etwas an |
        was hat der vor | muss ich mir sorgen machen | muss ich aufpassen | droht matt |
        ist da was gefährlich | drohst du etwas | was ist sein plan | was könnte er machen | was bezweckt er |
        was soll der Zug | warum hat er das gespielt | greift er mich an | will er mich matt setzen |
        was hast du im sinn | auf was muss ich achten | lauert da was | ist da eine gefahr |
        kann er mich matt setzen | droht er Matt | werde ich matt gesetzt |
           was ist die Idee |
        gibt es eine Gabel | droht eine Gabel | droht ein Doppelangriff
command-what-hangs = welche eigenen Figuren hängen
    .hear = was hängt | welche Figuren hängen | hängende Figuren | hängt etwas | was hängt bei mir |
        welche meiner Figuren hängen | was ist ungedeckt | ungedeckte Figuren | hängt was |
        welche Figuren sind ungedeckt | was steht ein | sind meine Figuren sicher | hängt eine Figur |
        hängt bei mir etwas | steht etwas ein | welche Figur hängt | ist etwas ungedeckt | stehen meine Figuren sicher |
        was kann geschlagen werden | hängt bei mir was | sind meine Figuren in Gefahr | Figuren in Gefahr |
        kann er mir was wegnehmen | kann er etwas schlagen | kann er was nehmen | ist was ungedeckt |
        steht bei mir was ungedeckt | welche meiner Figuren sind ungedeckt | was verliere ich | was kann er schlagen |
        ist etwas von mir angegriffen | ist meine Dame angegriffen | ist mein Turm angegriffen |
        ist mein Springer angegriffen | ist mein Läufer angegriffen | hängt meine Dame |
        sind meine Figuren alle gedeckt | sind alle meine Figuren gedeckt | sind meine Figuren gedeckt |
        habe ich was hängen lassen | hab ich was eingestellt | stelle ich was ein | verliere ich eine Figur |
        kann er was schlagen | hängen irgendwelche Figuren | hängen Figuren |
        ist was von mir in gefahr | was von mir hängt | hab ich was stehen lassen | habe ich etwas eingestellt |
        verliere ich etwas | was kann ich verlieren | kann er etwas nehmen |
        welche Figur ist ungedeckt | welche meiner Figuren sind bedroht | steht was ein bei mir |
        ist etwas ungeschützt | kann ich was verlieren | habe ich einen Fehler gemacht und was eingestellt |
        kannst du mir was wegnehmen | ist bei mir alles gedeckt | welche Figuren sind in gefahr |
        wird mein Bauer angegriffen | ist mein Bauer angegriffen | sind meine Bauern angegriffen |
        ist mein Bauer in Gefahr | ist mein Bauer bedroht
command-who-is-better = wer besser steht, in Worten
    .hear = wer steht besser | Bewertung | wie stehe | wer gewinnt | gewinne | verliere | stehe besser |
        stehe schlechter | bewerte Stellung | Stellungsbewertung | Stellung bewerten | Einschätzung |
        wie steht Partie für mich | wer ist besser | wer hat Vorteil | steht Weiß besser |
        steht Schwarz besser | wie gut stehe | Stellungsurteil | wie ist bewertung | stehe ich besser |
        stehe ich schlechter | stehe ich gut | gewinne ich | verliere ich | bin ich besser |
        bin ich schlechter | wie stehe ich | wie stehe ich da | wie ist meine Stellung | wer ist im vorteil |
        wie gut stehe ich | beurteile Stellung | wie läuft es | ist meine Stellung gut | bewerte die Stellung |
        stehe ich schlecht | bin ich am Gewinnen | bin ich am Verlieren | wie gut ist meine Stellung |
        wie ist die Bewertung | bin ich im Vorteil | habe ich Vorteil | hat { $side } Vorteil |
        steht { $side } besser | bin ich vorn | liege ich vorn | was hältst du von der Stellung |
        was halten Sie von der Stellung | wie sind meine Chancen | wie stehen meine Chancen |
        was sagst du zur Stellung | wie schätzt du meine Stellung ein | wie schätzen Sie meine Stellung ein |
        wie schätzt du die Stellung ein | stehe ich besser oder schlechter | wie schätzt du die lage ein |
        steh ich gut | ist die Stellung ausgeglichen | ist das ausgeglichen |
        wie ist die Stellung zu bewerten | was sagt die engine | engine-bewertung | habe ich noch eine chance |
        ist das gewonnen | bin ich auf verlust | wie beurteilst du das | deine einschätzung |
        wie findest du meine Stellung | bin ich im nachteil | lohnt sich das noch | ist das noch zu retten |
        wie schlimm ist es | ist die Partie ausgeglichen | wer ist besser dran | gibt es ein Matt |
        gibt es Matt | ist ein Matt drin | kann ich matt setzen | habe ich ein Matt | gibt es hier ein Matt |
        war das ein guter Zug | ist das ein guter Zug |
        war das schlecht | war mein Zug gut | war mein letzter Zug gut |
        war das ein Patzer | kann ich ihn mattsetzen
command-analyse = die beendete Partie analysieren
    .hear = analysieren | Analyse | Partie analysieren | analysiere Partie | analysiere | Partie auswerten |
        Auswertung | Partieanalyse | was habe falsch gemacht | meine Fehler | wo war mein Fehler | Partie durchgehen |
        analysiere meine Partie | analysiere diese Partie | analyse der Partie | wo habe ich Fehler gemacht |
        was waren meine Fehler | zeig meine Fehler | meine Partie analysieren | schau meine Partie durch |
        geh meine Fehler durch | such meine Fehler | such Fehler in meiner Partie | wo habe ich was falsch gemacht |
        was habe ich falsch gemacht | zeig mir meine Fehler | Fehlersuche | geh die Partie mit mir durch |
        die Partie durchgehen | Partie besprechen | Nachbesprechung | was hätte ich besser machen können |
        was hätte ich besser spielen können | wo war ich schlecht | welche Fehler habe ich gemacht |
        schau dir mein spiel nochmal an | wo waren meine Fehler | wo habe ich verloren | warum habe ich verloren |
        analysiere mein spiel | Partie durchsehen | prüfe meine Partie | wie habe ich gespielt |
        lass die engine drüberschauen |
        analysier das mal | wie gut habe ich gespielt
command-turn-previous = zum vorigen Wendepunkt
    .hear = voriger Wendepunkt | voriger Fehler |
        vorheriger Fehler | voriger kritischer moment
command-turn-next = zum nächsten Wendepunkt
    .hear = nächster Wendepunkt | nächster Fehler |
        nächster kritischer moment
command-line-previous = die erwartete Variante: einen Zug zurück
    .hear = zurück in Variante | voriger Zug Variante
command-line-next = die erwartete Variante: nächster Zug
    .hear = erwartete Variante | beste Variante | nächster Zug Variante | was wäre besser gewesen | bessere Fortsetzung
command-opening = der Name der Eröffnung
    .hear = Eröffnung | welche Eröffnung | Name der Eröffnung | welche Eröffnung ist das | wie heißt Eröffnung | Eröffnungsname |
        wie heißt diese Eröffnung | was ist das für Eröffnung | Name dieser Eröffnung | was für eine Eröffnung ist das |
        was ist das für eine Eröffnung | welche verteidigung ist das | welche Eröffnung spielen wir | nenne die Eröffnung |
        welche Eröffnung haben wir gespielt | wie nennt man die Eröffnung |
        kennst du diese Eröffnung |
        ist das sizilianisch | name der Variante | wie heißt die Variante | wie heißt das was wir spielen |
        was spielen wir da für eine Eröffnung | wie nennt man diese Eröffnung |
        welche Variante ist das | was ist das für eine verteidigung |
        wie die Eröffnung heißt | wie die Eröffnung heißt die wir spielen | wie heißt die Eröffnung die wir spielen
command-set-up = eine Stellung aufbauen; noch einmal: von ihr aus spielen
    .hear = Stellung aufbauen | baue Stellung auf | Aufbau | aufbauen | neue Stellung | Stellung eingeben |
        Figuren aufstellen | Stellung bearbeiten | Brett bearbeiten | stelle Stellung auf | Stellung aufstellen |
        Position aufbauen | Position eingeben | Brett aufbauen | Figuren aufbauen | eigene Stellung |
        eine eigene Stellung aufstellen | eine eigene Stellung eingeben | ich möchte eine Stellung aufstellen |
        Figuren selbst aufstellen | eine Stellung erstellen | Stellung erstellen |
        Figuren selber hinstellen | stellungseditor | Stellung bauen | ich möchte eine Stellung eingeben |
        endspiel aufbauen | problem aufstellen | ich will eine Stellung aufbauen |
        Brett selbst aufbauen | ich möchte Figuren aufstellen | Aufgabe aus der zeitung aufbauen | eigene position
command-setup-put-king = einen König, im Damespiel eine Dame, hierher
command-setup-put-queen = eine Dame hierher
command-setup-put-rook = einen Turm hierher
command-setup-put-bishop = einen Läufer hierher
command-setup-put-knight = einen Springer hierher
command-setup-put-pawn = einen Bauern oder Stein hierher
command-setup-put-nothing = die Figur hier wegnehmen
command-setup-other-side = die nächsten Figuren von der anderen Seite
command-setup-clear = das Brett leeren
    .hear = Brett leeren | leeres Brett | alles weg | leere Brett | räume Brett | Brett abräumen | alle Figuren weg |
        alle Figuren entfernen | leeren |
        alle Figuren wegnehmen | mit leerem Brett anfangen |
        alle Figuren runter | Brett leer machen
command-setup-initial = Grundstellung
    .hear = Grundstellung | Anfangsstellung | Ausgangsstellung | Startstellung | Grundstellung aufbauen |
        ausgangsstellung aufbauen | alles auf die grundstellung | Figuren wie am Anfang
command-setup-white = Weiß ist am Zug
command-setup-black = Schwarz ist am Zug
command-setup-castling = Rochade, wo König und Turm zu Hause stehen
    .hear = rochaderechte | Rochade | Rochade erlaubt | keine Rochade | darf rochieren | wer darf noch rochieren |
        Rochaderecht setzen
command-setup-done = die Partie von diesem Brett beginnen
    .hear = fertig | bereit | Partie beginnen | diese Stellung spielen | spielen ab hier | fertig aufgebaut | Aufbau fertig |
        Aufbau beenden | ab dieser Stellung spielen | das war alles | bin soweit | fertig gestellt | los |
        die Stellung ist fertig | Stellung fertig |
        Stellung fertig, los | Aufbau abschließen | Aufbau abschließen und spielen | ich bin fertig mit aufbauen |
        ab hier spielen | von hier spielen | von hier aus spielen | hier anfangen
command-setup-leave = den Aufbau abbrechen
    .hear = Brett aufgeben | Aufbau verlassen | Aufbau abbrechen | Stellung verwerfen | Aufbau aufgeben | verlassen | raus |
        zurück zur Partie | zurück zum Spiel |
        vergiss es zurück zur Partie | Aufstellen abbrechen
command-drill-alphabet = Ansagealphabet
    .hear = Alphabet üben | Übung Alphabet | Alphabet | Alphabet lernen | Ansagealphabet üben | Ansagealphabet |
        anton berta cäsar lernen | Buchstaben lernen |
        lehre mich das Alphabet | bring mir das Alphabet bei |
        Alphabet wiederholen | wiederhole das Alphabet | lehr mich das Alphabet
command-drill-numbers = deutsche Zahlen
    .hear = Zahlen üben | Übung Zahlen | Zahlen lernen | Zahlen | deutsche Zahlen üben
command-drill-colours = Feldfarben
    .hear = Feldfarben üben | Farben üben | Übung Farben | Feldfarben lernen | Feldfarben | felderfarben üben | felderfarben |
        Farben der Felder | Übung felderfarben | Farben der Felder üben | Felder hell oder dunkel |
        schwarze und weiße Felder üben | frag mich nach feldfarben |
        frag mich die Feldfarben ab
command-drill-diagonals = Diagonalen
    .hear = Diagonalen üben | Übung Diagonalen | Diagonalen lernen
command-drill-knight = Springerwege
    .hear = Springerwege üben | Springer üben | Übung Springer | Springerwege | Springerwege lernen | springerübung |
        springerzüge üben | Springer trainieren | springerzüge | springertour | Übung mit dem Springer |
        Springertraining
command-drill-coordinates = Koordinaten von beiden Seiten
    .hear = Koordinaten üben | Übung Koordinaten | Koordinaten | Koordinaten lernen | koordinatentraining |
        Felder üben | koordinatenübung | prüf mich bei den Koordinaten | frag mich Koordinaten ab |
        Koordinaten trainieren
command-drill-vision = was eine Figur erreicht
    .hear = Figuren üben | Übung Figuren
command-drill-skip = die Antwort sagen und weiter
    .hear = überspringen | sag die Antwort | weiß nicht | Lösung | Antwort | ich weiß es nicht | keine Ahnung |
        nächste Frage | Frage überspringen | passe | auflösen | ich gebe auf was ist es | ich gebe auf |
        nächste Aufgabe | weiter | nächste | nächstes | zeig die Lösung | zeig mir die Lösung | was war es |
        verrate es | ich finde es nicht | ich finde ihn nicht | diese überspringen | zu schwer |
        ich habe keine Ahnung | sag es einfach | die nächste | das weiß ich nicht | weiß ich nicht |
        ich komm nicht drauf | ich komme nicht darauf | fällt mir nicht ein | Lösung verraten |
        verrate die Lösung | was ist die lösung | sag mir die lösung | keine ahnung weiter | andere Aufgabe |
        eine andere Aufgabe |
        noch eine Aufgabe | gib mir noch eine | überspring die | überspring diese | eine andere |
        noch ein Rätsel
command-drill-hint = ein Tipp
    .hear = Hinweis zur Übung | hilf mir dabei | hilf mir ein bisschen | ein bisschen Hilfe | gib mir einen Hinweis |
        Tipp | Hinweis | gib mir einen Tipp | kleiner Tipp | kleine Hilfe
command-drill-leave = das Training beenden
    .hear = Übung verlassen | Übung beenden | Übung abbrechen | beende Übung | mit Üben aufhören | Training beenden |
        Übung aufhören | Übung stoppen | raus aus Übung | Übung schließen | verlassen | zurück zur Partie |
        zurück zu meiner Partie | zurück zum Spiel | fertig | raus | raus hier | Ende | aufhören | ich bin fertig |
        ich will aufhören | genug geübt | ich möchte zurück zu meiner Partie | ich will zurück zur Partie | Schluss |
        raus aus den Aufgaben | bring mich zurück zur Partie | genug Aufgaben | Exit | diese Übung beenden |
        diese Übung verlassen | keine Aufgaben mehr | ich möchte gehen | ich möchte raus | gehen wir zurück |
        hör auf mit dem Training | ich möchte aufhören | ich habe genug | ich habe genug davon |
        keine Lust mehr | Schluss mit Taktik | Schluss mit den Aufgaben | Schluss mit der Übung |
        ich mag nicht mehr üben | schluss mit üben |
        genug | es reicht | hör auf |
        das reicht
command-drill-summary = mein Fortschritt
    .hear = Lernstand | Übungsstand | mein Fortschritt | was habe gelernt | meine Ergebnisse | mein Lernstand | Zusammenfassung |
        Fortschritt beim Üben |
        wie gut bin ich schon | mache ich fortschritte | wie läuft mein Training | habe ich mich verbessert |
        meine trainingsergebnisse |
        wie gut bin ich bisher | wie viele hatte ich richtig | wie viele waren richtig | wie gut bin ich |
        wie läuft es bisher
command-drill-export = meinen Fortschritt in eine Datei schreiben
    .hear = Lernstand schreiben | Lernstand ausgeben
command-drill-recall = die Partie aus dem Gedächtnis
    .hear = Partie aus dem Gedächtnis | Partie aus Gedächtnis | Übung Gedächtnis | Partie nachspielen | Partie aus Gedächtnis spielen |
        Gedächtnis |
        aus dem Kopf nachspielen | Gedächtnisübung
command-drill-recall-last = meine letzten Partien aus dem Gedächtnis
    .hear = meine letzten Partien aus dem Gedächtnis | letzte Partien aus dem Gedächtnis | letzte Partien nachspielen
command-drill-tactics = Taktik
    .hear = Taktik | Übung Taktik | Taktik üben | Taktikaufgaben | Kombinationen | Taktikaufgabe | Rätsel |
        Mattaufgaben | löse Aufgaben | Schachaufgaben | Aufgaben lösen | Schachrätsel | taktik trainieren |
        taktiktraining | matt in zwei | gib mir Aufgabe | kombinationen üben | puzzles | noch eine Taktikaufgabe |
        eine Taktikaufgabe | noch eine Aufgabe | Übung in Taktik | Taktikrätsel | stell mir eine Aufgabe | Aufgabe |
        eine Aufgabe bitte | gib mir eine Aufgabe | ein paar Taktikaufgaben | ein paar Aufgaben |
        gib mir ein schachproblem | schachproblem | gib mir ein rätsel |
        übe mit mir Mattsetzen | Mattsetzen üben | übe Matt mit mir
command-drill-file = Taktik aus der offenen Datei
    .hear = Taktik aus der Datei | Taktik aus Datei | Taktik aus dieser Datei | Datei lösen
command-drill-procedure = der Ablauf einer Turnierpartie, in Lektionen
    .hear = Ablauf üben | Lektionen | wettkampf üben | Ablauf nach anhang | Lektion | Ablauf | Ablauf lernen | Lektionen beginnen |
        Ablauf des Anhangs | Ablauf des Wettkampfs | Turnierablauf | Verfahren nach Anhang | Verfahren üben | Turnierpartie üben |
        Ablauf der Turnierpartie |
        für das Turnier üben | für ein Turnier üben | Turnier üben | Turnierablauf üben |
        zeig mir wie eine Turnierpartie geht | für den Wettkampf üben
command-drill-edition = die Lektionen nach einer anderen Fassung der Regeln
    .hear = andere Regeln | andere Fassung | nächste Fassung
command-drill-blindfold = das Brett verbergen oder wieder zeigen
    .hear = Blindspiel | Blindschach | blind | blindpartie | Blindmodus
command-drill-peek = ein Blick auf das verborgene Brett
    .hear = nachsehen | spicken | kurz nachsehen | lass mich sehen | Blick auf Brett |
        einmal kurz spicken | kurz gucken | einmal gucken | kurz schauen
