# Why something was refused. The id is “error-” and the code that the server sends.

error-offline = The server can’t be reached. Check your connection and try again.

## A turn

error-game_over = The game is over.
error-bonus_pending = First use the bonus or decline it.
error-bonus_use = The bonus can’t be used like that.
error-no_bonus = There is no bonus to use now.
error-not_your_card = That card isn’t in the hand of the player whose turn it is.
error-tokens_full = All clue tokens are there, so no card may be discarded.
error-no_clue_tokens = There is no clue token left. Discard or play a card.
error-clue_target = A clue goes to one other player.
error-clue_no_cards = That player has no cards left.
error-clue_value = This game has no such clue.
error-empty_clue = At this table a clue must point at a card or more.

## Settings

error-players = Two to six can play.
error-hand_size = With hands like these no deck would be left.
error-max_clue_tokens = There can be 1 to 16 clue tokens.
error-start_clue_tokens = There can’t be more clue tokens at the start than there are at most.
error-strike_limit = One, two or three strikes can end the game.
error-first_player = There is no such seat to begin.
error-stop_when_decided = “Once nothing can be gained: stop” doesn’t go together with bonuses or the Grand Finale.
error-unknown_variant = There is no such colour variant.
error-unknown_preset = There is no such preset.

## Records

error-deck = That deck isn’t made of this variant’s cards.
error-no_deck = A game needs a deck.
error-chance = The record’s random part has the wrong length.

## At a table

error-spectators_forbidden = This table has no spectators.
error-seat_taken = Somebody sits there already.
error-seat_free = That seat is free already.
error-seat_unknown = There is no such seat.
error-seats_taken = With fewer players, the seats beyond them must be free first.
error-seats_free = Every seat must be taken before the cards are dealt.
error-table_full = Every seat is taken.
error-not_seated = For this you need a seat.
error-nobody_there = There is no person in that seat.
error-nobody_left = Nobody left that seat.
error-no_bot_there = There is no bot in that seat.
error-unknown_bot = There is no bot of that name.
error-has_seen_hands = Whoever has seen the hands can’t take a seat in this game.
error-host_only = Only the host can do that.
error-game_running = Not while a game is on.
error-no_game = There is no game on.
error-not_your_turn = It isn’t your turn.
error-stale_turn = The game has moved on. Look again before you act.
error-order = Those aren’t the cards of your hand.
error-proposal_open = Something is being voted on already.
error-no_proposal = There is nothing to vote on.
error-not_asked = You aren’t asked about this, or have answered.
error-undo_forbidden = At this table nothing is taken back.
error-nothing_to_undo = There is no turn to take back.
error-chat_closed = This table has no chat.
error-phrases_only = At this table there are only stock phrases.
error-unknown_phrase = There is no such phrase.
error-empty_text = There is nothing in that message.
error-empty_name = A name has at least one letter.

## Asking the server

error-bad_json = The server couldn’t read that.
error-bad_message = The server didn’t understand that. Reloading the page may help.
error-not_json = The server didn’t understand that. Reloading the page may help.
error-not_text = The server didn’t understand that. Reloading the page may help.
error-hello_first = The server didn’t understand that. Reloading the page may help.
error-version = This page is out of date. Reload it.
error-too_large = That was too much at once.
error-rate_limited = Too much in too little time. Wait a moment.
error-origin = That came from another site and was refused.
error-not_found = There is nothing at this address.
error-method_not_allowed = That can’t be done here.
error-no_table = There is no such table. Check the link.
error-no_session = The server doesn’t know you yet. Reload the page, and allow cookies for this site.
error-too_many_sockets = This table is open in too many windows.
error-busy = The server has its hands full. Try again in a moment.
error-slow = The connection is too slow at the moment. Reconnecting…
error-restart = The server is restarting. The game goes on in a moment.
error-replaced = This table was opened in another window.
error-gone = This table has been closed.
error-storage = The server can’t save anything at the moment. Nothing was done.
error-internal = Something went wrong on the server. Nothing was done.
error-no_lesson = There is no such lesson.
error-same_cards = These cards are dealt by the rules of their game; ratings stay out of it.
