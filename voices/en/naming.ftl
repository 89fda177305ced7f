# Dates: 2 May 1958, May 1958, or 1958, as much as is known.
calendar-date = { $form ->
    [year] { $year }
    [month] { $month ->
            [1] January
            [2] February
            [3] March
            [4] April
            [5] May
            [6] June
            [7] July
            [8] August
            [9] September
            [10] October
            [11] November
           *[12] December
        } { $year }
   *[day] { $day } { $month ->
            [1] January
            [2] February
            [3] March
            [4] April
            [5] May
            [6] June
            [7] July
            [8] August
            [9] September
            [10] October
            [11] November
           *[12] December
        } { $year }
  }
