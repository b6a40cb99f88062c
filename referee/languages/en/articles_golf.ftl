### The articles of UNO Golf.

## Headings of chapters

chapter-actions = Action cards
chapter-columns = Clearing columns
chapter-holing-out = The end of a round

## The deck and the deal

article-golf-deck-title = The deck
article-golf-deck-text = 112 cards: in each color three each of 0 to 6, two each of Skip, Reverse and Draw Two, and one Double Draw Two.
article-golf-dealer-title = Who deals
article-golf-dealer-text = Somebody is chosen to deal first, and after each round the deal passes to the left. If the players draw cards for the first deal, the player with the highest number deals. A card without a number counts zero, and players who tie for the highest number draw again.
article-golf-joining-title = Sitting down
article-golf-joining-text = Somebody new starts with as many points as the player who has most, or with as many as the table says: nobody gets ahead by coming late. A new player may sit down anywhere at the table, but only between two rounds. The points are only a start: they are not the points of any round.
article-golf-deal-title = Dealing
article-golf-deal-text = Everybody gets six cards and puts them facedown, unseen, in two rows and three columns. The other cards are the draw pile, and its top card begins the discard pile. Columns are numbered from the left. Each column keeps its number, even when another column is cleared, and a new column gets the next number.
article-golf-deal-first-card-title = An action card turned up first
article-golf-deal-first-card-text = An action card that is turned up to begin the discards does nothing. More cards are turned up, until one is a number. The action cards stay under that number.
article-golf-deal-opened-title = Everybody turns up one card
article-golf-deal-opened-text = Before the first turn everybody turns one card of their own grid faceup. An action card that is turned up then does nothing.
article-golf-starter-title = Who starts
article-golf-starter-text = In the first round the player to the dealer's left starts. In every later round the player who had the fewest points in the round before starts. If several players had the fewest points, one of them starts: the nearest to the left of the player who started the round before.

## A turn

article-golf-turn-order-title = Whose turn it is
article-golf-turn-order-text = The players take turns clockwise, until a Reverse turns the direction.
article-golf-turn-title = A turn
article-golf-turn-text = The player whose turn it is takes one card. It is the top discard, or one from the draw pile.
article-golf-turn-place-title = A card goes into the grid
article-golf-turn-place-text = A card that is kept goes faceup into the grid, in the place of another card. The other card goes on top of the discards, no matter whether it was faceup or facedown. The new card goes only where a card lies.
article-golf-turn-taken-discard-title = A player who takes the discard keeps it
article-golf-turn-taken-discard-text = A card taken from the discards goes into the grid. It may not be thrown again in the same turn.
article-golf-turn-throw-title = A drawn card is thrown
article-golf-turn-throw-text = A player may throw a card drawn from the pile on the discards instead. Then that player turns up one facedown card of their own grid.
article-golf-pile-short-title = The draw pile runs out
article-golf-pile-short-text = When the draw pile is empty, the top discard stays, and all other discards are shuffled into a new draw pile. A player who has to draw more cards than the pile has draws the cards of the pile first. Then the discards are shuffled, and the player draws the rest.
article-golf-pile-dry-title = Nothing left to draw
article-golf-pile-dry-text = When the draw pile is empty and no discards are left to shuffle, nobody draws. A new column takes two cards: with only one card left, there is no new column.
article-golf-deduction-pile-title = What the pile can give
article-golf-deduction-pile-text = When the pile was empty and the discards under the top card were shuffled, the new pile has only those cards. No other card can be drawn from it, and each card only as often as it was among those discards. A card that was lying facedown before the shuffle cannot be one of them. If a card does not fit, either this card or an earlier entry is wrong. A player who knows better may let the card count.
article-golf-deduction-card-title = A card that cannot be there
article-golf-deduction-card-text = When all copies of a card lie faceup in other places, nobody can draw or turn up another one. A card that everybody sees cannot be a different card. If something does not fit, either this card or an earlier entry is wrong. A player who knows better may let the card count.

## Action cards

article-golf-actions-title = When an action card takes effect
article-golf-actions-text = An action card takes effect if it is the top discard at the end of the turn that brought it there. It may have been drawn and thrown, taken out of a grid, or left on top when a column was cleared. An action card does nothing in a grid, under another discard, or when it is turned up at the deal. It does not take effect a second time.
article-golf-actions-thrown-title = An action card that is drawn and thrown
article-golf-actions-thrown-text = An action card may be drawn and thrown at once, and takes effect like any other.
article-golf-reverse-title = Reverse
article-golf-reverse-text = Play goes the other way round from now on.
article-golf-reverse-two-players-title = Reverse between two players
article-golf-reverse-two-players-text = With two players a Reverse changes nothing: the other player is next.
article-golf-skip-title = Skip
article-golf-skip-text = The next player misses a turn. With two players the same player plays again.
article-golf-draw-two-title = Draw Two
article-golf-draw-two-text = The next player draws two cards without looking, puts them facedown as a new column, and misses a turn.
article-golf-double-draw-two-title = Double Draw Two
article-golf-double-draw-two-text = The player who brought the Double Draw Two on top of the discards chooses one or two other players. Two players get one new facedown column each. One player alone gets two new columns. Nobody misses a turn for a Double Draw Two.
article-golf-double-draw-two-two-players-title = Double Draw Two between two players
article-golf-double-draw-two-two-players-text = With two players the other player gets two new columns: there is nobody else to choose.
article-golf-new-columns-title = New columns lie on the left
article-golf-new-columns-text = A new column goes to the left of all others, and so does a second one that comes with it. A new column still gets the next number: every column keeps its number, no matter where it lies.

