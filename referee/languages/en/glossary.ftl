### The words that answers use, and what they mean.

## Words that each game knows by articles of its own

term-stands-word = stands
term-stands-text = The claim counts: nothing that was seen speaks against it, but something that nobody can see decides, such as the cards in a hand. Sometimes it may be challenged.
term-unseen-word = unseen
term-unseen-text = What the referee cannot know, because it sees no hand and no facedown card. It says so, and does not guess.
term-target-word = target
term-target-text = What a match is played to: so many points, or so many rounds.
term-window-word = window
term-window-text = The time in which a player may still call, catch or challenge. What others do ends this time, and never a clock.
term-call-word = call
term-call-text = Saying UNO aloud when it is due.
term-catch-word = catch
term-catch-text = Saying that another player forgot to call UNO, while there is still time to say it. The player who is caught gets cards.
term-draw-pile-word = draw pile
term-draw-pile-text = The facedown cards in the middle of the table, from which cards are drawn.
term-discard-pile-word = discard pile
term-discard-pile-text = The faceup cards beside the draw pile. Only its top card counts for what comes next.
term-action-card-word = action card
term-action-card-text = A card that does something to somebody, such as Skip or Draw Two (+2).

## Words of every match

term-claim-word = claim
term-claim-text = Something that somebody reports from the table or asks for: a card was played, or UNO was called. Every claim gets a ruling.
term-ruling-word = ruling
term-ruling-text = The referee's answer to a claim: a verdict, the articles behind it, and what everybody does now.
term-finding-word = finding
term-finding-text = What one article says about a claim, with what was seen. A ruling has one finding or several.
term-verdict-word = verdict
term-verdict-text = The result of a ruling: upheld, stands, contested or refused. The most serious finding decides.
term-upheld-word = upheld
term-upheld-text = The rules say yes, and everything that matters for the rules was seen.
term-contested-word = contested
term-contested-text = Two people tell opposite stories, and nothing that was seen shows which one is true. Play goes on, and the table may decide.
term-refused-word = refused
term-refused-text = The rules say no, and the claim does not count. A table may have agreed that such a try costs cards.
term-article-word = article
term-article-text = One rule with a name of its own, in our words, and with the sources that have it. Rulings name the articles behind them.
term-difference-word = difference
term-difference-text = A question that the sources answer differently, or that is a matter of taste. A table picks one of its options, or takes the one we offer.
term-house-rule-word = house rule
term-house-rule-text = A rule that a table adds, although no rule sheet has it. It counts only at tables that have agreed on it.
term-preset-word = preset
term-preset-text = A set of rules under one name. It has an option for every difference, and perhaps house rules.
term-agreement-word = agreement
term-agreement-text = All the rules that a table plays by. They are read aloud before the first deal.
term-match-word = match
term-match-text = The same people playing one game, round after round, until somebody has won.
term-round-word = round
term-round-text = One part of a match: from a deal to the score.
term-seat-word = seat
term-seat-text = The place of one person. Its number stays the same, no matter who comes or goes.
term-keeper-word = keeper
term-keeper-text = The scorekeeper, who may report for everybody and puts entries right.
term-logbook-word = logbook
term-logbook-text = Everything that was claimed in a match, with the rulings, in the order in which it was entered. Nothing is ever removed from it.
term-entry-word = entry
term-entry-text = One claim in the logbook with its ruling and its number.
term-line-word = line
term-line-text = Only the entries of the logbook that count. What was taken back stays in the logbook alone.
term-take-back-word = take back
term-take-back-text = Going back to an earlier entry, as if nothing had come after it. A take-back can be taken back, too.
term-ledger-word = ledger
term-ledger-text = A list of the points of each round and seat. It says where the points come from.

## Words of UNO

term-hand-word = hand
term-hand-text = The cards that one player holds. The referee may know how many cards they are, but never which ones.
term-debt-word = debt
term-debt-text = Cards that a player has to draw, because of a card that was played or a challenge that was lost.
term-color-in-force-word = current color
term-color-in-force-text = The color that counts for the next card: the color of the top card, or the color named with a wild card.
term-wild-card-word = wild card
term-wild-card-text = A card without a color of its own. The player who plays it names the color.
term-challenge-word = challenge
term-challenge-text = Saying that a player was not allowed to play a Wild Draw Four (+4). The hand is shown, and the player who is wrong draws.
term-bluff-word = bluff
term-bluff-text = Playing a Wild Draw Four when the cards in hand do not allow it, and hoping that nobody challenges.

## Words of UNO Golf

term-grid-word = grid
term-grid-text = The cards in front of one player, in two rows and as many columns as there are.
term-column-word = column
term-column-text = Two cards of a grid, one above the other, under a number that stays the same while they lie there.
term-facedown-word = facedown
term-facedown-text = With its back up, so that nobody knows the card, not even the player in whose grid it lies. Faceup means that everybody can see the card.
term-clear-word = clear
term-clear-text = Taking both cards of a column away because they match, so that they cost no points.
