# The table in the terminal. $you says whether the player is meant; $slots count from the newest card, which is 1.
terminal-suit =
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
terminal-card = { terminal-suit } { $rank }
terminal-comma = {", "}
terminal-seat-you = You
terminal-guest = Guest
terminal-seat = { $name } ({ $bot })
terminal-welcome = { $players } players, variant { variant-name }. You sit with { $names }. Type ? for help.
terminal-variant = { $variant }: { variant-name }. { variant-about } { variant-sum }.
terminal-status = Clue tokens { $tokens } of { $most }. Strikes { $strikes } of { $limit }. Cards in the deck: { $deck }. Points: { $points } of { $reachable }.
terminal-fireworks = Fireworks: { $list }.
terminal-last-turns =
    { $turns ->
        [one] Final round: this is the last turn.
       *[other] Final round: { $turns } turns left, this one included.
    }
terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name }: no cards.
terminal-slot = { $slot }: { $card }
terminal-marked = { $card }, clued { $marks }
terminal-unknown = unknown
terminal-possible = { $marks }, can be { $cards }
terminal-certain = { $card }, certain
terminal-know =
    { $you ->
        [yes] What you can know
       *[no] What { $name } can know
    }: { $cards }.
terminal-your-turn = Your turn
terminal-prompt = >
terminal-bonus-waits = A bonus waits:
terminal-bonus-option = b { $number }: { $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] a clue token
        [mend] one strike back and a clue token
        [return] back into the deck
        [rescue] from the discard pile onto its firework
        [colour] a free colour clue
       *[rank] a free rank clue
    }
terminal-bonus-card = { terminal-card }, { terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name } to { $target }: { terminal-clue }
terminal-bonus-decline = b 0: take nothing
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] You draw a card.
       *[no] { $name } draws { terminal-card }.
    }
terminal-event-clue =
    { $you ->
        [giver] You tell { $target }
        [target] { $name } tells you
       *[no] { $name } tells { $target }
    }: { terminal-clue }, { $count ->
        [0] no card
        [one] card { $slots }
       *[other] cards { $slots }
    }.
terminal-event-played =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { terminal-card }. It fits.
terminal-event-misplayed =
    { $you ->
        [yes] You play
       *[no] { $name } plays
    } { terminal-card }. It doesn't fit: strike { $strikes }.
terminal-event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $name } discards
    } { terminal-card }.
terminal-event-completed = The { terminal-suit } firework is complete!
terminal-event-bonus =
    { $bonus ->
        [any] A bonus may be chosen.
       *[other] Bonus: { terminal-bonus-name }.
    }
terminal-event-token = Clue tokens { $tokens }, strikes { $strikes }.
terminal-event-returned = { terminal-card } goes from the discard pile into the deck.
terminal-event-rescued = { terminal-card } goes from the discard pile onto its firework.
terminal-event-declined = The bonus is declined.
terminal-event-lost = The bonus has nothing to act on.
terminal-event-final = The last card is drawn. { $turns } turns are left.
terminal-end =
    { $why ->
        [perfect] All fireworks are complete!
        [strikes] The last strike: the show is over.
        [deck] The final round is over.
        [finale_lost] The Grand Finale is lost.
       *[decided] Nothing more can be gained.
    }
terminal-score = Score { $score } of { $most }: { terminal-grade }.
terminal-score-none = On the table: { $total } of { $most }.
terminal-grade =
    { $grade ->
        [failed] failed
        [horrible] horrible
        [poor] poor
        [decent] decent
        [excellent] excellent
        [extraordinary] extraordinary
        [legendary] legendary
       *[divine] divine
    }
terminal-explain = Why the others did what they did:
terminal-explained = Turn { $turn }, { $name }: { $reason }
terminal-discards = Discard pile: { $cards }.
terminal-discards-empty = The discard pile is empty.
terminal-log-empty = Nothing has happened yet.
terminal-left = You leave the table. The game ends here.
terminal-help =
    p 2: play your card 2 (1 is the newest)
    d 3: discard your card 3
    c { $name } { $colour }, c { $name } 3: tell a player about a colour or a rank
    b 1: use a bonus as listed; b 0: take nothing
    know { $name }, know you: what a player can know of their hand
    log: what has happened; discards: the discard pile
    t: show the table again; ?: this help; q: leave
terminal-bad-command = I don't understand “{ $typed }”. Type ? for help.
terminal-bad-slot = There is no card “{ $typed }” in your hand. Give a number from 1 to { $most }.
terminal-bad-name = Nobody here is called “{ $typed }”. There are { $names }.
terminal-bad-partner = You can't give yourself a clue. The others are { $names }.
terminal-bad-clue = “{ $typed }” is neither a rank nor a colour that can be named here. There are { $clues }.
terminal-bad-form = Say it like this: { $form }.
terminal-bad-bonus = Choose one of the numbers listed.
terminal-refused =
    { $code ->
        [no_clue_tokens] There is no clue token left: play or discard.
        [tokens_full] All clue tokens are there, so nothing can be discarded: play or give a clue.
        [empty_clue] At this table a clue must point at a card at least.
        [clue_no_cards] That player has no cards.
        [bonus_pending] Use the bonus or decline it first.
        [no_bonus] No bonus waits.
       *[other] The rules don't allow that now ({ $code }).
    }
