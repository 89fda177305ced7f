# Commands. The game on the board.

command-turn = sagen, wer am Zug ist
    .hear = wer ist am Zug | wer ist dran | am Zug | wer zieht | wer muss ziehen | bin dran | bin ich am Zug |
        ist es mein Zug | bist du dran | bist du am Zug | wer muss | wer ist an Reihe | bin an Reihe | wer spielt |
        wer hat Zug | ist Weiß am Zug | ist Schwarz am Zug | ist Weiß dran | ist Schwarz dran |
        welche Seite ist am Zug | wer darf | muss ich ziehen | dran | Zugrecht | wer soll ziehen | bin ich dran |
        wessen zug ist es | wessen zug | wer beginnt | wer fängt an | bin ich an reihe | ziehe ich | mein zug |
        darf ich ziehen | welche farbe ist am zug | welche farbe habe ich | welche farbe spiele ich | spiele ich weiß |
        wer zieht jetzt | wer ist jetzt dran | wer kommt jetzt | ich oder er | soll ich ziehen | soll ich jetzt ziehen |
        muss ich jetzt ziehen | hat er schon gezogen | hat er gezogen | hat mein Gegner schon gezogen |
        hat mein Gegner schon gespielt | hat der Gegner gezogen | muss er noch ziehen | ist er dran | ist er noch dran |
        wer ist am Zuge | ist mein König bedroht | ist mein König angegriffen | wer zieht als nächstes |
        wer zieht als nächster | bin i dran | wer isch dra | wer is dran | bin ich an der reihe | warten Sie auf mich |
        wartest du auf mich | auf wen warten wir | auf wen wird gewartet | ist immer noch { $side } dran |
        darf ich schon | hast du schon gezogen | ich oder du | du oder ich | ist der computer dran | wem sein zug |
        an wem ist es | muss jetzt ich | spiele ich jetzt |
        wer kommt dran | bin i dro | wer hat zu ziehen | ist er schon dran | wer macht den nächsten zug |
        auf wen wartest du |
        bin ich dran oder du | ist es mein Zug oder deiner
command-moves = die letzten zwei Züge, noch einmal für alle
    .hear = Züge | Züge bisher | bisherige Züge | was wurde gespielt | alle Züge ansagen | welche Züge wurden gespielt |
        was waren Züge | Zugfolge | Partieverlauf | Verlauf | bisheriger Verlauf | gespielte Züge | Liste der Züge |
        lies Partie vor | Partie vorlesen | Notation | Mitschrift | was wurde bisher gespielt | welche Züge |
        Partieformular | Züge der Partie | welche Züge haben wir gemacht | was haben wir gespielt |
        was ist bisher passiert | fass die Züge zusammen | Zusammenfassung der Züge | geh die letzten Züge durch |
        die letzten Züge durchgehen | wiederhole die letzten Züge | die letzten Züge | lies die Züge nochmal |
        erinner mich was gespielt wurde | sag mir die Züge nochmal | welche Züge waren es | die letzten paar Züge |
        die letzten beiden Züge | was waren die letzten zwei Züge |
        die letzten beiden halbzüge | letztes zugpaar | mein zug und deine antwort |
        was hat er davor gezogen | was wurde davor gezogen | was habe ich davor gezogen |
        und davor | was hat er davor gespielt
