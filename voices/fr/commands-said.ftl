# Commands. What is only said or typed.

command-draughts =
    .hear = jeu de dames | jouer aux dames | nouvelle partie de dames | dames russes | jouons aux dames | partie de dames |
        nouvelle partie aux dames | jouer dames | je veux jouer aux dames | je voudrais jouer aux dames | passer aux dames |
        passe aux dames |
        plutôt les dames | faisons des dames russes | aux dames |
        une partie de dames | et si on faisait une partie de dames |
        on joue aux dames
command-chess =
    .hear = jouer aux échecs | nouvelle partie d'échecs | échecs neufs | échecs | jouons aux échecs | partie d'échecs |
        jeu d'échecs | retour aux échecs | je veux jouer aux échecs | je voudrais jouer aux échecs | passer aux échecs |
        passe aux échecs |
        plutôt les échecs | revenir aux échecs
command-go =
    .hear = aller en { $square } | va en { $square } | va à { $square } | aller à { $square } | va sur { $square } | aller sur { $square } |
        aller vers { $square } | curseur en { $square } | curseur sur { $square } | saute en { $square } | déplace-toi en { $square } |
        va vers { $square } | va en case { $square } |
        mets le curseur en { $square } | place le curseur en { $square } | déplace le curseur en { $square } |
        je veux aller en { $square } | mets-moi en { $square } | place-moi en { $square } | emmène-moi en { $square }
command-to-move =
    .hear = coup { $number } | aller au coup { $number } | va au coup { $number } | { $number } | au coup { $number } |
        va à { $number } coups | coup numéro { $number } | revenir au coup { $number }
command-opponent-told =
    .hear = quel est ton niveau | c'est quoi ton niveau | tu joues à quel niveau | t'es à quel niveau |
        à quel niveau tu joues | quel niveau | quel est le niveau | à quel niveau je joue |
        tu es fort comment | je joue contre qui | qui est mon adversaire | quel est votre niveau |
        à quel niveau jouez-vous | de quel niveau es-tu | niveau actuel
command-own-side =
    .hear = j'ai quelle couleur | quelle couleur j'ai | quelle est ma couleur |
        je joue les blancs ou les noirs | je joue quelle couleur | suis-je les blancs ou les noirs |
        je suis les blancs ou les noirs | ai-je les blancs ou les noirs | quelle couleur je joue |
        de quel côté je joue | quel est mon camp | je joue quel camp
command-opponent-none =
    .hear = sans adversaire | deux joueurs | sans ordinateur | à deux | jouer à deux | pas d'adversaire |
        contre un humain | humain contre humain | avec un ami | jouer avec un ami | arrête ordinateur |
        arrête l'ordinateur | arrêter ordinateur | arrêter l'ordinateur | éteins ordinateur | éteins l'ordinateur |
        jouer sans ordinateur | coupe ordinateur | coupe moteur | arrête moteur | arrêter moteur |
        désactive ordinateur | désactive l'ordinateur | désactive moteur | contre un ami | pas d'ordinateur |
        contre ami | contre humain | je joue avec un ami | à deux sur le même ordinateur | deux humains |
        sans l'ordinateur | l'ordinateur ne joue pas | on joue à deux | nous sommes deux |
        je ne veux pas jouer contre l'ordinateur | pas contre l'ordinateur | je ne veux pas de l'ordinateur |
        je veux jouer contre mon frère | je joue avec mon frère | on est deux | plus d'adversaire automatique |
        arrête de jouer à ma place | ne joue pas à ma place | je joue les deux camps | je joue pour les deux |
        ne joue plus contre moi | contre moi-même | seul des deux côtés |
        à deux joueurs | partie à deux | je joue contre ma femme | retire l'adversaire | enlève l'ordinateur |
        je joue tout seul |
        on joue à deux sur le même ordinateur | je joue avec un ami sur le même ordinateur | on est deux devant l'écran
command-opponent-side =
    .hear = le programme joue les { $side } | programme joue { $side } | l'adversaire joue les { $side } |
        l'ordinateur joue les { $side } | tu joues les { $side } | vous jouez les { $side } |
        joue les { $side } | prends les { $side } | tu as les { $side } | tu prends les { $side } |
        moteur joue les { $side } | vous avez les { $side } | joue avec les { $side } | joue { $side } toi |
        toi tu joues { $side } | toi les { $side } | l'ordinateur { $side } |
        l'ordinateur doit jouer { $side } | l'ordinateur prend { $side } | que l'ordinateur joue { $side } |
        tu peux avoir { $side } | tu peux avoir les { $side } | tu peux prendre les { $side } |
        joue les pièces { $side } | joue les { $side } s'il te plaît |
        laisse l'ordinateur jouer les { $side } | laisse l'ordinateur prendre les { $side }
command-opponent-own =
    .hear = je joue les { $side } | je prends les { $side } | je joue { $side } | j'ai les { $side } |
        je suis les { $side } | je veux les { $side } | je veux jouer les { $side } | jouer les { $side } |
        je voudrais les { $side } | je jouerai les { $side } | avec les { $side } | moi { $side } |
        moi les { $side } | à moi les { $side } | donne-moi { $side } | donne-moi les { $side } |
        je veux { $side } | pour moi { $side } | je préfère { $side } | je préfère les { $side } |
        plutôt les { $side } | j'aimerais les { $side } | je joue avec les { $side } |
        donne-moi les { $side } pour cette partie | laisse-moi les { $side } | j'aimerais avoir les { $side } |
        cette fois les { $side } | je conduis les { $side } | je veux jouer avec les { $side } |
        je serai { $side } | je choisis les { $side } | puis-je avoir les { $side } |
        je peux avoir les { $side } | mets-moi les { $side } |
        je peux prendre les { $side } contre l'ordinateur | je prends les { $side } contre l'ordinateur |
        je peux prendre les { $side }
