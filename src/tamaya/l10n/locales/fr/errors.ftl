# Pourquoi c’est refusé. L’id est « error- » suivi du code que le serveur envoie.

error-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.

## Un tour

error-game_over = La partie est terminée.
error-bonus_pending = Utilise d’abord le bonus ou refuse-le.
error-bonus_use = Le bonus ne peut pas s’utiliser ainsi.
error-no_bonus = Aucun bonus n’est à utiliser maintenant.
error-not_your_card = Cette carte n’est pas dans la main de qui doit jouer.
error-tokens_full = Tous les jetons bleus sont là : on ne peut pas défausser.
error-no_clue_tokens = Plus de jeton bleu. Défausse ou joue une carte.
error-clue_target = Une information se donne à quelqu’un d’autre, un seul.
error-clue_no_cards = Cette personne n’a plus de cartes.
error-clue_value = Cette information n’existe pas dans ce jeu.
error-empty_clue = À cette table, une information doit montrer au moins une carte.

## Réglages

error-players = On joue de deux à six.
error-hand_size = Avec de telles mains, il ne resterait pas de pioche.
error-max_clue_tokens = Il peut y avoir de 1 à 16 jetons bleus.
error-start_clue_tokens = Il ne peut pas y avoir plus de jetons bleus au début qu’au maximum.
error-strike_limit = Un, deux ou trois jetons rouges peuvent finir la partie.
error-first_player = Cette place ne peut pas commencer : elle n’existe pas.
error-stop_when_decided = « Quand tout est joué : arrêter » ne va pas avec les bonus ni avec le bouquet final.
error-unknown_variant = Cette variante de couleurs n’existe pas.
error-unknown_preset = Ce jeu de règles n’existe pas.

## Enregistrements

error-deck = Cette pioche n’est pas faite des cartes de cette variante.
error-no_deck = Une partie a besoin d’une pioche.
error-chance = La part de hasard de l’enregistrement n’a pas la bonne longueur.

## À une table

error-spectators_forbidden = Cette table n’a pas de spectateurs.
error-seat_taken = Quelqu’un est déjà assis là.
error-seat_free = Cette place est déjà libre.
error-seat_unknown = Cette place n’existe pas.
error-seats_taken = Pour être moins nombreux, il faut d’abord libérer les places en trop.
error-seats_free = Toutes les places doivent être prises avant la distribution.
error-table_full = Toutes les places sont prises.
error-not_seated = Pour cela, il faut être à table.
error-nobody_there = Il n’y a personne à cette place.
error-nobody_left = Personne n’a quitté cette place.
error-no_bot_there = Il n’y a pas de bot à cette place.
error-unknown_bot = Aucun bot ne porte ce nom.
error-has_seen_hands = Qui a vu les mains ne peut plus prendre place dans cette partie.
error-host_only = Seul l’hôte peut faire cela.
error-game_running = Pas pendant une partie.
error-no_game = Aucune partie n’est en cours.
error-not_your_turn = Ce n’est pas ton tour.
error-stale_turn = La partie a avancé. Regarde encore avant d’agir.
error-order = Ce ne sont pas les cartes de ta main.
error-proposal_open = Un vote est déjà en cours.
error-no_proposal = Il n’y a rien à voter.
error-not_asked = On ne te demande rien là-dessus, ou tu as déjà répondu.
error-undo_forbidden = À cette table, on n’annule rien.
error-nothing_to_undo = Il n’y a aucun tour à annuler.
error-chat_closed = Cette table n’a pas de discussion.
error-phrases_only = À cette table, il n’y a que des phrases toutes faites.
error-unknown_phrase = Cette phrase n’existe pas.
error-empty_text = Ce message est vide.
error-empty_name = Un nom a au moins une lettre.

## Demandes au serveur

error-bad_json = Le serveur n’a pas pu lire cela.
error-bad_message = Le serveur n’a pas compris. Recharger la page peut aider.
error-not_json = Le serveur n’a pas compris. Recharger la page peut aider.
error-not_text = Le serveur n’a pas compris. Recharger la page peut aider.
error-hello_first = Le serveur n’a pas compris. Recharger la page peut aider.
error-version = Cette page n’est plus à jour. Recharge-la.
error-too_large = C’était trop d’un coup.
error-rate_limited = Trop en trop peu de temps. Attends un instant.
error-origin = Cela venait d’un autre site : c’est refusé.
error-not_found = Il n’y a rien à cette adresse.
error-method_not_allowed = Cela ne se fait pas ici.
error-no_table = Cette table n’existe pas. Vérifie le lien.
error-no_session = Le serveur ne te connaît pas encore. Autorise les cookies pour ce site et recharge la page.
error-too_many_sockets = Cette table est ouverte dans trop de fenêtres.
error-busy = Le serveur est débordé. Réessaie dans un instant.
error-slow = La connexion est trop lente en ce moment. Reconnexion…
error-restart = Le serveur redémarre. La partie reprend dans un instant.
error-replaced = Cette table a été ouverte dans une autre fenêtre.
error-gone = Cette table a été fermée.
error-storage = Le serveur ne peut rien enregistrer en ce moment. Rien n’a été fait.
error-internal = Le serveur a eu un problème. Rien n’a été fait.
error-no_lesson = Cette leçon n’existe pas.
error-same_cards = Ces cartes se jouent selon les règles de leur partie, sans classement.
