# Что можно выбрать для стола. Для каждого пункта: название, варианты (“-value”) и строка о том, что значит выбранное (“-about”).

settings-title = Правила этого стола
settings-preset = По каким правилам вы привыкли
settings-variant = Цвета
settings-more = Все остальные правила
settings-group =
    { $group ->
        [time] Время и рейтинг
        [hands] Карты на руках и жетоны
        [clues] Подсказки и ходы
        [end] Конец игры и очки
        [table] За этим столом
       *[other] Прочее
    }
settings-changed-from =
    { $preset ->
        [bga] Отличия от Board Game Arena:
        [rnr] Отличия от R&R Games:
        [hanab-live] Отличия от hanab.live:
        [hle] Отличия от Hanabi Learning Environment:
       *[printed] Отличия от правил из коробки:
    }
settings-as-preset = Ровно по этому набору.
settings-reset = Вернуть как в наборе
settings-change = { $option }: { $value }
settings-less = { $option }: меньше
settings-more-of = { $option }: больше
settings-in-force = Действующие правила
settings-all = Все правила словами
settings-all-close = Покороче

## Наборы правил

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] Из коробки
    }
preset-about =
    { $preset ->
        [bga] Как на Board Game Arena: правила из коробки и все тамошние цветовые варианты на выбор.
        [rnr] Как в издании R&R Games: подсказка должна указывать хотя бы на одну карту.
        [hanab-live] Как на hanab.live: подсказка указывает хотя бы на одну карту, начинает место 1, игра заканчивается, когда очков больше не набрать.
        [hle] Как в исследовательской Hanabi Learning Environment: подсказка указывает хотя бы на одну карту, начинает место 1.
       *[printed] Как в коробке: пустые подсказки разрешены, третий жетон опасности отнимает всё, первый игрок — по жребию.
    }

## Цветовые варианты

variant-name =
    { $variant ->
        [tricky] Хитрая
        [hard] Трудная
        [avalanche] Лавина цветов
        [black-powder] Чёрный порох
        [normal] Обычная
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] Шестой цвет — многоцветный, десять карт. В подсказках его называют, как любой другой цвет.
        [hard] Шестой цвет — многоцветный, по одной карте каждого достоинства: потерянную не вернуть. В подсказках его называют, как любой другой цвет.
        [avalanche] Шестой цвет — многоцветный, десять карт. Назвать его нельзя, зато на него указывает подсказка любого цвета.
        [black-powder] Шестой цвет — чёрный, его собирают от 5 к 1. Подсказки цвета на него не указывают, подсказки числа — указывают. Очков он не даёт: каждая недостающая чёрная карта отнимает одно.
        [normal] Пять цветов из коробки, по десять карт.
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] В других местах: «Tricky» на Board Game Arena, «6 suits» на hanab.live. Для коробок с десятью многоцветными картами.
        [hard] В других местах: «Difficult» на Board Game Arena. Если в вашей коробке пять многоцветных карт, это ваш вариант; иногда «лавиной цветов» называют именно его.
        [avalanche] В других местах: «Avalanche», или «очень трудная», на Board Game Arena, «Rainbow» на hanab.live.
        [black-powder] В других местах: «Black Powder» на Board Game Arena и в новых изданиях.
        [normal] В других местах: «Normal» на Board Game Arena, «No Variant» на hanab.live.
       *[other] { $variant }
    }
variant-sum =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, до { $points } очков

## Пункты

option-players = Игроков
option-players-about =
    { $value ->
        [6] Шестеро — неофициальное число: на руках по три карты.
       *[other] Ходят по часовой стрелке, налево.
    }

option-hand = Карт на руках
option-hand-value =
    { $value ->
        [less] На 1 меньше
        [more] На 1 больше
       *[usual] Обычно
    }
option-hand-about =
    { $value ->
        [less] У каждого на одну карту меньше обычного.
        [more] У каждого на одну карту больше обычного.
       *[usual] Пять карт на 2–3 игроков, четыре на 4–5, три на шестерых.
    }

option-max-clue-tokens = Жетонов подсказки, не больше
option-max-clue-tokens-about =
    { $count ->
        [one] На столе не бывает больше { $count } жетона подсказки.
       *[other] На столе не бывает больше { $count } жетонов подсказки.
    }
option-start-clue-tokens = Жетонов подсказки в начале
option-start-clue-tokens-about =
    { $count ->
        [0] Игра начинается без жетонов подсказки.
        [one] Игра начинается с { $count } жетоном подсказки.
       *[other] Игра начинается с { $count } жетонами подсказки.
    }

option-strike-limit = Предел опасности
option-strike-limit-about =
    { $count ->
        [1] Первый же жетон опасности заканчивает игру.
        [2] Второй жетон опасности заканчивает игру.
       *[other] Третий жетон опасности заканчивает игру.
    }

option-first-player = Кто начинает
option-first-player-value =
    { $value ->
        [random] По жребию
       *[seat] Место { $seat }
    }
option-first-player-about =
    { $value ->
        [random] Кто ходит первым, решает жребий.
       *[seat] Начинает место { $seat }.
    }

option-empty-clues = Пустые подсказки
option-empty-clues-value =
    { $value ->
        [off] Запрещены
       *[on] Разрешены
    }
option-empty-clues-about =
    { $value ->
        [off] Подсказка должна указывать хотя бы на одну карту: «синих у тебя нет» сказать нельзя.
       *[on] Подсказка может не указывать ни на одну карту: «синих у тебя нет».
    }

option-strikeout-score = После последней ошибки
option-strikeout-score-value =
    { $value ->
        [keep] Очки остаются
       *[zero] Всё или ничего
    }
