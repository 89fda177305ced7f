# The program itself: its version, where it keeps things, and a report for a fault.

about = Annabella, version { $version }
about-places = Réglages : { $settings }. Parties : { $games }. Voix préparée : { $speech }
about-nowhere = Rien n'est conservé sur cet ordinateur
fault-reported = Le rapport est dans { $file }. Il contient les réglages et la dernière partie, avec les noms des joueurs et des fichiers, mais aucun coup sous pli. Rien n'a été envoyé
