// A seat's own phone: what to do now, whose turn it is, a card to lay, and the words that are shouted. A watcher's shows
// the board alone.

/**
 * @import { Answer, Child, ClaimOf, Color, Match, Page, Reply, Round, Screen, Tellable,
 *   UNORound } from "../../types.js"
 * @import { Verdicts } from "../core/router.js"
 */
import { ask, detailOf, isWorthAnotherTry, newKey } from "../core/api.js";
import { countingOf } from "../core/kit.js";
import { isOver, isUNO, openRound, reason } from "../core/match.js";
import { gainsOf } from "../core/optimistic.js";
import { fetchVerdicts } from "../core/router.js";
import { pointsOf, toldBy } from "../core/past-rounds.js";
import { h } from "../ui/dom.js";
import { COLORS, SHAPES, back as facedown, cardFace } from "../ui/card-faces.js";
import { unsay } from "../ui/announcer.js";
import { mark } from "../ui/marks.js";
import { bar, button, iconLink, named, standing } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { words } from "./words.js";
import { television } from "./television.js";
import { openHand } from "./hand.js";
import { openPlayCard } from "./play-card.js";
import { feel } from "../ui/feel.js";

/**
 * @typedef {NonNullable<Round["window"]>} Window
 * @typedef {ReturnType<typeof shoutsOf>} Shouts
 */

const LOCK = 3000; // ms without a catch after a wrong one, or whoever taps all the time would win
const TRIES = 3; // a shout that nobody heard by then is better shouted again
const LAY = { kind: "main big" };
const LAY_INSTEAD = { kind: "big" };
const DRAW = { kind: "big hug" };
const DRAW_FIRST = { kind: "main big hug" }; // who owes cards draws them, as a rule
const PAUSE = 700; // ms between two tries

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const shouts = shoutsOf(page);
  const sheets = sheetsOf(page, shouts);
  const turn = turnOf(page, shouts, sheets);
  const drawn = drawnOf(page);
  const notice = noticeOf(page, () => {
    turn.clear();
    return drawn.whatToDo();
  });

  function view() {
    if (match.role !== "seat") return television(match);
    notice();
    const sheet = sheets.view();
    if (sheet) return sheet;
    const { round } = match.shown.state;
    const catchOfMe = drawn.caughtMe();
    const color = catchOfMe ? "red" : followed(match)?.color;
    return h(
      "main",
      { class: "mine still" },
      h(
        "section",
        { class: `board felt ${color ? "lit " + color : ""}` },
        bar(heading(match, title()), { more: [standing(match), iconLink("ask", words.scorepad.ask, `#/match/${match.id}/ask`)] }),
        others(match),
        catchOfMe ? caught(match, catchOfMe, drawn.whatToDo()) : now(match, drawn.whatToDo()),
        h("p", { class: "heard" }, round ? shouts.remembered() : told(match)),
      ),
      keys(),
    );
  }

  function keys() {
    const { round } = match.shown.state;
    const window = drawn.caughtMe();
    return h(
      "section",
      { class: "tap" },
      match.game === "uno" && h("div", { class: "row mine-to-do" }, window ? drawn.key(window) : turn.view()),
      callKey(match, shouts.call, !round || Boolean(window?.by_keeper)),
      catchKeys(match, shouts, !round),
      match.game === "uno" && (isChallenging(match) ? judgment(match, shouts.shout) : rarer(match, shouts.shout, sheets.count)),
      match.game === "golf" && !round && h("div", { class: "row" }, countKey(match, sheets.count)),
    );
  }

  function title() {
    return sheets.title() ?? (match.role === "seat" ? words.player.you({ name: match.name(match.seat) }) : words.player.watching);
  }

  return { title, view, back: sheets.back, press: sheets.press };
}

