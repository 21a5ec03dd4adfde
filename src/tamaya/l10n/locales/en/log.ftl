# $by says who acts: "you" or "other", then with $name. $slots is a list of places, made with table-ordinal.
log-title = What happened
log-unheard = { $count ->
    [one] One new message
   *[other] { $count } new messages
}
log-empty = The cards are dealt.
log-clue =
    { $by ->
        [you] You told { $target }: “{ table-clue-says }”
       *[other]
            { $to ->
                [you] { $name } told you: “{ table-clue-says }”
               *[other] { $name } told { $target }: “{ table-clue-says }”
            }
    }
log-play =
    { $by ->
        [you] You played { table-card-name } from { table-ordinal }.
       *[other] { $name } played { table-card-name } from { table-ordinal }.
    }
log-misplay =
    { $by ->
        [you] You played { table-card-name } from { table-ordinal }: it doesn’t fit. A strike.
       *[other] { $name } played { table-card-name } from { table-ordinal }: it doesn’t fit. A strike.
    }
log-discard =
    { $by ->
        [you] You discarded { table-card-name } from { table-ordinal }.
       *[other] { $name } discarded { table-card-name } from { table-ordinal }.
    }
log-completed = The { table-colour } firework is complete!
log-rescued =
    { $by ->
        [you] You rescued { table-card-name } from the discard pile.
       *[other] { $name } rescued { table-card-name } from the discard pile.
    }
log-returned =
    { $by ->
        [you] You put { table-card-name } back into the deck.
       *[other] { $name } put { table-card-name } back into the deck.
    }
log-bonus =
    { $by ->
        [you] You earned a bonus: { table-bonus-name }.
       *[other] { $name } earned a bonus: { table-bonus-name }.
    }
log-bonus-lost = The bonus had nothing to act on.
log-declined =
    { $by ->
        [you] You declined the bonus.
       *[other] { $name } declined the bonus.
    }
log-final =
    { $count ->
        [one] The deck is empty: one turn is left.
       *[other] The deck is empty: { $count } turns are left.
    }
log-started =
    { $by ->
        [you] Game { $number }: you begin.
       *[other] Game { $number }: { $name } begins.
    }
log-sat = { $name } sat down.
log-sat-bot = A bot plays for { $name }.
log-left = { $name } left.
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] You would like to take back turn { $turn } ({ $seat }).
                [substitute] You would like a bot to take the seat of { $seat }.
                [take] You would like to take the seat of { $seat }.
                [pause] You ask for a pause.
               *[end] You would like to end the game.
            }
       *[other]
            { $kind ->
                [undo] { $name } would like to take back turn { $turn } ({ $seat }).
                [substitute] { $name } would like a bot to take the seat of { $seat }.
                [take] { $name } would like to take the seat of { $seat }.
                [pause] { $name } asks for a pause.
               *[end] { $name } would like to end the game.
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] You agree.
               *[no] You refuse.
            }
       *[other]
            { $answer ->
                [yes] { $name } agrees.
               *[no] { $name } refuses.
            }
    }
log-lapsed = The game went on: nothing is taken back.
log-undone = Taken back to the beginning of turn { $turn }.
log-renamed = { $old } is now called { $name }.
log-host = { $name } is the host now.
log-configured = The host changed the settings.
log-said = { $name }: { $words }
