# Commands. A competition under the laws.

command-press-clock = appuyer sur la pendule
    .hear = pendule | presser pendule | presse pendule | appuyer sur pendule | appuie sur pendule |
        j'appuie sur pendule | appuyer pendule | horloge | je presse pendule | appuyer sur le bouton |
        appuyer sur horloge | changer pendule | bouton | j'ai appuyé sur pendule | appuyez sur pendule |
        pendule pressée | pendule appuyée | j'ai pressé pendule | j'appuie | bascule pendule | actionner pendule |
        j'enclenche la pendule | enclenche la pendule | appuyer sur ma pendule | j'actionne la pendule |
        actionner ma pendule | appuie sur la pendule | j'appuie sur la pendule | appuyer sur la pendule |
        je presse la pendule | appuie | appuyer |
        pendule enclenchée | j'ai appuyé |
        appuie sur la pendule pour moi | peux-tu appuyer sur la pendule | appuyer sur la pendule pour moi |
        j'ai joué mon coup appuie sur la pendule
command-read-out = lire le coup sur l'échiquier
    .hear = lire coup | lis coup | lis | annonce coup | lire mon coup | annonce mon coup | annoncer coup | lis mon coup | dis coup
command-repeats = l'adversaire répète l'annonce
    .hear = adversaire répète | adversaire a répété | il a répété | adversaire a répété annonce | il répète le coup |
        elle répète coup | l'adversaire répète | mon adversaire répète | l'adversaire a répété | il répète | elle répète |
        adversaire répète coup | mon adversaire a répété | il a répété coup |
        répète le coup annoncé
command-why = expliquer la dernière décision, encore une fois pour la suite
    .hear = pour quel motif | à quel titre | pourquoi | pourquoi pas | quel article | pourquoi ça | pourquoi cela | pour quelle raison | quelle règle |
        quelle est règle | explique | explique-moi | explique ça | expliquez | raison | quel est article |
        en vertu de quoi | selon quelle règle | comment ça | quelle loi | explique décision | explique la décision |
        explique pourquoi | quelle règle est-ce | de quel droit | expliquer | la raison | c'est quelle règle |
        quelle est cette règle | quelle est la raison | quelle règle dit ça | pourquoi c'est interdit |
        pourquoi c'est illégal | c'est quoi le problème avec ce coup | quel est le problème | qu'est-ce qui ne va pas |
        où est le problème | pourquoi non | pourquoi cette décision | pourquoi l'arbitre a décidé ça |
        pourquoi ce coup est interdit | pourquoi mon coup n'est pas permis | pourquoi as-tu refusé |
        pourquoi tu as refusé | pourquoi c'est refusé | pourquoi mon coup est refusé | pourquoi mon coup est interdit |
        pourquoi mon { $piece } ne peut pas y aller | pourquoi je ne peux pas y aller |
        pourquoi ma { $piece } ne peut pas y aller | pourquoi ce n'est pas possible |
        pourquoi je ne peux pas | au nom de quelle règle |
        pour quelle raison pas | et pourquoi | qu'est-ce qui l'interdit | explique la raison |
        pourquoi il a perdu deux minutes | pourquoi j'ai perdu deux minutes | pourquoi a-t-il perdu deux minutes |
        pourquoi ai-je perdu deux minutes | pourquoi il a eu deux minutes de plus | pourquoi ce temps en plus |
        pourquoi deux minutes |
        j'ai touché la mauvaise pièce | dois-je jouer la pièce touchée | mon annonce est-elle juste
command-claims = nulles non réclamées
    .hear = réclamations | rapport des réclamations | nulles manquées | réclamations manquées |
        est-ce que j'aurais pu réclamer la nulle | aurais-je pu réclamer la nulle | ai-je manqué une nulle
command-adjust = j'adoube
    .hear = j'adoube | adoube | jadoube | je rectifie | je replace | rectifier | j'adoube pièce | j'adoube pièces |
        je remets en place | j'ajuste | j'ajuste pièce | je replace pièce | j'adoube cette pièce |
        j'arrange la pièce | j'arrange une pièce |
        je remets la pièce en place |
        je remets seulement les pièces en place | je remets juste les pièces en place |
        je replace seulement les pièces | je remets les pièces en place sur leurs cases | je rajuste les pièces |
        j'adoube le { $piece } | j'adoube la { $piece } | j'adoube mon { $piece } | j'adoube ma { $piece } |
        j'adoube les pièces
