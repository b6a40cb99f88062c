// News of a match: a stream, or polling where no stream comes through; and how well that goes.
// A hidden page asks for nothing: a token has but two streams, and whoever looks again is told all at once.

/**
 * @import { Entry, Logbook, MatchTold, Reply } from "../../types.js"
 * @import { Match } from "./match.js"
 */
import { ask } from "./api.js";

const BEFORE_WE_SAY_SO = 3000; // ms without an answer
const FIRST_WORD = 5000; // ms; a stream says at once that it is there
const SILENCE = 40_000; // ms; and then something every 15 seconds
const LASTS = 30_000; // ms; one that ends sooner may be cut by what stands between, or by another page of this phone
const TRIES = 2; // such streams in a row, after which we only look
const WITHOUT = 60_000; // ms in which we do
const PAUSE = 2000; // ms between two tries, or two looks without a stream
const OVER = 10_000; // ms between two looks at a match that is over: it may still be put right
const JUST_OVER = 1000; // ms between two looks while its people may open a rematch, which no stream tells
const SOON = 5 * 60_000; // ms in which they do, or not

export class Live {
  /** Why asking again has no sense any more. @type {"gone" | "revoked" | null} */
  ended = null;
  /** @type {string | null | undefined} */
  #etag = null;
  #newest = 0; // the last entry we were told of
  /** @type {number | null} */
  #failingSince = null;
  #cutOff = 0; // streams in a row that did not last
  #withoutUntil = 0;
  #notBefore = 0; // when the server wants to be asked again
  #stopped = true;
  /** When the match was first seen to be over. @type {number | null} */
  #overSince = null;
  #isCalled = false; // somebody has come back, and waits
  #wake = () => {};
  #events = ["online", "offline", "pageshow"];

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
  }

  /** "connected", "late" (the referee does not answer) or "offline"; nothing is said of the first seconds. */
  get standing() {
    if (this.#failingSince === null || performance.now() - this.#failingSince < BEFORE_WE_SAY_SO) return "connected";
    return navigator.onLine ? "late" : "offline";
  }

  start() {
    this.#stopped = false;
    for (const event of this.#events) addEventListener(event, this.#turn);
    document.addEventListener("visibilitychange", this.#turn);
    this.#run();
  }

  stop() {
    this.#stopped = true;
    for (const event of this.#events) removeEventListener(event, this.#turn);
    document.removeEventListener("visibilitychange", this.#turn);
    this.#wake();
  }

  /** Ask for the match if there is more than the last answer told: after entry `number`, or for what it left out. @param {number} number */
  lookAfter(number) {
    this.#newest = Math.max(this.#newest, number);
    if (this.match.noted < this.match.answer.number) this.#catchUp();
    if (this.#newest <= this.match.answer.number) return;
    this.#look().then((isAnswered) => isAnswered || this.#wake());
  }

  /** The match as it stands, asked for now; whether that was answered. @returns {Promise<boolean>} */
  async #look() {
    const { match } = this;
    if (match.outbox.isUnsettled) return true;
    const isOpen = Boolean(match.answer.state.round);
    const asked = [isOpen && "may=1", match.needsKit && "kit=1"].filter(Boolean).join("&");
    const path = `/v1/matches/${match.id}${asked && "?" + asked}`;
    /** @type {Reply<MatchTold>} */
    const answer = await ask("GET", path, { token: match.token, etag: this.#etag });
    if (answer.status === 200 && !match.outbox.isUnsettled) {
      this.#etag = answer.etag;
      if (this.#newest === Infinity || this.#newest <= answer.json.number) this.#newest = 0;
      match.take(answer.json);
      // Somebody has dealt: now it matters what may be claimed.
      if (!isOpen && answer.json.state.round) return this.#look();
    }
    return this.#note(answer);
  }

  // The page went away or came back, or the network did: whatever runs now may be dead without knowing it.
  #turn = () => {
    if (!isHidden()) {
      this.#isCalled = true;
      this.#withoutUntil = 0;
      if (this.#failingSince !== null) this.#failingSince = performance.now(); // nobody asked meanwhile
      this.match.outbox.send();
    }
    this.#wake();
  };

  async #run() {
    while (!this.#stopped && !this.ended) {
      this.#isCalled = false;
      await this.#listen().catch(reportError); // a defect is told, and we go on
      const usual = this.#untilNextLook();
      const pause = Math.max(this.#notBefore - performance.now(), this.#isCalled ? 0 : usual);
      if (!this.#stopped && !this.ended && pause) await this.#pause(pause);
    }
  }

  /** A rematch is no entry, and the stream of a match that is over ends: who waits for one looks for it. */
  #untilNextLook() {
    const { isOver: isDecided, answer } = this.match;
    if (!isDecided) {
      this.#overSince = null;
      return PAUSE;
    }
    this.#overSince ??= performance.now();
    return !answer.rematch && performance.now() - this.#overSince < SOON ? JUST_OVER : OVER;
  }

  /** Not even somebody who comes back hurries a server that wants to be left alone. */
  async #listen() {
    if (isHidden() || performance.now() < this.#notBefore) return;
    const isAnswered = (await this.#catchUp()) && (await this.#look());
    if (isAnswered && performance.now() >= this.#withoutUntil) await this.#stream();
  }

  /** The entries since the last one noted; whether they came. */
  async #catchUp() {
    const { match } = this;
    for (let more = true; more; ) {
      /** @type {Reply<Logbook>} */
      const answer = await ask("GET", `/v1/matches/${match.id}/logbook?after=${match.noted}&limit=200`, { token: match.token });
      if (!this.#note(answer) || answer.status !== 200) return false;
      const { entries, number, say } = answer.json;
      entries.forEach((entry) => match.note(entry));
      if (say.length) match.takeSay(number, say);
      more = answer.json.more;
    }
    return true;
  }

  /** Read the stream as long as it lives. */
  async #stream() {
    const { id, token, answer } = this.match;
    const control = new AbortController();
    const began = performance.now();
    let watch = setTimeout(() => control.abort(), FIRST_WORD);
    let isLeft = false; // by us
    this.#wake = () => {
      isLeft = true;
      control.abort();
    };
    const isAlive = () => {
      clearTimeout(watch);
      watch = setTimeout(() => control.abort(), SILENCE);
    };
    try {
      const response = await fetch(`/v1/matches/${id}/stream?after=${answer.number}`, {
        headers: { Authorization: `Bearer ${token}` },
        cache: "no-store",
        signal: control.signal,
      });
      if (response.ok && response.body) await this.#read(response.body, isAlive);
    } catch {
      // It broke off, as streams do; what was missed is asked for next.
    } finally {
      clearTimeout(watch);
      this.#wake = () => {};
      if (!isLeft) this.#judge(performance.now() - began);
    }
  }

  /** Whether to go on with streams after one that lived so long. @param {number} time in ms */
  #judge(time) {
    this.#cutOff = time < LASTS ? this.#cutOff + 1 : 0;
    if (this.#cutOff < TRIES) return;
    this.#cutOff = 0;
    this.#withoutUntil = performance.now() + WITHOUT;
  }

  /** @param {ReadableStream<Uint8Array<ArrayBuffer>>} body @param {() => void} isAlive */
  async #read(body, isAlive) {
    let text = "";
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      isAlive();
      const frames = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = frames.pop() ?? "";
      frames.forEach((frame) => this.#hear(frame));
    }
  }

  /** @param {string} frame */
  #hear(frame) {
    const fields = Object.fromEntries(frame.split("\n").map((line) => line.split(/: (.*)/s)));
    if (fields.event === "end" && fields.data !== '"over"') this.#end(JSON.parse(fields.data));
    if (fields.event !== "entry") return;
    /** @type {Entry} */
    const entry = JSON.parse(fields.data);
    this.match.note(entry);
    if (entry.say) this.match.takeSay(entry.number, entry.say);
    this.lookAfter(entry.number);
  }

  /** Remember how an answer went; whether it was one. @param {Reply<unknown>} answer */
  #note({ status, retryAfter = 0 }) {
    if (retryAfter) this.#notBefore = performance.now() + retryAfter * 1000;
    if (status === 401) this.#end("revoked");
    if (status === 404) this.#end("gone");
    const isAnswered = status === 200 || status === 304;
    const before = this.standing;
    const isBack = isAnswered && this.#failingSince !== null;
    if (isAnswered) this.#failingSince = null;
    else this.#failingSince ??= performance.now();
    if (isBack) this.match.outbox.send();
    if (before !== this.standing) this.match.answered();
    return isAnswered;
  }

  /** @param {"gone" | "revoked"} why */
  #end(why) {
    this.ended = why;
    this.match.answered();
  }

  /** Wait, but not longer than until something wakes us.
   * @param {number} time in ms @returns {Promise<void>} */
  #pause(time) {
    return new Promise((wake) => {
      const timer = setTimeout(wake, time);
      this.#wake = () => {
        clearTimeout(timer);
        wake();
      };
    });
  }
}

function isHidden() {
  return document.visibilityState === "hidden";
}
