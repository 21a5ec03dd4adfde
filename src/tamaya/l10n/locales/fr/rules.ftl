# La page des règles. Chaque message est un paragraphe, une ligne de liste ou la légende d’une image ; les *étoiles* font ressortir des mots.

rules-title = Comment on joue à Hanabi ici
rules-intro = Voici exactement le jeu de cet endroit, entier et dans l’ordre. Là où les éditions et les autres sites diffèrent, il y a une option ; *le choix habituel vient d’abord*, et chaque table dit en mots ce qui est en vigueur.
rules-contents = Sur cette page
rules-top = En haut
rules-options = Options

## But

rules-goal = Le but
rules-goal-show = Vous préparez des feux d’artifice tous ensemble : personne ne joue contre personne. Chaque couleur est un feu d’artifice, monté carte par carte de 1 à 5. Plus il y a de cartes dans le ciel à la fin, plus le spectacle est beau.
rules-goal-hand = Le hic : *tu vois les cartes de tout le monde, sauf les tiennes.* Ce que tu tiens, tu l’apprends par les informations de tes partenaires, et par ce qu’ils ne disent pas.

## Cartes et distribution

rules-cards = Cartes et distribution
rules-cards-count = Cinq couleurs de dix cartes : trois 1, deux 2, deux 3, deux 4 et *un seul 5*. Cela fait 50.
rules-cards-copies = Les dix cartes d’une couleur.
rules-cards-emblems = Chaque couleur a sa propre forme : personne n’a besoin de les distinguer par la seule couleur.
rules-deal-hands = À deux ou trois, cinq cartes chacun ; à quatre ou cinq, quatre. Le reste forme la pioche, face cachée. Tes cartes te tournent le dos ; tous les autres les voient.
rules-deal-tokens = Il y a huit jetons bleus, dessinés comme des lanternes, et de la place pour trois jetons rouges, dessinés comme des mèches.
rules-deal-tokens-drawn = Huit lanternes, trois mèches.
rules-deal-first = On tire au sort qui commence. Puis on tourne dans le sens des aiguilles d’une montre, vers la gauche.
rules-deal-option-six = On peut aussi jouer à six, avec trois cartes chacun. Ce n’est pas un nombre officiel.
rules-deal-option-hand = Une main peut avoir une carte de plus ou de moins, tant qu’il reste une pioche.
rules-deal-option-tokens = Jetons bleus : de 1 à 16 au plus, et autant que l’on veut jusque-là au début. Jetons rouges : le premier, le deuxième ou le troisième finit la partie.
rules-deal-option-first = On peut désigner la place qui commence. Les usages de la maison valent un tirage : les habits les plus colorés, l’âge, pierre-feuille-ciseaux.
rules-deal-option-fixed = Tout cela est fixé une fois les cartes distribuées. On ne mélange jamais les variantes en cours de partie.

## Un tour

rules-turn = Un tour
rules-turn-one = À ton tour, tu fais *exactement une chose sur trois* : donner une information, défausser une carte ou jouer une carte. On ne passe pas, et ce qui est fait est fait.

rules-clue = Donner une information
rules-clue-cost = Une information coûte un jeton bleu ; sans jeton, pas d’information. Tu choisis quelqu’un d’autre, tu nommes *une couleur ou un nombre*, et tu montres *toutes* les cartes de sa main qui correspondent. Tu dis donc aussi que les autres ne correspondent pas.
rules-clue-true = Une information est toujours vraie et complète. On ne peut pas omettre une carte, donner à la fois la couleur et le nombre, ni informer hors de son tour.
rules-clue-option-empty = Une information qui ne montre aucune carte, comme « tu n’as aucune carte bleue », est permise. Une table peut l’interdire, comme l’édition R&R et la plupart des programmes.

rules-discard = Défausser
rules-discard-how = Pose une de tes cartes face visible sur la défausse. *Un jeton bleu revient*, et tu pioches une nouvelle carte sans regarder sa face. Tant que tous les jetons sont là, on ne défausse pas.
rules-discard-pile = La défausse est ouverte à tous, toujours.

rules-play = Jouer
rules-play-how = Retourne une de tes cartes. Si c’est la suivante de sa couleur, elle rejoint son feu d’artifice : un 1 d’abord, après le 1 le 2, et ainsi de suite.
rules-play-misplay = Sinon, elle va à la défausse et tu prends *un jeton rouge*. Aucun jeton bleu ne revient.
rules-play-draw = Dans les deux cas, tu pioches une nouvelle carte sans la regarder.
rules-play-order = Dans l’ordre : la carte bouge, puis le jeton bleu ou rouge, puis on voit si la partie est finie ; ensuite un bonus, si vous jouez avec ; enfin, on pioche.
rules-turn-order-hand = Tu peux ranger ta main quand tu veux. Ce n’est pas une action et cela ne coûte rien. Les nouvelles cartes arrivent à gauche.

