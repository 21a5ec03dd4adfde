# Trouver des partenaires : table rapide, tables ouvertes

meeting-title = Jouer avec du monde
meeting-match = Trouver des partenaires
meeting-match-about = Tu prends place là où l’on attend, ou tu ouvres une table que tout le monde voit. Les cartes sont distribuées quand elle est complète.
meeting-rated = Classée
meeting-open = Tables qui cherchent du monde
meeting-none = Personne ne cherche de partenaires en ce moment.
meeting-free = places libres : { $free } sur { $players }
meeting-away = personne pour l’instant
option-listed = Table ouverte
option-listed-value =
    { $value ->
        [off] Privée
       *[on] Ouverte
    }
option-listed-about =
    { $value ->
        [off] N’entre que qui a le lien.
       *[on] Tout le monde voit sur la page d’accueil que cette table cherche des joueurs.
    }
chip-listed = ouverte à tous
