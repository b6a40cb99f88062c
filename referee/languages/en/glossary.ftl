### The words that answers use, and what they mean.

## Words that each game knows by articles of its own

term-stands-word = stands
term-stands-text = Nothing that was seen speaks against it, but something nobody can see decides, such as the cards in a hand. It counts, and sometimes it may be challenged.
term-unseen-word = unseen
term-unseen-text = What the referee cannot know, as it looks into no hand and under no card. It says so, and guesses nothing.
term-target-word = target
term-target-text = What a match is played to: so many points, or so many rounds.
term-window-word = window
term-window-text = The time in which something may still be called, caught or challenged. What others do ends it, never a clock.
term-call-word = call
term-call-text = Saying UNO aloud when it is due.
term-catch-word = catch
term-catch-text = Saying of somebody who forgot to call that they did, while there is still time. It costs them cards.
term-draw-pile-word = draw pile
term-draw-pile-text = The facedown cards in the middle of the table, from which cards are drawn.
term-discard-pile-word = discard pile
term-discard-pile-text = The faceup cards beside the draw pile. Only its top card counts for what comes next.
term-action-card-word = action card
term-action-card-text = A card that does something to somebody, such as Skip or Draw Two.

## Words of every match

term-claim-word = claim
term-claim-text = What somebody says has happened at the table, or asks for: a card was played, UNO was called. Every claim gets a ruling.
term-ruling-word = ruling
term-ruling-text = The referee's answer to a claim: a verdict, the articles it rests on, and what everybody does now.
term-finding-word = finding
term-finding-text = One article held against a claim, with what was seen. A ruling rests on one finding or on several.
term-verdict-word = verdict
term-verdict-text = How a ruling comes out: upheld, stands, contested or refused. The gravest finding decides.
term-upheld-word = upheld
term-upheld-text = The rules say yes, and all that it takes could be seen.
term-contested-word = contested
term-contested-text = Two stories stand against each other, and nothing that was seen tells which is true. Play goes on, and people may settle it.
term-refused-word = refused
term-refused-text = The rules say no. It does not count, though a table may have agreed that it costs cards to try.
term-article-word = article
term-article-text = One rule under a name of its own, in our words, with who says so. Rulings name the articles they rest on.
term-difference-word = difference
term-difference-text = A question that the sources answer differently, or that is a matter of taste. A table picks one of its options, or takes the one we offer.
term-house-rule-word = house rule
term-house-rule-text = What a table agrees on beyond all rule sheets. Nobody is held to it who has not agreed.
term-preset-word = preset
term-preset-text = Rules under one name: an option for every difference, and perhaps house rules.
term-agreement-word = agreement
term-agreement-text = All that a table plays by, to be read aloud before the first deal.
term-match-word = match
term-match-text = The same people playing one game, round after round, until somebody has won.
term-round-word = round
term-round-text = From one deal to its score.
term-seat-word = seat
term-seat-text = The place of one person, by a number that stays the same no matter who comes or goes.
term-keeper-word = keeper
term-keeper-text = The scorekeeper, who may report for everybody and puts entries right.
term-logbook-word = logbook
term-logbook-text = All that was claimed in a match, with the rulings, in the order in which it was heard. Nothing is struck from it.
term-entry-word = entry
term-entry-text = One claim in the logbook with its ruling and its number.
term-line-word = line
term-line-text = Those entries of the logbook that count. What was taken back stays in the logbook alone.
term-take-back-word = take back
term-take-back-text = Going back to an earlier entry as if nothing had come after it. It can itself be taken back.
term-ledger-word = ledger
term-ledger-text = The points of each round and seat, each with where they come from.

## Words of UNO

term-hand-word = hand
term-hand-text = The cards that one player holds. The referee knows how many they are, as far as it was told, and never which.
term-debt-word = debt
term-debt-text = Cards that somebody has to draw, because of a card that was played on them or a challenge that was lost.
term-color-in-force-word = current color
term-color-in-force-text = The color that the next card is held against: that of the top card, or the one named with a wild card.
term-wild-card-word = wild card
term-wild-card-text = A card without a color of its own. The player who plays it names the color.
term-challenge-word = challenge
term-challenge-text = Doubting that somebody was allowed to play a Wild Draw Four. The hand is shown, and the player who is wrong draws.
term-bluff-word = bluff
term-bluff-text = Playing a Wild Draw Four with a card in hand that forbids it, and hoping that nobody challenges.

## Words of UNO Golf

term-grid-word = grid
term-grid-text = The cards before one player, in two rows and as many columns as there are.
term-column-word = column
term-column-text = Two cards of a grid, one above the other, under a number that stays the same while they lie there.
term-facedown-word = facedown
term-facedown-text = With its back up, so that nobody knows the card, not even the player before whom it lies. Faceup is the other way round.
term-clear-word = clear
term-clear-text = Taking both cards of a column away because they match, so that they cost no points.
