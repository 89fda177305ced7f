# Commands. Files, games and the shelf.

command-new-game = commencer une nouvelle partie
    .hear = nouvelle partie | recommencer | nouveau jeu | commencer une nouvelle partie | commence nouvelle partie |
        nouvelle | recommence | recommencer partie | autre partie | rejouer | encore une partie | on recommence |
        démarrer une partie | lance nouvelle partie | lancer nouvelle partie | nouvelle partie d'échecs classique |
        commencer à jouer | jouer une partie | une autre partie | recommençons | commencer nouvelle partie | revanche |
        rejouons | jouer encore | repartir de zéro | depuis début | je veux une nouvelle partie | on rejoue |
        relancer partie | redémarrer | redémarrer partie | démarrer partie | une partie | encore une |
        on en refait une | depuis le début | je veux jouer | jouons une partie | je veux jouer une autre partie |
        jouer une autre partie | joues-en une autre | la revanche | recommencer depuis le début | reprendre à zéro |
        on peut reprendre à zéro | commençons une nouvelle partie | un autre match |
        remets les pièces pour une nouvelle partie | remets les pièces en place | remets les pièces |
        on refait une partie | on remet ça | on y retourne | remets l'échiquier en place | replace les pièces |
        j'ai envie d'une nouvelle partie | envie d'une nouvelle partie |
        une autre | on se refait une game | on s'en refait une | partie neuve | je veux jouer une partie |
        je veux faire une partie | on commence | c'est parti | commence une partie | lance une partie |
        repartons à zéro | on repart de zéro | je voudrais jouer |
        une partie s'il te plaît | démarre une partie | la suivante, nouvelle partie | on joue |
        nouvelle partie s'il te plaît | je voudrais une nouvelle partie | démarre | démarrer | commencer |
        commençons | on y va | recommence à zéro | une partie de plus | une dernière partie |
        remets les pièces et on joue | remise à zéro |
        jouons à autre chose | on joue à autre chose | si on jouait à autre chose
command-other-game = changer de jeu : échecs ou dames
    .hear = autre jeu | changer de jeu | changer jeu | change de jeu | passer à l'autre jeu
command-open-file = ouvrir un fichier PGN
    .hear = ouvrir fichier | ouvre fichier | ouvrir partie | ouvrir | ouvre partie | ouvrir pgn |
        ouvrir fichier pgn | charger | charger fichier | charger partie | charge partie | ouvre pgn |
        ouvrir un fichier pgn | ouvrir un fichier | ouvre un fichier | charger pgn | charge fichier |
        importer fichier à écouter | lire fichier | charge un pgn | ouvre un pgn | charger un fichier |
        charger une partie | ouvrir une ancienne partie | ouvre une partie enregistrée |
        reprendre une partie sauvegardée | ouvrir une partie sauvegardée | j'ai un fichier à ouvrir |
        ouvre ma partie enregistrée | lire une partie d'un fichier | retrouve ma partie sauvegardée |
        importer une partie | une partie depuis un fichier | ouvre un fichier pgn |
        reprendre la partie d'hier | reprends la partie d'hier | continue la partie d'hier | ouvre la partie d'hier
command-shelf-search = chercher dans la bibliothèque
    .hear = bibliothèque | ouvrir bibliothèque | étagère | ouvrir étagère | chercher partie | chercher parties |
        ouvre bibliothèque | chercher | recherche | rechercher | rechercher partie | rechercher parties | mes parties |
        parties enregistrées | collection | chercher dans bibliothèque | trouve partie | trouver partie | cherche partie | cherche |
        chercher partie dans bibliothèque | chercher une partie dans bibliothèque | cherche partie dans bibliothèque |
        trouver partie dans bibliothèque | cherche dans bibliothèque | ouvrir la bibliothèque | ma bibliothèque |
        chercher une partie | recherche dans bibliothèque | montre bibliothèque | recherche de parties |
        cherche dans mes parties | trouve une partie | trouve une partie dans la bibliothèque | ouvre la bibliothèque |
        fouille dans mes parties | mes anciennes parties | retrouve une partie | parties de |
        où sont mes parties jouées | parcourir mes parties |
        recherche une partie | rechercher dans mes parties | liste de mes parties | montre mes parties |
        mes parties enregistrées |
        trouver | trouver des parties | trouve des parties | cherche les parties | trouve-moi
