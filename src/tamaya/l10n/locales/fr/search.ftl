reason-search-ahead =
    Avec des cartes que je pouvais avoir en main, j’ai joué la fin de la partie { $games } fois dans ma tête. En cent parties, ce coup nous rapporte environ { $gain ->
        [one] { $gain } point
       *[other] { $gain } points
    } de plus que mon coup habituel.
reason-search-usual = J’ai joué la fin de la partie dans ma tête, et mon coup habituel donnait le meilleur résultat.
