# Nach „ist“ und „sind“ stehen Farben ungebeugt, vor „Karte“ und einer Zahl gebeugt: „die rote 3“.
table-title = Tisch
table-seat = Platz { $seat }
table-ordinal = { $slot }.
table-colour =
    { $colour ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
        [white] weiß
        [multicolour] bunt
        [black] schwarz
       *[other] { $colour }
    }
table-colour-card =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [white] weiße
        [multicolour] bunte
        [black] schwarze
       *[other] { $colour }
    }
table-colour-name =
    { $colour ->
        [red] Rot
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [white] Weiß
        [multicolour] Bunt
        [black] Schwarz
       *[other] { $colour }
    }
table-rank = { $rank }
table-rank-one =
    { $rank ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $rank }
    }
table-rank-many =
    { $rank ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
       *[other] { $rank }
    }
table-card-name = { table-colour-card } { $rank }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] Du hast keine { table-rank-one }.
                [one] Deine { $slots } Karte ist eine { table-rank-one }.
               *[other] Deine { $slots } Karte sind { table-rank-many }.
            }
       *[colour]
            { $count ->
                [0] Du hast keine { table-colour-card } Karte.
                [one] Deine { $slots } Karte ist { table-colour }.
               *[other] Deine { $slots } Karte sind { table-colour }.
            }
    }
table-tell = { $target } sagen: „{ table-clue-says }“

table-figures = Plättchen, Stapel und Punkte
table-tokens =
    { $most ->
        [one] { $count } von { $most } Hinweisplättchen
       *[other] { $count } von { $most } Hinweisplättchen
    }
table-strikes =
    { $most ->
        [one] { $count } von { $most } Gewitterplättchen
       *[other] { $count } von { $most } Gewitterplättchen
    }
table-in-deck = im Stapel
table-last-turns =
    { $count ->
        [one] letzter Zug
       *[other] Züge übrig
    }
table-of-points = von { $points }
table-reachable = Höchstens { $count } sind noch möglich
table-fireworks = Feuerwerke
table-firework =
    { $height ->
        [0] { table-colour-name }: noch keine Karte
       *[other] { table-colour-name }: { $height } von { $most }, obenauf { $rank }
    }{ $direction ->
        [down] , abwärts gebaut
       *[up] { "" }
    }{ $stopped ->
        [yes] , nicht mehr zu vollenden
       *[no] { "" }
    }

table-hand-of = Die Hand von { $name }
table-own-hand = Deine Hand
table-no-cards = Keine Karten mehr
table-partner-card =
    { $open ->
        [yes] { $name }, { table-ordinal } Karte: { $what }
       *[no] { $name }, { table-ordinal } Karte
    }
table-label = { $card }, { $knows }
table-own-card = Deine { table-ordinal } Karte
table-own-open = Deine { table-ordinal } Karte: { $what }
table-knows = weiß: { $knows }
table-knows-nothing = weiß nichts von ihr
table-own-knows = du weißt: { $knows }
table-own-knows-nothing = noch kein Hinweis
table-peek = Was { $name } weiß
table-not = nicht { $list }
table-neither = weder { $one } noch { $two }
table-knows-both = { $first }; { $second }
table-possible = Noch möglich: { $list }
table-possible-card = { $what } (noch { $count })
table-away = abwesend
table-offline = nicht verbunden
table-thinking = überlegt …
table-to-move = am Zug
table-bot = Bot
table-bots = Bots an diesem Tisch

table-your-turn = Du bist dran
table-your-bonus = Dein Bonus
table-turn-of = { $name } ist dran
table-turn-bot = { $name } überlegt …
table-waiting-away = Warten auf { $name } (abwesend)
table-last-round =
    { $count ->
        [one] Letzte Runde: der letzte Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
table-over = Die Vorstellung ist vorbei
table-spectator = Du schaust zu.
table-spectator-late =
    { $count ->
        [one] Du schaust zu, einen Zug später.
       *[other] Du schaust zu, { $count } Züge später.
    }

table-actions = Was du tun kannst
table-your-card = Deine { table-ordinal } Karte
table-card-of =
    { $open ->
        [yes] { $name }, { table-ordinal } Karte: { $what }
       *[no] { $name }, { table-ordinal } Karte
    }
table-play = Ausspielen
table-discard = Abwerfen
table-give = Hinweis geben
table-cancel = Abbrechen
table-hint-turn = Tippe auf eine deiner Karten, um sie auszuspielen oder abzuwerfen, oder auf eine Karte der anderen, um einen Hinweis zu geben.
table-hint-wait = Tippe auf eine Karte, um zu sehen, was sie noch sein kann.
table-not-your-turn = Handeln kannst du, wenn du dran bist.
table-again = Noch einmal
table-held = Dein Zug wartet auf die Verbindung …
table-bonus-first = Entscheide zuerst über den Bonus.
table-clue-for = Ein Hinweis für { $name }
table-more-clues = Weitere Hinweise
table-choose-clue = Wähle eine Farbe oder eine Zahl.
table-clues-later = Hinweise kannst du geben, wenn du dran bist.
table-no-clue-bonus = So einen Hinweis gibt es gerade nicht.
table-colours = Farben
table-ranks = Zahlen
table-bonus-name =
    { $bonus ->
        [token] ein Hinweisplättchen
        [mend] ein Gewitterplättchen weniger
        [return] eine Karte zurück in den Stapel
        [rescue] eine gerettete Karte
        [colour] ein freier Farbhinweis
        [rank] ein freier Zahlenhinweis
       *[choice] einer von fünf
    }
table-bonus-is = Bonus: { table-bonus-name }
table-bonus-choose = Wähle einen Bonus
table-bonus-does =
    { $bonus ->
        [token] Ein Hinweisplättchen kommt zurück.
        [mend] Ein Gewitterplättchen verschwindet, und ein Hinweisplättchen kommt zurück.
        [return] Such dir eine Karte vom Ablagestapel aus: Sie kommt an eine unbekannte Stelle des Nachziehstapels.
        [rescue] Such dir eine Karte vom Ablagestapel aus, die zu ihrem Feuerwerk passt: Sie wird ausgespielt.
        [colour] Gib einen Farbhinweis, der kein Plättchen kostet.
       *[rank] Gib einen Zahlenhinweis, der kein Plättchen kostet.
    }
table-bonus-whom = Wer den Hinweis bekommt
table-bonus-use = Nutzen
table-bonus-decline = Verzichten

table-menu = Menü
table-talk = Verlauf und Gespräch
table-pile = Ablagestapel
table-pile-count = Ablagestapel ({ $count })
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count } (die letzte wird noch gebraucht)
        [dead] { $rank } × { $count } (nicht mehr zu gebrauchen)
       *[none] { $rank } × { $count }
    }
