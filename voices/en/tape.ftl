# The dictaphone: the record of the game as sound. What stands behind each announcement is the time of day and the clocks.

tape = { $what ->
    [starting] The dictaphone records this game
    [starting-both] The dictaphone records this game and, at each announcement, your voice
    [stopping] The dictaphone stops
    [is-on] The dictaphone is running
    [is-off] The dictaphone is not running
   *[no-microphone] There is no microphone; only the announcements are recorded
  }
tape-started = Recorded in { $file }
tape-stopped = { $file }: { $announcements ->
    [one] one announcement
   *[other] { $announcements } announcements
  }
tape-failed = The record of the dictaphone in { $file } cannot be written: { $detail }
tape-time = Time of day
tape-hour = { $hours ->
    [one] one hour
   *[other] { $hours } hours
  }
ask-own-voice = At each announcement, the dictaphone would record the microphone until the next key, for ten seconds at most. Everything stays on this computer. Do you agree, yes or no?
set-tape-format = { $format ->
    [flac] The dictaphone writes FLAC
   *[wav] The dictaphone writes WAV
  }
set-own-voice = { $state ->
    [on] The dictaphone records your voice too
   *[off] The dictaphone does not record your voice
  }

hear-command-tape-flac = record in flac | dictaphone flac
hear-command-tape-wav = record in wav | dictaphone wav
hear-command-own-voice-on = record my voice | record own voice
hear-command-own-voice-off = do not record my voice | without my voice
