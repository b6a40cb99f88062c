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
article-uno-deal-seven-text = Everybody is dealt seven cards. The cards are dealt again if somebody notices a wrong deal before the first turn.
article-uno-deal-next-title = Who deals next
article-uno-deal-next-text = After each round the deal passes to the left.
article-uno-first-card-title = The card turned up
article-uno-first-card-text = A card is turned up to begin the discard pile. If it is a Wild Draw Four, another card is turned up instead. An action card or a Wild acts at once.
article-uno-first-card-skip-title = A Skip turned up
article-uno-first-card-skip-text = The player to the dealer's left misses the first turn.
article-uno-first-card-reverse-title = A Reverse turned up
article-uno-first-card-reverse-text = Play goes to the right, and the dealer plays first. With two players the dealer plays first too.
article-uno-first-card-draw-two-title = A Draw Two turned up
article-uno-first-card-draw-two-text = The player to the dealer's left draws two cards and misses the first turn.
article-uno-first-card-wild-title = A Wild turned up
article-uno-first-card-wild-text = The player to the dealer's left names the color and then takes a turn like any other. A player who plays a colored card at once names its color with it. Nobody may play a Wild Draw Four before the color is named.
article-uno-first-card-wild-draw-four-title = A Wild Draw Four turned up
article-uno-first-card-wild-draw-four-text = A Wild Draw Four turned up first goes back into the pile. The pile is shuffled, and another card is turned up.

## Articles about a turn

article-uno-turn-title = Whose turn it is
article-uno-turn-text = You play or draw a card only when it is your turn. A card played out of turn is taken back.
article-uno-play-title = Playing a card
article-uno-play-text = On your turn you play one card on the discard pile. Take back a card that may not be played. It is still your turn.
article-uno-match-title = What goes on what
article-uno-match-text = A card goes on a card of the same color, the same number or the same symbol. A Wild goes on every card. On a Wild you play a card of the color named, or another Wild.
article-uno-draw-title = Drawing instead
article-uno-draw-text = A player who cannot play a card draws one. A player who can play a card, but does not want to, may draw one too.
article-uno-draw-one-title = One card
article-uno-draw-one-text = A player who draws instead of playing draws one card, not more and not fewer.
article-uno-drawn-card-title = The card just drawn
article-uno-drawn-card-text = After drawing you may play the card you just drew, if it fits, and no other card. If you do not play it, you keep it and your turn is over. When the next player plays on, the card counts as kept.

## Articles about wild cards

article-uno-color-title = Naming the color
article-uno-color-text = The player who plays a wild card names any color, the current one included. Only a wild card asks for a color.
article-uno-color-owed-title = A color not yet named
article-uno-color-owed-text = Nobody else plays on until the color is named.
article-uno-wild-title = Wild
article-uno-wild-text = You may play a Wild on your turn, even if another card fits.
article-uno-wild-draw-four-title = Wild Draw Four
article-uno-wild-draw-four-text = The next player draws four cards and misses the turn. The player who played the Wild Draw Four names the color.
article-uno-wild-draw-four-color-title = When a Wild Draw Four may be played
article-uno-wild-draw-four-color-text = Only a player who holds no card of the current color may play a Wild Draw Four. A card of the same number or symbol in the hand, or another wild card, does not matter. Nobody else sees the hand, so the Wild Draw Four stands, and the player told to draw may challenge it.
article-uno-wild-draw-four-seen-title = Bluffing with a Wild Draw Four
article-uno-wild-draw-four-seen-text = A player can bluff with a Wild Draw Four. The card stands even if everybody can see that it is a bluff, and the referee tells nobody. Only a challenge punishes a bluff. If the known cards prove what was in the hand, nobody looks at the hand after a challenge.
article-uno-challenge-title = Challenging a Wild Draw Four
article-uno-challenge-text = Only the player told to draw may challenge a Wild Draw Four, and only after the color is named.
article-uno-challenge-in-time-title = How long it may be challenged
article-uno-challenge-in-time-text = A Wild Draw Four may be challenged until the first of the four cards is drawn, or until the player told to draw does something else.
article-uno-challenge-open-title = A challenge not yet answered
article-uno-challenge-open-text = Nobody plays on until the hand has been shown.
article-uno-challenge-hand-title = The hand is shown
article-uno-challenge-hand-text = The player who played the Wild Draw Four shows the hand to the challenger and to nobody else. What counts is the color before the Wild Draw Four, and the hand at the moment when that card was played.
article-uno-challenge-word-title = The word of one who saw the hand
article-uno-challenge-word-text = Only the challenger and the player who played the Wild Draw Four have seen the hand, unless hands are shown to the whole table. What one of them says about the hand counts at once. Until somebody plays or draws, another of them may say the opposite. The question is decided when another of them says the same, or when the player who said it gives in.
article-uno-challenge-crossed-title = Did the hand hold the color?
article-uno-challenge-crossed-text = Those who saw the hand may say opposite things about it. Then play goes on as if nobody had challenged: the player told to draw draws the cards and misses the turn. A later decision moves cards and never a turn. If the hand held the color, the player who played the Wild Draw Four draws the cards. The player told to draw puts them back, or does not draw them any more. If the hand did not hold the color, the challenger draws the extra cards that a lost challenge costs.
article-uno-challenge-guilty-title = The challenge was right
article-uno-challenge-guilty-text = The player who played the Wild Draw Four draws the cards instead. The color named stays, and the player told to draw takes a turn.
article-uno-challenge-innocent-title = The challenge was wrong
article-uno-challenge-innocent-text = The challenger draws six cards instead of four and misses the turn.
article-uno-challenge-last-card-title = Challenging a last card
article-uno-challenge-last-card-text = A player whose last card was a Wild Draw Four has an empty hand. An empty hand holds no color, so the challenge is lost, and nothing needs to be shown.

