# Цвета согласуются со словом «карта»; terminal-suit стоит в именительном падеже.
terminal-suit =
    { $suit ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
        [white] белая
        [multicolour] многоцветная
        [black] чёрная
       *[other] { $suit }
    }
terminal-suit-accusative =
    { $suit ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
        [blue] синюю
        [white] белую
        [multicolour] многоцветную
        [black] чёрную
       *[other] { $suit }
    }
terminal-suit-masculine =
    { $suit ->
        [red] Красный
        [yellow] Жёлтый
        [green] Зелёный
        [blue] Синий
        [white] Белый
        [multicolour] Многоцветный
        [black] Чёрный
       *[other] { $suit }
    }
terminal-suit-plural =
    { $suit ->
        [red] красные
        [yellow] жёлтые
        [green] зелёные
        [blue] синие
        [white] белые
        [multicolour] многоцветные
        [black] чёрные
       *[other] { $suit }
    }
terminal-card = { terminal-suit } { $rank }
terminal-comma = {", "}
terminal-seat-you = Вы
terminal-guest = Гость
terminal-seat = { $name } ({ $bot })
terminal-welcome =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }, вариант «{ variant-name }». С вами за столом { $names }. Справка — ?
terminal-variant = { $variant }: { variant-name }. { variant-about } { variant-sum }.
terminal-status = Жетонов подсказки { $tokens } из { $most }. Жетонов опасности { $strikes } из { $limit }. Карт в колоде: { $deck }. Очки: { $points } из { $reachable }.
terminal-fireworks = Фейерверки: { $list }.
terminal-last-turns =
    { $turns ->
        [one] Последний круг: остался { $turns } ход, считая этот.
        [few] Последний круг: осталось { $turns } хода, считая этот.
       *[many] Последний круг: осталось { $turns } ходов, считая этот.
    }
terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name }: карт нет.
terminal-slot = { $slot }: { $card }
terminal-marked = { $card }, подсказано: { $marks }
terminal-unknown = неизвестно
terminal-possible = { $marks }, может быть: { $cards }
terminal-certain = { $card }, точно
terminal-know =
    { $you ->
        [yes] Что можете знать вы
       *[no] Что может знать { $name }
    }: { $cards }.
terminal-your-turn = Ваш ход
terminal-prompt = >
terminal-bonus-waits = Вам положен бонус:
terminal-bonus-option = b { $number }: { $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] жетон подсказки
        [mend] снять жетон опасности и получить жетон подсказки
        [return] вернуть карту в колоду
        [rescue] карту из сброса — в фейерверк
        [colour] бесплатная подсказка о цвете
       *[rank] бесплатная подсказка о числе
    }
terminal-bonus-card = { terminal-bonus-name }: { terminal-card }
terminal-bonus-clue = { terminal-bonus-name } игроку { $target }: { terminal-clue }
terminal-bonus-decline = b 0: отказаться
terminal-clue =
    { $kind ->
        [colour] { terminal-suit-plural }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] Вы берёте карту.
       *[no] { $name } берёт { terminal-suit-accusative } { $rank }.
    }
terminal-event-clue =
    { $you ->
        [giver] Вы подсказываете игроку { $target }
        [target] { $name } подсказывает вам
       *[no] { $name } подсказывает игроку { $target }
    }: { terminal-clue }, { $count ->
        [0] таких карт нет
        [one] карта { $slots }
       *[other] карты { $slots }
    }.
terminal-event-played =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $name } разыгрывает
    } { terminal-suit-accusative } { $rank }. Карта подходит.
terminal-event-misplayed =
    { $you ->
        [yes] Вы разыгрываете
       *[no] { $name } разыгрывает
    } { terminal-suit-accusative } { $rank }. Карта не подходит: жетон опасности, всего { $strikes }.
terminal-event-discarded =
    { $you ->
        [yes] Вы сбрасываете
       *[no] { $name } сбрасывает
    } { terminal-suit-accusative } { $rank }.
terminal-event-completed = { terminal-suit-masculine } фейерверк готов!
terminal-event-bonus =
    { $bonus ->
        [any] Можно выбрать бонус.
       *[other] Бонус: { terminal-bonus-name }.
    }
terminal-event-token = Жетонов подсказки { $tokens }, жетонов опасности { $strikes }.
terminal-event-returned = Из сброса в колоду уходит { terminal-card }.
terminal-event-rescued = Из сброса в фейерверк уходит { terminal-card }.
terminal-event-declined = От бонуса отказались.
terminal-event-lost = Бонус применить не к чему.
terminal-event-final =
    { $turns ->
        [one] Взята последняя карта. Остался { $turns } ход.
        [few] Взята последняя карта. Осталось { $turns } хода.
       *[many] Взята последняя карта. Осталось { $turns } ходов.
    }
terminal-end =
    { $why ->
        [perfect] Все фейерверки готовы!
        [strikes] Последний жетон опасности: представление окончено.
        [deck] Последний круг окончен.
        [finale_lost] Гранд-финал не удался.
       *[decided] Больше очков не набрать.
    }
terminal-score = Очки: { $score } из { $most } — { terminal-grade }.
terminal-score-none = На столе: { $total } из { $most }.
terminal-grade =
    { $grade ->
        [failed] провал
        [horrible] ужасно
        [poor] плохо
        [decent] достойно
        [excellent] отлично
        [extraordinary] экстраординарно
        [legendary] легендарно
       *[divine] божественно
    }
terminal-explain = Почему другие ходили так:
terminal-explained = Ход { $turn }, { $name }: { $reason }
terminal-discards = Сброс: { $cards }.
terminal-discards-empty = Сброс пуст.
terminal-log-empty = Ещё ничего не произошло.
terminal-left = Вы уходите из-за стола. На этом игра кончается.
terminal-help =
    p 2: разыграть свою карту 2 (1 — самая новая)
    d 3: сбросить свою карту 3
    c { $name } { $colour }, c { $name } 3: подсказать игроку цвет или число
    b 1: взять бонус с этим номером; b 0: отказаться
    know { $name }, know you: что игрок (вы) может знать о своих картах
    log: что было; discards: сброс
    t: показать стол ещё раз; ?: эта справка; q: уйти
terminal-bad-command = Непонятно: «{ $typed }». Справка — ?
terminal-bad-slot = В вашей руке нет карты «{ $typed }». Нужно число от 1 до { $most }.
terminal-bad-name = За столом нет игрока «{ $typed }». Есть { $names }.
terminal-bad-partner = Себе подсказывать нельзя. Остальные: { $names }.
terminal-bad-clue = «{ $typed }» — не число и не цвет, о которых здесь можно подсказать. Есть { $clues }.
terminal-bad-form = Нужно так: { $form }.
terminal-bad-bonus = Выберите один из перечисленных номеров.
terminal-refused =
    { $code ->
        [no_clue_tokens] Жетонов подсказки не осталось: разыграйте или сбросьте карту.
        [tokens_full] Все жетоны подсказки на месте, сбрасывать нельзя: разыграйте карту или дайте подсказку.
        [empty_clue] За этим столом подсказка должна указывать хотя бы на одну карту.
        [clue_no_cards] У этого игрока нет карт.
        [bonus_pending] Сначала примите бонус или откажитесь от него.
        [no_bonus] Бонуса сейчас нет.
       *[other] Сейчас правила этого не позволяют ({ $code }).
    }
