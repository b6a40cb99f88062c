// What a match will look like if the referee upholds a claim that is still on its way: by what `may` foresaw, or by
// the kit. One claim is foreseen exactly or not at all: then `unsure` is set, and the picture stays as it was.

import { countingOf, deckSize, effectOf } from "./kit.js";
import { placeOf, pointsOf } from "./past-rounds.js";
import { GOLF } from "../games/golf/round.js";
import { partsOf } from "../ui/card-faces.js";

/** `picture` = {state, seats, kit, unsure, next}; `past` tells {state, seats} after an entry, where it is known. */
export function foresee(picture, claim, may, past) {
  const foreseen = isOfNoRound(picture, claim) ? null : guessed(picture, claim, past, may);
  const next = may?.find((one) => isSame(one.claim, claim))?.then ?? null;
  return { ...picture, ...foreseen, next, unsure: picture.unsure || (foreseen ? Boolean(foreseen.unsure) : !next) };
}

/** What was told of cards and columns that others have changed meanwhile may fit nowhere any more. */
function guessed(picture, claim, past, may) {
  try {
    return { ...OF_ANY_GAME, ...GAMES[picture.state.game] }[claim.claim]?.(picture, claim, past, may);
  } catch {
    return null;
  }
}

/** Whether it was told of a round that others have ended meanwhile. */
function isOfNoRound({ state }, { claim }) {
  return !state.round && !claim.startsWith("match.") && !/\.(deal|resync)$/.test(claim);
}

const OF_ANY_GAME = {
  "match.score": ({ state, kit }, claim) => {
    const row = rowOf(state, kit, claim);
    return row && whatFollows(kit, claim.round ? corrected(state, row, claim.round) : scored(state, kit, row));
  },
  "match.take_back": (_picture, { to }, past) => past(to),
  "match.rename": ({ seats }, { seat, name }) => ({
    seats: seats.map((one) => (one.seat === seat ? { ...one, name } : one)),
  }),
};

const UNO = {
  "match.recount": ({ state }, { seat, count }) => inRound(state, { hands: state.round.hands.with(seat, count) }),
  "uno.deal": ({ state, kit }, claim) => inRound(state, dealt(state, kit, claim)),
  "uno.play": ({ state, kit }, claim, _past, may) => inRound(state, state.round && played(state, kit, claim, may)),
  "uno.draw": ({ state }, claim, _past, may) => inRound(state, state.round && drawn(state, claim, may)),
  "uno.color": ({ state }, { color }) => inRound(state, { color, color_owed_by: null }),
  "uno.call": ({ state }, { seat }) => inRound(state, { window: { ...state.round?.window, seat, called: true } }),
  "uno.swap": ({ state }, claim) => inRound(state, state.round && swapped(state.round, claim)),
  "uno.resync": ({ state }, claim) => inRound(state, resynced(state, claim)),
  "uno.count": ({ state, kit }, claim) => counted(state, kit, claim),
};

/** What can be foreseen of the rounds of each game. */
const GAMES = { uno: UNO, golf: GOLF };

/** The points that a score claim gives each seat; null where only the referee can tell. */
function rowOf(state, kit, { winner, points, values, round = state.round_number }) {
  const { teams, to, times, wins_only: winsOnly } = countingOf(kit, round);
  if (teams) return null;
  const places = state.totals.map((_, seat) => seat);
  if (values) return places.map((seat) => times * (to === "winner" ? taken(seat, values) : sum(values[seat] ?? [])));
  if (typeof points === "object") return places.map((seat) => times * (points[seat] ?? 0));
  return places.map((seat) => (seat === winner ? (winsOnly ? 1 : times * points) : 0));
}

function taken(seat, values) {
  return seat in values ? 0 : sum(Object.values(values).flat());
}

/** Whether a round gives points to nobody but who went out. */
export function winnerTakesAll({ kit }, round) {
  return countingOf(kit, round).to === "winner";
}

