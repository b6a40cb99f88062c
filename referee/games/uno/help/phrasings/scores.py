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
"""
