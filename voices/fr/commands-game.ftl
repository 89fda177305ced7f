# Commands. The game on the board.

command-turn = dire qui a le trait
    .hear = c'est encore à moi | c'est toujours à moi | c'est encore mon tour |
        à qui de jouer | qui joue | trait | à qui est le tour | à qui est tour | c'est à qui | à qui est le trait |
        c'est à qui de jouer | qui a trait | qui doit jouer | à qui le tour | est-ce mon tour | c'est mon tour |
        est-ce à moi | est-ce à moi de jouer | c'est à moi | c'est à moi de jouer | c'est à toi | est-ce ton tour |
        à moi | est-ce aux blancs de jouer | est-ce aux noirs de jouer | aux blancs de jouer | aux noirs de jouer |
        dois-je jouer | qui est au trait | suis-je au trait | tour | à qui | à qui trait | à qui est trait |
        à qui est-ce | à qui est-ce de jouer | à qui le trait | à qui c'est | est-ce aux blancs | est-ce aux noirs |
        est-ce que c'est à moi | est-ce que c'est à moi de jouer | à moi de jouer | est-ce à toi | je dois jouer |
        est-ce que je dois jouer | au tour de qui | quel camp joue | quelle est ma couleur | de quelle couleur suis-je |
        je joue avec quelle couleur | c'est au tour de qui | c'est aux noirs de jouer | c'est aux blancs de jouer |
        c'est à qui le tour | moi ou lui | c'est à qui maintenant | est-ce déjà à moi | il a déjà joué | a-t-il joué |
        mon adversaire a joué | mon adversaire a-t-il joué | mon adversaire a-t-il déjà joué | doit-il encore jouer |
        c'est à lui | les noirs ont le trait | qui a le trait | je suis le prochain | est-ce que je suis le prochain |
        on attend qui | qui attend-on | tu m'attends | vous m'attendez | c'est encore aux { $side } |
        c'est encore à { $side } |
        c'est à moi ou à toi | c'est ton tour | est-ce que tu m'attends | tu as joué | as-tu joué |
        est-ce que tu as joué | moi ou toi | le trait est à qui |
        c'est le tour de qui | à toi ou à moi | à moi de jouer ? | c'est à toi de jouer |
        les blancs jouent ou les noirs | il a joué | est-ce qu'il a joué | on attend quoi | tu as fini de jouer |
        je peux jouer maintenant |
        c'est à moi de jouer ou à toi | à moi ou à toi de jouer | est-ce à moi ou à toi |
        est-ce à mon adversaire | est-ce à mon adversaire de jouer | c'est à mon adversaire |
        on attend mon coup ou le sien | on attend mon coup | t'as joué ou pas | t'as joué | as-tu joué ou pas |
        tu joues ou pas | qui c'est qui joue | c'est bien à moi | c'est bien mon tour | tu as déjà joué |
        qui est-ce qui joue | lequel joue |
        qui de nous deux doit jouer | qui de nous deux joue
command-moves = dire les deux derniers coups, deux fois pour tous les coups
    .hear = coups | coups joués | qu'est-ce qui a été joué | quels coups ont été joués | coups de la partie |
        historique | historique des coups | feuille de partie | relis partie | lis partie | lire partie | notation |
        partie jusqu'ici | coups jusqu'ici | liste des coups joués | quels coups on a joués | qu'est-ce qu'on a joué |
        récapitule | récapitule les coups | récapitulatif des coups | reprends les derniers coups |
        redis les derniers coups | les derniers coups | résume les coups | résumé des coups | relis les coups |
        rappelle-moi ce qui a été joué | rappelle-moi les coups | les coups récents | coups récents |
        les tout derniers coups | quels étaient les coups précédents | les coups précédents |
        mon coup et sa réponse | mon coup et ta réponse | nos derniers coups | les deux derniers coups
