# La page d’accueil

start-title = Tamaya : Hanabi entre amis et avec des bots
start-lead = Tout le monde voit tes cartes, sauf toi. Fie-toi aux informations de tes amis, et illuminez ensemble tout le ciel.
start-game = Hanabi, le jeu de cartes coopératif, dans ton navigateur. Gratuit, sans compte.
start-play = Jouer maintenant
start-play-about =
    { $bots ->
        [one] Toi et un bot. Les cartes sont distribuées aussitôt.
       *[other] Toi et { $bots } bots. Les cartes sont distribuées aussitôt.
    }
start-size = Combien à table ?
start-friends = Table entre amis
start-friends-about = Choisis les règles, envoie un lien.
start-join-label = Lien ou code
start-join-go = Rejoindre
start-join-invalid = Ce n’est ni un lien ni un code d’une table d’ici.
start-name = Ton nom
start-name-long = { $most } caractères au plus : { $over } de trop. Un emoji peut en compter plusieurs.
start-name-empty = Un nom a au moins une lettre.
start-learn = Apprendre à jouer
start-learn-about = Une première partie guidée : dix minutes. Puis des leçons et des problèmes.
start-busy = On allume les lanternes…

## Une nouvelle table

new-title = Une table entre amis
new-about = Choisis le nombre de joueurs et les règles. Tout peut changer jusqu’à la distribution.
new-create = Ouvrir la table
