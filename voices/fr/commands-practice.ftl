# Commands. Practice, setting up and drills.

command-opponent = jouer contre le programme : choisir le camp et le niveau
    .hear = adversaire | jouer contre programme | jouer contre l'ordinateur | choisir l'adversaire |
        ordinateur | jouer contre toi | jouer contre machine | jouer contre moteur | contre ordinateur |
        joue contre moi | joue avec moi | jouer avec ordinateur | un joueur | moteur | programme |
        contre programme | jouer contre Annabella | jouer contre vous | machine | jouer avec toi | contre toi |
        jouer contre ordinateur | contre l'ordinateur | je veux jouer contre toi |
        je voudrais jouer contre toi | l'ordinateur | je veux jouer contre l'ordinateur |
        je veux jouer contre ordinateur | adversaire ordinateur | active l'ordinateur | activer ordinateur |
        contre machine | active moteur | partie contre l'ordinateur | je joue contre toi |
        joue une partie contre moi | lancer une partie contre l'ordinateur | contre la machine |
        changer le niveau | change le niveau | choisir le niveau | règle le niveau |
        est-ce que tu veux jouer avec moi | tu veux jouer contre moi | changer d'adversaire |
        je veux un adversaire | affronter l'ordinateur | réglage de l'adversaire | niveau de difficulté |
        régler la difficulté | mon adversaire | choisis un adversaire | changer le niveau de l'adversaire |
        réglage du niveau | tu joues avec moi | changer de couleur | je voudrais changer de couleur |
        échangeons les couleurs | échanger les couleurs | changer de camp | inverser les couleurs |
        on peut échanger les couleurs
command-too-strong = trop fort : l'adversaire joue un tiers de niveau moins fort
    .hear = trop fort | c'est trop fort | un peu trop fort | légèrement trop fort | tu es un peu trop fort | l'adversaire est un peu trop fort | un peu moins fort | un peu plus faible | un peu trop difficile | un peu trop dur
command-too-weak = trop faible : l'adversaire joue un tiers de niveau plus fort
    .hear = un peu trop faible | légèrement trop faible | tu es un peu trop faible | l'adversaire est un peu trop faible | un peu trop facile
command-engine-options = options du moteur
    .hear = options du moteur | options moteur | réglages du moteur | quelles options a le moteur | montre les options du moteur
command-hint = indice : la case de la pièce à jouer
    .hear = indice | donne un indice | quelle pièce | meilleur coup | conseil | suggestion | suggère un coup |
        propose un coup | que jouer | que dois-je jouer | que jouerais-tu | que joueriez-vous | quoi jouer |
        quelle pièce jouer | coup conseillé | conseille-moi | recommande un coup | aide-moi à jouer |
        que faut-il jouer | astuce | quel coup jouer | quelle pièce dois-je jouer | aide-moi à trouver coup |
        aide-moi à trouver un coup | quel est bon coup | quel est le bon coup | quel est meilleur coup |
        donne indice | donne-moi indice | un indice | un conseil | donne-moi conseil |
        que joues-tu à ma place | suggère coup | suggère-moi coup | propose coup | propose-moi coup |
        recommande coup | je dois jouer quoi | qu'est-ce que je dois jouer | qu'est-ce que je joue |
        quel coup est bon | quel coup est meilleur | peux-tu m'aider pour un coup | aide-moi pour un coup |
        quel coup dois-je faire | quel coup dois-je jouer | une idée | tu as une idée | donne-moi un indice |
        tu jouerais quoi | quel coup tu proposes | propose-moi un coup | recommande-moi un coup |
        quel est le meilleur coup | je suis bloqué | un tuyau | suggère quelque chose | propose quelque chose |
        je ne sais pas quoi jouer | quel serait un bon coup | je ne sais pas que jouer | quelle pièce bouger |
        je cherche un bon coup | qu'est-ce que je devrais jouer | une piste | que ferais-tu ici |
        que ferais-tu | que ferais-tu à ma place | des suggestions | une suggestion |
        j'aurais besoin d'un indice | besoin d'un indice | qu'est-ce que tu me conseilles |
        tu me conseilles quoi | une petite piste | donne-moi un coup de pouce | souffle-moi quelque chose |
        souffle-moi | je sais pas quoi jouer | qu'est-ce que tu jouerais | que me conseilles-tu |
        c'est quoi le meilleur coup | je suis coincé | je sèche | qu'est-ce que je pourrais jouer |
        mets-moi sur la voie | qu'est-ce qui est bon ici | que jouerait un maître | un conseil s'il te plaît |
        un indice s'il te plaît | donne une piste | aide-moi pour ce coup | montre-moi un bon coup |
        un bon coup à jouer | que jouer ici | je joue quoi | qu'est-ce que tu ferais à ma place | où jouer |
        où je dois aller | t'aurais pas une idée | je n'ai pas d'idée | donne-moi une idée |
        que jouerais-tu à ma place | qu'est-ce que tu jouerais à ma place | tu jouerais quoi à ma place |
        un petit coup de pouce | un coup de pouce |
        tu me suggères quoi | que me suggères-tu | qu'est-ce que tu me suggères | tu ferais quoi |
        tu jouerais quoi toi | aucune idée, aide-moi
