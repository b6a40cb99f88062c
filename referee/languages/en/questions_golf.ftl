### Questions about UNO Golf, as they are read out.

## Chapters

questions-chapter-golf-the-deal = The deal
questions-chapter-golf-a-turn = A turn
questions-chapter-golf-action-cards = Action cards
questions-chapter-golf-clearing-columns = Clearing columns
questions-chapter-golf-calling-uno = Calling UNO
questions-chapter-golf-the-end-of-a-round = The end of a round
questions-chapter-golf-scores = Scores
questions-chapter-golf-winning-the-match = Winning the match
questions-chapter-golf-coming-and-going = Coming and going
questions-chapter-golf-the-game = The game
questions-chapter-golf-house-rules = House rules

## The deal

question-golf-golf-open-how-many = Do we each turn up two cards before the first turn?
question-golf-golf-open-an-action = I turn up a Skip before the first turn. Does it do anything?
question-golf-golf-first-card-an-action = The first card of the discard pile is a Skip. Where does it go?
question-golf-golf-first-card-acts = May an action card begin the discard pile?
question-golf-golf-peek = Who may look at the facedown cards?
question-golf-golf-cards-in-the-deck = How many cards are in the deck of UNO Golf, and which?
question-golf-golf-two-double-draw-twos = A second Double Draw Two of the same color turns up. Can that be?
question-golf-golf-who-starts-next = Who starts the next round?

## A turn

question-golf-golf-throw-the-discard = I took the top discard. May I throw it again and turn up a card instead?
question-golf-golf-throw-and-flip = I throw the card I drew. May I choose a card that is already faceup?
question-golf-golf-must-i-turn-up = I throw the card that I drew. Do I have to turn up a facedown card?
question-golf-golf-must-i-turn-up-each-turn = Do I have to turn up a facedown card on every turn?
question-golf-golf-draw-again = I do not like the card that I drew. May I draw another one?
question-golf-golf-replace-faceup = May I change a card that lies faceup already?
question-golf-golf-swap-facedown = May I put the card that I took in the place of a facedown card?
question-golf-golf-out-of-turn = Somebody drew a card out of turn. Does it count?

## Action cards

question-golf-golf-thrown-action = I draw a Skip and throw it at once. Does it take effect?
question-golf-golf-covered-action = A Draw Two from my grid was on top, and then I covered it by clearing a column. Does it still work?
question-golf-golf-draw-two-misses = What does a Draw Two do to the next player?
question-golf-golf-take-what-hit-me = I was just hit by a Draw Two. May I take it from the discards?
question-golf-golf-take-an-action = The top discard is a Draw Two. May I take it on my turn?
question-golf-golf-take-actions-how-often = I have taken an action card from the discards in this round. May I take another one?
question-golf-golf-skipped = The player before me left a Skip on top. May I still take my turn?
question-golf-golf-double-draw-two-on-myself = May I choose myself for a Double Draw Two?
question-golf-golf-split-double-draw-two = May I give a Double Draw Two to two different players?
question-golf-golf-double-draw-two-misses = I was hit by a Double Draw Two. May I still take my turn?
question-golf-golf-take-a-double-draw-two = The top discard is a Double Draw Two. May I take it on my turn?
question-golf-golf-double-draw-two-for-two = There are two of us. Who is hit by a Double Draw Two?
question-golf-golf-new-column-where = I get a new column. On which side of my grid does it lie?
question-golf-golf-reverse-for-two = There are two of us. What does a Reverse do?

## Clearing columns

question-golf-golf-clear-same-number = May I clear two cards of the same number but different colors?
question-golf-golf-clear-same-color = May I clear two cards of the same color but different numbers?
question-golf-golf-clear-nothing-alike = May I clear a column whose cards have nothing in common?
question-golf-golf-clear-same-symbol = May I clear two Skips of different colors?
question-golf-golf-clear-facedown = May I clear a column with a card that still lies facedown?
question-golf-golf-clear-on-top = I clear a column. May I choose which card goes on top?
question-golf-golf-clear-out-of-turn = May I clear a column when it is not my turn?
question-golf-golf-clear-before-turn = I clear a column before I take a card, and a Skip comes on top. Does the Skip take effect?
question-golf-golf-must-i-clear = Do I have to clear a column that matches?
question-golf-golf-clear-a-row = May I clear two matching cards that lie side by side in a row?
question-golf-golf-clear-an-action-card = May I clear an action card together with a number of the same color?
question-golf-golf-clear-two-action-cards = May I clear two different action cards of the same color?

## Calling UNO

question-golf-golf-must-i-call = Do I have to say UNO in UNO Golf, and when?
question-golf-golf-who-reminds-me = Does the referee remind me to say UNO in UNO Golf when I forget it?
question-golf-golf-caught-cost = I did not say UNO with one facedown card and am caught. What does it cost?
question-golf-golf-caught-too-late = Somebody forgot UNO, and the next player has started. Can the player who forgot still be caught?
question-golf-golf-call-again = I said UNO, was hit by a Draw Two, and am at one facedown card again. Must I say it again?
question-golf-golf-call-two-stories = I say I said UNO in time, and somebody else says I did not. What now?
question-golf-golf-call-and-catch-at-once = In UNO Golf I said UNO, and in the same moment somebody caught me. Who was first?
question-golf-golf-call-with-three = May I say UNO with more than one card facedown?
question-golf-golf-stay-at-one = I have one facedown card. May I leave it facedown, and change faceup cards instead?
question-golf-golf-throw-with-one-left = I have one facedown card and throw what I drew. May I leave it facedown?
question-golf-golf-stay-at-one-call = I stay at one facedown card for another turn. Must I say UNO again?

