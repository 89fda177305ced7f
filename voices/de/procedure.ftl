# Lektionen im Ablauf einer Partie nach dem Blindenanhang.

procedure-began = Der Ablauf nach dem Anhang für Blinde, { $edition }. { $count ->
    [one] Eine Lektion
   *[other] { $count } Lektionen
  }. Der Schiedsrichter ist geduldig: nichts kostet Zeit oder die Partie. F1 hilft bei jedem Schritt
procedure-lesson = Lektion { $number }: { $lesson ->
    [move] ein Zug
    [capture] Schlagen
    [castling-short] kurze Rochade
    [castling-long] lange Rochade
    [promotion] Umwandlung
    [order] die Reihenfolge
    [reply] der Zug des Gegners
    [reply-capture] der Gegner schlägt
    [reply-castling] der Gegner rochiert
    [misheard] falsch wiederholt
    [misspoken] ein Versprecher
    [passing] en passant
    [check] Schach
    [mate] Matt
    [touched] berührt, geführt
    [adjust] Zurechtrücken
    [illegal] ein regelwidriger Zug
    [offer] Remis anbieten
    [decline] Remis ablehnen
    [claim] Wiederholung beantragen
   *[claim-ahead] mit einem Zug beantragen
  }
procedure-alone = ohne Hilfe
procedure-make = { WORD($piece) } { $from } nach { $to }
procedure-castle = { $way ->
    [short] Kurz rochieren
   *[long] Lang rochieren
  }
procedure-becomes = er wird: { WORD($piece) }
procedure-task = { $task ->
    [early] Mit Absicht: die Uhr vor der Ansage drücken
    [misspoken] Mit Absicht: einen anderen Zug ansagen als den auf dem Brett
    [illegal] Mit Absicht: ein regelwidriger Zug. Vollenden Sie ihn, und hören Sie auf den Schiedsrichter
    [go-on] Und nun weiter
    [touch] Mit Absicht: eine Figur herausnehmen und zurückstecken
    [instead] Mit Absicht: nun einen anderen Zug versuchen
    [adjust] Eine Figur zurechtrücken: es sagen, sie herausnehmen, zurückstecken
    [reply] Wiederholen Sie den Zug des Gegners, und führen Sie ihn auf Ihrem Brett aus. Der Gegner sagt an:
    [misheard] Ziehen Sie, und hören Sie, wie der Gegner wiederholt
    [offer] Ziehen Sie, und bieten Sie im richtigen Augenblick Remis an
    [decline] Der Gegner bietet Remis an. Lehnen Sie ab
    [claim] Diese Stellung steht zum dritten Mal da. Beantragen Sie Remis
   *[claim-ahead] Nach Ihrem Zug stünde die Stellung zum dritten Mal da. Beantragen Sie Remis mit ihm
  }
procedure-take = { WORD($piece) } { $square } herausnehmen
procedure-at = { $step ->
    [take-off] Die geschlagene Figur von { $square } nehmen
   *[put] Nach { $square } stecken
  }
procedure-choose = Sagen, was er wird: { WORD($piece) }
procedure-step = { $step ->
    [adjust] Sagen: ich rücke zurecht
    [announce] Ansagen:
    [announce-other] Mit Absicht ansagen:
    [announce-again] Den Zug ansagen, der auf dem Brett steht:
    [repeat] Wiederholen:
    [offer] Remis anbieten
    [press-early] Die Uhr drücken, zu früh
    [decline] Nein sagen
    [claim] Wiederholung beantragen und nichts berühren
    [claim-ahead] Wiederholung mit diesem Zug beantragen und ihn nicht ausführen:
   *[press] Die Uhr drücken
  }
procedure-event = { $event ->
    [misheard] Der Gegner wiederholt falsch:
    [claims] Der Gegner reklamiert einen regelwidrigen Zug
    [undone] Hier kostet es nichts; alles steht wie vorher
    [free] Hier kostet es nichts
    [restored] Die Figuren stehen wieder
    [left-out] Ausgelassen; die Lektion kommt wieder
    [back] Alles steht wie vorher
   *[astray] Diesmal nicht: der Lektion folgen
  }
procedure-clean = Ohne Fehler bestanden
procedure-passed = Bestanden. { $slips ->
    [0] Kein Fehler
    [one] Ein Fehler
   *[other] { $slips } Fehler
  }, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }; sie kommt wieder
procedure-help = F2 wiederholt, Escape beendet, oder Überspringen
