insight-title = Calculé
insight-about = Pouvait-on gagner, et jusqu’à quand ? Qu’aurait fait un bot fort à chaque coup ? Le serveur le calcule une fois pour tous.
insight-begin = Calculer
insight-stop = Arrêter
insight-waiting = Ça commence dans un instant…
insight-progress = { $steps } étapes sur { $total }
insight-failed = Le calcul n’a pas abouti. Réessaie plus tard.
insight-verdict =
    { $says ->
        [winnable] Ici, on pouvait encore tout gagner.
        [lost] Ici, on ne pouvait plus tout gagner.
       *[undecided] On ignore si l’on pouvait gagner ici.
    }
insight-why =
    { $why ->
        [over] La partie est finie.
        [gone] Tous les exemplaires d’une carte nécessaire ont disparu.
        [turns] Il reste trop peu de tours pour les cartes à venir.
        [hands] Les mains se remplissent de cartes à garder.
        [pool] Même toutes les mains réunies ne suffisent pas.
        [ending] Les derniers tours tombent mal.
       *[searched] Toutes les voies ont été essayées.
    }
insight-lost-by = Perdu au coup { $move }
insight-show-line = Montrer une voie gagnante
insight-move = Coup { $move } : { $what }
insight-fork = Ceci concerne la partie après le coup { $move } : l’essai lui-même n’est pas analysé.
insight-would = Choix de { $bot } :
insight-same = Comme dans la partie.
insight-play = jouer { table-card-name }, { table-ordinal } carte.
insight-discard = défausser { table-card-name }, { table-ordinal } carte.
insight-choose =
    { $what ->
        [bonus] utiliser le bonus.
       *[deck] jouer la première carte de la pioche.
    }
insight-lead = La fin jouée { $worlds } fois par { $bot }, avec des cartes que le joueur pouvait avoir en main : { $points } ± { $error } point par rapport au coup joué.
insight-no-lead =
    { $why ->
        [rules] On ne peut pas dire ce que cela valait : avec ces règles, la fin ne peut pas être jouée.
       *[moves] On ne peut pas dire ce que cela valait : avec aucune carte { $bot } n’aurait joué comme les autres.
    }
insight-try = Essayer
insight-agreed =
    { $bot } aurait fait de même pour { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } sur { $total }.
insight-next = Différence suivante
