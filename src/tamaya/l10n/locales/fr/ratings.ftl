# La cote

rating-title = Cote
rating-change = Cote de chacun : { $change }.
rating-why = Ce score vaut un match nul contre Hanabot, coté { $hanabot } pour ce résultat : un demi-point. De ton équipe ({ $team }), on attendait { $expected } d’un point.
rating-why-won = Un feu d’artifice parfait ne baisse jamais la cote : il compte comme une victoire contre Hanabot ({ $hanabot }), soit un point. De ton équipe ({ $team }), on en attendait { $expected }.
rating-games =
    { $count ->
        [one] sur { $count } partie classée
       *[other] sur { $count } parties classées
    }
rating-graph =
    La cote sur { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } : de { $first } à { $last }, au plus bas { $least }, au plus haut { $most }
rating-table = Parties classées, les plus récentes d’abord
rating-day = Jour
rating-game = Partie
rating-score = Points
rating-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
rating-all = Tout afficher ({ $count })
rating-none = Pas encore de partie classée.
rating-about = Tout le monde commence à 1500. Dans une partie classée, l’équipe fait match nul avec Hanabot, dont la cote dépend du score ; tous bougent d’autant.
rating-nameless = Un invité
error-nobody = Il n’y a personne de ce nom ici.
