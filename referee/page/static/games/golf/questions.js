// What has to be asked until a claim of Golf is complete. The answers so far decide the next question, so that
// an undo has only to forget the last answer.

import { effectOf } from "../../core/kit.js";
import { acting, clearable, facedown, facedownGrid, laid, withCard, withoutColumn } from "./round.js";
import { words } from "../../screens/words.js";

const ROWS = ["upper", "lower"];

/** Stands among answers for one that was taken back and is asked again. */
export const NONE = Symbol("taken back");

/** What is asked after these answers: {asks, text, ...}, or {claim} if nothing is. */
export function asked(questions, answers) {
  let { value, done } = questions.next();
  for (const answer of answers) {
    if (done || answer === NONE) break;
    ({ value, done } = questions.next(answer));
  }
  return done ? { claim: value } : value;
}

/** What is to be told now, by how the round stands. */
export function* nextClaim(state, kit, name) {
  if (!state.round) return yield* deal(state, kit, name);
  if (state.round.turn !== null) return yield* turn(state, kit, name);
  return yield* reveal(state, name);
}

function* deal(state, kit, name) {
  const turnedUp = []; // action cards do not begin the discards: then another card is turned up
  do turnedUp.push(yield { asks: "card", text: turnedUp.length ? words.golf.turnedUpNext : words.golf.turnedUp });
  while (effectOf(kit, turnedUp.at(-1)));
  const opened = {};
  for (const seat of leftOfTheDealer(state)) {
    const text = words.golf.opens(name(seat));
    opened[seat] = [];
    let grid = facedownGrid(kit);
    while (opened[seat].length < kit.opened) {
      const place = yield { asks: "place", text, seat, grid, onlyFacedown: true };
      const card = yield { asks: "card", text: words.golf.opened(name(seat)), seat, grid, place };
      opened[seat].push({ ...place, card });
      grid = withCard(grid, place, card);
    }
  }
  return { claim: "golf.deal", turned_up: turnedUp, opened };
}

function leftOfTheDealer({ order, dealer }) {
  const first = order.indexOf(dealer) + 1;
  return [...order.slice(first), ...order.slice(0, first)];
}

function* turn(state, kit, name) {
  const { round } = state;
  const seat = round.turn;
  const grid = round.grids[seat];
  const source = yield { asks: "source", text: words.golf.turn(name(seat)), seat, grid, columns: clearable(kit, grid) };
  // A column that was left before may be cleared at the beginning of a turn.
  if (source.column) return { claim: "golf.clear", seat, ...source };
  const isThrown = source === "flipped";
  const took = source === "discard" ? "discard" : "pile";
  const card = took === "discard" ? round.top : yield { asks: "card", text: words.golf.drew[source](name(seat)), seat, grid };
  const where = { asks: "place", text: words.golf.where[source], card, source, seat, grid, onlyFacedown: isThrown };
  const place = yield where;
  const lies = grid.find(({ id }) => id === place.column)[place.row];
  const out = lies ?? (yield { asks: "card", text: words.golf.cameOut[source], seat, grid, place });
  const taken = { claim: "golf.turn", seat, took, card };
  const put = isThrown ? { ...taken, flip: place, flipped: out } : { ...taken, place, came_out: out };
  const cleared = yield* clears(state, kit, put, seat);
  const done = cleared.length ? { ...put, cleared } : put;
  const targets = yield* targetsOf(state, kit, done, name);
  return targets.length ? { ...done, targets } : done;
}

/** One column after the other, as long as there is one to clear and it is not left. */
function* clears(state, kit, claim, seat) {
  const cleared = [];
  for (;;) {
    const { grid } = laid(state.round, { ...claim, cleared });
    const columns = clearable(kit, grid);
    const one = columns.length ? yield { asks: "clear", text: words.golf.clears, seat, grid, columns } : null;
    if (!one) return cleared;
    cleared.push(one);
  }
}

