// Claims that are painted already and on their way: one at a time, in order, each until it is answered.
// Every one is stored with its key before it is first sent, so a reload or a lost reply sends the same again.

/**
 * @import { Answer, Claim, Problem, Queued, Reply, Trouble } from "../../types.js"
 * @typedef {{ id: string, token: string, heard: (answer: Answer, claim: Claim) => void,
 *   turnedAway: (problem: Problem | null) => void, changed: () => void, answered: () => void }} Listener
 * @typedef {{ tab: string, until: number }} Lease  until: ms by the clock of this phone
 * @typedef {Pick<Queued, "claim" | "wantsMay"> & { round?: number | null }} Untold
 */
import { ask, isWorthAnotherTry, newKey } from "./api.js";
import * as store from "./store.js";

const TAB = newKey();
const LEASE = 12_000; // ms; longer than a request may take
const MANY = 3; // tries of one claim, after which we say so
const FIRST_PAUSE = 500; // ms
const LONGEST_PAUSE = 20_000; // ms
const HEARD_BEFORE = "urn:referee:problem:heard-before";

export class Outbox {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #tries = 0;
  #notBefore = 0; // when the server wants to be asked again
  #isSending = false;
  isClosed = false;
  #isHurried = false; // somebody wanted it sent while it was: what is under way may be lost already

  /**
   * `heard(answer, claim)` is called with each answer 201, `turnedAway(problem)` with any other. Whenever the queue
   * is another, `changed()` is called if somebody has tapped, and `answered()` once something was sent.
   * @param {Listener} listener
   */
  constructor({ id, token, heard, turnedAway, changed, answered }) {
    this.id = id;
    this.token = token;
    this.heard = heard;
    this.turnedAway = turnedAway;
    this.changed = changed;
    this.answered = answered;
    this.refresh();
  }

  /** What is queued, oldest first; another list for another queue. @type {Queued[]} */
  entries = [];
  /** Why it stands still until a person decides, or null. @type {Trouble | null} */
  trouble = null;

  /** Whether one may have been heard already without our knowing: news would show it twice. */
  get isUnsettled() {
    return Boolean(this.entries[0]?.sent) && !this.trouble;
  }

  /** Whether the oldest one was tried so often that something must be wrong. */
  get isUnheard() {
    return this.entries.length > 0 && this.#tries >= MANY;
  }

  /** Read again what is stored: another tab may have added or sent something. */
  refresh() {
    /** @type {Queued[]} */
    const stored = store.names(`queue.${this.id}.`).map((name) => ({ ...store.read(name), name }));
    this.entries = stored.filter(isWhole);
    /** @type {Trouble | null} */
    const trouble = store.read(`trouble.${this.id}`);
    this.trouble = trouble?.kind ? trouble : null;
  }

  /** Queue a claim that was made on a screen that showed entry `after`; `wantsMay` asks what may be claimed next.
   * `round` is the one that a score was meant for, where the claim itself names none.
   * @param {Claim} claim @param {number} after @param {boolean} [wantsMay] @param {number | null} [round] */
  add(claim, after, wantsMay = false, round = null) {
    if (!this.entries.length) this.#settle(null);
    const place = Number(this.entries.at(-1)?.name.split(".")[2] ?? 0) + 1;
    const entry = { key: newKey(), claim, after, wantsMay, round, sent: false };
    const name = `queue.${this.id}.${String(place).padStart(6, "0")}.${entry.key}`;
    store.write(name, entry);
    this.entries = [...this.entries, { name, ...entry }];
    this.send();
  }

  /** Take the last one out of the queue, if it has never been sent, or was and is known not to count. */
  recall() {
    const last = this.entries.at(-1);
    // Without an undo that waits, what it undoes would be back: the next undo goes further.
    if (!last || (!this.trouble && (last.sent || last.claim.claim === "match.take_back"))) return false;
    this.#remove(last);
    // A refusal is of an entry that is no longer here, and stays to be read.
    if (!this.entries.length && this.trouble?.kind !== "refused") this.#settle(null);
    return true;
  }

