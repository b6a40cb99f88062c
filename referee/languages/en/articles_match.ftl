### The articles of every game, and the headings of chapters that several games have.

## Headings of chapters

chapter-opening = Opening a match
chapter-deck = The deck
chapter-deal = The deal
chapter-turn = A turn
chapter-pile = The draw pile
chapter-calls = Calling UNO
chapter-scoring = Scores
chapter-target = Winning the match
chapter-deduction = What the cards prove
chapter-irregular = When something went wrong
chapter-people = Coming and going
chapter-corrections = Settling and correcting

## The articles

article-match-opening-title = A match is opened
article-match-opening-text = The people are named in the order in which they sit, clockwise. They agree on their rules before the first deal. The person who is named first deals first, unless people draw cards for the first deal.
article-match-round-title = One round at a time
article-match-round-text = A round is open from its deal until it is scored or declared void. The next round is dealt only after that.
article-match-over-title = The match is over
article-match-over-text = When somebody has won the match, no further round is dealt or scored. A score that was written down wrongly may still be replaced.
article-match-score-title = A round is scored
article-match-score-text = You can enter the points of a round at any time. That ends the round. To change an earlier round, say its number.
article-match-points-title = Everybody counts their own hand
article-match-points-text = If the referee does not follow the round, everybody may say at its end how many points their own hand has, all at the same time. These numbers score nothing: the scorekeeper sees them and enters the round. A player may say a new number until the round is scored, and the new number counts. If the referee follows the round, the hands are counted as a part of the round.
article-match-score-players-title = Points are for who played
article-match-score-players-text = Points of a round are only written down for people who played it: not for people who sat down later or were away.
article-match-score-winner-title = Who went out
article-match-score-winner-text = When people say which cards are left, exactly one player has none: the player who went out.
article-match-play-on-title = Playing on after the end
article-match-play-on-text = When the match is over, the table may play on, to another target or without one. The players keep their totals.
article-match-finish-title = Calling it a day
article-match-finish-text = Between two rounds the table may end the match. The player who leads at that time has won the match.
article-match-rules-title = Other rules
article-match-rules-text = The table may agree on other rules from the next deal on. Each round is judged by the rules that it was dealt under. Once a round is scored, the way of scoring stays. If a table that plays on without a target agrees on other rules, the target of these rules counts, unless somebody has reached it already.
article-match-void-title = A void round
article-match-void-text = A round that cannot be finished does not count. The same dealer deals again. A round that was scored by mistake, for example twice, can be removed between two rounds. Then each later round gets the number before its own, and the deal goes back by one place.
article-match-dealer-title = Drawing for the deal
article-match-dealer-text = Before the first deal everybody draws a card, and the player with the highest number deals. A card without a number counts zero. Players who tie for the highest number draw again, and then only they are named.
article-match-joining-title = Sitting down
article-match-joining-text = Somebody new starts with no points, or with as many as the table says, but always with too few to end the match. A new player may sit down anywhere at the table, but only between two rounds. The points are only a start: they are not the points of any round. No more people can play than one deck is made for. A second deck cannot be added: the count of the cards goes by one deck, and so does all that the cards prove.
article-match-coming-back-title = Coming back
article-match-coming-back-text = A player who has left may come back between two rounds, to the old place or to another one. That player goes on with the same points as before, or with as many as the table says. A player who is out of the match by the points stays out.
article-match-leaving-title = Leaving
article-match-leaving-text = A player who leaves keeps the points made so far. A match goes on only if at least two players stay.
article-match-renaming-title = Another name
article-match-renaming-text = A seat may get another name at any time.
article-match-phones-title = Phones at the table
article-match-phones-text = The scorekeeper lets phones in: to keep the score, to speak for a seat, or to watch. It is written down which phones came and went, and when. That changes nothing in the game.
article-match-paper-title = Totals from paper
article-match-paper-text = Before the first round is scored, people may enter the totals that they have on paper, and say how many rounds were played for these totals. The next round gets the number after those rounds. The points of each of those rounds are not known. A total is refused if nobody can have reached it with the cards of the deck. Players who know better may let it count.
article-match-note-title = A note
article-match-note-text = Anybody may have a note written down in the match. A note changes nothing.
article-match-decide-title = Settling what is contested
article-match-decide-text = When two people tell opposite stories, and nothing that was seen shows which one is true, nothing changes and play goes on. The scorekeeper may decide it, and so may any player whom it does not concern. A player whom it concerns may only give in. Nothing is left to decide when the round is over. The same is true when a player who would draw cards by the decision, or put cards back, goes out, leaves or is counted.
article-match-take-back-title = Taking back
article-match-take-back-text = The scorekeeper may take the match back to any earlier entry. Everything that came after that entry stays on record, but no longer counts. To undo a take-back, take the match back to just before it.
article-match-allow-title = A refused claim is let count
article-match-allow-text = The scorekeeper may let a refused claim count, if that would change anything. Then the later claims of that round are ruled on again.
article-match-correct-title = Putting an entry right
article-match-correct-text = The scorekeeper may put right what an entry says. The later claims of that round stay and are ruled on again. A later claim that makes no sense any more is dropped. A correction that cannot have happened is refused, unless the table agrees on it. A correction that was against the rules counts if the table has played on since. A round that was scored keeps its score, and later rounds keep their rulings. The scorekeeper may also choose that only later claims that still fit stay. Then a later claim that the rules now refuse is dropped.
article-match-agreement-title = Agreement of the table
article-match-agreement-text = The people at the table may let a claim count that the rules refuse. The claim then stands because they agreed on it. The articles that it breaks stay on record with it.
