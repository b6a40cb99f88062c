"""What people call cards and things when they ask, and one word of ours for each."""

import re
from functools import cache

from referee.ask.heard import HEARD

_DIGIT = "[0-9]|zero|one|two|three|four|five|six|seven|eight|nine"
_CALLED: tuple[tuple[str, ...], ...] = (
    *HEARD,
    # which game
    (" golf ", r"\buno (golf|zero)\b"),
    (" classicuno ", r"\b(classic|normal|regular|ordinary|plain) uno\b", r"\bnot golf\b"),
    # what is asked to be explained
    (
        " whatdoes ",
        r"^(so |and |ok |hey |please )*"
        r"(whats|what (is|are|does|do)|how (does|do)|explain|describe|tell (me|us))( to me)?( about)?\b",
        r"\bin (simple|easy|short|plain|few|other) words\b",
    ),
    (" myself ", r"\bmy self\b"),
    # cards
    (r" +\1 \2 +\5 ", r"\b([24])s? (on|onto|over|vs|against) (top of )?(an? )?([24])s?\b"),
    (" color ", r"\b(red|blue|green|yellow)s?\b"),
    (
        " color number on wrong color number ",
        rf"\bcolor ({_DIGIT}) (on|onto|over)( top of)?( an?)? color (?!\1)({_DIGIT})\b",
    ),
    (r" same number color \1", rf"\bcolor ({_DIGIT})(?=s?\b.*\bcolor \1s?\b)"),
    (r" number \1 color ", r"\bcolor ([0679]|zero|six|seven|nine)(e?s)?\b"),
    (" color number ", rf"\bcolor ({_DIGIT})s?\b"),
    (" same number ", rf"(?<![+\w])({_DIGIT})s? and (an? )?\1s?\b"),
    (" number ", r"\bplain numbers?\b"),
    ("pick up", r"\bpick[ -]?ups?\b"),
    (r"pick up \2", r"\b(pick|take|draw) (2|two|4|four) up\b"),
    (" doubledrawtwo ", r"\bdouble[ -]?(\+|plus|draw|take|pick up)[ -]*(2|two)s?\b", r"\bdd2s?\b"),
    (
        " drawfour ",
        r"\b(wild )?(\+|plus|draw|take|pick up|add)[ -]*(4|four)(s|ed)?\b",
        r"\bw?d4s?\b",
        r"\+ ?4s?",
        r"\b4\+",
        r"\bwild (4|four)s?\b",
    ),
    (" drawtwo ", r"(\+ ?|\b(plus|draw|take|pick up|add)[ -]*)(2|two)(s|d|ed)?\b", r"\bd2s?\b", r"\b2\+"),
    (" sixtynine ", r"\b(69|6 ?9|sixty[ -]?nine)\b"),
    (" sevenzero ", r"\b(7[ -]?0|seven[ -]?(zero|o))\b"),
    (
        " wild ",
        r"\bcolou?r[ -]?(chang(e|er|ers|ing)|switch(er)?)( cards?)?\b",
        r"\b(black|rainbow|joker|wild) cards?\b",
    ),
    (" skip ", r"\b((miss|lose) a (turn|go)|stop|skip|skipping) cards?\b"),
    (
        " reverse ",
        r"\b(chang\w* (of )?|turn\w* )direction( cards?)?\b",
        r"\b(reverse|reversing|turn[ -]?(a)?round) cards?\b",
    ),
    (" action ", r"\b(action|special|power|command|effect|trick) cards?\b"),
    (" firstcard ", r"\b(turned up to begin|(start(s|ed|ing)?|begin(s|ning)?|open(s|ing|ed)?) (on|with))\b"),
    (
        " firstcard ",
        r"\b(start(ing|er)?|first|opening|beginning|initial)"
        r"( (discard|turned|flipped|revealed|face)[ -]?(up|over)?)? (card|discard)\b",
    ),
    (
        " drewcard ",
        r"\b(card|one) (that )?(i|he|she|you|we)( have| had)?( just| only| freshly)?"
        r" (drew|drawn|picked( up)?|took|pulled)\b",
        r"\b(just |freshly )?drawn card\b",
        r"\b(drew|picked up|pulled) (a|one|the|an?other)( playable| matching)? card\b",
    ),
    (" identical ", r"\b(exact(ly)?|very)( the)? same\b", r"\bexact (match|card)\b", r"\bboth copies\b"),
    # piles
    (
        " discardpile ",
        r"\b(discard|open|played|throw away|waste) (pile|stack|cards?)\b",
        r"\bdiscards\b",
        r"\b(on|onto|off|from|top|from the|the top|of the|on the) discard\b",
    ),
    (
        " pile ",
        r"\b(draw|drawing|face ?down|pick up|stock) (pile|stack|deck)\b",
        r"\b(the|both|empty) stacks?\b",
    ),
    (" usedup ", r"\b(ran|run|runs|running) out\b"),
    (" faceup ", r"\bface[ -]?up\b"),
    (" facedown ", r"\b(face[ -]?down|upside[ -]?down|un(flipped|turned|revealed))\b"),
    (" turnup ", r"\bturn(s|ed|ing)? ?(\w+ )?(up|over)\b"),
    # people and turns
    (
        " twoplayers ",
        r"\b(2|two)[ -]?(p|players?|people|persons?|ppl|handed|of us|man|way)\b",
        r"\b1 ?(v|vs|on) ?1\b",
        r"\b(we are|were|us) (only |just )?(two|2)\b",
        r"\b(one|head)[ -](on|against|to|versus|vs)[ -](one|head)s?\b",
        r"\b(just|only) (me and( \w+){1,2}|the pair of us|(the )?(two|2|both) of us|us (two|2))\b",
        r"\b(only|single|one) (other )?(opponent|player|person)\b",
        r"\bheads up\b",
        r"\bduel\b",
        r"\bwith just (two|2)\b",
    ),
    (" twoplayers ", r"\b(just|only) twoplayers( play\w*)?\b", r"\btwoplayers (game|match|uno)\b"),
    (" missturn ", r"\b(miss|los|sit|forfeit)\w* (out )?(on )?((a|the|my|his|her|their|your) )?(turn|go)\b"),
    (" outofturn ", r"\b(out of|not( \w+)?|before( \w+)?|wasnt( \w+)?|isnt( \w+)?) (turn|go|order)\b"),
    (" jumpin ", r"\bjump(s|ed|ing|er)?[ -]?in(s|to)?\b", r"\b(cut|slap|butt?)(s|ting|ped|ping)?[ -]in\b"),
    (
        " together ",
        r"\b(at )?the (very |exact )?same (time|moment|second|instant)\b",
        r"\b(at once|simultaneously|together)\b",
    ),
    (" directly ", r"\b(right|straight) away\b", r"\bright now\b"),
    (" inarow ", r"\b(consecutive(ly)?|in a row|back to back|one after (the other|another))\b"),
    (
        " again ",
        r"\btwo times\b",
        r"\btwice\b",
        r"\b(a )?second time\b",
        r"\bonce more\b",
        r"\bone more time\b",
    ),
    (
        " quit ",
        r"\b(he|she|who|player|person|someone|somebody|people|they|just) left\b(?! (with|in|of|over|to))",
    ),
    (r" \1\2 ", r"\b(goes?|went|going) (out|home)\b"),
    # what they do
    (" must ", r"\b(have|has|had|got|need|needs) to\b", r"\bgotta\b", r"\bmust\b"),
    (" hint ", r"\btold (me|him|her|us|them|somebody|someone)\b"),
    (" answer ", r"\b(hit|throw|strike|fire|clap) back\b"),
    (" undo ", r"\btake (it |that )?back\b", r"\bgo back\b"),
    (
        " avoid ",
        r"\b(gets?|getting|got)( me| you| him| her| us| them)? (out of|rid of|off)\b",
        r"\bsav(e|es|ing) (me|us|him|her)\b",
    ),
    (" shufflehands ", r"\b(shuffl\w*|mix\w*) (all )?(the )?hands\b"),
    (" deal ", r"\b(giv|hand|dish)(e|es|s|ing)? out( the)? cards\b"),
    (
        " name color ",
        r"\b(pick|choos|chos|nam|call|wish|declar|announc|say|said)\w* (for )?(\w+ )?(color|colou?rs?)\b",
    ),
    (" draw ", r"\bpick(s|ed|ing)?( \w+)? up\b"),
    # calling UNO
    ("uno", r"\bun+o+s?\b"),
    (" unoout ", r"\buno out\b"),
    (
        " forget uno ",
        r"\b(did|do|does|had|has)?(nt|not) (even )?(say|said|call|shout|yell|announce)(ed|ing)?( \w+)? uno\b",
        r"\b(no|without|missed|missing|forgotten) (saying |calling |shouting )?uno( call)?( said| called)?\b",
        r"\buno (was |was never )?(not|never|forgotten|unsaid)( said| called)?\b",
        r"\b(said nothing|(kept|stayed|am|was) (quiet|silent)|never said (it|anything))\b",
    ),
    (" catch ", r"\b(gotcha|busted|snitch\w*|call(s|ed|ing)? (\w+ )?out|g[eo]ts? (me|him|her|them|us))\b"),
    (
        " butdid ",
        r"\b(but|though) (i|he|she|we|they) (really |definitely |actually |just )?(did|had)( say\w*)?\b",
    ),
    (
        " lastbutone ",
        r"\b(second|2nd|next) to (the )?last( card| one)?\b",
        r"\b((second|2nd)[ -](but[ -])?last|(last|one)[ -]but[ -](last|one))( card| one)?\b",
        r"\bpenultimate( card| one)?\b",
        r"\blast( card)? but one\b",
    ),
    (" lastcard ", r"\b(last|final|end)( \w+)? (card|one)\b"),
    # numbers
    (" howmany ", r"\bhow (many|much)\b"),
    (" 500 ", r"\b(five hundred|500)\b"),
    (" exactly ", r"\b(on the (dot|nose)|spot on)\b"),
    (" negative ", r"(?<!\w)-\d+", r"\b(less than|below|under) (zero|0|nought)\b"),
    (" ", r"\bon (me|us|him|her|you|them)\b"),
)
CALLED = tuple((re.compile("|".join(patterns)), word) for word, *patterns in _CALLED)
"""What is said in many ways, and our word for it; in this order, for some read what others have written."""

