# Die Aufnahme: die Aufzeichnung der Partie als Ton. Hinter jeder Ansage stehen die Uhrzeit und die Bedenkzeiten.

tape = { $what ->
    [starting] Aufnahme dieser Partie
    [starting-both] Aufnahme dieser Partie und bei jeder Ansage Ihrer Stimme
    [stopping] Aufnahme beendet
    [is-on] Die Aufnahme läuft
    [is-off] Es läuft keine Aufnahme
   *[no-microphone] Es gibt kein Mikrofon; nur die Ansagen werden aufgenommen
  }
tape-started = In die Datei { $file }
tape-stopped = { $file }: { $announcements ->
    [one] eine Ansage
   *[other] { $announcements } Ansagen
  }
tape-failed = Die Aufnahme in { $file } kann nicht geschrieben werden: { $detail }
tape-time = Uhrzeit
tape-hour = { $hours ->
    [one] ein Uhr
   *[other] { $hours } Uhr
  }
ask-own-voice = Soll nach jeder Ansage das Mikrofon mitlaufen, bis zur nächsten Taste, höchstens zehn Sekunden? Alles bleibt auf diesem Rechner. Ja oder nein?
set-tape-format = { $format ->
    [flac] Aufnahmen in FLAC
   *[wav] Aufnahmen in WAV
  }
set-own-voice = { $state ->
    [on] Ihre Stimme wird mit aufgenommen
   *[off] Ihre Stimme wird nicht aufgenommen
  }

hear-command-tape-flac = in FLAC aufnehmen | Diktiergerät FLAC | Aufnahme FLAC
hear-command-tape-wav = in WAV aufnehmen | Diktiergerät WAV | Aufnahme WAV
hear-command-own-voice-on = eigene Stimme aufnehmen | meine Stimme aufnehmen
hear-command-own-voice-off = eigene Stimme nicht aufnehmen | ohne meine Stimme
