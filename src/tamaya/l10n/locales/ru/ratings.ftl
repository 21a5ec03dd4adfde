# Рейтинг

rating-title = Рейтинг
rating-change = Рейтинг каждого: { $change }.
rating-why = Такой счёт — ничья с Ханаботом, чей рейтинг за него { $hanabot }: пол-очка. От вашей команды ({ $team }) ожидалось { $expected } очка.
rating-why-won = Безупречное шоу не снижает рейтинг: это победа над Ханаботом ({ $hanabot }), целое очко. От вашей команды ({ $team }) ожидалось { $expected } очка.
rating-games =
    { $count ->
        [one] по { $count } игре
       *[other] по { $count } играм
    }
rating-graph =
    Рейтинг за { $count ->
        [one] { $count } игру
        [few] { $count } игры
       *[other] { $count } игр
    }: с { $first } до { $last }, наименьший { $least }, наибольший { $most }
rating-table = Игры на рейтинг, сначала новые
rating-day = Дата
rating-game = Игра
rating-score = Очки
rating-players =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
rating-all = Показать все ({ $count })
rating-none = Игр на рейтинг пока не было.
rating-about = Все начинают с 1500. В игре на рейтинг вся команда играет вничью с Ханаботом, чей рейтинг зависит от счёта; у всех рейтинг меняется одинаково.
rating-nameless = Гость
error-nobody = Такого человека здесь нет.
