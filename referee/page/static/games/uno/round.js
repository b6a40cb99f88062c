// A round of UNO as it will look once a claim is upheld, by what `may` foresaw, or by what the kit tells of the cards.

import { foretells, isSame, placeAfter, rowOf, scored, sum, whatFollows } from "../../core/foresight.js";
import { countingOf, deckSize, effectOf, partsOf } from "../../core/kit.js";

foretells("uno", {
  "match.recount": ({ state }, { seat, count }) => inRound(state, { hands: state.round.hands.with(seat, count) }),
  "uno.deal": ({ state, kit }, claim) => inRound(state, dealt(state, kit, claim)),
  "uno.play": ({ state, kit }, claim, _past, may) => inRound(state, state.round && played(state, kit, claim, may)),
  "uno.draw": ({ state, kit }, claim, _past, may) => inRound(state, state.round && drawn(state, kit, claim, may)),
  "uno.color": ({ state }, { color }) => inRound(state, { color, color_owed_by: null }),
  "uno.call": ({ state }, { seat }) => inRound(state, { window: { ...state.round?.window, seat, called: true } }),
  "uno.swap": ({ state }, claim) => inRound(state, state.round && swapped(state.round, claim)),
  "uno.resync": ({ state }, claim) => inRound(state, resynced(state, claim)),
  "uno.count": ({ state, kit }, claim) => counted(state, kit, claim),
});

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
    call: hands[seat] !== null && hands[seat] === kit.call.due_with && !isSwap ? seat : null,
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

/** Kept, or what was owed: either ends the turn, and at most tables nothing else follows from it. */
function drawn({ order, round }, kit, claim, may) {
  const { seat, keep } = claim;
  const owed = round.debt?.seat === seat ? round.debt : null;
  if (!owed && !keep) return null;
  const then = may?.find(({ claim: one }) => isSame(one, claim))?.then;
  if (then?.turn === null) return null;
  const before = owed ? round : given(round, round.debt);
  const { hands } = given(before, owed ?? { seat, count: round.drew ? 0 : 1 });
  const turn = placeAfter(order, seat, round.direction);
  return { hands, turn, ...then, drew: false, debt: null, window: null, unsure: !then && !kit.draws_plainly };
}

function resynced({ totals }, { top, color, turn, direction = 1, hands: told = {} }) {
  const hands = totals.map((_, seat) => told[seat] ?? null);
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
