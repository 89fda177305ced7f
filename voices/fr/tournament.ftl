# Un tournoi : appariements, résultats, classement. Les nombres qui ne font que nommer viennent comme texte.

tournament-said = { $what ->
    [unwritten] Ce n'est pas enregistré. À saisir de nouveau
    [ask-lots] Le tirage est déjà fait. Refaire le tirage ? Oui ou non ?
    [ask-again] Le premier résultat de cette ronde. Est-ce exact ? Oui ou non ?
    [edge] bord
    [elsewhere] D'un autre poste :
    [reading] Lecture en cours
    [writing] Écriture en cours
    [stands] La grille dit :
    [file-says] Le fichier dit :
    [nothing-adjourned] Aucune partie ajournée
    [no-duties] Cette édition n'a pas de listes de tâches
    [nothing-noted] Rien n'est noté à cet échiquier
    [ticked] fait
    [unticked] Coche retirée
    [founded] Le tournoi est créé. Inscrivez les joueurs, par exemple : inscrire Anne au toucher
    [resettled] Les conditions sont changées
    [moves-differ] Le fichier a d'autres coups que le tournoi
    [not-entered] Pas noté :
    [in-order] Départages :
    [no-tie-breaks] Aucun départage
    [not-open] Aucun tournoi n'est ouvert. Par exemple : tournoi ouvrir club.annt, ou tournoi créer club.annt
    [closed] Tournoi fermé
    [left-table] Retour à l'échiquier
    [opening] Ouverture du tournoi
    [unchanged] Rien n'a changé
    [pairing] Appariement de la ronde suivante
    [nobody-playing] Toutes les parties de la ronde sont finies
    [no-judges] Cette édition ne dit pas combien d'arbitres il faut
    [not-drawn] Numéros dans l'ordre d'inscription
    [over] Toutes les parties sont finies
    [nothing-corrected] Aucun résultat n'a été corrigé
    [before] avant
    [now] maintenant
    [corrected] Corrigé. Avant :
    [tie-breaks] Départages modifiés
    [tie-breaks-late] Départages modifiés après le début ; le rapport le signale
    [duties-done] Toutes les tâches sont faites
    [noted] Noté :
    [first-is-sure] La première place est assurée
    [needs] Pour être sûr de la première place, il faut encore :
    [depends] La première place dépend des autres
    [two-boards] deux échiquiers
    [settle] Fixez maintenant les conditions, par exemple : nouveau toutes rondes fide-2023
    [no-points] Personne n'a encore de points
    [by-touch] joue au toucher
    [has-left] a quitté le tournoi
   *[out-of-reach] Le premier est hors d'atteinte
  }
tournament-of = { $what ->
    [ask-paired] Annuler l'appariement de la ronde { $name } ? Oui ou non ?
    [ask-colours] Les couleurs du numéro { $name } ne conviennent pas. Apparier ainsi ? Oui ou non ?
    [unpaired] L'appariement de la ronde { $name } est annulé
    [elsewhere-many] Entrées d'un autre poste : { $name }
    [unheeded] Gardé dans le fichier, mais ignoré si l'on apparie à la main : { $name }
    [other-points] Joueurs dont les points dans le fichier ne correspondent pas aux résultats : { $name }
    [match-lost] { $name } abandonne et perd le match
    [left-adjourned] parties ajournées : { $name }
    [foreign] { $name } : pas une partie de ce tournoi
    [reversed] { $name } : dans ce tournoi, ces deux joueurs ont les couleurs inverses
    [replaced] L'ancien fichier est maintenant { $name }
    [rounds] Rondes : { $name }
    [late] Retard permis, en minutes : { $name }
    [watching] Les nouvelles parties sont prises dans { $name }
    [sealed] coup sous pli : { $name }
    [goes-on] reprise : { $name }
    [gone] { $name } a quitté le tournoi
    [opened] Tournoi { $name }
    [players] Joueurs : { $name }
    [round] Ronde { $name }
    [free] { $name }, exempt
    [leads] En tête : { $name }
    [judges] Arbitres nécessaires : { $name }
    [next] { $name } :
    [no-game] { $name } n'a plus de partie
    [games-left] parties restantes : { $name }
    [stands] { $name } :
    [struck] { $name }, parties non comptées
    [own] { $name }, sa propre case
    [seed] Tirage au sort avec le nombre { $name }
    [round-over] La ronde { $name } est finie
    [unfinished] Parties ajournées à finir avant la dernière ronde : { $name }
    [draw-again] { $name } a quitté le tournoi. Refaites le tirage au sort
    [duties-open] Tâches restantes : { $name }
    [in-round] ronde { $name }
    [in-line] ligne { $name }
    [described] { $name }
    [seat] toujours à l'échiquier { $name }
    [assistant] assistant { $name }
    [rated] Elo { $name }
   *[written] Écrit dans { $name }
  }