/** What a round gave, name by name: only to who has won it, where nobody else gets anything. */
export function gainsOf(match, round, state = match.shown.state) {
  const row = pointsOf(state, round);
  const isShown = (seat) => !winnerTakesAll(match, round) || row[seat] > 0;
  return state.seating.filter(isShown).map((seat) => ({ name: match.name(seat), points: row[seat] ?? 0 }));
}

function scored(state, kit, row) {
  const { order, dealer } = state;
  const left = (seat) => order[(order.indexOf(seat) + 1) % order.length];
  const next = kit.dealer_passes_left ? left(dealer) : null;
  return {
    ...added(state, row),
    points: [...state.points, row],
    round: null,
    round_number: state.round_number + 1,
    dealer: next,
    starter: kit.left_of_dealer_starts && next !== null ? left(next) : null,
  };
}

/** Whether it is over by that, and what then, only the referee can tell. */
function whatFollows({ target_in: measure }, state) {
  const { rules, totals, round_number: next } = state;
  const isDecided = measure === "rounds" ? next > rules.target : totals.some((total) => total >= rules.target);
  return { state, unsure: isDecided || state.winners.length > 0 };
}

function corrected(state, row, round) {
  const before = pointsOf(state, round);
  const at = placeOf(state, round);
  const points = state.points.map((old, place) => (place === at ? row.slice(0, old.length) : old));
  return { ...added(state, row.map((amount, seat) => (seat < before.length ? amount - before[seat] : 0))), points };
}

