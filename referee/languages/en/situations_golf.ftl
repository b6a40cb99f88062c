### Described situations of UNO Golf: the questions about facts that were not given, their answers, and the
### faults of a description.

## Whose turn it is, and whether the round is over

fact-golf-turn-another = Somebody else's. For example, { $who } has to miss this turn.
fact-golf-turn-last = { OF($who) } last turn: all cards of another grid lie faceup.
fact-golf-turn-over = Nobody's: all cards of one grid lie faceup, and the round is over.
fact-golf-turn-last-turns-over = Nobody's: the last turns are over.
fact-golf-closed-asks = Have the last turns begun already?
fact-golf-over-asks = Is the round over, because all cards of somebody else's grid lie faceup?
fact-golf-over-asks-any = Is the round over, because all cards of a grid lie faceup?
fact-golf-over-asks-last-turns = Is the round over, after everybody's last turn?
fact-golf-has-turn-asks = Does { $who } still have a turn in this round?

## A turn

fact-golf-top-asks = What lies on top of the discards?
fact-golf-top-taken = The { $card } that was taken.
fact-golf-top-alike = Another { $face }, or another { $color } card.
fact-golf-top-unlike = A card of another number and color.
fact-golf-number-card = A number card.
fact-golf-action-card = An action card.
fact-golf-sign = A { FACE($face) }.
fact-golf-under-asks = What lies under the top discard?
fact-golf-under-number = A number card, or nothing.
fact-golf-out-asks = Which card came out of the grid?
fact-golf-facedown-asks = How many of { OF($who) } cards lie facedown after this turn?
fact-golf-facedown-one-or-more = One or more.
fact-golf-facedown-none = None.
fact-golf-facedown-one = One. Before this turn there were two.
fact-golf-facedown-same = One, as before: the new card replaced the { $card }, which was faceup.
fact-golf-facedown-as-many = As many as before: the { $card } was faceup already.
fact-golf-targets-asks = Who gets the new columns?
fact-golf-targets-nobody = Nobody.
fact-golf-targets-nobody-yet = Nobody has been chosen yet.
fact-golf-targets-only-other = { $who }, both columns.
fact-golf-targets-one = One other player, both columns.
fact-golf-targets-two = Two other players, one column each.
fact-golf-targets-oneself = { $who } and another player.
fact-golf-targets-only-two = There are only two players.
fact-golf-pile-enough = Enough.
fact-golf-pile-none = One card at most: all cards except the top discard are in the grids.
fact-golf-pile-none-discards = One card at most: all cards except the discards are in the grids.
fact-golf-pile-few = No more than three cards, which is enough for one new column.

## Clearing columns

fact-golf-column-asks = In the { ORDINAL($place) } column, which card lies above or below the { $card }?
fact-golf-columns-asks = How do the cards in the { ORDINAL($places) } columns lie?
fact-golf-column-face = A { $face } of another color.
fact-golf-column-color = Another { $color } card.
fact-golf-column-unlike-number = A card of another color and another number.
fact-golf-column-sign = A { FACE($face) } of another color.
fact-golf-column-unlike-sign = A card of another color that is no { FACE($face) }.
fact-golf-column-facedown = A facedown card.
fact-golf-columns-alike = All faceup. Each column has two cards of the same number or color.
fact-golf-columns-unlike = All faceup. One column has two cards with different numbers and colors.
fact-golf-columns-facedown = One of these columns has a facedown card.

## Calls and catches

fact-golf-left-asks = How many of { OF($who) } cards lie facedown?
fact-golf-left-one = One. Before { OF($who) } last turn there were more.
fact-golf-left-same = One. Before { OF($who) } last turn it was one, too.
fact-golf-left-none = None: all of them lie faceup.
fact-golf-left-two = Two, and { $who } is about to turn up one of them.
fact-golf-said-asks = Has { $who } said "UNO!"?
fact-golf-said-before = Yes, but that was before { $who } got new columns.
fact-golf-since-asks = What has happened since { OF($who) } last turn?
fact-golf-since-over = Somebody else has turned up their last facedown card.
fact-golf-since-begun = The next player, { $who }, has begun a turn.
fact-golf-since-skipped = { $who } has to miss a turn, and nothing else has happened.
fact-golf-since-hit = { $who } has got new columns from a Draw Two or a Double Draw Two.
fact-golf-since-caught = Somebody has caught { $who } already.

## The deal, a shuffle and the end of a round

fact-golf-opened-asks = How many cards has everybody turned up in their own grid?
fact-golf-opened-one = One each.
fact-golf-opened-two = Two each.
fact-golf-opened-none = None.
fact-golf-shuffle-asks = Do any cards lie under the top discard?
fact-golf-all-asks = Are these all of { OF($who) } facedown cards?

## What is wrong with a description

situation-golf-recycled = Columns are { $seats } numbers: one for each seat.
situation-golf-columns-of-one-number = Seat { $seat } has two columns with the same number.
situation-golf-last-turns-not-closed = Last turns come after somebody has closed the round: say who closed it.
situation-golf-no-last-turns = By these rules nobody has a turn after the round is closed.
situation-golf-last-turns-twice = Name each seat that still has a turn once. Do not name the seat that closed the round.
situation-golf-no-turn-left = Seat { $seat } has no turn after the round is closed.
situation-golf-closed-with-facedown = Seat { $seat } has closed the round with { $facedown } cards facedown.
situation-golf-too-many-cards = { $grids } cards in grids and { $lying } discarded or set aside make { $all } cards: the deck has only { $deck }.
situation-golf-draw-pile = Of { $deck } cards, { $grids } lie in grids and { $lying } are discarded or set aside. That leaves { $left } for the pile, not { $told }.
