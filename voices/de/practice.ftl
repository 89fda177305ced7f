# Gegen das Programm: der Gegner, und was er rät.

practice = { $what ->
    [alone] Zwei Spieler am Brett; das Programm spielt nicht
    [no-help] Keine Engine, kein Netz und keine Hilfe in dieser Partie; das lässt sich nicht einschalten
    [thinks] Der Gegner denkt nach
    [ask-engine] Gegner? Eins: Annabella
    [embedded] Das Programm selbst spielt
    [replaced] Das Programm spielt stattdessen weiter
    [ponders] Der Gegner denkt nach, während Sie am Zug sind
    [rests] Der Gegner rechnet nicht mit, wenn Sie am Zug sind
    [draw-offered] Sie bieten Remis an
    [ask-side] Welche Seite spielen Sie: Weiß, Schwarz, oder niemand für keinen Gegner?
    [opponent-moves] Der Gegner ist am Zug; nehmen Sie zurück oder warten Sie
    [game-goes-on] Die Partie läuft noch; nur eine beendete wird analysiert
    [not-analysed] Diese Partie ist noch nicht analysiert; zuerst die Analyse starten
    [no-engine] Es ist keine Engine gewählt; zuerst die Engine nennen
    [nameless-option] Die Option nennen: engine-option, ihr Name, = und der Wert
    [no-such-level] Es gibt die Stufen eins bis zehn
   *[opponent-answers] Zuerst muss der Gegner antworten
  }
opponent = Das Programm spielt { WORD($side) } auf Stufe { $level }
opponent-wanted = das Programm spielt { WORD($side) }
no-opponent-wanted = zwei Spieler, ohne das Programm
opponent-name = Annabella, Stufe { $level }
engine-plays = { $name } spielt { WORD($side) } auf Stufe { $level }
engine-plays-alike = { $name } spielt { WORD($side) } { $how ->
    [options] so stark, wie die Optionen sagen
   *[full] mit voller Stärke und lässt sich nicht schwächer stellen
  }
engine-fault = { $fault ->
    [missing] { $name } lässt sich nicht starten
    [silent] { $name } antwortet nicht
    [gone] { $name } hat sich beendet
    [rubbish] { $name } liefert ungültige Antworten
    [illegal] { $name } machte einen unmöglichen Zug, { $detail }
    [other-game] { $name } spielt kein russisches Damespiel
   *[endless] { $name } liefert Datenmüll
  }
engine-strength = { $name } spielt { $how ->
    [options] so stark, wie die Optionen sagen; die Stufe ändert nichts
   *[full] mit voller Stärke und lässt sich nicht schwächer stellen
  }
engine-listed = { $count }, { $name }
set-engine = { $name } spielt
engine-offers = { $name }, Optionen: { $count }
engine-option = { $name }: { $value ->
    [true] an
    [false] aus
    [empty] leer
   *[other] { $value }
  }
engine-option-range = von { $least } bis { $most }
engine-option-choice = { $values ->
    [switch] an oder aus
   *[other] möglich: { $values }
  }
engine-option-typed = { $name } wird getippt: engine-option { $name } = und der Wert
engine-no-option = Die Engine hat keine Option { $name }
engine-no-value = { $name } kann das nicht sein
ask-level = Wie stark, von eins bis zehn? Jetzt ist es { $level }
ask-practice-control = Mit Uhr? Minuten und Sekunden, etwa 5+3. Nur Enter: ohne Uhr
ask-facing = Das Brett für Schwarz drehen?
set-board-for-black = { $choice ->
    [turned] Spielen Sie Schwarz, wird das Brett gedreht
    [upright] Das Brett bleibt auch für Schwarz, wie es ist
   *[ask] Sie werden gefragt, wenn Sie Schwarz spielen
  }
set-level = Stufe { $level }
level-part = { $part ->
    [third] und ein Drittel
   *[two-thirds] und zwei Drittel
  }