NOT = re.compile(r"\b(is|are|was|were|does|do|did|has|have|had|could|would|should|wo|ca)nt\b")
"""Is not, in one word and without its apostrophe."""

_GROUPS = """
lay put play place use drop throw dump hit lays laid layed threw thrown slap slam whack chuck toss pop stick
say call shout yell announce said declare cry cried scream holler utter
forget forgot missed forgotten unsaid
catch caught accuse accused blame
begin start first opening beginning began begun starter initial initially lead kick
win goout goesout wentout goingout finish won winner ended
gohome goeshome wenthome goinghome quit leave quitter bail ragequit
middle halfway midway midst mid during while mid-round
pile deck stock pack
same equal alike
identical duplicate double copy
other opponent another else different diffrent diff differ differing
block dodge avoid escape counter cancel protect protection defend defence defense shield sidestep evade bounce
block deflect against versus vs trump beat
bluff lie cheat illegal guilty sneak lying lied liar bluffer cheater dishonest fib
challenge doubt contest
score point worth count
fine penalty punishment punish cost penalise penalize penalised penalized
wrong mistake invalid wrongly false fake fail lost unsuccessful error blunder mismatch mismatched
right correct correctly success successful succeed upheld
swap trade exchange switch
deal dealer dealt
column pair
lastcard final
turnup flip reveal
discard
show see seen shown showing look browse inspect peek glance rummage leaf leafing flick search check view
draw pick take took drawn drew taken owe grab retrieve collect fetch
keep kept hold hang save
player person somebody someone anybody
color colour suit wish
wild joker changer
normal regular ordinary plain
mandatory must forced force compulsory necessary require obligatory
restrict restriction condition conditions
notice realise realize spot discover found find detect
sure certain
directly immediately straight instantly instant immediate
all everybody everyone whole
hand hands
undo rewind
answer reply respond react response
rotate pass move
till until til
tell hint advice tip whisper talk
late slow belated belatedly delay delayed
exactly exact precisely precise
join latecomer enter
usedup empty gone dry used exhausted exhaust
hidden facedown unseen
partner teammate mate team
neighbor neighbour next following
after afterwards
already yet
name choose chosen chose nominate select
go turn goes
order sequence
match fit suits playable
1 one single
2 two
3 three
4 four
6 six sixes
7 seven sevens
8 eight
9 nine nines
0 zero zeros nought
5 five fives
stop end
extra surplus additional spare
uneven unequal unevenly unequally unfair evenly
many lots loads plenty multiple several
hear heard hearing listen
number numeric numeral digit figure
negative minus
together simultaneous simultaneously tie tied
past exceed overshoot surpass beyond above
before prior
not no none without never lack
"""

