# Commands. A competition under the laws.

command-press-clock = die Uhr drücken
    .hear = Uhr | Uhr drücken | drücke Uhr | Uhr betätigen | betätige Uhr | Uhr umschalten | Uhr umstellen | drück Uhr |
        drück auf Uhr | Schachuhr drücken | Schachuhr | Uhr gedrückt | Knopf drücken | drücke auf Uhr |
        ich habe Uhr gedrückt | ich drücke Uhr | ich drücke auf Uhr | schalte Uhr um | meine Uhr drücken |
        ich drücke die Uhr | auf die Uhr drücken | auf die Uhr hauen | Uhr schalten |
        ich habe gezogen und drücke die Uhr | ich hab gedrückt |
        drück die Uhr für mich | für mich die Uhr drücken | drück meine Uhr |
        ich habe gezogen drück die Uhr
command-read-out = den Zug auf dem Brett vorlesen
    .hear = vorlesen | lies vor | lies Zug vor | Zug vorlesen | ansagen | lies meinen Zug vor | Zug ansagen | sag Zug an |
        meinen Zug ansagen | Zug laut vorlesen |
        lies den Zug auf dem Brett vor | Zug auf dem Brett vorlesen
command-repeats = der Gegner wiederholt die Ansage
    .hear = wiederholt | Gegner wiederholt | Gegner hat wiederholt | hat wiederholt | er hat wiederholt |
        Gegner hat Ansage wiederholt | er wiederholt Zug | sie wiederholt Zug | Gegner wiederholt Zug | er wiederholt |
        Gegner hat Zug wiederholt | mein Gegner wiederholt Zug | sie hat wiederholt | er hat es wiederholt | hat es wiederholt
command-why = letzte Entscheidung erklären, noch einmal für mehr
    .hear = warum | weshalb | wieso | warum nicht | welcher Artikel | warum ist das so | Begründung | Grund |
        welche Regel | welche Regel ist das | welcher Paragraf | erklär das | erkläre das | warum ist das verboten |
        wie lautet Regel | warum nicht erlaubt | wie kommt das | was sagt Regel | erkläre Entscheidung |
        erklär Entscheidung | wieso nicht | weshalb nicht | wieso das | warum das | mit welchem recht |
        warum geht das nicht | wieso geht das nicht | nach welcher regel | erkläre | was war der Grund |
        was ist der Grund | aus welchem Grund | wieso denn | welche Regel sagt das | was ist daran falsch |
        was ist daran verkehrt | was war daran falsch | was stimmt daran nicht | wieso ist das verboten |
        warum ist der Zug falsch | warum ist das falsch | wieso ist das falsch | warum ist der Zug verboten |
        warum hat der Schiedsrichter so entschieden | warum diese Entscheidung | erklär die Entscheidung |
        warum hast du das abgelehnt | warum wurde das abgelehnt | warum abgelehnt | warum nimmst du das nicht an |
        warum darf mein { $piece } da nicht hin | warum kann mein { $piece } da nicht hin |
        warum darf ich da nicht hin | warum geht der Zug nicht |
        wieso ging das nicht | wieso darf ich das nicht |
        erklär mir warum | mit welcher begründung |
        ich habe die falsche Figur berührt | muss ich die berührte Figur ziehen | stimmt meine Ansage
command-claims = versäumte Remisanträge
    .hear = Reklamationen | Reklamationsbericht | versäumte Remisanträge | versäumte Remis | verpasste Remis |
        hätte ich Remis reklamieren können | habe ich eine Reklamation verpasst | konnte ich Remis reklamieren |
        hab ich eine remisreklamation verpasst | habe ich ein Remis verpasst
