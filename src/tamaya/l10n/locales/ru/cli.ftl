## Words of all help
cli-usage = Использование:
cli-options-place = [ПАРАМЕТРЫ]
cli-command-place = КОМАНДА [АРГУМЕНТЫ]…
cli-arguments = Аргументы:
cli-options = Параметры:
cli-commands = Команды:
cli-default = по умолчанию:
cli-environment = переменная среды:
cli-required = обязательно
cli-help = Показать эту справку и выйти.
cli-type-text = <текст>
cli-type-texts = <тексты>
cli-type-whole = <целое>
cli-type-whole-range = <целое>
cli-type-number-range = <число>
cli-type-path = <путь>
cli-json-object-lines = По одному объекту JSON в строке.
cli-json-last-line = Последняя строка — один объект JSON.
cli-lang = Язык, например en, ja или ru; по умолчанию язык системы.
cli-rules = Набор правил: printed, bga, rnr, hanab-live, hle.
cli-bonuses = Пять бонусов: off, tiles, random или choice.
cli-grand-finale = Без последнего круга: безупречно или проигрыш.
cli-players = Мест за столом.
cli-variant = Вариант цветов.

## tamaya
cli-tamaya = Ханаби: играть, держать сервер, изучать.
cli-version = Показать версию.
cli-install-completion = Установить автодополнение для текущей оболочки.
cli-show-completion = Показать автодополнение для текущей оболочки, чтобы скопировать его или установить по-своему.

## play
cli-play = Играть с ботами в терминале.
cli-play-players = Мест за столом; по умолчанию три или столько, сколько нужно ботам.
cli-play-bots = Ваши партнёры через запятую (см. `tamaya bots`); они занимают места по очереди.
cli-play-variant = Вариант цветов (см. `tamaya variants`).
cli-play-seed = Раздать ту же игру ещё раз; по умолчанию раздача тайная.
cli-play-plain = Простые фразы без рисунков, для программ чтения с экрана.
cli-play-explain = После игры сказать, почему боты ходили так.
cli-play-name = Как называть вас в объяснениях ботов.

## serve
cli-serve = Запустить сервер игры на этой машине.
cli-serve-config = Файл TOML со всеми этими настройками.
cli-serve-host = Адрес, на котором ждать соединений; 0.0.0.0 — все адреса этой машины.
cli-serve-port = Порт, на котором ждать соединений; 0 — любой свободный.
cli-serve-data = Папка для базы данных и файла с ключом; если её нет, она создаётся.
cli-serve-database = PostgreSQL: postgresql://user:password@host/name; иначе файл в папке.
cli-serve-workers = Сколько процессов обслуживают игроков; нескольким нужна PostgreSQL.
cli-serve-lease-seconds = Если процесс молчит столько секунд, его столы берут другие.
cli-serve-bot-delay = Сколько секунд бот тратит на ход.
cli-serve-bot-workers = В скольких процессах думают боты.
cli-serve-origin = Ещё один источник (origin), чьи страницы могут обращаться к серверу; можно повторять.
cli-serve-trusted-proxy = Адрес или сеть прокси, чьим пересланным заголовкам верить; можно повторять. Прокси этой машины верят всегда.
cli-serve-metrics-from = Сеть, которой, кроме этой машины, можно читать /metrics; можно повторять.
cli-serve-contact = Куда службам уведомлений писать об этом сервере: mailto:… или https://… Некоторые хотят это знать.
cli-serve-limit = NAME=VALUE, для частоты NAME=PER_SECOND/AT_ONCE; можно повторять. См. docs/server.md.
cli-serve-log-level = debug, info, warning или error; журнал идёт в стандартный вывод ошибок.