option-strikeout-score-about =
    { $value ->
        [keep] Если игра кончилась из-за ошибок, очки за выложенное всё равно считаются.
       *[zero] Если игра кончилась из-за ошибок, счёт — 0.
    }

option-stop-when-decided = Когда больше не набрать
option-stop-when-decided-value =
    { $value ->
        [public] Закончить
       *[off] Играть дальше
    }
option-stop-when-decided-about =
    { $value ->
        [public] Игра заканчивается, как только по фейерверкам и сбросу видно, что очков больше не набрать.
       *[off] Игра идёт до конца, даже если очков больше не набрать.
    }
option-stop-when-decided-not = Не сочетается с бонусами и гранд-финалом: с ними нельзя сказать наверняка, что больше ничего не набрать.

option-grand-finale = Гранд-финал
option-grand-finale-value =
    { $value ->
        [on] Да
       *[off] Нет
    }
option-grand-finale-about =
    { $value ->
        [on] Последнего круга нет: играют и без колоды, пока шоу не станет безупречным или не погибнет нужная карта.
       *[off] Когда колода кончилась, у каждого ещё один ход, потом считают очки.
    }

option-bonuses = Пять бонусов
option-bonuses-value =
    { $value ->
        [tiles] Плитки
        [random] Наугад
        [choice] На выбор
       *[off] Нет
    }
option-bonuses-about =
    { $value ->
        [tiles] За готовый фейерверк открывают следующую из шести перемешанных плиток с бонусами — вместо жетона подсказки.
        [random] За готовый фейерверк — один из пяти бонусов наугад, вместо жетона подсказки.
        [choice] Кто завершил фейерверк, сам выбирает один из пяти бонусов — вместо жетона подсказки.
       *[off] За готовый фейерверк возвращается один жетон подсказки.
    }

option-chat = Чат
option-chat-value =
    { $value ->
        [none] Нет
        [phrases] Готовые фразы
       *[free] Свободный
    }
option-chat-about =
    { $value ->
        [none] Во время игры никто не пишет.
        [phrases] Только готовые фразы, которые ничего не говорят о картах.
       *[free] Писать могут все. Рассказывать о картах — против правил.
    }

option-spectators = Зрители
option-spectators-value =
    { $value ->
        [none] Нет
        [delayed] Позже
        [backs] Без карт
       *[hands] С картами
    }
option-spectators-about =
    { $value ->
        [none] Кто не за столом, игру не видит.
        [delayed] По ссылке видно игру на несколько ходов позже, а из карт на руках — те, что с тех пор ушли с рук.
        [backs] По ссылке можно смотреть, но карты видны только с рубашки.
       *[hands] По ссылке можно смотреть, и видны карты всех игроков.
    }
option-spectator-delay = Задержка в ходах
option-spectator-delay-value = { $count }
option-spectator-delay-about =
    { $count ->
        [one] Зрители видят игру на { $count } ход позже. Карты, что ещё на руках, лежат рубашкой.
        [few] Зрители видят игру на { $count } хода позже. Карты, что ещё на руках, лежат рубашкой.
       *[many] Зрители видят игру на { $count } ходов позже. Карты, что ещё на руках, лежат рубашкой.
    }

option-undo = Взять ход назад
option-undo-value =
    { $value ->
        [off] Нельзя
       *[on] Если все согласны
    }
option-undo-about =
    { $value ->
        [off] Что сделано, то сделано.
       *[on] Ход можно взять назад, если согласны все. В записи игры это останется.
    }

option-open-order = Порядок карт на руках
option-open-order-value =
    { $value ->
        [off] Скрыт
       *[on] Виден
    }
option-open-order-about =
    { $value ->
        [off] Как вы разложили свои карты, видите только вы.
       *[on] Все видят, как вы раскладываете свои карты, — как за настоящим столом.
    }

## Действующие правила в двух словах

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] правила R&R
        [hanab-live] правила hanab.live
        [hle] правила HLE
       *[printed] правила из коробки
    }
chip-changed =
    { $count ->
        [one] { $count } отличие
        [few] { $count } отличия
       *[many] { $count } отличий
    }
chip-variant =
    { $variant ->
        [tricky] хитрая
        [hard] трудная
        [avalanche] лавина цветов
        [black-powder] чёрный порох
        [normal] пять цветов
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] без пустых подсказок
       *[on] пустые подсказки можно
    }
chip-hand =
    { $value ->
        [less] на карту меньше
       *[more] на карту больше
    }
chip-tokens = жетоны подсказки: { $start } из { $most }
chip-strike-limit =
    { $count ->
        [1] до первой ошибки
        [2] до второй ошибки
       *[other] до третьей ошибки
    }
chip-first-player = начинает место { $seat }
chip-strikeout-score = ошибки не отнимают очки
chip-stop-when-decided = конец, когда больше не набрать
chip-grand-finale = гранд-финал
chip-bonuses =
    { $value ->
        [random] бонусы наугад
        [choice] бонусы на выбор
       *[tiles] плитки с бонусами
    }
chip-chat =
    { $value ->
        [none] без чата
       *[phrases] только готовые фразы
    }
chip-spectators =
    { $value ->
        [none] без зрителей
        [delayed]
            { $count ->
                [one] зрители видят игру на { $count } ход позже
                [few] зрители видят игру на { $count } хода позже
               *[many] зрители видят игру на { $count } ходов позже
            }
       *[backs] зрители не видят карт
    }
chip-undo = ходы назад не берут
chip-open-order = порядок карт скрыт
