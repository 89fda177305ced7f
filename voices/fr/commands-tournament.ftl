# Les commandes de la page des tournois

command-tournament-open = ouvrir un tournoi
    .hear = ouvrir tournoi | ouvre tournoi
command-tournament-create = commencer un nouveau tournoi
    .hear = nouveau tournoi | créer tournoi |
        tournois | commencer un tournoi | commencer tournoi | commence un tournoi | démarrer un tournoi |
        organiser un tournoi | lancer un tournoi
command-tournament-entry = saisir une entrée du tournoi
    .hear = entrée du tournoi
command-tournament-draw = tirer au sort
    .hear = tirer au sort | tirage au sort
command-tournament-players = joueurs du tournoi
    .hear = combien de joueurs |
        joueurs | les joueurs | joueurs du tournoi | liste des joueurs | qui participe | liste des participants | participants
command-tournament-terms = conditions du tournoi
    .hear = combien de rondes | combien de rondes y a-t-il | combien de rondes reste-t-il | combien de rondes il reste |
        conditions du tournoi | règlement du tournoi
command-tournament-pairings = appariements de la ronde
    .hear = appariements | lire les appariements | qui joue contre qui |
        appariements de la ronde |
        les rencontres | qui rencontre qui | appariements s'il te plaît |
        qui joue contre qui dans le tournoi | appariements du tournoi | qui joue qui dans le tournoi
command-tournament-standings = classement du tournoi
    .hear = les trois premiers | classement final |
        classement du tournoi | lire le classement |
        quel est le classement | classement | le tableau des scores | où en est le tournoi |
        qui est où au classement |
        classement général | les scores | qui a combien de points | le tableau du tournoi |
        le classement actuel du tournoi | lire le classement du tournoi
command-tournament-leaders = qui mène le tournoi
    .hear = qui a gagné le tournoi | qui gagne le tournoi |
        qui gagne | qui mène | qui est en tête |
        qui est en tête du tournoi | qui mène le tournoi | qui est premier | qui est premier du tournoi | le leader |
        qui est premier dans le tournoi | qui est à la première place du tournoi | qui est en tête au classement |
        qui mène le tournoi en ce moment | qui mène dans le tournoi
command-tournament-mine = ma prochaine partie du tournoi
    .hear = mon adversaire | qui est mon adversaire | quelle couleur j'ai | quelle couleur ai-je | j'ai les blancs ou les noirs | à quel échiquier je suis | sur quel échiquier je joue |
        ma prochaine partie | quand est-ce que je joue |
        contre qui je joue | contre qui je joue à la prochaine ronde | contre qui je joue ensuite |
        mon prochain adversaire | qui est mon prochain adversaire | à quel échiquier je joue |
        à quelle table je suis | quand est-ce que je rejoue | quelle couleur j'ai à la prochaine ronde |
        mon prochain match | où je joue |
        quand est ma prochaine partie du tournoi | ma prochaine partie du tournoi |
        contre qui je joue ensuite dans le tournoi | contre qui je joue la prochaine partie du tournoi |
        mon prochain adversaire du tournoi | quand je joue dans le tournoi
command-tournament-mine-needs = ce qu'il me faut pour la première place
    .hear = que me faut-il | de quoi ai-je besoin |
        qu'est-ce qu'il me faut pour être premier | puis-je encore gagner le tournoi |
        je peux encore gagner le tournoi | de quoi ai-je besoin pour gagner | combien de points il me faut |
        de quoi ai-je besoin pour gagner le tournoi | quel résultat me faut-il |
        ce qu'il me faut pour la première place
command-tournament-playing = parties encore en cours
    .hear = qui manque | qui manque encore | quels résultats manquent | quels échiquiers jouent encore | quelles tables jouent encore |
        parties en cours | qui joue encore | qui joue toujours |
        quelles parties sont en cours | quelles parties sont encore en cours | qui n'a pas fini
command-tournament-adjourned = parties ajournées du tournoi
    .hear = parties ajournées | quelles parties sont ajournées |
        parties ajournées dans le tournoi | y a-t-il des parties ajournées dans le tournoi
command-tournament-table = grille américaine
    .hear = grille américaine | ouvrir la grille |
        tableau croisé | tous les résultats |
        grille du tournoi | montre la grille du tournoi
command-tournament-duties = listes des tâches
    .hear = tâches | liste des tâches |
        liste des tâches de l'arbitre | que doit faire l'arbitre |
        liste de contrôle de l'arbitre
command-tournament-judges = nombre d'arbitres nécessaires
    .hear = combien d'arbitres | arbitres nécessaires |
        combien d'arbitres il faut | il faut combien d'arbitres |
        combien d'arbitres faut-il pour ce tournoi | combien d'arbitres pour ce tournoi
command-tournament-corrections = résultats corrigés
    .hear = corrections | résultats corrigés | quels résultats ont été corrigés | les corrections
command-tournament-pair = apparier la ronde suivante
    .hear = apparier la ronde | apparier la ronde suivante |
        apparie la ronde suivante | fais les appariements | ronde suivante |
        apparie la prochaine ronde
command-tournament-close = fermer le tournoi
    .hear = ferme | fermer | fermer le tournoi
