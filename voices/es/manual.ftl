# El manual: en voz alta y en braille.

manual-text = { $text }
manual-keys = Flecha abajo: sigue. Flecha derecha: el título siguiente. Avanzar página: el capítulo siguiente. Escape cierra el manual
manual-foreign = El manual está en inglés
manual-closed = Manual cerrado
manual-written = { $how ->
    [contracted] Braille estenográfico con liblouis
    [uncontracted] Braille integral
   *[without-liblouis] liblouis no está instalado: es braille integral
  }, { $pages ->
    [one] una página
   *[other] { COUNT($pages, "fem") } páginas
  }