/** What is shouted, and what became of it. @param {Page<Match>} page */
function shoutsOf(page) {
  const { match } = page;
  const verdicts = fetchVerdicts(match);
  /** On the last shout; with the stamp of a challenge that it settled.
   * @type {{ number: number, sentence: string, stamp?: () => Child } | null} */
  let verdict = null;
  let isLocked = false;

  /** Told at once and never queued: what comes a minute late is no shout. A lost reply is asked for again.
   * @param {Tellable} claim @param {((verdict: string | undefined) => void) | null} heard */
  async function shout(claim, heard = null) {
    verdict = { number: match.answer.number, sentence: words.player.sent };
    page.redraw();
    const sent = { token: match.token, key: newKey(), body: { ...claim, after: match.answer.number }, insists: true };
    /** @type {() => Promise<Reply<Answer>>} */
    const post = () => ask("POST", `/v1/matches/${match.id}/claims?may=1`, sent);
    let answer = await post();
    for (let tries = 1; tries < TRIES && isWorthAnotherTry(answer); tries += 1) {
      await new Promise((wake) => setTimeout(wake, PAUSE));
      answer = await post();
    }
    if (answer.status === 201) match.heard(answer.json, claim);
    else if (answer.status !== 200) match.turnedAway(answer.json);
    const { number } = match.answer;
    verdict = { number, ...heardOf(answer, await verdicts) };
    page.say(verdict.sentence);
    heard?.(answer.status === 201 ? answer.json.verdict : undefined);
    page.redraw();
  }

  /** The last verdict, until anything else is told: then it may be so no more. */
  function remembered() {
    if (verdict?.number !== match.answer.number) return null;
    const { sentence, stamp } = verdict;
    return stamp ? [stamp(), sentence] : sentence;
  }

  function call() {
    shout({ claim: `${match.game}.call`, seat: match.own });
  }

  /** @param {number} whom */
  function catchOut(whom) {
    shout({ claim: `${match.game}.catch`, seat: match.own, caught: whom }, (how) => how === "refused" && lock());
  }

  function lock() {
    isLocked = true;
    setTimeout(() => {
      isLocked = false;
      page.redraw();
    }, LOCK);
  }

  return { shout, remembered, call, catchOut, isLocked: () => isLocked };
}

/** For what is left in the hand, or for the card that is laid. @param {Page<Match>} page @param {Shouts} shouts */
function sheetsOf(page, { shout }) {
  const { match } = page;
  /** While it is open. @type {Screen | null} */
  let sheet = null;

  /** @param {Screen} opened */
  function show(opened) {
    sheet = opened;
    page.cover();
    page.redraw();
  }

  function count() {
    show(openHand(match, { redraw: page.redraw, done: counted }));
  }

  /** @param {string | null} sentence */
  function counted(sentence) {
    history.back();
    if (sentence) page.say(sentence);
  }

  function lay(wasDrawn = false) {
    if (isUNO(match)) show(openPlayCard(match, { drawn: wasDrawn, redraw: page.redraw, done: laid }));
  }

  /** @param {ClaimOf<"uno.play"> | null} claim */
  function laid(claim) {
    history.back();
    if (claim) shout(claim);
  }

  function back() {
    sheet = null;
    page.redraw();
  }

  return {
    count,
    lay,
    back,
    view: () => sheet?.view() ?? null,
    title: () => sheet?.title() ?? null,
    press: (/** @type {string} */ key) => sheet?.press?.(key),
  };
}

/** The card of this turn, at one place whatever there is to do.
 * @param {Page<Match>} page @param {Shouts} shouts @param {ReturnType<typeof sheetsOf>} sheets */
function turnOf(page, { shout }, sheets) {
  const { match } = page;
  let isAsked = false; // what became of the card that was drawn

  function lay(wasDrawn = false) {
    isAsked = false;
    sheets.lay(wasDrawn);
  }

  /** What is owed is drawn and no more; of a card drawn for a play it is asked what became of it. */
  function drew() {
    if (isUNO(match) && openRound(match).debt?.seat === match.seat) return shout({ claim: "uno.draw", seat: match.own });
    isAsked = !isAsked;
    return page.redraw();
  }

  /** @param {{ keep?: boolean }} more */
  function keep(more = {}) {
    isAsked = false;
    shout({ claim: "uno.draw", seat: match.own, ...more });
  }

  function view() {
    const round = followed(match);
    if (round?.color_owed_by === match.seat) {
      const name = (/** @type {Color} */ color) => shout({ claim: "uno.color", seat: match.own, color });
      return COLORS.map((color) => button([SHAPES[color], " ", words.cards.colors[color]], () => name(color), { kind: `which-one ${color}`, key: color }));
    }
    if (round?.swap?.seat === match.seat) return swapping(match, shout);
    if (isAsked) return whatBecameOfIt();
    const owed = round?.debt?.seat === match.seat ? round.debt.count : null;
    return [
      button([mark("cards"), words.player.lay], () => lay(), { ...(owed ? LAY_INSTEAD : LAY), key: "lay", disabled: !mayLay(match) }),
      button(words.player.drew({ owed }), drew, { ...(owed ? DRAW_FIRST : DRAW), key: "drew", disabled: round?.turn !== match.seat && !owed }),
    ];
  }

  function whatBecameOfIt() {
    return [
      button(words.player.keepsIt, () => keep({ keep: true }), { key: "keeps" }),
      isUNO(match) && match.kit.draws_one_by_one && button(words.player.drawsOn, () => keep(), { key: "draws" }),
      button(words.player.laysIt, () => lay(true), { key: "lays" }),
    ];
  }

  return { view, clear: () => void (isAsked = false) };
}

