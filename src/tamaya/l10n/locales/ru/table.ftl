# Colour words agree with «карта» (feminine) unless they name a firework (masculine).
table-title = Стол
table-seat = Место { $seat }
# Not to be broken after the hyphen.
table-ordinal = { $slot }-{ "\u2060" }я
table-colour =
    { $colour ->
        [red] красная
        [yellow] жёлтая
        [green] зелёная
        [blue] синяя
        [white] белая
        [multicolour] многоцветная
        [black] чёрная
       *[other] { $colour }
    }
table-colour-plural =
    { $colour ->
        [red] красные
        [yellow] жёлтые
        [green] зелёные
        [blue] синие
        [white] белые
        [multicolour] многоцветные
        [black] чёрные
       *[other] { $colour }
    }
table-colour-none =
    { $colour ->
        [red] красных
        [yellow] жёлтых
        [green] зелёных
        [blue] синих
        [white] белых
        [multicolour] многоцветных
        [black] чёрных
       *[other] { $colour }
    }
table-colour-firework =
    { $colour ->
        [red] Красный
        [yellow] Жёлтый
        [green] Зелёный
        [blue] Синий
        [white] Белый
        [multicolour] Многоцветный
        [black] Чёрный
       *[other] { $colour }
    }
table-rank = { $rank }
table-rank-one =
    { $rank ->
        [1] единица
        [2] двойка
        [3] тройка
        [4] четвёрка
        [5] пятёрка
       *[other] { $rank }
    }
table-rank-many =
    { $rank ->
        [1] единицы
        [2] двойки
        [3] тройки
        [4] четвёрки
        [5] пятёрки
       *[other] { $rank }
    }
table-rank-none =
    { $rank ->
        [1] единиц
        [2] двоек
        [3] троек
        [4] четвёрок
        [5] пятёрок
       *[other] { $rank }
    }
table-card-name = { table-colour } { $rank }
table-card-accusative =
    { $colour ->
        [red] красную { $rank }
        [yellow] жёлтую { $rank }
        [green] зелёную { $rank }
        [blue] синюю { $rank }
        [white] белую { $rank }
        [multicolour] многоцветную { $rank }
        [black] чёрную { $rank }
       *[other] { $colour } { $rank }
    }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] У вас нет { table-rank-none }.
                [one] Ваша { $slots } карта — { table-rank-one }.
               *[other] Ваши { $slots } карты — { table-rank-many }.
            }
       *[colour]
            { $count ->
                [0] У вас нет { table-colour-none } карт.
                [one] Ваша { $slots } карта — { table-colour }.
               *[other] Ваши { $slots } карты — { table-colour-plural }.
            }
    }
table-tell = Подсказать игроку { $target }: «{ table-clue-says }»

table-figures = Жетоны подсказки и опасности, колода и очки
table-tokens =
    { $count ->
        [one] { $count } жетон подсказки из { $most }
        [few] { $count } жетона подсказки из { $most }
       *[many] { $count } жетонов подсказки из { $most }
    }
table-strikes =
    { $count ->
        [one] { $count } жетон опасности из { $most }
        [few] { $count } жетона опасности из { $most }
       *[many] { $count } жетонов опасности из { $most }
    }
table-in-deck = в колоде
table-last-turns =
    { $count ->
        [one] последний ход
        [few] хода осталось
       *[many] ходов осталось
    }
table-of-points = из { $points }
table-reachable = Ещё можно набрать не больше { $count }
table-fireworks = Фейерверки
table-firework =
    { $height ->
        [0] { table-colour-firework }: пока нет карт
       *[other] { table-colour-firework }: { $height } из { $most }, сверху { $rank }
    }{ $direction ->
        [down] , строится вниз
       *[up] { "" }
    }{ $stopped ->
        [yes] , завершить уже нельзя
       *[no] { "" }
    }

