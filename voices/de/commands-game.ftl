# Commands. The game on the board.

command-turn = sagen, wer am Zug ist
    .hear = wer ist am Zug | wer ist dran | am Zug | wer zieht | wer muss ziehen | bin dran | bin ich am Zug |
        ist es mein Zug | bist du dran | bist du am Zug | wer muss | wer ist an Reihe | bin an Reihe | wer spielt |
        wer hat Zug | ist Weiß am Zug | ist Schwarz am Zug | ist Weiß dran | ist Schwarz dran |
        welche Seite ist am Zug | wer darf | muss ich ziehen | dran | Zugrecht | wer soll ziehen | bin ich dran |
        wessen Zug ist es | wessen Zug | wer beginnt | wer fängt an | bin ich an Reihe | ziehe ich | mein Zug |
        darf ich ziehen | welche Farbe ist am Zug | welche Farbe habe ich | welche Farbe spiele ich | spiele ich weiß |
        wer zieht jetzt | wer ist jetzt dran | wer kommt jetzt | ich oder er | soll ich ziehen | soll ich jetzt ziehen |
        muss ich jetzt ziehen | hat er schon gezogen | hat er gezogen | hat mein Gegner schon gezogen |
        hat mein Gegner schon gespielt | hat der Gegner gezogen | muss er noch ziehen | ist er dran | ist er noch dran |
        wer ist am Zuge | ist mein König bedroht | ist mein König angegriffen | wer zieht als nächstes |
        wer zieht als nächster | bin i dran | wer isch dra | wer is dran | bin ich an der Reihe | warten Sie auf mich |
        wartest du auf mich | auf wen warten wir | auf wen wird gewartet | ist immer noch { $side } dran |
        darf ich schon | hast du schon gezogen | ich oder du | du oder ich | ist der Computer dran | wem sein Zug |
        an wem ist es | muss jetzt ich | spiele ich jetzt |
        wer kommt dran | bin i dro | wer hat zu ziehen | ist er schon dran | wer macht den nächsten Zug |
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
        die letzten beiden Halbzüge | letztes zugpaar | mein Zug und deine Antwort |
        was hat er davor gezogen | was wurde davor gezogen | was habe ich davor gezogen |
        und davor | was hat er davor gespielt
command-all-moves = alle bisherigen Züge
    .hear = lass mich die Partie hören | lass mich die Partie bis hierher hören | die Partie bis hierher |
        alle Züge | Zugliste | Partie bisher | lies alle Züge vor | lies alle Züge | alle Züge vorlesen |
        ganze Partie | ganze Partie vorlesen | die ganze Partie | die ganze Partie bisher | alle Züge bisher |
        Partieformular vorlesen | Liste die Züge auf | die komplette Partie vorlesen | komplette Partie |
        vollständige Zugliste | Partie ab Zug eins | fang bei Zug eins an | lies alles von Anfang an vor |
        alle Züge von Anfang an | die Partie von vorne vorlesen | lies die Partie ganz vor |
        geh die ganze Partie durch | die gesamte Partie | lies die gesamte Partie | alle bisherigen Züge |
        lies mir alle bisherigen Züge vor | lies mir die ganze Notation | die ganze Notation |
        die Partie von Anfang an | was ist bisher gespielt worden | was haben wir bisher gespielt | jeden Zug bisher |
        sag die ganze Partie auf | die Partie aufsagen |
        wie ist das spiel bis jetzt gelaufen | wie lief die Partie | notation vorlesen | alle Züge bis jetzt |
        alles was gespielt wurde |
        das ganze Protokoll | notation von Anfang an | die Züge von Anfang an | lies alles vor was gespielt wurde |
        sämtliche Züge | der ganze partieverlauf | mitschrift vorlesen | komplette notation |
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
        nimm diesen Zug zurück | ein Zug zurück | ich möchte Zug zurücknehmen | ich will Zug zurücknehmen |
        meinen Zug zurücknehmen | rückgängig machen | mach rückgängig | mach das rückgängig | das war ein Fehler |
        das war Fehler | ich habe mich vertan | vertan | hoppla | nimm das zurück | kann ich Zug zurücknehmen |
        Zug widerrufen | stornieren | nimm meinen letzten Zug zurück | nimm den letzten Zug zurück |
        ich möchte den Zug zurücknehmen | ich habe mich vertan, zurück | mach den Zug rückgängig |
        meinen letzten Zug zurücknehmen | ich möchte meinen letzten Zug zurücknehmen | halt zurück |
        mach meinen Zug rückgängig | verklickt | ich habe mich verklickt | vertippt | das habe ich nicht gemeint |
        ich hätte gern meinen Zug zurück | ich will meinen Zug zurück | einen Zug rückgängig | geh einen Zug zurück |
        das war nicht gemeint | nee zurück | lass mich das zurücknehmen | versehentlich gezogen | das war ein Patzer |
        Zug ungeschehen machen | mach das ungeschehen | das war ein Versehen | falsche Figur |
        lass mich meinen Zug ändern | meinen Zug ändern | ich will meinen Zug ändern | nein warte nimm das zurück |
        mach das wieder weg | hab mich vertippt | Zug löschen | lösch den Zug | ich will was anderes spielen |
        ich möchte einen anderen Zug machen | lass mich nochmal | lass mich das nochmal machen |
        das war nicht der Zug | ich hab mich verklickt | ich hab mich vertan | stopp zurück |
        ich nehm den Zug zurück | darf ich zurücknehmen | den letzten Zug ungeschehen machen |
        Zug wegnehmen | ich habe danebengegriffen | letzten Zug entfernen | i nimm de Zug zrugg |
        letzten Zug zurück | einen Schritt zurück bitte | falsches Feld | ich habe mich versprochen |
        du hast mich falsch verstanden | das hab ich nicht gesagt | ich meinte etwas anderes |
        ich möchte den Zug ändern | Zug ändern | hoppla zurück | mach den Zug ungeschehen |
        ich hab's mir anders überlegt | lass mich anders ziehen | widerrufen
