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
article-match-opening-text = The people are named in the order in which they sit, clockwise, and agree on their rules before the first deal. The first one named deals first, unless cards are drawn for it.
article-match-round-title = One round at a time
article-match-round-text = A round is open from its deal until it is scored or declared void. Only then is the next one dealt.
article-match-over-title = The match is over
article-match-over-text = When somebody has won the match no further round is dealt or scored. A score that was written down wrongly may still be replaced.
article-match-score-title = A round is scored
article-match-score-text = You can enter a round's points at any time, and that ends the round. Where no round is open they are for the next one. To change an earlier round, say its number.
article-match-points-title = Everybody counts the own hand
article-match-points-text = Where the referee does not follow the round, everybody may tell at its end what the own hand comes to, all at the same time. It scores nothing: the scorekeeper enters the round, with these numbers at hand. Telling again replaces what was told, until the round is scored. Where the referee follows the round, its hands are counted there.
article-match-score-players-title = Points are for who played
article-match-score-players-text = Points of a round are only written down for people who played it: not for people who sat down later or were away.
article-match-score-winner-title = Who went out
article-match-score-winner-text = Where the cards left are given, exactly one player has none: the one who went out.
article-match-play-on-title = Playing on after the end
article-match-play-on-text = When the match is over the table may play on, to another target or to none. The totals go on too.
article-match-finish-title = Calling it a day
article-match-finish-text = Between two rounds the table may end the match. The player who leads by then has won it.
article-match-rules-title = Other rules
article-match-rules-text = The table may agree on other rules from the next deal on. Each round is judged by the rules it was dealt under. Once a round is scored the way of scoring stays. A table that plays on without a target has that of the other rules again, unless it is reached already.
article-match-void-title = A void round
article-match-void-text = A round that cannot be finished does not count. The same dealer deals again. A round that was scored by mistake, for example twice, can be removed between two rounds: later rounds move up, and the deal goes back by one place.
article-match-dealer-title = Drawing for the deal
article-match-dealer-text = Before the first deal everybody draws a card, and the highest number deals. A card without a number counts zero. Those who tie for the highest draw again, and are named alone.
article-match-joining-title = Sitting down
article-match-joining-text = Between two rounds somebody new may sit down anywhere at the table, with no points, or with as many as the table says, but never so many that the match would be over. They are where that player starts, and no round's points. No more people play than one deck is made for: a second deck cannot be added, because the count of the cards, and all that the cards prove, goes by one deck.
article-match-coming-back-title = Coming back
article-match-coming-back-text = A player who has left may come back between two rounds, to the old place or another one, with the points as they were, or with as many as the table says. A player who is out of the match by the points stays out.
article-match-leaving-title = Leaving
article-match-leaving-text = A player who leaves keeps the points made so far. Two have to stay for a match to go on.
article-match-renaming-title = Another name
article-match-renaming-text = A seat may be called something else at any time.
article-match-phones-title = Phones at the table
article-match-phones-text = The scorekeeper lets phones in: to keep the score, to speak for a seat, or to watch. Which came and went, and when, is written down. It changes nothing in the game.
article-match-paper-title = Totals from paper
article-match-paper-text = Before the first round is scored, people may bring along the totals they have on paper, and say how many rounds were played for them. The next round is numbered after those, and of those alone no single points can be told. A total is refused that nobody can have reached with the cards of the deck. Players who know better may let it count.
article-match-note-title = A remark
article-match-note-text = Anybody may have a remark written down. It changes nothing.
article-match-decide-title = Settling what is contested
article-match-decide-text = Where two stories stand against each other and nothing that was seen tells which is true, nothing changes and play goes on. The scorekeeper, or one player who is no party to it, may settle it; a party may only give in. It lapses when a player who would draw cards by it, or put some back, goes out, leaves or is counted, or when the round is over.
article-match-take-back-title = Taking back
article-match-take-back-text = The scorekeeper may take the match back to any earlier entry. What came after stays on record and no longer counts; taking back to just before a take-back undoes it.
article-match-allow-title = A refused claim is let count
article-match-allow-text = The scorekeeper may let a refused claim count, if it had any effect to count for. What was claimed later in that round is then ruled on again.
article-match-correct-title = Putting an entry right
article-match-correct-text = The scorekeeper may put right what an entry says. What was claimed later in that round stays and is ruled on again; what has no sense any more falls. What cannot have happened is refused, unless the table agrees on it; what was against the rules counts if the table has played on since. A round that was scored keeps its score, and later rounds keep their rulings. Or only what still fits stays: what the rules refuse by now is dropped.
article-match-agreement-title = Agreement of the table
article-match-agreement-text = The people at the table may let a claim count that the rules refuse. It then stands because they agreed, and the articles it breaks stay on record beside it.
