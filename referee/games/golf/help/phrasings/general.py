"""How people ask about UNO Golf in general: what it is, what its cards do, and how its house rules work."""

TEXT = """
golf-the-goal
    golf.target: The lowest total after nine rounds wins: keep few points in your grid.
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

golf-how-many-rounds
    golf.target: A match has nine rounds, as many as there are holes, unless you chose another number.
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

golf-a-turn
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

golf-what-skip-does
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

golf-what-reverse-does
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

golf-what-double-draw-two-does
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

golf-how-clearing-works
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

golf-house-corner-points
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

golf-house-no-action-pickup
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

golf-house-pickup-limit
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

golf-house-symbols-match
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

golf-house-clear-anytime
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

golf-house-last-turns
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

golf-house-closing-action
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

golf-house-reverse-as-skip
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

golf-house-columns-left
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
"""
