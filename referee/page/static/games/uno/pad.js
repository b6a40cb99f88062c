// The pad as it is seen: who sits around it and what to do now, and the keys below. It keeps nothing itself.

import { h } from "../../ui/dom.js";
import { COLORS, face, faceKey, partsOf, spoken } from "../../ui/card-faces.js";
import { bar, button, link, standing } from "../../ui/parts.js";
import { words } from "../../screens/words.js";
import { coloredFaces, wildCards } from "../../core/kit.js";
import { colorBlocks } from "./cards.js";
import { actor, challengersOf, mayGo } from "./legal-moves.js";
import { laidOn, latestPlays, lineOf } from "./plays.js";

const PLAYS = 5;
const WILDS = 2; // keys
const NO_CARD = "wild"; // on a key that stands for none

/** `open` = {page, match, entered, telling, sheets}; beside them every part is given what `match.shown` tells. */
export function pad(open) {
  const table = { ...open, ...open.match.shown };
  const asksColor = table.entered.wild || table.state.round.color_owed_by !== null;
  return h("main", { class: asksColor ? "following asks-color" : "following" }, reading(table), tapping(table));
}

/** The way to the scorepad, which is remembered. */
export function toScores({ page, match }) {
  const go = () => {
    match.depth = "scorepad";
    page.go(`#/match/${match.id}`);
  };
  return button(words.referee.scores, go, { kind: "quiet" });
}

export function challengeKey({ match, sheets }) {
  return button(words.referee.challenge, sheets.challenge, { key: "challenge", disabled: !challengersOf(match).length });
}

// --- what is read ---

function reading(table) {
  const { match, state } = table;
  const ask = link(words.scorepad.ask, `#/match/${match.id}/ask`, { kind: "quiet" });
  return h(
    "div",
    { class: "reading" },
    bar(words.scorepad.title(state.round_number), { more: [standing(match), toScores(table), ask] }),
    seats(table),
    h("div", { class: "now" }, face(state.round.top), h("div", null, now(table))),
    plays(table),
  );
}

/** Whoever plays next is marked, and beside that whoever has to draw first. */
function seats(table) {
  const { order, round } = table.state;
  const turn = actor(table.match);
  const place = (seat) => h("li", { "data-key": `${seat}`, "aria-current": seat === turn ? "true" : null }, hand(table, seat));
  return h(
    "ol",
    { class: "around", "aria-label": words.referee.seats },
    order.map(place),
    h("li", { class: "way", "data-key": "way", "aria-label": words.referee.directions[round.direction] }, words.referee.direction[round.direction]),
  );
}

/** Somebody's hand, to look at; it is tapped to tell how many cards were counted in it. */
function hand({ match, state: { round, totals }, sheets }, seat) {
  const owed = round.debt?.seat === seat ? round.debt.count : 0;
  const parts = [
    h("strong", { class: "name" }, match.name(seat)),
    h("span", null, words.referee.hand(round.hands[seat])),
    ...(owed ? [h("b", { class: "owed" }, words.referee.owed(owed))] : []),
    h("span", { class: "points" }, words.referee.points(totals[seat])),
  ];
  const told = parts.map(({ textContent }) => textContent).join(" ");
  return h(
    "button",
    { type: "button", class: "held", "aria-label": words.referee.recount(told, owed), onclick: () => sheets.count(seat) },
    parts.flatMap((part) => [part, " "]),
  );
}

/** What everybody does now: painted at once as far as it is known, then in the referee's words. */
function now({ match, state, unsure, entered }) {
  const own = asked(match, entered);
  if (own) return h("p", null, own);
  if (!match.waiting && match.answer.odd && !entered.keepsOdd) return looksOff(match, entered);
  const sentences = match.waiting ? foretold(match, state, unsure) : told(match);
  return sentences.map((text) => h("p", null, text));
}

/** What the pad itself asks or answers; nothing where the referee has the word. */
function asked(match, { change, wild, jumper, answer }) {
  if (change) return words.referee.change(match.name(change.claim.seat), saidOf(change.claim));
  return wild ? words.referee.colorOwed(match.name(jumper ?? actor(match))) : answer;
}

function saidOf({ card }) {
  return card ? spoken(card) : words.referee.drawnInstead;
}

/** In a few words, before the referee says it better. */
function foretold(match, { round }, unsure) {
  return [next(match, round), ...(unsure ? [words.referee.waits] : [])];
}

function next(match, { turn, color, debt, color_owed_by: owed }) {
  if (owed !== null) return words.referee.colorOwed(match.name(owed));
  if (debt) return words.referee.owes(match.name(debt.seat), debt.count);
  return words.referee.turn(match.name(turn), words.cards.colors[color]);
}

function told(match) {
  const { say, consequences, number } = match.answer;
  // How the round stands after those is what this screen shows anyway.
  const isShown = ["match.take_back", "match.allow"].includes(match.claimOf(number)?.claim);
  return [...say.map(({ name, sentence }) => words.referee.now(name, sentence)), ...(isShown ? [] : (consequences ?? []))];
}

