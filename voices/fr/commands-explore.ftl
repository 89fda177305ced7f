# Commands. Exploring the board.

command-colour = la case et sa couleur
    .hear = couleur | quelle couleur | couleur de { $square } | quelle est couleur de { $square } | couleur de cette case |
        couleur de la case | de quelle couleur est { $square } | de quelle couleur est cette case | { $square } est blanche ou noire |
        { $square } est claire ou foncée | claire ou foncée | blanche ou noire | quelle couleur { $square } | couleur case { $square } |
        couleur { $square } | case claire ou foncée |
        { $square } est une case blanche | { $square } est une case noire | { $square } noire ou blanche |
        { $square } claire ou foncée
command-to-rank = aller à la rangée, sur cette colonne
    .hear = aller à rangée { $rank } | va à rangée { $rank } | va sur rangée { $rank } | aller sur rangée { $rank }
command-to-file = aller à la colonne, sur cette rangée
    .hear = aller à colonne { $file } | va à colonne { $file } | va sur colonne { $file } | aller sur colonne { $file }
command-next-piece = aller à la prochaine pièce de ce genre
    .hear = prochain { $piece } | prochaine { $piece }
command-previous-piece = aller à la pièce précédente de ce genre
    .hear = précédent { $piece } | précédente { $piece }
command-attackers-here = qui attaque cette case
    .hear = qui m'attaque | qui attaque cette case | qui menace { $square } | qu'est-ce qui attaque cette case | cette case est attaquée |
        suis-je attaqué |
        cette pièce est-elle attaquée | cette case est-elle attaquée | qui peut prendre cette pièce
command-defenders-here = qui défend cette case
    .hear = qui défend | qui défend cette case | défenseurs | qui défend { $square } | défenseurs de { $square } |
        qui protège { $square } | { $square } est défendu | { $square } est protégé | { $square } est-il protégé |
        { $square } est-il défendu | qui protège cette case | qu'est-ce qui défend { $square } | qui protège |
        défenseurs { $square } | qui garde { $square } | quelles pièces défendent { $square } |
        est-ce que { $square } est défendu | est-ce que { $square } est défendue | { $square } est défendue |
        { $square } est-elle défendue | qu'est-ce qui protège { $square } | est-ce que { $square } est protégé |
        est-ce que { $square } est protégée | { $square } est-elle protégée |
        combien de fois { $square } est défendu | combien de fois { $square } est défendue |
        lesquelles de mes pièces protègent { $square } | quelles pièces protègent { $square } |
        mon { $piece } en { $square } est protégé | mon { $piece } en { $square } est défendu |
        cette pièce est-elle protégée | cette pièce est-elle défendue | { $square } est protégée
command-moves-from = coups légaux de cette pièce
    .hear = où peut-elle aller | coups légaux de { $square } | où peut aller { $square } |
        coups possibles de { $square } | où peut aller cette pièce | coups de { $square } | quels coups |
        liste des coups légaux | coups depuis { $square } | où peut aller pièce en { $square } |
        coups possibles depuis { $square } | coups légaux depuis { $square } | où peut-il aller |
        où peut aller { $piece } { $square } | où peut aller { $piece } en { $square } |
        où peut aller { $piece } de { $square } | où va { $square } | que peut faire { $square } |
        quels coups depuis { $square } | quels sont coups de { $square } | où peut jouer { $piece } en { $square } |
        où peut aller mon { $piece } en { $square } | où peut aller le { $piece } en { $square } |
        où peut aller le { $piece } { $square } | quels coups a { $square } | quels coups pour { $square } |
        que peut faire le { $piece } { $square } | que peut faire la { $piece } { $square } |
        que peut faire le { $piece } en { $square } | où peut aller la pièce en { $square } |
        où peut aller ma { $piece } en { $square } | cases possibles pour { $square } |
        cases possibles pour la pièce en { $square } | les coups de la dame { $square } |
        coups du { $piece } { $square } | les coups du { $piece } { $square } | les coups de la { $piece } { $square } |
        où je peux mettre la pièce en { $square } | quelles cases accessibles pour { $square } |
        elle peut se déplacer où | elle peut aller où | le { $piece } en { $square } peut aller où |
        déplacements de { $square } | où je peux aller avec { $square } | les cases accessibles |
        que peut faire cette pièce | où va cette pièce | coups possibles pour { $square } |
        { $square } peut aller où | peut-on bouger { $square } |
        destinations de { $square } | cases pour { $square } | où peut-on aller de { $square } |
        le { $piece } en { $square } peut faire quoi | cette pièce peut aller où | où peut-elle aller d'ici |
        ses coups possibles | est-ce que { $square } peut bouger