## Articles about action cards

article-uno-skip-title = Skip
article-uno-skip-text = The next player misses a turn.
article-uno-reverse-title = Reverse
article-uno-reverse-text = The direction of play turns round.
article-uno-reverse-two-players-title = Reverse between two players
article-uno-reverse-two-players-text = With two players a Reverse works like a Skip. The player who played it has another turn.
article-uno-wild-shuffle-hands-title = Wild Shuffle Hands
article-uno-wild-shuffle-hands-text = All hands are shuffled together and dealt again, clockwise, beginning to the left of the player who played the Wild Shuffle Hands. Some players may get one card more than others. The player who played the Wild Shuffle Hands names the color. A Wild Shuffle Hands that is somebody's last card shuffles no hands.
article-uno-wild-swap-hands-title = Wild Swap Hands
article-uno-wild-swap-hands-text = The player who played the Wild Swap Hands names the color and swaps the whole hand with another player. A Wild Swap Hands that is somebody's last card swaps no hands.
article-uno-wild-customizable-title = Wild Customizable
article-uno-wild-customizable-text = A Wild Customizable is played like a Wild. The table writes on the card what else it does, and the players make sure that it happens.
article-uno-swap-title = Swapping hands
article-uno-swap-text = The player who is to swap hands names the other player before anybody plays on. The two players swap their whole hands. A player who went down to one card and gets more cards by the swap need not call UNO. A player who gets a hand of one card need not call UNO either.
article-uno-reverse-two-players-nothing-title = Reverse does nothing between two players
article-uno-reverse-two-players-nothing-text = With two players a Reverse changes nothing: the other player is next.
article-uno-draw-two-title = Draw Two
article-uno-draw-two-text = The next player draws two cards and misses the turn.
article-uno-owed-title = Cards owed
article-uno-owed-text = A player who owes cards draws all of them and misses the turn. The player may not play a card instead, not even another Draw Two, unless the table has agreed on it.
article-uno-owed-undisputed-title = Cards owed count as drawn
article-uno-owed-undisputed-text = When play goes on past a player who owes cards, these cards count as drawn, and the turn counts as missed.
article-uno-pile-short-title = The draw pile runs out
article-uno-pile-short-text = When the draw pile is empty, all discards but the top card are shuffled and become the new draw pile. A player who has to draw more cards than the pile has draws the cards of the pile first. Then the discards are shuffled, and the player draws the rest.
article-uno-pile-dry-title = Nothing left to draw
article-uno-pile-dry-text = The player draws all the cards that are left, and need not draw the rest any more. That is so only when the discards under the top card are used up too. A player who finds no card to draw passes the turn.

## Articles about what the seen cards prove

