# Ein Tisch, bevor die Karten verteilt sind

lobby-title = Vor der Vorstellung
lobby-host = { $name } lädt an diesen Tisch ein.
lobby-host-you = Du lädst an diesen Tisch ein.
lobby-same-cards = Hier werden die Karten einer beendeten Partie noch einmal ausgeteilt. Das zählt für keine Wertung.
lobby-same-cards-known = Schon gesehen von { $names }.

## Einladen

lobby-invite = Freunde einladen
lobby-invite-about = Wer diesen Link hat, kann sich dazusetzen oder zuschauen.
lobby-link = Link zu diesem Tisch
lobby-copy-by-hand = Markiere den Link und kopiere ihn von Hand.
lobby-share-title = Eine Partie Hanabi
lobby-share-text = An meinem Tisch ist ein Platz für dich.
lobby-qr = QR-Code zeigen
lobby-qr-hide = QR-Code verbergen
lobby-qr-about = QR-Code des Links zu diesem Tisch, für die Handykamera

## Plätze

lobby-seats = Plätze
lobby-rated = An diesem Tisch wird gewertet: Alle brauchen ein Konto, und Bots spielen nicht mit.
lobby-seat = Platz { $number }
lobby-seat-free = Frei
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-add-bot = Bot dazusetzen
lobby-add-bot-seat = Bot dazusetzen: Platz { $number }
lobby-choose-bot = Welcher Bot?
lobby-bot-level = Stärke: { $level }
lobby-bot-convention = Absprachen: { $convention }
lobby-fill =
    { $count ->
        [one] Den freien Platz mit einem Bot besetzen
       *[other] { $count } freie Plätze mit Bots besetzen
    }
lobby-clear = Platz räumen
lobby-clear-seat = Platz räumen: { $number } ({ $name })
lobby-make-host = Gastgeberrolle geben
lobby-make-host-name = { $name } die Gastgeberrolle geben
lobby-here = da
lobby-gone = nicht verbunden
lobby-name = Dein Name an diesem Tisch

## Los geht’s

lobby-start = Karten verteilen
lobby-start-free =
    { $count ->
        [one] Noch ein Platz frei.
       *[other] Noch { $count } Plätze frei.
    }
lobby-start-ready = Alle sitzen.
lobby-wait-host = { $name } verteilt die Karten.
lobby-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
lobby-you-watch = Du schaust zu. Setz dich auf einen freien Platz, um mitzuspielen.
lobby-you-watch-full = Du schaust zu: Alle Plätze sind besetzt.
lobby-you-watch-late =
    { $count ->
        [one] Du siehst die Partie einen Zug später.
       *[other] Du siehst die Partie { $count } Züge später.
    }
lobby-begun-late =
    { $count ->
        [one] Die Partie hat begonnen; du siehst sie einen Zug später.
       *[other] Die Partie hat begonnen; du siehst sie { $count } Züge später.
    }
lobby-seated-at = Du sitzt auf Platz { $number }.

## Regeln

lobby-change-rules = Regeln ändern
lobby-rules-save = So spielen wir
lobby-rules-discard = Lassen, wie es war
