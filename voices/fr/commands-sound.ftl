# Commands. Speech, sounds and the window.

command-repeat = répéter la dernière annonce
    .hear = répète | répéter | répétez | encore | encore une fois | encore fois | pardon | répète ça | redis |
        redis ça | répète une fois | qu'as-tu dit | qu'est-ce que tu as dit | qu'avez-vous dit | comment |
        quoi | hein | je n'ai pas compris | j'ai pas compris | pas compris | je n'ai pas entendu |
        j'ai pas entendu | excusez-moi | excuse-moi | de nouveau | dernière annonce | répéter annonce |
        redites | répète dernière annonce | répétez ça | à nouveau | pouvez-vous redire | plaît-il |
        répète cela | répète s'il te plaît | tu as dit quoi | redis-le | dis-le encore | pas entendu |
        répète dernier message | vous dites | tu peux répéter | redire | répète-moi ça | c'était quoi |
        qu'est-ce que c'était | redis-moi ça | pourriez-vous répéter | je n'ai rien entendu |
        j'ai rien entendu | qu'est-ce que tu viens de dire | que viens-tu de dire | tu viens de dire quoi |
        tu disais quoi | que disais-tu | vous disiez | relis ça | tu peux relire ça | relire ça |
        j'ai pas entendu ta phrase | qu'est-ce que tu dis | je n'écoutais pas | pas compris, répète |
        répète ce que tu as dit | la même chose encore | tu répètes | je n'ai pas compris, répète | pardon ? |
        je n'ai pas bien entendu | répète la position | répète la question | la question encore |
        redis la question | relis la question |
        j'ai mal entendu | j'ai mal compris |
        répète ça lentement | répète lentement | redis ça lentement
command-listen = ouvrir le micro pour dire un coup, une seconde fois pour le fermer
    .hear = écoute | écoute-moi | micro | ouvre le micro | ouvrir le micro | active le micro | allume le micro |
        utilise le micro | je veux parler | commande vocale | je préfère parler | plutôt parler |
        je veux dicter mon coup | dicter un coup | dictée | mets le micro en marche | mets le micro | micro en marche |
        écoute-moi je vais parler | je veux dire mon coup
command-teach-voice = apprendre votre voix au programme, en répétant trente mots
    .hear = apprends ma voix | apprendre ma voix | entraîner ma voix |
        tu ne me comprends pas quand je parle | habitue-toi à ma voix
command-faster = parler plus vite
    .hear = plus vite | parle plus vite | accélère | accélérer | trop lent | trop lentement | parlez plus vite |
        vitesse plus | augmente vitesse | augmenter vitesse | plus rapide | parle vite | tu parles trop lentement |
        plus rapidement | c'est trop lent | un peu plus vite | augmente la vitesse | augmente la vitesse de parole |
        accélère la voix | accélère la parole |
        tu parles comme une tortue | augmente le débit | accélère le débit | dépêche-toi de parler |
        dépêche-toi quand tu causes | tu es trop lent | plus de vitesse | débit plus rapide |
        parle plus rapidement | lis plus vite | vitesse plus rapide | monte la vitesse | beaucoup trop lent |
        active un peu |
        c'est lent | que c'est lent | tu es lent
command-slower = parler plus lentement
    .hear = plus lentement | moins vite | parle plus lentement | ralentis | ralentir | trop vite | trop rapide |
        parlez plus lentement | moins rapide | diminuer vitesse | pas si vite | plus doucement | lentement | réduire vitesse |
        tu parles trop vite | vous parlez trop vite | parle moins vite | parlez moins vite | réduis vitesse | diminue vitesse |
        c'est trop rapide | tu vas trop vite |
        diminue la vitesse | réduis la vitesse |
        doucement | je n'arrive pas à suivre | j'arrive pas à suivre | réduis le débit |
        ralentis le débit | moins de vitesse | va moins vite |
        je ne suis pas, plus lentement | calme-toi en parlant |
        plus lent | lis plus lentement | vitesse plus lente | baisse la vitesse | beaucoup trop vite |
        articule | articule plus lentement | articule mieux | je ne te suis pas | 
        lentement s'il te plaît
command-louder = parler plus fort
    .hear = plus fort | parle plus fort | monte le son | monter le son | monte volume | volume plus fort |
        parlez plus fort | augmente volume | augmenter volume | trop bas | je n'entends pas | plus de volume |
        augmente le son | trop doucement | monte son | hausse volume | plus haut | je n'entends rien | monter volume |
        je ne t'entends pas | je ne t'entends pas plus fort | on n'entend rien | mets plus fort | monte le volume |
        augmente le volume | hausse le ton | j'entends rien | j'entends mal | monte un peu | je t'entends mal |
        une voix plus forte | voix plus forte |
        je t'entends pas bien | c'est pas assez fort | pas assez fort | je suis dur d'oreille |
        mets le volume plus haut | c'est trop bas | le son plus fort | tu chuchotes |
        plus de son | je n'entends pas bien | trop faible le son | parle fort | hausse le son |
        je t'entends à peine | je n'entends presque rien | j'entends à peine | on t'entend à peine
