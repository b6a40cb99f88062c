// A round of Golf as it lies: what may be cleared, and how it will look once a claim is upheld, by what the kit tells.
// A turn that closes the round, and a pile that runs out, are left to the referee.

import { foretells } from "../../core/foresight.js";
import { deckSize, effectOf, partsOf } from "../../core/kit.js";

const ROWS = 2; // cards in a column

/** A grid as it is dealt. */
export function facedownGrid({ columns }) {
  return Array.from({ length: columns }, (_, place) => ({ id: place + 1, upper: null, lower: null }));
}

export function facedown(grid) {
  return grid.flatMap(({ upper, lower }) => [upper, lower]).filter((card) => card === null).length;
}

export function withCard(grid, { column, row }, card) {
  return grid.map((one) => (one.id === column ? { ...one, [row]: card } : one));
}

export function withoutColumn(grid, id) {
  return grid.filter((column) => column.id !== id);
}

/** The columns whose two cards lie faceup and are alike, as this table counts that. */
export function clearable({ alike }, grid) {
  return grid.filter(({ upper, lower }) => upper !== null && lower !== null && areAlike(alike, upper, lower));
}

function areAlike({ by_color: byColor, faces }, ...cards) {
  const [one, other] = cards.map(partsOf);
  return (byColor && one.color === other.color) || (one.face === other.face && faces.includes(one.face));
}

/** What lies where a whole turn leaves it: the grid, and the discards with the top card last. */
export function laid({ grids, discards, top }, { seat, took, card = top, place, came_out, flip, flipped, cleared = [] }) {
  const before = grids[seat];
  const { column, row } = place ?? flip;
  const lay = before.find(({ id }) => id === column)[row];
  const full = withCard(before, { column, row }, place ? card : flipped);
  const cards = cleared.flatMap((one) => underAndTop(full, one));
  return {
    grid: cleared.reduce((grid, one) => withoutColumn(grid, one.column), full),
    discards: [...(took === "discard" ? discards.slice(0, -1) : discards), place ? (came_out ?? lay) : card, ...cards],
  };
}

function underAndTop(grid, { column, on_top: top }) {
  const { upper, lower } = grid.find(({ id }) => id === column);
  return [upper === top ? lower : upper, top];
}

/** The action cards that act at the end of a turn, in the order in which they came on top. */
export function acting({ round }, kit, claim) {
  const { discards } = laid(round, { ...claim, cleared: [] });
  const first = { card: discards.at(-1), acts: claim.place || kit.thrown_acts };
  const bared = claim.took === "discard" && discards.length > 1 ? [{ card: discards.at(-2), acts: true }] : [];
  const onTop = [...bared, first, ...(claim.cleared ?? []).map(({ on_top: card }) => ({ card, acts: true }))];
  const atTheEnd = kit.every_card_on_top_acts ? onTop : onTop.slice(-1);
  return atTheEnd.filter(({ card, acts }) => acts && effectOf(kit, card)).map(({ card }) => card);
}

foretells("golf", {
  "golf.deal": ({ state, kit }, claim) => state.starter !== null && { state: dealt(state, kit, claim) },
  "golf.turn": ({ state, kit }, claim) => isPlain(state, kit, claim) && { state: turned(state, kit, claim) },
  "golf.reveal": ({ state, kit }, claim) => isRevealedOn(state, claim) && { state: revealed(state, kit, claim) },
  "golf.clear": ({ state, kit }, claim) => ({ state: cleared(state, kit, claim) }),
  "golf.call": ({ state, kit }, { seat }) => state.round.window?.seat === seat && { state: called(state, kit) },
});

function dealt(state, kit, { turned_up: turnedUp, opened }) {
  const deck = deckSize(kit);
  const discards = kit.ignored_stay ? turnedUp : turnedUp.slice(-1);
  const facedownOnes = facedownGrid(kit);
  const grids = state.totals.map((_, seat) => (opened[seat] ?? []).reduce((grid, up) => withCard(grid, up, up.card), facedownOnes));
  const columns = grids.map((grid) => grid.length);
  const round = { deck, grids, columns, discards, turn: state.starter, direction: 1, closed_by: null, called_early: null, window: null };
  const pile = deck - ROWS * kit.columns * state.order.length - discards.length;
  return shown({ ...state, starter: null }, kit, { ...round, draw_pile: pile });
}

