# Ce que l'on dit et tape en plus des mots avec lesquels cette voix parle elle-même.
# Chaque ligne est une liste ; une barre sépare deux entrées. Majuscules et accents ne comptent pas.

# Dans les coups.

hear-takes = prend | prends | capture | mange | prend en | prends en | prend sur | par | prend le | prend la | prise | je prends |
    prenant | bouffe | bouffes | croque | gobe | mange en | capture en | prends le | prends la | prend au | mangé | croque en |
    échange | j'échange | échange en | j'échange en | échanger en | j'échange sur | reprend | reprends | je reprends |
    reprend en | je reprends en | boulotte | dévore | élimine | enlève | supprime | rafle | chope | je croque | je mange |
    je capture | prend un | prend une | je prends une | prenons | prenez | mangeons | bouffer | je bouffe | x | tape | frappe | prend dans |
    manger en | capture sur | prise en | prise de | prise du | prise sur | prend son | prend sa | prend ton | prend ta |
    prends son | prends sa | prends ton | prends ta | je prends son | je prends sa | je prends ton | je prends ta | capture son |
    capture sa | capture ton | capture ta | je capture son | je capture sa | je capture ton | je capture ta | mange son |
    mange sa | mange ton | mange ta | je mange son | je mange sa | je mange ton | je mange ta | échange des tours en |
    échange des fous en | échange des dames en | échange des cavaliers en |
    fois |
    saute par-dessus | passe par-dessus | je saute par-dessus |
    mange votre | manges ton | manges ta | manges votre | prend votre | prends votre | croque ton | croque ta | croque votre | bouffe ton | bouffe ta | bouffe votre | gobe ton | gobe ta | gobe votre | capture votre | je mange votre | je prends votre | je croque ton | je croque ta | je croque votre | je te prends ton | je te prends ta | je te prends votre | je te prends le | je te prends la | je te mange ton | je te mange ta | je te mange votre | je te mange le | je te mange la | je te pique ton | je te pique ta | je te pique votre | je te pique le | je te pique la
hear-taking = prendre | manger | capturer | croquer | échanger | reprendre | bouffer | gober
hear-becomes = je transforme le pion en | transforme le pion en | je promeus le pion en |
    devient | devient une | devient un | se transforme en | promotion en | promu en | égale | égal | promotion |
    promotion à | et devient | et devient une | et devient un | fait | fait une | fais | fais une | et fait | et fais |
    et je fais | et je fais une | et promotion en | et promotion | se promeut en | promu | promue en | et se transforme en |
    je fais | je fais une | nouvelle | sous-promotion en | et je prends une | et je demande une | je demande une | demande une |
    et demande | et prend une | pour faire une | en faisant une | et promue en | et se promeut en | et je promeus en |
    je promeus en | promouvoir en | se change en | et se change en | transformation en | sous promotion en | sous-promotion |
    et sous-promotion en | et donne une | nouveau | avec promotion en | avec promotion | et une nouvelle | promouvoir | promeus |
    je promeus | promotion du pion en |
    je prends une |
    et je fais un | et je fais une | et je fais |
    et je choisis un | et je choisis une | et ça devient une | et ça devient un |
    il devient | il devient une | il devient un
hear-check = échec | avec échec | et échec | fait échec | échec au roi | et fait échec | et donne échec | donne échec |
    donnant échec | met en échec | et met en échec | c'est échec | et c'est échec
hear-double-check = échec double | double échec
hear-mate = mat | échec et mat | et mat | échec mat | et échec et mat | mat forcé | et fait mat | fait mat | c'est mat |
    et c'est mat | avec mat | donne mat | et donne mat | mate | mat du couloir
hear-en-passant = en passant | e p | ep | au passage | en passent | prise en passant | prend en passant | prenant en passant |
    prendre en passant | je prends en passant | enpassant | an passant | en passsant | pris en passant
hear-castles = roque | je roque | roquer | je fais roque | roquons | roquez | je fais le roque | faire le roque | le roque |
    roquer maintenant | je voudrais roquer | roque s'il vous plaît | fais le roque | roquent
hear-castles-short = petit roque | roque court | roque côté roi | le petit roque | roque côté du roi | roque du côté roi |
    roque du côté du roi | je roque côté roi | je roque du côté roi | je roque du côté du roi | roquer côté roi | je roque court |
    roque petit | roque sur le petit côté | roque sur l'aile roi | roque aile roi | roque à l'aile roi |
    je roque du petit côté | roque du petit côté | petit côté | je fais le petit roque | faire le petit roque |
    fais le petit roque | roque sur l'aile du roi | petit roque côté roi | je roque à l'aile roi | roquer petit | roquer court |
    je roque petit | roque roi |
    petit roc | deux zéros |
    je fais un petit roque | fais un petit roque | un petit roque |
    aile roi | roque petit côté | roquent côté roi
hear-castles-long = grand roque | roque long | roque côté dame | le grand roque | roque côté de la dame | roque du côté dame |
    roque du côté de la dame | je roque côté dame | je roque du côté dame | je roque du côté de la dame | roquer côté dame |
    je roque long | roque grand | roque sur le grand côté | roque sur l'aile dame | roque aile dame | roque à l'aile dame |
    je roque du grand côté | roque du grand côté | grand côté | je fais le grand roque | faire le grand roque |
    fais le grand roque | roque sur l'aile de la dame | grand roque côté dame | roquer grand | roquer long | je roque grand |
    roque dame |
    grand roc | trois zéros |
    je fais un grand roque | fais un grand roque | un grand roque |
    aile dame | roque grand côté | roquent côté dame
hear-short = petit | court
hear-long = grand | long
hear-from = depuis | du | depuis le | depuis la | de | d' |
    qui est en | qui est sur | qui se trouve en
hear-to = en | vers | sur | va en | à | a | jusqu'en | jusqu'à | vers le | dans | va à | va sur |
    à la |
    cloue en
