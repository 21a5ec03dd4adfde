# Die Uhr und was dazugehört

option-clock = Bedenkzeit
option-clock-value =
    { $value ->
        [move] Je Zug
        [fischer] Schachuhr
        [days] Tage je Zug
       *[none] Unbegrenzt
    }
option-clock-about =
    { $value ->
        [move] Jeder Zug hat gleich viel Zeit.
        [fischer] Alle haben einen Vorrat an Zeit; jeder Zug verbraucht davon und gibt ein wenig zurück.
        [days] Für alle, die nicht zur selben Zeit hier sind: Jeder Zug hat einige Tage.
       *[none] Alle überlegen, so lange sie wollen.
    }
clock-span =
    { $minutes ->
        [0] { $seconds } s
       *[other]
            { $seconds ->
                [0] { $minutes } min
               *[other] { $minutes } min { $seconds } s
            }
    }
option-move-seconds = Zeit je Zug
option-move-seconds-value = { clock-span }
option-move-seconds-about = Ein Zug dauert höchstens { clock-span }.
option-main-seconds = Zeitvorrat
option-main-seconds-value = { clock-span }
option-main-seconds-about = Alle beginnen mit { clock-span }.
option-increment-seconds = Zuschlag je Zug
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = Nach jedem deiner Züge bekommst du { clock-span } dazu.
option-turn-days = Tage je Zug
option-turn-days-value = { $count }
option-turn-days-about =
    { $count ->
        [one] Ein Zug dauert höchstens einen Tag.
       *[other] Ein Zug dauert höchstens { $count } Tage.
    }
option-time-out = Wenn die Zeit um ist
option-time-out-value =
    { $value ->
        [bot] Ein Bot springt ein
       *[nudge] Erinnern
    }
option-time-out-about =
    { $value ->
        [bot] Ist deine Zeit um, nimmt ein Bot deinen Platz, bis du zurückkommst.
       *[nudge] Ist deine Zeit um, wirst du erinnert, und die anderen warten.
    }
option-rated = Wertung
option-rated-value =
    { $value ->
        [on] Mit Wertung
       *[off] Nur zum Spaß
    }
option-rated-about =
    { $value ->
        [on] Die Partie ändert die Wertung aller. Alle brauchen ein Konto; keine Bots, kein Zurücknehmen, und wer zuschaut, sieht keine Hände. Läuft jemandem die Zeit ab oder geht jemand, endet die Partie mit 0 Punkten.
       *[off] Die Partie zählt für niemandes Wertung.
    }
chip-clock =
    { $value ->
        [move] { clock-span } je Zug
        [days]
            { $days ->
                [one] ein Tag je Zug
               *[other] { $days } Tage je Zug
            }
       *[fischer] { clock-span } + { $increment } s
    }
chip-time-out = ein Bot springt ein
chip-rated = mit Wertung
error-rated_rules = Ein Tisch mit Wertung hat eine Uhr und die Regeln der Schachtel, ohne Zurücknehmen und ohne offene Hände für Zuschauende.
