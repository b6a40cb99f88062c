### The articles of UNO.

## Headings of chapters

chapter-first-card = The first card
chapter-draw = Drawing
chapter-wild = Wild cards
chapter-wild-draw-four = Wild Draw Four
chapter-challenge = Challenging a Wild Draw Four
chapter-draw-two = Draw Two
chapter-skip-and-reverse = Skip and Reverse
chapter-two-players = Two players
chapter-hands = Hands that change owners
chapter-going-out = Going out

## Articles about the deal and the first card

article-uno-deck-title = The deck
article-uno-deck-text = 108 cards: in each color one 0, two each of 1 to 9, and two each of Skip, Reverse and Draw Two; four Wild and four Wild Draw Four.
article-uno-deal-title = The deal
article-uno-deal-text = The dealer shuffles all cards, deals, and turns the next card up to begin the discard pile. The player to the dealer's left begins, and play goes clockwise.
article-uno-deal-seven-title = Seven cards each
article-uno-deal-seven-text = Everybody is dealt seven cards. A wrong deal noticed before the first turn is dealt again.
article-uno-deal-next-title = Who deals next
article-uno-deal-next-text = After each round the deal passes to the left.
article-uno-first-card-title = The card turned up
article-uno-first-card-text = The first card turned up that is no Wild Draw Four begins the discard pile. An action card or a Wild acts at once.
article-uno-first-card-skip-title = A Skip turned up
article-uno-first-card-skip-text = The player to the dealer's left misses the first turn.
article-uno-first-card-reverse-title = A Reverse turned up
article-uno-first-card-reverse-text = Play goes to the right, and the dealer plays first. With two players the dealer plays first too.
article-uno-first-card-draw-two-title = A Draw Two turned up
article-uno-first-card-draw-two-text = The player to the dealer's left draws two cards and misses the first turn.
article-uno-first-card-wild-title = A Wild turned up
article-uno-first-card-wild-text = The player to the dealer's left names the color and then takes a turn like any other. Playing a colored card names its color. A Wild Draw Four waits until the color is named.
article-uno-first-card-wild-draw-four-title = A Wild Draw Four turned up
article-uno-first-card-wild-draw-four-text = It goes back into the pile, which is shuffled, and another card is turned up.

## Articles about a turn

article-uno-turn-title = Whose turn it is
article-uno-turn-text = You play or draw a card only when it is your turn. A card played out of turn is taken back.
article-uno-play-title = Playing a card
article-uno-play-text = On your turn you play one card on the discard pile. A card that may not be played is taken back, and it is still your turn.
article-uno-match-title = What goes on what
article-uno-match-text = A card goes on one of its own color, its own number or its own symbol. A Wild goes on everything. On a Wild goes the color named, or another Wild.
article-uno-draw-title = Drawing instead
article-uno-draw-text = A player who cannot play a card draws one, and a player who does not want to may draw, too.
article-uno-draw-one-title = One card
article-uno-draw-one-text = One card is drawn for a turn, not more and not fewer.
article-uno-drawn-card-title = The card just drawn
article-uno-drawn-card-text = After drawing you may play the card just drawn if it fits, and no other. Otherwise you keep it and the turn passes. When the next player goes on, it counts as kept.

## Articles about wild cards

