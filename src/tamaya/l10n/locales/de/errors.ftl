# Warum etwas abgelehnt wurde. Die id ist „error-“ und der Code, den der Server schickt.

error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.

## Ein Zug

error-game_over = Die Partie ist vorbei.
error-bonus_pending = Nutze zuerst den Bonus oder verzichte darauf.
error-bonus_use = So lässt sich der Bonus nicht nutzen.
error-no_bonus = Gerade gibt es keinen Bonus zu nutzen.
error-not_your_card = Diese Karte hält nicht, wer gerade dran ist.
error-tokens_full = Alle Hinweisplättchen sind da, also darf keine Karte abgeworfen werden.
error-no_clue_tokens = Kein Hinweisplättchen mehr da. Wirf eine Karte ab oder spiel eine aus.
error-clue_target = Ein Hinweis geht an genau eine andere Person.
error-clue_no_cards = Diese Hand ist leer.
error-clue_value = So einen Hinweis gibt es in diesem Spiel nicht.
error-empty_clue = An diesem Tisch muss ein Hinweis mindestens eine Karte zeigen.

## Einstellungen

error-players = Es spielen zwei bis sechs.
error-hand_size = Bei so großen Händen bliebe kein Nachziehstapel übrig.
error-max_clue_tokens = Es kann 1 bis 16 Hinweisplättchen geben.
error-start_clue_tokens = Am Anfang kann es nicht mehr Hinweisplättchen geben als höchstens.
error-strike_limit = Ein, zwei oder drei Gewitterplättchen können die Partie beenden.
error-first_player = Den Platz, der beginnen soll, gibt es nicht.
error-stop_when_decided = „Wenn nichts mehr zu holen ist: aufhören“ passt nicht zu Boni oder zum Großen Finale.
error-unknown_variant = Diese Farbvariante gibt es nicht.
error-unknown_preset = Diese Vorlage gibt es nicht.

## Aufzeichnungen

error-deck = Dieser Stapel besteht nicht aus den Karten dieser Variante.
error-no_deck = Eine Partie braucht einen Kartenstapel.
error-chance = Der Zufallsteil der Aufzeichnung hat die falsche Länge.

## Am Tisch

error-spectators_forbidden = An diesem Tisch schaut niemand zu.
error-seat_taken = Da sitzt schon jemand.
error-seat_free = Dieser Platz ist schon frei.
error-seat_unknown = Diesen Platz gibt es nicht.
error-seats_taken = Für weniger Leute müssen zuerst die überzähligen Plätze frei sein.
error-seats_free = Vor dem Verteilen müssen alle Plätze besetzt sein.
error-table_full = Alle Plätze sind besetzt.
error-not_seated = Dafür musst du am Tisch sitzen.
error-nobody_there = Auf diesem Platz sitzt kein Mensch.
error-nobody_left = Diesen Platz hat niemand verlassen.
error-no_bot_there = Auf diesem Platz sitzt kein Bot.
error-unknown_bot = Einen Bot mit diesem Namen gibt es nicht.
error-has_seen_hands = Wer die Hände gesehen hat, kann sich in dieser Partie nicht dazusetzen.
error-host_only = Das kann nur, wer hier Gastgeber ist.
error-game_running = Nicht während einer Partie.
error-no_game = Es läuft keine Partie.
error-not_your_turn = Du bist nicht dran.
error-stale_turn = Die Partie ist schon weiter. Schau noch einmal hin, bevor du handelst.
error-order = Das sind nicht die Karten deiner Hand.
error-proposal_open = Es wird schon über etwas abgestimmt.
error-no_proposal = Es gibt nichts abzustimmen.
error-not_asked = Dazu bist du nicht gefragt, oder du hast schon geantwortet.
error-undo_forbidden = An diesem Tisch wird nichts zurückgenommen.
error-nothing_to_undo = Es gibt keinen Zug zum Zurücknehmen.
error-chat_closed = An diesem Tisch gibt es kein Gespräch.
error-phrases_only = An diesem Tisch gibt es nur fertige Sätze.
error-unknown_phrase = Diesen Satz gibt es nicht.
error-empty_text = In der Nachricht steht nichts.
error-empty_name = Ein Name hat mindestens einen Buchstaben.

## Anfragen an den Server

error-bad_json = Der Server konnte das nicht lesen.
error-bad_message = Der Server hat das nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
error-not_json = Der Server hat das nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
error-not_text = Der Server hat das nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
error-hello_first = Der Server hat das nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
error-version = Diese Seite ist veraltet. Lade sie neu.
error-too_large = Das war zu viel auf einmal.
error-rate_limited = Zu viel in zu kurzer Zeit. Warte einen Moment.
error-origin = Das kam von einer anderen Seite und wurde abgelehnt.
error-not_found = Unter dieser Adresse ist nichts.
error-method_not_allowed = Das geht hier nicht.
error-no_table = Diesen Tisch gibt es nicht. Prüfe den Link.
error-no_session = Der Server kennt dich noch nicht. Erlaube dieser Seite Cookies und lade sie neu.
error-too_many_sockets = Dieser Tisch ist in zu vielen Fenstern offen.
error-busy = Der Server hat alle Hände voll zu tun. Versuch es gleich noch einmal.
error-slow = Die Verbindung ist gerade zu langsam. Neu verbinden …
error-restart = Der Server startet neu. Gleich geht es weiter.
error-replaced = Dieser Tisch wurde in einem anderen Fenster geöffnet.
error-gone = Dieser Tisch wurde geschlossen.
error-storage = Der Server kann gerade nichts speichern. Es ist nichts geschehen.
error-internal = Auf dem Server ist etwas schiefgegangen. Es ist nichts geschehen.
error-no_lesson = Diese Lektion gibt es nicht.
error-same_cards = Diese Karten werden nach den Regeln ihrer Partie gespielt, ohne Wertung.
