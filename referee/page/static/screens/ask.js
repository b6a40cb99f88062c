// What people argue about, and what the referee says: in one line first, then why, then who says so.
// The answers last seen are kept, so that an argument can be settled without a network.

import { ask } from "../core/api.js";
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, link } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { inWords } from "./logbook.js";

/** The big quarrels, which stand first where no match tells what is near. */
const BIG = {
  uno: [
    "draw-two-on-draw-two",
    "draw-four-on-draw-two",
    "may-i-challenge",
    "draw-four-when",
    "call-when-too-late",
    "caught-after-next-played",
    "play-the-drawn-card",
    "draw-though-i-could-play",
    "first-draw-two",
    "reverse-between-two",
    "out-on-draw-two",
    "pile-used-up",
    "wrong-card",
  ],
  golf: [
    "golf-open-how-many",
    "golf-clear-same-number",
    "golf-clear-facedown",
    "golf-take-an-action",
    "golf-thrown-action",
    "golf-caught-too-late",
    "golf-others-play-on",
    "golf-action-points",
    "golf-who-starts-next",
  ],
};
const KEPT = 60; // answers
const NOTHING = { text: "", hits: null, said: null };
const TYPING = 250; // ms without a key, until it is looked up

let left = null; // how the list looked when an answer was opened from it, to come back to

export function open(page) {
  const [id] = page.route.rest;
  return id ? openAnswer(page, id) : openList(page);
}

function openList(page) {
  const { match } = page;
  const before = left?.match === match ? left : null;
  left = null;
  let game = before?.game ?? match?.game ?? "uno";
  let nearest = match ? (kept().nearest[match.id] ?? []) : []; // questions near what just happened
  let chapter = before?.chapter ?? null; // the one whose questions are shown
  let search = before?.search ?? NOTHING; // {text, hits, said}
  let timer = null;
  load();
  if (before) requestAnimationFrame(() => scrollTo(0, before.scrolled));

  async function load() {
    const number = lastHeard(match);
    const [list, near] = await Promise.all([ask("GET", `/v1/questions?game=${game}`), match && request(match, "")]);
    if (list.status === 200) keep({ lists: { ...kept().lists, [game]: list.json.questions } });
    if (near?.status === 200) {
      nearest = near.json.answers.map(({ id, asks }) => ({ id, asks }));
      keep({ nearest: { [match.id]: nearest } }); // of the match that is played, and of no other
      keepAnswers(match, number, near.json.answers);
    }
    page.redraw();
  }

  function chooseGame(to) {
    game = to;
    chapter = null;
    load();
    page.redraw();
  }

  function type(text) {
    search = { ...search, text };
    clearTimeout(timer);
    timer = setTimeout(() => find(text.trim()), TYPING);
    page.redraw();
  }

  async function find(text) {
    const number = lastHeard(match);
    const answer = text && (await request(match, `q=${encodeURIComponent(text)}&most=10`, game));
    if (search.text.trim() !== text) return; // meanwhile somebody typed on
    if (!text) search = { ...search, hits: null, said: null };
    else if (answer.status === 200) search = { ...search, hits: answer.json.hits, said: answer.json.said };
    else search = { ...search, hits: among(listed(), text), said: words.ask.offline };
    keepAnswers(match, number, answer?.json?.hits ?? []);
    page.redraw();
  }

  function listed() {
    return kept().lists[game] ?? [];
  }

  function view() {
    return h(
      "main",
      { class: "ask" },
      bar([words.ask.title, match && h("small", null, words.ask.byYours)], { back: homeOf(match) }),
      field(),
      search.hits ? found() : questions(),
    );
  }

  function field() {
    const input = h("input", {
      type: "search",
      value: search.text,
      enterkeyhint: "search",
      maxlength: 300,
      autocomplete: "off",
      "aria-label": words.ask.field,
      placeholder: words.ask.field,
      oninput: ({ target }) => type(target.value),
    });
    return h("label", { class: "findbox" }, mark("search"), input);
  }

  function found() {
    return [search.said && h("p", { class: "hint" }, search.said), links(match, search.hits)];
  }

  function questions() {
    const all = listed();
    if (!all.length && !nearest.length) return h("p", null, words.ask.loading);
    return [
      !match && choice(words.opening.game, ["uno", "golf"].map((value) => ({ value, label: words.ask.games[value] })), game, chooseGame),
      nearest.length ? [h("h2", null, words.ask.nearest), links(match, nearest)] : links(match, BIG[game].map((id) => all.find((one) => one.id === id)).filter(Boolean)),
      h("h2", null, words.ask.more),
      [...new Set(all.map((question) => question.chapter))].map((title) => chapterOf(title, all)),
    ];
  }

  function chapterOf(title, all) {
    const isOpen = title === chapter;
    const toggle = () => {
      chapter = isOpen ? null : title;
      page.redraw();
    };
    return h(
      "section",
      { "data-key": title, class: "stack" },
      button(title, toggle, { kind: "unfold", "aria-expanded": String(isOpen) }),
      isOpen && links(match, all.filter((question) => question.chapter === title)),
    );
  }

  function close() {
    left = isAtQuestions(match) ? { match, game, chapter, search, scrolled: scrollY } : null;
  }

  return { title: () => words.ask.title, view, close };
}

