end-of = sur { $points }
end-won = Parfait !
end-lost = Perdu
end-told =
    { $score ->
        [one] { $score } point sur { $points }.
       *[other] { $score } points sur { $points }.
    }
end-grade =
    { $grade ->
        [failed] Raté
        [horrible] Horrible
        [poor] Médiocre
        [decent] Honorable
        [excellent] Excellent
        [extraordinary] Extraordinaire
        [legendary] Légendaire !
       *[divine] Divin !
    }
end-by-perfect = Tous les feux d’artifice sont complets. Quel spectacle !
end-by-deck = La pioche est vide et chacun a joué son dernier tour.
end-by-strikes = Un jeton rouge de trop : le spectacle part en fumée.
end-by-decided = Impossible d’aller plus haut.
end-by-finale_lost = Le bouquet final ne peut plus être parfait.
end-by-timeout = Le temps est écoulé.
end-by-vote = Les joueurs ont terminé la partie.
end-by-terminated = La partie a été arrêtée.
end-total = Sur la table : { $total } sur { $points }.
end-missed = Perdues pour de bon :
end-fewest = Le moins de cartes en main : { $names }
end-again = Rejouer
end-next = La prochaine partie
end-fill = Compléter la table
end-daily = Voir ce qu’ont fait les autres
end-host-starts = L’hôte peut lancer la prochaine partie.
end-record = Enregistrement
end-replay = Revoir