table-hand-of = Карты игрока { $name }
table-own-hand = Ваши карты
table-no-cards = Карт не осталось
table-partner-card =
    { $open ->
        [yes] { $name }, { table-ordinal } карта: { $what }
       *[no] { $name }, { table-ordinal } карта
    }
table-label = { $card }, { $knows }
table-own-card = Ваша { table-ordinal } карта
table-own-open = Ваша { table-ordinal } карта: { $what }
table-knows = владелец знает: { $knows }
table-knows-nothing = владелец ничего о ней не знает
table-own-knows = вы знаете: { $knows }
table-own-knows-nothing = подсказок пока нет
table-peek = Что знает { $name }
table-not = не { $list }
table-neither = ни { $one }, ни { $two }
table-knows-both = { $first }; { $second }
table-possible = Ещё возможно: { $list }
table-possible-card =
    { $count ->
        [one] { $what } (осталась { $count })
       *[other] { $what } (осталось { $count })
    }
table-away = не за столом
table-offline = нет связи
table-thinking = думает…
table-to-move = ходит
table-bot = бот
table-bots = Боты за этим столом

table-your-turn = Ваш ход
table-your-bonus = Ваш бонус
table-turn-of = Ходит { $name }
table-turn-bot = { $name } думает…
table-waiting-away = Ждём игрока { $name }
table-last-round =
    { $count ->
        [one] Последний круг: остался { $count } ход
        [few] Последний круг: осталось { $count } хода
       *[many] Последний круг: осталось { $count } ходов
    }
table-over = Представление окончено
table-spectator = Вы наблюдаете.
table-spectator-late =
    { $count ->
        [one] Вы наблюдаете на { $count } ход позже.
        [few] Вы наблюдаете на { $count } хода позже.
       *[many] Вы наблюдаете на { $count } ходов позже.
    }

table-actions = Что можно сделать
table-your-card = Ваша { table-ordinal } карта
table-card-of =
    { $open ->
        [yes] { $name }: { table-ordinal } карта — { $what }
       *[no] { $name }: { table-ordinal } карта
    }
table-play = Разыграть
table-discard = Сбросить
table-give = Подсказать
table-cancel = Отмена
table-hint-turn = Коснитесь своей карты, чтобы разыграть или сбросить её, или карты партнёра, чтобы дать подсказку.
table-hint-wait = Коснитесь карты, чтобы увидеть, чем она ещё может быть.
table-not-your-turn = Действовать можно в свой ход.
table-again = Ещё раз
table-held = Ваш ход ждёт связи…
table-bonus-first = Сначала решите, что делать с бонусом.
table-clue-for = Подсказка игроку { $name }
table-more-clues = Другие подсказки
table-choose-clue = Выберите цвет или число.
table-clues-later = Подсказывать можно в свой ход.
table-no-clue-bonus = Сейчас такой подсказки нет.
table-colours = Цвета
table-ranks = Числа
table-bonus-name =
    { $bonus ->
        [token] жетон подсказки
        [mend] снятый жетон опасности
        [return] карта обратно в колоду
        [rescue] спасённая карта
        [colour] бесплатная подсказка о цвете
        [rank] бесплатная подсказка о числе
       *[choice] один из пяти
    }
table-bonus-is = Бонус: { table-bonus-name }
table-bonus-choose = Выберите бонус
table-bonus-does =
    { $bonus ->
        [token] Возвращается один жетон подсказки.
        [mend] Снимается один жетон опасности и возвращается один жетон подсказки.
        [return] Выберите карту из сброса: она вернётся в случайное место колоды.
        [rescue] Выберите карту из сброса, которая подходит к фейерверку: она будет разыграна.
        [colour] Дайте подсказку о цвете, не тратя жетона.
       *[rank] Дайте подсказку о числе, не тратя жетона.
    }
table-bonus-whom = Кому подсказать
table-bonus-use = Использовать
table-bonus-decline = Отказаться

