"""How people ask about UNO Golf in general: what it is, what its cards do, and how its house rules work."""

TEXT = """
golf-the-goal
    golf.target: The lowest total after nine rounds wins: keep few points in your grid.
    golf.target.rounds-won: The lowest total after nine rounds wins: keep few points in your grid.
    golf what is the goal
    golf what is the aim
    how do you win golf
    how do you win uno golf
    golf how do you play
    how does uno golf work
    what is uno golf about
    golf is high or low good
    golf who wins
    golf rules in short
    does the lowest score win golf
    golf, how do you win
    what is the aim of uno golf
    uno zero goal
    golf, lowest or highest points win
    golf, what is the point of it
    what are you trying to do in uno golf
    do you want high or low points
    how do you win uno zero
    aim of the game
    whats the point of uno golf
    is lowest score the winner
    object of uno golf
    mommy how do i win at golf uno
    goal of uno golf?
    what wins in uno zero
    aim of the golf game
    what am I trying, golf
    golf: low or high points
    My brother thinks in golf you want the most points, I think the fewest. What are we actually trying to do?
    We unpacked uno zero and mum says get rid of your cards, dad says it's about points. What's the object?
    Grandma asks what she's supposed to be doing with these grid cards, and nobody at the table can say. What's the aim?
    so we've played golf for ten minutes and nobody knows what the point of it is. what are you trying to get?
    Tim says first to flip everything wins, Lea says lowest score wins. What is the objective of golf?
    um what is the goal in uno golf
    what are you trying too do in golf with the grid do you want high points or low
    so whats the point of you know zero how do you win it
    like whats the aim of that golf version of uno
    Who wins at uno golf in the end, and what for?
    Do I want as few points as possible in golf, or what is the object?
    What must I achieve in uno zero?
    what do you have to do to win in uno golf
    whats even the point of uno zero lol
    Purpose of golf game please? What player want to reach?
    golf, is a high or a low score better
    uno golf, do most points win or fewest

golf-which-game
    golf.deal: UNO Golf, sold as UNO Zero as well, is UNO with a grid of six cards: nine rounds, and the lowest total wins.
    what is uno golf
    what is uno zero
    is uno zero the same as uno golf
    which game is golf
    golf what game is that
    difference between uno and uno golf
    golf and zero are they the same
    which card game is uno golf based on
    where does uno golf come from
    what kind of game is golf here
    tell me about uno golf
    whats uno golf
    what kind of game is uno zero
    difference between uno golf and uno zero
    I bought a box that says UNO Zero is that this game
    uno golf = uno zero?
    never heard of uno golf what is it
    two names one game?
    what's uno zero
    uno zero = uno golf?
    golf and zero same game?
    which uno is golf
    My sister bought a box named UNO Zero, I've got one that says UNO Golf. She says they're different games. Are they?
    Dad says there's no such game as uno golf, mum swears she saw it in the shop. What is it?
    We're arguing whether uno zero is just another name for golf or its own thing. Which is it?
    so grandma brought some uno golf thing and everyone expected normal uno. what kind of game is that?
    Tim keeps talking about uno zero and Lea never heard of it. Is it a real one, and is it the same as golf?
    um what is this uno golf game
    whats the difference between you know golf and you know zero
    so is uno zero the same as uno golf or two different games
    i found a box that says you know zero what game is that
    May I call uno zero and uno golf the same game?
    Who makes the uno called Golf, and why is it also named Zero?
    Do I have another game if my pack says Zero instead of Golf?
    what is uno golf i never heard that
    whats uno zero n is it the same as the golf one
    I see UNO Golf and UNO Zero in shop. It is one game or two?
    uno golf and uno zero, one game or two
    is zero another name for golf
    same game as uno zero?

golf-how-many-players
    golf.dealer: UNO Golf is for two to eight people from seven years on, and takes 20 to 30 minutes.
    golf how many players
    how many people can play uno golf
    golf how old do you have to be
    golf what age is it for
    golf how long does a game take
    golf how many minutes
    golf number of players
    how many can play golf
    uno golf number of players
    uno zero, for what ages is it
    golf, can seven people play
    golf, how many minutes does it take
    is uno golf for two players as well
    how long does a game take
    number of players and age
    is my 6 year old old enough for uno golf
    can eight of us play uno zero
    min max players
    can i play it with just 2
    what age is it for and how many minutes
    uno golf: how many people?
    age for uno zero
    how long does golf take
    golf player count and time
    number of players, uno zero
    We're seven at the table and my brother says golf doesn't work with that many. How many can play?
    My daughter is five and grandma wants her in the golf game. What's the youngest age for it, and how long does it go?
    Dad says uno golf takes an hour, mum says fifteen minutes, and bed time's soon. How long is it really?
    so there's only two of us and my cousin says uno zero needs three at least. is that true?
    Uncle wants to bring his kids for golf, we'd be six. Too many? and are they old enough?
    um how many people can play uno golf
    how long does a game of you know golf take and what age is it four
    can ate people play uno zero or is it to many
    so whats the minimum and maximum number of players for golf
    May eight of us play golf together?
    Who is old enough for uno zero?
    Is it allowed to play golf with just two, or must there be more?
    can little kids play uno golf? i am 6
    how many ppl can play uno zero n how long is it
    Golf game is for how many persons and how much minutes?

golf-how-many-rounds
    golf.target: A match has nine rounds, also called holes, unless you chose another number.
    golf.target.rounds-won: A match has nine rounds, also called holes, unless you chose another number.
    golf how many rounds
    golf how many holes
    what is a hole in golf
    golf what is a hole
    golf how many rounds do we play
    golf when is the game over
    does uno golf end after nine rounds
    golf, how many holes do we play
    uno zero how many rounds
    how long is a match of uno golf, in rounds
    golf, nine rounds or eighteen
    uno golf when is the whole game over
    how many rounds do you play
    number of holes in uno golf
    is it 9 holes or 18
    when's the whole match over, after which round
    do we stop after a certain number of rounds
    how many holes in a game
    can we play a shorter match of fewer holes
    we've done four rounds are there more
    how many holes in golf?
    number of rounds, uno zero
    golf match length in rounds
    nine holes or eighteen?
    when is the golf match over
    We've done four holes and my sister says that's the game. Dad says you play nine like on a golf course. How many are there?
    Mum is ahead after five rounds of uno zero and wants to stop, claiming it's finished. Is it?
    Tim says golf goes till someone hits 100, Lea says it's a fixed number of rounds. Which, and how many?
    so how many holes do we have to play till someone's won the whole thing? my cousin says 18, no way
    Grandpa's score sheet has nine lines, uncle's has six. How many rounds does a match of golf have?
    um how many rounds do you play in uno golf
    how many wholes are there in you know golf nine or eighteen
    so do we play for rounds or more till the golf match is over
    in uno zero after how many holes do you add up and see who won
    Must we play nine holes, or may a golf match be shorter?
    Who decides how many rounds of uno zero are played?
    What happens if we stop golf after six holes, is that a full match?
    how many times do we play until golf is finished
    how many holes in uno golf b4 its actually over
    A match of golf has how many rounds please?

golf-set-up
    golf.deal: Everybody lays six cards facedown, in two rows of three, and the rest is the draw pile.
    golf how many cards does everybody get
    golf how many facedown cards do i get
    golf how many cards are dealt
    golf how do you set it up
    golf how do we start
    golf what does the grid look like
    golf how are the cards laid out
    golf setup
    golf, how many cards do you get
    how many cards does everyone have in golf
    uno golf setup
    golf, how do we start
    uno zero, how are the cards laid out
    golf, how many rows and columns
    golf, how to deal
    how many cards do you deal in uno zero
    set up uno golf
    how do i lay out the cards at the start
    what does the starting grid look like rows and columns
    is it six or eight cards each
    dealing uno golf
    we just opened the box how do we set it up
    how many cards does each person get in front of them
    cards each at golf start
    uno golf deal: how many?
    uno zero setup, grid size
    how many cards, what grid
    dealing for golf
    Dad dealt seven each for golf because that's normal uno. Mum says it's different. How many do we get?
    My sister laid out a grid of nine, mine's got six. One of us set up golf wrong. How many cards are dealt?
    We opened uno zero and uncle deals ten to each of us. Is that too many?
    so how do we lay the cards out at the start of golf? cousin says two rows of four, Tim says three by three
    Grandma gave everybody four cards facedown for golf. Lea says it needs more columns. How many each?
    um how many cards does everyone get in uno golf
    how do you set up you know golf how big is the grid
    so do we get ate cards or six cards each at the start of golf
    in uno zero how many do you deal two each player and how do they lie
    Must everybody get the same number of cards for the grid, and what number?
    Who deals in golf, and how many cards does each get to lay out?
    Is it seven cards each in golf as in normal uno, or how many do I deal?
    how many cards do i get for my grid
    how do u set up uno golf, like how many cards each
    For golf, each player receive how many cards? How to put on table?

golf-a-turn
    golf.turn: Put the top discard in your grid; or draw a card and put it there, or throw it and turn up a facedown card.
    golf what can i do on my turn
    golf how does a turn go
    golf how does a turn work
    golf what do i do when it is my turn
    golf explain a turn
    golf do i draw or take the discard
    golf, what can i do on my turn
    uno zero, how does a turn go
    what are my choices on a turn in uno golf
    golf, its my go, what now
    explain a turn of uno golf
    golf, draw or take, and then what
    what can i do when its my go
    how does a turn go in uno golf
    its my turn what now
    turn options draw or take swap flip
    what are my choices on a go
    steps of one turn
    explain one turn of uno zero to me
    do i pick up a card first and then what
    golf: what's my turn?
    my go in uno zero, how
    turn options in golf
    golf turn step by step
    what can I do, golf turn
    It's my go in golf and my brother says I can just flip a card, mum says I have to draw first. What do you do on a turn?
    Grandma's up in uno zero and has no idea what to do with her grid. What are her options?
    Dad drew a card, swapped it, and flipped another. Lea says that's too much for one golf turn. What's in a turn?
    so we started golf and nobody knows how a turn goes. draw? swap? flip? all of it?
    Tim says in golf you take a card and replace one of your grid, uncle says you may also throw it. What does a normal turn look like?
    um whats a turn in uno golf what do i do
    so its my turn in golf do i draw or take the discard or watt
    in you know zero what can you do when its your turn
    okay first time playing golf what do i have two do on my turn with the grid
    Must I swap a grid card each turn, or what are my choices in golf?
    What happens in one golf turn, from start to end?
    Who does what in a turn of uno zero: drawing, replacing, flipping?
    its my turn in golf what do i do now
    how does a turn work in uno zero im lost
    When my turn is in golf game, what I must do?

golf-what-skip-does
    golf.skip: A Skip makes the next player miss a turn; with two players the same player plays again.
    golf what does a skip do
    golf what does the skip card do
    golf effect of a skip
    golf explain the skip
    golf what happens after a skip
    what happens in golf when somebody leaves a skip on the discards
    uno zero skip card meaning
    golf, i threw a skip, who misses a turn
    in uno golf does a skip jump over the next player
    what is the skip for in golf
    golf skip with two players
    skip card uno golf meaning
    whats the skip for
    who misses a turn when a skip is discarded in uno golf
    how does skip work in uno zero
    explain skip golf
    when is the skip card used
    the card with the crossed out circle in golf what does it do
    effect of throwing a skip out of the grid
    skip card in uno golf, meaning?
    uno zero: what's skip for
    golf skip effect
    skip, golf version, explain
    how does skip work in golf
    We're new to golf and a Skip turned up in my sister's grid. Dad says it only works when it's thrown. What does it do?
    Mum asks what the skip is good for in uno zero as there's no hand to play it from. Anybody know?
    Tim says Skips in golf only count points, Lea says they do the same as in uno. What's the effect of that card?
    so a skip got swapped out to the discards and the whole table asks what it's supposed to do in this golf version
    Uncle thinks in golf a Skip lets you skip your own flip. I doubt it. What's the card do?
    um what does a skip do in uno golf
    in you know zero what happens with a skip card does it do the same thing two
    whats the skip card four in the golf game
    so explain the skip in golf please what does it do too who
    Who is affected by a Skip in uno golf?
    What happens if a Skip leaves a grid, in golf in general?
    Does a Skip have any job at all in uno zero?
    what is the skip card doing in golf
    skip in uno golf, whats it do exactly
    Please explain, card Skip in golf game, which effect?

golf-what-reverse-does
    golf.reverse: A Reverse turns the direction of play round.
    golf what does a reverse do
    golf what does the reverse card do
    golf effect of a reverse
    golf explain the reverse
    golf what happens after a reverse
    golf, somebody put a reverse on the pile, does the direction change
    uno zero reverse card meaning
    in golf which way do we go after a reverse
    what is the reverse for in uno golf
    golf, reverse between two players
    reverse card uno golf meaning
    how does reverse work in uno zero
    what's the one with the two arrows do in golf
    does play change direction with a reverse
    threw a reverse with four of us playing whose go is it
    explain reverse golf
    reverse effect
    i got rid of a reverse which way do we go round now
    reverse card in uno golf, meaning?
    uno zero: reverse effect
    turn around card, golf version
    what's a reverse do, golf
    golf no-u card explain
    Five of us play golf and a Reverse was thrown out of a grid. Mum says direction changes, Dad says nothing happens. What does it do?
    My sister asks what the turn around card is for in uno zero. There's no hand. Does it still change the way round?
    Tim thinks a reverse in golf lets you swap two columns. Sounds made up. What's it do?
    so the arrows card landed on the discards in golf and we're four people staring at it. what now, does it go back the other way?
    Uncle says in golf Reverse only costs you points, grandma says play turns round. Which?
    um what does the reverse do in uno golf
    in you know zero does a reverse turn the direction around two
    whats that card with the arrows do in golf
    so the reverse card in the golf game we are five players what does it do
    Who plays next in golf with four players after a Reverse hits the discards?
    Does the direction of play change in uno zero by a Reverse?
    What happens if a reverse comes out of somebody's grid, in general?
    what is the turn around card doing in uno golf
    no-u card in uno golf whats it do, theres 4 of us
    Card with arrows in golf game, many players. What it makes?

golf-what-double-draw-two-does
    golf.double-draw-two: A Double Draw Two gives two others one new facedown column each, or one other two; nobody misses a turn.
    golf what does a double draw two do
    golf what does the double +2 do
    golf effect of a double draw two
    golf explain the double draw two
    golf what happens after a double draw two
    golf, how does the double draw two work
    uno zero, who gets the cards from a double draw two
    golf, can i give both columns of a double draw two to one person
    double +2 in golf, do i choose two people or one
    golf double draw two meaning
    in uno golf the double draw two, all to one player?
    golf, who chooses who takes the cards of a double draw two
    whats a double draw two
    double draw 2 effect
    how does the double +2 card work
    there's a card with two plus twos on it what is that
    who draws when I throw a double draw two
    explain double draw two uno golf
    do i pick two players for the double draw two
    meaning of double draw two card uno zero
    double draw two, meaning?
    what's a double +2 card
    double plus two effect, golf
    uno zero double draw two explained
    what is double take two
    We found a card that says double draw two in golf and nobody's seen it before. Dad thinks it's four cards. What is it for?
    Mum threw a Double Draw Two and my sister says two people get cards, Tim says one gets four. What does it do?
    In uno zero there's this weird double +2. We can't agree on what it does. Explain?
    so the double plus two got discarded and all of us are asking what happens now. who takes what?
    Uncle says a Double Draw Two doubles your points, grandma says it's just a bigger plus two. What's it actually do?
    um what does a double draw to do
    whats the double plus two card for in uno golf
    so theres a card double draw too in you know golf what happens when its thrown
    the double take two how does it work and how many cards does who get
    Who gets how many cards from a Double Draw Two?
    What happens if a Double Draw Two gets discarded?
    Do I give one player four cards with a double +2, or two players two each?
    what is the card with double plus two
    whats a double draw 2 even do in uno golf
    I have card Double Draw Two, I don't know this one. Explain please its function?
    can the four cards of a double draw two be shared between two players
    golf, may the double plus two be split

golf-how-clearing-works
    golf.clear: On your turn you may clear a column of two faceup cards that have the same number or the same color.
    golf.house.clear-anytime: You may clear a column of two faceup cards of the same number or color at any time, also out of turn.
    golf.house.symbols-match: On your turn you may clear a column of two faceup cards with the same number, color or symbol.
    golf how does clearing work
    golf how do i clear a column
    golf when can i clear a column
    golf what is clearing
    golf explain clearing columns
    golf which columns can be cleared
    golf, how do i get rid of a column
    uno zero, when can i clear two cards
    how does clearing work in golf
    golf, which cards make a pair that goes away
    golf, same number or same colour, does that clear
    explain clearing columns in uno golf
    how does clearing a column work
    when can i get rid of a column
    clearing rules
    what counts as a match for a column
    how do you remove cards from your grid
    explain clearing columns uno golf
    which columns are allowed to be thrown away
    what do i need to clear two cards on top of each other
    when can I clear a column
    golf clearing rule
    which columns go away
    uno zero: how does clearing work
    what makes a column clear
    My sister keeps throwing whole columns away in golf and I don't know when that's allowed. When can you do that?
    Mum and Dad each have their own idea of when two cards cancel out in uno zero. What's the general rule for getting rid of a column?
    We just started golf and Tim took two cards off his grid. Nobody else knew you could. How does that work?
    so what exactly has to be the case for a column to go? cousin makes it up as she goes
    Grandma wants clearing explained from scratch before the next hole: when, what, and where do the cards go?
    um when can you clear a column in uno golf
    how does clearing work in you know golf like what do you need four it
    so what are the conditions too get rid of a column in the grid
    in uno zero when are you aloud to take a column away
    What must be true of a column before it may be removed from the grid?
    May I get rid of a column, and when, in general?
    What happens when you clear a column, how does it go in golf?
    how do i make a column go away
    explain clearing columns in uno golf pls
    I not understand clearing. In which condition column is removed from grid?
    golf rows or columns, which of them count
    do cards side by side clear in golf
    golf: is it two in a row or two in a column that may go
    matching neighbours in one row, do they go in uno golf

golf-how-scoring-works
    golf how does scoring work
    golf how are points counted
    golf how do we score
    golf what are the cards worth
    golf how many points is a card
    golf explain the scoring
    golf, how do we count the points
    uno zero scoring
    how many points is each card in golf
    golf, what do number cards and action cards count
    golf, what is a skip worth at the end
    explain the scores of uno golf
    golf, how is a hole scored
    card values uno golf
    how do we count up the points
    scoring uno zero
    what's each card worth at the end of the round
    how do you work out your score
    is a 7 worth seven and what about the rest
    how do i add up my cards
    golf card values?
    points per card, uno zero
    what's each golf card worth
    how do you score golf
    golf point table
    We finished a hole and my sister counts a 7 as seven, Dad looks at the number in the corner. What are all the cards worth?
    Mum wants to know how scoring goes in uno zero before we start. What is every card worth?
    Tim adds his grid one way, Lea another. How do you count up the cards in golf?
    so the round's done and nobody knows how to turn the grid into points. how many for each card?
    Grandpa is the score keeper for golf and needs a list of what each number counts. Can you tell him?
    um how do you count points in uno golf
    how many points is each card worth in you know zero
    so how does scoring work in golf do you add up all the cards in you're grid
    what are the cards worth when we count up the grid at the end of a whole
    How must I add up my grid in golf, number by number?
    Who counts what after a hole: what's every card's value?
    Does a 9 count as nine in golf, and how about all the others?
    how do we count the points in golf for all cards
    how does scoring work in uno golf like whats each card worth
    In golf game, every card has how many points? How to calculate grid?

golf-when-it-ends
    golf when is a round over
    golf when does a round end
    golf how does a round end
    golf what ends the round
    golf when is the hole over
    golf, all my cards are face up, is the round over
    uno zero, what ends a round
    golf, when do we stop and count
    does the round end right away when one grid is all open in golf
    golf, end of the hole, when exactly
    in uno golf do the others get another go after somebody is done
    when does a round end
    how does a hole finish in uno golf
    what makes the round stop
    end of round condition
    is the round done when someone has all cards face up or no cards
    how do i end the round
    round over when?
    how do we know this round is finished
    when does a golf round end
    uno zero: round over when
    how the hole ends
    what ends the round, golf
    how does a hole finish
    My brother still has two facedown cards and says the golf round's over as mum has no grid left. When is it over?
    Dad keeps playing though I think the hole is finished. What has to happen for a golf round to end?
    Tim says a round of uno zero stops when the deck runs out, Lea says when someone's all faceup. Which?
    so nobody knows when we're supposed to stop and count in golf. what's the thing that finishes a round?
    Grandma asked how you even end a round in golf since nobody runs out of hand cards. How?
    um when is a round of uno golf over
    in you know zero how does a round end
    so what has two happen before we stop and count the grids
    when do you no the hole is done in golf
    Who ends a hole in golf, and by doing what?
    Must every grid be open before a round of golf is over?
    What happens to finish a round of uno zero?
    when is the round finish in golf
    how do u know when a uno golf round is done
    What is the condition that round of golf is finished?

golf-house-corner-points
    golf.house.corner-points: By this house rule action cards count what the players read in their corners before the first deal.
    golf what is the corner points
    golf how does the corner points work
    golf explain the corner points
    golf what does the corner points mean
    golf the corner points how does it go
    golf what is the points in the corners rule
    golf what is corner points rule
    golf how does the points in the corners rule work
    golf how does corner points rule work
    golf, what is the house rule with the points in the corners
    golf, action cards count what stands in the corner
    uno zero corner numbers
    points in the corners house rule
    do we count the little numbers in the corner of the cards
    scoring by what's printed in the corner
    corner points golf
    there's a small number in the corners of the cards can we score with those
    variant where each card is worth what its corner says
    how do corner values work for action cards
    whats with the points in the card corners
    corner points rule, how?
    house rule: numbers in corners
    golf variant with corner numbers
    points printed in corners rule
    uno zero corner points variant
    Dad wants to play golf with the rule where you count the little numbers in the corners. Mum has no idea what that means. How's it work?
    My sister switched on "the points in the corners" and now our totals look weird. What does this house rule change?
    In uno zero Tim says with that house rule you go by what's printed in the card's corner, not by the big number. Explain?
    so the cousins play golf with corner points and I don't get it. how do you score that way?
    Uncle suggests the corner numbers variant for scoring grids. Grandma asks how it goes. How?
    um how does the house rule with the points in the corners work
    what is the corner points thing in uno golf how do you count then
    so theres a rule about the little numbers in the corner of the card how does that go two
    explain the house rule points in the corners four golf please
    What changes in our scoring if we agree on the points in the corners?
    Must I count the corner number rather than the big one under that house rule?
    Who counts what when golf is played with the corner points variant?
    what is the rule with small numbers in the corner
    whats the corner points house rule in uno golf
    House rule "points in corners", how is counting then?

golf-house-no-action-pickup
    golf.house.no-action-pickup: By this house rule nobody takes an action card from the discards: draw from the pile instead.
    golf what is no action pickup
    golf how does no action pickup work
    golf explain no action pickup
    golf what does no action pickup mean
    golf no action pickup how does it go
    golf what is no picking up action cards
    golf what is the no action card pickup rule
    golf how does no picking up action cards work
    golf how does the no action card pickup rule work
    golf, our rule is nobody takes action cards from the discards
    golf, house rule no taking of action cards
    uno zero, action cards stay on the pile, how does that work
    house rule no taking action cards from the discards
    we ban picking up skips and draw twos off the pile, how does that work
    no action pickup
    variant where nobody can ever grab a special card from the discard pile
    can we agree that thrown action cards stay dead
    playing so that only numbers may be taken from the discards
    rule that action cards on the discard are off limits
    house rule actions can't be picked up at all
    no action pickup rule, explain
    house rule: actions stay on discards
    golf variant: never take actions
    uno zero: no action pickups rule
    numbers only from discards, variant
    Dad wants the house rule where no action card gets picked up from the discards at all. Mum asks what you do when one's on top. How does it go?
    My sister proposed "no action card is picked up" for golf. What does that variant change exactly?
    Tim says with their family rule you may only take numbers from the throw pile. How does that house rule work in golf?
    so the cousins ban taking skips and +2s off the discards, they call it a house rule. explain it?
    Uncle switched on the rule that forbids picking up action cards. Grandma wants to know how her turns look then. Well?
    um how does the house rule no action card is picked up work
    whats that golf rule wear you never take an action card from the discards
    so the house rule with no action cards being taken how does it go two play it
    explain the variant four uno zero that forbids picking up actions from the pile
    What must I do under the no-pickup house rule when an action lies on top of the discards?
    What happens if we switch on the rule that action cards can't be picked up?
    Who may take what once "no action card is picked up" is agreed on as a house rule?
    what is the rule where you cant take action cards ever
    no action pickup house rule in uno golf, how does it work
    House rule "no action card is picked up", what does it mean for playing?

golf-house-pickup-limit
    golf.house.pickup-limit: By this house rule each player takes action cards from the discards only as often in a round as the table agreed.
    golf what is the pickup limit
    golf how does the pickup limit work
    golf explain the pickup limit
    golf what does the pickup limit mean
    golf the pickup limit how does it go
    golf what is the limit of picked up action cards
    golf what is the action pickup limit
    golf how does the limit of picked up action cards work
    golf how does the action pickup limit work
    golf, house rule only so many action cards may be taken
    golf, limit of taking action cards
    uno zero, how often may i take an action card, house rule
    house rule limit on how often you can pick up action cards
    set a max number of action pickups per round
    our rule says you can only grab an action from the discards once or twice
    action pickup limit
    can we change how many times someone may take special cards off the pile
    variant only so many action cards from the discards each
    i used up my allowed action pickups, house rule, now what
    how does the option with a fixed number of action takes work
    action pickup limit rule, how
    house rule: limited action pickups
    golf variant: actions so many times
    uno zero pickup limit explained
    cap on taking actions, variant
    Dad wants a limit on how often you can take action cards from the discards, as a house rule. Mum asks how that's counted. How does it work?
    My sister set the action pickup limit in golf to two. What does this setting do?
    Tim's family plays uno zero with a cap on picked up actions. We'd like to try it: what's the house rule?
    so there's an option "picked up only so many times" for action cards. cousin doesn't get it. explain?
    Uncle suggests we each get a fixed number of action pickups in golf. Grandma wants to know the details of that variant. What are they?
    um how does the house rule with the limit on picking up action cards work
    whats that golf rule where you can take actions only so many times
    so theres a pickup limit as a house rule what number is it and how do you play with it two
    explain the limit four action cards from the discards the house rule i mean
    What changes if we agree on the limit of picked-up action cards?
    Who counts the pickups when action cards may be taken only a set number of times by house rule?
    May we set our own cap on action pickups in golf, and how does that variant go?
    what is the rule with only some times taking action cards
    pickup limit house rule uno golf, how many n how does it work
    House rule: action cards can be picked up limited times. How it functions?

golf-house-symbols-match
    golf.house.symbols-match: By this house rule a column of two faceup action cards of the same kind may be cleared, whatever their colors.
    golf what is symbols match
    golf how does symbols match work
    golf explain symbols match
    golf what does symbols match mean
    golf symbols match how does it go
    golf what is matching symbols
    golf what is the matching symbols rule
    golf how does matching symbols work
    golf how does the matching symbols rule work
    golf, house rule two skips clear
    golf, our rule: two of the same symbol match
    uno zero, same action cards in a column, house rule
    house rule same symbol clears
    we play that two skips of different colours match, how does it go
    symbols match option
    can we make it a rule that two reverses in a column can go
    variant where action cards match by symbol
    our rule lets a red and a green draw two clear
    at our house any pair of the same action counts as a match
    same action symbol pair variant rule
    symbols match rule, explain
    house rule: same symbol clears
    golf variant, two symbols pair
    uno zero: symbol matching variant
    matching symbols option, how
    Dad wants to switch on the house rule that two of the same symbol match. Mum isn't sure what it adds. How does it work?
    My sister plays golf with a variant in which action symbols count as a match. Explain that rule to us?
    Tim's family has "two of the same symbol match" in uno zero. What's different with it?
    so there's an option for symbols matching, and cousin wants it on. what would it change in golf?
    Uncle asks the table to agree on the symbol rule before the hole. Grandma wants it explained. Can you?
    um how does the house rule two of the same symbol match work
    whats that golf variant with the matching symbols
    so if we turn on the symbol rule what can you clear then that you couldnt before to
    explain the house rule four same symbols in golf
    What can I clear additionally once we agree on the symbol house rule?
    What happens if we play golf with the option that equal symbols match?
    Who benefits from the symbols-match house rule, and how does it go?
    what is the extra rule with same pictures match
    symbols match house rule in uno golf, whats it change
    House rule "two of same symbol match": please explain me.

golf-house-clear-anytime
    golf.house.clear-anytime: By this house rule a column may be cleared at any time; out of turn, an action card that comes on top does nothing.
    golf what is clear anytime
    golf how does clear anytime work
    golf explain clear anytime
    golf what does clear anytime mean
    golf clear anytime how does it go
    golf what is clearing at any time
    golf what is the clear anytime rule
    golf how does clearing at any time work
    golf how does the clear anytime rule work
    golf, house rule clearing whenever you want
    golf, our rule: clear at any time
    uno zero, clear any time rule
    house rule clear whenever you like
    we let people clear on other players turns how does that work
    clear anytime variant
    rule that you don't have to wait for your go to clear a column
    what if i clear in the middle of her turn when we play clear at any time
    can we agree that columns can go at any moment
    any time clearing option explain
    does an action cleared out of turn do anything with the clear any time rule
    clearing anytime rule, how
    house rule: clear whenever
    golf variant: clear at any time
    uno zero anytime clearing option
    option clear anytime explained
    Dad wants the house rule where you may clear at any time. Mum worries it gets chaotic. How does it work?
    My sister switched on "clearing at any time" for golf. What's the change compared with normal?
    Tim's family plays uno zero with clear-whenever. We want to try that variant. How does it go?
    so the cousins have this house rule, anyone can clear anytime. what are the details?
    Uncle proposes the anytime clearing option before the next hole. Grandma asks what that means. Explain it?
    um how does the house rule clearing at any time work
    whats the golf variant wear you can clear whenever you like
    so if we agree on clearing any time how does that rule go two
    explain the anytime clear house rule four uno golf
    What changes when we agree on the clear-at-any-time house rule?
    What happens in golf if the option to clear at any time is on?
    Who may clear when, once the anytime house rule is agreed on?
    what is the rule that you can clear always
    clear anytime house rule in uno golf, how does it work
    House rule "clearing at any time", how we play with this?

golf-house-last-turns
    golf.house.last-turns: By this house rule everybody else has one more turn when all cards of one grid lie faceup.
    golf what is last turns
    golf how does last turns work
    golf explain last turns
    golf what does last turns mean
    golf last turns how does it go
    golf what is one more turn for everybody
    golf what is the last turns rule
    golf how does one more turn for everybody work
    golf how does the last turns rule work
    golf, house rule one more turn for everybody
    golf, our rule: the others have a last turn
    uno zero, final turn for everyone else
    house rule everyone else gets one more go
    last turn variant golf
    we play that after someone finishes the rest get a final turn
    one more turn each at the end rule how does it go
    can we add a final lap like in regular golf card game
    explain the final turn option
    with our rule the others have one last try after a grid is all open
    extra go for everybody else when the round's being closed, variant
    one more turn rule, explain
    house rule: last turn for everyone
    golf variant final turns
    uno zero last turns option
    extra turn house rule, how
    Dad wants the house rule where everybody else gets one more turn at the end. Mum asks how that runs. How does it?
    My sister switched on "everybody else has one more turn" for golf. What does the option do?
    Tim's family always plays uno zero with a last turn variant. How does that house rule go?
    so there's an option for final turns when someone goes out in golf. cousin's never used it. explain?
    Uncle proposes the last-turn house rule for this hole. Grandma wants to know how it's played. Can you tell her?
    um how does the house rule everybody else has one more turn work
    whats that golf variant with the last turn four everybody
    so if we turn on the final turn rule who goes and when two
    explain the one more turn house rule in uno golf
    What changes at the end of a hole if we agree on the last turns house rule?
    Who goes in which order when the one-more-turn house rule is on?
    What happens if we play golf with the option that all others have a final turn?
    what is the extra rule with one more turn for the other kids
    last turn house rule in uno golf, how does it work
    House rule "everybody else has one more turn". Please explain how.

golf-house-closing-action
    golf.house.closing-action: By this house rule an action card on top when the round ends still takes effect: columns it adds are counted, too.
    golf what is the closing action
    golf how does the closing action work
    golf explain the closing action
    golf what does the closing action mean
    golf the closing action how does it go
    golf what is a closing action card
    golf what is the closing action rule
    golf how does a closing action card work
    golf how does the closing action rule work
    golf, house rule last action card still works
    golf, our rule: the closing card takes effect
    uno zero, action card ends the round and still hits, house rule
    house rule the final action card still works
    we play that a draw two that ends the round still hits
    closing action variant
    rule where the last thrown action counts even though the round is over
    can we make the finishing draw two hurt the next player
    option last discard still takes effect before scoring
    at ours if you go out with a plus two the next one still has to take them, explain
    how does it work that the round ending card still acts
    golf closing card house rule
    house rule: round-ending card still works
    golf variant, last action works
    uno zero ending-card option
    golf house rule, ending action
    Dad wants the house rule that a card ending the round still takes effect. Mum asks what that'd mean. How does it work?
    My sister switched on "a card that ends the round still takes effect" in golf. What does that option do?
    Tim's family plays uno zero with the closing card counting. What's that variant exactly?
    so there's a house rule about the round's last card still doing its thing. cousin asks how. explain?
    Uncle proposes that the closing action works, as a house rule, before we start the hole. Grandma doesn't follow. Explain it?
    um how does the house rule a card that ends the round still takes effect work
    whats that golf variant wear the last action card still counts
    so if we agree the closing card has its effect how is that rule played two
    explain the house rule four the ending card in uno golf
    What changes if we agree that the ending card keeps its effect?
    Who gets hit under the house rule that the closing card still works?
    What happens at the end of a hole once that closing-card option is on?
    what is the golf rule you can turn on that the last card still does something
    closing card house rule in uno golf, whats it do
    House rule "card that ends round has still effect". How it goes?

golf-house-reverse-as-skip
    golf.house.reverse-as-skip: By this house rule a Reverse between two players makes the other one miss a turn.
    golf what is reverse as skip
    golf how does reverse as skip work
    golf explain reverse as skip
    golf what does reverse as skip mean
    golf reverse as skip how does it go
    golf what is the reverse as skip rule
    golf what is reverse as a skip for two
    golf how does the reverse as skip rule work
    golf how does reverse as a skip for two work
    golf, house rule reverse is a skip with two
    golf, our rule for two players: reverse skips
    uno zero, two players reverse like a skip
    house rule two players reverse counts as skip
    we play reverse as skip with just two of us
    2 player variant reverse = another turn
    can we agree a reverse blocks the other person when there's only two
    option reverse acts like skip one on one explain
    our rule is I go again after a reverse if it's just me and him
    reverse as skip rule
    turning reverses into skips for two, how does that variant go
    reverse as skip rule, golf
    house rule: reverse equals skip
    golf variant: two-player reverse skips
    uno zero reverse-is-skip option
    reverse-skip option explained, golf
    Dad wants the golf house rule that between two players a Reverse is a Skip. Mum asks what changes with it. How does it work?
    My sister switched on "reverse is a skip" for our two player golf. What does that option do?
    Tim and Lea play uno zero as a pair with the reverse-as-skip variant. How does that house rule go?
    so there's an option in golf that makes reverses into skips for two. cousin wants to know how it's played
    Uncle and grandma play golf alone and he proposes the house rule turning every reverse into a skip. Explain it to her?
    um how does the golf house rule between two players a reverse is a skip work
    whats that variant in uno golf wear the reverse counts as a skip four two people
    so if we turn on reverse as skip in golf what does it do then to
    explain the reverse is a skip house rule in you know golf
    What changes in two-player golf if we agree that a Reverse is a Skip?
    May two of us agree on the reverse-as-skip house rule in golf, and how is it played?
    What happens when the option "Reverse is a Skip" is on in uno zero?
    what is the golf rule that makes turn around a skip
    reverse = skip house rule in uno golf 2 players, how does it work
    House rule golf: for two persons reverse is like skip. Explain please.

golf-house-columns-left
    golf.house.columns-left: By this house rule every new column is laid to the left of all the others.
    golf what is columns on the left
    golf how does columns on the left work
    golf explain columns on the left
    golf what does columns on the left mean
    golf columns on the left how does it go
    golf what is new columns on the left
    golf what is the left column rule
    golf how does new columns on the left work
    golf how does the left column rule work
    golf, house rule new columns on the left
    golf, our rule: new columns go to the left side
    uno zero, where new columns lie, house rule left
    house rule new columns on the left
    we add the extra column to the left side, how does that go
    columns left variant
    can we make it that new cards go on the left instead
    option extra columns left hand side
    at our house draw two cards get put at the left end
    the rule with new columns lying left explain
    my family always puts penalty columns to the left is there a setting
    columns on left rule, explain
    house rule: add columns left
    golf variant, left side columns
    uno zero new-columns-left option
    left columns house rule
    Dad wants the house rule that new columns lie on the left. Mum asks why it matters. How does it work?
    My sister switched on "new columns lie on the left" for golf. What does that setting change?
    Tim's family plays uno zero with the left-side variant for added columns. How does that house rule go?
    so there's an option about columns going left. cousin found it in the list and doesn't get it. explain?
    Uncle proposes the left columns house rule before this hole. Grandma wants to hear how it's done. Tell her?
    um how does the house rule new columns lie on the left work
    whats that golf variant wear you add the column on the left
    so if we turn on the left columns rule watt changes in the grid
    explain the house rule four new columns on the left side in uno golf
    What changes when we agree on the left-side house rule for columns?
    What happens if we play golf with the option that extra columns are added left?
    Must every added column go left once that house rule is on, and how's it done?
    what is the rule with new cards on the left side
    columns left house rule in uno golf, whats the deal
    House rule "new columns on left". Please explain how it is.

golf-how-to-win
    golf.advice: Put low cards in the place of high ones, clear columns, and end the round when the others have more points than you.
    golf any tips
    golf strategy
    best tactics for uno golf
    how do i play golf well
    uno zero tips
    golf how do i get a low score
    tricks to win at uno golf
    golf which cards should i replace first
    when should i turn over my last card in golf
    golf, advice for beginners
    golf tips please
    strategy for uno zero
    how to get good at golf
    tricks to win uno golf
    which grid cards to swap first
    My sister has beaten me four golf matches in a row and says it's skill. What should I do better?
    Dad always swaps his highest card first, mum flips everything quickly. Which strategy is better in golf?
    I lose every time at uno zero against grandma. Any advice?
    so what's the smart way to play golf? my cousin says go for matches, I go for low numbers
    Tim says golf is pure luck, Lea says there are tactics. Are there good ones?
    um do you have any tips for uno golf
    how do i get better at you know zero i always loose
    so whats the best strategy in golf should i flip fast or weight
    tell me some tricks too win at golf with the grid
    What should I do to end up with fewer points in golf more often?
    Is it clever to end a hole quickly in golf, or do I do better by waiting?
    Who usually wins at golf, the one who matches columns or the one who swaps high cards?
    how can i win golf against my dad
    uno golf strats? i keep losing
    Please give advice how to play golf better, which cards I should keep?

golf-action-in-the-grid
    golf.actions: An action card in your grid does nothing: it takes effect only when it comes on top of the discards.
    golf.actions.whenever: An action card in your grid does nothing: it takes effect only when it comes on top of the discards.
    golf i have a skip in my grid does it skip anybody
    does an action card lying in my grid do anything
    golf i turned up a draw two in my own grid, do i have to draw
    golf what happens if i flip over a reverse in front of me
    an action card turned up in my grid, does it count as played
    golf does a skip among my own cards act on me
    a draw two lies faceup in my column, what does it do
    golf flipped a skip, do i miss a turn
    skip sitting in my grid, effect?
    action card faceup in grid active?
    +2 in my column, does anything?
    flipped a reverse, anything happen?
    golf: actions inside the grid
    I turned up a Skip in my grid and my brother says the next one misses a turn. I say it's just lying there. Does it do something?
    Mum flipped a facedown card and it was a +2, and it stays in her column. Dad now wants someone to take cards. Right?
    In uno zero Lea swapped a reverse INTO her grid and Tim thinks we turn round now. Do we?
    so there's a draw two faceup in my grid, not on the discards. cousin is scared of it. does it do anything while it lies there?
    Grandpa says action cards only work on the discard pile, uncle says they work as soon as they're faceup in the grid. Who's right?
    um i have a skip in my grid does it do anything
    if i turn up a plus to in my grid does somebody have to take cards
    so does a reverse work while its lying in you're grid in golf
    theres an action card face up in my column does it have an effect or knot
    Must anybody react to an action card that's open in my grid?
    What happens if I flip a Skip and it just stays in its column?
    Is an action card in the grid harmless as long as it isn't thrown?
    i have a +2 in my grid does it do something there
    does an action card do stuff while its in ur grid or only when tossed
    Skip card is lying open in my grid, not in discard. It has effect?

golf-which-house-rules
    match.rules: In UNO Golf a table may agree on one more turn for everybody, clearing at any time, limits on taking action cards, and more.
    golf house rules
    which house rules does uno golf have
    what house rules can we play in golf
    golf list of house rules
    variations of uno golf
    uno zero house rules
    golf what variants are there
    golf which special rules can we agree on
    house rules for golf?
    uno zero variants list
    golf: optional rules?
    extra rules we could add, golf
    which golf house rules exist
    My family wants to spice up golf. Dad says there aren't any house rules for it, mum says there are. Which ones?
    We're bored of plain uno zero, and Tim asks what variants you can switch on. What are there?
    Lea says golf has a rule with an extra last turn and others, uncle only knows the box rules. What's the list?
    so what house rules does the golf version have? cousin wants stacking lol
    Grandma only wants official golf, the kids want extra rules. What could we choose from?
    um what house rules are there for uno golf
    which variations does you know zero have
    so can you list all the house rules we can play with in golf
    are there other rules too choose from four the golf game
    What may we agree on before golf, which house rules are there to pick from?
    Is it allowed to play golf with house rules, and which ones do you know?
    Do I have any variants to choose from in uno zero?
    what special rules can we do in golf
    any house rules for uno golf? list em
    Which additional rules at home exists for UNO Golf?
"""
