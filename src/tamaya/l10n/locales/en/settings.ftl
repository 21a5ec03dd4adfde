# What a table can choose. For each option: its name, its choices (“-value”), and a line that says what the chosen one means (“-about”).

settings-title = Rules of this table
settings-preset = As you know the game
settings-variant = Colours
settings-more = Every other rule
settings-group =
    { $group ->
        [time] Time and rating
        [hands] Hands and tokens
        [clues] Clues and turns
        [end] The end and the score
        [table] At this table
       *[other] Other rules
    }
settings-changed-from =
    { $preset ->
        [bga] Changed from Board Game Arena:
        [rnr] Changed from R&R Games:
        [hanab-live] Changed from hanab.live:
        [hle] Changed from the Hanabi Learning Environment:
       *[printed] Changed from the printed rules:
    }
settings-as-preset = Exactly as this preset.
settings-reset = Back to the preset
settings-change = { $option }: { $value }
settings-less = { $option }: less
settings-more-of = { $option }: more
settings-in-force = Rules in force
settings-all = All rules in words
settings-all-close = Fewer words

## Presets

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] Printed
    }
preset-about =
    { $preset ->
        [bga] As on Board Game Arena: the printed rules, with all of its colour variants to choose from.
        [rnr] As in the R&R Games edition: a clue must point at a card or more.
        [hanab-live] As on hanab.live: a clue must point at a card or more, seat 1 begins, and the game stops when no more points can be had.
        [hle] As in the Hanabi Learning Environment of the researchers: a clue must point at a card or more, seat 1 begins.
       *[printed] As in the box: empty clues are allowed, a third strike loses everything, whoever begins is drawn.
    }

## Colour variants

variant-name =
    { $variant ->
        [tricky] Tricky
        [hard] Hard
        [avalanche] Avalanche of colours
        [black-powder] Black powder
        [normal] Normal
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] A sixth suit, multicolour, with ten cards. Clues name it like any other colour.
        [hard] A sixth suit, multicolour, with one card of each rank: lose one and it is gone. Clues name it like any other colour.
        [avalanche] A sixth suit, multicolour, with ten cards. No clue can name it, and every colour clue touches it.
        [black-powder] A sixth suit, black, built from 5 down to 1. No colour clue touches it; ranks do. It gives no points: each black card missing at the end costs one.
        [normal] The five colours of the box, ten cards each.
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] Elsewhere: “Tricky” on Board Game Arena, “6 suits” on hanab.live. For boxes with ten multicolour cards.
        [hard] Elsewhere: “Difficult” on Board Game Arena. For boxes with five multicolour cards; some rule pages call this one “avalanche of colours”.
        [avalanche] Elsewhere: “Avalanche” or “very difficult” on Board Game Arena, “Rainbow” on hanab.live.
        [black-powder] Elsewhere: “Black Powder” on Board Game Arena and in later printed editions.
        [normal] Elsewhere: “Normal” on Board Game Arena, “No Variant” on hanab.live.
       *[other] { $variant }
    }
variant-sum = { $cards } cards, { $points } points at most

## Options

option-players = Players
option-players-about =
    { $value ->
        [6] Six is no official size: hands of three cards.
       *[other] Turns go clockwise, to the left.
    }

option-hand = Cards in a hand
option-hand-value =
    { $value ->
        [less] One fewer
        [more] One more
       *[usual] As usual
    }
option-hand-about =
    { $value ->
        [less] One card fewer than usual in every hand.
        [more] One card more than usual in every hand.
       *[usual] Five cards for 2–3 players, four for 4–5, three for 6.
    }

option-max-clue-tokens = Clue tokens at most
option-max-clue-tokens-about =
    { $count ->
        [one] Never more than { $count } clue token on the table.
       *[other] Never more than { $count } clue tokens on the table.
    }
option-start-clue-tokens = Clue tokens at the start
option-start-clue-tokens-about =
    { $count ->
        [0] The game begins without a clue token.
        [one] The game begins with { $count } clue token.
       *[other] The game begins with { $count } clue tokens.
    }

option-strike-limit = Strikes
option-strike-limit-about =
    { $count ->
        [1] The first strike ends the game.
        [2] The second strike ends the game.
       *[other] The third strike ends the game.
    }

option-first-player = Who begins
option-first-player-value =
    { $value ->
        [random] Drawn
       *[seat] Seat { $seat }
    }
option-first-player-about =
    { $value ->
        [random] Whoever begins is drawn at random.
       *[seat] Seat { $seat } begins.
    }

option-empty-clues = Empty clues
option-empty-clues-value =
    { $value ->
        [off] Forbidden
       *[on] Allowed
    }
option-empty-clues-about =
    { $value ->
        [off] A clue must point at a card or more: “you have no blue” can’t be said.
       *[on] A clue may point at no card at all: “you have no blue”.
    }

