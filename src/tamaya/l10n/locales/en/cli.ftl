# Help of the command line. The English is what stands in the code, one paragraph a message and one line a message: by it the others are found.
## Words of all help
cli-usage = Usage:
cli-options-place = [OPTIONS]
cli-command-place = COMMAND [ARGS]…
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-default = default:
cli-environment = env var:
cli-required = required
cli-help = Show this message and exit.
cli-type-text = <str>
cli-type-texts = <list[str]>
cli-type-whole = <int>
cli-type-whole-range = <int range>
cli-type-number-range = <float range>
cli-type-path = <path>
cli-json-object-lines = One JSON object per line.
cli-json-last-line = The last line is one JSON object.
cli-lang = Language, for example en, ja or ru; by default the system's.
cli-rules = A preset of the rules: printed, bga, rnr, hanab-live, hle.
cli-bonuses = The five brilliant bonuses: off, tiles, random or choice.
cli-grand-finale = No final round: perfect or lost.
cli-players = Seats at the table.
cli-variant = The colour variant.

## tamaya
cli-tamaya = Hanabi: play it, serve it, study it.
cli-version = Print the version.
cli-install-completion = Install completion for the current shell.
cli-show-completion = Show completion for the current shell, to copy it or customize the installation.

## play
cli-play = Play with bots in the terminal.
cli-play-players = Seats at the table; by default three, or as many as bots ask for.
cli-play-bots = Your partners, separated by commas (see `tamaya bots`); they fill the seats in turn.
cli-play-variant = The colour variant (see `tamaya variants`).
cli-play-seed = Deal the same game again; by default a secret one.
cli-play-plain = Plain sentences without any drawing, for screen readers.
cli-play-explain = After the game, say why the bots did what they did.
cli-play-name = What you are called in the bots' explanations.

## serve
cli-serve = Serve the game on this machine.
cli-serve-config = A file with all of this in TOML.
cli-serve-host = Address to listen on; 0.0.0.0 for all of this machine.
cli-serve-port = Port to listen on; 0 for any free one.
cli-serve-data = Folder for the database and the key file; made if need be.
cli-serve-database = PostgreSQL: postgresql://user:password@host/name; else a file in the folder.
cli-serve-workers = Processes that serve; several need PostgreSQL.
cli-serve-lease-seconds = When a worker falls silent for so long, others look after its tables.
cli-serve-bot-delay = Seconds that a bot takes for a move.
cli-serve-bot-workers = Processes in which bots think.
cli-serve-origin = Another origin whose pages may use this server; can be repeated.
cli-serve-trusted-proxy = Address or network of a proxy whose forwarded headers are believed; can be repeated. This machine's are.
cli-serve-metrics-from = Network that may read /metrics, beside this machine; can be repeated.
cli-serve-contact = Whom push services may write to about this server: mailto:… or https://… Some want to know.
cli-serve-limit = NAME=VALUE, for a rate NAME=PER_SECOND/AT_ONCE; can be repeated. See docs/server.md.
cli-serve-log-level = debug, info, warning or error; logs go to standard error.

## replay
cli-replay = Replay recorded games: score, fireworks, end, turns, strikes and clue tokens.
cli-replay-more = Where a promise about the deck was shown at the start, it is opened. A bad file is told of and the others are still done; then the exit status is 1.
cli-replay-files = Records or hanab.live's replay links; - reads a record.
cli-replay-rules = Replay by a preset's rules: printed, bga, rnr, hanab-live, hle.
cli-replay-json = One JSON line per file.
cli-replay-turns = Tell the whole game, turn by turn.

## solve
cli-solve = Say of a deal, all cards known, whether it is winnable (and how), lost for certain (and why), or undecided.
cli-solve-more = With --turns also until when a recorded game could still have been won, and the move that lost it, where that is proven. A bad file is told of and the others are still done; then the exit status is 1.
cli-solve-files = Records, ours or hanab.live's; - reads one.
cli-solve-seed = Solve the deal of this seed.
cli-solve-deck = Solve this deck: all cards in the order of drawing, as in 'R1 Y3 W5 …'.
cli-solve-players = Seats, for --seed and --deck.
cli-solve-variant = The colour variant, for --seed and --deck.
cli-solve-turns = Tell of every turn of a recorded game.
cli-solve-json = One JSON line per deal.

## variants, bots
cli-variants = List the variants: what each does, its cards, its most points, its names elsewhere.
cli-variants-json = One JSON line per variant.
cli-bots = List the bots: name, level, convention, and what each is.