function openAnswer(page, id) {
  const { match } = page;
  let answer = keptAnswer(match, id);
  let isMissing = false;
  let number = lastHeard(match); // of the entry after which the referee was asked
  load();

  async function load() {
    if (answer) answer = asOf(match, number, answer);
    const asked = lastHeard(match);
    number = asked;
    const query = match ? `?match=${match.id}` : "";
    const question = await ask("GET", `/v1/questions/${encodeURIComponent(id)}${query}`, { token: match?.token });
    if (number !== asked) return; // meanwhile the match has gone on, and it was asked anew
    // What the list told of the match as it stood when it was asked is nearer than an example.
    if (question.status === 200) answer = { here: answer?.here, ...question.json };
    isMissing = !answer;
    if (question.status === 200) keepAnswers(match, number, [answer]);
    page.redraw();
    if (answer) learnSources(answer.article.sources);
  }

  /** What is meant by their letters, where one of them is new to this phone. */
  async function learnSources(keys) {
    if (keys.every((key) => kept().sources?.[key])) return;
    const { status, json } = await ask("GET", "/v1/sources");
    if (status === 200) keep({ sources: Object.fromEntries(json.sources.map(({ key, what }) => [key, what])) });
    page.redraw();
  }

  function view() {
    const now = lastHeard(match);
    if (now !== null && now !== number) load();
    const shown = answer && asOf(match, number, answer);
    return h(
      "main",
      { class: "ask" },
      bar(answer?.asks ?? words.ask.title, { back: listOf(match) }),
      shown ? explained(match, shown, toTell(shown)) : h("p", null, isMissing ? words.ask.notKept : words.ask.loading),
    );
  }

  /** What was asked about is done: it is told from here, and the match is shown again. */
  function toTell({ here }) {
    if (!here?.claim || !mayTell(match, here.claim)) return null;
    const tell = () => {
      match.tell(here.claim);
      page.say(words.ask.told);
      page.go(homeOf(match));
    };
    const claim = h("span", null, words.ask.tell, " ", inWords(match, here.claim));
    return button(claim, tell, { kind: "main big" });
  }

  function close() {
    if (!isAtQuestions(match)) left = null;
  }

  return { title: () => answer?.asks ?? words.ask.title, view, close };
}

/** A ruling in one line, then why, then who says so. */
function explained(match, answer, toTell) {
  const { line, why } = answer.here ?? answer;
  const more = why.filter((sentence) => !line.endsWith(sentence));
  const sources = answer.article.sources.map((key) => kept().sources?.[key]).filter(Boolean); // letters alone say nothing
  return [
    atAGlance(line),
    h("p", { class: "soft" }, groundOf(match, answer)),
    toTell,
    h(
      "section",
      { class: "panel" },
      more.length ? [h("h2", null, words.ask.why), more.map((sentence) => h("p", null, sentence))] : null,
      h("h2", null, answer.article.title),
      h("p", null, answer.article.text),
    ),
    answer.otherwise.length ? h("section", { class: "panel" }, h("h2", null, words.ask.otherwise), h("ul", { class: "tables" }, answer.otherwise.map(other))) : null,
    answer.example && h("section", { class: "panel" }, example(answer.example)),
    sources.length ? [h("h2", null, words.ask.sources), h("ul", { class: "plain hint" }, sources.map((one) => h("li", null, one)))] : null,
    answer.follow_ups.length ? [h("h2", null, words.ask.followUps), links(match, answer.follow_ups)] : null,
  ];
}

