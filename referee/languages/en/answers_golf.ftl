### Sentences that answer questions about UNO Golf, of nobody in the example.
### The end of a key is the answer: yes, no, or the article for which the sentence is said.

## The deal

answer-golf-golf-open-how-many-yes = Everybody turns up two cards before the first turn.
answer-golf-golf-open-how-many-no = Everybody turns up one card before the first turn, not two.
answer-golf-golf-open-an-action-yes = An action card that is turned up before the first turn takes effect.
answer-golf-golf-open-an-action-no = An action card that is turned up before the first turn does nothing.
answer-golf-golf-first-card-an-action-golf-deal-first-card = It stays there and does nothing. Turn up more cards until a number comes.
answer-golf-golf-first-card-an-action-golf-deal-first-card-goes-back = An action card at the start of the discard pile goes back into the draw pile. Turn up cards until a number comes.
answer-golf-golf-first-card-acts-yes = An action card may begin the discard pile.
answer-golf-golf-first-card-acts-no = The discard pile begins with a number: turn up cards until a number comes.
answer-golf-golf-peek-golf-deal = Nobody may look at facedown cards, not even at those in their own grid.
answer-golf-golf-cards-in-the-deck-golf-deck = 112 cards: 84 numbers from 0 to 6, and 28 action cards.
answer-golf-golf-two-double-draw-twos-yes = There are two Double Draw Twos of each color in this deck.
answer-golf-golf-two-double-draw-twos-no = There is only one Double Draw Two of each color: look again.
answer-golf-golf-who-starts-next-golf-starter = The player with the fewest points in a round starts the next round. In the first round, the player to the dealer's left starts.
answer-golf-golf-who-starts-next-golf-starter-left-of-dealer = The player to the dealer's left starts the next round.

## A turn

answer-golf-golf-throw-the-discard-yes = You may throw a card that you took from the discards.
answer-golf-golf-throw-the-discard-no = A card that you took from the discards has to go into your grid. You may not throw it.
answer-golf-golf-throw-and-flip-yes = You may choose any card of your grid when you throw the card that you drew.
answer-golf-golf-throw-and-flip-no = You have to turn up a facedown card when you throw a drawn card.
answer-golf-golf-must-i-turn-up-yes = Each time you throw a drawn card, you turn up a facedown card.
answer-golf-golf-must-i-turn-up-no = You need not turn up a facedown card when you throw the card that you drew.
answer-golf-golf-must-i-turn-up-each-turn-yes = You have to turn up a facedown card on every turn.
answer-golf-golf-must-i-turn-up-each-turn-no = You turn up a facedown card only when you throw a drawn card.
answer-golf-golf-draw-again-yes = You may draw another card when you do not like the first one.
answer-golf-golf-draw-again-no = You take only one card in a turn: keep it, or throw it and turn up a facedown card.
answer-golf-golf-replace-faceup-yes = The card that you keep may replace a faceup card.
answer-golf-golf-replace-faceup-no = The card that you keep may not go in the place of a faceup card.
answer-golf-golf-swap-facedown-yes = The card that you keep may replace a facedown card. Do not look at that one first.
answer-golf-golf-swap-facedown-no = The card that you keep may not go in the place of a facedown card.
answer-golf-golf-out-of-turn-yes = A card drawn out of turn counts.
answer-golf-golf-out-of-turn-no = A card drawn out of turn does not count. Put it back: the rules have no penalty for it.

## Action cards

