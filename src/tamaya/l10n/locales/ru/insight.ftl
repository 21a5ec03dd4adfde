insight-title = Расчёт
insight-about = Можно ли было выиграть и до какого хода? Что сделал бы сильный бот на каждом ходу? Сервер считает это один раз для всех.
insight-begin = Рассчитать
insight-stop = Остановить
insight-waiting = Скоро начнётся…
insight-progress = Шагов: { $steps } из { $total }
insight-failed = Рассчитать не удалось. Попробуйте позже.
insight-verdict =
    { $says ->
        [winnable] Здесь ещё можно было выиграть всё.
        [lost] Здесь уже нельзя было выиграть всё.
       *[undecided] Можно ли было здесь выиграть, неизвестно.
    }
insight-why =
    { $why ->
        [over] Игра окончена.
        [gone] Ни одной копии нужной карты не осталось.
        [turns] Для карт, которые ещё придут, не хватает ходов.
        [hands] Руки заполняются картами, которые нельзя сбросить.
        [pool] Не хватит даже всех рук вместе.
        [ending] Последние ходы достаются не тем игрокам.
       *[searched] Проверены все пути.
    }
insight-lost-by = Проиграно на ходу { $move }
insight-show-line = Показать путь к победе
insight-move = Ход { $move }: { $what }
insight-fork = Это об игре после хода { $move }; сама проба не разбирается.
insight-would = { $bot } бы:
insight-same = Так и было.
insight-play = разыграть: { table-card-name }, место { $slot }.
insight-discard = сбросить: { table-card-name }, место { $slot }.
insight-choose =
    { $what ->
        [bonus] использовать бонус.
       *[deck] разыграть верхнюю карту колоды.
    }
insight-lead = { $bot }: доиграно до конца { $worlds ->
        [one] { $worlds } раз
        [few] { $worlds } раза
       *[many] { $worlds } раз
    } с картами, которые могли быть у игрока. Разница с тем, что было сделано: { $points } ± { $error } очка.
insight-no-lead =
    { $why ->
        [rules] Сколько это стоило, сказать нельзя: по этим правилам доиграть нельзя.
       *[moves] Сколько это стоило, сказать нельзя: ни с какими картами { $bot } не ходил бы так, как другие.
    }
insight-try = Попробовать
insight-agreed =
    { $bot }: тот же выбор в { $count ->
        [one] { $count } ходе
       *[other] { $count } ходах
    } из { $total }.
insight-next = Следующее отличие
