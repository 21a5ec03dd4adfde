history-title = Мои игры
history-names = Кто играл
history-variant = Вариант
history-players = Игроков
history-result = Результат
history-any = любой
history-perfect = безупречные
history-not-perfect = все остальные
history-found =
    { $count ->
        [0] Нет игр
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
history-more = Более ранние игры
history-none = Вы ещё не сыграли ни одной игры до конца. Как только сыграете, она останется здесь.
history-none-such = Среди ваших игр таких нет.
history-per-variant = По вариантам
history-per-team = По командам
history-variant-players = { $variant }, игроков: { $count }
history-games = Игры
history-mean = Среднее
history-best = Лучшее
history-perfect-count = Без потерь
history-all = Все игры
history-spread = Как распределены очки
history-course = Среднее со временем
history-since = С
history-take = Забрать всё
history-json = Все записи (JSON)
history-csv = Список (CSV)

start-history-about = Посмотреть ход за ходом; узнать, как идут дела.
start-bring-about = Посмотреть игру с hanab.live или из файла.

bring-title = Открыть запись
bring-about = Игра, сыгранная в другом месте: посмотреть ход за ходом, разобрать, попробовать иначе.
bring-label = Запись (JSON) или ссылка hanab.live
bring-where = На hanab.live меню просмотра копирует ссылку со всей игрой, а hanab.live/export с номером игры даёт JSON. В ссылке с одним номером самой игры нет.
bring-open = Открыть
bring-file = Из файла…
bring-kept = У неё будет своя ссылка — для вас и тех, кому вы её дадите.

error-no_such_game = Такой игры нет, или она ещё не окончена.
error-todays_cards = Это карты сегодняшнего расклада дня: сначала сыграйте его сами и до завтра никому их не показывайте.
error-no_such_comment = Этого комментария больше нет.
error-no_such_action = В игре нет такого хода.
error-illegal_action = Такой ход там не разрешён.
error-already_over = Игра закончилась раньше.
error-not_expressible = hanab.live не может передать эту игру.
error-comments_full = Об этой игре написано столько, что больше не помещается.
error-record_unreadable = Это не запись и не ссылка, которую здесь можно прочитать.
error-record_unsupported = Эта игра шла по правилам, которых здесь не знают.
error-record_wrong = Ходы этой записи не сходятся с её картами и правилами.
error-record_link = Эта ссылка только называет игру на hanab.live. Скопируйте в меню повтора ссылку, в которой вся игра (hanab.live/replay-json/…), или вставьте JSON.
error-record_variant = В вариант «{ $variant }» здесь не играют.
error-record_move = Ход { $move } этой записи не сходится с её картами и правилами.
