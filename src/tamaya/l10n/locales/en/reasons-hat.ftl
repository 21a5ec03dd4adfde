# Why a hat player did something. $slot counts from the newest card (1); $target is a name. reason-card is in reasons.ftl.
reason-hat-play = Whatever card { $slot } of my hand could be, after all the messages, it fitted.
reason-hat-play-known = The messages had told me that card { $slot } of my hand was the { reason-card }, and it fitted.
reason-hat-play-chance = Card { $slot } of my hand fitted with { $percent }% probability, and we could bear a strike.
reason-hat-clue = For everybody but me I worked out a number that describes their hand. My clue to { $target } tells the sum: { $number } of 0 to { $most }.
reason-hat-clue-plain = This clue to { $target } carried no number; I meant its words and no more.
reason-hat-discard-message = Several of my cards were useless, as all of us knew. Which one I discarded was a message: card { $slot }.
reason-hat-discard-useless = Card { $slot } of my hand could not be of any use any more.
reason-hat-discard-least = Card { $slot } of my hand was the one that we would miss least.