command-no-help =
    .hear = sans moteur | mode tournoi | pas d'aide | aide désactivée
command-setup-turn =
    .hear = trait aux { $side } | { $side } au trait | { $side } commencent | aux { $side } de jouer maintenant | { $side } jouent |
        c'est aux { $side }
command-present =
    .hear = { $side } sont ici | { $side } sont arrivés | { $side } sont présents | { $side } présents | { $side } sont là
command-resume =
    .hear = reprendre partie | reprise | reprendre partie ajournée | reprendre l'ajournement | reprendre ajournée |
        reprends la partie | je suis revenu | je suis de retour | je suis revenu on continue | fin de la pause |
        redémarre le chrono | on reprend | c'est bon, on continue
command-arrives =
    .hear = { $side } sont là | { $side } sont arrivés
command-envelope-lost =
    .hear = enveloppe perdue | enveloppe est perdue
command-position-lost =
    .hear = position perdue | position est perdue
command-agree-draw =
    .hear = nous convenons de nulle | nulle convenue | nulle d'un commun accord | nous sommes d'accord pour nulle | accord de nulle |
        d'accord pour le nul | on est d'accord pour la nulle
command-no-win =
    .hear = aucun camp ne peut gagner | personne ne peut gagner | gain impossible
command-draw-counts =
    .hear = compteurs | compteur | combien avant la nulle | combien de coups avant nulle | compteurs de nulle |
        combien de coups sans prise | combien de fois la position s'est répétée |
        combien de fois la position est-elle revenue
command-captures-now =
    .hear = dois-je prendre | prises maintenant | que prendre | faut-il prendre | suis-je obligé de prendre |
        dois-je capturer | prise obligatoire | que dois-je prendre | y a-t-il une prise | quelles prises |
        puis-je prendre | prise est-elle obligatoire | prises obligatoires | y a-t-il prise obligatoire |
        est-ce que je dois prendre | est-ce que je peux manger quelque chose | je peux manger quoi |
        qu'est-ce que je peux manger | je peux prendre quoi | y a-t-il quelque chose à prendre |
        quelque chose à prendre | quelles rafles sont possibles | quelles prises sont possibles |
        quelles captures | puis-je manger quelque chose | je peux capturer quelque chose | y a quoi à manger |
        prises ? | que puis-je capturer | que puis-je manger | puis-je capturer quelque chose |
        qu'est-ce qui est à prendre | quelle pièce je peux prendre | quelles pièces je peux prendre |
        quelles prises j'ai | toutes les prises | des captures possibles | qu'est-ce que je peux capturer |
        qu'est-ce que je peux prendre | que puis-je prendre | j'ai quelque chose à prendre |
        je peux prendre quelque chose | y a-t-il quelque chose à manger |
        quelles prises puis-je faire | quelles captures puis-je faire | quelles sont mes prises | quelles prises ai-je |
        mes prises | quelles prises je peux faire | quelles captures je peux faire
command-roads =
    .hear = quelles routes | routes de { $square } | routes | routes de la case { $square } | sur quelles routes est { $square }
command-main-road =
    .hear = grande route | grande diagonale | grande diagonale a1 h8 | grande diagonale h8 a1
command-lower-double =
    .hear = double inférieur | double g1 a7 | double a7 g1
command-upper-double =
    .hear = double supérieur | double h2 b8 | double b8 h2
command-lower-little-double =
    .hear = petit double inférieur | double g1 h2 | double h2 g1
command-upper-little-double =
    .hear = petit double supérieur | double a7 b8 | double b8 a7
command-lower-triple =
    .hear = triple inférieur | triple c1 h6 | triple h6 c1
command-upper-triple =
    .hear = triple supérieur | triple a3 f8 | triple f8 a3
command-lower-little-triple =
    .hear = petit triple inférieur | triple c1 a3 | triple a3 c1
command-upper-little-triple =
    .hear = petit triple supérieur | triple h6 f8 | triple f8 h6
command-lower-slant =
    .hear = biais inférieur | biais e1 a5 | biais a5 e1
command-upper-slant =
    .hear = biais supérieur | biais h4 d8 | biais d8 h4
command-lower-little-slant =
    .hear = petit biais inférieur | biais e1 h4 | biais h4 e1
command-upper-little-slant =
    .hear = petit biais supérieur | biais a5 d8 | biais d8 a5
command-drills =
    .hear = exercices | exercice | entraînement | s'entraîner | entraîner | je veux m'entraîner | apprendre | m'entraîner |
        travailler | m'exercer | commencer exercices | commence exercices | entraîne-moi | je voudrais m'entraîner |
        faire exercices | faire des exercices | ouvrir exercices | lancer exercices | mode entraînement | entraînons-nous |
        début des exercices | liste des exercices |
        j'aimerais m'exercer | j'aimerais m'exercer un peu | quels exercices il y a | quels sont les exercices |
        un peu d'entraînement | faisons un peu d'entraînement |
        des petits jeux pour apprendre | je veux apprendre | je veux progresser |
        je veux des exercices | apprends-moi quelque chose
