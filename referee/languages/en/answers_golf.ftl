### Sentences that answer questions about UNO Golf, of nobody in the example.
### The end of a key is the answer: yes, no, or the article for which the sentence is said.

## The deal

answer-golf-golf-open-how-many-yes = Everybody turns up two cards before the first turn.
answer-golf-golf-open-how-many-no = Everybody turns up one card before the first turn, not two.
answer-golf-golf-open-an-action-yes = An action card that is turned up before the first turn takes effect.
answer-golf-golf-open-an-action-no = An action card that is turned up before the first turn does nothing.
answer-golf-golf-first-card-an-action-golf-deal-first-card = An action card turned up first does nothing and stays in the discard pile, under the number turned up after it.
answer-golf-golf-first-card-an-action-golf-deal-first-card-goes-back = An action card turned up first goes back into the draw pile: turn up more cards until a number comes.
answer-golf-golf-first-card-acts-yes = An action card may begin the discard pile.
answer-golf-golf-first-card-acts-no = The discard pile begins with a number: turn up more cards until one comes.
answer-golf-golf-peek-golf-deal = Nobody may look at a facedown card, not even the player in whose grid it lies.
answer-golf-golf-two-double-draw-twos-yes = There are two Double Draw Twos of each color in this deck.
answer-golf-golf-two-double-draw-twos-no = There is only one Double Draw Two of each color: look again.
answer-golf-golf-who-starts-next-golf-starter = In the first round the player to the dealer's left starts, then the player who had the fewest points in the round before.
answer-golf-golf-who-starts-next-golf-starter-left-of-dealer = The player to the dealer's left starts the next round.

## A turn

answer-golf-golf-throw-the-discard-yes = The top discard that you took may be thrown again.
answer-golf-golf-throw-the-discard-no = The top discard that you took may not be thrown again: it goes into your grid.
answer-golf-golf-throw-and-flip-yes = The player who throws the card drawn may turn up any card.
answer-golf-golf-throw-and-flip-no = The player who throws the card drawn turns up a card that still lies facedown.
answer-golf-golf-replace-faceup-yes = The card you keep may go in the place of one that lies faceup already.
answer-golf-golf-replace-faceup-no = The card you keep may not go in the place of one that lies faceup already.
answer-golf-golf-out-of-turn-yes = A card drawn out of turn counts.
answer-golf-golf-out-of-turn-no = A card drawn out of turn does not count: put it back; the rules have no fine for it.

## Action cards

answer-golf-golf-thrown-action-golf-actions-thrown = An action card that is drawn and thrown at once takes effect.
answer-golf-golf-thrown-action-golf-actions-from-the-grid = An action card that is drawn and thrown at once does nothing by these rules.
answer-golf-golf-covered-action-golf-actions = An action card that is covered in the same turn does nothing: only what lies on top when the turn ends acts.
answer-golf-golf-covered-action-golf-actions-whenever = An action card takes effect even if it is covered in the same turn.
answer-golf-golf-draw-two-misses-golf-draw-two = A Draw Two gives the next player a new facedown column of two cards, and that player misses the turn.
answer-golf-golf-take-what-hit-me-yes = You may take the Draw Two that hit you.
answer-golf-golf-take-what-hit-me-no = You may not take the Draw Two that hit you: you get a new column and miss your turn.
answer-golf-golf-take-an-action-yes = You may take an action card from the top of the discards on your turn.
answer-golf-golf-take-an-action-no = You may not take an action card from the discards: draw from the pile.
answer-golf-golf-take-actions-how-often-yes = You may take action cards from the discards as often as you like.
answer-golf-golf-take-actions-how-often-no = You may take no more action cards from the discards in this round: draw from the pile.
answer-golf-golf-take-actions-how-often-golf-house-no-action-pickup = Nobody takes an action card from the discards by these rules: draw a card from the pile.
answer-golf-golf-skipped-yes = A Skip of the player before you leaves you your turn.
answer-golf-golf-skipped-no = After a Skip of the player before you, you miss your turn.
answer-golf-golf-double-draw-two-on-myself-yes = You may choose yourself for a Double Draw Two.
answer-golf-golf-double-draw-two-on-myself-no = You may not choose yourself for a Double Draw Two: it is for other players.
answer-golf-golf-double-draw-two-misses-yes = Nobody misses a turn for a Double Draw Two: the player who is hit plays when their turn comes.
answer-golf-golf-double-draw-two-misses-no = The player who is hit by a Double Draw Two misses the turn.
answer-golf-golf-take-a-double-draw-two-yes = You may take a Double Draw Two from the top of the discards on your turn.
answer-golf-golf-take-a-double-draw-two-no = You may not take a Double Draw Two from the discards: draw from the pile.
answer-golf-golf-double-draw-two-for-two-golf-double-draw-two-two-players = A Double Draw Two between two players gives the other one two new facedown columns.
answer-golf-golf-new-column-where-golf-new-columns = A new column goes on the left of the grid.
answer-golf-golf-new-column-where-golf-new-columns-right = A new column goes on the right of the grid by these rules.
answer-golf-golf-new-column-where-golf-house-columns-left = A new column goes on the left of the grid.
answer-golf-golf-reverse-for-two-golf-reverse-two-players = Between two players a Reverse changes nothing: the other one is next.
answer-golf-golf-reverse-for-two-golf-house-reverse-as-skip = Between two players a Reverse works like a Skip: the player who played it plays again.

