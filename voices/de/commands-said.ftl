# Commands. What is only said or typed.

command-draughts =
    .hear = Damespiel | Dame spielen | neue Partie Dame | russische Dame | Dame neu | Dame-Spiel | neue Damepartie |
        Damepartie | Damespiel beginnen | spielen wir Dame | Russische Dame spielen | neues Damespiel |
        Damespiel spielen | spiel Dame | ich möchte Dame spielen | ich will Dame spielen | zu Dame wechseln |
        wechsle zu Dame | russisch Dame | spielen wir russische Dame | lass uns Dame spielen |
        wie wär's mit einer Partie Dame | eine Partie Dame | Dame spielen statt Schach | statt Schach Dame |
        lieber Damespiel
command-chess =
    .hear = Schach spielen | neue Partie Schach | Schachpartie | Schach | Schachspiel | neue Schachpartie spielen |
        neues Schachspiel | spielen wir Schach | zurück zum Schach | ich möchte Schach spielen | ich will Schach spielen |
        spiel Schach | zu Schach wechseln | wechsle zu Schach | zurück zu Schach |
        lieber Schach | wieder Schach
command-go =
    .hear = gehe zu { $square } | geh zu { $square } | gehe auf { $square } | geh auf { $square } |
        gehe nach { $square } | geh nach { $square } | springe auf { $square } | gehe { $square } | geh { $square } |
        springe zu { $square } | spring auf { $square } | Cursor auf { $square } | zum Feld { $square } |
        gehe zum Feld { $square } | geh zum Feld { $square } | zu Feld { $square } | gehe in { $square } |
        setz den Cursor auf { $square } | Cursor nach { $square } | stell den Cursor auf { $square } |
        setz mich auf { $square } | ich will auf { $square } | stell mich auf { $square } | bring mich nach { $square }
command-to-move =
    .hear = Zug { $number } | zu Zug { $number } | zum Zug { $number } | gehe zu Zug { $number } | geh zu Zug { $number } |
        Zug Nummer { $number } | { $number } | zum { $number }. Zug | geh zum Zug { $number } | gehe zum Zug { $number } |
        spring zu Zug { $number }
command-opponent-told =
    .hear = wie stark | welche Stufe spielst du | auf welcher Stufe spielst du | auf welcher Stufe spiele ich |
        welche Stufe ist eingestellt | welche Stufe | welches Level | wie stark bist du |
        wie stark spielst du | wie stark bist du gerade | gegen wen spiele ich | gegen wen spiele ich gerade |
        wer ist mein Gegner | wie heißt mein Gegner | auf welchem Level bist du | welche Spielstärke hast du |
        aktuelle Stufe | spiele ich gegen den Computer |
        auf welcher Stufe ist es | welche Wertungszahl hast du | wie hoch ist deine Wertungszahl |
        wie stark ist der Computer | wie gut spielt der Computer
command-own-side =
    .hear = welche Farbe habe ich | welche Farbe hab ich | welche Farbe spiele ich |
        spiele ich Weiß oder Schwarz | spiel ich Weiß oder Schwarz | bin ich Weiß oder Schwarz |
        habe ich Weiß oder Schwarz | welche Seite bin ich | welche Seite spiele ich | spiele ich Weiß |
        bin ich Weiß | bin ich Schwarz | mit welcher Farbe spiele ich
command-opponent-none =
    .hear = kein Gegner | niemand | zwei Spieler | ohne Gegner | ohne Computer | kein Computer | Gegner aus | zu zweit |
        zu zweit spielen | gegen Menschen | Mensch gegen Mensch | mit Freund spielen | Partie zu zweit |
        gegen einen Menschen | spiele nicht mit | Computer aus | Computer ausschalten | schalte Computer aus |
        engine aus | engine ausschalten | schalte engine aus | ohne Computer spielen | gegen Freund |
        Computer abschalten | stoppe Computer | Computer weg | ich spiele mit einem Freund | zwei Spieler bitte |
        zu zweit am selben Computer | zwei Menschen an einem Computer | der Computer soll nicht spielen |
        Computergegner aus | ohne Gegner spielen | gegen einen Freund | ich will nicht gegen den Computer spielen |
        nicht gegen den Computer | ich möchte nicht gegen den Computer spielen | kein Computergegner |
        beide Seiten Menschen | zwei Menschen |
        ich möchte mit meinem bruder spielen | ich spiele mit meinem bruder | wir spielen zu zweit |
        wir zwei spielen | nicht gegen den pc | ich ziehe für beide Seiten | ich spiele beide Seiten |
        gegen mich selbst | der Computer soll nicht mitspielen | hör auf gegen mich zu spielen | ich spiele allein |
        ich und mein Freund | mein Freund spielt die andere Seite | du brauchst nicht mitzuspielen |
        ohne computergegner | Computer aus dem spiel lassen | Gegner weg |
        ich will mit meinem Sohn spielen | meine Tochter spielt Weiß | mein Sohn spielt Weiß |
        mein Sohn spielt Schwarz | meine Tochter spielt Schwarz | mit meinem Sohn spielen |
        mit meiner Tochter spielen | ich spiele mit meinem Sohn | ich spiele mit meiner Tochter |
        ich will mit meiner Tochter spielen | ich spiele mit meiner Frau | ich spiele mit meinem Mann |
        mein Freund ist da | mein Freund spielt Weiß | mein Freund spielt Schwarz | gegen meinen Freund spielen |
        mit meinem Freund spielen | ich spiele gegen meinen Freund |
        schalte den Computergegner ab | schalte den Computergegner aus | schalte den Gegner ab
command-opponent-side =
    .hear = Programm spielt { $side } | das Programm spielt { $side } | Gegner spielt { $side } |
        Computer spielt { $side } | du spielst { $side } | nimm { $side } | spiel { $side } | spiele du { $side } |
        du hast { $side } | du bist { $side } | Sie spielen { $side } | spiel du { $side } | Engine spielt { $side } |
        Rechner spielt { $side } | Sie haben { $side } | der Computer spielt { $side } | nimm du { $side } |
        Computer { $side } | lass den Computer { $side } spielen | der Computer soll { $side } spielen | du { $side } |
        nehmen Sie { $side } | du kannst { $side } haben | du darfst { $side } haben | Sie können { $side } haben |
        spiel mit { $side }
