# table-colour s’accorde avec « carte » (féminin) ; le nom d’une carte, « 3 vert », et un feu d’artifice sont masculins.
table-title = Table
table-seat = Place { $seat }
table-ordinal =
    { $slot ->
        [1] 1re
       *[other] { $slot }e
    }
table-colour =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [white] blanche
        [multicolour] multicolore
        [black] noire
       *[other] { $colour }
    }
table-colour-plural =
    { $colour ->
        [red] rouges
        [yellow] jaunes
        [green] vertes
        [blue] bleues
        [white] blanches
        [multicolour] multicolores
        [black] noires
       *[other] { $colour }
    }
table-colour-firework =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [white] blanc
        [multicolour] multicolore
        [black] noir
       *[other] { $colour }
    }
table-rank = { $rank }
table-card-name = { $rank } { table-colour-firework }
table-clue-says =
    { $kind ->
        [rank]
            { $count ->
                [0] Tu n’as aucun { $rank }.
                [one] Ta { $slots } carte est un { $rank }.
               *[other] Tes { $slots } cartes sont des { $rank }.
            }
       *[colour]
            { $count ->
                [0] Tu n’as aucune carte { table-colour }.
                [one] Ta { $slots } carte est { table-colour }.
               *[other] Tes { $slots } cartes sont { table-colour-plural }.
            }
    }
table-tell = Dire à { $target } : « { table-clue-says } »

table-figures = Jetons bleus et rouges, pioche et score
table-tokens =
    { $count ->
        [one] { $count } jeton bleu sur { $most }
       *[other] { $count } jetons bleus sur { $most }
    }
table-strikes =
    { $count ->
        [one] { $count } jeton rouge sur { $most }
       *[other] { $count } jetons rouges sur { $most }
    }
table-in-deck = en pioche
table-last-turns =
    { $count ->
        [one] dernier tour
       *[other] tours restants
    }
table-of-points = sur { $points }
table-reachable = Encore { $count } possibles au plus
table-fireworks = Feux d’artifice
table-firework =
    { $height ->
        [0] { table-colour-firework } : aucune carte
       *[other] { table-colour-firework } : { $height } sur { $most }, au sommet { $rank }
    }{ $direction ->
        [down] , en descendant
       *[up] { "" }
    }{ $stopped ->
        [yes] , ne peut plus être complété
       *[no] { "" }
    }

table-hand-of = La main : { $name }
table-own-hand = Ta main
table-no-cards = Plus de cartes
table-partner-card =
    { $open ->
        [yes] { $name }, { table-ordinal } carte : { $what }
       *[no] { $name }, { table-ordinal } carte
    }
table-label = { $card }, { $knows }
table-own-card = Ta { table-ordinal } carte
table-own-open = Ta { table-ordinal } carte : { $what }
table-knows = sait : { $knows }
table-knows-nothing = n’en sait rien
table-own-knows = tu sais : { $knows }
table-own-knows-nothing = pas encore d’information
table-peek = Ce que sait { $name }
table-not = pas { $list }
table-neither = ni { $one } ni { $two }
table-knows-both = { $first } ; { $second }
table-possible = Encore possible : { $list }
table-possible-card = { $what } (reste { $count })
table-away = absent
table-offline = hors ligne
table-thinking = réfléchit…
table-to-move = à jouer
table-bot = bot
table-bots = Les bots de cette table

table-your-turn = À toi de jouer
table-your-bonus = Ton bonus
table-turn-of = Au tour de { $name }
table-turn-bot = { $name } réfléchit…
table-waiting-away = On attend le retour de { $name }
table-last-round =
    { $count ->
        [one] Dernier tour : plus qu’un coup
       *[other] Dernier tour : encore { $count } coups
    }
table-over = Le spectacle est fini
table-spectator = Tu regardes.
table-spectator-late =
    { $count ->
        [one] Tu regardes avec un tour de retard.
       *[other] Tu regardes avec { $count } tours de retard.
    }

table-actions = Ce que tu peux faire
table-your-card = Ta { table-ordinal } carte
table-card-of =
    { $open ->
        [yes] { $name }, sa { table-ordinal } carte : { $what }
       *[no] { $name }, sa { table-ordinal } carte
    }
table-play = Jouer
table-discard = Défausser
table-give = Informer
table-cancel = Annuler
table-hint-turn = Touche une de tes cartes pour la jouer ou la défausser, ou celle d’un partenaire pour donner une information.
table-hint-wait = Touche une carte pour voir ce qu’elle peut encore être.
table-not-your-turn = Tu pourras agir à ton tour.
table-again = Touche encore
table-held = Ton action attend la connexion…
table-bonus-first = Décide d’abord pour le bonus.
table-clue-for = Une information pour { $name }
table-more-clues = Autres informations
table-choose-clue = Choisis une couleur ou un nombre.
table-clues-later = Tu pourras informer à ton tour.
table-no-clue-bonus = Cette information n’existe pas en ce moment.
table-colours = Couleurs
table-ranks = Nombres
table-bonus-name =
    { $bonus ->
        [token] un jeton bleu
        [mend] un jeton rouge effacé
        [return] une carte remise dans la pioche
        [rescue] une carte sauvée
        [colour] une couleur gratuite
        [rank] un nombre gratuit
       *[choice] un des cinq
    }
