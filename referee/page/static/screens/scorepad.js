// The scorepad: a tile for everybody as they sit, to be tapped by who went out; or a score card where all hands count.

/** @import { Hands, Match, Page, Picture, Props, Removal, Score, State } from "../../types.js" */
import { firstRound, toldBy } from "../core/past-rounds.js";
import { h } from "../ui/dom.js";
import { feel } from "../ui/feel.js";
import { winnerTakesAll } from "../core/optimistic.js";
import { ranking } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, iconLink, link, standing } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { words } from "../ui/words.js";
import { openEntry } from "./round-entry.js";
import { openResult } from "./round-result.js";
import { card } from "./score-card.js";

/**
 * @typedef {(round?: number | null, winner?: number | null) => void} Enter
 * @typedef {ReturnType<typeof openEntry>} Sheet
 * @typedef {ReturnType<typeof openResult>} Result
 */

const LATEST = 10; // rounds, in a strip that can be pushed

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  /** The sheet for points, while one is open. @type {Sheet | null} */
  let entry = null;
  /** What the last round came to, until somebody goes on. @type {Result | null} */
  let result = null;
  const [first, seat] = page.route.rest;
  if (first === "out" && match.role === "keeper" && match.shown.state.order.includes(Number(seat))) {
    history.replaceState(null, "", `#/match/${match.id}/scorepad`);
    enter(null, Number(seat));
  }

  /** @param {number | null} [round] @param {number | null} [winner] */
  function enter(round = null, winner = null) {
    result = null;
    entry = openEntry(match, round, { redraw: page.redraw, done: finish, winner });
    page.cover();
    page.redraw();
  }

  /** @param {Score | Removal | null} claim @param {Hands} hands */
  function finish(claim, hands = {}) {
    history.back();
    if (!claim) return;
    entry = null;
    const { round_number: next } = match.shown.state;
    const about = claim.round ?? next;
    match.tell(claim);
    if (claim.claim === "match.void") page.say(words.scorepad.said.removed({ round: about }));
    else if (about === next) show(next, winnerOf(claim, match.shown.state.order), hands);
    else page.say(words.scorepad.said.corrected({ round: about }));
  }

  /** @param {number} round @param {number | null} winner @param {Hands} hands */
  function show(round, winner, hands) {
    result = openResult(match, round, { winner, hands, undo, goOn, out: (next) => enter(null, next) });
    page.say(result.spoken());
    page.redraw();
    result.move();
  }

  function goOn() {
    result = null;
    page.redraw();
  }

  function undo() {
    result = null;
    match.undo();
    feel("undo");
    page.say(words.scorepad.said.undone);
  }

  function view() {
    if (entry) return entry.view();
    if (result?.isStill()) return result.view();
    return pad(match, page, enter, undo);
  }

  function back() {
    entry = null;
    page.redraw();
  }

  return {
    title: () => entry?.title() ?? (result?.isStill() ? result.title() : words.scorepad.title({ round: match.shown.state.round_number })),
    view,
    back,
    press: (/** @type {string} */ key) => entry?.press(key),
  };
}

/** Everybody, the rounds so far, and the keys below. @param {Match} match @param {Page<Match>} page @param {Enter} enter @param {() => void} undo */
function pad(match, page, enter, undo) {
  const { shown } = match;
  const isCard = match.kit.target_in === "rounds" && !winnerTakesAll(match, shown.state.round_number);
  return h(
    "main",
    { class: `still ${isCard ? "carded" : ""}` },
    head(match, shown.state),
    h("p", { class: "say" }, sayOf(match, shown)),
    isCard ? card(match) : tiles(match, shown.state, match.role === "keeper" ? enter : null),
    rounds(match, shown.state, enter),
    match.role === "keeper" && [isCard && enterKey(match, enter), dock(match, page, undo)],
  );
}

/** @param {Match} match @param {Enter} enter */
function enterKey(match, enter) {
  return button(words.scorepad.enter({ round: match.shown.state.round_number }), () => enter(), { kind: "main big" });
}

/** @param {Match} match @param {Page<Match>} page @param {() => void} undo */
function dock(match, page, undo) {
  const at = (/** @type {string} */ screen) => `#/match/${match.id}/${screen}`;
  const followPlays = () => {
    match.depth = "referee";
    page.go(`#/match/${match.id}`);
  };
  const follow = match.game === "uno" ? { onclick: followPlays } : { href: at("golf") };
  return h(
    "nav",
    { class: "dock", "aria-label": words.scorepad.more },
    docked("undo", words.scorepad.undo, { onclick: undo, disabled: !match.canUndo }),
    docked("table", words.scorepad.table, { href: at("table"), "aria-label": words.scorepad.tableView }),
    docked("whistle", words.scorepad.follow, { ...follow, "aria-label": words.scorepad.following[match.game] }),
    docked("invite", words.scorepad.invite, { href: at("invite") }),
  );
}

/** Who went out by a score: whoever is named, or has no cards in it. @param {Score} score @param {number[]} order */
function winnerOf({ winner = null, values }, order) {
  return values ? (order.find((seat) => !(seat in values)) ?? null) : winner;
}

/** A key of the dock: a sign with its word below. @param {string} sign @param {string} name @param {Props} props */
function docked(sign, name, props) {
  return h(props.href ? "a" : "button", { ...props, type: props.href ? null : "button" }, mark(sign), name);
}

