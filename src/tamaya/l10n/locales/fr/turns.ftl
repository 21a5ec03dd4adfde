# Ses tables, et savoir quand c’est son tour

turns-title = Tes tables
turns-alone = Encore personne d’autre
turns-phase =
    { $phase ->
        [lobby] En attente de joueurs
       *[ended] La partie est finie
    }
turns-mine = À toi, depuis { $span }
turns-of = Au tour de { $name }, depuis { $span }
turns-left = Reste { $span }
turns-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
turns-badge =
    { $count ->
        [one] À toi de jouer
       *[other] À toi de jouer à { $count } tables
    }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