command-adjust = ich rücke zurecht
    .hear = zurechtrücken | ich rücke zurecht | rücke zurecht | j'adoube | rücke | ich korrigiere | ich rücke nur zurecht |
        zurechtgerückt | jadoube | ich richte | rücke Figur zurecht | ich rücke Figur zurecht | Figur zurechtrücken |
        ich stelle zurecht | ich rücke Figuren zurecht | ich ordne |
        ich stelle die Figur gerade | nur zurechtgerückt
command-arbiter = Schiedsrichter: eingreifen oder weiterspielen lassen
command-incidents = Vorfälle nennen
    .hear = Vorfälle | was ist vorgefallen | was ist passiert | was ist bisher vorgefallen | was ist geschehen |
        Vorkommnisse | was ist in dieser Partie passiert | was ist in der Partie vorgefallen | vorfälle auflisten |
        Liste der vorfälle | welche vorfälle gab es | was ist bis jetzt notiert worden | was wurde notiert |
        was ist notiert | was steht im Protokoll
command-claim-flag = Zeitüberschreitung reklamieren
    .hear = seine Zeit ist rum | die Zeit vom Gegner ist rum | Blättchen | Blättchen gefallen | Fahne gefallen | Fahne ist gefallen | Zeit abgelaufen |
        Zeitüberschreitung | Fahne | Zeit ist um | Zeit um | Zeit ist abgelaufen | Zeit überschritten |
        reklamiere Zeit | reklamiere Zeitüberschreitung | Blättchen ist gefallen | deine Zeit ist abgelaufen |
        Zeit des Gegners ist abgelaufen | Gegner hat Zeit überschritten | Plättchen gefallen | Zeitreklamation |
        Zeit reklamieren | Zeitüberschreitung reklamieren | seine fahne ist gefallen | ihre fahne ist gefallen |
        fahnenfall | seine Zeit ist abgelaufen | seine Zeit ist um | ich reklamiere zeitüberschreitung |
        er hat Zeit überschritten | fahne ist unten | ich reklamiere fahnenfall | gewonnen auf Zeit | sieg auf Zeit |
        meines Gegners fahne ist gefallen | fahne von schwarz ist gefallen | fahne von weiß ist gefallen |
        Zeit! das Blättchen ist gefallen | die Zeit meines Gegners ist abgelaufen | er hat die Zeit überschritten |
        Plättchen | sein Blättchen ist unten | mein Gegner hat die Zeit überschritten |
        { $side } hat die Zeit überschritten | er hat keine Zeit mehr | seine Uhr ist abgelaufen |
        Blättchen ist unten | sein Blättchen ist gefallen | deine Zeit ist um |
        blättchenfall |
        bei meinem Gegner ist das Blättchen gefallen | das Blättchen meines Gegners ist gefallen
command-claim-illegal = regelwidrigen Zug reklamieren
    .hear = regelwidrig | regelwidriger Zug | illegaler Zug | unmöglicher Zug | das war regelwidrig |
        das ist regelwidrig | ungültiger Zug | reklamiere regelwidrigen Zug | verbotener Zug | das war illegal |
        das ist illegal | regelwidrigen Zug reklamieren | das war nicht erlaubt | der Zug ist unmöglich |
        der Zug war unmöglich | reklamiere illegalen Zug | illegal | dieser Zug ist illegal | Zug ist illegal |
        dieser Zug ist regelwidrig | Zug ist unmöglich | dieser Zug ist unmöglich | das ist nicht erlaubt |
        Zug war illegal | ich reklamiere regelwidrigen Zug | das geht nicht | falscher Zug vom Gegner |
        er hat regelwidrig gezogen | ich reklamiere einen regelwidrigen Zug | der Zug war nicht erlaubt |
        der Zug war regelwidrig | das ist gegen die Regeln |
        das war ein regelwidriger Zug | der Zug ist nicht erlaubt | der darf so nicht ziehen | er hat falsch gezogen |
        der Zug war ungültig | so darf man nicht ziehen | regelwidriger Zug von ihm |
        das ist kein erlaubter Zug | der Zug geht nicht |
        mein Gegner hat regelwidrig gezogen | der Gegner hat regelwidrig gezogen | mein Gegner hat falsch gezogen |
        der Zug ist gegen die Regeln | mein Gegner hat einen regelwidrigen Zug gemacht
