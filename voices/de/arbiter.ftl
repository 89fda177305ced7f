# The sentences of the arbiter's mode: what he does, what he may not do.

## What he does

arbiter-in = Der Schiedsrichter greift ein, die Uhren stehen
arbiter-in-unclocked = Der Schiedsrichter greift ein
arbiter-out = Es geht weiter
arbiter-away = Der Schiedsrichter hat sich zurückgezogen
sanctioned = { WORD($side) }: { $what ->
    [warning] eine Verwarnung
    [reprimand] ein Verweis
    [fine] eine Geldbuße
    [exclusion] Ausschluss von den nächsten Runden
   *[expulsion] Ausschluss vom Turnier
  }
points-gained = { WORD($side) } bekommt { $what ->
    [half] einen halben Punkt
   *[whole] einen Punkt
  }
points-lost = { WORD($side) } verliert { $what ->
    [half] einen halben Punkt
   *[whole] einen Punkt
  }
disturbance = Für die Störung
clock-set = Die Uhr von { WORD($side) } zeigt jetzt:
moves-set = Der Zugzähler von { WORD($side) } zeigt jetzt: { $moves }
setup-fault = { $what ->
    [pieces] Die Figuren waren falsch aufgestellt
    [board] Das Brett lag falsch
   *[colours] Die Farben waren vertauscht
  }
setup-ruling = { $what ->
    [new-game] Die Partie zählt nicht, es wird eine neue gespielt
    [board-right] Die Stellung kommt auf ein richtig liegendes Brett; die Partie geht weiter
   *[goes-on] Die Partie geht weiter
  }
went-back = Zurück zu Zug { $number }, { WORD($side) } am Zug
clocks-then = Die Uhren zeigten damals:
clocks-to-set = Der Schiedsrichter stellt die Uhren
displaced = { WORD($side) } stellt die Figuren zurück, auf eigene Zeit
restored-by = { WORD($side) } hat die Figuren zurückgestellt
told-to-press = { WORD($side) }, bitte die Uhr drücken
illegal-seen = Eine regelwidrige Stellung; steht sie nach dem nächsten Zug noch da, ist die Partie remis
was-legal = Dieser Zug war regelgemäß
sheets-agree = Das Partieformular von { WORD($side) } stimmt mit der Aufzeichnung überein
sheets-differ = Das Partieformular von { WORD($side) } weicht bei Zug { $number } von der Aufzeichnung ab
sheet-record = Die Aufzeichnung:
sheet-record-ends = Die Aufzeichnung endet dort
sheet-other = Das Partieformular: { $text }
sheet-ends = Das Partieformular endet dort
board-agrees = Das Brett von { WORD($side) } stimmt mit der Aufzeichnung überein
board-differs = Das Brett von { WORD($side) } weicht ab auf { $squares }
board-since = Es stimmte bis Zug { $number }; dort wurde gezogen:
board-not-made = Es stimmte bis Zug { $number }; die Züge ab da wurden nicht ausgeführt
board-corrected = { WORD($side) } berichtigt das Brett nach der Aufzeichnung
two-boards = Jeder hat ein eigenes Brett
sighted-normal = Für { WORD($side) } gelten die gewöhnlichen Regeln
assisted = { WORD($side) } { $what ->
    [on] hat einen Helfer, der ziehen, ansagen und die Uhr drücken darf
    [sighted] hat einen Helfer, der ziehen und ansagen darf
   *[off] hat keinen Helfer
  }
incidents-none = In dieser Partie ist nichts vorgefallen
incidents-some = { $count ->
    [one] Ein Vorfall
   *[other] { $count } Vorfälle
  }
illegal-here = Hier kam ein regelwidriger Zug, der gilt
arbiter-to-move = { WORD($side) } am Zug; von diesem regelwidrigen Zug geht es nicht weiter

## Rulings

ruled-lost = Der Schiedsrichter erklärt die Partie für { WORD($loser) } für verloren
ruled-lost-both = Der Schiedsrichter erklärt die Partie für beide für verloren
ruled-illegal-position = Die regelwidrige Stellung ist geblieben, remis

## Questions

ask-lost = Die Partie für { WORD($side) } für verloren erklären? Ja oder nein?
ask-lost-both = Die Partie für beide für verloren erklären? Ja oder nein?
ask-back = Zurück zu Zug { $number }, { WORD($side) } am Zug? Spätere Züge zählen nicht. Ja oder nein?
ask-anew = Diese Partie streichen und neu beginnen? Ja oder nein?
ask-illegal-draw = Ist die Stellung noch regelwidrig und die Partie remis? Ja oder nein?
ask-illegal-seen = Ist sie trotzdem regelwidrig? Ja oder nein?

## What he may not do