article-uno-color-title = Naming the color
article-uno-color-text = The player who plays a wild card names any color, the current one included. Only a wild card asks for a color.
article-uno-color-owed-title = A color not yet named
article-uno-color-owed-text = Until the color is named nobody else goes on.
article-uno-wild-title = Wild
article-uno-wild-text = A Wild may be played on your turn whatever else you hold.
article-uno-wild-draw-four-title = Wild Draw Four
article-uno-wild-draw-four-text = The next player draws four cards and misses the turn; the player who played it names the color.
article-uno-wild-draw-four-color-title = When a Wild Draw Four may be played
article-uno-wild-draw-four-color-text = Only by a player who holds no card of the current color. A card of the same number or symbol, or another wild card, does not matter. Nobody else can see it, so the card stands, and the player who is told to draw may challenge it.
article-uno-wild-draw-four-seen-title = Bluffing with a Wild Draw Four
article-uno-wild-draw-four-seen-text = It can be played all the same, also where everybody can see through it: it stands, and nobody is told. Only a challenge punishes it. Where the cards that are certain prove what was in the hand, nobody looks at it.
article-uno-challenge-title = Challenging a Wild Draw Four
article-uno-challenge-text = Only the player told to draw may challenge it, after the color is named.
article-uno-challenge-in-time-title = How long it may be challenged
article-uno-challenge-in-time-text = Until the first of the four cards is drawn, or the player told to draw goes on.
article-uno-challenge-open-title = A challenge not yet answered
article-uno-challenge-open-text = Until the hand has been shown nobody goes on.
article-uno-challenge-hand-title = The hand is shown
article-uno-challenge-hand-text = The player who played the card shows the hand to the challenger and to nobody else. What counts is the color that was current before the card, and the hand as it was when the card was played.
article-uno-challenge-word-title = The word of one who saw the hand
article-uno-challenge-word-text = Only the challenger and the player who played the card have seen the hand, unless the table shows it to everybody. What one of them says of it counts at once. It is settled when another of them says the same, or the player who said it gives in. Until somebody acts another of them may say the opposite.
article-uno-challenge-crossed-title = Did the hand hold the color?
article-uno-challenge-crossed-text = When those who saw the hand say opposite things of it, it is as if nobody had challenged: the cards owed are drawn and the turn is missed. Settled later it moves cards and never a turn. If the hand held the color, the player who played the card draws the cards, and the player told to draw puts them back, or does not draw them any more. If it did not, the challenger draws what a lost challenge costs more.
article-uno-challenge-guilty-title = The challenge was right
article-uno-challenge-guilty-text = The player who played the card draws the cards instead. The color named stays, and the player told to draw takes a turn.
article-uno-challenge-innocent-title = The challenge was wrong
article-uno-challenge-innocent-text = The challenger draws six cards instead of four and misses the turn.
article-uno-challenge-last-card-title = Challenging a last card
article-uno-challenge-last-card-text = A Wild Draw Four played as last card leaves an empty hand, which holds no color: the challenge is lost, and nothing needs to be shown.

## Articles about action cards

article-uno-skip-title = Skip
article-uno-skip-text = The next player misses a turn.
article-uno-reverse-title = Reverse
article-uno-reverse-text = The direction of play turns round.
article-uno-reverse-two-players-title = Reverse between two players
article-uno-reverse-two-players-text = With two players a Reverse works like a Skip: the player who played it has another turn.
article-uno-wild-shuffle-hands-title = Wild Shuffle Hands
article-uno-wild-shuffle-hands-text = All hands are shuffled together and dealt again, beginning to the left of the player who played it and going clockwise; some may get a card more than others. The player who played it names the color. As last card it shuffles nothing.
article-uno-wild-swap-hands-title = Wild Swap Hands
article-uno-wild-swap-hands-text = The player who played it names the color and swaps the whole hand with another player. As last card it swaps nothing.
article-uno-wild-customizable-title = Wild Customizable
article-uno-wild-customizable-text = It is played like a Wild. What else it does is written on it by the table, and the table sees to it.
article-uno-swap-title = Swapping hands
article-uno-swap-text = The player who is to swap hands names the other player before anybody goes on. Hands change owners whole. A player who went down to one card and now holds more need not call; a player who is given one card need not call either.
article-uno-reverse-two-players-nothing-title = Reverse does nothing between two players
article-uno-reverse-two-players-nothing-text = With two players a Reverse turns nothing round: the other player is next.
article-uno-draw-two-title = Draw Two
article-uno-draw-two-text = The next player draws two cards and misses the turn.
article-uno-owed-title = Cards owed
article-uno-owed-text = A player who owes cards draws all of them and misses the turn. No card is played instead, not even another Draw Two, unless the table has agreed that it may be.
article-uno-owed-undisputed-title = Cards owed count as drawn
article-uno-owed-undisputed-text = When play goes on past a player who owes cards, they count as drawn and the turn as missed.
article-uno-pile-short-title = The draw pile runs out
article-uno-pile-short-text = All discards but the top card are shuffled and become the new draw pile. A player who has to draw more cards than the pile has draws those first, then shuffles, then draws the rest.
article-uno-pile-dry-title = Nothing left to draw
article-uno-pile-dry-text = What can be drawn is drawn; the rest is not owed any more. That is so only when the discards under the top card are used up too. A player who finds nothing to draw passes the turn.