command-settings =
    .hear = réglages | paramètres | ouvrir réglages | options de réglage | préférences | changer réglages | configuration |
        réglage | ouvre réglages | réglages de la voix | change réglages | modifier réglages | ouvrir paramètres |
        ouvre paramètres | changer paramètres | régler | montre réglages | aller aux réglages | ouvrir options |
        options | où changer les réglages | changer les réglages | va dans les paramètres | modifier les réglages |
        je dois changer quelque chose dans les réglages | mes réglages | voir mes réglages |
        je voudrais voir mes réglages | je veux régler quelque chose | où sont les réglages | où règle-t-on ça |
        changer les options | configurer | configuration du programme | personnaliser |
        je veux modifier quelque chose | ouvre les options | je veux changer les réglages | c'est quelle voix |
        quelle voix est-ce | quelle est cette voix | c'est la voix de qui | à qui est cette voix |
        quelles langues parles-tu
command-thanks =
    .hear = merci | merci beaucoup | merci bien | grand merci | bien joué | super | bravo | très bien | belle partie |
        génial | parfait merci | merci à toi | merci à vous | mille mercis | un grand merci |
        je te remercie | je vous remercie | super merci | remerciements | merci infiniment | infiniment merci |
        quelle partie | tu joues bien | vous jouez bien |
        bon coup | beau coup | joli coup | excellent coup | très bon coup | quel coup | quel beau coup |
        coup magnifique | bien vu | excellent | chapeau | joli |
        bonne partie |
        merci, c'est gentil | c'est gentil | très gentil | merci c'est très gentil | merci à tous | merci encore |
        merci mille fois
command-hello =
    .hear = bonjour | bonsoir | salut | coucou | bonjour Annabella | salut Annabella |
        enchanté | enchantée |
        bonne chance | bonne chance à vous | bonjour à tous | bonjour tout le monde |
        comment vas-tu | comment allez-vous | ça va | tu vas bien
command-own-pieces =
    .hear = où est mon { $piece } | où est ma { $piece } | où sont mes { $piece } | mon { $piece } | ma { $piece } |
        mes { $piece } | où se trouve mon { $piece } | où se trouve ma { $piece } | où se trouvent mes { $piece } |
        trouve mon { $piece } | sur quelle case est mon { $piece } | sur quelle case est ma { $piece } |
        dans quelle case est mon { $piece } | où j'ai { $piece } | trouve ma { $piece } | où ai-je mes { $piece } |
        sur quelles cases sont mes { $piece } | où est mon { $piece } sur l'échiquier | où mon { $piece } est |
        où ma { $piece } est | où sont placées mes { $piece } | où ai-je mon { $piece } | où ai-je ma { $piece } |
        ai-je encore mes deux { $piece } | où sont passés mes { $piece } | où est passé mon { $piece } |
        j'ai encore ma { $piece } | ai-je encore mon { $piece } | trouve mes { $piece } | qu'est devenue ma { $piece } |
        sur quelle case se trouve ma { $piece } | sur quelle case se trouve mon { $piece } |
        dans quel coin sont mes { $piece } | j'ai encore mon { $piece } |
        il me reste un { $piece } | mon { $piece } est-il encore là | mon { $piece } est toujours là |
        est-ce que j'ai encore mon { $piece } | est-ce que j'ai encore ma { $piece } | où j'ai mis mon { $piece } |
        où j'ai mis ma { $piece } | je ne trouve plus mon { $piece } | je ne trouve pas ma { $piece } |
        où se cache mon { $piece } | mes { $piece } sont où | mon { $piece } est où | ma { $piece } est où |
        ai-je perdu ma { $piece } | j'ai perdu mon { $piece } | elle est où ma { $piece } | il est où mon { $piece } |
        localise mon { $piece } | localise mes { $piece } |
        où est passée ma { $piece } | position de mon { $piece } | position de mes { $piece } |
        emplacement de mon { $piece } | la case de mon { $piece } | ma { $piece } est-elle encore là |
        sur quelle case j'ai mon { $piece } |
        dans quelle case se trouve mon { $piece } | mes { $piece } s'il te plaît |
        liste mes { $piece } | énumère mes { $piece } | cite mes { $piece }
command-sounds-off =
    .hear = coupe les sons | sons coupés | désactive les sons | sans sons | éteins les sons | pas de sons |
        enlève les sons | coupe les bruitages
command-sounds-on =
    .hear = remets les sons | active les sons | avec les sons | rallume les sons
