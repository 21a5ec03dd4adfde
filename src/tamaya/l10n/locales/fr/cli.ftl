## Words of all help
cli-usage = Utilisation :
cli-options-place = [OPTIONS]
cli-command-place = COMMANDE [ARGUMENTS]…
cli-arguments = Arguments :
cli-options = Options :
cli-commands = Commandes :
cli-default = par défaut :
cli-environment = variable d’environnement :
cli-required = obligatoire
cli-help = Afficher cette aide et quitter.
cli-type-text = <texte>
cli-type-texts = <textes>
cli-type-whole = <entier>
cli-type-whole-range = <entier>
cli-type-number-range = <nombre>
cli-type-path = <chemin>
cli-json-object-lines = Un objet JSON par ligne.
cli-json-last-line = La dernière ligne est un objet JSON.
cli-lang = Langue, par exemple en, ja ou ru ; par défaut celle du système.
cli-rules = Un jeu de règles prédéfini : printed, bga, rnr, hanab-live, hle.
cli-bonuses = Les cinq flamboyants : off, tiles, random ou choice.
cli-grand-finale = Pas de dernier tour : parfait ou perdu.
cli-players = Places à la table.
cli-variant = La variante de couleurs.

## tamaya
cli-tamaya = Hanabi : y jouer, l’héberger, l’étudier.
cli-version = Afficher la version.
cli-install-completion = Installer la complétion pour le shell actuel.
cli-show-completion = Afficher la complétion pour le shell actuel, pour la copier ou adapter son installation.

## play
cli-play = Jouer avec des bots dans le terminal.
cli-play-players = Places à la table ; par défaut trois, ou autant que les bots en demandent.
cli-play-bots = Tes partenaires, séparés par des virgules (voir `tamaya bots`) ; ils occupent les places tour à tour.
cli-play-variant = La variante de couleurs (voir `tamaya variants`).
cli-play-seed = Distribuer à nouveau la même partie ; par défaut une partie secrète.
cli-play-plain = De simples phrases sans aucun dessin, pour les lecteurs d’écran.
cli-play-explain = Après la partie, dire pourquoi les bots ont joué ainsi.
cli-play-name = Ton nom dans les explications des bots.

## serve
cli-serve = Héberger le jeu sur cette machine.
cli-serve-config = Un fichier TOML avec tous ces réglages.
cli-serve-host = Adresse d’écoute ; 0.0.0.0 pour toutes celles de cette machine.
cli-serve-port = Port d’écoute ; 0 pour un port libre quelconque.
cli-serve-data = Dossier de la base de données et du fichier de clé ; créé au besoin.
cli-serve-database = PostgreSQL : postgresql://user:password@host/name ; sinon un fichier dans le dossier.
cli-serve-workers = Processus qui servent ; à plusieurs, il leur faut PostgreSQL.
cli-serve-lease-seconds = Quand un processus se tait aussi longtemps, d’autres reprennent ses tables.
cli-serve-bot-delay = Secondes qu’un bot met pour un coup.
cli-serve-bot-workers = Processus dans lesquels les bots réfléchissent.
cli-serve-origin = Autre origine dont les pages ont le droit d’utiliser ce serveur ; peut se répéter.
cli-serve-trusted-proxy = Adresse ou réseau d’un proxy dont on croit les en-têtes transmis ; peut se répéter. Ceux de cette machine sont crus.
cli-serve-metrics-from = Réseau qui peut lire /metrics, en plus de cette machine ; peut se répéter.
cli-serve-contact = À qui les services push peuvent écrire au sujet de ce serveur : mailto:… ou https://… Certains veulent le savoir.
cli-serve-limit = NAME=VALUE, pour un débit NAME=PER_SECOND/AT_ONCE ; peut se répéter. Voir docs/server.md.
cli-serve-log-level = debug, info, warning ou error ; le journal va sur la sortie d’erreur.

## replay
cli-replay = Rejouer des parties enregistrées : score, feux d’artifice, fin, tours, jetons rouges et bleus.
cli-replay-more = Si une promesse sur la pioche a été montrée au début, elle est révélée. Un mauvais fichier est signalé et les autres sont traités quand même ; le code de sortie est alors 1.
cli-replay-files = Enregistrements ou liens de hanab.live ; - lit un enregistrement sur l’entrée standard.
cli-replay-rules = Rejouer selon un jeu de règles prédéfini : printed, bga, rnr, hanab-live, hle.
cli-replay-json = Une ligne JSON par fichier.
cli-replay-turns = Raconter toute la partie, tour par tour.