answer-golf-golf-thrown-action-golf-actions-thrown = An action card that is drawn and thrown at once takes effect.
answer-golf-golf-thrown-action-golf-actions-from-the-grid = An action card that is drawn and thrown at once does nothing by these rules.
answer-golf-golf-covered-action-golf-actions = An action card that is covered in the same turn does nothing. Only the card on top at the end of the turn takes effect.
answer-golf-golf-covered-action-golf-actions-whenever = An action card takes effect even if it is covered in the same turn.
answer-golf-golf-draw-two-misses-golf-draw-two = The next player gets a new facedown column of two cards, and misses a turn.
answer-golf-golf-take-what-hit-me-yes = You may take the Draw Two that hit you.
answer-golf-golf-take-what-hit-me-no = You may not take the Draw Two that hit you: you get a new column and miss your turn.
answer-golf-golf-take-an-action-yes = On your turn you may take an action card that lies on the discards.
answer-golf-golf-take-an-action-no = You may not take an action card from the discards: draw from the pile.
answer-golf-golf-take-actions-how-often-yes = You may take action cards from the discards as often as you like.
answer-golf-golf-take-actions-how-often-no = You may take no more action cards from the discards in this round: draw from the pile.
answer-golf-golf-take-actions-how-often-golf-house-no-action-pickup = By these rules nobody may take an action card from the discards: draw a card from the pile.
answer-golf-golf-skipped-yes = You keep your turn when the player before you leaves a Skip on top.
answer-golf-golf-skipped-no = You miss your turn when the player before you leaves a Skip on top.
answer-golf-golf-double-draw-two-on-myself-yes = You may choose yourself for a Double Draw Two.
answer-golf-golf-double-draw-two-on-myself-no = You may not choose yourself for a Double Draw Two: it is for other players.
answer-golf-golf-split-double-draw-two-yes = Two other players may get one new column each, or one player gets both.
answer-golf-golf-split-double-draw-two-no = A Double Draw Two may not be given to two players.
answer-golf-golf-double-draw-two-misses-yes = Nobody misses a turn because of a Double Draw Two. You play when your turn comes.
answer-golf-golf-double-draw-two-misses-no = The player who is hit by a Double Draw Two misses a turn.
answer-golf-golf-take-a-double-draw-two-yes = You may take a Double Draw Two from the top of the discards on your turn.
answer-golf-golf-take-a-double-draw-two-no = You may not take a Double Draw Two from the discards: draw from the pile.
answer-golf-golf-double-draw-two-for-two-golf-double-draw-two-two-players = With two players, a Double Draw Two gives the other player two new facedown columns.
answer-golf-golf-new-column-where-golf-new-columns = A new column goes on the left of the grid.
answer-golf-golf-new-column-where-golf-new-columns-right = By these rules a new column goes on the right of the grid.
answer-golf-golf-new-column-where-golf-house-columns-left = A new column goes on the left of the grid.
answer-golf-golf-reverse-for-two-golf-reverse-two-players = With two players a Reverse changes nothing: the other player is next.
answer-golf-golf-reverse-for-two-golf-house-reverse-as-skip = With two players a Reverse works like a Skip: the same player plays again.

## Clearing columns

answer-golf-golf-clear-same-number-yes = Two cards of the same number in a column may be cleared in any colors.
answer-golf-golf-clear-same-number-no = A column of two cards with the same number may not be cleared.
answer-golf-golf-clear-same-color-yes = Two cards of the same color in a column may be cleared, whatever their numbers.
answer-golf-golf-clear-same-color-no = A column of two cards of the same color may not be cleared.
answer-golf-golf-clear-nothing-alike-yes = A column of cards that have nothing in common may be cleared.
answer-golf-golf-clear-nothing-alike-no = A column is cleared only with the same number or the same color twice.
answer-golf-golf-clear-same-symbol-yes = Two action cards of the same symbol may be cleared, whatever their colors.
answer-golf-golf-clear-same-symbol-no = You may not clear two action cards of different colors: action cards have no number.
answer-golf-golf-clear-facedown-yes = A column with a facedown card may be cleared.
answer-golf-golf-clear-facedown-no = A column with a facedown card may not be cleared: both cards have to lie faceup.
answer-golf-golf-clear-on-top-yes = You choose which card of your cleared column goes on top of the discards.
answer-golf-golf-clear-on-top-no = The player who clears a column may not choose which card goes on top.
answer-golf-golf-clear-out-of-turn-yes = You may clear a column at any time, even when it is not your turn.
answer-golf-golf-clear-out-of-turn-no = You may clear a column only on your own turn.
answer-golf-golf-clear-before-turn-golf-clear-before = A Skip does nothing if you clear its column before you take a card. Clearing a column is not a turn.
answer-golf-golf-must-i-clear-yes = A column that matches has to be cleared.
answer-golf-golf-must-i-clear-no = You need not clear a column that matches; it is cleared at the end of the round anyway.
answer-golf-golf-clear-a-row-yes = Two matching cards side by side in a row may be cleared.
answer-golf-golf-clear-a-row-no = Only the two cards of a column are cleared, one above the other: rows do not count.
answer-golf-golf-clear-an-action-card-yes = An action card and a number of one color in a column may be cleared.
answer-golf-golf-clear-an-action-card-no = An action card and a number may not be cleared together.
answer-golf-golf-clear-two-action-cards-yes = Two action cards of one color in a column may be cleared, also different ones.
answer-golf-golf-clear-two-action-cards-no = Two different action cards may not be cleared together.