command-captures-from = prises possibles de cette pièce
    .hear = prises | que peut-elle prendre | prises de { $square } | que peut prendre { $square } | prises possibles |
        que peut prendre cette pièce |
        { $square } peut manger quoi | { $square } peut prendre quoi | qu'est-ce que { $square } peut prendre |
        qu'est-ce que cette pièce peut capturer | qu'est-ce que cette pièce peut prendre |
        que peut manger cette pièce | cette pièce peut prendre quelque chose
command-in-hand = coups légaux de la pièce en main
    .hear = coups de pièce en main | pièce en main
command-if-put = ce que ferait ici la pièce en main
    .hear = et si ici | que ferait-elle ici
command-threats = ce qu'attaque le dernier coup
    .hear = menaces | nouvelles menaces | qui attaque qui | qu'est-ce qui est attaqué | que menace dernier coup |
        qu'attaque ce coup | qu'est-ce que ton coup attaque | que menace ce coup
command-rank-here = cette rangée
    .hear = cette rangée
command-file-here = cette colonne
    .hear = cette colonne
command-next-slanting-ray = diagonale suivante
    .hear = diagonale suivante
command-previous-slanting-ray = diagonale précédente
    .hear = diagonale précédente
command-next-straight-ray = ligne droite suivante
    .hear = droite suivante
command-previous-straight-ray = ligne droite précédente
    .hear = droite précédente