arbiter-may-not = { $what ->
    [not-among-means] Dazu ist der Schiedsrichter nicht befugt
    [game-over] Die Partie ist zu Ende; das geht nicht mehr
    [silent] Der Schiedsrichter sagt nichts von einer vergessenen Uhr
    [nothing-forgotten] Keine Uhr ist vergessen worden
    [not-mixed] Das gilt, wenn Sehende gegen Blinde spielen
    [has-assistant] Die blinde Seite hat schon einen Helfer
    [too-late] Es ist zu spät, diesen regelwidrigen Zug zurückzunehmen
    [not-made] Dieser Zug wurde nicht gemacht, oder es ist schon über ihn entschieden
    [unclaimed] Einen regelwidrigen Zug kann nur der Gegner reklamieren
    [wait-for-move] Erst muss der nächste Zug vollendet sein
   *[nothing-illegal] Auf dem Brett steht keine regelwidrige Stellung
  }
arbiter-points = Höchstens { $what ->
    [half] einen halben Punkt
   *[whole] einen Punkt
  }
arbiter-settled = Nach { $moves } Zügen beider Seiten wird am Aufbau nichts mehr berichtigt
arbiter-keeps = In der ersten Zeitperiode wird Zeit nur genommen, wenn jedem { $minutes } Minuten bleiben
arbiter-refused = { $what ->
    [absent] Erst greift der Schiedsrichter ein; Steuerung K, oder sagen Sie Schiedsrichter
    [present] Der Schiedsrichter hat schon eingegriffen
    [acting] Der Schiedsrichter ist eingeschritten; Steuerung K spielt weiter
    [none-agreed] Vereinbart ist: ohne Schiedsrichter
    [silent] Diese Regeln sehen das nicht vor
    [too-much-time] Einer Uhr muss Zeit bleiben; um die Partie zu beenden, erklären Sie sie für verloren
    [nothing-displaced] Niemand stellt gerade Figuren zurück
    [clocks-unknown] Wie die Uhren damals standen, ist nicht bekannt
   *[unreadable] Das ist keine Zugliste und kein Brett
  }

## Help

help-arbiter = Die Uhren stehen. Sagen, was der Schiedsrichter tut, etwa Weiß verwarnen. Steuerung K, weiter. Steuerung F5, Vorfälle.

# Commands.

hear-command-arbiter-in = Schiedsrichter | Partie anhalten | Schiedsrichter rufen | rufe Schiedsrichter |
    hole Schiedsrichter | hol Schiedsrichter | Schiri | Schiedsrichter holen | ich rufe Schiedsrichter |
    Schiedsrichter bitte | ruf Schiedsrichter | ich brauche Schiedsrichter | herr Schiedsrichter |
    ich möchte Schiedsrichter | wo ist Schiedsrichter | Schiedsrichter kommen Sie bitte | Schiedsrichter kommen Sie |
    ich brauche den Schiedsrichter | ruf den Schiedsrichter | ich möchte den Schiedsrichter sprechen |
    ich brauche den Schiri | kann jemand den Schiedsrichter holen | jemand soll den Schiedsrichter holen |
    hole den Schiedsrichter |
    mit dem Schiedsrichter sprechen | mit dem Schiedsrichter reden
hear-command-arbiter-out = Partie geht weiter | Partie fortsetzen | Schiedsrichter fertig | weiter mit Partie | weiterspielen lassen |
    Schiedsrichter geht
hear-command-arbiter-warn = { $side } verwarnen | Verwarnung für { $side }
hear-command-arbiter-reprimand = Verweis für { $side }
hear-command-arbiter-gain = { $number } Minuten für { $side } | { $number } Minute für { $side } | Minute für { $side }
hear-command-arbiter-cut = { $number } Minuten abziehen von { $side } | { $number } Minute abziehen von { $side } | Minute abziehen von { $side }
hear-command-arbiter-lost = { $side } verliert | Partie verloren für { $side }
hear-command-arbiter-lost-both = beide verlieren | Partie verloren für beide
hear-command-arbiter-fine = Geldbuße für { $side }
hear-command-arbiter-exclude = Rundenausschluss für { $side } | Rundensperre für { $side }
hear-command-arbiter-expel = Ausschluss für { $side }
hear-command-arbiter-pieces = Figuren falsch aufgestellt | falsche Anfangsstellung
hear-command-arbiter-board = Brett falsch | Brett lag falsch | Brett gedreht
hear-command-arbiter-colours = Farben vertauscht | falsche Farben
hear-command-arbiter-displaced = { $side } hat Figuren verschoben
hear-command-arbiter-restored = Figuren stehen wieder | Figuren zurückgestellt
hear-command-arbiter-back = zurück zu Zug { $number } von { $side } | zurück zu Zug { $number }
hear-command-arbiter-illegal-position = regelwidrige Stellung | beide Könige im Schach
hear-command-arbiter-tell = Uhr vergessen
hear-command-arbiter-clocks-then = Uhren wie damals
hear-command-arbiter-two-boards = zwei Bretter | verlange zwei Bretter
hear-command-arbiter-assistant = Helfer für { $side } | Assistent für { $side }
