// To tell others how it went, to keep it as a file, and to have it on paper.

import { h } from "../ui/dom.js";
import { ranking } from "../core/match.js";
import { bar, button } from "../ui/parts.js";
import { words } from "./words.js";
import { table } from "./board.js";
import { fileKeys } from "./files.js";

export function open(page) {
  const { match } = page;
  let problem = null;
  // The tap that led here is the wish to share: the phone's own sheet opens with it.
  if (navigator.share && navigator.userActivation?.isActive) share();

  function text() {
    const { state } = match.shown;
    const standings = ranking(state).map(({ seat }) => words.home.standing(match.name(seat), state.totals[seat]));
    const winners = state.winners.map((seat) => match.name(seat));
    return words.share.text(match.game, winners, state.points.length, standings);
  }

  async function share() {
    // Whoever closes the sheet without a choice is asked nothing: the text stands here.
    await navigator.share({ text: text() }).catch(() => null);
  }

  function copy() {
    document.getElementById("shared").select();
    // The only way on plain http, and one that works everywhere.
    page.say(document.execCommand("copy") ? words.share.copied : words.share.copyYourself);
  }

  function saved(wrong) {
    problem = wrong;
    page.say(problem ?? words.share.saved);
    page.redraw();
  }

  function view() {
    return h(
      "main",
      { class: "share" },
      bar(words.share.title, { back: `#/match/${match.id}` }),
      h("textarea", { id: "shared", readonly: true, rows: 4, "aria-label": words.share.result, value: text() }),
      h(
        "div",
        { class: "row" },
        navigator.share && button(words.share.send, share, { kind: "main" }),
        button(words.share.copy, copy, { kind: navigator.share ? "" : "main" }),
      ),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      fileKeys(words.share.kinds, { at: `/v1/matches/${match.id}/record.`, token: match.token, tell: saved }),
      button(words.share.print, () => print()),
      h("section", { class: "sheet" }, h("p", null, text()), table(match, match.shown.state)),
    );
  }

  return { title: () => words.share.title, view };
}
