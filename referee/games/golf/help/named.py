"""What people call the house rules and options of UNO Golf."""

from referee.match.help.named import NamedRule
from referee.match.help.question import Change
from referee.rulings.tags import Plain

NEVER = "no/not/never/cant/cannot/nobody/mustnt"


def _house(
    rule: str, says: str, names: str, does: str = "", told: tuple[str, ...] = (), **settled: Plain
) -> NamedRule:
    return NamedRule(says, Change(house_rules={rule: settled}), names, does, told)


NAMED = (
    _house(
        "symbols-match",
        "matching symbols",
        r"matching symbols?|symbols? match(?:ing|es)?",
        told=(
            "same/equal/matching symbol/symbols/signs .. clear*/match*/go*",
            "clear*/match* .. same/equal symbol/symbols",
        ),
    ),
    _house(
        "no-action-pickup",
        "no picked up action cards",
        r"no (?:action|special)(?: card)? pick ?ups?",
        told=(
            f"{NEVER} ?may/can/be take/takes/taking/pick* ?up ?an ?any action/special",
            f"action/special cards {NEVER} ?be taken/picked",
        ),
    ),
    _house("pickup-limit", "a limit of picked up action cards", r"(?:a )?pick ?up limit"),
    _house(
        "clear-anytime",
        "clearing at any time",
        r"clear(?:ing)? (?:at )?any ?time",
        r"clear (?:at )?any ?time",
        ("clear/cleared .. any time", "clear/cleared .. anytime/whenever", "clear/cleared .. out of turn"),
    ),
    _house(
        "last-turns",
        "last turns",
        r"(?:one )?(?:last|more) turns?(?: for (?:all|everybody|everyone))?",
        told=("all/everybody/everyone/others/rest/each .. last/more/final/extra/another turn/turns/go",),
    ),
    _house("closing-action", "a closing action card", r"(?:a )?closing actions?(?: card)?"),
    _house(
        "reverse-as-skip",
        "Reverse as Skip",
        r"reverse as (?:a )?skip",
        told=("reverse .. count*/is/work*/act*/mean* .. skip",),
    ),
    _house(
        "columns-left",
        "columns on the left",
        r"columns? (?:on the )?left",
        told=("new column/columns .. left",),
    ),
    NamedRule(
        "two cards turned up",
        Change({"opened-places": 2}),
        r"(?:two|2)(?: cards?)? (?:open|face ?up|turned up|flipped)",
        told=("flip*/open*/turn* ?up ?over two/2",),
    ),
    NamedRule(
        "the player to the dealer's left as the starter",
        Change({"next-starter": "left-of-dealer"}),
        told=("left of ?the dealer .. start*/begin*", "dealers left .. start*/begin*"),
    ),
    NamedRule("116 cards", Change({"double-draw-twos": 2}), alone=r"116(?: cards?)?"),
)
