app-title = Тамая
app-tagline = Фейерверк над рекой — вместе.
app-languages = Языки
app-card-colour =
    { $suit ->
        [red] красная карта
       *[other] карта
    }
app-cards-left =
    { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