## solve
cli-solve = Dire d’une donne, toutes cartes connues, si elle est gagnable (et comment), perdue à coup sûr (et pourquoi) ou indécise.
cli-solve-more = Avec --turns, dire aussi jusqu’à quand une partie enregistrée était gagnable, et quel coup l’a perdue, si c’est prouvé. Un mauvais fichier est signalé et les autres sont traités quand même ; le code de sortie est alors 1.
cli-solve-files = Enregistrements, les nôtres ou ceux de hanab.live ; - en lit un sur l’entrée standard.
cli-solve-seed = Résoudre la donne de cette graine.
cli-solve-deck = Résoudre cette pioche : toutes les cartes dans l’ordre où on les pioche, comme « R1 Y3 W5 … ».
cli-solve-players = Nombre de places, pour --seed et --deck.
cli-solve-variant = La variante de couleurs, pour --seed et --deck.
cli-solve-turns = Raconter chaque tour d’une partie enregistrée.
cli-solve-json = Une ligne JSON par donne.

## variants, bots
cli-variants = Lister les variantes : leur principe, leurs cartes, leur maximum de points, leurs noms ailleurs.
cli-variants-json = Une ligne JSON par variante.
cli-bots = Lister les bots : nom, niveau, conventions et portrait de chacun.

## Commands that play many games
cli-games = Nombre de parties.
cli-seed = Numérote les donnes : même graine, mêmes donnes.
cli-jobs = Processus dans lesquels jouer ; les parties sont les mêmes quel que soit leur nombre.
cli-backend = Où jouer : local, ou ray (supplément `cluster`).
cli-address = Adresse du cluster Ray : auto, HOST:PORT ou ray://HOST:PORT ; sinon, un cluster démarre ici.
cli-keep = Un dossier pour les lots terminés ; ce qui s’y trouve n’est pas rejoué.
cli-evaluate = Jouer de nombreuses parties avec un bot à chaque place et dire ce qu’il en est sorti.
cli-evaluate-more = Avec --with, les bots occupent les places tour à tour, avec un décalage d’une place d’une partie à l’autre.
cli-evaluate-bot = Nom d’un bot (voir `tamaya bots`), ou module:factory pour le tien.
cli-evaluate-with = Un autre bot pour les autres places ; peut se répéter.
cli-cross-play = Faire jouer ensemble chaque paire de bots, sur les mêmes donnes, et montrer le tableau des scores moyens.
cli-cross-play-more = Les deux bots occupent les places tour à tour, avec un décalage d’une place d’une partie à l’autre : le tableau est symétrique.
cli-cross-play-bots = Noms (voir `tamaya bots`), ou module:factory.
cli-cross-play-games = Nombre de parties par paire.
cli-cross-play-svg = Où écrire une carte de chaleur des scores moyens.
cli-cross-play-out = Où écrire le tableau et les chiffres de chaque paire, en JSON.
cli-dataset = Jouer des parties et les garder entières : enregistrements, décisions et leurs raisons, une ligne par partie (supplément `datasets`).
cli-dataset-bots = Les bots qui occupent les places tour à tour (voir `tamaya bots`).
cli-dataset-out = Le dossier ; les mêmes parties qui s’y trouvent ne sont pas rejouées.
cli-bench = Mesurer la vitesse sur cette machine.
cli-bench-kernel = Mesurer le jeu au hasard selon les règles de HLE dans le noyau, sur un seul cœur.
cli-bench-batch = Parties menées côte à côte.
cli-bench-seconds = Secondes par mesure.
cli-bench-variant = Voir `tamaya variants`.
cli-bench-fresh = Compiler à nouveau, quoi que contienne le cache.
cli-bench-json = Afficher un objet JSON.
cli-calibrate = Faire jouer à un bot toutes les sortes de parties classées et tirer de ses scores les cotes de Hanabot.
cli-calibrate-out = Où écrire le tableau, en JSON ; celui en usage se trouve dans tamaya/ratings/.
cli-calibrate-version = La version du tableau : un de plus que celle du tableau en usage.
cli-calibrate-reference = Le bot dont viennent les scores.
cli-calibrate-games = Parties par variante et nombre de joueurs.
cli-calibrate-seed = Numérote les donnes.