article-uno-deduction-card-title = A card that cannot be there
article-uno-deduction-card-text = When all copies of a card are known to be in other places, nobody can play or hold another one. Then either this card or an earlier entry is wrong. A player who knows better may let the card count.
article-uno-deduction-slip-title = A slip
article-uno-deduction-slip-text = Sometimes the referee refuses a card, and somebody else plays that card next. Then the refused card was a slip, and it is forgotten. Any other refused claim may have been a slip as well, so it proves nothing. If a refused claim speaks against a later claim, the later claim stands, and the referee names the refused one.
article-uno-deduction-pile-title = What the pile can give
article-uno-deduction-pile-text = When the pile was empty and the discards under the top card were shuffled, the new pile has only those cards. No other card can be drawn from it, and each card only as often as it was among those discards. If another card is drawn, either this card or an earlier entry is wrong. A player who knows better may let the card count.
article-uno-deduction-score-title = A score that cannot be
article-uno-deduction-score-text = When a round is over, each hand that is left has at least one card, and all these hands together are worth no more than the deck. No card is in two hands. If the referee followed the round to its end, it is known who went out, also when the round is put right later. It is also known how many cards are left in each hand. If a score does not fit, either the score or an earlier entry is wrong. A player who knows better may let the score count.
article-uno-deduction-bluff-title = A bluff that shows later
article-uno-deduction-bluff-text = Sometimes a player plays a Wild Draw Four on a color, and later plays more cards of that color than the player has drawn since then. Such a player held one of these cards when the Wild Draw Four was played. The bluff is written down, but it is too late for a penalty. There is an exception: somebody has just denied the bluff, or the bluff is contested. Then the proof decides.

## Articles about mistakes and players who leave

article-uno-reshuffle-title = Shuffled early
article-uno-reshuffle-text = The table may shuffle the discards under the top card into the draw pile before the draw pile runs out.
article-uno-resync-title = Track was lost
article-uno-resync-text = The table may say how the round stands: the top card, the color, whose turn it is, which way play goes, and the number of cards in the hands as far as it is known. Everything that was still open before is then closed.
article-uno-recount-title = Cards are counted
article-uno-recount-text = Anybody may count the cards of a hand or of the draw pile at any time. All cards together make the deck. If they do not, something was entered wrongly, or a card is missing. A round that cannot be put right is void.
article-uno-leaving-title = Leaving an open round
article-uno-leaving-text = The hand of a player who leaves is set aside and not counted. The player does not draw owed cards any more, and the turn passes on. Once somebody else has gone out, a player who leaves has the hand counted first.
article-uno-sitting-out-title = Out of the round, and not of the match
article-uno-sitting-out-text = A player who is out of a round says and does nothing more in that round, and plays again in the next one.

## Articles about calling UNO and catching

article-uno-call-title = Calling UNO
article-uno-call-text = A player who plays a card and has one card left calls UNO, each time that it happens. The player may call UNO while playing the card.
article-uno-call-early-title = Calling before the card is played
article-uno-call-early-text = A player with two cards may call UNO on their own turn before playing one of them. The turn has begun once the player before can only draw owed cards, or keep the card just drawn. If play goes on in another way after all, the call no longer counts.
article-uno-call-in-time-title = Until when
article-uno-call-in-time-text = The time to call and to catch begins with the card that leaves one card. It ends when the next player who acts has played or drawn a card. A player who calls before being caught is safe. A player whom nobody catches in time is safe, too.
article-uno-call-missed-turn-title = A missed turn does not end the time to catch
article-uno-call-missed-turn-text = A player who is skipped, or who only draws owed cards, does not act. So the player who did not call UNO can still be caught.
article-uno-catch-title = Being caught
article-uno-catch-text = A player who did not call UNO, and whom another player catches in time, draws two cards. Each forgotten call costs cards only once.
article-uno-catch-heard-title = A catch that a player reports
article-uno-catch-heard-text = A catch stands on the word of the player who reports it. The player who was caught may answer “I called UNO” while there is still time to catch. Then that player does not have to draw for now, and the table decides.
article-uno-call-crossed-title = Called, or caught first?
article-uno-call-crossed-text = A call and a catch may be entered at almost the same time. Then nothing that was entered shows which of them was first in the room.

## Articles about the end of a round