## Commands that play many games
cli-games = How many games.
cli-seed = Numbers the deals: equal seeds, equal deals.
cli-jobs = Processes to play in; the games are the same for any number.
cli-backend = Where to play: local, or ray (extra `cluster`).
cli-address = Of the Ray cluster: auto, HOST:PORT or ray://HOST:PORT; without, one is started here.
cli-keep = A folder for finished shards; what lies there isn't played again.
cli-evaluate = Play many games with a bot in every seat and say what came of them.
cli-evaluate-more = With --with the seats take the bots in turn, and the turn moves on by one seat from game to game.
cli-evaluate-bot = A bot's name (see `tamaya bots`), or module:factory for your own.
cli-evaluate-with = Another bot for the other seats; may be repeated.
cli-cross-play = Let every pair of bots play together, on the same deals, and show the matrix of mean scores.
cli-cross-play-more = The seats take the two in turn, and the turn moves on by one seat from game to game, so that the matrix is symmetric.
cli-cross-play-bots = Names (see `tamaya bots`), or module:factory.
cli-cross-play-games = How many games per pair.
cli-cross-play-svg = A heat map of the mean scores goes here.
cli-cross-play-out = The matrix and every pair's figures go here, as JSON.
cli-dataset = Play games and keep them whole: records, decisions and their reasons, a row per game (extra `datasets`).
cli-dataset-bots = The seats take these in turn (see `tamaya bots`).
cli-dataset-out = The folder; what lies there of the same games isn't played again.
cli-bench = Measure how fast it is on this machine.
cli-bench-kernel = Measure random play by HLE's rules in the kernel, on one core.
cli-bench-batch = Games, stepped side by side.
cli-bench-seconds = For each measurement.
cli-bench-variant = See `tamaya variants`.
cli-bench-fresh = Compile anew, whatever the cache holds.
cli-bench-json = Print one JSON object.
cli-calibrate = Let a bot play every kind of rated game and make Hanabot's ratings from its scores.
cli-calibrate-out = Where the table goes, as JSON; the one in use is in tamaya/ratings/.
cli-calibrate-version = The table's version: one more than that of the table in use.
cli-calibrate-reference = The bot whose scores it comes from.
cli-calibrate-games = Games per variant and number of players.
cli-calibrate-seed = Numbers the deals.

## Keeping a server: admin, backup, restore, ratings
cli-data = The server's data folder.
cli-admin = Keep order at the server that runs on this machine. WHO is the name of an account, or anybody's user id.
cli-admin-who = Tell who that is.
cli-admin-person = Name of an account, or a user id.
cli-admin-close = Close a table for good; a running game ends without counting.
cli-admin-table = A table's id or link.
cli-admin-reason = Why; written down.
cli-admin-ban = Shut a person out, or an address.
cli-admin-address = WHO is an address.
cli-admin-unban = Let them in again.
cli-admin-silence = Let a person talk no more.
cli-admin-unsilence = Let them talk again.
cli-admin-rename = Call a person otherwise, wherever they have been.
cli-admin-new-name = The new name.
cli-admin-reset-password = Make a password worth nothing and print a code for a new one.
cli-admin-grant = Let an account keep order, on the admin page.
cli-admin-revoke = Take that back.
cli-admin-reports = List what people complained of, with what was said.
cli-admin-reports-closed = Those that were dealt with.
cli-admin-close-report = Note that a report was dealt with.
cli-admin-report = The report's number.
cli-admin-sanctions = List who is shut out or silenced.
cli-admin-log = List what was done for order, newest first.
cli-backup = Write a backup of everything that a server keeps, also while it runs.
cli-backup-file = The file to write; there mustn't be one.
cli-restore = Bring a backup back: into a data folder without a database, or an empty PostgreSQL database.
cli-restore-file = A file that `tamaya backup` wrote.
cli-ratings = Ratings: see docs/ratings.md.
cli-ratings-recompute = Play the logs of all rated games again and compare what they moved with what is kept.
cli-ratings-data = The server's data folder. With --write the server must be stopped.
cli-ratings-database = PostgreSQL: postgresql://…
cli-ratings-write = Keep what comes out, where it differs.

## What is refused
cli-refusal = Error: { $why }
cli-refusal-hint = Try '{ $command }' for help.
cli-refusal-command = No such command '{ $name }'.
cli-refusal-no-command = Missing command.
cli-refusal-option = No such option: { $name }
cli-refusal-option-like = No such option: { $name } (Possible options: { $list })
cli-refusal-missing = Missing '{ $name }'.
cli-refusal-no-value = Option '{ $name }' requires an argument.
cli-refusal-too-much = Got unexpected extra argument(s) ({ $name })
cli-refusal-value-of = Invalid value for '{ $name }': { $why }
cli-refusal-value = Invalid value: { $why }
cli-refusal-whole = Input should be a valid integer
cli-refusal-number = Input should be a valid number
cli-refusal-least = Input should be greater than or equal to { $limit }
cli-refusal-most = Input should be less than or equal to { $limit }
cli-refusal-unknown = no { $kind } '{ $name }'; there are { $list }
cli-refusal-seats = { $bots } bots and you are { $players } players: leave out --players, or name fewer bots
cli-refusal-solve-nothing = give a file, --seed or --deck
cli-refusal-solve-turns = --turns needs a recorded game
cli-refusal-bots-twice = name every bot once
