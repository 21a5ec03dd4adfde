# Ratings

rating-title = Rating
rating-change = Rating { $change } for everyone.
rating-why = This score is worth a draw with Hanabot, whose rating for it is { $hanabot }: half a point. Your team ({ $team }) was expected to get { $expected } of a point.
rating-why-won = A perfect show never lowers a rating: it counts as a win against Hanabot ({ $hanabot }), a whole point. Your team ({ $team }) was expected to get { $expected } of it.
rating-games =
    { $count ->
        [one] from { $count } rated game
       *[other] from { $count } rated games
    }
rating-graph =
    The rating over { $count ->
        [one] one game
       *[other] { $count } games
    }: from { $first } to { $last }, lowest { $least }, highest { $most }
rating-table = Rated games, newest first
rating-day = Day
rating-game = Game
rating-score = Points
rating-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
rating-all = Show all { $count }
rating-none = No rated games yet.
rating-about = Everyone begins at 1500. In a rated game the whole team draws against Hanabot, whose rating depends on the score; all move by the same amount.
rating-nameless = A guest
error-nobody = There is nobody of that name here.