table-menu = Меню
table-talk = Ход игры и разговор
table-pile = Сброс
table-pile-count = Сброс ({ $count })
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count } (осталась одна, она ещё нужна)
        [dead] { $rank } × { $count } (больше не нужна)
       *[none] { $rank } × { $count }
    }
table-pile-critical = Осталась одна такая карта, и она нужна
table-pile-dead = Больше не нужна
table-pile-dots = Точка на каждую карту; закрашена — сброшена
table-pace = Запас ходов
table-pace-about = Сколько ходов ещё можно потратить не на розыгрыш карт, чтобы набрать всё.
table-efficiency = Отдача
table-efficiency-about = Карты разыгранные или с подсказкой и ещё нужные — на каждую подсказку.
table-pace-choice = Запас ходов и отдача
table-pace-on = показывать
table-pace-off = скрывать
table-none = нет
table-say = Сказать за столом
table-say-watching = Сказать (игрокам — в конце)
table-send = Отправить
table-phrases = Фразы
table-agree = Согласиться
table-refuse = Отказать
table-withdraw = Отозвать
table-waiting-for = Ждём ответа: { $names }
table-invite = Скопировать приглашение
table-link-copied = Ссылка-приглашение скопирована.
table-undo = Взять назад последний ход
table-end = Закончить игру
table-end-alone = Закончить игру?
table-end-together = Закончить игру, если другие согласятся?
table-end-counts =
    { $finale ->
        [yes] Она будет засчитана как проигрыш.
       *[no] Она будет засчитана с 0 очков.
    }
table-end-daily = На этот расклад даётся одна попытка, и она будет использована.
table-end-now = Закончить
table-end-propose = Спросить других
table-end-not = Играть дальше
table-substitute = Бот вместо игрока { $name }
table-take = Занять место игрока { $name }
table-come-back = Вернуться на своё место
table-last-game = Прошлая партия
table-leave = Уйти с места
table-watching =
    { $count ->
        [one] Наблюдает { $count } человек.
        [few] Наблюдают { $count } человека.
       *[many] Наблюдают { $count } человек.
    }
table-rules = Правила за этим столом
table-rules-page = Как играть
table-keys = Клавиши
table-link-connecting = Соединение…
table-link-waiting = Связь потеряна. Пробуем снова…
table-link-closed = Нет связи
table-bye-replaced = Стол открыт в другой вкладке или на другом устройстве.
table-bye-gone = Такого стола нет.
table-bye-version = Вышла новая версия. Обновите страницу.
table-use-here = Открыть здесь


table-key-move = от карты к карте и от игрока к игроку
table-key-own = к своей карте
table-key-play = приготовиться разыграть карту; Enter — разыграть
table-key-discard = приготовиться сбросить карту; Enter — сбросить
table-key-clue = подсказки владельцу этой карты
table-key-rank = при выборе подсказки: это число
table-key-colour = при выборе подсказки: этот цвет, по порядку цветов
table-key-enter = выбрать; подтвердить
table-key-escape = отмена
table-key-reorder = переложить свою карту
table-key-peek = что знает владелец этой карты
table-key-undo = попросить взять назад последний ход
table-key-log = ход игры и разговор
table-key-pile = сброс
table-key-talk = сказать
table-key-help = этот список

phrase-hello = Привет!
phrase-thanks = Спасибо!
phrase-well-played = Отличный ход!
phrase-oops = Ой.
phrase-i-know-nothing = Я ничего не знаю о своих картах.
phrase-do-you-remember = Помните свои карты?
phrase-let-me-think = Дайте подумать…
phrase-your-turn = Ваш ход.
phrase-good-luck = Удачи!
phrase-again = Сыграем ещё?

door-title = Здесь идёт партия
door-people = За столом: { $names }
door-bots = Боты: { $names }
door-why = Кто видел чужие карты, в этой игре за стол уже не садится. Поэтому сначала решите: играть или смотреть?
door-watch = Смотреть
door-not-now = Место остаётся прежним. Можно попросить ещё раз или смотреть.
