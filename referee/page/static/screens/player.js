// A seat's own phone: what to do now, whose turn it is, and the words that are shouted. A watcher has no keys.

import { ask, isWorthAnotherTry, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { face } from "../ui/card-faces.js";
import { bar, button, link, named, standing } from "../ui/parts.js";
import { words } from "./words.js";
import { openHand } from "./hand.js";

const LOCK = 3000; // ms without a catch after a wrong one, or whoever taps all the time would win
const TRIES = 3; // a shout that nobody heard by then is better shouted again
const PAUSE = 700; // ms between two tries
const OLD = 3; // entries after which nobody asks any more how a shout went

export function open(page) {
  const { match } = page;
  let verdict = null; // on the last shout: {number, sentence}
  let isLocked = false;
  let hand = null; // the sheet for what is left in the hand, while it is open

  /** Told at once and never queued: what comes a minute late is no shout. A lost reply is asked for again. */
  async function shout(claim, heard = () => {}) {
    verdict = { number: match.answer.number, sentence: words.player.sent };
    page.redraw();
    const sent = { token: match.token, key: newKey(), body: { ...claim, after: match.answer.number }, insists: true };
    const post = () => ask("POST", `/v1/matches/${match.id}/claims?may=1`, sent);
    let answer = await post();
    for (let tries = 1; tries < TRIES && isWorthAnotherTry(answer); tries += 1) {
      await new Promise((wake) => setTimeout(wake, PAUSE));
      answer = await post();
    }
    if (answer.status === 201) match.heard(answer.json, claim);
    else match.turnedAway(answer.json);
    verdict = { number: match.answer.number, sentence: resultOf(answer) };
    page.say(verdict.sentence);
    heard(answer.json?.verdict);
    page.redraw();
  }

  /** The last verdict, until the play has gone on. */
  function remembered() {
    return verdict && match.answer.number - verdict.number < OLD ? verdict.sentence : null;
  }

  function call() {
    shout({ claim: `${match.game}.call`, seat: match.seat });
  }

  function catchOut(caught) {
    shout({ claim: `${match.game}.catch`, seat: match.seat, caught }, (how) => how === "refused" && lock());
  }

  function lock() {
    isLocked = true;
    setTimeout(() => {
      isLocked = false;
      page.redraw();
    }, LOCK);
  }

  function count() {
    hand = openHand(match, { redraw: page.redraw, done: counted });
    page.cover();
    page.redraw();
  }

  function counted(said) {
    history.back();
    if (said) page.say(said);
  }

  function back() {
    hand = null;
    page.redraw();
  }

  function view() {
    if (hand) return hand.view();
    return h(
      "main",
      { class: `player ${match.role}` },
      h(
        "div",
        { class: "reading" },
        bar(title(), { more: [standing(match), link(words.scorepad.ask, `#/match/${match.id}/ask`, { kind: "quiet" })] }),
        match.role === "seat" && h("p", { class: "loud" }, whatToDo()),
        now(match),
        board(match),
      ),
      match.role === "seat" ? keys() : link(words.scorepad.table, `#/match/${match.id}/table`),
    );
  }

  /** In the referee's words; but who was caught is also told what to do about it. */
  function whatToDo() {
    const window = match.shown.state.round?.window;
    if (window?.seat === match.seat && window.caught && !window.disputed) return words.player.caughtYou[match.game](window.drawn);
    return match.answer.say.find(({ seat }) => seat === match.seat)?.sentence;
  }

  function keys() {
    const isPlayed = Boolean(match.shown.state.round);
    const others = match.shown.state.order.filter((seat) => seat !== match.seat);
    return h(
      "div",
      { class: "tapping" },
      h("p", { class: "heard" }, isPlayed ? remembered() : words.player.onlyScores),
      shoutKey("call", words.player.uno, call, { disabled: !isPlayed, kind: "wide" }),
      h(
        "div",
        { class: "catches", role: "group", "aria-label": words.player.caught },
        h("span", { "aria-hidden": "true" }, isLocked ? words.player.locked : words.player.caught),
        others.map((seat) => {
          const name = match.name(seat);
          const about = words.player.caughtName(name);
          return shoutKey(`catch ${seat}`, name, () => catchOut(seat), { about, disabled: !isPlayed || isLocked });
        }),
      ),
      match.game === "uno" && (isChallenging() ? judgment() : rarer()),
    );
  }

  function rarer() {
    const { round } = match.shown.state;
    const claim = { claim: "uno.challenge", seat: match.seat };
    // Whoever owes the cards may; who else may depends on the rules, and is known once the referee has said it.
    const isOffered = match.answer.may.some((one) => one.claim.claim === claim.claim && one.claim.seat === match.seat);
    const isOpen = round?.debt?.open_to_challenge && (round.debt.seat === match.seat || isOffered);
    const isToCount = round && round.out !== null && round.out !== match.seat && round.counted[match.seat] === null;
    return h(
      "div",
      { class: "row even" },
      button(words.player.challenge, () => shout(claim), { key: "left", disabled: !isOpen }),
      button(words.player.count, count, { key: "right", kind: isToCount ? "main" : "", disabled: !isToCount }),
    );
  }

  /** Whether this seat looks at another's hand now, or the other of the two has just told what is in it. */
  function isChallenging() {
    const { round } = match.shown.state;
    if (!round) return false;
    return round.challenged !== null ? round.challenger === match.seat : isToldOf(round.testimony);
  }

  /** One of the two has told, and this is the other one: it may say the same or the opposite. */
  function isToldOf(told) {
    return Boolean(told) && told.closed === null && told.by !== match.seat && [told.debt.by, told.challenger].includes(match.seat);
  }

  function judgment() {
    const { challenged, debt, testimony } = match.shown.state.round;
    const judged = challenged === null ? testimony.debt : debt;
    const own = judged?.by === match.seat ? { shown: true } : {};
    const answer = (held) => shout({ claim: "uno.show_hand", seat: challenged ?? judged.by, held_color: held, ...own });
    const color = words.cards.colors[judged?.over];
    return h(
      "div",
      { class: "row even" },
      button(words.player.held(color), () => answer(true), { key: "left" }),
      button(words.player.heldNot(color), () => answer(false), { key: "right" }),
    );
  }

  function title() {
    if (hand) return hand.title();
    return match.role === "seat" ? words.player.you(match.name(match.seat)) : words.player.watching;
  }

  return { title, view, back, press: (key) => hand?.press(key) };
}

/** In a sentence what became of a shout. */
function resultOf({ status, json }) {
  if (status !== 201) return words.player.unheard(json?.detail);
  return json.verdict === "upheld" ? words.player.counts : json.findings[0].sentence;
}

const CLICKS = 500; // ms, in which a touch that ended has become a click
const shouted = new Set(); // keys that are being touched

/** A key that acts when it is touched, as what counts is who was first; and by keyboard. */
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

/** Whose turn it is and on what, or who deals. */
function now(match) {
  const { state } = match.shown;
  const { round } = state;
  if (!round) {
    const dealer = state.dealer === null ? null : words.scorepad.deals(match.name(state.dealer)).join("");
    return h("p", { class: "played" }, [words.scorepad.title(state.round_number), dealer].filter(Boolean).join(words.dot));
  }
  const turn = round.turn === null ? words.player.counting : words.player.turn(match.name(round.turn), round.turn === match.seat);
  const color = round.color && round.turn !== null ? words.player.on(words.cards.colors[round.color]) : null;
  return h("p", { class: "played" }, round.top ? [face(round.top), " "] : null, [turn, color].filter(Boolean).join(" "));
}

/** Everybody around the table, with points, and cards where they are known. */
function board(match) {
  const { state } = match.shown;
  const { round } = state;
  return h(
    "ol",
    { class: "sitting", "aria-label": words.scorepad.scores },
    state.seating.map((seat) =>
      h(
        "li",
        { "data-key": `${seat}`, class: round?.turn === seat ? "turn" : null },
        named(match.name(seat)),
        round?.hands && h("span", { class: "hint" }, words.player.cards(round.hands[seat])),
        h("strong", null, `${state.totals[seat]}`),
      ),
    ),
  );
}
