## Who speaks

ask-output = { $proposed ->
    [screen-reader] Un lecteur d'écran est en marche. Doit-il parler, et la voix du programme se taire ? O pour oui, N pour non.
   *[own-voice] Le programme doit-il parler de sa propre voix ? O pour oui ; N pour non : alors votre lecteur d'écran parle à sa place.
  }
set-output = { $output ->
    [screen-reader] Votre lecteur d'écran parle
   *[own-voice] Le programme parle de sa propre voix
  }
set-reset = Tous les réglages sont comme au début
trouble-setting = Le réglage { $detail } ne peut pas être lu ; la valeur habituelle vaut
trouble-reader = { $state ->
    [there] Votre lecteur d'écran parle de nouveau
   *[gone] Aucun lecteur d'écran ne lit cette fenêtre ; en attendant, le programme parle de sa propre voix
  }
hear-command-output-own-voice = parle toi-même | programme parle | sans lecteur d'écran
hear-command-output-screen-reader = lecteur d'écran | utilise lecteur d'écran | avec lecteur d'écran
hear-command-reset = réinitialiser réglages | réinitialise réglages | réglages par défaut
