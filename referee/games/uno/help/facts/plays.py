"""What laying a card depends on: whose turn it is, what lay there before, and whether it is the last."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from referee.games.shared.position import DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    OWES,
    WILD,
    Laying,
    answers_what_is_owed,
    before_it_was_laid,
    how_many,
    laid_by,
    may_be_owed_for,
    may_come_next,
    of_the_draw,
    of_the_top,
    other_color,
    whose_turn,
    with_debts,
    with_one_more,
)
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand, with_round
from referee.games.uno.model.claims import Play
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.kit.cards import COLORS, Card, Color
from referee.kit.said import Person, Said
from referee.match.help.fact import NO, YES, Answer, Fact, after_that, order_of, seat_from, which_way
from referee.match.help.situation import ClaimedT, is_told
from referee.rulings.tags import Claim

A_HAND = 5


def of_a_play(situation: UnoSituation[Laying]) -> Iterator[UnoFact[Laying]]:
    play, round = situation.claims[0], situation.round
    if play.card.face == "reverse":
        yield from how_many(situation)
    hits = play.card.face in (*OWES, "skip") or answers_what_is_owed(situation, play.card.face)
    if hits or _somebody_may_owe(situation) or may_come_next(situation, play.seat):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from of_the_top(situation)
    if described_top_card(situation) is None and round.color_owed_by is None:
        yield Fact("top", Said("fact-uno-top-asks", {"card": play.card.name}), _tops)
    elif described_top_card(situation) == play.card and not is_told(situation, "debt"):
        yield Fact("just", Said("fact-uno-just-asks", {"card": play.card.name}), _just)
    yield from of_the_draw(situation)
    if play.seat not in (round.hands or {}):
        yield Fact("last", Said("fact-uno-last-asks", {"who": Person(play.seat)}), _last_cards)


def _somebody_may_owe(situation: UnoSituation[Claim]) -> bool:
    """Whether somebody whom nobody names may still have to draw for the card on top."""
    top, round = described_top_card(situation), situation.round
    return may_be_owed_for(situation, top) and round.turn is None and not is_told(situation, "debt")


def _tops(situation: UnoSituation[Laying]) -> Iterator[Answer]:
    play = situation.claims[0]
    color = play.card.color or DEFAULT_TOP_COLOR
    other = other_color(color)
    if play.card.color is None:
        told = situation.round.color
        colored = (with_round(situation, top=Card(face, told or one)) for face, one in SOME)
        yield _top("color", Said("fact-uno-top-colored"), colored)
    else:
        yield from _tops_for(situation, play)
    wilds = [with_round(situation, top=WILD, color=one) for one in COLORS]
    if play.card.color is None:
        yield _top("wild", Said("fact-uno-top-wild"), wilds)
    else:
        named = [with_round(situation, top=WILD, color=color)]
        yield _top("wild", Said("fact-uno-top-wild-named", {"color": color}), named)
        of_others = [with_round(situation, top=WILD, color=one) for one in COLORS if one != color]
        yield _top("wild-other", Said("fact-uno-top-wild-other"), of_others)
    yield from _tops_to_draw_for(situation, play, color, other)


SOME: tuple[tuple[str, Color], ...] = (("5", "red"), ("8", "yellow"), ("skip", "green"), ("2", "blue"))


def _top(id: str, text: Said, tables: Iterable[UnoSituation[Claim]]) -> Answer:
    """An answer that all of these tables fit."""
    first, *others = tables
    return Answer(id, text, first, tuple(others))


def _tops_if_any(id: str, text: Said, tables: Sequence[UnoSituation[Claim]]) -> Iterator[Answer]:
    """The answer that all of these tables fit, unless there are none."""
    if tables:
        yield _top(id, text, tables)


def _of_the_color_told(situation: UnoSituation[Claim], cards: Iterable[Card]) -> list[Card]:
    """Those that may lie on top, as far as a color in force is told."""
    return [card for card in cards if situation.round.color in (None, card.color)]


def _tops_for(situation: UnoSituation[Laying], play: Laying) -> Iterator[Answer]:
    """What a colored card fits, and does not fit."""
    card = play.card
    others = [color for color in COLORS if color != card.color]
    faces = [face for face in ("3", "4", "9", "skip") if face != card.face][:3]
    of_color = _of_the_color_told(situation, [Card(face, card.color) for face in faces])
    same = [with_round(situation, top=one) for one in of_color]
    yield from _tops_if_any("color", Said("fact-uno-top-color", {"color": card.color}), same)
    of_face = _of_the_color_told(situation, [Card(card.face, color) for color in others])
    alike = [with_round(situation, top=one) for one in of_face]
    key = "fact-uno-top-face-drawn-for" if card.face == "draw two" else "fact-uno-top-face"
    yield from _tops_if_any("face", Said(key, {"face": card.face}), alike)
    unlike = [Card(face, others[(place + turn) % 3]) for turn in range(3) for place, face in enumerate(faces)]
    neither = [with_round(situation, top=one) for one in _of_the_color_told(situation, unlike)]
    yield from _tops_if_any("neither", Said("fact-uno-top-neither"), neither)
    if card.face != "0":
        yield Answer("same", Said("fact-uno-top-same", {"card": card.name}), _just_laid(situation, play))


def _just_laid(situation: UnoSituation[ClaimedT], play: Laying) -> UnoSituation[ClaimedT]:
    """Somebody else has laid the same card: whoever was on turn, or sits before the one who is."""
    round = situation.round
    by = seat_from(situation, play.seat, -1 if round.turn in (None, play.seat) else 1)
    before = with_round(with_one_more(situation, by), top=Card("1", play.card.color), turn=by)
    return after_that(before, Play(by, play.card))


def _just(situation: UnoSituation[Laying]) -> Iterator[Answer]:
    """The same card lies on top; a table may let it be laid out of turn as long as nobody has acted."""
    play, turn = situation.claims[0], situation.round.turn
    yield Answer("no", NO, situation)
    on_turn = seat_from(situation, play.seat, 1) if turn is None else turn
    before_them = [seat for seat in order_of(situation) if seat_from(situation, seat, 1) == on_turn]
    for by in set(before_them) - {play.seat}:
        before = before_it_was_laid(situation, Card("1", play.card.color or DEFAULT_TOP_COLOR), by)
        yield Answer("yes", YES, after_that(before, laid_by(situation, by, play.card)))


def _tops_to_draw_for(
    situation: UnoSituation[Laying], play: Laying, color: Color, other: Color
) -> Iterator[Answer]:
    who = {"who": Person(play.seat)}
    is_colored = play.card.color is not None
    two = with_debts(situation, play.seat, Card("draw two", color))
    key = "fact-uno-top-draw-two-color" if is_colored else "fact-uno-top-draw-two"
    yield _top("draw-two", Said(key, {**who, "color": color}), two)
    if is_colored:
        of_other = with_debts(situation, play.seat, Card("draw two", other))
        yield _top("draw-two-other", Said("fact-uno-top-draw-two-other", who), of_other)
    four = [with_round(one, color=color) for one in with_debts(situation, play.seat, DRAW_FOUR)]
    yield _top("draw-four", Said("fact-uno-top-draw-four", {**who, "color": color}), four)


def _last_cards(situation: UnoSituation[Laying]) -> Iterator[Answer]:
    """Not where another card is certainly in that hand."""
    play, round = situation.claims[0], situation.round
    laid = play.cards if isinstance(play, PlayEqual) else (play.card,)
    more = ((round.hands or {}).get(play.seat) or 1) > len(laid)
    then = situation if more else with_hand(situation, play.seat, len(laid) + A_HAND - 1)
    yield Answer("no", NO, then)
    certain = (one for one in round.in_hands if one.entry is None)
    seen = Counter(one.card for one in certain if one.seat == play.seat)
    if not seen - Counter(laid):
        yield Answer("yes", YES, with_hand(situation, play.seat, len(laid)))
