# Ses tables, et savoir quand c’est son tour

turns-title = Vos tables
turns-alone = Encore personne d’autre
turns-phase =
    { $phase ->
        [lobby] En attente de joueurs
       *[ended] La partie est finie
    }
turns-mine = À vous, depuis { $span }
turns-of = Au tour de { $name }, depuis { $span }
turns-left = Reste { $span }
turns-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
turns-badge =
    { $count ->
        [one] À vous de jouer
       *[other] À vous de jouer à { $count } tables
    }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
