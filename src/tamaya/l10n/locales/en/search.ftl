# The searching player, and why it did something else than usual. $games is how many games it played out; $gain is points in a hundred games.
reason-search-ahead =
    I played the rest of the game out { $games ->
        [one] once
       *[other] { $games } times
    } with hands that I might have held. In a hundred games this move gains us { $gain ->
        [one] about one point
       *[other] about { $gain } points
    } over my usual one.
reason-search-usual = I played the rest of the game out in my head, and my usual move came out best.
