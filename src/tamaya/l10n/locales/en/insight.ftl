# What takes a while to work out about a finished game: whether it could be won, and what a bot would have done.
insight-title = Worked out
insight-about = Could it be won, and until when? What would a strong bot have done at each move? The server works it out once for everybody.
insight-begin = Work it out
insight-stop = Stop
insight-waiting = It begins in a moment…
insight-progress = { $steps } of { $total } steps
insight-failed = It couldn’t be worked out. Try again later.
insight-verdict =
    { $says ->
        [winnable] Everything could still be won here.
        [lost] Not everything could be won any more.
       *[undecided] Whether it could be won isn’t known.
    }
insight-why =
    { $why ->
        [over] The game is over.
        [gone] Every copy of a needed card is gone.
        [turns] Too few turns are left for the cards to come.
        [hands] The hands fill with cards that must be kept.
        [pool] Even with all hands together it doesn’t suffice.
        [ending] The last turns fall to the wrong players.
       *[searched] Every way was tried.
    }
insight-lost-by = Move { $move } lost it
insight-show-line = Show a way to win it
insight-move = Move { $move }: { $what }
insight-fork = This is of the game, after move { $move }: nothing of the branch is worked out.
insight-would = { $bot } would:
insight-same = As was done.
insight-play = play { table-card-name } from { table-ordinal }.
insight-discard = discard { table-card-name } from { table-ordinal }.
insight-choose =
    { $what ->
        [bonus] use the bonus.
       *[deck] play the top card of the deck.
    }
insight-lead =
    Played to the end { $worlds } times by { $bot }, with cards as the player might have held them: { $points } ± { $error } points against what was done.
insight-no-lead =
    { $why ->
        [rules] What that was worth can’t be said: the rest can’t be played out under these rules.
       *[moves] What that was worth can’t be said: there are no cards with which { $bot } would have moved as the others did.
    }
insight-try = Try it
insight-agreed = { $bot } would have done the same in { $count } of { $total } moves.
insight-next = Next difference