tournament-at = { $what ->
    [too-late] { $name } arrive trop tard, minutes permises : { $text }
    [in-time] { $name } peut jouer, minutes permises : { $text }
    [round-board] Ronde { $text }, échiquier { $name }
    [duty] { $text } sur { $name } :
    [round-of] Ronde { $text } sur { $name }
    [place] Place { $text } : { $name }
    [number] Numéro { $text } : { $name }
    [next-white] échiquier { $text }, avec les Blancs contre { $name }
    [next-black] échiquier { $text }, avec les Noirs contre { $name }
    [free-in] { $name }, exempt à la ronde { $text }
    [empty] { $name } et { $text } : pas de partie
    [bye-point] { $name }, exempt à la ronde { $text }, un point
    [bye-half] { $name }, un demi-point sans jouer à la ronde { $text }
    [bye-zero] { $name }, absence à la ronde { $text }
    [cell-white] { $text }, avec les Blancs contre { $name }
    [cell-black] { $text }, avec les Noirs contre { $name }
    [imported] Joueurs : { $text }, rondes : { $name }
    [paired] La ronde { $text } est appariée, parties : { $name }
    [absent] { $name } manquera la ronde { $text }
    [adjourned] Échiquier { $text } ajourné, coup sous pli : { $name }
    [game-taken] Coups repris pour la ronde { $text }, échiquier { $name }
    [moves-dropped] Coups de la partie précédente supprimés : ronde { $text }, échiquier { $name }
    [unread-game] { $name } : la partie { $text } est illisible et laissée de côté
    [has-assistant] { $text } assiste { $name }
    [sits] { $name } est à l'échiquier { $text }
   *[line] Ligne { $text }, colonne { $name }
  }
tournament-board = Échiquier { $text } : { $white } contre { $black }
tournament-result = { $result ->
    [white] les Blancs ont gagné
    [black] les Noirs ont gagné
    [draw] nulle
    [nobody] les deux ont perdu
    [judged-white] gain adjugé aux Blancs
    [judged-black] gain adjugé aux Noirs
    [judged-draw] nulle adjugée
    [forfeit-white] les Blancs gagnent par forfait
    [forfeit-black] les Noirs gagnent par forfait
    [forfeit-nobody] personne n'est venu
    [annulled] annulée
    [adjourned] ajournée
   *[open] encore en cours
  }
tournament-sign = { $sign ->
    [win] gain
    [draw] nulle
    [loss] perte
    [plus] point sans partie
    [adjourned] ajournée
    [annulled] annulée
    [uncounted] ne compte pas
    [minus] pas jouée, pas de point
    [none] pas encore de résultat
    [own] le joueur lui-même
   *[cell] numéro de l'adversaire, w Blancs ou b Noirs, résultat
  }
tournament-half = { $state ->
    [only] un demi-point
   *[half] { $points ->
        [1] un point et demi
       *[other] { $points } points et demi
      }
  }
tournament-whole = { $count ->
    [1] un point
   *[other] { $count } points
  }
tournament-tie = { $what ->
    [DE] confrontation directe{ $value }
    [DE-place] confrontation directe : place{ $value }
    [WIN] victoires{ $value }
    [WON] victoires sur l'échiquier{ $value }
    [BPG] parties avec les Noirs{ $value }
    [BWG] victoires avec les Noirs{ $value }
    [KS] Koya{ $value }
    [BH] Buchholz{ $value }
    [BH-C1] Buchholz sans le plus bas{ $value }
    [BH-C2] Buchholz sans les deux plus bas{ $value }
    [BH-M1] Buchholz médian{ $value }
   *[SB] Sonneborn-Berger{ $value }
  }
tournament-number = { $part ->
    [none] { $whole }
   *[part] { $whole },{ $part }
  }
tournament-settled = { $what ->
    [round-robin] Toutes rondes
    [double-round-robin] Toutes rondes aller-retour
    [match] Match
    [swiss] Système suisse
    [country] niveau national
    [city] niveau régional
   *[club] niveau club
  }
