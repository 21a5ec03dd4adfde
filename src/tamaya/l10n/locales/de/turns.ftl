# Die eigenen Tische, und zu erfahren, dass man dran ist

turns-title = Deine Tische
turns-alone = Noch niemand sonst
turns-phase =
    { $phase ->
        [lobby] Wartet auf Mitspieler
       *[ended] Die Partie ist zu Ende
    }
turns-mine = Du bist dran, seit { $span }
turns-of = { $name } ist dran, seit { $span }
turns-left = Noch { $span }
turns-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
turns-badge =
    { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
clock-hours = { $hours } Std { $minutes } min
clock-minutes = { $minutes } min
