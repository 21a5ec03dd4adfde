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
turns-mine-now = Your turn
turns-of-now = { $name }’s turn
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

push-turn = Hanabi: it’s your turn
push-nudged = Hanabi: somebody is waiting for your turn
feed-title = Hanabi: your turns
error-push_endpoint = This browser’s address for messages can’t be used.
notify-on = Tell me when it’s my turn
notify-is-on = You are told when it’s your turn
notify-off = Tell me no more
notify-denied = This browser doesn’t allow this page to tell you of your turn. You can change that in its settings for this site.
feed-make = A feed of my turns
feed-about = Here is the address of your feed. Whoever has it sees where it’s your turn; a new one makes it worthless.
