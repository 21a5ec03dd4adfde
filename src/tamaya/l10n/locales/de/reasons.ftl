# „die rote 3“: Nominativ und Akkusativ sind gleich.
reason-card =
    { $suit ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [white] weiße
        [multicolour] bunte
        [black] schwarze
       *[other] { $suit }
    } { $rank }

reason-random = Ich habe unter allem gelost, was erlaubt war.

reason-play-known = Ich wusste, dass meine { $slot }. Karte die { reason-card } war, und sie passte.
reason-play-certain = Was immer meine { $slot }. Karte war, sie passte.
reason-play-clue = Der Hinweis von { $giver } meinte meine { $slot }. Karte: Ich verstand ihn als Bitte, sie auszuspielen.
reason-play-prompt = Der Hinweis von { $giver } an jemand anderen brauchte zuerst die { reason-card }: Ich hielt meine { $slot }. Karte, die schon einen Hinweis hatte, dafür.
reason-play-finesse = Der Hinweis von { $giver } an jemand anderen brauchte zuerst die { reason-card }, und sonst konnte sie niemand haben: Ich hielt meine neueste Karte ohne Hinweis, die { $slot }., dafür.
reason-play-good-touch = Hinweise gelten nützlichen Karten, und alles Nützliche, was meine { $slot }. Karte sein konnte, passte.
reason-play-chance = So kurz vor Schluss habe ich es gewagt: Meine { $slot }. Karte passte mit { $percent } % Wahrscheinlichkeit.

reason-discard-useless = Meine { $slot }. Karte konnte zu nichts mehr nützen.
reason-discard-likely-useless = Meine { $slot }. Karte war höchstwahrscheinlich nutzlos.
reason-discard-chop = Meine { $slot }. Karte war die älteste ohne Hinweis und damit als Nächste dran.
reason-discard-least = Alle meine Karten hatten schon einen Hinweis; die { $slot }. würde uns am wenigsten fehlen.

reason-clue-play = { $target } kann sofort die { reason-card } ausspielen.
reason-clue-play-later = { $target } kann die { reason-card } ausspielen, nach Karten, die schon bekannt sind.
reason-clue-plays =
    { $count ->
        [one] Mit diesem Hinweis an { $target } lässt sich { $count } weitere Karte ausspielen.
       *[other] Mit diesem Hinweis an { $target } lassen sich { $count } weitere Karten ausspielen.
    }
reason-clue-prompt = { $target } hat die { reason-card }; { $seat } soll zuerst die Karte darunter ausspielen, eine mit Hinweis.
reason-clue-finesse = { $target } hat die { reason-card }; { $seat } soll zuerst die Karte darunter ausspielen: die neueste ohne Hinweis.
reason-clue-save = { $target } wollte gerade die { reason-card } abwerfen, die wir noch brauchen: Ich habe sie gerettet.
reason-clue-save-last = { $target } wollte gerade die { reason-card } abwerfen, die letzte, die es gibt: Ich habe sie gerettet.
reason-clue-fix = { $target } hätte eine Karte ausgespielt, die nicht passt: Das habe ich geradegerückt.
reason-clue-tell = Dieser Hinweis verrät { $target } am meisten über nützliche Karten.
reason-clue-hold = Zum Abwerfen hätte ich eine Karte hergeben müssen, auf die ein Hinweis gezeigt hatte; also bekam { $target } lieber einen Hinweis.
reason-clue-wait = Es gab nichts Besseres zu tun, also bekam { $target } einen Hinweis, der nicht schadet.

reason-bonus-decline = Der Bonus hätte nichts gebracht.
reason-bonus-token = Ein Hinweisplättchen ist immer willkommen.
reason-bonus-mend = Ein Gewitterplättchen weniger und ein Hinweisplättchen mehr.
reason-bonus-rescue = Die { reason-card } auf dem Ablagestapel passte.
reason-bonus-return = Wir brauchen die { reason-card } noch: zurück in den Nachziehstapel mit ihr.
reason-lesson = So hat es die Lektion hier vorgesehen.
