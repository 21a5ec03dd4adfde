insight-title = Berechnet
insight-about = War es zu gewinnen, und bis wann? Was hätte ein starker Bot bei jedem Zug getan? Der Server rechnet es einmal für alle aus.
insight-begin = Berechnen
insight-stop = Anhalten
insight-waiting = Gleich geht es los…
insight-progress = { $steps } von { $total } Schritten
insight-failed = Es ließ sich nicht berechnen. Versuch es später noch einmal.
insight-verdict =
    { $says ->
        [winnable] Hier war noch alles zu gewinnen.
        [lost] Hier war nicht mehr alles zu gewinnen.
       *[undecided] Ob es hier zu gewinnen war, ist nicht bekannt.
    }
insight-why =
    { $why ->
        [over] Das Spiel ist zu Ende.
        [gone] Von einer nötigen Karte ist keine mehr da.
        [turns] Es bleiben zu wenige Züge für die Karten, die noch kommen.
        [hands] Die Hände füllen sich mit Karten, die bleiben müssen.
        [pool] Selbst mit allen Händen zusammen reicht es nicht.
        [ending] Die letzten Züge treffen die Falschen.
       *[searched] Alle Wege wurden versucht.
    }
insight-lost-by = Zug { $move } hat es verloren
insight-show-line = Einen Weg zum Sieg zeigen
insight-move = Zug { $move }: { $what }
insight-fork = Das gilt für die Partie nach Zug { $move }; der Versuch selbst wird nicht untersucht.
insight-would = { $bot } würde:
insight-same = Wie geschehen.
insight-play = { table-card-name } ausspielen, { table-ordinal } Karte.
insight-discard = { table-card-name } abwerfen, { table-ordinal } Karte.
insight-choose =
    { $what ->
        [bonus] den Bonus nutzen.
       *[deck] die oberste Karte des Stapels ausspielen.
    }
insight-lead = Von { $bot } { $worlds }-mal zu Ende gespielt, mit Karten, die der Spieler hätte halten können: { $points } ± { $error } Punkte gegenüber dem, was geschah.
insight-no-lead =
    { $why ->
        [rules] Was das wert war, lässt sich nicht sagen: nach diesen Regeln lässt sich der Rest nicht zu Ende spielen.
       *[moves] Was das wert war, lässt sich nicht sagen: mit keinen Karten hätte { $bot } so gespielt wie die anderen.
    }
insight-try = Ausprobieren
insight-agreed = { $bot } hätte in { $count } von { $total } Zügen dasselbe getan.
insight-next = Nächster Unterschied
