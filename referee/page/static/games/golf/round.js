// A round of Golf as it lies: what may be cleared, and how it will look once a claim is upheld.
// A turn that closes the round, and a pile that runs out, are left to the referee.

/** A grid as it is dealt. */
export const FACEDOWN = [1, 2, 3].map((id) => ({ id, upper: null, lower: null }));

export function isAction(card) {
  return !/ \d$/.test(card);
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
export function clearable({ house_rules: house }, grid) {
  return grid.filter(({ upper, lower }) => upper !== null && lower !== null && areAlike(upper, lower, "symbols-match" in house));
}

function areAlike(one, other, symbolsMatch) {
  const [color, ...face] = one.split(" ");
  const [otherColor, ...otherFace] = other.split(" ");
  return color === otherColor || (face.join() === otherFace.join() && (symbolsMatch || !isAction(one)));
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
export function acting({ rules, round }, claim) {
  const { "action-timing": timing, "thrown-action": thrown } = rules.differences;
  const { discards } = laid(round, { ...claim, cleared: [] });
  const first = { card: discards.at(-1), acts: claim.place || thrown === "acts" };
  const bared = claim.took === "discard" && discards.length > 1 ? [{ card: discards.at(-2), acts: true }] : [];
  const onTop = [...bared, first, ...(claim.cleared ?? []).map(({ on_top: card }) => ({ card, acts: true }))];
  const atTheEnd = timing === "whenever" ? onTop : onTop.slice(-1);
  return atTheEnd.filter(({ card, acts }) => acts && isAction(card)).map(({ card }) => card);
}

export const GOLF = {
  "golf.deal": ({ state }, claim) => state.starter !== null && { state: dealt(state, claim) },
  "golf.turn": ({ state }, claim) => isPlain(state, claim) && { state: turned(state, claim) },
  "golf.reveal": ({ state }, claim) => isRevealedOn(state, claim) && { state: revealed(state, claim) },
  "golf.clear": ({ state }, claim) => ({ state: cleared(state, claim) }),
  "golf.call": ({ state }, { seat }) => state.round.window?.seat === seat && { state: called(state) },
};

function dealt(state, { turned_up: turnedUp, opened }) {
  const { differences } = state.rules;
  const deck = differences["double-draw-twos"] === 2 ? 116 : 112;
  const discards = differences["first-card"] === "stays" ? turnedUp : turnedUp.slice(-1);
  const grids = state.totals.map((_, seat) => (opened[seat] ?? []).reduce((grid, up) => withCard(grid, up, up.card), FACEDOWN));
  const columns = grids.map((grid) => grid.length);
  const round = { deck, grids, columns, discards, turn: state.starter, direction: 1, closed_by: null, called_early: null, window: null };
  return shown({ ...state, starter: null }, { ...round, draw_pile: deck - 6 * state.order.length - discards.length });
}

/** Whether a turn leaves nothing to the referee. */
function isPlain(state, claim) {
  const { round, rules } = state;
  const isClosing = round.closed_by !== null || facedown(laid(round, claim).grid) === 0;
  const isSkip = "reverse-as-skip" in rules.house_rules && acting(state, claim).some((card) => card.endsWith("reverse"));
  const isShort = round.draw_pile !== null && round.draw_pile <= 2 * course(state, claim).columns.length;
  return !isClosing && !isSkip && !isShort;
}

function turned(state, claim) {
  const { round, order, rules } = state;
  const { seat, took } = claim;
  const { grid, discards } = laid(round, claim);
  const onTheLeft = "columns-left" in rules.house_rules;
  const { at, direction, columns } = course(state, claim);
  const turn = nextTo(order, at, direction);
  const isDue = facedown(grid) === 1 && facedown(round.grids[seat]) !== 1;
  const wasCalled = round.called_early === seat;
  const window = isDue ? { seat, called: wasCalled ? {} : null, caught: null } : null;
  const pile = took === "pile" && round.draw_pile !== null ? round.draw_pile - 1 : round.draw_pile;
  const laying = { ...round, grids: round.grids.with(seat, grid), draw_pile: pile };
  const given = columns.reduce((before, each) => withNewColumn(before, each, onTheLeft), laying);
  return shown(state, { ...given, discards, turn, direction, window, called_early: null });
}

/** What the action cards of a turn come to: the last seat that had or missed it, and who lays new columns. */
function course(state, claim) {
  const { order, round } = state;
  const start = { at: claim.seat, direction: round.direction, columns: [] };
  return acting(state, claim).reduce((before, card) => {
    const { direction, columns } = before;
    if (card.endsWith("reverse")) return { ...before, at: claim.seat, direction: -direction };
    if (card.endsWith("double draw two")) return { ...before, columns: [...columns, ...sharedOut(order, claim)] };
    const hit = nextTo(order, before.at, direction);
    return { direction, at: hit, columns: card.endsWith("draw two") ? [...columns, hit] : columns };
  }, start);
}

function nextTo(order, seat, direction) {
  return order.at((order.indexOf(seat) + direction) % order.length);
}

/** Two columns: for two seats one each, for one both. */
function sharedOut(order, { seat, targets }) {
  const [one, other = one] = targets ?? order.filter((each) => each !== seat);
  return [one, other];
}

function withNewColumn(round, seat, onTheLeft) {
  const id = round.columns[seat] + 1; // no number is used again
  const laid = { id, upper: null, lower: null };
  const grid = onTheLeft ? [laid, ...round.grids[seat]] : [...round.grids[seat], laid];
  const pile = round.draw_pile === null ? null : round.draw_pile - 2;
  return { ...round, grids: round.grids.with(seat, grid), columns: round.columns.with(seat, id), draw_pile: pile };
}

function cleared(state, { seat, column, on_top }) {
  const { round } = state;
  const discards = [...round.discards, ...underAndTop(round.grids[seat], { column, on_top })];
  return shown(state, { ...round, discards, grids: round.grids.with(seat, withoutColumn(round.grids[seat], column)) });
}

/** Whether others still have cards to turn up: what the last grid comes to is for the referee to say. */
function isRevealedOn({ order, round }, { seat }) {
  return order.some((one) => one !== seat && round.facedown[one] > 0);
}

function revealed(state, { seat, cards }) {
  const grid = cards.reduce((before, place) => withCard(before, place, place.card), state.round.grids[seat]);
  return shown(state, { ...state.round, grids: state.round.grids.with(seat, grid) });
}

function called(state) {
  return shown(state, { ...state.round, window: { ...state.round.window, called: {} } });
}

/** The state with this round, and what is read off it. */
function shown(state, round) {
  const counts = round.grids.map(facedown);
  const readOff = {
    top: round.discards.at(-1),
    facedown: counts,
    at_one: state.order.filter((seat) => counts[seat] === 1),
    clearable: round.grids.map((grid) => clearable(state.rules, grid).map(({ id }) => id)),
    targets: state.order.filter((seat) => seat !== round.turn),
  };
  return { ...state, round: { ...round, ...readOff } };
}