command-harder =
    .hear = beaucoup plus difficile | beaucoup plus dur | bien plus difficile | beaucoup trop faible |
        beaucoup trop facile | bien trop facile | plus difficile | plus dur | niveau supérieur | augmenter niveau |
        monter niveau | joue mieux | plus forte | adversaire plus fort | trop facile | niveau plus haut |
        augmenter difficulté | niveau suivant | monte niveau | niveau plus élevé | augmente niveau |
        c'est trop facile | rends-le plus difficile | rends plus difficile | rends-le plus dur |
        joue plus fort que ça | plus fort adversaire | tu es trop faible | augmente difficulté | niveau au-dessus |
        joue plus fort | monte le niveau | augmente le niveau | rends l'adversaire plus fort |
        un adversaire plus fort | plus de défi | un peu plus de défi | augmente la difficulté |
        rends ça plus difficile | rends-le plus fort | un niveau de plus | un niveau au-dessus | monte d'un niveau |
        rends l'ordinateur plus fort | renforce l'ordinateur | que ce soit plus dur | un plus grand défi |
        plus grand défi | mets un cran plus dur | un cran au-dessus | je veux un adversaire plus coriace |
        plus costaud | plus coriace | joue mieux que ça | je gagne toujours | je gagne tout le temps |
        je te bats à chaque fois | tu joues comme une patate | tu joues mal | un défi | joue à fond | donne tout |
        je m'ennuie, joue mieux | plus difficile s'il te plaît | trop faible | monte la difficulté |
        plus de difficulté | corse un peu | t'es trop nul, joue mieux | t'es trop nul | augmente un peu le niveau |
        monte un peu le niveau | un peu plus dur | un peu plus fort au jeu | un peu plus difficile | je m'ennuie |
        rends le jeu plus difficile | c'est trop simple | tu es trop facile | c'est trop facile pour moi
command-easier =
    .hear = beaucoup plus facile | bien plus facile | beaucoup trop difficile | beaucoup trop dur | plus facile | plus simple | niveau inférieur | baisser niveau | baisse niveau | diminuer niveau |
        joue moins bien | adversaire plus faible | plus faible | trop dur | niveau plus bas |
        diminuer difficulté | niveau précédent | moins difficile | c'est trop difficile | diminue niveau |
        c'est trop dur | tu es trop fort | tu es trop forte | tu joues trop bien | rends-le plus facile |
        rends plus facile | moins dur | niveau en dessous | baisse le niveau | joue moins fort |
        je perds tout le temps | je perds toujours | rends ça plus facile | un peu plus facile | diminue la difficulté |
        sois gentil | ménage-moi | rends-le plus faible | rends l'ordinateur moins fort | l'ordinateur moins fort |
        un niveau de moins | un niveau en dessous | baisse d'un niveau | joue à un niveau plus facile |
        un niveau plus facile | rends l'adversaire plus faible | rends l'ordinateur plus faible | descends le niveau |
        trop fort pour moi | c'est trop fort pour moi |
        joue comme un débutant | je suis débutant | un cran en dessous | vas-y doucement | t'es trop bon pour moi |
        tu es trop bon pour moi | tu es trop fort pour moi | laisse-moi gagner |
        plus facile s'il te plaît | baisse la difficulté | simplifie |
        trop difficile |
        c'est trop dur pour moi | c'est trop difficile pour moi | baisse un peu le niveau |
        baisse un peu la difficulté | un peu moins fort au jeu | un peu moins difficile | tu me bats à chaque fois |
        je ne gagne jamais |
        qu'il joue moins fort
command-tournament-next =
    .hear = prochaine partie du numéro { $number } | quand joue le numéro { $number } | prochaine partie de { $number } | quand joue { $number }
command-tournament-needs =
    .hear = que faut-il au numéro { $number } | que lui faut-il au numéro { $number } | que faut-il à { $number } | de quoi { $number } a-t-il besoin | que faut-il à { $number } pour gagner | { $number } peut-il encore gagner
command-tournament-play =
    .hear = jouer l'échiquier { $number } | commencer l'échiquier { $number }
command-tournament-round =
    .hear = ronde { $number } | appariements de la ronde { $number } | appariements ronde { $number } | { $ordinal } ronde |
        appariements de la { $ordinal } ronde
command-tournament-place =
    .hear = points de { $number } | points du numéro { $number } | place de { $number } |
        place du numéro { $number } | combien de points a { $number } | combien de points a le numéro { $number } |
        combien de points pour { $number } | à quelle place est { $number } |
        à quelle place est le numéro { $number } | où en est { $number } | quelle est la place de { $number } |
        où est { $number } au classement
command-tournament-mine-place =
    .hear = combien de points ai-je | combien de points j'ai | j'ai combien de points | mes points | ma place |
        à quelle place je suis | je suis combientième | à quelle place suis-je | mon classement
command-tournament-next-round =
    .hear = appariements de la prochaine ronde | appariements de la ronde suivante |
        qui joue contre qui à la prochaine ronde
command-tournament-last-round =
    .hear = dernière ronde | appariements de la dernière ronde
command-in-check =
    .hear = suis-je en échec | je suis en échec | suis-je échec | est-ce échec | y a-t-il échec | roi est en échec |
        mon roi est-il en échec | mon roi est en échec | en échec | blancs sont en échec | noirs sont en échec |
        est-ce que je suis en échec | est-ce qu'il y a échec | le roi est-il en échec | échec ? | échec ou pas |
        qui donne échec | quelle pièce donne échec | qui me met en échec | suis-je encore en échec |
        mon roi est-il en danger | est-ce que mon roi est attaqué | mon roi est en danger | il me met en échec |
        ai-je un échec | est-il en échec | le roi est en échec | y a échec | je suis encore en échec |
        il y a échec | c'est échec | mon roi est-il attaqué | ai-je donné échec | ai-je fait échec | il est en échec |
        l'adversaire est-il en échec | quelqu'un est en échec |
        échec au roi ? | le roi est en danger | il m'a mis en échec | m'a-t-il mis en échec | tu m'as mis en échec |
        je l'ai mis en échec | qui est en échec | roi en échec
