# The table. Ids and numbers are passed in, never words: $colour, $rank, $kind, $bonus. $slots is a list of places.

table-title = Table
table-seat = Seat { $seat }
table-ordinal =
    { $slot ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $slot }th
    }
table-colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [white] white
        [multicolour] multicolour
        [black] black
       *[other] { $colour }
    }
table-rank = { $rank }
table-card-name = { table-colour } { $rank }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] You have no { $rank }s.
                [one] Your { $slots } card is a { $rank }.
               *[other] Your { $slots } cards are { $rank }s.
            }
       *[colour]
            { $count ->
                [0] You have no { table-colour }.
                [one] Your { $slots } card is { table-colour }.
               *[other] Your { $slots } cards are { table-colour }.
            }
    }
table-tell = Tell { $target }: “{ table-clue-says }”

## Figures

table-figures = Tokens, strikes, deck and score
table-tokens = { $count } of { $most } clue tokens
table-strikes =
    { $most ->
        [one] { $count } of { $most } strike
       *[other] { $count } of { $most } strikes
    }
table-in-deck = in deck
table-last-turns =
    { $count ->
        [one] last turn
       *[other] turns left
    }
table-of-points = of { $points }
table-reachable = At most { $count } can still be reached
table-fireworks = Fireworks
table-firework =
    { $height ->
        [0] { table-colour }: no card yet
       *[other] { table-colour }: { $height } of { $most }, on top { $rank }
    }{ $direction ->
        [down] , built downwards
       *[up] { "" }
    }{ $stopped ->
        [yes] , can’t be completed any more
       *[no] { "" }
    }

## Hands

table-hand-of = { $name }’s hand
table-own-hand = Your hand
table-no-cards = No cards left
table-partner-card =
    { $open ->
        [yes] { $name }, { table-ordinal } card: { $what }
       *[no] { $name }, { table-ordinal } card
    }
table-label = { $card }, { $knows }
table-own-card = Your { table-ordinal } card
table-own-open = Your { table-ordinal } card: { $what }
table-knows = knows: { $knows }
table-knows-nothing = knows nothing of it
table-own-knows = you know: { $knows }
table-own-knows-nothing = no clue yet
table-peek = What { $name } knows
table-not = not { $list }
table-neither = not { $one } or { $two }
table-knows-both = { $first }; { $second }
table-possible = Still possible: { $list }
table-possible-card = { $what } ({ $count } left)
table-away = away
table-offline = not connected
table-thinking = thinking…
table-to-move = to move
table-bot = bot
table-bots = Bots at this table

## Whose turn

table-your-turn = Your turn
table-your-bonus = Your bonus
table-turn-of = { $name } is to move
table-turn-bot = { $name } is thinking…
table-waiting-away = Waiting for { $name }, who is away
table-last-round =
    { $count ->
        [one] Final round: the last turn
       *[other] Final round: { $count } turns left
    }
table-over = The show is over
table-spectator = You are watching.
table-spectator-late =
    { $count ->
        [one] You are watching, a turn late.
       *[other] You are watching, { $count } turns late.
    }

## What can be done

table-actions = What you can do
table-your-card = Your { table-ordinal } card
table-card-of =
    { $open ->
        [yes] { $name }’s { table-ordinal } card: { $what }
       *[no] { $name }’s { table-ordinal } card
    }
table-play = Play
table-discard = Discard
table-give = Give the clue
table-cancel = Cancel
table-hint-turn = Touch one of your cards to play or discard it, or a partner’s card to give a clue.
table-hint-wait = Touch a card to see what it can still be.
table-not-your-turn = You can act on your turn.
table-again = Tap again
table-held = Your move is waiting for the connection…
table-bonus-first = First decide about the bonus.
table-clue-for = A clue for { $name }
table-more-clues = More clues
table-choose-clue = Choose a colour or a number.
table-clues-later = You can give clues on your turn.
table-no-clue-bonus = There is no such clue now.
table-colours = Colours
table-ranks = Numbers
table-bonus-name =
    { $bonus ->
        [token] a clue token
        [mend] a strike mended
        [return] a card back into the deck
        [rescue] a card rescued
        [colour] a free colour clue
        [rank] a free number clue
       *[choice] one of five
    }
