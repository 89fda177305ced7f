# Fechas: 2 de mayo de 1958, mayo de 1958 o 1958, lo que se sepa.
calendar-date = { $form ->
    [year] { $year }
    [month] { $month ->
            [1] enero
            [2] febrero
            [3] marzo
            [4] abril
            [5] mayo
            [6] junio
            [7] julio
            [8] agosto
            [9] septiembre
            [10] octubre
            [11] noviembre
           *[12] diciembre
        } de { $year }
   *[day] { $day } de { $month ->
            [1] enero
            [2] febrero
            [3] marzo
            [4] abril
            [5] mayo
            [6] junio
            [7] julio
            [8] agosto
            [9] septiembre
            [10] octubre
            [11] noviembre
           *[12] diciembre
        } de { $year }
  }