command-opponent-own =
    .hear = ich spiele { $side } | ich nehme { $side } | ich habe { $side } | ich bin { $side } |
        möchte { $side } | möchte { $side } spielen | will { $side } spielen | will { $side } | mit { $side } |
        ich spiele mit { $side } | ich nehm { $side } | gib mir { $side } |
        ich will { $side } | ich hätte gern { $side } | kann ich { $side } haben | ich bevorzuge { $side } |
        ich möchte lieber { $side } | ich hätte lieber { $side } |
        darf ich { $side } spielen | kann ich { $side } spielen |
        ich möchte mit den { $side } steinen spielen | ich möchte die { $side } Figuren |
        gib mir die { $side } Figuren | ich führe die { $side } steine | für mich { $side } |
        diesmal { $side } für mich | lass mich { $side } haben | ich spiele diesmal { $side } |
        mach mich zu { $side } | ich will { $side } sein | ich hätte gerne die { $side } |
        darf ich { $side } sein | kann ich mit { $side } gegen den Computer spielen |
        ich will mit { $side } gegen den Computer spielen |
        ich möchte mit { $side } gegen den Computer spielen | gegen den Computer mit { $side } |
        mit { $side } gegen den Computer | ich spiele { $side } gegen den Computer |
        ich spiele mit { $side } gegen das Programm | ich möchte { $side } haben
command-no-help =
    .hear = keine Hilfe | keine Engine | Turniermodus
command-setup-turn =
    .hear = { $side } am Zug | { $side } zieht | { $side } ist am Zug | { $side } beginnt | { $side } ist dran | { $side } fängt an |
        { $side } soll anfangen | { $side } soll beginnen | { $side } zieht zuerst
command-present =
    .hear = { $side } ist da | { $side } ist gekommen | { $side } ist anwesend | { $side } ist eingetroffen | { $side } ist hier
command-resume =
    .hear = wieder aufnehmen | Partie wieder aufnehmen | Wiederaufnahme | Hängepartie fortsetzen | Partie fortsetzen nach Abbruch |
        Hängepartie wieder aufnehmen | aufnehmen der Hängepartie |
        weiter geht's | ich bin wieder da | machen wir weiter | spiel fortsetzen | wir machen weiter | bin zurück
command-arrives =
    .hear = { $side } ist da | { $side } ist gekommen
command-envelope-lost =
    .hear = Umschlag ist verloren | Umschlag verloren
command-position-lost =
    .hear = Stellung ist verloren | Stellung nicht herzustellen
command-agree-draw =
    .hear = wir einigen uns auf Remis | Remis vereinbart | wir sind uns einig auf Remis | Remis geeinigt | wir einigen uns |
        wir vereinbaren Remis
command-no-win =
    .hear = keine Seite kann gewinnen | niemand kann gewinnen | nicht zu gewinnen
command-draw-counts =
    .hear = Remiszähler | Zähler | wie weit bis Remis | wie viele Züge bis Remis | wie lange bis Remis |
        wie weit ist es bis Remis |
        wie viele Züge ohne Schlagen | wie viele Züge ohne Schlagfall | wie oft war die Stellung schon da
command-captures-now =
    .hear = muss ich schlagen | Schlagzwang | was kann ich schlagen | gibt es Schlagzwang |
        was muss ich schlagen | kann ich schlagen | besteht Schlagzwang | ist Schlagzwang | Schlagen jetzt |
        Schlagmöglichkeiten | gibt es etwas zu schlagen | kann ich etwas schlagen | kann ich was nehmen |
        was kann ich nehmen | welche schläge gibt es | gibt es was zu fressen | kann ich was fressen |
        kann ich irgendwas schlagen | was gibt's zu schlagen | welche Figuren kann ich schlagen |
        kann man etwas schlagen | habe ich etwas zu schlagen | was ist zu schlagen |
        kann ich eine Figur gewinnen | schläge | mögliche schläge | welche Schlagzüge habe ich |
        was könnte ich schlagen | welche Schläge habe ich | was kann ich alles schlagen | alle Schlagzüge |
        welche Schlagzüge gibt es |
        welche schwarzen Figuren kann ich schlagen | welche weißen Figuren kann ich schlagen |
        wo kann ich schlagen | was darf ich schlagen | welche seiner Figuren kann ich schlagen |
        welche Steine kann ich schlagen | welche Figuren darf ich schlagen |
        kann ich den { $piece } auf { $square } schlagen | kann ich { $square } schlagen |
        kann ich auf { $square } schlagen | kann ich irgendetwas schlagen | kann ich seinen { $piece } schlagen |
        kann ich die { $piece } auf { $square } schlagen | kann ich seine { $piece } schlagen |
        kann ich den { $piece } schlagen |
        kann der { $piece } { $square } schlagen |
        welche Schlagzüge kann ich machen | meine Schlagzüge | was für Schlagzüge habe ich
command-roads =
    .hear = welche Straßen | Straßen | Straßen von { $square } | welche Straßen { $square }
command-main-road =
    .hear = Hauptstraße | Hauptstraße a1 h8 | Hauptstraße h8 a1 |
        hauptweg | lange Diagonale
command-lower-double =
    .hear = unterer Zweier | Doppelweg g1 a7 | Doppelweg a7 g1
command-upper-double =
    .hear = oberer Zweier | Doppelweg h2 b8 | Doppelweg b8 h2
command-lower-little-double =
    .hear = unterer kleiner Zweier | Doppelweg g1 h2 | Doppelweg h2 g1
command-upper-little-double =
    .hear = oberer kleiner Zweier | Doppelweg a7 b8 | Doppelweg b8 a7
command-lower-triple =
    .hear = unterer Dreier | Dreierweg c1 h6 | Dreierweg h6 c1
command-upper-triple =
    .hear = oberer Dreier | Dreierweg a3 f8 | Dreierweg f8 a3
command-lower-little-triple =
    .hear = unterer kleiner Dreier | Dreierweg c1 a3 | Dreierweg a3 c1
