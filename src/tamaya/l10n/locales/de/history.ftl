history-title = Meine Spiele
history-names = Wer war dabei
history-variant = Variante
history-players = Personen
history-result = Ergebnis
history-any = egal
history-perfect = perfekt
history-not-perfect = alle anderen
history-found =
    { $count ->
        [0] Keine Spiele
        [one] Ein Spiel
       *[other] { $count } Spiele
    }
history-more = Ältere Spiele
history-none = Du hast noch kein Spiel beendet. Sobald du es hast, bleibt es hier.
history-none-such = So eines ist nicht unter deinen Spielen.
history-per-variant = Nach Variante
history-per-team = Nach Team
history-variant-players = { $variant }, zu { $count }
history-games = Spiele
history-mean = Mittel
history-best = Bestes
history-perfect-count = Perfekt
history-take = Alles zum Mitnehmen
history-json = Jede Aufzeichnung (JSON)
history-csv = Eine Liste (CSV)

start-history-about = Zug für Zug zurückblicken; sehen, wie es läuft.
start-bring-about = Ein Spiel von hanab.live oder aus einer Datei ansehen.

bring-title = Aufzeichnung öffnen
bring-about = Ein Spiel von anderswo: Zug für Zug ansehen, untersuchen, anders versuchen.
bring-label = Eine Aufzeichnung (JSON) oder ein Link von hanab.live
bring-where = Auf hanab.live kopiert das Menü des Rückblicks einen Link mit dem ganzen Spiel; hanab.live/export mit der Nummer des Spiels gibt JSON. Ein Link mit bloßer Nummer enthält kein Spiel.
bring-open = Öffnen
bring-file = Aus einer Datei …
bring-kept = Es bekommt einen eigenen Link, für dich und wem du ihn gibst.

error-no_such_game = Dieses Spiel gibt es nicht, oder es ist noch nicht zu Ende.
error-no_such_comment = Diesen Kommentar gibt es nicht mehr.
error-no_such_action = Einen solchen Zug hat das Spiel nicht.
error-illegal_action = Dieser Zug ist dort nicht erlaubt.
error-already_over = Das Spiel war vorher zu Ende.
error-not_expressible = hanab.live kann dieses Spiel nicht ausdrücken.
error-comments_full = Über dieses Spiel ist so viel geschrieben, dass nichts mehr hineinpasst.
error-record_unreadable = Das ist keine Aufzeichnung und kein Link, die sich hier lesen lassen.
error-record_unsupported = Dieses Spiel folgte Regeln, die hier nicht bekannt sind.
error-record_wrong = Die Züge dieser Aufzeichnung passen nicht zu ihren Karten und Regeln.
