# Ce qui est dit d'une manette.

pad-arrived = Manette { $name }
pad-gone = La manette est partie. Rien n'est perdu ; le clavier continue
pad-button = { $held ->
    [held] gâchette gauche et { "" }
   *[alone] { "" }
  }{ $button ->
    [south] A, bouton du bas
    [east] B, bouton de droite
    [west] X, bouton de gauche
    [north] Y, bouton du haut
    [up] croix haut
    [down] croix bas
    [left] croix gauche
    [right] croix droite
    [left-shoulder] bouton supérieur gauche
    [right-shoulder] bouton supérieur droit
    [left-trigger] gâchette gauche
    [right-trigger] gâchette droite
    [select] Select
    [start] Start
    [left-stick] stick gauche enfoncé
   *[right-stick] stick droit enfoncé
  }
pad-does = { $what ->
    [next-theme] écouter autre chose
    [previous-theme] écouter ce qui précède
    [menu] menu de tout
    [layout] ce que font les boutons
    [left-stick] Le stick gauche marche dans huit directions
   *[right-stick] Le stick droit dit, dans quatre directions, ce que choisissent les boutons supérieurs
  }
pad-theme = { $theme ->
    [said] Stick droit : ce qui a été dit
    [square] Stick droit : cette case
    [lines] Stick droit : lignes
    [pieces] Stick droit : pièces
    [news] Stick droit : nouveautés
   *[game] Stick droit : la partie
  }
pad-place = { $number } sur { $count }
pad-answer = { $answer ->
    [yes] oui
   *[no] non
  }
pad-term = { $term ->
    [read-out] Le programme peut lire les coups
    [words] Les coups seulement en paroles
    [repeats] L'adversaire répète chaque annonce
    [no-repeats] L'adversaire ne répète pas
    [two-boards] Chaque joueur a un échiquier
    [one-board] Un seul échiquier
    [quickplay] La nulle peut être demandée en cadence finale
    [no-quickplay] Pas de demande en cadence finale
    [no-arbiter] Pas d'arbitre sur place
    [warnings] Annonces du temps
    [no-warnings] Pas d'annonces du temps
   *[with-arbiter] Un arbitre est sur place
  }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Appuyez sur le bouton à changer
pad-change-to = Que doit-il faire ? Choisissez dans le menu
set-button = Le bouton est changé
reset-buttons = Tous les boutons sont comme au début
knows-pad = { $name } est connue désormais
