# Die eigenen Tische, und zu erfahren, dass man dran ist

turns-title = Deine Tische
turns-alone = Noch niemand sonst
turns-phase =
    { $phase ->
        [lobby] Wartet auf Mitspieler
       *[ended] Die Partie ist zu Ende
    }
turns-mine = Du bist dran, seit { $span }
turns-of = { $name } ist dran, seit { $span }
turns-mine-now = Du bist dran
turns-of-now = { $name } ist dran
turns-left = Noch { $span }
turns-more =
    { $count ->
        [one] { $count } weiterer
       *[other] { $count } weitere
    }
turns-badge =
    { $count ->
        [one] Du bist dran
       *[other] Du bist an { $count } Tischen dran
    }
clock-hours = { $hours } Std { $minutes } min
clock-minutes = { $minutes } min

push-turn = Hanabi: Du bist dran
push-nudged = Hanabi: Jemand wartet auf deinen Zug
feed-title = Hanabi: deine Züge
error-push_endpoint = Die Adresse dieses Browsers für Nachrichten ist nicht brauchbar.
notify-on = Sag mir, wenn ich dran bin
notify-is-on = Du erfährst, wenn du dran bist
notify-off = Nicht mehr sagen
notify-denied = Dieser Browser erlaubt keine Benachrichtigung, wenn du dran bist. Du kannst das in seinen Einstellungen für diese Seite ändern.
feed-make = Ein Feed meiner Züge
feed-about = Das ist die Adresse deines Feeds. Wer sie kennt, sieht, wo du dran bist; eine neue macht sie wertlos.
