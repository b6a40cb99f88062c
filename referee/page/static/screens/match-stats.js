// How a match went, round by round: totals, and what people like to be told afterwards.

/** @import { Fact, Kit, LoggedEntry, State } from "../../types.js" */
import { everybody, firstRound, played } from "../core/past-rounds.js";

/**
 * @typedef {Omit<Fact, "kind">} Cell
 * @typedef {{ event: string, seat?: number | null, count?: number, guilty?: boolean, round?: number | null }} Happening  what is looked at of an event
 */

const LONG = 3; // rounds, before it is told who was in front for longest

/** What each round gave each seat: nothing to whoever sat down later. @param {Pick<State, "points" | "totals">} state */
function rowsOf({ points, totals }) {
  return points.map((row) => totals.map((_, seat) => row[seat] ?? 0));
}

/** The totals by seat before the first round and after every one. @param {State} state */
export function totalsByRound(state) {
  const { totals } = state;
  const points = rowsOf(state);
  // What was written down before the first round counts too: totals are told, so it is what they do not explain.
  const scored = totals.map((_, seat) => points.reduce((sum, row) => sum + row[seat], 0));
  const course = [totals.map((total, seat) => total - scored[seat])];
  for (const row of points) course.push(course[course.length - 1].map((total, seat) => total + row[seat]));
  return course;
}

/**
 * What people like to be told, what is best to hear first.
 * @param {State} state
 * @param {Pick<Kit, "fewest_win">} kit
 * @param {LoggedEntry[]} entries of the logbook, as far as they are known
 * @returns {Fact[]}
 */
export function factsOf(state, kit, entries = []) {
  const fewest = kit.fewest_win;
  const points = rowsOf(state);
  if (!points.length) return [];
  /** @type {(Partial<Fact> & { kind: string })[]} */
  const facts = [
    { kind: fewest ? "fewest" : "biggest", ...bestRound(state, points, fewest) },
    ...happened(state, entries),
    { kind: "lead", ...(points.length >= LONG && longestLead(state, fewest)) },
    { kind: "won", ...most(roundsWon(state, points, fewest), everybody(state)) },
  ];
  return facts.filter(isTold).filter(({ seats, number }) => seats.length && (number > 0 || fewest));
}

/** @param {Partial<Fact> & { kind: string }} fact @returns {fact is Fact} */
function isTold(fact) {
  return fact.seats !== undefined && fact.number !== undefined;
}

/** The best round of anybody: the first of them where several are level. @param {State} state @param {number[][]} points @param {boolean} fewest */
function bestRound(state, points, fewest) {
  const first = firstRound(state);
  const cells = points.flatMap((row, place) =>
    everybody(state)
      .filter((seat) => played(state, seat, first + place))
      .map((seat) => ({ seats: [seat], number: row[seat], round: first + place })),
  );
  const isBetter = (/** @type {Cell} */ one, /** @type {Cell} */ other) => (fewest ? one.number < other.number : one.number > other.number);
  return cells.reduce((best, cell) => (!best || isBetter(cell, best) ? cell : best), /** @type {Cell | null} */ (null));
}

/** Who was alone in front for most rounds in a row; null where nobody ever was. @param {State} state @param {boolean} fewest */
function longestLead(state, fewest) {
  /** @type {Cell | null} */
  let best = null;
  /** @type {Cell | null} */
  let run = null;
  for (const [place, totals] of totalsByRound(state).slice(1).entries()) {
    const were = everybody(state).filter((seat) => played(state, seat, firstRound(state) + place));
    const [leader, ...others] = bestOf(totals, were, fewest);
    /** @type {number} */
    const before = run && leader === run.seats[0] ? run.number : 0;
    run = others.length ? null : { seats: [leader], number: before + 1 };
    if (run && run.number > (best?.number ?? 0)) best = run;
  }
  return best;
}

/** How many rounds each seat has won; a tied round is won by all of them. @param {State} state @param {number[][]} points @param {boolean} fewest */
function roundsWon(state, points, fewest) {
  const were = (/** @type {number} */ round) => everybody(state).filter((seat) => played(state, seat, round));
  return countOf(points.flatMap((row, place) => bestOf(row, were(firstRound(state) + place), fewest)));
}

