# Свои столы и напоминания о ходе

turns-title = Ваши столы
turns-alone = Пока никого
turns-phase =
    { $phase ->
        [lobby] Ждём игроков
       *[ended] Игра окончена
    }
turns-mine = Ваш ход, ждут уже { $span }
turns-of = Ход игрока { $name }, уже { $span }
turns-left = Осталось { $span }
turns-more =
    { $count ->
        [one] ещё { $count }
        [few] ещё { $count }
       *[many] ещё { $count }
    }
turns-badge =
    { $count ->
        [1] Ваш ход
        [one] Ваш ход за { $count } столом
       *[other] Ваш ход за { $count } столами
    }
clock-hours = { $hours } ч { $minutes } мин
clock-minutes = { $minutes } мин