command-what-threatens = ce que menace l'adversaire
    .hear = que menace l'adversaire | quelle est menace | que menace-t-il | qu'est-ce qui menace |
        y a-t-il menace | que menaces-tu | que menacent noirs | que menacent blancs | quelle menace |
        quelles menaces | suis-je menacé | qu'est-ce qui me menace | suis-je en danger | que veut adversaire |
        que menacez-vous | y a-t-il des menaces | y a-t-il menaces | y a-t-il une menace |
        quelles sont menaces | menace | que menace adversaire | que menace mon adversaire |
        qu'est-ce qu'il menace | est-ce que je suis menacé | que veut faire adversaire | il menace quoi |
        quelles sont les menaces | que veut-il | quelle est la menace | des menaces contre moi |
        est-ce qu'il menace quelque chose | de quoi il me menace | que prépare mon adversaire |
        qu'est-ce qu'il prépare | que prépare-t-il | que veut faire mon adversaire | quel est son plan |
        à quoi dois-je faire attention | qu'est-ce qu'il pourrait me faire | que peut-il me faire |
        que veulent les noirs | que veulent les blancs | que veut { $side } | que préparent les noirs |
        de quoi dois-je me méfier | va-t-il attaquer quelque chose | va-t-il attaquer | que va-t-il attaquer |
        est-ce qu'il prépare un mauvais coup | je risque quoi | que veut-il faire | qu'est-ce qu'il veut |
        qu'est-ce qu'il mijote | y a-t-il un danger | tu menaces quoi | il menace mat | c'est quoi ton plan |
        dois-je m'inquiéter | y a-t-il un piège | c'est un piège | il me menace | je suis menacé |
        tu me menaces | pourquoi il a joué ça | pourquoi ce coup | quelle est son idée | c'est quoi son idée |
        que cherche-t-il | il vise quoi | à quoi je dois faire attention | je dois faire attention à quoi |
        qu'est-ce que je risque | est-ce dangereux | qu'est-ce qu'il va faire | est-ce qu'il peut me mater |
        peut-il me mater | menace-t-il mat |
        y a-t-il une fourchette | il y a une fourchette
