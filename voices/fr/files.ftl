# La liste des fichiers que l'on peut ouvrir.

files = { $what ->
    [top] Aucun dossier au-dessus
    [no-completion] Rien ne correspond
    [no-path] Le texte collé n'est pas un chemin
    [path] Tab : compléter le chemin ; Entrée : valider ; Échap : annuler
    [text] Entrée : valider la ligne ; Échap : annuler
    [saving] Flèches haut et bas : parcourir ; une lettre : aller au nom ; Entrée sur la première ligne : enregistrer ; flèche gauche : dossier parent ; barre oblique : taper un chemin ; Échap : fermer
   *[keys] Flèches haut et bas : parcourir ; une lettre : aller au nom ; Entrée : ouvrir ; flèche gauche : dossier parent ; barre oblique : taper un chemin ; Échap : fermer
  }
files-in = { $name }
files-row = { $kind ->
    [recent] { $name }, récent
    [folder] Dossier { $name }
    [above] Dossier parent : { $name }
    [here] Enregistrer ici : { $name }
   *[file] { $name }
  }
files-none = Rien ici
files-no-name = Aucun nom ne commence par { $letter }
files-fit = Possibilités : { $text }
files-unreadable = Le dossier { $name } est illisible : { $detail }
