"""What people call the house rules and options of UNO."""

from referee.match.help.named import NamedRule
from referee.match.help.question import Change
from referee.rulings.tags import Plain


def _house(
    rule: str, says: str, names: str = "", does: str = "", told: tuple[str, ...] = (), **settled: Plain
) -> NamedRule:
    return NamedRule(says, Change(house_rules={rule: settled}), names, does, told)


def _option(
    difference: str,
    option: str | int,
    says: str,
    names: str = "",
    alone: str = "",
    told: tuple[str, ...] = (),
) -> NamedRule:
    return NamedRule(says, Change({difference: option}), names, told=told, alone=alone)


PLUS, TWOS, FOURS = r"(?:\+|plus|draw|pick up) ?", r"(?:2|two)s?", r"(?:4|four)s?"
EVERYTHING = r"(?:everything|anything|any|all|both)"
TWO, FOUR = "+2/+2s/+two", "+4/+4s/+four"
ON = "?can/may/could/to ?go/goes/be ?put/played/laid on/onto/over ?top ?of ?a"
NEVER = "no/not/never/cant/cannot/nobody/mustnt/dont/without"

NAMED = (
    _house(
        "stacking",
        "progressive stacking",
        rf"stacking (?:of )?{EVERYTHING}|progressive(?: stacking| uno)?",
        rf"stack {EVERYTHING}",
        ("stack everything/anything/all/both", "everything/anything .. stack*"),
        answers=("2/2", "4/4", "4/2", "2/4"),
    ),
    _house(
        "stacking",
        "stacking Draw Fours",
        rf"stacking {PLUS}{FOURS}",
        rf"stack {PLUS}{FOURS}",
        (f"{FOUR} {ON} {FOUR}",),
        answers=("2/2", "4/4"),
    ),
    _house(
        "stacking", "a Wild Draw Four on a Draw Two", told=(f"{FOUR} {ON} {TWO}",), answers=("2/2", "4/2")
    ),
    _house(
        "stacking", "a Draw Two on a Wild Draw Four", told=(f"{TWO} {ON} {FOUR}",), answers=("2/2", "2/4")
    ),
    _house(
        "stacking",
        "stacking",
        r"stacking(?: rules?)?|stacks|cumulative draws?",
        rf"stack(?!ing)(?: {PLUS}{TWOS})?|are stacking|play stacking",
        (f"{TWO} {ON} {TWO}", "stack/stacks/stacking", "can/may be stacked"),
    ),
    _house(
        "jump-in",
        "jump-in",
        r"jump(?:ing)? ?ins?|cut(?:ting)? ?ins?",
        "jump in|cut in",
        ("jump/cut/throw/slap in", "same/identical/equal .. out of turn"),
    ),
    _house(
        "seven-zero",
        "seven-zero",
        r"sevens? ?(?:and )?(?:zeros?|o)|7s? ?(?:and )?0s?|0 ?7|zero seven|(?:7|seven) swaps?"
        r"|(?:swapping|swap) (?:on|with) (?:7s?|sevens?)",
        r"swap (?:hands? |cards )?(?:on|with) (?:an? )?(?:7s?|sevens?)",
        (
            "7/7s/seven/sevens .. swap*/switch*/trad*/exchang*",
            "swap*/switch*/trad*/exchang* .. 7/7s/seven/sevens",
        ),
    ),
    _house(
        "draw-until",
        "draw until you can play",
        r"draw(?:ing)? (?:until|till?|to)(?: \w+)*|keep drawing|draw to match",
        r"draw (?:until|till?)|keep drawing",
        ("draw/take/pick .. until/till/til", "keep/go/carry ?on drawing"),
    ),
    _house(
        "must-play-drawn",
        "a drawn card that has to be played",
        told=(
            "must/has/have/got ?to be/play/lay ?played ?the ?card drawn",
            "must/have/has/got ?to play/lay what/the/a/that/it ?card you/we/he/she/they drew/draw*",
            "drawn card .. must/has/have .. played/laid/play/lay",
        ),
    ),
    _house(
        "force-play",
        "force play",
        r"forced? play",
        told=("must/have/has/got/need ?to play/lay ?a ?card/something/one if/when/whenever",),
    ),
    _house(
        "silent-uno",
        "silent UNO",
        r"silent uno|tapping|taps?|knocking",
        "tap the table|tap instead|knock",
        ("tap/taps/tapping/knock/knocks/knocking",),
    ),
    _house(
        "no-calls",
        "no UNO calls",
        r"no (?:uno )?calls?|no uno call(?:ing|s)?",
        told=(f"{NEVER} .. say*/call*/shout* uno",),
    ),
    _house("sixty-nine", "the 69 rule", r"(?:69|six(?:ty)? ?nine)(?: rule)?|colou?r crazy"),
    _house(
        "equal-cards",
        "several equal cards at once",
        r"doubles|double cards|multiples|multiple cards|several equal cards|equal cards|sets",
        "lay doubles|play doubles",
        (
            "same/equal/identical .. together",
            "same/equal/identical .. at once",
            "lay/play/put/throw/drop/place .. two/2/several/many/all .. same/equal/alike/identical",
        ),
    ),
    _house(
        "no-action-finish",
        "no finish on an action card",
        r"no (?:action|special)(?: card)? finish(?:es|ing)?",
        told=(
            f"{NEVER} .. end*/finish*/go*/win* ?out ?the ?round on/with/by ?a action/special/power",
            "last card .. number",
            "last card .. no/not ?be ?an action",
        ),
    ),
    _house(
        "no-bluffing",
        "no bluffing",
        r"no bluff(?:ing|s)?|no challenges?|no challenging",
        told=(f"{NEVER} ?may/can/be challeng*/bluff*",),
    ),
    _house(
        "illegal-play",
        "a fine for a wrong card",
        r"(?:a )?(?:fine|penalty) for (?:an? )?(?:wrong|illegal)(?: cards?| plays?)?",
        told=(
            "fine/penalty/cards/draw*/punish* .. for/after/lays/plays ?a wrong/illegal card*/play*",
            "wrong/illegal card*/play* .. cost*/draw*/punished",
        ),
    ),
    _house(
        "false-accusation",
        "a fine for a false accusation",
        r"(?:a )?(?:fine|penalty) for (?:an? )?false accusations?",
        told=(
            "false/wrong accus*/catch* .. cost*/draw*",
            "accus*/catch* .. wrongly/falsely/nothing .. draw*/cost*",
        ),
    ),
    _house("hint", "a fine for hints", r"no hints?|no table talk|(?:a )?(?:fine|penalty) for hints?"),
    _house("double-score", "double score", r"double (?:scores?|points)"),
    _house(
        "hand-limit",
        "a limit of 25 cards",
        r"(?:the )?mercy(?: rule)?|(?:a )?hand limit|(?:the )?25 cards? (?:limit|rule)"
        r"|(?:a )?limit of 25(?: cards)?",
    ),
    _house(
        "skip-bounce",
        "skip bounce",
        r"skip bounce",
        told=(
            f"skip/skips ?can/may pass*/send*/block*/cancel*/bounce*/deflect*/save*/stop*/avoid* .. {TWO}",
            f"skip/pass/send/block/cancel/bounce/avoid/stop/deflect .. {TWO} .. with/by/using a skip",
        ),
    ),
    _house(
        "reverse-bounce",
        "reverse bounce",
        r"reverse bounce|reverse deflects?",
        told=(
            f"reverse/reverses ?can/may send*/return*/bounce*/throw*/deflect*/pass*/turn*/give* .. {TWO}",
            f"send/return/bounce/throw/give/pass .. {TWO} .. with/by/using a reverse",
        ),
    ),
    _option("deck", "112-swap", "Wild Swap Hands", r"(?:the )?(?:wild )?swap hands(?: cards?| deck)?"),
    _option("deck", "112-blank", "blank wild cards", r"(?:the )?blank (?:wild )?cards?"),
    _option(
        "deck", "112", "112 cards", r"(?:the )?(?:wild )?shuffle hands(?: cards?| deck)?", r"112(?: cards?)?"
    ),
    _option("deck", "108", "108 cards", "", r"108(?: cards?)?"),
    _option(
        "scoring",
        "partners",
        "partners",
        r"partners?|teams? of (?:two|2)",
        r"(?:two|2) (?:against|vs?|versus) (?:two|2)(?! ?(?:cards|draw))|2v2",
    ),
    _option(
        "scoring",
        "two-teams",
        "two teams",
        r"two teams|2 teams",
        r"(?:three|3) (?:against|vs?|versus) (?:three|3)|3v3",
    ),
    _option(
        "scoring",
        "own-lowest-wins",
        "lowest points win",
        r"(?:the )?lowest(?: score| points| total)? wins?(?: rules?)?",
        told=("lowest/fewest", "count*/score*/write .. own cards/points/hand/hands"),
    ),
    _option("scoring", "elimination", "Challenge UNO", r"challenge uno|elimination|knock ?outs?"),
    _option(
        "scoring",
        "none",
        "no points",
        r"(?:no|without) (?:points|scores?|scoring)",
        r"without (?:points|scor(?:es?|ing))",
    ),
    _option(
        "late-uno-penalty",
        4,
        "four cards for a missed UNO",
        r"(?:four|4)(?: cards?)? for (?:a )?(?:missed|forgotten|forgetting|no) uno",
    ),
    _option(
        "reverse-for-two", "nothing", "a Reverse that does nothing between two", told=("reverse .. nothing",)
    ),
    _option("who-challenges", "anyone", "challenges by anybody", r"challeng(?:es|ing) by any(?:body|one)"),
)
"""Of two that speak of the same words, the first that fits is meant."""
