"""How people ask about UNO: drawing instead of laying, mistakes, counting cards, people who come and go."""

TEXT = """
draw-though-i-could-play
    yes: You may draw although you could lay a card.
    no: You may not draw while a card in your hand fits.
    do I have to play if I can
    decline to play although something fits
    keep my good card and take one from the pile
    pass on purpose
    reneging
    draw though a card in my hand fits
    hold back what is playable in my hand
    do you have to play if you can
    can i choose to draw even though i can play
    draw on purpose
    refuse to play a card
    i have a matching card but dont want to use it
    am i forced to play if i have something that fits
    can you pass when you could play
    must i play a card if i am able to
    pick up instead of playing although i could go
    may i save my card and draw
    i could go but i would rather draw, is that allowed
    do i have to play a card that fits or can i just take one
    is drawing allowed even when a card in my hand fits
    may i draw instead of playing when i have a playable card
    i dont feel like playing my card, can i draw
    not putting down a matching card on purpose
    choose to pick up though i have one that goes
    just draw even if something in my hand can be played
    allowed to draw if you have something to play
    hold on to a card i could play and take one from the deck
    can i hang on to a playable card and draw a card for it
    have something to play but id like to draw
    is it fine to pick up though one could play
    would rather pick up than play
    do i have to play
    must i play
    do you have to play
    am i forced to play
    have to play or not
    do i need to play a card

keep-the-drawn-card
    yes: You may keep the card that you drew even if it fits.
    no: You may not keep a card that you drew and that fits.
    no uno.house.draw-until: You draw until a card fits, and then you lay it.
    must I play what I just picked up
    do I have to put down the drawn card
    hold on to the card from the pile
    save a drawn wild for later
    hold the drawn card although it is playable
    do i have to play the card i drew
    drew a playable card, must i play it
    can i keep a card i picked up even if it fits
    keep the drawn card in my hand
    picked up something i could play but want to save it
    forced to play what you draw
    not playing the card i just drew
    drawn card matches, keep or play
    may i hang on to the card i drew
    the card i picked up can be played but i want to keep it
    must a playable card that was just drawn be laid
    drew something that goes, am i forced to put it down
    do i have to lay down the card i drew if it fits
    i took one from the pile and it matches, must i play it immediately
    am i allowed to hold a drawn card back
    picked up, it fits, but id rather keep it for later
    drew a red 4 that fits but id like to keep it
    the one i picked up fits, must it go down
    i drew it, it fits, i keep it?
    is there an obligation to play a fitting card that was just drawn
    must a playable card that i picked up be laid immediately
    picked up a card that can be played, is playing it a must
    do i have to lay straight away what i picked up

play-the-drawn-card
    yes: The card that you just drew may be laid in the same turn if it fits.
    no: The card that you just drew may not be laid in the same turn.
    play straight after picking up
    does drawing end my turn
    the new card fits, can it go down at once
    can i play the card i just drew
    drew a card that fits, lay it right away
    drew a good one, can it be played this turn
    do i wait until my next turn to play the drawn card
    draw then play in one go
    play another card from my hand after drawing
    i drew a card and it fits, can i play it now
    the card i picked up matches, may i put it down
    drew and it goes, same turn?
    play the card i just took
    i drew one but then saw a fitting card in my hand, may i play that instead
    which card may i play after drawing

another-card-after-drawing
    yes: You draw again until a card fits.
    no: You draw only one card in a turn: lay it, or keep it.
    take a second card in one turn
    draw twice
    the first one was no good, one more please
    can i draw twice
    pick up two cards in one turn because i want to
    keep taking cards for fun
    may i take more than one card
    second card from the deck on the same turn
    i drew one, it does not fit, do i draw another
    how many cards do i draw when i cannot play
    may i draw a second card
    do i keep drawing when the card i took is no good
    just one card or more when i cant go
    drew a card, still nothing fits, do i pick up one more

draw-until-it-fits
    yes: You draw until a card fits.
    no: You draw only one card in a turn; if it does not fit, your turn is over.
    keep drawing until I can play
    how many cards when nothing goes
    just one from the pile or as many as it takes
    draw till you match
    do you draw until you can play
    how many cards do i draw if i cant play
    draw one card or keep drawing
    keep picking up until i get a playable card
    cannot play: just one card or draw till something matches
    do you pick up one or carry on
    pick up until you can go
    no playable card, how many do i take
    we draw forever until it fits, is that right
    draw one and pass or draw till you can play
    nothing to play, is it one card or keep going until one fits
    my cousin makes me draw till i can play
    cant go so i take one and then its the next player or do i carry on drawing
    how often do i draw when i have nothing
    keep taking cards until something matches
    only draw a single card if i cant play?
    do i pick up one card or loads when nothing fits
    draw a single one or several
    draw till you get one you can play, is that real
    we keep picking up till somebody can go
    how many do you take when you have nothing to lay

wrong-number-drawn
    uno.owed: Two cards are drawn for a Draw Two: put the third one back.
    picked up one too many
    took the wrong number of cards
    too few cards drawn as a punishment
    took three instead of two
    drew five for a draw four
    he only took one card for a +2
    miscounted my penalty cards
    drew too many by mistake
    somebody took three cards instead of two
    i drew too many cards by mistake
    he drew only three for a plus four
    drew the wrong number of cards, what now
    picked up one too many, do i put it back

forgot-to-draw
    uno.owed.undisputed: Nobody spoke up and play went on, so the two cards count as drawn.
    did not pick up the two in time
    skipped past without taking the penalty cards
    next person played before the +2 was drawn
    he never picked up his two cards
    player forgot to take the +2 penalty
    noticed later that nobody drew for the draw two
    forgot to pick up after a plus four
    she didnt draw and we kept playing
    he never took his two cards and we played on
    somebody did not draw for the plus four, we noticed later
    forgot to pick up the cards
    can we make her draw now when the turn has passed

wrong-card
    yes: A card that does not fit stays.
    no: A card that does not fit goes back to your hand; the official rules have no fine for it.
    no uno.house.illegal-play: A card that does not fit goes back to your hand, and you draw the fine that was agreed.
    misplayed, neither the color nor the number
    wrong card on the pile, is there a penalty
    illegal play, take back or draw
    put down the wrong color by accident
    played a card that doesnt match
    put a wrong card down, what happens
    penalty for an illegal card
    my card didnt fit, do i take it back
    invalid card played
    he played a blue on a red with a different number
    laid the wrong card by mistake
    someone plays a card that isnt allowed
    take the card back and draw
    put down a card that does not match, do i have to draw cards
    the card doesnt match the pile
    i put a card that does not match the colour or number, what happens
    someone laid a card that doesnt fit and we saw it straight away
    blue 4 played on a yellow 9, take it back or penalty
    he tried to play a red 2 on a green 7
    she put down a card that isnt playable and we noticed immediately
    is there a penalty for playing a wrong card
    card that doesnt go on the pile, does she get it back
    give the wrong card back and draw two
    he played yellow 3 on blue 5
    messed up and put the wrong colour down
    put a red 1 on a green 6, what now
    doesnt match, take it back?
    is there a punishment for laying a card that does not fit
    penalty for a mismatched card
    can i play a card that does not match

out-of-turn
    yes: A card laid out of turn stays.
    no: A card laid out of turn goes back to your hand; the official rules have no fine for it.
    no uno.house.illegal-play: A card laid out of turn goes back to your hand, and you draw the fine that was agreed.
    played too soon
    jumped the queue with a card that fits
    thought it was me, penalty for playing out of order
    played when it wasnt my turn
    somebody played out of turn
    went too early, wasnt his go
    penalty for playing out of turn
    wrong person played a card
    put a card down before my turn
    played in the wrong order, do they draw
    she went before me
    do you take back a card played out of turn
    he jumped ahead of me and it was my turn
    she laid a card although it was my go
    someone went when it wasnt their turn, is there a penalty
    he played before me by mistake
    a player put a card down out of order, take it back?
    not her turn but she played anyway
    kid got excited and played too early
    someone went twice
    played before his turn
    i played but it was actually her turn
    is there a punishment for laying a card when it is someone elses turn

wrong-card-noticed-late
    yes: A wrong card that is noticed turns later may stand: the table agrees to let it count and plays on from it.
    no: A wrong card that is noticed turns later does not stand.
    found out too late that a card did not fit
    nobody saw the illegal card and play went on
    does a mistake from before still count
    noticed an illegal card two turns later
    wrong card found out late
    a few turns ago somebody played a card that didnt match
    can we undo a mistake from earlier
    mistake discovered after others played
    too late to correct a wrong card
    only now we see the card was not allowed
    does an old mistake stand
    nobody noticed the wrong card until later
    go back because of a wrong card several moves ago
    two turns on we notice that a card didnt match, do we go back
    only after three people had played did we see the mistake
    card was wrong but we found out later, leave it or undo it
    do we rewind when an illegal card is spotted after several turns
    someone played a wrong card ages ago
    a mistake from a few turns back, does the game carry on
    spotted it too late, lots of cards played since
    illegal move discovered afterwards
    saw that someone played a wrong card two turns ago
    we only now saw the wrong card
    a wrong card was noticed after two more people had gone

take-back-several
    yes: The scorekeeper may take back as many turns as the table agrees on.
    no: Turns that are played cannot be taken back.
    rewind to before the mistake
    undo the last few cards
    we all agree to go back and play it again
    can we go back a few turns
    undo the last round
    rewind the game
    everyone wants to redo the last turns
    take back more than one move
    everybody agrees to undo three turns
    can we take back the last few turns
    go back three plays, is that ok
    we want to undo several plays
    rewind the last round of turns

correct-and-keep
    yes: What was written down wrongly may be corrected, and what still fits after it stays.
    no: What was written down wrongly cannot be corrected.
    correct a mistake and keep what came later
    change one card that was entered wrong
    fix an old entry, keep everything after it
    wrong card entered, can we put it right
    entered the wrong card some turns ago
    correct an entry without taking back the rest
    keep what still fits after a correction
    edit an earlier move
    i typed red instead of blue three turns ago
    correction, do the later cards stay
    put right what was written down wrongly
    repair a typo in the log
    what happens to the later turns when i correct something
    change the past but keep the rest
    a mistyped card from before
    is everything after it lost when i correct an entry
    can we mend a slip and go on
    the color was written wrong, correct only that
    correct one entry, which later ones drop out
    fix what was recorded wrong

wrong-player-tapped
    yes: The right player may lay the card: that corrects what was tapped for the wrong one.
    no: The right player may not lay the card now.
    tapped the wrong player
    we tapped the wrong person
    put the card on the wrong player by mistake
    it was not him, it was her who laid the card
    entered a card for the wrong name
    wrong player selected
    clicked on the wrong player
    recorded the play under the wrong name
    oops wrong person
    the card was really laid by somebody else
    i pressed ann but bob laid it
    mixed up two players when entering a card
    hit the wrong name
    now it says the card is in somebody elses hand
    said the wrong player laid it, what now
    play booked on the wrong player
    does it think she holds that card because i tapped wrong
    slip of the finger, wrong player
    mistap on the phone
    wrong one of us was tapped and the card was refused

lost-track
    yes: The table may just say how the round stands, and play goes on from there.
    no: The table may not just say how the round stands.
    lost count of who plays next
    we forgot which direction we were going
    muddled up the order, how to continue
    nobody remembers whose turn it is
    whose go is it
    which way round are we going
    we lost the order after a break
    forgot whose turn it was
    we do not know whose turn it is any more
    nobody knows who is next
    we lost count, how do we go on
    who was it? none of us knows

hint-costs
    yes: Whoever tells somebody what to lay draws the fine that was agreed.
    no: Telling somebody what to lay costs no cards by these rules.
    my partner gave me a hint
    helping another player choose
    table talk, whispering a tip
    is advice punished
    partner told me what to play
    is talking about cards allowed
    giving hints to another player
    penalty for telling someone what to play
    he whispered which card to play
    are you allowed to help each other
    partners tell each other which colour to play
    coaching my partner
    somebody gave away what to play
    signal to my team mate what i have
    my partner said play the blue one, is there a penalty
    we play in teams and my partner gave me advice on what to put down
    is it cheating if someone tells you which card to play
    what do we do with players who give tips
    my daughter tells her dad what to play
    talking in code with your partner
    whispering what to play to your team mate
    telling your partner your cards
    is giving away what to play punished

how-many-cards-have-you
    yes: You may ask at any time how many cards somebody holds.
    no: You may not ask how many cards somebody holds.
    do I have to tell the size of my hand
    is the number of cards secret
    can they hide how many they have left
    can i ask how many cards you have left
    must you say the number of your cards
    how many cards is he holding
    is my card count secret
    can i hide how many cards i have
    look at how many cards others have
    count someone elses cards
    she wont tell us how many cards she has
    ask for card counts
    can i check the number of cards in someones hand
    brother hides his cards so we cant see how many he has
    am i allowed to ask how many cards everyone has got
    do i have to answer when asked about my number of cards
    keeping the number of my cards a secret
    he wont tell how many cards he has
    she says her number of cards is none of my business
    is the number of cards in a hand secret
    he refuses to say how many cards he is holding
    somebody wont say how many are left in their hand

count-the-piles
    yes: You may count the draw pile and the hands at any time.
    no: You may not count the piles.
    look at the discards
    leaf through what was already played
    check the draw pile
    rummage in the deck to see what is gone
    may i check the discards to see what was played
    look at old cards in the pile
    search the discard pile
    is it allowed to look at cards already played
    flick through the pile to see which wilds are gone
    can we count how many cards are in the draw pile
    memory: want to see earlier cards
    dig in the discards
    can i have a look through the cards that have been played
    may i see which cards are in the discard pile
    am i allowed to rummage through the old cards
    spread out the discard pile to check
    somebody keeps looking at the used cards
    see what has already been thrown
    digging around in the pile
    may one look at the cards in the discard pile

count-does-not-add-up
    109 cards in the deck
    a card is missing from the game
    the pack is not complete, does the round count
    one card too many in the deck
    there are 109 cards
    our deck has an extra card
    we have 107 cards, one is missing
    deck has the wrong number of cards
    wrong count of cards, does the game still count
    extra card found mid game
    a duplicate card slipped into the deck
    cards missing from the deck
    found a card under the sofa
    counted all the cards and got 109
    there is an extra card in our pack
    the number of cards isnt right, do we start again
    deck has 1 card more than it should
    halfway through we realise a card is missing
    too many cards in the box, what happens with this round
    theres 109 cards here
    one card more than there should be

eight-cards-dealt
    uno.deal.seven: Everybody is dealt seven cards: deal again.
    misdeal, wrong number in a hand
    one card short at the start
    dealer gave me too many
    dealt too many cards
    i got six cards instead of seven
    someone has 8 cards at the start
    dealer made a mistake dealing
    wrong number of cards dealt
    i got eight cards at the start
    somebody was dealt only six cards
    wrong number of cards dealt, deal again?
    misdeal what do we do
    i have one card less than the others after the deal

leaving-mid-round
    uno.leaving.counted: The cards of a player who leaves are counted: say how many points they make.
    uno.score.partners: Partners stay together until the match is over.
    player quits before the end
    my brother is called to bed, what happens with his cards
    dropping out during a hand
    left the table, do their points go to the winner
    player leaves in the middle of the game
    someone quits during a round
    have to go, what about my hand
    do we count the cards of a player who left
    player drops out, do their cards count
    somebody stops playing midway
    what happens to the cards when a person leaves
    ragequit in the middle of a hand
    one of us has to leave now
    mum called her away, are her points scored
    someone stops halfway, what about their hand
    she quit during the hand, do we add her cards to the score
    player left before the round was over
    nephew walked off mid game, does the winner get points for his cards
    one person leaves and we carry on, where do their cards go
    cards of a quitter
    what about the hand of the one who quit
    sister left in the middle of the round, her cards?
    he went to bed during the round
    somebody disappears halfway, count the cards or not
    do the cards count of a player who has to leave during the round

leaving-between-rounds
    quit the match early, keep the score
    leaving the game while others play on
    are my points lost when I stop
    leaving after a round, what about my points
    player goes home between rounds
    someone leaves the match but we go on
    quit after round three, do the points stay
    my uncle leaves after this round, what happens with his points
    somebody stops between rounds, do the points stay
    one player goes home, do we go on and with which scores
    player quits after a round

joining-late
    yes: Somebody new may join between two rounds.
    no: Nobody may join while teams are playing: teams stay together until the match is over.
    a latecomer wants to play
    add a player after the first round
    can someone join later
    new player wants to join
    join a running match
    friend came late and wants to play
    my cousin arrives after three rounds, can he still play
    can a new player come in between rounds
    somebody wants to join after we started, is that ok
    late arrival wants to play along
    how does a new person enter a running game
    can people join when the match has already begun
    with how many points does a latecomer start

join-how-many-points
    late arrival, how many points do they start with
    new person at the table, with how many points
    somebody joins late, what is their score
    how many points does a new player get
    score of a player who comes late
    does a latecomer start at zero
    where few points are good, does a late player start with nothing
    starting points for somebody who joins in round three
    points for joining late
    is it fair to join with zero points
    late player would lead at once with zero
    newcomer begins level with the worst
    join after three rounds, what points does he get
    new player and lowest points win
    which total does someone who sits down later have
    does she start with the same points as the last one
    entering the match late, score at the start
    extra player after a few rounds, what total
    with what score do you join late
    do you give a latecomer any points

coming-back
    he comes back after leaving
    coming back to the match
    player returns after a break
    somebody left and wants to play again
    rejoin the match
    can you come back after leaving
    returns with his old points
    i had to go and now i am back
    back again, do i keep my points
    what score has somebody who returns
    went home and came back
    left for two rounds and is back now
    can a player who quit come back in
    do i get my old points back when i return
    same seat and same points after coming back
    re-enter after leaving
    she had to take a call, now she wants in again
    return to the game with the points from before
    player is back after dinner
    he quit earlier and would like to join again

paper-rounds
    yes: You may go on from rounds that were played on paper.
    no: You may not go on from rounds that were played on paper.
    we have some rounds on paper
    rounds played on paper before
    bring totals from paper
    start here with scores from a notepad
    we already played a few rounds, enter the totals
    carry on a match from paper
    scores from before, can we add them
    begin with totals
    we kept score by hand until now
    continue a game we started on paper
    put in the old scores
    opening totals
    started on a sheet of paper, go on here
    four rounds are on paper already
    take over the scores from a piece of paper
    can we start in the middle with the points we have
    we counted in a notebook so far
    do rounds on paper count
    add the score sheet from earlier
    switch from paper to the phone in the middle of a match

joining-mid-round
    yes: Somebody may join in the middle of a round.
    no: Nobody joins in the middle of a round: wait until it is scored.
    deal a late guest in while we are playing
    enter during the hand
    take over cards halfway through
    join in the middle of a hand
    can someone join during the round
    new player while we are playing, deal them seven
    take over the cards of a player who left
    can my sister join in the middle of the round
    somebody wants to play and we are in a round, deal her in now?
    may a new player be dealt in while we are playing
    join during a round
"""