/** Whoever of these seats is in front; several where they are level. @param {number[]} row @param {number[]} seating @param {boolean} fewest */
export function bestOf(row, seating, fewest) {
  const amounts = seating.map((seat) => row[seat]);
  const best = fewest ? Math.min(...amounts) : Math.max(...amounts);
  return seating.filter((seat) => row[seat] === best);
}

/** What only the logbook tells: who cleared, caught, challenged and drew most. @param {State} state @param {LoggedEntry[]} entries */
function happened(state, entries) {
  const people = everybody(state);
  const events = eventsInForce(entries);
  const sums = (/** @type {{ [event: string]: number }} */ signs) => most(sumOf(events.flatMap((one) => amountOf(one, signs))), people);
  return [
    { kind: "cleared", ...sums({ "column-cleared": 1 }) },
    { kind: "caught", ...sums({ caught: 1, "catch-disputed": -1 }) },
    { kind: "detective", ...most(countOf(rightChallengers(events)), people) },
    { kind: "drawn", ...sums({ "cards-drawn": 1, "debt-drawn": 1, "penalty-drawn": 1, "penalty-returned": -1 }) },
  ];
}

/** What an event adds to what a seat has done or takes back of it, if it is one of these.
 * @param {Happening} happening @param {{ [event: string]: number }} signs @returns {{ seat: number, count: number }[]} */
function amountOf({ event, seat, count = 1 }, signs) {
  const sign = signs[event.split(".")[1]];
  return sign && seat != null ? [{ seat, count: sign * count }] : [];
}

/** The events of what counts, by the rulings in force: later entries may have changed those before them.
 * @param {LoggedEntry[]} entries @returns {Happening[]} */
function eventsInForce(entries) {
  const stand = entries.filter(({ superseded }) => !superseded || !GONE.includes(superseded.now));
  /** @type {Map<number, Happening[]>} */
  const inForce = new Map(stand.map(({ number, events }) => [number, events]));
  for (const { changed } of stand) {
    for (const { entry, ruling } of changed ?? []) if (inForce.has(entry)) inForce.set(entry, ruling?.events ?? []);
  }
  return withoutVoid([...inForce.values()].flat());
}

/** The events of rounds that count: not of a void one, and not of one that was removed. @param {Happening[]} events */
function withoutVoid(events) {
  /** By place, the events up to the score of a round, without those of earlier rounds. @type {Happening[][]} */
  const scored = [];
  let first = 0; // the number of the round that was scored first: rounds on paper have no events
  /** @type {Happening[]} */
  let open = [];
  for (const one of events) {
    const { event, round } = one;
    open.push(one);
    if (event === "match.round-voided") open = [];
    if (event === "match.round-removed" && round) scored.splice(round - first, 1);
    if (event === "match.round-scored" && round) {
      first ||= round;
      if (round - first < scored.length) continue; // other points for a round that is scored already
      scored.push(open);
      open = [];
    }
  }
  return [...scored.flat(), ...open];
}

const GONE = ["taken back", "dropped", "fallen"];

/** Whoever challenged and was right, once for each time. @param {Happening[]} events */
function rightChallengers(events) {
  /** @type {number | null} */
  let challenger = null;
  return events.flatMap(({ event, seat, guilty }) => {
    if (event.endsWith(".challenged")) challenger = seat ?? null;
    return event.endsWith(".challenge-settled") && guilty && challenger !== null ? [challenger] : [];
  });
}

/** The seats with most: {seats, number}; nothing where everybody has as many.
 * @param {{ [seat: number]: number }} amounts @param {number[]} seating */
function most(amounts, seating) {
  const number = Math.max(0, ...seating.map((seat) => amounts[seat] ?? 0));
  const seats = seating.filter((seat) => (amounts[seat] ?? 0) === number);
  return seats.length < seating.length ? { seats, number } : null;
}

/** @param {number[]} seats */
function countOf(seats) {
  return sumOf(seats.map((seat) => ({ seat, count: 1 })));
}

/** @param {{ seat: number, count: number }[]} amounts */
function sumOf(amounts) {
  /** @type {{ [seat: number]: number }} */
  const sums = {};
  for (const { seat, count } of amounts) sums[seat] = (sums[seat] ?? 0) + count;
  return sums;
}