command-shelf-here = chercher cette position dans la bibliothèque
    .hear = chercher cette position | parties avec cette position | chercher position | trouver cette position | rechercher cette position |
        cherche cette position |
        trouve les parties avec cette position | qui a joué cette position |
        cette position a-t-elle déjà été jouée | cherche la position actuelle |
        cherche la position actuelle dans la base | qui a déjà joué ça | a-t-on déjà vu cette position |
        cette position est-elle connue
command-shelf-keep = enregistrer la partie dans la bibliothèque
    .hear = garder partie | garde partie | garder cette partie | mettre partie en bibliothèque | ajouter à bibliothèque |
        mettre dans bibliothèque | enregistrer dans bibliothèque | ajouter partie à bibliothèque |
        mettre partie dans bibliothèque | partie dans bibliothèque | mettre la partie dans bibliothèque |
        mets partie dans bibliothèque | dans bibliothèque | ajoute à bibliothèque | ranger partie | conserver partie |
        sauvegarder dans bibliothèque | range partie dans bibliothèque | ajoute à la bibliothèque | dans la bibliothèque |
        enregistre dans la bibliothèque | mets la partie dans la bibliothèque | ajoute cette partie à la bibliothèque |
        ajoute la partie à la bibliothèque |
        ajoute cette partie à ma collection | ajouter à la bibliothèque | range la partie dans la bibliothèque |
        je veux conserver cette partie |
        je veux conserver ce qu'on vient de jouer | mémorise la partie | conserve la partie |
        ne perds pas cette partie | archive la partie |
        range la partie | mets-la dans ma collection
command-shelf-import = importer un fichier PGN dans la bibliothèque
    .hear = importer | importer parties | importation | importer pgn | importer fichier | importe | importer dans bibliothèque |
        importer fichier pgn | importe fichier pgn | importer un fichier pgn dans bibliothèque |
        importer des parties | ajouter des parties à la bibliothèque |
        ajoute des parties à la base | ajouter des parties à la base
command-shelf-backup = sauvegarder la bibliothèque
    .hear = sauvegarder bibliothèque | copier bibliothèque | copier étagère | copie de sauvegarde |
        sauvegarde la bibliothèque | copie de la bibliothèque
command-shelf-restore = restaurer la bibliothèque
    .hear = restaurer bibliothèque | restaurer étagère | restaurer | restaurer sauvegarde
command-player-name = taper votre nom pour vos parties
    .hear = mon nom est | mon nom | je m'appelle | nom du joueur | changer mon nom | changer de nom | taper mon nom | appelez-moi |
        je m'appelle autrement | entrer mon nom
command-shelf-delete = supprimer la partie de la bibliothèque
    .hear = supprimer partie | supprime partie | effacer partie | supprimer partie trouvée | efface partie | supprimer | retirer partie |
        supprime cette partie de la bibliothèque | efface la partie de la base
command-work-tell = progression
    .hear = progrès | combien reste | où en est le travail | progression | avancement | combien de temps encore |
        c'est bientôt fini | où en es-tu | tu as fini | ça prend encore combien de temps
command-work-stop = arrêter la tâche en cours
    .hear = arrêter travail | arrêter importation | arrêter recherche | arrêter tâche | annuler importation | annuler recherche |
        interrompre travail | arrête travail |
        arrête de calculer | arrête l'analyse | stoppe l'analyse
command-next-game = ouvrir la partie suivante du fichier
    .hear = partie suivante | prochaine partie | partie suivante du fichier
command-previous-game = ouvrir la partie précédente du fichier
    .hear = partie précédente | partie précédente du fichier | partie d'avant
command-agree = commencer une partie de compétition
    .hear = compétition | nouvelle compétition | commencer compétition | partie de tournoi |
        partie de compétition | nouvelle partie de compétition | démarrer compétition | partie officielle |
        partie selon règles | jouer compétition | commence compétition | nouvelle partie de tournoi | partie sérieuse |
        commencer une compétition | jouer en compétition |
        débuter compétition | selon les règles du tournoi | jouer selon les règles | commencer une partie de tournoi |
        commence une partie de tournoi | partie sérieuse avec les règles de tournoi | selon les règles fide |
        lancer une compétition | une partie de tournoi | conditions de tournoi |
        je veux jouer une vraie partie avec pendule | une vraie partie | partie avec pendule | cadence de tournoi |
        jouer selon le règlement | jouer selon le règlement officiel | en compétition |
        partie officielle avec pendule | je veux une partie officielle | jouer en tournoi |
        avec les règles de la fide | partie avec cadence
