"""How people ask about UNO: who deals, going out, what cards are worth, the points and the end of a match."""

TEXT = """
wild-drawn-for-the-deal
    match.dealer: A card without a number counts zero when you draw for the deal: the highest number deals.
    match.dealer.points: A wild card beats all others when you draw for the deal; those who tie draw again.
    match.dealer.again: A card without a number does not count when you draw for the deal: draw again.
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
    picking the dealer and someone pulled a wild, does he deal
    draw for dealer, wild card counts as what
    we each took a card to see who's dealing, she got a wild
    does a wild win the cut for dealer
    highest card deals, but he drew a wild, now what
    i got a wild when we picked for who deals do i get to be dealer
    what's a wild worth when drawing for the deal
    cutting for dealer and a wild comes up
    drew a wild for dealer
    picking dealer, wild came up
    does a Wild win the deal
    highest card deals, what's wild worth
    cutting for dealer, got a joker
    We each drew a card to choose the dealer, and Grandpa pulled a Wild. He says that's the highest so he deals. My aunt says it counts nothing. Which?
    Drawing for who gives out the cards: I got an 8, my sister a color changer. She thinks she deals. Does she?
    Before the game we all took one card, highest deals. My uncle turned over a joker and started shuffling. Was he right?
    Ben drew a Wild, I drew a 9, nobody knows who's dealer now. Ben says wild beats everything. Does it?
    To pick a dealer each took a card. Three numbers and a wild. Mum says wild is zero, Dad says wild is fifty. Who deals?
    um we drew cards too see who deals and somebody got a wild does he deal
    so for picking the dealer what is a wild worth is it the highest or zero
    okay she pulled a wild card when we were drawing for dealer does she deal now
    hey are highest card deals but he drew a wild is that high or nothing
    Must I deal when the card I drew to decide that was a Wild?
    Who becomes dealer if somebody turns up a color changer in the draw for the deal?
    What happens if a Wild is pulled when everybody draws a card for dealer?
    we picked cards for who deals and i got a rainbow one am i dealer
    To choose dealer every one takes one card. One has wild. He is the dealer?
    pulled a wild in the draw for dealer, does that mean i deal or is it worth 0

who-deals-next
    uno.deal.next.loser: Whoever had most points left in hand deals the next round.
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
    whose turn to deal after this round
    round's done, who's dealing now
    does the same person deal every time
    is it my deal, she dealt the last round
    who gives out the cards in the second round
    does the deal pass around the table between rounds
    next round's dealer
    who gives out cards next
    deal passes to the left?
    does the winner deal next
    new dealer after each round
    Round one's over and Mum says whoever won has to deal, my sister says it goes to the left. Who shuffles now?
    Uncle Mo has dealt three rounds in a row since he says the dealer stays the same. Shouldn't it move on?
    My cousin lost the hand and they're making her deal as a punishment. Is it the loser who deals the following round?
    We finished a hand and both Jack and I picked up the deck. He sits left of the old dealer, I won. Whose job is it?
    Grandma says the deal rotates, Dad says you draw again every time for it. What's the rule for the following hand?
    um who deals the cards in the next round
    so the round is over does the same person deal again or does it go too the left
    hey it was her deal who's deal is it now for the second round
    Must the winner of the last round hand out the cards for the following one?
    Do I deal again after I dealt this round, or does it move on?
    Who is dealer once a round has been finished?
    whos turn is it to give the cards for the next game
    In second round, which person gives the cards?
    round over, who deals now, winner or loser or what

last-card-shuffle-hands
    yes: You may go out with a Wild Shuffle Hands as your last card.
    no: The deck of these rules has no Wild Shuffle Hands.
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
    can my last card be a shuffle hands
    going out on the wild shuffle hands
    she finished with the shuffle hands card, does she get dealt cards again
    last card is the one that mixes everyone's hands, have I won
    ended on shuffle hands win or not
    i had one card and it was the shuffle one so did i win or do i get new cards
    is it allowed to finish with the wild that shuffles all the hands
    he played shuffle hands as his final card now what
    finish with Wild Shuffle Hands
    go out on shuffle hands card
    shuffle hands as final card
    win with the shuffle card?
    last card is Shuffle Hands
    My last card was the Wild Shuffle Hands. I laid it and said I'm out, my dad says I have to be dealt cards again. Did I win?
    Aunt Bibi got rid of a Shuffle Hands as her final one. Mum says everything's collected and Bibi gets cards too. Is the round over or not?
    I had only the shuffle hands wild left. My brother swears you can't end on that one. Can I?
    Nephew ended the round on the card that mixes all hands. Uncle says first the hands are mixed and he's back in. Who's right?
    Can't agree: Ron's only card is Shuffle Hands, he lays it, he has none. Won, or does he get a share?
    um can you go out with the shuffle hands card
    so my last card is the wild shuffle hands do I win or do I get cards again
    okay he had one card and it was shuffle hands did he win the round or do we shuffle
    hey is it aloud too finish on a shuffle hands wild in you know
    Must I take new cards when I laid a Shuffle Hands as my very last one?
    Is it allowed to end the round with Wild Shuffle Hands?
    What happens if a player has nothing left after putting down Shuffle Hands?
    i only had the shuffle hands card and put it did i win
    Last card in my hand is Shuffle Hands. If I put it, I win or I get cards?
    ended on shuffle hands, thats a win yeah?

shuffle-hands-uneven
    yes: After a Wild Shuffle Hands some get a card less than others: all cards are dealt out one by one.
    no: After a Wild Shuffle Hands everybody has as many cards.
    uno.deck: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-swap: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-blank: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-themed: The deck of these rules has no Wild Shuffle Hands.
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
    after we shuffled hands I've got one fewer than everyone, is that fair
    shuffle hands not equal cards
    collected all the cards and dealt them out, it didn't come out even
    played shuffle hands and now some have 5 and some have 4, right?
    why did i get less cards than my sister after the shuffle hands card
    uneven number after wild shuffle hands
    cards don't divide evenly when redealing with shuffle hands, who gets the extra
    i ended up one short after we mixed up all the hands
    shuffle hands dealt me fewer cards
    uneven hands after the shuffle
    one less card than others
    shuffle hands didn't divide evenly
    why unequal after Shuffle Hands
    We put all our hands together for the Shuffle Hands and dealt them out, and I ended up with one card fewer than Dad. He says redo it. Is that how it should be?
    After the mix-all-hands wild, three of us got five and my sister four. She isn't complaining, I am. Correct?
    Uncle collected, mixed and gave out everything, and it didn't come out even. He wants to draw one from the pile to make it even. Right or wrong?
    Nina laid Wild Shuffle Hands, we redealt, now she's got 4 and I've got 5. I say that's cheating. Is it?
    Total of 17 cards among four people after the Shuffle Hands. Somebody gets more. Grandma says take the extra one away. Do we?
    um after the shuffle hands I got one card less than are other players is that okay
    so we did the shuffle hands thing and some have for and some have five is that right
    okay the cards didnt come out even when we shuffled all hands who gets the extra one
    hey she dealt out the shuffled hands and I have to few is that write
    Must everyone hold equally many after a Wild Shuffle Hands?
    Who gets the odd card when the mixed hands don't divide evenly?
    What happens if the collected hands can't be dealt out equally after Shuffle Hands?
    after shuffle hands i have 4 and he has 5 is that fair
    We mix all hands and give again, but I have one minus. It is normal?
    shuffle hands gave me 1 less than everyone, do i keep quiet or is that legit

shuffle-hands-worth
    uno.deck: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-swap: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-blank: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-themed: The deck of these rules has no Wild Shuffle Hands.
    uno.score.none: No cards are counted by these rules: whoever goes out has won the round.
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
    points for shuffle hands card
    how much does the shuffle hands count when scoring
    value of the wild shuffle hands
    i got left with the shuffle card what do i count for it
    is shuffle hands worth the same as a normal wild
    score for the card that mixes everybody's hands
    she was caught holding shuffle hands, how many points is it
    shuffle hands: 40 or 50?
    value of a Wild Shuffle Hands
    score for the shuffle wild
    caught holding shuffle hands, how many
    I went out and Tara still held a Wild Shuffle Hands. I counted 50 like any wild, she says it's 40. Which?
    Dad was left with the shuffle-all-hands card in hand. We can't find what it scores. Mum says twenty. What is it?
    Adding up the round: two numbers and a Shuffle Hands. My brother reckons that one counts as nothing since it's special. How many points?
    Uncle says all wilds are fifty, Aunt says the Shuffle Hands is cheaper. Who's right?
    My cousin had the Shuffle Hands left over at the end and writes down 40 for it. Is that correct?
    so she still had the wild shuffle hands is that fifty points or for tea
    okay what do we count for a shuffle hands at the end of the round
    hey the shuffle hands wild is it worth the same as a normal wild when we add up
    Do I count 50 for a Shuffle Hands left in somebody's hand?
    Is the Wild Shuffle Hands scored like the other wilds?
    What do I write for a leftover Wild Shuffle Hands?
    How much count the card Shuffle Hands at the end?
    got stuck w a shuffle hands, how many pts is that

what-cards-are-worth
    uno.score.none: No cards are counted by these rules: whoever goes out has won the round.
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
    skip and wild, points?
    what do I count for action cards when scoring
    card values for scoring, reverse, draw two, wild
    is a wild 50 and a skip 20
    how many points is a plus four and a skip
    adding up hands, what's a skip worth and what's a wild
    whats the value of number cards and specials
    points per card: skip, wild
    value of skips and wilds
    how much is a +4 worth
    scoring values for action cards
    is a Skip 20 points
    Round's over and we're adding up. My sister counts a Skip as 10, I say 20, and we disagree about the wild as well. What are they?
    Uncle's left with a Reverse, a Skip and a color changer. He says that comes to 40. I make it 90. Who's right?
    Grandma says wilds are 40, Dad says 50, and nobody knows what a +2 counts. Please tell us the values.
    We've got a heap of leftover cards: a 7, a skip, a wild four. How many points each? My cousin keeps changing his mind.
    Mum counts every action card as 25. I'm sure that's wrong. What's a skip and what's a joker worth?
    um how many points is a skip and how many is a wild
    so when we count up what is a draw to worth and what is the wild worth
    okay are skip cards twenty points or for tea and the wild is fifty right
    hey what are the cards worth when your adding up the score in you know
    Do I count 20 for a Skip and 50 for a Wild?
    What must I write down for action cards and jokers left in a hand?
    Is it right that a number card counts its number and the skip counts more?
    how much points is a skip and a wild
    How many points have the cards, for example Skip, Reverse, Wild?
    whats a skip worth n whats a wild worth when u add up

impossible-points
    yes: A single card can be worth that many points.
    no: No single card is worth 44 points: count again.
    no uno.score.none: No points are counted by these rules: the round counts as won for whoever went out.
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
    he says he had one card left and it's 44 points
    can a single card be 44
    44 points with one card is that possible
    someone wrote down a score that can't be right for one card
    my brother counted 44 for the only card in his hand
    one card left but the points don't match any card
    is there any card worth 44
    she had just one card and claims a weird number of points
    44 for one card, possible?
    single card can't be 44
    scored forty-four with one left
    which card is worth 44
    strange score for just one card
    Dad had exactly one card left and claims it was worth 44. I know of no such card. Is he having us on?
    My brother wrote down 44 and he held a single card. My sister says that number doesn't exist. Can it be right?
    We're checking the sheet: Lia, one card, 44 points. Aunt thinks it's a typo. Could any card be worth that?
    Someone says his lone remaining card scored 37. Mum says cards are either their number, 20 or 50. So is he wrong?
    Uncle noted 44 points for one card in Gina's hand. He won't budge. There's no way, is there?
    um he says his one card counts for tea for points is that even possible
    so somebody had just one card and wrote down 44 can that be right
    okay is there any card thats forty four points all by itself
    hey she only had one card left how can that be 44 in you know
    Must I believe somebody who scores 44 for the one card they held?
    Is there a single card that could give 44 points?
    What happens if the points noted for one card don't match any card there is?
    he has 1 card and says its 44 points is he lying
    One player says: my only card is 44 points. Is it possible?
    1 card = 44 pts?? thats fake right

nobody-has-nothing
    yes: Everybody can have points in the same round.
    no: Not everybody can have points in the same round: count again.
    no uno.score.none: No points are counted by these rules: the round counts as won for whoever went out.
    no uno.score.winner: Only whoever went out gets points for a round: count again.
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
    everybody got points this round, nobody has 0
    is it possible that no one has zero points in a round
    we entered scores and no one went out
    all the players have cards left, how can the round be over
    someone should have nothing right, but all of us have points
    round where nobody's at zero
    we counted and each of us has points, did something go wrong
    doesnt one person always have to have an empty hand at the end
    everyone has points this round
    no zero on the score sheet
    nobody out, all hold points
    all players wrote down points
    round without an empty hand
    We're counting and all four of us gave a number above zero for our hands. My sister says somebody must have gone out with nothing. Is something off?
    Dad typed in 12, 30, 8 and 25, no zero for anybody. Mum says that can't be, the winner has no cards. Who's right?
    Uncle says the round ended, yet every single person had cards left to count. How's that possible?
    On the sheet each one of us has leftover points from hand number three. Wasn't there anyone who emptied their hand? Is that a mistake?
    My cousin added up the hands and found nobody with 0. Aunt says fine, I say impossible. Which?
    um in this round everybody had points left is that even possible
    so we counted all the hands and no one has zero can that be
    okay shouldn't one player have nothing at the end of a round because all for of us have points
    hey no body is at zero in this round did we count wrong
    Must somebody be left with nothing when a round ends?
    Is it possible that every player still has cards to count after the round?
    What happens if no one's hand comes to zero when we add up the round?
    we all got points in our hands and nobody has 0 is that wrong
    In this round all the players have points in the hand, nobody zero. Can be correct?
    literally everyone had leftover cards, dont we need one person w 0

who-gets-the-points
    uno.score.none: Nobody gets points by these rules: whoever goes out has won the round.
    uno.score.partners: The team that went out scores the cards in the hands of the other teams.
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
    does the winner get everyone's points
    who scores, the one who goes out or the losers
    points go to who at the end of a round
    do I add my own leftover cards to my score or does the winner take them
    who gets credit for the cards left in our hands
    i won this round do i get all their points
    when somebody's out, whose score goes up
    is each one counting his own cards or does it all go to the one that won
    winner collects everyone's points?
    who is credited for the round
    points go to winner or holders
    each keeps own or winner takes
    whose column do points go in
    I went out, so I wrote all the others' points in my column. My brother says everyone writes down their own, and low is good. Which?
    Grandma says you add your own leftover cards to your own score and lowest wins. Dad says the winner takes the lot. Who's right?
    We finished a round, 63 points lying around in hands. Do they go to Elsa who went out, or does each person get their own?
    My in-laws give minus points to the losers, we give them to the winner. Whose column should they be put in?
    The hand's done and my cousin wants his own 40 points credited to himself. I won! Aren't they mine?
    um when the round is over who gets the points the winner or the people who have cards
    so I won the round do I get the points from all there hands
    okay does everybody write down their own cards or does the one who one get them all
    hey the points of the round whose are they in you know
    Do I write down the points of my own hand, or does the winner get those?
    Who is credited with the cards the losers still hold?
    What happens if I go out, do all the leftover cards score for me?
    who gets the points when someone wins the round
    The points of the cards in hands, they are for winner or for each one?
    i won the round, do i get everyones pts or do they get their own

partner-cards
    uno.score.winner: By these rules nobody has a partner: whoever went out scores the cards in all other hands, yours too.
    uno.score.none: No cards are counted by these rules: whoever goes out has won the round.
    uno.score.own: By these rules nobody has a partner: the cards in your hand count against you.
    uno.score.challenge: By these rules nobody has a partner: the cards in your hand count against you.
    uno.score.partners: Your hand counts for nobody: your team scores only the cards in the hands of the other teams.
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
    playing in pairs and my partner's out, do my leftover cards count
    partner went out do we score my hand
    does our team get points for the cards I'm still holding
    teams, she finished, I've still got 4 cards, are those added in
    do you count the winner's partner's hand
    my teammate won the round what about the cards i still have
    partners game scoring partner's leftover cards
    he went out so our team won, but I have a wild left, does that count
    partner out, my hand score?
    teammate finished, do mine count
    playing partners: count own side's cards
    my leftover cards when partner wins
    does my hand count for us
    We're playing two against two. My partner Eva went out while I still had six cards. The other team wants to count mine too. Do they?
    Mum and I are partners, Mum emptied her hand. Dad says my cards go to our score as well. Is that right?
    My teammate won the round and I was stuck with two wilds. Do those hundred points count for anyone?
    In teams: Uncle's across from me and he's out. Aunt says only the opponents' cards are added, my cousin says everybody's. Who's right?
    Partner's done, I'm sitting here with 40 points in hand. The opponents claim those count against us. Do they?
    um my partner went out do the cards I still have count for points
    so we play in too teams and my partner won do we count my hand two
    okay when your teammate goes out are you're own cards worth something for the score
    hey my partner finished and I have for cards do they count
    Must I lay my cards open and add them when it was my own partner who went out?
    Do I cost our team anything with the cards I hold after my teammate finished?
    Who gets the points of my hand if my partner is the one who went out?
    my teammate won do my cards count too
    Partner is finished, I have still cards. My cards are counted also?
    my partner went out but im holding like 8 cards, do those count for us or nah

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
    someone went out, do the rest of us add up our hands
    round over do we tally cards left
    do we have to count points or can we just play for the win
    she's done, do we all count what we're holding
    do the losers count up their cards after someone finishes
    is it necessary to score after each round
    my brother has no cards left so do we need to count ours now
    he got rid of everything, do the others tot up what's left
    someone out, count the rest?
    must we add up leftover cards
    is scoring needed after a round
    tally hands once someone's out
    skip scoring, just winner?
    Jenny's out and wants us all to add up what we've got left. My dad says who cares, she won, next round. Do we have to count?
    We never keep score at home, first one out wins. My girlfriend's family counts the cards in the hands each time. Which is right?
    As soon as Bill emptied his hand, Mum made us show our cards and counted them up. Is that part of the game?
    My brother threw his leftover cards in the pile right after I went out so we couldn't total them. Should they have been counted?
    Round's finished. Uncle says losers' cards are tallied, aunt says it's only about who got out first. Who's right?
    um when someone is out do the others half to count there cards
    so he won are we supposed to add up the cards everyone else still has
    okay do we count points after somebody goes out or just start over
    hey she has no more cards now do the rest of us count are hands
    Must those who still hold cards add them up once one player is out?
    May we skip the counting once somebody has emptied their hand?
    What happens to the leftover hands when a player is out, is anything totted up?
    someone won do we have to count our cards now
    One player has no cards more. The others must count their cards or not?
    do we even do points when someones out or just deal again

past-five-hundred
    uno.target: You have won with 520: the target need not be met exactly.
    uno.target.partners: Your team has won with 520: the target need not be met exactly.
    uno.target.none: No points are counted by these rules: when you stop, whoever has won most rounds has won the match.
    uno.score.own: Few points are good by these rules: when anybody reaches the target, the lowest total wins.
    uno.score.challenge: Whoever reaches the target is out by these rules: it need not be met exactly.
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
    I'm on 490 and just got 30, did I win
    do you have to hit 500 exactly
    going over 500 ok?
    520 points, is that a win or do you bust
    he went past 500 does that still count
    i have four hundred ninety and get thirty more thats more than 500 so did i win
    overshoot 500 exact needed
    need exactly 500 or over okay
    490 plus 30, did I win
    going over five hundred
    overshoot 500 allowed?
    bust if past 500?
    I had 490 and won a round worth 30, so that's 520. My dad says you have to land on 500 on the dot. Have I won?
    My brother claims if you go above 500 you're bust like in darts. I'm on 515. He's making it up, right?
    Aunt Rosa reached 507 and everyone congratulated her, then Uncle said exact score needed. Who's right?
    I scored well past five hundred and Mum wants me to drop back to 490 until I hit it precisely. Really?
    Ellie's at 485 and gets 60. She's dancing, her cousin says that overshoots and doesn't count. Does she win?
    um I had for hundred ninety and got thirty do I win or must it be exactly five hundred
    so I'm over 500 now is that a win or do you half too hit it on the dot
    okay does it need to be precisely five hundred points or is more okay
    hey she went from 480 to 530 did she win you know or is that too much
    Must I land on 500 precisely to win?
    Do I lose the points that take me over five hundred?
    What happens if I shoot past 500, say from 490 to 520?
    i got 520 is that more then 500 so i win or not
    Score is over 500, not exact. I am the winner?
    went from 490 to 520, thats a dub right or does it gotta be 500 exactly
    somebody is over 500 now, does the match stop at once

two-reach-the-target
    yes: Two players can reach the target in the same round.
    no: Only the winner of a round gets points, so no two players reach 500 in the same round.
    no uno.score.none: No points are counted by these rules, so nobody reaches 500.
    no uno.score.partners: Only the team that went out gets points, so no two teams reach the target in the same round.
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
    two of us got past 500 in the same round, who wins
    both over 500 tie
    can more than one player hit 500 at once
    I have 510 and she has 530 after the same round
    two people crossed 500 at the same time
    what if 2 players get to the target together
    we both reached five hundred this round is it a draw or whos the winner
    is it even possible that two get to 500 in one round
    two players hit 500 together
    both past 500, same round
    tie at the target score
    who wins if both reach 500
    simultaneous five hundred, possible?
    After this round both Dad and I are above 500. He's got 530, I've got 510, and Mum says it's a draw. Who won?
    My sister and my cousin each claim to have reached five hundred in the very same round. Can that even happen if only one scores?
    Two of us crossed the finishing score together. Uncle wants an extra round to decide. Is that needed?
    We add up the hand and suddenly Bo and Flo are both over the target. Each says they've won. Which of them?
    Aunt got to 500 and so did I on the same hand, says the sheet. Grandpa thinks somebody miscounted. Is he right?
    um can too people get to 500 in the same round and who wins then
    so we both reached the target at the same time who is the winner
    okay if two players are over five hundred after the same round is it the higher one that wins
    hey me and her both have 500 now who one
    Who is the winner if two of us go over 500 with the same hand?
    Is it possible that a pair of players gets to five hundred simultaneously?
    What happens if more than one person reaches the winning total in one round?
    me and my sister both got 500 in the same round who won
    Two persons arrive to 500 in same round. It is possible? Who wins?
    we both hit 500 at the same time, tie or higher score wins

out-at-the-target
    uno.score.winner: The cards in your own hand give you no points by these rules: only whoever went out gets points.
    uno.score.partners: The cards in your own hand give you no points by these rules: only the team that went out gets points.
    uno.score.none: No points are counted by these rules: whoever goes out has won the round.
    uno.target.lowest: The match is over once anybody reaches the target, and the lowest total wins.
    uno.target.elimination: Whoever reaches the target with the cards left in hand is out of the match.
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
    my own leftover cards took me to 500, am I out
    when everyone counts against themselves and I hit 500 what happens
    lowest score wins and I reached 500
    we each keep our own points, I'm at 500, am I eliminated
    cards stuck in my hand pushed me over 500, did I lose
    500 points against you game over?
    scoring the other way where you collect minus points, somebody got to 500
    i got 500 from what i was holding not from winning now what happens to me
    my own leftovers reach 500
    500 reached by losing points
    eliminated at 500 with hand points
    over limit from cards still held
    lowest-score way: I hit five hundred
    We write down what each of us has left in hand, and my cards just pushed me to 512. My brother says I'm out of the game. Am I?
    In the version where your own cards count against you, Gran went over 500. Do the rest carry on without her or is it all over?
    Everyone keeps the points of their own hand at our table. Dad's got 505 now. Has he lost, or won, or what?
    My sister got stuck with wilds and that takes her past 500 since losers score their own cards. She says the match ends and lowest wins. True?
    My leftover hand brought me to 500 exactly. Uncle cheers that I'm knocked out, aunt says I've won. Which?
    um we count are own cards and now I got to 500 am I out
    so I have five hundred points because of the cards I still had what happens now
    okay each person keeps their own points and she is over 500 is she out of the game
    hey my leftover cards put me at 500 do I drop out or is the match over
    Do I drop out when what I still held brings me to 500?
    Who wins if a player gets to 500 with the cards left in their own hand?
    What happens if points from my own leftover hand reach the limit?
    my own cards made me get 500 am i out now
    We write own points of own hand. I have 500 now. I must stop to play?
    hit 500 from the cards i got stuck with, am i eliminated

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
    we're quitting early, nobody's at 500, who's the winner
    stop match before 500
    it's late and we want to pack up, who won
    bedtime and no one reached the target, does highest score win
    end game early winner
    no one hit 500 but we've had enough, how do we decide it
    can we call it a night and whoever leads wins
    were stopping now without anyone getting to the end so who wins
    quit early, who won?
    stopping match before 500
    nobody at target, bedtime
    leader wins when we stop early?
    abandon match, decide the winner
    It's midnight, best score is Dad with 310, and we're calling it a night. He says he's won, I say nobody has. Who's right?
    We can't be bothered to go on to 500. My cousin leads with 240 and claims the trophy. Is there a winner if we quit now?
    The kids need to sleep and no one has got to the target. Mum says highest total wins, Uncle says no result. Which?
    My brother wants to break off while he's ahead and be declared champion. The target's far away. Can he?
    We have a train to catch, scores are 180, 220 and 95. Aunt says that's it, 220 wins. Does it?
    um we wanna stop now and nobody has 500 so who won
    so no one got too the target but were tired is the one with the most points the winner
    okay if we quit early does the leader win or nobody
    hey its late and are scores are all under five hundred can we stop and who is first
    Must we play on until 500 before anybody counts as the winner?
    Who is the winner if we break off while no one has got to the target?
    What happens if we call it a night before anybody gets to 500?
    we have to go to bed and no one got 500 who won
    We want finish now but nobody has the points. Who is winner?
    we're quitting early, no ones at 500, does top score win or

play-on-after-the-end
    yes: You may play on after the match is won: the totals go on.
    no: No match is over by these rules before the table says so: just play the next round.
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
    someone hit 500, can we keep going with the same scores
    match is over but we want to carry on from these totals
    continue after someone won
    she already won the match, can we play on and not reset
    do points start over at zero after a win or can we continue
    he got 500 and won but we dont wanna stop can we keep playing with these points
    keep the totals and play more rounds after the match is decided
    extend game past the winner
    match over, keep the scores going?
    continue after somebody's won
    play on with same totals
    carry on beyond 500
    new match or old scores
    Carol got to 500 and won. The rest of us would like to keep going with the scores as they stand to see who's second. Can we?
    The match is done, my dad won, but my brother wants another round on top of the old totals. Dad says it's back to zero. Which?
    After Mum's victory we just kept on dealing and adding to the sheet. Is that allowed or should we have started afresh?
    Uncle Theo won fair and square. Now my cousin says play on, she's just 40 behind. Do the totals carry over?
    Somebody already has the winning score, and half the table wants to carry on up to 1000. Can we simply continue?
    um somebody won the match can we keep playing with the points we have
    so the game is over she reached 500 can we just play on and not start from zero
    okay after someone wins the whole thing do are points go back to zero if we play again
    hey he won already but we want too keep going with the same score is that okay
    Must the totals go back to zero once the match has been won?
    May we just deal on with the old scores although we have a winner already?
    What happens if we want another round after the match has been decided?
    he won the whole game can we still keep playing with our points
    Match is finished, one won. We can continue with same points?
    she already won but can the rest of us keep going from these scores

how-many-points-win
    uno.target: 500 points win the match, unless the table chose another target.
    uno.target.none: No points are counted by these rules: when you stop, whoever has won most rounds has won the match.
    uno.target.elimination: Whoever reaches the target is out, and the last one left wins the match.
    uno.target.partners: The team that first reaches the target wins the match: 500 points, unless the table chose another.
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
    what score do you play to
    points needed to win the match
    first to what
    how high do we go, 500?
    how many points do you need to win the whole game
    up to which score does a match run
    is it two hundred or five hundred to win
    when is the whole thing over, what total
    score needed to win match
    is it 500 to win
    what total are we playing to
    target score in UNO
    play up to how many points
    We've been adding up all night and nobody knows where it stops. Mum says 500, my uncle says 200. What do you need?
    My cousins play till somebody has 1000. At our house it's 500. What's the official number to win the whole thing?
    How far do we go? Dad's at 340 and already claims victory. Grandma says he's a long way off.
    Before we start we'd like to know the target, my wife thinks three hundred, her sister thinks five hundred. Which one?
    My brother says first one to win a hand wins the match, I say you need a certain number of points. How many?
    um how many points do you need to win the hole match
    so what score do we play two in you know is it five hundred
    okay are we playing to 500 or 200 or what is the rule for winning
    hey how many points does it take too win overall
    Must I have 500 to win the match, or is another total fine?
    At what total does the match end?
    Who has won the match, the first to get to which number?
    how many points do u need to win the whole game
    Until how many points is played the match?
    whats the score u gotta hit to win the whole thing
"""