hear-nought = zéro | o
hear-fillers = comme d'habitude | comme toujours | aujourd'hui | tout de suite | si ça ne vous dérange pas | si ça ne te dérange pas | je réagis au centre par | je réagis par | je le cloue par | je le cloue avec | clouons-le par | j'opte pour | pour l'instant | pour le moment | par sécurité | je me donne de l'air avec | il est temps de | laisse-moi | laissez-moi | je réponds | je réponds par | ma réponse est | aussi | pareil | là-dessus | pour moi | le gambit | eh bien |
    allons-y pour | cette fois |
    bon alors |
    j'aimerais | j'aimerais jouer | s'il vous plaît | s'il te plaît | je joue | je déplace | joue | je | mon |
    ma | le | la | les | va | de | rangée | tiret | puis | au | et | et je | je voudrais | je voudrais jouer | je veux |
    je veux jouer | je vais | je vais jouer | jouer | mon coup est | mon coup | je mets | mets | je place | place |
    je pose | pose | je pousse | pousse | pousser | j'avance | j'avance le | avance | avancer | je sors | sors | sortir |
    je bouge | bouge | déplacer | je ramène | ramène | vient | vient en | revient | saute | retourne | se | déplace |
    du côté | l' | j' | alors | fais | je fais | veux | le côté | svp | stp | jouons | allez | on | joue donc |
    développe | développer | je développe | amène | j'amène | amener | recule | reculer | je recule | retire | se retire |
    je retire | couvre | couvrir | je couvre | je bloque | bloque | interpose | j'interpose | faire | voudrais faire |
    je voudrais faire | je veux faire | allons | allons-y | donc | ok | d'accord | mettons | mettre | mets le | poser |
    place le | placer | passe | passer | remets | glisse | monte | monter | descend | descendre | part | partir | repart |
    rentre | avance le | avance ma | avançons | poussons | déplacez | jouez | avancez | mettez | placez | prenez le coup |
    je choisis | choisis | je dis | je voulais dire | je veux dire | ce | cette | cet | celui de | celle de | celui du |
    en avant | tout droit | simplement | juste | maintenant | plutôt | j'ai | je réponds | réponds |
    je réponds par | aussi | sur la case | saute en | sauter | bondit | file | d'abord | retraite | se replie | repli |
    je replie | envoie | j'envoie | je vais en | aller | vas | je soutiens avec | soutient | merci | j'active | active |
    je sacrifie | sacrifie | sacrifice | percée | coup | bouger | je décide | mon pion | je tente | tente | ramener |
    revenir | reviens | vite | c'est bon | je choisis de jouer | jouons le | très bien | parfait | le centre | au centre |
    du coin | dans le coin | au bord | petit coup | poussée centrale | coup du berger | sacrifice du |
    je donne de l'air au roi | poussée | je commence par | je commence avec | j'ouvre avec |
    je débute par | calmement | tranquillement |
    j'attaque avec | je crois que | je crois que je joue | je pense que | je pense que je joue | je crois | heu | eh | hum | bah |
    autre | l'autre | mon autre | l'autre de mes |
    ben |
    ah | oh | hein | hé | ce sera | ce serait | moi | moi je | moi je joue | peux-tu jouer |
    tu peux jouer | pouvez-vous jouer | vous pouvez jouer |
    ha | disons | voilà | on va dire | mon premier coup sera | mon premier coup est |
    mon prochain coup est | vas-y | pour moi | j'ai décidé de jouer | je me décide pour | finalement |
    bon ben | sicilienne | défense sicilienne | ô |
    on commence par | on commence avec | commençons par | pour commencer | j'ouvre par |
    tranquille | à l'abri | je mets mon roi à l'abri | je mets le roi à l'abri | on part sur | je pars sur |
    je vais faire | mon choix est | mon choix | allez hop | hop | bon allez | voilà mon coup |
    la française | défense française | la caro-kann | caro-kann | la scandinave | scandinave |
    défense scandinave | gambit du roi | gambit dame | gambit de la dame | l'espagnole | partie espagnole |
    l'italienne | partie italienne | l'anglaise | ouverture anglaise | l'écossaise | partie écossaise | la réti |
    la pirc | la hollandaise | l'est-indienne | la nimzo-indienne | la viennoise | la slave | la sicilienne |
    la petrov | la philidor | système de londres |
    par-dessus | sort |
    commencer par | et arrive en | arrive en | et s'arrête en | s'arrête en | et finit en |
    se décale | bondit en |
    moi aussi | on va jouer | gambit evans | le gambit evans | gambit volga | la benoni | la grünfeld | la catalane | défense alekhine | partie viennoise |
    tout doucement | doucement | un coup tranquille | coup tranquille | je prépare avec | je prépare par | petite poussée | je plante | plante | tout en haut | tout en haut en
hear-putting = je mets | mets | je place | place | je pose | pose | mets le | place le | mettre | mettons | poser | placer |
    mettez | placez | remets
hear-sighs = euh
hear-back = retour | en arrière | arrière
hear-forward = avance | pousse | en avant
hear-one-square = d'une case | une case | une case en avant | d'une case en avant | avance d'une case | d'un pas | un pas
hear-two-squares = de deux cases | deux cases | avance de deux cases | deux pas | de deux pas |
    deux cases en avant | de deux cases en avant |
    de deux |
    saute de deux cases
hear-in-front = devant | devant le | devant la | devant mon | devant ma | qui est devant le | qui est devant la | qui est devant mon
hear-left = de gauche
hear-right = de droite
hear-upper = du haut | d'en haut
hear-lower = du bas | d'en bas
hear-light-squared = de cases blanches | des cases blanches | cases blanches
hear-dark-squared = de cases noires | des cases noires | cases noires
hear-asking = c'était | voici | il y a | le coup | on avait | j'avais |
    joue-je | prends-je | roque-je | a roqué |
    puis-je | puis je | après | qui | est-il | peut-il | joue-t-il | a-t-il |
    va prendre | va manger | va capturer | va jouer | va roquer | vas prendre | vas manger | vas capturer |
    vas jouer | vas roquer |
    prends place | prends ton temps |
    j'ai joué | j'ai roqué | j'avais joué | on a joué | on avait joué | tu as joué | vous avez joué |
    est joué | est bien | est possible |
    ce serait | ce serait bien |
    on joue | on prend | on pousse | on avance | on met | on place | on sort | on déplace | on bouge |
    on développe | on capture | on mange | jouent | roquent | roquent côté roi | roquent côté dame |
    font le petit roque | font le grand roque | prennent | avancent | poussent | ont joué | ont pris | qu'il |
    qu'elle | qu'ils | laisse-le | laissez-le | font
hear-asking-first = joues | c'est | est |
    jouera | jouerait
hear-judging = bon | bien | fort
hear-either = ou | ou bien | ou peut-être | non
hear-whose = mon | ma | un | une | notre | ton | ta | votre | son | sa | leur
hear-whose-the = le | la | les | l
hear-stands = en | sur
hear-stands-is = est en | est sur | est | se trouve en | reste en | était en | toujours en | déjà en | est toujours en
hear-choosing = celle | celui | qui est | qui se trouve | qui se tient | qui est située | qui est placée |
    qui est posée | située | placée | je veux dire | bien sûr | évidemment | naturellement | celle qui est |
    celui qui est | ce serait