/** Whether a turn leaves nothing to the referee. */
function isPlain(state, kit, claim) {
  const { round } = state;
  const isClosing = round.closed_by !== null || facedown(laid(round, claim).grid) === 0;
  const isShort = round.draw_pile !== null && round.draw_pile <= ROWS * course(state, kit, claim).columns.length;
  return !isClosing && !isShort;
}

function turned(state, kit, claim) {
  const { round, order } = state;
  const { seat, took } = claim;
  const { grid, discards } = laid(round, claim);
  const { at, direction, columns } = course(state, kit, claim);
  const turn = nextTo(order, at, direction);
  const isDue = facedown(grid) === kit.call.due_with && facedown(round.grids[seat]) !== kit.call.due_with;
  const wasCalled = round.called_early === seat;
  const window = isDue ? { seat, called: wasCalled ? {} : null, caught: null } : null;
  const pile = took === "pile" && round.draw_pile !== null ? round.draw_pile - 1 : round.draw_pile;
  const laying = { ...round, grids: round.grids.with(seat, grid), draw_pile: pile };
  const given = columns.reduce((before, each) => withNewColumn(before, each, kit.new_columns_left), laying);
  return shown(state, kit, { ...given, discards, turn, direction, window, called_early: null });
}

/** What the action cards of a turn come to: the last seat that had or missed it, and who lays new columns. */
function course(state, kit, claim) {
  const { order, round } = state;
  const start = { at: claim.seat, direction: round.direction, columns: [] };
  return acting(state, kit, claim).reduce((before, card) => {
    const effect = effectOf(kit, card);
    const walk = effect.turns ? { ...before, at: claim.seat, direction: -before.direction } : before;
    if (effect.chosen) return { ...walk, columns: [...walk.columns, ...sharedOut(order, claim, effect.chosen)] };
    if (effect.steps === 1 && !effect.columns) return walk;
    const hit = nextTo(order, walk.at, walk.direction);
    return { ...walk, at: hit, columns: [...walk.columns, ...Array(effect.columns).fill(hit)] };
  }, start);
}

function nextTo(order, seat, direction) {
  return order.at((order.indexOf(seat) + direction) % order.length);
}

/** So many columns, for each of those who were chosen as many. */
function sharedOut(order, { seat, targets }, columns) {
  const chosen = targets ?? order.filter((each) => each !== seat);
  return chosen.flatMap((one) => Array(columns / chosen.length).fill(one));
}

function withNewColumn(round, seat, onTheLeft) {
  const id = round.columns[seat] + 1; // no number is used again
  const laid = { id, upper: null, lower: null };
  const grid = onTheLeft ? [laid, ...round.grids[seat]] : [...round.grids[seat], laid];
  const pile = round.draw_pile === null ? null : round.draw_pile - ROWS;
  return { ...round, grids: round.grids.with(seat, grid), columns: round.columns.with(seat, id), draw_pile: pile };
}

function cleared(state, kit, { seat, column, on_top }) {
  const { round } = state;
  const discards = [...round.discards, ...underAndTop(round.grids[seat], { column, on_top })];
  return shown(state, kit, { ...round, discards, grids: round.grids.with(seat, withoutColumn(round.grids[seat], column)) });
}

/** Whether others still have cards to turn up: what the last grid comes to is for the referee to say. */
function isRevealedOn({ order, round }, { seat }) {
  return order.some((one) => one !== seat && round.facedown[one] > 0);
}

function revealed(state, kit, { seat, cards }) {
  const grid = cards.reduce((before, place) => withCard(before, place, place.card), state.round.grids[seat]);
  return shown(state, kit, { ...state.round, grids: state.round.grids.with(seat, grid) });
}

function called(state, kit) {
  return shown(state, kit, { ...state.round, window: { ...state.round.window, called: {} } });
}

/** The state with this round, and what is read off it. */
function shown(state, kit, round) {
  const counts = round.grids.map(facedown);
  const readOff = {
    top: round.discards.at(-1),
    facedown: counts,
    at_one: state.order.filter((seat) => counts[seat] === kit.call.due_with),
    clearable: round.grids.map((grid) => clearable(kit, grid).map(({ id }) => id)),
    targets: state.order.filter((seat) => seat !== round.turn),
  };
  return { ...state, round: { ...round, ...readOff } };
}
