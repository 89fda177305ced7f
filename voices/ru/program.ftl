# The program itself: its version, where it keeps things, and a report for a fault.

about = Annabella, версия { $version }
about-places = Настройки: { $settings }. Партии: { $games }. Подготовленная речь: { $speech }
about-nowhere = На этом компьютере ничего не хранится
fault-reported = Отчёт в файле { $file }. В нём настройки и последняя партия с именами игроков и файлов, но нет записанного хода. Ничего не отправлено
