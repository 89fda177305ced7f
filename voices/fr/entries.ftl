# The keywords of entries, as an organiser types them: "tournament" first, then a verb.

hear-event-tournament = tournoi
hear-event-open = ouvre | ouvrir | ouvrez
hear-event-create = crée | créer | créez
hear-event-new = nouveau | nouvelle
hear-event-enter = inscris | inscrire | inscrivez
hear-event-amend = modifie | modifier | modifiez
hear-event-import = importe | importer | importez
hear-event-watch = surveille | surveiller | surveillez
hear-event-draw = tirage | tirage au sort
hear-event-as-entered = sans tirage
hear-event-pair = apparie | apparier | appariez
hear-event-unpair = annuler les paires | annule les paires
hear-event-pairings = appariements
hear-event-result = résultat
hear-event-board = échiquier | table
hear-event-round = ronde
hear-event-reopen = rouvre | rouvrir | rouvrez
hear-event-late = retard
hear-event-adjourn = ajourne | ajourner | ajournée | ajourné | est ajournée | est ajourné | a été ajournée |
    partie ajournée | partie est ajournée | partie a été ajournée | ajournement | interrompue | est interrompue |
    partie interrompue | partie est interrompue | suspendue | est suspendue | partie suspendue | partie est suspendue
hear-event-absent = absent | absente
hear-event-withdraw = retrait | se retire | abandonne le tournoi | quitte le tournoi
hear-event-standings = classement
hear-event-table = tableau | grille
hear-event-next = prochaine | prochaine partie
hear-event-needs = besoin
hear-event-play = joue | jouer | jouez
hear-event-set = précise | préciser | précisez
hear-event-write = écris | écrire | écrivez
hear-event-tie-breaks = départage | départages
hear-event-DE = confrontation directe | rencontre directe
hear-event-WIN = victoires | plus de victoires | plus grand nombre de victoires | nombre de victoires
hear-event-WON = victoires à l'échiquier | victoires sur l'échiquier | victoires jouées
hear-event-BPG = parties avec les Noirs | parties jouées avec les Noirs
hear-event-BWG = victoires avec les Noirs
hear-event-KS = Koya
hear-event-BH = Buchholz
hear-event-BH-C1 = Buchholz sans le plus bas | Buchholz tronqué | Buchholz cut 1
hear-event-BH-C2 = Buchholz sans les deux plus bas | Buchholz cut 2
hear-event-BH-M1 = Buchholz médian | Buchholz moyen
hear-event-SB = Sonneborn Berger | Sonneborn
hear-event-tick = coche | cocher | cochez
hear-event-untick = décoche | décocher | décochez
hear-event-assist = assistance
hear-event-assisted = notes
hear-event-round-robin = toutes rondes
hear-event-double-round-robin = double toutes rondes | aller-retour
hear-event-match = match
hear-event-swiss = suisse | système suisse
hear-event-rounds = rondes | parties
hear-event-clock = pendule | cadence
hear-event-form = type
hear-event-standard = classique | lente
hear-event-rapid = rapide
hear-event-blitz = blitz
hear-event-two-boards = deux échiquiers
hear-event-one-board = un échiquier | seul échiquier
hear-event-rapid-watched = rapide avec arbitre
hear-event-blitz-watched = blitz avec arbitre
hear-event-repeats = adversaire répète
hear-event-read-out = lire coups
hear-event-no-arbiter = sans arbitre
hear-event-warnings = annonces du temps
hear-event-level = niveau
hear-event-country = pays | national
hear-event-city = ville | régional
hear-event-club = club
hear-event-name = nom
hear-event-rating = classement | Elo
hear-event-title = titre
hear-event-federation = fédération
hear-event-sex = sexe
hear-event-birth = naissance | né le | née le
hear-event-id = numéro FIDE
hear-event-seat = place | échiquier
hear-event-assistant = assistant | assistante
hear-event-touch = tactile | au toucher
hear-event-no-assistant = sans assistant | sans assistante | aucun assistant | aucune assistante
hear-event-no-touch = voyant | voyante | pas au toucher
hear-event-half = demi | demi-point
hear-event-full = point | point entier
hear-event-zero = zéro
hear-event-place = lieu
hear-event-begins = début
hear-event-ends = fin
hear-event-arbiter = arbitre | arbitre principal
hear-event-deputies = adjoints | arbitres adjoints
hear-event-organisers = organisateurs
hear-event-judge = arbitre
hear-event-duties = devoirs | tâches
hear-event-games = parties
hear-event-report = rapport