## The end of a round

question-golf-golf-others-play-on = All cards of one grid lie faceup. Do the others have another turn?
question-golf-golf-closing-action = I end the round, and a Draw Two lies on top. Does it still take effect?
question-golf-golf-clear-at-the-end = The round is over. Are matching columns still cleared before we count?

## Scores

question-golf-golf-action-points = An action card is left in a grid. How much does it count?
question-golf-golf-below-zero = Can anybody get below zero points?
question-golf-golf-only-winner-scores = Is it only the winner of a round who gets points?
question-golf-golf-all-cleared = I have cleared all my columns. Do I score zero points?
question-golf-golf-low-is-good = Which numbers are good to have, and is a five bad?

## Winning the match

question-golf-golf-shared-win = Two have the same lowest total after the last round. Who has won?

## Coming and going

question-golf-golf-leaving = Somebody has to go in the middle of a round. Does that grid count?
question-golf-golf-joining = Somebody joins after a few rounds. How many points do they start with?
question-golf-golf-coming-back = Somebody left and came back. How many points do they have now?
question-golf-golf-paper-rounds = We have played some rounds on paper. May we go on from there?

## The game

question-golf-golf-the-goal = What is the goal of UNO Golf?
question-golf-golf-which-game = What are UNO Golf and UNO Zero?
question-golf-golf-wilds-in-the-deck = Which wild cards does UNO Golf have?
question-golf-golf-which-numbers = Which numbers are on the cards of UNO Golf?
question-golf-golf-which-action-cards = Which action cards does UNO Golf have?
question-golf-golf-how-many-players = Who can play UNO Golf, and how long does it take?
question-golf-golf-how-many-rounds = How many rounds, or holes, does a match have?
question-golf-golf-set-up = How many cards is everybody dealt in UNO Golf?
question-golf-golf-pile-used-up = The draw pile of UNO Golf is empty. What now?
question-golf-golf-who-deals = Who deals in UNO Golf?
question-golf-golf-a-turn = What do I do on my turn?
question-golf-golf-unwanted-card = I drew a card and do not want it. What do I do with it?
question-golf-golf-what-skip-does = What does a Skip do in UNO Golf?
question-golf-golf-what-reverse-does = What does a Reverse do in UNO Golf?
question-golf-golf-what-double-draw-two-does = What does a Double Draw Two do?
question-golf-golf-how-clearing-works = When may a column be cleared?
question-golf-golf-how-scoring-works = How many points is each card worth?
question-golf-golf-cleared-column-points = How many points does a cleared column count?
question-golf-golf-when-it-ends = When is a round of UNO Golf over?
question-golf-golf-closer-not-lowest = I end the round but do not have the fewest points. What does it cost me?
question-golf-golf-how-to-win = How do I play UNO Golf well: are there any tips?
question-golf-golf-action-in-the-grid = Does an action card that lies in my grid do anything?
question-golf-golf-which-house-rules = Which house rules does UNO Golf have?
question-golf-golf-score-sheet = What do we write the points on: is there a score sheet?

## House rules

question-golf-golf-house-corner-points = How does the house rule “The points in the corners” work?
question-golf-golf-house-no-action-pickup = How does the house rule “No action card is picked up” work?
question-golf-golf-house-pickup-limit = How does the house rule “Action cards are picked up only so many times” work?
question-golf-golf-house-symbols-match = How does the house rule “Two of the same symbol match” work?
question-golf-golf-house-clear-anytime = How does the house rule “Clearing at any time” work?
question-golf-golf-house-last-turns = How does the house rule “Everybody else has one more turn” work?
question-golf-golf-house-closing-action = How does the house rule “A card that ends the round still takes effect” work?
question-golf-golf-house-reverse-as-skip = How does the house rule “Between two players a Reverse is a Skip” work?
question-golf-golf-house-columns-left = How does the house rule “New columns lie on the left” work?
question-golf-golf-house-remind-uno = How does the house rule “The referee reminds players to call” work?

## House rules in play

question-golf-golf-last-turns-mine = Everybody else has one last turn after I turned up all my cards. Do I get another turn after that?
question-golf-golf-pickup-number = We have agreed that action cards may not be taken. May I take a number from the discards?
question-golf-golf-pickup-limit-others = Somebody has taken an action card already. May another player take one, too, in the same round?
question-golf-golf-reverse-as-skip-four = A Reverse counts as a Skip for two players in our game. With four players, does it still change the direction?
question-golf-golf-clear-other-symbols = May I clear a column with a Skip and a Reverse?
question-golf-golf-clear-anytime-turn = Somebody cleared a column on another player's turn. Does play go on with the player whose turn it is?