article-uno-going-out-title = Going out
article-uno-going-out-text = A player who plays the last card of the hand has won the round, no matter which card it is, unless the table has agreed otherwise. A wild card that is the last card needs no color.
article-uno-going-out-draw-title = A last card that makes somebody draw
article-uno-going-out-draw-text = If the last card is a Draw Two or a Wild Draw Four, the next player draws before the hands are counted.
article-uno-count-title = Counting the hands
article-uno-count-text = When somebody is out, everybody else counts the cards left in hand. The last count ends the round.
article-uno-count-hand-title = As many cards as the hand has
article-uno-count-hand-text = The count of a hand has to give as many cards as were seen to go into that hand.
article-uno-points-special-title = What the special wild cards are worth
article-uno-points-special-text = Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 40 each.
article-uno-points-title = What cards are worth
article-uno-points-text = Number cards count their number; Skip, Reverse and Draw Two 20 each; Wild and Wild Draw Four 50 each.
article-uno-score-winner-title = The winner scores
article-uno-score-winner-text = The player who went out scores the points of all cards left in the other hands; nobody else scores.
article-uno-target-title = Winning the match
article-uno-target-text = The player who first reaches the target has won the match: 500 points, unless the table chose another target.
article-uno-advice-title = How to win
article-uno-advice-text = Keep wild cards for when nothing else fits. Play the cards that are worth most early. Play a Skip, a Reverse or a Draw Two on a player who has few cards left. Name the color of which you hold most cards.

## Forms of scoring

article-uno-score-own-title = Everybody scores their own hand
article-uno-score-own-text = Each player scores the points of the cards left in their own hand, and the player who went out scores nothing. Few points are good.
article-uno-target-lowest-title = The lowest total wins
article-uno-target-lowest-text = When any player reaches the target after a round, the match is over. The player with the lowest total has won. Players who tie share the win.
article-uno-joining-lowest-title = Sitting down late
article-uno-joining-lowest-text = Somebody new starts with as many points as the player who has most, or with as many as the table says, below the target. A new player may sit down anywhere at the table, but only between two rounds. The points are only a start: they are not the points of any round.
article-uno-score-challenge-title = Challenge UNO: a running total against everybody
article-uno-score-challenge-text = Each player scores the points of the cards left in their own hand, and the player who went out scores nothing.
article-uno-joining-elimination-title = Sitting down among those who are left
article-uno-joining-elimination-text = Somebody new starts with as many points as the player who has most of those still playing, or with as many as the table says, below the target. A new player may sit down anywhere at the table, but only between two rounds. The points are only a start: they are not the points of any round.
article-uno-score-partners-title = Partners score together
article-uno-score-partners-text = Partners sit opposite each other and share one total. When one of them is out, their team scores the points of all cards left in the hands of the other team. The partner's own hand counts for nobody.
article-uno-target-partners-title = The first team at the target wins
article-uno-target-partners-text = The team that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-pairs-title = Teams of two score together
article-uno-score-pairs-text = Six, eight or ten people play in teams of two, who sit opposite each other and share one total: six are three teams. When somebody is out, that player's team scores the points of all cards left in the hands of the other teams. The team's own cards count for nobody.
article-uno-target-pairs-title = The first team of two at the target wins
article-uno-target-pairs-text = The team of two that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-two-teams-title = Two teams score together
article-uno-score-two-teams-text = Six, eight or ten people play in two teams. Every second player belongs to the same team, and each team shares one total. When somebody is out, that player's team scores the points of all cards left in the hands of the other team. The team's own cards count for nobody.
article-uno-target-two-teams-title = The first of two teams at the target wins
article-uno-target-two-teams-text = The team that first reaches the target has won the match. Nobody joins or leaves before that.
article-uno-score-none-title = No points
article-uno-score-none-text = No cards are counted. When somebody is out, the round is over, and it counts as one round won.
article-uno-score-rounds-title = No points, and a number of rounds
article-uno-score-rounds-text = No cards are counted. When somebody is out, the round is over, and it counts as one round won.
article-uno-target-none-title = Nobody wins before the table says so
article-uno-target-none-text = Without points there is no target. The match ends when the table decides to stop, and the player who has won most rounds has won the match.
article-uno-target-rounds-title = The first to win the agreed number of rounds
article-uno-target-rounds-text = The player who first wins the agreed number of rounds has won the match. That number is one, unless the table chose another. With one round, the last card wins the match.

## Teams