command-all-moves = dire tous les coups joués
    .hear = tous coups | tous les coups | liste des coups | lis tous coups | lire tous coups | la liste des coups |
        toute partie | lis toute partie | coups depuis début | tous coups de partie | coups joués depuis début |
        énumère coups | lis liste des coups | toute la partie | lis la partie | la partie entière | récite la partie |
        la partie complète | liste complète des coups | liste complète | lis tout depuis le début |
        lis la partie depuis le début | commence au coup un | depuis le premier coup | depuis le coup un |
        tous les coups depuis le début | la partie depuis le début | relis la partie depuis le début |
        quels coups a-t-on joués | qu'a-t-on joué jusqu'ici | chaque coup jusqu'à maintenant |
        tous les coups jusqu'à maintenant |
        toute la feuille de partie | donne-moi toute la feuille de partie | qu'est-ce qui a été joué jusqu'ici |
        notation complète | toute la notation | lis-moi la notation complète | comment en est-on arrivé là |
        déroulement de la partie |
        tous les coups s'il te plaît | tous les coups joués | relis tous les coups | la notation de la partie |
        la feuille complète |
        dis-moi la partie | raconte-moi la partie
command-undo = reprendre le dernier coup
    .hear = annule | annuler | annule coup | reprends coup | reprendre coup | reprends | reprends ça |
        reprends dernier coup | reprendre dernier coup | reprends mon coup | reprendre mon coup |
        annule dernier coup | annuler dernier coup | annule mon coup | annuler coup | je reprends |
        je reprends mon coup | je reprends coup | retour | retour en arrière | défaire | défais | défais coup |
        reviens en arrière | je me suis trompé | je me suis trompée | erreur | mauvais coup | retire coup |
        retirer coup | oups | revenir en arrière | revenir d'un coup | reprise du coup | reprends ce coup |
        annule ce coup | reprendre ce coup | annuler mon coup | je voudrais reprendre mon coup |
        je veux reprendre mon coup | je voudrais reprendre coup | pas ce coup | retire mon coup |
        annule mon dernier coup | annuler le coup | annuler mon dernier coup | je me suis trompé, annule |
        reprends mon dernier coup | reprendre mon dernier coup | je veux reprendre mon dernier coup |
        attends annule | reviens d'un coup | reculer d'un coup | recule d'un coup |
        reviens un coup en arrière | non reviens | j'ai glissé | j'ai mal cliqué | je me suis trompé annule |
        ce n'est pas ce que je voulais | ce n'est pas ce que je voulais jouer | je veux récupérer mon coup |
        rends-moi mon coup | j'ai gaffé | est-ce que je peux reprendre | puis-je reprendre |
        je me suis trompé de pièce | fausse manip | j'ai fait une erreur | j'ai fait une bêtise |
        revenons en arrière | on revient en arrière | celui-là je le reprends | je le reprends |
        je reprends celui-là | laisse-moi changer mon coup | changer mon coup | je veux changer mon coup |
        reviens en arrière d'un coup | je veux rejouer autre chose | je veux jouer autre chose |
        enlève le dernier coup | enlève mon coup | c'était pas ça | c'était pas ça que je voulais jouer |
        laisse-moi le rejouer | retire le dernier coup | efface le coup | efface mon coup |
        j'ai fait une gaffe | je me suis trompé de coup | coup de travers | je peux reprendre | on efface |
        j'ai tapé à côté | mauvaise pièce | défais ce coup | je veux revenir sur mon coup |
        je voudrais annuler | je peux annuler | retire ça | en arrière | ce n'était pas ce coup |
        pas cette pièce | pas cette case | mauvaise case | tu m'as mal compris | tu as mal compris |
        ce n'est pas ce que j'ai dit | j'ai dit autre chose | je voulais dire autre chose |
        je veux jouer un autre coup | laisse-moi jouer autre chose | ma langue a fourché | remets ma pièce |
        remets la pièce | oups retour | un coup en arrière |
        reprendre |
        je me suis planté | attends je me suis planté | c'est pas ce coup que je voulais |
        ce n'est pas ce coup que je voulais | annule ce que je viens de jouer | annule ce que j'ai joué |
        c'est pas ça que je voulais | ce n'est pas ça que je voulais | ce n'était pas ça | je ne voulais pas jouer ça |
        je voulais pas jouer ça | je reprends ce coup | je peux reprendre mon coup | j'annule | j'annule mon coup