hear-naming = case | colonne
hear-king = roi | rois | le roi
hear-queen = dame | dames | reine | reines | la dame | la reine |
    une dame
hear-rook = tour | tours | la tour |
    une tour |
    une de mes tours
hear-bishop = fou | fous | le fou | évêque
hear-knight = cavalier | cavaliers | cheval | chevaux | canasson | bourrin | poney | le cavalier | chevalier | cavaliere |
    caval |
    cava |
    petit cheval | le petit cheval | mon petit cheval | dada
hear-pawn = pion | pions | le pion | pionceau | piont |
    un pion |
    petit pion | le petit pion | mon petit pion
hear-with = avec | avec le | avec la | avec mon | avec ma | avec un | avec une
hear-by-king = du roi
hear-by-queen = de la dame
hear-by-rook = de la tour
hear-by-bishop = du fou
hear-by-knight = du cavalier
hear-by-pawn = du pion
hear-kings-rook = tour roi | tour du roi | tour côté roi |
    la tour roi | la tour du roi | la tour côté roi
hear-kings-bishop = fou roi | fou du roi | fou côté roi |
    le fou roi | le fou du roi | le fou côté roi
hear-kings-knight = cavalier roi | cavalier du roi | cavalier côté roi |
    le cavalier roi | le cavalier du roi | le cavalier côté roi
hear-kings-pawn = pion roi | pion du roi |
    le pion roi | le pion du roi |
    mon pion roi | mon pion du roi
hear-queens-rook = tour dame | tour de la dame | tour côté dame | tour de dame |
    la tour dame | la tour de la dame | la tour côté dame
hear-queens-bishop = fou dame | fou de la dame | fou côté dame | fou de dame |
    le fou dame | le fou de la dame | le fou côté dame
hear-queens-knight = cavalier dame | cavalier de la dame | cavalier côté dame | cavalier de dame |
    le cavalier dame | le cavalier de la dame | le cavalier côté dame
hear-queens-pawn = pion dame | pion de la dame | pion de dame |
    le pion dame | le pion de la dame |
    mon pion dame | mon pion de la dame
hear-pawn-letters = P
hear-remark = contre | clouant | et je cloue |
    attaquant | en attaquant | menaçant | en menaçant | avec l'idée | avec menace | avec la menace | qui attaque |
    qui menace | et j'attaque | et je menace | parce que | car | afin de | en préparant | avec tempo | en défendant |
    avec une fourchette | afin d | pour éviter | pour attaquer | pour défendre | pour empêcher | pour menacer |
    en menace de |
    à toi | à vous | à toi de jouer |
    pour chasser | pour gagner | pour développer | pour protéger | pour préparer | pour contrôler | pour ouvrir | pour clouer |
    pour soutenir | pour appuyer | pour renforcer | pour consolider | pour bloquer | pour embêter | pour gêner |
    pour libérer | pour activer | pour sortir | pour échanger | pour forcer | pour occuper | pour mater |
    pour centraliser | pour créer | pour contrer | pour parer | pour aérer | pour doubler | pour viser | pour fermer |
    pour tenir | pour garder | pour répondre | pour faire | pour donner | pour mettre | pour roquer | pour pousser |
    je prends le centre | je prends l'espace | je prends l'initiative | et je prends le centre | et je cloue |
    je cloue le | ça cloue
hear-cry = paf | pan | boum | vlan | clac | hop | hop là | hop-là | et hop | miam | miam miam | croc | youpi |
    hourra | ouais | ouf | tada | tadam | haha | hi hi | à vous | terminé | tiens | et tiens | et voilà |
    voyons | voyons voir | c'est parti | santé |
    allô | bonjour | bonsoir | salut
hear-spelt-as = comme | comme dans | pour
hear-draw-offered = nulle | et nulle | nulle proposée | je propose nulle | et je propose nulle | je propose la nulle |
    et je propose la nulle | avec proposition de nulle | et proposition de nulle | proposition de nulle | match nul | et match nul |
    propose nulle | et je vous propose nulle | et offre nulle | j'offre nulle | et j'offre la nulle | offre de nulle |
    avec offre de nulle | partie nulle | et partie nulle |
    propose la nulle | offre nulle
hear-white = blancs | blanc | blanche | blanches
hear-black = noirs | noir | noire | noires

hear-file-a = a |
    anatole
hear-file-b = bé | bê | berthe | béa
hear-file-c = cé | ce |
    célestin
hear-file-d = dé | davide |
    désiré
hear-file-e = euh | eux | heu | ève | éva |
    eugène
hear-file-f = effe | ef |
    françois
hear-file-g = gé |
    gaston
hear-file-h = hache | ache | hach |
    Henri
hear-rank-1 = un | une | de la première rangée | sur la première rangée | première rangée | en première rangée |
    de la première traverse
hear-rank-2 = deux | de la deuxième rangée | sur la deuxième rangée | deuxième rangée | en deuxième rangée | de la deuxième traverse
hear-rank-3 = trois | de la troisième rangée | sur la troisième rangée | troisième rangée | en troisième rangée |
    de la troisième traverse
hear-rank-4 = quatre | de la quatrième rangée | sur la quatrième rangée | quatrième rangée | en quatrième rangée |
    de la quatrième traverse
hear-rank-5 = cinq | de la cinquième rangée | sur la cinquième rangée | cinquième rangée | en cinquième rangée |
    de la cinquième traverse
hear-rank-6 = six | de la sixième rangée | sur la sixième rangée | sixième rangée | en sixième rangée | de la sixième traverse
hear-rank-7 = sept | de la septième rangée | sur la septième rangée | septième rangée | en septième rangée | de la septième traverse
hear-rank-8 = huit | de la huitième rangée | sur la huitième rangée | huitième rangée | en huitième rangée | de la huitième traverse

# Dans les réponses.

hear-ordinal-1 = premier | première | le premier | la première
hear-ordinal-2 = deuxième | second | seconde | le deuxième | la deuxième
hear-ordinal-3 = troisième | le troisième | la troisième
hear-ordinal-4 = quatrième | le quatrième | la quatrième
hear-ordinal-5 = cinquième | le cinquième | la cinquième
hear-ordinal-6 = sixième | le sixième | la sixième
hear-ordinal-7 = septième | le septième | la septième
hear-ordinal-8 = huitième | le huitième | la huitième