/** Who lays new columns by a card that lets its player choose; between two nobody needs to be named. */
function* targetsOf(state, kit, claim, name) {
  const others = state.order.filter((seat) => seat !== claim.seat);
  if (others.length < 2 || !letsChoose(state, kit, claim)) return [];
  const question = { asks: "seat", seats: others, seat: claim.seat, grid: laid(state.round, claim).grid };
  const first = yield { ...question, text: words.golf.laysFirst };
  const second = yield { ...question, text: words.golf.laysSecond(name(first)) };
  return first === second ? [first] : [first, second];
}

/** Whether such a card acts: one that closes the round does not, unless the table plays so. */
function letsChoose(state, kit, claim) {
  const { round } = state;
  const isClosing = round.closed_by === null && facedown(laid(round, claim).grid) === 0;
  return (!isClosing || kit.closing_acts) && acting(state, kit, claim).some((card) => effectOf(kit, card).chosen);
}

/** The round is closed: one grid after the other is turned up; then nothing is left to tell but points. */
function* reveal({ order, round }, name) {
  const seat = order.find((one) => facedown(round.grids[one]) > 0);
  if (seat === undefined) return yield { asks: "points", text: words.golf.addUp };
  const cards = [];
  let grid = round.grids[seat];
  for (const place of facedownPlaces(grid)) {
    const text = words.golf.turnsUp(name(seat), cards.length + 1, round.facedown[seat]);
    const card = yield { asks: "card", text, seat, grid, place };
    cards.push({ ...place, card });
    grid = withCard(grid, place, card);
  }
  return { claim: "golf.reveal", seat, cards };
}

function facedownPlaces(grid) {
  const places = grid.flatMap(({ id }) => ROWS.map((row) => ({ column: id, row })));
  return places.filter(({ column, row }) => grid.find(({ id }) => id === column)[row] === null);
}

/** Track was lost: what lies on top and who is to play. The grids stay as they are known, but for those that are
 * put right on the way. */
export function* whatLies(state, name) {
  const { order, round } = state;
  const grids = {};
  const top = yield { asks: "card", text: words.golf.onTop };
  const turn = yield* answered({ asks: "seat", text: words.golf.whoPlays, seats: order }, grids, state, name);
  const direction =
    order.length === 2 ? round.direction : yield* answered({ asks: "direction", text: words.golf.whichWay }, grids, state, name);
  const claim = { claim: "golf.resync", top, turn, direction };
  return Object.keys(grids).length ? { ...claim, grids } : claim;
}

/** The answer to a question beside which one grid after the other may be put right. */
function* answered(question, grids, state, name) {
  for (;;) {
    const others = [{ value: "grid", label: words.golf.gridIsWrong }];
    const answer = yield { ...question, others, grids: { ...grids }, keepsGrids: true };
    if (answer !== "grid") return answer;
    const seat = yield { asks: "seat", text: words.golf.whoseGrid, seats: state.order, grids: { ...grids } };
    grids[seat] = yield* putRight(seat, grids[seat] ?? state.round.grids[seat], state, name);
  }
}

/** A grid, place by place: a card that lies there faceup or facedown, a column that is there or gone. */
function* putRight(seat, known, { round }, name) {
  let grid = known;
  for (;;) {
    const others = [
      { value: "more", label: words.golf.oneColumnMore },
      { value: "right", label: words.golf.soItLies },
    ];
    const place = yield { asks: "grid", text: words.golf.tapWhatIsWrong(name(seat)), seat, grid, others };
    if (place === "right") return grid;
    if (place === "more") {
      const id = 1 + Math.max(round.columns[seat], ...grid.map((column) => column.id)); // no number is used again
      grid = [...grid, { id, upper: null, lower: null }];
    } else grid = yield* laidRight(seat, grid, place, name);
  }
}

function* laidRight(seat, grid, place, name) {
  const others = [
    { value: "facedown", label: words.golf.liesFacedown },
    { value: "gone", label: words.golf.noSuchColumn },
  ];
  const card = yield { asks: "card", text: words.golf.whatLiesThere(name(seat)), seat, grid, place, others };
  if (card === "gone") return withoutColumn(grid, place.column);
  return withCard(grid, place, card === "facedown" ? null : card);
}
