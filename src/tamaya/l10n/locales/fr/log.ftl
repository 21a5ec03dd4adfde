# Au présent : le nom de la personne ne demande alors aucun genre.
log-title = Ce qui s’est passé
log-unheard = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
log-empty = Les cartes sont distribuées.
log-clue =
    { $by ->
        [you] Tu dis à { $target } : « { table-clue-says } »
       *[other]
            { $to ->
                [you] { $name } te dit : « { table-clue-says } »
               *[other] { $name } dit à { $target } : « { table-clue-says } »
            }
    }
log-play =
    { $by ->
        [you] Tu joues ta { table-ordinal } carte : { table-card-name }.
       *[other] { $name } joue sa { table-ordinal } carte : { table-card-name }.
    }
log-misplay =
    { $by ->
        [you] Tu joues ta { table-ordinal } carte : { table-card-name }. Elle ne convient pas : un jeton rouge.
       *[other] { $name } joue sa { table-ordinal } carte : { table-card-name }. Elle ne convient pas : un jeton rouge.
    }
log-discard =
    { $by ->
        [you] Tu défausses ta { table-ordinal } carte : { table-card-name }.
       *[other] { $name } défausse sa { table-ordinal } carte : { table-card-name }.
    }
log-completed = Le feu d’artifice { table-colour-firework } est complet !
log-rescued =
    { $by ->
        [you] Tu sauves le { table-card-name } de la défausse.
       *[other] { $name } sauve le { table-card-name } de la défausse.
    }
log-returned =
    { $by ->
        [you] Tu remets le { table-card-name } dans la pioche.
       *[other] { $name } remet le { table-card-name } dans la pioche.
    }
log-bonus =
    { $by ->
        [you] Tu gagnes un bonus : { table-bonus-name }.
       *[other] { $name } gagne un bonus : { table-bonus-name }.
    }
log-bonus-lost = Le bonus n’avait rien sur quoi agir.
log-declined =
    { $by ->
        [you] Tu refuses le bonus.
       *[other] { $name } refuse le bonus.
    }
log-final =
    { $count ->
        [one] La pioche est vide : il reste un tour.
       *[other] La pioche est vide : il reste { $count } tours.
    }
log-started =
    { $by ->
        [you] Partie { $number } : c’est toi qui commences.
       *[other] Partie { $number } : { $name } commence.
    }
log-sat = { $name } prend place.
log-sat-bot = Un bot joue à la place de { $name }.
log-left = { $name } s’en va.
log-proposed =
    { $by ->
        [you]
            { $kind ->
                [undo] Tu aimerais annuler le tour { $turn } ({ $seat }).
                [substitute] Tu aimerais qu’un bot remplace { $seat }.
                [take] Tu aimerais jouer à la place occupée par { $seat }.
                [pause] Tu aimerais faire une pause.
               *[end] Tu aimerais terminer la partie.
            }
       *[other]
            { $kind ->
                [undo] { $name } aimerait annuler le tour { $turn } ({ $seat }).
                [substitute] { $name } aimerait qu’un bot remplace { $seat }.
                [take] { $name } aimerait jouer à la place occupée par { $seat }.
                [pause] { $name } aimerait faire une pause.
               *[end] { $name } aimerait terminer la partie.
            }
    }
log-answered =
    { $by ->
        [you]
            { $answer ->
                [yes] Tu es d’accord.
               *[no] Tu n’es pas d’accord.
            }
       *[other]
            { $answer ->
                [yes] { $name } est d’accord.
               *[no] { $name } n’est pas d’accord.
            }
    }
log-lapsed = La partie a continué : rien n’est repris.
log-undone = Retour au début du tour { $turn }.
log-renamed = { $old } s’appelle maintenant { $name }.
log-host = { $name } devient hôte.
log-configured = L’hôte a changé les réglages.
log-said = { $name } : { $words }
