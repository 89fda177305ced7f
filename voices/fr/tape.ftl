# L'enregistreur : l'enregistrement sonore de la partie. Après chaque annonce viennent l'heure et les pendules.

tape = { $what ->
    [starting] Enregistrement de cette partie
    [starting-both] Enregistrement de cette partie et, après chaque annonce, de votre voix
    [stopping] L'enregistrement s'arrête
    [is-on] L'enregistreur tourne déjà
    [is-off] L'enregistreur ne tourne pas
   *[no-microphone] Pas de micro ; seules les annonces sont enregistrées
  }
tape-started = Dans le fichier { $file }
tape-stopped = { $file } : { $announcements ->
    [1] une annonce
    [one] { COUNT($announcements, "fem") } annonce
   *[other] { COUNT($announcements, "fem") } annonces
  }
tape-failed = L'enregistrement dans { $file } n'a pas pu être écrit : { $detail }
tape-time = Heure
tape-hour = { $hours ->
    [one] { COUNT($hours, "fem") } heure
   *[other] { COUNT($hours, "fem") } heures
  }
ask-own-voice = Enregistrer aussi le micro après chaque annonce, dix secondes au plus ? Tout reste sur cet ordinateur. Oui ou non ?
set-tape-format = { $format ->
    [flac] Enregistrement en FLAC
   *[wav] Enregistrement en WAV
  }
set-own-voice = { $state ->
    [on] Votre voix est aussi enregistrée
   *[off] Votre voix n'est pas enregistrée
  }

hear-command-tape-flac = enregistrer en flac | dictaphone flac
hear-command-tape-wav = enregistrer en wav | dictaphone wav
hear-command-own-voice-on = enregistrer ma voix
hear-command-own-voice-off = ne pas enregistrer ma voix | sans ma voix
