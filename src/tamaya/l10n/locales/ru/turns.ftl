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
turns-mine-now = Ваш ход
turns-of-now = Ходит { $name }
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

push-turn = Ханаби: ваш ход
push-nudged = Ханаби: вашего хода ждут
feed-title = Ханаби: ваши ходы
error-push_endpoint = Адрес уведомлений этого браузера не годится.
notify-on = Сообщать о моём ходе
notify-is-on = Мы сообщим о вашем ходе
notify-off = Больше не сообщать
notify-denied = Этот браузер не разрешает уведомлять вас о вашем ходе. Это можно изменить в его настройках для этого сайта.
feed-make = Лента моих ходов
feed-about = Это адрес вашей ленты. Кто его знает, видит, где ваш ход; с новым адресом старый перестаёт работать.
