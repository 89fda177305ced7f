# Klänge: das Glossar, die Einstellungen, die Klangbilder des Bretts.

earcon = { $earcon ->
    [ready] bereit
    [move] ein Zug
    [capture] ein Schlagzug
    [check] Schach
    [castling] Rochade
    [promotion] Umwandlung
    [mate] Matt oder ein anderer Sieg
    [draw] Remis
    [ruling] eine Entscheidung; die Partie geht weiter
    [draw-offer] Remis wird angeboten oder beantragt
    [press] die Uhr wird gedrückt
    [warning] eine Warnung der Uhr
    [flag] ein Blättchen ist gefallen
    [error] abgelehnt
    [edge] der Brettrand
    [empty] ein leeres Feld
    [own] eine Figur der Seite am Zug
    [opponent] eine Figur des Gegners
    [dark] ein dunkles Feld
    [target] die Figur in der Hand darf hierhin
    [lift] eine Figur wird aufgenommen
    [put] eine Figur wird abgesetzt
    [cancel] abgebrochen
    [undo] ein Zug wird zurückgenommen
    [question] eine Frage
    [setting] eine Einstellung ist geändert
    [notice] ein Hinweis
    [thinking] der Gegner denkt nach
    [open] Das Mikrofon ist offen
    [closed] Das Mikrofon ist zu
    [pawn] ein Bauer, im Klangbild
    [knight] ein Springer, im Klangbild
    [bishop] ein Läufer, im Klangbild
    [rook] ein Turm, im Klangbild
    [queen] eine Dame, im Klangbild
   *[king] ein König, im Klangbild
  }
not-heard = { $what ->
    [too-soft] Zu leise; nichts war zu hören
    [too-loud] Zu laut
    [no-model] Für gesprochene Züge holen Sie das Sprachmodell mit x listening, oder legen Sie speech-embedding.onnx in den Ordner listening neben Ihren Partien
    [given-up] Abgebrochen
    [bad-model] Das Sprachmodell ist beschädigt; installieren Sie es neu
    [no-microphone] Kein Mikrofon da; tippen Sie den Zug
    [busy] Ein anderes Programm hat das Mikrofon; tippen Sie den Zug
    [denied] Das System erlaubt das Mikrofon nicht
    [lost] Das Mikrofon wurde getrennt; tippen Sie den Zug
    [mute] Das Mikrofon liefert keinen Ton; tippen Sie den Zug
    [torn] Ton ging verloren. Sagen Sie es noch einmal
    [say-again] Sagen Sie es noch einmal
    [not-kept] Ihre gelernte Stimme lässt sich nicht lesen oder schreiben
    [waits] Einen Moment
   *[not-understood] Nicht verstanden
  }
enrols = Ich sage { $words } Wörter. Sprechen Sie jedes zweimal, bei gehaltener Mikrofontaste. Enter lässt ein Wort aus, Escape beendet.
enrol-say = { $word }
enrol-again = Noch einmal
enrolled = { $words ->
    [0] Kein Wort wurde gelernt
    [one] Ein Wort wurde gelernt
   *[other] { $words } Wörter wurden gelernt
  }
sound-percent = { $setting ->
    [moves] Klänge der Züge
    [squares] Klänge der Felder
    [clock] Klänge der Uhr
    [messages] Andere Klänge
    [piece] Klang dessen, was auf einem Feld steht
    [dark] Klang dunkler Felder
    [target] Klang der Felder, auf die die Figur darf
    [mono] Mono
    [reversed] Links und rechts tauschen
    [side] Seite
    [sweep] Tempo der Klangbilder
    [ears] Linkes und rechtes Ohr
    [pitch] Tonhöhe der Stimme
   *[speaking] Stimme
  }: { $percent } Prozent
sound-switch = { $setting ->
    [moves] Klänge der Züge
    [squares] Klänge der Felder
    [clock] Klänge der Uhr
    [messages] Andere Klänge
    [piece] Klang dessen, was auf einem Feld steht
    [dark] Klang dunkler Felder
    [target] Klang der Felder, auf die die Figur darf
    [mono] Mono
    [reversed] Links und rechts tauschen
    [side] Seite
    [sweep] Tempo der Klangbilder
    [ears] Linkes und rechtes Ohr
    [pitch] Tonhöhe der Stimme
   *[speaking] Stimme
  }: { $state ->
    [on] an
   *[off] aus
  }
sound-side = Klang von der Seite von { WORD($side) }
sound-ears = { $ears ->
    [left-right] Was Weiß erkundet, ist links zu hören, was Schwarz erkundet, rechts
    [two-devices] Was Schwarz erkundet, ist auf einem eigenen Gerät zu hören
   *[shared] Beide hören alles
  }
sound-speaking = { $speaking ->
    [low] Eine tiefere Stimme
    [deep] Eine sehr tiefe Stimme
    [high] Eine hohe Stimme
    [bright] Eine helle Stimme
   *[plain] Die einfache Stimme
  }
sound-ray = Linie nach { $step ->
    [up] oben
    [down] unten
    [left] links
    [right] rechts
    [up-left] oben links
    [up-right] oben rechts
    [down-left] unten links
   *[down-right] unten rechts
  } als Klang
sound-device = Zweites Gerät: { $device }
sound-no-device = Kein zweites Gerät
swept-rank = Reihe { $rank }
swept-file = Linie { $file }
swept-from-to = Von { $from } nach { $to }
swept-nothing = { $line ->
    [pawns] Es gibt keine Bauern
   *[ray] Hinter dem Rand ist nichts
  }
swept-pawns = Bauern, Linie für Linie
swept-board = Das ganze Brett
