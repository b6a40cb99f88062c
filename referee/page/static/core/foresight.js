// What a match will look like if the referee upholds a claim that is still on its way. One claim is foreseen
// exactly or not at all: then `unsure` is set, and the picture stays as it was.

import { placeOf, pointsOf, rulesOf } from "./past-rounds.js";
import { GOLF } from "../games/golf/round.js";

/** `picture` = {state, seats, unsure, next}; `past` tells {state, seats} after an entry, where it is known. */
export function foresee(picture, claim, may, past) {
  const foreseen = isOfNoRound(picture, claim) ? null : guessed(picture, claim, past, may);
  const next = may?.find((one) => isSame(one.claim, claim))?.then ?? null;
  return { ...picture, ...foreseen, next, unsure: picture.unsure || (foreseen ? Boolean(foreseen.unsure) : !next) };
}

/** What was told of cards and columns that others have changed meanwhile may fit nowhere any more. */
function guessed(picture, claim, past, may) {
  try {
    const { foreseen } = GAMES[picture.state.game];
    return { ...OF_ANY_GAME, ...foreseen }[claim.claim]?.(picture, claim, past, may);
  } catch {
    return null;
  }
}

/** Whether it was told of a round that others have ended meanwhile. */
function isOfNoRound({ state }, { claim }) {
  return !state.round && !claim.startsWith("match.") && !/\.(deal|resync)$/.test(claim);
}

const OF_ANY_GAME = {
  "match.score": ({ state }, claim) => {
    const row = rowOf(state, claim);
    return row && whatFollows(claim.round ? corrected(state, row, claim.round) : scored(state, row));
  },
  "match.take_back": (_picture, { to }, past) => past(to),
  "match.rename": ({ seats }, { seat, name }) => ({
    seats: seats.map((one) => (one.seat === seat ? { ...one, name } : one)),
  }),
};

const UNO = {
  "match.recount": ({ state }, { seat, count }) => inRound(state, { hands: state.round.hands.with(seat, count) }),
  "uno.deal": ({ state }, claim) => inRound(state, dealt(state, claim)),
  "uno.play": ({ state }, claim, _past, may) => inRound(state, state.round && played(state, claim, may)),
  "uno.draw": ({ state }, claim) => inRound(state, state.round && drawn(state, claim)),
  "uno.color": ({ state }, { color }) => inRound(state, { color, color_owed_by: null }),
  "uno.call": ({ state }, { seat }) => inRound(state, { window: { ...state.round?.window, seat, called: true } }),
  "uno.swap": ({ state }, claim) => inRound(state, state.round && swapped(state.round, claim)),
  "uno.resync": ({ state }, claim) => inRound(state, resynced(state, claim)),
  "uno.count": ({ state }, claim) => counted(state, claim),
};

/** What can be foreseen of the rounds of each game, and whether points decide a match of it. */
const GAMES = {
  uno: { foreseen: UNO, isDecided: ({ rules, totals }) => totals.some((total) => total >= rules.target) },
  golf: { foreseen: GOLF, isDecided: ({ rules, round_number: next }) => next > rules.target },
};

/** The ways to score in which people play in teams. */
const TEAMS = ["partners", "pairs", "two-teams"];

/** The points that a score claim gives each seat; null where only the referee can tell. */
function rowOf(state, { winner, points, values, round }) {
  const { scoring } = state.rules.differences;
  if (TEAMS.includes(scoring)) return null;
  const places = state.totals.map((_, seat) => seat);
  const times = timesCounted(rulesOf(state, round));
  if (values) return places.map((seat) => times * (winnerTakesAll(state) ? taken(seat, values) : sum(values[seat] ?? [])));
  if (typeof points === "object") return places.map((seat) => times * (points[seat] ?? 0));
  return places.map((seat) => (seat === winner ? (scoring === "none" ? 1 : times * points) : 0));
}

/** How many times what was left in the hands is written down. */
export function timesCounted({ house_rules: house }) {
  return house["double-score"]?.times ?? 1;
}

function taken(seat, values) {
  return seat in values ? 0 : sum(Object.values(values).flat());
}

/** Whether a round gives points to nobody but who went out. */
export function winnerTakesAll(state) {
  return ["winner-takes-all", "none", ...TEAMS].includes(state.rules.differences.scoring);
}

/** What a round gave, name by name: only to who has won it, where nobody else gets anything. */
export function gainsOf(match, round, state = match.shown.state) {
  const row = pointsOf(state, round);
  const isShown = (seat) => !winnerTakesAll(state) || row[seat] > 0;
  return state.seating.filter(isShown).map((seat) => ({ name: match.name(seat), points: row[seat] ?? 0 }));
}

function scored(state, row) {
  const { rules, order, dealer } = state;
  const left = (seat) => order[(order.indexOf(seat) + 1) % order.length];
  const passesLeft = (rules.differences["next-dealer"] ?? "left") === "left";
  const next = passesLeft ? left(dealer) : null;
  return {
    ...added(state, row),
    points: [...state.points, row],
    round: null,
    round_number: state.round_number + 1,
    dealer: next,
    starter: rules.differences["next-starter"] === "lowest" || next === null ? null : left(next),
  };
}

