# Ce qu’une table peut choisir. Chaque option a un nom, ses choix (« -value ») et une ligne qui dit ce que le choix signifie (« -about »).

settings-title = Règles de cette table
settings-preset = Le jeu comme tu le connais
settings-variant = Couleurs
settings-more = Toutes les autres règles
settings-group =
    { $group ->
        [time] Temps et classement
        [hands] Mains et jetons
        [clues] Informations et tours
        [end] La fin et le score
        [table] À cette table
       *[other] Autres règles
    }
settings-changed-from =
    { $preset ->
        [bga] Différences avec Board Game Arena :
        [rnr] Différences avec R&R Games :
        [hanab-live] Différences avec hanab.live :
        [hle] Différences avec le Hanabi Learning Environment :
       *[printed] Différences avec les règles de la boîte :
    }
settings-as-preset = Exactement comme ce modèle.
settings-reset = Revenir au modèle
settings-change = { $option } : { $value }
settings-less = { $option } : moins
settings-more-of = { $option } : plus
settings-in-force = Règles en vigueur
settings-all = Toutes les règles en mots
settings-all-close = En bref

## Modèles

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] De la boîte
    }
preset-about =
    { $preset ->
        [bga] Comme sur Board Game Arena : les règles de la boîte, et toutes ses variantes de couleurs au choix.
        [rnr] Comme dans l’édition R&R Games : une information doit montrer au moins une carte.
        [hanab-live] Comme sur hanab.live : une information doit montrer au moins une carte, la place 1 commence, et la partie s’arrête quand aucun point n’est plus possible.
        [hle] Comme dans le Hanabi Learning Environment des chercheurs : une information doit montrer au moins une carte, la place 1 commence.
       *[printed] Comme dans la boîte : les informations vides sont permises, un troisième jeton rouge fait tout perdre, on tire au sort qui commence.
    }

## Variantes de couleurs

variant-name =
    { $variant ->
        [tricky] Délicat
        [hard] Difficile
        [avalanche] Avalanche de couleurs
        [black-powder] Poudre noire
        [normal] Normal
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] Une sixième famille, multicolore, de dix cartes. Les informations la nomment comme une autre couleur.
        [hard] Une sixième famille, multicolore, d’une carte par nombre : une carte perdue l’est pour de bon. Les informations la nomment comme une autre couleur.
        [avalanche] Une sixième famille, multicolore, de dix cartes. Aucune information ne la nomme, et chaque couleur la montre.
        [black-powder] Une sixième famille, noire, qui descend de 5 à 1. Aucune couleur ne la montre ; les nombres, si. Elle ne rapporte rien : chaque carte noire qui manque à la fin coûte un point.
        [normal] Les cinq couleurs de la boîte, dix cartes chacune.
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] Ailleurs : « Tricky » sur Board Game Arena, « 6 suits » sur hanab.live. Pour les boîtes à dix cartes multicolores.
        [hard] Ailleurs : « Difficult » sur Board Game Arena. Pour les boîtes à cinq cartes multicolores ; certaines règles l’appellent « avalanche de couleurs ».
        [avalanche] Ailleurs : « Avalanche » ou « very difficult » sur Board Game Arena, « Rainbow » sur hanab.live.
        [black-powder] Ailleurs : « Black Powder » sur Board Game Arena et dans les éditions récentes.
        [normal] Ailleurs : « Normal » sur Board Game Arena, « No Variant » sur hanab.live.
       *[other] { $variant }
    }
variant-sum = { $cards } cartes, { $points } points au plus

## Options

option-players = Joueurs
option-players-about =
    { $value ->
        [6] Six n’est pas un nombre officiel : trois cartes par main.
       *[other] On joue dans le sens des aiguilles d’une montre, vers la gauche.
    }

option-hand = Cartes en main
option-hand-value =
    { $value ->
        [less] 1 de moins
        [more] 1 de plus
       *[usual] D’usage
    }
option-hand-about =
    { $value ->
        [less] Une carte de moins que d’habitude dans chaque main.
        [more] Une carte de plus que d’habitude dans chaque main.
       *[usual] Cinq cartes à 2 ou 3, quatre à 4 ou 5, trois à 6.
    }

option-max-clue-tokens = Jetons bleus au plus
option-max-clue-tokens-about =
    { $count ->
        [one] Jamais plus de { $count } jeton bleu sur la table.
       *[other] Jamais plus de { $count } jetons bleus sur la table.
    }
option-start-clue-tokens = Jetons bleus au début
option-start-clue-tokens-about =
    { $count ->
        [0] La partie commence sans jeton bleu.
        [one] La partie commence avec { $count } jeton bleu.
       *[other] La partie commence avec { $count } jetons bleus.
    }

option-strike-limit = Jetons rouges
option-strike-limit-about =
    { $count ->
        [1] Le premier jeton rouge finit la partie.
        [2] Le deuxième jeton rouge finit la partie.
       *[other] Le troisième jeton rouge finit la partie.
    }

option-first-player = Qui commence
option-first-player-value =
    { $value ->
        [random] Tirage au sort
       *[seat] Place { $seat }
    }
option-first-player-about =
    { $value ->
        [random] On tire au sort qui commence.
       *[seat] La place { $seat } commence.
    }

option-empty-clues = Informations vides
option-empty-clues-value =
    { $value ->
        [off] Interdites
       *[on] Permises
    }
option-empty-clues-about =
    { $value ->
        [off] Une information doit montrer au moins une carte : « tu n’as aucune carte bleue » ne peut pas se dire.
       *[on] Une information peut ne montrer aucune carte : « tu n’as aucune carte bleue ».
    }

