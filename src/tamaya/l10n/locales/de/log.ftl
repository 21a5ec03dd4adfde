log-title = Was geschah
log-unheard = { $count ->
    [one] Eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
log-empty = Die Karten sind verteilt.
log-clue =
    { $by ->
        [you] Du sagst { $target }: „{ table-clue-says }“
       *[other]
            { $to ->
                [you] { $name } sagt dir: „{ table-clue-says }“
               *[other] { $name } sagt { $target }: „{ table-clue-says }“
            }
    }
log-play =
    { $by ->
        [you] Du spielst die { table-card-name } aus ({ table-ordinal } Karte).
       *[other] { $name } spielt die { table-card-name } aus ({ table-ordinal } Karte).
    }
log-misplay =
    { $by ->
        [you] Du spielst die { table-card-name } aus ({ table-ordinal } Karte): Sie passt nicht. Ein Gewitterplättchen.
       *[other] { $name } spielt die { table-card-name } aus ({ table-ordinal } Karte): Sie passt nicht. Ein Gewitterplättchen.
    }
log-discard =
    { $by ->
        [you] Du wirfst die { table-card-name } ab ({ table-ordinal } Karte).
       *[other] { $name } wirft die { table-card-name } ab ({ table-ordinal } Karte).
    }
log-completed = Das { table-colour-card } Feuerwerk ist fertig!
log-rescued =
    { $by ->
        [you] Du rettest die { table-card-name } vom Ablagestapel.
       *[other] { $name } rettet die { table-card-name } vom Ablagestapel.
    }
log-returned =
    { $by ->
        [you] Du legst die { table-card-name } in den Nachziehstapel zurück.
       *[other] { $name } legt die { table-card-name } in den Nachziehstapel zurück.
    }
log-bonus =
    { $by ->
        [you] Du bekommst einen Bonus: { table-bonus-name }.
       *[other] { $name } bekommt einen Bonus: { table-bonus-name }.
    }
log-bonus-lost = Für den Bonus gab es nichts zu tun.
log-declined =
    { $by ->
        [you] Du verzichtest auf den Bonus.
       *[other] { $name } verzichtet auf den Bonus.
    }
log-final =
    { $count ->
        [one] Der Nachziehstapel ist leer: noch ein Zug.
       *[other] Der Nachziehstapel ist leer: noch { $count } Züge.
    }
log-started =
    { $by ->
        [you] Partie { $number }: Du beginnst.
       *[other] Partie { $number }: { $name } beginnt.
    }
log-sat = { $name } setzt sich.
log-sat-bot = Ein Bot spielt für { $name }.
log-left = { $name } geht.
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] Du möchtest Zug { $turn } ({ $seat }) zurücknehmen.
                [substitute] Du möchtest, dass ein Bot für { $seat } einspringt.
                [take] Du möchtest den Platz von { $seat } übernehmen.
                [pause] Du möchtest eine Pause.
               *[end] Du möchtest die Partie beenden.
            }
       *[other]
            { $kind ->
                [undo] { $name } möchte Zug { $turn } ({ $seat }) zurücknehmen.
                [substitute] { $name } möchte, dass ein Bot für { $seat } einspringt.
                [take] { $name } möchte den Platz von { $seat } übernehmen.
                [pause] { $name } möchte eine Pause.
               *[end] { $name } möchte die Partie beenden.
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] Du bist dafür.
               *[no] Du bist dagegen.
            }
       *[other]
            { $answer ->
                [yes] { $name } ist dafür.
               *[no] { $name } ist dagegen.
            }
    }
log-lapsed = Es ging weiter: Zurückgenommen wird nichts.
log-undone = Zurück zum Beginn von Zug { $turn }.
log-renamed = { $old } heißt jetzt { $name }.
log-host = { $name } hat jetzt die Gastgeberrolle.
log-configured = Die Einstellungen des Tisches wurden geändert.
log-said = { $name }: { $words }
