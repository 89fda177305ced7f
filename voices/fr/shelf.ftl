# La bibliothèque des parties, et les tâches qui prennent du temps.

shelf-input = { $what ->
    [search] Chercher : noms, année, résultat, premiers coups ; Entrée seule trouve toutes les parties
    [import] Chemin du fichier PGN à importer
    [event] Chemin du fichier du tournoi
    [new-event] Chemin du nouveau tournoi
    [entry] Tapez l'entrée, par exemple résultat 3 nulle
    [backup] Chemin de la sauvegarde à créer
    [player] Tapez votre nom pour vos parties
   *[restore] Chemin de la sauvegarde à restaurer
  }
shelf-plain = { $what ->
    [keeping] La partie entre dans la bibliothèque
    [deleting] La partie est retirée de la bibliothèque
    [last] Recherche de vos dernières parties
    [opening] La partie s'ouvre
    [closed] Bibliothèque fermée
    [nothing-found] Aucune partie trouvée ; cherchez d'abord
    [nothing-to-keep] Pas encore de coups à enregistrer
    [kept] Partie dans la bibliothèque
    [there-already] Déjà dans la bibliothèque
   *[deleted] Partie retirée de la bibliothèque
  }
shelf-found = { $games ->
    [0] Aucune partie trouvée
    [1] Une partie trouvée
   *[other] { COUNT($games, "fem") } parties trouvées
  }
shelf-walkable = { $games ->
    [1] Vous pouvez parcourir la plus récente
   *[other] Vous pouvez parcourir les { COUNT($games, "fem") } plus récentes
  }
shelf-hint = Flèches haut et bas : parcourir ; Entrée : ouvrir ; Échap : fermer
shelf-game = Partie { $number } sur { $count }
shelf-players = { $white ->
    [unknown] un inconnu
   *[other] { $white }
  } contre { $black ->
    [unknown] un inconnu
   *[other] { $black }
  }
shelf-result = { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux joueurs ont perdu
   *[unknown] sans résultat
  }
shelf-moves = { $moves ->
    [1] un coup
   *[other] { $moves } coups
  }
shelf-first = Premiers coups : { $opening }
shelf-imported = { $games ->
    [0] Aucune nouvelle partie importée
    [1] Une nouvelle partie importée
   *[other] { COUNT($games, "fem") } nouvelles parties importées
  }
shelf-doubles = { $games ->
    [1] Une y était déjà
   *[other] { COUNT($games, "fem") } y étaient déjà
  }
shelf-faulty = { $games ->
    [1] Une est fautive et gardée seulement jusqu'à la faute, ligne { $line }
   *[other] { COUNT($games, "fem") } sont fautives et gardées seulement jusqu'à la faute, la première ligne { $line }
  }
shelf-lost = { $games ->
    [1] Une est illisible
   *[other] { COUNT($games, "fem") } sont illisibles
  }
shelf-cut = { $pages ->
    [1] Une page du fichier est perdue
   *[other] { COUNT($pages, "fem") } pages du fichier sont perdues
  } ; on ne sait pas combien de parties s’y trouvaient
shelf-altered = { $games ->
    [1] Une n'est plus telle qu'elle a été enregistrée ; à comparer
   *[other] { COUNT($games, "fem") } ne sont plus telles qu'elles ont été enregistrées ; à comparer
  }
shelf-unchecked = Notes non vérifiables : { $games ->
    [1] une partie
   *[other] { COUNT($games, "fem") } parties
  }
shelf-backed-up = { $games ->
    [1] Une partie sauvegardée
   *[other] { COUNT($games, "fem") } parties sauvegardées
  } dans { $file }
shelf-kept-beside = La sauvegarde précédente compte { $games ->
    [1] une partie
   *[other] { COUNT($games, "fem") } parties
  } et reste dans { $file }
shelf-restored = Bibliothèque restaurée depuis { $file }, { $games ->
    [1] une partie
   *[other] { COUNT($games, "fem") } parties
  }
shelf-sound = La bibliothèque est intacte, { $games ->
    [1] une partie
   *[other] { COUNT($games, "fem") } parties
  }
shelf-fault = { $fault ->
    [damaged] La bibliothèque était endommagée. Elle est mise de côté sous { $file } ; une nouvelle commence
    [locked] Un autre programme utilise la bibliothèque ; rien n'y est enregistré tant qu'elle est occupée
    [newer] La bibliothèque vient d'une version plus récente ; elle reste telle quelle
    [not-found] Le fichier { $file } n'existe pas
    [no-shelf] { $file } n'est pas une sauvegarde de bibliothèque ou est endommagé
    [no-game] Aucune partie dans { $file }
    [unreadable] { $file } est illisible : { $detail }
    [unwritable] { $file } n'a pas pu être écrit : { $detail }
    [none-here] Rien n'est enregistré ici, donc pas de bibliothèque
   *[broken] La bibliothèque est inutilisable : { $detail }
  }
ask-shelf = { $what ->
    [delete] Supprimer définitivement { $file } de la bibliothèque ? Oui ou non ?
    [restore] Remplacer la bibliothèque par { $file } ? L'ancienne est conservée. Oui ou non ?
   *[replace] { $file } existe déjà. L'écraser ? Oui ou non ?
  }
work = { $what ->
    [open] Lecture du fichier
    [import] Importation des parties
    [export] Enregistrement des parties
    [search] Recherche en cours
    [backup] Sauvegarde de la bibliothèque
   *[restore] Restauration de la bibliothèque
  }
work-done = { $games ->
    [1] une pour l'instant
   *[other] { COUNT($games, "fem") } pour l'instant
  }
work-percent = { $percent } pour cent
work-state = { $state ->
    [done] { $what ->
        [open] Fichier lu
        [import] Parties importées
        [export] Parties enregistrées
        [search] Recherche terminée
        [backup] Sauvegarde terminée
       *[restore] Bibliothèque restaurée
      }
    [stopped] Arrêté ; tout est comme avant
    [stopped-mended] Arrêté ; ce qui est réparé le reste
    [stopping] Arrêt en cours
    [busy] Patientez, une autre tâche est en cours
   *[none] Aucune tâche en cours
  }
waits = { $what ->
    [file] Le fichier est lu
    [envelope] L'enveloppe est ouverte
    [exists] Ce fichier existe déjà
    [slept] L'ordinateur était en veille
    [drill] Les exercices sont prêts
    [contradiction] Un fichier contredit le tournoi
   *[speaker] Qui doit parler
  }. Cela vient ensuite