tournament-example = { $verb ->
    [new] Par exemple : nouveau toutes rondes fide-2023 cadence 90+30 niveau ville nom Club
    [amend] Par exemple : modifie 3 nom Anne Ivanova Elo 1900
    [pair] Par exemple : apparie 1-4 3-2 5
    [result] Par exemple : résultat 2.3 1/2, résultat 2.3 adjugé 1-0, résultat 2.3 forfait 1-0, résultat 2.3 annulée parce que couleurs inversées
    [which] À quel échiquier ? Par exemple : échiquier 3, double forfait
    [reopen] Par exemple : rouvrir 2.3 mauvais échiquier
    [late] Par exemple : retard 1.2 Anne 30
    [adjourn] Par exemple : ajourne 1.2 Anne vendredi
    [absent] Par exemple : absent 3 2 demi
    [set] Par exemple : précise cadence 90+30, précise niveau ville, précise lieu Riga
    [write] Par exemple : écris classement club.html, écris appariements 3 club.txt, écris rapport club.trf
    [tie-breaks] Par exemple : départages DE WIN WON BPG BWG KS BH BH/C1 BH/C2 BH/M1 SB
   *[other] Par exemple : inscris Anne, tirage 42, appariements, résultat 3 1/2, classement, retrait Anne, écris classement club.html
  }
tournament-withdrew = { $what ->
    [annulled] { $name } a quitté le tournoi, parties jouées : { $text } sur { $detail }. Ces parties sont annulées
    [uncounted] { $name } a quitté le tournoi, parties jouées : { $text } sur { $detail }. Elles restent dans la grille sans compter
   *[counted] { $name } a quitté le tournoi, parties jouées : { $text } sur { $detail }. Les adversaires gagnent les autres
  }
tournament-fault = { $fault ->
    [contradiction] Ronde { $text }, échiquier { $name } : il y a déjà un autre résultat ou d'autres coups
    [found-already] Ce tournoi est déjà créé
    [not-founded] Créez d'abord le tournoi
    [name] Le nom manque
    [listed] Ligne { $name } de la liste
    [take-back] Pour retirer un résultat : rouvrir { $text }.{ $name } et un motif
    [name-taken] { $name } : ce nom est pris. Ajoutez ce qui les distingue, par exemple : naissance 1960
    [value-name] { $name } ne peut pas être un nom
    [value-name-length] Un nom a au plus { $name } lettres
    [value-rating] Elo { $name } : quatre chiffres au plus
    [value-title] Titre { $name } inconnu. Possibles : GM, IM, FM, CM, WGM, WIM, WFM et WCM
    [value-federation] Fédération { $name } : trois lettres latines
    [value-sex] Sexe { $name } : m, f ou w
    [value-birth] La date { $name } n'existe pas. Écrire 1960/03/15, ou l'année seule
    [value-id] Numéro FIDE { $name } : onze chiffres au plus
    [value-seat] Échiquier { $name } : cette place n'existe pas
    [value-begins] { $name } ne peut pas être le premier jour. Écrire 2026/03/01
    [value-ends] { $name } ne peut pas être le dernier jour. Écrire 2026/03/01
    [value-column] La liste a une colonne inconnue : { $name }
    [value-edition] Les règles { $name } sont inconnues ici
    [count] Impossible avec { $name } joueurs
    [begun] Le tournoi a déjà commencé
    [not-begun] Le tournoi n'a pas commencé
    [not-among] Votre nom n'est pas parmi les joueurs. Demandez par numéro : prochaine partie du numéro 3
    [no-player] Aucun joueur numéro { $name }
    [no-board] La ronde { $text } n'a pas d'échiquier { $name }
    [not-his-game] Le numéro { $name } ne joue pas cette partie
    [no-round] Il n'y a pas de ronde { $name } ici
    [not-paired] La ronde { $name } n'est pas encore appariée
    [not-drawn] Tirez d'abord au sort
    [how-many-rounds] Dites le nombre de rondes, par exemple : rondes 5
    [reason] Donnez une raison pour le corriger
    [game-over] La partie est finie
    [left] { $name } a déjà quitté le tournoi
    [judge-first] Adjugez d'abord les parties ajournées : { $name }
    [round-open] La ronde { $name } n'est pas finie
    [round-paired] La ronde { $name } est appariée. D'abord : tournoi annuler les paires
    [has-results] La ronde { $name } a déjà des résultats
    [no-more-rounds] Toutes les rondes sont appariées
    [by-table] La table détermine qui joue contre qui
    [absent] Le numéro { $name } n'est pas dans cette ronde
    [twice] Le numéro { $name } est nommé deux fois
    [tie-break-twice] Un départage est nommé deux fois
    [of-engine] La réponse du programme d'appariement est inutilisable
    [missing] Le numéro { $name } n'a pas d'adversaire
    [met] Les numéros { $name } et { $text } ont déjà joué ensemble
    [second-bye] Le numéro { $name } a déjà été exempt
    [colour] Les couleurs du numéro { $name } ne conviennent pas
    [unreadable] Les appariements sont illisibles
    [entry] { $name } n'est pas une entrée de tournoi
    [no-duty] Cette tâche n'existe pas
    [adjourned] Cette partie est ajournée. Ouvrez son enveloppe
    [game-on-board] Une partie est sur l'échiquier. Finissez-la d'abord
    [other-game] Ces coups ne sont pas de cette partie
    [trf-scoring] les parties comptent autrement qu'un, un demi et zéro. Un tel tournoi n'est pas lu
    [trf-teams] un tournoi par équipes. Un tel tournoi n'est pas lu
    [trf-players] pas de joueurs, ou trop
    [trf-number] un nombre manque
    [trf-twice] le numéro y est deux fois
    [trf-opponent] l'adversaire ne convient pas
    [trf-colour] la couleur ne convient pas
    [trf-result] le résultat ne convient pas
    [no-name] { $name } : nom inconnu, ou commun à plusieurs joueurs
   *[trf-rounds] trop de rondes
  }