# What is said of a game that is adjourned: who has sealed, what stands before the day on which it goes on, the words of
# which days are made, and those that stand beside them. All words of what is said are among them, or it is none.

hear-event-sealed = a mis sous enveloppe | mis sous enveloppe | mis sous enveloppe par | met sous enveloppe |
    a mis coup sous enveloppe | a mis son coup sous enveloppe | met son coup sous enveloppe | ont mis sous enveloppe |
    ont mis leur coup sous enveloppe | sous enveloppe | sous enveloppe par | sous enveloppe de | coup sous enveloppe |
    coup sous enveloppe de | coup sous enveloppe par | a son coup sous enveloppe | a mis son coup dans l'enveloppe |
    a mis coup dans l'enveloppe | a mis sous pli | mis sous pli par | a mis coup sous pli | a mis son coup sous pli |
    coup sous pli de | coup sous pli par | coup mis sous enveloppe par | coup mis sous enveloppe |
    coup mis sous pli par | a scellé | ont scellé | scelle | scellé par | scellée par | a scellé coup |
    a scellé son coup | ont scellé leur coup | coup scellé | coup scellé par | coup scellé de | a cacheté |
    a cacheté son coup | cacheté par | coup cacheté par | coup secret | coup secret de | coup secret par |
    a écrit coup secret | a noté coup secret | a fait coup secret | qui a scellé | et | par
hear-event-resumes = jusqu'à | jusqu'au | jusque | reprise | reprise à | reprise au | reprend | on reprend |
    reprendra | sera reprise | est reprise | à reprendre | partie reprend | partie reprendra | elle reprend |
    elle reprendra | remise à | remise au | renvoyée à | renvoyée au | reportée à | reportée au | suite | continue |
    continuera | se poursuit | se poursuivra | au | pour
hear-event-day = lundi | mardi | mercredi | jeudi | vendredi | samedi | dimanche | janvier | février | mars | avril |
    mai | juin | juillet | août | septembre | octobre | novembre | décembre | aujourd'hui | ce soir | demain |
    après-demain | matin | midi | après-midi | soir | minuit | semaine | week-end | ronde | petit déjeuner |
    déjeuner | dîner | repas | pause
hear-event-time = à | au | le | la | h | heure | heures | minutes | et | du | de | de la | avant | après | vers |
    dans | prochain | prochaine | dernière | ce | cette | quart | demie | moins le quart | précises
hear-event-number = numéro

# What stands between a board and its round, and the numbers by which rounds and days are counted. The first eight are
# in hear.ftl.

hear-event-of = de | de la | en | à | à la | dans la | dans | du | au | pour la
hear-event-9 = neuvième
hear-event-10 = dixième
hear-event-11 = onzième
hear-event-12 = douzième
hear-event-13 = treizième
hear-event-14 = quatorzième
hear-event-15 = quinzième
hear-event-16 = seizième
hear-event-17 = dix-septième
hear-event-18 = dix-huitième
hear-event-19 = dix-neuvième
hear-event-20 = vingtième
hear-event-30 = trentième

# The keys of a list by their names, where they can only be typed.

hear-list-enter = Entrée | touche Entrée
hear-list-escape = Échap | touche Échap

# What results are called. All words of what is said are among them, or it is no result; those in hear-result-beside
# may stand anywhere, and add nothing. Behind those in hear-result-because is a reason.

hear-result-wins = { $side } gagne | { $side } a gagné | { $side } | { $side } gagnent | { $side } ont gagné | { $side } gagnants | { $side } emportent |
    { $side } ont emporté | { $side } font mat | { $side } ont fait mat | { $side } matent | { $side } ont maté |
    { $side } donnent mat | { $side } gagnent au temps | { $side } ont gagné au temps | { $side } gagnent par mat |
    { $side } gagnent partie | { $side } ont gagné partie | { $side } gagnent par abandon | victoire des { $side } |
    victoire { $side } | victoire pour { $side } | gain { $side } | gain des { $side } | gain pour { $side } |
    point pour { $side } | mat par { $side } | mat donné par { $side } | échec et mat par { $side }