command-quit = quitter le programme, partie enregistrée
    .hear = quitter | terminer | fermer | au revoir | sortir | quitte | ferme | quitter programme | fermer programme |
        finir | stop programme | à bientôt | arrêter programme | sortir du programme | quitte programme |
        quitte le programme | quitter le programme | ferme programme | ferme le programme | fermer le programme |
        je veux quitter | je quitte | arrête programme | éteindre | ferme tout | ciao | adieu | je m'en vais |
        arrêter le programme | terminer programme | j'ai terminé | c'est tout | ça suffit pour aujourd'hui |
        j'ai fini, quitter | c'est tout pour aujourd'hui | arrête le programme | je veux arrêter et sortir |
        à demain annabella | fermer l'application | ferme l'application | j'arrête pour aujourd'hui | salut à plus |
        à plus | on ferme | j'ai fini pour aujourd'hui | fini pour aujourd'hui | laisse-moi sortir |
        laisse-moi partir | sortir du jeu | bonne nuit annabella | bonne nuit | éteins-toi | je dois y aller |
        salut je dois y aller | quitte le jeu | c'est fini pour aujourd'hui | assez pour aujourd'hui | j'y vais |
        à la prochaine | je me déconnecte | au revoir annabella | terminé pour aujourd'hui | éteins le programme |
        on arrête pour aujourd'hui | m'arrêter là et fermer le programme | arrêter et fermer le programme |
        c'est tout pour ce soir | ferme le jeu | au revoir à demain
command-save-notes = enregistrer les notes dans le fichier
    .hear = enregistrer notes | sauvegarder notes | enregistrer commentaires | enregistre notes
command-export-pgn = enregistrer la partie en PGN
    .hear = enregistrer en pgn | enregistrer partie | enregistrer | enregistre | enregistre partie | sauvegarder |
        sauvegarde partie | sauvegarder partie | sauver partie | sauve partie | sauvegarder jeu | exporter |
        exporter partie | exporter en pgn | enregistrer en fichier | enregistrer dans un fichier | sauvegarder en pgn |
        enregistrer partie en pgn | sauver | exporte partie | enregistrer cette partie | exporte en pgn | garder pgn |
        enregistrer sous pgn | exporter pgn | sauvegarder la partie | enregistre la partie | exporte la partie |
        exporter la partie | sauve la partie | écris la partie dans un fichier | sauvegarde en pgn |
        sauvegarde la partie en pgn | enregistre en pgn | enregistrer ma partie | enregistre ma partie |
        écris-la dans un fichier | sauvegarde ma partie | sauvegarde ma partie dans un fichier |
        enregistre ma partie dans un fichier | donne-moi le pgn | le pgn | écris un fichier pgn | fais un pgn |
        enregistrer la partie | sauvegarde sur le disque | enregistre sur le disque | sauvegarde ce qu'on a joué |
        enregistrer au format PGN | au format PGN |
        exporte | un fichier pgn | mets la partie dans un fichier | partie en pgn | donne-moi le fichier |
        export pgn | fichier de la partie |
        enregistre la partie sous pgn | enregistrer la partie sous pgn | enregistre sous pgn | sauvegarde sous pgn | sauvegarde la partie sous pgn | sauvegarder sous pgn
command-export-pgn-to = enregistrer la partie en PGN dans un dossier au choix
    .hear = enregistrer sous | enregistrer dans un dossier | enregistrer la partie dans un dossier | choisir le dossier où enregistrer | enregistrer ailleurs | enregistrer sur ma clé | enregistrer la partie sur une clé usb | enregistre la partie dans un dossier | choisir où enregistrer
command-export-braille = enregistrer une feuille de partie en braille
    .hear = enregistrer en braille | feuille en braille | sauvegarder en braille | exporter en braille | imprimer en braille |
        feuille de partie en braille | enregistrer partie en braille | écrire feuille en braille | écris feuille en braille |
        enregistre en braille | partie en braille | sauvegarde en braille | exporte en braille | écrire partie en braille |
        écris partie en braille | braille | en braille | imprime en braille | imprime la partie en braille | écris en braille |
        fais une feuille en braille | la partie en braille |
        sors-moi la partie en braille | je veux embosser ma feuille
command-export-braille-to = enregistrer la feuille braille dans un dossier au choix
    .hear = enregistrer la feuille braille dans un dossier | enregistrer la feuille dans un dossier | enregistrer le braille dans un dossier | feuille braille sur une clé usb | enregistrer la feuille braille ailleurs
command-preview = montrer en points la page suivante de la feuille
    .hear = aperçu | page suivante |
        lis la feuille braille | feuille en points | aperçu de la feuille | aperçu braille
command-sealed-page = écrire le coup sous pli en braille, sur une feuille à part