command-what-hangs = vos pièces en prise
    .hear = qu'est-ce qui est en prise | pièces en prise | quelles pièces sont en prise | quelque chose est en prise |
        ai-je une pièce en prise | mes pièces en prise | qu'est-ce qui pend | quelles pièces ne sont pas défendues |
        pièces non défendues | ai-je des pièces en prise | quelles pièces pendent | y a-t-il quelque chose en prise |
        y a-t-il pièces en prise | ai-je quelque chose en prise | quelles pièces sont non défendues |
        mes pièces sont-elles en sécurité | que peut prendre adversaire | est-ce que j'ai une pièce en prise |
        qu'est-ce qui n'est pas protégé | qu'ai-je en prise | une pièce est-elle en prise |
        mes pièces sont-elles protégées | est-ce que quelque chose est en prise | mes pièces sont en danger |
        mes pièces sont-elles en danger | il peut me prendre quelque chose | que peut-il me prendre |
        j'ai quelque chose de non défendu | pièces en l'air | est-ce que je perds une pièce | ma dame est attaquée |
        ma tour est attaquée | mon cavalier est attaqué | mon fou est attaqué | ma dame est-elle attaquée |
        je vais perdre une pièce ? | est-ce que mes pièces sont protégées | mes pièces sont-elles défendues |
        mes pièces sont en sécurité ? | peut-il prendre quelque chose | qu'est-ce qui est sans défense | sans défense |
        pièces sans défense |
        est-ce que je laisse traîner quelque chose | qu'est-ce que je peux me faire manger | pièces pendantes |
        j'ai quelque chose en prise | qu'est-ce que j'ai en prise | qu'est-ce que je peux perdre |
        mes pièces sont en sécurité | toutes mes pièces sont protégées | qu'est-ce qu'il peut me prendre |
        quelles pièces sont en danger | qu'est-ce qui n'est pas défendu | j'ai oublié de défendre quelque chose |
        quelles pièces sont attaquées | mes pièces attaquées | une pièce en prise | je vais perdre une pièce |
        est-ce que je perds quelque chose | ai-je fait une gaffe | quelles pièces ne sont pas protégées |
        mes pièces non défendues | il peut me manger quoi | que peut-il me manger | est-ce que tout est protégé |
        tout est défendu | des pièces en danger |
        mon pion est-il attaqué | est-ce que mon pion est attaqué | mes pions sont-ils attaqués |
        mon pion est-il menacé | mon pion est-il en danger | mon pion est attaqué
command-who-is-better = qui est mieux
    .hear = je suis comment | ma position est comment |
        qui est mieux | évaluation | comment suis-je | qui gagne | qui est en tête | suis-je mieux |
        je gagne | suis-je en train de gagner | évalue position | évaluer position | évaluation de position |
        évalue | qui a l'avantage | comment est ma position | blancs sont mieux | noirs sont mieux |
        qui a meilleure position | comment je vais | qui a avantage | qui est meilleur | est-ce que je gagne |
        est-ce que je perds | suis-je moins bien | suis-je gagnant | suis-je perdant |
        ma position est-elle bonne | est-ce que je suis mieux | comment je me débrouille |
        comment ça va pour moi | quelle est évaluation | quelle est l'évaluation | juge position |
        évalue la position | qui est en avance | comment je suis | comment je me porte |
        qui a la meilleure position | ma position vaut quoi | que vaut ma position | quel camp est mieux |
        est-ce que j'ai une bonne position | { $side } sont mieux | est-ce que { $side } sont mieux |
        { $side } ont l'avantage | c'est grave pour moi | est-ce grave | qui gagne en ce moment |
        que penses-tu de la position | que pensez-vous de la position | quelles sont mes chances |
        ai-je des chances | c'est égal ? | suis-je foutu | je suis foutu | suis-je perdu | que dit le moteur |
        que dit le moteur de la position | je suis mieux ou moins bien | ma position est bonne |
        comment tu juges la position | est-ce équilibré | j'ai une chance | je suis mal |
        estimation de la position | ça se passe bien pour moi | qui est en train de gagner |
        je gagne ou je perds | l'évaluation s'il te plaît | ton avis sur la position |
        est-ce que j'ai l'avantage | j'ai un avantage | c'est gagné | est-ce gagné | est-ce perdu |
        est-ce que c'est égal | position égale | puis-je encore gagner | mes chances | il y a un mat |
        y a-t-il un mat | il y a mat | est-ce qu'il y a un mat | je peux mater | puis-je mater |
        est-ce un bon coup | était-ce un bon coup | c'était un bon coup