command-forward = Anhören: den nächsten Zug spielen
    .hear = weiter | nächster Zug | nächster | vor | vorwärts | Zug vor | einen Zug vor | vorwärts gehen |
        weiter so | nächsten Zug | und dann | spiel den nächsten Zug | nächster Zug beim nachspielen |
        ein Zug weiter | nächster Zug der Partie | zum nächsten Zug der Partie |
        in der Partie einen Zug weiter | in der Partie einen Zug vor | einen Zug weiter in der Partie |
        in der Partie einen Zug weiter vor | einen Zug weiter | der nächste Zug | und weiter
command-back = Anhören: einen Zug zurück
    .hear = voriger | voriger Zug | vorheriger Zug | Zug davor | rückwärts | ein Zug zurück in Partie |
        Zug rückwärts | einen Zug rückwärts | vorherigen Zug | eins zurück | geh zurück | einen zurück |
        einen Zug zurückblättern | in der Partie einen Zug zurück | einen Zug zurück in der Partie |
        einen Zug in der Partie zurückgehen | in der Partie einen Zug zurückgehen | einen Zug zurück |
        ein Zug zurück | zurück
command-to-start = Anhören: zum Anfang
    .hear = Anfang | an Anfang | zum Anfang | erster Zug | Beginn | zum Beginn | ganz an Anfang | Anfang der Partie |
        Partieanfang | zum ersten Zug | ganz nach vorne | an den Anfang | von Anfang an | zurück an den Anfang |
        zurück zum Anfang | geh an den Anfang | geh an den Anfang zurück | zum Anfang der Partie | geh zum Anfang |
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
        Variante ansehen
command-leave-variation = die Variante verlassen
    .hear = Variante verlassen | Hauptvariante | zurück zur Hauptvariante | zur Hauptvariante | aus Variante