## Articles about what the seen cards prove

article-uno-deduction-card-title = A card that cannot be there
article-uno-deduction-card-text = When all copies of a card lie elsewhere, nobody can play or hold another one: either this card or an earlier entry is wrong. A player who knows better may let it count.
article-uno-deduction-slip-title = A slip
article-uno-deduction-slip-text = A card that was refused, and that somebody else plays next, was a slip and is forgotten. Any other refused claim may have been a slip as well, so it proves nothing. If it speaks against a later claim, that claim stands, and the refused one is named.
article-uno-deduction-pile-title = What the pile can give
article-uno-deduction-pile-text = When the pile was empty and the discards under the top card were shuffled, the new pile is made of just those cards: no other one is drawn, and each only as often as it lay there. If another one comes, either this card or an earlier entry is wrong. A player who knows better may let it count.
article-uno-deduction-score-title = A score that cannot be
article-uno-deduction-score-text = The hands left when a round is over hold a card each at the least, and all together no more than the deck is worth. No card is in two of them. Of a round that was followed to its end everybody knows who went out, also when it is put right later, and how many cards are left in each hand. If a score does not fit, either the score or an earlier entry is wrong. A player who knows better may let it count.
article-uno-deduction-bluff-title = A bluff that shows later
article-uno-deduction-bluff-text = A player who has played a Wild Draw Four on a color, and has since played more cards of that color than were drawn, held one of them at that time. It is written down. It is too late for a penalty, unless somebody has just denied it, or it is contested: then that is settled by it.

## Articles about mistakes and players who leave

article-uno-reshuffle-title = Shuffled early
article-uno-reshuffle-text = The discards under the top card may be shuffled into the pile before it runs out, if the table does so.
article-uno-resync-title = Track was lost
article-uno-resync-text = The table may tell how the round stands: the top card, the color, whose turn it is and which way play goes, and the number of cards in the hands as far as it is known. What was open before is closed.
article-uno-recount-title = Cards are counted
article-uno-recount-text = Anybody may count the cards of a hand or of the draw pile at any time. All cards together make the deck; if they do not, something was entered wrongly or a card is missing. A round that cannot be set right is void.
article-uno-leaving-title = Leaving an open round
article-uno-leaving-text = The hand of a player who leaves is set aside and not counted. What the player owed lapses, and the turn passes on. Once somebody else has gone out, the hand is counted before its player leaves.
article-uno-sitting-out-title = Out of the round, and not of the match
article-uno-sitting-out-text = A player who is out of a round says and does nothing more in it, and plays again in the next one.

## Articles about calling UNO and catching

article-uno-call-title = Calling UNO
article-uno-call-text = A player who has one card left calls UNO, each time a card played leaves one. It may be called with the card.
article-uno-call-early-title = Calling before the card is played
article-uno-call-early-text = With two cards, on the own turn, UNO may be called before the card is played. The turn has begun once the player before has nothing left to do but to draw what is owed, or to keep the card just drawn. If play goes on otherwise after all, the call is over.
article-uno-call-in-time-title = Until when
article-uno-call-in-time-text = From the card that leaves one until the next player who acts has played or drawn a card. A player who calls before being caught is safe; so is a player who is not caught in time.
article-uno-call-missed-turn-title = A missed turn does not end the time to catch
article-uno-call-missed-turn-text = A player who is skipped, or only draws what is owed, does not act: the player who did not call can still be caught.
article-uno-catch-title = Being caught
article-uno-catch-text = A player who did not call and is caught by another player in time draws two cards: once for each lapse.
article-uno-catch-heard-title = A catch that a player reports
article-uno-catch-heard-text = It stands on the word of the player who reports it. If the one who was caught says to have called, while there is still time to catch, the cards are not owed and the table settles it.
article-uno-call-crossed-title = Called, or caught first?
article-uno-call-crossed-text = When a call and a catch cross on their way, nothing that was entered tells which was first in the room.

