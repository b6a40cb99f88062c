// A round of Golf followed turn by turn: the grids, the question that is open, and the keys that answer it.

import { h } from "../../ui/dom.js";
import { openEntry } from "../../screens/round-entry.js";
import { bar, button, link, standing } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { asked, nextClaim, whatLies } from "./questions.js";
import { grid, smallGrid } from "./grids.js";
import { answerKeys } from "./keys.js";

export function open(page) {
  const { match } = page;
  const isKeeper = match.role === "keeper";
  let entry = null; // the sheet for the points of a round, where only people can add them up
  let answers = [];
  let isLost = false; // whether people are telling how the round stands
  let about = null; // what the answers are about

  /** The open question. Answers that were given of other cards are forgotten. */
  function question() {
    const { state } = match.shown;
    const { round } = state;
    const now = JSON.stringify([state.round_number, round?.turn, round && (round.grids[round.turn] ?? round.grids)]);
    if (about !== now) forget();
    about = now;
    return asked(questions(state, match.kit), answers);
  }

  function questions(state, kit) {
    const name = (seat) => match.name(seat);
    return isLost ? whatLies(state, name) : nextClaim(state, kit, name);
  }

  function forget() {
    answers = [];
    isLost = false;
  }

  /** Nothing is asked of a round of which this phone cannot know how it stands. Some answers begin `anew`. */
  function answer(given, { anew = false } = {}) {
    if (anew) answers = [];
    if (match.shown.unsure) page.say(words.golf.unsure);
    else take(given);
  }

  function take(given) {
    answers.push(given);
    const { claim, text } = question();
    if (claim) {
      forget();
      tell(claim);
    } else page.say(text);
    page.redraw();
  }

  /** A call or a catch leaves the answers alone: it may come in the middle of a turn. */
  function tell(claim) {
    match.tell(claim);
    const { round } = match.shown.state;
    const isKnown = !match.shown.unsure && round && round.turn !== null;
    const next = isKnown ? match.name(round.turn) : null;
    page.say(words.golf.said[claim.claim](match.name(claim.seat ?? claim.caught), claim, next));
    // From here on the match itself says which screen fits it: the totals once the round is over.
    if (claim.claim === "golf.deal") page.go(`#/match/${match.id}`);
  }

  /** What the referee can count stands there already. */
  function enter() {
    const { points } = match.shown.state.round;
    entry = openEntry(match, null, { redraw: page.redraw, done: finish, known: points });
    page.cover();
    page.redraw();
  }

  function finish(claim) {
    history.back();
    if (!claim) return;
    entry = null;
    const { round_number: round } = match.shown.state;
    match.tell(claim);
    page.say(words.scorepad.said.entered(round));
  }

  function back() {
    entry = null;
    page.redraw();
  }

  function undo() {
    if (answers.length) answers.pop();
    else if (isLost) isLost = false;
    else match.undo();
    page.say(words.golf.undone);
    page.redraw();
  }

  function loseTrack() {
    answers = [];
    isLost = true;
    page.say(words.golf.onTop);
    page.redraw();
  }

  function view() {
    const { state, unsure } = match.shown;
    if (match.isOver) return over(match);
    if (entry) return entry.view();
    const open = question();
    const cards = open.grid && showGrid(open);
    const isReading = open.asks === "card"; // then the pad takes all the room there is
    return h(
      "main",
      { class: `golf asks-${open.asks}` },
      h(
        "div",
        { class: "reading" },
        head(match, state, open),
        facts(match, state, open, unsure),
        others(match, state, open),
        isReading && cards,
      ),
      h("div", { class: "tapping" }, !isReading && cards, isKeeper && [answerKeys(match, open, answer, { top: state.round?.top, enter }), foot(state)]),
    );
  }

  function showGrid(open) {
    const isAsked = isKeeper && ["place", "grid"].includes(open.asks);
    return grid(match.name(open.seat), open, isAsked ? answer : null);
  }

  /** "Undo", the call and the catch are at the same place always, whoever they are about. */
  function foot({ round }) {
    const isPlayed = round && round.turn !== null;
    const caller = round ? whoCalls(round, match.kit) : null;
    const caught = round ? whoOwesACall(round) : null;
    return h(
      "div",
      { class: "foot" },
      button(words.golf.undo, undo, { disabled: !answers.length && !isLost && !match.canUndo }),
      callKey(words.golf.call, caller, (seat) => tell({ claim: "golf.call", seat })),
      callKey(words.golf.catch, caught, (seat) => tell({ claim: "golf.catch", caught: seat })),
      button(words.golf.lost, loseTrack, { disabled: !isPlayed, "aria-pressed": isLost ? "true" : null }),
    );
  }

  function callKey({ label, about: whom }, seat, tap) {
    if (seat === null) return button(label, null, { key: label, disabled: true });
    return button(label, () => tap(seat), { key: label, "aria-label": whom(match.name(seat)) });
  }

  function title() {
    if (match.isOver) return words.golf.over;
    return entry ? entry.title() : question().text;
  }

  return { title, view, back, press: (key) => entry?.press(key) };
}

function whoOwesACall({ window }) {
  return window && !window.called && !window.caught ? window.seat : null;
}

/** Whoever owes a call, or may call early; or null. */
function whoCalls(round, { call }) {
  const { turn, facedown, called_early: early } = round;
  return whoOwesACall(round) ?? (turn !== null && facedown[turn] === call.early_with && early !== turn ? turn : null);
}

function head(match, state, { text, asks }) {
  const round = words.golf.round(state.round_number, state.rules.target);
  return bar(asks === "source" ? [text, " ", h("small", null, round)] : text, {
    back: `#/match/${match.id}/scorepad`,
    more: [standing(match), invitation(match, asks), link(words.golf.ask, `#/match/${match.id}/ask`, { kind: "quiet" })],
  });
}

/** Whoever keeps the score lets others in, where the question leaves room for it. */
function invitation({ id, role }, asks) {
  return role === "keeper" && asks === "source" && link(words.scorepad.invite, `#/match/${id}/invite`, { kind: "quiet" });
}

/** Between rounds the totals, at the end of one what each grid counts, and in one what everybody does now. */
function facts(match, state, { asks, keepsGrids }, unsure) {
  if (unsure) return h("p", { class: "facts" }, words.golf.unsure);
  if (keepsGrids) return h("p", { class: "facts" }, words.golf.asShown);
  if (!state.round || asks === "points") return scores(match, state);
  if (asks !== "source" || match.waiting) return null;
  return h("ul", { class: "facts" }, match.answer.say.map(({ name, sentence }) => h("li", null, words.golf.says(name, sentence))));
}

function scores(match, { order, totals, round }) {
  const told = (seat) => words.golf.points(match.name(seat), round ? round.points[seat] : totals[seat]);
  return h("p", { class: "facts" }, order.map(told).join(words.dot));
}

/** Every other grid, small, in the order in which they sit. */
function others(match, { order, round }, { seat, asks, grids }) {
  if (!round || asks === "card" || asks === "grid") return null;
  const after = order.indexOf(seat) + 1;
  const around = [...order.slice(after), ...order.slice(0, after)].filter((one) => one !== seat);
  return h("ul", { class: "others" }, around.map((one) => smallGrid(match.name(one), grids?.[one] ?? round.grids[one])));
}

/** The match was decided by the last round. */
function over(match) {
  return h("main", null, bar(words.golf.over), link(words.golf.result, `#/match/${match.id}`, { kind: "main" }));
}
