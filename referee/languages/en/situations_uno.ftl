### Described situations of UNO: the questions about facts that were not given, their answers, and the
### faults of a description.

## Whose turn it is, and who has drawn

fact-uno-turn-before = It is the turn of the player before { $who }.
fact-uno-turn-another = Somebody else's.
fact-uno-drew-asks = Has { $who } already drawn a card in this turn?
fact-uno-drew-asks-turn = Has the current player already drawn a card in this turn?

## What lies on top

fact-uno-top-asks = Which card lay on top before { CARD($card, article: "the") } was played?
fact-uno-top-colored = A card with a color.
fact-uno-top-color = Another { $color } card.
fact-uno-top-face = { START(FACE($face, article: "a")) } of another color.
fact-uno-top-face-drawn-for = { START(FACE($face, article: "a")) } of another color, and its cards have been drawn.
fact-uno-top-neither = A card of another color, and of another number or sign.
fact-uno-top-same = Another { $card }, played just now.
fact-uno-top-wild = A Wild (nobody has to draw).
fact-uno-top-wild-named = A Wild (nobody has to draw), and { $color } was named.
fact-uno-top-wild-other = A Wild (nobody has to draw), and another color was named.
fact-uno-top-draw-two = A Draw Two, played just now. { $who } has to draw for it.
fact-uno-top-draw-two-color = A { $color } Draw Two, played just now. { $who } has to draw for it.
fact-uno-top-draw-two-other = A Draw Two of another color, played just now. { $who } has to draw for it.
fact-uno-top-draw-four = A Wild Draw Four, played just now. The color named is { $color }, and { $who } has to draw.
fact-uno-just-asks = Was the { $card } on top played just now, and has nothing happened since?
fact-uno-last-asks = Is it { OF($who) } last card?
fact-uno-color-asks = Which color was named for the wild card on top?
fact-uno-color = { START($color) }.
fact-uno-drawn-asks = Have the cards for the { FACE($sign) } on top been drawn already?
fact-uno-drawn-no = No: the card was played just now.
fact-uno-sent-on-asks = Does somebody still have to draw for a Draw Two below the { FACE($sign) } on top?
fact-uno-wild-asks = Does { $who } still have to name a color for the wild card just played?

## Drawing

fact-uno-owed-asks = Does { $who } have to draw for a card that was just played?
fact-uno-owed-two = Yes, a Draw Two.
fact-uno-owed-four = Yes, a Wild Draw Four.
fact-uno-pile-enough = Yes, enough.
fact-uno-pile-too-few = No, or not enough of them.
fact-uno-pile-short = Only one card in the draw pile, but the discards can be shuffled.
fact-uno-pile-none = { $most ->
    [0] None, and there are no discards to shuffle.
    [one] One card or none, and there are no discards to shuffle.
   *[other] { START(WORDS($most)) } cards or fewer, and there are no discards to shuffle.
}
fact-uno-pile-none-shuffled = { $most ->
    [0] None, even if you shuffle the discards.
    [one] One card or none, even if you shuffle the discards.
   *[other] { START(WORDS($most)) } cards or fewer, even if you shuffle the discards.
}

## Calls and catches

fact-uno-round-on-asks = Was the round still going on then?
fact-uno-round-on-no = No: { $who } had gone out.
fact-uno-left-asks = How many cards does { $who } have left?
fact-uno-left-one = One.
fact-uno-left-one-after-playing = One, after playing a card.
fact-uno-left-two = Two, and { $who } is about to play one of them.
fact-uno-left-given = More. { $who } had one card left before { $who } had to draw.
fact-uno-given-asks = Did { $who } have one card left before { $who } had to draw?
fact-uno-given-yes = Yes, and since then nobody has drawn by choice.
fact-uno-said-asks-call = Did { $who } say "UNO!" before being caught?
fact-uno-said-asks-catch = Did { $who } say "UNO!" before the catch?
fact-uno-one-card-since-asks = What has happened since { $who } went down to one card?
fact-uno-one-card-since-drawn = The next player, { $who }, has drawn a card.
fact-uno-one-card-since-played = The next player, { $who }, has played a card.
fact-uno-one-card-since-played-only = The next player, { $who }, has played a card, and since then nobody has drawn one.
fact-uno-one-card-since-played-on = The next player, { $who }, has played a card. Since then somebody has drawn a card, or { $whose } has had another turn.
fact-uno-one-card-since-skipped = { $who } was skipped, and nothing else has happened.
fact-uno-one-card-since-made-to-draw = { $who } had to draw for the card just played. Nothing else has happened.
fact-uno-one-card-since-caught = Somebody else has caught { $who } already.

