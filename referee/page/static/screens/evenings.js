// A group: people who play together over many evenings, what they have played and how they stand.

import { ask, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { bar, button, link } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { fileKeys } from "./files.js";

const NAME_LENGTH = 40;

export function open(page) {
  const kept = store.read(`group.${page.route.rest[0]}`);
  return isGroup(kept) ? openGroup(page, kept) : openGroups(page);
}

function openGroups(page) {
  const key = newKey(); // with the name in it: a group is opened once, however often a reply is lost
  let name = "";
  let problem = null;

  async function start() {
    const body = { name: name.trim() };
    if (!body.name) return;
    const answer = await ask("POST", "/v1/groups", { key: keyOf(key, body.name), body });
    if (answer.status === 201) {
      const { id, token } = answer.json;
      store.write(`group.${id}`, { id, token, name: answer.json.name, people: [] });
      page.go(`#/evenings/${id}`);
      return;
    }
    problem = words.request(answer.json?.detail);
    page.redraw();
  }

  function view() {
    const groups = store.names("group.").map((one) => store.read(one)).filter(isGroup);
    return h(
      "main",
      { class: "evenings" },
      bar(words.home.evenings),
      h("p", { class: "hint" }, words.evenings.what),
      groups.length ? h("div", { class: "stack" }, groups.map((group) => link(group.name, `#/evenings/${group.id}`))) : null,
      h("h2", null, words.evenings.open),
      h("input", {
        type: "text",
        value: name,
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        "aria-label": words.evenings.name,
        placeholder: words.evenings.name,
        oninput: ({ target }) => (name = target.value),
        onkeydown: ({ key: pressed }) => {
          if (pressed === "Enter") start();
        },
      }),
      button(words.evenings.start, start, { kind: "main" }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }

  return { title: () => words.home.evenings, view };
}

/** Whether it is all there: what a phone keeps may be damaged. */
function isGroup(kept) {
  return Boolean(kept?.id && kept.token && kept.name);
}

/** A key belongs to one request: another name needs another. */
function keyOf(key, name) {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7);
  return `${key}${sum.toString(16)}`;
}

function openGroup(page, group) {
  const { id, token } = group;
  let told = null; // {matches, standings}, as last heard
  let problem = null;
  load();

  async function load() {
    const paths = ["", "/history?limit=50", "/standings"];
    const [about, history, standings] = await Promise.all(paths.map((path) => ask("GET", `/v1/groups/${id}${path}`, { token })));
    if (standings.status === 200 && history.status === 200) told = { ...history.json, ...standings.json };
    else problem = words.request(standings.json?.detail);
    if (about.status === 200) store.write(`group.${id}`, { ...group, people: about.json.people.map(({ name }) => name) });
    page.redraw();
  }

  /** Keep score of a match of the group on this phone too. */
  async function take(match) {
    const key = newKey();
    const given = await ask("POST", `/v1/matches/${match}/tokens`, { token, key });
    const answer = given.status === 201 ? await ask("GET", `/v1/matches/${match}`, { token: given.json.token }) : given;
    if (answer.status === 200) {
      keepMatch({ ...answer.json, token: given.json.token });
      page.go(`#/match/${match}`);
      return;
    }
    problem = words.request(answer.json?.detail);
    page.redraw();
  }

  function saved(wrong) {
    problem = wrong;
    page.say(problem ?? words.share.saved);
    page.redraw();
  }

  function view() {
    return h(
      "main",
      { class: "evenings" },
      bar(group.name, { back: "#/evenings" }),
      link(words.evenings.match, `#/new/group/${id}`, { kind: "main" }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      told ? [standings(), played(), files()] : h("p", null, words.evenings.loading),
    );
  }

  function standings() {
    const games = [...new Set(told.standings.map(({ game }) => game))];
    if (!games.length) return h("p", { class: "hint" }, words.evenings.nothing);
    return games.map((game) => standingsOf(game, told.standings.filter((one) => one.game === game)));
  }

  function played() {
    const known = new Set(knownMatches().map((kept) => kept.id));
    if (!told.matches.length) return null;
    return [
      h("h2", null, words.evenings.played),
      h(
        "ul",
        { class: "plain" },
        told.matches.map((match) => {
          const inside = [
            h("strong", null, words.evenings.of(match.game, words.day(match.opened_at), match.over)),
            h("span", null, match.people.map(({ name, total }) => words.home.standing(name, total)).join(words.dot)),
          ];
          const line = known.has(match.id)
            ? h("a", { class: "line", href: `#/match/${match.id}` }, inside)
            : h("button", { class: "line", type: "button", onclick: () => take(match.id) }, inside);
          return h("li", { "data-key": match.id }, line);
        }),
      ),
    ];
  }

  function files() {
    if (!told.matches.length) return null;
    return fileKeys(words.evenings.files, { at: `/v1/groups/${id}/`, token, tell: saved, kind: "two" });
  }

  return { title: () => group.name, view };
}

function standingsOf(game, people) {
  const cells = ({ played, won, rounds_won: roundsWon, points }) => [won, played, roundsWon, points];
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": words.evenings.standings(game) },
    h(
      "table",
      null,
      h("caption", null, words.evenings.standings(game)),
      h("thead", null, h("tr", null, words.evenings.heads.map((head) => h("th", { scope: "col" }, head)))),
      h(
        "tbody",
        null,
        people.map((one) =>
          h("tr", { "data-key": one.person }, h("th", { scope: "row" }, one.name), cells(one).map((value) => h("td", null, `${value}`))),
        ),
      ),
    ),
  );
}
