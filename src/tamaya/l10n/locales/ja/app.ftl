app-title = たまや
app-tagline = 川の上に、みんなで花火を。
app-languages = 言語
app-card-colour =
    { $suit ->
        [red] 赤いカード
       *[other] カード
    }
app-cards-left = 残り{ $count }枚