command-all-moves = alle bisherigen Züge
    .hear = lass mich die Partie hören | lass mich die Partie bis hierher hören | die Partie bis hierher |
        alle Züge | Zugliste | Partie bisher | lies alle züge vor | lies alle züge | alle züge vorlesen |
        ganze partie | ganze partie vorlesen | die ganze partie | die ganze partie bisher | alle züge bisher |
        partieformular vorlesen | liste die züge auf | die komplette Partie vorlesen | komplette Partie |
        vollständige Zugliste | Partie ab Zug eins | fang bei Zug eins an | lies alles von Anfang an vor |
        alle Züge von Anfang an | die Partie von vorne vorlesen | lies die Partie ganz vor |
        geh die ganze Partie durch | die gesamte Partie | lies die gesamte Partie | alle bisherigen züge |
        lies mir alle bisherigen züge vor | lies mir die ganze Notation | die ganze Notation |
        die Partie von Anfang an | was ist bisher gespielt worden | was haben wir bisher gespielt | jeden Zug bisher |
        sag die ganze Partie auf | die Partie aufsagen |
        wie ist das spiel bis jetzt gelaufen | wie lief die partie | notation vorlesen | alle züge bis jetzt |
        alles was gespielt wurde |
        das ganze protokoll | notation von anfang an | die züge von anfang an | lies alles vor was gespielt wurde |
        sämtliche züge | der ganze partieverlauf | mitschrift vorlesen | komplette notation |
        wie sind wir hierher gekommen |
        was war Zug { $number } | was war der Zug { $number } | was war der erste Zug |
        was hat { $side } im Zug { $number } gezogen | was hat { $side } im Zug { $number } gespielt |
        welcher Zug war Zug { $number } | was wurde im Zug { $number } gespielt |
        was zog { $side } im Zug { $number }
command-undo = den letzten Zug zurücknehmen
    .hear = zurück | zurücknehmen | nimm zurück | nimm Zug zurück | Zug zurück | Zug zurücknehmen | rückgängig |
        nimm es zurück | nimm letzten Zug zurück | letzten Zug zurücknehmen | nimm meinen Zug zurück | Zug rückgängig |
        letzten Zug rückgängig machen | einen Zug zurück | Zug zurückziehen | ich nehme zurück | nehme Zug zurück |
        nehme letzten Zug zurück | falscher Zug | das war falsch | Fehler | Korrektur | Rücknahme | Zugrücknahme |
        nehmen Sie Zug zurück | nehmen Sie zurück | Versehen | das wollte ich nicht | das war Versehen | ups |
        nimm diesen Zug zurück | ein zug zurück | ich möchte zug zurücknehmen | ich will zug zurücknehmen |
        meinen zug zurücknehmen | rückgängig machen | mach rückgängig | mach das rückgängig | das war ein fehler |
        das war fehler | ich habe mich vertan | vertan | hoppla | nimm das zurück | kann ich zug zurücknehmen |
        zug widerrufen | stornieren | nimm meinen letzten zug zurück | nimm den letzten zug zurück |
        ich möchte den zug zurücknehmen | ich habe mich vertan, zurück | mach den zug rückgängig |
        meinen letzten Zug zurücknehmen | ich möchte meinen letzten Zug zurücknehmen | halt zurück |
        mach meinen Zug rückgängig | verklickt | ich habe mich verklickt | vertippt | das habe ich nicht gemeint |
        ich hätte gern meinen Zug zurück | ich will meinen Zug zurück | einen Zug rückgängig | geh einen Zug zurück |
        das war nicht gemeint | nee zurück | lass mich das zurücknehmen | versehentlich gezogen | das war ein Patzer |
        Zug ungeschehen machen | mach das ungeschehen | das war ein Versehen | falsche Figur |
        lass mich meinen Zug ändern | meinen Zug ändern | ich will meinen Zug ändern | nein warte nimm das zurück |
        mach das wieder weg | hab mich vertippt | zug löschen | lösch den zug | ich will was anderes spielen |
        ich möchte einen anderen zug machen | lass mich nochmal | lass mich das nochmal machen |
        das war nicht der zug | ich hab mich verklickt | ich hab mich vertan | stopp zurück |
        ich nehm den zug zurück | darf ich zurücknehmen | den letzten zug ungeschehen machen |
        zug wegnehmen | ich habe danebengegriffen | letzten zug entfernen | i nimm de zug zrugg |
        letzten zug zurück | einen schritt zurück bitte | falsches feld | ich habe mich versprochen |
        du hast mich falsch verstanden | das hab ich nicht gesagt | ich meinte etwas anderes |
        ich möchte den zug ändern | zug ändern | hoppla zurück | mach den zug ungeschehen |
        ich hab's mir anders überlegt | lass mich anders ziehen | widerrufen
