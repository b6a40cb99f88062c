"""Golf as anybody might talk: any card, column and seat, and what holds of every round all the same."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from referee.games.golf.game import GOLF
from referee.games.golf.model.claims import (
    Call,
    Catch,
    Clear,
    Cleared,
    Deal,
    Place,
    Reshuffle,
    Resync,
    Reveal,
    Turn,
    TurnedUp,
)
from referee.games.golf.model.deck import COPIES_BY_EDITION, DISTINCT_GOLF_CARDS
from referee.games.golf.model.events import ColumnCleared, ColumnsDrawn, ColumnsReturned
from referee.games.golf.model.state import ROWS, Column, Grid, Round, count_facedown
from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies, count_unseen_cards
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.match.model.edits import Entry
from referee.match.model.game import ClaimCandidate
from referee.match.model.state import Match
from referee.match.table.people import Leave, RecountCards
from referee.match.table.rounds import FinishMatch, ScoreRound, VoidRound
from tests.proofs.saying import Saying
from tests.simulated_golf import variants

CALLED = 0.2
"""So often people catch or call wherever they may."""
TALK = {Catch: 0, Call: 1}

# --- what is said ---


def offers(rng: Random, match: Match) -> Iterator[Any]:
    """Mostly turns, often a catch or a call first; the points, where nothing else is left to say."""
    some = list(GOLF.candidates(match))
    rng.shuffle(some)
    if rng.random() < CALLED:
        some.sort(key=lambda candidate: TALK.get(type(candidate.claim), 2))
    for candidate in some:
        yield from _filled(rng, match, candidate)
    if match.round is not None and match.round.turn is None:
        yield score(rng, match)


def _filled(rng: Random, match: Match, candidate: ClaimCandidate) -> Iterator[Any]:
    """A candidate with the cards that nobody could know, and what else a person would add to it."""
    claim, cards = candidate.claim, _hidden(rng, match.round)
    if isinstance(claim, Deal):
        yield _deal(rng, claim)
    elif isinstance(claim, Reveal):
        yield replace(claim, cards=tuple(replace(up, card=next(cards)) for up in claim.cards))
    elif isinstance(claim, Turn):
        blank = [name for name in candidate.blank if name in ("card", "came_out", "flipped")]
        turn = replace(claim, **{name: next(cards) for name in blank})
        yield from _told(rng, match, turn)
    else:
        yield claim


def _told(rng: Random, match: Match, turn: Turn) -> Iterator[Turn]:
    """A turn with what is cleared and called; of a card that shows nobody need say what it is. With somebody
    who lays columns, too, as nobody here knows whether they do."""
    if turn.took == "discard" and rng.random() < 0.5:
        turn = replace(turn, card=None)
    shows = turn.place is not None and _lies(match.round.grids[turn.seat], turn.place) is not None
    if shows and rng.random() < 0.5:
        turn = replace(turn, came_out=None)
    turn = replace(turn, cleared=_cleared(rng, match.round, turn), said_uno=rng.random() < 0.3)
    yield turn
    yield replace(turn, targets=_targets(rng, match, turn.seat))


def _cleared(rng: Random, round: Round, turn: Turn) -> tuple[Cleared, ...]:
    """Some of the columns that are alike once the card lies."""
    place, card = (turn.place, turn.card or round.top) if turn.flip is None else (turn.flip, turn.flipped)
    alike = []
    for column in round.grids[turn.seat]:
        if column.id == place.column:
            column = replace(column, **{place.row: card})
        one, other = column.cards_of_column
        if None not in (one, other) and (one.color == other.color or one.face == other.face):
            alike.append(Cleared(column.id, rng.choice((one, other))))
    rng.shuffle(alike)
    return tuple(alike[: rng.randrange(3)])


def _targets(rng: Random, match: Match, seat: Seat) -> tuple[Seat, ...]:
    others = [one for one in match.order if one != seat]
    return tuple(rng.sample(others, min(len(others), rng.randint(1, 2))))


def _deal(rng: Random, tried: Deal) -> Deal:
    """As many places as in the deal that was tried, any cards, and up to two action cards passed over."""
    deck = list(count_unseen_cards(COPIES_BY_EDITION["112"], ()).elements())
    rng.shuffle(deck)
    numbers = [card for card in deck if card.face.isdigit()]
    actions = [card for card in deck if not card.face.isdigit()]
    turned_up = (*actions[: rng.choice((0, 0, 0, 1, 2))], numbers[0])
    cards = iter([*numbers[1:], *actions[2:]][:: rng.choice((1, 2, 3))])
    places = [(ColumnId(column), row) for column in (1, 2, 3) for row in ROWS]
    opened = {
        seat: tuple(TurnedUp(*place, next(cards)) for place in rng.sample(places, len(up)))
        for seat, up in tried.opened.items()
    }
    return Deal(turned_up, opened)


def _hidden(rng: Random, round: Round | None) -> Iterator[Card]:
    """Mostly cards that nobody has seen."""
    cards = (
        list(count_unseen_cards(COPIES_BY_EDITION[round.edition], round.all_faceup_cards).elements())
        if round is not None
        else []
    )
    rng.shuffle(cards)
    while True:
        yield cards.pop() if cards and rng.random() < 0.97 else rng.choice(DISTINCT_GOLF_CARDS)


def _lies(grid: Grid, place: Place) -> Card | None:
    return next((getattr(column, place.row) for column in grid if column.id == place.column), None)


def went_wrong(rng: Random, match: Match) -> Any:
    seat, pile = rng.choice(match.order), match.round.draw_pile
    return rng.choice(
        (
            _resync(rng, match),
            Reshuffle(),
            RecountCards(seat, rng.choice((2 * len(match.round.grids[seat]), rng.randrange(20)))),
            RecountCards(pile=rng.choice((pile or 0, rng.randrange(60)))),
            Leave(seat),
            VoidRound(),
        )
    )


def _resync(rng: Random, match: Match) -> Resync:
    grids = {seat: _grid(rng) for seat in match.order if rng.random() < 0.4}
    return Resync(
        rng.choice(DISTINCT_GOLF_CARDS), rng.choice(match.order), rng.choice((1, -1)), grids or None
    )


def _grid(rng: Random) -> Grid:
    """Up to five columns of any number; more cards lie facedown than not."""
    ids = rng.sample(range(1, 10), rng.randint(0, 5))
    cards = (None, None, rng.choice(DISTINCT_GOLF_CARDS), rng.choice(DISTINCT_GOLF_CARDS))
    return tuple(Column(ColumnId(one), rng.choice(cards), rng.choice(cards)) for one in ids)


def nonsense(rng: Random, match: Match) -> Any:
    seat, other = rng.choice(match.order), rng.choice(match.order)
    column, card = _place(rng, match, seat).column, rng.choice(DISTINCT_GOLF_CARDS)
    return rng.choice(
        (
            _some_turn(rng, match, seat),
            _some_turn(rng, match, seat),
            _some_turn(rng, match, seat if match.round is None else match.round.turn or seat),
            Clear(seat, column, card),
            Call(seat),
            Catch(other, rng.choice((seat, None))),
            Reveal(seat, tuple(_some_turned_up(rng, match, seat) for _ in range(rng.randrange(4)))),
            Deal((card,), {seat: (_some_turned_up(rng, match, seat),)}, other),
            ScoreRound(points={one: rng.randrange(40) for one in rng.sample(match.order, 2)}),
            ScoreRound(other, points=rng.randrange(40)),
            FinishMatch(),
        )
    )


def _some_turn(rng: Random, match: Match, seat: Seat) -> Turn:
    """A turn that may be as wrong as can be, but says all that a turn has to say."""
    took = rng.choice(("pile", "pile", "discard"))
    drawn = rng.choice(DISTINCT_GOLF_CARDS) if took == "pile" or rng.random() < 0.3 else None
    place, card, yes = _place(rng, match, seat), rng.choice(DISTINCT_GOLF_CARDS), rng.random() < 0.5
    cleared = tuple(
        Cleared(one.column, one.card)
        for one in (_some_turned_up(rng, match, seat) for _ in range(rng.choice((0, 0, 1, 2))))
    )
    told = {"cleared": cleared, "said_uno": yes}
    if rng.random() < 0.3:
        told["targets"] = tuple(rng.choice(match.order) for _ in range(rng.randint(1, 3)))
    if rng.random() < 0.4:
        return Turn(seat, took, drawn, flip=place, flipped=card, **told)
    return Turn(seat, took, drawn, place, card if yes else None, **told)


def _place(rng: Random, match: Match, seat: Seat) -> Place:
    """Mostly one of that grid."""
    there = [column.id for column in match.round.grids[seat]] if match.round is not None else []
    return Place(rng.choice([*there, *there, ColumnId(rng.randint(1, 9))]), rng.choice(ROWS))


def _some_turned_up(rng: Random, match: Match, seat: Seat) -> TurnedUp:
    """The card that lies there, if one does, or any."""
    place = _place(rng, match, seat)
    lies = _lies(match.round.grids[seat], place) if match.round is not None else None
    return TurnedUp(place.column, place.row, lies or rng.choice(DISTINCT_GOLF_CARDS))


def score(rng: Random, match: Match) -> ScoreRound:
    """What lies in the grids, if a round is open, and an action card as 20; or anything."""
    if match.round is None:
        return ScoreRound(points={seat: rng.choice((0, 5, 12, 23)) for seat in match.order})
    return ScoreRound(points={seat: sum(map(_worth, match.round.grids[seat])) for seat in match.order})


def _worth(column: Column) -> int:
    return sum(
        int(card.face) if card.face.isdigit() else 20 for card in column.cards_of_column if card is not None
    )


def slip(rng: Random, match: Match, claim: Any) -> Any:
    """Another card, another row, one column less cleared, or a call more or less."""
    if not isinstance(claim, Turn):
        return None
    card = rng.choice(DISTINCT_GOLF_CARDS)
    slips = [{"said_uno": not claim.said_uno}, {"cleared": claim.cleared[:-1]}]
    slips += [{"card": card}] if claim.took == "pile" else []
    slips += [{"flipped": card}] if claim.place is None else [{"came_out": card}]
    place = claim.place or claim.flip
    other = replace(place, row=ROWS[1 - ROWS.index(place.row)])
    slips += [{"flip" if claim.place is None else "place": other}]
    return replace(claim, **rng.choice(slips))


# --- by which rules ---


def a_preset(rng: Random, seats: int) -> dict:
    return rng.choice(list(variants.PRESETS.values()))


def any_rules(rng: Random, seats: int) -> dict:
    options = {name: rng.choice(several) for name, several in variants.DIFFERENCES.items()}
    return {**variants.some_rules(rng, seats), "differences": options}


# --- what must hold ---


def wrong_step(before: Match, entry: Entry, after: Match) -> Iterator[str]:
    """Within a round every card is accounted for, and no number of a column comes a second time."""
    if before.round is None or after.round is None or isinstance(entry.submission.claim, Resync):
        return
    for seat in after.order:
        yield from _wrong_columns(seat, before.round, entry, after.round)
    yield from _wrong_pile(before.round, entry, after.round)
    yield from _wrong_faces(before.round, entry, after.round)


def _wrong_columns(seat: Seat, before: Round, entry: Entry, after: Round) -> Iterator[str]:
    """As many as there were, and what was drawn, cleared and given back."""
    events = [event for event in entry.ruling.events if getattr(event, "seat", None) == seat]
    was, now = ([column.id for column in round.grids[seat]] for round in (before, after))
    if reused := [one for one in now if one not in was and one <= before.columns[seat]]:
        yield f"seat {seat} has columns {reused} again"
    cleared = [event.column for event in events if isinstance(event, ColumnCleared)]
    if set(cleared) & set(now) or not set(cleared) <= set(was) or len(set(cleared)) < len(cleared):
        yield f"of columns {was} {cleared} were cleared, and there are {now}"
    if len(now) != len(was) - len(cleared) + _drawn(events):
        yield f"seat {seat} had columns {was}, cleared {cleared}, drew {_drawn(events)} and has {now}"
    if (
        before.closed_by is after.closed_by is None
        and count_facedown(before.grids[seat])
        and not count_facedown(after.grids[seat])
    ):
        yield f"seat {seat} has no facedown card, and has not closed"


def _wrong_faces(before: Round, entry: Entry, after: Round) -> Iterator[str]:
    """No card comes to lie there more often than it is in the deck, while something is deduced; what the
    table has let lie there stays."""
    copies = COPIES_BY_EDITION[after.edition]
    if (
        before.silent
        or after.silent
        or card_with_too_many_copies(copies, before.all_faceup_cards) is not None
    ):
        return
    if (card := card_with_too_many_copies(copies, after.all_faceup_cards)) is not None:
        yield f"more of {card.name} lie there than the deck has"


def _wrong_pile(before: Round, entry: Entry, after: Round) -> Iterator[str]:
    """Without a shuffle it gives what is drawn, and nothing else."""
    claim, events = entry.submission.claim, entry.ruling.events
    is_shuffled = any(event.tag == "golf.pile-shuffled" for event in events)
    if is_shuffled or None in (before.draw_pile, after.draw_pile):
        return
    drew = isinstance(claim, Turn) and claim.took == "pile" and entry.ruling.takes_effect
    if after.draw_pile != before.draw_pile - drew - 2 * _drawn(events):
        yield f"the pile had {before.draw_pile} cards and has {after.draw_pile}"


def _drawn(events: Any) -> int:
    """Columns laid, less those that went back."""
    drawn = sum(event.columns for event in events if isinstance(event, ColumnsDrawn))
    return drawn - sum(event.columns for event in events if isinstance(event, ColumnsReturned))


def wrong_round(match: Match) -> Iterator[str]:
    round = match.round
    yield from _wrong_cards(round)
    yield from _wrong_end(round)
    for seat, grid in enumerate(round.grids):
        ids = [column.id for column in grid]
        if len(set(ids)) < len(ids) or any(one > round.columns[seat] for one in ids):
            yield f"of {round.columns[seat]} columns seat {seat} has {ids}"
        if grid and seat not in match.order:
            yield f"seat {seat} does not play and has {ids}"


def _wrong_cards(round: Round) -> Iterator[str]:
    """Cards are conserved."""
    if round.deck != sum(COPIES_BY_EDITION[round.edition].values()) or not round.discards:
        yield f"the deck has {round.deck} cards, and {len(round.discards)} are discarded"
    if round.draw_pile is not None and round.draw_pile < 0:
        yield f"the pile has {round.draw_pile} cards"


def _wrong_end(round: Round) -> Iterator[str]:
    """Somebody is to play until the round is closed, and then only who has a last turn."""
    if (round.closed_by is None or round.last_turns) == (round.turn is None):
        yield f"turn {round.turn}, closed by {round.closed_by}, last turns of {round.last_turns}"
    if round.last_turns and (round.closed_by is None or round.turn not in round.last_turns):
        yield f"turn {round.turn}, closed by {round.closed_by}, last turns of {round.last_turns}"


GOLF_SAYING = Saying(
    game=GOLF,
    offers=offers,
    went_wrong=went_wrong,
    nonsense=nonsense,
    score=score,
    slip=slip,
    a_preset=a_preset,
    some_rules=variants.some_rules,
    any_rules=any_rules,
    fines=(),
    after_a_fine={},
    wrong_step=wrong_step,
    wrong_round=wrong_round,
)
