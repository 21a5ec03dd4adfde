# La pendule et ce qui va avec

option-clock = Temps de réflexion
option-clock-value =
    { $value ->
        [move] Par tour
        [fischer] Pendule
        [days] Jours par tour
       *[none] Sans limite
    }
option-clock-about =
    { $value ->
        [move] Chaque tour dispose du même temps.
        [fischer] Chacun a une réserve de temps ; chaque tour y puise et en rend un peu.
        [days] Pour ceux qui ne sont pas là en même temps : chaque tour a quelques jours.
       *[none] Chacun réfléchit aussi longtemps qu’il veut.
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
option-move-seconds = Temps par tour
option-move-seconds-value = { clock-span }
option-move-seconds-about = Un tour dure { clock-span } au plus.
option-main-seconds = Réserve de temps
option-main-seconds-value = { clock-span }
option-main-seconds-about = Chacun commence avec { clock-span }.
option-increment-seconds = Ajout par tour
option-increment-seconds-value = { clock-span }
option-increment-seconds-about = Après chacun de tes tours, tu reçois { clock-span } de plus.
option-turn-days = Jours par tour
option-turn-days-value = { $count }
option-turn-days-about =
    { $count ->
        [one] Un tour dure un jour au plus.
       *[other] Un tour dure { $count } jours au plus.
    }
option-time-out = Quand le temps est écoulé
option-time-out-value =
    { $value ->
        [bot] Un bot joue
       *[nudge] Un rappel
    }
option-time-out-about =
    { $value ->
        [bot] Quand ton temps est écoulé, un bot prend ta place jusqu’à ton retour.
       *[nudge] Quand ton temps est écoulé, on te le rappelle, et les autres attendent.
    }
option-rated = Classement
option-rated-value =
    { $value ->
        [on] Classée
       *[off] Pour le plaisir
    }
option-rated-about =
    { $value ->
        [on] La partie change la cote de chacun. Il faut un compte pour tous ; ni bots ni annulation, et les spectateurs ne voient pas les mains. Si quelqu’un dépasse son temps ou s’en va, la partie finit à 0 point.
       *[off] La partie ne compte pour la cote de personne.
    }
chip-clock =
    { $value ->
        [move] { clock-span } par tour
        [days]
            { $days ->
                [one] un jour par tour
               *[other] { $days } jours par tour
            }
       *[fischer] { clock-span } + { $increment } s
    }
chip-time-out = un bot prend le relais
chip-rated = classée
error-rated_rules = Une table classée a une pendule et les règles de la boîte, sans annulation ni mains ouvertes aux spectateurs.

## À la table

clock-of = Temps restant de { $name } :
clock-days = { $days } j { $hours } h
clock-left =
    { $count ->
        [60] Il te reste une minute.
       *[other] Il te reste { $count } secondes.
    }
clock-kept = Ta place t’attend.
clock-paused = La partie est en pause
clock-pause = Proposer une pause
clock-resume = Reprendre
clock-nudge = Relancer { $name }
log-paused = La partie est en pause.
log-resumed = { $name } met fin à la pause.
log-nudged =
    { $by ->
        [you] { $from } te rappelle que c’est ton tour.
       *[other] { $from } rappelle à { $name } que c’est son tour.
    }
log-time-out =
    { $by ->
        [you]
            { $bot ->
                [yes] Ton temps est écoulé. Un bot joue pour toi jusqu’à ton retour.
               *[no] Ton temps est écoulé.
            }
       *[other]
            { $bot ->
                [yes] Le temps de { $name } est écoulé. Un bot prend le relais.
               *[no] Le temps de { $name } est écoulé.
            }
    }
rated-leave-sure = Cette partie est classée. Si tu pars, elle finit à 0 point pour tout le monde. Partir ?
error-paused = La partie est en pause.
error-not_paused = La partie n’est pas en pause.
error-nudge_early = Laisse un peu de temps : on peut relancer après une minute, puis toutes les dix minutes.
error-nobody_to_nudge = Il n’y a personne à relancer en ce moment.
error-rated_people = Une partie classée se joue entre personnes, sans bots.
error-rated_accounts = Dans une partie classée, chacun a besoin d’un compte : choisis d’abord un nom et un mot de passe.
