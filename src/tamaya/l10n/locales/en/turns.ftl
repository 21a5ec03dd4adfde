# One’s own tables, and being told of one’s turn

turns-title = Your tables
turns-alone = Nobody else yet
turns-phase =
    { $phase ->
        [lobby] Waiting for players
       *[ended] The game is over
    }
turns-mine = Your turn, for { $span }
turns-of = { $name }’s turn, for { $span }
turns-left = { $span } left
turns-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
turns-badge =
    { $count ->
        [one] Your turn
       *[other] Your turn at { $count } tables
    }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min
