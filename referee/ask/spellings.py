"""What people call cards and things when they ask, and one word of ours for each."""

import re
from functools import cache

CALLED: tuple[tuple[str, str], ...] = (
    (r"\b(red|blue|green|yellow)s?\b", " color "),
    (r"\bdouble[ -]?(\+|plus|draw|take|pick up)[ -]*(2|two)s?\b|\bdd2s?\b", " doubledrawtwo "),
    (
        r"\b(wild )?(\+|plus|draw|take|pick up|add)[ -]*(4|four)s?\b|\bwd4s?\b|\+ ?4s?",
        " drawfour ",
    ),
    (r"(\+ ?|\b(plus|draw|take|pick up|add)[ -]*)(2|two)s?\b|\bd2s?\b", " drawtwo "),
    (r"\b(69|6 ?9|sixty[ -]?nine)\b", " sixtynine "),
    (r"\b(7[ -]?0|seven[ -]?(zero|o))\b", " sevenzero "),
    (r"\bjump(s|ed|ing)?[ -]?in(s|to)?\b", " jumpin "),
    (r"\bcut(s|ting)?[ -]in\b", " jumpin "),
    (r"\b(2|two)[ -]?(players?|people|ppl|handed|of us)\b|\b1 ?(v|vs|on) ?1\b", " twoplayers "),
    (
        r"\bwe are two\b|\b(one|head) (on|against|to) (one|head)\b|\bjust (me and|the pair of us)\b",
        " twoplayers ",
    ),
    (r"\b(turned up to begin|(start(s|ed|ing)?|begin(s|ning)?|open(s|ing)?) with)\b", " firstcard "),
    (
        r"\b(start(ing)?|first|opening|beginning)( (turned|flipped|face)[ -]?(up|over))? (card|flip)\b",
        " firstcard ",
    ),
    (r"\bmiss a turn card\b", " skip "),
    (r"\b(miss|los|sit)\w* (out )?((a|the|my|his|her|their|your) )?(turn|go)\b", " missturn "),
    (r"\b(out of|not( \w+)?|before( \w+)?|wasnt( \w+)?) (turn|go|order)\b", " outofturn "),
    (r"\b(have|has|had|got|need|needs) to\b|\bgotta\b|\bmust\b", " must "),
    (r"\b(at )?the (very )?same (time|moment)\b|\b(at once|simultaneously|together)\b", " together "),
    (r"\btold (me|him|her|us|them|somebody|someone)\b", " hint "),
    (r"\b(ran|run|runs|running) out\b", " usedup "),
    (r"\b(right|straight) away\b", " directly "),
    (r"\b(action|special|power|command) cards?\b", " action "),
    (r"\b(discard|open|played) (pile|cards?)\b|\bdiscards\b", " discards "),
    (r"\bdraw (pile|stack|deck)\b", " pile "),
    (r"\bhow (many|much)\b", " howmany "),
    (r"\b(hit|throw|strike) back\b", " answer "),
    (r"\btake (it |that )?back\b|\bgo back\b", " undo "),
    (r"\bface[ -]?up\b", " faceup "),
    (r"\bface[ -]?down\b", " facedown "),
    (r"\b(shuffl\w*|mix\w*) (all )?(the )?hands\b", " shufflehands "),
    (r"\bget(s|ting)? (out of|rid of)\b", " avoid "),
    (r"\b(pick|choos|chos|nam|call|wish)\w* (for )?(\w+ )?(color|colou?rs?)\b", " name color "),
    (r"\bpick(s|ed|ing)?( \w+)? up\b", " draw "),
    (r"\b(goes?|went|going) (out|home)\b", r" \1\2 "),
    (r"\b(last|final|end)( \w+)? (card|one)\b", " lastcard "),
    (r"\b(second|next) to (last|final)\b|\b(second|last but) (last|one)\b", " lastbutone "),
    (r"\bturn(s|ed|ing)? ?(\w+ )?(up|over)\b", " turnup "),
    (r"\b(the|both|empty) stacks?\b", " pile "),
    (r"\b(five hundred|500)\b", " 500 "),
    (r"\btwo times\b|\btwice\b|\b(a )?second time\b|\bonce more\b", " again "),
)
"""Patterns, in this order."""

NOT = re.compile(r"\b(is|are|was|were|does|do|did|has|have|had|could|would|should|wo|ca)nt\b")
"""Is not, in one word and without its apostrophe."""

_GROUPS = """
lay put play place use drop throw dump hit go lays laid threw thrown
say call shout yell announce said declare
forget forgot missed forgotten unsaid
catch caught accuse accused blame
begin start first opening beginning began begun starter
win goout goesout wentout goingout finish won winner ended
gohome goeshome wenthome goinghome quit leave left halfway
pile deck stock pack
same identical equal alike
other opponent another else different diffrent
save block dodge avoid escape counter cancel protect
bluff lie cheat illegal guilty sneak
challenge doubt
score point worth count
fine penalty punishment punish cost
wrong mistake invalid wrongly false fail lost unsuccessful
swap trade exchange
deal dealer dealt
column pair
lastcard final
turnup flip reveal
discard chuck toss discards
show see seen shown showing look
draw pick take took drawn drew taken owe grab
keep kept hold hang save
player person somebody someone anybody
color colour suit wish
wild joker changer
normal regular ordinary plain
mandatory must forced compulsory
notice realise realize
sure certain
directly immediately straight
all everybody everyone whole
hand hands
undo rewind
answer reply respond react
rotate pass move
till until til
tell hint advice tip whisper talk
late slow
exactly exact spot
join latecomer enter
usedup empty gone dry used
hidden facedown
partner teammate mate team
neighbor neighbour next following after afterwards
already yet
name choose chosen chose
go turn
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
"""

EMPTY = frozenset(
    """
    a an the i you u we he she it they me my your his her him our us is are be am was were do does did can may
    must should could would will to of for at by with if then that this there what or but of off out
    possible allowed legal rule rules something anything onto using
    so have has had get got gets just ok okay from up im its their them and any some guy brother sister
    whether wife cousin dad mom kid friend gonna wanna really in as theres hes whats
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
"""Things of which one is laid on the other: what comes first matters."""
SPEAKS_OF = dict.fromkeys(
    [
        "golf",
        "grid",
        "grids",
        "column",
        "columns",
        "clear",
        "clears",
        "clearing",
        "facedown",
        "faceup",
        "hole",
    ],
    "golf",
)
"""Words that are only said at one game, each with the name of the game."""