## Articles about the end of a round

article-uno-going-out-title = Going out
article-uno-going-out-text = The player who plays the last card has won the round, whatever card it is, unless the table has agreed otherwise. A wild card played last needs no color.
article-uno-going-out-draw-title = A last card that makes somebody draw
article-uno-going-out-draw-text = If the last card is a Draw Two or a Wild Draw Four, the next player draws before the hands are counted.
article-uno-count-title = Counting the hands
article-uno-count-text = When somebody is out, everybody else counts the cards left in hand. The last count ends the round.
article-uno-count-hand-title = As many cards as the hand has
article-uno-count-hand-text = A hand is counted with as many cards as were seen to go into it.
article-uno-points-special-title = What the special wild cards are worth
article-uno-points-special-text = Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 40 each.
article-uno-points-title = What cards are worth
article-uno-points-text = Number cards count their number; Skip, Reverse and Draw Two 20 each; Wild and Wild Draw Four 50 each.
article-uno-score-winner-title = The winner scores
article-uno-score-winner-text = The player who went out scores the points of all cards left in the other hands; nobody else scores.
article-uno-target-title = Winning the match
article-uno-target-text = The player who first reaches the target has won the match: 500 points, unless the table chose another target.
article-uno-advice-title = How to win
article-uno-advice-text = Keep wild cards for when nothing else fits, play the cards that are worth most early, spend a Skip, a Reverse or a Draw Two on a player who has few cards left, and name the color of which you hold most.

## Forms of scoring

article-uno-score-own-title = Everybody scores the own hand
article-uno-score-own-text = What is left in a hand counts against its player, and who went out scores nothing. Few points are good.
article-uno-target-lowest-title = The lowest total wins
article-uno-target-lowest-text = When anybody reaches the target after a round the match is over, and the lowest total has won. A player who ties shares it.
article-uno-joining-lowest-title = Sitting down late
article-uno-joining-lowest-text = Between two rounds somebody new may sit down anywhere at the table, with as many points as the player who has most, or with as many as the table says, below the target. They are where that player starts, and no round's points.
article-uno-score-challenge-title = Challenge UNO: a running total against everybody
article-uno-score-challenge-text = What is left in a hand counts against its player, and who went out scores nothing.
article-uno-joining-elimination-title = Sitting down among those who are left
article-uno-joining-elimination-text = Between two rounds somebody new may sit down anywhere at the table, with as many points as the player who has most of those who still play, or with as many as the table says, below the target. They are where that player starts, and no round's points.
article-uno-score-partners-title = Partners score together
article-uno-score-partners-text = Partners sit opposite each other and share one total. When one of them is out, both score what is left in the hands of the other teams; the partner's own hand counts for nobody.
article-uno-target-partners-title = The first team at the target wins
article-uno-target-partners-text = The team that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-pairs-title = Teams of two score together
article-uno-score-pairs-text = Six, eight or ten people play in teams of two, who sit opposite each other and share one total: six are three teams. When somebody is out, both of that team score what is left in the hands of the other teams; their own hands count for nobody.
article-uno-target-pairs-title = The first team of two at the target wins
article-uno-target-pairs-text = The team of two that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-two-teams-title = Two teams score together
article-uno-score-two-teams-text = Six, eight or ten people play in two teams: every second player belongs to the same one, and a team shares one total. When somebody is out, all of that team score what is left in the hands of the other team; their own hands count for nobody.
article-uno-target-two-teams-title = The first of two teams at the target wins
article-uno-target-two-teams-text = The one of the two teams that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-none-title = No points
article-uno-score-none-text = No cards are counted: when somebody is out the round is over, and it counts as one round won.
article-uno-score-rounds-title = No points, and a number of rounds
article-uno-score-rounds-text = No cards are counted: when somebody is out the round is over, and it counts as one round won.
article-uno-target-none-title = Nobody wins before the table says so
article-uno-target-none-text = Without points there is no target: the match ends when the table calls it a day, and who has won most rounds has won it.
article-uno-target-rounds-title = The first to win the agreed number of rounds
article-uno-target-rounds-text = The player who first has won the agreed number of rounds has won the match: one round, unless the table chose another number. With one round, the last card wins the match.