hear-reply-yes = oui | ouais
hear-reply-agree = d'accord | bien sûr | accepte | volontiers | certainement | exact | exactement | correct | ok |
    okay | confirme | absolument | entendu |
    pourquoi pas |
    marché conclu |
    ça me va | soit | va pour | évidemment | parfait | naturellement | mais oui | très bien | acceptée | acceptées | je la prends | avec plaisir
hear-reply-begin = commencer | commençons | on commence | commence | commencez | c'est parti | allons-y | on y va |
    vas-y | prêt | prête | je suis prêt | je suis prête | nous sommes prêts | démarrer | jouons
hear-reply-usual = dernières | actuelles | habituelles | récentes | fide | par défaut |
    plus récentes | les plus récentes | les plus nouvelles | nouvelles | en vigueur
hear-reply-accept = j'accepte | je suis d'accord | je prends | j'accepte volontiers | je veux bien
hear-reply-draw = nulle | nul | match nul | partie nulle
hear-reply-wish = je veux
hear-reply-no = mais non | refusée | refusé | bien sûr que non | non | nan | refuse | décline | changé d'avis | laisse tomber | oublie |
    préfère continuer | préfère jouer | aime mieux continuer | aimerais mieux continuer
hear-reply-not = ne | pas | n' |
    jamais |
    aucun | aucune
hear-mood-asks = on a fait | la dernière fois | hier | j'ai failli | on peut faire nulle | est-ce que je peux proposer | est-ce que je propose | je viens de | à quoi sert | si je | si j | si tu | si vous | si on | et si | faut-il | est-ce qu'il faut | dois-je | devrais-je | je me demande | est-ce une bonne idée | ai-je | tu penses | penses-tu | crois-tu | tu crois | d'après toi | selon toi | refaire | refais | a-t-il | a-t-elle | ai-je | avons-nous | as-tu | avez-vous | était-ce |
    est-ce qu'il a | est-ce que j'ai | est-ce que c'était | dois-je | devrais-je | est-ce que je dois |
    est-ce que je devrais | pourquoi | quand | qui | c'était | est-ce une | où était | je dois |
    ça veut dire |
    aurais-tu abandonné | auriez-vous abandonné | tu aurais abandonné | vous auriez abandonné | tu abandonnerais | abandonnerais-tu | vous abandonneriez | abandonneriez-vous | aurais-je dû | j'aurais dû |
    abandonnerais-tu ici |
    c'est nul | c'est trop nul | tu es nul | vous êtes nul | je suis nul |
    quel nul | trop nul | t'es nul | t'es trop nul | vraiment nul |
    quelle langue |
    il est nul | elle est nulle | tu es nulle | t'es nulle | je suis nulle | trop nulle | c'était nul | rejoue le coup | rejoue mon coup | rejouer le coup | remets le coup | rétablis le coup | annule l'annulation |
    la nulle est | la nulle a | la nulle a-t-elle | a-t-on | est-ce | c est de | qui a | quelqu un a dit | je déteste | pas plus fort | pas moins fort | pas plus vite | pas plus lentement | pas plus difficile | pas plus facile
hear-mood-begs = peux-tu | tu peux | pouvez-vous | vous pouvez | pourrais-tu | tu pourrais | pourriez-vous | vous pourriez | veux-tu | tu veux bien | voulez-vous | vous voulez bien | s'il te plaît | s'il vous plaît
hear-mood-plain = comment s'appelle | comment ça
hear-mood-centre = qu'y a-t-il au centre | qu'y a-t-il au milieu | qu'est-ce qu'il y a au centre | qu'est-ce qu'il y a au milieu | il y a quoi au centre | lis le centre | le centre | qui contrôle le centre
hear-mood-how = comment
hear-mood-key-does = que fait | que fait la touche | à quoi sert | à quoi sert la touche
hear-mood-keys = quelle touche | quelles touches | quelle est la touche pour | quelle est la touche qui | avec quelle touche | sur quelle touche | quelle est la touche | quel est le raccourci pour | quel raccourci | quelle touche pour | sur quelle touche faut-il appuyer pour | sur quelle touche appuyer pour | quel bouton |
    sur quoi appuyer pour | quelle touche faut-il pour | quelle touche est pour | sur quelle touche dois-je appuyer pour
hear-mood-laws = quand est-ce qu | à quoi sert | pourquoi les blancs | qu'est-ce qu'un | qu'est-ce qu'une | c'est quoi un | c'est quoi une | c'est quoi le | que veut dire | ça veut dire quoi | comment marche | comment fonctionne | quand peut-on | quand puis-je | un pion peut | explique la règle |
    qu'est-ce que le roque | qu'est-ce que le pat | qu'est-ce que la prise en passant | qu'est-ce que la promotion | qu'est-ce que l'échec | qu'est-ce que le mat | qu'est-ce que le petit roque | qu'est-ce que le grand roque | c'est quoi la | c'est quoi l | combien vaut | combien valent | quelle est la valeur | comment se déplace | comment se déplacent | comment bouge | comment bougent | comment avance | comment prend | comment mange | est-ce qu'un pion | est-ce qu'un roi | est-ce qu'un cavalier | est-ce qu'un fou | est-ce qu'une tour | est-ce qu'une dame | est-ce que le roi peut | est-ce que le pion peut | est-ce que les pions | le roi peut | le pion peut | un roi peut | un fou peut | un cavalier peut | une tour peut | une dame peut | les pions peuvent | quelle est la règle | quelles sont les règles | quand y a-t-il | quand est-ce | explique le roque | expliquez le roque | explique-moi le roque |
    qu'est-ce que la nulle | qu'est-ce qu'une nulle |
    lis les règles | lis-moi les règles | où sont les règles | explique les règles | explique-moi les règles | apprends-moi les règles | les règles du jeu |
    comment on gagne | comment gagner | comment gagne-t-on | comment je gagne |
    c'est quoi en passant | c'est quoi la prise en passant | qu'est-ce qu'en passant |
    règle du | règle de la | règle de l' | règles du | règles de la | explique la promotion |
    explique-moi la promotion | explique le pat | explique la prise en passant |
    règles des | règle des | la dame vole | les dames volent | quelle variante | quelles variantes |
    c'est quoi les règles | les règles sont quoi
