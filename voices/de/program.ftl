# The program itself: its version, where it keeps things, and a report for a fault.

about = Annabella, Version { $version }
about-places = Einstellungen: { $settings }. Partien: { $games }. Vorbereitete Sprache: { $speech }
about-nowhere = Auf diesem Computer wird nichts aufbewahrt
fault-reported = Der Bericht steht in { $file }. Er enthält die Einstellungen und die letzte Partie mit Namen von Spielern und Dateien, aber keinen Abgabezug. Gesendet wurde nichts