## Teams

article-uno-paper-partners-title = Totals from paper, one a team
article-uno-paper-partners-text = Before the first round is scored, people may bring along the totals they have on paper, and say how many rounds were played for them. Partners share one total: it is told for one of them or the same for both, and counts for both. Where a table agrees on partners later, the two of each team have to be level.
article-uno-paper-pairs-title = Totals from paper, one a team of two
article-uno-paper-pairs-text = Before the first round is scored, people may bring along the totals they have on paper, and say how many rounds were played for them. A team of two shares one total: it is told for one of them or the same for both, and counts for both. Where a table agrees on such teams later, the two of each have to be level.
article-uno-paper-two-teams-title = Totals from paper, one for each of two teams
article-uno-paper-two-teams-text = Before the first round is scored, people may bring along the totals they have on paper, and say how many rounds were played for them. A team shares one total: it is told for one of its players or the same for all, and counts for all of them. Where a table agrees on two teams later, the players of each have to be level.

## Elimination

article-uno-target-elimination-title = Challenge UNO: the last one left wins
article-uno-target-elimination-text = Who reaches the target is out of the match: after a round, and at once where totals from paper, other rules or a score that is put right make it so. Who is out stays out when the target is raised, and what would leave nobody in is refused. The last two play head to head, with the rules for two and their totals carried on; who reaches the target then has lost.

## What tables choose

