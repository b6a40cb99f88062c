### The articles of UNO Golf.

## Headings of chapters

chapter-actions = Action cards
chapter-columns = Clearing columns
chapter-holing-out = The end of a round

## The deck and the deal

article-golf-deck-title = The deck
article-golf-deck-text = 112 cards: in each color three each of 0 to 6, two each of Skip, Reverse and Draw Two, and one Double Draw Two.
article-golf-dealer-title = Who deals
article-golf-dealer-text = Somebody is chosen to deal first, and after each round the deal passes to the left. Where cards are drawn for it, the highest number deals; a card without a number counts zero, and those who tie for the highest draw again.
article-golf-joining-title = Sitting down
article-golf-joining-text = Between two rounds somebody new may sit down anywhere at the table, with as many points as the player who has most, or with as many as the table says: nobody gets ahead by coming late. They are where that player starts, and no round's points.
article-golf-deal-title = Dealing
article-golf-deal-text = Everybody gets six cards and puts them facedown, unseen, in two rows and three columns. The other cards are the draw pile, and its top card begins the discard pile. Columns are numbered from the left; each keeps its number, also when another one is gone, and a new one gets the next.
article-golf-deal-first-card-title = An action card turned up first
article-golf-deal-first-card-text = An action card that is turned up to begin the discards does nothing. More cards are turned up, until one is a number. The action cards stay under it.
article-golf-deal-opened-title = Everybody turns up one card
article-golf-deal-opened-text = Before the first turn everybody turns one card of their own grid faceup. An action card that shows there does nothing.
article-golf-starter-title = Who starts
article-golf-starter-text = In the first round the player to the dealer's left starts, and then the player who had the fewest points in the round before. If several had, it is the one who sits nearest to the left of the player who started that round.

## A turn

article-golf-turn-order-title = Whose turn it is
article-golf-turn-order-text = The players take turns clockwise, until a Reverse turns the direction.
article-golf-turn-title = A turn
article-golf-turn-text = The player whose turn it is takes one card: the top discard, or one from the draw pile.
article-golf-turn-place-title = A card goes into the grid
article-golf-turn-place-text = A card that is kept goes faceup into the grid, in the place of another card. That one goes on top of the discards, whether it lay faceup or facedown. The new card goes only where a card lies.
article-golf-turn-taken-discard-title = A player who takes the discard keeps it
article-golf-turn-taken-discard-text = A card taken from the discards goes into the grid. It may not be thrown again in the same turn.
article-golf-turn-throw-title = A drawn card is thrown
article-golf-turn-throw-text = A card drawn from the pile may be thrown on the discards instead. Then one facedown card of one's own grid is turned up.
article-golf-pile-short-title = The draw pile runs out
article-golf-pile-short-text = The top discard stays, and all the others are shuffled into a new draw pile. A player who has to draw more cards than the pile has draws those first, then shuffles, then draws the rest.
article-golf-pile-dry-title = Nothing left to draw
article-golf-pile-dry-text = When the draw pile is empty and no discards are left to shuffle, nobody draws. A new column takes two cards: with only one card left, there is no new column.
article-golf-deduction-pile-title = What the pile can give
article-golf-deduction-pile-text = When the pile was empty and the discards under the top card were shuffled, the new pile is made of just those cards: no other one is drawn, each only as often as it lay there, and none of them lies facedown where a card lay before. If it is otherwise, this card or an earlier entry is wrong. A player who knows better may let it count.
article-golf-deduction-card-title = A card that cannot be there
article-golf-deduction-card-text = When all copies of a card lie faceup elsewhere nobody can draw or turn up another one, and a card that everybody sees cannot be another one: either this card or an earlier entry is wrong. A player who knows better may let it count.

## Action cards

article-golf-actions-title = When an action card takes effect
article-golf-actions-text = An action card takes effect if it is the top discard at the end of the turn that brought it there. It may have been drawn and thrown, come out of a grid, or been left on top by a clear. It does nothing in a grid, under another discard, or turned up at the deal, and does not take effect again where it lies.
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
article-golf-double-draw-two-text = The player who brought it on top of the discards chooses two other players, who get one new facedown column each, or one other player, who gets two. Nobody misses a turn for it.
article-golf-double-draw-two-two-players-title = Double Draw Two between two players
article-golf-double-draw-two-two-players-text = With two players the other one gets two new columns: there is nobody else to choose.
article-golf-new-columns-title = New columns lie on the left
article-golf-new-columns-text = A new column is placed to the left of all others, and so is a second one that comes with it. It gets the next number all the same: every column keeps its number, wherever it lies.

