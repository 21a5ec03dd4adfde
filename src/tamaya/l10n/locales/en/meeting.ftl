# Finding partners: quick match, open tables

meeting-title = Play with people
meeting-match = Find partners
meeting-match-about = You sit down where people wait, or open a table that everyone sees. The cards are dealt when it is full.
meeting-rated = Rated
meeting-open = Tables that look for players
meeting-none = Nobody is looking for players just now.
meeting-free = { $free } of { $players } seats free
meeting-away = nobody there now
option-listed = Open table
option-listed-value =
    { $value ->
        [off] Private
       *[on] Open
    }
option-listed-about =
    { $value ->
        [off] Only who has the link comes in.
       *[on] Everyone sees on the start page that this table looks for players.
    }
chip-listed = open to everyone