command-tell-time = die Zeit sagen, noch einmal mit den Zügen
    .hear = Zeit | wie viel Zeit | wieviel Zeit | wie viel Zeit bleibt | Uhren | Bedenkzeit | Restzeit |
        wie viel Zeit habe | wieviel Zeit habe ich noch | wieviel Zeit habe | wie viel Zeit ist noch |
        wie lange habe noch | meine Zeit | verbleibende Zeit | übrige Zeit | wie steht Uhr | wie stehen Uhren |
        was sagt Uhr | was zeigt Uhr | Uhrzeit | Uhrenstand | Zeiten | Zeit des Gegners | wie viel Zeit hat Gegner |
        wie viel Zeit hat Weiß | wie viel Zeit hat Schwarz | wie viele Minuten | wie viele Minuten habe noch |
        wie viel Bedenkzeit | wie viel Bedenkzeit habe noch | wie spät ist es | Uhr ansagen | meine Uhr |
        wie viel Zeit ist auf meiner Uhr | wie viele Minuten bleiben mir | wie viele Minuten habe ich noch |
        wie viele Minuten habe ich | wie viele Minuten noch | was steht auf meiner Uhr | was steht auf Uhr |
        wie lange habe ich noch | wie lange hab ich noch | wieviel Zeit habe ich | wieviel Zeit bleibt mir |
        wie viel Zeit bleibt mir | wie viel Zeit haben wir | zeitstand | meine Bedenkzeit | restliche Zeit |
        Zeit übrig | habe ich noch Zeit | wie viel Zeit hat mein Gegner | uhrstand | Zeit bitte |
        wie viel Zeit hab ich noch | wie viel Zeit hab ich | beide Uhren | wie viel Zeit hat er noch | seine Uhr |
        Uhr von weiß | Uhr von schwarz | meine Restzeit | verbleibende Minuten |
        wie viele Minuten habe ich noch auf der Uhr | wie viele Sekunden habe ich noch | wird meine Zeit knapp |
        läuft mir die Zeit davon | bin ich in Zeitnot | Zeitnot | beide Zeiten | die Bedenkzeiten |
        wie sieht es mit meiner Zeit aus | wie steht es mit der Zeit | was steht auf der Uhr | was sagt die Uhr |
        Zeit auf der Uhr | Minuten übrig | Uhr? | reicht meine Zeit | reicht meine Zeit noch | wie lang hab ich noch |
        wieviel Uhr hab ich noch drauf | wie viel hab ich noch auf der Uhr | wie viel ist noch auf der Uhr |
        was zeigt die Uhr | wie viel Zeit hab ich schon verbraucht | wie viel Zeit habe ich verbraucht |
        verbrauchte Zeit | wie ist die Zeitlage | Zeitlage |
        was zeigt die schachuhr | wie lange darf ich noch überlegen | wie lange habe ich noch Zeit |
        wer hat mehr Zeit | läuft meine Uhr | wann fällt mein Blättchen | stand der Uhren |
        wie viel Zeit ist noch auf der Uhr | Zeit ansagen | wie viele Sekunden noch |
        wie lange noch bis zum Blättchen | wer führt auf der Uhr | seine Restzeit |
        wie hoch ist der Zeitzuschlag | wie groß ist der Zeitzuschlag | was ist der Zeitzuschlag |
        ist mein Blättchen gefallen |  
         wie viele Züge bis zur Zeitkontrolle | wann ist die Zeitkontrolle |
        Züge bis zur Zeitkontrolle | läuft die Uhr |
        meine Fahne ist gefallen | meine Fahne ist unten | mein Blättchen ist gefallen | mein Blättchen ist unten | ist meine Fahne gefallen | ist meine Fahne unten | meine Zeit ist abgelaufen | meine Zeit ist um | ist meine Zeit um | ich habe keine Zeit mehr | ich habe die Zeit überschritten | meine Uhr ist abgelaufen | ich bin über die Zeit |
        wie lange noch |
        nur meine Zeit
command-pause = die Uhren anhalten oder weiterlaufen lassen
    .hear = weiter geht's | es geht weiter | weiter geht es |
        Pause | Uhr anhalten | Uhren anhalten | halte Uhr an | halte Uhren an | Uhr stoppen | Uhren stoppen |
        stoppe Uhr | stoppe Uhren | Uhr starten | Uhren starten | Uhr weiter | Uhr weiterlaufen |
        Uhr weiterlaufen lassen | pausieren | Partie pausieren | Spiel pausieren | Pause beenden | Partie unterbrechen |
        Uhr läuft weiter | Unterbrechung | stopp Uhr | halt Uhr an | starte Uhr | lass Uhr weiterlaufen | Pause machen |
        eine Pause | Uhr aus | Uhr an | unterbrechen | Zeit anhalten | stopp Zeit | Partie fortsetzen | fortsetzen |
        halt die Uhr an | Spiel anhalten | Partie anhalten | kurze Pause | halt das Spiel an | machen wir eine Pause |
        lass uns eine Pause machen | ich brauche eine Pause | warte mal Pause | halt die Zeit an | Uhr wieder starten |
        unterbrich das Spiel | kurze Unterbrechung | Auszeit | eine kurze Pause | ich brauch kurz | gönn mir eine Pause |
        moment, ich muss kurz weg | warte mal |
        woat an moment | wart schnäll |
        kleine Pause |
        mach mal Pause | halte das spiel an | eine minute Pause |
        ich muss auf die Toilette | ich muss aufs Klo | ich muss mal raus | darf ich das Brett verlassen |
        ich muss zur Toilette
