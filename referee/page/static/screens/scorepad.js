// The scorepad: totals for the table to read, and a keypad for the end of a round.

import { firstRound, pointsOf } from "../core/past-rounds.js";
import { h } from "../ui/dom.js";
import { sum, winnerTakesAll } from "../core/foresight.js";
import { ranking } from "../core/match.js";
import { bar, button, link, named, standing } from "../ui/parts.js";
import { words } from "../ui/words.js";
import { openEntry } from "./round-entry.js";

const LATEST = 3; // rounds

export function open(page) {
  const { match } = page;
  let entry = null; // the sheet for points, while one is open

  function enter(round = null) {
    entry = openEntry(match, round, { redraw: page.redraw, done: finish });
    page.cover();
    page.redraw();
  }

  function finish(claim) {
    history.back();
    if (!claim) return;
    entry = null;
    const before = match.shown.state.round_number;
    match.tell(claim);
    page.say(claim.round ? words.scorepad.said.corrected(claim.round) : said(match, before));
  }

  function undo() {
    match.undo();
    page.say(words.scorepad.said.undone);
  }

  function followPlays() {
    match.depth = "referee";
    page.go(`#/match/${match.id}`);
  }

  function view() {
    if (entry) return entry.view();
    const shown = match.shown;
    return h(
      "main",
      { class: "scorepad" },
      head(match, shown.state),
      facts(match, shown),
      scores(match, shown.state),
      rounds(match, shown.state, enter),
      match.role === "keeper" && foot(),
    );
  }

  function foot() {
    return h(
      "div",
      { class: "foot" },
      button(words.scorepad.over, () => enter(), { kind: "main big" }),
      match.game === "uno" && button(words.scorepad.followPlays, followPlays),
      match.game === "golf" && link(words.scorepad.followTurns, `#/match/${match.id}/golf`),
      !match.shown.state.points.length && h("p", { class: "hint" }, words.scorepad.costs[match.game]),
      h(
        "div",
        { class: "row" },
        button(words.scorepad.undo, undo, { disabled: !match.canUndo }),
        link(words.scorepad.table, `#/match/${match.id}/table`),
        link(words.scorepad.invite, `#/match/${match.id}/invite`),
      ),
    );
  }

  function back() {
    entry = null;
    page.redraw();
  }

  return {
    title: () => (entry ? entry.title() : words.scorepad.title(match.shown.state.round_number)),
    view,
    back,
    press: (key) => entry?.press(key),
  };
}

function head(match, { round_number: round, rules }) {
  const goal = words.scorepad.goal(match.game, rules.target);
  return bar([words.scorepad.title(round), " ", h("small", null, goal)], {
    more: [standing(match), link(words.scorepad.ask, `#/match/${match.id}/ask`, { kind: "quiet" })],
  });
}

function facts(match, { state, unsure }) {
  const facts = [
    state.dealer !== null && words.scorepad.deals(named(match.name(state.dealer))),
    state.starter !== null && words.scorepad.starts(named(match.name(state.starter))),
    unsure && words.scorepad.unsure,
  ];
  return h("p", { class: "facts" }, facts.filter(Boolean).map((fact, place) => [place > 0 && words.dot, fact]));
}

/** Who leads stands first, as the referee told last; a bar is a share of what decides. */
function scores(match, state) {
  const { rules, totals } = state;
  const best = Math.max(match.kit.target_in === "points" ? rules.target : 0, ...totals, 1);
  return h(
    "ol",
    { class: "scores", "aria-label": words.scorepad.scores },
    ranking(state).map(({ seat }) =>
      h(
        "li",
        { "data-key": `${seat}`, style: { "--share": totals[seat] / best } },
        named(match.name(seat)),
        h("strong", null, `${totals[seat]}`),
      ),
    ),
  );
}

function rounds(match, state, enter) {
  const all = state.points.map((row, place) => ({ row, round: firstRound(state) + place }));
  if (!all.length) return null;
  const isKeeper = match.role === "keeper";
  const label = ({ row, round }, shown) => labelOf(match, state, row, round, shown);
  return h(
    "div",
    { class: "rounds", role: "group", "aria-label": words.scorepad.rounds },
    all.slice(-LATEST).map((one) =>
      button(h("span", null, label(one, named)), () => enter(one.round), {
        kind: "chip",
        key: `${one.round}`,
        disabled: !isKeeper,
        "aria-label": words.scorepad.changeRound(label(one, String).join("")),
      }),
    ),
    link(words.scorepad.allRounds, `#/match/${match.id}/rounds`, { kind: "chip quiet" }),
  );
}

/** What a round gave; `shown(name)` is the name in it. */
function labelOf(match, state, row, round, shown) {
  const winner = row.findIndex((points) => points > 0);
  const isOnes = winnerTakesAll(match, round) && row.filter((points) => points > 0).length === 1;
  return isOnes ? words.scorepad.round(round, shown(match.name(winner)), row[winner]) : words.scorepad.roundGolf(round, row);
}

/** Who got what, and who deals next. */
function said(match, round) {
  const { dealer } = match.shown.state;
  const row = pointsOf(match.shown.state, round) ?? [];
  const next = dealer === null ? null : match.name(dealer);
  const winner = row.findIndex((amount) => amount > 0);
  if (!winnerTakesAll(match, round) || winner < 0) return words.scorepad.said.entered(round, next);
  return words.scorepad.said.won(match.name(winner), sum(row), next);
}
