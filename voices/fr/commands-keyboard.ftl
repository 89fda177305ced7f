# Commands. The keyboard, the gamepad and help.

command-board-keys = les lettres explorent l'échiquier, ou s'écrivent de nouveau
    .hear = touches échiquier | explorer échiquier | lettres explorent | mode échiquier | lettres pour échiquier
command-home-row = la rangée de repos nomme des cases, ou les lettres s'écrivent de nouveau
    .hear = rangée de repos
command-braille-keys = le clavier devient une machine braille, ou les lettres s'écrivent de nouveau
    .hear = touches braille | Perkins | machine braille | saisie braille | clavier braille | écrire en braille
command-braille-strokes = une autre façon d'écrire un signe
    .hear = autre manière braille | manière braille
command-braille-code = un autre code braille pour la saisie et l'afficheur
    .hear = autre code braille | code braille suivant
command-braille-test = essayer quelles touches le clavier transmet ensemble
    .hear = essayer clavier | essai du clavier
command-write-line = écrire une ligne
    .hear = écrire ligne | écrire
command-explain-keys = les touches disent ce qu'elles font et ne font rien
    .hear = expliquer touches | explique touches | que font touches | aide des touches | que fait cette touche | apprendre touches
command-change-key = une autre touche pour une commande
    .hear = changer touche | autre touche | assigner touche | modifier touche
command-reset-keys = toutes les touches comme au début
    .hear = réinitialiser touches | toutes touches comme au début | touches par défaut
command-write-by-pad = écrire une ligne, lettre par lettre
command-change-button = donner un autre sens à un bouton
command-reset-buttons = tous les boutons comme au début
    .hear = rétablir boutons | boutons comme au début
command-help = dire ce qui est possible ici
    .hear = aide | aide-moi | à l'aide | que puis-je faire | que puis-je dire | commandes | aidez-moi | au secours | besoin d'aide |
        et maintenant | quoi maintenant | que faire | que dois-je faire | qu'est-ce que je peux dire | qu'est-ce que je peux faire |
        qu'est-ce que je fais | quoi faire | que peux-tu faire | que pouvez-vous faire | quelles commandes | liste des commandes |
        comment jouer | comment ça marche | comment faire | comment entrer un coup | comment jouer un coup | touches | quelles touches |
        liste des touches | mode d'emploi | manuel | instructions | je suis perdu | je suis perdue | ensuite | et après | quoi ensuite |
        quoi d'autre | options | qu'est-ce qu'on peut dire | raccourcis
command-menu = ouvrir ou fermer le menu
    .hear = menu | ouvrir menu | fermer menu | menu principal | affiche menu | montrer menu
command-reset-settings = tous les réglages comme au début
    .hear = réinitialiser réglages | réinitialise réglages | réglages par défaut | réglages d'usine | rétablir réglages | réinitialiser tout