## Keeping a server: admin, backup, restore, ratings
cli-data = Le dossier de données du serveur.
cli-admin = Maintenir l’ordre sur le serveur qui tourne sur cette machine. WHO est le nom d’un compte, ou l’identifiant de n’importe qui.
cli-admin-who = Dire de qui il s’agit.
cli-admin-person = Nom d’un compte, ou identifiant d’une personne.
cli-admin-close = Fermer une table pour de bon ; une partie en cours s’arrête sans compter.
cli-admin-table = Identifiant ou lien d’une table.
cli-admin-reason = Pourquoi ; c’est consigné.
cli-admin-ban = Exclure une personne, ou une adresse.
cli-admin-address = WHO est une adresse.
cli-admin-unban = Laisser revenir.
cli-admin-silence = Priver une personne de parole.
cli-admin-unsilence = Rendre la parole.
cli-admin-rename = Changer le nom d’une personne, partout où elle est passée.
cli-admin-new-name = Le nouveau nom.
cli-admin-reset-password = Annuler un mot de passe et afficher un code pour en choisir un autre.
cli-admin-grant = Permettre à un compte de maintenir l’ordre, sur la page d’administration.
cli-admin-revoke = Retirer cette permission.
cli-admin-reports = Lister les signalements, avec ce qui a été dit.
cli-admin-reports-closed = Ceux qui ont été traités.
cli-admin-close-report = Noter qu’un signalement a été traité.
cli-admin-report = Le numéro du signalement.
cli-admin-sanctions = Lister qui est exclu ou privé de parole.
cli-admin-log = Lister ce qui a été fait pour l’ordre, du plus récent au plus ancien.
cli-backup = Sauvegarder tout ce que garde un serveur, même pendant qu’il tourne.
cli-backup-file = Le fichier à écrire ; il ne doit pas exister.
cli-restore = Restaurer une sauvegarde : dans un dossier sans base de données, ou une base PostgreSQL vide.
cli-restore-file = Un fichier que `tamaya backup` a écrit.
cli-ratings = Cotes : voir docs/ratings.md.
cli-ratings-recompute = Rejouer toutes les parties classées et comparer les cotes obtenues à celles qui sont gardées.
cli-ratings-data = Le dossier de données du serveur. Avec --write, le serveur doit être arrêté.
cli-ratings-database = PostgreSQL : postgresql://…
cli-ratings-write = Garder ce qui a été calculé, là où c’est différent.

## What is refused
cli-refusal = Erreur : { $why }
cli-refusal-hint = Aide : `{ $command }`.
cli-refusal-command = La commande « { $name } » n’existe pas.
cli-refusal-no-command = Il manque une commande.
cli-refusal-option = L’option { $name } n’existe pas.
cli-refusal-option-like = L’option { $name } n’existe pas. Proches : { $list }
cli-refusal-missing = Il manque { $name }.
cli-refusal-no-value = { $name } demande une valeur.
cli-refusal-too-much = Arguments en trop : { $name }
cli-refusal-value-of = La valeur de { $name } ne convient pas : { $why }
cli-refusal-value = La valeur ne convient pas : { $why }
cli-refusal-whole = il faut un nombre entier
cli-refusal-number = il faut un nombre
cli-refusal-least = il faut au moins { $limit }
cli-refusal-most = il faut au plus { $limit }
cli-refusal-unknown =
    { $kind ->
        [bot] le bot « { $name } » n’existe pas
        [variant] la variante « { $name } » n’existe pas
        [preset] le jeu de règles « { $name } » n’existe pas
        [bonuses] le réglage « { $name } » des flamboyants n’existe pas
        [language] la langue « { $name } » n’existe pas
       *[other] « { $name } » n’existe pas
    } ; il y a { $list }
cli-refusal-seats = { $bots } bots et toi, cela fait { $players } joueurs : enlève --players, ou nomme moins de bots
cli-refusal-solve-nothing = donne un fichier, --seed ou --deck
cli-refusal-solve-turns = --turns demande une partie enregistrée
cli-refusal-bots-twice = nomme chaque bot une seule fois
