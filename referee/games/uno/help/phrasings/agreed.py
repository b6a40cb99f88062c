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
    can we start with 5 cards instead of 7
    deal ten each ok?
    change starting hand size
    do we have to give out seven or can everybody get a different number
    want a quick game, is it fine if everyone only gets four cards
    can we all start with more cards
    is it allowed to hand out fewer than seven to each player
    kids are little can we deal them all only five
    deal five instead of seven
    start with ten cards each
    smaller starting hands for everybody
    agree on another hand size
    change number of cards dealt
    We'd like a quick game, so I want to deal five to everyone. My dad insists it's always seven. May we change that?
    My cousins hand out ten cards apiece to make it last longer. Is that okay or does it break the rules?
    There are nine of us and Grandma suggests six each so the deck lasts. Uncle says it must be seven. Who's right?
    For the little ones we'd like to give everyone just four cards, they can't hold more. My wife says that isn't UNO. Can we?
    Mum dealt everyone nine because we like long rounds. My brother moaned that seven's the law. Is it?
    um can we deal five cards too everybody instead of seven
    so is it okay if everyone starts with ten cards or does it half to be seven
    okay we want short rounds can we all start with for cards
    hey can are table just decide how many cards everybody gets at the start
    Must it be seven for everyone, or may we agree on another number?
    Is it allowed to begin with five cards apiece?
    What happens if we want everybody to start with ten?
    can we all start with 5 cards so its faster
    Is possible to give to all the players 6 or 10 cards and not 7?
    can we do like 4 cards each for a speedrun

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
    I've got 25 cards, am I out
    is there a max number of cards in your hand
    25 card limit mercy rule
    he's up to twenty five cards, is he eliminated
    she keeps drawing and has like 25 cards does she still get to play
    too many cards in hand knocked out?
    do you get kicked out of the round for holding that many cards
    i have 25 cards can i keep playing
    holding 25 cards, still in?
    too many cards, knocked out?
    hand limit, eliminated mid-round
    twenty-five cards, can she continue
    mercy rule at 25
    My poor aunt has picked up so much she's on 25 cards. My cousin says she's out of this round. Can she keep playing?
    Dad's hand has grown to twenty-seven. Mum calls the mercy thing and wants him out. He'd like to go on. Who's right?
    At my friend's there's a limit and you're kicked from the round at 25. My sister just hit it. Is she knocked out?
    After a monster stack Jake has 26 cards in his hand. We're laughing, but does he still get his turns?
    Uncle can't even hold all his cards any more, it's 25. My brother says there's a cap. Is there?
    um he has twenty five cards now is he out of the round or can he keep playing
    so when you have too many cards like 25 do you half to stop
    okay is there a limit how many cards you can hold in you know before your out
    hey are grandma has 25 cards can she still play in this round
    Must I drop out of the round once my hand reaches 25?
    Is it allowed to keep playing with a giant hand of twenty-five cards?
    What happens if somebody's hand swells to 25 during the round?
    my sister has 25 cards is she out
    Player has 25 cards in hand. He can continue in this round or is eliminated?
    bro is at 25 cards, is he dead or still in

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
    he was knocked out for having too many cards, do we score his hand at the end
    eliminated with 25 cards, do those points count
    does the winner get the points of the player who was mercied out
    player out of the round because hand too big, counted or not at scoring
    she had to quit the round with over 25 cards, are they added up
    kicked out for too many cards and now the round's finished do we count mine
    count the hand of the mercy rule victim
    what about the points of the one who went out with too many cards
    knocked-out big hand, scored?
    count cards of eliminated hand
    mercy-limit victim's points
    out by limit, points for winner?
    total of the oversized hand
    Grandpa was kicked out of the round for holding too many cards. Then I won. Do I get to add up his monster pile?
    My cousin hit the limit and had to sit out the rest. When we counted at the end Mum skipped him. Should his cards have been scored?
    We play with a cap, Liv went over it and laid her cards away. At scoring Ron wants the 200 points in that heap. Does he get them?
    Uncle was knocked out at 25 cards and his hand went back into the deck. Aunt says we had to note its points first. Who's right?
    Brother busted the hand limit, the rest finished. Do we still count what he was holding, or is that hand gone?
    um somebody was out because he had too many cards do we count there hand at the end
    so she got kicked for having 25 cards does the winner get points for that hand
    okay the player who went over the limit do his cards score when the round is over
    hey he was knocked out with to many cards are those counted or not
    Do I score the hand of somebody who was thrown out for holding too many?
    What becomes, when we add up, of the points in a hand that exceeded the limit?
    Is the hand of a player knocked out by the card limit added in when the round ends?
    my bro got out cuz too many cards do his cards still count at the end
    One was eliminated with too many cards. At the end his hand is counted or no?
    he got mercied w 25 cards, does the winner still get those pts

