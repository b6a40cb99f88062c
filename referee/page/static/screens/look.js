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

/** A key that gives out a link to look at whatever has this path, then the link, as a code and to be copied; and the links that
 * were given out before, each with a key to end it. */
export function lookLink(page, path, token, about) {
  const key = newKey(); // one link for this screen, however often its reply is lost
  let given = null;
  let isCopied = false;
  let good = []; // {id, issued_at}, the oldest first
  let problem = null;
  load();

  async function load() {
    const { json } = await ask("GET", `${path}/readers`, { token });
    good = json?.readers ?? [];
    page.redraw();
  }

  async function give() {
    const { status, json } = await ask("POST", `${path}/readers`, { token, key });
    given = status === 201 ? json : null;
    isCopied = false;
    problem = given ? null : words.request(json?.detail);
    page.say(given ? about : problem);
    load();
  }

  async function end({ id }) {
    const { status, json } = await ask("DELETE", `${path}/readers/${id}`, { token });
    const isEnded = status === 204 || status === 404;
    problem = isEnded ? null : words.request(json?.detail);
    if (isEnded && given?.id === id) given = null;
    page.say(problem ?? words.look.ended);
    load();
  }

  function copy() {
    document.getElementById("look-link").select();
    // The only way on plain http, and one that works everywhere.
    isCopied = document.execCommand("copy");
    page.say(isCopied ? words.invite.copied : words.invite.selected);
    page.redraw();
  }

  function toShow() {
    return h(
      "section",
      { class: "panel", "data-key": "look" },
      h("p", null, about),
      h("img", { class: "qr", alt: words.invite.scan, src: `data:image/svg+xml,${encodeURIComponent(given.qr)}` }),
      h("input", { id: "look-link", readonly: true, value: given.url, "aria-label": words.invite.link }),
      button(isCopied ? [mark("check"), words.invite.isCopied] : words.invite.copy, copy, { key: "copy-link" }),
    );
  }

  /** One that was given out on another phone, or last week, is among them. */
  function toEnd(reader) {
    const told = words.look.since(reader.issued_at);
    const endKey = button(words.look.end, () => end(reader), { "aria-label": words.look.endNamed(told) });
    return h("li", { class: "row", "data-key": reader.id }, mark("eye", "face"), h("p", null, told), endKey);
  }

  return () => [
    problem && h("p", { class: "problem", role: "alert" }, problem),
    given ? toShow() : button([mark("eye"), words.look.give], give, { key: "look" }),
    good.length ? h("ul", { class: "plain", "aria-label": words.look.good, "data-key": "looking" }, good.map(toEnd)) : null,
  ];
}