hear-mood-may = est-ce que je peux | puis-je | je peux | est-ce que je pourrais | pourrais-je | je pourrais | est-il possible | est-il possible de | est-ce possible de | est-ce qu'il est possible de | ai-je le droit de | ai-je le droit d | est-ce que j'ai le droit de | peut-on ici | est-ce permis de
hear-mood-we = est-ce qu'on peut | peut-on | on peut | pouvons-nous | est-ce que nous pouvons
hear-mood-doubts = hum | hmm | heu | euh | bof
hear-mood-drops = non finalement | finalement non | oublie | oublie ça | oubliez | oubliez ça | laisse tomber | annule ça | non pas ça | efface ça
hear-mood-apart = en compte | en considération | sous contrôle | pour cible | en main | au sérieux
hear-mood-objects = nulle | la nulle | nul | offre | proposition | coup | coups | trait | temps | partie
hear-mood-states = est | c'est | c'est une | est une | était | fait | mène à | mène à la | donne | tu | vous | serait | signifie | conduit à | conduit à la
hear-mood-done = pris | prise faite | capturé | j'ai pris | roqué | j'ai roqué
hear-mood-tells = le cavalier vient de | le cavalier revient de | mon cavalier vient de | mon cavalier revient de | le pion vient de | le pion revient de | mon pion vient de | mon pion revient de | le fou vient de | le fou revient de | mon fou vient de | mon fou revient de | la tour vient de | la tour revient de | ma tour vient de | ma tour revient de | la dame vient de | la dame revient de | ma dame vient de | ma dame revient de | le roi vient de | le roi revient de | mon roi vient de | mon roi revient de | ma place | la place | mal | dis | tout à l'heure | dites | je propose | je te propose | je vous propose | je suggère | je conseille | je recommande | je te conseille | je vous conseille | ma proposition | ma proposition est | ma suggestion est | qu'en penses-tu | qu'en pensez-vous | qu'en dis-tu | qu'en dites-vous | tu en penses quoi | vous en pensez quoi | qu'il | qu'elle | qu'ils | laisse-le | laissez-le | laisse-la | laissez-la | voyons | regardons | regarde
hear-mood-others = il | elle | mon adversaire | adversaire | quelqu'un
hear-mood-more = plus | dis-en plus | dis m'en plus | dis-m'en plus | dites-m'en plus | la suite | le reste | dis le reste | dis la suite | et la suite | et plus | encore plus | donne la suite | en savoir plus
hear-mood-runs = démarrer | démarre | relancer | relance | reprendre | reprends | remets en marche | lance
hear-mood-stops = arrête | arrêter | stoppe | stopper | stop
hear-mood-trades = échange | échanges | échanger | échangeons | change | changer |
    supprime | je supprime | élimine | j'élimine | enlève | j'enlève | on mange | je mange
hear-rule-value = vaut | valent | valeur | points
hear-rule-stalemate = pat
hear-rule-fifty-moves = cinquante | 50
hear-rule-repetition = répétition | répétitions | triple répétition
hear-rule-draw = nulle | nul | match nul | partie nulle
hear-rule-en-passant = en passant | prise en passant | au passage
hear-rule-castling = roque | roquer | roques | on roque
hear-rule-promotion = promotion | promouvoir | promu | dernière rangée | sous-promotion
hear-rule-mate = mat | échec et mat | gagne | gagner | gagne-t-on | perd | perdre
hear-rule-check = échec | en échec
hear-rule-rules = règles | règle |
    variante | variantes
hear-reply-unsure = mais oui c'est ça | probablement | ah oui | dire oui | mais | si | peut-être | attends | attendez | ou | sauf |
    un instant | une minute | un moment | laisse-moi réfléchir | laissez-moi réfléchir | on verra | plus tard | c'est fait
hear-sides-both = tous deux | tous les deux | les deux | nous deux | les deux joueurs |
    les deux camps | les deux côtés | les deux couleurs | tous les deux camps
hear-sides-nobody = personne | aucun
hear-number-0 = zéro | sans pendule |
    pas de pendule | aucune pendule
hear-number-9 = neuf
hear-number-10 = dix
hear-number-12 = douze
hear-number-15 = quinze
hear-number-20 = vingt | vingt et
hear-number-25 = vingt-cinq
hear-number-30 = trente | trente et
hear-number-40 = quarante | quarante et
hear-number-45 = quarante-cinq
hear-number-50 = cinquante | cinquante et
hear-number-60 = soixante | soixante et
hear-number-75 = soixante-quinze
hear-number-90 = quatre-vingt-dix | nonante
hear-number-100 = cent
hear-number-120 = cent vingt | cent vingt et
hear-minutes-15 = un quart d'heure | quart d'heure
hear-minutes-30 = une demi-heure
hear-minutes-45 = trois quarts d'heure | trois-quarts d'heure
hear-minutes-60 = une heure
hear-minutes-90 = une heure et demie
hear-minutes-120 = deux heures

# Mots d'un oui. Chaque mot consent, est poli ou dit ce qui était demandé : un mot de trop, et ce n'en est pas un.
# Sous le genre de la question, ce qui le dit tout seul : « j'abandonne ».

hear-asked-beside = oh | eh bien | ben | bon | alors | et | aussi | ça | c' | c'est | ce | cela | le | la | les | l' | l |
    un | une | de | d' | à | y | en | pour | pour la | moi | ta | ton | votre | sa | son | je | j' | nous | on |
    je suis | est | suis | je veux | je voudrais | j'aimerais | nous voulons | bien | très | parfait | super | très bien |
    merci | beaucoup | s'il vous plaît | s'il te plaît | allez | mon ami | proposition | l'offre | ton offre |
    votre offre | heureux | heureuse | content | contente | fais-le | maintenant | annabella
hear-asked-delete = supprimer | supprime | supprimez | supprime-la | supprimez-la | effacer | efface | efface-la | remplacer |
    enlever | enlève-la | supprime la partie
hear-asked-draw = je veux la nulle | je veux nulle | alors nulle | bon nulle | va pour nulle | va pour la nulle | faisons nulle | je veux bien la nulle |
    je la prends | je l'accepte | je prends la nulle
hear-asked-leave = quitter | sortir | arrêter | partir | finir | terminer | quitter l'exercice
hear-asked-meant = c'est ce que je voulais dire | c'est ce que je voulais | c'est celui-là | celui-là | celle-là |
    exactement ça | je voulais dire ça
hear-asked-new = abandonner | l'abandonner | abandonne-la | une nouvelle partie | nouvelle partie | une nouvelle |
    recommencer | commencer une nouvelle | commencer une nouvelle partie | arrêter celle-ci |
    on recommence | recommençons | on recommence à zéro | à zéro | recommence