command-claim-repetition = Remis durch Wiederholung beantragen
    .hear = Wiederholung | Stellungswiederholung | dreimalige Wiederholung | reklamiere Wiederholung |
        dreimal dieselbe Stellung | dreimal gleiche Stellung | dreifache Wiederholung |
        dreifache Stellungswiederholung | dreimalige Stellungswiederholung | reklamiere Stellungswiederholung |
        reklamiere dreimalige Stellungswiederholung | Remis durch Wiederholung | Remis durch Stellungswiederholung |
        reklamiere Remis durch Stellungswiederholung | beantrage Remis wegen Wiederholung | Wiederholung reklamieren |
        Remis wegen Wiederholung | beantrage Remis durch Wiederholung | Zugwiederholung |
        Stellungswiederholung reklamieren | reklamiere Zugwiederholung | ich reklamiere stellungswiederholung |
        ich reklamiere dreimalige Wiederholung | ich reklamiere dreimalige stellungswiederholung |
        dieselbe Stellung zum dritten mal | ich reklamiere Remis durch stellungswiederholung |
        ich beantrage Remis durch stellungswiederholung | dritte Wiederholung | das ist die dritte Wiederholung |
        zum dritten mal | ich reklamiere Wiederholung | dreimal die gleiche Stellung |
        Remis wegen Stellungswiederholung | ich reklamiere Remis wegen Stellungswiederholung |
        diese Stellung kam dreimal vor | die Stellung kam dreimal vor | dreimal vorgekommen |
        dreimal das gleiche |
        dieselbe Stellung ist zum dritten Mal da | die Stellung ist zum dritten Mal da |
        diese Stellung ist zum dritten Mal da | die Stellung steht zum dritten Mal auf dem Brett |
        dieselbe Stellung ist dreimal entstanden | die Stellung hat sich dreimal wiederholt | das ist das dritte Mal |
        dieselbe Stellung war schon dreimal da | die gleiche Stellung ist zum dritten Mal da |
        ich beantrage Remis durch dreimalige Stellungswiederholung |
        ich reklamiere Remis durch dreimalige Stellungswiederholung | Remis durch dreimalige Stellungswiederholung |
        ich beanspruche dreimalige Stellungswiederholung
command-claim-quiet-moves = Remis nach der 50-Züge-Regel beantragen
    .hear = fünfzig Züge | reklamiere fünfzig Züge | Fünfzig-Züge-Regel | 50 Züge | 50-Züge-Regel | reklamiere 50 Züge |
        reklamiere 50-Züge-Regel | reklamiere Fünfzig-Züge-Regel | Remis nach 50-Züge-Regel | Remis nach fünfzig Zügen |
        beantrage Remis nach 50-Züge-Regel | Fünfzigzügeregel | reklamiere Remis nach 50 Zügen | Remis nach 50 Zügen |
        beantrage 50 Züge | Remis nach Fünfzig-Züge-Regel | 50 Züge reklamieren | ich reklamiere 50-züge-regel |
        ich reklamiere fünfzig-züge-regel | Remis durch 50 Züge | ich reklamiere fünfzig Züge | fünfzig Züge ohne schlagen |
        ich reklamiere die 50-Züge-Regel | ich reklamiere die Fünfzig-Züge-Regel |
        fünfzig Züge ohne bauernzug | Remis nach der fünfzig-züge-regel reklamieren |
        seit fünfzig Zügen wurde nichts geschlagen und kein Bauer gezogen |
        fünfzig Züge ohne Schlagen und ohne Bauernzug | fünfzig Züge ohne Schlagzug und Bauernzug |
        in fünfzig Zügen kein Bauernzug und nichts geschlagen | fünfzig Züge lang kein Bauernzug |
        ich reklamiere Remis nach der Fünfzig-Züge-Regel