/** What this seat says of the cards that it was caught for. @param {Page<Match>} page */
function drawnOf(page) {
  const { match } = page;
  /** The catch whose cards have been drawn. @type {string | null} */
  let drawn = null;

  /** A catch of this seat that stands, until its cards are drawn. */
  function caughtMe() {
    const window = match.shown.state.round?.window;
    const isMine = catchOf(match) !== drawn && window?.seat === match.seat && window.caught && !window.disputed;
    return isMine ? window : null;
  }

  /** Whether this seat has said so of the catch that was the last thing told: the referee still asks for it. */
  function isDrawn() {
    return drawn !== null && catchOf(match) === drawn && match.answer.state.round?.window?.caught?.entry === match.answer.number;
  }

  function haveDrawn() {
    drawn = catchOf(match);
    page.redraw();
  }

  /** In the referee's words; but who was caught is also told what to do about it. */
  function whatToDo() {
    const window = caughtMe();
    if (!window) return isDrawn() ? words.player.hasDrawn : match.answer.say.find(({ seat }) => seat === match.seat)?.sentence;
    const { drawn: cards = 0, by_keeper: isOfKeeper } = window;
    // Against a player's word stands one's own; what the scorekeeper told is the scorekeeper's to undo.
    return `${words.player.caughtYou[match.game]({ cards })} ${words.player.saidIt({ isWord: !isOfKeeper })}`;
  }

  const key = (/** @type {Window} */ { drawn: cards = 0 }) => button(words.player.haveDrawn({ cards }), haveDrawn, { kind: "main big", key: "done" });
  return { caughtMe, whatToDo, key };
}

/** That it is this seat's turn, or that it was caught, is felt and read out as it happens; and no longer than that.
 * @param {Page<Match>} page @param {() => string | undefined} whatToDo */
function noticeOf(page, whatToDo) {
  const { match } = page; // which the page leaves before the next screen is there
  let felt = wantsMe(match); // the last thing that this phone told by ticking
  let said = ""; // of it

  return function notice() {
    const wanted = wantsMe(match);
    if (wanted === felt) return;
    felt = wanted;
    const sentence = whatToDo();
    const isTurn = Boolean(wanted?.startsWith("turn"));
    if (wanted) feel(isTurn ? "turn" : "caught");
    if (wanted) page.say((said = [isTurn && words.player.yourTurn, sentence].filter(Boolean).join(" ")));
    else unsay(said);
  };
}

/** @param {Match} match @param {string} title */
function heading(match, title) {
  const { totals } = match.shown.state;
  const cards = followed(match)?.hands[match.own];
  const about = [words.player.points({ points: totals[match.own] }), typeof cards === "number" && words.player.cards({ cards })];
  return [title, " ", h("small", null, about.filter(Boolean).join(words.dot))];
}

/** Where no round is followed: what this seat has told of its hand, or what the last round came to. @param {Match} match */
function told(match) {
  const { state } = match.shown;
  const points = toldBy(state, match.own);
  if (points !== null) return words.player.told({ points, round: state.round_number });
  const round = state.round_number - 1;
  const gained = gainsOf(match, round).map(({ name, points: won }) => words.player.gained({ name, points: won }));
  return pointsOf(state, round) ? words.player.lastRound({ round, gained }) : words.player.onlyScores;
}

/** @param {Match} match @param {Window} window @param {string | undefined} whatToDo */
function caught(match, { drawn: length = 0 }, whatToDo) {
  return h(
    "div",
    { class: "now" },
    face(animalAt(match, match.own), "giant"),
    h("h2", null, words.player.caught),
    h("p", { class: "loud" }, whatToDo),
    match.game === "uno" && h("div", { class: "drawn" }, Array.from({ length }, () => facedown(words.golf.facedown))),
  );
}

/** @param {Match} match @param {() => void} call @param {boolean} disabled */
function callKey(match, call, disabled) {
  return shoutKey("call", words.player.uno, call, { disabled, kind: `uno who ${colorsOf(animalAt(match, match.own))}` });
}

