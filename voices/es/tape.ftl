# La grabadora: el registro de la partida como sonido. Detrás de cada anuncio están la hora y los relojes.

tape = { $what ->
    [starting] La grabadora graba esta partida
    [starting-both] La grabadora graba esta partida y, con cada anuncio, su voz
    [stopping] La grabadora se detiene
    [is-on] La grabadora ya está en marcha
    [is-off] La grabadora no está en marcha
   *[no-microphone] No hay micrófono; solo se graban los anuncios
  }
tape-started = Grabación en { $file }
tape-stopped = { $file }: { $announcements ->
    [one] un anuncio
   *[other] { $announcements } anuncios
  }
tape-failed = No se puede escribir la grabación en { $file }: { $detail }
tape-time = Hora
tape-hour = { $hours ->
    [one] una hora
   *[other] { $hours } horas
  }
ask-own-voice = Con cada anuncio, la grabadora grabaría el micrófono hasta la tecla siguiente, diez segundos como máximo. Todo queda en este ordenador. ¿Está de acuerdo, sí o no?
set-tape-format = { $format ->
    [flac] La grabadora escribe FLAC
   *[wav] La grabadora escribe WAV
  }
set-own-voice = { $state ->
    [on] La grabadora graba también su voz
   *[off] La grabadora no graba su voz
  }

hear-command-tape-flac = grabar en flac | grabadora flac
hear-command-tape-wav = grabar en wav | grabadora wav
hear-command-own-voice-on = grabar mi voz
hear-command-own-voice-off = no grabar mi voz | sin mi voz
