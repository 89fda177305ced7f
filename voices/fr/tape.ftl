# Le dictaphone : l’enregistrement sonore de la partie. Après chaque annonce viennent l’heure et les pendules.

tape = { $what ->
    [starting] Le dictaphone enregistre cette partie
    [starting-both] Le dictaphone enregistre cette partie et, à chaque annonce, votre voix
    [stopping] Le dictaphone s’arrête
    [is-on] Le dictaphone tourne déjà
    [is-off] Le dictaphone ne tourne pas
   *[no-microphone] Il n’y a pas de microphone ; seules les annonces sont enregistrées
  }
tape-started = Enregistrement dans { $file }
tape-stopped = { $file } : { $announcements ->
    [1] une annonce
    [one] { $announcements } annonce
   *[other] { $announcements } annonces
  }
tape-failed = L’enregistrement du dictaphone dans { $file } ne peut pas être écrit : { $detail }
tape-time = Heure
tape-hour = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
  }
ask-own-voice = À chaque annonce, le dictaphone enregistrerait le microphone jusqu’à la touche suivante, dix secondes au plus. Tout reste sur cet ordinateur. Êtes-vous d’accord, oui ou non ?
set-tape-format = { $format ->
    [flac] Le dictaphone écrit du FLAC
   *[wav] Le dictaphone écrit du WAV
  }
set-own-voice = { $state ->
    [on] Le dictaphone enregistre aussi votre voix
   *[off] Le dictaphone n’enregistre pas votre voix
  }

hear-command-tape-flac = enregistrer en flac | dictaphone flac
hear-command-tape-wav = enregistrer en wav | dictaphone wav
hear-command-own-voice-on = enregistrer ma voix
hear-command-own-voice-off = ne pas enregistrer ma voix | sans ma voix
