# Wertungszahlen

rating-title = Wertungszahl
rating-change = Wertungszahl aller: { $change }.
rating-why = Dieses Ergebnis zählt als Unentschieden gegen Hanabot, der dafür { $hanabot } hat: ein halber Punkt. Von eurem Team ({ $team }) waren { $expected } eines Punktes zu erwarten.
rating-why-won = Eine perfekte Vorstellung senkt die Zahl nie: Sie zählt als Sieg gegen Hanabot ({ $hanabot }), ein ganzer Punkt. Von eurem Team ({ $team }) waren { $expected } davon zu erwarten.
rating-games =
    { $count ->
        [one] aus { $count } gewerteten Partie
       *[other] aus { $count } gewerteten Partien
    }
rating-graph =
    Die Wertungszahl über { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }: von { $first } auf { $last }, niedrigste { $least }, höchste { $most }
rating-table = Gewertete Partien, neueste zuerst
rating-day = Tag
rating-game = Partie
rating-score = Punkte
rating-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
rating-all = Alle { $count } zeigen
rating-none = Noch keine gewertete Partie.
rating-about = Alle beginnen mit 1500. In einer gewerteten Partie spielt das ganze Team unentschieden gegen Hanabot, dessen Zahl vom Ergebnis abhängt; bei allen ändert sie sich gleich.
rating-nameless = Ein Gast
error-nobody = So jemanden gibt es hier nicht.