command-forward = Anhören: den nächsten Zug spielen
    .hear = weiter | nächster Zug | nächster | vor | vorwärts | Zug vor | einen Zug vor | vorwärts gehen |
        weiter so | nächsten Zug | und dann | spiel den nächsten Zug | nächster zug beim nachspielen |
        ein zug weiter | nächster Zug der Partie | zum nächsten Zug der Partie |
        in der Partie einen Zug weiter | in der Partie einen Zug vor | einen Zug weiter in der Partie |
        in der Partie einen Zug weiter vor | einen Zug weiter | der nächste Zug | und weiter
command-back = Anhören: einen Zug zurück
    .hear = voriger | voriger Zug | vorheriger Zug | Zug davor | rückwärts | ein Zug zurück in Partie |
        Zug rückwärts | einen Zug rückwärts | vorherigen Zug | eins zurück | geh zurück | einen zurück |
        einen zug zurückblättern | in der Partie einen Zug zurück | einen Zug zurück in der Partie |
        einen Zug in der Partie zurückgehen | in der Partie einen Zug zurückgehen | einen Zug zurück |
        ein Zug zurück | zurück
command-to-start = Anhören: zum Anfang
    .hear = Anfang | an Anfang | zum Anfang | erster Zug | Beginn | zum Beginn | ganz an Anfang | Anfang der Partie |
        Partieanfang | zum ersten Zug | ganz nach vorne | an den Anfang | von Anfang an | zurück an den anfang |
        zurück zum anfang | geh an den anfang | geh an den anfang zurück | zum Anfang der Partie | geh zum Anfang |
        an den Anfang der Partie | zur Ausgangsstellung
command-to-end = Anhören: zum Ende
    .hear = zum Ende | an Ende | ans Ende | letzte Stellung | Endstellung | Ende der Partie | zum Schluss |
        Partieende | ganz an Ende | Schlussstellung | zum Ende der Partie | ans Ende der Partie |
        geh zum Ende | zum Schluss der Partie | wie endet die Partie | wie endet sie |
        wie geht die Partie aus | bis zum Ende
command-play-on = von hier weiterspielen
    .hear = weiterspielen | spiele weiter | ab hier spielen | ab hier | von hier an spielen | von hier weiterspielen |
        ab hier weiterspielen | hier weiterspielen
command-comment = einen Kommentar zu diesem Zug schreiben oder ändern
    .hear = Kommentar | Kommentar schreiben | kommentieren | Notiz | Anmerkung | Anmerkung schreiben |
        Kommentar hinzufügen | schreibe Kommentar | Notiz schreiben | diesen Zug kommentieren |
        schreib eine Notiz zu dem Zug | etwas notieren | notieren | ich möchte etwas dazu schreiben
command-next-quality = nächstes Bewertungszeichen, etwa guter Zug
    .hear = nächstes Zeichen | Zugbewertung | Bewertungszeichen
command-enter-variation = in die Variante gehen
    .hear = Variante betreten | in Variante | Variante | in Variante gehen | nächste Variante |
        variante ansehen
command-leave-variation = die Variante verlassen
    .hear = Variante verlassen | Hauptvariante | zurück zur Hauptvariante | zur Hauptvariante | aus Variante