command-may-i-claim = was ich beantragen könnte
    .hear = kann reklamieren | darf reklamieren | was kann ich reklamieren | was ich beantragen könnte | darf Remis reklamieren |
        kann ich Remis reklamieren | kann ich Remis beantragen | darf ich Remis beantragen | kann ich etwas reklamieren |
        was kann ich beantragen | kann etwas beantragen | was könnte ich reklamieren | darf ich etwas reklamieren |
        was darf ich reklamieren | gibt es etwas zu reklamieren | darf ich Remis reklamieren | kann ich reklamieren |
        darf ich reklamieren |
        ist das Remis durch Wiederholung |
        darf ich Remis fordern | habe ich anspruch auf Remis |
        kann ich Remis verlangen |
        ist das eine dreimalige Wiederholung | ist das Remis nach fünfzig Zügen | ob ich etwas reklamieren könnte |
        könnte ich etwas reklamieren | ob ich jetzt etwas reklamieren kann |
        ich reklamiere Remis | ich beantrage Remis
command-claim-perpetual-check = Dauerschach reklamieren
    .hear = Dauerschach | Remis durch Dauerschach | ich reklamiere Dauerschach | das ist Dauerschach |
        er gibt Dauerschach | ich gebe Dauerschach | ewiges Schach | immer wieder Schach |
        Remis wegen Dauerschach | ich beantrage Remis wegen Dauerschach
command-claim-quickplay = Remis in der Endspurtphase beantragen
    .hear = Endspurt | Antrag im Endspurt | Remis im Endspurt | Gegner kann nicht gewinnen | im Endspurt Remis |
        Remis wegen Endspurtphase | Remis in der Endspurtphase | er versucht gar nicht zu gewinnen |
        mein Gegner versucht gar nicht zu gewinnen | mein Gegner will gar nicht gewinnen |
        der Gegner versucht nicht zu gewinnen
command-claim-increment = um Zeitzuschlag in der Endspurtphase bitten
    .hear = Zeitgutschrift | um Zeitgutschrift | Zeitzuschlag | beantrage Zeitzuschlag | beantrage Zeitgutschrift
command-touch = die Figur hier berühren
    .hear = berühre { $square } | { $square } berühren | berühre Figur auf { $square } | fasse { $square } an |
        Figur auf { $square } berühren | die Figur auf { $square } anfassen | { $square } anfassen |
        ich berühre den { $piece } auf { $square } | { $piece } auf { $square } berühren |
        ich fasse den { $piece } auf { $square } an
command-stop-clocks = die Uhren anhalten und den Umschlag schließen
    .hear = beide Uhren anhalten | Uhren anhalten | halte Uhren an | Uhr anhalten | stoppe beide Uhren
command-envelope = was auf dem Umschlag steht
    .hear = Umschlag | was steht auf Umschlag | lies Umschlag
command-decide-agree = der Schiedsrichter stimmt zu
    .hear = zustimmen | Schiedsrichter stimmt zu | dem Antrag stattgeben | Antrag angenommen | stattgegeben |
        der Schiedsrichter gibt recht
command-decide-postpone = der Schiedsrichter entscheidet später
    .hear = aufschieben | Schiedsrichter schiebt auf
command-decide-postpone-time = der Schiedsrichter entscheidet später, und der Gegner erhält zwei Minuten
    .hear = aufschieben mit zwei Minuten | aufschieben mit Zeit
command-decide-reject = der Schiedsrichter lehnt ab
    .hear = ablehnen | Schiedsrichter lehnt ab | Antrag ablehnen | Antrag abgelehnt | abgelehnt
command-next-day = am nächsten Tag geht es weiter
    .hear = nächster Tag | am nächsten Tag | neuer Tag | morgen weiter | morgen
