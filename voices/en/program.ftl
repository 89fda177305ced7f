# The program itself: its version, where it keeps things, and a report for a fault.

about = Annabella, version { $version }
about-places = Settings: { $settings }. Games: { $games }. Prepared speech: { $speech }
about-nowhere = Nothing is kept on this computer
fault-reported = The report is in { $file }. It holds the settings and the last game, with names of players and files, but no sealed move. Nothing was sent