command-upper-little-triple =
    .hear = oberer kleiner Dreier | Dreierweg h6 f8 | Dreierweg f8 h6
command-lower-slant =
    .hear = untere Schräge | Schräge e1 a5 | Schräge a5 e1
command-upper-slant =
    .hear = obere Schräge | Schräge h4 d8 | Schräge d8 h4
command-lower-little-slant =
    .hear = untere kleine Schräge | Schräge e1 h4 | Schräge h4 e1
command-upper-little-slant =
    .hear = obere kleine Schräge | Schräge a5 d8 | Schräge d8 a5
command-drills =
    .hear = Übungen | Übung | üben | trainieren | Training | Trainer | Aufgaben | Übung starten | lernen | etwas üben | Übungsmenü |
        Übungen starten | Übungen beginnen | starte Übungen | Übungen öffnen | ich möchte üben | ich will üben |
        ich will trainieren | ich möchte trainieren | Training starten | Training beginnen | was kann ich üben | lass uns üben |
        Übungen zeigen | zeig Übungen | übungsmodus |
        ich würde gern trainieren | ein bisschen trainieren | welche Übungen gibt es | welche Übungen gibt's |
        Training bitte | Übungen bitte | lass mich üben | ich möchte etwas üben |
        i wü trainiern | ich will besser werden | gib mir eine Übung | was gibt es für Übungen |
        ich will was lernen | lernmodus | übe mit mir |
        ein paar Übungen machen | ein paar Übungen | Übungen machen |
        Endspiele üben | Endspieltraining | Endspiel üben | ich will üben wie die Figuren ziehen
command-settings =
    .hear = Einstellungen | Einstellung | Einstellungen öffnen | öffne Einstellungen | Einstellungen ändern |
        Spracheinstellungen | Konfiguration | einstellen | Sprachausgabe einstellen | Optionen einstellen |
        zu Einstellungen | Einstellungen anzeigen | ich möchte Einstellungen ändern | zeig Einstellungen |
        voreinstellungen | Optionen | Optionen bitte | wo kann ich was einstellen | was kann ich einstellen |
        anpassen | Einstellungen anpassen | geh zu den Einstellungen | zu den Einstellungen | in die Einstellungen |
        ich muss was an den Einstellungen ändern | wo sind die Einstellungen | wo finde ich die Einstellungen |
        meine Einstellungen | meine Einstellungen sehen | ich möchte meine Einstellungen sehen |
        programmeinstellungen | programmeinstellungen zeigen | wo kann ich das einstellen | ich möchte was einstellen |
        ich will etwas ändern | wo stelle ich etwas ein | iistellige | einrichten | konfigurieren |
        Menü Einstellungen | etwas umstellen | Optionen ändern | welche Stimme ist das | welche Stimme benutzt du |
        wie laut bist du | wie laut ist es | welche Lautstärke | wie schnell redest du | wie schnell sprichst du |
        ist der Ton an | sind die Töne an | welches Alphabet benutzt du | welche Sprache ist das |
        welche Sprache sprichst du | wessen Stimme ist das | wer spricht da | wer redet da
command-thanks =
    .hear = danke | danke schön | dankeschön | vielen Dank | danke sehr | besten Dank | herzlichen Dank | gut gemacht |
        prima | super | gut gespielt | toll | schön | gute Partie | bravo | merci | danke dir |
        tausend dank | danke vielmals | super danke | ich danke dir | ich danke ihnen | lieben dank |
        was für eine Partie | du spielst gut | Sie spielen gut | danke dafür | danke für das |
        guter Zug | gute Züge | schöner Zug | starker Zug | toller Zug | was für ein Zug | das war ein guter Zug |
        das ist ein guter Zug | klasse Zug | feiner Zug | ausgezeichnet | hervorragend | klasse | sehr gut |
        gut gezogen | das war gut |
        gutes Spiel
command-hello =
    .hear = hallo | hallo Annabella | guten Tag | guten Morgen | guten Abend | grüß Gott | moin | hi | grüezi | guten Tag Annabella |
        hallo du | grüß dich |
        viel Glück | viel Erfolg | viel Spaß
command-own-pieces =
    .hear = wo ist mein { $piece } | wo ist meine { $piece } | wo sind meine { $piece } | wo steht mein { $piece } |
        wo steht meine { $piece } | wo stehen meine { $piece } | mein { $piece } | meine { $piece } |
        wo habe { $piece } | eigene { $piece } | finde meinen { $piece } | auf welchem Feld ist mein { $piece } |
        auf welchem Feld steht mein { $piece } | wo hab ich { $piece } | wo habe ich { $piece } |
        wo habe ich meine { $piece } | wo habe ich meinen { $piece } | wo hab ich meine { $piece } |
        auf welchem Feld steht meine { $piece } | finde meine { $piece } | wo meine { $piece } steht |
        wo meine { $piece } ist | wo mein { $piece } steht | wo mein { $piece } ist | wo meine { $piece } stehen |
        wo meine { $piece } sind | auf welchen Feldern stehen meine { $piece } |
        auf welchen Feldern sind meine { $piece } | meine { $piece } wo ist die | mein { $piece } wo ist der |
        habe ich noch beide { $piece } | habe ich noch meine { $piece } | wo sind meine { $piece } hin |
        habe ich meine { $piece } noch | habe ich noch { $piece } | wo ist mein { $piece } hin |
        meine { $piece } finden | such meine { $piece } | was ist mit meiner { $piece } passiert |
        wo ungefähr steht mein { $piece } |
        steht mein { $piece } noch | lebt mein { $piece } noch | lebt meine { $piece } noch |
        hab ich noch einen { $piece } | hab ich noch meine { $piece } | ist mein { $piece } noch da |
        ist meine { $piece } noch da | wo steckt mein { $piece } | wo steckt meine { $piece } |
        wo stecken meine { $piece } | ich finde meinen { $piece } nicht | wo hab ich meinen { $piece } hingestellt |
        auf welchen Feldern habe ich { $piece } | was ist mit meinem { $piece } | habe ich meine { $piece } verloren |
        standort meiner { $piece } | wo genau ist mein { $piece } | hab ich meinen { $piece } noch |
        habe ich noch beide { $piece } übrig | wo finde ich meinen { $piece } |
        geh zu meinem { $piece } | geh zu meiner { $piece } | bring mich zu meinem { $piece } |
        bring mich zu meiner { $piece } | spring zu meinem { $piece } | zu meinem { $piece }
