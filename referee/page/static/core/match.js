// The model of one match: the referee's last answer, and what this phone has claimed since.

/**
 * @import { Answer, Change, Claim, Depth, Entry, GolfKit, GolfRound, Kept, Kit, Mark, MatchTold,
 *   Moment, Picture, Problem, Queued, Role, Round, Say, Seat, Standing, State, UNOKit,
 *   UNORound } from "../../types.js"
 * @typedef {Pick<State, "seating"> & Partial<Pick<State, "standings">>} Ranked
 * @typedef {Pick<MatchTold, "number" | "state"> & Partial<MatchTold> & Partial<Answer>} News
 */
import { foresee } from "./optimistic.js";
import { Live } from "./live.js";
import { Outbox } from "./outbox.js";
import { NO_KIT } from "./kit.js";
import * as store from "./store.js";

const REMEMBERED = 8; // states, so that an undo can be painted before it is answered
const CLAIMS = 40; // the latest ones, so that they can be shown and put right
const KEPT = 60; // matches
const ONE_TAP = 250; // ms; two taps in less are one of a finger that trembles
const REFUSED = /** @type {const} */ ("refused"); // the mark of an entry
const EDITS = ["match.take_back", "match.correct", "match.allow"];
const LEAVES_NOTHING = [...EDITS, "match.points"]; // where it is refused: nothing was shown, and others told it
const NAMES_PEOPLE = ["match.rename", "match.join", "match.take_back"];

/** The matches this phone has a part in, the last used first. */
export function knownMatches() {
  return store
    .names("match.")
    .map((name) => /** @type {Kept} */ (store.read(name)))
    .filter(isMatch)
    .sort((one, other) => other.used - one.used);
}

/** Whether it is all there: storage may be damaged, and what lies under our names may be somebody else's. @param {Kept | null} kept @returns {kept is Kept} */
function isMatch(kept) {
  const lists = [kept?.marks, kept?.answer?.seats, kept?.answer?.say, kept?.answer?.state?.totals, kept?.answer?.state?.seating];
  return Boolean(kept?.id && kept.token && Number.isFinite(kept.used)) && lists.every(Array.isArray);
}

/**
 * Keep a match that was just opened or joined, as the API answers it.
 * @param {MatchTold & { token: string }} told
 * @param {{ role?: Role, seat?: number | null, depth?: Depth }} phone
 */
export function keepMatch({ token, id, game, number, seats, gone = [], state, day, may = [], kit }, { role = "keeper", seat = null, depth = "scorepad" } = {}) {
  const used = 1 + Math.max(0, ...knownMatches().map((kept) => kept.used)); // no clock: it may be wrong
  const answer = { number, seats, gone, state, may, say: [] };
  const since = Date.now(); // for people to read, whatever the clock says
  /** @type {Kept} */
  const kept = { id, token, role, seat, depth, opened: depth, game, used, since, day, answer, kit, marks: [], claims: {}, past: {} };
  store.write(`match.${id}`, kept);
  knownMatches().slice(KEPT).forEach((one) => forgetMatch(one.id));
}

/** @param {string} id */
export function forgetMatch(id) {
  for (const name of [`match.${id}`, `trouble.${id}`, `ticket.${id}`, ...store.names(`queue.${id}.`)]) store.remove(name);
}

/** @param {{ state: State }} answer */
export function isOver({ state }) {
  return state.finished || state.winners.length > 0;
}

/** Who stands where, [{place, seat}], as the referee says. An answer that was kept before it said so has only who sits
 * there. @param {Ranked} state @returns {Standing[]} */
export function ranking({ standings, seating }) {
  return standings ?? seating.map((seat, at) => ({ place: at + 1, seat }));
}

/** @param {Match} match @returns {match is Match<UNORound, UNOKit>} */
export function isUNO(match) {
  return match.game === "uno";
}

/** @param {Match} match @returns {match is Match<GolfRound, GolfKit>} */
export function isGolf(match) {
  return match.game === "golf";
}

/** The round of a match that is open: whoever asks knows that one is. @template R
 * @param {{ shown: { state: { round: R } } }} match @returns {NonNullable<R>} */
export function openRound({ shown: { state } }) {
  if (!state.round) throw new Error("no round is open");
  return state.round;
}

/** What is shown of a match from what is kept of it: the whole queue painted over the last answer.
 * @param {Kept} kept @param {Queued[]} entries @returns {Picture} */
