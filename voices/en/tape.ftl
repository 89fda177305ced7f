# The recorder: the record of the game as sound. What stands behind each announcement is the time of day and the clocks.

tape = { $what ->
    [starting] Recording this game
    [starting-both] Recording this game and, after each announcement, your voice
    [stopping] Recording stopped
    [is-on] Recording is on
    [is-off] Recording is off
   *[no-microphone] There is no microphone; only the announcements are recorded
  }
tape-started = In the file { $file }
tape-stopped = { $file }: { $announcements ->
    [one] one announcement
   *[other] { $announcements } announcements
  }
tape-failed = The recording in { $file } cannot be written: { $detail }
tape-time = Time of day
tape-hour = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
ask-own-voice = After each announcement, record the microphone until your next key, ten seconds at most? Everything stays on this computer. Yes or no?
set-tape-format = { $format ->
    [flac] Recordings in FLAC
   *[wav] Recordings in WAV
  }
set-own-voice = { $state ->
    [on] Your voice is recorded too
   *[off] Your voice is not recorded
  }

hear-command-tape-flac = record in flac | dictaphone flac | recorder flac
hear-command-tape-wav = record in wav | dictaphone wav | recorder wav
hear-command-own-voice-on = record my voice | record own voice
hear-command-own-voice-off = do not record my voice | without my voice