table-bonus-is = Bonus : { table-bonus-name }
table-bonus-choose = Choisis un bonus
table-bonus-does =
    { $bonus ->
        [token] Un jeton bleu revient.
        [mend] Un jeton rouge est effacé et un jeton bleu revient.
        [return] Choisis une carte de la défausse : elle retourne à une place inconnue de la pioche.
        [rescue] Choisis une carte de la défausse qui va sur son feu d’artifice : elle est jouée.
        [colour] Donne une information de couleur qui ne coûte pas de jeton.
       *[rank] Donne une information de nombre qui ne coûte pas de jeton.
    }
table-bonus-whom = À qui la donner
table-bonus-use = L’utiliser
table-bonus-decline = Refuser

table-menu = Menu
table-talk = Journal et discussion
table-pile = Défausse
table-pile-count = Défausse ({ $count })
table-pile-card =
    { $mark ->
        [critical] { $rank } × { $count } (le dernier est encore utile)
        [dead] { $rank } × { $count } (ne sert plus)
       *[none] { $rank } × { $count }
    }
table-pile-critical = Il n’en reste qu’un, et il est utile
table-pile-dead = Ne sert plus
table-pile-dots = Un point par exemplaire ; plein : défaussé
table-pace = Marge
table-pace-about = Tours qu’on peut encore passer à autre chose que jouer, pour tout atteindre.
table-efficiency = Rendement
table-efficiency-about = Cartes jouées, ou signalées et encore utiles, par information donnée.
table-pace-choice = Marge et rendement
table-pace-on = affichés
table-pace-off = masqués
table-none = aucune
table-say = Dire quelque chose à la table
table-say-watching = Parler (vu des joueurs à la fin)
table-send = Envoyer
table-phrases = Phrases
table-agree = D’accord
table-refuse = Refuser
table-withdraw = Retirer
table-waiting-for = On attend : { $names }
table-invite = Copier le lien d’invitation
table-link-copied = Le lien d’invitation est copié.
table-undo = Annuler le dernier tour
table-end = Terminer la partie
table-end-alone = Terminer la partie ?
table-end-together = Terminer la partie, si les autres sont d’accord ?
table-end-counts =
    { $finale ->
        [yes] Elle comptera comme perdue.
       *[no] Elle comptera 0 point.
    }
table-end-daily = Tu n’as qu’un essai pour cette donne ; il sera alors épuisé.
table-end-now = Terminer
table-end-propose = Demander aux autres
table-end-not = Continuer
table-substitute = Un bot pour remplacer { $name }
table-take = Prendre la place : { $name }
table-come-back = Revenir à ma place
table-last-game = La partie précédente
table-leave = Quitter ma place
table-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
table-rules = Les règles de cette table
table-rules-page = Comment on joue
table-keys = Raccourcis
table-link-connecting = Connexion…
table-link-waiting = Connexion perdue. Nouvel essai…
table-link-closed = Hors ligne
table-bye-replaced = La table est ouverte dans un autre onglet ou sur un autre appareil.
table-bye-gone = Cette table n’existe pas.
table-bye-version = Une nouvelle version est là. Recharge la page.
table-use-here = L’ouvrir ici


table-key-move = d’une carte à l’autre et d’une main à l’autre
table-key-own = vers une de tes cartes
table-key-play = préparer à jouer la carte ; Enter la joue
table-key-discard = préparer à défausser la carte ; Enter la défausse
table-key-clue = informations pour qui tient cette carte
table-key-rank = au choix d’une information : ce nombre
table-key-colour = au choix d’une information : cette couleur, dans l’ordre des couleurs
table-key-enter = choisir ; confirmer
table-key-escape = annuler
table-key-reorder = déplacer ta carte dans ta main
table-key-peek = ce que sait qui tient cette carte
table-key-undo = demander d’annuler le dernier tour
table-key-log = journal et discussion
table-key-pile = défausse
table-key-talk = dire quelque chose
table-key-help = cette liste

phrase-hello = Salut !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-oops = Oups.
phrase-i-know-nothing = Je ne sais rien de ma main.
phrase-do-you-remember = Tu te souviens de ta main ?
phrase-let-me-think = Laissez-moi réfléchir…
phrase-your-turn = C’est à toi.
phrase-good-luck = Bonne chance !
phrase-again = On rejoue ?

door-title = Une partie est en cours
door-people = À la table : { $names }
door-bots = Bots : { $names }
door-why = Qui a vu les mains ne peut plus prendre place dans cette partie. Alors, avant de les voir : veux-tu jouer ou regarder ?
door-watch = Regarder
door-not-now = La place reste comme elle est. Tu peux redemander ou regarder.