option-strikeout-score = Après le dernier jeton rouge
option-strikeout-score-value =
    { $value ->
        [keep] Les points restent
       *[zero] Tout ou rien
    }
option-strikeout-score-about =
    { $value ->
        [keep] Une partie perdue par les jetons rouges marque quand même ce qui est sur la table.
       *[zero] Une partie perdue par les jetons rouges vaut 0.
    }

option-stop-when-decided = Quand tout est joué
option-stop-when-decided-value =
    { $value ->
        [public] Arrêter
       *[off] Continuer
    }
option-stop-when-decided-about =
    { $value ->
        [public] La partie s’arrête dès que les feux d’artifice et la défausse montrent qu’aucun point n’est plus possible.
       *[off] La partie va jusqu’au bout, même si aucun point n’est plus possible.
    }
option-stop-when-decided-not = Ne va pas avec les bonus ni avec le bouquet final : avec eux, nul ne peut dire que tout est joué.

option-grand-finale = Bouquet final
option-grand-finale-value =
    { $value ->
        [on] Oui
       *[off] Non
    }
option-grand-finale-about =
    { $value ->
        [on] Pas de dernier tour : vous jouez sans pioche jusqu’au spectacle parfait, ou jusqu’à la perte d’une carte indispensable.
       *[off] Quand la pioche est vide, chacun joue encore un tour, puis on compte.
    }

option-bonuses = Les cinq flamboyants
option-bonuses-value =
    { $value ->
        [tiles] Tuiles
        [random] Au hasard
        [choice] Au choix
       *[off] Non
    }
option-bonuses-about =
    { $value ->
        [tiles] Un feu d’artifice complet retourne la prochaine de six tuiles bonus mélangées, au lieu de rendre un jeton bleu.
        [random] Un feu d’artifice complet rapporte un des cinq bonus, tiré au sort, au lieu d’un jeton bleu.
        [choice] Qui complète un feu d’artifice choisit un des cinq bonus, au lieu d’un jeton bleu.
       *[off] Un feu d’artifice complet rend un jeton bleu.
    }

option-chat = Discussion
option-chat-value =
    { $value ->
        [none] Aucune
        [phrases] Phrases
       *[free] Libre
    }
option-chat-about =
    { $value ->
        [none] Personne ne peut écrire pendant la partie.
        [phrases] Seulement des phrases toutes faites, qui ne disent rien des mains.
       *[free] Chacun peut écrire. Parler des mains est contraire aux règles.
    }

option-spectators = Spectateurs
option-spectators-value =
    { $value ->
        [none] Aucun
        [delayed] En différé
        [backs] Sans les mains
       *[hands] Avec les mains
    }
option-spectators-about =
    { $value ->
        [none] Sans place, on ne voit pas la partie.
        [delayed] Avec le lien, on voit la partie quelques tours plus tard, et des mains les cartes qui les ont quittées depuis.
        [backs] Avec le lien, on peut regarder, mais on ne voit que le dos des cartes.
       *[hands] Avec le lien, on peut regarder et voir toutes les mains.
    }
option-spectator-delay = Retard en tours
option-spectator-delay-value = { $count }
option-spectator-delay-about =
    { $count ->
        [one] Le public voit la partie avec un tour de retard. Une carte encore en main montre son dos.
       *[other] Le public voit la partie avec { $count } tours de retard. Une carte encore en main montre son dos.
    }

option-undo = Annuler un tour
option-undo-value =
    { $value ->
        [off] Jamais
       *[on] Si tous sont d’accord
    }
option-undo-about =
    { $value ->
        [off] Ce qui est fait est fait.
       *[on] Un tour peut être annulé si tout le monde est d’accord. L’enregistrement le dit.
    }

option-open-order = Ordre des mains
option-open-order-value =
    { $value ->
        [off] Caché
       *[on] Visible
    }
option-open-order-about =
    { $value ->
        [off] Toi seul vois comment tu ranges ta main.
       *[on] Tout le monde voit comment tu ranges ta main, comme à une vraie table.
    }

## En quelques mots, pour la liste des règles en vigueur

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] règles R&R
        [hanab-live] règles hanab.live
        [hle] règles HLE
       *[printed] règles de la boîte
    }
chip-changed =
    { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }
chip-variant =
    { $variant ->
        [tricky] délicat
        [hard] difficile
        [avalanche] avalanche de couleurs
        [black-powder] poudre noire
        [normal] cinq couleurs
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] sans informations vides
       *[on] informations vides permises
    }
chip-hand =
    { $value ->
        [less] une carte de moins
       *[more] une carte de plus
    }
chip-tokens = { $start } jetons bleus sur { $most }
chip-strike-limit =
    { $count ->
        [1] perdu au 1er jeton rouge
        [2] perdu au 2e jeton rouge
       *[other] perdu au 3e jeton rouge
    }
chip-first-player = place { $seat } commence
chip-strikeout-score = les points restent
chip-stop-when-decided = arrêt quand tout est joué
chip-grand-finale = bouquet final
chip-bonuses =
    { $value ->
        [random] bonus au hasard
        [choice] bonus au choix
       *[tiles] tuiles bonus
    }
chip-chat =
    { $value ->
        [none] sans discussion
       *[phrases] phrases toutes faites
    }
chip-spectators =
    { $value ->
        [none] sans spectateurs
        [delayed]
            { $count ->
                [one] public en différé d’un tour
               *[other] public en différé de { $count } tours
            }
       *[backs] mains cachées au public
    }
chip-undo = rien ne s’annule
chip-open-order = ordre des mains caché
