# La grabadora: el registro de la partida como sonido. Detrás de cada anuncio están la hora y los relojes.

tape = { $what ->
    [starting] Se graba esta partida
    [starting-both] Se graba esta partida y, tras cada anuncio, su voz
    [stopping] La grabación se detiene
    [is-on] La grabadora ya está en marcha
    [is-off] La grabadora no está en marcha
   *[no-microphone] No hay micrófono; solo se graban los anuncios
  }
tape-started = En el archivo { $file }
tape-stopped = { $file }: { $announcements ->
    [one] un anuncio
   *[other] { COUNT($announcements, "masc") } anuncios
  }
tape-failed = No se puede escribir la grabación en { $file }: { $detail }
tape-time = Hora
tape-hour = { $hours ->
    [one] una hora
   *[other] { COUNT($hours, "fem") } horas
  }
ask-own-voice = ¿Grabar también el micrófono tras cada anuncio, diez segundos como máximo? Todo queda en este ordenador. ¿Sí o no?
set-tape-format = { $format ->
    [flac] Grabación en FLAC
   *[wav] Grabación en WAV
  }
set-own-voice = { $state ->
    [on] Su voz también se graba
   *[off] Su voz no se graba
  }

hear-command-tape-flac = grabar en flac | grabadora flac
hear-command-tape-wav = grabar en wav | grabadora wav
hear-command-own-voice-on = grabar mi voz
hear-command-own-voice-off = no grabar mi voz | sin mi voz