function added(state, row) {
  return { ...state, totals: state.totals.map((total, seat) => total + row[seat]) };
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function isSame(one, other) {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

// --- a round of UNO ---

/** The open round with these changes; `unsure` if they were but guessed, and nothing where there are none. */
function inRound(state, changes) {
  if (!changes) return null;
  const { unsure, ...round } = changes;
  return { unsure, state: { ...state, round: { ...state.round, ...round } } };
}

/** Only a card that does nothing when it is turned up changes nothing but the color. */
function dealt({ order, totals, starter }, kit, { turned_up: cards }) {
  const { color, face } = partsOf(cards.at(-1));
  if (starter === null || !kit.first_card.plainly.includes(face)) return null;
  const hands = totals.map((_, seat) => (order.includes(seat) ? kit.hand_size : 0));
  return {
    ...OPEN,
    ...{ hands, color, turn: starter, discards: cards, top: cards.at(-1), deck: deckSize(kit) },
    counted: totals.map(() => null),
  };
}

const OPEN = { direction: 1, drew: false, debt: null, color_owed_by: null, out: null, challenged: null, window: null };

/** As `may` foresees it; where it tells nothing yet, by what the kit tells of the card, which is but a guess. */
function played(state, kit, claim, may) {
  const { round } = state;
  const { seat, card, color = null } = claim;
  const then = may?.find(({ claim: one }) => one.claim === claim.claim && one.seat === seat && one.card === card)?.then;
  if (may?.length && !then) return null;
  const follows = then ? { ...plainly(round, claim), ...then } : guess(state, kit, claim);
  if (!follows || follows.turn === null) return null; // where nobody scores, the last card ends the round at once
  const drew = claim.drawn && !round.drew ? 1 : 0;
  return {
    ...OPEN,
    ...follows,
    ...{ top: card, discards: [...round.discards, card], color: color ?? follows.color },
    hands: drew ? given(follows, { seat, count: drew }).hands : follows.hands,
    debt: follows.debt && { ...follows.debt, by: seat, over: round.color },
    color_owed_by: !follows.color && !color && follows.out === null ? seat : null,
    window: follows.call === null ? null : { seat: follows.call, called: null, caught: null },
    unsure: !then,
  };
}

/** What `may` leaves out: that a card goes from a hand, and nothing else changes. */
function plainly(round, { seat }) {
  return { direction: round.direction, hands: given(round, { seat, count: -1 }).hands, swap: null, call: null };
}

/** The same as `may` would tell it, by the kit; null where whole hands change owners, which the referee counts. */
function guess({ order, round }, kit, { seat, card }) {
  const answer = answerTo(round, kit, seat, card);
  const effect = answer ?? effectOf(kit, card) ?? NOTHING;
  const out = round.hands[seat] === 1 ? seat : null;
  const isSwap = effect.names_somebody && out === null;
  if (effect.hands && out === null && !isSwap) return null;
  const direction = effect.turns ? -round.direction : round.direction;
  const owed = effect.owes + (answer ? round.debt.count : 0);
  const { hands } = given(seat === round.debt?.seat ? round : given(round, round.debt), { seat, count: -1 });
  const debt = { seat: placeAfter(order, seat, direction), count: owed, open_to_challenge: effect.open_to_challenge };
  return {
    ...{ color: partsOf(card).color, direction, out, hands },
    turn: placeAfter(order, seat, effect.steps * direction),
    debt: owed ? debt : null,
    swap: isSwap ? { seat, may_be_left_out: effect.may_be_left_out } : null,
    call: hands[seat] === kit.call.due_with && !isSwap ? seat : null,
  };
}

const NOTHING = { steps: 1, turns: false, owes: 0, open_to_challenge: false, hands: null, names_somebody: false };

/** What a card does that is laid instead of drawing what its player owes; nothing where it is no answer. */
export function answerTo({ debt, top }, kit, seat, card) {
  if (!debt || debt.seat !== seat) return null;
  const [on, face] = [top, card].map((one) => partsOf(one).face);
  return kit.answers.find((answer) => answer.on === on && answer.face === face)?.effect ?? null;
}

/** Two hands change owners; a single card may have to be called then. */
function swapped({ hands }, { seat, with: other }) {
  const isCalled = hands[seat] === 1 || hands[other] === 1;
  return { hands: hands.with(seat, hands[other]).with(other, hands[seat]), swap: null, unsure: isCalled };
}

/** Kept, or what was owed: either ends the turn. Without the word of `may` it is but a guess. */
function drawn({ order, round }, claim, may) {
  const { seat, keep } = claim;
  const owed = round.debt?.seat === seat ? round.debt : null;
  if (!owed && !keep) return null;
  const then = may?.find(({ claim: one }) => isSame(one, claim))?.then;
  if (then?.turn === null) return null;
  const before = owed ? round : given(round, round.debt);
  const { hands } = given(before, owed ?? { seat, count: round.drew ? 0 : 1 });
  const turn = placeAfter(order, seat, round.direction);
  return { hands, turn, ...then, drew: false, debt: null, window: null, unsure: !then };
}

function resynced({ totals }, { top, color, turn, direction = 1 }) {
  const hands = totals.map(() => null);
  return { ...OPEN, hands, top, discards: [top], color: color ?? top.split(" ")[0], turn, direction };
}

/** One more hand is counted; with the last one the round is scored. */
function counted(state, kit, { seat, points, values }) {
  const { order, round, round_number: number } = state;
  const { teams, to } = countingOf(kit, number);
  if (!round || round.out === null || teams) return null;
  const known = round.counted.with(seat, points ?? sum(values));
  const others = order.filter((one) => one !== round.out);
  if (others.some((one) => known[one] === null)) return inRound(state, { counted: known });
  const left = Object.fromEntries(others.map((one) => [one, known[one]]));
  const row = rowOf(state, kit, { winner: round.out, points: to === "winner" ? sum(Object.values(left)) : left });
  return whatFollows(kit, scored(state, kit, row));
}

/** The round with these cards in a hand, where it is known how many are in it. */
function given(round, due) {
  if (!due || round.hands[due.seat] === null) return round;
  return { ...round, hands: round.hands.with(due.seat, round.hands[due.seat] + due.count) };
}

/** Who sits so many places after a seat; clockwise if that is more than none. */
export function placeAfter(order, seat, places) {
  return order.at((order.indexOf(seat) + places) % order.length);
}
