# Dates : 2 mai 1958, mai 1958 ou 1958, selon ce que l'on sait.
calendar-date = { $form ->
    [year] { $year }
    [month] { $month ->
            [1] janvier
            [2] février
            [3] mars
            [4] avril
            [5] mai
            [6] juin
            [7] juillet
            [8] août
            [9] septembre
            [10] octobre
            [11] novembre
           *[12] décembre
        } { $year }
   *[day] { $day ->
            [1] 1er
           *[other] { $day }
        } { $month ->
            [1] janvier
            [2] février
            [3] mars
            [4] avril
            [5] mai
            [6] juin
            [7] juillet
            [8] août
            [9] septembre
            [10] octobre
            [11] novembre
           *[12] décembre
        } { $year }
  }