## L’exemple

rules-example = Deux tours, par exemple
rules-example-start = Trois joueurs : A, B et C. Le rouge est à 1, le bleu n’a pas commencé. Il reste deux jetons bleus, et un jeton rouge a été pris. Voici la main de B, que tous voient sauf B :
rules-example-hand = B tient : 2 rouge, 1 bleu, 4 blanc, 3 jaune, 4 rouge.
rules-example-clue = *A* dit à B : « ces deux-là sont rouges » et doit montrer les deux, la première et la dernière. Il reste un jeton.
rules-example-knows = Ce que B sait maintenant : la première et la dernière carte sont rouges, les trois entre elles ne le sont pas. Laquelle est le 2, B ne peut pas le dire.
rules-example-b = *B* dit à C : « celle-ci est un 1 » et montre tous les 1 que C tient. Il ne reste plus de jeton.
rules-example-c = *C* savait déjà que cette carte est bleue, et la joue : le 1 bleu ouvre le feu d’artifice bleu.
rules-example-a2 = *A* ne peut pas informer sans jeton, et défausse. Un jeton revient.
rules-example-b2 = *B* tente sa chance et joue la dernière carte. C’est le 4 rouge, mais le rouge est à 1 : raté, deuxième jeton rouge.
rules-example-c2 = *C* peut utiliser le jeton pour une information.
rules-example-lesson = Une information dit ce que sont des cartes. Elle n’ordonne à personne de les jouer.

## Feux d’artifice

rules-fireworks = Feux d’artifice
rules-fireworks-rank = Chaque couleur fait un feu d’artifice, et chaque nombre n’y est qu’une fois. Un second exemplaire d’une carte déjà posée est un raté.
rules-fireworks-complete = Qui complète un feu d’artifice *récupère un jeton bleu*, sauf s’ils sont tous là.
rules-fireworks-lost = Si tous les exemplaires d’une carte sont dans la défausse, son feu d’artifice ne montera pas plus haut. Les cartes suivantes de cette couleur ne sont plus bonnes qu’à défausser. La table les marque, d’après ce que tous voient.

## La fin

rules-end = La fin et le score
rules-end-three = Une partie finit de l’une de ces trois façons.
rules-end-strikes = *Trois jetons rouges.* Le troisième finit la partie aussitôt. Le spectacle est perdu et vaut 0.
rules-end-perfect = *Parfait.* Tous les feux d’artifice sont complets, et la partie finit aussitôt : 25 points.
rules-end-deck = *La pioche.* Quand sa dernière carte est piochée, chacun a encore exactement un tour, y compris qui l’a piochée, qui joue en dernier. Plus personne ne pioche. Un troisième jeton rouge ou un spectacle parfait finissent toujours la partie aussitôt.
rules-end-score = Le score est le nombre de cartes dans le ciel, c’est-à-dire la somme des plus hautes cartes de chaque feu d’artifice. Les mains et la défausse ne comptent pas.
rules-end-score-drawn = 4 + 3 + 2 + 5 + 1 = 15 points
rules-grades = C’était comment ?
rules-grades-points = Points
rules-grades-grade = Le spectacle était
rules-grades-thirty = Là où l’on peut atteindre 30 points, de 25 à 29 c’est légendaire, et 30 est divin.
rules-end-option-keep = Une table peut compter les points même après le troisième jeton rouge, comme le font certains programmes. Ce qui était sur la table est montré de toute façon.
rules-end-option-stop = Une table peut arrêter la partie dès que les feux d’artifice et la défausse montrent qu’aucun point n’est plus possible. Avec les bonus ou le bouquet final, on ne peut pas le dire : cela ne va donc pas ensemble.

## Bouquet final

rules-finale = Bouquet final
rules-finale-about = Pour qui veut tout ou rien. La partie ne finit pas avec la pioche : pas de dernier tour, et les mains diminuent à mesure.
rules-finale-won = C’est gagné seulement quand tous les feux d’artifice sont complets.
rules-finale-lost = C’est perdu au dernier jeton rouge, ou dès qu’une carte encore nécessaire est dans la défausse sans autre exemplaire, défaussée ou ratée. Les bonus n’y changent rien.
rules-finale-empty = Sans cartes, on peut encore informer. Si quelqu’un ne peut plus rien faire du tout, le spectacle est perdu.
rules-finale-score = Pas de score ni d’appréciation, seulement parfait ou perdu. À la fin, on dit qui tient le moins de cartes.

## Variantes

