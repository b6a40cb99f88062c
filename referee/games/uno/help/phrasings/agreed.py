"""How people ask about UNO: cards dealt, a limit of cards, points and teams that a table agrees on."""

TEXT = """
fewer-cards-dealt
    yes: The table may agree on another number of cards to deal.
    no: Everybody is dealt seven cards.
    deal five cards to everybody
    can we play with ten cards each
    how many cards does everybody get
    do we have to deal seven
    begin with more cards than usual
    begin with fewer cards than usual
    is it ok to deal 8 to everyone
    shorter game, deal only 5 cards each
    number of cards dealt as a house rule
    longer game with nine cards per player
    can everyone get six cards
    deal a different number of cards
    how many cards do you deal in uno
    how many cards do we start with
    we want to deal fewer cards so the round is quick
    bigger starting hand
    smaller starting hand
    change how many cards are dealt
    everybody gets 10 cards at the beginning, allowed?
    kids only get five cards each
    does it have to be the usual number of cards that we deal

hand-too-big
    yes: There is no limit of cards in a hand: whoever holds 25 plays on.
    no: Whoever comes to the limit of cards is out of this round and plays again in the next one.
    too many cards in hand, is he out
    limit of cards in a hand
    maximum hand size
    is there a max number of cards you can hold
    i have 30 cards, am i out of the round
    knocked out when you hold 25 cards
    mercy rule, 25 cards and you are out
    25 cards in hand and out of the round
    hand limit
    how many cards are too many
    someone has 25 cards in hand, what happens
    out of the round with too many cards
    eliminated for having too many cards
    he holds so many cards that he cannot win any more, is he out
    do you lose when you get 25 cards
    card limit in hand
    can i keep playing with thirty cards
    what if my hand gets too big
    no more cards in hand than 25
    is somebody with twenty five cards thrown out

hand-too-big-counted
    yes: The cards of a big hand count like those of every other hand.
    no: A hand that came to the limit of cards is set aside and not counted.
    no uno.score.none: No cards are counted by these rules.
    out of the round with 25 cards, are the points counted
    does the hand of somebody over the limit count
    points for a hand that was set aside because of too many cards
    he was out because of the card limit, who scores his hand
    what is a hand above the limit worth
    knocked out by the hand limit, do we count the cards
    what does the hand limit do
    how does the limit of cards work
    mercy rule and points of the hand
    set aside hand with too many cards, is it counted at the end
    eliminated for too many cards, is the hand scored
    do cards of the one who had too many go to the winner
    out with too many cards, points for the winner or not
    hand limit: is that hand still worth something
    25 cards and out, does that hand score

points-count-double
    double points
    double score
    play for double the points
    each round counts double
    can a round be worth twice as much
    triple score
    do points get multiplied
    points times two
    every point counts two
    score counts twice as a house rule
    rounds worth double
    we play double score, how is it written down
    two times the points
    multiply the points of a round
    can we play for triple points
    is double score allowed
    doubled points for the winner
    to finish faster let points count double
    do i write down 60 when the cards left are 30
    how does double score work

written-on-a-wild
    uno.deck: The deck played with has no Wild Customizable.
    uno.match: It is laid like a Wild, and everybody does what the table has written on it.
    uno.house.written-wilds: It is laid like a Wild, and everybody does what the table has written on it.
    what does our blank wild do that we wrote on
    we wrote our own rule on the wild customizable
    write our own rule on the white card
    own rule on a blank card, who has to do it
    writing on the wild customizable
    text on the customizable card
    custom rule on a card of ours, how does it work
    what happens when the card we wrote on is played
    the white card says everybody draws one
    someone plays the blank one with writing on it
    is what we wrote on the customizable wild done
    what do you write on the blank cards
    we made our own card, what does it do
    may we write something on the wild customizable
    our handwritten card was laid, what now
    three customizable cards with our own rules written on them
    make up a rule and write it on the blank card
    pencil a rule on the white one
    does the thing written on the card count
    self made rule on a customizable card
    customizable: do what is written on it

six-in-pairs
    teams of two with six people
    six of us in three teams
    eight players in pairs
    ten people, partners, how do we score
    pairs with more than four players
    three pairs playing uno
    can six play as partners
    four teams of two
    teams of two, who sits where
    who is my partner when we are six
    do two score together when there are six players
    uno in pairs with six or eight
    partners opposite each other with six players
    six people, two in a team
    each pair shares a total
    we are eight and want to play in twos
    scoring in pairs for eight players
    five teams of two with ten people
    team of 2 when we are 6
    can we have three teams

six-in-two-teams
    three against three
    3 vs 3
    four against four
    4v4
    3v3 uno
    two teams of three
    two teams of four
    two big teams
    boys against girls, six players
    five against five with ten people
    two teams, does everyone in the team get the points
    play as two teams with six people
    team against team, eight players
    we are eight in two teams, how is it scored
    half of us against the other half
    do all three in my team score when one goes out
    every second player in the same team
    parents versus kids, three each
    two sides with one total each
    who is in which team when there are two teams of three
"""
