// A round of Golf as it lies: what may be cleared, and how it will look once a claim is upheld, by what the kit tells.
// A turn that closes the round, and a pile that runs out, are left to the referee.

/**
 * @import { ClaimOf, Column, Foresights, GolfKit, GolfRound, Place, State } from "../../../types.js"
 * @typedef {State<GolfRound>} GolfState
 * @typedef {ClaimOf<"golf.turn">} Turn
 * @typedef {NonNullable<Turn["cleared"]>[number]} Cleared
 * What is read off a round once it lies as it does.
 * @typedef {"top" | "facedown" | "at_one" | "clearable" | "targets"} ReadOff
 */
import { foretells, placeAfter } from "../../core/optimistic.js";
import { deckSize, effectOf, partsOf } from "../../core/kit.js";

const ROWS = 2; // cards in a column

/** A grid as it is dealt. @param {Pick<GolfKit, "columns">} kit @returns {Column[]} */
export function facedownGrid({ columns }) {
  return Array.from({ length: columns }, (_, place) => ({ id: place + 1, upper: null, lower: null }));
}

/** @param {Column[]} grid */
export function facedown(grid) {
  return grid.flatMap(({ upper, lower }) => [upper, lower]).filter((card) => card === null).length;
}

/** @param {Column[]} grid @param {Place} place @param {string | null} card @returns {Column[]} */
export function withCard(grid, { column, row }, card) {
  return grid.map((one) => (one.id === column ? { ...one, [row]: card } : one));
}

/** @param {Column[]} grid @param {number} id */
export function withoutColumn(grid, id) {
  return grid.filter((column) => column.id !== id);
}

/** The columns whose two cards lie faceup and are alike, as this table counts that. @param {GolfKit} kit @param {Column[]} grid */
export function clearable({ alike }, grid) {
  return grid.filter(({ upper, lower }) => upper !== null && lower !== null && areAlike(alike, upper, lower));
}

/** @param {Column[]} grid @param {number} id */
export function columnOf(grid, id) {
  const column = grid.find((one) => one.id === id);
  if (!column) throw new Error("column");
  return column;
}

/** @param {GolfKit["alike"]} alike @param {string} upper @param {string} lower */
function areAlike({ by_color: byColor, faces }, upper, lower) {
  const [one, other] = [partsOf(upper), partsOf(lower)];
  return (byColor && one.color === other.color) || (one.face === other.face && faces.includes(one.face));
}

/** What lies where a whole turn leaves it: the grid, and the discards with the top card last.
 * @param {Pick<GolfRound, "grids" | "discards" | "top">} round @param {Turn} turn */
export function laid({ grids, discards, top }, { seat, took, card, place, came_out, flip, flipped, cleared = [] }) {
  const before = grids[seat];
  const { column, row } = known(place ?? flip);
  const lay = columnOf(before, column)[row];
  const taken = card ?? top;
  const full = withCard(before, { column, row }, place ? taken : known(flipped));
  const cards = cleared.flatMap((one) => underAndTop(full, one));
  return {
    grid: cleared.reduce((grid, one) => withoutColumn(grid, one.column), full),
    discards: [...(took === "discard" ? discards.slice(0, -1) : discards), place ? known(came_out ?? lay) : taken, ...cards],
  };
}

/** What a turn has to tell. @template T @param {T} what @returns {NonNullable<T>} */
function known(what) {
  if (what == null) throw new Error("untold");
  return what;
}

/** @param {Column[]} grid @param {Cleared} cleared */
function underAndTop(grid, { column, on_top: top }) {
  const { upper, lower } = columnOf(grid, column);
  return [known(upper === top ? lower : upper), top];
}

/** The action cards that act at the end of a turn, in the order in which they came on top.
 * @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim */
export function acting(round, kit, claim) {
  const { discards } = laid(round, { ...claim, cleared: [] });
  const [last, before] = discards.toReversed();
  const first = { card: last, acts: Boolean(claim.place) || kit.thrown_acts };
  const bared = claim.took === "discard" && before ? [{ card: before, acts: true }] : [];
  const onTop = [...bared, first, ...(claim.cleared ?? []).map(({ on_top: card }) => ({ card, acts: true }))];
  const atTheEnd = kit.every_card_on_top_acts ? onTop : onTop.slice(-1);
  return atTheEnd.flatMap(({ card, acts }) => {
    const effect = effectOf(kit, card);
    return acts && effect ? [{ card, effect }] : [];
  });
}

/** @type {Foresights<GolfRound, GolfKit>} */
const FORESIGHTS = {
  "golf.deal": ({ state, kit }, claim) => state.starter !== null && { state: dealt(state, state.starter, kit, claim) },
  "golf.turn": ({ state, kit }, claim) => state.round && isPlain(state, state.round, kit, claim) && { state: turned(state, state.round, kit, claim) },
  "golf.reveal": ({ state, kit }, claim) => state.round && isRevealedOn(state, state.round, claim) && { state: revealed(state, state.round, kit, claim) },
  "golf.clear": ({ state, kit }, claim) => state.round && { state: withColumnCleared(state, state.round, kit, claim) },
  "golf.call": ({ state }) => ({ state }),
};

foretells("golf", FORESIGHTS);

