history-title = Mes parties
history-names = Avec qui
history-variant = Variante
history-players = Joueurs
history-result = Résultat
history-any = peu importe
history-perfect = parfaites
history-not-perfect = toutes les autres
history-found =
    { $count ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $count } parties
    }
history-more = Parties plus anciennes
history-none = Tu n’as pas encore fini de partie. Dès que ce sera fait, elle restera ici.
history-none-such = Aucune de tes parties n’est ainsi.
history-per-variant = Par variante
history-per-team = Par équipe
history-variant-players = { $variant }, à { $count }
history-games = Parties
history-mean = Moyenne
history-best = Record
history-perfect-count = Parfaites
history-all = Toutes les parties
history-spread = Répartition des scores
history-course = Moyenne au fil du temps
history-since = Depuis
history-take = Tout emporter
history-json = Toutes les parties (JSON)
history-csv = Une liste (CSV)

start-history-about = Revoir coup par coup ; voir où tu en es.
start-bring-about = Regarder une partie de hanab.live ou d’un fichier.

bring-title = Ouvrir une partie
bring-about = Une partie jouée ailleurs, à revoir coup par coup, à analyser, à essayer autrement.
bring-label = Une partie (JSON) ou un lien de hanab.live
bring-where = Sur hanab.live, le menu de la relecture copie un lien qui contient toute la partie ; hanab.live/export suivi du numéro de la partie donne le JSON. Un lien avec un simple numéro ne contient pas de partie.
bring-open = Ouvrir
bring-file = Depuis un fichier…
bring-kept = Elle reçoit son propre lien, pour toi et pour qui tu veux.

error-no_such_game = Cette partie n’existe pas, ou elle n’est pas finie.
error-todays_cards = Ce sont les cartes du jour : joue d’abord la donne du jour, et garde-les pour toi jusqu’à demain.
error-no_such_comment = Ce commentaire n’est plus là.
error-no_such_action = La partie n’a pas de tel coup.
error-illegal_action = Ce coup n’est pas permis à cet endroit.
error-already_over = La partie était finie avant.
error-not_expressible = hanab.live ne peut pas exprimer cette partie.
error-comments_full = On a tant écrit sur cette partie que plus rien ne rentre.
error-record_unreadable = Ce n’est ni une partie ni un lien qu’on puisse lire ici.
error-record_unsupported = Cette partie suivait des règles inconnues ici.
error-record_wrong = Les coups de cette partie ne vont pas avec ses cartes et ses règles.
error-record_link = Ce lien nomme seulement une partie de hanab.live. Copie depuis le menu du replay le lien qui contient toute la partie (hanab.live/replay-json/…), ou colle le JSON.
error-record_variant = La variante « { $variant } » ne se joue pas ici.
error-record_move = Le coup { $move } de cette partie ne va pas avec ses cartes et ses règles.