option-strikeout-score = After the last strike
option-strikeout-score-value =
    { $value ->
        [keep] Points count
       *[zero] All or nothing
    }
option-strikeout-score-about =
    { $value ->
        [keep] A game lost by strikes still scores what is on the table.
       *[zero] A game lost by strikes scores 0.
    }

option-stop-when-decided = Once nothing can be gained
option-stop-when-decided-value =
    { $value ->
        [public] Stop
       *[off] Play on
    }
option-stop-when-decided-about =
    { $value ->
        [public] The game ends as soon as the fireworks and the discard pile show that no more points can be had.
       *[off] The game goes on to its end, even when no more points can be had.
    }
option-stop-when-decided-not = Not together with bonuses or the Grand Finale: with those, nobody can tell that nothing more can be gained.

option-grand-finale = Grand Finale
option-grand-finale-value =
    { $value ->
        [on] On
       *[off] Off
    }
option-grand-finale-about =
    { $value ->
        [on] No last round: you play on without a deck until the show is perfect, or lost because a card that was needed is gone.
       *[off] When the deck is empty, everyone has one more turn, and then you count.
    }

option-bonuses = Five brilliant bonuses
option-bonuses-value =
    { $value ->
        [tiles] Tiles
        [random] At random
        [choice] By choice
       *[off] Off
    }
option-bonuses-about =
    { $value ->
        [tiles] A complete firework turns up the next of six shuffled bonus tiles instead of bringing back a clue token.
        [random] A complete firework earns one of the five bonuses, drawn at random, instead of a clue token.
        [choice] Whoever completes a firework chooses one of the five bonuses, instead of a clue token.
       *[off] A complete firework brings back one clue token.
    }

option-chat = Chat
option-chat-value =
    { $value ->
        [none] None
        [phrases] Stock phrases
       *[free] Free
    }
option-chat-about =
    { $value ->
        [none] Nobody can write during the game.
        [phrases] Only ready-made phrases, which say nothing about hands.
       *[free] Everyone can write. Telling about hands is against the rules.
    }

option-spectators = Spectators
option-spectators-value =
    { $value ->
        [none] None
        [delayed] Later
        [backs] Without hands
       *[hands] With hands
    }
option-spectators-about =
    { $value ->
        [none] Nobody without a seat sees the game.
        [delayed] People with the link see the game some turns late, with the faces of the cards that have left their hands since.
        [backs] People with the link may watch, but see only the backs of the cards.
       *[hands] People with the link may watch and see every hand.
    }
option-spectator-delay = Delay in turns
option-spectator-delay-value = { $count }
option-spectator-delay-about =
    { $count ->
        [one] Spectators see the game a turn late. What is still held shows its back.
       *[other] Spectators see the game { $count } turns late. What is still held shows its back.
    }

option-undo = Taking back
option-undo-value =
    { $value ->
        [off] Never
       *[on] If all agree
    }
option-undo-about =
    { $value ->
        [off] What is done is done.
       *[on] A turn can be taken back if everyone agrees. The record says so.
    }

option-open-order = Order of hands
option-open-order-value =
    { $value ->
        [off] Private
       *[on] Shown
    }
option-open-order-about =
    { $value ->
        [off] How you sort your hand, only you see.
       *[on] Everyone sees how you sort your hand, as at a real table.
    }

## In a few words, for the list of rules in force

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R rules
        [hanab-live] hanab.live rules
        [hle] HLE rules
       *[printed] Printed rules
    }
chip-changed =
    { $count ->
        [one] { $count } change
       *[other] { $count } changes
    }
chip-variant =
    { $variant ->
        [tricky] tricky
        [hard] hard
        [avalanche] avalanche of colours
        [black-powder] black powder
        [normal] five colours
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] no empty clues
       *[on] empty clues allowed
    }
chip-hand =
    { $value ->
        [less] one card fewer
       *[more] one card more
    }
chip-tokens = { $start } of { $most } clue tokens
chip-strike-limit =
    { $count ->
        [1] first strike loses
        [2] second strike loses
       *[other] third strike loses
    }
chip-first-player = seat { $seat } begins
chip-strikeout-score = strikes keep the points
chip-stop-when-decided = stops when decided
chip-grand-finale = Grand Finale
chip-bonuses =
    { $value ->
        [random] random bonuses
        [choice] chosen bonuses
       *[tiles] bonus tiles
    }
chip-chat =
    { $value ->
        [none] no chat
       *[phrases] stock phrases only
    }
chip-spectators =
    { $value ->
        [none] no spectators
        [delayed]
            { $count ->
                [one] spectators see it a turn late
               *[other] spectators see it { $count } turns late
            }
       *[backs] spectators see no hands
    }
chip-undo = no taking back
chip-open-order = private hand order
