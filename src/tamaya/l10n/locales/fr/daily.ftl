daily-title = La donne du jour
start-daily-about = Les mêmes cartes pour tout le monde, un seul essai.
daily-about = Aujourd’hui, tout le monde reçoit les mêmes cartes : toi et { $players ->
    [3] deux bots habitués
   *[other] tes partenaires
} à une table, selon les règles de la boîte. Tu n’as qu’un essai, et rien ne se reprend. À la fin, tu vois ce qu’ont fait les autres.
daily-play = Jouer la donne du jour
daily-go-on = Continuer
daily-look-back = Revoir la partie
daily-everybody =
    { $count ->
        [one] { $count } personne l’a jouée
       *[other] { $count } personnes l’ont jouée
    }
daily-bar =
    { $count ->
        [one] { $score } points : { $count } personne
       *[other] { $score } points : { $count } personnes
    }
daily-best = Les meilleurs
daily-before = Tes derniers jours