## Clearing columns

answer-golf-golf-clear-same-number-yes = A column of two cards with the same number may be cleared, whatever their colors.
answer-golf-golf-clear-same-number-no = A column of two cards with the same number may not be cleared.
answer-golf-golf-clear-same-color-yes = A column of two cards of the same color may be cleared, whatever their numbers.
answer-golf-golf-clear-same-color-no = A column of two cards of the same color may not be cleared.
answer-golf-golf-clear-nothing-alike-yes = A column of cards that have nothing in common may be cleared.
answer-golf-golf-clear-nothing-alike-no = A column is cleared only if its two cards have the same number or the same color.
answer-golf-golf-clear-same-symbol-yes = Two action cards of the same symbol may be cleared, whatever their colors.
answer-golf-golf-clear-same-symbol-no = Two action cards of different colors may not be cleared: they have no number.
answer-golf-golf-clear-facedown-yes = A column with a facedown card may be cleared.
answer-golf-golf-clear-facedown-no = A column with a facedown card may not be cleared: both cards have to lie faceup.
answer-golf-golf-clear-on-top-yes = The player who clears a column chooses which of its cards goes on top of the discards.
answer-golf-golf-clear-on-top-no = The player who clears a column may not choose which card goes on top.
answer-golf-golf-clear-out-of-turn-yes = A column may be cleared at any time, also out of turn.
answer-golf-golf-clear-out-of-turn-no = A column is cleared only on your own turn.
answer-golf-golf-clear-before-turn-golf-clear-before = A Skip that comes on top while you clear, before you take a card, does nothing: clearing is no turn.

## Calling UNO

answer-golf-golf-must-i-call-yes = The player who comes down to one facedown card has to call UNO, or gets a new column when caught.
answer-golf-golf-must-i-call-no = Nobody has to call UNO in UNO Golf by these rules.
answer-golf-golf-who-reminds-me-golf-house-remind-uno = The referee reminds a player with one facedown card left who has not called UNO.
answer-golf-golf-who-reminds-me-golf-turn = The referee does not remind anybody to call UNO: to remember it is part of the game.
answer-golf-golf-caught-cost-golf-catch = The player who is caught gets a new facedown column of two cards, but misses no turn.
answer-golf-golf-caught-cost-golf-house-columns-left = The player who is caught gets a new facedown column of two cards, but misses no turn.
answer-golf-golf-caught-cost-golf-new-columns-right = The player who is caught gets a new facedown column of two cards, but misses no turn.
answer-golf-golf-caught-cost-golf-new-columns = The player who is caught gets a new facedown column of two cards, but misses no turn.
answer-golf-golf-caught-too-late-yes = Somebody who forgot UNO can still be caught after the next player has started.
answer-golf-golf-caught-too-late-no = Once the next turn has begun it is too late to catch somebody who forgot UNO.
answer-golf-golf-call-again-yes = UNO is called again each time you come down to one facedown card.
answer-golf-golf-call-again-no = UNO need not be called again.
answer-golf-golf-call-two-stories-golf-call-crossed = If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
answer-golf-golf-call-two-stories-golf-call-crossed-call = If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
answer-golf-golf-call-two-stories-golf-call-crossed-catch = If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed = Nobody can tell which was first, so nobody gets a new column for now: play on, and decide it together.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed-call = When UNO and a catch come at once, the call counts: nobody gets a new column.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed-catch = When UNO and a catch come at once, the catch counts: the player who is caught gets a new column.
answer-golf-golf-call-with-three-yes = UNO may be called with more than one facedown card.
answer-golf-golf-call-with-three-no = UNO called with more than one facedown card does not count.
answer-golf-golf-stay-at-one-yes = You may stay at one facedown card and change faceup cards instead.
answer-golf-golf-stay-at-one-no = You may not stay at one facedown card.
answer-golf-golf-throw-with-one-left-yes = The player who throws the card drawn may leave the last facedown card as it is.
answer-golf-golf-throw-with-one-left-no = The player who throws the card drawn has to turn up a facedown card, also the last one.
answer-golf-golf-stay-at-one-call-yes = UNO is called again in every turn that you stay at one facedown card.
answer-golf-golf-stay-at-one-call-no = The player who stays at one facedown card does not call UNO again.

## The end of a round

answer-golf-golf-others-play-on-golf-closing = The round is over as soon as all cards of one grid lie faceup: nobody has another turn.
answer-golf-golf-others-play-on-golf-house-last-turns = Everybody else has one more turn.
answer-golf-golf-closing-action-golf-closing = The round is over as soon as all cards of one grid lie faceup, so the Draw Two does nothing.
answer-golf-golf-closing-action-golf-draw-two = The Draw Two still takes effect by these rules.

## Scores

