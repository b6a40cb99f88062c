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
    Could we start with five cards each instead of the usual number?
    Is it all right to give everyone ten cards at the start, or does it have to be seven?
    Are we free to choose that each player receives less cards than seven at the beginning?
    can we deal 5 each for a quick game
    do u have to deal 7 or can we do more
    dad wants to give out ten each, is that allowed or is it always seven
    My hands are small, can we all start with only four cards?
    Can everybody get more cards at the start? Seven isn't enough!
    um can we deal like five cards to everyone instead of seven or know
    so is it ok to start with ate cards each or must it be seven
    Gran dealt six cards to each of us because the little ones can't hold more. Lena says it isn't allowed, it must be seven.
    dealing five instead of seven

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
    A player has collected 25 cards by now; is there a limit at which you are knocked out?
    Does having twenty-five cards in your hand mean you're out of the round?
    My friend holds already 25 cards. Is he allowed to continue this round?
    got 25 cards lol am i out or keep going
    is it true ur knocked out when u hit 25 cards
    sis has a massive hand like 25, can she stay in
    I've got twenty-five cards! Am I allowed to keep on playing?
    Jake says I'm out because I have too many cards, 25. Am I?
    um i have like twenty five cards in my hand do i have too stop playing
    so she holds twenty five cards is there a maximum or can she go on you know
    Dad kept drawing until he had 25 cards. Lena says that's the mercy limit and he must drop out, but he wants to play on.
    25 cards, knocked out

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
    One player was knocked out because their hand got too large; do those cards get added up at the end?
    If someone had to drop out with loads of cards, does the winner still score that hand?
    A person left the round since he had too many cards. Must we count his cards at the finish also?
    he got knocked out w/ too many cards, do we still count em
    do the cards of the one who dropped out for having a huge hand give points
    my mate was out cos of too many cards, whoever wins do they get points for his pile
    Leo had so many cards that he was out. Does his big pile still count when we do the points?
    Do we have to add up the cards from the one who got kicked out for having too many?
    um she was out because she had to many cards do we count her hand at the end or know
    so won player dropped out with like thirty cards does that hand count for the points
    Harry was put out of the round with 25 cards. Later Priya finished, and she wants the points of Harry's stack too.
    count hand of knocked-out player

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
    Could this round's points be doubled for the winner?
    Is there any case in which a round is scored at twice its value?
    Can it be that the points from one round are counted two times?
    can we do double points this round
    is it true u get double points sometimes, like if u finish on a special card
    bro says his round counts x2, is that a thing
    Can I get the points two times because I won so quickly?
    Is there such a thing as double points? Max says his count twice.
    um does this round like count double or just won time
    so he says he gets the points twice four this round is that write or know
    Auntie won the last round with a pile of points and wrote it down twice, "last round counts double". Lena says you can't do that.
    double points for a round

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
    Our table wrote its own rule on a Wild Customizable; what do we do when somebody plays it?
    We've filled in the blank wild with a rule; does that rule apply once the card is laid?
    On the customizable wild card we noted an own rule. What takes place when this card is played?
    we scribbled summat on the customizable wild, now someones played it, what happens
    blank wild with our own rule on it just got plonked, do we do what it says
    the wild customizable says everyone sings, do we have to
    We wrote a funny rule on the empty wild card and now Ivy put it down. What do we do now?
    If I play the card where we wrote our own rule, does everybody have to do it?
    um we wrote something on the wild customizable card what happens when sum one plays it
    so the blank wild with are own rule on it got played do we do what it says or know
    Dad put down the Wild Customizable where we'd pencilled in "everybody draws one". Lena refuses to draw, she says it's just a normal wild.
    customizable wild own rule played

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
    We're six people in three teams of two; whose points are counted when someone goes out?
    How does scoring work if six of us play as three couples?
    Six players would like to play in pairs. Which ones receive the points?
    6 of us in twos, who gets the points
    three couples playing, one goes out, does the partner score n all
    can we do 3 teams of 2 and how do points work then
    There's six of us and everybody has a buddy. Who gets the points if my buddy wins?
    If we make three teams with two in each, how do we do the points?
    um were six people playing in teams of too who gets the points
    so six players three pairs and won goes out does the pair score or just the won who finished
    Three married couples are playing together, each as a team. Gill finished, and her husband wonders if the score belongs to both of them.
    six players three pairs scoring

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
    We've split six players into two sides of three; do all three score when one of them finishes?
    If it's three versus three and someone on my side goes out, is the score for the entire team?
    We are six and make two groups with three persons. Gets the complete group the points?
    3v3, does the whole side get the points or just who went out
    six of us boys vs girls, one girl goes out do all the girls score
    playing three on three does the team share the points
    It's three kids against three grown-ups and I finished. Do all the kids get points?
    If we're two teams with three in each, do my whole team get the points when I win?
    um were playing three against three does the hole team score or just won person
    so six of us in too teams of three and he went out do his team mates get points to
    The Murphys play the Kellys, three on each side. Nuala Murphy went out and now all three Murphys want the points on their sheet.
    three versus three team scoring
"""
