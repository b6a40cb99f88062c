// Read-only links: this phone comes in by one (#/look/match/ID/TOKEN, #/look/group/ID/TOKEN), or gives one out. Whoever has it
// sees a match, or a group and all its matches, and tells the referee nothing.

/** @import { GroupTold, KeptGroup, MatchTold, Page, Reader, Readers, Reply } from "../../types.js" */
import { ask, detailOf, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button } from "../ui/parts.js";
import { copied } from "./files.js";
import * as store from "../core/store.js";
import { words } from "./words.js";

/** @param {Page} page */
export function open(page) {
  const [what, id, token] = page.route.rest;
  /** @type {string | null} */
  let problem = null;
  history.replaceState(null, "", "#/"); // an address is seen, sent and remembered; a token is not
  come();

  async function come() {
    const look = { match: looksAtMatch, group: looksAtGroup }[what];
    const told = await look?.(id, token);
    if (told?.at) return page.go(told.at);
    problem = words.request(told?.why);
    return page.redraw();
  }

  function view() {
    return h("main", { class: "join" }, bar(words.look.title), problem ? h("p", { class: "problem", role: "alert" }, problem) : h("p", null, words.join.looking));
  }

  return { title: () => words.look.title, view };
}

/** @typedef {{ at: string, why?: undefined } | { at?: undefined, why: string | undefined }} Seen */

/** Where the match is to be seen from now on, {at}, or `why` not. A phone that is in it already stays what it is there.
 * @param {string} id @param {string} token @returns {Promise<Seen>} */
export async function looksAtMatch(id, token) {
  const at = `#/match/${id}`;
  if (knownMatches().some((kept) => kept.id === id)) return { at };
  /** @type {Reply<MatchTold>} */
  const answer = await ask("GET", `/v1/matches/${encodeURIComponent(id)}?kit=1`, { token });
  if (answer.status !== 200) return { why: detailOf(answer) };
  keepMatch({ ...answer.json, token }, { role: "reader" });
  return { at };
}

/** The same for a group. A phone that may open matches of it still may.
 * @param {string} id @param {string} token @returns {Promise<Seen>} */
async function looksAtGroup(id, token) {
  const at = `#/evenings/${id}`;
  /** @type {KeptGroup | null} */
  const kept = store.read(`group.${id}`);
  if (kept?.token) return { at };
  /** @type {Reply<GroupTold>} */
  const answer = await ask("GET", `/v1/groups/${encodeURIComponent(id)}`, { token });
  if (answer.status !== 200) return { why: detailOf(answer) };
  store.write(`group.${id}`, { id, token, name: answer.json.name, people: [], role: "reader" });
  return { at };
}

/** A key that gives out a read-only link to whatever has this path, then the link, as a code and to be copied; and the links that
 * were given out before, each with a key to end it.
 * @param {Page} page @param {string} path @param {string} token @param {string} about */
export function lookLink(page, path, token, about) {
  const key = newKey(); // one link for this screen, however often its reply is lost
  /** @type {Reader | null} */
  let given = null;
  let isCopied = false;
  /** The oldest first. @type {Readers} */
  let good = [];
  /** @type {string | null} */
  let problem = null;
  load();

  async function load() {
    /** @type {Reply<{ readers: Readers }>} */
    const answer = await ask("GET", `${path}/readers`, { token });
    good = answer.status === 200 ? answer.json.readers : [];
    page.redraw();
  }

  async function give() {
    /** @type {Reply<Reader>} */
    const answer = await ask("POST", `${path}/readers`, { token, key });
    given = answer.status === 201 ? answer.json : null;
    isCopied = false;
    problem = given ? null : words.request(detailOf(answer));
    page.say(problem ?? about);
    load();
  }

  /** @param {Readers[number]} reader */
  async function end({ id }) {
    /** @type {Reply<never>} */
    const answer = await ask("DELETE", `${path}/readers/${id}`, { token });
    const isEnded = answer.status === 204 || answer.status === 404;
    problem = isEnded ? null : words.request(detailOf(answer));
    if (isEnded && given?.id === id) given = null;
    page.say(problem ?? words.look.ended);
    load();
  }

  function copy() {
    isCopied = copied("look-link");
    page.say(isCopied ? words.invite.copied : words.invite.selected);
    page.redraw();
  }

  /** @param {Reader} reader */
  function toShow({ qr, url }) {
    return h(
      "section",
      { class: "panel", "data-key": "look" },
      h("p", null, about),
      h("img", { class: "qr", alt: words.invite.scan, src: `data:image/svg+xml,${encodeURIComponent(qr)}` }),
      h("input", { id: "look-link", readonly: true, value: url, "aria-label": words.invite.link }),
      button(isCopied ? [mark("check"), words.invite.isCopied] : words.invite.copy, copy, { key: "copy-link" }),
    );
  }

  /** One that was given out on another phone, or last week, is among them. @param {Readers[number]} reader */
  function toEnd(reader) {
    const told = words.look.since(reader.issued_at);
    const endKey = button(words.look.end, () => end(reader), { "aria-label": words.look.endNamed({ told }) });
    return h("li", { class: "row", "data-key": reader.id }, mark("eye", "face"), h("p", null, told), endKey);
  }

  return () => [
    problem && h("p", { class: "problem", role: "alert" }, problem),
    given ? toShow(given) : button([mark("eye"), words.look.give], give, { key: "look" }),
    good.length ? h("ul", { class: "plain", "aria-label": words.look.good, "data-key": "looking" }, good.map(toEnd)) : null,
  ];
}
