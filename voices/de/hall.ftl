# Was um das Brett herum geschieht: Beweise, Entscheidungen des Schiedsrichters, Verspätung, Ende des Tages.

hall = { $what ->
    [castling-left-open] Zählt die Rochade als Königszug?
    [touch-left-open] Nacheinander berührt: Gilt dieser Zug?
    [left-open] Der Schiedsrichter entscheidet: zustimmen oder ablehnen
    [dead-undecided] Ob noch jemand mattsetzen kann, blieb ungeklärt; es geht weiter
    [decides] Die Uhren stehen. Der Antrag ist auch ein Remisangebot: Der Gegner darf ja sagen. Sonst entscheidet der Schiedsrichter: zustimmen, aufschieben oder ablehnen
    [decides-alone] Die Uhren stehen. Der Schiedsrichter entscheidet: zustimmen, aufschieben oder ablehnen
    [decides-last] Damit endet das Spiel. Ein Schiedsrichter entscheidet: zustimmen oder ablehnen
    [increment-decides] Nun entscheidet der Schiedsrichter über den Zeitzuschlag: zustimmen oder ablehnen
    [awaiting-both] Beide Spieler fehlen noch; die Uhr von Weiß läuft
    [nobody-came] Kein Spieler ist rechtzeitig gekommen; beide haben verloren, und die Aufzeichnung hat kein Ergebnis
   *[day-over] Die Spielzeit dieses Tages ist um, die Uhren stehen. Mit nächster Tag geht es weiter
  }
hall-side = { $what ->
    [proving] Die Uhren stehen: Kann { WORD($side) } überhaupt noch mattsetzen? Das wird geprüft
    [mate-undecided] Ob { WORD($side) } noch mattsetzen kann, blieb ungeklärt; der Verlust bleibt
    [mate-left-open] Ungeklärt, ob { WORD($side) } noch mattsetzen kann
    [checks-left-open] Dauerschach von { WORD($side) }?
    [quickplay-claimed] { WORD($side) } beantragt Remis in der Endspurtphase
    [increment-asked] { WORD($side) } bittet um Zeitzuschlag und bietet damit Remis an: ja nimmt das Remis an, nein lehnt es ab
    [increment-alone] { WORD($side) } bittet um Zeitzuschlag
    [flag-decides] Das Blättchen von { WORD($side) } ist gefallen. Nun entscheidet der Schiedsrichter über den Antrag: zustimmen oder ablehnen
    [flag-in-check] Das Blättchen von { WORD($side) } ist während der Prüfung gefallen
    [awaiting] { WORD($side) } ist noch nicht da
    [came] { WORD($side) } ist da
    [next-day] Ein neuer Tag, { WORD($side) } am Zug
   *[not-here] { WORD($side) } ist nicht da; sagen Sie, wenn der Spieler gekommen ist
  }
hall-time = { $what ->
    [late] Verspätung:
    [day-ends] Spielzeit heute noch:
   *[slept] Der Rechner war im Ruhezustand:
  }
hall-decided = { $what ->
    [agrees] Der Schiedsrichter stimmt zu, es geht weiter
    [postpones] Der Schiedsrichter schiebt die Entscheidung auf, es geht weiter
   *[rejects] Der Schiedsrichter lehnt ab, es geht weiter
  }
agreed-hall = { $what ->
    [quickplay] In der Endspurtphase kann Remis beantragt werden
    [without-arbiter] Kein Schiedsrichter ist anwesend
    [warnings] Zeitwarnungen werden angesagt
   *[late] Erlaubte Verspätung:
  }
increment-now = { $seconds ->
    [one] Ab jetzt eine Sekunde Zeitzuschlag pro Zug
   *[other] Ab jetzt { $seconds } Sekunden Zeitzuschlag pro Zug
  }
needs-more = { $moves ->
    [one] Bewiesen: noch ein Zug ist nötig
   *[other] Bewiesen: noch { $moves } Züge sind nötig
  }
ruled-hall = { $what ->
    [quickplay] Der Schiedsrichter erklärt die Partie für remis
    [quickplay-lost] Der Schiedsrichter lehnt den Antrag von { WORD($side) } ab
    [no-mate] { WORD($side) } kann nicht mehr mattsetzen
   *[late] { WORD($side) } ist nicht rechtzeitig gekommen
  }
ask-dispute = { $moves ->
    [one] Beweist { WORD($side) }, dass die Partie zu Beginn der Zählung gewonnen war und noch ein Zug nötig ist? Ja oder nein?
   *[other] Beweist { WORD($side) }, dass die Partie zu Beginn der Zählung gewonnen war und noch { $moves } Züge nötig sind? Ja oder nein?
  }
ask-missing = Die Uhren stehen. Zählt diese Zeit für { WORD($side) }? Ja oder nein?
refused-hall = { $what ->
    [left-open] Der Schiedsrichter entscheidet: zustimmen oder ablehnen
    [proving] Warten Sie: Es wird geprüft, ob der Sieger überhaupt mattsetzen kann
    [decides] Erst entscheidet der Schiedsrichter: zustimmen, aufschieben oder ablehnen
    [decides-last] Das Spiel ist zu Ende; der Schiedsrichter entscheidet: zustimmen oder ablehnen
    [increment] Erst entscheidet der Schiedsrichter über den Zeitzuschlag: zustimmen oder ablehnen
    [answer] Erst wird das Remisangebot beantwortet: ja oder nein
    [flag] Erst entscheidet der Schiedsrichter über den Antrag: zustimmen oder ablehnen
    [day-over] Die Spielzeit dieses Tages ist um; mit nächster Tag geht es weiter
    [nobody-came] Kein Spieler ist rechtzeitig gekommen
    [no-such-rule] In dieser Partieform gibt es diesen Antrag nicht
    [none-in-these-laws] Diese Regeln kennen diesen Antrag nicht
    [no-late-rule] In dieser Fassung kann das Turnier nicht bestimmen, wie spät ein Spieler kommen darf
   *[no-occasion] Das geht jetzt nicht
  }
