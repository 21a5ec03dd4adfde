# The rules page. Every message is a paragraph, a line of a list or the words under a picture; *stars* make a phrase stand out.

rules-title = How Hanabi is played here
rules-intro = This is exactly the game of this place, whole and in order. Where printed editions and other sites differ, there is an option; *the usual choice is told first*, and every table shows in words what is in force.
rules-contents = On this page
rules-top = To the top
rules-options = Options

## Goal

rules-goal = The goal
rules-goal-show = You make fireworks, all of you together: nobody plays against anybody. Each colour is one firework, built card by card from 1 to 5. The more cards the sky holds at the end, the better the show.
rules-goal-hand = The catch: *you see everyone’s cards but your own.* What you hold, you learn from your partners’ clues, and from what they don’t say.

## Cards and deal

rules-cards = Cards and deal
rules-cards-count = Five colours, ten cards each: three 1s, two each of 2, 3 and 4, and *only one 5*. That makes 50.
rules-cards-copies = All ten cards of one colour.
rules-cards-emblems = Every colour has a shape of its own, so nobody has to tell them by colour alone.
rules-deal-hands = Two or three players get five cards each, four or five players get four. The other cards are the deck, face down. Your own cards face away from you; everyone else sees them.
rules-deal-tokens = There are eight clue tokens, drawn as lanterns, and room for three strikes, drawn as fuses.
rules-deal-tokens-drawn = Eight lanterns, three fuses.
rules-deal-first = Who begins is drawn at random. Then it goes clockwise, to the left.
rules-deal-option-six = Six can play too, with three cards each. That is no official size.
rules-deal-option-hand = A hand can be one card bigger or smaller, as long as a deck is left.
rules-deal-option-tokens = Clue tokens: 1 to 16 at most, and any number up to that at the start. Strikes: the first, second or third ends the game.
rules-deal-option-first = A seat can be named to begin. House customs are as good as a draw: the most colourful clothes, the oldest, the winner of rock-paper-scissors.
rules-deal-option-fixed = All of this is fixed once the cards are dealt. Colour variants are never mixed in mid-game.

## A turn

rules-turn = A turn
rules-turn-one = On your turn you do *exactly one of three things*: give a clue, discard a card, or play a card. You can’t pass, and what is done is done.

rules-clue = Give a clue
rules-clue-cost = A clue costs one token; without a token there is none. You name one other player and *one colour or one rank*, and point at *every* card in that hand that matches. So you also say that the others don’t match.
rules-clue-true = Clues are always true and whole. You can’t leave out a card, name colour and rank at once, or give a clue when it isn’t your turn.
rules-clue-option-empty = A clue that points at no card, such as “you have no blue”, is allowed. A table can forbid it, as the R&R edition and most programs do.

rules-discard = Discard
rules-discard-how = Lay one of your cards face up on the discard pile. *One clue token comes back*, and you draw a new card without looking at its face. While all tokens are there, you can’t discard.
rules-discard-pile = The discard pile is open to everyone, always.

rules-play = Play
rules-play-how = Turn up one of your cards. If it comes next in its colour, it joins its firework: after nothing a 1, after a 1 the 2, and so on.
rules-play-misplay = If not, it goes to the discard pile and you take *a strike*. No token comes back.
rules-play-draw = Either way you draw a new card without looking.
rules-play-order = In order: the card moves, then the token or strike, then it is seen whether the game has ended; then a bonus, if you play with bonuses; last you draw.
rules-turn-order-hand = You may sort your hand whenever you like. It is no action and costs nothing. New cards come in at the left.

## The worked example

rules-example = Two rounds, for example
rules-example-start = Three play: A, B and C. Red stands at 1, blue hasn’t begun. Two clue tokens are left, and one strike has been taken. This is B’s hand, which everyone but B sees:
rules-example-hand = B holds red 2, blue 1, white 4, yellow 3, red 4.
rules-example-clue = *A* tells B: “these two are red” and must point at both, the first and the last. One token is left.
rules-example-knows = What B knows now: the first and the last card are red, the three between are not. Which red card is the 2, B can’t tell.
rules-example-b = *B* tells C: “this one is a 1” and points at every 1 that C holds. No token is left.
rules-example-c = *C* knew already that this card is blue, and plays it: blue 1 begins the blue firework.
rules-example-a2 = *A* can’t give a clue without a token, and discards. One token is back.
rules-example-b2 = *B* takes a chance and plays the last card. It is red 4, but red stands at 1: a misplay, and the second strike.
rules-example-c2 = *C* may use the token for a clue.
rules-example-lesson = A clue tells what cards are. It doesn’t order anyone to play them.

## Fireworks

rules-fireworks = Fireworks
rules-fireworks-rank = Each colour makes one firework, and each rank lies in it once. A second copy of a card that lies there already is a misplay.
rules-fireworks-complete = Whoever completes a firework brings *one clue token back*, unless all are there.
rules-fireworks-lost = If every copy of a card lies in the discard pile, its firework can’t grow past it. Later cards of that colour are only good to be discarded. The table marks them, from what lies open to all.

## The end