/** Whether it is over by that, and what then, only the referee can tell. */
function whatFollows(state) {
  return { state, unsure: GAMES[state.game].isDecided(state) || state.winners.length > 0 };
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

/** Only a number that is turned up changes nothing but the color. */
function dealt({ order, totals, starter, rules }, { turned_up: cards }) {
  const [color, face] = cards.at(-1).split(" ");
  if (starter === null || !/^\d$/.test(face)) return null;
  const hands = totals.map((_, seat) => (order.includes(seat) ? 7 : 0));
  return {
    ...OPEN,
    ...{ hands, color, turn: starter, discards: cards, top: cards.at(-1), edition: rules.differences.deck },
    counted: totals.map(() => null),
  };
}

const OPEN = { direction: 1, drew: false, debt: null, color_owed_by: null, out: null, challenged: null, window: null };

/** As `may` foresees it; where it tells nothing yet, by what is printed on the card, which is but a guess. */
function played(state, claim, may) {
  const { round } = state;
  const { seat, card, color = null } = claim;
  const then = may?.find(({ claim: one }) => one.claim === claim.claim && one.seat === seat && one.card === card)?.then;
  const ends = then?.turn === null; // nobody scores, so the last card ends the round at once
  if ((may?.length && !then) || ends || movesHands(state, card)) return null;
  const { direction, ...printed } = asPrinted(state, claim);
  const follows = then ?? printed;
  const hands = given(seat === round.debt?.seat ? round : given(round, round.debt), { seat, count: -1 }).hands;
  const owes = !follows.color && !color && follows.out === null;
  const swap = follows.out === null ? swapOwed(state, seat, card) : null;
  return {
    ...OPEN,
    ...follows,
    ...{ direction, hands, top: card, discards: [...round.discards, card], color: color ?? follows.color },
    debt: follows.debt && { ...follows.debt, by: seat, over: round.color, open_to_challenge: card === "wild draw four" },
    color_owed_by: owes ? seat : null,
    window: hands[seat] === 1 && !swap ? { seat, called: null, caught: null } : null,
    swap,
    unsure: !then,
  };
}

/** A swap of whole hands that waits for a name; null where a card asks for none. */
function swapOwed(state, seat, card) {
  const isFree = isSeven(state, card) && Boolean(state.rules.house_rules["seven-zero"]?.optional);
  const isOwed = isSwap(state, card) && (state.order.length > 2 || isFree);
  return isOwed ? { seat, may_be_left_out: isFree } : null;
}

function isSeven({ rules }, card) {
  return "seven-zero" in rules.house_rules && card.endsWith(" 7");
}

function isSwap(state, card) {
  return card === "wild swap hands" || isSeven(state, card);
}

/** Whether whole hands change owners at once, which the referee has to count. */
function movesHands(state, card) {
  const isPassedOn = "seven-zero" in state.rules.house_rules && card.endsWith(" 0");
  return isPassedOn || card === "wild shuffle hands" || (isSwap(state, card) && !swapOwed(state, null, card));
}

/** Two hands change owners; a single card may have to be called then. */
function swapped({ hands }, { seat, with: other }) {
  const isCalled = hands[seat] === 1 || hands[other] === 1;
  return { hands: hands.with(seat, hands[other]).with(other, hands[seat]), swap: null, unsure: isCalled };
}

function asPrinted({ order, round }, { seat, card }) {
  const [color, face] = /^wild/.test(card) ? [null, card] : card.split(/ (.*)/);
  const direction = face === "reverse" && order.length > 2 ? -round.direction : round.direction;
  const jumps = face === "skip" || (face === "reverse" && order.length === 2);
  const turn = placeAfter(order, seat, (jumps ? 2 : 1) * direction);
  const drawn = { "draw two": 2, "wild draw four": 4 }[face];
  const passedOn = round.debt?.seat === seat ? round.debt.count : 0;
  const debt = drawn ? { seat: turn, count: drawn + passedOn } : null;
  return { color, turn, direction, out: round.hands[seat] === 1 ? seat : null, debt };
}

/** Kept, or what was owed: either ends the turn. A house rule may make it more cards. */
function drawn({ order, round, rules }, { seat, keep }) {
  const owed = round.debt?.seat === seat ? round.debt : null;
  if (!owed && !keep) return null;
  const before = owed ? round : given(round, round.debt);
  const { hands } = given(before, owed ?? { seat, count: round.drew ? 0 : 1 });
  const turn = placeAfter(order, seat, round.direction);
  return { hands, turn, drew: false, debt: null, window: null, unsure: Object.keys(rules.house_rules).length > 0 };
}

function resynced({ totals }, { top, color, turn, direction = 1 }) {
  const hands = totals.map(() => null);
  return { ...OPEN, hands, top, discards: [top], color: color ?? top.split(" ")[0], turn, direction };
}

/** One more hand is counted; with the last one the round is scored. */
function counted(state, { seat, points, values }) {
  const { order, round, rules } = state;
  if (!round || round.out === null || TEAMS.includes(rules.differences.scoring)) return null;
  const known = round.counted.with(seat, points ?? sum(values));
  const others = order.filter((one) => one !== round.out);
  if (others.some((one) => known[one] === null)) return inRound(state, { counted: known });
  const left = Object.fromEntries(others.map((one) => [one, known[one]]));
  return whatFollows(scored(state, rowOf(state, { winner: round.out, points: winnerTakesAll(state) ? sum(Object.values(left)) : left })));
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
