"""How people ask about UNO: who deals, going out, what cards are worth, the points and the end of a match."""

TEXT = """
wild-drawn-for-the-deal
    who is the first dealer if an action card is drawn
    highest card for dealer was a color changer
    does a wild beat a nine when cutting for deal
    drew a wild when choosing the dealer
    what is a wild worth when drawing for dealer
    highest card deals but i drew a wild
    draw four when picking the dealer
    everyone draws a card to see who deals, mine is a skip
    do action cards count when deciding the dealer
    cutting for dealer got a black card
    who is dealer when someone draws a wild card
    picking the dealer, is a wild zero or the highest
    we each drew a card to see who deals and mine was a wild, how does it count
    highest card deals, does a plus four count as high or as nothing
    picked a wild while deciding the dealer
    draw for dealer, somebody gets an action card, what is it worth
    to choose the dealer i drew a draw four
    is a wild highest or lowest when deciding who deals
    drew for dealer and got a +4
    choosing the dealer by highest card, is a wild 50 or 0
    everybody draws a card to find the dealer, mine was a wild
    who deals first
    who is the first dealer
    how do we choose the dealer
    dealer is decided how
    We were picking cards to choose the dealer and my aunt pulled a Wild; is she the dealer?
    When everyone picks a card to decide the first dealer, does a Wild beat the numbers?
    For finding the dealer each person takes one card. One took a wild card. How much does it count?
    picking who deals n i got a wild, does that count as highest or zero
    is it true a wild means ur automatically dealer when u draw for it
    drew for dealer, dad got a colour change card, does he win the deal or what
    We all took a card to see who gives out the cards and I got the one with all the colours! Do I get to do it?
    Who deals if I picked a wild and Joe picked an eight?
    so were drawing for dealer and i drew a wild do i deal or does it count as nothing
    um she pulled a wild when we pulled cards for who deals is that like the highest won
    At the start everybody took a card for the deal. Lena got a nine, Dad got a Wild and is already grabbing the deck, but Lena says a Wild is worth nothing here.
    wild when drawing for dealer

who-deals-next
    does the winner deal
    is it the loser who shuffles
    dealing goes round or stays
    whose job is it to give out cards after a round
    who deals the next game
    does the winner or the loser deal
    whose turn to deal
    who shuffles for the next round
    does the dealer stay the same
    next dealer
    dealer changes every round
    left of the dealer deals next
    who is the dealer now
    loser deals rule
    the round is over, who deals now
    do we take turns dealing
    is it the winner of the round who deals or the person on the left
    who has to deal the next hand
    does dealing move round the table
    same dealer again or the next person
    who deals round two
    dealer for the next one
    which player is next to deal
    The round's over; whose job is it to hand out the cards for the following one?
    Does the winner deal again, or does the deal move to the next person along?
    After finishing one round, which player has to be the dealer in the following round?
    who deals now, loser or next one along
    mum says whoever won has to deal next round, is that right
    new round whos giving out the cards
    I dealt already! Who has to give out the cards this time?
    Is it my go to deal if Daddy did it last time and I sit next to him?
    um so the round is over who deals the next won
    does the same person deal again you know or does it go around the table
    Mia dealt the first round and Jack won it. Now Jack wants to deal because he won, and Mia's neighbour says it's his turn.
    next dealer after a round

last-card-shuffle-hands
    yes: You may go out with a Wild Shuffle Hands as your last card.
    no: The deck played with has no Wild Shuffle Hands.
    no uno.house.no-action-finish: You may not go out with a Wild Shuffle Hands: your last card has to be a number.
    shuffle hands as last card
    does it shuffle anything when I have no cards left
    finish on the shuffle wild
    last card is wild shuffle hands
    went out with the shuffle hands card, is it over
    finish on shuffle hands
    my last card is shuffle hands, do we shuffle all the cards
    do i get new cards if i go out on shuffle hands
    ending the round with the card that shuffles hands
    play shuffle hands last and win
    shuffle hands with no cards left
    i only have the shuffle hands card left, do i win when i play it
    final card shuffle hands, do we still shuffle everything
    she went out with shuffle hands, did she win
    do the others still shuffle if my last card is shuffle hands
    finishing with the wild shuffle hands card
    ended on shuffle hands
    My one remaining card is a Wild Shuffle Hands; am I allowed to finish on it?
    Can a player win the round by playing a Shuffle Hands card as the final one?
    Is it permitted that I end with the wild card which mixes all the hands?
    last cards a shuffle hands, can i go out on it
    finished on the shuffle hands wild, did i win or do i get new cards lol
    is it true u cant go out on a wild shuffle hands
    I only have the mixy-uppy card left, the shuffle hands one, can I win with it?
    My brother's last card was the one that shuffles everybody's hands. Did he win?
    um so my last won is a wild shuffle hands can i like finish with that
    she has only the shuffle hands card left is she aloud to go out with it or know
    Dad put down a Wild Shuffle Hands as his last card and leaned back. Lena says he must take part in the shuffling and can't be out.
    going out on shuffle hands

shuffle-hands-uneven
    yes: After a Wild Shuffle Hands some get a card less than others: all cards are dealt out one by one.
    no: After a Wild Shuffle Hands everybody has as many cards.
    hands dealt unevenly by the shuffle wild
    who gets the extra card when all hands are mixed
    start dealing with whom after shuffling hands
    shuffle hands doesnt come out even
    after shuffling hands some have more cards
    unequal cards after wild shuffle hands
    who gets the extra cards with shuffle hands
    deal the shuffled hands starting with whom
    shuffle hands cards dont divide equally
    i got one more card than him after shuffle hands
    leftover cards when dealing out the mixed hands
    how do you deal after shuffle hands
    after shuffle hands i got five and he got four, is that fair
    the shuffled hands cant be dealt out evenly
    shuffle hands and someone ends up with an extra card
    who starts getting cards when the hands are shuffled and dealt
    different numbers of cards after shuffling all hands together
    shuffle hands and i got one more than the rest
    cards dont come out even when the hands are mixed
    the deal after shuffle hands isnt equal
    Once the hands were shuffled and dealt again, I ended up with fewer cards than my neighbour; is that how it should be?
    Following a Wild Shuffle Hands, is it normal for some players to get one card more than the rest?
    After the card Shuffle Hands not all persons have the same number of cards. Is this correct?
    shuffle hands came, now ive got 1 less than everyone, is that ok
    doesnt come out even after a wild shuffle hands, some have 5 some 4, who gets the extra
    they redealt after the shuffle hands card n im one short, misdeal or fine
    We did the shuffle hands card and I have five but Ava has six. That's not fair, is it?
    Does everybody have to have the same after shuffle hands? I've got one card not enough.
    um so after the shuffle hands i got won card less then the others is that write
    we played a wild shuffle hands and like some people have for cards and some have five is that ok or know
    Nan played Wild Shuffle Hands and dealt it all back out. Kieran has four cards, the others five, and he wants her to deal it again.
    uneven cards after shuffle hands

shuffle-hands-worth
    uno.deck: The deck played with has no Wild Shuffle Hands.
    value of the shuffle wild left in hand
    40 or 50 for special wilds
    what does the blank or customizable wild count
    points for wild shuffle hands
    shuffle hands value
    is shuffle hands 40 or 50 points
    how much does a shuffle hands card count
    score of the shuffle hands card
    caught with shuffle hands at the end how many points
    what does wild shuffle hands score
    points for customizable card
    swap hands card points
    left with wild shuffle hands at the end, what does it score
    what are the points for a shuffle hands card
    is the shuffle hands wild worth 40 or 50
    how many does shuffle hands count in the final score
    value of wild shuffle hands in points
    shuffle hands points
    shuffle hands left over, how many points
    What's the score value of a Wild Shuffle Hands left in someone's hand?
    When adding up at the end, how much do we count for a Shuffle Hands card?
    How many points do I write down for the wild card that shuffles the hands?
    shuffle hands card how many points 40 or 50
    is it true the wild shuffle hands is 40 points
    got stuck with a shuffle hands wild, whats it cost me
    What does the shuffle hands card count for? I've still got it in my hand.
    Is the shuffle hands one worth more points than the others?
    um were adding up and theres a wild shuffle hands how much is that won worth
    how many points for the shuffle hands card is it forty or fifty or like nothing
    Paddy was left with a Wild Shuffle Hands, Orla wants fifty points for it, and he says it's only forty.
    shuffle hands point value

what-cards-are-worth
    values of the cards when counting
    what does an action card count
    how much for a wild left over
    points table
    points for a draw four
    how many points is a wild
    card values
    points for reverse skip draw two
    how much is each card worth
    what are action cards worth at the end
    wild draw four 50 points
    how much is a skip worth
    is a reverse 20 points or 10
    how much does a wild draw four count
    how many points is a zero
    are number cards worth their number
    how many points has a draw two
    points of each card
    what is each card worth at the end
    is a plus four fifty points
    black cards points
    value of action cards
    is a skip twenty or fifty
    how many points does a number card have
    how much is a plus two worth
    How much does each card count when we add up what's left, for instance a Skip or a Wild Draw Four?
    What are the point values of the action cards and of the wilds?
    Could you tell me which value have the Reverse, the Draw Two and the Wild at the counting?
    how many points is a skip n how many is a wild
    +4 is 50 right? and whats the +2 and the turn around card worth
    mum says block cards count 20 and colour change 50 is that true
    How many points do I have to count for the miss-a-go card?
    What's a wild worth? And is a three just three points?
    um how much is a plus for and a draw too worth when we count up
    so whats a skip and a reverse and a wild worth in points you know
    Freddie was caught with a Skip, a seven and a Wild. His cousin wrote down 77 points, and he wants to know what each of the cards counts.
    card values skip reverse wild

impossible-points
    yes: A single card can be worth that many points.
    no: No single card is worth 44 points: count again.
    wrong total for a hand
    that number of points is impossible
    cheating when adding up what is left
    his points dont add up
    is 44 points possible
    he counted wrong
    points total cannot be right
    check the sum of the cards left
    she says one card is 44 points
    can a single card count 44
    the points he counted cannot be right
    that many points for one card?
    My neighbour claims one card alone is worth 44; is there any such value?
    Is it possible to score forty-four points for only one leftover card?
    A player had one card in the hand and noted 44 points for it. This is not possible, or is it?
    hes writing down 44 for one card, thats rubbish right
    can 1 card be 44 points lol
    she had one single card left n they counted 44, what card would that even be
    Is there a card that gives 44 points? Tim only had one and he said it's 44.
    How can one card be forty-four points? I think they counted wrong!
    um she says its forty four points but there was only won card left can that be write
    so like is there any card thats worth forty for points or know
    Gran was left with just one card, and Theo who keeps the score wrote 44 for it. Lena says no card has that value.
    one card scored as 44

nobody-has-nothing
    yes: Everybody can have points in the same round.
    no: Not everybody can have points in the same round: count again.
    everybody has points this round
    nobody has zero points
    all of us wrote down points, who went out
    must somebody have nothing
    no one with zero in this round
    does one player always have 0 points
    everyone counted cards but nobody went out
    can all players have points in the same round
    round where nobody has nothing
    lowest score wins and all have some points
    who won the round if everybody has points left
    someone has to be at zero when the round is over
    all four of us have cards left to count
    no zero on the score sheet for this round
    there is no zero in the round
    each of us has points, is that a mistake
    nobody finished with nothing
    score refused because nobody has zero
    On the score sheet every single player got points this round; surely that isn't possible?
    Can a round end with everyone having points down and no one on zero?
    All the players have received points for the same round. Is this a mistake?
    everyones got points this round no zeros, is that even possible
    score sheet says all of us scored in round 3, somethings off right
    dad put points for every one of us for one round, hes messed up hasnt he
    Did we count wrong? All of us have points this time and nobody has a zero.
    Can every player get points in one go? That's what Ruby wrote.
    um so everybody has points this round nobody has zero can that be write
    we wrote points for each won of us in the same round is that ok or know
    Molly keeps the score and has a number above zero for each of the four of us this round. Her dad says one look is enough to know it's wrong.
    all players scored same round

who-gets-the-points
    how are points counted
    how does scoring work in uno
    does a loser score for himself
    do I count my own hand
    how do we score
    are leftover cards good or bad for me
    who gets points at the end of a round
    does the winner get the points of the others
    do i get points for my own cards when i lose
    how does scoring work
    loser writes down his own cards
    do losers score
    points for the winner or for the losers
    who scores
    does everyone count what they hold for themselves
    winner adds up everyone elses cards
    is it bad or good to have points
    i lost with cards in hand, do those points go to me or to the winner
    does everyone score their own leftover cards
    cards left in the losers hands, whose points are they
    the winner takes all points, right?
    do losers write down points for their own cards
    who scores the cards that are left
    stuck with a handful of cards, points for me or for her
    does somebody who didnt go out get any points
    does everybody write down their own points
    loser counts own hand
    my cards, my points or yours
    do i get the points for the cards i still hold
    are the cards that i still have my points or the winners
    points for cards still in my hand when someone else goes out
    Once the round is done, which player's total gets the points?
    Are the points given to the winner, or does each player write down their own leftover cards?
    To whom do we write the points when a round is finished?
    who gets the points, winner or the ones with cards left
    is it true the winner bags all the points from everyone elses hands
    do i get minus points for what im holding or does the one who finished get em
    I finished first! Do I get the points from everybody's cards?
    Who do the points go to when the round's over?
    um the rounds over who do we like give the points to
    does the won who went out get all the points or does everybody get there own
    Saoirse went out. Her brother started writing each person's points next to their own names, and she says they all belong to her.
    points go to which player

partner-cards
    does my partner's hand count
    teammate still holds something when I win
    points from the person opposite
    do my partners cards count
    points for cards in my partners hand
    team game scoring, partner still has cards
    playing two against two, does the teammate's hand score
    we play in pairs, my partner has cards left
    score partner hand
    count team mate cards
    my mate went out, are my cards added to the points
    partners: only opponents cards counted
    we play two against two and my partner still has cards, do they count for us
    my team won, are my partners remaining cards added
    does the winners partner count his hand
    two teams, score my teammates leftover cards or only the opponents
    cards still held by my team mate, points or not
    when partners play, whose cards are scored
    we are two teams, does my partners hand count
    cards of the partner when we win
    are cards in a partners hand counted when i go out
    does the hand of my partner count for us after we went out
    We play in pairs and my teammate has gone out; do the cards I'm still holding get counted?
    My partner finished the round, so are my leftover cards added to the score as well?
    When the player of my team is out, must also my own hand be counted in?
    my partners out, do my cards count or just the other lot
    teams of 2, mate finished, do we tot up mine as well
    hubby went out n were a team, i still got 6 cards, do they count for owt
    Me and Daddy are a team and Daddy's got no cards left. Do we count mine?
    My team partner won, what happens to the cards I've got left? Do they give points?
    um so my partner went out do my cards count two or know
    shes my partner and shes out do we like count the cards in my hand
    Emma and Joe play together. Emma got rid of her last card while Joe had a Wild and a six, and their opponents argue whether Joe's hand is counted.
    partner out, my hand counted

do-we-count-points
    yes: When somebody is out, the cards left in the other hands are counted.
    no: No cards are counted by these rules: the round counts as won.
    is scoring optional
    play without points
    just count who won rounds
    do we need to keep score
    can we play without points
    is it necessary to count
    just play rounds no scoring
    who wins if we dont count points
    somebody is out, do we count what the others have
    do we add up points or just play again
    round over, who counts
    must the points be counted
    One player has no cards left; should the rest of us add up what we're holding?
    Now that someone has finished, do we need to count the points in the other hands?
    When a player has ended the round, do the remaining players have to calculate their cards?
    shes out, do we tot up our cards now or what
    someone finished do we bother counting whats left
    round over do we all have to count up our hands or just bin them
    Zoe's finished! Do we have to count our cards now?
    If somebody won the round, do me and the others add up our cards?
    um so somebody went out do the rest of us have to count are cards
    he has know cards left do we count the points that the others are holding
    Uncle Pete played his last card and I was about to shuffle everything together. Lena stopped me because she says the hands must be added up first.
    someone out, count remaining cards

past-five-hundred
    uno.target: You have won with 520: the target need not be met exactly.
    uno.target.partners: Your team has won with 520: the target need not be met exactly.
    over the target, does it have to be spot on
    520 points
    more than five hundred
    do you need exactly 500
    over 500 is that a win
    i have more than 500 points
    must it be 500 on the dot
    went past 500
    480 plus 35 is more than five hundred, winner
    does going over the target lose
    exact 500 or more
    reached 510, did i win
    500 or above
    i have 485 and got 40, is over 500 a win
    must you land on exactly five hundred points
    went over 500, do i still win
    does it have to be precisely 500
    515 points, have i won or is it too many
    i am at 495 and need exactly five more?
    500 on the dot
    more than 500 ok
    does one need to hit the 500 exactly
    I was on 490 and got another 30 points; is it a win, or do I have to land on 500 exactly?
    Does going over 500 count as winning, or must a player hit it on the nose?
    I have now 520 points. Have I won although it is more than five hundred?
    had 490 got 30, thats 520, did i win or is that bust
    do u have to get bang on 500 or can u go over
    my brother says im bust cos i went past 500, hes lying right
    I've got five hundred and twenty! Is that too much or am I the winner?
    Do you need exactly 500 to win or is more okay too?
    so i have four ninety and i get thirty more have i one or does it have to be five hundred exactly
    um is it ok to go over five hundred you know or do i need to hit it write on
    Dad needed just ten points, scored thirty and threw up his arms. Lena says he overshot 500 and has to stay on 490.
    over 500, exact needed

two-reach-the-target
    yes: Two players can reach the target in the same round.
    no: Only the winner of a round gets points, so no two players reach 500 in the same round.
    tie at 500
    both over the target at once
    draw at the end, shared victory
    what if we have equal totals
    two players get to 500
    tie at the end
    both of us reach 500 at once
    who wins with two people over 500
    equal points at the finish
    two winners
    two people past five hundred together
    same score at 500
    draw between two players in the match
    can two reach 500 in one round
    two of us hit 500 in the same round, who wins
    both over five hundred at the same time
    what happens if two people get past 500 together
    tie breaker at 500
    we both have 500 points after this round
    two players over the target, highest wins?
    both got over 500
    two of us passed 500 in one round
    which of two people at 500 wins
    Suppose a couple of us pass 500 at the end of one round, who is the winner?
    Is it even possible for two people to get to the target at once, and who takes the match if they do?
    If two persons arrive at five hundred points in one and the same round, which of them wins?
    two of us hit 500 same round, who wins
    me n my sis both over 500 now, is it a draw
    what if 2 people get to 500 at the same time, can that even happen
    Olivia has 500 and I have 500 as well, both from this round. Who's the winner?
    Can two people win together if they both get to five hundred?
    um what if too people reach five hundred at the same time who has one
    so can like to players get over five hundred in won round and who wins then
    Ian and Beth were both just short of 500. When this round was added up both stood above it, and now each of them claims the match.
    tie, both at 500

out-at-the-target
    collecting penalty points up to the limit
    thrown out at 500, challenge uno
    knocked out of the match
    lowest total wins
    whoever reaches 500 is out
    i got 500 points from my own cards, am i eliminated
    lowest score wins variant
    points are bad, 500 means lose
    challenge uno rules elimination
    lowest points win, somebody gets to 500, who wins
    i have 500 from my own cards, am i out
    we count our own cards, what happens at 500
    reached 500 points with own cards
    The cards I'm still holding take my total to 500; am I the winner or am I out?
    If my leftover hand brings me up to the target, does that knock me out of the game?
    With the points of my own remaining cards I arrive at 500. What is happening with me?
    my own cards put me on 500, am i out or did i win
    got stuck with loads n that takes me to 500, whats that mean
    do u lose when ur own leftover cards push u to 500
    I've got so many cards left that I get to 500 with them. Am I out of the game?
    If I didn't win the round but my cards make 500, what happens to me?
    um the cards left in my hand bring me too five hundred am i out or have i one
    so i reach the target but only with what im still holding what happens than
    Connor was left with a big hand, added it to his own score and came to 500. He cheers, and his sister says that means he's eliminated.
    own leftover cards reach 500

stop-before-the-target
    end the match early
    call it a day, bedtime
    leading when we quit
    stop before 500, who wins
    we have to stop early
    nobody got to 500 yet and it is late
    who wins if we quit now
    ending before anyone has 500
    we want to stop early, who has won
    nobody has 500 but we go to bed, who wins
    end the game before 500
    stop now, who is the winner
    We'd like to pack up although no one's on 500 yet; who counts as the winner?
    If we finish early, before the target has been hit, does the player with the most points win?
    It is late and nobody has 500 points so far. When we stop now, who is the winner?
    packing it in early, nobody at 500, who won
    can we just quit now and say whoevers in front wins
    dads tired wants to stop, no ones got to 500, is it the leader who wins or nobody
    We have to go to bed now and nobody has 500. Who's the winner?
    Can we end the game before somebody gets all the points, and did I win if I've got the most?
    um we want to stop playing but know one has five hundred who wins
    so its getting late can we just end it now and has the won with the most points one
    The bus comes in ten minutes. Aoife leads with 280, nobody is near 500, and Sean says without 500 there's no winner at all.
    stop early, who wins

play-on-after-the-end
    yes: You may play on after the match is won: the totals go on.
    no: The match is not over by these rules: just play the next round.
    continue after 500 points
    another round although it is over
    raise the target at the end
    keep playing after someone won
    can we continue after 500
    one more round after the match is over
    play to 1000 instead
    go on with the points
    somebody reached 500, can we go on playing
    the match is over but we want to continue with the same points
    keep going after 500
    The match has a winner, but can we carry on and keep the scores as they stand?
    Are we allowed to continue after someone's reached the target without wiping the totals?
    One player has already won the match. Is it possible to continue with the same points?
    hes won but we wanna keep going with the same scores, ok?
    do we have to start from 0 after someones won or can we just carry on
    somebody hit 500, can the rest keep playing on that score sheet
    Ben won everything but I don't want to stop! Can we go on and keep our points?
    Do our points go away when somebody has won, or can we play some more with them?
    um somebody one the match can we keep playing with the points we have
    so the games over but can we like go on with these scores or know
    Mum got to 515 and won. The twins want another round with the old scores continuing, but Mum says everything goes back to zero.
    continue after match, keep totals

how-many-points-win
    score to win
    how many points to win
    points needed to win the game
    what is the winning score
    what score do we play to
    what do you need to win the match
    how many points until somebody wins
    target score
    how high do we play
    points to win
    up to how many points do we play
    who wins the whole game
    do we play to 500
    points needed to win
    when is the match over
    What total do you have to reach in order to win the whole game?
    Up to what score are we playing before someone is the overall winner?
    Which number of points must a player have for winning the match?
    what do we play to, 500?
    how many points till someones won the whole thing
    is it true its first to 500
    How many points do I need to be the winner of everything?
    When is the whole game over, is it at 500 or at a thousand?
    um how many points do you need to win the hole game
    so what do we play up too is it five hundred you know for the match
    Nan has 310 points and thinks 300 made her the champion; Declan says that you need a lot more to win the match.
"""
