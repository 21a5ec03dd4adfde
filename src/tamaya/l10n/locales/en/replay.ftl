# Looking back: the replay of a finished game, “what if”, comments, figures. Ids and numbers are passed in, never words.

replay-title = Replay
replay-imported = Replay of a game from elsewhere
replay-loading = Fetching the game…
replay-menu = Take it along
replay-beside = Log, analysis, comments
replay-bot-player = { $name } ({ $bot })
replay-stand-in = { $name } ({ $bot } stood in)

## Moving about

replay-transport = Through the game
replay-slider = Position in the game
replay-move-of = Move { $move } of { $last }
replay-first = To the deal
replay-round-back = A round back
replay-step-back = A move back
replay-run = Play
replay-pause = Pause
replay-step = A move on
replay-round = A round on
replay-end = To the end
replay-view = Whose eyes
replay-view-all = All
replay-view-of = { $name }’s view
replay-log = Log
replay-analysis = Analysis
replay-the-deal = The cards are dealt.
replay-no-change = A bonus was used; it changed nothing.
replay-move = Move
replay-at-move =
    { $move ->
        [0] at the deal
       *[other] after move { $move }
    }
replay-known = What was known of it
replay-could-be = What { $name } could tell of it, by clues and by the cards in sight:

## What was done

replay-fits = The chance that it fits was { $percent }%, for all that the player could know.
replay-last = { $percent }% that this was the last copy of a card still needed, for all that the player could know.
replay-because = { $bot }:

## What if

replay-what-if = What if…
replay-not-the-game =
    { $move ->
        [0] Not the game: tried from the deal on.
       *[other] Not the game: tried from move { $move } on.
    }
replay-back = Back to the game
replay-your-choice = { $name } is to move.
replay-choose-how = You decide for everybody, or let a bot:
replay-which-bot = Which bot
replay-bot-one = one move
replay-bot-all = to the end
replay-bot-plays = playing…
replay-take-back = Take back the last move

## Files and links

replay-copy-link = Copy the link to this move
replay-link-copied = The link is copied: it leads to this very move.
replay-copy-hanab-live = Copy hanab.live’s link
replay-play-deck = Play this deck
replay-play-deck-friends = With friends
replay-play-deck-about = The same cards, with bots as partners or at a table for friends. It counts for no rating; afterwards the results stand side by side.
replay-files = Files
replay-file-record = Record (JSON)
replay-file-hanab-live = hanab.live (JSON)
replay-file-moves = Moves (CSV)
replay-relaxed = The recorded moves don’t keep every rule of hanab.live; those that they break were left out.

## Comments

replay-comments =
    { $count ->
        [0] Comments
       *[other] Comments ({ $count })
    }
replay-no-comments = Nobody has written anything yet.
replay-comment-on =
    { $move ->
        [0] Your comment on the deal
       *[other] Your comment on the position after move { $move }
    }
replay-comment-send = Write it
replay-comment-written = Your comment is written.
replay-comment-remove = Remove

## Figures

replay-score-plot = Score, and what could still be reached
replay-score = Score
replay-reachable = Still reachable
replay-pace-about = Turns that could still be spent on something else than a play, if everything was to be reached.
replay-as-table = As a table
replay-same-deal =
    { $count ->
        [one] The same cards were played once more: { $scores }.
       *[other] The same cards were played { $count } more times: { $scores }.
    }

## Keys

replay-key-step = a move back or on
replay-key-round = a round back or on
replay-key-ends = to the deal; to the end
replay-key-always = a move back or on, in “what if” too
replay-key-run = play and pause
replay-key-view = a player’s view
replay-key-all = everyone’s view
replay-key-what-if = what if: decide for everybody from here
replay-key-back = back to the game