command-last-move = le dernier coup
    .hear = tu es allé où | où tu es allé | où es-tu allé | t'es allé où |
        quel était dernier coup | coup adversaire | quel est dernier coup | quel était ton coup |
        quel coup as-tu joué | qu'as-tu joué | qu'avez-vous joué | qu'a joué l'adversaire | répète dernier coup |
        ton dernier coup | ton coup | votre coup | votre dernier coup | dernier coup joué |
        qu'est-ce qui a été joué en dernier | quel coup a été joué | qu'ont joué blancs | qu'ont joué noirs |
        coup de l'adversaire | dis dernier coup | dernier coup | dernier coup adverse | dernier coup de l'adversaire |
        quel était dernier coup de mon adversaire | dernier coup de mon adversaire | qu'a joué mon adversaire |
        qu'a joué adversaire | qu'a-t-il joué | tu as joué quoi | qu'est-ce que tu as joué | qu'est-ce qu'il a joué |
        qu'est-ce qu'a joué adversaire | qu'est-ce que mon adversaire a joué | qu'a joué l'ordinateur |
        qu'a joué ordinateur | quel coup a-t-il joué | il a joué quoi | quel a été dernier coup |
        quel fut dernier coup | son dernier coup | qu'ont joué les noirs | qu'ont joué les blancs |
        quel coup a été joué en dernier | qu'est-ce que { $side } viennent de jouer | que viennent de jouer { $side } |
        qu'est-ce qui vient de se passer | qu'est-ce qu'il vient de jouer | qu'est-ce qui vient d'être joué |
        son coup c'était quoi | c'était quoi son coup | c'était quoi le dernier coup | j'ai raté son coup |
        j'ai raté le coup | quel coup il a fait | quel coup a fait l'ordinateur | quel coup l'ordinateur a fait |
        qu'ont fait les noirs | qu'ont fait les blancs | sa réponse | quelle a été la réponse | redis son dernier coup |
        répète son dernier coup | quelle pièce a-t-il jouée | quelle pièce il a jouée | il a fait quoi |
        il a fait quoi comme coup | il a joué quoi comme coup | où a-t-il joué | où il a joué | il a joué où |
        où ont joué les noirs | où ont joué les blancs | qu'est-ce qu'il a fait | qu'a-t-il fait |
        redonne le coup de l'adversaire | redis le coup | t'as joué quoi | kess ta joué | c'était quoi ton coup |
        quel est ton coup | répète ton coup | le coup précédent c'était quoi | le coup qu'il vient de jouer |
        où as-tu joué | quelle réponse il a jouée | ta réponse |
        le dernier coup s'il te plaît | c'est quoi le dernier coup | le coup d'avant c'était quoi |
        quel coup tu as fait | les noirs ont joué quoi | les blancs ont joué quoi | redis-moi ton coup |
        répète le coup | quelle pièce a bougé | qu'est-ce qui a bougé | qu'est-ce que tu as fait | il a répondu quoi |
        tu as répondu quoi | qu'a-t-il répondu | je n'ai pas entendu le coup | le coup de l'ordinateur |
        le coup adverse |
        j'ai pas entendu son coup | je n'ai pas entendu son coup | je n'ai pas entendu ton coup |
        j'ai pas entendu ton coup | j'ai loupé son coup | j'ai loupé ton coup | quel a été son dernier déplacement |
        il vient de jouer quoi | tu viens de jouer quoi | ton coup c'était quoi |
        ce que tu viens de jouer | redis-moi ce que tu viens de jouer |
        décris le dernier coup en entier | dernier coup en entier | dernier coup en détail | décris le dernier coup
command-to-last-move = aller au dernier coup
    .hear = aller au dernier coup
command-last-captured = dernière prise
    .hear = dernière prise | qu'est-ce qui a été pris | qu'est-ce que tu as pris | qu'as-tu pris | quelle pièce a été prise |
        dernière pièce prise | qu'ai-je perdu | qu'a-t-on pris | qu'ai-je pris | qu'est-ce que j'ai pris | qu'est-ce qu'il a pris |
        qu'est-ce qui a été capturé | quelle pièce a été capturée | pièce prise | qu'est-ce que j'ai perdu |
        quelle pièce il a pris | quelle pièce il a prise | quelle pièce il vient de prendre |
        quelle pièce j'ai perdue | qu'est-ce que je viens de perdre | qu'est-ce qu'il m'a pris | j'ai perdu une pièce |
        qu'est-ce qu'il vient de prendre | qu'est-ce qui vient d'être pris |
        quelle pièce il m'a mangée | quelle pièce il m'a prise | il m'a mangé quoi | il m'a bouffé quoi |
        il m'a pris quoi | tu m'as pris quoi | tu m'as mangé quoi | qu'est-ce que tu m'as pris | les pièces prises |
        qu'est-ce qu'on a perdu chacun | liste des captures | j'ai mangé quoi | qu'est-ce que j'ai mangé |
        les pièces mangées | y a-t-il eu une prise | qu'est-ce qui a disparu |
        quelle pièce tu m'as prise | quelle pièce j'ai prise | quelle pièce j'ai mangée | qu'est-ce qui a été mangé |
        qu'est-ce qu'il a mangé | qu'a-t-il pris | tu as pris quoi | il a pris quoi | j'ai pris quoi |
        qui a été mangé | j'ai perdu quelque chose |
        c'est quoi la dernière pièce mangée | la dernière pièce mangée | la dernière pièce prise |
        la dernière pièce capturée | quelle est la dernière pièce mangée | quelle est la dernière pièce prise
command-changes = ce qui a changé depuis la dernière fois
    .hear = changements | qu'est-ce qui a changé | quoi de neuf | qu'est-ce qui change | quels changements
