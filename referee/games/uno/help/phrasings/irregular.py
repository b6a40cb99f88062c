"""How people ask about UNO: drawing instead of laying, mistakes, counting cards, people who come and go."""

TEXT = """
draw-though-i-could-play
    yes: You may draw although you could lay a card.
    no: You may not draw while a card in your hand fits.
    uno.draw.unable: You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
    uno.house.draw-until: You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
    uno.house.force-play: You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
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
    can you pick up a card even if you've got one that goes
    I've got a playable card but don't wanna use it, can I just take one from the pile?
    is it allowed to draw on purpose
    do i have to play if i can or can i grab one instead
    he's got a blue and blue is on top but he picked up from the deck anyway, legal?
    draw when you have a playable card
    am I forced to throw down a matching card
    mum says i must put my card because it goes but i want to save it and take a new one
    draw on purpose, playable in hand
    pick up voluntarily instead of playing
    can I refuse to play
    forced to lay if able?
    draw by choice, have match
    It's my turn, I have a red that fits, but I'd rather keep it and take one from the pile. My brother says I must play. Must I?
    Grandma saves her good cards and draws instead although she could lay. Uncle calls that cheating. Is it?
    My sister drew, and next turn we saw that she'd held a fitting card all along. Dad says she was obliged to lay it. Was she?
    I didn't want to waste my wild, so I drew on purpose. Cousin says as long as you've got something you have to play it. Who's right?
    Aunt Flo keeps picking up for tactical reasons with matching cards in her hand. Is that allowed?
    um i could play a card but i dont want two can i draw instead
    okay i got one in my hand that fits do i have to play it or can i just pick up
    uh am i aloud to draw even if i have a card that goes
    hey can you take from the pile when you do have read and its red on the pile
    Must I lay something when I've a match, or is picking up a choice?
    Is it allowed to hold back a fitting card and grab one off the deck?
    What happens if I take a card from the pile though my hand had a match?
    i got a card that works but i wanna save it, can i just draw
    I have good card but don't want put it. I can take from pile?
    can i take a card even if i have one that fits because i want to keep it
    is there a duty to play when you can
    if something fits must i play it, or may i keep it back

keep-the-drawn-card
    yes: You may keep the card that you drew even if it fits.
    no: You may not keep a card that you drew and that fits.
    no uno.house.draw-until: You draw until a card fits, and then you lay it.
    uno.drawn-card.must: A card just drawn that fits has to be laid; nobody else sees it, so your word counts.
    uno.drawn-card: A card just drawn that fits has to be laid; nobody else sees it, so your word counts.
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
    picked up a playable card, do I have to put it down or can I hang on to it
    can i hold onto the card i just drew even though it goes
    drew a red on a red, am I forced to throw it
    keep drawn playable card optional?
    I took one from the deck and it matches but id rather save it for later
    she grabbed a wild off the pile and stuck it in her hand instead of playing it, is she allowed
    must you play what you pick up if it works
    so the card i got from the pile would go but i dont want to put it can i just not
    drawn card fits, hold onto it
    must drawn match be laid
    keep what I picked up
    playable draw, save for later?
    obliged to lay fresh card?
    I drew a card, it fits, but I'd like to keep it for later. My brother says I have to play it right now. Do I?
    Grandma took a wild from the pile, smiled and put it in her hand, turn over. Uncle says she was bound to lay it. Was she?
    My sister picked up a playable card and kept it. Dad says that's against the rules. Is it?
    I had nothing, drew a +4, and want to save it. The others say a drawn card that goes must go. True?
    Cousin drew a green on green and just passed. Does he have a choice there?
    okay i picked one up and it goes but i want two keep it is that fine
    uh must you lay the card you drew if it matches or can you hold on to it
    hey the card i took fits can i save it four later
    Am I forced to lay what I've just picked up when it matches?
    Is it allowed to hang on to a matching card straight off the pile and end my turn?
    What happens if I don't want to lay the good card I've just drawn?
    drew a card that works but i wanna keep it, allowed?
    I take card, it is good to put. But I want to keep in hand. Can?
    i picked up a good card do i have to put it down or can i keep it
    drew a card that fits, do i have to play it at once
    must a drawn card be laid immediately if it is playable

play-the-drawn-card
    yes: The card that you just drew may be laid in the same turn if it fits.
    no: The card that you just drew may not be laid in the same turn.
    yes uno.drawn-card.must: The card that you just drew has to be laid in the same turn if it fits.
    yes uno.house.force-play: The card that you just drew has to be laid in the same turn if it fits.
    yes uno.house.must-play-drawn: The card that you just drew has to be laid in the same turn if it fits.
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
    can you put down the card you just picked up straight away
    I drew and it matches, do I get to play it now or wait till my next go?
    play drawn card immediately
    he picked one up and slapped it right down, is that ok
    if i take a card and it works can i chuck it on straight off
    does drawing end your turn or can you throw what you drew
    i pick up a card its a green 5 and the pile is green can i put it now
    Is it legal to use a freshly drawn card the same go?
    lay drawn card right away?
    drew a match, play immediately
    same turn: draw then play
    may fresh card be laid now
    pickup fits, put down now?
    I drew a yellow that fits and slapped it down at once. My brother says I should wait till my next go. Who's right?
    Grandma thinks that drawing ends your turn, full stop. I drew a fitting card and want to lay it. May I?
    My sister took one, it matched, she threw it on the pile in the same go. Uncle complains. Was that allowed?
    Dad says you draw and that's your turn. We've always put the new card straight down if it goes. Which one's correct?
    Cousin picked up a +2 and hit me with it in the very same turn. Can he lay a card he's just drawn?
    um i drew a card and it fits can i play it right now
    okay i picked up one that matches can i put it down in the same turn or wait for the next one
    uh if i draw and it goes am i aloud to lay it straight away
    hey after drawing can you play that card right a way or is your turn over
    Must I wait for my next go to lay a card I've just picked up?
    Is it allowed to draw and at once lay the fresh card?
    What happens if the card I draw matches the pile, do I get to put it down?
    drew a card n it matches can i throw it rn
    I take card from pile and it fits. I can put it now in same turn?
    i took a card and it fits can i put it down now or next time

another-card-after-drawing
    yes: You draw again until a card fits.
    no: You draw only one card in a turn.
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
    can I pick up a second card if I didn't like the first one
    drew one, want to take one more, allowed?
    she took a card and then grabbed another just because she felt like it
    draw twice in one turn
    i already drew this turn can i draw some more
    he picked up one didn't want it so he reached for the deck again is that cheating
    may you take an extra card on the same go by choice
    one more card please after i picked up my one am i allowed
    draw second card by choice
    want another one off pile
    drew one, take one more?
    voluntary extra draw, same turn
    second pick-up in one turn
    I drew a card, it didn't help, and I'd love to take another one. My brother says one is all you get. Can I go again?
    Grandma picked up a card, didn't like it, and grabbed a second. Uncle says put it back. Must she?
    My sister wants lots of cards on purpose and drew two in one turn. Nobody laid a +2. Is she allowed to?
    I took one that doesn't fit and asked if I may try once more. Cousin says my turn is over. Is it?
    Dad took a card and before he passed he took one more just because he felt like it. Fair?
    um i drew one and i want another one can i draw again
    okay the card i picked up is bad can i take a second one if i like two
    uh am i aloud to draw one more after i already drew this turn
    hey can you choose too draw again when the first one was no good
    May I help myself to a further card after my draw, just because I'd like to?
    Is it allowed to pick up twice in one turn of my own free will?
    What happens if I reach for the pile a second time in my turn?
    can i draw 1 more i dont like the one i got
    I take one card already. I want one more. Is permitted?
    i picked a card but its not good can i pick another one please

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
    do you keep picking up until you get one you can play
    how many cards do I draw if I can't go, just one or keep going?
    can't play anything, keep drawing till a match?
    no card goes so i pick up one or do i carry on till i get something
    my cousin made me take 9 cards because nothing matched, is that the real rule
    draw one only vs draw til playable official rule
    when you've got nothing to put down is it a single card or loads
    nothing i have matches do i just take one and thats it
    keep drawing till playable?
    draw one only, or until match
    endless drawing when stuck
    how many draws when nothing fits
    must I draw till I can
    I couldn't play, and my brother made me draw nine cards until a green showed up. Is that the rule or is it only one?
    Grandma says you take one card and pass. At my friend's house you keep on taking till one goes. Which is it?
    My sister's got no match. Dad says draw until you can. She says draw one and stop. Who's right?
    I had to pick up eleven cards in a single go since nothing matched. Cousin claims that's how it's played. Really?
    Uncle can't lay anything. Do we force him to continue drawing from the pile until he gets something playable?
    um do i draw just one card or keep drawing until i can play
    okay i cant go do i keep picking up till something fits
    uh when nothing matches is it one card or as many as it takes two get one that goes
    hey they made me draw like ate cards until i got a blue is that right
    Must I go on drawing as long as nothing matches?
    Do I pass after one unplayable card from the pile, or take more?
    What happens if I can't lay, is it a single card or draw till it goes?
    I have no card to put. I must take one or take many until one is good?
    do i have to keep taking cards and taking cards till i get one that fits

wrong-number-drawn
    uno.owed: Whoever draws too many cards puts the surplus back: two are drawn for a Draw Two.
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
    he got hit with a +2 but picked up three
    took too many cards for a draw 2
    someone only grabbed one card for a plus two, how do we fix it
    i played a +2 on my brother and he took three by accident what do we do
    Wrong amount drawn on a draw two, does the extra one go back?
    she picked up 3 instead of 2
    what if a player takes the wrong number of penalty cards
    plus two and dad counted wrong and grabbed an extra, now what
    drew three for a +2
    took one too many, +2
    drew only one for draw two
    miscounted penalty draw, fix it
    extra card taken by mistake
    My sister drew three for a +2 by accident and has already mixed them in. Does she keep the extra one?
    Grandpa took just one card for my draw two and thinks he's done. We noticed. Does he take the other one?
    I miscounted and grabbed three instead of two. Brother says tough luck. Do I have to keep it?
    Uncle had to take two, the cards stuck together and he's got three. Which one goes back, and who chooses?
    Cousin picked up too many for a plus two and saw them all. Dad wants her to put one back. How?
    um she drew three cards for a plus two what do we do
    okay i took one too many four the draw two do i put it back
    uh he was supposed two draw two but he took three by mistake now what
    hey somebody drew the wrong number of cards for a plus 2 does the extra go back
    Must I return the surplus card if I took three for a take two?
    What happens if somebody picks up the wrong amount for a +2?
    Do I keep the third card when the plus two only asked for a pair?
    oops i drew 3 instead of 2 for the +2 do i keep it
    He must take two, but he take three. What to do with extra card?
    i took three by accident but it was only a plus two do i have to give one back

forgot-to-draw
    uno.owed.undisputed: Cards forgotten for a Draw Two need not be drawn any more once play has gone on and nobody has spoken up.
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
    nobody noticed he never picked up his two cards and we've carried on
    +2 was played on her but she didn't take the cards and it's two turns later
    can we make someone draw their draw two late?
    forgot to pick up for a plus 2, game moved on
    he just went on playing without taking his two cards and now were three people further
    missed +2 penalty noticed later
    does a player still owe the two cards if everyone else already went
    i put a plus two and tim didn't pick up and we only just saw it
    never drew for +2, moved on
    forgotten +2 draw, noticed late
    skipped drawing two, now remembered
    draw two unpaid, play continued
    owes two cards from earlier
    My brother got hit with a +2, never took his cards, and three people have played since. We just noticed. Does he take them now?
    Grandma didn't draw for my plus two, everybody was chatting, game went on. Uncle says it's too late. Is it?
    I realise my sister never picked up her two cards from the draw two a lap ago. She says we should've said something. Does she still owe them?
    Dad laid a +2 on me, I just forgot, nobody saw, and we're well past it now. Should I still draw the two?
    Two rounds of the table later cousin remembers that aunt hadn't drawn for the take two. What do we do now?
    um somebody forgot to draw for the plus two and we kept playing what now
    okay i was supposed to take two cards but i forgot and the game went on do i take them now
    uh he never drew his two from the draw to and its like three turns ago
    hey we played on and only now saw she didnt pick up her too cards does she have to
    Must someone who forgot their two cards catch up on them after others have played?
    Do I get away with it if nobody saw I hadn't drawn for the +2?
    What happens if a plus two wasn't drawn for and it's noticed later?
    he never took his 2 from the +2 n we kept goin, does he still gotta
    He forget take two cards, and game continue. Now we see. He must take still?
    my sister forgot to take her two cards and we already played more does she have to take them now

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
    put down a card that doesn't match, do I take it back
    someone played a green 4 on a red 7, does it count
    illegal card played what happens
    he threw a card that doesn't go and we saw right away
    i chucked the wrong card is there a penalty or do i just pick it up again
    played a blue on yellow by mistake, stays or goes back to my hand?
    oops my card doesnt match the pile what now
    what's the rule when somebody lays something that can't go there
    misplayed card, does it stay
    non-matching card: take it back?
    laid wrong color by accident
    illegal card just now
    mismatch on pile, penalty?
    I just put a blue 4 on a red 7, by mistake. My brother says it lies, tough, my sister says take it back and draw. What's right?
    Grandma mixed up the colors and laid a card that doesn't match. We saw at once. Does she take it back?
    My cousin threw a green on a yellow with another number. Uncle says he gets two penalty cards. Does he?
    Dad laid a 6 thinking it was a 9. It doesn't go. Can he swap it for a right one now?
    I laid something that doesn't fit, nobody has gone after me yet. Does it remain on the pile or go back to my hand?
    um i put down a card that doesnt match does it stay there
    okay i played the wrong color by mistake do i take it back and draw
    uh she laid a card that doesnt go and we noticed right away what now
    hey i threw a wrong card on the pile do i have two pick up
    Must I take back a card that doesn't match, and is there a fine?
    What happens if I lay something that goes by neither color, number nor symbol?
    Do I lose my turn when the card I've just put down doesn't match?
    i played the wrong card lol it doesnt match do i take it back
    I put card, but it not same color, not same number. It stay or I take back?
    i put a card that isnt right by accident can i take it back

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
    she went before it was her go
    I played too early, it was actually Ben's turn
    card played out of turn, take it back?
    he jumped the queue and slapped a card down when it wasn't his turn, no jump-in rule
    i put my card and it was not my turn yet what happens
    does a card count if somebody goes when it's not their go
    played when someone else was up
    my kid threw a card in before me even though i was next does it stay on the pile
    played when not my go
    jumped the queue by accident
    laid too soon, someone else's turn
    card down out of order
    not my turn, card stays?
    I thought it was me and put down a red 3, but it was my sister's go. Does my card stay there or do I take it back?
    Grandma laid before my brother had his go. Uncle says it counts and my brother's skipped. Is that so?
    My cousin slapped a card down although it was dad's turn. It would have fit, but it wasn't identical or anything. Back to his hand?
    I played too early, two people were still ahead of me. They want me to draw a penalty. Do I?
    Aunt Meg threw her card in the middle of my turn by mistake. Now she says she can't take it back. What happens?
    um i put down a card but it wasnt my turn does it stay
    okay he played before me and it was my go does he have two take it back
    uh somebody laid a card when it was not there turn what do we do
    hey i went to early it was her turn is my card still good
    Must I pick my card up again when I laid it while somebody else was up?
    What happens if a player lays during another one's go?
    Do I get a penalty for playing before it was my go?
    i played but it wasnt my turn oops does it stay
    Not my turn but I put a card already. I must take it back or it stays?
    my brother put his card and it was my turn does he have to take it back

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
    we just saw that a card two turns ago didn't match, do we rewind or carry on
    wrong card spotted late
    he played a red on a blue and nobody noticed until two people had gone
    is it too late to undo an illegal card after a couple of goes
    someone put something that didnt fit ages ago and we only see it now do we just keep playing
    invalid card discovered 2 turns afterwards
    Amy slapped down a card that couldn't go, then Joe went, then I went, then somebody noticed
    do you leave a bad card in the pile if everybody already played on top of it
    illegal card spotted two turns later
    bad card found too late
    mistake only seen afterwards, carry on?
    nobody noticed misplay until now
    wrong color slipped by, continue?
    My uncle put a green 4 on a red 7 and we only saw it after two more people had gone. Grandma wants him to take it back, I say it's too late now. Who's right?
    So Kim chucked a blue 8 on a yellow 3, then Leo went, then Mia went, and only then did Leo shout that it never matched. Does the game just keep going?
    We were two plays further when my brother looked through the pile and found a card of mine that never should have been there. He says I must draw for it, I say it's history. Now what?
    Dad slapped down a card that doesn't match and nobody caught it, two people have played on top of it since. Mum wants everything rewound. Do we have to?
    Fight at the table: Jo laid a 5 on a 9 of another colour, we all slept, two turns passed. Jo says the pile stands as it is, Ben says the card goes back. Which?
    um so somebody put down a card that didn't fit and we only noticed like to turns after do we just keep going from there
    okay so the wrong card is under too other cards now and nobody saw it at the time does it stay there
    hey he played a read 3 on a blew 8 and are family only noticed two turns later do we carry on
    so uh we found out late that a card for turns ago was against the rules is it still good
    Must a wrong card go back in the hand when two people have already played over it?
    What happens if an illegal play is discovered only after others have taken their turns?
    Do I still get punished for a misplay that nobody saw until a couple of turns on?
    my sis put a wrong card and we only saw it after 2 other ppl went does it stay
    Card was not correct but we see it two turns after. Game continue normal?
    yo he cheated w a card that dont match n we noticed way later, do we keep playing from there or what

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
    can we undo the last three turns
    everyone agrees to rewind a few goes, is that ok?
    roll back several turns
    we messed up and all want to go back like four moves
    are we allowed to rewind the game a bit if the whole table wants it
    go back more than one turn undo
    can the group wind back a couple of rounds of turns because we got it all wrong
    how do i undo multiple moves at once
    undo a few turns?
    rewind the game several turns
    whole table agrees to rewind
    can everyone go back three turns
    take back last couple rounds
    We've got ourselves in a muddle and all five of us agree we'd like to rewind the last four turns. My mother-in-law says you can't ever do that. Can we?
    Tom wants to undo his move, then Sara's, then mine, so we're back where we were three goes ago. Everyone's fine with it except Tom's wife. Is that allowed?
    My cousins all picked their cards back up, like three turns' worth, and started again from there. I say what's played is played. Can a group do that?
    After the phone rang we had played five turns with nobody paying attention and the aunts voted to roll all of it back. Grandad says one at most. How far may we go?
    Everybody at the table says fine, let's pretend the last few plays never happened, but my husband the rules lawyer refuses. May we undo more than one turn?
    um can we like go back three or for turns if everybody wants too
    so all of us agreed to roll back the last few turns is that okay or is it cheating
    hey can are table undo more then one turn like everybody picks up what they played
    we wanna rewind the game a bit like too or three goes back is there a rule on that
    Is it allowed for the group to unwind more than one play?
    What happens if we all agree to pick our last few cards up again?
    Who has to agree before several plays in a row get undone?
    can we all just undo like 4 turns pls everyone said yes
    We want go back many turns, all players say ok. Is possible?
    is it legal to ctrl z a bunch of turns if the whole group is cool w it lol

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
    we entered the wrong card three turns back, can we fix just that and keep the rest
    I typed blue 5 but it was a green 5, a few moves ago, do we lose everything after
    edit an earlier card in the log and keep later moves
    the app has a card wrong from a while back can it be fixed without redoing all the turns
    recorded the wrong card some goes ago, correct it and keep what still works
    it says she played a 6 but it was a 9 and that was ages ago can we change it
    fix mistake in the record without undoing everything since
    we noted it down wrong earlier, what happens to the turns after if we change it
    fix entry, keep later turns
    typed wrong card earlier, correct it?
    correct record without losing turns
    wrong card entered, edit it afterwards
    change mistaken entry, keep the rest
    My sister was noting the plays and put down red 5 when it was really a red 6, that was four turns ago. I want to correct that one line and keep all the rest, she says we have to scrap everything after it. Which?
    Grandpa entered my card as a blue 2 though I'd laid a blue 3, and we only saw it three plays on. Can it be amended without redoing all those plays?
    So my nephew was the scribe and scribbled the wrong card a while back. The cards on the table were all fine. He says too late, I say just fix the note and leave what still matches. Right?
    We log every move, and turn 12 says green Skip but it was a green Reverse. Lisa wants to repair only that and see which later turns still work. Can we?
    The pile says yellow 8, the notes say yellow 3, and a few turns have gone since. My wife thinks the notes must be followed, I think they get put right. Who wins?
    um we put in the wrong card a few turns ago like we wrote a read six but it was a nine can we change it and keep everything after
    so the card was recorded wrong for turns back can we edit it and keep what still fits
    hey you wrote down blue too but it was blue seven and we already went on can that be fixed with out starting over
    okay so I said the wrong card to the app a while ago can I correct it and keep the turns that are still write
    Must we throw away all the turns after a mistyped card, or only those that no longer fit?
    Is it allowed to amend an old entry when the real card was a different one?
    What happens to the moves since then if we repair a card that was noted down wrongly?
    i typed the wrong card like 3 turns ago can i fix it n keep the other stuff
    Somebody write wrong card in the list before. We can change and not lose the next turns?
    oops logged a red 4 but it was a red 8 ages ago, can u swap that one n leave the rest

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
    I tapped Anna but it was Tom who played the card
    picked the wrong name in the app, can the actual person play it now
    wrong player selected for a card
    we told the app mia put it down but it was really leo how do we change it
    hit the wrong player button
    the app thinks I threw that card, it was my sister, can she play it instead
    entered a move under somebody else's name by accident
    pressed the wrong person so now it says they laid it what do we do
    wrong name tapped in app
    app thinks Ben played, not me
    tapped the wrong person's turn
    logged card under wrong player
    selected wrong player by mistake
    I was holding the phone and pressed Dad's name, though it was Auntie who had put the card down. Now it won't treat her card as hers. Can she be given it now?
    My son tapped himself instead of Nora when she played her green 2. She's annoyed, she says it's still her turn to lay it. Is it?
    We told the app Max had laid the yellow 5, but it was Ida. Max says undo it and enter Ida, Ida says too late. What do we do?
    Fat fingers: hit Julia when it was Julian who laid the card. Julia now looks like she's a card down. Can Julian's play be put in properly?
    The phone has my brother down for a card my sister laid. She wants to play it under her own name now, he says that costs something. Does it?
    um I pressed the wrong player in the app like I said Sam played it but it was Pam can she play it now
    so we told you know app that grandma put the card but it was grandpa can we fix who it was
    okay I hit the wrong name it wasn't my turn it was hers can the write person play it now
    hey the app has the card down for the wrong guy its are mum who played it what too do
    What happens if the play was put in under somebody else's name?
    Is it allowed that the real player lays it now, after we entered the wrong one?
    Who is taken to have laid the card when we clicked the wrong person?
    i clicked my brothers name by accident but it was me who put it can i still do it
    In app I choose wrong player for this card. The correct person can play it now?
    misclicked lol app says tia played but it was zoe, can zoe go now

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
    whose go is it? we all forgot
    we got distracted and nobody remembers who's up, can we just set it
    lost track of the turn
    phone rang and now no one knows who goes next
    can we tell the app the current situation instead of going through all the moves
    we dont remember whos turn or which way can we just say whats on the table
    set the state manually, forgot where we were
    everybody's arguing about who's next and nobody actually knows
    whose turn is it, nobody knows
    we forgot who goes next
    completely lost track of turns
    reset position, order forgotten
    can we just state the situation
    The baby cried, we all got up, and when we sat down again nobody could say who was next. Grandma says it was her, Paul says him. Can we simply agree how things are and go on?
    Three people swear it's their go and the direction is a mystery as well. My uncle wants to start the round over. Can't we just declare whose go it is?
    We got to chatting and now half of us think Eva is up and the other half think it's Finn. Is it fine if we just tell you the current state and play from there?
    After the pizza came nobody remembered who'd laid last. My cousin says you have to deal again, I say just pick up from how it looks now. Who's right?
    Big row, no one can say who is to move or which way round we're going. Sis wants to set it fresh from how the table looks. Is that ok?
    um we lost track of who's turn it is can we just tell you how it looks now
    so like nobody knows who's up next can we just say its mums go and carry on
    hey we all forgot where we are in you know who's turn and what direction can we just set it
    okay so its a mess no one knows who is next too play can we just say how it is now
    What happens if no one can remember who is on?
    Must we start the round again when the order of play has been forgotten?
    Is it allowed simply to announce the present state and carry on from it?
    we forgot who goes help can we just decide
    We don't know more who must play now. Can we tell the situation and continue?
    bruh nobody remembers whos up, can we just reset to how it is rn

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
    he told her which card to play, does he have to pick up cards?
    is there a penalty for giving advice
    my sister helped grandma with what to throw down, is that two cards
    penalty for suggesting a play to another player
    i whispered play the red one do i have to draw now
    can you get punished for coaching someone
    how many do you draw if you give someone a tip
    telling other people what to put is there a fine for that

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
    can I ask someone how many they've got left
    does he have to tell me how many cards are in his hand
    must you answer when asked your card count
    am I allowed to ask for the number of cards in her hand
    she won't say how many she's holding, is that fair
    asking opponents hand size
    hey how many you got left, can i say that
    are players required to show or tell how many cards they have
    asking opponents their card count
    must tell how many cards left?
    can I ask her hand size
    do players reveal card count
    count of cards in rival's hand
    My mother fans her hand under the table so we can't count it. I asked how many she had and she said none of my business. Does she have to tell me?
    Rob keeps asking everybody for the number of cards they're holding before each of his plays. Jen says that's cheating. Is it?
    I asked my brother how many he had left and he flat out refused. Dad backs him, Mum backs me. Must he answer?
    Grandpa hides his cards in his big hands and says three, I think it's two. Am I entitled to a straight answer about the number?
    Lena wanted to know how many cards I was on, I said count them yourself, she said I'm obliged to say. Who's right?
    um am I allowed to ask someone how many cards they got left
    so do I have too tell people how many cards are in my hand if they ask
    hey he wont say if he has two or for cards does he have to tell us
    okay can you ask another player for the number of cards there holding in you know
    Must I answer when somebody wants to know the number of my cards?
    Is it allowed to keep my number of cards secret?
    What happens if a player refuses to say how many they have left?
    can i ask my sis how many cards she got or is that cheating
    Other player must say me how many cards he has in hand?
    she wont tell me her card count, does she gotta

count-the-piles
    yes: You may count the piles and the hands at any time, without looking at facedown cards.
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
    can I look through the discards to see what's been played
    allowed to go through the draw pile and count it?
    he picked up the discard pile and started counting, is that cheating
    counting cards left in the deck mid game
    may you riffle through the stack to check how many are left
    can i check the pile of played cards to see how many wilds are gone
    searching the discard pile ok?
    want to count the deck during the game are we allowed to touch it

count-does-not-add-up
    uno.recount: Count again: draw pile, discards and hands together make the full deck. If not, something was not written down.
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
    we counted all the cards and there's 1 extra
    deck has one card more than it should
    109 cards in total, what do we do
    the count's off by one, somebody must have too many
    cards don't add up, one too many
    app says i should have 5 cards but i have 6
    we checked everyone's hands and the number is wrong by one now what
    there is a spare card and we have no idea where it came from

eight-cards-dealt
    uno.deal.seven: Everybody is dealt seven cards: deal again if nobody has had a turn yet.
    uno.house.hand-size: Everybody is dealt as many cards as the table has agreed on: deal again if nobody has had a turn yet.
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
    I got 8 cards at the start instead of 7
    dealer gave someone one too many
    misdeal, eight cards
    he was dealt an extra card, do we redeal or put one back?
    just started and she has 8 cards
    what if the deal goes wrong and one player ends up with one more than everybody else
    i counted my cards and theres eight not seven what do i do
    somebody got too many cards in the deal
    dealt eight instead of seven
    dealer gave me one too many
    extra card in starting hand
    misdeal, someone has eight cards
    started with 8 by mistake
    Grandad was dealing and gave my sister eight, we noticed right after the deal. She wants to keep it, I want a fresh deal. What's the fix?
    Count them, I said, and sure enough Rick had 8 and we all had 7. Aunt Jo says one goes back in the deck, Rick says redeal. Which one?
    My boyfriend dealt and slipped himself an additional card, eight in total. He says play it, bad luck for him. Do we just go on?
    Mum counted wrong when dealing so Luis got one card more than the rest of us. He says he picks which goes back, we say a random one. Who decides?
    We'd already played once around when Hanna realised she had been given eight at the deal. Her brother calls it cheating. Now what?
    um the dealer gave somebody ate cards instead of seven what do we do
    so I got eight cards at the start too many by one do I put one back
    okay someone was dealt one to many like eight not seven now what
    hey are dealer messed up and I have 8 and everybody else has 7 do we deal again
    Must we deal again when one person got a card too many?
    Do I lose anything because the dealer handed me eight?
    What happens if a player finds one card over the seven in the opening hand?
    i got 8 cards not 7 do i give 1 back
    Dealer give me eight card, others have seven. What to do?
    dealer cant count lol my bro has 8, redeal or nah

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
    Jack has to leave halfway through the round, do his cards count for points?
    someone quit in the middle, do we score their hand
    player leaves mid round score hand
    my mum had to go while we were still playing, do we add up her cards
    what do we do with the hand of somebody who drops out during a round
    she had to run and left with six cards in her hand, does the winner get those
    he ragequit before the round was over, do his cards still give points
    gotta go right now in the middle of this round, does my hand get counted
    quitting in middle of hand
    player leaves during round, cards count?
    she had to go mid-round
    abandoned hand, does it score?
    what about leaver's remaining cards
    Aunt Vera got a call and ran off with nine cards lying on the table, round still going. Winner wants those points, the rest say no. Do her cards count?
    My mate's bus came right while we were playing the hand, so he dropped his cards and left. Do the ones he was holding get added up at the end?
    Dad had to put the baby to bed in the middle of the hand. I went out later and claimed his cards as well. My sister says he's gone, they're worth nothing. Who's right?
    Ollie rage quit halfway through the round with two wilds in his fist. I won the round, do I get those hundred points or not?
    Grandma went to sleep during the hand and her cards are on the table. Half of us say shuffle them in, half say they score. Which is it?
    um someone had too leave in the middle of the round do there cards still count for points
    so my sister left during the hand and she had for cards do they get counted
    hey if a player goes home before the round is over what happens with the hand she was holding
    okay he just got up and left while we were playing does his hand score for the winner or not
    Do I score the cards of somebody who got up before the round was over?
    What happens if one of us must leave while the hand is still being played?
    Is the hand of a person who dropped out halfway through the round added up?
    my friend had to go home while we were still playing the round do his cards count
    A player goes away in middle of the round, his cards in hand give points?
    he dipped mid round w like 10 cards, does the winner get points for em

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
    someone's heading home after round 3, what about his score
    player quits between rounds, points?
    she left once the round was done, do her points just vanish
    do you keep the total of a player who drops out before the next deal
    round's over and dad's going to bed, what happens with the points he had
    we finished a round and Lily had to go, does anyone get her points
    going home after this round do i lose my score
    drop out between rounds what happens to their total
    leaves after a round, points?
    gone home, what about her score
    score of departed player
    quit between rounds, keep points?
    drop his total when leaving?
    After round three Uncle Pete said goodnight and drove home. He has 180 points on the sheet. Do we strike him off or leave it?
    Nina went home once the round was counted, she was leading with 320. Her brother says she could still win, I say her score is gone. Which?
    We'd just finished adding up when Mark had to catch his train, before the new deal. His wife wants to take over his points. Can she, or do they vanish?
    Grandma's off to bed now that the hand is done. Mum wants to cross her column out, Dad wants it kept. What do we do with her total?
    My flatmate left before the next deal and I want his points shared out, she says they stay with him. Who's right?
    um someone went home after we finished a round what happens too there points
    so my cousin left before the next deal do his points stay on the sheet or what
    okay she is leaving now between rounds she has a hundred and for points are they gone
    hey a player quit after the round was counted do we keep his score in you know
    What happens if somebody stops between one round and the next, is the total erased?
    Do I lose my points if I go home before the next hand is dealt?
    Who gets the total of a person who quits once the round is over?
    my cousin went home after the round is over whats with his points
    One player go home when round is finish. We delete his points?
    she bounced before the next deal, do we keep her on the scoreboard or delete

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
    can my friend join our game, we've already begun
    somebody just showed up and wants in, is that allowed
    add a player later
    can another person jump into the match after it started
    neighbour came round and wants to play too, can he still get in
    late joiner allowed?
    we already started the game can she be in it too
    is it ok for a new player to come in partway through the match
    can a newcomer join later?
    late arrival wants to play
    friend arrives, can she join?
    adding a player afterwards
    new person joining the match
    My neighbour rang the bell when we were well into our evening of UNO and would like a seat. My husband says the group is fixed once we've begun. Is it?
    Cousin Amir turned up late. Half the table says he has to wait for a whole new game, half says pull up a chair. May he come in at all?
    We started with four, now Tante Ruth has finished the dishes and wants to play too. Is it permitted to add people once it's begun?
    Our teenager suddenly decided he does want to play after all. Sister says he missed his chance. Can he still be taken in?
    Phil got here at nine and we've been at it since eight. He wants in, Gus says no way. Do the rules let him?
    um my friend just got here can he still join the game or is it to late
    so can another person sit down and play even though we already started the match
    hey are neighbor wants too play with us now can she still be added
    okay somebody came late is it aloud that they join you know
    Must a latecomer wait until the whole match is finished?
    What happens if a new person wants a seat once the match is under way?
    Is it allowed to add a player after the game has begun?
    can my lil bro come play too we already started the game
    My friend comes late. He can enter to play with us?
    bestie just showed up can she hop in or nah

join-how-many-points
    match.joining: Somebody new starts with no points, or with as many as the table says, but too few to end the match.
    uno.joining.lowest: Somebody new starts with as many points as the player who has most, or with as many as the table says.
    uno.joining.elimination: Somebody new starts with the most points of those still playing, or with as many as the table says, below the target.
    uno.score.partners: Nobody joins a match of partners: they stay together until it is over.
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
    new player after 4 rounds, what score do they begin with
    does a late joiner start from zero
    she's coming in at round 5, do we give her the average or nothing?
    starting score for someone who joins late
    we've all got about 200, he just joined, how many points does he get
    how many points for the new guy
    my brother wants in after three rounds does he get 0 or same as last place
    what total do you put down for somebody who comes in after some rounds
    newcomer's starting score
    late joiner starts at zero?
    points for someone joining now
    average points for late entry?
    We've played three rounds, then Uncle Karl sat down. He wants the average of our scores, I say he's on zero. What does he begin with?
    Becky came in at round four and wants the same as whoever is last, that's 75. My brother says nil. What goes on the sheet for her?
    I turned up late and they gave me 0 while they've got 200 each. I say that's unfair. Should I be given something to catch up?
    Mum writes 0 for the newcomer, Dad says give him the lowest total so it's fair. We are four rounds in. Who's right?
    My roommate joined after two hands and insists we hand her 100 points. No chance, says Lee. What's her total?
    um someone joined after a few rounds how many points do they get too start
    so my cousin comes in now at round for what score does he have
    hey the new player does she start with zero or with what are lowest player has
    okay if you join late in you know do you start from nothing or get some points
    Do I have to start from nothing when I come in at round five?
    What happens if a new player comes in after several rounds, what do we write for their total?
    Who decides which total a latecomer begins with?
    new kid joined after 3 rounds does he get 0 points
    A player enters after some rounds. With which score he begins?
    joined late and theyre all at 150, do i really start at 0??

coming-back
    uno.score.partners: Partners stay together until the match is over, so nobody leaves and comes back.
    match.coming-back: Whoever comes back goes on with the points they left with; where few points are good, with the most that anybody has.
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
    he left and now he's back, does he get his old score
    I went away for a couple of rounds, what's my total now
    returning player points
    she quit after round 2 and came back for round 5, start over or keep her points?
    do you pick up your old points when you rejoin
    left the game and rejoined score
    dad had to take a call for two rounds and now he's in again how many points has he got
    if a player goes and then returns is their score still there
    returning player's score
    she's back, old points too?
    left, returned, points still valid?
    does he get old total back
    rejoined after break, which score
    Aunt Mel went home at seven with 140 points and came back at nine. She wants her 140, Joe says she starts again from zero. Which?
    My brother stormed off, missed two rounds, and is sitting here again as if nothing happened. Does he carry on with his old score?
    Dad left to pick up grandma and has now returned. We'd crossed him out. He says un-cross me, I say fresh start. Who's right?
    Theo had 210, quit, we played three rounds without him, and now he wants in again with his 210. Pia says no. Is it his still?
    She left after round two and reappeared in round six asking for her points. Her sister says gone is gone. What's her total?
    um somebody left and now there back do they get there old points again
    so my dad went away and came back how many points does he have now the same as before or zero
    okay she had ninety for and left and now shes playing again what is her score
    hey he quit you know and than came back does his score count still
    Do I get my old total again when I return after missing a few rounds?
    What happens if a person who had quit sits down again, old score or zero?
    Is it allowed to continue with the points I had before I went away?
    i went home n came back do i still have my points
    Player went out of game, then return. His points before, are they still good?
    he rage quit then came back, does he keep his old score lol

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
    we kept score on paper for the first rounds, can we put it in now
    start the app with scores we already have
    carry over points from a notepad
    been playing an hour writing it on a sheet, can we continue here with those totals
    how do i enter earlier rounds we wrote down ourselves
    we did three rounds already on a piece of paper can you take the points from there
    continue existing paper scoresheet
    pick up a match from our handwritten scores

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
    can someone get cards and join while this round is still going
    he wants in right now, not next round
    deal in a new player halfway through a round?
    sis just came home can we give her seven cards now while we're in the middle of it
    do they have to wait till the next deal to come in
    mid-round newcomer, allowed or wait
    were half way in this round and my friend wants cards now is that ok
    join while hand is running?
    deal newcomer in mid-round
    enter before this round ends
    sit in halfway through hand
    latecomer wait for next deal?
    We're in the thick of a hand, I have two cards left, and Uncle Ray wants seven cards dealt to him right now. I say wait for the next deal. Right?
    My stepson came down while the round was on and my wife just gave him seven off the pile. Everybody's moaning. Was that ok or does he sit out this hand?
    Ines arrived with half the cards already gone. She'd like in at once, Marc says only once this round's done. Who's right?
    Cousin wants in this very second, not next round. Grandma started counting out cards for him from the draw pile. Stop her or let her?
    The hand had gone around three times when Pat pulled up a chair and asked for cards. Do we deal him in now or later?
    um can someone jump into the round while were playing it or do they wait
    so we are in the middle of a hand and my friend wants seven cards now is that okay
    hey can a new person come in before this round is over or only when we deal again
    okay do we have too wait for the next round before she can play with us
    Must a new player wait for the next deal?
    Is it allowed to hand a latecomer seven cards while the round is still going?
    What happens if somebody wants to get in before this hand is finished?
    can he join NOW or does he gotta wait til we finish this round
    Somebody wants come in when the hand is not finished. Give cards now or later?
    do i have to sit out til the next deal, theyre still mid round

another-card-of-the-hand
    yes: After drawing you may lay any card that fits.
    no: After drawing you may lay only the card just drawn, and no other from your hand.
    i drew a card can i still play one of my others
    draw and then play a different card from my hand
    the drawn card does not fit, may i lay another one
    i drew and now i want to use a card i already had
    after drawing am i allowed to play an old card
    he drew a card and then put down another one from his hand
    drew one but found a matching card in my hand after all
    can you play a card you already held after picking one up
    picked up a card then noticed i had one that fits, can i play it
    does it have to be the drawn card that i play
    only the new card or any card after drawing
    took a card from the pile and then laid a different one
    drew one, lay older card instead
    different card after drawing?
    play from hand post-draw
    drawn card only, or any
    lay previous card after pickup
    I drew because I'd overlooked my blue 7. Now after drawing I want to lay the blue 7, not the new one. My brother says only the drawn one. Is he right?
    Grandma took a card, then played a different one that she'd had all along. Uncle protests. Can she?
    My sister picked up and then threw another card from her hand in that turn. Dad says no. Who's right?
    After drawing I noticed an old card in my hand fits. Cousin says I've missed that chance for this turn. Have I?
    Aunt drew, and instead of the new card she laid a skip she already held. Allowed?
    um i drew a card can i now play a different one that i had before
    okay i picked up one but then i saw i had one that fits in my hand already can i put that down
    uh after you draw is it only the drawn card you can play or any card in your hand to
    hey she took a card and then played an old card from her hand is that aloud
    Must it be the card just drawn, or may any other of mine be played after drawing?
    Is it allowed to draw and then lay something I'd been holding from before?
    What happens if, having drawn, I spot a match among my old cards?
    i drew then saw i alrdy had one that fits, can i play that one instead
    I take one card, but put other card from my hand, old one. Is ok?
    i took a card and then i saw i had a good one before can i put that one now
"""
