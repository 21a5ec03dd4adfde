# Why a bot did something. $slot counts from the newest card (1); $target, $giver and $seat are names.
reason-card =
    { $suit ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [white] white
        [multicolour] multicolour
        [black] black
       *[other] { $suit }
    } { $rank }

reason-random = I drew lots among everything that was allowed.

reason-play-known = I knew that card { $slot } of my hand was the { reason-card }, and it fitted.
reason-play-certain = Whatever card { $slot } of my hand could be, it fitted.
reason-play-clue = { $giver }’s clue was about card { $slot } of my hand: I took it as something to play.
reason-play-prompt = { $giver }’s clue to another player needed the { reason-card } first: I took card { $slot } of my hand, already clued, to be it.
reason-play-finesse = { $giver }’s clue to another player needed the { reason-card } first, and nobody else could have it: I took my newest card without a clue, card { $slot }, to be it.
reason-play-good-touch = Clues are given to useful cards, and everything useful that card { $slot } of my hand could be fitted.
reason-play-chance = With the end this close I took a chance: card { $slot } of my hand fitted with { $percent }% probability.

reason-discard-useless = Card { $slot } of my hand could not be of any use any more.
reason-discard-likely-useless = Card { $slot } of my hand was most probably useless.
reason-discard-chop = Card { $slot } was the oldest of my hand that no clue had pointed at, so it was the next to go.
reason-discard-least = All my cards had been clued; card { $slot } was the one we would miss least.

reason-clue-play = { $target } can play the { reason-card } at once.
reason-clue-play-later = { $target } can play the { reason-card } after cards that players know already.
reason-clue-plays =
    { $count ->
        [one] With this clue to { $target }, { $count } more card can be played.
       *[other] With this clue to { $target }, { $count } more cards can be played.
    }
reason-clue-prompt = { $target } holds the { reason-card }; { $seat } is to play the clued card below it first.
reason-clue-finesse = { $target } holds the { reason-card }; { $seat } is to play the card below it first: their newest without a clue.
reason-clue-save = { $target } was about to discard the { reason-card }, which we still need: I saved it.
reason-clue-save-last = { $target } was about to discard the { reason-card }, the last one there is: I saved it.
reason-clue-fix = { $target } would have played a card that doesn’t fit: I put it right.
reason-clue-tell = This tells { $target } most about useful cards.
reason-clue-hold = To discard I would have had to part with a card that a clue had pointed at, so I gave { $target } a clue instead.
reason-clue-wait = Nothing better was to be done, so I gave { $target } a clue that does no harm.

reason-bonus-decline = The bonus would have done no good.
reason-bonus-token = A clue token is always welcome.
reason-bonus-mend = One strike less and a token more.
reason-bonus-rescue = The { reason-card } in the discard pile fitted.
reason-bonus-return = We still need the { reason-card }: into the deck with it.
reason-lesson = That is what the lesson has in store here.