/** @param {Match} match @param {Shouts} shouts @param {boolean} isOff */
function catchKeys(match, { catchOut, isLocked }, isOff) {
  return h(
    "div",
    { class: "seat-keys", role: "group", "aria-label": words.player.caught },
    h("span", { "aria-hidden": "true" }, isLocked() ? words.player.locked : words.player.caught),
    around(match).map((seat) => {
      const name = match.name(seat);
      const label = [face(animalAt(match, seat)), named(name)];
      return shoutKey(`catch ${seat}`, label, () => catchOut(seat), { about: words.player.caughtName({ name }), disabled: isOff || isLocked() });
    }),
  );
}

/** @param {Match} match @param {Shouts["shout"]} shout */
function swapping(match, shout) {
  const swap = (/** @type {number} */ other) => shout({ claim: "uno.swap", seat: match.own, with: other });
  return h(
    "div",
    { class: "seat-keys", role: "group", "aria-label": words.referee.swapWith },
    h("span", { "aria-hidden": "true" }, words.player.swap),
    around(match).map((seat) => button([face(animalAt(match, seat)), named(match.name(seat))], () => swap(seat), { key: `swap ${seat}`, "aria-label": words.player.swapWith({ name: match.name(seat) }) })),
  );
}

/** @param {Match} match @param {Shouts["shout"]} shout @param {() => void} count */
function rarer(match, shout, count) {
  const round = followed(match);
  /** @type {ClaimOf<"uno.challenge">} */
  const claim = { claim: "uno.challenge", seat: match.own };
  // Whoever owes the cards may; who else may depends on the rules, and is known once the referee has said it.
  const isOffered = match.answer.may.some((one) => one.claim.claim === claim.claim && one.claim.seat === match.seat);
  const isOpen = round?.debt?.open_to_challenge && (round.debt.seat === match.seat || isOffered);
  return h("div", { class: "row even" }, button(words.player.challenge, () => shout(claim), { key: "left", disabled: !isOpen }), countKey(match, count));
}

/** Of a round that is followed once somebody is out; of any other at any time, and again where it was wrong. @param {Match} match @param {() => void} count */
function countKey(match, count) {
  const { state } = match.shown;
  const round = followed(match);
  const before = state.round ? null : toldBy(state, match.own);
  const isToCount = round ? round.out !== null && round.out !== match.own && round.counted[match.own] === null : mayTell(match);
  const label = before === null ? words.player.count : words.player.countAgain({ points: before });
  return button([mark("hand"), label], count, { key: "right", kind: isToCount && before === null ? "main" : "", disabled: !isToCount });
}

/** Whether this seat looks at another's hand now, or the other of the two has just told what is in it. @param {Match} match */
function isChallenging(match) {
  const round = followed(match);
  if (!round) return false;
  return round.challenged !== null ? round.challenger === match.seat : isToldOf(match, round.testimony);
}

/** One of the two has told, and this is the other one: it may say the same or the opposite.
 * @param {Match} match @param {UNORound["testimony"]} word */
function isToldOf(match, word) {
  return word?.closed === null && word.by !== match.seat && [word.debt.by, word.challenger].includes(match.seat);
}

/** @param {Match} match @param {Shouts["shout"]} shout */
function judgment(match, shout) {
  const { challenged = null, debt = null, testimony } = followed(match) ?? {};
  const judged = challenged === null ? testimony?.debt : debt;
  const seat = challenged ?? judged?.by;
  const own = judged?.by === match.seat ? { shown: true } : {};
  const answer = (/** @type {boolean} */ held) => seat != null && shout({ claim: "uno.show_hand", seat, held_color: held, ...own });
  const color = judged?.over ? words.cards.colors[judged.over] : null;
  return h(
    "div",
    { class: "row even" },
    button(words.player.held({ color }), () => answer(true), { key: "left" }),
    button(words.player.heldNot({ color }), () => answer(false), { key: "right" }),
  );
}

/** The round of UNO that is followed. @param {Match} match */
function followed(match) {
  return isUNO(match) ? match.shown.state.round : null;
}

/** In a sentence what became of a shout; and the stamp of a challenge that it settled.
 * @param {Reply<Answer>} answer @param {Verdicts | null} verdicts @returns {{ sentence: string, stamp?: () => Child }} */
function heardOf(answer, verdicts) {
  if (answer.status !== 201) return { sentence: words.player.unheard(detailOf(answer)) };
  const { verdict, findings } = answer.json;
  const settled = verdicts?.verdictOf(answer.json);
  if (settled) return settled;
  return { sentence: verdict === "upheld" ? words.player.counts : reason(findings[0]) };
}

const CLICKS = 500; // ms, in which a touch that ended has become a click
const shouted = new Set(); // keys that are being touched

