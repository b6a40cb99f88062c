// A round of UNO as it will look once a claim is upheld, by what `may` foresaw, or by what the kit tells of the cards.

/**
 * @import { ClaimOf, Foreseen, Foresights, State, UNOKit, UNOMay, UNORound } from "../../../types.js"
 * @typedef {State<UNORound>} UNOState
 * @typedef {Partial<UNORound> & { unsure?: boolean }} Changes
 */
import { foretells, isSame, placeAfter, rowOf, scored, sum, whatFollows } from "../../core/optimistic.js";
import { countingOf, deckSize, effectOf, partsOf } from "../../core/kit.js";

/** @type {Foresights<UNORound, UNOKit, UNOMay>} */
const FORESIGHTS = {
  "match.recount": ({ state }, { seat, count }) => inRound(state, recounted(state, seat, count)),
  "uno.deal": ({ state, kit }, claim) => opened(state, dealt(state, kit, claim)),
  "uno.play": ({ state, kit }, claim, _past, may) => inRound(state, state.round && played(state, state.round, kit, claim, may)),
  "uno.draw": ({ state, kit }, claim, _past, may) => inRound(state, state.round && drawn(state, state.round, kit, claim, may)),
  "uno.color": ({ state }, { color }) => inRound(state, { color, color_owed_by: null }),
  "uno.call": ({ state }) => inRound(state, {}),
  "uno.swap": ({ state }, claim) => inRound(state, state.round && swapped(state.round, claim)),
  "uno.resync": ({ state }, claim) => opened(state, resynced(state, claim)),
  "uno.count": ({ state, kit }, claim) => withHandCounted(state, kit, claim),
};

foretells("uno", FORESIGHTS);

/** The open round with these changes; `unsure` if they were but guessed, and nothing where there are none.
 * @param {UNOState} state @param {Changes | null} changes @returns {Foreseen<UNORound>} */
function inRound(state, changes) {
  if (!changes || !state.round) return null;
  const { unsure, ...round } = changes;
  return { unsure, state: { ...state, round: { ...state.round, ...round } } };
}

/** The round that opens, or that is told anew. @param {UNOState} state @param {UNORound | null} round @returns {Foreseen<UNORound>} */
function opened(state, round) {
  return round && { state: { ...state, round: { ...state.round, ...round } } };
}

/** @param {UNOState} state @param {number | null} [seat] @param {number | null} [count] */
function recounted({ round }, seat, count) {
  return round && seat != null && count != null ? { hands: round.hands.with(seat, count) } : null;
}

/** Only a card that does nothing when it is turned up changes nothing but the color.
 * @param {UNOState} state @param {UNOKit} kit @param {ClaimOf<"uno.deal">} claim @returns {UNORound | null} */
function dealt({ order, totals, starter }, kit, { turned_up: cards }) {
  const top = cards[cards.length - 1];
  const { color, face } = partsOf(top);
  if (starter === null || !kit.first_card.plainly.includes(face)) return null;
  const hands = totals.map((_, seat) => (order.includes(seat) ? kit.hand_size : 0));
  return {
    ...OPEN,
    ...{ hands, color, turn: starter, discards: cards, top, deck: deckSize(kit) },
    counted: totals.map(() => null),
  };
}

const OPEN = { direction: 1, drew: false, debt: null, color_owed_by: null, out: null, challenged: null, window: null };

/** As `may` foresees it; where it tells nothing yet, by what the kit tells of the card, which is but a guess.
 * @param {UNOState} state @param {UNORound} round @param {UNOKit} kit @param {ClaimOf<"uno.play">} claim
 * @param {UNOMay[] | null} may @returns {Changes | null} */
function played(state, round, kit, claim, may) {
  const { seat, card, color = null } = claim;
  const then = may?.find(({ claim: one }) => one.claim === claim.claim && one.seat === seat && one.card === card)?.then;
  if (may?.length && !then) return null;
  const follows = then ? { ...plainly(round, claim), ...then } : guess(state, round, kit, claim);
  if (!follows || follows.turn === null) return null; // where nobody scores, the last card ends the round at once
  const drew = claim.drawn && !round.drew ? 1 : 0;
  return {
    ...OPEN,
    ...follows,
    ...{ top: card, discards: [...round.discards, card], color: color ?? follows.color },
    hands: drew ? given(follows, { seat, count: drew }).hands : follows.hands,
    debt: follows.debt && { open_to_challenge: false, ...follows.debt, by: seat, over: round.color },
    color_owed_by: !follows.color && !color && follows.out === null ? seat : null,
    unsure: !then,
  };
}

