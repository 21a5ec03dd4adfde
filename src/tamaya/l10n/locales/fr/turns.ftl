# Ses tables, et savoir quand c’est son tour

turns-title = Tes tables
turns-alone = Encore personne d’autre
turns-phase =
    { $phase ->
        [lobby] En attente de joueurs
       *[ended] La partie est finie
    }
turns-mine = À toi, depuis { $span }
turns-of = Au tour de { $name }, depuis { $span }
turns-mine-now = À toi de jouer
turns-of-now = Au tour de { $name }
turns-left = Reste { $span }
turns-more =
    { $count ->
        [one] encore { $count }
       *[other] encore { $count }
    }
turns-badge =
    { $count ->
        [one] À toi de jouer
       *[other] À toi de jouer à { $count } tables
    }
clock-hours = { $hours } h { $minutes } min
clock-minutes = { $minutes } min

push-turn = Hanabi : à toi de jouer
push-nudged = Hanabi : on attend ton tour
feed-title = Hanabi : tes tours
error-push_endpoint = L’adresse de notification de ce navigateur est inutilisable.
notify-on = Me prévenir quand c’est mon tour
notify-is-on = Tu es prévenu quand c’est ton tour
notify-off = Ne plus me prévenir
notify-denied = Ce navigateur ne permet pas de te prévenir quand c’est ton tour. Tu peux changer cela dans ses réglages pour ce site.
feed-make = Un flux de mes tours
feed-about = Voici l’adresse de ton flux. Qui la connaît voit où c’est ton tour ; une nouvelle la rend sans valeur.