command-arbiter = arbitre : intervenir ou faire reprendre
command-incidents = liste des incidents
    .hear = incidents | que s'est-il passé | qu'est-ce qui s'est passé | que s'est-il passé dans partie |
        liste des incidents | qu'est-il arrivé | que s'est-il passé dans cette partie |
        qu'est-ce qui s'est passé dans la partie | qu'est-ce qui a été noté | qu'est-ce que l'arbitre a noté |
        ce qui a été noté
command-claim-flag = réclamer la chute du drapeau
    .hear = drapeau | drapeau tombé | drapeau est tombé | temps écoulé | temps dépassé | je réclame temps |
        adversaire a dépassé temps | dépassement de temps | chute du drapeau | son drapeau est tombé | ton drapeau est tombé |
        fin du temps | perte au temps | réclame drapeau | réclamer temps | il n'a plus de temps | adversaire n'a plus de temps |
        réclamer drapeau | votre drapeau est tombé | drapeau de adversaire est tombé | je réclame drapeau | le drapeau est tombé |
        je réclame gain au temps | gain au temps | je réclame victoire au temps | son temps est écoulé | il a dépassé temps |
        il est tombé | victoire au temps | drapeau adverse est tombé | drapeau de mon adversaire est tombé |
        le temps de mon adversaire est fini | il a perdu au temps |
        le temps de mon adversaire est écoulé | tu as perdu au temps |
        son drapeau |
        mon adversaire a dépassé son temps | mon adversaire a dépassé le temps | mon adversaire n'a plus de temps
command-claim-illegal = réclamer contre un coup illégal
    .hear = coup illégal | illégal | réclame coup illégal | c'est illégal | ce coup est illégal |
        c'est un coup illégal | coup impossible | je réclame coup illégal | coup interdit | c'était illégal |
        réclamer coup illégal | ce n'est pas permis | coup irrégulier | ce coup n'est pas légal |
        ce coup est impossible | ce coup est interdit | je réclame un coup illégal | c'est interdit |
        il a joué coup illégal | il a joué un coup irrégulier | c'était un coup illégal | son coup est illégal |
        il a fait un coup illégal |
        il n'a pas le droit de jouer ça | c'est contre les règles | il triche |
        ce n'est pas un coup légal |
        l'adversaire a joué un coup illégal | mon adversaire a joué un coup illégal | il a joué un coup illégal
command-claim-repetition = réclamer la nulle par répétition
    .hear = répétition | réclame répétition | triple répétition | répétition de position |
        triple répétition de position | même position trois fois | trois fois même position | je réclame répétition |
        je réclame nulle par répétition | réclamer nulle par répétition | nulle par répétition |
        je réclame triple répétition | répétition triple | réclamer répétition | réclame nulle par répétition |
        position répétée | position répétée trois fois | répétition de coups | c'est la troisième fois |
        troisième fois | trois fois la même position | je réclame la nulle par répétition |
        cette position est arrivée trois fois | la position est arrivée trois fois |
        la même position s'est produite trois fois | la position s'est répétée trois fois |
        cette position s'est répétée trois fois | c'est la troisième fois que nous avons cette position |
        la position est là pour la troisième fois | même position pour la troisième fois | trois fois cette position |
        je réclame la nulle par triple répétition | nulle par triple répétition