/** What `may` leaves out: that a card goes from a hand, and nothing else changes. @param {UNORound} round @param {ClaimOf<"uno.play">} claim */
function plainly(round, { seat }) {
  return { direction: round.direction, hands: given(round, { seat, count: -1 }).hands, swap: null };
}

/** The same as `may` would tell it, by the kit; null where whole hands change owners, which the referee counts.
 * @param {UNOState} state @param {UNORound} round @param {UNOKit} kit @param {ClaimOf<"uno.play">} claim */
function guess({ order }, round, kit, { seat, card }) {
  const answer = answerTo(round, kit, seat, card);
  const effect = answer ?? effectOf(kit, card) ?? NOTHING;
  const out = round.hands[seat] === 1 ? seat : null;
  const isSwap = effect.names_somebody && out === null;
  if (effect.hands && out === null && !isSwap) return null;
  const direction = effect.turns ? -round.direction : round.direction;
  const owed = effect.owes + (answer && round.debt ? round.debt.count : 0);
  const { hands } = given(seat === round.debt?.seat ? round : given(round, round.debt), { seat, count: -1 });
  const debt = { seat: placeAfter(order, seat, direction), count: owed, open_to_challenge: effect.open_to_challenge };
  return {
    ...{ color: partsOf(card).color, direction, out, hands },
    turn: placeAfter(order, seat, effect.steps * direction),
    debt: owed ? debt : null,
    swap: isSwap ? { seat, may_be_left_out: effect.may_be_left_out } : null,
  };
}

/** @type {UNOKit["effects"][string]} */
const NOTHING = { steps: 1, turns: false, owes: 0, open_to_challenge: false, hands: null, names_somebody: false, may_be_left_out: false };

/** What a card does that is laid instead of drawing what its player owes; nothing where it is no answer.
 * @param {UNORound} round @param {UNOKit} kit @param {number} seat @param {string} card */
export function answerTo({ debt, top }, kit, seat, card) {
  if (!debt || debt.seat !== seat) return null;
  const [on, face] = [top, card].map((one) => partsOf(one).face);
  return kit.answers.find((answer) => answer.on === on && answer.face === face)?.effect ?? null;
}

/** Two hands change owners; a single card may have to be called then. @param {UNORound} round @param {ClaimOf<"uno.swap">} claim */
function swapped({ hands }, { seat, with: other }) {
  const isCalled = hands[seat] === 1 || hands[other] === 1;
  return { hands: hands.with(seat, hands[other]).with(other, hands[seat]), swap: null, unsure: isCalled };
}

/** Kept, or what was owed: either ends the turn, and at most tables nothing else follows from it.
 * @param {UNOState} state @param {UNORound} round @param {UNOKit} kit @param {ClaimOf<"uno.draw">} claim
 * @param {UNOMay[] | null} may @returns {Changes | null} */
function drawn({ order }, round, kit, claim, may) {
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

/** @param {UNOState} state @param {ClaimOf<"uno.resync">} claim @returns {UNORound} */
function resynced({ totals, round }, { top, color, turn, direction = 1, hands: told }) {
  const hands = totals.map((_, seat) => told?.[seat] ?? null);
  const counted = round?.counted ?? totals.map(() => null);
  return { ...OPEN, hands, top, discards: [top], color: color ?? partsOf(top).color, turn, direction, counted };
}

/** One more hand is counted; with the last one the round is scored.
 * @param {UNOState} state @param {UNOKit} kit @param {ClaimOf<"uno.count">} claim @returns {Foreseen<UNORound>} */
function withHandCounted(state, kit, { seat, points, values }) {
  const { order, round, round_number: number } = state;
  const { teams, to } = countingOf(kit, number);
  if (!round || round.out === null || teams) return null;
  const known = round.counted.with(seat, points ?? sum(values ?? []));
  const others = order.filter((one) => one !== round.out);
  const told = others.flatMap((one) => known[one] ?? []);
  if (told.length < others.length) return inRound(state, { counted: known });
  const left = Object.fromEntries(others.map((one, at) => [one, told[at]]));
  const row = rowOf(state, kit, { winner: round.out, points: to === "winner" ? sum(told) : left });
  return row && whatFollows(kit, scored(state, kit, row));
}

/** The round with these cards in a hand, where it is known how many are in it.
 * @template {Pick<UNORound, "hands">} R @param {R} round @param {{ seat: number, count: number } | null} due @returns {R} */
function given(round, due) {
  const held = due && round.hands[due.seat];
  return due && held !== null ? { ...round, hands: round.hands.with(due.seat, held + due.count) } : round;
}
