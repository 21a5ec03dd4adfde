end-of = of { $points }
end-won = Perfect!
end-lost = Lost
end-told = { $score } of { $points } points.
end-grade =
    { $grade ->
        [failed] Failed
        [horrible] Horrible
        [poor] Poor
        [decent] Decent
        [excellent] Excellent
        [extraordinary] Extraordinary
        [legendary] Legendary!
       *[divine] Divine!
    }
end-by-perfect = Every firework is complete. What a show!
end-by-deck = The deck is empty and everyone had their last turn.
end-by-strikes = One strike too many: the show went up in smoke.
end-by-decided = No more could be reached.
end-by-finale_lost = The grand finale can’t be perfect any more.
end-by-timeout = The time ran out.
end-by-vote = The players ended the game.
end-by-terminated = The game was ended.
end-total = On the table lay { $total } of { $points }.
end-missed = Lost for good:
end-fewest = Fewest cards in hand: { $names }
end-again = Play again
end-next = The next game
end-fill = Fill the seats
end-daily = See how the others did
end-host-starts = The host can start the next game.
end-record = Record
end-replay = Look back
