# Words that several pages use. Ids are passed in, never words.

common-close = Close
common-copy = Copy
common-copied = Copied
common-share = Share
common-home = Tamaya, to the start page
common-rules = Rules
common-save = Save
common-saved = Saved
common-left =
    { $left ->
        [0] No characters left
        [one] { $left } character left
       *[other] { $left } characters left
    }
common-you = you
common-host = host
common-bot = bot
common-guest = Guest { $number }
common-anonymous = Anonymous
common-language = Language
common-error = Something went wrong ({ $code }).
common-nowhere = There is nothing here.
common-to-start = To the start page
common-theme = Light
common-theme-auto = Automatic
common-theme-dark = Night
common-theme-light = Day

## Suits. “suit-name” is the colour of a firework and of a clue, “suit-shape” its emblem.

suit-name =
    { $suit ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [white] white
        [multicolour] multicolour
        [black] black
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] peony
        [yellow] star
        [green] willow
        [blue] ring
        [white] chrysanthemum
        [multicolour] spiral
        [black] crossette
       *[other] emblem
    }
suit-card =
    { $suit ->
        [red] red { $rank }
        [yellow] yellow { $rank }
        [green] green { $rank }
        [blue] blue { $rank }
        [white] white { $rank }
        [multicolour] multicolour { $rank }
        [black] black { $rank }
       *[other] { $suit } { $rank }
    }

## What a show was worth

grade-name =
    { $grade ->
        [failed] failed
        [horrible] horrible
        [poor] poor
        [decent] decent
        [excellent] excellent
        [extraordinary] extraordinary
        [legendary] legendary
        [divine] divine
       *[other] { $grade }
    }