## Clearing columns

article-golf-clear-title = Clearing a column
article-golf-clear-text = On your turn you may clear a column of your own grid if its two cards have the same number or the same color. You may clear several columns. Action cards have no number.
article-golf-clear-faceup-title = Only faceup cards are cleared
article-golf-clear-faceup-text = A column is cleared only when both of its cards lie faceup.
article-golf-clear-top-title = Which card goes on top
article-golf-clear-top-text = Both cards of a cleared column go on the discards, and the player who clears it chooses which one goes on top.
article-golf-clear-before-title = Clearing before the turn
article-golf-clear-before-text = A column may be cleared before a card is taken. An action card that comes on top then does nothing: another discard of the same turn goes on top of it, or the player takes it.

## Calling UNO

article-golf-call-title = Calling UNO
article-golf-call-text = A player who comes down to one facedown card calls UNO, and again each time that it happens.
article-golf-call-early-title = Calling early
article-golf-call-early-text = A player who has two facedown cards may call UNO early: on their own turn, just before turning up one of them.
article-golf-call-in-time-title = Until when to call and to catch
article-golf-call-in-time-text = There is time to call UNO, and to catch somebody, until the next player begins a turn.
article-golf-catch-title = Caught without calling
article-golf-catch-text = A player who is caught without having called UNO draws two cards without looking and puts them facedown as a new column, but misses no turn.
article-golf-catch-heard-title = Whether it was called
article-golf-catch-heard-text = Only the people in the room heard whether somebody called. A catch that a player reports stands on the word of that player. A catch that the scorekeeper reports is the word of the table.
article-golf-call-crossed-title = Called, or caught first?
article-golf-call-crossed-text = A call and a catch may be entered at almost the same time. Then nothing that was entered shows which of them was first in the room.

## The end of a round

article-golf-closing-title = The end of a round
article-golf-closing-text = The round is over at once when all cards of one grid lie faceup. Nobody has another turn, and an action card on top does nothing any more.
article-golf-reveal-title = Turning up the rest
article-golf-reveal-text = When the round is over, everybody else turns up all their facedown cards.
article-golf-clear-at-the-end-title = Clearing at the end
article-golf-clear-at-the-end-text = When all cards lie faceup, every column that can be cleared is cleared: nobody loses by it.
article-golf-score-title = Everybody scores
article-golf-score-text = When a round is over, everybody scores the cards left in their own grid, so everybody's points have to be told. Few points are good: the player who has fewest has won the round. When a round is put right, a player who is not named keeps the points of that round.
article-golf-points-title = What cards are worth
article-golf-points-text = A number card counts its number. An action card counts the points printed in its corners. No rules that we know of tell these points, so players tell them before the first deal. If they did not, a player with an action card left adds up the points of the whole grid and says them.
article-golf-deduction-grid-title = A grid is even
article-golf-deduction-grid-text = A grid has columns of two cards, so an even number of cards is left in it, or none. If the referee followed the round to its end, it is known how many columns each grid has, so no more can be left. If the cards that are told do not fit, either these cards or an earlier entry are wrong. A player who knows better may let the cards count.
article-golf-deduction-score-title = A score that cannot be
article-golf-deduction-score-text = All points together are no more than the deck is worth. An action card whose points nobody said counts at most 100. No more cards of one value can be left than the deck has. If the referee followed the round to its end, it is known which cards lie faceup in each grid, and the points have to fit these cards. If the points do not fit, either the score or an earlier entry is wrong. A player who knows better may let the score count.
article-golf-target-title = Winning the match
article-golf-target-text = A match has nine rounds, unless the table chose another number. After the last round the lowest total wins the match. Players who tie share the win.
article-golf-advice-title = How to win
article-golf-advice-text = Put low cards in the place of high ones. Look for a second card of the same number or color, to clear a column. Turn up your last card when the others still have more points than you.

## When something went wrong

article-golf-reshuffle-title = Shuffled early
article-golf-reshuffle-text = The discards under the top one may be shuffled into the draw pile before it runs out.
article-golf-resync-title = Track was lost
article-golf-resync-text = When nobody knows any more how a round stands, the scorekeeper says it: the top card, whose turn it is, and each grid that is different from what the referee knows. After that the cards prove nothing until the discards are shuffled.
article-golf-recount-title = Counting cards
article-golf-recount-text = The cards of the draw pile and the grids may be counted at any time. A wrong count proves that there was a mistake, but not who made it. Then the table says again how the grids lie, or the round is void.
article-golf-leaving-title = Leaving an open round
article-golf-leaving-text = A player who leaves an open round puts the grid aside as it is. Nobody counts that grid, and the next player goes on. The player who has ended the round stays until it is scored.