/** Later plays that an older one, put right, has left in an odd light stay as they are, or are looked at. */
function looksOff(match, entered) {
  return [
    h("p", null, words.referee.looksOff(match.answer.odd)),
    h(
      "div",
      { class: "row" },
      button(words.referee.keepOdd, () => entered.keepOdd()),
      link(words.referee.lookAtOdd, `#/match/${match.id}/history`),
    ),
  ];
}

function plays({ match, entered }) {
  const line = (play) =>
    button(lineOf(match, play), () => entered.putRight(play), {
      kind: "chip",
      key: `play ${play.number}`,
      "aria-label": words.referee.changePlay(lineOf(match, play)),
      "aria-pressed": entered.change?.number === play.number ? "true" : null,
    });
  return h(
    "div",
    { class: "plays", role: "group", "aria-label": words.referee.plays },
    latestPlays(match, PLAYS).map(line),
    link(words.referee.history, `#/match/${match.id}/history`, { kind: "chip quiet" }),
    link(words.scorepad.invite, `#/match/${match.id}/invite`, { kind: "chip quiet" }),
  );
}

// --- what is tapped ---

function tapping(table) {
  return h("div", { class: "tapping" }, strip(table), answers(table), acts(table));
}

function strip(table) {
  const { kit, telling } = table;
  return h(
    "div",
    { class: "strip", role: "group", "aria-label": words.referee.strip },
    button(kit.call.tapped ? words.referee.tapped : words.referee.said, telling.called),
    button(words.referee.caught, telling.caught),
    challengeKey(table),
  );
}

/** The keys, or what has to be told before anything else. */
function answers(table) {
  const { state, entered } = table;
  const { color_owed_by: owed, swap } = state.round;
  if (entered.wild || owed !== null) return colors(table);
  return swap && !entered.leavesHands && !entered.change ? swapping(table, swap) : keys(table);
}

/** All faces of one color, one face in the others, and the first two wilds: 19 of 20 plays are among them. */
function keys(table) {
  const { color, face: same } = around(table);
  const cards = [
    ...coloredFaces(table.kit).map((one) => `${color} ${one}`),
    ...COLORS.filter((other) => other !== color).map((other) => (wildCards(table.kit).includes(same) ? null : `${other} ${same}`)),
    ...wildCards(table.kit).slice(0, WILDS),
  ];
  return h(
    "div",
    { class: "pad", role: "group", "aria-label": words.referee.pad },
    cards.map((card, place) => cardKey(table, card, place)),
    button(words.referee.other, table.sheets.showAll, { kind: "key word", key: "other" }),
    button(words.referee.lost, table.sheets.lost, { kind: "key word", key: "lost" }),
  );
}

/** What the keys stand around, as {color, face}: what lies on top, or lay there when the play was made that is put right. */
function around({ match, state, entered: { change } }) {
  const { top, color } = state.round;
  const lies = { color, face: partsOf(top).face };
  return change ? (laidOn(match, change.number) ?? insteadOf(change.claim, lies)) : lies;
}

/** A card that was tapped wrongly often has the color or the face of the right one. */
function insteadOf({ card, color: named }, lies) {
  if (!card) return lies;
  const { color, face: same } = partsOf(card);
  return { color: color ?? named ?? lies.color, face: same };
}

/** The key at a place, which stays there whatever card it stands for; one that does not go now can be tapped. */
function cardKey({ match, entered, telling }, card, place) {
  const key = faceKey(card ?? NO_CARD, () => telling.tap(card), { disabled: card === null });
  key.dataset.key = `place ${place}`;
  if (card && !entered.change && !mayGo(match, card)) {
    key.classList.add("odd");
    key.setAttribute("aria-label", words.referee.oddly(spoken(card)));
  }
  return key;
}

function colors({ entered, telling }) {
  return h(
    "div",
    { class: "naming" },
    colorBlocks(telling.nameColor),
    button(words.referee.notNamed, () => telling.lay(entered.wild), { disabled: !entered.wild }),
  );
}

/** With whom whole hands are swapped. Where that may be left out, one key says so. */
function swapping({ match, state, entered, telling }, { seat, may_be_left_out: isFree }) {
  const others = state.order.filter((one) => one !== seat);
  const name = (one) => button(match.name(one), () => telling.swap(one), { key: `swap ${one}` });
  return h(
    "div",
    { class: "naming", role: "group", "aria-label": words.referee.swapWith },
    h("div", { class: "stack names" }, others.map(name)),
    isFree && button(words.referee.noSwap, () => entered.leaveHands(), { key: "unswapped" }),
  );
}

function acts({ match, kit, state: { round }, entered, telling }) {
  const { change, isDrawn, wild } = entered;
  const passes = round.debt && !change ? words.referee.drewOwed(round.debt.count) : words.referee.drewPassed;
  return h(
    "div",
    { class: "acts" },
    button(words.referee.undo, telling.undo, { key: "undo", disabled: !match.canUndo && entered.isNothing }),
    button(passes, telling.passed, { key: "passed", disabled: wild !== null }),
    kit.draws_one_by_one && !change
      ? button(words.referee.drewOne, telling.drewOne, { key: "played", disabled: Boolean(round.debt) })
      : button(words.referee.drewPlayed, () => entered.toggleDrawn(), { key: "played", "aria-pressed": String(isDrawn) }),
  );
}