command-whole-board = tout l'échiquier
    .hear = échiquier | tout échiquier | décris échiquier | décris position | décrire échiquier | échiquier complet |
        échiquier entier | toutes les cases | rangée par rangée | lis plateau | plateau | damier | tout le plateau |
        à quoi ressemble échiquier | à quoi ressemble l'échiquier | à quoi ressemble position | toute position |
        lis toute position | lis position | lis-moi toute position | lis-moi position | lis échiquier |
        lis l'échiquier | décris l'échiquier | décrire position | tout l'échiquier | l'échiquier complet |
        position complète | montre position | l'échiquier | lire position | lire échiquier | comment est position |
        à quoi ressemble la position | parcours l'échiquier | que reste-t-il sur l'échiquier | annonce la position |
        montre la position | qu'y a-t-il sur l'échiquier | décris-moi la position | décris-moi l'échiquier |
        décrivez la position | lis-moi l'échiquier | dis-moi la position | où est chaque pièce |
        énumère toutes les pièces sur l'échiquier | donne-moi l'échiquier | redis-moi toute la position |
        toute la position | décris la position | lecture de l'échiquier | c'est quoi la position |
        quelle est la position | où est tout le monde | lis toutes les pièces | lis-moi tout l'échiquier |
        comment sont placées les pièces | comment sont disposées les pièces | où se trouvent les pièces |
        où sont placées les pièces | donne-moi la position | décris-moi le tableau | tout ce qu'il y a sur le plateau |
        redis-moi tout ce qu'il y a sur le plateau | fais-moi le tour du damier | fais le tour de l'échiquier |
        le tour du damier | description de la position | décris le plateau | case par case | état du plateau |
        j'ai perdu le fil, donne la position | l'échiquier au complet | vue d'ensemble | l'échiquier s'il te plaît |
        le plateau entier | la position s'il te plaît | la position sur l'échiquier | l'état de l'échiquier |
        comment est l'échiquier | où sont les pièces sur le plateau | qui est où | quoi est où |
        disposition des pièces | résumé de la position | lis la position complète | fais-moi un topo de la position |
        fais un topo | lis toutes les rangées | lis-moi toutes les rangées | fais le point sur la position |
        donne un aperçu de la position | dis-moi où est tout | dis-moi où tout se trouve | où est tout
command-flip = tourner l'échiquier
    .hear = tourner | tourner échiquier | tourne échiquier | retourne échiquier | retourner échiquier | retourner |
        change de côté | tourne plateau | tourne l'échiquier | tourner l'échiquier |
        retourne l'échiquier | retourner l'échiquier | pivote échiquier | inverser échiquier |
        autre côté de l'échiquier | échiquier retourné | tourne-le | retourne-le | de l'autre côté |
        voir du côté des noirs |
        mets l'échiquier à l'envers | l'échiquier à l'envers |
        à l'envers | échiquier dans l'autre sens | dans l'autre sens | vire le damier de bord | vu du côté noir |
        côté noir en bas | retourne le plateau | inverse le plateau |
        vue de l'autre côté |
        inverse l'échiquier | point de vue des noirs | point de vue des blancs | change de point de vue
command-view = vue
    .hear = vue
command-view-ray = ce qui se trouve dans une direction
    .hear = regarde { $step } | qu'y a-t-il { $step }
command-view-file = une colonne
    .hear = pièces sur colonne { $file } | colonne { $file } | qu'y a-t-il sur colonne { $file } | colonne de { $file } |
        qu'y a-t-il sur la colonne { $file } | lis la colonne { $file } | parle-moi de la colonne { $file } |
        pièces de la colonne { $file } |
        y a quoi sur la colonne { $file } |
        colonne { $file } ouverte | la colonne { $file } est-elle ouverte | la colonne { $file } est ouverte
