replay-title = Просмотр игры
replay-imported = Просмотр игры, сыгранной в другом месте
replay-loading = Загружаем игру…
replay-menu = Взять с собой
replay-beside = Ходы, анализ, комментарии
replay-bot-player = { $name } ({ $bot })
replay-stand-in = { $name } (затем { $bot })

replay-transport = По ходу игры
replay-slider = Место в игре
replay-move-of = Ход { $move } из { $last }
replay-first = К раздаче
replay-round-back = На круг назад
replay-step-back = На ход назад
replay-run = Воспроизвести
replay-pause = Пауза
replay-step = На ход вперёд
replay-round = На круг вперёд
replay-end = К концу
replay-view = Чьими глазами
replay-view-all = Все
replay-view-of = { $name }
replay-log = Ходы
replay-analysis = Анализ
replay-the-deal = Карты розданы.
replay-no-change = Бонус использован, но ничего не изменил.
replay-move = Ход
replay-at-move =
    { $move ->
        [0] при раздаче
       *[other] после хода { $move }
    }
replay-known = Что о ней знали
replay-could-be = Что о ней мог знать игрок { $name } по подсказкам и видимым картам:

replay-fits = По всему, что можно было знать, карта подходила с вероятностью { $percent } %.
replay-last = По всему, что можно было знать, с вероятностью { $percent } % это была последняя копия ещё нужной карты.
replay-because = { $bot }:

replay-what-if = А если…
replay-not-the-game =
    { $move ->
        [0] Это не игра, а проба от раздачи.
       *[other] Это не игра, а проба после хода { $move }.
    }
replay-back = Назад к игре
replay-your-choice = Ходит { $name }.
replay-choose-how = Решайте за всех или доверьте боту:
replay-which-bot = Какой бот
replay-bot-one = один ход
replay-bot-all = до конца
replay-bot-plays = играет…
replay-take-back = Вернуть последний ход

replay-copy-link = Скопировать ссылку на этот ход
replay-link-copied = Ссылка скопирована: она ведёт прямо к этому ходу.
replay-copy-hanab-live = Скопировать ссылку для hanab.live
replay-play-deck = Сыграть эту колоду
replay-play-deck-friends = С друзьями
replay-play-deck-about = Те же карты: партнёры — боты или друзья за новым столом. На рейтинг это не влияет; потом можно сравнить результаты.
replay-files = Файлы
replay-file-record = Запись (JSON)
replay-file-hanab-live = hanab.live (JSON)
replay-file-moves = Ходы (CSV)
replay-relaxed = Ходы записи нарушают некоторые правила hanab.live; эти правила не учитывались.

replay-comments =
    { $count ->
        [0] Комментарии
       *[other] Комментарии ({ $count })
    }
replay-no-comments = Пока никто ничего не написал.
replay-comment-on =
    { $move ->
        [0] Ваш комментарий к раздаче
       *[other] Ваш комментарий к позиции после хода { $move }
    }
replay-comment-send = Написать
replay-comment-written = Комментарий записан.
replay-comment-remove = Удалить

replay-score-plot = Очки и сколько ещё можно было набрать
replay-score = Очки
replay-reachable = Ещё достижимо
replay-pace-about = Сколько ходов ещё можно было потратить не на розыгрыш карт, чтобы набрать всё.
replay-as-table = Таблицей
replay-same-deal =
    { $count ->
        [one] Эту же колоду сыграли ещё { $count } раз: { $scores }.
        [few] Эту же колоду сыграли ещё { $count } раза: { $scores }.
       *[many] Эту же колоду сыграли ещё { $count } раз: { $scores }.
    }

replay-key-step = на ход назад или вперёд
replay-key-round = на круг назад или вперёд
replay-key-ends = к раздаче; к концу
replay-key-always = на ход назад или вперёд, также и в «А если»
replay-key-run = воспроизведение и пауза
replay-key-view = глазами игрока
replay-key-all = все карты
replay-key-what-if = а если: решать отсюда за всех
replay-key-back = назад к игре
