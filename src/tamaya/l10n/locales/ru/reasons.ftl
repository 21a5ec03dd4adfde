# Именительный и винительный падежи: «красная 3», «красную 3».
reason-card =
    { $suit ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
        [white] белая
        [multicolour] многоцветная
        [black] чёрная
       *[other] { $suit }
    } { $rank }
reason-card-accusative =
    { $suit ->
        [red] красную
        [yellow] жёлтую
        [green] зелёную
        [blue] синюю
        [white] белую
        [multicolour] многоцветную
        [black] чёрную
       *[other] { $suit }
    } { $rank }

reason-random = Я тяну жребий из всего, что разрешено.

reason-play-known = Карта №{ $slot } в моей руке — точно { reason-card }, и она подходит.
reason-play-certain = Какой бы ни была карта №{ $slot } в моей руке, она подходит.
reason-play-clue = Подсказка от игрока { $giver } — про карту №{ $slot } в моей руке: значит, её можно разыграть.
reason-play-prompt = Подсказка, которую { $giver } даёт другому игроку, сначала требует { reason-card-accusative }: значит, это карта №{ $slot } в моей руке, о ней подсказка уже была.
reason-play-finesse = Подсказка, которую { $giver } даёт другому игроку, сначала требует { reason-card-accusative }, а ни у кого больше её нет: значит, это моя самая новая карта без подсказок, №{ $slot }.
reason-play-good-touch = Подсказки дают о полезных картах, а всё полезное, чем может быть карта №{ $slot } в моей руке, подходит.
reason-play-chance = Конец близок, и я рискую: карта №{ $slot } в моей руке подходит с вероятностью { $percent } %.

reason-discard-useless = Карта №{ $slot } в моей руке уже ничем не поможет.
reason-discard-likely-useless = Карта №{ $slot } в моей руке, скорее всего, бесполезна.
reason-discard-chop = Карта №{ $slot } — самая старая в моей руке из тех, о которых не было подсказок, так что её черёд идти в сброс.
reason-discard-least = Подсказки были обо всех моих картах; меньше всего жаль карту №{ $slot }.

reason-clue-play = { $target } может сразу разыграть { reason-card-accusative }.
reason-clue-play-later = { $target } может разыграть { reason-card-accusative } после карт, о которых уже известно.
reason-clue-plays =
    { $count ->
        [one] Благодаря подсказке игроку { $target } можно будет разыграть ещё { $count } карту.
        [few] Благодаря подсказке игроку { $target } можно будет разыграть ещё { $count } карты.
       *[many] Благодаря подсказке игроку { $target } можно будет разыграть ещё { $count } карт.
    }
reason-clue-prompt = У игрока { $target } { reason-card }; карту под неё, о которой уже была подсказка, сначала разыграет { $seat }.
reason-clue-finesse = У игрока { $target } { reason-card }; карту под неё, самую новую из карт без подсказок, сначала разыграет { $seat }.
reason-clue-save = { $target } вот-вот сбросит { reason-card-accusative }, а она ещё нужна: спасаю её.
reason-clue-save-last = { $target } вот-вот сбросит { reason-card-accusative }, а она последняя: спасаю её.
reason-clue-fix = { $target } вот-вот разыграет карту, которая не подходит: исправляю это.
reason-clue-tell = Эта подсказка больше всего говорит игроку { $target } о полезных картах.
reason-clue-hold = Сбросить я мог бы только карту, на которую уже указала подсказка, поэтому вместо этого даю подсказку игроку { $target }.
reason-clue-wait = Лучшего хода нет, поэтому даю игроку { $target } безвредную подсказку.

reason-bonus-decline = Этот бонус ничего не даёт.
reason-bonus-token = Жетон подсказки никогда не лишний.
reason-bonus-mend = Одним жетоном опасности меньше, одним жетоном подсказки больше.
reason-bonus-rescue = В сбросе лежит подходящая карта: { reason-card }.
reason-bonus-return = Нам ещё нужна { reason-card }: возвращаю её в колоду.
reason-lesson = Так задумано в уроке.
