# Ein eigener Name: sichern, an- und abmelden, Ersatzcodes, die eigenen Daten

account-title = Dein Konto
account-open = Dein Konto
account-offer = Diesen Namen behalten oder anmelden
account-guest-about = Hier bist du { $name }: Nur dieser Browser kennt dich. Mach einen Namen zu deinem, dann sind deine Plätze und Partien auf jedem Gerät da. Eine E-Mail-Adresse braucht es nicht.
account-claim = Den Namen zu meinem machen
account-claim-about = Alles, was du als Gast hast, bleibt: Plätze, Partien, Einstellungen, Lektionen, Notizen auf Karten.
account-name = Name
account-password = Passwort
account-password-about = Mindestens { $least } Zeichen. Am besten ein paar Wörter, die du dir merkst.
account-password-old = Bisheriges Passwort
account-password-new = Neues Passwort
account-password-change = Passwort ändern
account-password-changed = Das Passwort ist geändert. Deine anderen Geräte sind abgemeldet.
account-sign-in = Anmelden
account-sign-in-about = Die Plätze deines Kontos sind sofort hier. Der Gast dieses Browsers wird aufgegeben.
account-sign-out = Abmelden
account-sign-out-everywhere = Überall abmelden
account-forgotten = Passwort vergessen?
account-recover = Mit einem Code hinein
account-recover-about = Nimm einen deiner Ersatzcodes und wähle ein neues Passwort. Alle anderen Geräte werden abgemeldet.
account-code = Ersatzcode
account-since = Deiner seit dem { $date }.
account-devices =
    { $count ->
        [one] Auf { $count } Gerät angemeldet.
       *[other] Auf { $count } Geräten angemeldet.
    }
account-follows = Einstellungen, abgeschlossene Lektionen und Notizen auf Karten folgen dir auf jedes Gerät: die Notizen deiner letzten { $games } Partien, je bis zu { $characters } Zeichen.
account-codes = Ersatzcodes
account-codes-about = Wenn du dein Passwort vergisst, lässt ein Code dich einmal hinein. Ohne E-Mail gibt es keinen anderen Weg.
account-codes-left =
    { $count ->
        [0] Keiner ist übrig.
        [one] { $count } ist übrig.
       *[other] { $count } sind übrig.
    }
account-codes-new = Neue Codes
account-codes-fresh = Schreib diese Codes auf
account-codes-once = Sie werden nur dieses Mal gezeigt. Jeder lässt dich einmal hinein, wenn du dein Passwort vergisst.
account-codes-save = Als Datei sichern
account-codes-done = Ich habe sie aufbewahrt
account-data = Deine Daten
account-export = Alles herunterladen, was über dich gespeichert ist (JSON)
account-games-json = Deine Partien herunterladen (JSON)
account-games-csv = Liste deiner Partien herunterladen (CSV)
account-remove = Mein Konto löschen
account-remove-guest = Vergiss mich
account-remove-about = Dein Name verschwindet von jedem Tisch, mit deinen Einstellungen und Geräten. Beendete Partien bleiben, gespielt von „Anonym“. Das lässt sich nicht rückgängig machen.
account-muted = Stummgeschaltet

error-bad_credentials = Name, Passwort oder Code passen nicht.
error-banned = Du bist von diesem Server ausgeschlossen.
error-name_taken = Jemand heißt schon so oder sieht geschrieben genauso aus. Wähl einen anderen Namen.
error-weak_password = Ein Passwort hat 8 bis 128 Zeichen und ist nicht dein Name.
error-already_claimed = Du hast schon einen eigenen Namen.
error-not_claimed = Das geht nur mit einem Konto. Mach erst einen Namen zu deinem.
error-silenced = Du darfst hier im Moment nichts sagen.
error-no_person = Hier heißt niemand so.
error-no_address = Das ist keine IP-Adresse.
