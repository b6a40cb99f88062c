"""Cards laid out of turn: jump-in and the 69 rule with its color crazy (house-rules.md 3.4, 3.9)."""

from dataclasses import dataclass, field

from tests.simulated import rules

PAIR = {"6", "9"}


@dataclass
class Run:
    """Sixes and nines of one color laid in a row, by whom."""

    color: str | None = None
    seats: list[int] = field(default_factory=list)
    interrupted: bool = False

    def interrupt(self) -> None:
        """A draw in between; whether the run goes on then is nowhere said."""
        self.interrupted = bool(self.seats)


@dataclass(frozen=True)
class Crazy:
    """Everybody may throw off this color; the trigger player's followers come first."""

    color: str
    trigger: int


def needed(round_) -> int:
    """house-rules.md 3.9: half the table rounded down, three at least."""
    return max(3, len(round_.order) // 2)


def _extended(round_, seat: int, card: str) -> Run:
    """The run as it is once this card is laid."""
    if rules.face_of(card) not in PAIR:
        return Run()
    color, run = rules.color_of(card), round_.run
    return Run(color, [*run.seats, seat], run.interrupted) if run.color == color else Run(color, [seat])


def note(round_, seat: int, card: str) -> None:
    """The run after a card; where it is long enough and nobody is out, the color is thrown off."""
    if not round_.agreed.has("sixty-nine"):
        return
    round_.run = _extended(round_, seat, card)
    if len(set(round_.run.seats)) >= needed(round_) and round_.out is None:
        round_.crazy = Crazy(round_.color, seat)
        round_.blur()
        round_.tally["color crazy"] += 1


def is_doubtful(round_, seat: int, card: str) -> bool:
    """Whether this card makes a run long enough in a way on which the texts are silent."""
    if not round_.agreed.has("sixty-nine"):
        return False
    run = _extended(round_, seat, card)
    enough, different = needed(round_), len(set(run.seats))
    in_doubt = run.interrupted or different < len(run.seats) or different > enough
    return in_doubt and different >= enough


def may_jump(round_, seat: int, card: str) -> bool | None:
    """Whether a seat that is not on turn may lay this card now; None where the texts leave it open."""
    kind = _kind(round_, seat, card)
    if not kind:
        return kind
    if _is_open_question(round_, seat) or is_doubtful(round_, seat, card):
        return None
    return round_.may_be_last(seat, card)


def _is_open_question(round_, seat: int) -> bool:
    """The first card, a swap that may be left out, color crazy, a call made before the jump."""
    unsaid = (round_.owes_swap, round_.crazy, round_.said_early, round_.late)
    return round_.acts == 0 or any(question is not None for question in unsaid)


def _kind(round_, seat: int, card: str) -> bool | None:
    """Jump-in on the exact same card, or six on nine; only until somebody acts."""
    if round_.laid_by is None and round_.acts:
        return False
    if round_.debt:
        return _on_debt(round_, seat, card)
    if round_.agreed.has("jump-in") and card == round_.top:
        return _exact(round_, seat, card)
    return _six_nine(round_, seat, card)


def _exact(round_, seat: int, card: str) -> bool | None:
    """house-rules.md 3.4: wilds and one's own card only where the house allows them."""
    if seat == round_.laid_by and not round_.agreed.says("jump-in", "own"):
        return False
    if not rules.is_wild(card):
        return True
    if not round_.agreed.says("jump-in", "wilds"):
        return False
    return True if card == rules.WILD else None


def _on_debt(round_, seat: int, card: str) -> bool | None:
    """house-rules.md 3.4: not while a debt is open, unless stacking lets the card answer; then it adds up."""
    if not round_.agreed.has("jump-in") or card != round_.top or "draw two" not in card:
        return None if round_.agreed.has("jump-in") and card == round_.top else False
    if "2/2" not in round_.agreed.answers:
        return False
    is_plain = round_.debt.answerable and seat != round_.after(round_.turn)
    last = len(round_.hands[seat]) == 1 and round_.agreed["last-card-draw"] == "not-drawn"
    return _exact(round_, seat, card) if is_plain and not last else None


def _six_nine(round_, seat: int, card: str) -> bool | None:
    """house-rules.md 3.9: a six on a nine or a nine on a six of the same color, by somebody else."""
    faces = {rules.face_of(card), rules.face_of(round_.top)}
    same = rules.color_of(card) == rules.color_of(round_.top)
    if not round_.agreed.has("sixty-nine") or faces != PAIR or not same:
        return False
    return None if seat == round_.laid_by else True
