"""Facts on which a play depends: whose turn it is, the top card, and whether it is a last card."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from referee.games.shared.position import DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.facts.table import (
    CARDS_OWED_BY_FACE,
    DRAW_FOUR,
    WILD,
    AnyPlay,
    before_it_was_played,
    can_answer_debt,
    cards_may_be_owed_for,
    facts_about_draw,
    facts_about_top_card,
    how_many,
    may_act_next,
    other_color,
    play_of_top_card,
    whose_turn,
    with_debts,
    with_one_more_card,
)
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand, with_round
from referee.games.uno.model.claims import Play
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.kit.cards import COLORS, Card, Color
from referee.kit.said import Person, Said
from referee.match.help.fact import NO, YES, Answer, Fact, order_of, seat_from, which_way, with_added_claims
from referee.match.help.situation import ClaimedT, is_reported
from referee.rulings.tags import Claim

USUAL_HAND_SIZE = 5
"""The number of cards in a hand from which a card is played that is not the last one."""


def facts_of_play(situation: UnoSituation[AnyPlay]) -> Iterator[UnoFact[AnyPlay]]:
    """The facts on which a play depends."""
    play, round = situation.claims[0], situation.round
    if play.card.face == "reverse":
        yield from how_many(situation)
    is_action_card = play.card.face in (*CARDS_OWED_BY_FACE, "skip") or can_answer_debt(
        situation, play.card.face
    )
    if is_action_card or _unnamed_player_may_owe(situation) or may_act_next(situation, play.seat):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from facts_about_top_card(situation)
    if described_top_card(situation) is None and round.color_owed_by is None:
        yield Fact("top", Said("fact-uno-top-asks", {"card": play.card.name}), _top_card_answers)
    elif described_top_card(situation) == play.card and not is_reported(situation, "debt"):
        yield Fact("just", Said("fact-uno-just-asks", {"card": play.card.name}), _just_played_answers)
    yield from facts_about_draw(situation)
    if play.seat not in (round.hands or {}):
        yield Fact("last", Said("fact-uno-last-asks", {"who": Person(play.seat)}), _last_card_answers)


def _unnamed_player_may_owe(situation: UnoSituation[Claim]) -> bool:
    """Whether a player whom nobody named may still have to draw for the top card."""
    top, round = described_top_card(situation), situation.round
    return cards_may_be_owed_for(situation, top) and round.turn is None and not is_reported(situation, "debt")


def _top_card_answers(situation: UnoSituation[AnyPlay]) -> Iterator[Answer]:
    play = situation.claims[0]
    color = play.card.color or DEFAULT_TOP_COLOR
    other = other_color(color)
    if play.card.color is None:
        reported = situation.round.color
        colored = (with_round(situation, top=Card(face, reported or one)) for face, one in COLORED_CARDS)
        yield _answer_with_situations("color", Said("fact-uno-top-colored"), colored)
    else:
        yield from _top_card_answers_for_colored_card(situation, play)
    wilds = [with_round(situation, top=WILD, color=one) for one in COLORS]
    if play.card.color is None:
        yield _answer_with_situations("wild", Said("fact-uno-top-wild"), wilds)
    else:
        same_color = [with_round(situation, top=WILD, color=color)]
        yield _answer_with_situations("wild", Said("fact-uno-top-wild-named", {"color": color}), same_color)
        of_others = [with_round(situation, top=WILD, color=one) for one in COLORS if one != color]
        yield _answer_with_situations("wild-other", Said("fact-uno-top-wild-other"), of_others)
    yield from _top_draw_card_answers(situation, play, color, other)


COLORED_CARDS: tuple[tuple[str, Color], ...] = (
    ("5", "red"),
    ("8", "yellow"),
    ("skip", "green"),
    ("2", "blue"),
)
"""A card of each color that fits under a wild."""


def _answer_with_situations(id: str, text: Said, situations: Iterable[UnoSituation[Claim]]) -> Answer:
    """An answer that fits all these situations."""
    first, *others = situations
    return Answer(id, text, first, tuple(others))


def _answer_if_any(id: str, text: Said, situations: Sequence[UnoSituation[Claim]]) -> Iterator[Answer]:
    """The answer that fits all these situations. Empty if there are none."""
    if situations:
        yield _answer_with_situations(id, text, situations)


def _cards_of_reported_color(situation: UnoSituation[Claim], cards: Iterable[Card]) -> list[Card]:
    """Those of these cards that may be on top, given the reported color in force."""
    return [card for card in cards if situation.round.color in (None, card.color)]


def _top_card_answers_for_colored_card(situation: UnoSituation[AnyPlay], play: AnyPlay) -> Iterator[Answer]:
    """The top cards that a colored card fits, and those that it does not fit."""
    card = play.card
    others = [color for color in COLORS if color != card.color]
    faces = [face for face in ("3", "4", "9", "skip") if face != card.face][:3]
    of_color = _cards_of_reported_color(situation, [Card(face, card.color) for face in faces])
    same = [with_round(situation, top=one) for one in of_color]
    yield from _answer_if_any("color", Said("fact-uno-top-color", {"color": card.color}), same)
    of_face = _cards_of_reported_color(situation, [Card(card.face, color) for color in others])
    alike = [with_round(situation, top=one) for one in of_face]
    key = "fact-uno-top-face-drawn-for" if card.face == "draw two" else "fact-uno-top-face"
    yield from _answer_if_any("face", Said(key, {"face": card.face}), alike)
    unlike = [Card(face, others[(place + turn) % 3]) for turn in range(3) for place, face in enumerate(faces)]
    neither = [with_round(situation, top=one) for one in _cards_of_reported_color(situation, unlike)]
    yield from _answer_if_any("neither", Said("fact-uno-top-neither"), neither)
    if card.face != "0":
        yield Answer(
            "same", Said("fact-uno-top-same", {"card": card.name}), _after_same_card(situation, play)
        )


def _after_same_card(situation: UnoSituation[ClaimedT], play: AnyPlay) -> UnoSituation[ClaimedT]:
    """The situation after another player has played the same card."""
    round = situation.round
    by = seat_from(situation, play.seat, -1 if round.turn in (None, play.seat) else 1)
    before = with_round(with_one_more_card(situation, by), top=Card("1", play.card.color), turn=by)
    return with_added_claims(before, Play(by, play.card))


def _just_played_answers(situation: UnoSituation[AnyPlay]) -> Iterator[Answer]:
    """Whether the equal top card was played just now. Some tables let a player answer it out of turn."""
    play, turn = situation.claims[0], situation.round.turn
    yield Answer("no", NO, situation)
    on_turn = seat_from(situation, play.seat, 1) if turn is None else turn
    before_them = [seat for seat in order_of(situation) if seat_from(situation, seat, 1) == on_turn]
    for by in set(before_them) - {play.seat}:
        before = before_it_was_played(situation, Card("1", play.card.color or DEFAULT_TOP_COLOR), by)
        yield Answer("yes", YES, with_added_claims(before, play_of_top_card(situation, by, play.card)))


def _top_draw_card_answers(
    situation: UnoSituation[AnyPlay], play: AnyPlay, color: Color, other: Color
) -> Iterator[Answer]:
    """The top cards for which the player has to draw."""
    who = {"who": Person(play.seat)}
    is_colored = play.card.color is not None
    two = with_debts(situation, play.seat, Card("draw two", color))
    key = "fact-uno-top-draw-two-color" if is_colored else "fact-uno-top-draw-two"
    yield _answer_with_situations("draw-two", Said(key, {**who, "color": color}), two)
    if is_colored:
        of_other = with_debts(situation, play.seat, Card("draw two", other))
        yield _answer_with_situations("draw-two-other", Said("fact-uno-top-draw-two-other", who), of_other)
    four = [with_round(one, color=color) for one in with_debts(situation, play.seat, DRAW_FOUR)]
    yield _answer_with_situations("draw-four", Said("fact-uno-top-draw-four", {**who, "color": color}), four)


def _last_card_answers(situation: UnoSituation[AnyPlay]) -> Iterator[Answer]:
    """Whether it is the last card. It is not if another card is certainly in that hand."""
    play, round = situation.claims[0], situation.round
    played = play.cards if isinstance(play, PlayEqual) else (play.card,)
    more = ((round.hands or {}).get(play.seat) or 1) > len(played)
    with_more_cards = (
        situation if more else with_hand(situation, play.seat, len(played) + USUAL_HAND_SIZE - 1)
    )
    yield Answer("no", NO, with_more_cards)
    certain = (one for one in round.in_hands if one.entry is None)
    seen = Counter(one.card for one in certain if one.seat == play.seat)
    if not seen - Counter(played):
        yield Answer("yes", YES, with_hand(situation, play.seat, len(played)))
