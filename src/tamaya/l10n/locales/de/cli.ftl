## Words of all help
cli-usage = Aufruf:
cli-options-place = [OPTIONEN]
cli-command-place = BEFEHL [ARGUMENTE]…
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-default = Vorgabe:
cli-environment = Umgebungsvariable:
cli-required = erforderlich
cli-help = Diese Hilfe anzeigen und beenden.
cli-type-text = <Text>
cli-type-texts = <Texte>
cli-type-whole = <Ganzzahl>
cli-type-whole-range = <Ganzzahl>
cli-type-number-range = <Zahl>
cli-type-path = <Pfad>
cli-json-object-lines = Ein JSON-Objekt je Zeile.
cli-json-last-line = Die letzte Zeile ist ein JSON-Objekt.
cli-lang = Sprache, zum Beispiel en, ja oder ru; sonst die des Systems.
cli-rules = Ein fertiger Satz Regeln: printed, bga, rnr, hanab-live, hle.
cli-bonuses = Die fünf Flamboyanten: off, tiles, random oder choice.
cli-grand-finale = Keine letzte Runde: perfekt oder verloren.
cli-players = Plätze am Tisch.
cli-variant = Die Farbvariante.

## tamaya
cli-tamaya = Hanabi: spielen, anbieten, erforschen.
cli-version = Die Version anzeigen.
cli-install-completion = Vervollständigung für die aktuelle Shell installieren.
cli-show-completion = Vervollständigung für die aktuelle Shell anzeigen, um sie zu kopieren oder die Installation anzupassen.

## play
cli-play = Mit Bots im Terminal spielen.
cli-play-players = Plätze am Tisch; sonst drei oder so viele, wie die Bots verlangen.
cli-play-bots = Deine Mitspieler, durch Kommas getrennt (siehe `tamaya bots`); sie besetzen die Plätze reihum.
cli-play-variant = Die Farbvariante (siehe `tamaya variants`).
cli-play-seed = Dieselbe Partie noch einmal geben; sonst eine geheime.
cli-play-plain = Einfache Sätze ohne jede Zeichnung, für Bildschirmleser.
cli-play-explain = Nach der Partie sagen, warum die Bots so gespielt haben.
cli-play-name = Wie du in den Erklärungen der Bots heißt.

## serve
cli-serve = Das Spiel auf diesem Rechner anbieten.
cli-serve-config = Eine TOML-Datei mit all diesen Einstellungen.
cli-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 für alle dieses Rechners.
cli-serve-port = Port, auf dem gelauscht wird; 0 für irgendeinen freien.
cli-serve-data = Ordner für die Datenbank und die Schlüsseldatei; wird bei Bedarf angelegt.
cli-serve-database = PostgreSQL: postgresql://user:password@host/name; sonst eine Datei im Ordner.
cli-serve-workers = Prozesse, die antworten; mehrere brauchen PostgreSQL.
cli-serve-lease-seconds = Schweigt ein Prozess so lange, übernehmen andere seine Tische.
cli-serve-bot-delay = Sekunden, die ein Bot für einen Zug braucht.
cli-serve-bot-workers = Prozesse, in denen Bots nachdenken.
cli-serve-origin = Weitere Herkunft, deren Seiten diesen Server nutzen dürfen; mehrmals möglich.
cli-serve-trusted-proxy = Adresse oder Netz eines Proxys, dessen weitergereichten Kopfzeilen geglaubt wird; mehrmals möglich. Denen dieses Rechners wird geglaubt.
cli-serve-metrics-from = Netz, das außer diesem Rechner /metrics lesen darf; mehrmals möglich.
cli-serve-contact = An wen Push-Dienste wegen dieses Servers schreiben können: mailto:… oder https://… Manche wollen es wissen.
cli-serve-limit = NAME=VALUE, für eine Rate NAME=PER_SECOND/AT_ONCE; mehrmals möglich. Siehe docs/server.md.
cli-serve-log-level = debug, info, warning oder error; das Protokoll geht auf die Fehlerausgabe.

## replay
cli-replay = Aufgezeichnete Partien nachspielen: Punkte, Feuerwerke, Ende, Züge, Gewitter- und Hinweisplättchen.
cli-replay-more = Wurde zu Beginn ein Versprechen über den Nachziehstapel gezeigt, wird es eingelöst. Eine schlechte Datei wird gemeldet, die anderen kommen trotzdem dran; der Rückgabewert ist dann 1.
cli-replay-files = Aufzeichnungen oder Links von hanab.live; - liest eine von der Standardeingabe.
cli-replay-rules = Nach diesem Satz Regeln nachspielen: printed, bga, rnr, hanab-live, hle.
cli-replay-json = Eine JSON-Zeile je Datei.
cli-replay-turns = Die ganze Partie erzählen, Zug um Zug.