command-offer-draw = Remis anbieten
    .hear = Remis | biete Remis | biete Remis an | Remis anbieten | Remisangebot | unentschieden |
        biete unentschieden | unentschieden anbieten | schlage Remis vor | schlage unentschieden vor |
        Remis vorschlagen | wollen wir Remis | wollen Sie Remis | nimmst du Remis | Remisgebot |
        Remisvorschlag | biete dir Remis an | biete Ihnen Remis an | wie wäre es mit Remis |
        einigen wir uns auf Remis | Remis gefällig | möchten Sie Remis | wollen wir Remis machen |
        Remis machen | Remis vereinbaren | machen wir Remis | wie wärs mit Remis | ich möchte Remis anbieten |
        ich möchte Remis | ich biete unentschieden | biete unentschieden an | ich biete unentschieden an |
        nehmen sie Remis | willst du Remis | friedensangebot | ich schlage Remis vor | Remis bitte |
        unentschieden vorschlagen | möchtest du Remis | sollen wir Remis machen |
        ich biete meinem Gegner Remis an | meinem Gegner Remis anbieten | würdest du Remis annehmen |
        biete ihm Remis an | einigen wir uns auf unentschieden | wollen wir uns auf Remis einigen |
        wie wär's mit Remis | Punkte teilen | teilen wir den Punkt | friedlich trennen | frag ihn nach Remis |
        bitte ihn um Remis | bist du mit Remis einverstanden | wie wäre es mit einem Remis |
        wie wär's mit einem Remis | ein Remis vielleicht | vielleicht Remis | nehmen Sie Remis an |
        Remis okay | sind Sie mit Remis zufrieden | bist du mit Remis zufrieden | hiermit biete ich Remis an |
        Remis recht | hättest du gern Remis | hätten Sie gern Remis | ich schlage ein Remis vor |
        mache mer Remis | punkteteilung | halber Punkt für jeden | Remis? | frag ob er Remis will |
        wie wäre ein Remis | einigung auf Remis | ist Remis okay | können wir Remis machen |
        lass uns Remis machen | wir trennen uns unentschieden | unentschieden? | patt anbieten |
        wollen wir uns nicht auf Remis einigen | einigen wir uns doch auf Remis |
        sollen wir uns auf Remis einigen | frag ihn ob er Remis will |
        würdest du Remis nehmen | würden Sie Remis nehmen
command-resign = aufgeben
    .hear = aufgeben | gebe auf | gebe Partie auf | Partie aufgeben | kapituliere | hast gewonnen | du hast gewonnen |
        Sie haben gewonnen | habe verloren | verloren | gib auf | gebe mich geschlagen | strecke Waffen | ich gebe auf |
        ich möchte aufgeben | ich will aufgeben | ich gebe Partie auf | ich habe verloren | ich kapituliere |
        ich strecke waffen | ich gebe mich geschlagen | du gewinnst | ich strecke die waffen |
        ich habe verloren ich gebe auf | jetzt gebe ich auf | ich werfe das Handtuch | Handtuch |
        du hast mich geschlagen | das ist hoffnungslos | hoffnungslos | ich bin verloren | meine Stellung ist verloren |
        okay du hast gewonnen | ich gebe diese Partie auf | na gut du gewinnst | gut du gewinnst |
        ich glaube ich gebe auf | ich sollte aufgeben | ich geb auf | geb auf | i gib auf | ich geb mich geschlagen |
        ich hab verloren | das war's ich gebe auf | keine Chance mehr | ich habe keine Chance mehr |
        gib für mich auf | ich leg den König um | ich lege meinen König um | das ist verloren für mich |
        ich schmeiß hin | Aufgabe der Partie |
        ich gebs auf | ich bin geschlagen | verloren, ich höre auf | hat keinen sinn mehr, ich gebe auf |
        ok du gewinnst | das war's für mich | hiermit gebe ich auf |
        da ist nichts mehr zu machen |
        ich habe keine Lust mehr | ich hab keine Lust mehr | keine Lust mehr zu spielen |
        ich habe keine Lust mehr zu spielen | ich mag nicht mehr
command-adjourn = abbrechen, Zug abgeben, wieder aufnehmen
    .hear = Partie abbrechen | Hängepartie | abgeben | ich gebe ab | Zug abgeben | Partie vertagen | vertagen | Abgabezug |
        unterbrechen und abgeben | gebe Zug ab | Zug versiegeln | Partie abbrechen und vertagen | ich möchte vertagen |
        Abbruch der Partie | ich gebe Zug ab | versiegeln | Partie aussetzen |
        abbrechen und Zug abgeben | morgen weiterspielen |
        können wir die Partie vertagen | können wir vertagen | ich möchte die Partie abbrechen und vertagen |
        wollen wir vertagen | können wir die Partie unterbrechen | können wir abbrechen