function picture({ answer, past, kit = NO_KIT }, entries) {
  /** @type {Picture} */
  const known = { number: answer.number, state: answer.state, seats: answer.seats, kit, unsure: false, next: null };
  /** @type {{ [number: number]: Moment | undefined }} */
  const seen = { ...past, [answer.number]: answer };
  return entries.reduce((before, { claim, after, round }, place) => {
    // Another phone has scored that round: whether this is another one only a person knows.
    if (round && round < before.state.round_number && scoresNext(claim)) return { ...before, number: after + 1 };
    const foreseen = foresee(before, claim, place === 0 ? answer.may : null, (number) => {
      const then = seen[number];
      return then && { state: then.state, seats: then.seats };
    });
    const number = after + 1;
    seen[number] = foreseen.unsure ? undefined : foreseen;
    return { ...foreseen, number };
  }, known);
}

/** Of one game, where it is known which: with its rounds and its rules. @template {Round} [R=Round] @template {Kit} [K=Kit] */
export class Match {
  /** @type {{ number: number, say: Say }} */
  #lastSay = { number: 0, say: [] };
  #undone = -ONE_TAP; // when the last undo was
  #hasLeft = false;
  /** What is shown, with what it was made of. @type {{ kept: Kept, entries: Queued[], shown: Picture } | null} */
  #pictured = null;
  /** The answer to the last claim of this phone, with its findings and events, until the page is left; or null. @type {Answer | null} */
  ruling = null;

  /** Throws nothing and sends nothing until `follow`; whenever it is another, `changed()` is called if somebody has
   * told so on this phone, and `answered()` if the referee or another phone has.
   * @param {string} id @param {() => void} changed @param {() => void} answered */
  constructor(id, changed, answered) {
    this.changed = changed;
    this.answered = answered;
    /** @type {Kept} */
    this.kept = store.read(`match.${id}`);
    this.outbox = new Outbox({
      id,
      token: this.kept.token,
      heard: (answer, claim) => this.heard(answer, claim),
      turnedAway: (problem) => this.turnedAway(problem),
      changed,
      answered,
    });
    this.live = new Live(this);
  }

  get id() {
    return this.kept.id;
  }

  get game() {
    return this.kept.game;
  }

  get token() {
    return this.kept.token;
  }

  /** "keeper", "seat", "watcher", or "reader" of a read-only link, who comes along to no rematch. */
  get role() {
    return this.kept.role;
  }

  /** The number of the seat this phone speaks for, or null. */
  get seat() {
    return this.kept.seat;
  }

  /** The same, where it is known that there is one. */
  get own() {
    if (this.seat === null) throw new Error("this phone speaks for nobody");
    return this.seat;
  }

  /** How closely this phone follows the rounds: "scorepad", or "referee" for every play. */
  get depth() {
    return this.kept.depth ?? "scorepad";
  }

  /** @param {Depth} depth */
  set depth(depth) {
    this.#keep({ depth });
  }

  /** The referee's last answer. */
  get answer() {
    return this.kept.answer;
  }

  /** What follows from the rules in force, as the referee told it last. */
  get kit() {
    return /** @type {K} */ (this.kept.kit ?? NO_KIT);
  }

  /** Whether the kit has to be asked for: it is not there, or the rules or the number of people are others. */
  get needsKit() {
    return !this.kept.kit || Boolean(this.kept.isKitOld);
  }

