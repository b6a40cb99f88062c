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
    Under what conditions am I actually allowed to play a pick-up-four?
    Can the plus four be played whenever you like, or only when you haven't got the colour?
    Please explain me at which moment it is legal to put the Wild Draw Four.
    when can u chuck a +4
    is a plus four ok any time or only when youre stuck
    mum says theres a rule about when you can plonk a pick-up-four, what is it
    When am I allowed to put my plus four?
    Can I do a plus four on any go I want or is there a rule?
    um when can you play a plus for like is it any time
    so what is the rule for the wild draw for when are you allowed to put it down
    Dad keeps throwing +4s whenever he feels like it, Lena says there's a condition for playing one, what is it?
    when is +4 legal

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
    There's a red seven on top and I hold a green seven but no red; does the seven stop me from playing a +4?
    I haven't got the color, only the same number in a different one; is a pick-up-four still legal?
    If the number fits but the colour not, must I play that card or can I take the Wild Draw Four?
    can i play a +4 if i only have the same number not the colour
    blue 5 on top, got a yellow 5 no blue, is plus four ok
    my mate says a matching number means no pick-up-four, true?
    I've got the same number but not the same colour, can I put my plus four?
    There's a green three and I have a red three and no green, am I allowed to do plus four?
    um i have the same number in a different color does that mean i cant play a plus for
    so the top card is a read ate and i have a blue ate and know read can i play the wild draw for
    A green 6 lay on top, Dad had a blue 6 and no green and played a +4, Lena says he should have played the 6, should he?
    +4 despite same number

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
    I've got a plain Wild as well, which I could play; does that make my pick-up-four illegal?
    If I'm holding two plus fours and none of the color, may I play one, or does having the other count against me?
    Is the Wild Draw Four not allowed when I have also a normal Wild on my hand?
    got 2 pick-up-fours, does having the second one mean i cant chuck the first
    is it true you have to use your colour change before your plus four
    I've got a rainbow card and a plus four, do I have to use the rainbow one first?
    Can I do my plus four when I have another plus four in my hand too?
    um i have a wild and a plus for am i allowed to play the plus for or does the other wild stop me
    so if i have to wild draw fors does that make it like illegal to play won of them
    Lena had no blue, but a plain Wild next to her +4, and she played the +4, Dad says she had to use the Wild instead, had she?
    +4 while holding plain wild

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
    There's a Wild on top and I'm putting a +4 on it; what colour must I be free of for that to be legal?
    If someone called green with their wild card and I follow with a pick-up-four, is green the color I mustn't be holding?
    I play the plus four over a Wild, and a Wild has no colour itself, so which colour counts for the rule that I must not have it?
    +4 on a wild, which colour cant i have
    wild on top they said blue, is it blue i mustnt have for my plus four
    when you chuck a pick-up-four on a colour change whats the colour youre not meant to hold, the one they called?
    If there's a rainbow card and I put a plus four on it, what colour am I not allowed to have?
    She said red with her wild and I want to put my plus four, does it only matter if I've got red?
    um im playing a plus for on a wild what color cant i have in my hand
    so the top card is a wild and they said read if i play draw for is read the won i cant have
    Dad laid a Wild and called yellow, Lena put a +4 on it, and now they argue which colour she wasn't allowed to hold, which one is it?
    +4 over wild: forbidden colour

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
    I picked up a card because I couldn't go and it's a +4; can I use it right now?
    If the one card I draw on my turn happens to be a pick-up-four, am I allowed to play it immediately?
    I have taken one card from the stack and it is a Wild Draw Four. Must I keep it, or can I lay it directly?
    just drew a +4, can i whack it down straight away
    couldnt go, picked up, its a pick-up-four, can i play it this go
    dad says i cant use the plus four i just drew til next turn, is that true
    I took a card and it's a plus four, can I put it now?
    I couldn't go and then I picked up a plus four, do I have to wait for my next go?
    um i drew a card and its a plus for can i play it write now
    so i had nothing and drew won and its a wild draw for do i get to like put it down
    Lena couldn't play, drew a card, it was a +4 and she slammed it straight on the pile, Dad says she must wait a round, must she?
    play freshly drawn +4

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
    Is it within the rules to play a +4 as a bluff, when you're actually not supposed to?
    Am I allowed to sneak in a pick-up-four illegally and hope that nobody challenges me?
    Can I play the plus four though I have the colour and pretend that I have it not, is bluffing permitted?
    can u bluff with a +4
    is bluffing w a pick up four cheating or fair game
    my mate says its allowed to fib with a plus four as long as you dont get caught, true?
    Can I pretend I don't have the colour and put the plus four anyway, as a trick?
    Is it cheating if I trick everybody with my plus four?
    um can you bluff with the plus for or is that like cheating
    so am i allowed to play a wild draw for as a bluff even if i have the color and hope know won challenges
    Dad secretly had a red and still laid his +4 with a poker face, nobody challenged him, and Lena says bluffing is forbidden, is it?
    bluffing with a +4

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
    We can all tell that his +4 wasn't legal; does he have to take it back automatically, or must someone challenge it?
    It's obvious to the whole table that she was holding the color when she played her pick-up-four; is the card simply returned?
    If all players know that the Wild Draw Four was not allowed, must it be taken back immediately without a challenge?
    everyone knows her +4 was dodgy, does she just take it back
    we all saw he had the colour, does the plus four go straight back in his hand
    is it true an illegal pick-up-four doesnt come back unless someone challenges
    We all saw that Ben had a blue, so does he have to take his plus four back?
    Everybody knows she wasn't allowed to do the plus four, does it go back in her hand now?
    um we all know he had read so does the plus for go back or do we have to challenge
    so everybody saw she couldnt play that wild draw for does it like go back write away
    Dad laid a +4 on green although everybody had seen his green 9, Lena wants him to pick the +4 up again at once, does he have to?
    obviously illegal +4 goes back?

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
    If I get hit with a Wild Draw Four, do I just pick up the four cards or is my go skipped too?
    When my opponent plays the Wild +4 against me, can I still play a card after picking up, or is my turn over?
    Please, after I have taken four cards because of the black plus four, am I allowed to play or must I pass?
    got whacked with a +4 do i miss a go aswell
    is it true that u take four AND get skipped
    mum says after the pick-up-four i dont get to go, is she right
    My brother put the plus four on me and I took all four, so can I have my turn now?
    Why don't I get to put a card down after I picked up four? Is that really the rule?
    um so she put a plus for on me and i picked up for cards do i get to go now or know
    like if you draw for because of the wild draw for is your turn gone too
    Dad put down a +4, Lena picked up her four cards and then tried to play a green five. Dad says her turn is gone.
    +4 also skips turn?

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
    The Wild Draw Four was played on my neighbor, not on me. Can I be the one to challenge it?
    I'm sitting across the table and the +4 isn't aimed at me at all, but I'm sure it's a bluff. Have I any right to challenge?
    Is only the victim allowed to doubt a Wild Draw Four, or can every player at the table do it?
    can anyone challenge a +4 or just the one picking up
    its not even my draw but can i call his plus four bluff
    my mate got hit w the pick-up-four and wont challenge, can i do it for him
    Can I challenge the plus four that my sister put on my mummy even though it's not on me?
    My friend has to take four and I know it's a fib, am I allowed to say challenge instead of him?
    um can i challenge a plus for if its somebody else who has to draw for
    so like the draw for was on my mum not me can i still challenge it
    Grandad laid a +4 on Lena, and Ben on the other side of the table shouted "challenge!" Lena says that's her decision alone.
    bystander challenging a +4

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
    A player who wasn't the one drawing challenged the +4 and the card turned out to be legal. Who takes the six cards now?
    My uncle butted in and challenged a Wild Draw Four that was meant for my aunt, and he was wrong. Does he pick up six or does she?
    If another person than the next player challenges and loses, which of them must take the six cards?
    some rando challenged a +4 that wasnt on him n got it wrong, who takes six
    she stuck her nose in, challenged my pick-up-four and was wrong. does she bin six on herself or do i take them
    wrong challenge from someone not even drawing, who gets the 6 cards
    My big brother challenged but the plus four was for me, and he was wrong. Do I have to take six because of him?
    Ella said challenge when it wasn't even her that had to pick up, and she lost, so does she get six cards?
    um so the guy who challenged wasnt the won who had to draw and he was wrong so who draws six
    like my mum challenged a plus for that was on my dad and she lost does she draw six or know
    Dad played a +4 on Kim, Oscar challenged although it wasn't his draw, and Dad was clean. Now Kim says Oscar takes six, and Oscar says Kim does.
    outsider's failed challenge, six cards?

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
    After my Wild Draw Four was challenged, do I have to show my cards to the whole table or only to the challenger?
    When someone challenges my +4, who exactly gets to look at my hand?
    Must I lay my hand open for everybody when my Wild Draw Four is doubted, or may I show it privately?
    do i gotta show everyone my cards when they challenge my +4
    got challenged, who sees my hand, just him yeah?
    mum says everyone gets a look at my cards after a challenge, true?
    When they challenge my plus four do I have to show my cards to everybody? I don't want my brother to see.
    Who is allowed to peek at my cards if somebody says challenge to me?
    so i got challenged on my plus for um do i show my cards to everyone or just the won who challenged
    like who gets to see my hand when the draw for is challenged
    Lena challenged Dad's +4, and Dad turned his hand so that only she could see. Ben is moaning that he should be shown it too.
    challenged hand visible to whom

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
    Bob had to reveal his cards because of a challenge. Can Dan, who wasn't part of it but caught a glimpse, tell us what they were?
    Is a player who was not in the challenge allowed to announce which cards he saw in the challenged hand?
    There was a challenge between two others and my husband peeked. Is he free to tell the table what was in that hand?
    dan wasnt in the challenge, can he blab what bob had
    someone who didnt challenge is telling everyone whats in my hand, is that allowed
    can a bystander spill what cards were in the challenged hand
    My sister showed her cards to Mum for a challenge and I saw them too. Can I say what she had?
    Tim didn't even challenge but he's telling everybody the cards Zoe showed, is he allowed to?
    um so he wasnt the won who challenged but he saw the hand can he say what was in it
    like bob showed his hand for the plus for challenge and dan who has nothing to do with it is telling everyone is that ok or know
    Ruth challenged Bob's +4 and Bob showed her his hand. Dan, who was only watching, says "he had two reds!" Bob says Dan has no say in it.
    non-challenger reveals challenged hand

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
    Only the challenger got to look at the hand after the +4. Are the rest of us bound to take his word for it?
    Nobody but my mother saw the cards when the Wild Draw Four was challenged. Is what she says about them final enough to play on?
    If just one player has looked at the challenged hand, must all the others trust what he tells?
    only she saw his hand, do we just have to believe her??
    he challenged n says it was a bluff but none of us saw the cards, do we take his word
    is it true u just gotta trust the one who looked at the +4 hand
    Only my brother saw Daddy's cards for the challenge. Do we all have to believe him?
    What if the one who looked at the cards is fibbing, do we still have to do what she says?
    so um only won person saw the hand after the challenge do we have to believe them
    like no body else saw the cards for the plus for challenge do we just go with what she said
    Lena challenged Dad, looked at his cards alone and announced "he had a blue". Ben doesn't trust her and wants proof.
    trust challenger's word on hand?

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
    We had a challenge on a +4: I swear I had none of that color, and the challenger swears he saw one. How do we carry on?
    The challenger claims there was a green card in my hand and I say there wasn't. What happens now with the four cards?
    After the challenge of my Wild Draw Four the two of us contradict each other about my hand. What is to be done?
    he says i had red i say i didnt, its a +4 challenge, now what
    my word against hers about what was in my hand after the challenge, who draws
    challenge on the pick-up-four and were each saying the opposite lol what happens
    I said I had no yellow and my sister says I did when she looked. Who has to pick up the cards?
    He challenged me and now he's lying that I had a blue one, but I didn't! What do we do?
    um so i say i had know read card and he says i did after the plus for challenge so what now
    like she challenged me and says i had the colour and i say i didnt so who is write and who draws for
    Dad laid a +4, Lena challenged and looked. Lena says there was a green in his hand, Dad says there was none, and they are stuck.
    challenge, conflicting claims about hand

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
    The challenger and the challenged player contradict each other about the hand. Can the other players make the ruling?
    We disagree about what was in my hand after the +4 challenge. Is there anyone at the table who can settle it for us?
    When the two persons from a challenge tell opposite things, may a third one be the judge?
    me n him dont agree on the challenge, who gets to decide
    can the rest of us vote on whos lying after a +4 challenge
    two of them arguing over what was in the challenged hand, can mum be ref
    My brother and I say different things about the challenge, can Mummy decide who's right?
    Can everybody else say who they believe when two people fight about a challenge?
    um so after the plus for challenge she says won thing and i say another can some body else decide
    like who decides whos write if the too of them dont agree about the challenged hand
    Lena says Dad had a red when she challenged, Dad says he didn't, and Gran wants to step in and decide between them.
    challenge dispute, others decide?

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
    After the challenge we each insisted on a different version, but I don't want to argue any more. Can I simply concede?
    The challenger and I disagree about my hand. Is it all right if I just back down and let him have it?
    We tell two stories about the challenged hand. Is it possible that one of us yields so that the game continues?
    cant be bothered arguing about the challenge, can i just let her win it
    ok fine he can have it, am i allowed to back down after a +4 challenge row
    were both saying different stuff about the challenged hand, can one of us just cave
    We're fighting about the challenge and I just want to play. Can I say okay you're right?
    If I say fine, you win, about what cards I had in the challenge, is it over then?
    um we dont agree on the challenge can i just give up and say hes write
    so like she says i had the colour and i say know but can i just give in so we can go on
    Dad and Lena were quarrelling over what was in his challenged hand until Dad said "all right, have it your way." Can he do that?
    concede after disputed challenge

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
    The challenger told everyone what I'd been holding and a few cards have been played since. Is it too late for me to say it wasn't so?
    I didn't speak up when they said what was in my challenged hand, and the next person has already played. Can I dispute it now?
    The game has continued after the challenge. Can the challenged player still contradict what was said about his cards?
    weve played on since the challenge, can i still say thats not what i had
    he only now says she lied about his hand, like 2 turns after the challenge. too late?
    forgot to argue about what she said was in my hand n now someones played, can i still
    My sister told everybody I had a red in the challenge and then we kept playing. Can I still say that's not true?
    Is it too late to say no I didn't have that card if somebody already put a card down after the challenge?
    um so they said what was in my hand after the challenge and then the next won played can i still say know
    like the games gone on since the plus for challenge can he still deny what she said he had
    Lena challenged Dad and announced he had a green. Ben played his card, Gran played hers, and only then Dad said "I never had a green!
    denying challenged hand after play

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
    I challenged the +4 and he really did have the color. Which of us picks up the four, and whose go is it?
    The Wild Draw Four turned out to be a bluff when it was challenged. Who ends up with the cards and who gets to go next?
    If the challenger is right and the other one has cheated with the plus four, who must take the cards, and does the challenger play now?
    caught her bluffing on a +4, she takes four and i go yeah?
    challenge won! who picks up and whos turn is it
    he got busted on the pick-up-four, what happens now
    I said challenge and my brother was cheating! Does he have to take the cards and do I get my turn?
    What happens if somebody fibbed with a plus four and you catch them? Do they get the four cards?
    so um i challenged the plus for and she did have a read card so who draws the for cards and who goes
    like he bluffed and i was write to challenge does he draw for and do i play
    Dad laid a +4, Lena challenged, and there were two blues in his hand. Lena says Dad picks up and she plays, Dad says her turn is skipped.
    successful +4 challenge, who draws

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
    The challenge succeeded and the bluffer took the cards. Do we carry on in the colour he called?
    I proved the Wild Draw Four was a bluff. Am I stuck with the color she picked, or does it go back to the old one?
    When the challenge is successful, is the chosen color still valid or is it cancelled?
    he bluffed the +4 and got caught, does his colour change still count
    won the challenge, is it still green like she said or back to what it was before
    do i get to pick a new colour if i catch someone bluffing a pick-up-four
    My sister cheated with the plus four and said yellow. I caught her, so is it still yellow?
    If you win the challenge, can you change the color to what you want?
    um so i won the challenge on the plus for does the colour he said still count or know
    like she was bluffing and she called read is it still read now
    Dad said blue with his +4, Lena challenged and was right. Now Lena wants to go back to the old color, Dad says blue stays.
    color after successful challenge

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
    My challenge of the +4 failed because he hadn't any card of that colour. How many do I have to pick up now?
    If I challenge a Wild Draw Four and it turns out to be legit, is it four cards for me or more than that?
    I doubted the plus four without reason. Must I take four or six cards?
    lost the challenge, do i take 4 or 6
    got it wrong on the +4, how many do i pick up now
    is it true that a bad challenge costs u extra cards on top of the four
    I said challenge but Daddy wasn't cheating. How many cards do I have to take?
    Do I really have to pick up six if I was wrong about the plus four? That's so many!
    um i challenged a plus for and i was wrong so do i draw for or six
    so like he did not have the colour and i challenged how many do i have to draw now
    Lena challenged Dad's +4, but he was clean. She wants to take four, and Ben says it's two more for the wrong challenge.
    failed challenge penalty how many

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
    My challenge against the Wild Draw Four was mistaken and I've taken my penalty. Do I get to play now, or is my go gone?
    After losing a challenge and picking up all those cards, am I skipped as well?
    I have challenged without success. Can I still play a card after drawing, or is it the next player's turn?
    lost the challenge n picked up, do i still get a go
    wrong about the +4, do i miss a go on top of the cards
    surely if i take six for a bad challenge i at least get to play??
    I was wrong with my challenge and took all the cards. Is it still my turn?
    If you challenge and you're wrong, do you get skipped too? My brother says yes.
    so um i lost the challenge and drew six do i get my turn now or know
    like if your wrong about the plus for do you miss your go too
    Lena challenged wrongly, picked up the six and then laid a red seven. Dad says she had no turn left to do that.
    wrong challenge also lose turn?

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
    They looked at my hand after the +4: nothing in the colour, only a card with the same number as the one on the pile. Does that make it a bluff?
    I played a Wild Draw Four on a red 7 while holding a green 7 but no reds. Was that legal when it's challenged?
    In my hand was a card matching the number on top but not the color. Have I cheated with my plus four?
    had a matching number but not the colour when i chucked the +4, am i guilty
    he couldve played his blue 5 on the yellow 5 instead of the pick-up-four, does that mean he bluffed
    no reds just a same number card in her hand, whos right after the challenge
    I only had a different colored card with the same number when I did the plus four. Is that cheating?
    He had a nine and there was a nine on the pile but not the same color, so did he fib with his plus four?
    um so she challenged me and i had know card of the colour but i had won with the same number is that a bluff
    like there was a read three and he had a blue three and he played a plus for was that aloud
    Dad put a +4 on a green 4. Lena challenged and saw a yellow 4 but no green at all in his hand. She says he could have played that, so it's a bluff.
    matching number only, +4 legal?

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
    When I was challenged I had no card of the colour but I did hold an ordinary Wild. Was my Wild Draw Four a bluff?
    She could have used her plain Wild instead of the +4. Does having that other wild card make the challenge succeed?
    In the challenged hand we found a second black card and nothing of the color. Is the player guilty?
    had a colour change in hand too when i whacked down the +4, is that a bluff
    he had another wild, does that count against him in the challenge
    no blues but a normal wild in her hand, did i win the challenge
    I had another black card but no card with the color. Did I cheat when I did the plus four?
    My brother had two plus fours and no reds, and I challenged him. Is he in trouble or am I?
    so um he had know greens but he had another wild card so was the plus for a bluff
    like i got challenged and i had a wild left but not the write colour did i bluff or know
    Lena challenged Dad's +4. He had no yellow, just a regular Wild, and Lena says he should have played that one first.
    holding other wild counts as bluff?

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
    I've already picked up my four cards from the +4. Is it still possible to challenge it?
    She took the four without a word and then decided to challenge. Is that too late?
    The four cards are in my hand already. Have I still the right to doubt the Wild Draw Four?
    already picked up the four, can i still call bluff
    took the cards then thought hang on hes lying, too late to challenge the +4?
    can u challenge a pick-up-four after uve picked up
    I took the four cards but now I think she cheated. Can I say challenge now?
    Do you have to say challenge before you pick up the cards, or can you do it after?
    um i already drew the for cards can i still challenge the plus for
    so like he picked up for and now he wants to challenge is that aloud or know
    Dad gave Lena a +4. She picked up four, sorted her hand, and then said "I challenge." Dad says she missed her chance.
    challenge after picking up four

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
    I took my four and the person after me has already played. Am I still able to challenge that +4?
    The next player has put a card on top of the Wild Draw Four. Is it too late for the one who picked up to call the bluff?
    I drew four cards, then my neighbour played. Can I go back and challenge the Wild Draw Four now?
    next persons already gone, can i still challenge the +4 i picked up for
    she wants to challenge my pick-up-four but someone already chucked a card on it lol
    took four, next guy played, now i wanna call bluff. too late?
    I picked up four and then Grandma put her card down. Can I still say challenge?
    My brother already played after me but I think the plus four on me was cheating. Can we go back?
    um i drew for and then the next won played a card can i still challenge the draw for
    so like somebody already put a card on the plus for after i drew is it too late to challenge
    Dad +4'd Lena, she picked up, Ben laid a blue two, and then Lena said she wanted to challenge Dad after all.
    late challenge, next player played

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
    He's laid the Wild Draw Four but hasn't said which colour yet. Can I challenge straight away?
    Do I have to wait for the color to be called before I challenge a +4?
    Is a challenge valid when the player of the plus four has not chosen his color yet?
    can i shout challenge before she even picks a colour
    he hasnt called the colour yet, can i call bluff on the +4 already
    do i gotta wait til they say the colour to challenge a pick-up-four
    Can I say challenge really fast before my sister says what color she wants?
    Does he have to say the color first, or can I challenge the plus four right away?
    um so she put down a plus for and hasnt said the colour can i challenge now
    like do they have to say read or blue before i can challenge the draw for
    Dad slapped down a +4 and Lena yelled "challenge" before he'd named a color. Dad says he gets to name it first.
    challenge before color called

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
    My opponent's very last card was a Wild Draw Four and it fell on me. Can I challenge it even though he's out?
    She finished the round with a +4. Is there any point in challenging when there's nothing left in her hand?
    If somebody wins with a plus four as his final card, has the next player the right to doubt it?
    he went out on a +4, can i challenge that
    she won by chucking a pick-up-four as her last card, can i call bluff
    can u dispute a winning plus four or is it game over
    My brother's last card was a plus four and he says he won. Can I say challenge?
    Can you challenge the plus four if the person hasn't got any cards left?
    um he finished with a plus for can i challenge it or know
    so like her last card was a draw for and its on me can i still challenge
    Dad had one card left, it was a +4, and he slammed it on Lena and was out. Lena wants to challenge him.
    challenge final card +4

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
    We let people pile +4s on one another. Can the one who finally has to pick up challenge the top one, and who takes the pile of cards?
    With stacking, I'm facing twelve cards from three Wild Draw Fours. Am I allowed to challenge the last of them, and who'd pick up if it was a bluff?
    In our round plus fours may be stacked. If the last one is doubted, is it allowed, and which player must then draw?
    we stack +4s, can the last guy call bluff n who picks up all 8
    stacked pick-up-fours, im the one stuck with it, can i challenge the last one and who takes them
    house rule stacking plus fours, does challenging work on the top one and who draws
    We put plus four on plus four and now I have to take eight. Can I challenge the last one, and who takes them then?
    If lots of plus fours are on top of each other, can I say challenge to the last person, and does he get all the cards?
    um we stack plus fors so can the won who has to draw challenge the last plus for and who draws
    so like someone put a draw for on a draw for can i challenge the second won and who draws eight then
    Dad played a +4, Ben stacked another +4 on it, and now Lena has eight to draw. She challenges Ben, and nobody knows who takes what.
    stacked +4 challenged, who draws

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
    The player before me has just used a Wild Draw Four on me and I think it's a bluff; am I entitled to challenge it?
    My sister hit me with a plus four. Am I allowed to call her out on it if I think she had the color?
    Is it permitted that I doubt the Wild +4 which was played against me, before I take the cards?
    can i call bluff on a +4 he chucked at me
    reckon shes lying about the pick-up-four, am i allowed to say prove it
    got a plus four plonked on me can i dispute it or do i just have to take it
    My cousin did a plus four to me and I think he's cheating, can I say challenge?
    Am I allowed to say "I don't believe you" when someone gives me a plus four?
    so um he played a plus for on me can i challenge it or know
    like is it aloud to challenge a draw for in you know when its me who has to draw
    Tom dropped a Wild Draw Four on Aoife, and Aoife wants to challenge him. Tom says there is no such thing as challenging.
    challenge +4 played on me

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
    We're on red and I do have a red in my hand; can I still play a +4?
    Is a pick-up-four legal if you're holding something in the color that's currently being played?
    May I lay the plus four although I could follow the colour?
    can i play a +4 if i have the colour
    its green, ive a green, can i whack a plus four anyway
    is it true you cant use a pick up four when you got a card of that colour
    It's blue and I've got a blue but I want to put my plus four, am I allowed?
    Do I have to not have any of the colour before I can do a plus four?
    um its read and i have a read card can i play the plus for
    so i have the color thats on top am i allowed to like play a wild draw for anyway
    Yellow was being played, Lena had a yellow 2 in her hand and laid a +4 all the same, Dad says she mustn't, is he right?
    +4 while having matching colour
"""
