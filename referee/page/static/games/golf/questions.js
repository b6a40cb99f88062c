// What has to be asked until a claim of Golf is complete. The answers so far decide the next question, so that
// an undo has only to forget the last answer.

/**
 * @import { Tellable, ClaimOf, Column, GolfKit, GolfRound, Place, Row } from "../../../types.js"
 * @import { Cleared, GolfState, Turn } from "./round.js"
 * @typedef {"discard" | "kept" | "flipped"} Source
 * @typedef {{ [seat: number]: Column[] }} Grids
 * @typedef {{ value: string | number, label: string }} Choice
 * A card, a seat or a choice; a place; a column that is cleared, or null for none.
 * @typedef {string | number | Place | Cleared | null} Answer
 * What is asked, beside what it is about: `columns` may be cleared, `place` is what a card is asked for.
 * @typedef {{
 *   asks: "card" | "place" | "source" | "clear" | "seat" | "direction" | "grid" | "points", text: string, claim?: undefined,
 *   seat?: number, grid?: Column[], columns?: Column[], place?: Place, onlyFacedown?: boolean, card?: string, source?: Source,
 *   seats?: number[], others?: Choice[], grids?: Grids, keepsGrids?: boolean,
 * }} Question
 * @typedef {Omit<Question, "asks">} About
 * @typedef {(seat: number) => string} Naming
 */
import { effectOf } from "../../core/kit.js";
import { acting, clearable, columnOf, facedown, facedownGrid, laid, withCard, withoutColumn } from "./round.js";
import { words } from "../../screens/words.js";

/** Questions until there is something to tell. @template Told @typedef {Generator<Question, Told, Answer>} Questions */

/** @type {Row[]} */
const ROWS = ["upper", "lower"];
/** @type {Source[]} */
const SOURCES = ["discard", "kept", "flipped"];

/** Stands among answers for one that was taken back and is asked again. */
export const NONE = Symbol("taken back");

/** What is asked after these answers: {asks, text, ...}, or {claim} if nothing is.
 * @param {Questions<Tellable>} questions @param {(Answer | typeof NONE)[]} answers @returns {Question | { claim: Tellable }} */
export function asked(questions, answers) {
  let now = questions.next();
  for (const answer of answers) {
    if (now.done || typeof answer === "symbol") break;
    now = questions.next(answer);
  }
  return now.done ? { claim: now.value } : now.value;
}

// An answer of another kind than the question asks for is none.

/** @param {About} about @returns {Questions<string>} */
function* askCard(about) {
  const answer = yield { asks: "card", ...about };
  return typeof answer === "string" ? answer : isNone();
}

/** @param {About} about @returns {Questions<Place>} */
function* askPlace(about) {
  const answer = yield { asks: "place", ...about };
  return isPlace(answer) ? answer : isNone();
}

/** @param {About} about @returns {Questions<number>} */
function* askSeat(about) {
  const answer = yield { asks: "seat", ...about };
  return typeof answer === "number" ? answer : isNone();
}

/** @param {About} about @returns {Questions<Source | Cleared>} */
function* askSource(about) {
  const answer = yield { asks: "source", ...about };
  return isCleared(answer) ? answer : (SOURCES.find((one) => one === answer) ?? isNone());
}

/** @param {Answer} answer @returns {answer is Place} */
function isPlace(answer) {
  return typeof answer === "object" && answer !== null && "row" in answer;
}

/** @param {Answer} answer @returns {answer is Cleared} */
export function isCleared(answer) {
  return typeof answer === "object" && answer !== null && "on_top" in answer;
}

/** @returns {never} */
function isNone() {
  throw new Error("answer");
}

/** What is to be told now, by how the round stands.
 * @param {GolfState} state @param {GolfKit} kit @param {Naming} name @returns {Questions<Tellable>} */
export function* nextClaim(state, kit, name) {
  const { round } = state;
  if (!round) return yield* deal(state, kit, name);
  if (round.turn !== null) return yield* wholeTurn(state, round, round.turn, kit, name);
  return yield* reveal(state, round, name);
}

