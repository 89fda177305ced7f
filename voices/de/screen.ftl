## Who speaks

ask-output = { $proposed ->
    [screen-reader] Ein Screenreader läuft. Soll er sprechen und die Stimme des Programms schweigen? J für ja, N für nein.
   *[own-voice] Soll das Programm mit eigener Stimme sprechen? J für ja; N für nein: dann spricht stattdessen der Screenreader.
  }
set-output = { $output ->
    [screen-reader] Der Screenreader spricht
   *[own-voice] Das Programm spricht mit eigener Stimme
  }
set-reset = Alle Einstellungen sind wie am Anfang
trouble-setting = Die Einstellung { $detail } ist nicht lesbar; es gilt der übliche Wert
trouble-reader = { $state ->
    [there] Der Screenreader spricht wieder
   *[gone] Kein Screenreader liest dieses Fenster; bis einer es tut, spricht das Programm mit eigener Stimme
  }
hear-command-output-own-voice = sprich selbst | programm spricht | kein screenreader | ohne screenreader
hear-command-output-screen-reader = screenreader | screenreader spricht | mit screenreader
hear-command-reset = einstellungen zurücksetzen | alle einstellungen zurücksetzen | setze einstellungen zurück
