# A table before its cards are dealt

lobby-title = Before the show
lobby-host = { $name } hosts this table.
lobby-host-you = You host this table.
lobby-same-cards = The cards of a game that has ended will be dealt here once more. That counts for no rating.
lobby-same-cards-known = Already seen by { $names }.

## Inviting

lobby-invite = Invite friends
lobby-invite-about = Whoever has this link can take a seat or watch.
lobby-link = Link to this table
lobby-copy-by-hand = Select the link and copy it by hand.
lobby-share-title = A game of Hanabi
lobby-share-text = There is a seat for you at my table.
lobby-qr = Show QR code
lobby-qr-hide = Hide QR code
lobby-qr-about = QR code of the link to this table, for a phone’s camera

## Seats

lobby-seats = Seats
lobby-rated = Games at this table are rated: everyone needs an account, and bots don’t play.
lobby-seat = Seat { $number }
lobby-seat-free = Free
lobby-sit = Sit here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-add-bot-seat = Add a bot to seat { $number }
lobby-choose-bot = Which bot?
lobby-bot-level = Level: { $level }
lobby-bot-convention = Convention: { $convention }
lobby-fill =
    { $count ->
        [one] Fill the free seat with a bot
       *[other] Fill { $count } free seats with bots
    }
lobby-clear = Free the seat
lobby-clear-seat = Free the seat: { $number } ({ $name })
lobby-make-host = Make host
lobby-make-host-name = Make host: { $name }
lobby-here = here
lobby-gone = not connected
lobby-name = Your name at this table

## Beginning

lobby-start = Deal the cards
lobby-start-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-start-ready = Everyone is seated.
lobby-wait-host = { $name } deals the cards.
lobby-watching =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
lobby-you-watch = You are watching. Take a free seat to play.
lobby-you-watch-full = You are watching: every seat is taken.
lobby-you-watch-late =
    { $count ->
        [one] You will see the game a turn late.
       *[other] You will see the game { $count } turns late.
    }
lobby-begun-late =
    { $count ->
        [one] The game has begun; you will see it a turn late.
       *[other] The game has begun; you will see it { $count } turns late.
    }
lobby-seated-at = You sit at seat { $number }.

## Rules

lobby-change-rules = Change the rules
lobby-rules-save = Use these rules
lobby-rules-discard = Leave them as they were
