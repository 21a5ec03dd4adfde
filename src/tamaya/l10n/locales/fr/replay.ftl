replay-title = Revoir la partie
replay-imported = Revoir une partie venue d’ailleurs
replay-loading = La partie arrive…
replay-menu = À emporter
replay-beside = Déroulé, analyse, commentaires
replay-bot-player = { $name } ({ $bot })
replay-stand-in = { $name } (puis { $bot })

replay-transport = Parcourir la partie
replay-slider = Position dans la partie
replay-move-of = Coup { $move } sur { $last }
replay-first = À la donne
replay-round-back = Un tour de table en arrière
replay-step-back = Un coup en arrière
replay-run = Lecture
replay-pause = Pause
replay-step = Un coup en avant
replay-round = Un tour de table en avant
replay-end = À la fin
replay-view = Par quels yeux
replay-view-all = Tous
replay-view-of = { $name }
replay-log = Déroulé
replay-analysis = Analyse
replay-the-deal = Les cartes sont distribuées.
replay-no-change = Un bonus a été utilisé ; il n’a rien changé.
replay-move = Coup
replay-at-move =
    { $move ->
        [0] à la donne
       *[other] après le coup { $move }
    }
replay-known = Ce qu’on en savait
replay-could-be = Ce que { $name } pouvait en savoir, par les informations et les cartes visibles :

replay-fits = D’après tout ce qu’on pouvait savoir en jouant, elle convenait avec { $percent } %.
replay-last = D’après tout ce qu’on pouvait savoir, { $percent } % que ce soit le dernier exemplaire d’une carte encore utile.
replay-because = { $bot } :

replay-what-if = Et si…
replay-not-the-game =
    { $move ->
        [0] Pas la partie : un essai depuis la donne.
       *[other] Pas la partie : un essai depuis le coup { $move }.
    }
replay-back = Retour à la partie
replay-your-choice = C’est à { $name }.
replay-choose-how = Décide pour tout le monde, ou laisse faire un bot :
replay-which-bot = Quel bot
replay-bot-one = un coup
replay-bot-all = jusqu’à la fin
replay-bot-plays = il joue…
replay-take-back = Reprendre le dernier coup

replay-copy-link = Copier le lien vers ce coup
replay-link-copied = Lien copié : il mène à ce coup précis.
replay-copy-hanab-live = Copier le lien de hanab.live
replay-play-deck = Jouer cette pioche
replay-play-deck-friends = Avec des amis
replay-play-deck-about = Les mêmes cartes, avec des bots pour partenaires ou à une table pour des amis. Cela ne compte pour aucun classement ; ensuite les résultats se comparent.
replay-files = Fichiers
replay-file-record = Partie (JSON)
replay-file-hanab-live = hanab.live (JSON)
replay-file-moves = Coups (CSV)
replay-relaxed = Les coups ne respectent pas toutes les règles de hanab.live ; celles qu’ils enfreignent ont été laissées de côté.

replay-comments =
    { $count ->
        [0] Commentaires
       *[other] Commentaires ({ $count })
    }
replay-no-comments = Personne n’a encore rien écrit.
replay-comment-on =
    { $move ->
        [0] Ton commentaire sur la donne
       *[other] Ton commentaire sur la position après le coup { $move }
    }
replay-comment-send = Écrire
replay-comment-written = Ton commentaire est écrit.
replay-comment-remove = Supprimer

replay-score-plot = Points, et ce qui restait à portée
replay-score = Points
replay-reachable = Encore à portée
replay-pace-about = Tours qu’on pouvait encore passer à autre chose que jouer, pour tout atteindre.
replay-as-table = En tableau
replay-same-deal =
    { $count ->
        [one] Les mêmes cartes ont été jouées une autre fois : { $scores }.
       *[other] Les mêmes cartes ont été jouées { $count } autres fois : { $scores }.
    }

replay-key-step = un coup en arrière ou en avant
replay-key-round = un tour de table en arrière ou en avant
replay-key-ends = à la donne ; à la fin
replay-key-always = un coup en arrière ou en avant, aussi dans « Et si »
replay-key-run = lecture et pause
replay-key-view = vu par une personne
replay-key-all = tout voir
replay-key-what-if = et si : décider pour tout le monde à partir d’ici
replay-key-back = retour à la partie