command-forward = écoute : jouer le coup suivant
    .hear = suivant | coup suivant | avance | coup d'après | avancer | avance d'un coup | un coup en avant |
        joue le coup suivant | un coup plus loin | au coup suivant de la partie | avance au coup suivant |
        coup suivant de la partie | avance d'un coup dans la partie | va au coup suivant | la suite |
        le coup suivant
command-back = écoute : revenir d'un coup
    .hear = précédent | coup précédent | recule | coup d'avant | reculer | un coup en arrière | un en arrière |
        en arrière | reviens | reviens d'un coup en arrière dans la partie |
        revenir d'un coup en arrière dans la partie | un coup en arrière dans la partie |
        recule d'un coup dans la partie | recule d'un coup | reviens d'un coup | retour
command-to-start = écoute : aller au début
    .hear = début | au début | premier coup | aller au début | revenir au début | début de partie | va au début |
        retour au début | retourne au début | retourner au début | va au début de la partie | au début de la partie |
        à la position de départ |
        retourne au début de la partie | tout au début
command-to-end = écoute : aller à la fin
    .hear = à fin | à la fin | dernière position | aller à la fin | fin de partie | position finale |
        dernier coup de partie | va à la fin | va à la fin de la partie | à la fin de la partie |
        comment ça finit | comment ça se termine | jusqu'à la fin
command-play-on = continuer la partie d'ici
    .hear = jouer à partir d'ici | continuer à jouer | continuer d'ici | jouer d'ici | reprendre d'ici | continuer à partir d'ici |
        je continue à partir d'ici | je joue à partir d'ici
command-comment = écrire ou modifier un commentaire
    .hear = commentaire | écrire un commentaire | ajouter commentaire | note | commenter | annoter | écris commentaire |
        commenter ce coup | écris une note sur ce coup | ajouter un commentaire | écris un commentaire |
        noter quelque chose | je voudrais noter quelque chose | annoter le coup | ajoute un commentaire |
        mets un commentaire | ajouter un commentaire au coup | écrire une note | écrire une note sur ce coup
command-next-quality = appréciation suivante, par exemple « bon coup »
    .hear = signe suivant | appréciation
command-enter-variation = entrer dans la variante
    .hear = entrer dans variante | entrer variante | variante
command-leave-variation = quitter la variante
    .hear = quitter variante | ligne principale | sortir de variante | retour à ligne principale
