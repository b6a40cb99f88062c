"""How people ask about the Wild Draw Four: when it may be laid, and what a challenge does."""

TEXT = """
draw-four-when
    is a +4 allowed any time
    what must I not hold to play a plus four
    conditions for the black pick up four
    can I throw a plus four whenever I like
    when can you play a draw four
    rules for the wild draw 4
    am i only allowed a +4 when i have nothing else
    is the plus four playable at any time like a wild
    do i have to be unable to play to use a draw four
    what does the rule say about playing wild draw four
    can you play +4 with a card that you could play
    draw four only when you dont have the colour
    can i just play a draw four any time i want
    do you need to have nothing playable for +4
    wild draw four restrictions

draw-four-with-the-same-number
    yes: A Wild Draw Four is not allowed while you hold a card of the same number or symbol.
    no: A Wild Draw Four is allowed although you hold the same number in another color: only the color in force matters.
    +4 though I could match the number
    plus four with a matching symbol in hand
    do I have to play my yellow five on the red five first
    black pick up four when a digit fits but no color does
    draw four while the number but not the color is in my hand
    can i play a +4 if my number matches
    have the same number but not the colour, is draw four legal
    draw four with a matching number in my hand
    got a 7 of another colour, top is 7, play wild draw 4 anyway
    does a matching number stop me from playing plus four
    i could have played my green 3 on the red 3 but used the +4
    +4 while a number would fit
    same digit in hand and he plays draw four
    no matching colour but a matching symbol, +4 allowed
    colour doesnt match but number does, wild draw four
    is it only the colour that counts for +4 or the number as well
    top card is a red 8, ive no red but i do have a green 8, is my plus four ok
    i have the same number in another colour, can i still play the wild draw four
    he had a matching number when he played the +4, is that cheating
    no card of that colour but one of that number, may i draw four someone
    does the plus four rule only look at colour
    holding a card with the same number so is +4 illegal
    could have gone with the number but chose the plus four
    yellow 2 on the pile, i have blue 2 and no yellow, allowed to use +4
    used +4 on a blue 7 while holding a red 7
    they say i cheated with the +4 since i had the same number
    number fits but colour doesnt, draw four ok
    is a draw four legal while holding the same number in some other colour
    does a card matching in number forbid the plus four

draw-four-with-another-wild
    yes: A Wild Draw Four is not allowed while you hold another wild card.
    no: A Wild Draw Four is allowed although you hold another wild card: only the color in force matters.
    +4 with a color changer in hand
    two plus fours in my hand, may I use one
    do black cards count as a match for the pick up four
    holding a joker besides the plus four
    draw four while a plain wild is in my hand
    i have a wild and a draw four, which may i play
    can i use +4 when i could use a wild instead
    wild draw 4 when you hold a regular wild
    does owning a wild make my draw four illegal
    having two draw fours in hand
    more than one +4 in my hand, may i play one of them
    must i play the normal wild before the plus four
    is a plus four legal if my other card is a plus four
    play draw four though i hold a second draw four
    two wild draw fours in my hand is that a matching card
    i hold a normal wild and a plus four, no matching colour, do i have to take the normal one
    he could have played his ordinary wild but used the draw four
    is it okay to play draw four with a wild still in my hand
    two plus fours and nothing else that fits, can i lay one of them
    does a second +4 in my hand make the first one illegal
    i have got a pair of wild draw fours
    does a plain wild count as a playable card when i want to use +4
    they found a wild in my hand after i played +4
    they say i cant play my +4 since i have another one
    other draw four in my hand counts as playable?
    is a draw four legal while holding an ordinary wild
    does another wild in the hand forbid the plus four
    is a draw four legal while holding a second draw four

draw-four-on-wild
    uno.wild-draw-four.color: You may not hold a card of the color that was named with the Wild below.
    uno.wild-draw-four.color.any-playable: You may hold no card that fits on the Wild: none of the color named, and no other wild card.
    uno.wild-draw-four.color.wilds-count: You may hold no card of the color that was named with the Wild below, and no other wild card.
    +4 on top of a color changer
    does the wished color decide whether a plus four is fair
    black on black: what is the pick up four compared with
    +4 on a wild, which colour counts
    play draw four on top of a wild card
    wild was played and blue called, i lay a +4, must i have no blue
    draw four after a wild
    the top card is a wild, when is my plus four legal
    does the declared colour matter for a wild draw four
    there is a wild on the pile, am i allowed to put a draw four
    wild draw 4 over a colour changer with green called, is it green i cannot have
    black card on top, what colour must be missing from my hand for +4
    a wild is on the pile with red called, and i want to put a +4, which colour may i not have
    plus four onto a wild card, do i look at the colour that was named
    the card underneath is a wild, so is my draw four always allowed
    for a +4 over a wild does the called colour count
    mum named green with her wild, can i draw four if i have green
    wild underneath so no colour, does that make +4 legal
    top card wild, they said blue, i have blue but want to +4
    wild on the pile, do i need to not have the colour they said for draw four
    which colour decides when a draw four is put on a wild
    must i be out of the colour that was asked for with the wild

draw-four-just-drawn
    yes: A Wild Draw Four that you have just drawn may be laid at once, if you hold no card that forbids it.
    no: A Wild Draw Four that you have just drawn may not be laid.
    pulled a +4 from the pile, can it go straight down
    use a plus four at once after picking it up
    drew the black four this turn
    drew a +4, can i play it at once
    i picked up a wild draw four because i couldnt go, may i play it
    just drew a draw 4, use it now
    the card i drew is a plus four
    can a plus four be played right after drawing it
    play the +4 from the deck immediately
    picked a draw four off the pile, is it legal to drop it this turn
    couldnt play, drew, and its a +4
    does a freshly drawn +4 follow the same rule
    couldnt play so i drew, and it is a wild draw 4, may i lay it straight off
    picked one up and it was a plus four, do i have to wait a turn
    can you use a +4 the moment you draw it
    got the draw four from the deck on this turn, play it?
    new card is a wild draw four, allowed to play it now
    draw a card and its a draw 4, use it now or wait
    +4 came off the deck this turn
    just got a plus four from the pile, slap it down?
    is a freshly drawn draw four playable in the same turn
    can the draw four i pulled from the pile go down at once

draw-four-bluff
    yes: You may bluff with a Wild Draw Four: the card stands unless it is challenged.
    no: You may not bluff with a Wild Draw Four.
    lay a +4 though I have the color
    cheat with a plus four and hope nobody notices
    illegal black card, can it be refused
    sneak the pick up four past the others
    is bluffing allowed in uno
    can you lie about having the colour with +4
    play a wild draw four illegally
    am i allowed to cheat with a draw four
    +4 even though i hold the right colour
    i have blue but i play +4 on blue anyway
    play draw four when you could match the colour
    can a plus four be a bluff
    sneaky plus four with the colour in hand
    what if i play +4 when i shouldnt and no one challenges
    can i play the plus four even if i have that colour and hope no one notices
    is it cheating to play a +4 while holding the colour
    lie with a wild draw four
    my brother bluffs with his +4 all the time, is that allowed
    do i risk anything if i play +4 with the matching colour in hand
    is bluffing with wild draw four part of the game
    can you sneak in an illegal +4
    fib with a draw four
    is a dishonest +4 against the rules
    playing draw four when i do have the colour
    is it permitted to play a draw four dishonestly
    may i play a draw four though it isnt allowed, hoping nobody challenges

draw-four-seen-through
    yes: A Wild Draw Four that everybody can see is not allowed goes back at once.
    no: A Wild Draw Four does not go back by itself, even if everybody sees through it: it has to be challenged.
    everybody has seen the color in his hand and he lays a +4
    she showed a red card and then plays draw four on red
    obvious bluff with a +4, does it go straight back
    can we refuse a draw four when we all know he has the color
    is a draw four taken back when everyone saw the right color
    we know for sure that the plus four is a bluff
    proved bluff, do we have to challenge or does it go back
    he tried a blue card out of turn, then +4 on blue
    we saw her cards, she could have played, is her +4 refused
    plainly illegal draw four, give it back at once
    a bluff that everybody can see through
    all of us saw he holds green, still he plays +4 on green
    does the wild draw four go back when the bluff is known
    it is certain that the +4 was not allowed
    he dropped a card and we saw it, now his draw four is a lie
    do you need a challenge when the bluff is proved
    the whole table knows she has yellow, wild draw four on yellow
    known bluff draw four goes back into the hand
    we have all seen that he could not lay the wild draw four
    illegal +4 and everyone knows it

draw-four-takes-the-turn
    yes: Whoever draws for a Wild Draw Four misses the turn as well.
    no: Whoever draws for a Wild Draw Four still has the turn.
    may I play after picking up four
    does a +4 skip me too
    plus four and then lay the color that was wished for
    does a draw four also skip you
    do you get to play after a +4 hits you
    i drew my four cards, is it still my turn
    do i miss my go when i take four
    wild draw four victim, can they lay something afterwards
    is my turn gone after picking up four
    after taking the four cards is it my turn
    i drew four, may i play now
    does a +4 also skip me
    plus four, do i miss my go as well
    picked up four, do i still get to play a card
    i had to take four cards, am i skipped too

challenge-third-player
    yes: Every other player may challenge a Wild Draw Four, also one that somebody else draws for.
    no: Only the player who has to draw for a Wild Draw Four may challenge it.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    doubt a +4 as a third player
    can anybody at the table call out a plus four
    only the victim, or who may accuse the one with the black card
    challenge for my neighbor
    can anyone challenge a +4
    who is allowed to challenge a draw four
    third person wants to challenge the plus four
    im not the one who draws, can i challenge
    challenge a wild draw 4 that isnt aimed at me
    may a bystander challenge
    only the next player can challenge, or everybody
    somebody across the table challenges the draw four
    challenge on behalf of someone else
    can another player call the bluff if the victim doesnt
    i am sitting opposite and think the +4 is a bluff, may i challenge
    does the person who challenges have to be the one drawing
    can anyone at all call a bluff on a draw four
    not my cards to draw but i want to challenge
    someone who isnt next in line wants to challenge the plus four
    is challenging just for the player who was hit
    grandpa challenged a draw four that was for me
    friend on the other side of the table challenges the +4
    challenge someone elses draw four
    the victim wont challenge so i will
    may i say it was a bluff though i am not the one who must draw
    does it have to be the victim who challenges
    is someone who isnt affected allowed to challenge the plus four
    i think the +4 against my neighbour was a bluff, may i challenge
    have i got the right to challenge when i am not the next player
    i am not next, may i challenge it

challenge-third-player-loses
    uno.challenge: Nobody draws six cards: only the player who has to draw may challenge, so that challenge does not count.
    uno.challenge.innocent: Whoever challenged wrongly draws the six cards.
    uno.house.no-bluffing: Nobody draws six cards: nobody may challenge by these rules.
    third player doubts a +4 and loses
    penalty for butting in on a plus four
    outsider accused wrongly, who picks up
    a bystander challenged the +4 and was wrong, who picks up six
    wrong challenge from someone who wasnt hit
    person not affected challenges and loses
    outsider challenged the draw four wrongly, what is the penalty
    someone who was not hit challenges and is wrong, who takes the penalty
    somebody else challenged my victim's +4 and was wrong, who takes the six
    third person challenges and loses, who draws
    wrong challenge by somebody who is not next, who gets the cards

challenge-hand-shown
    does the whole table get to see my cards
    reveal the hand after a doubted +4
    may I hide my cards from the others
    who checks whether a plus four was fair
    do i show my cards to everyone when challenged
    who sees the hand after a challenge
    +4 challenged, show hand to the challenger only
    must i show my hand to all players
    do i have to reveal my cards when somebody doubts my plus four
    is the hand shown secretly or to the whole table
    challenged: show cards to just one person
    everyone wants to see my hand after the challenge
    do the others get a look at my cards as well
    she challenged me, do i lay my hand open for all to see
    who is allowed to look at my hand when i am challenged
    when they challenge my +4 does every player look at my cards
    do i show my whole hand or just the colour
    the rest of the table wants to see my cards after a challenge
    show the cards privately to the one who challenges
    prove the draw four was fair without showing all players
    when challenged show the cards to one person or all of us
    who may see my hand
    does the challenged hand get shown to all players or to the challenger
    who looks at the cards after a challenge

challenge-hand-told
    yes: Whoever saw the challenged hand may tell what was in it.
    no: Only the challenger, whoever laid the card, or the scorekeeper tells what was in the challenged hand.
    somebody else reports the cards of the one with the +4
    a bystander says the plus four was fair
    whose word counts about the hand
    can someone else say what he saw in the hand
    friend looked at the hand and reports it was fair
    the challenger wont tell, may another person tell
    he peeked at the challenged hand and told everyone
    he saw the hand in the challenge, can he tell us what was in it
    may the one who looked at the cards say out loud what she saw
    after a challenge can others tell which cards were in the hand
    is it allowed to say what cards he had after the challenge

challenge-ones-word
    does the word of the challenger count
    only one person saw the challenged hand
    must we believe the one who looked at the hand
    do we trust what the challenger says was in my hand
    nobody else has seen the hand, is it settled
    challenger says i was bluffing, is that enough
    can the challenger just lie about my hand
    one persons word about the hand
    what if the one who looks at my cards is not honest
    she looked alone and says there was a blue, does that settle it
    is one word enough after a challenge
    do two people have to see the challenged hand
    he is the only witness of my hand
    whose word counts after a challenge
    i was accused of bluffing by the only one who looked
    do i have to confirm what the challenger saw
    does it hold if only the accused tells what was in the hand
    i say myself that i did not hold the color, is that good enough
    the word of one player about a +4 hand
    does anybody check what the challenger says

challenge-two-stories
    uno.challenge.crossed: Nobody else can tell, so the challenge does not count for now: whoever had to draw draws the four cards.
    we tell two different stories about the hand
    word against word after a challenge
    he says i had the color, i say i did not
    we disagree about what was in the challenged hand
    the two say the opposite about the bluff
    contested challenge
    what does contested mean after a challenge
    i deny that i held the color
    the challenger says guilty and i say innocent
    one says bluff, the other says no bluff
    my story against his about the plus four
    she says there was red in my hand and there was not
    that is not true, i had no green when i was challenged
    we cannot agree who won the challenge
    both of us claim something else about the hand shown
    opposite stories about the draw four
    i contradict the challenger
    the challenger lies about my hand
    two versions of what was in the hand
    no proof of who is right about the challenge
    dispute over what the challenged hand held
    challenge: he said she said

challenge-who-decides
    yes: Where two tell different stories of a challenged hand, the table decides whom it believes.
    no: Nobody else may decide whose story of a challenged hand is true.
    who decides a contested challenge
    can a third person decide who was right about the hand
    does the table decide whom to believe
    somebody else settles the fight about the challenge
    may the scorekeeper decide about a contested hand
    can i decide it for myself after a challenge
    we two disagree about the hand, do the others vote
    who is believed after a challenge
    let the others decide between two stories
    a neutral player rules on the challenge
    who settles it when one word stands against the other
    who has the last word about a contested challenge
    the table believes one of us, who says so
    may any other player decide who told the truth about the +4
    do the rest vote about who is right
    our scorekeeper decides word against word
    who is the judge when we both claim something else about the hand
    can the two of us decide it ourselves
    someone neutral has to settle the draw four quarrel

challenge-give-in
    yes: Either of the two may give in, and that settles the challenge.
    no: Neither of the two may give in.
    i give in
    give in after a challenge
    may i admit it in the end
    i take it back, he was right about my hand
    can i concede a contested challenge
    i want to let the other one be right
    i confess that i had the color
    can the accused give up the dispute
    i was wrong about the hand, may i say so now
    give way in a contested challenge
    admit that it was a bluff after denying it
    i changed my mind, she is right about the challenge
    may i yield to the other one
    i dont want to quarrel, let him have it
    own up to the bluff later
    stop disputing the challenge, he wins
    can one of the two end it by giving in
    agree with the other after all about the hand

challenge-denied-late
    yes: You may still deny what was told of your challenged hand.
    no: Once somebody has played on, what was told of a challenged hand stands.
    too late to deny what was in my hand
    play has gone on, can i still contest the challenge
    until when can i say that it was not so
    somebody has laid a card since, now he denies it
    deny the color after the next player has played
    protest against the challenge a turn later
    when is a challenge settled for good
    contest the word of the challenger later
    may i object two turns after the challenge
    i only noticed now that they said i was guilty
    how long may i deny that i held the color
    is it too late to say the hand was different
    the next one has played already, can the accused still speak up
    he wants to contest the shown hand after others have played
    time limit for denying the challenge
    late denial of a bluff
    can you dispute the challenge after the next turn
    after another card was laid he says his hand had no red

challenge-guilty
    uno.challenge.guilty: Whoever bluffed draws the cards, and the challenger plays.
    uno.house.no-bluffing: Nobody challenges by these rules, because nobody may bluff.
    caught with the color after a +4
    guilty of a false plus four
    does the cheat pick up four, and do I still get my go
    penalty for an illegal black card
    challenge succeeded, who takes the four cards
    i challenged and was right
    he was bluffing with the +4, what does he get
    caught cheating on a draw four
    what happens if the challenge is correct
    successful challenge, whose turn is it
    punishment when the plus four was not allowed
    i was right about the bluff, do i get to play my turn
    liar draws four instead of me
    player had the colour and got challenged
    won my challenge, now what
    challenged her and she did have blue, who takes four and who goes next
    the challenge was right, does the cheater draw and do i play as normal
    we caught him, he had the colour, what now
    my challenge was right so he takes 4, do i still have my turn
    bluffer found out, how many cards and whose go is it
    what does a player get for an illegal plus four
    he lied about the +4 and i challenged
    the person who played +4 had that colour after all, what is the punishment
    challenged and he had the colour, what does he draw and who plays
    the +4 was illegal and i called him on it
    the plus four was illegal and i challenged
    busted for an illegal +4
    what happens when a challenge was successful
    he is guilty of an illegal plus four, who draws and does the challenger play

challenge-guilty-color
    yes: After a challenge that was right, the color that was named still holds.
    no: After a challenge that was right, the color that was named does not hold any more.
    which color do I play on after a bluffed +4
    is the wish of a cheat void
    does the plus four go back into the hand with its color
    challenge won: does the colour stay the one he said
    which colour after a successful challenge
    does the cheater take back his plus four
    is the called colour still valid after a bluff was found out
    does the illegal draw four stay on the pile
    does the +4 guy still choose color if he loses challenge
    who picks the color after a lost challenge
    does the one who bluffed still name the color
    after a successful challenge does the bluffer get to choose the color
    loses the challenge, does he keep his color
    color choice when the draw four was illegal

challenge-innocent
    uno.challenge.innocent: You draw six cards, the four and two more, and miss your turn.
    uno.house.no-bluffing: Nobody challenges by these rules, because nobody may bluff.
    lost the doubt about a +4
    the plus four was fair, what is my penalty
    is it four or six for a wrong accusation
    challenge failed, how many do i take
    i challenged and he had no matching colour
    penalty for losing a challenge
    wrongly challenged a draw four, 4 or 6
    failed challenge how many cards
    do i draw six if i lose the challenge
    the +4 was legal and i doubted it
    lost my challenge
    i thought he was bluffing but he wasnt
    extra two cards for a bad challenge
    challenged her and she had no blue, how many do i pick up
    the challenge was wrong, do i take 4 or 6
    i said he was bluffing and he was honest
    honest +4 but i challenged, how many cards for me
    what do i get for challenging a fair plus four
    four plus two for a wrong challenge
    she really didnt have the colour so i draw six?
    challenging and being wrong costs what
    challenged and he really didnt have the colour
    the +4 was legal and i called it a bluff
    the plus four was legal and i challenged
    so my challenge was wrong, how many now
    what does it cost to lose a challenge
    is it four or six cards when the challenge was wrong

challenge-innocent-turn
    yes: Whoever challenges wrongly draws the cards and misses the turn as well.
    no: Whoever challenges wrongly does not miss the turn.
    may I play after picking up six
    skipped too when the +4 was fair
    go on laying after a lost challenge
    failed challenge, do i also miss my turn
    after drawing six, do i get to play
    lost the challenge and my go
    whose turn after an unsuccessful challenge
    do i still play if my challenge was wrong
    i challenged and he was honest, do i miss my turn too
    lost the challenge, is my go gone as well
    after drawing six for a wrong challenge may i play
    wrong challenge, turn lost?

challenge-same-number
    uno.challenge.innocent: That was no bluff: the same number in another color does not matter. The challenger draws six cards.
    uno.challenge.guilty: That was a bluff: by these rules the same number forbids the card. Whoever laid it draws the four cards.
    challenged +4 with a matching digit of another color
    yellow five in hand when a red five lay there
    was my plus four unfair because a number fitted
    showed my hand: no colour but the number matched, is that guilty
    challenge right or wrong if he only had the same number
    had a matching number when i was challenged
    does a matching number make the plus four a bluff in a challenge
    challenged, i have no green but a card with the same number, was the +4 legal
    i had the same number in a different colour when i played the plus four, am i guilty
    had a matching number only, got challenged on my draw four, bluff?
    same number but not the same colour in my hand, is that cheating with a +4

challenge-another-wild
    uno.challenge.innocent: That was no bluff: another wild card does not matter. The challenger draws six cards.
    uno.challenge.guilty: That was a bluff: by these rules another wild card forbids the card. Whoever laid it draws the four cards.
    challenged +4 while holding a color changer
    second plus four in the hand, guilty or not
    was it unfair to keep a joker
    showed my hand: no colour but a wild, is that guilty
    challenged while holding a second draw four
    does a wild in hand make the plus four a bluff in a challenge
    he had a normal wild when i challenged his +4
    challenged, i had no blue but a normal wild, was the draw four legal
    i still had a wild card when i played the +4, did i bluff
    two plus fours in my hand and they challenge, am i guilty
    does holding another wild make my draw four illegal

challenge-after-drawing
    yes: You may still challenge after drawing the four cards, until somebody acts: first put the four back.
    no: Once you have drawn the cards you may not challenge any more.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    doubt a +4 after picking up
    too late to accuse once I hold the cards
    took the first of the four, can I change my mind
    until when can a plus four be doubted
    i already picked up the four cards, can i challenge now
    drew my four then wanted to challenge
    is it too late to challenge after drawing
    can i challenge once i have started to draw
    took one card from the deck, can i still challenge the +4
    time limit for challenging a draw four
    pick up four and challenge afterwards
    decide to challenge after looking at my new cards
    when do i have to say that i challenge
    already drew some of the four
    i have two of the four in my hand already and now want to challenge
    picked up all four and then thought he was lying, challenge?
    must i challenge before i start drawing
    took the cards already, is a challenge still allowed
    drew one card then changed my mind and said challenge
    started picking up for the plus four, can i stop and challenge
    when is it too late to challenge a wild draw four
    challenge in the middle of drawing
    halfway through picking up the four, can i still challenge
    drew some of the four, now i want to challenge
    can i still challenge with the penalty cards in my hand
    is there still time to challenge once the first card has been drawn
    may one draw and challenge later

challenge-after-the-next-player
    yes: You may still challenge after the next player has laid a card.
    no: Once the next player has laid a card it is too late to challenge.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    noticed a turn later that the +4 was a bluff
    play went on before I doubted the plus four
    accuse somebody a round afterwards
    challenge a +4 one turn later
    next person has played, may i still challenge the draw four
    can you challenge after the game moved on
    realised later it was a bluff and someone has played since
    the next one already played, can i challenge the +4 now
    i took four, then the next player went, may i still say it was a bluff
    challenging a draw four one turn later
    is it too late to challenge when the player after me has gone

challenge-before-the-color
    yes: You may challenge before the color is named.
    no: A Wild Draw Four is challenged only after its color is named.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    doubt a +4 before a wish was made
    accuse at once, without waiting for red or blue
    which comes first, the color or the doubt about the plus four
    challenge while no color is named yet
    challenge before he names a colour
    can i challenge straight away before a colour is called
    she hasnt said the colour yet and i challenge
    i challenged the +4 so fast that no colour was called
    colour first or challenge first
    does he need to pick a colour before i challenge
    challenge called out while he was still thinking about the colour
    no colour chosen for the draw four, challenge ok
    must i wait for the colour until i challenge
    he threw the +4 and i yelled challenge before he could name a colour
    does the colour have to be named before anyone challenges
    i challenged at once, he still hasnt picked a colour
    must he say the colour prior to my challenge
    can i challenge right when the plus four hits the table
    named no colour yet but challenged
    wait for the colour and then challenge or straight away
    challenge before or after they call the colour
    do i challenge first or do they name the colour first
    must the colour have been called for me to challenge
    is it possible to challenge prior to the colour being named

challenge-last-card
    yes: A Wild Draw Four that somebody goes out with may be challenged, but the challenge fails: no card is left in that hand.
    no: A Wild Draw Four that somebody goes out with cannot be challenged.
    no uno.challenge: A last Wild Draw Four is not drawn for by these rules, so there is nothing to challenge.
    no uno.score.none: The round is over at once, so a last Wild Draw Four is not challenged.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    doubt a +4 that was the final card
    can an empty hand be guilty
    finished on a plus four, is it open to a challenge
    can you challenge a +4 that ended the game
    he won with a wild draw four, may i challenge it
    challenge the winning card
    last card plus four, was it a bluff
    challenge a draw four when the player has no cards left
    somebody finished on +4, challenge possible
    can i challenge someone who just went out
    contest a draw four that was their last card
    her final card was a draw four and i dont believe it
    she went out with a plus four and i think she cheated
    he finished on +4, can i still challenge when his hand is empty
    how do you challenge someone with no cards in hand
    wild draw four as final card, challenge allowed?
    won by +4, can we check if it was a bluff
    the winning card was a draw four, can the victim challenge
    he won with +4 but im sure he had the colour before
    out with a +4, may we challenge
    the game ended on a wild draw four, is it checked
    how can a draw four be challenged when it was the last card
    is a winning draw four open to challenge

stacked-draw-four-challenged
    yes: The last Wild Draw Four of the stack may be challenged: if it was a bluff, whoever laid it draws the whole stack.
    no: Where cards are stacked nobody challenges.
    doubt a +4 that lies on a +4
    accuse after two plus fours in a row
    eight cards on me, can I ask to see the hand
    challenge after stacking +4s
    two plus fours stacked, can the last one be challenged
    we stack: challenge the second draw four, who takes eight
    challenge with stacked draw fours
    stacked two +4s on me, can i challenge the last one
    we stack fours, can the last one in the chain challenge
    stacked plus fours, who draws if the last one bluffed
    we stack and somebody put +4 on a +4, may i challenge it
    chain of draw fours, is a challenge possible
    with stacking, challenge the top draw four

may-i-challenge
    yes: You may challenge the Wild Draw Four that you have to draw for, before you draw.
    yes uno.challenge.anyone: Every other player may challenge a Wild Draw Four.
    no: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    can i challenge
    can you challenge a draw 4
    may i challenge a plus four
    how do i challenge a +4
    how does challenging a draw four work
    challenge the +4
    challenging a wild draw four
    what happens when you challenge a draw four
    i want to challenge the plus four
    until when can i challenge a +4
    am i allowed to challenge it
    somebody gave me a draw four, can i challenge
    challenge rule

draw-four-holding-the-color
    yes: You may lay a Wild Draw Four although you hold a card of the color in force.
    no: A Wild Draw Four is not allowed while you hold a card of the color in force.
    can i play +4 if i have a red card and red is on top
    may i use a draw four while i hold the color that is on top
    i have a blue card, blue is on top, can i play +4
    is plus four okay if i have a card of that color
    can i lay a draw four when i have the right color
    +4 though i have a green card and green is up
    i hold red, top card is red, wild draw four
    draw four if i have a card of the color in play
    may i play a plus four with a matching color in my hand
    can i put a +4 down if i still have that color
    can i play a +4 when i have the colour
    i have a yellow card and yellow is on top, may i play plus four
    is a draw four allowed when i could play the colour
    when is a +4 illegal
    i hold the colour but want to play the +4
    what is the condition for a wild draw four
"""
