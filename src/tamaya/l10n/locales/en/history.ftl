# One's finished games, and games from elsewhere.

history-title = My games
history-names = Who was there
history-variant = Variant
history-players = Players
history-result = Result
history-any = any
history-perfect = perfect shows
history-not-perfect = all others
history-found =
    { $count ->
        [0] No games
        [one] One game
       *[other] { $count } games
    }
history-more = Older games
history-none = You haven’t finished a game yet. Once you have, it stays here.
history-none-such = None of your games is like that.
history-per-variant = By variant
history-per-team = By team
history-variant-players = { $variant }, { $count } players
history-games = Games
history-mean = Mean
history-best = Best
history-perfect-count = Perfect
history-all = All games
history-spread = How often each score
history-course = The mean over time
history-since = From
history-take = All of it, for yourself
history-json = Every record (JSON)
history-csv = A list (CSV)

start-history-about = Look back, move by move; see how you do.
start-bring-about = A game from hanab.live or a file, to look at.

bring-title = Open a record
bring-about = A game that was played elsewhere, to look at move by move, analyse and try otherwise.
bring-label = A record (JSON) or a hanab.live link
bring-where = On hanab.live: the replay’s menu can copy a link that holds the whole game; or hanab.live/export and the game’s number gives JSON. A plain link with a number holds no game.
bring-open = Open it
bring-file = From a file…
bring-kept = It gets a link of its own, for you and whoever you give it to.

error-no_such_game = There is no such game, or it hasn’t ended yet.
error-todays_cards = These are today’s cards: play the deal of the day first, and keep them to yourself until tomorrow.
error-no_such_comment = That comment isn’t there any more.
error-no_such_action = The game has no such move.
error-illegal_action = That move isn’t allowed there.
error-already_over = The game was over before that.
error-not_expressible = hanab.live can’t express this game.
error-comments_full = So much has been written about this game that nothing more fits.
error-record_unreadable = That isn’t a record or a link that can be read here.
error-record_unsupported = That game was played by rules that aren’t known here.
error-record_wrong = The moves of that record don’t go together with its cards and rules.
error-record_link = That link only names a game on hanab.live. Copy the link that holds the whole game from the replay’s menu there (hanab.live/replay-json/…), or paste the JSON.
error-record_variant = The variant “{ $variant }” can’t be played here.
error-record_move = Move { $move } of that record doesn’t go together with its cards and rules.
