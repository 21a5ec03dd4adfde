replay-title = Rückblick
replay-imported = Rückblick auf eine Partie von anderswo
replay-loading = Die Partie wird geholt …
replay-menu = Zum Mitnehmen
replay-beside = Verlauf, Analyse, Kommentare
replay-bot-player = { $name } ({ $bot })
replay-stand-in = { $name } (zuletzt { $bot })

replay-transport = Durch die Partie
replay-slider = Stelle in der Partie
replay-move-of = Zug { $move } von { $last }
replay-first = Zum Austeilen
replay-round-back = Eine Runde zurück
replay-step-back = Einen Zug zurück
replay-run = Abspielen
replay-pause = Anhalten
replay-step = Einen Zug weiter
replay-round = Eine Runde weiter
replay-end = Zum Ende
replay-view = Wessen Augen
replay-view-all = Alle
replay-view-of = { $name }
replay-log = Verlauf
replay-analysis = Analyse
replay-the-deal = Die Karten sind ausgeteilt.
replay-no-change = Ein Bonus wurde genutzt; er hat nichts verändert.
replay-move = Zug
replay-at-move =
    { $move ->
        [0] beim Austeilen
       *[other] nach Zug { $move }
    }
replay-known = Was man davon wusste
replay-could-be = Was { $name } durch Hinweise und sichtbare Karten davon wissen konnte:

replay-fits = Nach allem, was man am Zug wissen konnte, passte sie mit { $percent } %.
replay-last = Nach allem, was man am Zug wissen konnte, war sie mit { $percent } % die letzte einer noch nötigen Karte.
replay-because = { $bot }:

replay-what-if = Was, wenn …
replay-not-the-game =
    { $move ->
        [0] Nicht die Partie: ein Versuch ab dem Austeilen.
       *[other] Nicht die Partie: ein Versuch ab Zug { $move }.
    }
replay-back = Zurück zur Partie
replay-your-choice = { $name } ist am Zug.
replay-choose-how = Entscheide für alle, oder lass einen Bot spielen:
replay-which-bot = Welcher Bot
replay-bot-one = einen Zug
replay-bot-all = bis zum Ende
replay-bot-plays = spielt …
replay-take-back = Letzten Zug zurücknehmen

replay-copy-link = Link zu diesem Zug kopieren
replay-link-copied = Der Link ist kopiert: Er führt genau zu diesem Zug.
replay-copy-hanab-live = Link für hanab.live kopieren
replay-play-deck = Dieses Deck spielen
replay-play-deck-friends = Mit Freunden
replay-play-deck-about = Dieselben Karten, mit Bots als Partnern oder an einem Tisch für Freunde. Es zählt für keine Wertung; danach stehen die Ergebnisse nebeneinander.
replay-files = Dateien
replay-file-record = Aufzeichnung (JSON)
replay-file-hanab-live = hanab.live (JSON)
replay-file-moves = Züge (CSV)
replay-relaxed = Die Züge halten nicht jede Regel von hanab.live ein; die verletzten sind weggelassen.

replay-comments =
    { $count ->
        [0] Kommentare
       *[other] Kommentare ({ $count })
    }
replay-no-comments = Noch hat niemand etwas geschrieben.
replay-comment-on =
    { $move ->
        [0] Dein Kommentar zum Austeilen
       *[other] Dein Kommentar zur Lage nach Zug { $move }
    }
replay-comment-send = Schreiben
replay-comment-written = Dein Kommentar ist geschrieben.
replay-comment-remove = Entfernen

replay-score-plot = Punkte, und was noch zu erreichen war
replay-score = Punkte
replay-reachable = Noch erreichbar
replay-pace-about = Züge, in denen noch etwas anderes als Ausspielen möglich war, wenn alles erreicht werden sollte.
replay-as-table = Als Tabelle
replay-same-deal =
    { $count ->
        [one] Dieselben Karten wurden noch einmal gespielt: { $scores }.
       *[other] Dieselben Karten wurden noch { $count }-mal gespielt: { $scores }.
    }

replay-key-step = einen Zug zurück oder weiter
replay-key-round = eine Runde zurück oder weiter
replay-key-ends = zum Austeilen; zum Ende
replay-key-always = einen Zug zurück oder weiter, auch in „Was, wenn“
replay-key-run = abspielen und anhalten
replay-key-view = mit den Augen einer Person
replay-key-all = alles offen
replay-key-what-if = was wäre, wenn: ab hier für alle entscheiden
replay-key-back = zurück zur Partie
