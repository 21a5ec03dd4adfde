app-title = Tamaya
app-tagline = Fireworks over the river, together.
app-languages = Languages
app-card-colour =
    { $suit ->
        [red] a red card
       *[other] a card
    }
app-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
