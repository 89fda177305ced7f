# Ce qui est dit d'une manette.

pad-arrived = Manette { $name }
pad-gone = Manette déconnectée ; le clavier fonctionne toujours
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
    [next-theme] sujet suivant
    [previous-theme] sujet précédent
    [menu] menu complet
    [layout] ce que font les boutons
    [left-stick] Le stick gauche se déplace dans huit directions
   *[right-stick] Le stick droit dit ce que choisissent les boutons supérieurs
  }
pad-theme = { $theme ->
    [said] Stick droit : ce qui a été dit
    [square] Stick droit : cette case
    [lines] Stick droit : lignes
    [pieces] Stick droit : pièces
    [news] Stick droit : nouveautés
   *[game] Stick droit : la partie
  }
pad-place = { $number } sur { $count }
pad-answer = { $answer ->
    [yes] oui
   *[no] non
  }
pad-term = { $term ->
    [read-out] Le programme peut lire les coups
    [words] Coups annoncés à voix haute seulement
    [repeats] L'adversaire répète chaque annonce
    [no-repeats] L'adversaire ne répète pas
    [two-boards] Chaque joueur a un échiquier
    [one-board] Un seul échiquier
    [quickplay] La nulle peut être réclamée dans la fin au KO
    [no-quickplay] Pas de réclamation dans la fin au KO
    [no-arbiter] Pas d'arbitre sur place
    [warnings] Annonces du temps
    [no-warnings] Pas d'annonces du temps
   *[with-arbiter] Un arbitre est sur place
  }
pad-sides = { $who ->
    [both] les deux
    [white] Blancs
    [black] Noirs
   *[nobody] personne
  }
pad-choices = Au choix : { $most } ou { $last }
pad-kind = { WORD($piece) }
pad-rank = { $at-rank }
pad-edition = { $article }
pad-change = Appuyez sur le bouton à changer
pad-change-to = Que doit-il faire ? Choisissez dans le menu
set-button = Bouton changé
reset-buttons = Boutons réinitialisés
knows-pad = { $name } est maintenant reconnue