table-bonus-is = Bonus: { table-bonus-name }
table-bonus-choose = Choose a bonus
table-bonus-does =
    { $bonus ->
        [token] One clue token comes back.
        [mend] One strike is taken back, and one clue token comes back.
        [return] Pick a card of the discard pile: it goes to an unknown place in the deck.
        [rescue] Pick a card of the discard pile that fits its firework: it is played.
        [colour] Give a colour clue that costs no token.
       *[rank] Give a number clue that costs no token.
    }
table-bonus-whom = Who gets the clue
table-bonus-use = Use it
table-bonus-decline = Decline

## Around the table

table-menu = Menu
table-talk = Log and talk
table-pile = Discard pile
table-pile-count = Discard pile ({ $count })
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count } (last copy is still needed)
        [dead] { $rank } × { $count } (of no use any more)
       *[none] { $rank } × { $count }
    }
table-pile-critical = Only one copy is left, and it is needed
table-pile-dead = Of no use any more
table-pile-dots = A dot per copy; filled: discarded
table-pace = Pace
table-pace-about = Turns that can still be spent on something else than a play, if everything is to be reached.
table-efficiency = Efficiency
table-efficiency-about = Cards played, or clued and still needed, for each clue given.
table-pace-choice = Pace and efficiency
table-pace-on = shown
table-pace-off = hidden
table-none = none
table-say = Say something to the table
table-say-watching = Talk (players see it at the end)
table-send = Send
table-phrases = Phrases
table-agree = Agree
table-refuse = Refuse
table-withdraw = Withdraw
table-waiting-for = Waiting for { $names }
table-invite = Copy the invite link
table-link-copied = The invite link is copied.
table-undo = Take back the last turn
table-end = End the game
table-end-alone = End the game?
table-end-together = End the game, if the others agree?
table-end-counts =
    { $finale ->
        [yes] It will count as lost.
       *[no] It will count 0 points.
    }
table-end-daily = You have only one attempt at this deal, and it is used up then.
table-end-now = End it
table-end-propose = Ask the others
table-end-not = Go on
table-substitute = A bot for { $name }
table-take = Take the seat of { $name }
table-come-back = Back to my seat
table-last-game = The last game
table-leave = Leave the seat
table-watching =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
table-rules = The rules at this table
table-rules-page = How the game is played
table-keys = Keys
table-link-connecting = Connecting…
table-link-waiting = Connection lost. Trying again…
table-link-closed = Not connected
table-bye-replaced = The table is open in another tab or on another device.
table-bye-gone = There is no such table.
table-bye-version = A newer version is here. Please load the page again.
table-use-here = Use it here


## Keys

table-key-move = from card to card and from hand to hand
table-key-own = to a card of your own
table-key-play = prepare to play the card; Enter plays it
table-key-discard = prepare to discard the card; Enter discards it
table-key-clue = clues for this card’s player
table-key-rank = while choosing a clue: that number
table-key-colour = while choosing a clue: that colour, in the order of the suits
table-key-enter = choose; confirm
table-key-escape = cancel
table-key-reorder = move your card in your hand
table-key-peek = what this card’s player knows
table-key-undo = ask to take back the last turn
table-key-log = log and talk
table-key-pile = discard pile
table-key-talk = say something
table-key-help = this list

## Stock phrases

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-oops = Oops.
phrase-i-know-nothing = I know nothing about my hand.
phrase-do-you-remember = Do you remember your hand?
phrase-let-me-think = Let me think…
phrase-your-turn = It’s your turn.
phrase-good-luck = Good luck!
phrase-again = Shall we play again?

door-title = A game is on
door-people = At the table: { $names }
door-bots = Bots: { $names }
door-why = Whoever has seen the hands can’t take a seat in this game. So before you see any: would you like to play, or to watch?
door-watch = Watch
door-not-now = The seat stays as it is. You can ask again, or watch.
