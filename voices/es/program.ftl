# The program itself: its version, where it keeps things, and a report for a fault.

about = Annabella, versión { $version }
about-places = Ajustes: { $settings }. Partidas: { $games }. Voz preparada: { $speech }
about-nowhere = No se guarda nada en este ordenador
fault-reported = El informe está en { $file }. Contiene los ajustes y la última partida, con nombres de jugadores y archivos, pero ninguna jugada secreta. No se ha enviado nada
