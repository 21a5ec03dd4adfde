daily-title = Deal of the day
start-daily-about = The same cards for everyone, one attempt each.
daily-about = Everyone who plays today gets the same cards: you and { $players ->
    [3] two club players
   *[other] your partners
} at one table, by the printed rules. You have one attempt, and nothing can be taken back. When you have finished, you see how the others did.
daily-play = Play today’s deal
daily-go-on = Go on playing
daily-look-back = Look back at the game
daily-everybody =
    { $count ->
        [one] One person has played it
       *[other] { $count } people have played it
    }
daily-bar =
    { $count ->
        [one] { $score } points: one person
       *[other] { $score } points: { $count } people
    }
daily-best = The best
daily-before = Your last days
