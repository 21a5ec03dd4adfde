# The start page

start-title = Tamaya: Hanabi with friends and bots
start-lead = Everyone sees your cards but you. Trust your friends’ clues, and light the whole sky together.
start-game = Hanabi, the co-operative card game, in your browser. Free, no account.
start-play = Play now
start-play-about =
    { $bots ->
        [one] You and a bot. The cards are dealt at once.
       *[other] You and { $bots } bots. The cards are dealt at once.
    }
start-size = How many at the table?
start-friends = Table for friends
start-friends-about = Choose the rules, send a link.
start-join-label = Link or code
start-join-go = Join
start-join-invalid = That isn’t a link or code of a table here.
start-name = Your name
start-name-long =
    At most { $most } characters: { $over ->
        [one] one too many.
       *[other] { $over } too many.
    } An emoji may count as several.
start-name-empty = A name has at least one letter.
start-learn = Learn to play
start-learn-about = A first game with instructions: ten minutes. Then lessons and puzzles.
start-busy = Lighting the lanterns…

## A new table

new-title = A table for friends
new-about = Choose who plays by which rules. You can change all of it until the cards are dealt.
new-create = Open the table