table-pile-critical = Nur noch eine übrig, und sie wird gebraucht
table-pile-dead = Nicht mehr zu gebrauchen
table-pile-dots = Ein Punkt je Karte; gefüllt: abgeworfen
table-pace = Luft
table-pace-about = Züge, in denen noch etwas anderes als Ausspielen möglich ist, wenn alles erreicht werden soll.
table-efficiency = Ausbeute
table-efficiency-about = Karten, die ausgespielt sind oder mit Hinweis noch gebraucht werden, je Hinweis.
table-pace-choice = Luft und Ausbeute
table-pace-on = zeigen
table-pace-off = verbergen
table-none = keine
table-say = Etwas in die Runde sagen
table-say-watching = Reden (Tisch liest am Ende)
table-send = Senden
table-phrases = Sätze
table-agree = Zustimmen
table-refuse = Ablehnen
table-withdraw = Zurückziehen
table-waiting-for = Warten auf { $names }
table-invite = Einladungslink kopieren
table-link-copied = Der Einladungslink ist kopiert.
table-undo = Letzten Zug zurücknehmen
table-end = Partie beenden
table-end-alone = Die Partie beenden?
table-end-together = Die Partie beenden, wenn die anderen zustimmen?
table-end-counts =
    { $finale ->
        [yes] Sie zählt als verloren.
       *[no] Sie zählt 0 Punkte.
    }
table-end-daily = Du hast für dieses Blatt nur einen Versuch; er ist dann verbraucht.
table-end-now = Beenden
table-end-propose = Die anderen fragen
table-end-not = Weiterspielen
table-substitute = Ein Bot für { $name }
table-take = Den Platz von { $name } übernehmen
table-come-back = Zurück auf meinen Platz
table-last-game = Die letzte Partie
table-leave = Den Platz verlassen
table-watching =
    { $count ->
        [one] { $count } Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
table-rules = Die Regeln an diesem Tisch
table-rules-page = So wird gespielt
table-keys = Tasten
table-link-connecting = Verbinden …
table-link-waiting = Verbindung verloren. Neuer Versuch …
table-link-closed = Nicht verbunden
table-bye-replaced = Der Tisch ist in einem anderen Tab oder auf einem anderen Gerät offen.
table-bye-gone = Diesen Tisch gibt es nicht.
table-bye-version = Es gibt eine neuere Version. Bitte lade die Seite neu.
table-use-here = Hier weiterspielen


table-key-move = von Karte zu Karte und von Hand zu Hand
table-key-own = zu einer deiner Karten
table-key-play = Ausspielen der Karte vorbereiten; Enter spielt sie aus
table-key-discard = Abwerfen der Karte vorbereiten; Enter wirft sie ab
table-key-clue = Hinweise für die Hand dieser Karte
table-key-rank = beim Wählen eines Hinweises: diese Zahl
table-key-colour = beim Wählen eines Hinweises: diese Farbe, in der Reihenfolge der Farben
table-key-enter = wählen; bestätigen
table-key-escape = abbrechen
table-key-reorder = deine Karte in der Hand verschieben
table-key-peek = was man in der Hand dieser Karte weiß
table-key-undo = bitten, den letzten Zug zurückzunehmen
table-key-log = Verlauf und Gespräch
table-key-pile = Ablagestapel
table-key-talk = etwas sagen
table-key-help = diese Liste

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-oops = Hoppla.
phrase-i-know-nothing = Ich weiß nichts über meine Hand.
phrase-do-you-remember = Weißt du deine Hand noch?
phrase-let-me-think = Lasst mich überlegen …
phrase-your-turn = Du bist dran.
phrase-good-luck = Viel Glück!
phrase-again = Spielen wir noch einmal?

door-title = Hier läuft eine Partie
door-people = Am Tisch: { $names }
door-bots = Bots: { $names }
door-why = Wer die Hände gesehen hat, kann sich in dieser Partie nicht mehr dazusetzen. Deshalb vorher: Möchtest du mitspielen oder zuschauen?
door-watch = Zuschauen
door-not-now = Der Platz bleibt, wie er ist. Du kannst noch einmal fragen oder zuschauen.