command-analyse = analyser la partie finie
    .hear = analyser | analyse | analyser partie | analyse partie | analyser la partie entière | analyse de partie |
        mes erreurs | où me suis-je trompé | revoir partie | analyse ma partie | analyser ma partie |
        analyse cette partie | analyse la partie | quelles sont mes erreurs | montre mes erreurs |
        où ai-je fait une erreur | quelles sont mes fautes | revois ma partie | revoir la partie |
        montre-moi mes erreurs | cherche mes fautes | cherche les fautes dans ma partie | qu'est-ce que j'ai mal joué |
        analyse de la partie | quelles erreurs j'ai faites | quelles fautes j'ai faites | qu'est-ce que j'ai raté |
        ce que j'ai raté | revois la partie avec moi | revoyons la partie |
        on regarde la partie ensemble | passe ma partie au moteur | quand est-ce que j'ai perdu |
        quand est-ce que j'ai perdu le fil | où j'ai perdu | où est-ce que je me suis trompé | pourquoi j'ai perdu |
        revois la partie | vérifie ma partie | fais l'analyse |
        analyse complète | quelles erreurs ai-je faites | ai-je bien joué | comment j'ai joué | commente mes erreurs
command-turn-previous = tournant précédent de la partie
    .hear = tournant précédent | faute précédente |
        moment critique d'avant | erreur précédente | moment clé précédent
command-turn-next = tournant suivant de la partie
    .hear = prochain tournant | prochaine faute |
        prochain moment clé | erreur suivante | prochain moment critique | moment clé suivant
command-line-previous = variante attendue : coup précédent
    .hear = en arrière dans ligne | coup précédent de ligne
command-line-next = variante attendue : coup suivant
    .hear = ligne attendue | meilleure ligne | coup suivant de ligne
command-opening = le nom de l'ouverture
    .hear = ouverture | quelle ouverture | nom de l'ouverture | comment s'appelle ouverture |
        quelle est cette ouverture | quelle ouverture est-ce | nom ouverture | c'est quelle ouverture |
        comment s'appelle cette ouverture | comment s'appelle l'ouverture | quelle est ouverture |
        quelle est l'ouverture | nom de ouverture | l'ouverture | quelle défense est-ce | quelle ouverture joue-t-on |
        quelle ouverture jouons-nous | quelle ouverture on a jouée | comment on appelle cette ouverture |
        tu connais cette ouverture | connais-tu cette ouverture | nommer l'ouverture | nomme l'ouverture |
        est-ce que c'est une sicilienne | c'est une sicilienne ? | comment s'appelle ce début |
        c'est quoi cette ouverture | on joue quoi comme ouverture | c'est quoi comme ouverture | nom de la variante |
        nom du début | quel début | quelle variante
command-set-up = placer une position ; encore : jouer à partir d'elle
    .hear = placer position | placer une position | placer des pièces | nouvelle position | éditer position |
        modifier position | entrer une position | mettre position | saisir position | installer position |
        disposer pièces | place pièces | éditeur de position | composer position | saisir une position |
        position personnalisée | composer une position | placer ma propre position | je veux placer les pièces |
        mettre en place une position | créer une position | je voudrais créer une position | construire une position |
        poser une position | installer les pièces moi-même | placer les pièces moi-même |
        placer les pièces comme je veux | éditer l'échiquier | composer un problème | mode position |
        j'ai un diagramme à rentrer | entrer un diagramme |
        mettre les pièces moi-même | reproduire un diagramme |
        coller une position | place une position | place la position | je veux placer une position
