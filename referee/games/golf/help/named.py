"""What people call the house rules and options of UNO Golf."""

from referee.match.help.named import NamedRule
from referee.match.help.question import Change
from referee.rulings.tags import Plain


def _house(rule: str, says: str, names: str, does: str = "", **settled: Plain) -> NamedRule:
    return NamedRule(says, Change(house_rules={rule: settled}), names, does)


NAMED = (
    _house("symbols-match", "matching symbols", r"matching symbols?|symbols? match(?:ing|es)?"),
    _house("no-action-pickup", "no picked up action cards", r"no (?:action|special)(?: card)? pick ?ups?"),
    _house("pickup-limit", "a limit of picked up action cards", r"(?:a )?pick ?up limit"),
    _house(
        "clear-anytime",
        "clearing at any time",
        r"clear(?:ing)? (?:at )?any ?time",
        r"clear (?:at )?any ?time",
    ),
    _house("last-turns", "last turns", r"(?:one )?(?:last|more) turns?(?: for (?:all|everybody|everyone))?"),
    _house("closing-action", "a closing action card", r"(?:a )?closing actions?(?: card)?"),
    _house("reverse-as-skip", "Reverse as Skip", r"reverse as (?:a )?skip"),
    _house("columns-left", "columns on the left", r"columns? (?:on the )?left"),
    NamedRule(
        "two cards turned up",
        Change({"opened-places": 2}),
        r"(?:two|2)(?: cards?)? (?:open|face ?up|turned up|flipped)",
    ),
    NamedRule("116 cards", Change({"double-draw-twos": 2}), alone=r"116(?: cards?)?"),
)