## replay
cli-replay = Проиграть записанные игры: очки, фейерверки, конец, ходы, жетоны опасности и подсказки.
cli-replay-more = Если в начале было показано обещание о колоде, оно раскрывается. О негодном файле сообщается, остальные всё равно проигрываются; код возврата тогда 1.
cli-replay-files = Записи или ссылки hanab.live на просмотр; - читает запись из стандартного ввода.
cli-replay-rules = Проиграть по этому набору правил: printed, bga, rnr, hanab-live, hle.
cli-replay-json = По одной строке JSON на файл.
cli-replay-turns = Рассказать всю игру, ход за ходом.

## solve
cli-solve = Сказать о раздаче, зная все карты: её можно выиграть (и как), она точно проиграна (и почему) или неясно.
cli-solve-more = С --turns — ещё и до какого хода записанную игру можно было выиграть и какой ход её проиграл, если это доказано. О негодном файле сообщается, остальные всё равно решаются; код возврата тогда 1.
cli-solve-files = Записи, наши или hanab.live; - читает одну из стандартного ввода.
cli-solve-seed = Решить раздачу с этим зерном.
cli-solve-deck = Решить эту колоду: все карты в том порядке, в каком их берут, например 'R1 Y3 W5 …'.
cli-solve-players = Сколько мест, для --seed и --deck.
cli-solve-variant = Вариант цветов, для --seed и --deck.
cli-solve-turns = Рассказать о каждом ходе записанной игры.
cli-solve-json = По одной строке JSON на раздачу.

## variants, bots
cli-variants = Показать варианты: суть каждого, сколько карт, наибольшее число очков, названия в других местах.
cli-variants-json = По одной строке JSON на вариант.
cli-bots = Показать ботов: имя, уровень, соглашения и описание каждого.

## Commands that play many games
cli-games = Сколько игр.
cli-seed = Номер раздач: одно зерно — одни раздачи.
cli-jobs = В скольких процессах играть; игры одни и те же при любом числе.
cli-backend = Где играть: local или ray (дополнение `cluster`).
cli-address = Адрес кластера Ray: auto, HOST:PORT или ray://HOST:PORT; без него кластер запускается здесь.
cli-keep = Папка для готовых частей; что там лежит, не играется снова.
cli-evaluate = Сыграть много игр с ботом на каждом месте и сказать, что вышло.
cli-evaluate-more = С --with боты занимают места по очереди, и от игры к игре очередь сдвигается на одно место.
cli-evaluate-bot = Имя бота (см. `tamaya bots`) или module:factory для своего.
cli-evaluate-with = Ещё один бот для других мест; можно повторять.
cli-cross-play = Сыграть каждой парой ботов одни и те же раздачи и показать таблицу средних очков.
cli-cross-play-more = Оба бота занимают места по очереди, и от игры к игре очередь сдвигается на одно место, так что таблица симметрична.
cli-cross-play-bots = Имена (см. `tamaya bots`) или module:factory.
cli-cross-play-games = Сколько игр на пару.
cli-cross-play-svg = Сюда пишется тепловая карта средних очков.
cli-cross-play-out = Сюда пишутся таблица и цифры каждой пары, в JSON.
cli-dataset = Сыграть игры и сохранить их целиком: записи, решения и их причины, по строке на игру (дополнение `datasets`).
cli-dataset-bots = Боты, которые занимают места по очереди (см. `tamaya bots`).
cli-dataset-out = Папка; те же игры, что там уже лежат, не играются снова.
cli-bench = Измерить скорость на этой машине.
cli-bench-kernel = Измерить случайную игру по правилам HLE в ядре игры, на одном ядре процессора.
cli-bench-batch = Сколько игр идёт бок о бок.
cli-bench-seconds = Сколько секунд длится каждое измерение.
cli-bench-variant = См. `tamaya variants`.
cli-bench-fresh = Скомпилировать заново, что бы ни было в кеше.
cli-bench-json = Напечатать один объект JSON.
cli-calibrate = Сыграть ботом все виды рейтинговых игр и вывести из его очков рейтинги Ханабота.
cli-calibrate-out = Куда записать таблицу в JSON; действующая лежит в tamaya/ratings/.
cli-calibrate-version = Версия таблицы: на единицу больше, чем у действующей.
cli-calibrate-reference = Бот, из чьих очков она выводится.
cli-calibrate-games = Сколько игр на вариант и число игроков.
cli-calibrate-seed = Номер раздач.