command-view-rank = une rangée
    .hear = pièces sur rangée { $rank } | rangée { $rank } | qu'y a-t-il sur rangée { $rank } |
        qu'y a-t-il sur la { $rank } rangée | lis la { $rank } rangée | { $rank } rangée |
        pièces de la { $rank } rangée |
        y a quoi sur la ligne { $rank } | ligne { $rank } | lis la rangée { $rank } |
        ce qu'il y a sur la { $rank } rangée | ce qu'il y a sur la rangée { $rank } |
        ce qu'il y a { $rank } | qu'y a-t-il { $rank } | ce qu'il y a sur { $rank }
command-view-diagonals = les diagonales
    .hear = diagonales | deux diagonales
command-view-knight = cases à un saut de cavalier
    .hear = vue de cavalier | sauts de cavalier
command-view-king = cases voisines
    .hear = vue de roi | autour
command-squares = cases de
    .hear = cases de
command-squares-kind = toutes les pièces de ce genre
command-squares-others = les pièces adverses de ce genre
    .hear = { $piece } adverses | { $piece } adverse | où est { $piece } adverse | où sont { $piece } adverses |
        où est ton { $piece } | où est ta { $piece } | où sont tes { $piece } | où est votre { $piece } |
        où sont vos { $piece } | où est son { $piece } | ton { $piece } | ta { $piece } | tes { $piece } |
        { $piece } de l'adversaire | où est { $piece } de l'adversaire | où sont { $piece } de l'adversaire |
        où se trouve { $piece } adverse | { $piece } ennemi | où sont ses { $piece } | où est sa { $piece } |
        où est { $piece } ennemi | où sont { $piece } ennemis | son { $piece } | sa { $piece } | ses { $piece } |
        où est { $piece } de mon adversaire | où est le { $piece } ennemi | où est la { $piece } adverse |
        où est le { $piece } adverse | a-t-il encore sa { $piece } | sur quelle case est la { $piece } de l'adversaire |
        sur quelle case est le { $piece } de l'adversaire | où se trouve sa { $piece } | où se trouve son { $piece } |
        sur quelle case est sa { $piece } | où est la { $piece } de l'adversaire | où se trouvent ses { $piece } |
        où se trouvent les { $piece } de l'adversaire |
        il a encore sa { $piece } | il a encore son { $piece } | il est où ton { $piece } | ton { $piece } est où |
        tes { $piece } sont où | où as-tu tes { $piece } |
        l'adversaire a encore sa { $piece } |
        où se cache son { $piece } | où se cache sa { $piece } | où se cachent ses { $piece } | liste ses { $piece } |
        énumère ses { $piece } | les { $piece } de l'ordinateur | où est la { $piece } de l'ordinateur |
        où est le { $piece } de l'ordinateur
command-squares-own = vos pièces
    .hear = mes pièces | pièces propres | où sont mes pièces | quelles pièces ai-je | qu'est-ce que j'ai |
        que me reste-t-il | quelles pièces me reste-t-il | liste mes pièces | énumère mes pièces | donne mes pièces |
        où se trouvent mes pièces | quelles pièces j'ai | les pièces que j'ai | qu'est-ce qu'il me reste |
        ce qu'il me reste | quelles pièces il me reste | énumère ce que j'ai | cite mes pièces |
        où sont placées mes pièces | nomme mes pièces |
        énumère tout ce que j'ai | énumère tout ce que j'ai sur l'échiquier | j'ai quoi | position de mon camp |
        mon camp | redonne-moi ma position | il me reste quoi | tout ce que j'ai | toutes mes pièces | mon armée |
        dis-moi ce que j'ai | mes pions et mes pièces | mes forces | qu'est-ce que j'ai comme pièces |
        mes pièces et leurs cases |
        mes pièces s'il te plaît | où j'ai mes pièces | toutes les miennes | les miennes | ce que j'ai | mes troupes |
        la liste de mes pièces | de quoi je dispose | quelles sont mes pièces | quelles pièces me restent |
        comment sont placées mes pièces | disposition de mes pièces | mon jeu |
        quelles pièces j'ai encore | quelles pièces ai-je encore
