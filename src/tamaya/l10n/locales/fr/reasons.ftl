# « le 3 vert » : le nombre est masculin, la carte est féminine.
reason-card =
    { $rank } { $suit ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [white] blanc
        [multicolour] multicolore
        [black] noir
       *[other] { $suit }
    }

reason-random = J’ai tiré au sort parmi tout ce qui était permis.

reason-play-known = Je savais que ma carte n° { $slot } était le { reason-card }, et il convenait.
reason-play-certain = Quelle que soit ma carte n° { $slot }, elle convenait.
reason-play-clue = Ma carte n° { $slot } a été signalée par { $giver } : j’ai compris qu’il fallait la jouer.
reason-play-prompt = L’information que { $giver } a donnée à un autre demandait d’abord le { reason-card } : j’ai pensé que c’était ma carte n° { $slot }, déjà signalée.
reason-play-finesse = L’information que { $giver } a donnée à un autre demandait d’abord le { reason-card }, et personne d’autre ne pouvait l’avoir : j’ai pensé que c’était ma carte la plus récente sans information, la n° { $slot }.
reason-play-good-touch = On signale les cartes utiles, et toute carte utile que pouvait être ma n° { $slot } convenait.
reason-play-chance = Si près de la fin, j’ai tenté ma chance : ma carte n° { $slot } convenait avec une probabilité de { $percent } %.

reason-discard-useless = Ma carte n° { $slot } ne pouvait plus servir à rien.
reason-discard-likely-useless = Ma carte n° { $slot } était très probablement inutile.
reason-discard-chop = La n° { $slot } était la plus ancienne de mes cartes que personne n’avait signalées : c’était à elle de partir.
reason-discard-least = Toutes mes cartes avaient été signalées ; la n° { $slot } était celle qui nous manquerait le moins.

reason-clue-play = { $target } peut jouer le { reason-card } tout de suite.
reason-clue-play-later = { $target } peut jouer le { reason-card } après des cartes déjà connues.
reason-clue-plays =
    { $count ->
        [one] Grâce à cette information à { $target }, { $count } carte de plus peut être jouée.
       *[other] Grâce à cette information à { $target }, { $count } cartes de plus peuvent être jouées.
    }
reason-clue-prompt = { $target } a le { reason-card } ; { $seat } doit d’abord jouer la carte juste en dessous, déjà signalée.
reason-clue-finesse = { $target } a le { reason-card } ; { $seat } doit d’abord jouer la carte juste en dessous : sa plus récente sans information.
reason-clue-save = { $target } allait défausser le { reason-card }, dont nous avons encore besoin : je l’ai sauvé.
reason-clue-save-last = { $target } allait défausser le { reason-card }, le dernier qui reste : je l’ai sauvé.
reason-clue-fix = { $target } allait jouer une carte qui ne convient pas : j’ai rectifié.
reason-clue-tell = C’est l’information qui en apprend le plus à { $target } sur les cartes utiles.
reason-clue-hold = Pour défausser, j’aurais dû me séparer d’une carte déjà désignée par une information : j’ai plutôt donné une information à { $target }.
reason-clue-wait = Rien de mieux à faire : j’ai donné à { $target } une information qui ne fait pas de mal.

reason-bonus-decline = Le bonus n’aurait rien apporté.
reason-bonus-token = Un jeton bleu est toujours bienvenu.
reason-bonus-mend = Un jeton rouge de moins et un jeton bleu de plus.
reason-bonus-rescue = Le { reason-card } de la défausse convenait.
reason-bonus-return = Nous avons encore besoin du { reason-card } : qu’il retourne dans la pioche.
reason-lesson = C’est ce que la leçon a prévu ici.