command-heading =
    .hear = qui sont les joueurs | qui joue | qui joue ici | qui jouait | comment s'appellent les joueurs |
        c'est quelle partie | quelle partie est-ce | qui avait les blancs | qui avait les noirs |
        quand a-t-elle été jouée | quel tournoi est-ce
command-notes =
    .hear = lis les commentaires | lis le commentaire | que dit le commentaire
command-last-moves =
    .hear = les { $number } derniers coups | lis les { $number } derniers coups |
        lis-moi les { $number } derniers coups | redis les { $number } derniers coups |
        répète les { $number } derniers coups | quels étaient les { $number } derniers coups |
        donne les { $number } derniers coups | { $number } derniers coups
command-undo-moves =
    .hear = reprends { $number } coups | reprendre { $number } coups | annule { $number } coups |
        annuler { $number } coups | { $number } coups en arrière | reviens { $number } coups en arrière |
        recule de { $number } coups | annule les { $number } derniers coups | reprendre les { $number } derniers coups |
        reprends les { $number } derniers coups | retour de { $number } coups | je reprends { $number } coups |
        défaire { $number } coups | reviens de { $number } coups | reprends mes { $number } derniers coups |
        annule mes { $number } derniers coups | reprendre mes { $number } derniers coups |
        reviens { $number } coups plus tôt | efface les { $number } derniers | efface les { $number } derniers coups |
        enlève { $number } coups
command-shelf-open =
    .hear = ouvre-la | ouvre celle-là | ouvre cette partie | charge-la | prends celle-là | celle-là
command-shelf-close =
    .hear = ferme la bibliothèque | fermer la bibliothèque | quitte la bibliothèque | ferme la liste |
        termine la recherche
command-shelf-next =
    .hear = suivante | la suivante | partie suivante
command-shelf-previous =
    .hear = précédente | la précédente | celle d'avant | partie précédente
command-shelf-first =
    .hear = première | la première | première partie trouvée
command-shelf-last =
    .hear = dernière | la dernière
command-shelf-tell =
    .hear = laquelle est-ce | quelle partie est-ce | c'est quelle partie | qui l'a jouée
command-moves-of-kind =
    .hear = où peut aller { $piece } | où peut aller mon { $piece } | où peut aller ma { $piece } | où va mon { $piece } |
        que peut faire mon { $piece } | que peut faire { $piece } | coups de mon { $piece } | où mon { $piece } peut aller |
        où peut se déplacer mon { $piece }
command-may-castle =
    .hear = puis-je roquer | est-ce que je peux roquer | est-ce que je peux encore roquer | je peux roquer |
        je peux encore roquer | le roque est possible | puis-je encore roquer | ai-je le droit de roquer |
        puis-je faire le petit roque | puis-je faire le grand roque | le roque est-il possible |
        ai-je encore le droit de roquer | est-ce que le roque est possible | est-ce que le roque est encore possible |
        je peux faire le petit roque | je peux faire le grand roque | peut-on encore roquer | on peut encore roquer |
        pourquoi je ne peux pas roquer | peut-on roquer | peut-on roquer des deux côtés | on peut roquer des deux côtés |
        est-ce que je roque | est-ce que je peux encore faire le roque
command-castled =
    .hear = ai-je roqué | ai-je déjà roqué | est-ce que j'ai roqué | est-ce que j'ai déjà roqué | j'ai déjà roqué |
        j'ai roqué ? | a-t-il roqué | a-t-elle roqué | est-ce qu'il a roqué | as-tu roqué | avez-vous roqué |
        tu as roqué ? | avons-nous roqué | qui a roqué | qui a déjà roqué | quelqu'un a roqué |
        quelqu'un a-t-il roqué | les Blancs ont roqué ? | les Noirs ont roqué ? | les Blancs ont-ils roqué |
        les Noirs ont-ils roqué | les Blancs ont-ils déjà roqué | les Noirs ont-ils déjà roqué |
        les Blancs ont déjà roqué | les Noirs ont déjà roqué | est-ce que les Blancs ont roqué |
        est-ce que les Noirs ont roqué | est-ce que les Blancs ont déjà roqué |
        est-ce que les Noirs ont déjà roqué | Blancs a roqué ? | Noirs a roqué ? | mon adversaire a-t-il roqué |
        mon adversaire a roqué | quand ai-je roqué | quand les Blancs ont-ils roqué |
        quand les Noirs ont-ils roqué | ai-je fait le petit roque | ai-je fait le grand roque |
        les Blancs ont-ils fait le petit roque | les Noirs ont-ils fait le petit roque |
        les Blancs ont-ils fait le grand roque | les Noirs ont-ils fait le grand roque | a-t-on roqué |
        on a roqué ? | est-ce que mon adversaire a roqué | a-t-il déjà roqué | il a roqué ? | il a déjà roqué
command-occurrences =
    .hear = combien de fois cette position est-elle apparue | combien de fois cette position s'est-elle répétée |
        combien de fois la position s'est-elle répétée | combien de fois a-t-on eu cette position |
        combien de fois avons-nous eu cette position | combien de répétitions | cette position est-elle déjà apparue |
        a-t-on déjà eu cette position | avons-nous déjà eu cette position | est-ce une répétition |
        la position s'est-elle répétée | combien de fois cette position est apparue |
        combien de fois la position est-elle apparue | c'est une répétition ? | cette position s'est déjà présentée ?