rules-variants = Variantes de couleurs
rules-variants-about = Une sixième famille rend le jeu plus difficile. Ce qu’elle fait est dit ici en entier, car *les mêmes noms désignent ailleurs autre chose*.
rules-variants-names = Attention à « l’avalanche de couleurs » : dans la règle française imprimée, on ajoute cinq cartes multicolores qui se nomment comme une couleur ; ce jeu s’appelle ici « difficile ». Board Game Arena joue l’avalanche avec dix cartes multicolores qu’aucune information ne nomme ; c’est elle qui s’appelle ici « avalanche de couleurs ».
rules-variants-marks = Dans l’avalanche, les marques découlent des seules informations. Une carte montrée par une couleur est de cette couleur ou multicolore ; montrée par deux, elle est multicolore ; montrée par une et laissée de côté par une autre, elle est de la première.
rules-variants-black = Poudre noire : le feu d’artifice noir commence par le 5 et se complète avec le 1. Il y a trois 5, deux 4, deux 3, deux 2 et un 1. À la fin, chaque carte noire qui manque retire un point, jamais sous 0.
rules-variants-perfect = Un spectacle parfait vaut 30 points avec une famille multicolore et 25 avec la poudre noire.

## Bonus

rules-bonuses = Les cinq flamboyants
rules-bonuses-about = Une option. Qui complète un feu d’artifice gagne un bonus *au lieu* du jeton bleu, sauf si la partie finit avec lui.
bonus-name =
    { $bonus ->
        [token] Jeton
        [mend] Réparation
        [return] Retour
        [rescue] Sauvetage
        [colour] Couleur
       *[rank] Nombre
    }
bonus-about =
    { $bonus ->
        [token] Un jeton bleu revient, s’il y a de la place.
        [mend] Un jeton rouge est effacé, s’il y en a un, et un jeton bleu revient, s’il y a de la place.
        [return] Tu choisis une carte de la défausse. Elle va à une place au hasard dans la pioche, et l’on n’en sait plus rien. Si la pioche est vide, elle le reste, et ce bonus agit comme un sauvetage.
        [rescue] Tu choisis une carte de la défausse qui va maintenant sur son feu d’artifice, et elle est jouée. Tu ne pioches pas pour elle.
        [colour] Tu donnes à qui tu veux une information de couleur sans la payer.
       *[rank] Tu donnes à qui tu veux une information de nombre sans la payer.
    }
rules-bonuses-modes = Comment on trouve le bonus :
rules-bonuses-tiles = *Tuiles.* Ces six-là sont mélangées, face cachée, et on retourne la suivante. Quand toutes ont servi, un jeton bleu revient à la place.
rules-bonuses-random = *Au hasard.* Un des cinq sans « jeton », tous aussi probables.
rules-bonuses-choice = *Au choix.* On choisit un de ces cinq et ce que l’on en fait.
rules-bonuses-decline = Un bonus qui demande une décision peut être refusé, et rien ne vient à sa place. Il fait partie du même tour, et personne d’autre n’agit pendant ce temps.
rules-bonuses-again = Si un sauvetage complète un autre feu d’artifice, il rapporte à son tour un bonus.

## Parler à table

rules-talk = Parler à table
rules-talk-chat = Il y a une discussion, parce qu’on parle à une table. *Y parler des mains gâche le jeu et va contre les règles*, tout comme influencer le tour de quelqu’un par des allusions, des soupirs ou de longs silences.
rules-talk-phrases = Certaines choses peuvent toujours se dire, comme « je ne sais rien de ma main » ou « tu te souviens de ta main ? ». Une table peut ne permettre que ces phrases toutes faites, ou aucune discussion.
rules-talk-spectators = Ce que les spectateurs écrivent, les joueurs ne le voient qu’après la fin.
rules-talk-undo = Annuler un tour sert aux maladresses, aux tables amicales, si tout le monde est d’accord, et jamais après la fin. La carte revient face cachée, et l’enregistrement garde ce qui s’est passé.

## Savoir-vivre

rules-etiquette = Savoir-vivre
rules-etiquette-turn = Qui a le tour décide. Personne n’aide, personne ne presse.
rules-etiquette-blame = Un spectacle se rate ensemble. Après un raté, le mieux est de ne rien dire, ou de donner la prochaine bonne information.
rules-etiquette-conventions = Mettez-vous d’accord avant la partie sur le sens des informations ; pendant, elles seules parlent.
rules-etiquette-leave = Si tu dois partir, dis-le : un bot peut prendre ta place si les autres sont d’accord.
rules-etiquette-secret = Personne ici ne voit plus que les règles ne le permettent. Tes cartes restent cachées jusqu’à ce que tu les poses, même après un rechargement ou un tour annulé.

rules-ready = Assez lu. Allume le premier !
rules-ready-play = À table