command-softer = parler moins fort
    .hear = moins fort | plus bas | parle moins fort | baisse le son | baisser le son | baisse volume |
        volume plus bas | parlez moins fort | diminue volume | diminuer volume | trop fort | moins de volume |
        parle plus bas | parle plus doucement | moins de son | baisse son | baisser volume | c'est trop fort |
        plus doux | parle doucement | ne crie pas | tu cries | baisse le volume | baisse la voix | diminue le volume |
        pas si fort | mets moins fort | baisse un peu | baisse | moins de bruit |
        un peu moins de bruit | les voisins dorment | baisse d'un ton | le son moins fort | plus doucement le son |
        le bébé dort |
        trop fort le son | parle moins haut | plus bas le son | réduis le volume | ça hurle
command-next-announcer = voix d'annonce suivante
    .hear = voix suivante | autre voix d'annonce | une autre voix pour les coups
command-next-form = forme suivante des coups
    .hear = forme suivante | autre forme | changer forme | changer de forme |
        annonce les coups autrement | autre façon d'annoncer les coups | autre forme des coups |
        dis les coups autrement
command-next-language = langue suivante
    .hear = langue suivante | ce n'est pas ma langue | pas dans cette langue
command-next-files = noms suivants des colonnes
    .hear = autres noms de colonnes | noms de colonnes suivants
command-next-speaker = voix intégrée ou voix du système
    .hear = autre locuteur | locuteur suivant
command-review-previous = lire le message précédent
    .hear = message précédent | le message précédent | message d'avant | message avant | message antérieur |
        message avant celui-ci | recule d'un message | qu'as-tu dit avant |
        qu'est-ce que tu disais avant | le message d'avant |
        relire le message d'avant | relis le message d'avant | va au message précédent | reviens au message précédent
command-review-next = lire le message suivant
    .hear = message suivant |
        passe au message suivant | message d'après | va au message suivant | avance d'un message
command-review-first = lire le premier message
    .hear = premier message
command-review-last = lire le dernier message
    .hear = dernier message
command-review-spell = épeler le message
    .hear = épelle | épelle message | épeler | épelle ça | épeler message | épelle mot | épelle cela | épelle le message | épelez |
        lettre par lettre | épelle dernier message | comment ça s'écrit
command-review-copy = copier le message
    .hear = copie | copier message | copie message |
        copier | copie ça | copie le dernier message | dans le presse-papiers
command-copy-position = copier la position en FEN
    .hear = FEN | la FEN | le FEN | copie la FEN | donne-moi la FEN | copie la position | copier la position |
        position en FEN
command-copy-game = copier la partie en PGN
    .hear = copie la partie | copier la partie | copie partie | copier pgn | copie le pgn | copier le pgn |
        copie la partie en pgn | copie cette partie | copie ma partie | copie les coups | copier les coups |
        copie tous les coups | copier tous les coups | la partie dans le presse-papiers |
        les coups dans le presse-papiers | copie toute la partie
command-next-preset = détail des annonces : bref, normal, complet
    .hear = autre niveau de détail | niveau de détail suivant |
        niveau de détail | degré de détail
command-next-output = voix d'Annabella ou lecteur d'écran
    .hear = autre sortie | sortie suivante |
        utilise mon lecteur d'écran | parle avec nvda | passe par nvda | avec jaws
command-silence = se taire
    .hear = silence | tais-toi | stop | taisez-vous | chut | arrête | arrêter | arrêtez | arrête de parler |
        arrêtez de parler | assez | ça suffit | muet | plus un mot | calme | coupe le son | halte |
        arrête ce bruit | suffit | ne parle plus | tais toi | tu te tais | calme-toi | ne parle pas |
        assez parlé | mais tais-toi donc | cesse de parler | arrête de lire | plus un bruit |
        ça suffit maintenant | ferme-la | la ferme | boucle-la | sois silencieux | reste silencieux |
        fais silence
command-earcons-softer = sons moins forts
    .hear = sons moins forts |
        les sons moins fort | effets moins forts | baisse les bruitages | baisse les sons | bruitages moins forts
command-earcons-louder = sons plus forts
    .hear = sons plus forts |
        les sons plus fort | effets plus forts | monte les bruitages | bruitages plus forts
command-sweep-rank = écouter la rangée
    .hear = rangée en son | son de rangée
command-sweep-file = écouter la colonne
    .hear = colonne en son | son de colonne
command-sweep-rising = écouter la diagonale montante
    .hear = diagonale montante en son | diagonale en son
command-sweep-falling = écouter la diagonale descendante
    .hear = diagonale descendante en son | autre diagonale en son
command-sweep-pawns = écouter les pions
    .hear = pions en son | son de pions
