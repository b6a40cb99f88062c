"""How people ask about the Wild Draw Four: when it may be laid, and what a challenge does."""

TEXT = """
draw-four-when
    uno.wild-draw-four.color: A Wild Draw Four may be laid when you hold no card of the color in force; the number and other wild cards do not matter.
    uno.wild-draw-four.color.any-playable: A Wild Draw Four may be laid only when nothing else in your hand fits: no color, number or symbol, and no other wild card.
    uno.wild-draw-four.color.wilds-count: A Wild Draw Four may be laid only when you hold no card of the color in force and no other wild card.
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
    when can you use a +4
    rules for playing wild draw four
    is a plus four allowed any time you like
    whats the condition for putting a plus 4
    when am I allowed to chuck a draw four
    +4 restrictions?
    can you just throw a wild draw 4 whenever it's your go
    in which situations is the plus four legal
    conditions for playing wild four
    +4 at any time?
    when can I use plus four
    when's pick up four allowed
    My brother throws his +4 whenever he likes. Dad says there's a condition for when you may lay it. What is it?
    Grandma says the wild four has its own rule about when you can use it, uncle says it's a wild so always. Who's right?
    Every time Mila drops a pick up four there's a row about whether she was entitled to. When is one entitled to lay it?
    We want this settled once and for all before the next round: at what times can a person play the draw four?
    My cousin says +4 only works when you're stuck, my aunt says it goes anytime. What does the rule actually say?
    when are you aloud to play a draw for
    um is there a rule about when you can use the plus four card
    you know the wild for can you just play it any time or only sometimes
    when can I put down a pick up for
    What has to be the case before I may lay a wild draw four?
    Is it allowed to use the +4 anytime, like a plain wild?
    Which condition must my hand meet for the wild four?
    when can i put +4
    can u just play a +4 whenever or whats the rule
    At what time I am allowed to put plus four card?

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
    I have a 7 and a 7 is on top but other color, can I use the +4
    +4 allowed if I could match the number
    does holding the same number stop me from playing a draw four
    no blue but i have the same number in red can i put plus four
    is it only colour that matters for +4 or number too
    a yellow 3 in hand, green 3 on the pile, no greens: plus four ok?
    must I play the matching number before I can throw a wild draw 4
    same digit in hand, legal to drop a draw 4?
    +4 with same number in hand
    blue 5 stops a +4?
    number match, other color, +4 okay?
    have the number, not the color
    matching digit forbids wild four?
    Red 7 was on, I had a green 7 and no red, and laid my +4. Brother says I should have played the 7. Who's right?
    Grandma had a matching number, only in another color, and still hit me with a wild four. Is she allowed?
    Uncle claims a +4 is only legal if nothing at all fits, and my yellow 3 fitted the blue 3 by number. No blue though. Cheating?
    I played pick up four without any card of the color. Then Mia saw I'd the same digit in a different color. She wants me to draw. Well?
    We argue: does it matter for the plus four that you hold an equal number, if you don't have the color?
    theres a read for on top and I got a blue for but no read can I play the plus for
    um can I use the draw four if I have the same number but not the color
    you know does having a matching number in another color mean you cant play the wild for
    I had a green ate on a yellow ate and played the plus four was that wrong
    Must I lay the equal number in another color rather than my +4?
    Is it allowed to play a wild four while a card of mine would match by digit only?
    Do I break the rule if I hold the number but not the color and use the +4?
    its red 6 and i have blue 6 no red can i put +4
    got the number but not the color, +4 still legal?
    I don't have the color, but I have same number other color. Plus four is allowed?

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
    can I use a +4 if I also have a normal wild
    two +4s in hand, may I throw one
    holding a plain wild, is the plus four still legal
    i have a wild and a plus four which can i use, do i have to use the wild first
    does a regular wild count as a playable card and stop my +4
    another black card in my hand, draw four ok?
    second wild draw four in hand a problem?
    must the ordinary colour changer go before the plus 4
    +4 while holding a wild
    plain wild in hand, +4 ok?
    two +4s in hand, allowed?
    own a color changer, play +4
    second wild stops my +4?
    I had a plain wild in my hand and still played the +4. Brother says I had to use the normal one first. Who's right?
    Grandma had two wild fours. Dad says then she can't lay either because the other one would fit. Is that so?
    Uncle claims a +4 is illegal so long as you hold any card that could go, even a color changer. No color matches I had. Well?
    Lena dropped pick up four and kept her ordinary joker. The boys say the joker was playable, so the four was cheating.
    We argue: does holding another wild, plain or plus four, forbid the plus four I want to lay?
    I got a wild and a draw for can I play the draw for first
    um can you use the plus four if you have a regular wild in your hand
    you know if I got two wild fours am I still aloud to play one
    I have no read but I do have a color changer can I still play the plus for
    Must I use my plain wild before my +4?
    Is it allowed to lay a wild four while another wild card stays in my hand?
    Do I break a rule by playing +4 if I own a normal color changer as well?
    i have rainbow card and +4 can i put the +4
    holding a reg wild, can i still +4
    I have color change card also in hand. Can I put the plus four, or first the other one?

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
    +4 on a wild, which color counts
    a wild is on the pile and red was called, can I put a plus four if I hold red
    playing a draw four on top of a wild: what mustn't I hold
    there's a plain wild on top so what colour is it for my plus four
    is +4 over a wild always fine since a wild has no colour
    he called green with his wild and then I dropped a +4, is green the one that I can't have
    draw four onto wild, check against the named colour?
    can i put a plus 4 on a change colour card and what colour cant i have
    +4 on a wild, which color
    after a wild, color for +4
    wild on top, +4 legality color
    +4 onto joker, forbidden color?
    called color counts for +4?
    There's a wild on top and green was called. I lay a +4. Brother says I can't have green, sister says the color before the wild. Which?
    Grandma put a color changer and said blue, then dad laid his wild four on it. He had a red card. Red had been on before. Was it legal?
    On my uncle's joker I threw a pick up four. Now nobody knows which color I'm supposed not to have: the called one or any?
    We argue: if the card on the pile is a plain wild, which color must be missing from my hand so I may play plus four?
    Zoe laid +4 onto a wild. A wild has all four colors, says Tim, so she can't hold anything. Rubbish?
    theres a wild on top they said read which color cant I have to play the draw for
    um if I put a plus four on a color change card whats the color I'm not supposed to have
    you know when the top card is a wild does the plus for go by the color they called
    I played a draw four on a wild does the named color count or the one before
    Which color must I lack to lay a wild four upon a color changer?
    What happens with the +4 rule if a plain wild lies on the pile: which color counts?
    Must I be out of the color that was called, or the one from before the wild, to play +4 on it?
    he put rainbow card and said blue and i put +4 on it what color can i not have
    +4 on top of a wild, which color do i have to not have
    On pile is color change card. I want put plus four. Which color is forbidden in my hand?

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
    drew a wild draw four this turn, play now?
    couldn't go, took a card, it's a plus four, can i use it
    is it ok to lay a plus 4 you just drew
    she grabbed one card, it was the +4, and slapped it down right there
    playing a freshly drawn draw four
    do I have to keep the plus four I just picked up or may I chuck it
    got a +4 off the deck on my go can i put it
    just drew a +4, play it?
    drawn plus four, use now?
    picked up wild four, lay immediately?
    fresh +4 from the pile
    drew it, throw the +4?
    I couldn't play, drew one card, it was a +4, and I laid it at once. Brother says you've to wait a turn with that. Who's right?
    Grandma picked up a card and it was the wild four, straight onto the pile and I got four. Is that ok?
    Tom drew a pick up four from the deck and dropped it in the same go. We're arguing whether it works with that card too.
    My sister says a drawn number may be played right away, but a drawn plus four not. Does it make a difference?
    Uncle took a card in his go, turned out to be the draw four, slapped it down. Dad wants it back in his hand. Well?
    I just drew a draw for can I play it right away
    um I picked up a card and its the plus four can I put it down this turn
    you know if you draw one and its a wild for are you aloud to use it straight away
    so I drew and got the plus for do I have too wait till my next turn
    Must I keep the wild four I've just drawn until my next go?
    Is it allowed to lay a +4 in the very turn I picked it up from the pile?
    What happens if the card I take because I'm stuck turns out to be a +4?
    i took a card and its a +4 can i put it now
    just pulled a +4 off the deck can i drop it rn
    I take one card and is plus four. I can use it same turn?

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
    is bluffing with +4 allowed
    can you cheat with a plus four and hope nobody notices
    throwing a draw 4 illegally on purpose
    +4 bluff legit?
    am i allowed to put a plus 4 when i'm not really allowed and see if they challenge
    is it against the rules to pretend I can't play so I can use the wild draw four
    he says lying with a +4 is part of the game
    can I risk a draw four though I shouldn't
    bluff a +4?
    play illegal +4, hope unnoticed
    is lying with +4 allowed
    sneak a wild four past everyone
    cheat on purpose with plus four
    My brother laid a +4 knowing perfectly well he had the color. He says bluffing is part of the game. Is it?
    Grandma admits she sometimes throws a wild four without being entitled and hopes no one objects. Dad calls it cheating. Who's right?
    Nick grinned and told us afterwards that his pick up four was a bluff. Sister wants him punished. Is bluffing legal or not?
    We argue in the family: can you lie with a plus four on purpose, or is that simply against the rules?
    Uncle says a draw four you're not entitled to is poker, a bluff, fine unless you get caught. Aunt says honest play only.
    can you bluff with a draw for
    um am I aloud to play a plus four even if I know I'm not supposed to and hope they don't challenge
    you know is bluffing with the wild for part of the rules
    my friend bluffs with the plus for is that cheating
    Is it allowed to lay a wild four dishonestly and take the chance?
    Do I cheat if I play the +4 as a bluff, or is that a legal risk?
    What happens if I deliberately use a +4 I'm not entitled to and nobody says a word?
    can i trick them with +4 even if i have the color and they dont know
    is bluffing a +4 allowed or is that cheating
    I know plus four is not allowed for me now, but I put it anyway to trick. Is trick permitted?

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
    we all saw his cards, he had red, does he take the +4 back
    everybody knows the plus four was illegal, do we undo it
    she accidentally showed she could have played, is the draw four returned without a challenge
    obvious bluff +4, taken back automatically?
    he dropped his hand and we saw he had the colour so does the plus four go back
    does an illegal wild draw 4 get returned to the hand when all the players notice
    cards were visible, +4 wasn't allowed, do we still need to challenge
    the whole table noticed the draw four was wrong
    everyone saw the +4 was illegal
    obvious illegal +4, take back?
    +4 exposed without a challenge
    caught +4, returned at once?
    we all know it's bluff
    My brother held his cards so low that all of us saw a red, and then he laid a +4 on red. Must he take it back right away?
    Grandma blurted out that she has the color just after playing the wild four. Dad wants the card back in her hand, no challenge. Ok?
    Ines dropped her hand, everyone saw a green in it, green was on, and a pick up four was lying there. Does it simply go back?
    It was obvious to the whole table that uncle wasn't entitled to the plus four. Do we need a challenge or is it undone at once?
    We all saw it: Kai had the color when he laid the draw four. He says unless the one who draws challenges, it stays. Who's right?
    we all saw he had read when he played the draw for does he have to take it back
    um if everybody saw that the plus four wasn't aloud does it go back in his hand right away
    you know we saw her cards so we know the wild for was illegal do we still have to challenge it
    everybody knows he couldn't play that plus for does it go back straight away
    Must an exposed illegal wild four be taken back, or does it stay unless challenged?
    What happens if the whole table noticed that the +4 wasn't permitted?
    Is it allowed to hand back a +4 just because all of us could see the bluff?
    we all saw his cards and he had blue so the +4 was bad does he take it back
    everyone literally saw he had the color, does the +4 get undone w/o challenge
    All people saw that he has the color and he put plus four. The card go back to him immediately?

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
    got a +4, do i lose my turn too
    after picking up four can I still play a card
    is plus four also a skip
    i took the four cards now can i put one
    hit with a draw 4, then do I miss my go
    wild draw four: draw and blocked?
    do you get to play after you pick up four cards
    he put a plus four on me and wouldn't let me go after I drew
    +4: draw and miss a go?
    skipped after a wild four?
    play after taking four?
    draw four costs my turn too?
    take four, then still play?
    My sister hit me with the +4, I took four and wanted to lay a card of the called color. She says I'm skipped. Am I?
    Grandpa drew his four for the wild four and then laid a card right after. Mum says his go was gone. Which one is right?
    We fight over the pick up four: my husband says you take four and then play on as usual, I say take four and sit out.
    Cousin Rita put a plus four on me, I grabbed four cards, got a great one, chucked it, and they all yelled. Do I miss my go?
    My kids disagree: one says after a +4 you only draw, the other says you draw four and still get to play.
    so if I get a draw for do I draw the for cards and then play or am I skipped
    um he put a plus four on me I picked up do I still get my turn
    you know question after you pick up four from the wild is your turn over
    does a draw four also make you miss you're turn or just take the cards
    May I still put a card down after drawing for a +4?
    What happens after I've taken four for the wild draw four: is it me or the one after me?
    Do I lose my go on top of picking up four?
    i got +4 and took the cards can i play now or is it the next kid
    do u get skipped when someone +4s u
    I take four cards because plus four. After this I can play or is finish my turn?

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
    can I challenge a +4 that wasn't on me
    someone else got hit by the plus four, can i call the bluff
    may a bystander contest a draw four
    he put a plus 4 on my sister not me but i think hes lying can i challenge it
    only the one who draws can challenge, or anyone?
    not my draw four to take, still allowed to challenge it?
    can any player dispute a wild draw 4 or just the victim
    Anna +4'd Ben, I'm Carl and I saw she bluffs, can I challenge for Ben
    bystander challenge a +4?
    not my +4, can I challenge
    contest somebody else's draw four
    third person doubts the +4
    only the victim may challenge?
    My brother laid a +4 on dad. Dad just wants to draw, but I'm sure it's a bluff. Can I challenge in his place?
    Grandma sits across and isn't drawing anything, yet she contests the wild four that Ben gave Lea. Is she entitled to?
    Everyone at our table shouts "challenge!" when a pick up four comes, even those not hit. Uncle says only the one drawing can. Well?
    I saw from the side that Paul has the color. But his plus four hits Nina, not me. May I speak up with a challenge?
    Sister got hit, doesn't dare to doubt it. I'd do it for her. My cousin says mind your own business. Who's right?
    he put the draw for on my sister can I challenge it for her
    um can somebody who doesn't have to draw challenge a plus four
    you know does it have to be the one who gets the for cards who challenges or can anyone
    Im not the one picking up but I wanna challenge the wild for is that aloud
    Who may contest a wild four: just the one being hit, or anybody?
    Must I keep quiet about a +4 aimed at someone else that I think is a bluff?
    Is it allowed to challenge on another player's behalf when they've been +4'd?
    he gave +4 to my brother can i challenge it even tho its not me
    can i call out a +4 thats not on me
    Plus four is for other person, not me. Can I protest it?

challenge-third-player-loses
    uno.challenge: Nobody draws six cards: a challenge by somebody who does not have to draw does not count.
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
    a bystander challenged the +4 and was wrong, who takes six
    I challenged a plus four meant for somebody else and lost, do I draw or do they
    who picks up the 6 cards if a third player's challenge fails
    not the one drawing, he contested it and he was wrong, who gets the cards
    someone else challenged for me and it failed do i have to take six
    wrong challenge by another player: six to whom
    Carl challenges the +4 on Ben, it was legal. Ben six or Carl six?
    failed challenge by an onlooker, who draws the penalty of 6
    bystander challenges wrongly, who draws six?
    outsider's wrong challenge: six to whom?
    wrong challenge for another player
    not victim, challenged, lost
    third person fails the challenge
    My brother gave dad a +4, I challenged although it wasn't on me, and I was wrong. Now do I take the six or dad?
    Grandma contested a wild four that was aimed at Tim. The hand was clean. Who has to pick up six, grandma or Tim?
    Jonas butted in with a challenge on my behalf and lost it. He says I draw the six because the card hit me. No way!
    We argue: someone who wasn't hit doubted the plus four, it was honest. Does the loudmouth draw six, or the one hit?
    Aunt challenged a pick up four for her little son and was wrong. Now must the boy draw the extra two as well?
    I challenged for my sister and I was wrong who draws the six cards
    um somebody who didnt have to draw challenged the plus four and it was legal who takes six
    you know if a bystander loses the challenge does the penalty go to him or the one who got hit with the draw for
    he butted in and challenged my plus for and got it wrong do I take six or him
    Who takes six if an outsider's challenge fails?
    Do I draw the six because someone else wrongly contested the +4 I'd been given?
    What happens if a person not hit by the +4 challenges it and the hand was clean?
    i said challenge for my brother and it was wrong who takes 6 me or him
    dude challenged a +4 that wasnt his n was wrong, who eats the 6
    Third person protest the plus four and is not right. Who take six cards, he or the person attacked?

challenge-hand-shown
    uno.challenge.hand: Whoever laid the Wild Draw Four shows the hand to the challenger and to nobody else.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    who gets to see my cards after a +4 challenge
    challenged, do I show everybody my hand or just the challenger
    do i have to show my cards to all when someone challenges my plus four
    hand shown to whom in a challenge
    is it only the person who challenged that looks at my cards
    they want me to lay my hand face up on the table after the challenge, must I
    can the others peek too when I reveal my hand for a draw four challenge
    she challenged me so i show her, but do the rest get to look
    challenged: show hand to everyone?
    who sees my challenged hand
    reveal hand to the whole table?
    show cards only to challenger?
    lay cards open when challenged?
    My sister challenged my +4. I showed her my hand, and now my brother wants to look as well. Do I have to show all of them?
    Grandma was challenged and spread her cards face up on the table for everyone. Uncle says just the challenger should see. Right?
    I got challenged by Theo. The others crane their necks and demand to see too. Who's entitled to look at my cards?
    We argue: after "I challenge", does the accused show the hand to one person or the complete round?
    Dad wants me to put my whole hand open because mum challenged my wild four. I'd show only mum. Who's right?
    somebody challenged me who do I have to show my cards too
    um when I get challenged on a plus four do I show my hand to everybody or just the one
    you know in a challenge who gets to see your cards
    she challenged me do I show the hole table or only her
    To whom must I reveal my hand after being challenged?
    Is it allowed for the rest of the table to peek when I show my challenged hand?
    Do I have to open my cards for all players because one of them contested my +4?
    he challenged me do i show all kids or only him
    when u get challenged does everyone see ur hand or just them
    He protest my plus four. I show my cards to only him or to all people?

challenge-hand-told
    yes: Whoever saw the challenged hand may tell what was in it.
    no: Only the challenger, whoever laid the card, or the scorekeeper tells what was in the challenged hand.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    can he tell the others what cards he saw in my challenged hand
    Dan peeked at Bob's cards during a challenge that wasn't his and told us, is that ok
    a player who wasn't the challenger blabs what was in the hand
    is it allowed to say what was in somebody's hand after it was shown
    third person saw the hand in the challenge and said it out loud
    after the challenge someone who didn't challenge says "he's got two reds", legal?
    keep quiet about a shown hand, or can you tell
    my brother wasnt even challenging and told everyone the cards that bob showed
    bystander tells what hand showed
    may onlooker reveal challenged cards
    third one blabs about shown hand
    talk about the shown hand?
    Dan peeked, may he tell?
    Bob had to show his hand to the challenger. Dan, who wasn't the challenger, saw it and told us all the cards. May he?
    After the challenge my brother, not involved at all, starts saying what was in grandma's hand. She's angry. Is he allowed?
    I was challenged by Mia, she looked, and then Leon who sat beside her announced my cards. He didn't challenge. Does that go?
    We argue: an onlooker caught sight of the challenged hand and reports it to the table. Must he keep his mouth shut?
    Uncle didn't challenge anybody but saw dad's hand when it was shown and now says "he had two reds". Can he say so?
    he didnt challenge but he saw the cards can he tell everybody what was in there
    um after a challenge can somebody else who wasn't part of it say what he saw in the hand
    you know if Dan isnt the challenger is he aloud to tell what Bob had
    my sister looked to when the hand was shown can she say what cards he had
    May an uninvolved player disclose the contents of a challenged hand?
    Must people who didn't challenge keep quiet about the cards that were shown?
    What happens if somebody other than the challenger talks about what the revealed hand held?
    my friend didnt challenge but he saw bobs cards can he tell us
    someone who wasnt in the challenge is leaking the guys hand, is that ok
    Other player, not who protest, saw the shown cards and speak about them. Is permitted?

challenge-ones-word
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
    uno.challenge.word: What one of the two who know the hand says counts, unless the other one denies it before play goes on.
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
    only she saw his hand, do we have to trust her
    one person looked at the challenged cards, can the rest doubt it
    do we have to take the challenger's word for it when nobody else saw
    just the challenger peeked and says it was a bluff how do we know its true
    single witness after a +4 challenge, believe or not
    he alone saw the cards and says they were fine, must I accept that
    what if the only one who looked at the hand is lying
    nobody else saw the hand, is that one player's say-so enough
    only challenger saw, believe them?
    single witness to challenged hand
    must we trust the challenger's word
    one person's word on hand
    nobody else saw those cards
    My brother showed his hand only to my sister, and she says it was a bluff. No one else saw. Must the rest of us believe her?
    Grandma looked at Erik's cards after her challenge and announces "guilty". Just her word. Does that settle it?
    Lara alone saw the hand and says all was fine. I think she covers for her boyfriend. Do we have to accept what she says?
    We argue: the hand was shown to a single person. Dad says their word counts, uncle wants proof. Who's right?
    Only one of us got a look at the challenged cards and we don't trust him. Is his statement enough?
    only she saw the hand do we have to believe what she says
    um if just one person looked at the challenged cards is there word enough
    you know nobody else saw his hand but the challenger says he had read do we take that
    do we have too trust the one who looked when nobody else saw it
    Must the table accept the say-so of the sole person who looked at the hand?
    Is it allowed to demand proof if just one player got to see the challenged cards?
    What happens if a single person saw the hand and the others doubt their word?
    only my sister saw his cards and she says he lied do we have to believe her
    only 1 person saw the hand, do we just take their word lol
    One person only has seen the cards. What he says, we must believe?

challenge-two-stories
    uno.challenge.crossed: Nobody else can tell, so the challenge does not count for now: whoever had to draw draws the four cards.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    she says I had red, I say I didn't, after the challenge
    challenge: my word against his
    he looked at my hand and claims I had the colour, but I hadn't, what do we do
    we disagree about what was in the shown hand
    i said no blue, he said there was a blue, who is right
    two versions after a +4 challenge, how to settle
    the challenger insists there was a green in my hand and I deny it
    what happens if both tell a different story about the challenged cards
    I deny, challenger insists: now what
    my word against challenger's
    she says red, I say none
    two stories about my hand
    challenged: he says, I say
    I was challenged. I say I had no green, my brother who looked says I did. The hand has changed since. What do we do?
    Grandma challenged my wild four. I swear I had no blue, she swears there was one. It's word against word. What now?
    Hannah looked at my cards and says bluff. I didn't have that color! She insists. How does this get resolved?
    After the challenge uncle and I contradict each other: he saw a yellow, I never held a yellow. What happens next?
    My sister says she saw a red in my hand, I tell you there wasn't any. We're deadlocked. How does it go on?
    I say I didnt have read and she says I did after the challenge what now
    um we both say something different about my hand after he challenged me what do we do
    you know its my word against his about the challenged cards what happens
    she says I had the color and I say I didn't who gets believed
    What happens if I deny having held the color and the challenger claims to have seen it?
    Whose word counts after a challenge, mine or the one who looked?
    Do I draw the four if the challenger says I held the color and I say I didn't?
    i say i had no blue she says i had blue after the challenge what now
    me n the challenger tell diff stories about my hand, so what happens
    I say no red in my hand, other say yes red. After the challenge. What we do now?

challenge-who-decides
    yes: Where two tell different stories of a challenged hand, the table decides whom it believes.
    no: Nobody else may decide whose story of a challenged hand is true.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    can a third person judge when two of us disagree after a challenge
    is there a referee when the challenge stories don't match
    we both say something different about the hand can mum decide
    may another player look at the cards and settle the challenge
    who's the judge if challenger and challenged contradict each other
    could the others vote on who's right about the +4 challenge
    let someone neutral decide the disputed challenge?
    can we ask another player to rule on it when the two accounts clash
    third person settles challenge dispute?
    referee for challenge disagreement
    can table vote on challenged hand
    neutral player decides, allowed?
    let another judge our challenge
    My brother and sister tell different stories about a challenged hand. Can I, who had nothing to do with it, decide who's right?
    Grandma and Max contradict each other after a challenge. Dad wants to play judge. May he settle it for them?
    Two of us don't agree on what was in the hand after the challenge. Uncle suggests the rest of the table vote. Is that possible?
    We argue over a challenged hand and want an umpire. Can an outsider make the call, or is it only for the two of them?
    Lisa says bluff, Ken says no bluff, after her challenge. Could mum simply rule on it for them?
    they say different things after the challenge can somebody else decide
    um can a third person be the judge when two people disagree about the challenged hand
    you know are we aloud to vote on whose right after a challenge when there stories don't match
    me and him disagree about the hand can my dad decide for us
    Who has the right to settle it when two stories about a challenged hand clash: an outsider too?
    Is it allowed for some other player to rule on a challenge the two can't agree about?
    Must the two sort out their contradictory claims about the hand alone, or may another person step in and judge?
    they both say diffrent things about the cards can i be the judge
    can some1 else make the call when 2 ppl argue about a challenged hand
    Two persons say different about the protested hand. A third person can decide for them?

challenge-give-in
    yes: Either of the two may give in, and that settles the challenge.
    no: Neither of the two may give in.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    we disagree about my challenged hand, can I just admit it and move on
    can I back down in a challenge argument
    he says I had the color, I said no, but can I just accept it
    am i allowed to say ok fine you win after we argued about the challenge
    giving up the dispute about the shown hand
    stop arguing after a +4 challenge and take the cards, allowed?
    may one of the two simply concede when the stories differ
    can I withdraw my version and let her have it
    concede disputed challenge, ok?
    can I back down after challenge
    dropping my side of challenge dispute
    let the other challenger be right
    challenge argument, I'll just yield
    My brother peeked at my hand after the +4 challenge and swears he saw a green. I say there was none. I'm sick of it, can I just say fine, you win, and move on?
    Aunt Carol challenged my wild four, she claims one thing and I claim another, everybody's staring at us. Can one of us simply concede the point so the game goes on?
    We've argued ten minutes about what was in Pete's hand when I challenged him. I'd rather drop it. Am I allowed to accept his version?
    Mum says I held blue when she challenged, I say I didn't. Granddad is bored. Can I agree to her story just for peace?
    So me and my cousin tell opposite stories after the challenge. Nobody else saw. I want to stop insisting, does it settle it if I say okay have it your way?
    um so me and her dont agree on the challenge thing can i just like give up and say shes right
    ok we had a challenge on the plus for and we say two different things can i back off and let him have it
    uh hey after the challenge our stories dont match is it okay if i just let it go and take his word
    you know question we argue about whats in the hand after a challenge can one of us two just surrender the point
    Is it allowed to withdraw my own claim once we contradict each other about a challenged hand?
    What happens if one of the two who disagree after a challenge says "all right, it was as you say"?
    Must I stick to my version of the challenge or may I yield to the other person?
    bro me n my sis dont agree abt the +4 challenge can i just say ok fine u right
    I not want fight about challenge more. I can say he is right and finish?
    can i say ok you win when we both say diffrent things about the cards he saw in my challenge

challenge-denied-late
    yes: You may still deny what was told of your challenged hand.
    no: Once somebody has played on, what was told of a challenged hand stands.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
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
    play went on and now I want to say he lied about my hand
    too late to dispute what someone said of my challenged cards?
    he told them what was in my hand, a few cards have been played, can I still object
    she said i had a red in the challenge and i didnt say anything but now i want to say its not true
    deny it later after the game continued
    can I contradict a claim about my shown hand once others have already gone
    didn't protest at once about the challenge, next players moved, still possible?
    how long do I have to say that wasn't in my hand
    deny challenged hand too late?
    contradict hand claim turns later
    late objection to revealed challenge hand
    dispute what hand held, afterwards
    he told my cards, deny now?
    My sister said out loud after her challenge that I had two reds. I kept quiet and two people have played since. Now I want to say that's wrong. Can I?
    Uncle Ray told the table what he saw in my hand after challenging me, I was in the kitchen, and they've played on. Is it too late to say it isn't true?
    Three turns ago Jenny announced I'd held yellow when she challenged. I only just realised what she said. Am I still able to protest?
    We're a whole lap past the challenge, and now Tom suddenly claims what Lisa said about his hand was a lie. She says he should have spoken up then. Who's right?
    Dad challenged me, told everyone I had a blue, grandma played, I said nothing. My cousin says silence means I agreed. Can I still contradict dad?
    um he said what was in my hand when he challenged me and we kept going can i still say no thats not true
    ok so she told everybody what cards i had in the challenge and then too people played am i aloud to deny it now
    uh somebody told my challenged hand and i didnt say anything and the games moved on is it two late to object
    hey so like we already played on after he said i had read in the challenge can i still say i didnt
    Do I lose the right to dispute what they said was in my challenged hand once someone has taken a turn?
    What happens if I deny what was reported about my challenged cards only after the game continued?
    Who is believed when I object to the report of my challenged hand a couple of turns afterwards?
    my friend lied abt my hand after the challenge n we alrdy played more turns can i still say thats cap
    He say I have the green when challenge. Then we play more. Now I say no, is possible still?
    she told what i had in my hand when they challenged me and then we played more can i say its not true now

challenge-guilty
    uno.challenge.guilty: After a bluff whoever laid the Wild Draw Four draws the four cards, and the player who was to draw plays.
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
    challenge correct, he bluffed the +4, what happens
    she did have the colour so who takes the four cards and whose go is it
    bluff caught with a plus four, who picks up
    i challenged and i was right do i get to play now
    successful challenge: who draws and who goes next
    he cheated with his draw four and got found out, now what
    winning the challenge, does the bluffer take four and do I keep my turn
    the plus 4 was illegal, does the one who threw it draw instead of me
    bluff caught, who draws
    challenge succeeded: whose turn now
    +4 bluffer exposed, what's his punishment
    liar with wild four picks up
    won the challenge, who goes next
    I challenged my brother's +4 and he really had a red. He says I still take the four, I say he does. Who picks up, and is it my go now?
    My wife was lying about her pick up four, I caught her. She grabbed four cards but then says my turn is gone anyway. Is it?
    Grandpa got caught bluffing with the wild four on my cousin. Half the table says grandpa draws four, others say six, and nobody knows who plays now.
    So Kim challenged Leo, Leo showed a matching color, so he cheated. Does Leo take the cards and does Kim get a normal turn?
    Dad bluffed a +4 at me and I called him out correctly. My sister says the player after me goes now. I think I go. What's right?
    okay so i challenged the plus for and he was bluffing who takes the cards him or me and who goes
    um he got busted on the wild four he did have the color so does he draw four and do i play now
    uh we challenged and it was a bluff like who draws for and whose turn is it
    you know question i called his bluff and i was right so hes got two draw right and do i still get to go
    What happens if my challenge to a +4 turns out correct: do I take my turn normally?
    Must the person who played the illegal wild four pick up the cards himself after being found out?
    Do I lose a turn even though I caught him bluffing?
    yo i caught my bro bluffin w the +4, he draws n i go right??
    He lie with +4 and I challenge and I am right. Who take cards, who play?
    my sister cheated with the pick up four and i catched her so who gets the cards and who goes next
    he had the color and played the +4 anyway, what happens to him
    she was caught with blue after a draw four, what does she get
    what do we do with somebody who cheated with a plus four

challenge-guilty-color
    yes: After a challenge that was right, the color that was named still holds.
    no: After a challenge that was right, the color that was named does not hold any more.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
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
    bluff caught, is the color they called still in force
    after a successful challenge which colour do we play
    he cheated with the +4 and said green, do we still go on with green
    does the named colour stand when the plus four was a bluff
    challenge won so do i have to play the colour she chose
    right challenge, color goes back to the old one?
    she got caught bluffing, her draw four stays, but does her blue count
    can I choose the colour myself if I caught the bluffer
    bluff proven, does color stay
    called color after successful challenge
    busted +4, named color still valid?
    caught bluffing, which color now
    does liar's chosen color count
    My brother bluffed a +4 and said green. I challenged, he was guilty and took four. Now do I have to play green or is it back to the old color?
    Aunt Mia called blue with her wild four but was caught cheating. She took the cards. My uncle says the blue is cancelled too. Is it?
    So he got busted, drew four himself, fine. But he'd picked yellow. Half of us say yellow's void, half say it sticks.
    I won the challenge against Sam. He says his chosen color stays on because the card's still on the pile. I say I choose now. Who's right?
    Grandma lied with the pick up four, she named red. We found her out. What color am I supposed to play on it now?
    um i caught him bluffing with the plus for and he said read so is it still red now or what
    okay the challenge was right he drew the cards but do we keep the color he picked
    uh so she was guilty on the wild four does the color she called still count or does it go back two the old one
    hey when somebody gets caught on a draw for do i get to pick the colour or do i follow his
    What happens to the color he picked if his +4 was shown to be a bluff?
    Must I follow the color named by a player who was just found guilty in a challenge?
    Who chooses the color after a wild four bluff is exposed?
    ok he got caught w the +4 but he said blue, is it still blue or nah
    He cheat with +4, I win challenge. The color he say is good or not good?
    my brother was lying with the color changer four and he took the cards but do we still play the color he said

challenge-innocent
    uno.challenge.innocent: Whoever challenges a Wild Draw Four wrongly draws six cards, the four and two more.
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
    how much is the penalty for a failed +4 challenge
    she really had no red, and I challenged, so how many do I take
    i said he was lying but he wasnt how many cards do i get
    number of cards to draw if the challenge fails
    losing a challenge: do I get two extra on top of the four
    challenge lost how many to grab
    wrong challenge, four or six
    penalty count for failed challenge
    challenged +4 wrongly, how many
    lost challenge: number of cards drawn
    is it six after failed challenge
    I challenged my mom's +4 and she was clean. She says I take six, I say four. How many?
    Grandad played a legit wild four, my cousin doubted him and lost. Is it four plus two extra or just two?
    My boyfriend says a failed challenge means eight cards, double the four. I've only heard of six. Which number's correct?
    So I called bluff and my sister really had no red. She pushes six cards at me. Shouldn't it stay at four?
    Uncle Joe challenged, lost, and took only four. My aunt insists there are two more to pick up for being wrong. Is there an extra?
    um i challenged the plus for and i was wrong how many do i draw now four or six
    okay so he wasnt bluffing and i challenged him do i get too extra cards
    uh lost a challenge on the wild four how many cards is that in total
    hey i called him out but he didnt have the colour so is it for cards or six cards i pick up
    What happens if my challenge is wrong, do I get extra cards on top of the four?
    Do I just take four when the player I accused of bluffing turns out honest?
    Must someone who doubts a +4 wrongly pick up two more?
    i challenged the +4 n was wrong lol how many do i gotta draw
    I say he bluff but he not bluff. How much cards I take?
    i said my brother cheated with the pick up four but he didnt so how many cards do i have to grab

challenge-innocent-turn
    yes: After a wrong challenge the player who had to draw for the Wild Draw Four misses the turn as well.
    no: Whoever challenges wrongly does not miss the turn.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
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
    failed challenge, do I miss my go too
    I was wrong about the bluff and took six, can I play now
    after losing a +4 challenge is it still my turn
    i picked up the six do i get to put a card
    wrong challenge = skipped as well?
    do I lose a turn on top of the six cards
    challenged, lost, drew, next player's go or mine?
    she challenged me and was wrong and drew, now she wants to lay a card
    failed challenge, skipped too?
    lost challenge, still my go?
    drew six, may I play after
    wrong about bluff, miss turn
    after losing challenge who plays
    I challenged my brother's +4 wrongly and took the six. Now I want to lay a card and he says my go is gone. Is it?
    Mum lost her challenge and picked up all her cards. My sister says that's punishment enough so mum still gets to play. Really?
    I doubted uncle Ben, he was honest, I drew six. Then the next player started at once and I said hey, it's me. Who's next?
    Grandma took her penalty for the wrong challenge and then put a card down. Dad says she should've been skipped. Who's right?
    So my failed challenge cost me six cards already, and now they tell me I sit out this round as well. Do I?
    um i challenged and i was wrong and i took the six cards can i still play a card now or do i miss my go
    okay so the challenge failed do i get skipped two or is it still my turn
    uh i drew my six because he wasnt bluffing is it my turn or the person after me
    hey when you lose a challenge on the wild for do you lose your turn to
    May I play one of the six cards after losing a challenge?
    Who plays next once the challenger was wrong and has drawn?
    Does being wrong in a challenge cost me my go besides the cards?
    i took the 6 cuz i challenged wrong do i still get to go or am i skipped
    I lose the challenge and take six. After this I can play card or turn is gone?
    i was wrong that he was bluffing and i already picked up all the cards do i miss my go as well thats mean

challenge-same-number
    uno.challenge.innocent: The same number in another color is no bluff: the challenger draws six cards.
    uno.challenge.guilty: By these rules the same number forbids a Wild Draw Four: whoever laid it draws the four cards.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
    uno.challenge.hand: The same number in another color is no bluff: the challenger draws six cards.
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
    challenged: no red but I had the same number, was it a bluff
    showed my hand, there's a matching number in a different color, am I guilty
    does having the number but not the colour make my +4 illegal when challenged
    they looked at my cards and i had a 7 and there was a 7 but not the colour do i get the penalty
    hand revealed, same digit other colour, who takes the cards
    the challenger saw a matching number and says I cheated with the plus four
    is a matching number proof of a bluff in a challenge
    challenge lost or won if the hand only has same number no colour
    challenged: only matching number, bluff?
    same digit counts as guilty?
    had a 5 not color, +4
    hand shown, number match only
    number match make +4 illegal, challenged
    I got challenged. Top card had been a red 7, I held no red but a green 7. My sister says that makes me guilty. Does it?
    Dad looked at my cards after challenging and found a blue 3 on what was a yellow 3. No yellow at all. He says I could've played, so I bluffed. Did I?
    We just checked Nina's hand: zero greens, but she holds another 9 and the pile showed a 9. Does she draw the four or does the challenger get six?
    My cousin showed me his hand after I called bluff, he had the same number only in another color. I say gotcha, he says color's the only thing that counts.
    Uncle challenged, hand revealed, there's a matching number in there but none of the color. The table's split over whether the +4 was lawful. Who takes the cards?
    um they challenged me and i had no read but i had the same number does that mean i was bluffing
    okay so they looked at my hand there was a 7 like the one on the pile but not the color am i guilty
    uh i got challenged on the plus for and all i had was the same number in a different color who draws
    hey he checked my cards no blue only another for like the four on the table did i cheat or not
    Do I lose the challenge because my shown hand has a card of the right number, wrong color?
    Who draws when the revealed hand has a number match but no color match?
    What happens if the challenger finds just a same-number card in my hand?
    they challenged me n i had the same number diff color thats not bluffing right??
    He look my cards. No same color, but have same number. I am cheater or no?
    my brother looked at my hand and i had no green only a 4 like the 4 that was there does he win the challenge

challenge-another-wild
    uno.challenge.innocent: Another wild card is no bluff: the challenger draws six cards.
    uno.challenge.guilty: By these rules another wild card forbids a Wild Draw Four: whoever laid it draws the four cards.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
    uno.challenge.hand: Another wild card is no bluff: the challenger draws six cards.
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
    challenged and I had a normal wild, was it a bluff
    they saw another wild in my hand, does the challenge succeed
    no blue but a wild among my cards when I showed them, guilty?
    does a spare colour changer count against me in a +4 challenge
    i showed my hand and it had a wild in it so she says i cheated
    he had a second black card when challenged on the draw four, who draws
    hand revealed contains an ordinary wild, no matching color, penalty?
    challenger found a wild and says I could have played that instead of the plus four
    challenged, hand had plain wild
    other joker in shown hand, guilty?
    does holding wild mean bluff
    hand revealed: second wild four, guilty?
    no color but a wild, challenged
    My sister challenged my +4, I showed her: no red, just a regular wild. She says I could've played that one so it's a bluff. Is it?
    Dad's hand was shown after I challenged. Not one yellow, but he had another color changer. Does that make him guilty?
    We checked Omar's cards, he's got a second +4 in there and none of the color. My aunt says guilty, I say innocent. Who draws?
    I got called out, they looked, all they found was a joker. Now they want me to take the four because a wild always fits. Right?
    Grandma challenged, saw my hand with a spare wild and no blue, and refuses to draw the six. Says the wild counts. Does it count?
    um i got challenged and i had no color but i did have another wild was that a bluff
    okay so they saw my hand there was a joker in it but no read did i lose the challenge
    uh he challenged me and i still had a wild card two does that count as having the color
    hey they looked at my cards after the plus for and i hold a color changer am i guilty
    Do I lose the challenge when the only playable thing in my shown hand was a wild?
    Who draws if the challenged hand reveals an extra joker but nothing in the color?
    What happens if the challenger finds a second wild card in my hand?
    they checked my hand n i had a wild but no blue, does that count as bluffing lol
    They challenge and see my card. I have one more joker, no same color. I am guilty?
    my sister looked at my cards and i only had a rainbow card left so did i cheat with the plus four

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
    I already took the four, can I still challenge
    too late to challenge once you've picked up?
    i drew the four cards and now i think he was lying can i challenge
    challenge +4 after drawing allowed?
    do I have to challenge before taking the cards
    she picked up her four and then said "I challenge", does that count
    can you contest the plus four with the cards already in your hand
    drew first, then doubted it, is a challenge still on
    drew four, challenge still possible
    too late to challenge after drawing
    picked up +4, now doubt it
    challenge after taking the cards
    I took four, can challenge?
    My brother hit me with a +4, I picked up all four and only then got suspicious. He says I accepted by drawing. Can I still challenge?
    Aunt Jo drew her four cards, hasn't done anything else, nobody's played yet, and now says "I challenge". Is she too late?
    I grabbed the four without thinking, then my wife grinned, so I knew she'd bluffed. Nobody has gone yet. Can I call her out?
    Dad says you've got to challenge before you touch the pile. I already had the four in my hand but that was two seconds ago. Still okay?
    So the +4 was on me, I've drawn my cards and now the table is arguing if I may take that back and challenge instead.
    um i already drew the four cards can i still challenge him
    okay i picked up the for from the wild four but the next guy hasnt gone yet can i still say challenge
    uh is it two late to challenge when i already took the cards
    hey i drew four and then i thought hes bluffing am i aloud to challenge now
    Do I lose my right to challenge the moment I pick up the four cards?
    Must I challenge before drawing, or is after it fine as long as no one has played?
    What happens if I take the four cards and then say I don't believe you?
    i alrdy took the 4 cards can i still challenge or is it over
    I take four card already. Now I want say he is bluff. It is possible?
    i picked up the four cards and then i think she lied can i still say challenge

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
    took the four, the next one has already played, can I still challenge the +4
    someone has laid a card since, too late to challenge?
    i picked up and then tim put a card and now i want to challenge the plus four
    late challenge after the following player went
    play has moved on past the draw four, can it still be contested
    is there a deadline for the challenge once the player after me has gone
    next person already threw a card and only then I say bluff
    next one played, challenge +4 late?
    challenge once game moved on
    +4 drawn, next laid, challenge?
    too late, following player already went
    challenge a turn later allowed?
    I drew my four from Ben's wild, then Lucy put a card down, and then it hit me that Ben was bluffing. Can I challenge now or has that passed?
    My sister took her four, I played a green 2 right after, and now she wants to challenge dad's +4. I say she missed her chance.
    Grandpa picked up the four, aunt Sue after him laid hers, and now grandpa shouts bluff. Is it over?
    We were already one player on when Mike decided the +4 he'd drawn for wasn't legal. He says better late than never. Is it?
    I took the cards, the player after me threw down a blue, and in that moment I saw my cousin had blue all along. Can I go back and challenge?
    um i drew the four and then the next person already played can i still challenge
    okay so the player after me has put a card down is it two late to challenge the plus for i took
    uh i picked up for and she already went after me can i go back and challenge his wild
    hey the game went on one turn and now i think the plus four was a bluff can i still call it
    Does the next player's card end my chance to challenge the +4 I drew for?
    What happens if I say "challenge" only once the person behind me has played?
    May I go back and doubt a wild four when someone has already laid on top of it?
    i took the 4 n then my friend alrdy played after me, can i still challenge the +4
    I draw four, then next person play card. Now challenge is too late?
    i picked up four and then my sister did her turn and now i want to challenge can i

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
    challenge before they've picked a color?
    he dropped the +4 and hasn't said a colour yet, can I challenge now
    do I need to wait for the colour to be called before challenging the plus four
    can i say challenge right away before she says the colour
    too early to challenge if no colour has been chosen
    +4 down, I shout challenge, he says wait I have to choose a color first
    is a challenge valid when the color isn't named yet
    must the wild draw four's colour come first and then the challenge
    challenge before color is called
    no color yet, doubt +4?
    challenging too early, color unnamed
    must color come before challenge
    can I challenge while he's choosing
    My brother slapped down a +4 and before he even said a color I yelled challenge. He says I've got to wait. Do I?
    Aunt Vera was still thinking about what color to pick for her wild four when my cousin challenged. She says that doesn't count. Does it?
    I called bluff the second the pick up four hit the table, no color had been said. Dad wants me to wait for the color first. Who's right?
    Tom challenged so fast that Ellie hadn't picked a color. Now she says she'd tell the color only after we look at her hand. What order?
    So grandma lays the +4, I say I don't believe you, she hasn't said red or blue yet. My uncle thinks my challenge is void.
    okay he hasnt picked the color yet and i want two challenge now is that too soon
    uh she threw the wild four and didnt say a color can i already say challenge
    hey does the guy have to name the colour first before i can challenge his draw for
    Must I wait for the color to be chosen before I say I challenge?
    What happens if someone challenges a wild four when no color has been named?
    Is it allowed to doubt a +4 while its player is still making up their mind on the color?
    he didnt even say a color yet n i said challenge, does it count
    He put +4 but still no say color. I can challenge before?
    can i say challenge right when he puts the plus four or do i have to wait till he says the color

challenge-last-card
    yes: A Wild Draw Four that somebody goes out with may be challenged, but the challenge fails: no card is left in that hand.
    no: A Wild Draw Four that somebody goes out with cannot be challenged.
    no uno.challenge: A last Wild Draw Four is not drawn for by these rules, so there is nothing to challenge.
    no uno.score.none: The round is over at once, so a last Wild Draw Four is not challenged.
    no uno.house.no-bluffing: A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
    uno.house.no-action-finish: Nobody goes out with a Wild Draw Four by these rules: the last card has to be a number.
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
    he won with a +4, can I challenge that
    challenge a plus four that was the last card
    she went out on a draw four but i think she cheated can i challenge
    contest the winning wild draw 4
    final card +4, hand is empty, can it still be challenged
    how can I challenge when the player has no cards left after the plus four
    last card was a draw four, did he bluff, can I check
    is challenging allowed if the plus 4 ended the round
    final card +4, challenge it?
    went out with +4, challengeable?
    doubt somebody's winning wild four
    challenge the finishing draw four
    game-ending +4: can I challenge
    My sister finished with a +4 as her last card and is dancing. I want to challenge it. She says she's out, so there's nothing to challenge. Is there?
    Dad won by throwing a pick up four on me. His hand's empty, so how could I even check, my cousin asks. Am I allowed to call bluff anyway?
    Uncle Sid goes out on a wild four. I'm next and I reckon he was cheating. Can I challenge a player with no cards left?
    Grandma ended the round with her last card, the +4, and my brother says "I challenge!" The table laughs. Is that a thing?
    So Dan drops his very last card, it's a draw four, and I'm meant to take four. Can't I contest it first, seeing his hand's empty?
    um he won with a plus for as the last card can i challenge that
    okay so she went out on the wild four and i dont believe it can i still challenge when her hand is empty
    uh can you challenge a draw for if its somebodys last card and theyre out
    hey he finished with the plus four and im next do i get two challenge or is it over
    What happens if I challenge the +4 that ended the round, with no hand left to look at?
    Do I have any right to contest a wild four when the one who laid it has no cards?
    Is it allowed to say bluff to somebody's final card?
    he won w a +4 thats sus can i challenge his last card
    He finish with +4, no card in hand. I can challenge or he win already?
    my brother put down the plus four and it was his last one can i challenge him or did he win

stacked-draw-four-challenged
    yes: The last Wild Draw Four of the stack may be challenged: if it was a bluff, whoever laid it draws the whole stack.
    no: Where cards are stacked nobody challenges: whoever lays no further card draws for all of them.
    uno.owed: Nobody lays a Wild Draw Four on another by these rules: the next player has to draw.
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
    stacked +4s, can I challenge the last one and who draws
    we stack plus fours, three in a row, I'm to take 12, may I challenge
    +4 on +4 on me, if I challenge and win who takes all eight
    can you challenge when draw fours have been stacked up
    with stacking on, i got eight cards to take, i challenge the second plus four who picks up
    stack of draw fours and the final one's a bluff, who gets the whole lot
    house rule stacking of wild draw 4: challenge allowed, and cards to whom
    Amy +4, Bob +4 on top, I challenge Bob, he cheated, does he draw 8
    challenge last of stacked +4s
    stacked wild fours, challenge total 8
    +4 on +4, doubt second
    challenge stack, who takes eight
    bluff in stacked pickup fours
    We stack. Mum laid a +4, my brother added another +4, now I'm due eight. Can I challenge my brother's and who takes the eight if he bluffed?
    Three wild fours in a row landed on grandpa. He wants to challenge the top one. If he's right, does the last guy take all twelve?
    House rule: stacking. My cousin piled his +4 onto my sister's. I'd have to draw eight but I reckon he had the color. Do I challenge, and what do I draw if I lose?
    Uncle says once you stack +4s no challenging is possible. I'm stuck with eight cards, so I'd like to call bluff on the last one. Who draws what?
    Jess stacked her pick up four on Paul's, I challenged and Jess was guilty. She'll take her own four, but who takes Paul's four?
    um we stack plus fours and im the one who has two draw eight can i challenge the last one
    okay so he put a plus for on a plus for and now its on me can i challenge and who draws all of it
    uh stacking wild fours the person at the end of the stack wants to challenge who draws then
    hey theres to wild fours on the pile stacked and i think the second was a bluff who takes the eight
    Who ends up with the pile of cards if the last +4 in a stack is challenged and proves a bluff?
    May the one at the end of a stack of wild fours say challenge rather than take everything?
    What happens if I challenge a stacked +4 and I'm wrong, do I draw eight plus two?
    we stackin +4s n now im at 8, can i challenge the last guy n he takes 8??
    Two +4 together, I must take eight. I can challenge the last +4? And who take the eight?
    my brother put plus four on top of plus four and i have to take them all can i say challenge to the last one

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
    somebody threw a +4 at me, can I challenge
    how do you challenge a plus four
    i think he cheated with the plus 4 on me what can i do
    can I call someone's bluff on a draw four
    is the challenge rule for +4 real
    I have to take four but I reckon she had the colour, may I ask to check
    got +4'd and suspect a bluff, challenge allowed?
    am I allowed to contest a wild draw 4 that was put on me
    can I challenge a +4
    got wild four, doubt it
    dispute the plus four on me
    call bluff on pick up four
    demand to see his hand, +4
    My brother hit me with a +4 and I'm sure he has the color. He says I just have to take it. Can't I doubt it?
    Grandma laid a wild four on me. Dad says I may challenge her, grandma says there's no such thing. Who's right?
    I got a pick up four from Hugo and I smell a lie. May I call him out before drawing, or must I draw quietly?
    We argue: uncle says the one who's told to draw four can contest it. My aunt has never heard of contesting cards.
    Sister dropped plus four on me, smirking. I want to see her hand. She says that's private. Am I entitled?
    he played a draw for on me can I challenge it
    um I think shes lying about the plus four she gave me can I call her out
    you know when you get a wild for are you aloud to doubt it
    can I say I don't believe you when somebody plus fours me
    Must I simply draw the four, or have I the right to contest it?
    Is it allowed to accuse the person who gave me a +4 of bluffing?
    What can I do if a +4 aimed at me looks fishy: may I contest it?
    he put +4 on me and i think he lies can i say show me
    can i call bs on a +4 someone hits me with
    He put plus four to me, but I think he has the color. I can protest?
    challenge a draw
    may one challenge

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
    it's red and I have a red, can I still throw the +4
    +4 with matching color in hand
    i got a blue and were on blue can i put my plus four
    playing a draw four although you hold the colour in play
    she used a plus four but had a green when it was green, allowed?
    must you not have the color to use a wild draw 4
    can I drop a +4 when I could have put the right colour instead
    having the current colour and still slapping a draw four
    +4 though I have the color
    have red, play +4 on red
    +4 while holding matching color
    own the color, still plus four?
    blue in hand, blue on, +4
    Red was on and my brother had two reds in his hand, still he laid the +4. I say that's forbidden. Is it?
    Grandma hit me with a wild four on green, later I saw she'd had a green three all along. Dad says that's fine. Who's right?
    I've got one blue card and we're playing blue, but I'd rather throw my pick up four. Sister says no. Am I allowed?
    Otto played plus four with a yellow in hand on a yellow pile. He says a wild goes anytime. We say not this one. Well?
    We argue: uncle wants to keep his color cards and use up the draw four early. Doesn't having that color stop him?
    I got read cards and its on read can I still play the draw for
    um can you use the plus four if you have the color thats on the pile
    you know if I have the right color in my hand am I aloud to play a wild for
    its blue and I have a blue but I wanna play the pick up for can I
    Must I play the color I have instead of a +4?
    Is it allowed to drop the wild four while keeping cards in the current color?
    What happens if I own the color being played and would rather use my +4?
    i have a green and its green can i put +4 anyway
    can u +4 even if u got the color
    I have the same color like on the pile. I can put plus four or not?
"""