tournament-duty = { $what ->
    [organisers-1] Rédiger le règlement du tournoi et le faire approuver
    [organisers-2] Faire tout le travail préparatoire
    [organisers-3] Régler ce qui n'est pas du ressort des arbitres
    [judge-1] Travailler avec les organisateurs, avant et pendant le tournoi
    [judge-2] Fixer les jours de jeu et la cadence
    [judge-3] Tenir la première réunion : lire le règlement, tirer au sort
    [judge-4] Vérifier la salle et le matériel avant le début
    [judge-5] Surveiller parties et pendules, fixer les reprises, noter les résultats
    [judge-6] Décider des retraits et des exclusions
    [judge-7] Désigner qui adjuge les parties des joueurs retirés
    [judge-8] Régler les litiges
    [judge-9] Veiller à la discipline et sanctionner s'il le faut
    [judge-10] Diriger le personnel technique
    [judge-11] Tenir la dernière réunion, dire les résultats, écrire le rapport
    [assistant-1] Jouer les coups des deux joueurs sur l'échiquier de l'adversaire
    [assistant-2] Annoncer les coups des deux joueurs
    [assistant-3] Noter la partie du joueur aveugle et lancer la pendule de l'adversaire
    [assistant-4] Sur demande, dire le nombre de coups et le temps utilisé
    [assistant-5] Réclamer la partie quand le temps est dépassé
    [assistant-6] Appeler l'arbitre quand le joueur voyant a touché une pièce
   *[assistant-7] Faire le nécessaire quand la partie est ajournée
  }
tournament-head = { $what ->
    [list] Liste
    [organisers] Organisateurs
    [judge] Arbitre
    [assistant] Assistant
    [rank] Place
    [number] Numéro
    [name] Nom
    [rating] Elo
    [points] Points
    [board] Échiquier
    [white] Blancs
    [black] Noirs
    [result] Résultat
    [standings] Classement
    [pairings] Appariements
    [table] Grille américaine
    [duties] Tâches
    [title] Nom
    [place] Lieu
    [federation] Fédération
    [begins] Premier jour
    [ends] Dernier jour
    [deputies] Arbitres adjoints
    [needs] Besoins
   *[games] Parties
  }
tournament-trouble = { $fault ->
    [damaged] { $name } n'est pas un tournoi, ou est endommagé. Il reste tel quel
    [locked] Un autre programme a ouvert { $name }
    [changed] Un autre programme a modifié { $name } au même instant
    [newer] { $name } vient d'une version plus récente
    [not-found] Il n'y a pas de tournoi dans { $name }
    [exists] { $name } existe déjà
    [no-engine] Aucun programme d'appariement trouvé. Installez bbpPairings, github.com/BieremaBoyzProgramming/bbpPairings, ou appariez à la main
    [engine] Le programme d'appariement a échoué : { $text }. Appariez à la main
    [no-pairing] Les règles ne permettent aucun appariement de cette ronde. Appariez à la main
    [not-understood] Le programme d'appariement ne comprend pas le rapport de ce tournoi. Appariez à la main
    [too-large] Le tournoi est trop grand pour le programme d'appariement. Appariez à la main
    [slow] Le programme d'appariement a mis plus de { $text } secondes. Appariez à la main
    [not-engine] { $name } n'est pas bbpPairings { $text } ou plus récent. Installez-le ou appariez à la main
    [format] { $name } : la fin de ce nom ne convient pas à ce qui est à écrire
    [line] { $name }, ligne { $text } : illisible
   *[broken] { $name } est inutilisable : { $text }
  }
ask-withdrawal = { $name } quitte le tournoi ? C'est définitif. Oui ou non ?
ask-replaced = Prendre la partie du fichier ? Oui ou non ?
