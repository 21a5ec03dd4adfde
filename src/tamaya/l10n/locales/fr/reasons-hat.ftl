reason-hat-play = Après tous les messages, quelle que soit ma carte n° { $slot }, elle convenait.
reason-hat-play-known = Les messages m’avaient appris que ma carte n° { $slot } était le { reason-card }, et il convenait.
reason-hat-play-chance = Ma carte n° { $slot } convenait avec une probabilité de { $percent } %, et nous pouvions supporter un jeton rouge.
reason-hat-clue = Pour chacun sauf moi, j’ai calculé un nombre qui décrit sa main. Mon information à { $target } en dit la somme : { $number }, de 0 à { $most }.
reason-hat-clue-plain = Cette information à { $target } ne portait aucun nombre ; elle disait ce qu’elle disait, rien de plus.
reason-hat-discard-message = Plusieurs de mes cartes étaient inutiles, nous le savions tous. Le choix de celle que j’ai défaussée était un message : la n° { $slot }.
reason-hat-discard-useless = Ma carte n° { $slot } ne pouvait plus servir à rien.
reason-hat-discard-least = Ma carte n° { $slot } était celle qui nous manquerait le moins.
