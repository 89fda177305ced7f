# La liste des fichiers que l'on peut ouvrir.

files = { $what ->
    [top] Aucun dossier au-dessus
    [no-completion] Rien ne correspond
   *[keys] Flèches haut et bas : parcourir ; une lettre : aller au nom ; Entrée : ouvrir ; flèche gauche : dossier parent ; barre oblique : taper un chemin ; Échap : fermer
  }
files-in = { $folder } : { $files ->
    [0] aucun fichier à ouvrir
    [1] un fichier
    [one] { COUNT($files, "masc") } fichier
   *[other] { COUNT($files, "masc") } fichiers
  }
files-row = { $kind ->
    [recent] { $name }, récent
    [folder] Dossier { $name }
    [above] Dossier parent : { $name }
   *[file] { $name }
  }
files-none = Rien ici
files-no-name = Aucun nom ne commence par { $letter }
files-fit = { $count } possibilités : { $names }
files-unreadable = Le dossier { $folder } est illisible : { $detail }
