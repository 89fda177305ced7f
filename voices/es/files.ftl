# La lista de archivos que se pueden abrir.

files = { $what ->
    [top] No hay carpeta superior
    [no-completion] Nada coincide
    [no-path] Lo pegado no es una ruta
    [path] Tabulador: completar la ruta; Intro: aceptar; Escape: cancelar
    [text] Intro: aceptar la línea; Escape: cancelar
    [saving] Flechas arriba y abajo: recorrer; una letra: ir al nombre; Intro en la primera fila: guardar; flecha izquierda: carpeta superior; barra: escribir una ruta; Escape: cerrar
   *[keys] Flechas arriba y abajo: recorrer; una letra: ir al nombre; Intro: abrir; flecha izquierda: carpeta superior; barra: escribir una ruta; Escape: cerrar
  }
files-in = { $name }
files-row = { $kind ->
    [recent] { $name }, reciente
    [folder] Carpeta { $name }
    [above] Carpeta superior: { $name }
    [here] Guardar aquí: { $name }
   *[file] { $name }
  }
files-none = No hay nada aquí
files-no-name = Ningún nombre empieza por { $letter }
files-fit = Coinciden: { $text }
files-unreadable = No se puede leer la carpeta { $name }: { $detail }