command-tell-time = die Zeit sagen, noch einmal mit den Zügen
    .hear = Zeit | wie viel Zeit | wieviel Zeit | wie viel Zeit bleibt | Uhren | Bedenkzeit | Restzeit |
        wie viel Zeit habe | wieviel Zeit habe ich noch | wieviel Zeit habe | wie viel Zeit ist noch |
        wie lange habe noch | meine Zeit | verbleibende Zeit | übrige Zeit | wie steht Uhr | wie stehen Uhren |
        was sagt Uhr | was zeigt Uhr | Uhrzeit | Uhrenstand | Zeiten | Zeit des Gegners | wie viel Zeit hat Gegner |
        wie viel Zeit hat Weiß | wie viel Zeit hat Schwarz | wie viele Minuten | wie viele Minuten habe noch |
        wie viel Bedenkzeit | wie viel Bedenkzeit habe noch | wie spät ist es | Uhr ansagen | meine Uhr |
        wie viel zeit ist auf meiner uhr | wie viele minuten bleiben mir | wie viele minuten habe ich noch |
        wie viele minuten habe ich | wie viele minuten noch | was steht auf meiner uhr | was steht auf uhr |
        wie lange habe ich noch | wie lange hab ich noch | wieviel zeit habe ich | wieviel zeit bleibt mir |
        wie viel zeit bleibt mir | wie viel zeit haben wir | zeitstand | meine bedenkzeit | restliche zeit |
        zeit übrig | habe ich noch zeit | wie viel zeit hat mein gegner | uhrstand | zeit bitte |
        wie viel zeit hab ich noch | wie viel zeit hab ich | beide uhren | wie viel zeit hat er noch | seine uhr |
        uhr von weiß | uhr von schwarz | meine Restzeit | verbleibende Minuten |
        wie viele Minuten habe ich noch auf der Uhr | wie viele Sekunden habe ich noch | wird meine Zeit knapp |
        läuft mir die Zeit davon | bin ich in Zeitnot | Zeitnot | beide Zeiten | die Bedenkzeiten |
        wie sieht es mit meiner Zeit aus | wie steht es mit der Zeit | was steht auf der Uhr | was sagt die Uhr |
        Zeit auf der Uhr | Minuten übrig | Uhr? | reicht meine Zeit | reicht meine Zeit noch | wie lang hab ich noch |
        wieviel Uhr hab ich noch drauf | wie viel hab ich noch auf der Uhr | wie viel ist noch auf der Uhr |
        was zeigt die Uhr | wie viel Zeit hab ich schon verbraucht | wie viel Zeit habe ich verbraucht |
        verbrauchte Zeit | wie ist die Zeitlage | Zeitlage |
        was zeigt die schachuhr | wie lange darf ich noch überlegen | wie lange habe ich noch zeit |
        wer hat mehr zeit | läuft meine uhr | wann fällt mein blättchen | stand der uhren |
        wie viel zeit ist noch auf der uhr | zeit ansagen | wie viele sekunden noch |
        wie lange noch bis zum blättchen | wer führt auf der uhr | seine restzeit |
        wie hoch ist der Zeitzuschlag | wie groß ist der Zeitzuschlag | was ist der Zeitzuschlag |
        ist mein Blättchen gefallen |  
         wie viele Züge bis zur Zeitkontrolle | wann ist die Zeitkontrolle |
        Züge bis zur Zeitkontrolle | läuft die Uhr |
        meine Fahne ist gefallen | meine Fahne ist unten | mein Blättchen ist gefallen | mein Blättchen ist unten | ist meine Fahne gefallen | ist meine Fahne unten | meine Zeit ist abgelaufen | meine Zeit ist um | ist meine Zeit um | ich habe keine Zeit mehr | ich habe die Zeit überschritten | meine Uhr ist abgelaufen | ich bin über die Zeit
command-pause = die Uhren anhalten oder weiterlaufen lassen
    .hear = weiter geht's | es geht weiter | weiter geht es |
        Pause | Uhr anhalten | Uhren anhalten | halte Uhr an | halte Uhren an | Uhr stoppen | Uhren stoppen |
        stoppe Uhr | stoppe Uhren | Uhr starten | Uhren starten | Uhr weiter | Uhr weiterlaufen |
        Uhr weiterlaufen lassen | pausieren | Partie pausieren | Spiel pausieren | Pause beenden | Partie unterbrechen |
        Uhr läuft weiter | Unterbrechung | stopp uhr | halt uhr an | starte uhr | lass uhr weiterlaufen | pause machen |
        eine pause | uhr aus | uhr an | unterbrechen | zeit anhalten | stopp zeit | partie fortsetzen | fortsetzen |
        halt die uhr an | Spiel anhalten | Partie anhalten | kurze Pause | halt das Spiel an | machen wir eine Pause |
        lass uns eine Pause machen | ich brauche eine Pause | warte mal Pause | halt die Zeit an | Uhr wieder starten |
        unterbrich das Spiel | kurze Unterbrechung | Auszeit | eine kurze Pause | ich brauch kurz | gönn mir eine Pause |
        moment, ich muss kurz weg | warte mal |
        woat an moment | wart schnäll |
        kleine pause |
        mach mal pause | halte das spiel an | eine minute pause |
        ich muss auf die Toilette | ich muss aufs Klo | ich muss mal raus | darf ich das Brett verlassen |
        ich muss zur Toilette
