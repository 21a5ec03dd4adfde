reason-search-ahead =
    Mit Karten, die ich hätte halten können, habe ich den Rest der Partie im Kopf { $games ->
        [one] einmal
       *[other] { $games }-mal
    } zu Ende gespielt. In hundert Partien bringt uns dieser Zug etwa { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    } mehr als mein üblicher.
reason-search-usual = Ich habe den Rest der Partie im Kopf zu Ende gespielt, und mein üblicher Zug schnitt am besten ab.
