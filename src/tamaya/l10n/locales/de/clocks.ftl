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

## Am Tisch

clock-of = Restzeit von { $name }:
clock-days = { $days } T { $hours } Std
clock-left =
    { $count ->
        [60] Du hast noch eine Minute.
       *[other] Du hast noch { $count } Sekunden.
    }
clock-kept = Dein Platz wird freigehalten.
clock-paused = Die Partie ruht
clock-pause = Pause vorschlagen
clock-resume = Weiterspielen
clock-nudge = { $name } anstupsen
log-paused = Die Partie ruht.
log-resumed = { $name } beendet die Pause.
log-nudged =
    { $by ->
        [you] { $from } erinnert dich: Du bist dran.
       *[other] { $from } erinnert { $name } an den Zug.
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] Deine Zeit ist um. Ein Bot spielt für dich, bis du wieder da bist.
               *[no] Deine Zeit ist um.
            }
       *[other]
            { $bot ->
                [yes] Die Zeit von { $name } ist um. Ein Bot spielt weiter.
               *[no] Die Zeit von { $name } ist um.
            }
    }
rated-leave-sure = Diese Partie wird gewertet. Wenn du gehst, endet sie für alle mit 0 Punkten. Gehen?
error-paused = Die Partie ruht.
error-not_paused = Die Partie ruht nicht.
error-nudge_early = Etwas Geduld: Anstupsen geht nach einer Minute und dann alle zehn Minuten.
error-nobody_to_nudge = Gerade ist niemand dran, den man anstupsen könnte.
error-rated_people = Gewertete Partien spielen Menschen, ohne Bots.
error-rated_accounts = In einer gewerteten Partie brauchen alle ein Konto: Wähle zuerst Namen und Passwort.
