# Mitspieler finden: schnelle Suche, offene Tische

meeting-title = Mit anderen spielen
meeting-match = Mitspieler finden
meeting-match-about = Du setzt dich, wo gewartet wird, oder öffnest einen Tisch, den alle sehen. Ist er voll, wird ausgeteilt.
meeting-rated = Gewertet
meeting-open = Tische, die Mitspieler suchen
meeting-none = Gerade sucht niemand Mitspieler.
meeting-free = { $free } von { $players } Plätzen frei
meeting-away = gerade niemand da
option-listed = Offener Tisch
option-listed-value =
    { $value ->
        [off] Privat
       *[on] Offen
    }
option-listed-about =
    { $value ->
        [off] Herein kommt nur, wer den Link hat.
       *[on] Alle sehen auf der Startseite, dass dieser Tisch Mitspieler sucht.
    }
chip-listed = offen für alle