## Calling UNO

answer-golf-golf-must-i-call-yes = You have to call UNO when you come down to one facedown card. If somebody catches you first, you get a new column.
answer-golf-golf-must-i-call-no = By these rules nobody has to call UNO in UNO Golf.
answer-golf-golf-who-reminds-me-golf-house-remind-uno = The referee reminds a player who has one facedown card left and has not called UNO.
answer-golf-golf-who-reminds-me-golf-turn = The referee does not remind anybody to call UNO: remembering is part of the game.
answer-golf-golf-caught-cost-golf-catch = A new facedown column of two cards. The player misses no turn.
answer-golf-golf-caught-cost-golf-house-columns-left = A new facedown column of two cards. The player misses no turn.
answer-golf-golf-caught-cost-golf-new-columns-right = A new facedown column of two cards. The player misses no turn.
answer-golf-golf-caught-cost-golf-new-columns = A new facedown column of two cards. The player misses no turn.
answer-golf-golf-caught-too-late-yes = Once the next turn has begun, you can still catch a player who forgot to call UNO.
answer-golf-golf-caught-too-late-no = It is too late to catch that player once the next turn has begun.
answer-golf-golf-call-again-yes = You call UNO each time you come down to one facedown card.
answer-golf-golf-call-again-no = You do not have to call UNO again.
answer-golf-golf-call-two-stories-golf-call-crossed = Nobody gets a new column for now. Play on, and decide together whether UNO was said in time.
answer-golf-golf-call-two-stories-golf-call-crossed-call = Nobody gets a new column for now. Play on, and decide together whether UNO was said in time.
answer-golf-golf-call-two-stories-golf-call-crossed-catch = Nobody gets a new column for now. Play on, and decide together whether UNO was said in time.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed = Nobody gets a new column for now. Play on, and decide together what came first: UNO or the catch.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed-call = The call counts if UNO and the catch come at the same moment. Nobody gets a new column.
answer-golf-golf-call-and-catch-at-once-golf-call-crossed-catch = The catch counts if UNO and the catch come at the same moment. The player who is caught gets a new column.
answer-golf-golf-call-with-three-yes = UNO may be called with more than one facedown card.
answer-golf-golf-call-with-three-no = A call of UNO with more than one facedown card does not count.
answer-golf-golf-stay-at-one-yes = You may keep your last card facedown and replace faceup cards instead.
answer-golf-golf-stay-at-one-no = You may not keep your last card facedown and replace faceup cards instead.
answer-golf-golf-throw-with-one-left-yes = You may keep your last card facedown when you throw the card that you drew.
answer-golf-golf-throw-with-one-left-no = You turn up even your last facedown card when you throw a drawn card.
answer-golf-golf-stay-at-one-call-yes = You have to call UNO again in every turn in which your last card stays facedown.
answer-golf-golf-stay-at-one-call-no = You do not have to call UNO again while your last card stays facedown.

## The end of a round

answer-golf-golf-others-play-on-golf-closing = The round is over as soon as all cards of one grid lie faceup: nobody has another turn.
answer-golf-golf-others-play-on-golf-house-last-turns = Everybody else has one more turn when all cards of one grid lie faceup.
answer-golf-golf-clear-at-the-end-golf-clear-at-the-end = Every column that can be cleared is cleared before you count: nobody loses by it.
answer-golf-golf-closing-action-golf-closing = The Draw Two does nothing: the round is over once all cards of one grid lie faceup.
answer-golf-golf-closing-action-golf-draw-two = By these rules a Draw Two that lies on top when the round ends still takes effect.

## Scores

answer-golf-golf-action-points-golf-points = An action card is worth the points in its corners. Read them, and say how many points each grid makes.
answer-golf-golf-action-points-golf-reveal = An action card is worth the points in its corners. Read them, and say how many points each grid makes.
answer-golf-golf-action-points-golf-house-corner-points = An action card is worth the points in its corners. Read them, and say how many points each grid makes.
answer-golf-golf-below-zero-yes = Points can fall below zero.
answer-golf-golf-below-zero-no = Zero is the lowest score: every card is worth zero points or more.
answer-golf-golf-only-winner-scores-yes = Only the winner of a round gets points.
answer-golf-golf-only-winner-scores-no = Everybody gets points for the cards left in their own grid. Few points are good.
answer-golf-golf-all-cleared-yes = With all your columns cleared you score zero points: nothing is left in your grid.
answer-golf-golf-all-cleared-no = You score points even with all your columns cleared.
answer-golf-golf-low-is-good-golf-score = Low numbers are good and high ones are bad: a card counts its number, and the lowest total wins.

