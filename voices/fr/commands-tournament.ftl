# Les commandes de la page des tournois

command-tournament-open = ouvrir un tournoi
    .hear = ouvrir tournoi | ouvre tournoi
command-tournament-create = commencer un nouveau tournoi
    .hear = nouveau tournoi | créer tournoi
command-tournament-entry = saisir une entrée du tournoi
    .hear = entrée du tournoi
command-tournament-pairings = appariements de la ronde
    .hear = appariements | lire les appariements | qui joue contre qui
command-tournament-standings = classement du tournoi
    .hear = classement du tournoi | lire le classement
command-tournament-leaders = qui mène le tournoi
    .hear = qui mène | qui est en tête
command-tournament-playing = parties encore en cours
    .hear = qui joue encore | qui joue toujours
command-tournament-adjourned = parties ajournées du tournoi
    .hear = parties ajournées | quelles parties sont ajournées
command-tournament-table = grille américaine
    .hear = grille américaine | ouvrir la grille
command-tournament-duties = listes des tâches
    .hear = tâches | liste des tâches
command-tournament-judges = nombre d'arbitres nécessaires
    .hear = combien d'arbitres | arbitres nécessaires
command-tournament-pair = apparier la ronde suivante
    .hear = apparier la ronde | apparier la ronde suivante
command-tournament-close = fermer le tournoi
    .hear = fermer le tournoi