command-dictaphone = Aufnahme beginnen oder beenden
    .hear = Diktiergerät | Diktiergerät starten | Diktiergerät anhalten | Partie aufnehmen | Aufnahme beenden |
        Aufnahme | Aufnahme starten | Aufnahme anhalten | starte Aufnahme | stoppe Aufnahme | Partie mitschneiden |
        Mitschnitt | Aufnahme stoppen | aufnehmen | Aufzeichnung | Aufzeichnung starten | Aufzeichnung beenden |
        beende Aufnahme | aufzeichnen | rekorder | recorder | nimm auf | diktiergerät an | diktiergerät aus | diktafon |
        diktaphon | nimm auf was du sagst | Tonaufnahme | Ton aufnehmen | nimm den Ton auf | nimm meine Partie auf |
        die Partie aufnehmen
command-read-back = Züge in Worten erst vorlesen, ein oder aus
    .hear = Züge zurücklesen | zurücklesen | Züge bestätigen | Zugbestätigung | Züge zuerst vorlesen | vorher fragen | Rückfrage vor dem Zug
command-status = wie die Partie steht
    .hear = Stand | Ergebnis | wie steht es | wie steht Partie | wer hat gewonnen | ist Partie zu Ende |
        Spielstand | Partiestand | wer gewinnt Partie | ist Partie vorbei | ist Spiel vorbei | ist es matt |
        ist es patt | ist es Remis | habe gewonnen | bin matt | wie ist Partie ausgegangen |
        ist Partie beendet | wie endete Partie | Partie zu Ende | läuft Partie noch | Zustand | Status |
        wo stehen wir | Lage | wie ist stand | stand der Partie | ist Partie aus | ist es vorbei |
        habe ich gewonnen | wie ist Ergebnis | was ist Ergebnis | ist spiel aus | Partie beendet |
        wie läuft die Partie | wie läuft's | ist die Partie zu Ende | wer ist der Sieger | was ist los |
        was läuft gerade | wie geht die Partie | wie schaut's aus | wie ist der stand der Dinge |
        wie steht das spiel | ist das matt | ist das patt | welcher Zug ist gerade | der wievielte Zug |
        was haben wir vereinbart | was haben wir ausgemacht | was wurde vereinbart | was war vereinbart | was ist vereinbart | was haben wir abgemacht | welche Regeln gelten | nach welchen Regeln spielen wir | Bedingungen dieser Partie | welche Bedingungen gelten | welche Bedenkzeit gilt
command-yes = ja
    .hear = ja | j | jawohl | gerne | gern | nehme an | annehmen | okay | Stimme zu | einverstanden | in Ordnung | richtig |
        stimmt | genau | korrekt | klar | natürlich | sicher | selbstverständlich | ja nehme an | akzeptiert | akzeptiere | ok |
        jo | jep | jup | jou | auf jeden Fall | bestätigt | bestätige | bestätigen | unbedingt | passt | sehr gerne | sehr gern |
        das ist richtig | alles klar | mach das | genau so | ja ich Stimme zu | ja einverstanden | angenommen | ich nehme Remis an |
        ich nehme an | Remis angenommen | ich bin einverstanden | ich bin sicher | ja ich bin sicher | ja ich gebe auf | abgemacht |
        na gut | von mir aus | ich Stimme zu | ich will das | so ist es | Remis akzeptiert | ich akzeptiere | ich akzeptiere Remis |
        mit Remis einverstanden | tu es |
        na klar | freilich | klar doch
command-no = nein
    .hear = nein | n | nö | nicht das | nein nicht das | lehne ab | nee | ne | lieber nicht so | auf keinen Fall | niemals | nicht | nehme nicht an |
        Stimme nicht zu | nicht einverstanden | keinesfalls | stimmt nicht | falsch | lehne es ab | danke nein | bloß nicht |
        keineswegs | nein nein | abgelehnt | ich lehne Remis ab | ich lehne ab | nein ich spiele weiter | wir spielen weiter |
        noch nicht | nie | kein Remis | Remis abgelehnt | ich will nicht | nicht jetzt | ich will weiterspielen | besser nicht |
        auf gar keinen fall | ich möchte weiterspielen |
        na | naa