  /** Drop all that is queued, and go on. */
  drop() {
    for (const entry of [...this.entries]) this.#remove(entry);
    this.#settle(null);
    this.changed();
  }

  /**
   * Send what is queued as if it had been claimed just now, after entry `number`; `first` are claims before it.
   * @param {number} number
   * @param {Claim[]} first
   * @param {(entry: Queued) => Queued} anew
   */
  sendAgain(number, first = [], anew = (entry) => entry) {
    const from = this.entries[0]?.after ?? number;
    const by = number - from + first.length;
    const queued = this.entries.map(anew).map((entry) => ({ ...entry, claim: shifted(entry.claim, from, by) }));
    /** @type {Untold[]} */
    const claims = [...first.map((claim) => ({ claim, wantsMay: true })), ...queued];
    this.drop();
    claims.forEach(({ claim, wantsMay, round }, place) => this.add(claim, number + place, wantsMay, round));
    this.changed();
  }

  /** The scores in the queue that were meant for rounds which have points already, now that `next` is next. @param {number} next */
  scoresBefore(next) {
    return this.entries.filter(({ claim, round }) => round && round < next && !roundOf(claim));
  }

  /** Send it again: those scores go to their rounds, in the place of what these have. @param {number} next @param {number} number */
  replaceBefore(next, number) {
    const late = this.scoresBefore(next);
    this.sendAgain(number, [], (entry) => (late.includes(entry) ? { ...entry, claim: withRound(entry.claim, entry.round) } : entry));
  }

  /** Send it again: all scores are of other rounds, from `next` on. @param {number} next @param {number} number */
  scoreFrom(next, number) {
    let at = next;
    this.sendAgain(number, [], (entry) => (entry.round ? { ...entry, round: at++ } : entry));
  }

  /** Send the same again: with its keys, as it may have been heard before it was turned away. */
  retry() {
    this.#settle(null);
    this.send();
    this.changed();
  }

  /** Whether it goes back to before what this phone showed when it was told: past what others entered since. */
  get undoesMore() {
    return this.entries.some(({ claim }) => claim.claim === "match.take_back" && claim.to < this.entries[0].after);
  }

  /** Try now, whatever the pause; but not before the server wants it. */
  async send() {
    clearTimeout(this.#timer);
    this.#isHurried = this.#isSending;
    if (this.#isSending || this.trouble || !this.entries.length) return;
    const rest = this.#notBefore - performance.now();
    if (rest > 0) return this.#sendIn(rest);
    if (!this.#takeLease()) return this.#sendIn(LEASE / 4);
    const longest = await this.#alone(() => this.#sendOne(this.entries[0]));
    const pause = this.#isHurried ? Math.min(longest, FIRST_PAUSE) : longest;
    this.answered();
    if (this.entries.length && !this.trouble) this.#sendIn(pause);
    else this.letOthersSend();
  }

  /** Give the lease back, if it is ours. */
  letOthersSend() {
    /** @type {Lease | null} */
    const lease = store.read(`lease.${this.id}`);
    if (lease?.tab === TAB) store.remove(`lease.${this.id}`);
  }

  close() {
    clearTimeout(this.#timer);
    this.isClosed = true;
    this.letOthersSend();
  }

  /** @param {number} pause in ms */
  #sendIn(pause) {
    if (this.isClosed) return;
    if (pause) this.#timer = setTimeout(() => this.send(), pause);
    else this.send();
  }

  /** Nothing else is sent meanwhile; whatever happens, something can be sent after it.
   * @template T @param {() => Promise<T>} sending */
  async #alone(sending) {
    this.#isSending = true;
    try {
      return await sending();
    } finally {
      this.#isSending = false;
    }
  }

  /** Send it and take in the answer; how long to wait before the next. @param {Queued} entry @returns {Promise<number>} */
  async #sendOne(entry) {
    entry.sent = true;
    this.#keep(entry);
    const { token, key, claim, after } = { token: this.token, ...entry };
    const path = `/v1/matches/${this.id}/claims${entry.wantsMay ? "?may=1" : ""}`;
    /** @type {Reply<Answer>} */
    const answer = await ask("POST", path, { token, key, body: { ...claim, after }, insists: true });
    if (isWorthAnotherTry(answer)) return this.#pause(answer);
    this.#tries = 0;
    this.#take(entry, answer);
    return 0;
  }

  /** @param {Queued} entry @param {Reply<Answer>} reply */
  #take(entry, reply) {
    if (reply.status !== 201) return this.#takeProblem(entry, reply.status, reply.status === 200 ? null : reply.json);
    const { json } = reply;
    this.#remove(entry);
    this.#rebase(entry, json.number);
    if (json.verdict === "refused") this.#settle({ kind: "refused", answer: json, claim: entry.claim });
    this.heard(json, entry.claim);
  }

