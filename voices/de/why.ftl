# Die Antwort auf die Frage warum: was eine Fassung in einer Regel sagt, und was jetzt zu tun ist.
# Wo einem Satz das Objekt fehlt, folgt eine Zeit.

law-detail = { $detail ->
    [illegal-free] Der regelwidrige Zug Nummer { $number } kostet sonst nichts
    [illegal-gives] Für den regelwidrigen Zug Nummer { $number } bekommt der Gegner:
    [illegal-loses] Der regelwidrige Zug Nummer { $number } verliert die Partie
    [only-if-claimed] Die Zeit bekommt der Gegner nur, wenn er reklamiert
    [drawn-if-no-mate] Statt des Verlusts gibt es Remis, wenn der Gegner durch keine Folge legaler Züge mattsetzen kann
    [unless-certain] Nicht, wenn feststeht, welcher Zug gemeint war
    [until-touch] Berichtigt wird, bis der Gegner eine Figur berührt hat
    [until-move] Berichtigt wird, bis der Gegner seinen nächsten Zug ausgeführt hat
    [until-end] Berichtigt wird bis zum Ende der Partie
    [until-round] Berichtigt wird, bis die nächste Runde beginnt
    [claim-gives] Der Gegner bekommt:
    [claim-halves] Der Antragsteller verliert die Hälfte seiner Zeit, höchstens:
    [claim-leaves] Bliebe weniger, so behält der Antragsteller:
    [claim-lost-by-move] Mit dem eigenen Zug verfällt das Recht, bis es neu entsteht
    [claim-lost-by-touch] Mit dem Berühren einer Figur verfällt das Recht, bis es neu entsteht
    [declined-by-move] Ein Wort oder der Gegenzug lehnt ab
    [declined-by-touch] Ein Wort oder das Berühren einer Figur lehnt ab
    [late-at-once] Keine Verspätung erlaubt
    [below] Übrig sein muss weniger als:
    [flag-arbiter] Der Schiedsrichter stellt fest, dass das Blättchen gefallen ist
    [flag-both] Der Schiedsrichter oder ein Spieler meldet das Blättchen
    [flag-player] Nur ein Spieler meldet das Blättchen
   *[flag-player-unless-both] Nur ein Spieler meldet das Blättchen; der Schiedsrichter darf eingreifen, wenn beide gefallen sind
  }
now-step = { $step ->
    [take] Jetzt eine Figur herausnehmen
    [move] Jetzt einen Zug ausführen
    [announce] Jetzt den Zug ansagen
    [announce-again] Jetzt den Zug ansagen, der auf dem Brett steht
    [repeat] Jetzt wiederholt der Gegner die Ansage
   *[press] Jetzt die Uhr drücken
  }
now-step-at = { $step ->
    [put] Jetzt die Figur von { $square } umstecken
    [take-off] Jetzt die geschlagene Figur von { $square } nehmen
    [promote] Jetzt sagen, was der Bauer auf { $square } wird
   *[rook] Jetzt folgt der Turm von { $square }
  }
now-offered = { WORD($side) } hat Remis angeboten: ja oder nein?
now-asked = Erst die Frage beantworten
