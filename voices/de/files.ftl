# Die Liste der Dateien, die geöffnet werden können.

files = { $what ->
    [top] Darüber gibt es keinen Ordner
    [no-completion] Nichts passt
    [no-path] Das Eingefügte ist kein Pfad
    [path] Tab ergänzt den Pfad, Enter übernimmt ihn, Escape bricht ab
    [text] Enter übernimmt die Zeile, Escape bricht ab
    [saving] Pfeil hoch und runter gehen weiter, ein Buchstabe springt, Enter auf der ersten Zeile speichert, Pfeil links geht zum Ordner darüber, Schrägstrich tippt einen Pfad, Escape schließt
   *[keys] Pfeil hoch und runter gehen weiter, ein Buchstabe springt, Enter öffnet, Pfeil links geht zum Ordner darüber, Schrägstrich tippt einen Pfad, Escape schließt
  }
files-in = { $name }
files-row = { $kind ->
    [recent] { $name }, zuletzt geöffnet
    [folder] Ordner { $name }
    [above] Ordner darüber: { $name }
    [here] Hier speichern: { $name }
   *[file] { $name }
  }
files-none = Hier ist nichts
files-no-name = Kein Name beginnt mit { $letter }
files-fit = Passend: { $text }
files-unreadable = Der Ordner { $name } lässt sich nicht lesen: { $detail }