## solve
cli-solve = Sagen, ob ausgeteilte Karten, wenn alle bekannt sind, gewinnbar sind (und wie), sicher verloren (und warum) oder ob es offen bleibt.
cli-solve-more = Mit --turns auch, bis wann eine aufgezeichnete Partie noch zu gewinnen war und welcher Zug sie verlor, soweit bewiesen. Eine schlechte Datei wird gemeldet, die anderen kommen trotzdem dran; der Rückgabewert ist dann 1.
cli-solve-files = Aufzeichnungen, unsere oder die von hanab.live; - liest eine von der Standardeingabe.
cli-solve-seed = Die Karten lösen, die dieser Startwert austeilt.
cli-solve-deck = Diesen Stapel lösen: alle Karten in der Reihenfolge des Ziehens, wie in 'R1 Y3 W5 …'.
cli-solve-players = Plätze, für --seed und --deck.
cli-solve-variant = Die Farbvariante, für --seed und --deck.
cli-solve-turns = Von jedem Zug einer aufgezeichneten Partie erzählen.
cli-solve-json = Eine JSON-Zeile je Kartenverteilung.

## variants, bots
cli-variants = Die Varianten auflisten: was jede ausmacht, ihre Karten, ihre höchste Punktzahl, ihre Namen anderswo.
cli-variants-json = Eine JSON-Zeile je Variante.
cli-bots = Die Bots auflisten: Name, Stärke, Konventionen und was jeder ist.

## Commands that play many games
cli-games = Wie viele Partien.
cli-seed = Nummeriert die Kartenverteilungen: gleicher Startwert, gleiche Karten.
cli-jobs = Prozesse, in denen gespielt wird; die Partien sind bei jeder Anzahl dieselben.
cli-backend = Wo gespielt wird: local oder ray (Zusatz `cluster`).
cli-address = Adresse des Ray-Clusters: auto, HOST:PORT oder ray://HOST:PORT; sonst wird hier einer gestartet.
cli-keep = Ein Ordner für fertige Teile; was darin liegt, wird nicht noch einmal gespielt.
cli-evaluate = Viele Partien mit einem Bot auf jedem Platz spielen und sagen, was herauskam.
cli-evaluate-more = Mit --with besetzen die Bots die Plätze reihum, von Partie zu Partie um einen Platz versetzt.
cli-evaluate-bot = Name eines Bots (siehe `tamaya bots`) oder module:factory für deinen eigenen.
cli-evaluate-with = Ein weiterer Bot für die übrigen Plätze; mehrmals möglich.
cli-cross-play = Jedes Paar von Bots mit denselben Karten spielen lassen und die Tabelle der mittleren Punkte zeigen.
cli-cross-play-more = Die beiden besetzen die Plätze reihum, von Partie zu Partie um einen Platz versetzt; deshalb ist die Tabelle symmetrisch.
cli-cross-play-bots = Namen (siehe `tamaya bots`) oder module:factory.
cli-cross-play-games = Wie viele Partien je Paar.
cli-cross-play-svg = Wohin eine Heatmap der mittleren Punkte geschrieben wird.
cli-cross-play-out = Wohin die Tabelle und die Zahlen jedes Paars geschrieben werden, als JSON.
cli-dataset = Partien spielen und ganz aufbewahren: Aufzeichnungen, Entscheidungen und ihre Gründe, eine Zeile je Partie (Zusatz `datasets`).
cli-dataset-bots = Die Bots, die reihum die Plätze besetzen (siehe `tamaya bots`).
cli-dataset-out = Der Ordner; Partien, die schon darin liegen, werden nicht noch einmal gespielt.
cli-bench = Messen, wie schnell es auf diesem Rechner ist.
cli-bench-kernel = Zufälliges Spiel nach den Regeln von HLE im Spielkern messen, auf einem Prozessorkern.
cli-bench-batch = Partien, die nebeneinander laufen.
cli-bench-seconds = Sekunden je Messung.
cli-bench-variant = Siehe `tamaya variants`.
cli-bench-fresh = Neu übersetzen, was auch immer im Zwischenspeicher liegt.
cli-bench-json = Ein JSON-Objekt ausgeben.
cli-calibrate = Einen Bot jede Art gewerteter Partien spielen lassen und aus seinen Punkten Hanabots Wertungszahlen bilden.
cli-calibrate-out = Wohin die Tabelle geschrieben wird, als JSON; die gültige liegt in tamaya/ratings/.
cli-calibrate-version = Die Version der Tabelle: eins mehr als die der gültigen.
cli-calibrate-reference = Der Bot, aus dessen Punkten sie entsteht.
cli-calibrate-games = Partien je Variante und Anzahl der Personen.
cli-calibrate-seed = Nummeriert die Kartenverteilungen.