  /** What to paint, the queue included. */
  get shown() {
    const { kept, outbox: { entries } } = this;
    const isStill = this.#pictured?.kept === kept && this.#pictured.entries === entries;
    if (!this.#pictured || !isStill) this.#pictured = { kept, entries, shown: picture(kept, entries) };
    return /** @type {Picture<R, K>} */ (this.#pictured.shown);
  }

  /** How many claims are on their way. */
  get waiting() {
    return this.outbox.entries.length;
  }

  /** Decided, by the referee's last answer. */
  get isOver() {
    return isOver(this.answer);
  }

  /** Of nobody it is empty. @param {number | null} [seat] */
  name(seat) {
    return [...this.shown.seats, ...(this.answer.gone ?? [])].find((one) => one.seat === seat)?.name ?? "";
  }

  /** Paint it now, send it soon. @param {Claim} claim */
  tell(claim) {
    const { state, number } = this.shown;
    const isTracked = Boolean(state.round) || !claim.claim.startsWith("match.");
    this.outbox.add(claim, number, isTracked, scoresNext(claim) ? state.round_number : null);
    this.changed();
  }

  /** The numbers of the entries that count, newest first, queued ones included; not that of the opening. */
  *counted() {
    const marks = this.#marks;
    for (let at = lastOf(marks, this.shown.number); at > 1; at = lastOf(marks, at - 1)) yield at;
  }

  /** What each entry makes of the line, queued ones included. */
  get #marks() {
    const marks = [...this.kept.marks];
    for (const { claim, after } of this.outbox.entries) marks[after + 1] = markOf(after + 1, claim);
    return marks;
  }

  /**
   * The entry that an undo takes back: the last that counts, or what was refused since, with what it has shown.
   * 1 is the opening, before which nothing goes.
   */
  get lastTold() {
    return lastOf(this.#marks, this.shown.number, true);
  }

  /** What was claimed in an entry, where it is one of the latest.
   * @param {number} number @returns {Claim | undefined} */
  claimOf(number) {
    return this.outbox.entries.find(({ after }) => after + 1 === number)?.claim ?? this.kept.claims?.[number];
  }

  get canUndo() {
    return this.role === "keeper" && this.lastTold > 1;
  }

  /** Take back the last thing that was told: out of the queue if it never left, else with a claim. */
  undo() {
    const isSameTap = performance.now() - this.#undone < ONE_TAP;
    if (isSameTap) return;
    this.#undone = performance.now();
    if (this.outbox.recall()) this.changed();
    else this.tell({ claim: "match.take_back", to: this.lastTold - 1 });
  }

  /** Begin to send, and to listen to what others tell. */
  follow() {
    const used = 1 + Math.max(...knownMatches().map((kept) => kept.used));
    if (!this.isOver) this.#keep({ used }); // who only looks at a result finds the match that goes on above it
    this.outbox.send();
    this.live.start();
  }

  leave() {
    this.outbox.close();
    this.live.stop();
    this.#keep({}); // the browser may have cleared it meanwhile
    this.#hasLeft = true;
  }

  /** The numbers of the entries are known up to this one, without a gap. */
  get noted() {
    const gap = this.kept.marks.findIndex((mark, number) => number > 0 && mark == null);
    return (gap < 0 ? Math.max(1, this.kept.marks.length) : gap) - 1;
  }

  /** Another tab of this phone has come in anew: what is known here is of a phone that is no more. */
  get isReplaced() {
    /** @type {Kept | null} */
    const kept = store.read(`match.${this.id}`);
    return isMatch(kept) && kept.token !== this.token;
  }

  /** Another tab of this phone has forgotten it, or has come in anew. */
  forgotten() {
    this.#hasLeft = true;
    this.outbox.close();
    this.live.stop();
  }

  /** Another tab of this phone has written something. */
  refresh() {
    /** @type {Kept | null} */
    const kept = store.read(`match.${this.id}`);
    if (isMatch(kept) && kept.answer.number >= this.answer.number) this.kept = kept;
    this.outbox.refresh();
    this.outbox.send();
    this.live.lookAfter(0);
    this.answered();
  }

  /** An answer to a claim of ours. @param {Answer} answer @param {Claim} claim */
  heard(answer, claim) {
    const isNext = answer.number === this.answer.number + 1;
    this.note(answer);
    this.ruling = answer;
    this.take({ ...answer, seats: seatsWith(this.answer.seats, answer.state, claim) });
    // Who sits there is not told with a ruling, and neither is the kit; others may have told it in between.
    this.live.lookAfter(!isNext || NAMES_PEOPLE.includes(claim.claim) || this.needsKit ? Infinity : answer.number);
  }

  /** A claim of ours is none, was heard long ago, or others were first. News that came meanwhile had to wait.
   * @param {Problem | null} problem */
  turnedAway(problem) {
    problem?.missed?.forEach((entry) => this.note(entry));
    const { number, state } = problem ?? {};
    if (state && number !== undefined) this.take({ number, state });
    // What may be claimed is not told with a problem.
    this.live.lookAfter(problem?.state ? Infinity : (problem?.number ?? 0));
  }

  /** Something newer than we know: a match, a ruling's answer, a problem that tells the state. @param {News} news */
  take({ number, state, seats, gone, rematch, expires_on: expires, may, say, consequences, claim, changed, kit }) {
    if (number < this.answer.number) return;
    const { answer, past } = this.kept;
    const isNew = number > answer.number;
    this.#keep({
      kit: kit ?? this.kept.kit,
      isKitOld: !kit && (this.kept.isKitOld || playedBy(state) !== playedBy(answer.state)),
      answer: {
        number,
        state,
        seats: seats ?? answer.seats,
        gone: gone ?? answer.gone,
        rematch: rematch === undefined ? answer.rematch : rematch,
        expires_on: rematch === undefined ? answer.expires_on : expires, // both stand only in what is told of the whole match
        may: may ?? (isNew ? [] : answer.may),
        say: say ?? (this.#lastSay.number === number ? this.#lastSay.say : isNew ? [] : answer.say),
        consequences: consequences ?? (isNew ? [] : answer.consequences),
        odd: changed && claim ? oddAfter(claim, changed) : isNew ? 0 : answer.odd,
      },
      past: isNew ? latest({ ...past, [answer.number]: { state: answer.state, seats: answer.seats } }, REMEMBERED) : past,
    });
    this.answered();
  }

  /** What each seat does now, as it came with the newest entry. @param {number} number @param {Say} say */
  takeSay(number, say) {
    this.#lastSay = { number, say };
    if (number === this.answer.number && !this.answer.say.length) this.take({ ...this.answer, say });
  }

  /** An entry of the logbook, of whoever told it. @param {Pick<Entry, "number" | "claim" | "verdict">} entry */
  note({ number, claim, verdict }) {
    this.kept.marks[number] = markOf(number, claim, verdict);
    this.kept.claims = latest({ ...this.kept.claims, [number]: claim }, CLAIMS);
  }

  /** @param {Partial<Kept>} changes */
  #keep(changes) {
    this.kept = { ...this.kept, ...changes };
    if (!this.#hasLeft || this.#isNewest()) store.write(`match.${this.id}`, this.kept);
  }

  /** An answer may come when somebody has left, and has forgotten it, joined anew, or come back and seen more. */
  #isNewest() {
    /** @type {Kept | null} */
    const stored = store.read(`match.${this.id}`);
    return stored?.token === this.token && stored.answer.number <= this.answer.number;
  }
}

