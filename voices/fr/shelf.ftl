# L'étagère des parties, et le travail qui prend du temps.

shelf-input = { $what ->
    [search] Chercher sur l'étagère : des noms, une année, un résultat, les premiers coups ; Entrée seule trouve toutes les parties
    [import] Tapez le chemin d'un fichier PGN pour l'étagère
    [backup] Tapez le chemin du fichier pour la copie
   *[restore] Tapez le chemin de la copie
  }
shelf-plain = { $what ->
    [keeping] La partie va sur l'étagère
    [deleting] La partie est retirée de l'étagère
    [last] Vos dernières parties sont cherchées
    [opening] La partie s'ouvre
    [closed] L'étagère est fermée
    [nothing-found] Aucune partie n'a encore été trouvée ; cherchez d'abord
    [nothing-to-keep] Il n'y a pas encore de coups pour l'étagère
    [kept] La partie est sur l'étagère
    [there-already] La partie était déjà sur l'étagère
   *[deleted] La partie n'est plus sur l'étagère
  }
shelf-found = { $games ->
    [0] Aucune partie trouvée
    [one] Une partie trouvée
   *[other] { $games } parties trouvées
  }
shelf-walkable = { $games ->
    [one] On peut parcourir la plus récente
   *[other] On peut parcourir les { $games } plus récentes
  }
shelf-hint = Flèche haut et bas les parcourent, Entrée ouvre une partie, Échap ferme l'étagère
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
    [nobody] les deux ont perdu
   *[unknown] sans résultat
  }
shelf-moves = { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
shelf-first = Début : { $opening }
shelf-imported = { $games ->
    [0] Aucune nouvelle partie sur l'étagère
    [one] Une nouvelle partie sur l'étagère
   *[other] { $games } nouvelles parties sur l'étagère
  }
shelf-doubles = { $games ->
    [one] Une y était déjà
   *[other] { $games } y étaient déjà
  }
shelf-faulty = { $games ->
    [one] Une a une faute et fut laissée, à la ligne { $line }
   *[other] { $games } ont des fautes et furent laissées, la première à la ligne { $line }
  }
shelf-backed-up = { $games ->
    [one] Une partie est
   *[other] { $games } parties sont
  } maintenant aussi dans { $file }
shelf-restored = L'étagère de { $file } est là, { $games ->
    [one] une partie
   *[other] { $games } parties
  }
shelf-fault = { $fault ->
    [damaged] L'étagère était abîmée. Elle a été mise de côté sous { $file }, et une nouvelle est commencée
    [locked] Un autre programme a ouvert l'étagère ; tant qu'elle n'est pas libre, rien n'y est mis
    [newer] Une version plus récente du programme a écrit l'étagère ; elle reste telle quelle
    [not-found] Il n'y a pas de fichier { $file }
    [no-shelf] { $file } n'est pas une copie d'étagère ou est abîmé { $detail }
    [unreadable] { $file } ne peut pas être lu { $detail }
    [unwritable] { $file } ne peut pas être écrit { $detail }
    [none-here] Ici rien n'est gardé, il n'y a donc pas d'étagère
   *[broken] L'étagère ne marche pas : { $detail }
  }
ask-shelf = { $what ->
    [delete] Retirer { $file } de l'étagère pour toujours ? Oui ou non ?
    [restore] Mettre l'étagère de { $file } à la place de celle-ci ? Celle-ci est gardée à côté. Oui ou non ?
   *[replace] { $file } existe déjà. Écrire par-dessus ? Oui ou non ?
  }
work = { $what ->
    [open] Le fichier est en cours de lecture
    [import] Des parties vont sur l'étagère
    [export] Des parties s'écrivent
    [search] Recherche en cours
    [backup] L'étagère est copiée
   *[restore] L'étagère est restaurée
  }
work-done = { $games ->
    [one] une jusqu'ici
   *[other] { $games } jusqu'ici
  }
work-percent = { $percent } pour cent
work-state = { $state ->
    [done] { $what ->
        [open] Le fichier est lu
        [import] Les parties sont sur l'étagère
        [export] Les parties sont écrites
        [search] La recherche est finie
        [backup] La copie est faite
       *[restore] L'étagère est restaurée
      }
    [stopped] Arrêté ; tout est comme avant
    [stopping] Cela s'arrête
    [busy] Une chose après l'autre
   *[none] Aucun travail en cours
  }
waits = { $what ->
    [file] Le fichier est ouvert
    [envelope] L’enveloppe est ouverte
    [exists] Ce fichier existe déjà
    [slept] L’ordinateur était en veille
    [drill] Les exercices sont prêts
   *[speaker] Qui doit parler
  }. Ce sera pour après