hear-asked-resign = j'abandonne | abandonne | abandonner | j'ai perdu | je me rends
hear-asked-resume = continuer | continuons | on continue | continue | reprendre | reprenons | je continue
hear-asked-wonders = est-ce | s'est-elle | est-elle | s'est-il | a-t-elle | a-t-on | avons-nous | est-il | y a-t-il | combien de fois | si la position | a-t-il

# Mots d'une réponse. Chaque mot doit être connu : un mot de trop, et ce n'en est pas une.

hear-answer-beside = s'il vous plaît | s'il te plaît | stp | svp | merci | d'accord | bon | ben | bien | alors | euh |
    oui | ok | okay | pardon | désolé | désolée | je veux | je voudrais | j'aimerais | je prends | je choisis |
    je joue | je préfère | je préférerais | je serai | je suis | je vais prendre | je vais jouer | jouer | prendre |
    avoir | on joue | on prend | nous jouons | prenons | jouons | disons | mettons | mets | mettez | donne-moi |
    donnez-moi | donnez-nous | ce sera | c'est | va pour | avec | le | la | les | l | du | des | de | à | au |
    pour moi | pour nous | plutôt | peut-être |
    environ | à peu près | autour de | vers | dans les | quelque chose comme | bien sûr | essayons | par exemple |
    je dirais | on va dire | si possible
hear-answer-choice = numéro | choix | réponse | option
hear-answer-level = ça va | me va | c'est bon | c'est bien | ira | suffit | convient | serait bien | niveau | force | difficulté | sur dix | sur 10
hear-answer-side = pièces | camp | couleur | côté | joueur
hear-answer-touch = seulement | uniquement | juste | que | seuls | rien que | pièces | camp | côté | joueur | joueurs | joue | jouent | au toucher | toucher | tactile |
    sur un échiquier tactile | aveugle | aveugles | est aveugle | sont aveugles | et |
    nous | sommes | est | sont | côtés | camps
hear-answer-laws = règles | règle | lois | loi | règlement | édition | année | de l'année | FIDE | URSS |
    soviétiques | soviétique | celles | celles de | jeu | du jeu | échecs | d' |
    selon | d'après | suivant | conformément aux | celles de la | officielles
hear-answer-clock = pendule | une pendule | partie | une partie | parties | blitz | rapide | chacun | chaque |
    par joueur | par camp | chaque joueur | pour chacun | pour chaque joueur | pour les deux | temps | cadence |
    incrément | d'incrément | bonus | ajout | supplément | par coup | chaque coup | pour chaque coup | et
hear-answer-hours = heure | heures | h
hear-answer-minutes = minute | minutes | min | mn | m
hear-answer-seconds = seconde | secondes | sec | s
hear-answer-plus = plus
hear-answer-without = sans une | aucune pendule | sans elle | pas besoin | sans | sans rien | rien | aucune | sans incrément | pas d'incrément | sans ajout | sans bonus |
    pas de bonus | sans limite | pas de limite | sans limite de temps | sans temps | illimité | illimitée |
    sans la pendule | sans aucune pendule
hear-answer-indifferent = ça m'est égal | c'est égal | m'est égal | n'importe | n'importe lequel | n'importe lesquels | comme tu veux | comme vous voulez | à ton choix | à votre choix | choisis | choisissez | au hasard | peu importe | c'est pareil | l'un ou l'autre | je m'en fiche | comme il te plaira | au choix
hear-answer-lowest =  le plus facile | le plus faible | plus faible possible | le plus bas | minimum | au minimum | le minimum | le plus facile possible | très facile | débutant | le plus simple |
    je débute | débutante | pour débutant | je suis débutant | je suis débutante
hear-answer-middle = moyen | moyenne | au milieu | intermédiaire | niveau moyen | force moyenne
hear-answer-highest = plus fort possible | le plus fort | le plus fort possible | le plus difficile | le plus dur | le plus haut | maximum | au maximum | le maximum | très difficile | à fond
hear-answer-low = plutôt facile | assez facile | relativement facile | quelque chose de facile |
    quelque chose d'assez facile | pas trop difficile | pas très difficile | pas trop dur | pas trop fort |
    pas très fort | plutôt faible | assez faible | plutôt simple | assez simple | simple | faible |
    facile | un niveau facile | un facile
hear-answer-high = plutôt difficile | assez difficile | difficile | plutôt dur | assez dur | dur | plutôt fort |
    assez fort | quelque chose de difficile | pas trop facile | pas très facile
hear-answer-lower = un peu plus facile | un peu plus faible | un peu moins fort | un peu moins difficile |
    moins fort | moins difficile | plus faible que maintenant | plus facile que d'habitude | un de moins |
    plus facile
hear-answer-higher = un peu plus difficile | un peu plus fort | un peu plus dur | plus difficile que maintenant |
    plus fort que maintenant | plus difficile que d'habitude | un de plus
hear-answer-same = le même | même | la même | le même niveau | laisse comme ça | laissez comme ça | comme ça | comme avant | garde-le | gardez-le | garde | sans changement | ne change rien | inchangé | pareil
hear-answer-unknown = je ne sais pas | je sais pas | j'sais pas | chais pas | sais pas | je ne sais pas trop |
    je sais pas trop | je n'en sais rien | j'en sais rien | aucune idée | je n'ai aucune idée | j'ai aucune idée |
    je n'en ai aucune idée | j'en ai aucune idée | pas d'idée | pas sûr | pas sûre | je ne suis pas sûr |
    je ne suis pas sûre | je suis pas sûr | je suis pas sûre | qui sait

# Commandes. Les mots de politesse peuvent se trouver partout.

hear-polite = s'il vous plaît | s'il te plaît | maintenant | le | la | les | une | un | l | des | du | donc | vraiment |
    exactement | me | moi | nous |
    stp | svp
hear-light = je | j | me | m | moi | tu | te | t | toi | il | elle | on | nous | vous | ils | elles | le | la | l |
    les | un | une | des | du | de | d | ce | c | ça | cela | cette | cet | ces | est | es | suis | sont | était |
    être | a | ai | as | ont | avez | y | en | à | au | aux | dans | sur | avec | pour | par | qu | et | si | se | s |
    peux | peut | puis | pouvez | très | bien |
    y'a | ya | koi | où | celle | celui | ceux | faire | fait | va | vais | vas | j'ai
