# Commands. Files, games and the shelf.

command-new-game = commencer une nouvelle partie
    .hear = nouvelle partie | recommencer | nouveau jeu | commencer une nouvelle partie | commence nouvelle partie | nouvelle | recommence |
        recommencer partie | autre partie | rejouer | encore une partie | on recommence | démarrer une partie | lance nouvelle partie |
        lancer nouvelle partie | jouons | nouvelle partie d'échecs classique | commencer à jouer | jouer une partie
command-other-game = commencer une partie de l'autre jeu, échecs ou dames russes
    .hear = autre jeu | changer de jeu | changer jeu | change de jeu | passer à l'autre jeu
command-open-file = ouvrir une partie d'un fichier PGN
    .hear = ouvrir fichier | ouvre fichier | ouvrir partie | ouvrir | ouvre partie | ouvrir pgn | ouvrir fichier pgn | charger |
        charger fichier | charger partie | charge partie | ouvre pgn
command-shelf-search = chercher sur l'étagère des parties
    .hear = étagère | ouvrir étagère | chercher partie | chercher parties | bibliothèque | ouvrir bibliothèque | ouvre bibliothèque |
        chercher | recherche | rechercher | rechercher partie | rechercher parties | mes parties | parties enregistrées | collection |
        chercher dans bibliothèque | trouve partie | trouver partie | cherche partie | cherche
command-shelf-here = chercher sur l'étagère la position de l'échiquier
    .hear = chercher cette position | parties avec cette position | chercher position | trouver cette position | rechercher cette position |
        cherche cette position
command-shelf-keep = mettre la partie sur l'étagère
    .hear = garder partie | garde partie | garder cette partie | mettre partie en bibliothèque | ajouter à bibliothèque |
        mettre dans bibliothèque | enregistrer dans bibliothèque | ajouter partie à bibliothèque | mettre partie dans bibliothèque |
        partie dans bibliothèque
command-shelf-import = mettre sur l'étagère les parties d'un fichier PGN
    .hear = importer | importer parties | importation | importer pgn | importer fichier | importe | importer dans bibliothèque
command-shelf-backup = copier l'étagère dans un fichier
    .hear = copier étagère | sauvegarde | copier bibliothèque | sauvegarder bibliothèque | copie de sauvegarde
command-shelf-restore = restaurer l'étagère depuis un fichier
    .hear = restaurer étagère | restaurer | restaurer bibliothèque | restaurer sauvegarde
command-shelf-delete = retirer de l'étagère la partie trouvée
    .hear = supprimer partie | supprime partie | effacer partie | supprimer partie trouvée | efface partie | supprimer | retirer partie
command-work-tell = dire où en est le travail
    .hear = progrès | combien reste | où en est le travail | progression | avancement | combien de temps encore
command-work-stop = arrêter le travail
    .hear = arrêter travail | arrêter importation | arrêter recherche | arrêter tâche | annuler importation | annuler recherche |
        interrompre travail | arrête travail
command-next-game = ouvrir la partie suivante du fichier
    .hear = partie suivante | prochaine partie | partie suivante du fichier
command-previous-game = ouvrir la partie précédente du fichier
    .hear = partie précédente | partie précédente du fichier | partie d'avant
command-agree = commencer une compétition, par questions
    .hear = compétition | nouvelle compétition | commencer compétition | tournoi | partie de tournoi | partie de compétition |
        nouvelle partie de compétition | démarrer compétition | partie officielle | partie selon règles | jouer compétition |
        commence compétition | nouvelle partie de tournoi | partie sérieuse
command-quit = finir le programme ; la partie est gardée
    .hear = quitter | terminer | fermer | au revoir | fin | sortir | quitte | ferme | quitter programme | fermer programme | finir |
        stop programme | termine | bonne nuit | à bientôt | arrêter programme | sortir du programme
command-save-notes = enregistrer les notes dans le fichier
    .hear = enregistrer notes | sauvegarder notes | enregistrer commentaires | enregistre notes
command-export-pgn = enregistrer la partie en PGN
    .hear = enregistrer en pgn | enregistrer partie | enregistrer | enregistre | enregistre partie | sauvegarder | sauvegarde partie |
        sauvegarder partie | sauver partie | sauve partie | sauvegarder jeu | exporter | exporter partie | exporter en pgn |
        enregistrer en fichier | enregistrer dans un fichier | sauvegarder en pgn | enregistrer partie en pgn | sauver | exporte partie |
        enregistrer cette partie
command-export-braille = enregistrer la partie en braille
    .hear = enregistrer en braille | feuille en braille | sauvegarder en braille | exporter en braille | imprimer en braille |
        feuille de partie en braille | enregistrer partie en braille
command-preview = montrer en points la page suivante de la feuille en braille
    .hear = aperçu | page suivante
command-sealed-page = écrire le coup sous pli en braille sur une feuille à part