command-setup-put-king = poser ici un roi, aux dames une dame
command-setup-put-queen = poser ici une dame
command-setup-put-rook = poser ici une tour
command-setup-put-bishop = poser ici un fou
command-setup-put-knight = poser ici un cavalier
command-setup-put-pawn = poser ici un pion
command-setup-put-nothing = enlever la pièce d'ici
command-setup-other-side = pièces suivantes de l'autre camp
command-setup-clear = vider l'échiquier
    .hear = vider échiquier | vider l'échiquier | échiquier vide | tout enlever | efface échiquier | effacer échiquier |
        enlever toutes pièces | enlève toutes pièces | vide échiquier |
        vide l'échiquier | efface l'échiquier | enlève tout | enlève toutes les pièces |
        commencer avec un échiquier vide
command-setup-initial = position initiale
    .hear = position initiale | toutes les pièces | position de départ | position normale |
        pièces comme au début
command-setup-white = trait aux Blancs
command-setup-black = trait aux Noirs
command-setup-castling = roque, si roi et tour sont en place
    .hear = droits de roque | roque | roque possible | sans roque |
         le roque est-il permis
command-setup-done = commencer la partie
    .hear = prêt | terminé | commencer partie | jouer cette position | c'est prêt | fini | jouer à partir de là | j'ai fini | c'est bon |
        position terminée |
        la position est prête | j'ai fini de placer |
        position terminée, on joue | position finie | mise en place terminée
command-setup-leave = annuler la position
    .hear = abandonner échiquier | abandonner l'échiquier | annuler position | quitter placement | laisser position |
        quitter | sortir | retour à la partie | revenir à la partie |
        quitter la mise en place | laisse tomber retour à la partie |
        annule la mise en place
command-drill-alphabet = alphabet d'annonce
    .hear = exercice alphabet | travailler alphabet | alphabet | apprendre alphabet |
        apprendre l'alphabet | l'alphabet |
        anna bella cesar, apprends-moi ça | apprendre les lettres
command-drill-numbers = nombres allemands
    .hear = exercice nombres | travailler nombres | nombres allemands | nombres |
        apprendre les chiffres allemands | les chiffres allemands | comment on compte en allemand
command-drill-colours = couleurs des cases
    .hear = exercice couleurs | travailler couleurs | couleurs des cases | couleur des cases | exercice des couleurs |
        exercice sur couleurs | exercice de couleurs | case blanche ou noire | cases claires ou foncées | couleurs |
        apprendre les couleurs des cases |
        la couleur des cases | interroge-moi sur la couleur des cases | exercice sur la couleur des cases |
        teste-moi sur les couleurs |
        quiz sur la couleur des cases | quiz sur les couleurs des cases | entraîne-moi aux couleurs des cases |
        quiz des couleurs
command-drill-diagonals = diagonales
    .hear = exercice diagonales | travailler diagonales
command-drill-knight = chemins du cavalier
    .hear = exercice cavalier | travailler cavalier | chemins du cavalier | parcours du cavalier | exercice du cavalier |
        exercices du cavalier | trajets du cavalier | coups du cavalier | exercice de cavalier |
        entraînement du cavalier | entraîner le cavalier |
        entraîne-moi aux sauts de cheval | sauts du cavalier
command-drill-coordinates = coordonnées des deux côtés
    .hear = exercice coordonnées | travailler coordonnées | coordonnées | exercice des coordonnées | exercice de coordonnées |
        coordonnées des cases | apprendre coordonnées |
        entraînement aux coordonnées | les coordonnées | travailler les coordonnées |
        teste-moi sur les coordonnées |
        quiz sur les cases | deviner les cases |
        entraîne-moi aux coordonnées | entraîne-moi sur les coordonnées
command-drill-vision = ce qu'une pièce atteint
    .hear = exercice pièces | travailler pièces
command-drill-skip = dire la réponse et continuer
    .hear = passer | dis la réponse | je ne sais pas | réponse | solution | je sais pas | aucune idée |
        question suivante | sauter la question | je donne ma langue au chat | problème suivant | suivant |
        suivante | la suivante | montre la solution | montre-moi la solution | j'abandonne | je passe |
        donne-moi la réponse | dis-moi la réponse | je ne trouve pas | passe celui-ci | passe celle-ci |
        trop difficile | je n'en ai aucune idée | dis-le simplement | dis-le | révèle la solution |
        donne la réponse et passe | je ne sais pas, suivante | un autre exercice | exercice suivant