## Keeping a server: admin, backup, restore, ratings
cli-data = Папка с данными сервера.
cli-admin = Держать порядок на сервере, который работает на этой машине. WHO — имя учётной записи или код любого пользователя.
cli-admin-who = Сказать, кто это.
cli-admin-person = Имя учётной записи или код пользователя.
cli-admin-close = Закрыть стол насовсем; идущая игра кончается без зачёта.
cli-admin-table = Код стола или ссылка на него.
cli-admin-reason = Почему; это записывается.
cli-admin-ban = Закрыть вход человеку или адресу.
cli-admin-address = WHO — это адрес.
cli-admin-unban = Снова впустить.
cli-admin-silence = Лишить человека слова.
cli-admin-unsilence = Вернуть слово.
cli-admin-rename = Дать человеку другое имя всюду, где он был.
cli-admin-new-name = Новое имя.
cli-admin-reset-password = Сделать пароль негодным и напечатать код для нового.
cli-admin-grant = Разрешить учётной записи держать порядок на странице управления.
cli-admin-revoke = Отнять это право.
cli-admin-reports = Показать жалобы вместе с тем, что было сказано.
cli-admin-reports-closed = Те, с которыми разобрались.
cli-admin-close-report = Отметить, что с жалобой разобрались.
cli-admin-report = Номер жалобы.
cli-admin-sanctions = Показать, кому закрыт вход или кто лишён слова.
cli-admin-log = Показать, что было сделано ради порядка, начиная с последнего.
cli-backup = Сделать резервную копию всего, что хранит сервер, даже пока он работает.
cli-backup-file = Какой файл записать; его ещё не должно быть.
cli-restore = Вернуть данные из резервной копии: в папку без базы данных или в пустую базу PostgreSQL.
cli-restore-file = Файл, который записала команда `tamaya backup`.
cli-ratings = Рейтинг: см. docs/ratings.md.
cli-ratings-recompute = Проиграть записи всех рейтинговых игр заново и сравнить вычисленное с сохранённым.
cli-ratings-data = Папка с данными сервера. С --write сервер должен быть остановлен.
cli-ratings-database = PostgreSQL: postgresql://…
cli-ratings-write = Сохранить вычисленное там, где оно другое.

## What is refused
cli-refusal = Ошибка: { $why }
cli-refusal-hint = Справка: `{ $command }`.
cli-refusal-command = Команды «{ $name }» нет.
cli-refusal-no-command = Не указана команда.
cli-refusal-option = Параметра { $name } нет.
cli-refusal-option-like = Параметра { $name } нет. Похожие: { $list }
cli-refusal-missing = Не указано: { $name }
cli-refusal-no-value = Параметру { $name } нужно значение.
cli-refusal-too-much = Лишние аргументы: { $name }
cli-refusal-value-of = Значение { $name } не подходит: { $why }
cli-refusal-value = Значение не подходит: { $why }
cli-refusal-whole = нужно целое число
cli-refusal-number = нужно число
cli-refusal-least = нужно не меньше { $limit }
cli-refusal-most = нужно не больше { $limit }
cli-refusal-unknown =
    { $kind ->
        [bot] бота «{ $name }» нет
        [variant] варианта «{ $name }» нет
        [preset] набора правил «{ $name }» нет
        [bonuses] настройки бонусов «{ $name }» нет
        [language] языка «{ $name }» нет
       *[other] «{ $name }» нет
    }; есть { $list }
cli-refusal-seats = игроков вместе с вами и ботами ({ $bots }) выходит { $players }: уберите --players или назовите меньше ботов
cli-refusal-solve-nothing = укажите файл, --seed или --deck
cli-refusal-solve-turns = для --turns нужна записанная игра
cli-refusal-bots-twice = назовите каждого бота один раз