article-uno-paper-partners-title = Totals from paper, one a team
article-uno-paper-partners-text = Before the first round is scored, people may enter the totals that they have on paper, and say how many rounds were played for these totals. Partners share one total. It is told for one of them, or the same total for both, and it counts for both. If a table agrees on partners later, the two players of each team need equal totals.
article-uno-paper-pairs-title = Totals from paper, one a team of two
article-uno-paper-pairs-text = Before the first round is scored, people may enter the totals that they have on paper, and say how many rounds were played for these totals. A team of two shares one total. It is told for one of them, or the same total for both, and it counts for both. If a table agrees on such teams later, the two players of each team need equal totals.
article-uno-paper-two-teams-title = Totals from paper, one for each of two teams
article-uno-paper-two-teams-text = Before the first round is scored, people may enter the totals that they have on paper, and say how many rounds were played for these totals. A team shares one total. It is told for one player of the team, or the same total for all, and it counts for all of them. If a table agrees on two teams later, the players of each team need equal totals.

## Elimination

article-uno-target-elimination-title = Challenge UNO: the last one left wins
article-uno-target-elimination-text = A player who has reached the target after a round is out of the match. A player is out at once if totals from paper, other rules or a corrected score bring that player to the target. A player who is out stays out, even if the target is raised. Anything that would leave nobody in the match is refused. The last two players go on by the rules for two, and keep their totals. The first of them who reaches the target has lost.

## What tables choose

