# Leçons et problèmes. $guide est le nom de la personne amie à la table.
learn-title = Apprendre
learn-lead = De ta toute première information à la dernière carte de la pioche. Sans compte : ce navigateur se souvient où tu en es.
learn-lessons = Leçons
learn-puzzles = Problèmes
learn-puzzles-about = Des positions de vraies parties : que fais-tu ?
learn-done = fait
learn-begin = Commencer
learn-again = Encore une fois
learn-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
learn-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
learn-next = Suite
learn-not-yet = C’est permis, mais il s’agit d’autre chose ici. Essaie ce qui est demandé.
learn-read-on = Lis d’abord la suite.
learn-not-this = C’est permis, mais il y a mieux. Regarde encore.
learn-wait = { $guide } réfléchit…
learn-leave = Quitter la leçon
learn-leave-about = La partie continue, sans explications.
learn-play-on = Continuer ici
learn-onward-puzzle = Problème suivant
learn-onward-lesson = Leçon suivante
learn-more = Autres leçons
learn-solved = Trouvé !
learn-rules = Les règles, à lire et à consulter

lesson-first-title = Ton premier spectacle
lesson-first-about = Tout ce qu’il faut pour jouer, dans une vraie partie. Dix minutes.
lesson-first-welcome = Bienvenue ! Avec { $guide }, tu allumes cinq feux d’artifice, un par couleur. Chacun se construit avec les cartes 1, 2, 3, 4, 5, dans cet ordre.
lesson-first-hands = Voici les cartes de { $guide }. Tu les vois, { $guide } non.
lesson-first-own = Et voici les tiennes. { $guide } en voit la face, toi seulement le dos. Il faut donc vous dire ce que vous tenez.
lesson-first-fireworks = Aucun feu d’artifice n’a commencé : chacun attend son 1. N’importe quel 1 peut être joué.
lesson-first-one = { $guide } tient deux 1. Dis-le : touche l’un d’eux et choisis « 1 ». Une information nomme un nombre ou une couleur et montre toutes les cartes de cette main qui y répondent.
lesson-first-fits = { $guide } a entendu « 1 », savait que tout 1 convient, et en a joué un. Le jaune a commencé !
lesson-first-tokens = Ton information a coûté un jeton bleu : sept lanternes brillent encore. { $guide } jouera l’autre 1 ensuite, rien ne presse donc. Une défausse rend un jeton.
lesson-first-oldest = Quelle carte ? Tu ne sais rien des tiennes. Alors c’est la plus ancienne qui part : celle de droite. Touche-la et défausse-la.
lesson-first-drawn = Après avoir joué ou défaussé, tu pioches une carte. Elle arrive à gauche : la plus ancienne est toujours à droite.
lesson-first-colour = { $guide } a pioché le 2 rouge, et le 1 rouge est posé. Cette fois, nomme la couleur : touche le 2 rouge et choisis « rouge ».
lesson-first-marked = Une information pour toi : deux de tes cartes sont des 1. Les marques restent, personne n’a à s’en souvenir.
lesson-first-trust = Le rouge et le jaune ont déjà leur 1. Et si c’étaient ceux-là ? { $guide } voit tes cartes et ne dépenserait pas un jeton pour des cartes inutiles. Fais confiance.
lesson-first-newest = Joue le plus récent de tes deux 1, celui de gauche.
lesson-first-other = Vert ! Ton autre 1 conviendra aussi. Joue-le.
lesson-first-five = « 5 », dit { $guide } : ta carte la plus ancienne. Il n’y a qu’un 5 par couleur, et celui-ci allait être défaussé. Il ne convient pas encore : garde-le.
lesson-first-not = Une information dit aussi ce que les autres cartes ne sont pas : aucune n’est un 5. Touche une de tes cartes pour voir tout ce qu’elle peut encore être.
lesson-first-two = { $guide } a pioché un 2 jaune et un 2 vert, et les deux conviennent. Une information pour deux cartes : dis « 2 ».
lesson-first-strikes = Bien sûr, tu peux deviner. Mais une carte qui ne convient pas est perdue et brûle une de ces trois mèches. À la troisième, le spectacle est fini, et perdu.
lesson-first-spare = Mieux vaut défausser. Le 5 porte sa marque : c’est donc la plus ancienne carte sans information qui part. Touche-la et défausse-la.
lesson-first-pile = Les cartes défaussées restent visibles ici. Par couleur : trois 1, deux 2, deux 3, deux 4 et un seul 5. Il ne faut pas perdre le dernier exemplaire d’une carte.
lesson-first-white = Il manque encore un feu d’artifice. { $guide } a pioché le 1 blanc : dis « 1 ».
lesson-first-last = Les cinq ont commencé ! Quand la dernière carte de la pioche est prise, chacun a encore un tour. Puis on compte : 25 points, c’est un spectacle parfait.
lesson-first-free = La suite t’appartient. { $guide } joue comme quelqu’un qui débute bien. Amuse-toi !