command-move-number =
    .hear = on en est à quel coup | quel numéro de coup | numéro du coup | à quel coup sommes-nous |
        combien de coups ont été joués | combien de coups avons-nous joués | c'est le combientième coup |
        quel coup est-ce | nombre de coups | on est à quel coup | combien de coups on a joués |
        à quel coup en est-on
command-every-move =
    .hear = quels sont mes coups légaux | tous mes coups | coups légaux | tous les coups légaux |
        quels coups sont possibles | coups possibles | quels coups puis-je jouer | quels coups je peux jouer |
        tous les coups possibles | mes coups possibles | que puis-je jouer | quels sont les coups possibles |
        quels sont mes coups possibles | quels sont mes coups | qu'est-ce qui est permis |
        liste ce que j'ai le droit de jouer | qu'est-ce que j'ai le droit de jouer | mes possibilités |
        quelles sont mes possibilités | tout ce qui est jouable | qu'est-ce que je peux jouer |
        je peux jouer quoi | mes options | quels coups sont permis | que puis-je faire comme coup |
        tous mes coups possibles | la liste des coups possibles |
        que puis-je jouer comme coup | quels coups j'ai | quels coups ai-je | quelles pièces je peux bouger |
        quelles pièces peuvent bouger | ce que je peux jouer | ce qui est possible | où puis-je jouer |
        où est-ce que je peux aller | les coups autorisés | tous les coups que je peux jouer |
        tous les coups que je peux jouer ici | tous les coups que je peux faire | les coups que je peux jouer |
        comment parer l'échec | comment sortir de l'échec | comment je sors de l'échec |
        comment échapper à l'échec | qu'est-ce que je peux faire contre l'échec |
        quels coups je peux faire | quels coups puis-je faire | quels coups peut-on faire | 
        j'ai quels coups
command-count-kind =
    .hear = combien de { $piece } | combien de { $piece } j'ai | combien de { $piece } ai-je |
        j'ai combien de { $piece } | combien j'ai de { $piece } | combien de { $piece } me reste-t-il |
        combien de { $piece } il me reste | il me reste combien de { $piece } | combien de { $piece } il a |
        combien de { $piece } a-t-il | il a combien de { $piece } | combien de { $piece } as-tu |
        combien de { $piece } avez-vous | combien de { $piece } il lui reste |
        combien de { $piece } a mon adversaire | combien de { $piece } ont les { $side } |
        combien de { $piece } chez les { $side } | combien de { $piece } chacun | combien de { $piece } reste-t-il |
        combien de { $piece } il reste | combien y a-t-il de { $piece } | combien de { $piece } sur l'échiquier |
        nombre de { $piece }
command-count-pieces =
    .hear = combien de pièces | combien de pièces j'ai | combien de pièces ai-je | j'ai combien de pièces |
        combien de pièces me reste-t-il | combien de pièces il me reste | combien de pièces il a |
        combien de pièces a-t-il | combien de pièces as-tu | combien de pièces ont les { $side } |
        combien de pièces chacun | combien de pièces a chaque camp | combien de pièces de chaque côté |
        combien de pièces reste-t-il | combien de pièces restent | combien de pièces il reste |
        combien de pièces sur l'échiquier | nombre de pièces
command-count-moves =
    .hear = combien de coups possibles | combien de coups légaux | combien de coups j'ai | combien de coups ai-je |
        combien de coups sont possibles | combien de coups puis-je jouer | combien de coups légaux ai-je |
        combien y a-t-il de coups possibles | nombre de coups possibles | nombre de coups légaux
command-own-last-move =
    .hear = quel était mon dernier coup | mon dernier coup | qu'ai-je joué |
        j'ai joué quoi | quel coup ai-je joué | quel coup j'ai joué | quel a été mon dernier coup |
        quel était mon coup | où est-ce que j'ai joué |
        qu'est-ce que j'ai joué |
        rappelle-moi mon coup | c'était quoi mon coup | c'était quoi mon coup à moi | mon coup à moi |
        quel a été mon coup | qu'est-ce que je viens de jouer | j'ai joué quoi en dernier | mon coup précédent |
        redis mon coup | redis-moi mon coup | répète mon coup | qu'ai-je joué en dernier
command-squares-between =
    .hear = diagonale { $from } { $square } | diagonale de { $from } à { $square } |
        diagonale entre { $from } et { $square } | la diagonale qui va de { $from } à { $square } |
        qu'y a-t-il sur la diagonale { $from } { $square } | qu'y a-t-il sur la diagonale de { $from } à { $square } |
        pièces sur la diagonale { $from } { $square } | qu'y a-t-il entre { $from } et { $square } |
        pièces entre { $from } et { $square } | y a-t-il quelque chose entre { $from } et { $square } |
        il y a quoi entre { $from } et { $square } | entre { $from } et { $square } | ligne de { $from } à { $square }
command-file-name =
    .hear = que veut dire { $file } | que signifie { $file } | c'est quoi { $file } | qu'est-ce que { $file } |
        qui est { $file } | quelle colonne est { $file } | ça veut dire quoi { $file }
command-diagonals-of =
    .hear = diagonales de { $square } | diagonale de { $square } | diagonales depuis { $square } |
        diagonales par { $square } | les deux diagonales de { $square } |
        qu'y a-t-il sur les diagonales de { $square }