## Clearing columns

article-golf-clear-title = Clearing a column
article-golf-clear-text = On your turn you may clear any column of your own grid whose two cards have the same number or the same color, or several columns. Action cards have no number.
article-golf-clear-faceup-title = Only faceup cards are cleared
article-golf-clear-faceup-text = A column is cleared only when both of its cards lie faceup.
article-golf-clear-top-title = Which card goes on top
article-golf-clear-top-text = Both cards of a cleared column go on the discards, and the player who clears it chooses which one goes on top.
article-golf-clear-before-title = Clearing before the turn
article-golf-clear-before-text = A column may be cleared before a card is taken. An action card does nothing then: the turn's own discard goes on top of it, or it is taken.

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
article-golf-catch-heard-text = Only those in the room heard whether somebody called. A catch that a player reports stands on that player's word; one that the scorekeeper reports speaks for the table.
article-golf-call-crossed-title = Called, or caught first?
article-golf-call-crossed-text = When a call and a catch cross on their way, nothing that was entered tells which was first in the room.

## The end of a round

article-golf-closing-title = The end of a round
article-golf-closing-text = The round is over at once when all cards of one grid lie faceup. Nobody has another turn, and an action card on top does nothing any more.
article-golf-reveal-title = Turning up the rest
article-golf-reveal-text = When the round is over, everybody else turns up all their facedown cards.
article-golf-clear-at-the-end-title = Clearing at the end
article-golf-clear-at-the-end-text = When everything lies faceup, every column that can be cleared is cleared: nobody loses by it.
article-golf-score-title = Everybody scores
article-golf-score-text = When a round is over everybody scores what is left in their own grid, so the points of everybody are told. Few points are good: the player who has fewest has won the round. When a round is put right, a player who is not named keeps the points of that round.
article-golf-points-title = What cards are worth
article-golf-points-text = Number cards count their number, and action cards the points printed in their corners. Those are in no rules that we know of: unless they were told before the first deal, the points of a grid in which an action card is left are added up and said by its player.
article-golf-deduction-grid-title = A grid is even
article-golf-deduction-grid-text = A grid has columns of two cards, so an even number of cards is left in it, or none. Of a round that was followed to its end everybody knows how many columns each grid has, so no more are left. If the cards that are told do not fit, either they or an earlier entry are wrong. A player who knows better may let them count.
article-golf-deduction-score-title = A score that cannot be
article-golf-deduction-score-text = All points together are no more than the deck is worth. An action card whose points nobody said counts at most 100. No more cards of a value are left than the deck has. Of a round that was followed to its end everybody knows which cards lie faceup in each grid, so the points have to fit them. If they do not, either the score or an earlier entry is wrong. A player who knows better may let it count.
article-golf-target-title = Winning the match
article-golf-target-text = After nine rounds, unless the table chose another number, the lowest total wins the match. Players who tie share it.
article-golf-advice-title = How to win
article-golf-advice-text = Put low cards in the place of high ones, look for a second card of the same number or color to clear a column, and turn up your last card when the others still have more points than you.

## When something went wrong

article-golf-reshuffle-title = Shuffled early
article-golf-reshuffle-text = The discards under the top one may be shuffled into the draw pile before it runs out.
article-golf-resync-title = Track was lost
article-golf-resync-text = When nobody knows any more how a round stands, the scorekeeper says it: the top card, whose turn it is, and the grids that are not as they were known. Nothing is deduced from the cards then until the discards are shuffled.
article-golf-recount-title = Counting cards
article-golf-recount-text = The draw pile and the grids may be counted at any time. A count that is off proves a mistake, and not whose: how the grids lie is said anew, or the round is void.
article-golf-leaving-title = Leaving an open round
article-golf-leaving-text = A player who leaves an open round puts the grid aside as it is. Nobody counts it, and the next player goes on. The player who has ended the round stays until it is scored.

## What tables choose