lesson-chop-title = La carte de défausse
lesson-chop-about = Laquelle part quand il n’y a rien de mieux à faire.
lesson-chop-what = Qui n’a rien de mieux à faire défausse. Si tout le monde sait laquelle, tout le monde peut prévoir. L’usage veut que ce soit la plus ancienne sans information : la carte de défausse. Voici la tienne.
lesson-chop-theirs = Et voici celle de { $guide } : la prochaine à partir. Regarde-la avant chacun de tes tours. Le 4 jaune existe en double, il peut partir.
lesson-chop-now = Tout va bien, donc. { $guide } a deux 1 : signale-les.
lesson-chop-discard = { $guide } jouera l’autre 1 ensuite. Tu ne sais rien de tes cartes : défausse celle de droite.
lesson-chop-jump = Ta carte la plus ancienne a reçu une information. Une telle carte n’est jamais celle de défausse : c’est la suivante.
lesson-chop-play = Et un 1 qu’on te signale veut être joué. Joue-le.
lesson-chop-again = Rien à jouer, rien d’urgent à dire : la carte de défausse de { $guide } est toujours ce 4 jaune. Défausse la tienne.
lesson-chop-full = Les huit lanternes brillaient : personne ne peut alors défausser, et { $guide } a dû informer.
lesson-chop-red = Une seule carte, nouvelle, et « rouge » : ce doit être celle que le rouge attend. Joue-la.
lesson-chop-done = { $guide } a défaussé le 4 jaune, comme prévu. Voilà à quoi sert l’usage : tu sais ce qui va arriver, et tu peux intervenir quand il ne le faut pas.

lesson-saves-title = Les sauvetages
lesson-saves-about = Ne pas perdre ce qui ne se remplace pas.
lesson-saves-look = Regarde la carte de défausse de { $guide } : le 5 rouge, l’unique. { $guide } n’a rien à jouer et la défausserait.
lesson-saves-first = Tu as un 1 à jouer. Mais il ne s’envolera pas. Ce qui va se perdre passe d’abord.
lesson-saves-five = Sauve-le : touche le 5 rouge et choisis « 5 ».
lesson-saves-moved = { $guide } a laissé partir un 3 jaune, il en reste un. C’est maintenant au tour d’un 4 bleu.
lesson-saves-pile = Or un 4 bleu est déjà dans la défausse. Celui-ci est le dernier : il est critique. Sans lui, le bleu s’arrêterait à 3.
lesson-saves-four = Sauve-le par « 4 ». (« Bleue » ressemblerait à une invitation à jouer.)
lesson-saves-breathe = La prochaine est un 3 vert, et il y en a un autre. Le temps de souffler, et de jouer ton 1.
lesson-saves-twos = Maintenant, c’est un 2 jaune qui partirait. Tu ne vois pas l’autre, et sans les 2 les feux s’arrêtent tôt. On sauve donc aussi les 2.
lesson-saves-two = Sauve-le : dis « 2 ».
lesson-saves-done = Les 5, les 2 et les cartes critiques : cherche-les chez tes partenaires à chaque tour. D’abord sauver, puis jouer, puis informer.

lesson-prompts-title = Les rappels
lesson-prompts-about = Une information qui rend deux cartes jouables.
lesson-prompts-three = « 3 », dit { $guide } d’une seule carte. Mais aucun feu n’attend de 3 : le rouge en est à 1, les autres n’ont pas commencé.
lesson-prompts-missing = Une information promet que la carte se joue, sinon maintenant, alors après des cartes déjà signalées. Que manque-t-il entre le 1 rouge et un 3 ? Le 2 rouge.
lesson-prompts-two = { $guide } le voit donc : c’est ton 2, signalé plus tôt. Voilà un rappel. Joue le 2.
lesson-prompts-then = Il convenait ! Alors le 3 est rouge aussi. Joue-le.
lesson-prompts-save = Prochaine à partir chez { $guide } : un 2 jaune. Sauve-le par « 2 ». { $guide } le gardera, car tous les 2 ne conviennent pas.
lesson-prompts-yours = À toi de rappeler. { $guide } tient un 2 de couleur inconnue et a pioché le 3 jaune.
lesson-prompts-give = Le jaune en est à 1. Dis « 3 », et { $guide } comprendra que le 2 est jaune.
lesson-prompts-done = { $guide } a compris, et le 3 suivra. Une information, deux points : ainsi les jetons durent.

