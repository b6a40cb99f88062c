### Described situations of any game: the questions about facts that were not given, their answers, and
### the faults of a description.

## Questions and answers

fact-yes = Yes.
fact-no = No.
fact-not-yet = Not yet.
fact-unknown = I do not know.
fact-nothing-since = Nothing.
fact-two-or-more = Two or more.
fact-lawful-asks = Was everything before that allowed?
fact-lawful-yes = Yes. Nobody says otherwise.
fact-direction-asks = Which way round does play go?
fact-direction-clockwise = Clockwise, to the left.
fact-direction-counterclockwise = Counterclockwise, to the right.
fact-people-asks = How many of you play?
fact-people-more = Three or more.
fact-people-two = Two.
fact-turn-asks = Whose turn is it?
fact-turn-theirs = { OF($who) }.
fact-pile-asks = Are there cards left to draw?
fact-reason-asks = Which rule decides the case?

## What is wrong with an answer

fact-not-asked = { $fact } is not asked here.
fact-answers = Say one of { $answers }.
fact-does-not-go-with-the-rest = This answer does not fit the rest of the description.

## What is wrong with a description

situation-number-of-seats = { $game } is played by { $fewest } to { $most } people.
situation-people-of-one-name = Two people have the same name.
situation-other-number-of-people = { $seats } people play, but { $named } are named.
situation-seats-twice = Name each seat from 0 to { $last } at most once.
situation-one-plays = At least two people have to play.
situation-missing-seat = Seat { $seat } is missing.
situation-sits-out = Seat { $seat } cannot sit out: that seat plays, or nobody sits there.
situation-nobody-plays = Nobody plays at seat { $seat }.
situation-nobody-sits = Nobody sits at seat { $seat }.
situation-points-of-a-round = A round has { $seats } points: one for each seat.
situation-too-many-of-a-card = The deck has { $copies } of { $card }, not { $told }.
situation-no-top-card = There is always a top card: name it.
situation-other-top-card = The last of the discards is { $last }, not { $top }.
situation-no-corrections = You cannot correct anything here: just say what really happened.
situation-cannot-have-happened = This cannot have happened: { $why }