command-sweep-board = écouter tout l'échiquier
    .hear = échiquier en son | son de échiquier
command-sweep-ray-up = écouter la ligne, d'ici au bord
    .hear = son en haut | son haut
command-sweep-ray-down =
    .hear = son en bas | son bas
command-sweep-ray-left =
    .hear = son à gauche | son gauche
command-sweep-ray-right =
    .hear = son à droite | son droite
command-sweep-ray-up-left =
    .hear = son en haut à gauche | son haut gauche
command-sweep-ray-up-right =
    .hear = son en haut à droite | son haut droite
command-sweep-ray-down-left =
    .hear = son en bas à gauche | son bas gauche
command-sweep-ray-down-right =
    .hear = son en bas à droite | son bas droite
command-next-earcon = glossaire : le son suivant
    .hear = son suivant | glossaire | sons | quels sons | que signifient sons | explique sons | écouter sons |
        glossaire des sons | liste des sons | que veulent dire sons | apprendre sons | que signifient les sons |
        quels sont les sons | écouter les sons | explique les sons | fais-moi entendre les sons
command-previous-earcon = glossaire : le son précédent
    .hear = son précédent
command-earcon = glossaire : le même son
    .hear = même son | son encore | c'était quoi ce son | répète son
command-next-sound-setting = réglage de son suivant
    .hear = réglage de son suivant | réglages de son
command-previous-sound-setting = réglage de son précédent
    .hear = réglage de son précédent
command-sound-more = réglage de son : augmenter
    .hear = augmenter ce réglage | plus
command-sound-less = réglage de son : diminuer
    .hear = diminuer ce réglage | moins
command-other-device = second périphérique audio suivant
    .hear = autre appareil | appareil suivant
command-zoom-in = texte plus grand
    .hear = plus grand | agrandir | agrandis | texte plus grand | agrandir texte | plus gros | grossir | agrandis texte |
        texte plus gros | augmenter taille | grossir texte | lettres plus grandes | grossis texte |
        agrandir la police | agrandis les lettres | je n'arrive pas à lire | caractères plus gros | grossis le texte |
        les lettres sont trop petites | le texte est trop petit | trop petit | c'est trop petit | je ne peux pas lire |
        zoom avant | zoome | c'est minuscule | écris plus gros | je ne vois rien | police plus grande | en plus grand |
        en plus gros | augmente la taille | les lettres sont bien trop petites | je n'arrive pas à lire les lettres |
        j'arrive pas à lire | c'est écrit trop petit
command-zoom-out = texte plus petit
    .hear = plus petit | réduire | réduis | texte plus petit | réduire texte | rétrécir | plus petites lettres |
        réduis texte | rapetisser | diminuer taille | lettres plus petites | diminue texte | rapetisse texte |
        moins gros | réduire la police | réduis les caractères | caractères plus petits | le texte est trop gros |
        les lettres sont trop grandes | trop gros | trop grand | c'est trop gros |
        dézoome | zoom arrière | c'est écrit trop gros | police plus petite |
        en plus petit | diminue la taille |
        les lettres sont trop grosses | les lettres sont bien trop grosses | le texte est trop grand
command-zoom-usual = taille normale
    .hear = taille habituelle | taille normale | taille normale du texte | texte normal |
        remets le texte comme avant | zoom cent pour cent | cent pour cent | zoom normal | remets la taille normale |
        texte à sa taille normale | remets le texte à sa taille normale | remettre le texte à sa taille normale
command-next-theme = couleurs suivantes
    .hear = autres couleurs | couleurs suivantes | changer couleurs | changer de couleurs | changer de thème |
        thème suivant | change couleurs | change de couleurs | changer thème | change de thème | autre thème |
        change les couleurs | changer les couleurs | change le thème | change le thème de couleurs | d'autres couleurs |
        je vois mal ces couleurs | changer l'apparence | je distingue mal les couleurs | thème | thème sombre ou clair |
        change la couleur | couleurs différentes | change le fond | mode clair ou sombre
command-second-window = ouvrir ou fermer la fenêtre de l'adversaire
    .hear = fenêtre de l'adversaire | seconde fenêtre | deux fenêtres | ouvrir deuxième fenêtre | ouvrir la deuxième fenêtre |
        ouvre deuxième fenêtre | deuxième fenêtre | ouvre seconde fenêtre | ouvrir seconde fenêtre | fermer deuxième fenêtre |
        ferme deuxième fenêtre | autre fenêtre | fenêtre pour adversaire
command-board-only = l'échiquier seul dans la fenêtre, ou avec tout le reste
    .hear = échiquier seul | seulement l'échiquier | montre seulement l'échiquier | afficher seulement l'échiquier | grand échiquier |
        cacher tout le reste | rien que l'échiquier
command-next-braille = code braille suivant de la fenêtre, ou désactivé
    .hear = ligne braille |
        changer de braille | un autre braille | passer à un autre braille