/** @param {GolfState} state @param {GolfKit} kit @param {Naming} name @returns {Questions<ClaimOf<"golf.deal">>} */
function* deal(state, kit, name) {
  const turnedUp = [yield* askCard({ text: words.golf.turnedUp })];
  // Action cards do not begin the discards: then another card is turned up.
  while (effectOf(kit, turnedUp[turnedUp.length - 1])) turnedUp.push(yield* askCard({ text: words.golf.turnedUpNext }));
  /** @type {ClaimOf<"golf.deal">["opened"]} */
  const opened = {};
  for (const seat of leftOfTheDealer(state)) {
    const text = words.golf.opens({ name: name(seat) });
    opened[seat] = [];
    let grid = facedownGrid(kit);
    while (opened[seat].length < kit.opened) {
      const where = yield* askPlace({ text, seat, grid, onlyFacedown: true });
      const shows = yield* askCard({ text: words.golf.opened({ name: name(seat) }), seat, grid, place: where });
      opened[seat].push({ ...where, card: shows });
      grid = withCard(grid, where, shows);
    }
  }
  return { claim: "golf.deal", turned_up: turnedUp, opened };
}

/** @param {GolfState} state */
function leftOfTheDealer({ order, dealer }) {
  const first = dealer === null ? 0 : order.indexOf(dealer) + 1;
  return [...order.slice(first), ...order.slice(0, first)];
}

/** @param {GolfState} state @param {GolfRound} round @param {number} seat @param {GolfKit} kit @param {Naming} name
 * @returns {Questions<Turn | ClaimOf<"golf.clear">>} */
function* wholeTurn(state, round, seat, kit, name) {
  const grid = round.grids[seat];
  const from = yield* askSource({ text: words.golf.turn({ name: name(seat) }), seat, grid, columns: clearable(kit, grid) });
  // A column that was left before may be cleared at the beginning of a turn.
  if (typeof from === "object") return { claim: "golf.clear", seat, ...from };
  const isThrown = from === "flipped";
  const taken = from === "discard" ? round.top : yield* askCard({ text: words.golf.drew[from]({ name: name(seat) }), seat, grid });
  const about = { text: words.golf.where[from], card: taken, source: from, seat, grid, onlyFacedown: isThrown };
  const where = yield* askPlace(about);
  const lies = columnOf(grid, where.column)[where.row];
  const out = lies ?? (yield* askCard({ text: words.golf.cameOut[from], seat, grid, place: where }));
  /** @type {Turn} */
  const took = { claim: "golf.turn", seat, took: from === "discard" ? "discard" : "pile", card: taken };
  const put = isThrown ? { ...took, flip: where, flipped: out } : { ...took, place: where, came_out: out };
  const cleared = yield* clears(round, kit, put);
  const done = cleared.length ? { ...put, cleared } : put;
  const targets = yield* targetsOf(state, round, kit, done, name);
  return targets.length ? { ...done, targets } : done;
}

/** One column after the other, as long as there is one to clear and it is not left.
 * @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim @returns {Questions<Cleared[]>} */
function* clears(round, kit, claim) {
  const { seat } = claim;
  /** @type {Cleared[]} */
  const cleared = [];
  for (;;) {
    const { grid } = laid(round, { ...claim, cleared });
    const columns = clearable(kit, grid);
    const one = columns.length ? yield { asks: "clear", text: words.golf.clears, seat, grid, columns } : null;
    if (!isCleared(one)) return cleared;
    cleared.push(one);
  }
}

/** Who lays new columns by a card that lets its player choose; between two nobody needs to be named.
 * @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim @param {Naming} name
 * @returns {Questions<number[]>} */
function* targetsOf(state, round, kit, claim, name) {
  const others = state.order.filter((one) => one !== claim.seat);
  if (others.length < 2 || !letsChoose(round, kit, claim)) return [];
  const about = { seats: others, seat: claim.seat, grid: laid(round, claim).grid };
  const first = yield* askSeat({ ...about, text: words.golf.laysFirst });
  const second = yield* askSeat({ ...about, text: words.golf.laysSecond({ name: name(first) }) });
  return first === second ? [first] : [first, second];
}

/** Whether such a card acts: one that closes the round does not, unless the table plays so.
 * @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim */
function letsChoose(round, kit, claim) {
  const isClosing = round.closed_by === null && facedown(laid(round, claim).grid) === 0;
  return (!isClosing || kit.closing_acts) && acting(round, kit, claim).some(({ effect }) => effect.chosen);
}