## A challenge of a Wild Draw Four

fact-uno-target-asks = Who has to draw for the Wild Draw Four?
fact-uno-target-mine = { $who }, who challenges.
fact-uno-target-another = Somebody else.
fact-uno-target-next = The player after { $who }: { $who } played the Wild Draw Four.
fact-uno-draw-four-since-asks = What has happened since the Wild Draw Four was played?
fact-uno-draw-four-since-nothing = The color was named, and nothing else has happened.
fact-uno-draw-four-since-instead = Only the color was named. The Wild Draw Four was played by somebody who had to draw cards.
fact-uno-draw-four-since-no-color = Nothing: not even the color is named.
fact-uno-draw-four-since-drawn = The cards have been drawn.
fact-uno-draw-four-since-played = Somebody has played the next card.
fact-uno-draw-four-last-asks = Was the Wild Draw Four the last card of the player who played it?
fact-uno-held-asks = What did { $who } see in the hand of the player who played the Wild Draw Four?
fact-uno-held-not-yet = Nothing yet: the hand has not been shown.
fact-uno-held-color = A card of the color that was being played before.
fact-uno-held-no-color = No card of that color.
fact-uno-held-playable = A card that could have been played. Another wild card counts, too.
fact-uno-held-no-playable = No card that could have been played.
fact-uno-held-color-or-wild = A card of the color that was being played before, or another wild card.
fact-uno-held-no-color-or-wild = Neither a card of that color nor another wild card.
fact-uno-held-last = The hand was empty: the Wild Draw Four was the last card.
fact-uno-before-asks = What was the color before the Wild Draw Four?
fact-uno-challenged-asks = Has somebody challenged the Wild Draw Four?

## The end of a round

fact-uno-out-asks = Has somebody played their last card?
fact-uno-size-asks = How many cards does { $who } hold?
fact-uno-size-one = { $size }.
fact-uno-size-some = { $fewest } to { $most }.
fact-uno-size-or-more = { $fewest } or more.

## What is wrong with a description

situation-uno-other-color = A { $top } lies on top: { $color } is the current color, not { $told }.
situation-uno-no-color = A { $top } lies on top: say what the current color is, or who is still to name it.
situation-uno-color-owed = Somebody still has to name a color only if a wild card on top has no color yet.
situation-uno-turn-after-the-end = Once somebody has gone out, it is nobody's turn.
situation-uno-no-cards = A player without cards has gone out: say that seat { $seat } is out.
situation-uno-out-with-cards = Seat { $seat } has gone out, but still holds cards: { $held }.
situation-uno-recycled = Received, held and given are { $seats } numbers each: one for each seat.
situation-uno-nothing-to-challenge = There is no Wild Draw Four to challenge: say who has to draw for it (`debt`).
situation-uno-debt-turn = It is the turn of the player who has to draw cards. That is not seat { $turn }.
situation-uno-debt-drew = A player who has to draw cards draws them. That player cannot draw one instead of playing a card.
situation-uno-debt-own-card = Nobody has to draw for a card of their own.
situation-uno-debt-open = Only a Wild Draw Four that lies on top, and that a player has played, can be challenged.
situation-uno-challenged = Only a player whose Wild Draw Four can be challenged is challenged.
situation-uno-open-windows = Each player has only one time to be caught. The newest one is `window`, the others are here.
situation-uno-testimony = Say what was in a hand only for a Wild Draw Four that a player has played and that can be challenged.
situation-uno-testimony-own-card = Nobody has to draw for a card of their own, and nobody challenges their own card.
situation-uno-too-many-cards = { $held } cards in hands and { $lying } discarded or set aside make { $all } cards: the deck has only { $deck }.
situation-uno-draw-pile = Of { $deck } cards, { $held } are in hands and { $lying } discarded or set aside. That leaves { $left } for the pile, not { $told }.
situation-uno-draw-pile-at-most = Of { $deck } cards, { $held } are in hands and { $lying } discarded or set aside. That leaves at most { $most } for the pile, not { $told }.