command-sounds-off =
    .hear = Töne aus | Klänge aus | Geräusche aus | Töne ausschalten | mach die Töne aus |
        schalte die Töne aus | keine Töne | ohne Töne | Soundeffekte aus |
        Musik aus | Musik ausschalten | keine Geräusche | keine Musik | ohne Geräusche | stell die Musik ab |
        mach die Musik aus
command-sounds-on =
    .hear = Töne an | Klänge an | Geräusche an | Töne einschalten | mach die Töne an | schalte die Töne ein |
        mit Tönen |
        Ton wieder an | Töne wieder an
command-harder =
    .hear = viel schwerer | viel schwieriger | viel stärker | viel zu schwach | viel zu leicht | viel zu einfach |
        schwerer | schwieriger | stärker | stärkerer Gegner | höhere Stufe | Stufe höher | Stufe hoch | nächste Stufe |
        spiel stärker | spiel besser | zu leicht | zu einfach | mach es schwerer | schwierigerer Gegner |
        Stufe erhöhen | spiele stärker | mach es schwieriger | das ist zu leicht | das ist zu einfach |
        stärker spielen | du bist zu schwach | eine Stufe höher | Stufe rauf | mach den Gegner stärker |
        Schwierigkeit erhöhen | anspruchsvoller | ein bisschen anspruchsvoller | mach's schwerer |
        mehr Herausforderung | stell dich stärker | mach ihn stärker | das ist mir zu leicht |
        mach den Computer stärker | den Computer stärker machen | eine größere Herausforderung |
        ich brauche eine größere Herausforderung | ich brauche einen besseren Gegner | gib dir mehr mühe |
        das ist zu leicht für mich | ich gewinne immer | streng dich an | mir ist langweilig | spiel richtig |
        ich will einen stärkeren Gegner | nicht so lasch | level rauf | schwierigkeit rauf |
        gib mir einen stärkeren Gegner | das ist kein Gegner | spiel etwas stärker | spiel ein bisschen stärker |
        du bist zu leicht
command-easier =
    .hear = viel leichter | viel einfacher | viel schwächer | viel zu stark | viel zu schwer | viel zu schwierig |
        leichter | einfacher | schwächer | schwächerer Gegner | niedrigere Stufe | Stufe niedriger | Stufe tiefer |
        Stufe runter | spiel schwächer | zu schwer | zu schwierig | mach es leichter | mach es einfacher |
        Stufe senken | spiele schwächer | leichterer Gegner | das ist zu schwer | das ist zu schwierig |
        du bist zu stark | du bist zu gut | schwächer spielen | eine Stufe tiefer | nicht so schwer |
        es ist zu schwer | es ist zu schwierig | ich verliere immer | mach's leichter | Schwierigkeit verringern |
        sei nicht so streng | nicht so streng mit mir | schone mich | du bist mir zu stark | etwas leichter |
        weniger schwer | mach ihn schwächer | eine Stufe niedriger | das ist mir zu schwer |
        mach den Computer schwächer | mach den Gegner schwächer | zu stark für mich | das ist zu stark für mich |
        eine leichtere Partie | ein leichteres Spiel | das ist zu leicht für dich | geh sanft mit mir um |
        spiel schlechter | ich verliere dauernd | ich bin anfänger | nimm dich zurück | nicht so stark |
        lass mich auch mal gewinnen | zu schwer für mich | ich komme nicht gegen dich an | level runter |
        schwierigkeit runter | gib mir einen leichteren Gegner | kannst du schlechter spielen | spiel etwas schwächer |
        kannst du etwas schwächer spielen | spiel ein bisschen schwächer | spiel nicht so stark |
        nicht so stark spielen | spiel nicht so gut |
        er soll schwächer spielen
command-tournament-next =
    .hear = nächste Partie von Nummer { $number } | wann spielt Nummer { $number } | nächste Partie von { $number } | wann spielt { $number }
command-tournament-needs =
    .hear = was braucht Nummer { $number } | was braucht Spieler { $number } | was braucht { $number } | was braucht { $number } zum Sieg | was braucht { $number } für den ersten Platz | kann { $number } noch gewinnen
command-tournament-play =
    .hear = Brett { $number } spielen | Brett { $number } beginnen
command-tournament-round =
    .hear = Runde { $number } | Paarungen der Runde { $number } | Paarungen von Runde { $number } | Paarungen Runde { $number } |
        { $ordinal } Runde | Paarungen der { $ordinal } Runde | Paarungen { $ordinal } Runde
command-tournament-place =
    .hear = Punkte von { $number } | Punkte von Nummer { $number } | Platz von { $number } |
        Platz von Nummer { $number } | wie viele Punkte hat { $number } | wie viele Punkte hat Nummer { $number } |
        auf welchem Platz ist { $number } | auf welchem Platz liegt { $number } |
        auf welchem Platz steht { $number } | auf welchem Platz ist Nummer { $number } | wo liegt { $number } |
        wo steht { $number } in der Tabelle | wie steht { $number } | wie steht { $number } im Turnier
command-tournament-mine-place =
    .hear = wie viele Punkte habe ich | meine Punkte | mein Platz | auf welchem Platz bin ich |
        auf welchem Platz liege ich | wo liege ich | wo stehe ich im Turnier | mein Punktestand
command-tournament-next-round =
    .hear = Paarungen der nächsten Runde | wer spielt in der nächsten Runde gegen wen | nächste Paarungen
command-tournament-last-round =
    .hear = letzte Runde | Paarungen der letzten Runde | Paarungen letzte Runde