## Keeping a server: admin, backup, restore, ratings
cli-data = Der Datenordner des Servers.
cli-admin = Auf dem Server für Ordnung sorgen, der auf diesem Rechner läuft. WHO ist der Name eines Kontos oder irgendeine Benutzerkennung.
cli-admin-who = Sagen, wer das ist.
cli-admin-person = Name eines Kontos oder eine Benutzerkennung.
cli-admin-close = Einen Tisch endgültig schließen; eine laufende Partie endet, ohne zu zählen.
cli-admin-table = Kennung oder Link eines Tisches.
cli-admin-reason = Warum; wird festgehalten.
cli-admin-ban = Eine Person oder eine Adresse ausschließen.
cli-admin-address = WHO ist eine Adresse.
cli-admin-unban = Wieder hereinlassen.
cli-admin-silence = Eine Person stumm machen.
cli-admin-unsilence = Wieder reden lassen.
cli-admin-rename = Eine Person umbenennen, überall, wo sie war.
cli-admin-new-name = Der neue Name.
cli-admin-reset-password = Ein Passwort ungültig machen und einen Code für ein neues ausgeben.
cli-admin-grant = Ein Konto auf der Verwaltungsseite für Ordnung sorgen lassen.
cli-admin-revoke = Das zurücknehmen.
cli-admin-reports = Die Meldungen auflisten, mit dem, was gesagt wurde.
cli-admin-reports-closed = Die erledigten.
cli-admin-close-report = Eine Meldung als erledigt vermerken.
cli-admin-report = Die Nummer der Meldung.
cli-admin-sanctions = Auflisten, wer ausgeschlossen oder stumm ist.
cli-admin-log = Auflisten, was für die Ordnung getan wurde, das Neueste zuerst.
cli-backup = Alles sichern, was ein Server aufbewahrt, auch während er läuft.
cli-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-restore = Eine Sicherung zurückholen: in einen Ordner ohne Datenbank oder eine leere PostgreSQL-Datenbank.
cli-restore-file = Eine Datei, die `tamaya backup` geschrieben hat.
cli-ratings = Wertung: siehe docs/ratings.md.
cli-ratings-recompute = Alle gewerteten Partien nachspielen und das Ergebnis mit dem vergleichen, was aufbewahrt ist.
cli-ratings-data = Der Datenordner des Servers. Mit --write muss der Server gestoppt sein.
cli-ratings-database = PostgreSQL: postgresql://…
cli-ratings-write = Behalten, was herauskommt, wo es anders ist.

## What is refused
cli-refusal = Fehler: { $why }
cli-refusal-hint = Hilfe: `{ $command }`.
cli-refusal-command = Den Befehl „{ $name }“ gibt es nicht.
cli-refusal-no-command = Es fehlt ein Befehl.
cli-refusal-option = Die Option { $name } gibt es nicht.
cli-refusal-option-like = Die Option { $name } gibt es nicht. Ähnlich: { $list }
cli-refusal-missing = Es fehlt { $name }.
cli-refusal-no-value = { $name } braucht einen Wert.
cli-refusal-too-much = Überzählige Argumente: { $name }
cli-refusal-value-of = Der Wert von { $name } passt nicht: { $why }
cli-refusal-value = Der Wert passt nicht: { $why }
cli-refusal-whole = er muss eine ganze Zahl sein
cli-refusal-number = er muss eine Zahl sein
cli-refusal-least = er muss mindestens { $limit } sein
cli-refusal-most = er darf höchstens { $limit } sein
cli-refusal-unknown =
    { $kind ->
        [bot] den Bot „{ $name }“ gibt es nicht
        [variant] die Variante „{ $name }“ gibt es nicht
        [preset] den Satz Regeln „{ $name }“ gibt es nicht
        [bonuses] die Einstellung „{ $name }“ für die Flamboyanten gibt es nicht
        [language] die Sprache „{ $name }“ gibt es nicht
       *[other] „{ $name }“ gibt es nicht
    }; es gibt { $list }
cli-refusal-seats = { $bots } Bots und du, das sind { $players } Personen: lass --players weg oder nenne weniger Bots
cli-refusal-solve-nothing = gib eine Datei, --seed oder --deck an
cli-refusal-solve-turns = --turns braucht eine aufgezeichnete Partie
cli-refusal-bots-twice = nenne jeden Bot nur einmal