/** The round is closed: one grid after the other is turned up; then nothing is left to tell but points.
 * @param {GolfState} state @param {GolfRound} round @param {Naming} name @returns {Questions<ClaimOf<"golf.reveal">>} */
function* reveal({ order }, round, name) {
  const seat = order.find((one) => facedown(round.grids[one]) > 0);
  while (seat === undefined) yield { asks: "points", text: words.golf.addUp };
  const cards = [];
  let grid = round.grids[seat];
  for (const where of facedownPlaces(grid)) {
    const text = words.golf.turnsUp({ name: name(seat), place: cards.length + 1, many: round.facedown[seat] });
    const shows = yield* askCard({ text, seat, grid, place: where });
    cards.push({ ...where, card: shows });
    grid = withCard(grid, where, shows);
  }
  return { claim: "golf.reveal", seat, cards };
}

/** @param {Column[]} grid */
function facedownPlaces(grid) {
  const places = grid.flatMap(({ id }) => ROWS.map((row) => ({ column: id, row })));
  return places.filter(({ column, row }) => columnOf(grid, column)[row] === null);
}

/** Track was lost: what lies on top and who is to play. The grids stay as they are known, but for those that are
 * put right on the way.
 * @param {GolfState} state @param {GolfRound} round @param {Naming} name @returns {Questions<ClaimOf<"golf.resync">>} */
export function* whatLies(state, round, name) {
  const { order } = state;
  /** @type {Grids} */
  const grids = {};
  const top = yield* askCard({ text: words.golf.onTop });
  const whoPlays = /** @type {const} */ ({ asks: "seat", text: words.golf.whoPlays, seats: order });
  const whichWay = /** @type {const} */ ({ asks: "direction", text: words.golf.whichWay });
  const turn = yield* answered(whoPlays, grids, state, round, name);
  const direction = order.length === 2 ? round.direction : yield* answered(whichWay, grids, state, round, name);
  return { claim: "golf.resync", top, turn, direction, ...(Object.keys(grids).length && { grids }) };
}

/** The answer to a question beside which one grid after the other may be put right.
 * @param {Question} question @param {Grids} grids @param {GolfState} state @param {GolfRound} round @param {Naming} name
 * @returns {Questions<number>} */
function* answered(question, grids, state, round, name) {
  for (;;) {
    const others = [{ value: "grid", label: words.golf.gridIsWrong }];
    const answer = yield { ...question, others, grids: { ...grids }, keepsGrids: true };
    if (typeof answer === "number") return answer;
    if (answer !== "grid") return isNone();
    const whose = yield* askSeat({ text: words.golf.whoseGrid, seats: state.order, grids: { ...grids } });
    grids[whose] = yield* putRight(whose, grids[whose] ?? round.grids[whose], round, name);
  }
}

/** A grid, place by place: a card that lies there faceup or facedown, a column that is there or gone.
 * @param {number} seat @param {Column[]} known @param {GolfRound} round @param {Naming} name @returns {Questions<Column[]>} */
function* putRight(seat, known, round, name) {
  let grid = known;
  for (;;) {
    const others = [
      { value: "more", label: words.golf.oneColumnMore },
      { value: "right", label: words.golf.soItLies },
    ];
    const where = yield { asks: "grid", text: words.golf.tapWhatIsWrong({ name: name(seat) }), seat, grid, others };
    if (where === "right") return grid;
    if (where === "more") {
      const id = 1 + Math.max(round.columns[seat], ...grid.map((column) => column.id)); // no number is used again
      grid = [...grid, { id, upper: null, lower: null }];
    } else grid = yield* laidRight(seat, grid, isPlace(where) ? where : isNone(), name);
  }
}

/** @param {number} seat @param {Column[]} grid @param {Place} place @param {Naming} name @returns {Questions<Column[]>} */
function* laidRight(seat, grid, place, name) {
  const others = [
    { value: "facedown", label: words.golf.liesFacedown },
    { value: "gone", label: words.golf.noSuchColumn },
  ];
  const lies = yield* askCard({ text: words.golf.whatLiesThere({ name: name(seat) }), seat, grid, place, others });
  if (lies === "gone") return withoutColumn(grid, place.column);
  return withCard(grid, place, lies === "facedown" ? null : lies);
}
