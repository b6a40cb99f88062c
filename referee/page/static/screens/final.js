// The match is over: who won, and how it went.

import { ask, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { keepMatch, ranking } from "../core/match.js";
import { bar, button, link, named, standing } from "../ui/parts.js";
import { words } from "./words.js";
import { board } from "./board.js";
import { isIn } from "./notices.js";

export function open(page) {
  const { match } = page;
  const key = newKey(); // one rematch, however often its reply is lost
  let problem = null;

  async function rematch() {
    const answer = await ask("POST", `/v1/matches/${match.id}/rematch`, { token: match.token, key });
    if (answer.status === 201) {
      keepMatch(answer.json, { depth: match.depth, seat: answer.json.seat });
      page.go(`#/match/${answer.json.id}`);
      return;
    }
    problem = words.request(answer.json?.detail);
    page.redraw();
  }

  function playOn() {
    match.tell({ claim: "match.play_on" });
    page.say(words.final.playsOn);
  }

  function undo() {
    match.undo();
    page.say(words.scorepad.said.undone);
  }

  function view() {
    const { state } = match.shown;
    return h(
      "main",
      { class: "final" },
      bar(title(), { more: standing(match) }),
      places(match, state),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h(
        "div",
        { class: "foot" },
        onceMore(),
        h(
          "div",
          { class: "row" },
          match.role === "keeper" && button(words.final.undo, undo, { disabled: !match.canUndo }),
          match.role === "keeper" && button(words.final.playOn, playOn),
        ),
        h(
          "div",
          { class: "row" },
          link(words.final.share, `#/match/${match.id}/share`),
          link(words.history.title, `#/match/${match.id}/history`),
        ),
      ),
      board(match, state),
    );
  }

  /** One rematch for all: once it is open, the way there. Other phones are told above how to come along. */
  function onceMore() {
    const { rematch: opened } = match.answer;
    if (opened) return isIn(opened) && link(words.rematch.goThere, `#/match/${opened}`, { kind: "main big" });
    return match.role === "keeper" && button(words.final.rematch, rematch, { kind: "main big" });
  }

  function title() {
    return words.final.title(match.answer.state.winners.map((seat) => match.name(seat)));
  }

  return { title, view };
}

function places(match, state) {
  const { winners, totals } = state;
  return h(
    "ol",
    { class: "ranking", "aria-label": words.final.ranking },
    ranking(state).map(({ place, seat }) =>
      h(
        "li",
        { "data-key": `${seat}`, class: winners.includes(seat) ? "winner" : null },
        h("span", { class: "place" }, `${place}`),
        named(match.name(seat)),
        h("strong", null, `${totals[seat]}`),
      ),
    ),
  );
}