hear-result-loses = { $side } perd | { $side } a perdu | { $side } abandonne | { $side } a abandonné | { $side } perdent | { $side } ont perdu | { $side } abandonnent | { $side } ont abandonné |
    { $side } renoncent | { $side } capitulent | { $side } ont capitulé | { $side } jettent éponge |
    { $side } ont jeté éponge | { $side } couchent leur roi | { $side } ont couché leur roi |
    { $side } perdent partie | { $side } ont perdu partie | { $side } perdent au temps |
    { $side } ont perdu au temps | { $side } sont tombés | { $side } sont tombés au temps |
    { $side } ont dépassé temps | { $side } n'ont plus de temps | { $side } sont mat | { $side } sont mats |
    { $side } sont échec et mat | { $side } sont matés | { $side } ont été matés | { $side } se sont fait mater |
    { $side } perdent par mat | abandon des { $side } | abandon { $side } | défaite des { $side } |
    défaite { $side } | chute du drapeau des { $side } | drapeau des { $side } est tombé |
    drapeau { $side } est tombé | temps des { $side } est écoulé
hear-result-accepts = { $side } acceptent nulle | { $side } ont accepté nulle | { $side } sont pat |
    { $side } sont en pat
hear-result-absent = { $side } absents | { $side } sont absents | { $side } ne sont pas venus | { $side } pas venus |
    { $side } ne sont pas là | { $side } ont déclaré forfait | { $side } déclarent forfait |
    { $side } ne se sont pas présentés | { $side } ne se présentent pas | { $side } ne viennent pas |
    forfait des { $side } | forfait { $side } | absence des { $side }
hear-result-white = un zéro | un à zéro | 1-0 | 1:0
hear-result-black = zéro un | zéro à un | 0-1 | 0:1
hear-result-draw = nulle | une nulle | partie nulle | match nul | demi-point | un demi-point | demi | un demi | un demi-point chacun |
    demi-point chacun | 1/2 |
    c'est nulle | c'est une nulle | est nulle | partie est nulle | font nulle | ils font nulle | ont fait nulle |
    ils ont fait nulle | se termine par une nulle | partie se termine par une nulle | nulle par accord |
    nulle par accord mutuel | nulle d'un commun accord | nulle convenue | nulle acceptée | accord de nulle | pat |
    c'est pat | c'est un pat | nulle par pat | fini par un pat | échec perpétuel | nulle par échec perpétuel |
    répétition | triple répétition | nulle par répétition | nulle par triple répétition | partage du point |
    point partagé
hear-result-nobody = deux perdants | deux perdent | deux ont perdu | double défaite | double perte | zéro zéro | 0-0
hear-result-no-one = personne n'est venu | aucun n'est venu | personne ne s'est présenté | deux absents |
    deux sont absents | double forfait | deux forfaits | deux forfait | deux déclarent forfait | deux ont déclaré forfait |
    forfait des deux
hear-result-annulled = annulé | annulée | partie annulée | est annulée | partie est annulée
hear-result-judged = adjugé | adjugée | jugé | jugée | par décision de arbitre | par jugement
hear-result-forfeit = forfait | par forfait | sur forfait | par défaut | sans jouer | sans partie
hear-result-because = parce que | parce qu' | car | raison | motif | à cause de
hear-result-beside = s'il vous plaît | s'il te plaît | svp | au fait | donc | alors | ok | finalement |
    à la fin | enfin | eh bien | bon | résultat | aujourd'hui | le | la | les | l'

# Numbers from which the others to 299 are made. More of them are in hear.ftl.

hear-number-1 = un | une
hear-number-2 = deux
hear-number-3 = trois
hear-number-4 = quatre
hear-number-5 = cinq
hear-number-6 = six
hear-number-7 = sept
hear-number-8 = huit
hear-number-11 = onze
hear-number-13 = treize
hear-number-14 = quatorze
hear-number-16 = seize
hear-number-17 = dix-sept
hear-number-18 = dix-huit
hear-number-19 = dix-neuf
hear-number-70 = soixante-dix | septante
hear-number-71 = soixante et onze | soixante-onze
hear-number-72 = soixante-douze
hear-number-73 = soixante-treize
hear-number-74 = soixante-quatorze
hear-number-76 = soixante-seize
hear-number-80 = quatre-vingts | quatre-vingt | huitante
hear-number-91 = quatre-vingt-onze
hear-number-92 = quatre-vingt-douze
hear-number-93 = quatre-vingt-treize
hear-number-94 = quatre-vingt-quatorze
hear-number-95 = quatre-vingt-quinze
hear-number-96 = quatre-vingt-seize
hear-number-200 = deux cents | deux cent