command-tell-time = dire le temps, encore une fois avec les coups
    .hear = temps | combien de temps | temps restant | pendules | combien de temps me reste-t-il |
        combien de temps il me reste | combien de temps me reste | combien de temps reste-t-il |
        combien de temps ai-je | combien de temps j'ai | combien de temps est-ce que j'ai | mon temps |
        temps qui reste | temps de l'adversaire | combien de temps a l'adversaire | combien de temps ont blancs |
        combien de temps ont noirs | quel temps | quelle heure est-il | heure | combien de minutes | que dit pendule |
        que disent pendules | que dit horloge | lis pendule | combien me reste-t-il | il me reste combien de temps |
        il reste combien de temps | j'ai combien de temps | temps de réflexion | combien de temps à ma pendule |
        combien de temps à pendule | combien de temps sur ma pendule | combien de minutes me reste-t-il |
        combien de minutes il me reste | combien de minutes me reste t il | combien de minutes ai-je |
        combien de minutes j'ai | combien de temps me reste-t-il encore | combien il me reste |
        combien il me reste de temps | combien de temps ai-je encore | combien de temps j'ai encore |
        combien de temps est-ce qu'il me reste | ma pendule | mon temps restant | quel temps me reste-t-il |
        qu'affiche pendule | l'heure | le temps | reste-t-il du temps | minutes restantes |
        combien de temps a mon adversaire | combien de temps a adversaire | combien de temps a-t-il |
        temps de pendule | combien de minutes me restent | les deux pendules | sa pendule | pendule des blancs |
        pendule des noirs | que dit la pendule | combien de temps il reste | combien j'ai de temps |
        combien de temps avons-nous | vérifie la pendule | il me reste combien | combien de secondes il me reste |
        j'ai encore combien de temps | est-ce que je manque de temps | je manque de temps | suis-je en zeitnot |
        les temps des pendules | donne les temps | mon temps ça va | où en est mon temps | où en est ma pendule |
        combien de temps on a | combien de temps il a | qu'est-ce qu'il y a à ma pendule | pendule ? | la pendule ? |
        il me reste beaucoup de temps | la pendule | pendule s'il te plaît | l'état de la pendule |
        état de la pendule | où en est le temps | la pendule dit quoi | mon adversaire a encore combien |
        combien il me reste à la pendule | où en est mon chrono | où en est le chrono | lis les deux pendules |
        lis les deux cadrans | combien de temps pour les deux joueurs | combien de temps chacun |
        combien de temps il lui reste | il lui reste combien | je suis en zeitnot | suis-je à court de temps |
        qui a le plus de temps | état des pendules | quand est-ce que mon drapeau tombe | le temps s'il te plaît |
        combien de secondes | que marque la pendule | la pendule affiche quoi | l'heure à la pendule |
        temps des deux joueurs | le temps qu'il me reste | ai-je encore du temps | j'ai encore du temps | le chrono |
        mon chrono | combien de coups avant le contrôle | combien de coups jusqu'au contrôle | quelle cadence |
        quelle est la cadence | quel est l'incrément | de combien est l'incrément | on joue avec une pendule ? |
        y a-t-il une pendule ? | on joue à la pendule ? | combien de temps on a chacun | mon drapeau est tombé |
        mon drapeau tombé | mon drapeau est-il tombé | est-ce que mon drapeau est tombé | mon temps est écoulé |
        mon temps est fini | mon temps est dépassé | je n'ai plus de temps | j'ai dépassé le temps |
        j'ai dépassé mon temps | j'ai perdu au temps | je suis tombé | j'en suis où niveau temps |
        où j'en suis au temps | j'en suis où au temps
command-pause = arrêter les pendules ou les relancer
    .hear = on reprend | c'est bon on reprend | pause | arrête pendule | arrêter pendule | arrêter pendules |
        arrête pendules | stop pendule | arrêter horloge | arrête horloge | stoppe pendule |
        stopper pendule | mettre en pause | mets en pause | suspendre | suspendre partie |
        démarrer pendule | relancer pendule | relance pendule | relancer pendules | démarre pendule |
        reprendre pendule | pause pendule | arrête la pendule | remets pendule en marche |
        redémarre pendule | faire pause | fais pause | une pause | continue | continuer | mets la pause |
        pendule en marche | lancer pendule | lance pendule | attends | bloque pendule | arrête temps |
        arrête le temps | reprendre la partie | continuer la partie | arrête le jeu |
        mets la partie en pause | mettre la partie en pause | faisons une pause | faire une pause |
        arrête la partie | on fait une pause | j'ai besoin d'une pause | attends pause |
        gèle le temps | relance la pendule | je reviens dans une minute | une minute | un instant |
        stoppe les chronos | je vais aux toilettes | attends une minute | petite pause | temps mort |
        gèle la pendule | patiente un peu | stoppe le chrono | minute papillon | pause s'il te plaît |
        arrête la partie un moment | suspends la partie | interromps la pendule |
        pause de cinq minutes | besoin d'une pause | je fais une pause