command-squares-around =
    .hear = cases autour de { $square } | qu'y a-t-il autour de { $square } | autour de { $square } |
        voisines de { $square } | cases voisines de { $square } | pièces autour de { $square } |
        il y a quoi autour de { $square }
command-seen-from =
    .hear = vu du côté des { $side } | du côté des { $side } | vue des { $side } | { $side } en bas |
        voir l'échiquier du côté des { $side } |
        vu du côté de { $side } | montre l'échiquier du côté des { $side } |
        mets les { $side } en bas
command-orientation =
    .hear = dans quel sens est l'échiquier | de quel côté je vois l'échiquier | qui est en bas |
        l'échiquier est retourné | l'échiquier est tourné | le plateau est retourné
command-redo =
    .hear = rétablir | rétablis le coup | rétablir le coup | refaire le coup | refais le coup |
        annule l'annulation | remets le coup
command-passed-pawns =
    .hear = pions passés | pion passé | ai-je un pion passé | y a-t-il un pion passé | quels pions sont passés |
        où sont les pions passés | a-t-il un pion passé
command-can-reach =
    .hear = mon { $piece } peut-il aller en { $square } | le { $piece } peut-il aller en { $square } |
        est-ce que mon { $piece } peut aller en { $square } | le { $piece } peut-il prendre en { $square } |
        puis-je jouer { $piece } { $square }
command-board-hide =
    .hear = jouer aveugle | cacher échiquier | jouer à l'aveugle | cache échiquier | cache l'échiquier |
        cacher l'échiquier | je veux jouer à l'aveugle | sans voir | sans échiquier | masque échiquier |
        masquer l'échiquier | masque l'échiquier | cache le plateau | cache les pièces | cacher les pièces |
        masquer les pièces | cacher le plateau
command-board-show =
    .hear = montrer échiquier | montre échiquier de nouveau | montrer l'échiquier | montre échiquier |
        montre l'échiquier | montre-moi l'échiquier | montrez l'échiquier | affiche l'échiquier | afficher l'échiquier |
        réaffiche l'échiquier | montre de nouveau l'échiquier | montre les pièces | montrer les pièces |
        montre le plateau | je veux voir l'échiquier | voir l'échiquier
command-which-language =
    .hear = autre langue | changer langue | change de langue | changer de langue | une autre langue | langue |
        tu parles d'autres langues | change la langue | changer la langue | changez de langue | changez la langue |
        langues | choisir la langue | choisis la langue | passer à une autre langue | passe à une autre langue
command-which-voice =
    .hear = changer voix | changer de voix | change de voix | autre voix | une autre voix | prends une autre voix |
        une voix différente | je voudrais une voix différente | une voix autre | voix de femme | voix d'homme |
        voix féminine | voix masculine | je n'aime pas cette voix | change la voix | changer la voix | changez de voix |
        voix | choisir la voix
command-lift =
    .hear = soulève { $square } | soulève la pièce en { $square } | soulève la pièce sur { $square } |
        soulève la pièce de { $square } | soulève le { $piece } en { $square } | soulève le { $piece } sur { $square } |
        soulève le { $piece } de { $square } | soulève le { $piece } { $square } | soulevez { $square } |
        soulevez la pièce en { $square } | soulevez la pièce sur { $square } | soulevez la pièce de { $square } |
        soulevez le { $piece } en { $square } | soulevez le { $piece } sur { $square } |
        soulevez le { $piece } de { $square } | soulevez le { $piece } { $square } | soulever { $square } |
        soulever la pièce en { $square } | soulever la pièce sur { $square } | soulever la pièce de { $square } |
        soulever le { $piece } en { $square } | soulever le { $piece } sur { $square } |
        soulever le { $piece } de { $square } | soulever le { $piece } { $square } | je soulève { $square } |
        je soulève la pièce en { $square } | je soulève la pièce sur { $square } | je soulève la pièce de { $square } |
        je soulève le { $piece } en { $square } | je soulève le { $piece } sur { $square } |
        je soulève le { $piece } de { $square } | je soulève le { $piece } { $square } | lève { $square } |
        lève la pièce en { $square } | lève la pièce sur { $square } | lève la pièce de { $square } |
        lève le { $piece } en { $square } | lève le { $piece } sur { $square } | lève le { $piece } de { $square } |
        lève le { $piece } { $square } | levez { $square } | levez la pièce en { $square } |
        levez la pièce sur { $square } | levez la pièce de { $square } | levez le { $piece } en { $square } |
        levez le { $piece } sur { $square } | levez le { $piece } de { $square } | levez le { $piece } { $square } |
        lever { $square } | lever la pièce en { $square } | lever la pièce sur { $square } |
        lever la pièce de { $square } | lever le { $piece } en { $square } | lever le { $piece } sur { $square } |
        lever le { $piece } de { $square } | lever le { $piece } { $square } | je lève { $square } |
        je lève la pièce en { $square } | je lève la pièce sur { $square } | je lève la pièce de { $square } |
        je lève le { $piece } en { $square } | je lève le { $piece } sur { $square } |
        je lève le { $piece } de { $square } | je lève le { $piece } { $square } | retire { $square } |
        retire la pièce en { $square } | retire le { $piece } en { $square } | retire le { $piece } de { $square } |
        retirez { $square } | retirez la pièce en { $square } | retirez le { $piece } en { $square } |
        retirez le { $piece } de { $square } | retirer { $square } | retirer la pièce en { $square } |
        retirer le { $piece } en { $square } | retirer le { $piece } de { $square } | je retire { $square } |
        je retire la pièce en { $square } | je retire le { $piece } en { $square } |
        je retire le { $piece } de { $square } | enlève { $square } | enlève la pièce en { $square } |
        enlève le { $piece } en { $square } | enlève le { $piece } de { $square } | enlevez { $square } |
        enlevez la pièce en { $square } | enlevez le { $piece } en { $square } | enlevez le { $piece } de { $square } |
        enlever { $square } | enlever la pièce en { $square } | enlever le { $piece } en { $square } |
        enlever le { $piece } de { $square } | j'enlève { $square } | j'enlève la pièce en { $square } |
        j'enlève le { $piece } en { $square } | j'enlève le { $piece } de { $square } | sors { $square } |
        sors la pièce en { $square } | sors le { $piece } en { $square } | sors le { $piece } de { $square } |
        sortez { $square } | sortez la pièce en { $square } | sortez le { $piece } en { $square } |
        sortez le { $piece } de { $square } | sortir { $square } | sortir la pièce en { $square } |
        sortir le { $piece } en { $square } | sortir le { $piece } de { $square } | je sors { $square } |
        je sors la pièce en { $square } | je sors le { $piece } en { $square } | je sors le { $piece } de { $square } |
        enlève { $square } du plateau | enlève { $square } de l'échiquier | sors { $square } de son trou |
        soulève mon { $piece } en { $square } | { $square } soulevé