command-in-check =
    .hear = stehe im Schach | bin ich im Schach | ist Schach | steht König im Schach | steht mein König im Schach |
        steht Weiß im Schach | steht Schwarz im Schach | ist es Schach | ist mein König im Schach |
        stehe ich im Schach | gibt es ein Schach | ist das Schach | ist da Schach | werde ich beschachtet |
        Schach oder nicht | wer gibt Schach | welche Figur gibt Schach | was gibt Schach | bin ich noch im Schach |
        steht er im Schach | gibt er Schach | ist mein König in Gefahr | ist mein König sicher |
        habe ich Schach bekommen | war das Schach | wird mir Schach geboten | wer bietet Schach | im Schach |
        stehe ich noch im Schach | hat er Schach gegeben | gab er Schach | hat er mir Schach gegeben |
        hast du Schach gegeben | stehe ich dadurch im Schach | bin ich dadurch im Schach |
        Schach? | werd ich gerade geschacht | wird mein König angegriffen | steh ich im Schach |
        steht jemand im Schach | bietet er Schach | habe ich Schach gegeben |
        Schach gegeben | ist er im Schach | bin ich Schach | habe ich Schach | muss ich aus dem Schach |
        ist der König bedroht | hat er Schach gesagt | ist jemand im Schach
command-heading =
    .hear = wer spielt da | wer spielt | wer spielt hier | wie heißen die Spieler | wer sind die Spieler |
        welche Partie ist das | wessen Partie ist das | wer hatte Weiß | wer hatte Schwarz | wann war das |
        wo wurde das gespielt | welches Turnier ist das
command-notes =
    .hear = Kommentare vorlesen | Kommentar vorlesen | lies den Kommentar | lies die Kommentare |
        was sagt der Kommentar
command-last-moves =
    .hear = die letzten { $number } Züge | letzte { $number } Züge | lies die letzten { $number } Züge |
        lies mir die letzten { $number } Züge vor | die letzten { $number } Züge vorlesen |
        sag die letzten { $number } Züge | was waren die letzten { $number } Züge |
        wiederhole die letzten { $number } Züge | nenne die letzten { $number } Züge
command-undo-moves =
    .hear = nimm { $number } Züge zurück | { $number } Züge zurück | { $number } Züge zurücknehmen |
        nimm { $number } zurück | { $number } Züge rückgängig | mach { $number } Züge rückgängig |
        die letzten { $number } Züge zurücknehmen | nimm die letzten { $number } Züge zurück |
        { $number } Züge rückgängig machen | geh { $number } Züge zurück | die letzten { $number } Züge zurück |
        { $number } zurücknehmen | { $number } Züge wieder zurück | nimm meine letzten { $number } Züge zurück |
        meine letzten { $number } Züge zurück | meine letzten { $number } Züge zurücknehmen
command-shelf-open =
    .hear = mach die auf | öffne die | öffne sie | die öffnen | die aufmachen | lade die | nimm die | die da |
        diese Partie öffnen | öffne diese Partie
command-shelf-close =
    .hear = Sammlung schließen | schließ die Sammlung | Sammlung zu | Liste schließen | Suche beenden |
        Suche schließen | Sammlung verlassen
command-shelf-next =
    .hear = nächste | die nächste | nächste Partie | weiter | nächster Treffer | eins weiter | noch eine
command-shelf-previous =
    .hear = vorige | die vorige | die davor | vorige Partie | vorheriger Treffer | eins zurück | vorherige
command-shelf-first =
    .hear = erste | die erste | erste Partie | erster Treffer
command-shelf-last =
    .hear = letzte | die letzte | letzter Treffer
command-shelf-tell =
    .hear = welche ist das | welche Partie ist das | was ist das für eine | wer hat die gespielt
command-moves-of-kind =
    .hear = wohin kann { $piece } | wohin kann mein { $piece } | wo kann { $piece } hin | wo kann mein { $piece } hin |
        wohin darf { $piece } | was kann { $piece } | was kann mein { $piece } | Züge von { $piece } | Züge mit { $piece } |
        wohin kann { $piece } gehen | wohin kann { $piece } ziehen | wohin kann meine { $piece } |
        ist mein { $piece } gefesselt | ist der { $piece } gefesselt | ist meine { $piece } gefesselt |
        kann mein { $piece } ziehen | kann meine { $piece } ziehen | welche Felder hat mein { $piece }
command-may-castle =
    .hear = darf ich rochieren | kann ich rochieren | darf ich noch rochieren | kann ich noch rochieren |
        ist Rochade möglich | geht Rochade noch | kann ich kurz rochieren | kann ich lang rochieren |
        ist Rochade erlaubt | darf ich kurz rochieren | darf ich lang rochieren | ist die Rochade noch möglich |
        kann ich jetzt rochieren | wohin kann ich rochieren | warum kann ich nicht rochieren | darf ich hier rochieren |
        geht die Rochade noch
command-castled =
    .hear = habe ich rochiert | habe ich schon rochiert | hab ich rochiert | hat er rochiert | hat sie rochiert |
        hat Weiß rochiert | hat Schwarz rochiert | hat Weiß schon rochiert | hat Schwarz schon rochiert |
        hast du rochiert | haben Sie rochiert | haben wir rochiert | wer hat rochiert | wer hat schon rochiert |
        hat jemand rochiert | hat schon jemand rochiert | hat mein Gegner rochiert | hat der Gegner rochiert |
        bin ich rochiert | bin ich schon rochiert | ich habe rochiert? | ich habe schon rochiert |
        Weiß hat rochiert? | Schwarz hat rochiert? | wann habe ich rochiert | wann hat Weiß rochiert |
        wann hat Schwarz rochiert | wie habe ich rochiert | wurde rochiert | wurde schon rochiert |
        ist Weiß schon rochiert | ist Schwarz schon rochiert | haben beide rochiert | habe ich kurz rochiert |
        habe ich lang rochiert | hat Weiß kurz rochiert | hat Schwarz kurz rochiert | hat Weiß lang rochiert |
        hat Schwarz lang rochiert | habe ich die Rochade gemacht | hat Weiß die Rochade gemacht |
        hat Schwarz die Rochade gemacht | ist Weiß rochiert | ist Schwarz rochiert
command-occurrences =
    .hear = wie oft kam diese Stellung vor | wie oft kam die Stellung vor | wie oft war diese Stellung da | wie oft stand diese Stellung |
        wie oft hatten wir diese Stellung | wie oft hat sich die Stellung wiederholt | wie viele Wiederholungen |
        wie oft stand diese Stellung schon auf dem Brett | wie oft ist diese Stellung vorgekommen |
        war diese Stellung schon da | hatten wir diese Stellung schon |
        hat sich die Stellung wiederholt | ist das eine Wiederholung | ist das eine Stellungswiederholung |
        wie oft wurde die Stellung wiederholt | stand diese Stellung schon auf dem Brett