## What tables choose

article-golf-starter-left-of-dealer-title = The player to the dealer's left starts
article-golf-starter-left-of-dealer-text = In every round the player to the dealer's left starts.
article-golf-deck-116-title = The deck with eight Double Draw Twos
article-golf-deck-116-text = 116 cards: in each color three each of 0 to 6, and two each of Skip, Reverse, Draw Two and Double Draw Two.
article-golf-deal-opened-two-title = Everybody turns up two cards
article-golf-deal-opened-two-text = Before the first turn everybody turns two cards of their own grid faceup. An action card that is turned up then does nothing.
article-golf-deal-first-card-goes-back-title = An action card turned up first goes back
article-golf-deal-first-card-goes-back-text = An action card that is turned up to begin the discards goes back into the draw pile. More cards are turned up, until one is a number.
article-golf-actions-whenever-title = An action card takes effect whenever it lies on top
article-golf-actions-whenever-text = An action card takes effect at the end of the turn in which it came on top of the discards. If several came on top, they take effect one after the other. An action card takes effect even if it was covered later in the turn. It also takes effect if it came on top because the card above it was taken. It does nothing if a clear before the turn left it on top, if it lies in a grid, or if it was turned up at the deal.
article-golf-actions-from-the-grid-title = A drawn card that is thrown does nothing
article-golf-actions-from-the-grid-text = An action card takes effect only when it comes out of a grid. A card that is drawn and thrown at once does nothing.
article-golf-new-columns-right-title = New columns lie on the right
article-golf-new-columns-right-text = A new column goes to the right of all others, and so does a second one that comes with it.
article-golf-call-crossed-call-title = Called and caught at once: the call counts
article-golf-call-crossed-call-text = When a call and a catch come at the same moment, the call counts, and nobody gets a column for it. When a catch and the next turn come at the same moment, the catch is too late. When the two did not come at the same moment, the table decides.
article-golf-call-crossed-catch-title = Called and caught at once: the catch counts
article-golf-call-crossed-catch-text = When a call and a catch come at the same moment, the catch counts, and the player who is caught gets a new column. When a catch and the next turn come at the same moment, the catch counts too. When the two did not come at the same moment, the table decides.
article-golf-target-rounds-won-title = Among equals, the player who won more rounds
article-golf-target-rounds-won-text = A match has nine rounds, unless the table chose another number. After the last round the lowest total wins the match. If several players have the lowest total, the player who has won more rounds wins: rounds in which that player alone had the fewest points. A round that several players won counts for none of them. A round whose points came from paper counts for nobody. Players who have left are not compared. Players who still tie share the win.

## House rules

article-golf-house-corner-points-title = The points in the corners
article-golf-house-corner-points-text = A number card counts its number. An action card counts the points that the players read in its corners before the first deal. If nobody looked, we offer 10, 10, 10 and 20. Nobody has checked these numbers: no source that we know of tells them.
article-golf-house-no-action-pickup-title = No action card is picked up
article-golf-house-no-action-pickup-text = If the top discard is an action card, nobody may take it: draw a card from the pile instead.
article-golf-house-pickup-limit-title = Action cards are picked up only so many times
article-golf-house-pickup-limit-text = In a round each player may take action cards from the discards only as many times as the table agreed. After that, the player draws a card from the pile when an action card is on top. Number cards may always be taken.
article-golf-house-symbols-match-title = Two of the same symbol match
article-golf-house-symbols-match-text = A column of two action cards of the same kind may be cleared, whatever their colors.
article-golf-house-clear-anytime-title = Clearing at any time
article-golf-house-clear-anytime-text = A column may be cleared at any time while the round is played, no matter whose turn it is. An action card that comes on top because of a clear out of turn does nothing.
article-golf-house-last-turns-title = Everybody else has one more turn
article-golf-house-last-turns-text = When all cards of one grid lie faceup, everybody else has one more turn. Then the round is over. Action cards still take effect, and so does the last card of the player who was first. A player who now misses a turn loses the last turn. A Draw Two hits the next player who still has a turn. If no such player is left, it hits nobody.
article-golf-house-closing-action-title = A card that ends the round still takes effect
article-golf-house-closing-action-text = An action card that is on top when a round ends still takes effect. The new columns that it gives to others are turned up and counted with the rest.
article-golf-house-reverse-as-skip-title = Between two players a Reverse is a Skip
article-golf-house-reverse-as-skip-text = With two players a Reverse makes the other player miss the turn, as it does in UNO.
article-golf-house-columns-left-title = New columns lie on the left
article-golf-house-columns-left-text = A new column goes to the left of all others. If several columns come together, they go there one after the other. A new column still gets the next number: every column keeps its number, no matter where it lies.
article-golf-house-remind-uno-title = The referee reminds players to call
article-golf-house-remind-uno-text = The referee reminds a player with one facedown card left who has not called UNO, as long as the call is in time. Without this rule the referee says nothing: to remember the call is part of the game.
