# terminal-suit ist auch das, was man tippt; vor einer Zahl wird gebeugt.
terminal-suit =
    { $suit ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
        [white] weiß
        [multicolour] bunt
        [black] schwarz
       *[other] { $suit }
    }
terminal-suit-card =
    { $suit ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [white] weiße
        [multicolour] bunte
        [black] schwarze
       *[other] { $suit }
    }
terminal-card = { terminal-suit-card } { $rank }
terminal-comma = {", "}
terminal-seat-you = Du
terminal-guest = Gast
terminal-seat = { $name } ({ $bot })
terminal-welcome = Zu { $players }, Variante „{ variant-name }“. Mit dir am Tisch: { $names }. Tippe ? für Hilfe.
terminal-variant = { $variant }: { variant-name }. { variant-about } { variant-sum }.
terminal-status = Hinweisplättchen { $tokens } von { $most }. Gewitterplättchen { $strikes } von { $limit }. Karten im Stapel: { $deck }. Punkte: { $points } von { $reachable }.
terminal-fireworks = Feuerwerke: { $list }.
terminal-last-turns =
    { $turns ->
        [one] Letzte Runde: Dies ist der letzte Zug.
       *[other] Letzte Runde: noch { $turns } Züge, dieser mitgezählt.
    }
terminal-hand = { $name }: { $cards }.
terminal-hand-empty = { $name }: keine Karten.
terminal-slot = { $slot }: { $card }
terminal-marked = { $card }, Hinweis { $marks }
terminal-unknown = unbekannt
terminal-possible = { $marks }, kann sein: { $cards }
terminal-certain = { $card }, sicher
terminal-know =
    { $you ->
        [yes] Was du wissen kannst
       *[no] Was { $name } wissen kann
    }: { $cards }.
terminal-your-turn = Du bist dran
terminal-prompt = >
terminal-bonus-waits = Ein Bonus wartet:
terminal-bonus-option = b { $number }: { $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] ein Hinweisplättchen
        [mend] ein Gewitterplättchen weniger und ein Hinweisplättchen
        [return] zurück in den Nachziehstapel
        [rescue] vom Ablagestapel auf ihr Feuerwerk
        [colour] ein freier Farbhinweis
       *[rank] ein freier Zahlenhinweis
    }
terminal-bonus-card = { terminal-card }, { terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name } an { $target }: { terminal-clue }
terminal-bonus-decline = b 0: nichts nehmen
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $name } zieht die { terminal-card }.
    }
terminal-event-clue =
    { $you ->
        [giver] Du sagst { $target }
        [target] { $name } sagt dir
       *[no] { $name } sagt { $target }
    }: { terminal-clue }, { $count ->
        [0] keine Karte
        [one] Karte { $slots }
       *[other] Karten { $slots }
    }.
terminal-event-played =
    { $you ->
        [yes] Du spielst
       *[no] { $name } spielt
    } die { terminal-card } aus. Sie passt.
terminal-event-misplayed =
    { $you ->
        [yes] Du spielst
       *[no] { $name } spielt
    } die { terminal-card } aus. Sie passt nicht: Gewitterplättchen Nr. { $strikes }.
terminal-event-discarded =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } die { terminal-card } ab.
terminal-event-completed = Das { terminal-suit-card } Feuerwerk ist fertig!
terminal-event-bonus =
    { $bonus ->
        [any] Ein Bonus steht zur Wahl.
       *[other] Bonus: { terminal-bonus-name }.
    }
terminal-event-token = Hinweisplättchen { $tokens }, Gewitterplättchen { $strikes }.
terminal-event-returned = Die { terminal-card } kommt vom Ablagestapel in den Nachziehstapel.
terminal-event-rescued = Die { terminal-card } kommt vom Ablagestapel auf ihr Feuerwerk.
terminal-event-declined = Auf den Bonus wird verzichtet.
terminal-event-lost = Für den Bonus gibt es nichts zu tun.
terminal-event-final =
    { $turns ->
        [one] Die letzte Karte ist gezogen. Noch { $turns } Zug.
       *[other] Die letzte Karte ist gezogen. Noch { $turns } Züge.
    }
terminal-end =
    { $why ->
        [perfect] Alle Feuerwerke sind fertig!
        [strikes] Das letzte Gewitterplättchen: Die Vorstellung ist vorbei.
        [deck] Die letzte Runde ist vorbei.
        [finale_lost] Das Große Finale ist verloren.
       *[decided] Mehr ist nicht mehr zu holen.
    }
terminal-score = Punkte: { $score } von { $most }, { terminal-grade }.
terminal-score-none = Auf dem Tisch: { $total } von { $most }.
terminal-grade =
    { $grade ->
        [failed] misslungen
        [horrible] oje
        [poor] schwach
        [decent] ordentlich
        [excellent] gut
        [extraordinary] sehr gut
        [legendary] legendär
       *[divine] göttlich
    }
terminal-explain = Warum die anderen so gespielt haben:
terminal-explained = Zug { $turn }, { $name }: { $reason }
terminal-discards = Ablagestapel: { $cards }.
terminal-discards-empty = Der Ablagestapel ist leer.
terminal-log-empty = Noch ist nichts geschehen.
terminal-left = Du verlässt den Tisch. Die Partie endet hier.
terminal-help =
    p 2: deine Karte 2 ausspielen (1 ist die neueste)
    d 3: deine Karte 3 abwerfen
    c { $name } { $colour }, c { $name } 3: jemandem eine Farbe oder eine Zahl sagen
    b 1: den Bonus mit dieser Nummer nehmen; b 0: nichts nehmen
    know { $name }, know you: was jemand (oder du) über die eigene Hand wissen kann
    log: was geschah; discards: der Ablagestapel
    t: den Tisch noch einmal zeigen; ?: diese Hilfe; q: gehen
terminal-bad-command = „{ $typed }“ verstehe ich nicht. Tippe ? für Hilfe.
terminal-bad-slot = Eine Karte „{ $typed }“ gibt es in deiner Hand nicht. Nenne eine Zahl von 1 bis { $most }.
terminal-bad-name = Hier heißt niemand „{ $typed }“. Es gibt { $names }.
terminal-bad-partner = Dir selbst kannst du keinen Hinweis geben. Die anderen sind: { $names }.
terminal-bad-clue = „{ $typed }“ ist weder eine Zahl noch eine Farbe, die man hier nennen kann. Es gibt { $clues }.
terminal-bad-form = Schreib es so: { $form }
terminal-bad-bonus = Wähle eine der Nummern aus der Liste.
terminal-refused =
    { $code ->
        [no_clue_tokens] Kein Hinweisplättchen mehr da: Spiel eine Karte aus oder wirf eine ab.
        [tokens_full] Alle Hinweisplättchen sind da, abwerfen geht nicht: Spiel eine Karte aus oder gib einen Hinweis.
        [empty_clue] An diesem Tisch muss ein Hinweis mindestens eine Karte zeigen.
        [clue_no_cards] Diese Hand ist leer.
        [bonus_pending] Nutze zuerst den Bonus oder verzichte darauf.
        [no_bonus] Es wartet kein Bonus.
       *[other] Das erlauben die Regeln gerade nicht ({ $code }).
    }