command-move-number =
    .hear = beim wievielten Zug sind wir | der wievielte Zug ist das | welcher Zug ist das | welche Zugnummer |
        Zugnummer | wie viele Züge sind gespielt | wie viele Züge haben wir gemacht | wie viele Züge bisher |
        bei welchem Zug sind wir | im wievielten Zug sind wir |
        wie weit sind wir in der Partie
command-every-move =
    .hear = was sind meine legalen Züge | alle meine Züge | legale Züge | alle legalen Züge |
        welche Züge habe ich | welche Züge kann ich machen | welche Züge sind möglich | mögliche Züge |
        alle möglichen Züge | erlaubte Züge | welche Züge sind erlaubt | was kann ich ziehen |
        meine möglichen Züge | welche Züge gibt es | was sind meine Züge | welche Züge kann ich spielen |
        welche Züge darf ich spielen | welche Züge gehen | was kann ich spielen | was darf ich |
        was ist erlaubt | alle erlaubten Züge | zugmöglichkeiten | welche möglichkeiten habe ich |
        was geht alles | was kann ich alles machen | Liste aller Züge | was kann ich überhaupt spielen |
        was ist möglich | was ist alles möglich | welche Figuren kann ich bewegen |
        welche Figuren können ziehen | was darf ich ziehen | welche Züge darf ich machen | meine Züge |
        alle Züge die ich machen kann | alle Züge die ich hier machen kann | alle meine möglichen Züge |
        alle Züge die ich habe | alle Züge nennen die ich machen kann |
        alle Züge nennen die ich hier machen kann | welche Züge ich machen kann | welche Züge habe ich hier |
        welche Züge ich hier habe | wie komm ich aus dem Schach | wie komme ich aus dem Schach |
        wie komm ich aus dem Schach raus | wie komme ich aus dem Schach raus |
        was kann ich gegen das Schach tun | wie wehre ich das Schach ab |
        was kann ziehen | welche Steine können ziehen
command-count-kind =
    .hear = wie viele { $piece } | wie viele { $piece } habe ich | wie viele { $piece } habe ich noch |
        wie viele { $piece } hab ich | wie viele { $piece } hat er | wie viele { $piece } hat er noch |
        wie viele { $piece } hast du | wie viele { $piece } haben Sie | wie viele { $piece } hat mein Gegner |
        wie viele { $piece } hat { $side } | wie viele { $piece } hat jeder | wie viele { $piece } haben wir |
        wie viele { $piece } sind noch da | wie viele { $piece } gibt es | wie viele { $piece } sind auf dem Brett |
        wieviel { $piece } | wieviele { $piece } | Anzahl der { $piece }
command-count-pieces =
    .hear = wie viele Figuren | wie viele Figuren habe ich | wie viele Figuren habe ich noch |
        wie viele Figuren hat er | wie viele Figuren hat er noch | wie viele Figuren hast du |
        wie viele Figuren hat { $side } | wie viele Figuren hat jeder | wie viele Figuren sind noch da |
        wie viele Figuren sind noch auf dem Brett | wie viele Figuren gibt es | wieviele Figuren |
        wieviele Figuren sind noch da | Anzahl der Figuren |
        wie viele Figuren stehen auf dem Brett | wie viele Figuren stehen noch
command-count-moves =
    .hear = wie viele legale Züge | wie viele Züge habe ich | wie viele Züge habe ich zur Auswahl |
        wie viele legale Züge habe ich | wie viele legale Züge gibt es | wie viele Züge sind möglich |
        wie viele mögliche Züge | wie viele Züge kann ich machen | Anzahl der legalen Züge
command-own-last-move =
    .hear = was hab ich gezogen | was habe ich zuletzt gespielt | was habe ich zuletzt gezogen | was war mein Zug |
        welchen Zug habe ich gemacht | welchen Zug habe ich gespielt | wohin habe ich gezogen |
        womit habe ich gezogen | was war mein letzter Zug | mein letzter Zug | was habe ich gespielt |
        was habe ich gezogen | was hab ich gerade gespielt | was hab ich gerade gemacht
command-squares-between =
    .hear = Diagonale { $from } { $square } | Diagonale von { $from } nach { $square } |
        Diagonale von { $from } bis { $square } | Diagonale zwischen { $from } und { $square } |
        die Diagonale { $from } bis { $square } | was steht auf der Diagonale { $from } { $square } |
        was steht auf der Diagonalen von { $from } nach { $square } |
        Figuren auf der Diagonale { $from } { $square } | was steht zwischen { $from } und { $square } |
        was ist zwischen { $from } und { $square } | Figuren zwischen { $from } und { $square } |
        zwischen { $from } und { $square } | steht etwas zwischen { $from } und { $square } |
        Linie von { $from } nach { $square }
command-file-name =
    .hear = was heißt { $file } | was bedeutet { $file } | wofür steht { $file } | was ist { $file } |
        wer ist { $file } | welche Linie ist { $file } | was soll { $file } heißen
command-diagonals-of =
    .hear = Diagonalen von { $square } | Diagonale von { $square } | Diagonalen durch { $square } |
        beide Diagonalen von { $square } | Diagonalen ab { $square } | was steht auf den Diagonalen von { $square }
command-squares-around =
    .hear = Felder um { $square } | was steht um { $square } | was ist um { $square } herum |
        Felder rund um { $square } | rund um { $square } | Nachbarfelder von { $square } | Umgebung von { $square } |
        was steht vor { $square } | was ist vor { $square } | was steht neben { $square } |
        was ist neben { $square } | was steht hinter { $square } | was ist hinter { $square } |
        was steht bei { $square }
command-seen-from =
    .hear = aus Sicht von { $side } | von { $side } aus | Brett von { $side } aus | { $side } unten |
        aus der Sicht von { $side } | Sicht von { $side } |
        Ansicht von { $side } | zeig das Brett von { $side } aus | ich möchte { $side } unten haben |
        { $side } nach unten |
        ich will von { $side } aus sehen | ich will es von { $side } aus sehen