lesson-endgame-title = La fin de partie
lesson-endgame-about = La pioche est une horloge, et une information l’arrête.
lesson-endgame-board = La fin d’une bonne partie. Il ne manque que les 4 et les 5 jaunes et bleus.
lesson-endgame-four = « 4 », dit { $guide }, qui tient le 4 jaune, tu le vois. Le tien est donc le bleu. Joue-le.
lesson-endgame-count = Il reste deux cartes dans la pioche. Quand la dernière est prise, chacun a encore un tour.
lesson-endgame-clock = Trois cartes manquent, toutes chez { $guide } : trois tours. Jouer ou défausser fait piocher. Informer, non : cela arrête l’horloge.
lesson-endgame-yellow = Ne défausse donc pas. Dis « jaune » : { $guide } connaîtra le 4, et connaît déjà le 5.
lesson-endgame-still = Plus qu’une carte. { $guide } joue le 5 jaune ensuite et la pioche ; puis chacun a un tour.
lesson-endgame-five = À ce tour-là, { $guide } doit connaître le 5 bleu. Dis « 5 », et arrête l’horloge encore une fois.
lesson-endgame-last = La pioche est vide : ton dernier tour, puis celui de { $guide }. Rien chez toi ne convient.
lesson-endgame-any = Défausse n’importe laquelle : celle-ci, par exemple.
lesson-endgame-done = Parfait : 25 points ! Avec une défausse au lieu d’une information, la pioche aurait été vide un tour trop tôt.

lesson-puzzle-01-title = La rouge
lesson-puzzle-01-ask = Deux jetons, neuf cartes dans la pioche, et { $guide } vient de dire « rouge ». Que fais-tu ?
lesson-puzzle-01-answer = Une information sur une seule carte nouvelle dit qu’elle convient. Le rouge en est à 2 : c’est le 3, et il ne peut attendre, chaque tour compte désormais.
lesson-puzzle-02-title = Par élimination
lesson-puzzle-02-ask = Une de tes cartes est verte, on ne t’en a pas dit plus. Regarde la défausse et les autres mains. Que fais-tu ?
lesson-puzzle-02-answer = Plus de 1 vert ; les deux 3 et les deux 4 sont partis ou en vue, le 5 aussi. Il ne restait que le 2.
lesson-puzzle-03-title = Quel 4 ?
lesson-puzzle-03-ask = Une de tes cartes est un 4 de couleur inconnue. Que fais-tu ?
lesson-puzzle-03-answer = Le jaune et le vert en sont à 3, et aucun autre feu n’a besoin d’un 4. Jaune ou vert, il convient.
lesson-puzzle-04-title = Un 2 de trop ?
lesson-puzzle-04-ask = On t’a dit « 2 », et l’un de tes 2 est bleu. L’autre sert-il encore à quelqu’un ? Que fais-tu ?
lesson-puzzle-04-answer = Rouge, jaune et vert sont complets, le bleu a son 2. Seul le blanc en attend un, et personne ne signalerait une carte inutile.
lesson-puzzle-05-title = Sans jetons
lesson-puzzle-05-ask = Plus de jeton, et deux de tes cartes sont bleues. Que fais-tu ?
lesson-puzzle-05-answer = Le bleu en est à 1. Tu connais le 5 ; l’autre a été signalée pour être jouée. C’est le 2, et le bleu avance.
lesson-puzzle-06-title = Maintenant ou plus tard ?
lesson-puzzle-06-ask = Un jeton et quatre cartes dans la pioche. Sauver, informer, défausser ou jouer ? Que fais-tu ?
lesson-puzzle-06-answer = Ton 5 jaune convient, et un feu complet rend un jeton. Tout le reste perd un tour, et il n’y en a pas de trop.
lesson-puzzle-07-title = D’une pierre deux coups
lesson-puzzle-07-ask = Un seul jeton, deux cartes dans la pioche. Que dis-tu à { $guide } ?
lesson-puzzle-07-answer = « Blanche » montre le 5 dont { $guide } ne savait que le nombre. Le blanc en est à 4 : il peut être joué.
lesson-puzzle-08-title = La dernière de la pioche
lesson-puzzle-08-ask = Pas de jeton, une seule carte dans la pioche. Une de tes cartes est un 4. Que fais-tu ?
lesson-puzzle-08-answer = Les autres 4 sont posés, défaussés ou sous tes yeux : le tien est blanc. Le 5 blanc attend chez ton équipe : en jouant maintenant, il passe encore.
lesson-puzzle-09-title = Une chaîne
lesson-puzzle-09-ask = Un jeton, trois cartes dans la pioche. Le jaune en est à 2, et tu tiens une carte jaune. Que fais-tu ?
lesson-puzzle-09-answer = C’est le 3 : les autres sont parties ou en vue. Le 4 et le 5 sont chez tes partenaires, et chacun demande un tour. Une chaîne commence tout de suite, ou jamais.
lesson-puzzle-10-title = Le dernier tour
lesson-puzzle-10-ask = La pioche est vide : toi, puis tes deux partenaires, un tour chacun. Les jetons ne manquent pas. Que fais-tu ?
lesson-puzzle-10-answer = Ta carte rouge est le 4, et après toi quelqu’un tient le 5 rouge. Aucune information ne vaut la carte qu’elle attend.