/** The line, its yes or no so large that it is read across a table; where it has neither, nothing is made up. */
function atAGlance(line) {
  const [, word, because] = line.match(/^(Yes|No)\. (.*)$/s) ?? [null, null, line];
  const kind = { Yes: "yes", No: "no" }[word] ?? "open";
  return h(
    "section",
    { class: `answer ${kind}` },
    word && h("p", { class: "word" }, mark(kind === "yes" ? "check" : "cross"), `${word}.`),
    " ",
    h("p", { class: "because" }, because),
  );
}

/** Whether this phone may tell it. */
function mayTell(match, claim) {
  return match.role === "keeper" || (match.role === "seat" && claim.seat === match.seat);
}

/** By whose rules the line holds. */
function groundOf(match, { here, article }) {
  if (here) return words.ask.here;
  if (!match) return words.ask.standard;
  return article.id.includes(".house.") ? words.ask.houseRule : words.ask.yourRules;
}

function example({ people, lines }) {
  return [
    h("h2", null, words.ask.example),
    h("p", { class: "hint" }, words.ask.people(people)),
    h("ol", { class: "example" }, lines.map((line) => h("li", null, line))),
  ];
}

function other({ house_rules: house, differences, line }) {
  const names = Object.keys(house).map((id) => id.replaceAll("-", " "));
  return h("li", null, h("strong", null, words.ask.under(names, Object.keys(differences).length)), " ", line);
}

function links(match, questions) {
  return h(
    "ul",
    { class: "qs questions" },
    questions.map(({ id, asks }) => h("li", { "data-key": id }, link(asks, `${listOf(match)}/${encodeURIComponent(id)}`, { kind: "q" }))),
  );
}

function homeOf(match) {
  return match ? `#/match/${match.id}` : "#/";
}

function listOf(match) {
  return match ? `#/match/${match.id}/ask` : "#/ask";
}

/** Whether the page goes from question to question. */
function isAtQuestions(match) {
  return location.hash.startsWith(listOf(match));
}

function request(match, query, game) {
  const where = match ? `match=${match.id}` : `game=${game}`;
  return ask("GET", `/v1/questions?${[where, query].filter(Boolean).join("&")}`, { token: match?.token });
}

/** The questions that have all the words in them: what can be found without the referee. */
function among(list, text) {
  const sought = text.toLowerCase().split(/\s+/);
  return list.filter(({ asks }) => sought.every((word) => asks.toLowerCase().includes(word)));
}

function kept() {
  return store.read("asked") ?? { lists: {}, nearest: {}, answers: [], sources: null };
}

function keep(changes) {
  store.write("asked", { ...kept(), ...changes });
}

/** The same question has another answer at another table; these were given there after entry `number`. */
function keepAnswers(match, number, answers) {
  const at = match?.id ?? null;
  const isNew = ({ at: where, answer }) => where !== at || !answers.some(({ id }) => id === answer.id);
  keep({ answers: [...answers.map((answer) => ({ at, number, answer })), ...kept().answers.filter(isNew)].slice(0, KEPT) });
}

function keptAnswer(match, id) {
  const found = kept().answers.find(({ at, answer }) => at === (match?.id ?? null) && answer.id === id);
  return found ? asOf(match, found.number, found.answer) : null;
}

/** As it was told; but how the match stood then is of no use once something else was told there. */
function asOf(match, number, answer) {
  if (number !== null && number === lastHeard(match)) return answer;
  const { here, ...lasting } = answer;
  return lasting;
}

/** The last entry of a match that the referee has heard; null while something is on its way to it. */
function lastHeard(match) {
  return match && !match.waiting ? match.answer.number : null;
}