article-uno-deck-112-title = The deck: 112
article-uno-deck-112-text = 112 cards: one Wild Shuffle Hands and three Wild Customizable besides the classic 108.
article-uno-deck-112-swap-title = The deck: 112-swap
article-uno-deck-112-swap-text = 112 cards: one Wild Swap Hands and three Wild Customizable besides the classic 108.
article-uno-deck-112-blank-title = The deck: 112-blank
article-uno-deck-112-blank-text = 112 cards: four blank ones besides the classic 108, played as Wild Customizable.
article-uno-deck-112-themed-title = The deck: 112-themed
article-uno-deck-112-themed-text = 112 cards: four wild cards of the theme besides the classic 108, played as Wild Customizable.
article-match-dealer-points-title = Drawing for the deal, by points
article-match-dealer-points-text = Before the first deal everybody draws a card, and the one worth most points deals: a wild card beats all. Those who tie draw again.
article-match-dealer-again-title = Drawing for the deal, numbers only
article-match-dealer-again-text = Before the first deal everybody draws a card, and the highest number deals. A card without a number does not count: the player who drew it draws again.
article-uno-deal-next-winner-title = The winner deals next
article-uno-deal-next-winner-text = Who won a round deals the next one.
article-uno-deal-next-loser-title = The loser deals next
article-uno-deal-next-loser-text = The player who had most points left in hand deals the next round; of several the one nearest to the dealer's left, and where it is not known the next one to the dealer's left.
article-uno-first-card-wild-returned-title = A Wild turned up goes back
article-uno-first-card-wild-returned-text = It goes back into the pile, which is shuffled, and another card is turned up.
article-uno-first-card-numbers-only-title = Only a number begins
article-uno-first-card-numbers-only-text = A card without a number that is turned up is ignored and stays; cards are turned up until a number begins.
article-uno-first-card-draw-two-plays-title = A Draw Two turned up, and the turn stays
article-uno-first-card-draw-two-plays-text = The player to the dealer's left draws two cards and then takes the first turn.
article-uno-first-card-reverse-right-title = A Reverse turned up: the right plays first
article-uno-first-card-reverse-right-text = The player to the dealer's right plays first, and play goes on to the right.
article-uno-first-card-reverse-left-title = A Reverse turned up: the left plays first
article-uno-first-card-reverse-left-text = The player to the dealer's left plays first, and from there play goes to the right.
article-uno-draw-unable-title = Drawing only when nothing fits
article-uno-draw-unable-text = A player who can play a card has to. Only a player who cannot draws one; nobody else sees the hand, so the draw stands, unless a card that fits is certainly in it.
article-uno-drawn-card-must-title = A drawn card that fits is played
article-uno-drawn-card-must-text = A card just drawn that fits has to be played. Nobody else sees it, so keeping it stands. When the next player goes on, it counts as kept.
article-uno-wild-draw-four-color-any-playable-title = A Wild Draw Four only when nothing else fits
article-uno-wild-draw-four-color-any-playable-text = Only by a player who holds no card at all that could be played: none of the color, the number or the symbol, and no other wild card. Nobody else can see it, so the card stands, and who is told to draw may challenge it.
article-uno-wild-draw-four-color-wilds-count-title = A Wild Draw Four only without color and wild cards
article-uno-wild-draw-four-color-wilds-count-text = Only by a player who holds no card of the current color and no other wild card. Nobody else can see it, so the card stands, and who is told to draw may challenge it.
article-uno-wild-draw-four-seen-refused-title = What everybody can see through goes back
article-uno-wild-draw-four-seen-refused-text = A Wild Draw Four goes back into the hand at once if the cards that are certain prove that it could not be played.
article-uno-challenge-anyone-title = Anybody challenges a Wild Draw Four
article-uno-challenge-anyone-text = Every other player may challenge it, after the color is named. If somebody who was not told to draw loses the challenge, that player draws the six cards, and the one told to draw only misses the turn.
article-uno-challenge-hand-everybody-title = The hand is shown to everybody
article-uno-challenge-hand-everybody-text = The player who played the card shows the hand to the whole table, and anybody may say what was in it. What counts is the color that was current before the card, and the hand as it was when the card was played.
article-uno-challenge-in-time-next-act-title = It may be challenged until somebody acts
article-uno-challenge-in-time-next-act-text = Also after the four cards were drawn, as long as nobody has gone on. The cards drawn go back into the pile, unseen by others, before the hand is shown.
article-uno-challenge-last-card-refused-title = A last card is not challenged
article-uno-challenge-last-card-refused-text = A Wild Draw Four played as last card is always lawful, and cannot be challenged.
article-uno-call-early-one-card-title = No call before the card is played
article-uno-call-early-one-card-text = UNO is called with the card that leaves one, or after it. A call before that counts for nothing.
article-uno-call-in-time-next-play-title = Until somebody plays a card
article-uno-call-in-time-next-play-text = From the card that leaves one until another player has played a card: drawing leaves the time open. Who calls before being caught is safe. The player's own next act ends it, and so does another player who goes down to one card without calling.
article-uno-call-in-time-next-draw-title = Until somebody draws a card
article-uno-call-in-time-next-draw-text = From the card that leaves one until another player has drawn a card: playing one leaves the time open, also where another player goes down to one card. A player who calls before being caught is safe. The player's own next act ends it.
article-uno-call-missed-turn-draw-closes-title = Drawing what is owed ends the time to catch
article-uno-call-missed-turn-draw-closes-text = When the next player draws what is owed, who did not call can be caught no more. Being skipped ends nothing.
article-uno-call-missed-turn-closes-title = A missed turn ends the time to catch
article-uno-call-missed-turn-closes-text = When the next player is skipped, or draws what is owed, who did not call can be caught no more.
article-uno-call-crossed-call-title = Called and caught at once: the call counts
article-uno-call-crossed-call-text = When a call and a catch come at once the call counts, and nobody draws cards for it. A catch that comes at once with the act that ends its time is too late. Where they did not come at once the table decides.
article-uno-call-crossed-catch-title = Called and caught at once: the catch counts
article-uno-call-crossed-catch-text = When a call and a catch come at once the catch counts, and the player who is caught draws; so does one that comes at once with the act that ends its time. Where they did not come at once the table decides.
article-uno-catch-4-title = Being caught costs four cards
article-uno-catch-4-text = Who did not call and is caught by another player in time draws four cards: once for each lapse.
article-uno-catch-1-title = Being caught costs one card
article-uno-catch-1-text = Who did not call and is caught by another player in time draws one card: once for each lapse.
article-uno-catch-3-title = Being caught costs three cards
article-uno-catch-3-text = Who did not call and is caught by another player in time draws three cards: once for each lapse.
article-uno-going-out-draw-not-drawn-title = A last card makes nobody draw
article-uno-going-out-draw-not-drawn-text = When somebody is out nobody draws any more, whatever the last card was.
article-uno-points-special-50-title = The special wild cards are worth 50
article-uno-points-special-50-text = Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 50 each, like all wild cards.
article-uno-leaving-counted-title = Leaving an open round, and the hand counts
article-uno-leaving-counted-text = The hand of a player who leaves is counted at once, and its points count when the round is over. What the player owed lapses, and the turn passes on.