article-golf-starter-left-of-dealer-title = The player to the dealer's left starts
article-golf-starter-left-of-dealer-text = In every round the player to the dealer's left starts.
article-golf-deck-116-title = The deck with eight Double Draw Twos
article-golf-deck-116-text = 116 cards: in each color three each of 0 to 6, and two each of Skip, Reverse, Draw Two and Double Draw Two.
article-golf-deal-opened-two-title = Everybody turns up two cards
article-golf-deal-opened-two-text = Before the first turn everybody turns two cards of their own grid faceup. An action card that shows there does nothing.
article-golf-deal-first-card-goes-back-title = An action card turned up first goes back
article-golf-deal-first-card-goes-back-text = An action card that is turned up to begin the discards goes back into the draw pile. More cards are turned up, until one is a number.
article-golf-actions-whenever-title = An action card takes effect whenever it lies on top
article-golf-actions-whenever-text = Every action card that came to lie on top of the discards in a turn takes effect at the end of that turn, one after the other. That includes one that was covered since, and one that was bared because the card above it was taken. One that a clear before the turn leaves on top does nothing, nor does one in a grid or turned up at the deal.
article-golf-actions-from-the-grid-title = A drawn card that is thrown does nothing
article-golf-actions-from-the-grid-text = An action card takes effect only when it comes out of a grid: one that is drawn and thrown at once does nothing.
article-golf-new-columns-right-title = New columns lie on the right
article-golf-new-columns-right-text = A new column is placed to the right of all others, and so is a second one that comes with it.
article-golf-call-crossed-call-title = Called and caught at once: the call counts
article-golf-call-crossed-call-text = When a call and a catch come at once the call counts, and nobody gets a column for it. A catch that comes at once with the next turn is too late. Where they did not come at once the table decides.
article-golf-call-crossed-catch-title = Called and caught at once: the catch counts
article-golf-call-crossed-catch-text = When a call and a catch come at once the catch counts, and the player who is caught gets a new column; so does one that comes at once with the next turn. Where they did not come at once the table decides.
article-golf-target-rounds-won-title = Among equals, the player who won more rounds
article-golf-target-rounds-won-text = After nine rounds, unless the table chose another number, the lowest total wins the match. Among several, the one wins who alone had the fewest points in more rounds. A round that several won counts for none of them, a round whose points came from paper for nobody, and players who have left are not compared. Those who tie in that, too, share it.

## House rules

article-golf-house-corner-points-title = The points in the corners
article-golf-house-corner-points-text = Number cards count their number, and action cards what the players read in the corners of their cards before the first deal. Where nobody looked, 10, 10, 10 and 20 is an offer, unverified: no source that we know of tells them.
article-golf-house-no-action-pickup-title = No action card is picked up
article-golf-house-no-action-pickup-text = If the top discard is an action card, nobody may take it: draw a card from the pile instead.
article-golf-house-pickup-limit-title = Action cards are picked up only so many times
article-golf-house-pickup-limit-text = In a round each player takes an action card from the discards as many times as the table agreed, and then no more: a card is drawn from the pile instead. Numbers are taken as ever.
article-golf-house-symbols-match-title = Two of the same symbol match
article-golf-house-symbols-match-text = A column of two action cards of the same kind may be cleared, whatever their colors.
article-golf-house-clear-anytime-title = Clearing at any time
article-golf-house-clear-anytime-text = A column may be cleared at any time while the round is played, no matter whose turn it is. Out of turn, an action card that comes on top does nothing.
article-golf-house-last-turns-title = Everybody else has one more turn
article-golf-house-last-turns-text = When all cards of one grid lie faceup, everybody else has one more turn; then the round is over. Action cards take effect as ever, also the last card of the player who was first: a player who misses a turn loses the last one. A Draw Two hits the next of those who still have a turn, and nobody when none of them is left.
article-golf-house-closing-action-title = A card that ends the round still takes effect
article-golf-house-closing-action-text = An action card on top when a round ends still takes effect: the new columns that it gives to others are turned up and counted with the rest.
article-golf-house-reverse-as-skip-title = Between two players a Reverse is a Skip
article-golf-house-reverse-as-skip-text = With two players a Reverse makes the other one miss the turn, as it does in UNO.
article-golf-house-columns-left-title = New columns lie on the left
article-golf-house-columns-left-text = A new column is placed to the left of all others, and so are its neighbors that come with it, one after the other. It gets the next number all the same: every column keeps its number, wherever it lies.
article-golf-house-remind-uno-title = The referee reminds players to call
article-golf-house-remind-uno-text = The referee reminds a player with one facedown card left who has not called UNO, as long as the call is in time. Without this rule the referee says nothing: to remember the call is part of the game.