command-orientation =
    .hear = wie herum steht das Brett | von welcher Seite sehe ich das Brett | wie ist das Brett gedreht |
        wer ist unten |
        das Brett ist gedreht | das Brett ist umgedreht | das Brett ist verdreht
command-redo =
    .hear =  Zug wiederherstellen | doch nicht zurücknehmen | Zurücknehmen rückgängig machen |
        wieder vor | Zug wieder vor | stell den Zug wieder her | Rücknahme rückgängig machen | Rücknahme aufheben |
        Redo | Zug wieder ausführen
command-passed-pawns =
    .hear = Freibauern | Freibauer | habe ich einen Freibauern | habe ich Freibauern | gibt es Freibauern |
        gibt es einen Freibauern | wo sind Freibauern | welche Bauern sind frei | welcher Bauer ist frei |
        hat er einen Freibauern | hat er Freibauern | wer hat einen Freibauern | welche Bauern sind Freibauern |
        hat Schwarz einen Freibauern | hat Weiß einen Freibauern | ist das ein Freibauer
command-can-reach =
    .hear = kommt { $piece } nach { $square } | kommt mein { $piece } nach { $square } |
        kann { $piece } nach { $square } | kann mein { $piece } nach { $square } |
        kann { $piece } nach { $square } ziehen | kann mein { $piece } nach { $square } ziehen |
        kann mein { $piece } { $square } schlagen |
        kann mein { $piece } auf { $square } schlagen |
        kann ich { $piece } { $square } spielen | kann ich { $piece } nach { $square } spielen |
        darf ich { $piece } { $square } spielen | darf ich { $piece } nach { $square } ziehen |
        ist { $piece } { $square } erlaubt | ist { $piece } { $square } möglich |
        ist { $piece } schlägt { $square } erlaubt | ist { $piece } schlägt { $square } möglich |
        ist { $piece } nach { $square } möglich | kommt meine { $piece } nach { $square } |
        kann meine { $piece } nach { $square } | erreicht mein { $piece } { $square } |
        erreicht meine { $piece } { $square } | kann ich mit dem { $piece } nach { $square } |
        kann ich mit dem { $piece } { $square } schlagen | kann ich meinen { $piece } nach { $square } ziehen |
        darf mein { $piece } nach { $square } | welcher { $piece } kann nach { $square } |
        welcher { $piece } kommt nach { $square }
command-board-hide =
    .hear = blind spielen | Brett verbergen | Brett verstecken | Figuren verbergen | Brett ausblenden | verdecke Brett |
        versteck Brett | verstecke Brett | ohne Brett | ohne Brett spielen | ich möchte blind spielen |
        Brett verdecken | ohne Ansicht des Bretts | ohne Ansicht spielen | ohne Ansicht | ich will blind spielen |
        Figuren ausblenden | Brett aus | versteck die Figuren | verstecke die Figuren | blende das Brett aus |
        verbirg das Brett
command-board-show =
    .hear = Brett zeigen | Brett wieder zeigen | zeig Brett | zeige Brett | zeig mir das Brett | zeige mir das Brett |
        zeig das Brett wieder | zeig wieder das Brett | Brett anzeigen | Brett einblenden | Brett wieder einblenden |
        blende das Brett ein | Figuren zeigen | zeig die Figuren | Figuren einblenden | Brett aufdecken | Brett an |
        ich will das Brett sehen | ich möchte das Brett sehen | Brett sehen
command-which-language =
    .hear = Sprache | Sprachen | Sprache wechseln | wechsle Sprache | Sprache ändern | sprachauswahl | andere Sprache |
        eine andere Sprache | kannst du auch andere Sprachen | andere Sprachen | sprichst du noch andere Sprachen |
        andere Sprache einstellen | eine andere Sprache einstellen | wechsle die Sprache | ändere die Sprache |
        Sprache umstellen | stell die Sprache um | Sprache einstellen | Sprache wählen | Sprache auswählen |
        in eine andere Sprache wechseln | zu einer anderen Sprache wechseln
command-which-voice =
    .hear = andere Stimme | Stimme wechseln | wechsle Stimme | Stimme ändern | eine andere Stimme |
        deine Stimme gefällt mir nicht | ich mag die Stimme nicht | eine frauenstimme | eine männerstimme | Stimme |
        Stimmen | ändere die Stimme | Stimme auswählen | nimm eine andere Stimme