/** @param {GolfState} state @param {number} starter @param {GolfKit} kit @param {ClaimOf<"golf.deal">} claim */
function dealt(state, starter, kit, { turned_up: turnedUp, opened }) {
  const deck = deckSize(kit);
  const discards = kit.ignored_stay ? turnedUp : turnedUp.slice(-1);
  const facedownOnes = facedownGrid(kit);
  const grids = state.totals.map((_, seat) => (opened[seat] ?? []).reduce((grid, up) => withCard(grid, up, up.card), facedownOnes));
  const columns = grids.map((grid) => grid.length);
  const pile = deck - ROWS * kit.columns * state.order.length - discards.length;
  const round = { deck, grids, columns, discards, turn: starter, direction: 1, draw_pile: pile, closed_by: null, called_early: null, window: null };
  return shown({ ...state, starter: null }, kit, round);
}

/** Whether a turn leaves nothing to the referee.
 * @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim */
function isPlain(state, round, kit, claim) {
  const isClosing = round.closed_by !== null || facedown(laid(round, claim).grid) === 0;
  const isShort = round.draw_pile !== null && round.draw_pile <= ROWS * course(state, round, kit, claim).columns.length;
  return !isClosing && !isShort;
}

/** @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim */
function turned(state, round, kit, claim) {
  const { order } = state;
  const { seat, took } = claim;
  const { grid, discards } = laid(round, claim);
  const { at, direction, columns } = course(state, round, kit, claim);
  const turn = placeAfter(order, at, direction);
  const pile = took === "pile" && round.draw_pile !== null ? round.draw_pile - 1 : round.draw_pile;
  const laying = { ...round, grids: round.grids.with(seat, grid), draw_pile: pile };
  const given = columns.reduce((before, each) => withNewColumn(before, each, kit.new_columns_left), laying);
  return shown(state, kit, { ...given, discards, turn, direction, window: null, called_early: null });
}

/** What the action cards of a turn come to: the last seat that had or missed it, and who lays new columns.
 * @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {Turn} claim */
function course({ order }, round, kit, claim) {
  /** @type {{ at: number, direction: number, columns: number[] }} */
  const start = { at: claim.seat, direction: round.direction, columns: [] };
  return acting(round, kit, claim).reduce((before, { effect }) => {
    const walk = effect.turns ? { ...before, at: claim.seat, direction: -before.direction } : before;
    if (effect.chosen) return { ...walk, columns: [...walk.columns, ...sharedOut(order, claim, effect.chosen)] };
    if (effect.steps === 1 && !effect.columns) return walk;
    const hit = placeAfter(order, walk.at, walk.direction);
    return { ...walk, at: hit, columns: [...walk.columns, ...Array(effect.columns).fill(hit)] };
  }, start);
}

/** So many columns, for each of those who were chosen as many. @param {number[]} order @param {Turn} claim @param {number} columns */
function sharedOut(order, { seat, targets }, columns) {
  const chosen = targets ?? order.filter((each) => each !== seat);
  return chosen.flatMap((one) => Array(columns / chosen.length).fill(one));
}

/** @param {GolfRound} round @param {number} seat @param {boolean} onTheLeft */
function withNewColumn(round, seat, onTheLeft) {
  const id = round.columns[seat] + 1; // no number is used again
  const column = { id, upper: null, lower: null };
  const grid = onTheLeft ? [column, ...round.grids[seat]] : [...round.grids[seat], column];
  const pile = round.draw_pile === null ? null : round.draw_pile - ROWS;
  return { ...round, grids: round.grids.with(seat, grid), columns: round.columns.with(seat, id), draw_pile: pile };
}

/** @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {ClaimOf<"golf.clear">} claim */
function withColumnCleared(state, round, kit, { seat, column, on_top }) {
  const discards = [...round.discards, ...underAndTop(round.grids[seat], { column, on_top })];
  return shown(state, kit, { ...round, discards, grids: round.grids.with(seat, withoutColumn(round.grids[seat], column)) });
}

/** Whether others still have cards to turn up: what the last grid comes to is for the referee to say.
 * @param {GolfState} state @param {GolfRound} round @param {ClaimOf<"golf.reveal">} claim */
function isRevealedOn({ order }, round, { seat }) {
  return order.some((one) => one !== seat && round.facedown[one] > 0);
}

/** @param {GolfState} state @param {GolfRound} round @param {GolfKit} kit @param {ClaimOf<"golf.reveal">} claim */
function revealed(state, round, kit, { seat, cards }) {
  const grid = cards.reduce((before, place) => withCard(before, place, place.card), round.grids[seat]);
  return shown(state, kit, { ...round, grids: round.grids.with(seat, grid) });
}

/** The state with this round, and what is read off it.
 * @param {GolfState} state @param {GolfKit} kit @param {Omit<GolfRound, ReadOff>} round @returns {GolfState} */
function shown(state, kit, round) {
  const counts = round.grids.map(facedown);
  const readOff = {
    top: round.discards[round.discards.length - 1],
    facedown: counts,
    at_one: state.order.filter((seat) => counts[seat] === kit.call.due_with),
    clearable: round.grids.map((grid) => clearable(kit, grid).map(({ id }) => id)),
    targets: state.order.filter((seat) => seat !== round.turn),
  };
  return { ...state, round: { ...round, ...readOff } };
}
