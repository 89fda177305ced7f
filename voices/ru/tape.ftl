# Диктофон: запись партии в звуке. За каждым объявлением следуют время суток и показания часов.

tape = { $what ->
    [starting] Диктофон записывает эту партию
    [starting-both] Диктофон записывает эту партию и ваш голос при каждом объявлении
    [stopping] Диктофон останавливается
    [is-on] Диктофон уже работает
    [is-off] Диктофон не работает
   *[no-microphone] Микрофона нет; записываются только объявления
  }
tape-started = В файл { $file }
tape-stopped = { $file }: { $announcements ->
    [one] { COUNT($announcements, "neut") } объявление
    [few] { $announcements } объявления
   *[other] { $announcements } объявлений
  }
tape-failed = Запись диктофона в { $file } невозможна: { $detail }
tape-time = Время суток
tape-hour = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
  }
ask-own-voice = После каждого объявления записывать и микрофон, до следующей клавиши, не дольше десяти секунд? Всё остаётся на этом компьютере. Да или нет?
set-tape-format = { $format ->
    [flac] Диктофон пишет FLAC
   *[wav] Диктофон пишет WAV
  }
set-own-voice = { $state ->
    [on] Диктофон записывает и ваш голос
   *[off] Диктофон не записывает ваш голос
  }

hear-command-tape-flac = записывать в flac | диктофон flac
hear-command-tape-wav = записывать в wav | диктофон wav
hear-command-own-voice-on = записывать мой голос | записывать свой голос
hear-command-own-voice-off = не записывать мой голос | без моего голоса