article-uno-deck-112-title = The deck: 112
article-uno-deck-112-text = 112 cards: the classic 108, one Wild Shuffle Hands and three Wild Customizable.
article-uno-deck-112-swap-title = The deck: 112-swap
article-uno-deck-112-swap-text = 112 cards: the classic 108, one Wild Swap Hands and three Wild Customizable.
article-uno-deck-112-blank-title = The deck: 112-blank
article-uno-deck-112-blank-text = 112 cards: the classic 108, and four blank cards that are played as Wild Customizable.
article-uno-deck-112-themed-title = The deck: 112-themed
article-uno-deck-112-themed-text = 112 cards: the classic 108, and four wild cards of the theme that are played as Wild Customizable.
article-match-dealer-points-title = Drawing for the deal, by points
article-match-dealer-points-text = Before the first deal everybody draws a card. The player whose card is worth most points deals, so a wild card beats all others. Players who tie draw again.
article-match-dealer-again-title = Drawing for the deal, numbers only
article-match-dealer-again-text = Before the first deal everybody draws a card, and the player with the highest number deals. A player who draws a card without a number draws again.
article-uno-deal-next-winner-title = The winner deals next
article-uno-deal-next-winner-text = The player who won a round deals the next one.
article-uno-deal-next-loser-title = The loser deals next
article-uno-deal-next-loser-text = The player who had most points left in hand deals the next round. If several players had most, the one nearest to the dealer's left deals. If nobody knows who had most, the next player to the dealer's left deals.
article-uno-first-card-wild-returned-title = A Wild turned up goes back
article-uno-first-card-wild-returned-text = A Wild turned up first goes back into the pile. The pile is shuffled, and another card is turned up.
article-uno-first-card-numbers-only-title = Only a number begins
article-uno-first-card-numbers-only-text = A card without a number that is turned up does nothing and stays in the discard pile. More cards are turned up until one has a number.
article-uno-first-card-draw-two-plays-title = A Draw Two turned up, and the turn stays
article-uno-first-card-draw-two-plays-text = The player to the dealer's left draws two cards and then takes the first turn.
article-uno-first-card-reverse-right-title = A Reverse turned up: the right plays first
article-uno-first-card-reverse-right-text = The player to the dealer's right plays first. Play goes on to the right.
article-uno-first-card-reverse-left-title = A Reverse turned up: the left plays first
article-uno-first-card-reverse-left-text = The player to the dealer's left plays first. From there play goes to the right.
article-uno-draw-unable-title = Drawing only when nothing fits
article-uno-draw-unable-text = A player who can play a card has to play. Only a player who cannot play draws a card. Nobody else sees the hand, so the draw stands, unless it is certain that a card in the hand fits.
article-uno-drawn-card-must-title = A drawn card that fits is played
article-uno-drawn-card-must-text = If the card just drawn fits, the player has to play it. Nobody else sees the card, so the player may say that it does not fit, and keep it. When the next player plays on, the card counts as kept.
article-uno-wild-draw-four-color-any-playable-title = A Wild Draw Four only when nothing else fits
article-uno-wild-draw-four-color-any-playable-text = Only a player who holds no other card that could be played may play a Wild Draw Four: no card of the same color, number or symbol, and no other wild card. Nobody else sees the hand, so the Wild Draw Four stands, and the player told to draw may challenge it.
article-uno-wild-draw-four-color-wilds-count-title = A Wild Draw Four only without color and wild cards
article-uno-wild-draw-four-color-wilds-count-text = Only a player who holds no card of the current color and no other wild card may play a Wild Draw Four. Nobody else sees the hand, so the Wild Draw Four stands, and the player told to draw may challenge it.
article-uno-wild-draw-four-seen-refused-title = What everybody can see through goes back
article-uno-wild-draw-four-seen-refused-text = A Wild Draw Four goes back into the hand at once if the known cards prove that it was not allowed.
article-uno-challenge-anyone-title = Anybody challenges a Wild Draw Four
article-uno-challenge-anyone-text = All the other players may challenge a Wild Draw Four, after the color is named. A challenger who was not told to draw, and who loses the challenge, draws the six cards. Then the player told to draw only misses the turn.
article-uno-challenge-hand-everybody-title = The hand is shown to everybody
article-uno-challenge-hand-everybody-text = The player who played the Wild Draw Four shows the hand to the whole table, and anybody may say what was in the hand. What counts is the color before the Wild Draw Four, and the hand at the moment when that card was played.
article-uno-challenge-in-time-next-act-title = It may be challenged until somebody acts
article-uno-challenge-in-time-next-act-text = A Wild Draw Four may be challenged even after the four cards were drawn, as long as nobody has played on. Before the hand is shown, the cards drawn go back into the pile, and nobody else sees them.
article-uno-challenge-last-card-refused-title = A last card is not challenged
article-uno-challenge-last-card-refused-text = A Wild Draw Four that is a player's last card is always allowed, and nobody can challenge it.
article-uno-call-early-one-card-title = No call before the card is played
article-uno-call-early-one-card-text = UNO is called while playing the card that leaves one card, or after that. A call before that does not count.
article-uno-call-in-time-next-play-title = Until somebody plays a card
article-uno-call-in-time-next-play-text = The time to call and to catch begins with the card that leaves one card. It ends when another player has played a card: drawing a card does not end it. A player who calls before being caught is safe. The time also ends when the player who forgot to call acts next, or when another player goes down to one card without calling.
article-uno-call-in-time-next-draw-title = Until somebody draws a card
article-uno-call-in-time-next-draw-text = The time to call and to catch begins with the card that leaves one card. It ends when another player has drawn a card: playing a card does not end it, even if that player goes down to one card. A player who calls before being caught is safe. The time also ends when the player who forgot to call acts next.
article-uno-call-missed-turn-draw-closes-title = Drawing owed cards ends the time to catch
article-uno-call-missed-turn-draw-closes-text = Once the next player draws owed cards, it is too late to catch a player who did not call UNO. A player who is only skipped does not end the time to catch.
article-uno-call-missed-turn-closes-title = A missed turn ends the time to catch
article-uno-call-missed-turn-closes-text = Once the next player is skipped, or draws owed cards, it is too late to catch a player who did not call UNO.
article-uno-call-crossed-call-title = Called and caught at once: the call counts
article-uno-call-crossed-call-text = When a call and a catch come at the same moment, the call counts, and nobody draws cards for it. When a catch and the act that ends the time to catch come at the same moment, the catch is too late. When the two did not come at the same moment, the table decides.
article-uno-call-crossed-catch-title = Called and caught at once: the catch counts
article-uno-call-crossed-catch-text = When a call and a catch come at the same moment, the catch counts, and the player who is caught draws cards. When a catch and the act that ends the time to catch come at the same moment, the catch counts too. When the two did not come at the same moment, the table decides.
article-uno-catch-4-title = Being caught costs four cards
article-uno-catch-4-text = A player who did not call UNO, and whom another player catches in time, draws four cards. Each forgotten call costs cards only once.
article-uno-catch-1-title = Being caught costs one card
article-uno-catch-1-text = A player who did not call UNO, and whom another player catches in time, draws one card. Each forgotten call costs a card only once.
article-uno-catch-3-title = Being caught costs three cards
article-uno-catch-3-text = A player who did not call UNO, and whom another player catches in time, draws three cards. Each forgotten call costs cards only once.
article-uno-going-out-draw-not-drawn-title = A last card makes nobody draw
article-uno-going-out-draw-not-drawn-text = When somebody is out, nobody draws cards any more, no matter what the last card was.
article-uno-points-special-50-title = The special wild cards are worth 50
article-uno-points-special-50-text = Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 50 each, like all wild cards.
article-uno-leaving-counted-title = Leaving an open round, and the hand counts
article-uno-leaving-counted-text = The hand of a player who leaves is counted at once, and its points count when the round is over. The player does not draw owed cards any more, and the turn passes on.