command-offer-draw = Remis anbieten
    .hear = remis | biete remis | biete remis an | remis anbieten | Remisangebot | unentschieden |
        biete unentschieden | unentschieden anbieten | schlage remis vor | schlage unentschieden vor |
        Remis vorschlagen | wollen wir remis | wollen Sie remis | nimmst du remis | Remisgebot |
        Remisvorschlag | biete dir remis an | biete Ihnen remis an | wie wäre es mit remis |
        einigen wir uns auf remis | Remis gefällig | möchten Sie remis | wollen wir remis machen |
        remis machen | remis vereinbaren | machen wir remis | wie wärs mit remis | ich möchte remis anbieten |
        ich möchte remis | ich biete unentschieden | biete unentschieden an | ich biete unentschieden an |
        nehmen sie remis | willst du remis | friedensangebot | ich schlage remis vor | remis bitte |
        unentschieden vorschlagen | möchtest du remis | sollen wir remis machen |
        ich biete meinem Gegner Remis an | meinem Gegner Remis anbieten | würdest du Remis annehmen |
        biete ihm Remis an | einigen wir uns auf unentschieden | wollen wir uns auf Remis einigen |
        wie wär's mit Remis | Punkte teilen | teilen wir den Punkt | friedlich trennen | frag ihn nach Remis |
        bitte ihn um Remis | bist du mit remis einverstanden | wie wäre es mit einem Remis |
        wie wär's mit einem Remis | ein Remis vielleicht | vielleicht Remis | nehmen Sie Remis an |
        Remis okay | sind Sie mit Remis zufrieden | bist du mit Remis zufrieden | hiermit biete ich Remis an |
        Remis recht | hättest du gern Remis | hätten Sie gern Remis | ich schlage ein Remis vor |
        mache mer remis | punkteteilung | halber punkt für jeden | remis? | frag ob er remis will |
        wie wäre ein remis | einigung auf remis | ist remis okay | können wir remis machen |
        lass uns remis machen | wir trennen uns unentschieden | unentschieden? | patt anbieten |
        wollen wir uns nicht auf Remis einigen | einigen wir uns doch auf Remis |
        sollen wir uns auf Remis einigen | frag ihn ob er Remis will |
        würdest du Remis nehmen | würden Sie Remis nehmen
command-resign = aufgeben
    .hear = aufgeben | gebe auf | gebe Partie auf | Partie aufgeben | kapituliere | hast gewonnen | du hast gewonnen |
        Sie haben gewonnen | habe verloren | verloren | gib auf | gebe mich geschlagen | strecke Waffen | ich gebe auf |
        ich möchte aufgeben | ich will aufgeben | ich gebe partie auf | ich habe verloren | ich kapituliere |
        ich strecke waffen | ich gebe mich geschlagen | du gewinnst | ich strecke die waffen |
        ich habe verloren ich gebe auf | jetzt gebe ich auf | ich werfe das Handtuch | Handtuch |
        du hast mich geschlagen | das ist hoffnungslos | hoffnungslos | ich bin verloren | meine Stellung ist verloren |
        okay du hast gewonnen | ich gebe diese Partie auf | na gut du gewinnst | gut du gewinnst |
        ich glaube ich gebe auf | ich sollte aufgeben | ich geb auf | geb auf | i gib auf | ich geb mich geschlagen |
        ich hab verloren | das war's ich gebe auf | keine Chance mehr | ich habe keine Chance mehr |
        gib für mich auf | ich leg den könig um | ich lege meinen könig um | das ist verloren für mich |
        ich schmeiß hin | aufgabe der partie |
        ich gebs auf | ich bin geschlagen | verloren, ich höre auf | hat keinen sinn mehr, ich gebe auf |
        ok du gewinnst | das war's für mich | hiermit gebe ich auf |
        da ist nichts mehr zu machen