## Winning the match

answer-golf-golf-shared-win-golf-target = Both have won: players with the same lowest total share the win.
answer-golf-golf-shared-win-golf-target-rounds-won = Of the players with the lowest total, the one who won more rounds wins the match.

## Coming and going

answer-golf-golf-leaving-golf-leaving = The grid of a player who leaves is set aside and does not count.
answer-golf-golf-joining-golf-joining = The highest total of all players, unless you agree on another one.
answer-golf-golf-coming-back-match-coming-back = Their old points, or the highest total of the others if that is more.
answer-golf-golf-paper-rounds-yes = You may go on with the points that you have on paper.
answer-golf-golf-paper-rounds-no = You may not go on with the points that you have on paper.

## The game

answer-golf-golf-the-goal-golf-target = { $target ->
    [one] The lowest total after one round wins
   *[other] The lowest total after { $target } rounds wins
}: keep few points in your grid.
answer-golf-golf-the-goal-golf-target-rounds-won = { $target ->
    [one] The lowest total after one round wins
   *[other] The lowest total after { $target } rounds wins
}: keep few points in your grid.
answer-golf-golf-which-game-golf-deal = Two names for one game. Each player has a grid of six cards, and few points win.
answer-golf-golf-wilds-in-the-deck-golf-deck = None: the deck has only numbers from 0 to 6 and action cards.
answer-golf-golf-wilds-in-the-deck-golf-deck-116 = None: the deck has only numbers from 0 to 6 and action cards.
answer-golf-golf-which-numbers-golf-deck = The numbers go from 0 to 6, with three cards of each number in each color.
answer-golf-golf-which-numbers-golf-deck-116 = The numbers go from 0 to 6, with three cards of each number in each color.
answer-golf-golf-which-action-cards-golf-deck = Skip, Reverse, Draw Two (+2) and Double Draw Two, in each of the four colors.
answer-golf-golf-which-action-cards-golf-deck-116 = Skip, Reverse, Draw Two (+2) and Double Draw Two, in each of the four colors.
answer-golf-golf-how-many-players-golf-dealer = UNO Golf is for two to eight people who are seven or older. It takes 20 to 30 minutes.
answer-golf-golf-how-many-rounds-golf-target = { $target ->
    [one] A match has one round, also called a hole.
   *[other] A match has { $target } rounds, also called holes.
}
answer-golf-golf-how-many-rounds-golf-target-rounds-won = { $target ->
    [one] A match has one round, also called a hole.
   *[other] A match has { $target } rounds, also called holes.
}
answer-golf-golf-set-up-golf-deal = Six each, facedown in two rows of three. The other cards are the draw pile.
answer-golf-golf-pile-used-up-golf-pile-short = Leave the top discard. Shuffle the other discards: they are the new draw pile.
answer-golf-golf-who-deals-golf-dealer = Choose somebody to deal first. After each round the deal passes to the left.
answer-golf-golf-a-turn-golf-turn = Take the top discard or draw a card, and put it in your grid. You may throw a drawn card instead; then turn up a facedown card.
answer-golf-golf-unwanted-card-golf-turn-throw = Throw it on the discards, and turn up one of your facedown cards.
answer-golf-golf-what-skip-does-golf-skip = A Skip makes the next player miss a turn. With two players the same player plays again.
answer-golf-golf-what-reverse-does-golf-reverse = A Reverse makes play go the other way round.
answer-golf-golf-what-double-draw-two-does-golf-double-draw-two = Two other players get a new facedown column each, or one gets two. Nobody misses a turn.
answer-golf-golf-how-clearing-works-golf-clear = On your turn, if its two faceup cards have the same number or color.
answer-golf-golf-how-clearing-works-golf-house-clear-anytime = You may clear a column at any time, even on another player's turn, if its two faceup cards have the same number or color.
answer-golf-golf-how-clearing-works-golf-house-symbols-match = On your turn you may clear a column of two faceup cards with the same number, color or symbol.
answer-golf-golf-when-it-ends-golf-closing = At once, when all cards of one grid lie faceup. Nobody has another turn.
answer-golf-golf-closer-not-lowest-golf-score = Nothing extra: everybody scores the cards left in their own grid.
answer-golf-golf-how-scoring-works-golf-points = A number counts its number. An action card counts the points in its corners.
answer-golf-golf-cleared-column-points-golf-score = None: only the cards that are left in your grid count.
answer-golf-golf-how-to-win-golf-advice = Put low cards in the place of high cards, and clear columns. End the round when the others have more points than you.
answer-golf-golf-action-in-the-grid-yes = An action card takes effect while it lies in your grid.
answer-golf-golf-action-in-the-grid-no = An action card in your grid does nothing: it takes effect only when it comes on top of the discards.
answer-golf-golf-which-house-rules-match-rules = Some house rules let you clear columns at any time, or give the others one last turn. Others limit how you take action cards.
answer-golf-golf-score-sheet-golf-score = Boxes of UNO Zero have score sheets. Any paper will do, and the referee adds up the points as well.

