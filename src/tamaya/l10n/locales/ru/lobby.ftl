# Стол до раздачи карт

lobby-title = Перед представлением
lobby-host = Ведущий стола — { $name }.
lobby-host-you = Вы ведущий этого стола.
lobby-same-cards = Здесь снова раздадут карты законченной игры. На рейтинг это не влияет.
lobby-same-cards-known = Их уже видели: { $names }.

## Приглашение

lobby-invite = Пригласите друзей
lobby-invite-about = По этой ссылке можно занять место или смотреть игру.
lobby-link = Ссылка на этот стол
lobby-copy-by-hand = Выделите ссылку и скопируйте её вручную.
lobby-share-title = Партия в «Ханаби»
lobby-share-text = За моим столом есть для вас место.
lobby-qr = Показать QR-код
lobby-qr-hide = Скрыть QR-код
lobby-qr-about = QR-код ссылки на этот стол — для камеры телефона

## Места

lobby-seats = Места
lobby-rated = За этим столом играют на рейтинг: всем нужна учётная запись, и боты не участвуют.
lobby-seat = Место { $number }
lobby-seat-free = Свободно
lobby-sit = Сесть сюда
lobby-stand = Встать
lobby-add-bot = Посадить бота
lobby-add-bot-seat = Посадить бота на место { $number }
lobby-choose-bot = Какого бота?
lobby-bot-level = Уровень: { $level }
lobby-bot-convention = Соглашения: { $convention }
lobby-fill =
    { $count ->
        [one] Посадить бота на { $count } свободное место
        [few] Посадить ботов на { $count } свободных места
       *[many] Посадить ботов на { $count } свободных мест
    }
lobby-clear = Освободить место
lobby-clear-seat = Освободить место { $number } ({ $name })
lobby-make-host = Сделать ведущим
lobby-make-host-name = Сделать ведущим: { $name }
lobby-here = на связи
lobby-gone = не на связи
lobby-name = Ваше имя за этим столом

## Начало

lobby-start = Раздать карты
lobby-start-free =
    { $count ->
        [one] Свободно ещё { $count } место.
        [few] Свободно ещё { $count } места.
       *[many] Свободно ещё { $count } мест.
    }
lobby-start-ready = Все на местах.
lobby-wait-host = Карты раздаёт { $name }.
lobby-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
lobby-you-watch = Вы зритель. Чтобы играть, займите свободное место.
lobby-you-watch-full = Вы зритель: все места заняты.
lobby-you-watch-late =
    { $count ->
        [one] Вы увидите игру на { $count } ход позже.
        [few] Вы увидите игру на { $count } хода позже.
       *[many] Вы увидите игру на { $count } ходов позже.
    }
lobby-begun-late =
    { $count ->
        [one] Игра началась; вы увидите её на { $count } ход позже.
        [few] Игра началась; вы увидите её на { $count } хода позже.
       *[many] Игра началась; вы увидите её на { $count } ходов позже.
    }
lobby-seated-at = Ваше место — { $number }.

## Правила

lobby-change-rules = Изменить правила
lobby-rules-save = Играть по этим правилам
lobby-rules-discard = Оставить как было
