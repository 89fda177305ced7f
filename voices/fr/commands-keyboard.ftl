# Commands. The keyboard, the gamepad and help.

command-board-keys = touches de l'échiquier, activer ou désactiver
    .hear = touches échiquier | explorer échiquier | lettres explorent | mode échiquier | lettres pour échiquier |
        explorer l'échiquier au clavier | explorer l'échiquier avec les lettres | les lettres explorent l'échiquier |
        se déplacer avec les touches | se déplacer au clavier | touches de l'échiquier
command-home-row = cases par la rangée de base, activer ou désactiver
    .hear = rangée de repos
command-braille-keys = saisie en braille, activer ou désactiver
    .hear = touches braille | Perkins | machine braille | saisie braille | clavier braille | écrire en braille |
        clavier perkins | saisie en braille
command-braille-strokes = méthode suivante de saisie du braille
    .hear = autre manière braille | manière braille
command-braille-code = code braille suivant, saisie et afficheur
    .hear = autre code braille | code braille suivant | changer de code braille | change de code braille | changer code braille |
        code braille | prochain code braille
command-braille-test = tester le clavier pour le braille
    .hear = essayer clavier | essai du clavier
command-write-line = écrire une ligne
    .hear = écrire ligne | écrire
command-explain-keys = aide des touches : entendre ce que fait chacune
    .hear = expliquer touches | explique touches | que font touches | aide des touches | que fait cette touche | apprendre touches |
        que fait chaque touche | aide sur touches | à quoi servent touches | quelle touche fait quoi | décris touches |
        explique clavier | explication des touches |
        à quoi servent les touches | explique les touches
command-change-key = changer la touche d'une commande
    .hear = changer touche | autre touche | assigner touche | modifier touche |
        changer une touche | attribuer une autre touche | modifier une touche
command-reset-keys = réinitialiser toutes les touches
    .hear = réinitialiser touches | toutes touches comme au début | touches par défaut
command-write-by-pad = écrire une ligne, lettre par lettre
command-change-button = changer le rôle d'un bouton
command-reset-buttons = réinitialiser tous les boutons
    .hear = rétablir boutons | boutons comme au début
command-help = aide
    .hear = aide | aide-moi | à l'aide | que puis-je faire | que puis-je dire | commandes | aidez-moi | au secours |
        besoin d'aide | et maintenant | quoi maintenant | que faire | que dois-je faire | qu'est-ce que je peux dire |
        qu'est-ce que je peux faire | qu'est-ce que je fais | quoi faire | que peux-tu faire | que pouvez-vous faire |
        quelles commandes | liste des commandes | comment jouer | comment ça marche | comment faire |
        comment entrer un coup | comment jouer un coup | touches | quelles touches | liste des touches | instructions |
        je suis perdu | je suis perdue | ensuite | et après | quoi ensuite | quoi d'autre | qu'est-ce qu'on peut dire |
        raccourcis | que puis-je faire ici | que faire maintenant | quelles sont commandes | comment on joue |
        comment fait-on | j'ai besoin d'aide | je suis perdu ici | quelles sont touches | aide s'il vous plaît |
        je ne sais pas quoi faire | quelles sont les commandes | comment ça fonctionne | je fais quoi maintenant |
        je fais quoi | quelles sont mes options | peux-tu m'aider | pouvez-vous m'aider | m'aider | tu peux m'aider |
        comment utiliser ce programme | comment utiliser le programme | comment s'en servir | comment on s'en sert |
        je comprends rien à ce programme | je comprends rien | je ne comprends pas | explique-moi comment jouer |
        explique-moi comment jouer ici | c'est la première fois, que dois-je faire | c'est ma première fois |
        comment je fais pour bouger une pièce | comment bouger une pièce | quelles commandes il y a |
        je suis nouveau | je suis perdu, aide-moi | par où commencer | qu'est-ce que tu sais faire |
        aide s'il te plaît | je ne sais pas comment faire | comment on fait | comment on utilise ça |
        comment dire un coup | quelles sont les possibilités | je débute | je n'y comprends rien |
        explique le fonctionnement | que faut-il faire |
        je suis complètement perdu | je suis complètement perdue |
        comment on joue aux échecs | comment jouer aux échecs | comment joue-t-on aux échecs
command-manual = ouvrir ou fermer le manuel
    .hear = manuel | ouvrir manuel | ouvre manuel | lire manuel | mode d'emploi | guide | fermer manuel |
        ouvrir le manuel | lis manuel | lis le manuel | lire le manuel | guide d'utilisation | manuel d'utilisation |
        notice | documentation | le mode d'emploi | où est le manuel |
        je veux lire le manuel | le manuel complet
command-about = à propos : version, et où sont les fichiers
    .hear = à propos | à propos du programme | à propos d'Annabella | version | quelle version | quelle est la version |
        numéro de version | où sont mes fichiers | où sont mes parties | où sont mes réglages | quelle version est-ce |
        version du programme | c'est quelle version | qui a fait ce programme | qui t'a fait | qui est l'auteur |
        c'est quoi ce programme | quel est ce programme | comment s'appelle ce programme |
        comment s'appelle le programme | comment tu t'appelles | le nom du programme |
        qui es-tu | qui êtes-vous | comment t'appelles-tu | comment vous appelez-vous |
        où est enregistrée ma partie | où sont enregistrées mes parties | où se trouvent mes parties
command-fault-report = écrire un rapport d'erreur
    .hear = rapport d'erreur | écrire un rapport d'erreur | écris un rapport d'erreur | signaler une erreur |
        signaler un problème | rapport de panne | écrire un rapport | signaler un bug | je veux signaler un bug |
        j'ai trouvé un bug | quelque chose est cassé | rapporter un bug | il y a un bug | ça ne marche pas |
        le programme plante
command-menu = ouvrir ou fermer le menu
    .hear = menu | ouvrir menu | fermer menu | menu principal | affiche menu | montrer menu | ouvre menu |
        ouvrir le menu | montre menu | aller au menu | au menu | amène-moi au menu | va au menu | où est le menu |
        fais apparaître le menu | apparaître le menu |
        le panneau avec toutes les commandes | montre-moi la liste des choix | la liste des choix | tous les choix
command-reset-settings = réinitialiser tous les réglages
    .hear = réinitialiser réglages | réinitialise réglages | réglages par défaut | réglages d'usine |
        rétablir réglages | réinitialiser tout | tout remettre par défaut | réinitialiser les réglages |
        tout par défaut | remets tous les réglages à zéro | réglages à zéro | tout à zéro