command-offer-draw = proposer la nulle
    .hear = nulle | propose nulle | je propose nulle | proposer nulle | je propose partie nulle |
        proposer partie nulle | propose partie nulle | partie nulle | on fait nulle | faisons nulle |
        match nul | j'offre nulle | offre nulle | offrir nulle | proposition de nulle | je te propose nulle |
        je vous propose nulle | on partage | remis | offre de nulle | je propose la nulle |
        voulez-vous nulle | veux-tu nulle | veux-tu faire nulle | voulez-vous faire nulle | je demande nulle |
        je voudrais nulle | nulle par accord | et si on faisait nulle | accepterais-tu nulle |
        je propose match nul | une nulle | acceptez-vous nulle | nul | partageons le point | veux-tu la nulle |
        acceptes-tu la nulle | je voudrais proposer nulle | que diriez-vous d'une nulle |
        je propose la nulle à mon adversaire | proposer la nulle à mon adversaire | tu veux la nulle |
        accepterais-tu la nulle | propose-lui la nulle | je propose qu'on fasse nulle |
        mettons-nous d'accord sur la nulle | que dis-tu d'une nulle | que dis-tu d'une partie nulle |
        tu acceptes la nulle | partage du point | je vous propose le partage du point | on s'arrête là |
        vous voulez nulle | nulle d'accord ? | je t'offre la nulle | je vous offre la nulle |
        je t'offre nulle | une nulle peut-être | peut-être nulle | une nulle ? | une nulle vous convient |
        la nulle vous va | la nulle te va | ça te dit l'égalité | on partage le point |
        on se partage le point | la paix | je propose l'égalité | une nulle ça te va |
        est-ce que tu acceptes la nulle | demi-point chacun | remise | on dit nulle |
        on s'arrête sur une nulle | nulle s'il te plaît | je veux la nulle | on peut faire nulle |
        que dirais-tu de la nulle | que dis-tu de la nulle | demande la nulle | match nul ? |
        faisons match nul | tu serais d'accord pour faire partie nulle | serais-tu d'accord pour faire nulle |
        on pourrait faire nulle | d'accord pour faire nulle | demande-lui s'il veut nulle
command-resign = abandonner
    .hear = abandonne | j'abandonne | abandonner | je perds | j'ai perdu | je me rends | tu as gagné | vous avez gagné |
        abandon | j'abandonne partie | abandonner partie | je capitule | je laisse tomber partie | je veux abandonner |
        je concède | je concède partie | je jette l'éponge | je rends armes | j'abandonne la partie |
        j'ai perdu j'abandonne | maintenant j'abandonne | tu m'as battu | d'accord tu as gagné | c'est sans espoir |
        sans espoir | celle-ci je l'abandonne | j'abandonne celle-ci | ma position est perdue | je m'avoue vaincu |
        bon tu gagnes | tu gagnes | je crois que j'abandonne | je ferais mieux d'abandonner | j'en ai marre tu gagnes |
        je déclare forfait | forfait | je m'incline | c'est perdu | la partie est perdue | j'arrête tu gagnes |
        bravo tu as gagné | c'est fini j'abandonne | je n'ai plus aucune chance | plus aucune chance |
        je couche mon roi | je lâche la partie | je concède la victoire | c'est perdu pour moi | c'est plié pour moi |
        j'abandonne cette partie | c'est fini pour moi | bravo, j'abandonne | je suis battu | je rends la partie |
        j'en peux plus, j'abandonne | je renonce | je te laisse gagner
command-adjourn = ajourner, mettre un coup sous pli, reprendre
    .hear = ajourner | ajourner partie | mettre sous pli | sous pli | j'ajourne | ajournement | coup sous pli | je mets sous pli |
        ajourne | ajourner la partie | je veux ajourner | mettre coup sous enveloppe | mettre sous enveloppe | coup sous enveloppe |
        interrompre partie | je veux ajourner partie | ajourne partie | coup secret |
        je mets mon coup sous enveloppe | on continue demain | on arrête là pour aujourd'hui, on ajourne