/** With whom this claim has let sit down, until the referee tells who sits there; undefined where it has let nobody.
 * @param {Seat[]} seats @param {State} state @param {Claim} claim
 * @returns {Seat[] | undefined} */
function seatsWith(seats, { seating }, claim) {
  const seat = seating.find((one) => !seats.some((known) => known.seat === one));
  if (claim.claim !== "match.join" || !claim.name || seat === undefined) return undefined;
  return [...seats, { seat, name: claim.name, face: claim.face ?? null }];
}

/** What a kit depends on. @param {State} state */
function playedBy({ rules, rules_from: changes, order }) {
  return JSON.stringify([rules, changes, order.length]);
}

/** Whether it gives points to the open round or to the next one, whichever that is when it arrives.
 * @param {Claim} claim */
export function scoresNext(claim) {
  return claim.claim === "match.score" && !claim.round;
}

/** How many other entries an edit has left standing only because the table played on, or has made fall.
 * @param {Claim} claim @param {Change[]} changed */
function oddAfter(claim, changed) {
  const edited = "entry" in claim ? claim.entry : null;
  const isOdd = (/** @type {Change} */ { ruling }) => !ruling || ruling.findings[0].article === "match.agreement";
  return changed.filter((one) => one.entry !== edited && isOdd(one)).length;
}

/** What an entry makes of the line: its number if it counts, -n if it goes back to entry n, 0 if it is nothing.
 * @param {number} number @param {Claim} claim @param {string} [verdict]
 * @returns {Mark} */
function markOf(number, claim, verdict) {
  if (["match.note", "match.phone"].includes(claim.claim)) return 0;
  if (verdict === "refused") return LEAVES_NOTHING.includes(claim.claim) ? 0 : REFUSED;
  return claim.claim === "match.take_back" ? -claim.to : number;
}

/**
 * Walk back from an entry to the last one that counts, or that was refused where `isAnyTold`; to the opening if
 * one on the way is not known yet.
 * @param {Kept["marks"]} marks
 * @param {number} number
 */
function lastOf(marks, number, isAnyTold = false) {
  while (number > 1) {
    const mark = marks[number];
    if (mark == null) return 1;
    if (mark === REFUSED && isAnyTold) return number;
    const at = mark === REFUSED ? 0 : mark;
    if (at > 0) return at;
    number = at < 0 ? -at : number - 1;
  }
  return 1;
}

/**
 * What is known of the entries with the highest numbers.
 * @template T
 * @param {{ [number: number]: T }} known
 * @param {number} most
 */
function latest(known, most) {
  const numbers = Object.keys(known).map(Number).sort((one, other) => one - other);
  return Object.fromEntries(numbers.slice(-most).map((number) => [number, known[number]]));
}

/** All sentences of a finding, as one text. @param {{ sentence: string, more?: string }} finding */
export function reason({ sentence, more }) {
  return more ? `${sentence} ${more}` : sentence;
}