hear-telling = pas | ne | n | sans | jamais | aucun | aucune | mon | ma | mes | ton | ta | tes | son | sa | ses | leur |
    leurs | adversaire | adverse | adverses | ordinateur | hier | demain | nouveau | nouvelle | suite | deux | trois |
    quatre | regarde |
    annule | annuler | retire
hear-alike = fin terminer termine | partie jeu match | montre affiche montrer afficher montrez | lis lire lisez |
    explique expliquer expliquez | sauvegarde enregistre sauvegarder enregistrer sauve |
    ouvre charge ouvrir charger ouvrez | quitte quitter fermer ferme sortir | arrête stoppe arrêter arrêtez cesse |
    parle cause parler parles parlez | vite rapidement rapide | lentement lent |
    grand gros grande grosse agrandir agrandis | petit petite réduire réduis | texte caractères lettres police |
    couleur couleurs thème | indice conseil piste tuyau |
    suggère conseille recommande suggérer conseiller conseilles suggères | exercice exercices entraînement |
    problème problèmes énigme | erreur erreurs faute fautes gaffe gaffes |
    adversaire rival ennemi adverse ennemie adverses | son sa ses adverse adversaire |
    ordinateur machine programme ordi | difficile dur | facile simple | avantage dessus |
    protégé défendu couvert gardé protégée défendue protégées défendues | défend protège garde couvre |
    attaque attaquent attaqué attaquée | menace menaces danger menacé | pris prise capturé mangé |
    dernier précédent dernière précédente derniers dernières | entier entière complet complète | échiquier plateau |
    manuel guide documentation | réglages paramètres options préférences configuration | bibliothèque collection |
    micro microphone | arbitre juge | illégal irrégulier interdit | commentaire note annotation remarque |
    change changer modifie modifier | niveau difficulté force | tourne retourne inverse tourner retourner pivote |
    joué bougé déplacé | jouer bouger déplacer | écrire écris noter note |
    reprendre reprends annuler annule défaire défais | bavard détaillé verbeux | annonces annonce |
    descends baisse diminue réduis | monte augmente hausse |
    pièces pièce | montre affiche | pendule horloge chrono cadran montre | coups coup |
    blanc blancs blanche blanches | noir noirs noire noires | damier échiquier plateau tableau | égalité nulle nul |
    pris prise prises mangé mangée mangées capturé capturée capturées bouffé | manger prendre capturer bouffer |
    possible possibles permis permise autorisé autorisés légal légaux jouable | classement tableau tournoi |
    contraste contrasté | débit vitesse rythme | sombre foncé | remets rétablis remettre |
    supprime efface enlève effacer enlever supprimer | liste énumère énumérer récapitule | échecs échec |
    base collection bibliothèque | apprends apprendre enseigne | leçon leçons cours | frère ami copain |
    embosser embosse imprimer | position placement emplacement | protège défend | vise attaque menace |
    placer poser installer | ronde tour manche | montre indique | apparie apparier | appariements appariement |
    conserver garder garde conserve mémorise | arrête stoppe | moteur ordinateur machine programme |
    répète redis redonne | dernier précédent
hear-sought = l | merci | moi | nous | les | des | de | du | d | la | le | parties | partie | par | jouées | joué |
    jouée | année | en | dans | bibliothèque | avec | toutes | quelques | joueur | où | a | s | il | te | vous |
    plaît | me
hear-list-next = suivant | suivante | le suivant | la suivante | ensuite | plus bas | descends | en bas | après
hear-list-previous = précédent | précédente | le précédent | la précédente | plus haut | monte | celui d'avant |
    celle d'avant | avant
hear-list-first = premier | première | le premier | la première | au début | début | tout en haut
hear-list-last = dernier | dernière | le dernier | la dernière | à la fin | fin | tout en bas
hear-list-open = ouvre | ouvrir | ouvre celui-là | ouvre celle-là | ouvre-le | ouvre-la | choisis | choisir |
    prends celui-là | celui-là | celle-là | entrer
hear-list-close = retour | reviens | ferme | fermer | sors | sortir | quitte le menu | ferme le menu | ferme la liste |
    un niveau plus haut | fais-moi sortir
hear-list-again = encore | encore une fois | répète | redis-le | redis | relis | relis ça | qu'est-ce que c'était |
    où suis-je
