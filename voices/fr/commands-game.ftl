# Commands. The game on the board.

command-turn = dire qui a le trait
    .hear = à qui de jouer | qui joue | trait | à qui est le tour | à qui est tour | c'est à qui | à qui est le trait |
        c'est à qui de jouer | qui a trait | qui doit jouer | à qui le tour | est-ce mon tour | c'est mon tour | est-ce à moi |
        est-ce à moi de jouer | c'est à moi | c'est à moi de jouer | c'est à toi | est-ce ton tour | à moi | est-ce aux blancs de jouer |
        est-ce aux noirs de jouer | aux blancs de jouer | aux noirs de jouer | suis-je en échec | je suis en échec | suis-je échec |
        est-ce échec | y a-t-il échec | roi est en échec | mon roi est-il en échec | mon roi est en échec | en échec |
        blancs sont en échec | noirs sont en échec | dois-je jouer | qui est au trait | suis-je au trait | tour | à qui
command-moves = dire les deux derniers coups, encore une fois pour tous
    .hear = coups | coups joués | qu'est-ce qui a été joué | quels coups ont été joués | coups de la partie | historique |
        historique des coups | feuille de partie | relis partie | lis partie | lire partie | notation | partie jusqu'ici | coups jusqu'ici |
        liste des coups joués
command-all-moves = dire tous les coups joués
    .hear = tous coups | tous les coups | liste des coups
command-undo = reprendre le dernier coup
    .hear = annule | annuler | annule coup | reprends coup | reprendre coup | reprends | reprends ça | reprends dernier coup |
        reprendre dernier coup | reprends mon coup | reprendre mon coup | annule dernier coup | annuler dernier coup | annule mon coup |
        annuler coup | je reprends | je reprends mon coup | je reprends coup | retour | retour en arrière | défaire | défais | défais coup |
        reviens en arrière | je me suis trompé | je me suis trompée | erreur | mauvais coup | retire coup | retirer coup | oups |
        revenir en arrière | revenir d'un coup | reprise du coup | reprends ce coup | annule ce coup | reprendre ce coup
command-forward = écoute : jouer le coup suivant
    .hear = suivant | coup suivant | avance | coup d'après | avancer | avance d'un coup | un coup en avant
command-back = écoute : revenir d'un coup
    .hear = précédent | coup précédent | recule | coup d'avant | reculer | un coup en arrière
command-to-start = écoute : aller au début
    .hear = début | au début | premier coup | aller au début | revenir au début | début de partie | va au début | retour au début
command-to-end = écoute : aller à la fin
    .hear = à fin | à la fin | dernière position | aller à la fin | fin de partie | position finale | dernier coup de partie | va à la fin
command-play-on = continuer la partie d'ici
    .hear = jouer à partir d'ici | continuer à jouer | continuer d'ici | jouer d'ici | reprendre d'ici | continuer à partir d'ici
command-comment = écrire ou modifier un commentaire
    .hear = commentaire | écrire un commentaire | ajouter commentaire | note | commenter | annoter | écris commentaire
command-next-quality = appréciation suivante, comme bon coup
    .hear = signe suivant | appréciation
command-enter-variation = entrer dans la variante
    .hear = entrer dans variante | entrer variante | variante
command-leave-variation = quitter la variante
    .hear = quitter variante | ligne principale | sortir de variante | retour à ligne principale
command-tell-time = dire le temps, encore une fois avec les coups
    .hear = temps | combien de temps | temps restant | pendules | combien de temps me reste-t-il | combien de temps il me reste |
        combien de temps me reste | combien de temps reste-t-il | combien de temps ai-je | combien de temps j'ai |
        combien de temps est-ce que j'ai | mon temps | temps qui reste | temps de l'adversaire | combien de temps a l'adversaire |
        combien de temps ont blancs | combien de temps ont noirs | quel temps | quelle heure est-il | heure | combien de minutes |
        que dit pendule | que disent pendules | que dit horloge | lis pendule | combien me reste-t-il | il me reste combien de temps |
        il reste combien de temps | j'ai combien de temps | temps de réflexion
command-pause = arrêter les pendules ou les relancer
    .hear = pause | arrête pendule | arrêter pendule | arrêter pendules | arrête pendules | stop pendule | arrêter horloge |
        arrête horloge | stoppe pendule | stopper pendule | mettre en pause | mets en pause | suspendre | suspendre partie |
        démarrer pendule | relancer pendule | relance pendule | relancer pendules | démarre pendule | reprendre pendule | pause pendule
command-offer-draw = proposer la nulle
    .hear = nulle | propose nulle | je propose nulle | proposer nulle | je propose partie nulle | proposer partie nulle |
        propose partie nulle | partie nulle | on fait nulle | faisons nulle | match nul | j'offre nulle | offre nulle | offrir nulle |
        proposition de nulle | je te propose nulle | je vous propose nulle | on partage | remis | offre de nulle | égalité
command-resign = abandonner
    .hear = abandonne | j'abandonne | abandonner | je perds | j'ai perdu | je me rends | tu as gagné | vous avez gagné | abandon |
        j'abandonne partie | abandonner partie | je capitule | je laisse tomber partie
command-adjourn = ajourner, mettre un coup sous pli, reprendre
    .hear = ajourner | ajourner partie | mettre sous pli | sous pli | j'ajourne | ajournement | coup sous pli | je mets sous pli | ajourne
command-dictaphone = lancer ou arrêter l'enregistrement
    .hear = enregistreur | dictaphone | démarrer le dictaphone | arrêter le dictaphone | enregistrer la partie | arrêter l'enregistrement |
        démarrer l'enregistrement | commence enregistrement | enregistrer son | lancer dictaphone
command-read-back = confirmation des coups en mots, activer ou désactiver
    .hear = relire coups | relire | confirmer coups | confirmation des coups
command-status = état de la partie
    .hear = état | résultat | qui a gagné | partie est finie | où en est partie | où en sommes-nous | comment est partie |
        partie est-elle finie | est-ce mat | est-ce pat | est-ce nulle | ai-je gagné | ai-je perdu | j'ai gagné | qui gagne partie | score |
        situation | est-ce fini | c'est fini | statut | état de partie | c'est mat
command-yes = oui
    .hear = oui | o | d'accord | accepte | j'accepte | bien sûr | oui bien sûr | je suis d'accord | certainement | exactement | exact |
        c'est ça | correct | volontiers | absolument | ouais | ok | okay | entendu | je confirme | confirme | confirmer | juste |
        c'est correct | vas-y | allez-y | avec plaisir | oui oui | c'est exact | parfaitement | c'est juste | évidemment | tout à fait |
        oui j'accepte | oui d'accord | oui je veux bien
command-no = non
    .hear = non | n | refuse | je refuse | pas d'accord | je ne suis pas d'accord | jamais | surtout pas | pas maintenant |
        je n'accepte pas | je ne veux pas | nan | pas question | absolument pas | c'est faux | bien sûr que non | non non | plutôt non |
        certainement pas | pas du tout | je décline | non je refuse