command-dictaphone = lancer ou arrêter l'enregistrement
    .hear = enregistreur | dictaphone | démarrer le dictaphone | arrêter le dictaphone | arrêter l'enregistrement |
        démarrer l'enregistrement | commence enregistrement | enregistrer son | lancer dictaphone |
        arrête enregistrement | arrêter enregistrement | arrête l'enregistrement | commence l'enregistrement |
        commencer enregistrement | commencer l'enregistrement | démarre enregistrement | démarre l'enregistrement |
        enregistrement | enregistre son | enregistrement audio | magnétophone | lance enregistrement |
        lance l'enregistrement | stoppe enregistrement | stoppe l'enregistrement | fin d'enregistrement |
        enregistre ce que tu dis | enregistre le son
command-read-back = activer ou non la confirmation des coups dictés
    .hear = relire coups | relire | confirmer coups | confirmation des coups
command-status = état de la partie
    .hear = état | résultat | qui a gagné | partie est finie | où en est partie | où en sommes-nous |
        comment est partie | partie est-elle finie | est-ce mat | est-ce pat | est-ce nulle | ai-je gagné |
        ai-je perdu | j'ai gagné | qui gagne partie | score | situation | est-ce fini | c'est fini | statut |
        état de partie | c'est mat | où en est-on | comment va partie | partie est terminée |
        est-ce que partie est finie | partie est-elle terminée | quel est résultat | est-ce que c'est fini |
        comment va la partie | la partie est finie | la partie est-elle finie | qu'est-ce qui se passe |
        que se passe-t-il | où en est la partie | qui est le vainqueur | qui est le vainqueur de la partie |
        à quel coup on en est | c'est quel coup | qui a gagné finalement | est-ce que c'est mat | c'est pat |
        suis-je mat | je suis mat | est-ce que je suis mat | la partie est nulle | est-ce que la partie est nulle | la partie est-elle nulle |
        échec et mat | mat | échec et mat ? | je t'ai maté | est-ce fini maintenant |
        qu'avons-nous convenu | de quoi avons-nous convenu | qu'est-ce qu'on a convenu | qu'est-ce qui est convenu | qu'est-ce qui a été convenu | quelles règles s'appliquent | selon quelles règles jouons-nous | conditions de cette partie | quelles sont les conditions
command-yes = oui
    .hear = oui | o | d'accord | accepte | j'accepte | bien sûr | oui bien sûr | je suis d'accord | certainement | exactement |
        exact | c'est ça | correct | volontiers | absolument | ouais | ok | okay | entendu | je confirme | confirme | confirmer |
        juste | c'est correct | vas-y | allez-y | avec plaisir | oui oui | c'est exact | parfaitement | c'est juste | évidemment |
        tout à fait | oui j'accepte | oui d'accord | oui je veux bien | j'accepte nulle | j'accepte offre | d'accord pour nulle |
        accepté | nulle acceptée | je suis sûr | je suis sûre | je suis certain | je suis certaine | sûr | certain |
        oui j'abandonne | ça marche | oui je veux | je prends nulle | va pour nulle | c'est d'accord |
        ouais vas-y | correct, fais-le | oui vas-y
command-no = non
    .hear = non | n | pas ça | non pas ça | faux | refuse | je refuse | pas d'accord | je ne suis pas d'accord | jamais | surtout pas | pas maintenant |
        je n'accepte pas | je ne veux pas | nan | pas question | absolument pas | c'est faux | bien sûr que non | non non |
        plutôt non | certainement pas | pas du tout | je décline | non je refuse | refusé | non on continue | on continue |
        je refuse nulle | nulle refusée | refuser | non je continue | je continue | je continue de jouer | continuons | pas encore |
        je décline nulle | non merci | hors de question | pas de nulle | je préfère continuer | je préfère jouer | on joue encore |
        je préfère pas | je préfère ne pas