points-count-double
    match.round: No points are counted by these rules: whoever goes out has won the round.
    uno.score.winner: The points of a round count once: counting them twice is a house rule.
    uno.score.own: The points of a round count once: counting them twice is a house rule.
    uno.score.challenge: The points of a round count once: counting them twice is a house rule.
    uno.score.partners: The points of a round count once: counting them twice is a house rule.
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
    can we make this round worth double
    double points round
    is there a rule that points count times two
    someone wants this round's score doubled
    do the points ever get doubled
    last round counts double ok?
    can we play that the points count 2x this time
    may we multiply a round's points by two
    can a round count twice
    twice the score, when?
    doubling the winner's score
    x2 on this round's total
    Ivy went out and says her points get doubled because of how she finished. My dad has never heard of that. Can a round be worth double?
    My cousins make the round count twice in certain cases. We always score it once. Is doubling allowed?
    Uncle wrote 2 x 45 on the sheet. He says that round is double. Mum says once is enough. Who's right?
    My brother won the last round and wants it to be worth double so he can catch up. Is there any such rule?
    Grandma scored 60 and put down 120. She's sure there's something about double score. Is there?
    um can the points of a round be double
    so he says his points count too times is that a thing
    okay is there a rule where the round is worth double points in you know
    hey she doubled her score for that round is she aloud to do that
    Must I accept that somebody multiplies the round's points by two?
    Is it allowed to score a round at twice its value?
    When do the points somebody wins in a round get multiplied by two?
    can u get double points for a round
    The points of one round can be multiplied with two?
    does a round ever count x2 or is he making it up

written-on-a-wild
    uno.deck: The deck of these rules has no Wild Customizable.
    uno.match: A Wild Customizable is laid like a Wild: its player names the color, and what is written on it is done.
    uno.house.written-wilds: A Wild Customizable is laid like a Wild: its player names the color, and what is written on it is done.
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
    we wrote our own rule on the blank wild, what happens when someone plays it
    custom wild with a rule on it, how's it played
    someone threw the card we wrote on, now what
    do we do what's written on the wild customizable
    we put everyone draws 3 on the blank card and she just played it
    handwritten rule card played effect
    i played the card where we wrote sing a song what happens
    what goes when the customised wild with our text gets laid down
    our own rule on blank wild
    played the card we wrote on
    custom wild with handwritten text
    what we scribbled on wild, effect?
    Wild Customizable laid, written rule applies?
    We wrote "everybody draws three" on the blank wild ages ago and now Fred's laid it. Aunt says it's just a normal wild. Do we have to draw?
    My sister scribbled "all sing a song" on the customizable card and my brother put it down. Do we do what it says?
    On our Wild Customizable it says swap with your left neighbor. I dropped it, Dad says writing doesn't count. Who's right?
    The kids filled in one of the write-on wilds with some silly order. Now it's been played. Does it come into force, and who picks the color?
    Mum laid the blank card that Uncle had written a rule on. He wants it followed to the letter, she only wants to choose a colour. Which?
    um we wrote something on the blank wild and now somebody played it what happens
    so the custom wild card has are own rule on it do we do what it says
    okay when you lay the customizable card with the writing on it does everybody half to do it
    hey there is something written on that wild card what happens when you through it
    Must we obey what has been written on the blank wild when it comes down?
    Who picks the color when the wild with our own text is laid?
    What happens if I put down the Wild Customizable with our handwritten instruction?
    we wrote a rule on the white wild card and he put it do we have to do it
    We have text on Wild Customizable. When player puts it, the text is valid?
    dropped the custom card we wrote on, does our rule actually count

