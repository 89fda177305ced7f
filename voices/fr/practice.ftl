# L'entraînement à la maison : l'adversaire et les conseils.

practice = { $what ->
    [alone] Deux joueurs devant l'échiquier ; le programme ne joue pas
    [no-help] Ni moteur, ni réseau, ni aide dans cette partie ; on ne peut pas les activer
    [thinks] L'adversaire réfléchit
    [ask-side] De quel côté jouez-vous : les blancs, les noirs, ou personne pour ne pas avoir d'adversaire ?
    [opponent-moves] C'est à l'adversaire de jouer ; reprenez le coup ou attendez
    [other-game] Le programme ne joue encore qu'aux échecs
   *[opponent-answers] L'adversaire doit d'abord répondre
  }
opponent = Le programme joue les { WORD($side) } au niveau { $level }
ask-level = Quel niveau, de un à dix ? C'est { $level } maintenant
set-level = Niveau de l'adversaire { $level }
own-side = Vous jouez les { WORD($side) }
practice-action = { $action ->
   *[opponent] jouer contre le programme : choisir le côté et le niveau
  }

## Mots

hear-action-opponent = adversaire | jouer contre le programme | jouer contre l'ordinateur | choisir l'adversaire
hear-command-opponent-none = sans adversaire | personne | deux joueurs
hear-command-opponent-side = le programme joue les { $side } | programme joue { $side } | l'adversaire joue les { $side } | l'ordinateur joue les { $side }
hear-command-opponent-own = je joue les { $side } | je prends les { $side } | je joue { $side }
hear-command-level = niveau { $number } | force { $number }
hear-command-no-help = sans aide | sans moteur | mode tournoi