opening = { $family ->
    [open-game] Offene Spiele
    [kings-gambit] Königsgambit
    [vienna-game] Wiener Partie
    [bishops-opening] Läuferspiel
    [centre-game] Mittelgambit
    [petrov-defence] Russische Verteidigung
    [philidor-defence] Philidor-Verteidigung
    [latvian-gambit] Lettisches Gambit
    [elephant-gambit] Elefantengambit
    [scotch-game] Schottische Partie
    [ponziani-opening] Ponziani-Eröffnung
    [three-knights-game] Dreispringerspiel
    [four-knights-game] Vierspringerspiel
    [italian-game] Italienische Partie
    [two-knights-defence] Zweispringerspiel
    [spanish-game] Spanische Partie
    [sicilian-defence] Sizilianische Verteidigung
    [french-defence] Französische Verteidigung
    [caro-kann-defence] Caro-Kann-Verteidigung
    [scandinavian-defence] Skandinavische Verteidigung
    [alekhine-defence] Aljechin-Verteidigung
    [pirc-defence] Pirc-Ufimzew-Verteidigung
    [modern-defence] Moderne Verteidigung
    [nimzowitsch-defence] Nimzowitsch-Verteidigung
    [owen-defence] Owen-Verteidigung
    [closed-game] Geschlossene Spiele
    [queens-gambit] Damengambit
    [slav-defence] Slawische Verteidigung
    [semi-slav-defence] Halbslawische Verteidigung
    [catalan-opening] Katalanische Eröffnung
    [queens-pawn-game] Damenbauernspiel
    [trompowsky-attack] Trompowsky-Angriff
    [blackmar-diemer-gambit] Blackmar-Diemer-Gambit
    [indian-defence] Indische Verteidigung
    [nimzo-indian-defence] Nimzowitsch-Indische Verteidigung
    [queens-indian-defence] Damenindische Verteidigung
    [bogo-indian-defence] Bogoljubow-Indische Verteidigung
    [kings-indian-defence] Königsindische Verteidigung
    [grunfeld-defence] Grünfeld-Indische Verteidigung
    [benoni-defence] Benoni-Verteidigung
    [benko-gambit] Wolga-Gambit
    [budapest-gambit] Budapester Gambit
    [old-indian-defence] Altindische Verteidigung
    [dutch-defence] Holländische Verteidigung
    [english-opening] Englische Eröffnung
    [reti-opening] Réti-Eröffnung
    [zukertort-opening] Zukertort-Eröffnung
    [kings-indian-attack] Königsindischer Angriff
    [birds-opening] Bird-Eröffnung
    [larsens-opening] Larsen-Eröffnung
    [sokolsky-opening] Sokolski-Eröffnung
    [kings-pawn-game] Königsbauernspiel
    [grob-opening] Grob-Angriff
    [hungarian-opening] Ungarische Eröffnung
    [st-george-defence] Sankt-Georgs-Verteidigung
    [borg-defence] Borg-Verteidigung
    [neo-grunfeld-defence] Neo-Grünfeld-Verteidigung
    [amar-opening] Amar-Eröffnung
    [anderssens-opening] Anderssen-Eröffnung
    [barnes-opening] Barnes-Eröffnung
    [clemenz-opening] Clemenz-Eröffnung
    [desprez-opening] Desprez-Eröffnung
    [durkin-opening] Durkin-Eröffnung
    [mieses-opening] Mieses-Eröffnung
    [saragossa-opening] Saragossa-Eröffnung
    [vant-kruijs-opening] Van-’t-Kruijs-Eröffnung
    [ware-opening] Ware-Eröffnung
   *[van-geet-opening] Van-Geet-Eröffnung
  }
# Other variations have English names, and are not said.
opening-variation = { $variation ->
    [Accepted] angenommen
    [Declined] abgelehnt
    [Open] offene Variante
    [Closed] geschlossene Variante
   *[other] { "" }
  }
opening-until = bis Zug { $number }
advice = { $what ->
    [no-opening] Diese Eröffnung hat hier keinen Namen
    [no-threat] Keine Drohung
    [looks] Einen Moment
    [forced] Kein Rat: der Zug ist erzwungen
    [hang] Hängend:
    [nothing-hangs] Nichts hängt
    [line-end] Hier endet die Variante
    [line-start] Hier beginnt die Variante
    [no-next-turn] Kein späterer Wendepunkt
    [no-previous-turn] Kein früherer Wendepunkt
    [analysed] Die Partie ist analysiert
    [did-not-turn] Keine großen Fehler
    [best-was] Der beste Zug war:
   *[go-through] Bild ab geht durch die Partie
  }
advice-hint = Schauen Sie auf { $square }
advice-threat = { WORD($side) } droht
advice-hangs = { WORD($piece) } { $square }
advice-standing = { $degree ->
    [level] Die Partie ist ausgeglichen
    [slight] { WORD($side) } steht etwas besser
    [clear] { WORD($side) } steht klar besser
   *[winning] { WORD($side) } sollte gewinnen
  }
advice-wins = { WORD($side) } gewinnt zwingend in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  }
advice-line = { $count ->
    [one] Eine Variante von einem Zug
   *[other] Eine Variante von { $count } Zügen
  }