rules-end = The end and the score
rules-end-three = A game ends in one of three ways.
rules-end-strikes = *Three strikes.* The third ends the game at once. The show is lost and scores 0.
rules-end-perfect = *Perfect.* All fireworks are complete, and the game ends at once: 25 points.
rules-end-deck = *The deck.* When its last card is drawn, everyone has exactly one more turn, including whoever drew it, who plays last. Nobody draws any more. A third strike or a perfect show still ends it at once.
rules-end-score = The score is the number of cards in the sky, which is the sum of each firework’s highest card. Cards in hand and in the discard pile count for nothing.
rules-end-score-drawn = 4 + 3 + 2 + 5 + 1 = 15 points
rules-grades = How good was it?
rules-grades-points = Points
rules-grades-grade = The show was
rules-grades-thirty = Where 30 points can be had, 25 to 29 are legendary and 30 are divine.
rules-end-option-keep = A table can let the points count even after the third strike, as some programs do. What lay on the table is shown either way.
rules-end-option-stop = A table can stop the game once the fireworks and the discard pile show that no more points can be had. With bonuses or the Grand Finale this can’t be told, so it doesn’t go together with them.

## Grand Finale

rules-finale = Grand Finale
rules-finale-about = For those who want all or nothing. The game doesn’t end with the deck: there is no last round, and hands shrink as you play on.
rules-finale-won = It is won only when every firework is complete.
rules-finale-lost = It is lost at the last strike, or as soon as a card that is still needed lies in the discard pile with no other copy left, whether discarded or misplayed. Bonuses don’t soften that.
rules-finale-empty = A player without cards may still give clues. If a player can do nothing at all, the show is lost.
rules-finale-score = There is no score and no grade, only perfect or lost. At the end it is told who holds the fewest cards.

## Variants

rules-variants = Colour variants
rules-variants-about = A sixth suit makes the game harder. What it does is told here in full, because *the same names mean different things elsewhere*.
rules-variants-names = Careful with “avalanche of colours”: Board Game Arena plays it with ten multicolour cards that no clue can name. Many printed rules use the name for five extra cards that clues name like any colour; that game is called “hard” here.
rules-variants-marks = Marks in the avalanche follow from clues alone. A card touched by one colour has that colour or is multicolour; touched by two, it is multicolour; touched by one and missed by another, it has that one colour.
rules-variants-black = Black powder: the black firework begins with the 5 and is completed by the 1. There are three 5s, two each of 4, 3 and 2, and one 1. At the end each black card that is missing takes one point away, never below 0.
rules-variants-perfect = A perfect show is worth 30 points with a multicolour suit and 25 with black powder.

## Bonuses

rules-bonuses = The five brilliant bonuses
rules-bonuses-about = An option. Whoever completes a firework earns a bonus *instead of* the clue token, unless the game ends with it.
bonus-name =
    { $bonus ->
        [token] Token
        [mend] Mend
        [return] Return
        [rescue] Rescue
        [colour] Colour
       *[rank] Rank
    }
bonus-about =
    { $bonus ->
        [token] One clue token comes back, if there is room.
        [mend] One strike is taken back, if there is any, and one clue token comes back, if there is room.
        [return] You choose a card of the discard pile. It goes to a random place in the deck, and nothing is known of it any more. If the deck is empty, it stays so and this works like a rescue.
        [rescue] You choose a card of the discard pile that fits its firework now, and it is played. You don’t draw for it.
        [colour] You give anyone else a colour clue without paying for it.
       *[rank] You give anyone else a rank clue without paying for it.
    }
rules-bonuses-modes = How the bonus is found:
rules-bonuses-tiles = *Tiles.* These six lie shuffled and face down, and the next one is turned up. When all are used, a token comes back instead.
rules-bonuses-random = *At random.* One of the five without “token”, each as likely as the others.
rules-bonuses-choice = *By choice.* The player chooses one of those five and what it is used for.
rules-bonuses-decline = A bonus that needs a decision may be declined, and then nothing comes instead. It belongs to the same turn, and nobody else acts meanwhile.
rules-bonuses-again = If a rescue completes another firework, it earns a bonus in turn.

## Table talk

rules-talk = Table talk
rules-talk-chat = There is a chat, because people talk at a table. *Telling about hands in it spoils the game and is against the rules*, and so is swaying somebody’s turn: with hints, sighs or long silences.
rules-talk-phrases = Some things may be said anywhere, such as “I know nothing about my hand” or “do you remember your hand?”. A table can allow just such stock phrases, or no chat at all.
rules-talk-spectators = What spectators write, players see only after the end.
rules-talk-undo = Taking back a turn is for slips at casual tables, if everyone agrees, and never after the end. The card goes back face down, and the record keeps what happened.

## Etiquette

rules-etiquette = Good manners
rules-etiquette-turn = Whoever’s turn it is decides. Nobody helps, nobody hurries.
rules-etiquette-blame = A show fails together. After a misplay the best thing to say is nothing, or the next good clue.
rules-etiquette-conventions = Agree before the game on what your clues mean; during it, only clues speak.
rules-etiquette-leave = If you have to go, say so: a bot can take your seat if the others agree.
rules-etiquette-secret = Nobody here sees more than the rules allow. Your cards stay unseen until you lay them down, after a reload and after taking back too.

rules-ready = Enough read. Light the first one!
rules-ready-play = To the table
