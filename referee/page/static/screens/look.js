// Links to look: this phone comes in by one (#/look/match/ID/TOKEN, #/look/group/ID/TOKEN), or gives one out. Whoever has it
// sees a match, or a group and all its matches, and tells the referee nothing.

import { ask, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "./words.js";

export function open(page) {
  const [what, id, token] = page.route.rest;
  let problem = null;
  history.replaceState(null, "", "#/"); // an address is seen, sent and remembered; a token is not
  come();

  async function come() {
    const told = await ({ match: looksAtMatch, group: looksAtGroup })[what]?.(id, token);
    if (told?.at) return page.go(told.at);
    problem = words.request(told?.why);
    return page.redraw();
  }

  function view() {
    return h("main", { class: "join" }, bar(words.look.title), problem ? h("p", { class: "problem", role: "alert" }, problem) : h("p", null, words.join.looking));
  }

  return { title: () => words.look.title, view };
}

/** Where the match is to be seen from now on, {at}, or `why` not. A phone that is in it already stays what it is there. */
export async function looksAtMatch(id, token) {
  const at = `#/match/${id}`;
  if (knownMatches().some((kept) => kept.id === id)) return { at };
  const { status, json } = await ask("GET", `/v1/matches/${encodeURIComponent(id)}?kit=1`, { token });
  if (status !== 200) return { why: json?.detail };
  keepMatch({ ...json, token }, { role: "reader" });
  return { at };
}

/** The same for a group. A phone that may open matches of it still may. */
async function looksAtGroup(id, token) {
  const at = `#/evenings/${id}`;
  if (store.read(`group.${id}`)?.token) return { at };
  const { status, json } = await ask("GET", `/v1/groups/${encodeURIComponent(id)}`, { token });
  if (status !== 200) return { why: json?.detail };
  store.write(`group.${id}`, { id, token, name: json.name, people: [], role: "reader" });
  return { at };
}

/** A key that gives out a link to look at whatever has this path, and then the link, as a code and to be copied. */
export function lookLink(page, path, token, about) {
  const key = newKey(); // one link for this screen, however often its reply is lost
  let given = null;
  let problem = null;

  async function give() {
    const { status, json } = await ask("POST", `${path}/readers`, { token, key });
    given = status === 201 ? json : null;
    problem = given ? null : words.request(json?.detail);
    page.say(given ? about : problem);
    page.redraw();
  }

  function copy() {
    document.getElementById("look-link").select();
    // The only way on plain http, and one that works everywhere.
    page.say(document.execCommand("copy") ? words.invite.copied : words.invite.selected);
  }

  return () => [
    problem && h("p", { class: "problem", role: "alert" }, problem),
    given
      ? h(
          "section",
          { class: "panel", "data-key": "look" },
          h("p", null, about),
          h("img", { class: "qr", alt: words.invite.scan, src: `data:image/svg+xml,${encodeURIComponent(given.qr)}` }),
          h("input", { id: "look-link", readonly: true, value: given.url, "aria-label": words.invite.link }),
          button(words.invite.copy, copy, { key: "copy-link" }),
        )
      : button([mark("eye"), words.look.give], give, { key: "look" }),
  ];
}
