# Une table avant la distribution

lobby-title = Avant le spectacle
lobby-host = L’hôte de cette table : { $name }.
lobby-host-you = Tu es l’hôte de cette table.
lobby-same-cards = Les cartes d’une partie terminée seront redistribuées ici. Cela ne compte pour aucun classement.
lobby-same-cards-known = Déjà vues par { $names }.

## Inviter

lobby-invite = Inviter des amis
lobby-invite-about = Avec ce lien, on peut prendre une place ou regarder.
lobby-link = Lien vers cette table
lobby-copy-by-hand = Sélectionne le lien et copie-le à la main.
lobby-share-title = Une partie de Hanabi
lobby-share-text = Une place t’attend à ma table.
lobby-qr = Afficher le code QR
lobby-qr-hide = Masquer le code QR
lobby-qr-about = Code QR du lien vers cette table, pour l’appareil photo d’un téléphone

## Places

lobby-seats = Places
lobby-rated = Les parties de cette table sont classées : chacun a besoin d’un compte, et les bots ne jouent pas.
lobby-seat = Place { $number }
lobby-seat-free = Libre
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-add-bot = Ajouter un bot
lobby-add-bot-seat = Ajouter un bot à la place { $number }
lobby-choose-bot = Quel bot ?
lobby-bot-level = Niveau : { $level }
lobby-bot-convention = Convention : { $convention }
lobby-fill =
    { $count ->
        [one] Mettre un bot à la place libre
       *[other] Mettre des bots aux { $count } places libres
    }
lobby-clear = Libérer la place
lobby-clear-seat = Libérer la place { $number } ({ $name })
lobby-make-host = Nommer hôte
lobby-make-host-name = Nommer hôte : { $name }
lobby-here = ici
lobby-gone = hors ligne
lobby-name = Ton nom à cette table

## Commencer

lobby-start = Distribuer
lobby-start-free =
    { $count ->
        [one] Encore une place libre.
       *[other] Encore { $count } places libres.
    }
lobby-start-ready = Tout le monde est assis.
lobby-wait-host = { $name } distribue les cartes.
lobby-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
lobby-you-watch = Tu regardes. Prends une place libre pour jouer.
lobby-you-watch-full = Tu regardes : toutes les places sont prises.
lobby-you-watch-late =
    { $count ->
        [one] Tu verras la partie avec un tour de retard.
       *[other] Tu verras la partie avec { $count } tours de retard.
    }
lobby-begun-late =
    { $count ->
        [one] La partie a commencé : tu la verras avec un tour de retard.
       *[other] La partie a commencé : tu la verras avec { $count } tours de retard.
    }
lobby-seated-at = Tu es à la place { $number }.

## Règles

lobby-change-rules = Changer les règles
lobby-rules-save = Adopter ces règles
lobby-rules-discard = Les laisser comme avant