## House rules

article-uno-house-blank-cards-title = Blank cards for lost ones
article-uno-house-blank-cards-text = A blank card stands for a card that is lost. The blank card fits, acts and counts like that card. So the deck has as many copies of the lost card as before. The players agree which card each blank card stands for.
article-uno-house-hand-size-title = As many cards as the table agreed
article-uno-house-hand-size-text = Everybody is dealt as many cards as the table has agreed on. The deck has to have enough cards for all hands, and one more card to turn up. The cards are dealt again if somebody notices a wrong deal before the first turn.
article-uno-house-stacking-title = Stacking
article-uno-house-stacking-text = A player who owes cards for a Draw Two (+2) or a Wild Draw Four (+4) may play another such card instead of drawing. The table agrees which of them goes on which. Then the next player owes all the cards together. A player who stacks gives up the challenge. A card drawn as one of the owed cards cannot be stacked at once.
article-uno-house-skip-bounce-title = Skip bounce
article-uno-house-skip-bounce-text = A player who owes cards for a Draw Two may play a Skip of the same color. Then the next player owes these cards instead, and may send them on with a Skip of any color. The cards of a Wild Draw Four cannot be sent on. Nobody answers cards that were sent on with a Draw Two, even if the table stacks: a Skip is on top, and only a Draw Two is stacked on.
article-uno-house-reverse-bounce-title = Reverse bounce
article-uno-house-reverse-bounce-text = A player who owes cards for a Draw Two may play a Reverse of the same color. Then play turns round, and the player before owes these cards, and may send them back with a Reverse of any color. The cards of a Wild Draw Four cannot be sent back. Nobody answers cards that were sent back with a Draw Two, even if the table stacks: a Reverse is on top, and only a Draw Two is stacked on.
article-uno-house-jump-in-title = Jump-in
article-uno-house-jump-in-text = A player who holds the same card as the card just played, with the same color and the same number or symbol, may play it out of turn. That is possible until somebody plays or draws. Play goes on from the player who jumped in. A player whom the first card would have skipped is not skipped any more. While a player owes cards nobody jumps in, unless the table stacks that card. Then any player may play it, until somebody says that the owed cards are drawn.
article-uno-house-seven-zero-title = Seven-zero
article-uno-house-seven-zero-text = A player who plays a 7 may swap the whole hand with another player, and has to swap if the table agreed on it. When somebody plays a 0, everybody passes the hand on in the direction of play. With two players the hands are swapped at once: by a 0 always, by a 7 only if the player has to swap. A 7 or a 0 moves no hands if it is somebody's last card, or if it is turned up at the deal.
article-uno-house-seven-zero-call-title = Swapping hands, and a player who is given one card calls
article-uno-house-seven-zero-call-text = The player who is to swap hands names the other player before anybody plays on. A player who then holds one card has to call UNO. If several players were given one card, only the next of them in the direction of play has to call.
article-uno-house-draw-until-title = Draw until you can play
article-uno-house-draw-until-text = A player who has no card that fits draws one card after the other until one fits, and plays that card. The player may keep it only if the table has agreed on that. If no card fits, the turn passes only when no card is left to draw. Nobody else sees the hand, so the draw stands, unless it is certain that a card in the hand fits.
article-uno-house-force-play-title = Force play
article-uno-house-force-play-text = A player who can play a card has to play. A player who draws a card that fits has to play it. Nobody else sees the hand, so a draw stands, and so does a card that is kept, unless it is certain that a card in the hand fits. A player who owes cards need not play a card on them.
article-uno-house-must-play-drawn-title = The drawn card is played
article-uno-house-must-play-drawn-text = If the card just drawn fits, the player has to play it. Nobody else sees the card, so the player may say that it does not fit, and keep it.
article-uno-house-silent-uno-title = Silent UNO
article-uno-house-silent-uno-text = A player who plays a card and has one card left taps the table instead of calling UNO. There is as much time for a tap as for a call, and a forgotten tap costs as much as a forgotten call.
article-uno-house-no-calls-title = No calls at all
article-uno-house-no-calls-text = Nobody has to call with one card left, and nobody is caught.
article-uno-house-remind-uno-title = The referee reminds players to call
article-uno-house-remind-uno-text = The referee reminds a player with one card left who has not called UNO, as long as the call is in time. Without this rule the referee says nothing: to remember the call is part of the game.
article-uno-house-sixty-nine-title = The 69 rule
article-uno-house-sixty-nine-text = A 9 goes on a 6 of the same color that was just played, and a 6 goes on such a 9. Any player may play it out of turn, until somebody plays or draws. The table goes color crazy when enough different players have played sixes and nines of one color in a row. Enough is half of the players, rounded down, but at least three.
article-uno-house-sixty-nine-crazy-title = Color Crazy
article-uno-house-sixty-nine-crazy-text = When the table goes color crazy, everybody may discard any number of cards of the color of these sixes and nines. The player who played the last six or nine begins, and the others follow in the direction of play. The cards have no other effect. The player who has no cards left first has won the round. The next card played or drawn in turn ends it.
article-uno-house-equal-cards-title = Several equal cards at once
article-uno-house-equal-cards-text = On your turn you may play several cards of the same number at once from your hand. The first card has to fit. The last card lies on top, and its color counts.
article-uno-house-named-color-title = Only a color that you hold
article-uno-house-named-color-text = A player who names a color has to hold a card of that color. Nobody else sees the hand, so the color named stands, unless the cards on the table prove otherwise.
article-uno-house-no-action-finish-title = No finishing on an action card
article-uno-house-no-action-finish-text = The last card that a player plays has to be a number card. If the only card that a player has left is no number card, the player draws a card instead of playing it.
article-uno-house-no-bluffing-title = No bluffing
article-uno-house-no-bluffing-text = All players promise to play a Wild Draw Four only when it is allowed. Nobody challenges, and no hand is shown. If the cards on the table prove that a Wild Draw Four is a bluff, it is refused.
article-uno-house-illegal-play-title = A wrong card costs cards
article-uno-house-illegal-play-text = A player who plays a wrong card, or plays out of turn, takes the card back and draws as many cards as the table agreed. If only the cards on the table speak against the card, the player draws nothing, because an earlier entry may be wrong. If the card turns out to be another player's, the penalty cards go back.
article-uno-house-false-call-title = A wrong UNO call costs cards
article-uno-house-false-call-text = A player who calls UNO when it does not count as a call draws as many cards as the table agreed. A player with two cards in hand may call on their own turn. If this player then draws instead of playing, the call is forgotten and costs nothing, because nobody else sees whether a card fitted.
article-uno-house-false-accusation-title = A wrong catch costs cards
article-uno-house-false-accusation-text = A player who says that another player did not call UNO, and is wrong, draws as many cards as the table agreed. Each player pays only once, until a player plays or draws a card. It costs nothing to be right but too late. It also costs nothing if the other player has one card and did not have to call.
article-uno-house-hint-title = A hint costs cards
article-uno-house-hint-text = A player who tells another player what to play draws as many cards as the table agreed.
article-uno-house-double-score-title = Double score
article-uno-house-double-score-text = The points of a round count twice, or as many times as the table agreed, for the player who scores them. People say what was left in the hands, and the referee works out the points.
article-uno-house-hand-limit-title = A limit of cards in a hand
article-uno-house-hand-limit-text = A player who comes to as many cards as the table agreed is out of the round. The hand is set aside, and counts as many points as the table agreed. Everything that the player still had to draw or to do is dropped, and the next player goes on. A card just drawn counts once it is kept, and the penalty for a wrong card counts once somebody has played on. In the next round everybody plays again. If only one other player would be left, or only one team, no hand is set aside. Then the next player has won the round, and the hands are counted as always.
article-uno-house-written-wilds-title = What is written on the Wild Customizable
article-uno-house-written-wilds-text = The table writes on up to three Wild Customizable what else they do. When somebody plays such a card, its text is read out, and the players do what it says. The referee does not know what the text means.