## House rules

answer-golf-golf-house-corner-points-golf-house-corner-points = By this house rule an action card is worth the points in its corners. Tell the referee these points before the first deal.
answer-golf-golf-house-no-action-pickup-golf-house-no-action-pickup = By this house rule nobody may take an action card from the discards: draw a card from the pile instead.
answer-golf-golf-house-pickup-limit-golf-house-pickup-limit = By this house rule you agree how many action cards each player may take from the discards in a round. After that, draw from the pile.
answer-golf-golf-house-symbols-match-golf-house-symbols-match = By this house rule you may clear a column of two faceup action cards of the same kind, whatever their colors.
answer-golf-golf-house-clear-anytime-golf-house-clear-anytime = By this house rule you may clear a column at any time. When it is not your turn, an action card that you clear does nothing.
answer-golf-golf-house-last-turns-golf-house-last-turns = By this house rule everybody else has one more turn when all cards of one grid lie faceup.
answer-golf-golf-house-closing-action-golf-house-closing-action = By this house rule an action card on top when the round ends still takes effect. The columns that it adds are counted, too.
answer-golf-golf-house-reverse-as-skip-golf-house-reverse-as-skip = By this house rule, with two players a Reverse counts as a Skip. The other player misses a turn.
answer-golf-golf-house-columns-left-golf-house-columns-left = By this house rule every new column goes on the left of the grid.
answer-golf-golf-house-remind-uno-golf-house-remind-uno = By this house rule the referee reminds a player who has one facedown card left and has not called UNO.

## House rules in play

answer-golf-golf-last-turns-mine-yes = You get another turn, too.
answer-golf-golf-last-turns-mine-no = The others have one last turn each. The player who turned up all cards has no more turn.
answer-golf-golf-last-turns-mine-golf-closing = By these rules the round is over at once when one player has turned up all cards.
answer-golf-golf-pickup-number-yes = You may take the top discard, if it is a number.
answer-golf-golf-pickup-number-yes-golf-house-no-action-pickup = Only action cards stay on the discards. You may take a number as ever.
answer-golf-golf-pickup-number-yes-golf-house-pickup-limit = The limit is only for action cards. You may take a number as ever.
answer-golf-golf-pickup-number-no = You may not take a number from the discards.
answer-golf-golf-pickup-limit-others-yes = Another player may take an action card, too.
answer-golf-golf-pickup-limit-others-yes-golf-house-pickup-limit = The limit counts for each player: another player may still take one.
answer-golf-golf-pickup-limit-others-no = No more action cards may be taken in this round.
answer-golf-golf-pickup-limit-others-golf-house-no-action-pickup = Nobody takes an action card from the discards by these rules.
answer-golf-golf-reverse-as-skip-four-golf-turn = With more than two players a Reverse changes the direction of play.
answer-golf-golf-clear-other-symbols-yes = A Skip and a Reverse match, so the column can be cleared.
answer-golf-golf-clear-other-symbols-no = A Skip and a Reverse of two colors do not match.
answer-golf-golf-clear-other-symbols-no-golf-house-symbols-match = Only two equal symbols match. A Skip and a Reverse of two colors do not.
answer-golf-golf-clear-anytime-turn-yes = You clear a column only on your own turn, so play just goes on.
answer-golf-golf-clear-anytime-turn-yes-golf-house-clear-anytime = Clearing takes no turn: the player whose turn it is plays next.
answer-golf-golf-clear-anytime-turn-no = The player whose turn it is does not play next.