hear-join = et | puis | ensuite | alors | donc | parce que | car | mais
hear-join-no = dont
hear-lead = comment | peux-tu | tu peux | vous pouvez | pouvez-vous | pourriez-vous | pourrais-tu | veux-tu |
    voulez-vous | je veux | je voudrais | j'aimerais | je souhaite | je désire | dis-moi | dites-moi | dis | dites |
    dire | montre-moi | montrez-moi | montre | montrez | donne-moi | donnez-moi | donne | donnez | lis-moi | lisez-moi |
    lis | lisez | lire | est-ce que | est-ce que tu peux | est-ce que je peux | quel est | quelle est | quels sont |
    quelles sont | c'est quoi | alors | et | bon | puis-je | je peux | annabella | il me faut | j'ai besoin de |
    j'ai besoin d' | on peut | peut-on | nous voulons | fais | faites | bonjour | hé | je dois | veuillez |
    énonce | annonce | savoir | connaître | je veux savoir | je veux connaître | excuse-moi | excusez-moi | oups |
    sais-tu | savez-vous | j'aimerais savoir | je voudrais savoir | j'aimerais entendre | pouvons-nous | peux tu |
    pouvez vous | raconte | rappelle-moi | indique-moi | indique | un peu | oh non | un instant | attends | attendez |
    auriez-vous l'amabilité de | auriez-vous l'amabilité de me dire | laisse-moi | laissez-moi |
    auriez-vous la gentillesse de | auriez-vous la gentillesse de me dire | écoute | écoutez | dis donc | ben |
    tiens | pardon | il faut | j'essaie de | est-ce que je pourrais | est-ce qu'on peut | je pourrais | pourrais-je |
    on pourrait | il faudrait | vas-y | allez | bon alors | euh | peut-être | j'ai envie de | je veux que tu |
    faudrait | pourriez-vous me dire | tu pourrais | lance | commence | démarre | ouvre | ouvrez | va à | va au |
    va dans | je cherche | où se trouve | où trouver | zut | mince | maintenant | aide-moi à | mets | mettez | passe à |
    passe au | bravo | est-ce que tu pourrais | il me faudrait | quelqu'un peut | quelqu'un pourrait |
    dis-moi s'il te plaît | je veux que vous | tu dois | vous devez | tu devrais | ce serait bien de |
    serait-il possible de | je crois que | je pense que | regarde | je peux avoir | puis-je avoir | je pourrais avoir |
    peux-tu me | pouvez-vous me | tu peux me | j'aimerais bien | je voudrais bien | un chouïa | un tantinet | un poil |
    je voudrais voir | je veux voir | je voudrais que | j'aimerais voir | montre voir | un petit peu | pis | tsé |
    heu | eh bien | rappelez-moi | j'ai oublié | je ne sais plus | je sais plus | tu peux me dire |
    vous pouvez me dire | peux-tu me dire | pouvez-vous me dire | pourrais-tu me dire | est-ce que tu sais | tu sais |
    j'aimerais bien savoir | je voudrais entendre | je veux entendre | auriez-vous l'obligeance de |
    aurais-tu la gentillesse de | merci de | y a moyen de | est-ce possible de | est-il possible de |
    c'est possible de | annonce-moi | indiquez-moi | récite |
    une question | petite question |
    tu pourrais me dire | vous pourriez me dire | tu peux me redire | tu peux me montrer | tu peux me lire |
    peux-tu me lire | peux-tu me montrer | dis-moi donc | dis voir | dis-moi voir | fais voir | fais-moi voir |
    fais-moi entendre | je cherche à savoir | je me demande | j'ai besoin de savoir | on va | si on pouvait |
    pourquoi ne pas | est-ce qu'il est possible de | vous serait-il possible de | aurais-tu | as-tu | avez-vous |
    y a-t-il moyen de | bien | ok | d'accord | vite | rapidement | tout de suite | nomme-moi | nomme | cite-moi |
    cite | décris-moi | énumère-moi | explique-moi | demande | propose |
    je suis perdu | je suis perdue | je suis un peu perdu | je suis un peu perdue | je m'y perds | j'ai perdu le fil |
    je suis confus | je n'ai pas compris | je n'ai pas entendu | je n'ai pas suivi | je n'ai pas bien compris |
    je ne suis pas sûr | pourrais-tu me lire | pourriez-vous me lire | pourrais-tu s'il te plaît |
    pourriez-vous s'il vous plaît | peux-tu s'il te plaît | peux-tu me donner | peux-tu me faire |
    pourrais-tu me donner | peux-tu m'expliquer | pourrais-tu m'expliquer | lis-moi s'il te plaît |
    je voudrais s'il te plaît | s'il te plaît | s'il vous plaît | excuse-moi mais | désolé | désolée |
    je suis désolé | je suis désolée | pardonne-moi | pardonnez-moi | pardon mais | merci | très bien | super |
    parfait | oh là là | hum | euh bon | si je peux me permettre | si possible |
    est-ce que je peux te demander de | est-ce que je peux avoir | je voudrais juste | je veux juste |
    je veux simplement | je voulais | je voulais juste | je vais | je suis prêt à | j'aimerais juste |
    ça te dérangerait de | cela vous dérangerait de | tu veux bien | vous voulez bien | veux-tu bien |
    aurais-tu la bonté de | aie la gentillesse de | si tu pouvais | si vous pouviez |
    je réclame la nulle | je réclame nulle | je demande la nulle par réclamation | je souhaite réclamer la nulle |
    voudrais-tu | voudriez-vous | voudrais-tu me lire | voudrais-tu me dire | voudriez-vous me dire |
    voudriez-vous me lire | voilà | je crois que je
hear-tail = contre moi |
    merci | pour moi | annabella | s'il vous plait | s'il te plait | à voix haute | ici | alors | donc |
    encore | pour nous | tout de suite | vite | si possible | si tu peux | si vous pouvez |
    un moment | une minute | avec moi | sur l'échiquier | plutôt | à la place | un peu | maintenant | pour l'instant |
    dans cette partie | dans cette position | en ce moment | actuellement | à l'écran | s'il vous plaît merci |
    pour voir |
    stp | svp | merci beaucoup | merci bien | si tu veux | si vous voulez | si vous le voulez bien | déjà | au juste |
    exactement | jusqu'ici | là | hein | quoi | voyons | mon vieux | mon ami | à moi | toi |
    s'te plaît | je te prie | je vous prie | si ça ne te dérange pas | si c'est possible | rapidement | juste |
    sur le plateau | à présent | désormais | du coup | en fait | quand même | par hasard |
    que nous jouons | qu'on joue | que nous venons de jouer | qu'on vient de jouer | que nous avons jouée |
    dans la partie | de la partie | de notre partie |
    de cette partie | dans notre partie | un petit moment | un instant |
    si ça ne t'ennuie pas | si cela ne vous dérange pas | avant de continuer | merci d'avance | je vous remercie |
    je te remercie |
    je réclame la nulle | je réclame nulle | donc je réclame la nulle | alors je réclame la nulle |
    et je réclame la nulle | je souhaite réclamer la nulle |
    euh
hear-command-language = parle { $voice } | langue { $voice } | parle en { $voice } | parlez { $voice } |
    parlez en { $voice } | passe en { $voice } | passer en { $voice } | en { $voice } | langue en { $voice } |
    passe à { $voice } | mets en { $voice } | { $voice } s'il te plaît | je veux { $voice } | change langue en { $voice } |
    changer langue en { $voice } | mettre en { $voice } | mettre langue en { $voice } | mets langue en { $voice } |
    je parle { $voice } | parle-moi en { $voice } | change pour { $voice } | passe au { $voice } | parlons { $voice } |
    reviens au { $voice } | retour au { $voice } | utilise { $voice } | { $voice } | je préfère { $voice } |
    je préfère le { $voice } | je préfère l'{ $voice }
hear-command-announcer = voix { $voice } | annonce en { $voice } | annonce coups en { $voice }
hear-command-form = forme { $form } | annonce { $form } |
    dis les coups { $form }
hear-command-files = colonnes { $files } |
    alphabet { $files } | l'alphabet { $files } | dis { $files }
hear-command-speaker-system = voix du système
hear-command-speaker-embedded = voix propre | voix intégrée

# Noms des choix.

hear-language-de = allemand | allemande | l'allemand
hear-language-en = anglais | anglaise | l'anglais
hear-language-es = espagnol | espagnole | l'espagnol
hear-language-fr = français | française | le français
hear-language-ru = russe | le russe
hear-form-full = complète | complet
hear-form-short = courte | brève |
    en abrégé | abrégés
hear-form-squares = cases | seulement cases
hear-form-san = lettres | notation
hear-form-uci = uci | moteur
hear-files-anna = anna | anna bella | prénoms
hear-files-letters = lettres
hear-files-nato = otan | alfa bravo