command-adjourn = abbrechen, Zug abgeben, wieder aufnehmen
    .hear = Partie abbrechen | Hängepartie | abgeben | ich gebe ab | Zug abgeben | Partie vertagen | vertagen | Abgabezug |
        unterbrechen und abgeben | gebe Zug ab | Zug versiegeln | partie abbrechen und vertagen | ich möchte vertagen |
        abbruch der partie | ich gebe zug ab | versiegeln | partie aussetzen |
        abbrechen und zug abgeben | morgen weiterspielen |
        können wir die Partie vertagen | können wir vertagen | ich möchte die Partie abbrechen und vertagen |
        wollen wir vertagen | können wir die Partie unterbrechen | können wir abbrechen
command-dictaphone = Aufnahme beginnen oder beenden
    .hear = Diktiergerät | Diktiergerät starten | Diktiergerät anhalten | Partie aufnehmen | Aufnahme beenden |
        Aufnahme | Aufnahme starten | Aufnahme anhalten | starte Aufnahme | stoppe Aufnahme | Partie mitschneiden |
        Mitschnitt | Aufnahme stoppen | aufnehmen | Aufzeichnung | Aufzeichnung starten | Aufzeichnung beenden |
        beende aufnahme | aufzeichnen | rekorder | recorder | nimm auf | diktiergerät an | diktiergerät aus | diktafon |
        diktaphon | nimm auf was du sagst | Tonaufnahme | Ton aufnehmen | nimm den Ton auf | nimm meine Partie auf |
        die Partie aufnehmen
command-read-back = Züge in Worten erst vorlesen, ein oder aus
    .hear = Züge zurücklesen | zurücklesen | Züge bestätigen | Zugbestätigung | Züge zuerst vorlesen | vorher fragen | Rückfrage vor dem Zug
command-status = wie die Partie steht
    .hear = Stand | Ergebnis | wie steht es | wie steht Partie | wer hat gewonnen | ist Partie zu Ende |
        Spielstand | Partiestand | wer gewinnt Partie | ist Partie vorbei | ist Spiel vorbei | ist es matt |
        ist es patt | ist es remis | habe gewonnen | bin matt | wie ist Partie ausgegangen |
        ist Partie beendet | wie endete Partie | Partie zu Ende | läuft Partie noch | Zustand | Status |
        wo stehen wir | Lage | wie ist stand | stand der partie | ist partie aus | ist es vorbei |
        habe ich gewonnen | wie ist ergebnis | was ist ergebnis | ist spiel aus | partie beendet |
        wie läuft die Partie | wie läuft's | ist die Partie zu Ende | wer ist der Sieger | was ist los |
        was läuft gerade | wie geht die Partie | wie schaut's aus | wie ist der stand der dinge |
        wie steht das spiel | ist das matt | ist das patt | welcher zug ist gerade | der wievielte zug
command-yes = ja
    .hear = ja | j | jawohl | gerne | gern | nehme an | annehmen | okay | stimme zu | einverstanden | in Ordnung | richtig |
        stimmt | genau | korrekt | klar | natürlich | sicher | selbstverständlich | ja nehme an | akzeptiert | akzeptiere | ok |
        jo | jep | jup | jou | auf jeden Fall | bestätigt | bestätige | bestätigen | unbedingt | passt | sehr gerne | sehr gern |
        das ist richtig | alles klar | mach das | genau so | ja ich stimme zu | ja einverstanden | angenommen | ich nehme remis an |
        ich nehme an | remis angenommen | ich bin einverstanden | ich bin sicher | ja ich bin sicher | ja ich gebe auf | abgemacht |
        na gut | von mir aus | ich stimme zu | ich will das | so ist es | remis akzeptiert | ich akzeptiere | ich akzeptiere remis |
        mit remis einverstanden | tu es |
        na klar | freilich | klar doch
command-no = nein
    .hear = nein | n | nö | nicht das | nein nicht das | lehne ab | nee | ne | lieber nicht so | auf keinen Fall | niemals | nicht | nehme nicht an |
        stimme nicht zu | nicht einverstanden | keinesfalls | stimmt nicht | falsch | lehne es ab | danke nein | bloß nicht |
        keineswegs | nein nein | abgelehnt | ich lehne remis ab | ich lehne ab | nein ich spiele weiter | wir spielen weiter |
        noch nicht | nie | kein remis | remis abgelehnt | ich will nicht | nicht jetzt | ich will weiterspielen | besser nicht |
        auf gar keinen fall | ich möchte weiterspielen |
        na | naa