EMPTY = frozenset(
    """
    golf forbidden forbid permitted banned prohibited
    a an the i you u ya we he she it they me my mine your yours his her hers him our ours us is are
    be am was were do does did can may must should could would will to of for at by with if then that
    this there or but off possible allowed allow permitted legal legally rule rules something
    anything onto using so have has had get got gets just ok okay alright from up im ive its their
    theirs them and any some guy brother bro sister sis whether wife husband boyfriend girlfriend bf gf
    cousin dad daddy mom mum mummy kid nephew niece uncle aunt auntie gran granny nan nana grandma
    grandpa grandad granddad grandson son daughter friend flatmate roommate little gonna wanna want
    wants really actually in as theres hes shes ill id whos please pls plz hi hey guys lol omg hmm
    question quick help um uh er erm like phone referee well okay honestly basically lads
    arguing argue argument fight insists insist claims claim says think thinks
    reckons reckon true
    """.split()  # noqa: SIM905
)
"""Words that tell nothing about what is meant."""


@cache
def stem(word: str) -> str:
    """The word without what a plural or a form of a verb adds to it."""
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


ALIKE: dict[str, str] = {
    stem(word): group.split()[0] for group in _GROUPS.split("\n")[1:-1] for word in group.split()
}
"""Words that mean the same when somebody asks, by the stem of each of them."""
KNOWN = frozenset(
    """
    about after all also any anybody anyone because been before being best between both cannot come
    could each either else even ever every few find from fun game give given goes gone good gotcha
    hear here home idea into just know least less let like little long made make maybe mean might
    mine more most much myself near need never nice off often once only onto over part pretty put
    quite rather real really right seem she side since sister some soon sort still such sure tell
    than thing think those thought through time told took true try under until very wait was well
    went were when where which while who whole whose why wife wish without woman word work would
    wrong year yes yet your
    """.split()  # noqa: SIM905
)
"""Words of every day that are no misspelled word of ours."""
CARDS = frozenset(
    ["drawtwo", "drawfour", "doubledrawtwo", "wild", "skip", "reverse", "0", "6", "7", "9", "shufflehands"]
)
"""Things of which one is laid on the other."""
UNDER = frozenset(
    "on onto over top against vs versus after avoid block counter cancel escape stop beat save dodge".split()  # noqa: SIM905
)
"""Words between two cards that say that the second lies under the first."""
SPEAKS_OF = dict.fromkeys(
    "golf grid grids column columns clear clears cleared clearing hole holes doubledrawtwo".split(),  # noqa: SIM905
    "golf",
) | {"classicuno": "uno"}
"""Words that are only said at one game, each with the name of the game."""
AT_ANY_GAME = frozenset("facedown faceup hidden unflipped flip flips flipped flipping lowest".split())  # noqa: SIM905
"""Words that are said less at the first game than at another."""
_ELSEWHERE = (
    r"poker|rummy|canasta|whist|solitaire|blackjack|skip[ -]?bo|phase (10|ten)|crazy eights?|mau[ -]?mau",
    r"go fish",
    r"old maid|monopoly|chess|checkers|draughts|ludo|catan|scrabble|cluedo?|exploding kittens|skyjo|dobble",
    r"yahtzee|domino\w*|pokemon|football|bowling|golf (club|course|ball)s?|ball|tee",
    r"uno (flip|attack|blitz|dare|spin|party|triple|quatro|express|junior|stacko|ultimate|extreme)",
    r"(dark|light) side|no mercy|all wild|launcher|skip everyone|(draw|plus) (ten|10)",
    r"wild (recycle|roulette)",
    r"app|phone|online|xbox|playstation|screen|buy|shop|price|sell|invented|password|account",
    r"think (about|over|for)",
    r"uno cost",
)
ELSEWHERE = re.compile(rf"\b({'|'.join(_ELSEWHERE)})\b|\+ ?10\b")
"""Other games, other decks of this name, and what is asked of a shop: nothing we have questions about."""
