# Die Startseite

start-title = Tamaya: Hanabi mit Freunden und Bots
start-lead = Alle sehen deine Karten, nur du nicht. Vertrau den Hinweisen deiner Freunde, und bringt zusammen den ganzen Himmel zum Leuchten.
start-game = Hanabi, das kooperative Kartenspiel, in deinem Browser. Kostenlos, ohne Konto.
start-play = Gleich spielen
start-play-about =
    { $bots ->
        [one] Du und ein Bot. Die Karten werden sofort verteilt.
       *[other] Du und { $bots } Bots. Die Karten werden sofort verteilt.
    }
start-size = Wie viele am Tisch?
start-friends = Tisch für Freunde
start-friends-about = Regeln wählen, Link schicken.
start-join-label = Link oder Code
start-join-go = Dazusetzen
start-join-invalid = Das ist kein Link und kein Code eines Tisches hier.
start-name = Dein Name
start-name-long =
    Höchstens { $most } Zeichen: { $over ->
        [one] eins zu viel.
       *[other] { $over } zu viel.
    } Ein Emoji kann mehrere zählen.
start-name-empty = Ein Name hat mindestens einen Buchstaben.
start-learn = Spielen lernen
start-learn-about = Eine erste Partie mit Anleitung: zehn Minuten. Dann Lektionen und Rätsel.
start-busy = Die Laternen werden angezündet …

## Ein neuer Tisch

new-title = Ein Tisch für Freunde
new-about = Wähle, zu wievielt und nach welchen Regeln ihr spielt. Bis die Karten verteilt sind, lässt sich alles ändern.
new-create = Tisch eröffnen