advice-analyses = { $count ->
    [one] Ich gehe einen Zug durch und sage, wenn ich fertig bin
   *[other] Ich gehe { $count } Züge durch und sage, wenn ich fertig bin
  }
advice-counts = { WORD($side) }: grobe Fehler { $blunders }, Fehler { $mistakes }, Ungenauigkeiten { $inaccuracies }
advice-turned = Wendepunkt: Zug { $number }, { WORD($side) } spielte
advice-quality = { $quality ->
    [best] Der beste Zug
    [good] Ein guter Zug
    [inaccuracy] Eine Ungenauigkeit
    [mistake] Ein Fehler
   *[blunder] Ein grober Fehler
  }

## Wörter

hear-against-new = neue Partie | neues Spiel | noch eine Partie | Revanche
hear-against-play = blitz | schnellschach | spiel | spiele | spielen | partie | eine partie | ich spiele | ich nehme |
    ich bin | spiel gegen | spielen wir | ich habe | ich hab | ich möchte | ich will | aber |
    Schnellpartie | Blitzpartie | blitzen |
    Schnellschach | stell die Uhr auf | Uhr auf | Bedenkzeit | spielen wir mit |
    eine Uhr mit | Uhr mit | Uhr von
hear-against-two = zwei spieler | zu zweit | freund | freundin
hear-against-level = stufe | spielstärke | stärke | level | auf stufe | schwierigkeit | schwierigkeitsgrad
hear-against-minutes = minuten | minute | min
hear-against-plus = plus | zuschlag | und | aufschlag | bonus | inkrement
hear-against-each = pro Spieler |
    für jeden | für beide | jeder | jeweils | pro Seite | je Spieler | für jeden Spieler | pro Nase |
    für jede Seite | jedem
hear-against-seconds = sekunden | sekunde | sek
hear-against-word = mit | als | auf | in | im | die | der | das | dem | den | eine | einer | einen | meinen | meiner | ein | für | mich |
    mir | je | pro | zug | von | programm | computer | rechner | maschine | engine | annabella | dich |
    dir | sie | gegen | seite | uhr | bedenkzeit | zeit | beide | bitte | farbe | zu
hear-level-bare = Stufe | Level | die Stufe
hear-level-third = ein Drittel | und ein Drittel | eindrittel
hear-level-two-thirds = zwei Drittel | und zwei Drittel | zweidrittel
hear-level-half = einhalb | und ein halb | und eine halbe
hear-level-point = Komma | Punkt
hear-level-minus = minus
hear-ahead = dann | danach | anschließend | und dann
hear-if = wenn | falls | auf
hear-command-level = Stufe { $number } | Spielstärke { $number } | Gegner Stufe { $number } | stell Stufe auf { $number } |
    stelle Stufe auf { $number } | Stufe auf { $number } | setze Stufe auf { $number } | spiel auf Stufe { $number } |
    spielstärke auf { $number } | Stärke auf { $number } | schwierigkeit { $number } | schwierigkeitsgrad { $number } |
    schwierigkeit auf { $number } | level auf { $number } | Stufe Nummer { $number } | gehe auf Stufe { $number } |
    Stärke { $number } | level { $number } | stell Stufe { $number } ein | stelle Stufe { $number } ein |
    Stufe { $number } einstellen | stell auf Stufe { $number } | auf Stufe { $number } stellen |
    auf Stufe { $number } spielen | ich will auf Stufe { $number } spielen |
    mach Stufe { $number } | stell die Stufe auf { $number } | stell die Spielstärke auf { $number } |
    wechsle auf Stufe { $number } | wechsle auf Level { $number } |
    Schwierigkeitsstufe { $number } |
    Computer auf Stufe { $number } | Gegner auf Stufe { $number } | Gegner auf { $number } |
    Computer Stufe { $number } | gegen Stufe { $number } | die { $number } Stufe | Stärke Nummer { $number } |
    Niveau { $number } | stell den Gegner auf { $number } | Gegner Level { $number }
hear-command-level-lowest = leichteste Stufe | niedrigste Stufe | schwächste Stufe | kleinste Stufe |
    so leicht wie möglich | so schwach wie möglich |
    Anfängerstufe | leichte Stufe | Stufe für Anfänger | einfache Stufe |
    ich hätte gern einen leichten Gegner | einen leichten Gegner | leichter Gegner |
    stell den schwächsten Gegner ein | schwächster Gegner | der schwächste Gegner | ein schwacher Gegner |
    gib mir einen leichten Gegner
hear-command-level-highest = schwerste Stufe | höchste Stufe | stärkste Stufe | so stark wie möglich |
    so stark du kannst |
    Meisterstufe | schwere Stufe
