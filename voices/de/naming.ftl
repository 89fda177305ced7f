# Daten: 2. Mai 1958, Mai 1958 oder 1958, so viel man weiß.
calendar-date = { $form ->
    [year] { $year }
    [month] { $month ->
            [1] Januar
            [2] Februar
            [3] März
            [4] April
            [5] Mai
            [6] Juni
            [7] Juli
            [8] August
            [9] September
            [10] Oktober
            [11] November
           *[12] Dezember
        } { $year }
   *[day] { $day }. { $month ->
            [1] Januar
            [2] Februar
            [3] März
            [4] April
            [5] Mai
            [6] Juni
            [7] Juli
            [8] August
            [9] September
            [10] Oktober
            [11] November
           *[12] Dezember
        } { $year }
  }