/** A key that acts when it is touched, as what counts is who was first; and by keyboard.
 * @param {string} key @param {Child} label @param {() => void} act
 * @param {{ about?: string | null, disabled: boolean, kind?: string }} shown */
function shoutKey(key, label, act, { about = null, disabled, kind = "" }) {
  return h(
    "button",
    {
      type: "button",
      class: `button shout ${kind}`,
      "data-key": key,
      "aria-label": about,
      disabled,
      onpointerdown: ({ isPrimary, button: which }) => {
        if (!isPrimary || which !== 0) return;
        shouted.add(key);
        act();
      },
      onpointercancel: () => shouted.delete(key),
      onpointerup: () => setTimeout(() => shouted.delete(key), CLICKS), // a finger that slid off makes no click
      onclick: () => {
        // The click that ends a touch is no second shout.
        if (!shouted.delete(key)) act();
      },
    },
    label,
  );
}

/** Whether this seat may lay a card: on its turn, and wherever the referee offers it one. @param {Match} match */
function mayLay({ seat, shown, answer }) {
  const { round } = shown.state;
  return Boolean(round?.top) && (round?.turn === seat || answer.may.some(({ claim }) => claim.claim === "uno.play" && claim.seat === seat));
}

/** Whether there is a hand to count, where no round is followed. @param {Match} match */
function mayTell({ seat, shown, kit }) {
  const { state } = shown;
  return seat !== null && state.order.includes(seat) && !isOver(shown) && !countingOf(kit, state.round_number).wins_only;
}

/** Which catch it is, where this seat was caught. @param {Match} match */
function catchOf({ seat, shown }) {
  const { round, round_number: number } = shown.state;
  const { window } = round ?? {};
  return window?.seat === seat && window.caught ? JSON.stringify([number, window.caught]) : null;
}

/** What just now concerns this seat more than anything, as a text that differs each time; null where nothing does.
 * @param {Match} match */
function wantsMe(match) {
  const { round, round_number: number } = match.shown.state;
  const isOn = round && round.turn === match.seat;
  return catchOf(match) ?? (isOn ? `turn ${number} ${round.discards?.length ?? 0} ${followed(match)?.debt?.count ?? 0}` : null);
}

/** Whose turn it is and on what, or who deals; with what this seat does now.
 * @param {Match} match @param {string | undefined} whatToDo */
function now(match, whatToDo) {
  const { state, unsure } = match.shown;
  const { round } = state;
  const loud = h("p", { class: "loud" }, unsure ? words.referee.waits : whatToDo);
  if (!round) {
    const dealer = state.dealer === null ? null : words.scorepad.deals(match.name(state.dealer)).join("");
    return h("div", { class: "now" }, h("h2", null, words.scorepad.title({ round: state.round_number })), h("p", null, dealer), loud);
  }
  const { top } = round;
  const color = followed(match)?.color ?? null;
  const isMine = round.turn === match.seat;
  return h(
    "div",
    { class: `now${isMine ? " my-turn" : ""}` },
    typeof top === "string" && cardFace(top, color),
    h("h2", null, doing(match, round, isMine)),
    color && round.turn !== null && h("p", { class: "vh" }, words.player.on({ color: words.cards.colors[color] })),
    loud,
  );
}

/** What is being done: hands are swapped, somebody plays, or everybody counts.
 * @param {Match} match @param {Round} round @param {boolean} isMine */
function doing(match, { turn }, isMine) {
  const swap = followed(match)?.swap;
  if (swap) return words.referee.swaps({ name: match.name(swap.seat) });
  return turn === null ? words.player.counting : words.player.turn({ name: match.name(turn), isYou: isMine });
}

/** Everybody else, clockwise from this seat on; all of them where it sits out. @param {Match} match */
function around({ seat, shown }) {
  const { order } = shown.state;
  const at = seat === null ? -1 : order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))];
}

/** Everybody else around the table: with cards while hands are followed, known or not, and else with points.
 * @param {Match} match */
function others(match) {
  const { round, totals } = match.shown.state;
  const { hands } = followed(match) ?? {};
  const has = (/** @type {number} */ seat) => (hands ? words.player.cards({ cards: hands[seat] ?? null }) : `${totals[seat]}`);
  return h(
    "ol",
    { class: "others", "aria-label": words.scorepad.scores },
    around(match).map((seat) =>
      h(
        "li",
        { "data-key": `${seat}`, "aria-current": round?.turn === seat ? "true" : null },
        face(animalAt(match, seat)),
        named(match.name(seat)),
        h("strong", { class: "num" }, has(seat)),
      ),
    ),
  );
}
