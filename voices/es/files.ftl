# La lista de archivos que se pueden abrir.

files = { $what ->
    [top] No hay carpeta superior
    [no-completion] Nada coincide
   *[keys] Flechas arriba y abajo: recorrer; una letra: ir al nombre; Intro: abrir; flecha izquierda: carpeta superior; barra: escribir una ruta; Escape: cerrar
  }
files-in = { $folder }: { $files ->
    [0] ningún archivo para abrir
    [one] un archivo
   *[other] { COUNT($files, "masc") } archivos
  }
files-row = { $kind ->
    [recent] { $name }, reciente
    [folder] Carpeta { $name }
    [above] Carpeta superior: { $name }
   *[file] { $name }
  }
files-none = No hay nada aquí
files-no-name = Ningún nombre empieza por { $letter }
files-fit = { $count } coinciden: { $names }
files-unreadable = No se puede leer la carpeta { $folder }: { $detail }