command-squares-theirs = les pièces adverses
    .hear = pièces adverses | pièces de adversaire | où sont pièces adverses | où sont pièces de l'adversaire |
        où sont tes pièces | quelles pièces a l'adversaire | pièces ennemies | qu'a l'adversaire | tes pièces |
        vos pièces | quelles pièces a mon adversaire | quelles pièces a-t-il | ses pièces | où sont ses pièces |
        pièces de l'adversaire | les pièces qui lui restent | qu'est-ce qu'il lui reste |
        qu'est-ce qu'il a sur l'échiquier | qu'est-ce qu'il a | que reste-t-il à mon adversaire | quelles pièces il a |
        où se trouvent ses pièces | où sont placées ses pièces | où se trouvent les pièces de l'adversaire |
        nomme ses pièces | énumère ses pièces |
        qu'est-ce qu'il a en face | qu'est-ce qu'il a encore en face | l'autre il a quoi | il a quoi |
        il lui reste quoi | position adverse | le camp adverse | le camp d'en face |
        tout ce que possède l'ordinateur | tout ce que possède l'adversaire | tout ce qu'il a | toutes ses pièces |
        les pièces d'en face | son armée | qu'est-ce que tu as | tu as quoi | il te reste quoi |
        les pièces de l'autre | ce que possède l'adversaire |
        les siennes | toutes les siennes | les pièces de l'ordinateur | les pièces de l'ennemi | ses troupes |
        de quoi dispose l'adversaire | quelles sont ses pièces | quelles pièces lui restent |
        comment sont placées ses pièces | disposition de ses pièces | ce qu'il a | qu'a l'ordinateur |
        l'adversaire a quoi | ce que l'adversaire a | la liste de ses pièces
command-squares-white = les pièces blanches
command-squares-black = les pièces noires
command-squares-all = toutes les pièces
    .hear = où sont toutes pièces | toutes pièces |
        toutes les pièces avec leurs cases | toutes les pièces sur l'échiquier | les pièces des deux camps |
        énumère toutes les pièces | dis-moi toutes les pièces | les deux camps |
        toutes les pièces
command-squares-files = toutes les pièces, colonne par colonne
    .hear = pièces par colonnes | colonne par colonne
command-squares-pawns = les pions, colonne par colonne
    .hear = pions par colonnes | structure de pions
command-squares-material = le matériel, encore une fois pour les pièces
    .hear = matériel | qui est devant | balance du matériel | bilan matériel | compte matériel | qui a plus |
        qui a plus de pièces | compte des pièces |
        suis-je en avance | qui mène | qui a plus de matériel | avantage matériel | compter matériel | compte pièces |
        balance de matériel | équilibre matériel | quel est matériel | ai-je plus de matériel | rapport de matériel |
        où en est matériel | comment est le matériel | balance matérielle | combien de points |
        combien de points chacun | qui a une pièce de plus | ai-je plus de pièces que lui | où en est le matériel |
        est-ce que j'ai l'avantage matériel | compte les pièces | valeur des pièces | j'ai un pion de moins |
        ai-je un pion de moins | j'ai un pion de plus | état du matériel |
        comparaison des forces | on en est où au niveau du matos |
        combien de pièces j'ai mangées | j'ai une pièce de plus | rapport de force | le matériel s'il te plaît |
        les pièces capturées | le matos | j'ai perdu combien de pièces |
        suis-je en avance en matériel | qui est devant en matériel | il me manque quoi | différence de matériel |
        je suis en retard de combien | j'ai combien d'avance | combien de pièces d'avance |
        combien de pièces de retard | combien de pions d'avance | on est à égalité | on est à égalité ? |
        égalité de matériel | on a autant de pièces
command-jump = saut
    .hear = sauter
command-jump-file = aller à la colonne
command-jump-rank = aller à la rangée
command-jump-last = aller à l'arrivée du dernier coup