answer-golf-golf-action-points-golf-points = An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
answer-golf-golf-action-points-golf-reveal = An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
answer-golf-golf-action-points-golf-house-corner-points = An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
answer-golf-golf-below-zero-yes = Points can fall below zero.
answer-golf-golf-below-zero-no = Nobody gets below zero points: no card counts less than zero.
answer-golf-golf-only-winner-scores-yes = Only the winner of a round gets points.
answer-golf-golf-only-winner-scores-no = Everybody scores the cards left in their own grid, and few points are good.

## Winning the match

answer-golf-golf-shared-win-golf-target = Both have won: those who share the lowest total share the win.
answer-golf-golf-shared-win-golf-target-rounds-won = Of those with the lowest total, the player who won more rounds wins the match.

## Coming and going

answer-golf-golf-leaving-golf-leaving = The grid of a player who leaves is set aside and does not count.
answer-golf-golf-joining-golf-joining = A player who joins between two rounds starts with as many points as the player who has most, or as the table says.
answer-golf-golf-coming-back-match-coming-back = A player who comes back goes on with the points they left with, or with the most that anybody has, if that is more.
answer-golf-golf-paper-rounds-yes = You may go on from rounds that were played on paper.
answer-golf-golf-paper-rounds-no = You may not go on from rounds that were played on paper.

## The game

answer-golf-golf-the-goal-golf-target = The lowest total after nine rounds wins: keep few points in your grid.
answer-golf-golf-the-goal-golf-target-rounds-won = The lowest total after nine rounds wins: keep few points in your grid.
answer-golf-golf-which-game-golf-deal = UNO Golf, sold as UNO Zero as well, is UNO with a grid of six cards: nine rounds, and the lowest total wins.
answer-golf-golf-how-many-players-golf-dealer = UNO Golf is for two to eight people from seven years on, and takes 20 to 30 minutes.
answer-golf-golf-how-many-rounds-golf-target = A match has nine rounds, also called holes, unless you chose another number.
answer-golf-golf-how-many-rounds-golf-target-rounds-won = A match has nine rounds, also called holes, unless you chose another number.
answer-golf-golf-set-up-golf-deal = Everybody puts six cards facedown, in two rows of three, and the rest is the draw pile.
answer-golf-golf-a-turn-golf-turn = Put the top discard in your grid; or draw a card and put it there, or throw it and turn up a facedown card.
answer-golf-golf-what-skip-does-golf-skip = A Skip makes the next player miss a turn; with two players the same player plays again.
answer-golf-golf-what-reverse-does-golf-reverse = A Reverse turns the direction of play round.
answer-golf-golf-what-double-draw-two-does-golf-double-draw-two = A Double Draw Two gives two others one new facedown column each, or one other two; nobody misses a turn.
answer-golf-golf-how-clearing-works-golf-clear = On your turn you may clear a column of two faceup cards that have the same number or the same color.
answer-golf-golf-how-clearing-works-golf-house-clear-anytime = You may clear a column of two faceup cards of the same number or color at any time, also out of turn.
answer-golf-golf-how-clearing-works-golf-house-symbols-match = On your turn you may clear a column of two faceup cards with the same number, color or symbol.
answer-golf-golf-how-to-win-golf-advice = Put low cards in the place of high ones, clear columns, and end the round when the others have more points than you.
answer-golf-golf-action-in-the-grid-golf-actions = An action card in your grid does nothing: it takes effect only when it comes on top of the discards.
answer-golf-golf-action-in-the-grid-golf-actions-whenever = An action card in your grid does nothing: it takes effect only when it comes on top of the discards.
answer-golf-golf-which-house-rules-match-rules = In UNO Golf a table may agree on one more turn for everybody, clearing at any time, limits on taking action cards, and more.

## House rules

answer-golf-golf-house-corner-points-golf-house-corner-points = By this house rule action cards count what the players read in their corners before the first deal.
answer-golf-golf-house-no-action-pickup-golf-house-no-action-pickup = By this house rule nobody takes an action card from the discards: draw from the pile instead.
answer-golf-golf-house-pickup-limit-golf-house-pickup-limit = By this house rule each player takes action cards from the discards only as often in a round as the table agreed.
answer-golf-golf-house-symbols-match-golf-house-symbols-match = By this house rule a column of two faceup action cards of the same kind may be cleared, whatever their colors.
answer-golf-golf-house-clear-anytime-golf-house-clear-anytime = By this house rule a column may be cleared at any time; out of turn, an action card that comes on top does nothing.
answer-golf-golf-house-last-turns-golf-house-last-turns = By this house rule everybody else has one more turn when all cards of one grid lie faceup.
answer-golf-golf-house-closing-action-golf-house-closing-action = By this house rule an action card on top when the round ends still takes effect: columns it adds are counted, too.
answer-golf-golf-house-reverse-as-skip-golf-house-reverse-as-skip = By this house rule a Reverse between two players makes the other one miss a turn.
answer-golf-golf-house-columns-left-golf-house-columns-left = By this house rule every new column is put to the left of all the others.
answer-golf-golf-house-remind-uno-golf-house-remind-uno = By this house rule the referee reminds a player with one facedown card left who has not called UNO.
