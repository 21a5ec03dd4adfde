history-title = Meine Partien
history-names = Wer war dabei
history-variant = Variante
history-players = Personen
history-result = Ergebnis
history-any = egal
history-perfect = perfekt
history-not-perfect = alle anderen
history-found =
    { $count ->
        [0] Keine Partien
        [one] Eine Partie
       *[other] { $count } Partien
    }
history-more = Ältere Partien
history-none = Du hast noch keine Partie beendet. Sobald es so weit ist, bleibt sie hier.
history-none-such = So eine ist nicht unter deinen Partien.
history-per-variant = Nach Variante
history-per-team = Nach Team
history-variant-players = { $variant }, zu { $count }
history-games = Partien
history-mean = Mittel
history-best = Bestes
history-perfect-count = Perfekt
history-all = Alle Partien
history-spread = Wie die Punkte verteilt sind
history-course = Das Mittel im Lauf der Zeit
history-since = Ab
history-take = Alles zum Mitnehmen
history-json = Jede Aufzeichnung (JSON)
history-csv = Eine Liste (CSV)

start-history-about = Zug für Zug zurückblicken; sehen, wie es läuft.
start-bring-about = Eine Partie von hanab.live oder aus einer Datei ansehen.

bring-title = Aufzeichnung öffnen
bring-about = Eine Partie von anderswo: Zug für Zug ansehen, untersuchen, anders versuchen.
bring-label = Eine Aufzeichnung (JSON) oder ein Link von hanab.live
bring-where = Auf hanab.live kopiert das Menü des Rückblicks einen Link mit der ganzen Partie; hanab.live/export mit der Nummer der Partie gibt JSON. Ein Link mit bloßer Nummer enthält keine Partie.
bring-open = Öffnen
bring-file = Aus einer Datei …
bring-kept = Sie bekommt einen eigenen Link, für dich und wem du ihn gibst.

error-no_such_game = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.
error-todays_cards = Das sind die Karten von heute: Spiele zuerst das Blatt des Tages und behalte sie bis morgen für dich.
error-no_such_comment = Diesen Kommentar gibt es nicht mehr.
error-no_such_action = Einen solchen Zug hat die Partie nicht.
error-illegal_action = Dieser Zug ist dort nicht erlaubt.
error-already_over = Die Partie war vorher zu Ende.
error-not_expressible = hanab.live kann diese Partie nicht ausdrücken.
error-comments_full = Über diese Partie ist so viel geschrieben, dass nichts mehr hineinpasst.
error-record_unreadable = Das ist keine Aufzeichnung und kein Link, die sich hier lesen lassen.
error-record_unsupported = Diese Partie folgte Regeln, die hier nicht bekannt sind.
error-record_wrong = Die Züge dieser Aufzeichnung passen nicht zu ihren Karten und Regeln.
error-record_link = Dieser Link nennt nur eine Partie auf hanab.live. Kopiere dort im Menü der Wiederholung den Link, der die ganze Partie enthält (hanab.live/replay-json/…), oder füge das JSON ein.
error-record_variant = Die Variante „{ $variant }“ lässt sich hier nicht spielen.
error-record_move = Zug { $move } dieser Aufzeichnung passt nicht zu ihren Karten und Regeln.
