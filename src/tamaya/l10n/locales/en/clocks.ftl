# Clocks, and what belongs to them

option-clock = Time to think
option-clock-value =
    { $value ->
        [move] Per turn
        [fischer] Chess clock
        [days] Days per turn
       *[none] No limit
    }
option-clock-about =
    { $value ->
        [move] Every turn has the same time.
        [fischer] Everyone has a stock of time; each turn uses it up and adds a little to it.
        [days] For people who aren’t here at the same time: every turn has some days.
       *[none] Everyone thinks as long as they like.
    }
clock-span =
    { $minutes ->
        [0] { $seconds } s
       *[other]
            { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
    }
option-move-seconds = Time per turn
option-move-seconds-value = { clock-span }
option-move-seconds-about = A turn takes { clock-span } at most.
option-main-seconds = Stock of time
option-main-seconds-value = { clock-span }
option-main-seconds-about = Everyone begins with { clock-span }.
option-increment-seconds = Added per turn
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = After each of your turns you get { clock-span } more.
option-turn-days = Days per turn
option-turn-days-value = { $count }
option-turn-days-about =
    { $count ->
        [one] A turn takes one day at most.
       *[other] A turn takes { $count } days at most.
    }
option-time-out = When time runs out
option-time-out-value =
    { $value ->
        [bot] A bot takes over
       *[nudge] A nudge
    }
option-time-out-about =
    { $value ->
        [bot] When your time runs out, a bot takes your seat until you come back.
       *[nudge] When your time runs out, you are told, and the others wait.
    }
option-rated = Rated
option-rated-value =
    { $value ->
        [on] Rated
       *[off] Just for fun
    }
option-rated-about =
    { $value ->
        [on] The game moves everyone’s rating. All players need an account; no bots, no taking back, spectators see no hands. Whoever runs out of time or leaves ends the game with 0 points.
       *[off] The game doesn’t count for anyone’s rating.
    }
chip-clock =
    { $value ->
        [move] { clock-span } per turn
        [days]
            { $days ->
                [one] a day per turn
               *[other] { $days } days per turn
            }
       *[fischer] { clock-span } + { $increment } s
    }
chip-time-out = a bot steps in
chip-rated = rated
error-rated_rules = A rated table has a clock and the printed rules, without undo or open hands.

## At the table

clock-of = Time left for { $name }:
clock-days = { $days } d { $hours } h
clock-left =
    { $count ->
        [60] You have a minute left.
       *[other] You have { $count } seconds left.
    }
clock-kept = Your seat is kept for you.
clock-paused = The game is paused
clock-pause = Ask for a pause
clock-resume = Go on
clock-nudge = Nudge { $name }
log-paused = The game is paused.
log-resumed = { $name } ends the pause.
log-nudged =
    { $by ->
        [you] { $from } reminds you: it’s your turn.
       *[other] { $from } reminds { $name }: it’s their turn.
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] Your time has run out. A bot plays for you until you are back.
               *[no] Your time has run out.
            }
       *[other]
            { $bot ->
                [yes] { $name }’s time has run out. A bot plays on.
               *[no] { $name }’s time has run out.
            }
    }
rated-leave-sure = This game is rated. If you leave, it ends with 0 points for everyone. Leave?
error-paused = The game is paused.
error-not_paused = The game isn’t paused.
error-nudge_early = Give them a moment. You can nudge after a minute, and then every ten minutes.
error-nobody_to_nudge = It’s no one’s turn who could be nudged.
error-rated_people = Rated games are for people only, without bots.
error-rated_accounts = In a rated game everyone needs an account: choose a name and a password first.