command-claim-quiet-moves = réclamer la nulle par la règle des 50 coups
    .hear = cinquante coups | réclame cinquante coups | 50 coups | règle des 50 coups | règle des cinquante coups |
        je réclame 50 coups | je réclame cinquante coups | nulle par cinquante coups | nulle par règle des cinquante coups |
        réclamer cinquante coups | réclamer nulle par règle des cinquante coups | je réclame nulle par règle des cinquante coups |
        nulle des cinquante coups | réclame règle des cinquante coups | réclame 50 coups | je réclame règle des cinquante coups |
        nulle par règle des 50 coups | règle cinquante coups | je réclame nulle par cinquante coups | cinquante coups sans prise |
        nulle règle des cinquante coups |
        je réclame la règle des 50 coups | je réclame les cinquante coups |
        je revendique la règle des 50 coups | 50 coups sans prise |
        ni prise ni coup de pion depuis cinquante coups |
        il n'y a eu ni prise ni coup de pion depuis cinquante coups | cinquante coups sans prise ni coup de pion |
        cinquante coups sans prise ni poussée de pion | aucune prise ni coup de pion en cinquante coups |
        pas de prise ni de coup de pion depuis cinquante coups
command-may-i-claim = ce que je pourrais réclamer
    .hear = puis-je réclamer | que puis-je réclamer | ce que je pourrais réclamer | puis-je demander nulle |
        puis-je réclamer nulle | puis-je réclamer quelque chose | que peux-je réclamer | peut-on réclamer nulle |
        qu'est-ce que je peux réclamer | ai-je droit à nulle | y a-t-il quelque chose à réclamer | puis-je réclamer la nulle |
        est-ce que je peux réclamer nulle | est-ce que je peux réclamer | je peux réclamer nulle | ai-je quelque chose à réclamer |
        y a-t-il nulle | je peux réclamer |
        est-ce que je peux réclamer la nulle | c'est nulle par répétition |
        ai-je droit à une réclamation | ai-je le droit de réclamer |
        je peux réclamer quelque chose | ai-je une réclamation possible | nulle possible ? |
        est-ce nulle par répétition | est-ce une triple répétition | c'est nulle par répétition ? |
        est-ce que c'est nulle par répétition | si je peux réclamer quelque chose |
        je réclame nulle | je réclame la nulle
command-claim-perpetual-check = réclamer l'échec perpétuel
    .hear = échec perpétuel | nulle par échec perpétuel | je réclame l'échec perpétuel |
        c'est un échec perpétuel | il donne l'échec perpétuel | je donne l'échec perpétuel |
        il me met échec sans arrêt | les échecs n'en finissent pas
command-claim-quickplay = réclamer la nulle dans la fin au KO
    .hear = fin au KO | nulle dans la fin au KO | cadence finale | nulle en cadence finale | adversaire ne peut pas gagner |
        mon adversaire n'essaie pas de gagner | mon adversaire n'essaie même pas de gagner |
        mon adversaire ne cherche pas à gagner
command-claim-increment = demander un incrément dans la fin au KO
    .hear = incrément | je demande incrément | demander incrément
command-touch = toucher la pièce ici
    .hear = toucher { $square } | je touche { $square } | je touche la pièce en { $square } | touche { $square } |
        toucher la pièce en { $square } | toucher la pièce sur { $square } | je touche la pièce sur { $square } |
        touche la pièce en { $square } | toucher la pièce de { $square } | je touche le { $piece } en { $square } |
        toucher le { $piece } en { $square } | je touche mon { $piece } en { $square }
command-stop-clocks = arrêter les pendules, l'enveloppe fermée
    .hear = arrêter deux pendules | arrêter pendules | arrêter pendule |
        arrête les deux pendules
command-envelope = ce que dit l'enveloppe
    .hear = enveloppe | que dit enveloppe | lire enveloppe | qu'y a-t-il sur enveloppe |
        qu'est-ce qui est écrit sur l'enveloppe | ce qui est écrit sur l'enveloppe
command-decide-agree = l'arbitre accepte
    .hear = accepter | arbitre accepte
command-decide-postpone = l'arbitre diffère la décision
    .hear = différer | arbitre diffère
command-decide-postpone-time = l'arbitre diffère la décision, et l'adversaire gagne deux minutes
    .hear = différer avec deux minutes | différer avec temps
command-decide-reject = l'arbitre rejette
    .hear = rejeter | arbitre rejette
command-next-day = la partie continue le lendemain
    .hear = jour suivant | autre jour | nouveau jour | demain | continuer demain | lendemain