/** @param {Match} match @param {State} state */
function head(match, { round_number: round, rules }) {
  const goal = words.scorepad.goal({ game: match.game, target: rules.target });
  return bar([words.scorepad.title({ round }), " ", h("small", null, goal)], {
    more: [
      standing(match),
      iconLink("ask", words.scorepad.ask, `#/match/${match.id}/ask`),
      iconLink("more", words.scorepad.menu, `#/match/${match.id}/menu`),
    ],
  });
}

/** @param {Match} match @param {Pick<Picture, "state" | "unsure">} shown */
function sayOf(match, { state, unsure }) {
  if (unsure) return words.scorepad.unsure;
  if (match.role !== "keeper") return words.scorepad.scores;
  if (state.round) return words.scorepad.goesOn({ round: state.round_number });
  return winnerTakesAll(match, state.round_number) ? words.scorepad.whoWentOut : words.scorepad.addUp;
}

/** One for everybody, in the order of the seats and placed clockwise; `enter(null, seat)` opens the keypad.
 * @param {Match} match @param {State} state @param {Enter | null} enter */
function tiles(match, state, enter) {
  const { order, totals } = state;
  const seats = order.length ? order : state.seating;
  return h(
    "ol",
    { class: "tiles", "aria-label": words.scorepad.scores },
    seats.map((seat, at) =>
      h("li", { "data-key": `${seat}`, style: { "--place": placeOf(at, seats.length) } }, tile(match, state, seat, enter && (() => enter(null, seat)))),
    ),
    state.seating.filter((seat) => !seats.includes(seat)).map((seat) => h("li", { class: "out", "data-key": `${seat}` }, tile(match, { ...state, totals }, seat, null))),
  );
}

/** Clockwise in two columns: down on the right, up on the left; the odd one has the last row. @param {number} at @param {number} count */
function placeOf(at, count) {
  const half = Math.floor(count / 2);
  if (at === 0) return "1 / 1";
  if (at <= half) return `${at} / 2`;
  return count % 2 === 1 && at === half + 1 ? `${at} / 1 / auto / -1` : `${count - at + 1} / 1`;
}

/** @param {Match} match @param {State} state @param {number} seat @param {(() => void) | null} tap */
function tile(match, state, seat, tap) {
  const animal = animalAt(match, seat);
  const tags = tagsOf(state, seat);
  const isFirst = leads(state, seat);
  const told = [match.name(seat), ...tags, `${state.totals[seat]}`].join(" ");
  const props = tap
    ? { type: "button", onclick: tap, "aria-label": words.scorepad.wentOut({ told, isFirst }) }
    : { role: "group", "aria-label": words.scorepad.total({ told, isFirst }) };
  return h(
    tap ? "button" : "div",
    { class: `tile ${colorsOf(animal)}`, style: { "--share": shareOf(match, state, seat) }, ...props },
    h(
      "span",
      { class: "top" },
      isFirst ? h("span", { class: "crowned" }, face(animal), mark("crown", "crown")) : face(animal),
      h("span", { class: "grow" }, h("span", { class: "name", title: match.name(seat) }, match.name(seat)), " ", tags.map((tag) => [h("span", { class: "tag" }, tag), " "])),
    ),
    " ",
    h("strong", { class: "total num" }, `${state.totals[seat]}`),
  );
}

/** Once the own hand is counted that is what matters: who deals next is told when the round is scored. @param {State} state @param {number} seat */
function tagsOf(state, seat) {
  const { dealer, starter, order } = state;
  const left = toldBy(state, seat);
  if (left !== null) return [words.scorepad.holds({ points: left })];
  return [!order.includes(seat) && words.scorepad.isOut, dealer === seat && words.scorepad.dealsTag, starter === seat && words.scorepad.startsTag].filter(Boolean);
}

/** Whether nobody stands before this one, as soon as anybody has anything. @param {State} state @param {number} seat */
function leads(state, seat) {
  return state.totals.some(Boolean) && ranking(state).some((one) => one.place === 1 && one.seat === seat);
}

/** How far somebody is on the way to the goal, where the most points win it.
 * @param {Pick<Match, "kit">} match @param {State} state @param {number} seat */
function shareOf(match, { rules, totals }, seat) {
  if (match.kit.target_in !== "points" || match.kit.fewest_win) return 0;
  return Math.max(0, Math.min(1, totals[seat] / Math.max(1, rules.target ?? 0)));
}

/** The latest rounds, the newest first; a tap puts one right. @param {Match} match @param {State} state @param {Enter} enter */
function rounds(match, state, enter) {
  const all = state.points.map((row, place) => ({ row, round: firstRound(state) + place }));
  if (!all.length) return null;
  return h(
    "div",
    { class: "strip", role: "group", "aria-label": words.scorepad.rounds },
    link(words.scorepad.allRounds, `#/match/${match.id}/rounds`, { kind: "quiet" }),
    all.slice(-LATEST).toReversed().map(({ row, round }) => roundKey(match, state, row, round, enter)),
  );
}

/** @param {Match} match @param {State} state @param {number[]} row @param {number} round @param {Enter} enter */
function roundKey(match, state, row, round, enter) {
  const winner = row.findIndex((points) => points > 0);
  const isOnes = winnerTakesAll(match, round) && row.filter((points) => points > 0).length === 1;
  const label = isOnes ? words.scorepad.gain({ round, points: row[winner] }) : words.scorepad.roundGolf(round, row);
  return button([isOnes && face(animalAt(match, winner)), label], () => enter(round), {
    key: `${round}`,
    disabled: match.role !== "keeper",
    "aria-label": words.scorepad.changeRound({ label, name: isOnes ? match.name(winner) : null }),
  });
}
