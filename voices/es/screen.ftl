## Who speaks

ask-output = { $proposed ->
    [screen-reader] Hay un lector de pantalla en marcha. ¿Debe hablar él y callar la voz del programa? S para sí, N para no.
   *[own-voice] ¿Debe hablar el programa con su propia voz? S para sí; N para no: entonces habla su lector de pantalla.
  }
set-output = { $output ->
    [screen-reader] Habla su lector de pantalla
   *[own-voice] El programa habla con su propia voz
  }
set-reset = Todos los ajustes están como al principio
trouble-setting = El ajuste { $detail } no se puede leer; vale el valor habitual
trouble-reader = { $state ->
    [there] Su lector de pantalla habla otra vez
   *[gone] Ningún lector de pantalla lee esta ventana; mientras tanto, el programa habla con su propia voz
  }
hear-command-output-own-voice = habla tú | habla el programa | sin lector de pantalla
hear-command-output-screen-reader = lector de pantalla | usa lector de pantalla | con lector de pantalla
hear-command-reset = restablecer ajustes | restablece ajustes | ajustes iniciales
