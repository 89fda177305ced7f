# Das Diktiergerät: die Aufzeichnung der Partie als Ton. Hinter jeder Ansage stehen die Uhrzeit und die Bedenkzeiten.

tape = { $what ->
    [starting] Das Diktiergerät nimmt diese Partie auf
    [starting-both] Das Diktiergerät nimmt diese Partie auf und bei jeder Ansage Ihre Stimme
    [stopping] Das Diktiergerät hält an
    [is-on] Das Diktiergerät läuft schon
    [is-off] Das Diktiergerät läuft nicht
   *[no-microphone] Es gibt kein Mikrofon; nur die Ansagen werden aufgenommen
  }
tape-started = Aufnahme in { $file }
tape-stopped = { $file }: { $announcements ->
    [one] eine Ansage
   *[other] { $announcements } Ansagen
  }
tape-failed = Die Aufnahme des Diktiergeräts in { $file } kann nicht geschrieben werden: { $detail }
tape-time = Uhrzeit
tape-hour = { $hours ->
    [one] ein Uhr
   *[other] { $hours } Uhr
  }
ask-own-voice = Bei jeder Ansage nähme das Diktiergerät das Mikrofon auf, bis zur nächsten Taste und höchstens zehn Sekunden lang. Alles bleibt auf diesem Computer. Sind Sie einverstanden, ja oder nein?
set-tape-format = { $format ->
    [flac] Das Diktiergerät schreibt FLAC
   *[wav] Das Diktiergerät schreibt WAV
  }
set-own-voice = { $state ->
    [on] Das Diktiergerät nimmt auch Ihre Stimme auf
   *[off] Das Diktiergerät nimmt Ihre Stimme nicht auf
  }

hear-command-tape-flac = in FLAC aufnehmen | Diktiergerät FLAC
hear-command-tape-wav = in WAV aufnehmen | Diktiergerät WAV
hear-command-own-voice-on = eigene Stimme aufnehmen | meine Stimme aufnehmen
hear-command-own-voice-off = eigene Stimme nicht aufnehmen | ohne meine Stimme