command-put =
    .hear = pose { $square } | pose en { $square } | pose sur { $square } | pose la pièce en { $square } |
        pose la pièce sur { $square } | pose le { $piece } en { $square } | pose le { $piece } sur { $square } |
        posez { $square } | posez en { $square } | posez sur { $square } | posez la pièce en { $square } |
        posez la pièce sur { $square } | posez le { $piece } en { $square } | posez le { $piece } sur { $square } |
        poser { $square } | poser en { $square } | poser sur { $square } | poser la pièce en { $square } |
        poser la pièce sur { $square } | poser le { $piece } en { $square } | poser le { $piece } sur { $square } |
        je pose { $square } | je pose en { $square } | je pose sur { $square } | je pose la pièce en { $square } |
        je pose la pièce sur { $square } | je pose le { $piece } en { $square } |
        je pose le { $piece } sur { $square } | place { $square } | place en { $square } | place sur { $square } |
        place la pièce en { $square } | place la pièce sur { $square } | place le { $piece } en { $square } |
        place le { $piece } sur { $square } | placez { $square } | placez en { $square } | placez sur { $square } |
        placez la pièce en { $square } | placez la pièce sur { $square } | placez le { $piece } en { $square } |
        placez le { $piece } sur { $square } | placer { $square } | placer en { $square } | placer sur { $square } |
        placer la pièce en { $square } | placer la pièce sur { $square } | placer le { $piece } en { $square } |
        placer le { $piece } sur { $square } | je place { $square } | je place en { $square } |
        je place sur { $square } | je place la pièce en { $square } | je place la pièce sur { $square } |
        je place le { $piece } en { $square } | je place le { $piece } sur { $square } | mets { $square } |
        mets en { $square } | mets sur { $square } | mets la pièce en { $square } | mets la pièce sur { $square } |
        mets le { $piece } en { $square } | mets le { $piece } sur { $square } | mettez { $square } |
        mettez en { $square } | mettez sur { $square } | mettez la pièce en { $square } |
        mettez la pièce sur { $square } | mettez le { $piece } en { $square } | mettez le { $piece } sur { $square } |
        mettre { $square } | mettre en { $square } | mettre sur { $square } | mettre la pièce en { $square } |
        mettre la pièce sur { $square } | mettre le { $piece } en { $square } | mettre le { $piece } sur { $square } |
        je mets { $square } | je mets en { $square } | je mets sur { $square } | je mets la pièce en { $square } |
        je mets la pièce sur { $square } | je mets le { $piece } en { $square } |
        je mets le { $piece } sur { $square } | je la pose en { $square } | je le pose en { $square } |
        je la pose sur { $square } | je le pose sur { $square } | la poser en { $square } | le poser en { $square } |
        je la mets en { $square } | je le mets en { $square } | je la place en { $square } |
        je le place en { $square } | pose dans { $square } | plante en { $square } | enfonce en { $square } |
        repose en { $square } | remets en { $square }
command-castling-of =
    .hear = les { $side } peuvent roquer | les { $side } peuvent-ils roquer | les { $side } peuvent encore roquer |
        les { $side } peuvent-ils encore roquer | est-ce que les { $side } peuvent roquer |
        est-ce que les { $side } peuvent encore roquer | les { $side } ont-ils encore le droit de roquer |
        les { $side } ont-ils le droit de roquer | pourquoi les { $side } ne peuvent pas roquer
command-castling-theirs =
    .hear = peut-il roquer | peut-il encore roquer | il peut roquer | il peut encore roquer | est-ce qu'il peut roquer |
        est-ce qu'il peut encore roquer | mon adversaire peut-il roquer | mon adversaire peut roquer |
        l'adversaire peut-il roquer | est-ce que mon adversaire peut roquer | peux-tu roquer | tu peux roquer
