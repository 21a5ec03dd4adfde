end-of = von { $points }
end-won = Perfekt!
end-lost = Verloren
end-told = { $score } von { $points } Punkten.
end-grade =
    { $grade ->
        [failed] Misslungen
        [horrible] Oje
        [poor] Schwach
        [decent] Ordentlich
        [excellent] Gut
        [extraordinary] Sehr gut
        [legendary] Legendär!
       *[divine] Göttlich!
    }
end-by-perfect = Jedes Feuerwerk ist fertig. Was für eine Vorstellung!
end-by-deck = Der Nachziehstapel ist leer, und alle hatten ihren letzten Zug.
end-by-strikes = Ein Gewitterplättchen zu viel: Die Vorstellung ist ins Wasser gefallen.
end-by-decided = Mehr war nicht mehr zu holen.
end-by-finale_lost = Das Große Finale kann nicht mehr perfekt werden.
end-by-timeout = Die Zeit ist um.
end-by-vote = Ihr habt die Partie beendet.
end-by-terminated = Die Partie wurde beendet.
end-total = Auf dem Tisch lagen { $total } von { $points }.
end-missed = Für immer verloren:
end-fewest = Die wenigsten Karten auf der Hand: { $names }
end-again = Noch einmal
end-next = Die nächste Partie
end-fill = Plätze besetzen
end-daily = So ging es den anderen
end-host-starts = Wer Gastgeber ist, kann die nächste Partie starten.
end-record = Aufzeichnung
end-replay = Rückblick