six-in-pairs
    uno.score.winner: By these rules everybody plays alone: whoever went out scores the cards in all other hands.
    uno.score.none: No points are counted by these rules: whoever goes out has won the round.
    uno.score.own: By these rules everybody plays alone: what is left in a hand counts against its player.
    uno.score.challenge: By these rules everybody plays alone: what is left in a hand counts against its player.
    uno.score.partners: The team that went out scores the cards in the hands of the other teams.
    uno.score.pairs: The two of the team that went out share what is left in the hands of the other teams.
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
    3 teams of 2 scoring
    we are 6, playing in pairs, how's it scored
    six of us in couples, does the pair get the points or just the one who goes out
    three pairs at the table, one goes out, whose score
    can you do partners with six, two each, and who scores
    were six and split into twos who gets the points if i go out
    2v2v2 points
    three teams of two, scoring
    six people in pairs, points?
    three pairs playing, who scores
    2v2v2, whose points
    six players split into couples
    We're three couples, six people, each couple a team. My husband went out. Do he and I both get the points, or just him? And from whom?
    Six of us tonight and Mum wants three pairs. Dad says partners only works for four. If we do it, who gets the points?
    My cousins and I make three teams of two. I went out and my partner's sitting with cards. Which team scores what?
    Three couples round the table, pairs sitting opposite each other. One's out. My brother-in-law says each pair counts its own hands. Right?
    With six of us paired off in twos, Aunt thinks the winning pair collects from the other four. Is that how it works?
    um there is six of us in teams of too who gets the points
    so we wanna play three pairs how does the scoring go
    okay six people three teams two in each one goes out who scores
    hey can we play in pairs with six and which are the points for
    Who is credited when one of three pairs goes out?
    Is it allowed for six to pair off in twos, and how would the points work?
    What happens to the score if we're three teams of two and one player finishes?
    we r 6 and want teams of 2 who gets the points
    Six players, three teams with two persons. Which team takes points?
    2v2v2 with six ppl, how do points work

six-in-two-teams
    uno.score.winner: By these rules everybody plays alone: whoever went out scores the cards in all other hands.
    uno.score.none: No points are counted by these rules: whoever goes out has won the round.
    uno.score.own: By these rules everybody plays alone: what is left in a hand counts against its player.
    uno.score.challenge: By these rules everybody plays alone: what is left in a hand counts against its player.
    uno.score.partners: The team that went out scores the cards in the hands of the other teams.
    uno.score.two-teams: The whole team scores: it shares what is left in the hands of the other team.
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
    3v3 scoring
    six players in two teams of three, does everybody on the team get points
    boys against girls, three each, one goes out, does the entire team score
    we're 6 and split in half, does the team share the score
    three on three, i went out, do my two teammates get points too
    do all three members score when one of them finishes
    there's six of us half against half how do points work
    three against three, team score
    3v3, do all three score
    two teams of three, points
    six players, two sides
    whole side scores in 3v3?
    Boys against girls, three each. My sister went out, and the girls claim the points for the entire team. Do all three get them?
    We're six, split into two sides of three. When one goes out, Uncle says only that person scores. Aunt says the side scores. Which?
    Three of us against the three cousins. I finished first, my teammates have loads of cards. Does our side get the points of the other three only?
    Parents and Grandma vs three kids. One of the kids is out. Does the trio get the score jointly?
    Two trios at the table, Dad's and Mum's. Dad went out and marked the points for all his people. Fair?
    um we play three on three does the hole team get the points
    so six people too teams of three somebody goes out do all three score
    okay in three against three is it the team who scores or just the one who went out
    hey are team of three won do we all get points against there three
    Must just the one who went out score, or do all three on that side?
    Do I get points too when a teammate in our trio goes out?
    What happens to the score if we play as two sides of three?
    its 3 vs 3 and my friend won does our whole team get points
    Three players against other three. Points are for all the team?
    3v3 and my teammate went out, do the other 2 of us score as well
"""
