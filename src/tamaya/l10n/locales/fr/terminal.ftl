# terminal-suit s’accorde avec « 3 » (masculin) : c’est aussi ce que l’on tape.
terminal-suit =
    { $suit ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [white] blanc
        [multicolour] multicolore
        [black] noir
       *[other] { $suit }
    }
terminal-card = { $rank } { terminal-suit }
terminal-comma = {", "}
terminal-seat-you = Toi
terminal-guest = Invité
terminal-seat = { $name } ({ $bot })
terminal-welcome = { $players } joueurs, variante « { variant-name } ». À table avec toi : { $names }. Tape « ? » pour l’aide.
terminal-variant = { $variant } : { variant-name }. { variant-about } { variant-sum }.
terminal-status = Jetons bleus : { $tokens } sur { $most }. Jetons rouges : { $strikes } sur { $limit }. Pioche : { $deck }. Score : { $points } sur { $reachable }.
terminal-fireworks = Feux d’artifice : { $list }.
terminal-last-turns =
    { $turns ->
        [one] Dernier tour : c’est le dernier coup.
       *[other] Dernier tour : encore { $turns } coups, celui-ci compris.
    }
terminal-hand = { $name } : { $cards }.
terminal-hand-empty = { $name } : plus de cartes.
terminal-slot = { $slot } : { $card }
terminal-marked = { $card }, signalé { $marks }
terminal-unknown = inconnue
terminal-possible = { $marks }, peut être { $cards }
terminal-certain = { $card }, certain
terminal-know =
    { $you ->
        [yes] Ce que tu peux savoir
       *[no] Ce que { $name } peut savoir
    } : { $cards }.
terminal-your-turn = À toi de jouer
terminal-prompt = >
terminal-bonus-waits = Un bonus t’attend :
terminal-bonus-option = b { $number } : { $bonus }
terminal-bonus-name =
    { $bonus ->
        [token] un jeton bleu
        [mend] un jeton rouge de moins et un jeton bleu
        [return] retour dans la pioche
        [rescue] de la défausse sur son feu d’artifice
        [colour] une couleur gratuite
       *[rank] un nombre gratuit
    }
terminal-bonus-card = { terminal-card }, { terminal-bonus-name }
terminal-bonus-clue = { terminal-bonus-name } à { $target } : { terminal-clue }
terminal-bonus-decline = b 0 : ne rien prendre
terminal-clue =
    { $kind ->
        [colour] { terminal-suit }
       *[rank] { $rank }
    }
terminal-event-drew =
    { $you ->
        [yes] Tu pioches une carte.
       *[no] { $name } pioche le { terminal-card }.
    }
terminal-event-clue =
    { $you ->
        [giver] Tu dis à { $target }
        [target] { $name } te dit
       *[no] { $name } dit à { $target }
    } : { terminal-clue }, { $count ->
        [0] aucune carte
        [one] carte { $slots }
       *[other] cartes { $slots }
    }.
terminal-event-played =
    { $you ->
        [yes] Tu joues
       *[no] { $name } joue
    } le { terminal-card }. Il convient.
terminal-event-misplayed =
    { $you ->
        [yes] Tu joues
       *[no] { $name } joue
    } le { terminal-card }. Il ne convient pas : jeton rouge n° { $strikes }.
terminal-event-discarded =
    { $you ->
        [yes] Tu défausses
       *[no] { $name } défausse
    } le { terminal-card }.
terminal-event-completed = Le feu d’artifice { terminal-suit } est complet !
terminal-event-bonus =
    { $bonus ->
        [any] Un bonus au choix.
       *[other] Bonus : { terminal-bonus-name }.
    }
terminal-event-token = Jetons bleus : { $tokens }, jetons rouges : { $strikes }.
terminal-event-returned = Le { terminal-card } passe de la défausse dans la pioche.
terminal-event-rescued = Le { terminal-card } passe de la défausse sur son feu d’artifice.
terminal-event-declined = Le bonus est refusé.
terminal-event-lost = Le bonus n’a rien sur quoi agir.
terminal-event-final =
    { $turns ->
        [one] La dernière carte est piochée. Il reste { $turns } coup.
       *[other] La dernière carte est piochée. Il reste { $turns } coups.
    }
terminal-end =
    { $why ->
        [perfect] Tous les feux d’artifice sont complets !
        [strikes] Le dernier jeton rouge : le spectacle est fini.
        [deck] Le dernier tour est joué.
        [finale_lost] Le bouquet final est perdu.
       *[decided] Impossible d’aller plus haut.
    }
terminal-score = Score : { $score } sur { $most }, { terminal-grade }.
terminal-score-none = Sur la table : { $total } sur { $most }.
terminal-grade =
    { $grade ->
        [failed] raté
        [horrible] horrible
        [poor] médiocre
        [decent] honorable
        [excellent] excellent
        [extraordinary] extraordinaire
        [legendary] légendaire
       *[divine] divin
    }
terminal-explain = Pourquoi les autres ont joué ainsi :
terminal-explained = Tour { $turn }, { $name } : { $reason }
terminal-discards = Défausse : { $cards }.
terminal-discards-empty = La défausse est vide.
terminal-log-empty = Il ne s’est encore rien passé.
terminal-left = Tu quittes la table. La partie s’arrête ici.
terminal-help =
    p 2 : jouer ta carte 2 (la 1 est la plus récente)
    d 3 : défausser ta carte 3
    c { $name } { $colour }, c { $name } 3 : donner à quelqu’un une couleur ou un nombre
    b 1 : prendre le bonus de ce numéro ; b 0 : ne rien prendre
    know { $name }, know you : ce que l’on peut savoir de sa main, ce que tu sais de la tienne
    log : ce qui s’est passé ; discards : la défausse
    t : revoir la table ; ? : cette aide ; q : partir
terminal-bad-command = Je ne comprends pas « { $typed } ». Tape « ? » pour l’aide.
terminal-bad-slot = Il n’y a pas de carte « { $typed } » dans ta main. Donne un nombre de 1 à { $most }.
terminal-bad-name = Personne ici ne s’appelle « { $typed } ». Il y a { $names }.
terminal-bad-partner = Tu ne peux pas te donner d’information à toi-même. Les autres sont { $names }.
terminal-bad-clue = « { $typed } » n’est ni un nombre ni une couleur que l’on peut donner ici. Il y a { $clues }.
terminal-bad-form = Écris ainsi : { $form }.
terminal-bad-bonus = Choisis un des numéros de la liste.
terminal-refused =
    { $code ->
        [no_clue_tokens] Plus de jeton bleu : joue ou défausse.
        [tokens_full] Tous les jetons bleus sont là, on ne peut pas défausser : joue ou donne une information.
        [empty_clue] À cette table, une information doit montrer au moins une carte.
        [clue_no_cards] Cette personne n’a plus de cartes.
        [bonus_pending] Utilise d’abord le bonus ou refuse-le.
        [no_bonus] Aucun bonus n’attend.
       *[other] Les règles ne le permettent pas maintenant ({ $code }).
    }