  /** @param {Queued} entry @param {number} status @param {Problem | null} problem */
  #takeProblem(entry, status, problem) {
    if (problem?.type === HEARD_BEFORE) return this.#takeAsHeard(entry, problem);
    const isStale = status === 409 && Boolean(problem?.state);
    this.#settle({ kind: isStale ? "stale" : "stopped", answer: problem, claim: entry.claim });
    this.turnedAway(problem);
  }

  /** It was told so long ago that its answer is kept no more: what came of it stands in the match.
   * @param {Queued} entry @param {Problem} problem */
  #takeAsHeard(entry, problem) {
    this.#remove(entry);
    this.#rebase(entry, problem.number ?? entry.after + 1);
    this.turnedAway(problem);
  }

  /** What others told in between has moved the numbers; what was never sent moves with them.
   * @param {Queued} settled @param {number} number */
  #rebase(settled, number) {
    const moved = number - settled.after - 1;
    if (!moved) return;
    this.entries = this.entries.map((entry) => ({ ...entry, after: entry.after + moved, claim: shifted(entry.claim, settled.after, moved) }));
    // Who has left it and come back has another queue, in which this may be done with.
    this.entries.filter(({ name }) => store.read(name)).forEach((entry) => this.#keep(entry));
  }

  /** In ms. @param {{ retryAfter?: number }} answer */
  #pause({ retryAfter = 0 }) {
    const longer = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++);
    this.#notBefore = performance.now() + retryAfter * 1000;
    return Math.max(longer * (0.5 + Math.random()), retryAfter * 1000);
  }

  /** Two tabs of a phone must not both send; the keys make it harmless where they do. */
  #takeLease() {
    /** @type {Lease | null} */
    const lease = store.read(`lease.${this.id}`);
    const wait = lease && lease.tab !== TAB ? lease.until - Date.now() : 0;
    if (wait > 0 && wait <= LEASE) return false;
    store.write(`lease.${this.id}`, { tab: TAB, until: Date.now() + LEASE });
    return true;
  }

  /** @param {Queued} entry */
  #keep({ name, ...entry }) {
    store.write(name, entry);
  }

  /** @param {Queued} entry */
  #remove(entry) {
    store.remove(entry.name);
    // By its name: what another tab has written may have been read again meanwhile.
    this.entries = this.entries.filter(({ name }) => name !== entry.name);
  }

  /** @param {Trouble | null} trouble */
  #settle(trouble) {
    this.trouble = trouble;
    if (trouble) store.write(`trouble.${this.id}`, trouble);
    else store.remove(`trouble.${this.id}`);
  }
}

/** A claim with the numbers of entries in it moved, where they come after entry `from`, as its own place was.
 * @param {Claim} claim @param {number} from @param {number} by
 * @returns {Claim} */
function shifted(claim, from, by) {
  if ("to" in claim && claim.to >= from) return { ...claim, to: claim.to + by };
  if ("entry" in claim && claim.entry > from) return { ...claim, entry: claim.entry + by };
  return claim;
}

/** The round that a score itself names. @param {Claim} claim */
function roundOf(claim) {
  return "round" in claim ? claim.round : null;
}

/** @param {Claim} claim @param {number | null} round @returns {Claim} */
function withRound(claim, round) {
  return claim.claim === "match.score" ? { ...claim, round } : claim;
}

/** Whether it can be sent: what a phone keeps may be damaged. @param {Queued} entry */
function isWhole({ key, claim, after }) {
  return Boolean(key && claim?.claim && Number.isInteger(after));
}