## House rules

article-uno-house-blank-cards-title = Blank cards for lost ones
article-uno-house-blank-cards-text = A blank card stands for a card that is lost. It fits, it acts and it counts like that card. So the deck has as many copies of it as before. The players agree on the card for which each blank stands.
article-uno-house-hand-size-title = As many cards as the table agreed
article-uno-house-hand-size-text = Everybody is dealt as many cards as the table has agreed on, as far as the deck reaches: one more card is turned up. A wrong deal noticed before the first turn is dealt again.
article-uno-house-stacking-title = Stacking
article-uno-house-stacking-text = A player who owes cards may play another card that makes somebody draw instead, as the table agreed which goes on which. The next player then owes all of it together. A player who plays such a card gives up the challenge, and a card drawn for what is owed cannot be played on it.
article-uno-house-skip-bounce-title = Skip bounce
article-uno-house-skip-bounce-text = A player who owes cards for a Draw Two may play a Skip of the same color: the next player owes them instead, and may send them on with a Skip of any color. Nothing sends a Wild Draw Four on. A Draw Two does not answer cards that were sent on, also where the table stacks: a Skip is on top, and stacking answers a Draw Two.
article-uno-house-reverse-bounce-title = Reverse bounce
article-uno-house-reverse-bounce-text = A player who owes cards for a Draw Two may play a Reverse of the same color: play turns round, and the player before owes them, and may send them back with a Reverse of any color. Nothing sends a Wild Draw Four back. A Draw Two does not answer cards that were sent back, also where the table stacks: a Reverse is on top, and stacking answers a Draw Two.
article-uno-house-jump-in-title = Jump-in
article-uno-house-jump-in-text = Until somebody acts, a player who holds the very same card as the one just played, color and number or symbol alike, may play it out of turn. Play goes on from the player who jumped in, and what the first card had skipped lapses. While cards are owed nobody jumps in, unless the table lets that card answer them: then it answers them, no matter which player plays it, until the cards are said to be drawn.
article-uno-house-seven-zero-title = Seven-zero
article-uno-house-seven-zero-text = The player of a 7 may swap the whole hand with another player, and has to if the table agreed on that. When a 0 is played, everybody passes the hand on in the direction of play. With two players the hands are swapped at once: by a 0 always, by a 7 only if the player has to swap. As last card, or turned up at the deal, neither moves a hand.
article-uno-house-seven-zero-call-title = Swapping hands, and a player who is given one card calls
article-uno-house-seven-zero-call-text = The player who is to swap hands names the other player before anybody goes on. A player who then holds one card owes a call; of several who were given one, the next in the direction of play.
article-uno-house-draw-until-title = Draw until you can play
article-uno-house-draw-until-text = A player who has nothing that fits draws one card after the other until one fits, and plays it, unless the table lets it be kept. Otherwise the turn passes only when nothing is left to draw. Nobody else sees the hand, so the draw stands, unless a card that fits is certainly in it.
article-uno-house-force-play-title = Force play
article-uno-house-force-play-text = A player who can play a card has to, and so has a player who draws a card that fits. Nobody else sees the hand, so a card that is kept stands, and so does a draw, unless a card that fits is certainly in the hand. Cards owed need not be answered.
article-uno-house-must-play-drawn-title = The drawn card is played
article-uno-house-must-play-drawn-text = A card just drawn that fits has to be played. Nobody else sees it, so keeping it stands.
article-uno-house-silent-uno-title = Silent UNO
article-uno-house-silent-uno-text = A player who has one card left taps the table, each time a card played leaves one, instead of calling. The times are those of a call, and so is the price of forgetting it.
article-uno-house-no-calls-title = No calls at all
article-uno-house-no-calls-text = Nobody has to call with one card left, and nobody is caught.
article-uno-house-remind-uno-title = The referee reminds players to call
article-uno-house-remind-uno-text = The referee reminds a player with one card left who has not called UNO, as long as the call is in time. Without this rule the referee says nothing: to remember the call is part of the game.
article-uno-house-sixty-nine-title = The 69 rule
article-uno-house-sixty-nine-text = Until somebody acts, a 9 goes on a 6 of the same color just played and a 6 on a 9, also out of turn. When enough different players have played sixes and nines of one color in a row, half of those at the table, rounded down, but at least three, the table goes crazy for that color.
article-uno-house-sixty-nine-crazy-title = Color Crazy
article-uno-house-sixty-nine-crazy-text = Everybody may discard any number of cards of that color, beginning with the player who played the last six or nine and going on in the direction of play; the cards have no other effect. The player who has no cards left first has won the round. The next card played or drawn in turn ends it.
article-uno-house-equal-cards-title = Several equal cards at once
article-uno-house-equal-cards-text = On your turn you may play several cards of the same number at once, from the hand. The first has to fit; the last one lies on top and tells the color.
article-uno-house-named-color-title = Only a color that you hold
article-uno-house-named-color-text = A player who names a color holds a card of it. Nobody else sees the hand, so the color named stands, unless the cards on the table prove otherwise.
article-uno-house-no-action-finish-title = No finishing on an action card
article-uno-house-no-action-finish-text = The last card has to be a number card. A player who is left with another one draws instead.
article-uno-house-no-bluffing-title = No bluffing
article-uno-house-no-bluffing-text = A Wild Draw Four is played only when it may be, on the player's honor. Nobody challenges and no hand is shown; what the cards on the table prove to be a bluff is refused.
article-uno-house-illegal-play-title = A wrong card costs cards
article-uno-house-illegal-play-text = A player who plays a card wrongly or out of turn takes it back and draws as many cards as the table agreed. Where only the cards on the table speak against it nothing is drawn, for an entry may be wrong. If the card turns out to be another player's, the cards that it cost go back.
article-uno-house-false-call-title = A call for nothing costs cards
article-uno-house-false-call-text = A player who calls UNO when it does not count as a call draws as many cards as the table agreed. A call on the own turn with two cards in hand counts, also if the player then draws instead: the call lapses and costs nothing, because nobody else sees whether a card fitted.
article-uno-house-false-accusation-title = An accusation for nothing costs cards
article-uno-house-false-accusation-text = A player who accuses another of not having called, and is wrong, draws as many cards as the table agreed: each player once, until a player plays or draws a card. An accusation that is right but too late costs nothing, nor does one about a single card for which no call was due.
article-uno-house-hint-title = A hint costs cards
article-uno-house-hint-text = A player who tells another player what to play draws as many cards as the table agreed.
article-uno-house-double-score-title = Double score
article-uno-house-double-score-text = What a round is worth counts twice, or as many times as the table agreed, for the player it is written down to. People say what was left in the hands, and the referee multiplies it.
article-uno-house-hand-limit-title = A limit of cards in a hand
article-uno-house-hand-limit-text = A player who comes to as many cards as the table agreed is out of the round: the hand is set aside, and counts as many points as the table agreed. What that player owed lapses, and the next one goes on. A card just drawn counts once it is kept, and the penalty for a wrong card once somebody has played on. In the next round everybody plays again. Where nobody else would be left, or only one team, nothing is set aside: the next player has won the round, and the hands are counted as always.
article-uno-house-written-wilds-title = What is written on the Wild Customizable
article-uno-house-written-wilds-text = The table writes on up to three Wild Customizable what else they do. When one is played it is read out, and the table sees to it: the referee does not know what it means.
