## Who speaks

ask-output = { $proposed ->
    [screen-reader] A screen reader is running. Shall it speak, and the program's own voice be silent? Y for yes, N for no.
   *[own-voice] Shall the program speak with its own voice? Y for yes; N for no: then your screen reader speaks instead.
  }
set-output = { $output ->
    [screen-reader] Your screen reader speaks
   *[own-voice] The program speaks with its own voice
  }
set-reset = All settings are as at first
trouble-setting = The setting { $detail } cannot be read; its usual value holds
trouble-reader = { $state ->
    [there] Your screen reader speaks again
   *[gone] No screen reader reads this window; until one does, the program speaks with its own voice
  }
hear-command-output-own-voice = speak yourself | program speaks | own voice speaks | no screen reader
hear-command-output-screen-reader = screen reader | use screen reader | screen reader speaks
hear-command-reset = reset settings | reset all settings | default settings
