"""Which card answers a debt where the house allows it: stacking and bouncing (house-rules.md 3.1-3.3)."""

from tests.simulated import rules

DRAW_CARDS = {"draw two": "2", rules.WILD_DRAW_FOUR: "4"}
BOUNCES = {"skip": "skip-bounce", "reverse": "reverse-bounce"}


def effect(card: str, passed, players: int, reverse_for_two: str) -> rules.Effect:
    """house-rules.md 3.3: a Skip that passes a debt on skips nobody, a Reverse sends it back."""
    if passed and card not in DRAW_CARDS:
        bounced = {"skip": rules.PLAIN, "reverse": rules.REVERSE}
        return bounced.get(rules.face_of(card)) or rules.effect(card, players, reverse_for_two)
    return rules.effect(card, players, reverse_for_two)


def answers(round_, seat: int, card: str) -> bool | None:
    """Whether the debtor may lay this card instead of drawing; None where the texts leave it open."""
    kind = _stacks(round_, card) if rules.face_of(card) in DRAW_CARDS else _bounces(round_, card)
    if kind is False or round_.may_be_last(seat, card) is False:
        return False
    is_open = not round_.debt.answerable or (len(round_.hands[seat]) == 1 and _last_is_open(round_, card))
    return None if is_open else kind


def _last_is_open(round_, card: str) -> bool:
    """Whether a debt that a last card passes on is drawn is said for draw cards, and where they are drawn."""
    return rules.face_of(card) in BOUNCES or round_.agreed["last-card-draw"] == "not-drawn"


def _stacks(round_, card: str) -> bool | None:
    """house-rules.md 3.1, 3.2: like on like, or what the house allows; a Draw Two on a Four in its color."""
    on, laid = DRAW_CARDS.get(rules.face_of(round_.top)), DRAW_CARDS[rules.face_of(card)]
    if on is None:
        return None if round_.agreed.has("stacking") else False
    if f"{laid}/{on}" not in round_.agreed.answers:
        return False
    free = f"{laid}/{on}" != "2/4" or round_.agreed.says("stacking", "any_color")
    return free or rules.color_of(card) == round_.color


def _bounces(round_, card: str) -> bool | None:
    """house-rules.md 3.3: on a Draw Two in its color, then alike in any color; not on a Wild Draw Four."""
    face, on = rules.face_of(card), rules.face_of(round_.top)
    if not round_.agreed.has(BOUNCES.get(face, "")) or on == rules.WILD_DRAW_FOUR:
        return False
    if len(round_.order) == 2 and face == "reverse":
        return None
    if on == face:
        return True
    if on == "draw two":
        is_its_color = rules.color_of(card) == rules.color_of(round_.top)
        return is_its_color and (True if round_.debt.draw_twos else None)
    return None