command-lift =
    .hear = nimm { $square } heraus | nehme { $square } heraus | nehmen Sie { $square } heraus |
        herausnehmen { $square } | { $square } herausnehmen | hebe { $square } | heb { $square } |
        hebe { $square } heraus | hebe { $square } an | hebe { $square } hoch | { $square } herausheben |
        { $square } anheben | { $square } hochheben | nimm { $square } vom Brett | { $square } vom Brett nehmen |
        nimm die Figur auf { $square } heraus | nehme die Figur auf { $square } heraus |
        nehmen Sie die Figur auf { $square } heraus | herausnehmen die Figur auf { $square } |
        die Figur auf { $square } herausnehmen | hebe die Figur auf { $square } | heb die Figur auf { $square } |
        hebe die Figur auf { $square } heraus | hebe die Figur auf { $square } an |
        hebe die Figur auf { $square } hoch | die Figur auf { $square } herausheben |
        die Figur auf { $square } anheben | die Figur auf { $square } hochheben |
        nimm die Figur auf { $square } vom Brett | die Figur auf { $square } vom Brett nehmen |
        nimm die Figur von { $square } heraus | nehme die Figur von { $square } heraus |
        nehmen Sie die Figur von { $square } heraus | herausnehmen die Figur von { $square } |
        die Figur von { $square } herausnehmen | hebe die Figur von { $square } | heb die Figur von { $square } |
        hebe die Figur von { $square } heraus | hebe die Figur von { $square } an |
        hebe die Figur von { $square } hoch | die Figur von { $square } herausheben |
        die Figur von { $square } anheben | die Figur von { $square } hochheben |
        nimm die Figur von { $square } vom Brett | die Figur von { $square } vom Brett nehmen |
        nimm { $piece } auf { $square } heraus | nehme { $piece } auf { $square } heraus |
        nehmen Sie { $piece } auf { $square } heraus | herausnehmen { $piece } auf { $square } |
        { $piece } auf { $square } herausnehmen | hebe { $piece } auf { $square } | heb { $piece } auf { $square } |
        hebe { $piece } auf { $square } heraus | hebe { $piece } auf { $square } an |
        hebe { $piece } auf { $square } hoch | { $piece } auf { $square } herausheben |
        { $piece } auf { $square } anheben | { $piece } auf { $square } hochheben |
        nimm { $piece } auf { $square } vom Brett | { $piece } auf { $square } vom Brett nehmen |
        nimm { $piece } von { $square } heraus | nehme { $piece } von { $square } heraus |
        nehmen Sie { $piece } von { $square } heraus | herausnehmen { $piece } von { $square } |
        { $piece } von { $square } herausnehmen | hebe { $piece } von { $square } | heb { $piece } von { $square } |
        hebe { $piece } von { $square } heraus | hebe { $piece } von { $square } an |
        hebe { $piece } von { $square } hoch | { $piece } von { $square } herausheben |
        { $piece } von { $square } anheben | { $piece } von { $square } hochheben |
        nimm { $piece } von { $square } vom Brett | { $piece } von { $square } vom Brett nehmen |
        nimm { $piece } { $square } heraus | nehme { $piece } { $square } heraus |
        nehmen Sie { $piece } { $square } heraus | herausnehmen { $piece } { $square } |
        { $piece } { $square } herausnehmen | hebe { $piece } { $square } | heb { $piece } { $square } |
        hebe { $piece } { $square } heraus | hebe { $piece } { $square } an | hebe { $piece } { $square } hoch |
        { $piece } { $square } herausheben | { $piece } { $square } anheben | { $piece } { $square } hochheben |
        nimm { $piece } { $square } vom Brett | { $piece } { $square } vom Brett nehmen | heb { $square } heraus |
        heb { $square } an | heb { $square } hoch | anheben { $square } | hochheben { $square } |
        herausheben { $square } | heben { $square } | { $square } heben | ziehe { $square } heraus |
        zieh { $square } heraus | { $square } herausziehen | herausziehen { $square } | nehme { $square } vom Brett |
        nimm { $square } weg | nehme { $square } weg | { $square } wegnehmen | wegnehmen { $square } |
        entferne { $square } | { $square } entfernen | { $square } abheben | nimm { $square } raus |
        nehme { $square } raus | { $square } rausnehmen | rausnehmen { $square } | nimm die Figur auf { $square } raus |
        nimm { $piece } auf { $square } raus | nimm { $square } aus dem Loch | { $square } aus dem Loch nehmen |
        nimm { $square } hoch | nimm { $piece } von { $square } weg | nimm { $square } auf
command-put =
    .hear = stecke { $square } | stecke auf { $square } | stecke nach { $square } | stecke ihn auf { $square } |
        stecke sie auf { $square } | stecke die Figur auf { $square } | stecke { $piece } auf { $square } |
        steck { $square } | steck auf { $square } | steck nach { $square } | steck ihn auf { $square } |
        steck sie auf { $square } | steck die Figur auf { $square } | steck { $piece } auf { $square } |
        stecken { $square } | stecken auf { $square } | stecken nach { $square } | stecken ihn auf { $square } |
        stecken sie auf { $square } | stecken die Figur auf { $square } | stecken { $piece } auf { $square } |
        setze { $square } | setze auf { $square } | setze nach { $square } | setze ihn auf { $square } |
        setze sie auf { $square } | setze die Figur auf { $square } | setze { $piece } auf { $square } |
        setz { $square } | setz auf { $square } | setz nach { $square } | setz ihn auf { $square } |
        setz sie auf { $square } | setz die Figur auf { $square } | setz { $piece } auf { $square } |
        stelle { $square } | stelle auf { $square } | stelle nach { $square } | stelle ihn auf { $square } |
        stelle sie auf { $square } | stelle die Figur auf { $square } | stelle { $piece } auf { $square } |
        stell { $square } | stell auf { $square } | stell nach { $square } | stell ihn auf { $square } |
        stell sie auf { $square } | stell die Figur auf { $square } | stell { $piece } auf { $square } |
        { $square } stecken | auf { $square } stecken | nach { $square } stecken | { $square } einstecken |
        einstecken { $square } | auf { $square } setzen | { $square } setzen | setzen { $square } |
        setzen auf { $square } | nach { $square } setzen | stecke in { $square } | in { $square } stecken |
        stecke ihn in { $square } | stecke sie in { $square } | stecke ihn nach { $square } |
        stecke sie nach { $square } | stecke ihn um auf { $square } | stecke um auf { $square } |
        umstecken auf { $square } | umstecken nach { $square } | nach { $square } umstecken |
        auf { $square } umstecken | stecke um nach { $square } | { $piece } auf { $square } stecken |
        { $piece } nach { $square } stecken | auf { $square } stellen | stelle ab auf { $square } |
        stecke { $square } ein | stecken Sie ihn auf { $square } | stecken Sie sie auf { $square } |
        stecke es auf { $square } | stecke die Figur in { $square } | stecke zurück auf { $square } |
        stecke ihn zurück auf { $square } | stecke sie zurück auf { $square }
command-castling-of =
    .hear = kann { $side } rochieren | kann { $side } noch rochieren | darf { $side } rochieren |
        darf { $side } noch rochieren | könnte { $side } rochieren | kann { $side } kurz rochieren |
        kann { $side } lang rochieren | kann { $side } noch kurz rochieren | kann { $side } noch lang rochieren |
        ob { $side } rochieren kann | hat { $side } noch das Recht zu rochieren | warum kann { $side } nicht rochieren
command-castling-theirs =
    .hear = darf er rochieren | darf er noch rochieren | kann er rochieren | kann er noch rochieren |
        kann sie rochieren | kann mein Gegner rochieren | kann mein Gegner noch rochieren | kann der Gegner rochieren |
        kann der Gegner noch rochieren | kannst du rochieren | kannst du noch rochieren