command-drill-hint = un indice
    .hear = indice pour exercice | aide-moi ici | aide-moi un peu | un petit indice | un petit coup de pouce |
        coup de pouce
command-drill-leave = quitter l'exercice
    .hear = quitter exercice | finir exercice | arrêter exercice | sortir de l'exercice | terminer exercice |
        fin de l'exercice | arrêter entraînement | arrête exercice | quitter exercices | quitter | sortir |
        terminer | finir | retour à la partie | revenir à la partie | revenir à ma partie |
        je veux revenir à ma partie | fini les exercices | finis les exercices | arrête cet exercice |
        arrête l'exercice | j'ai fini | j'ai terminé | fin | sortir des problèmes | ramène-moi à ma partie |
        assez de problèmes | quitter cet exercice | finir cet exercice | plus de problèmes |
        je voudrais partir | je veux partir | revenons | arrête l'entraînement | revenons à la partie |
        quitter l'entraînement | terminer l'exercice | arrêter l'exercice | j'en ai assez | quitte l'exercice |
        je ne veux plus m'exercer | j'arrête | ça suffit |
        assez
command-drill-summary = mes progrès
    .hear = qu'ai-je appris | mes progrès | mes résultats | résumé | bilan | ce que j'ai appris | bilan des exercices |
        comment je m'améliore | est-ce que je progresse | mes statistiques
command-drill-export = enregistrer mes progrès dans un fichier
    .hear = exporter progrès | écrire progrès |
        enregistre mes résultats d'entraînement
command-drill-recall = la partie de mémoire
    .hear = partie de mémoire | rejouer partie de mémoire |
        rejouer la partie de mémoire | de mémoire | exercice de mémoire |
        teste ma mémoire | teste ma mémoire sur cette partie
command-drill-recall-last = mes dernières parties, de mémoire
    .hear = mes dernières parties de mémoire | dernières parties de mémoire | rejouer dernières parties
command-drill-tactics = la tactique
    .hear = tactique | exercice tactique | problèmes | problème | puzzles | combinaisons | résoudre problèmes |
        exercices de tactique | problèmes de tactique | problèmes d'échecs | exercice de tactique | énigmes |
        exercices tactiques | mat en deux | résoudre exercices | donne-moi problème | problèmes tactiques |
        encore un exercice de tactique | encore un problème | un problème | donne-moi un problème |
        un exercice de tactique | résoudre des combinaisons | pose-moi un problème | pose un problème |
        un autre problème | résolvons des problèmes | résoudre des problèmes |
        donne-moi une combinaison à trouver | une combinaison | un problème d'échecs | une énigme | trouver le mat |
        m'entraîner à la tactique | m'entraîner un peu à la tactique | m'exercer à la tactique |
        travailler la tactique |
        mat en un | trouver un mat |
        entraîne-moi aux mats | entraînement aux mats
command-drill-file = la tactique du fichier ouvert
    .hear = tactique du fichier | tactique de ce fichier | résoudre le fichier
command-drill-procedure = la procédure de compétition, en leçons
    .hear = exercice procédure | leçons | procédure de l'annexe | procédure | leçon | procédure de compétition | apprendre procédure |
        leçons de procédure | commencer les leçons |
        leçons sur le déroulement d'une compétition | déroulement d'une compétition
command-drill-edition = les leçons selon une autre édition
    .hear = autres règles | autre édition | édition suivante
command-drill-blindfold = cacher l'échiquier ou le montrer
    .hear = aveugle | à l'aveugle | partie à l'aveugle | échecs à l'aveugle | mode aveugle | mode à l'aveugle
command-drill-peek = un regard sur l'échiquier caché
    .hear = jeter regard | regarder échiquier caché | regarder | coup d'œil | laisse-moi regarder | jeter un coup d'œil |
        juste un petit coup d'oeil | un coup d'oeil | je triche un peu
