daily-title = Blatt des Tages
start-daily-about = Dieselben Karten für alle, ein Versuch.
daily-about = Heute bekommen alle dieselben Karten: du und { $players ->
    [3] zwei Stammspieler-Bots
   *[other] deine Mitspielenden
} an einem Tisch, nach den Regeln der Schachtel. Du hast einen Versuch, und nichts wird zurückgenommen. Danach siehst du, wie es den anderen ging.
daily-play = Das Blatt von heute spielen
daily-go-on = Weiterspielen
daily-look-back = Die Partie ansehen
daily-everybody =
    { $count ->
        [one] Eine Person hat es gespielt
       *[other] { $count } Personen haben es gespielt
    }
daily-bar =
    { $count ->
        [one] { $score } Punkte: eine Person
       *[other] { $score } Punkte: { $count } Personen
    }
daily-best = Die Besten
daily-before = Deine letzten Tage
