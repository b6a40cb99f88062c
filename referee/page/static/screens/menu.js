// What a table does beside the rounds: who plays and how they look, by which rules, and when it is over.

/** @import { Agreement, Child, Claim, Face, Match, Page, Reply, Rules, Seat, State } from "../../types.js" */
import { ask } from "../core/api.js";
import { ranking } from "../core/match.js";
import { load } from "../core/router.js";
import { h, typedIn } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, standing } from "../ui/parts.js";
import { animalAt, face } from "../ui/people.js";
import { facePicker, sheet } from "../ui/sheet.js";
import { words } from "./words.js";

const NAME_LENGTH = 40;

/**
 * As [sign, label, what it is about, where it leads or what it does].
 * @typedef {[sign: string, label: string, about: string | null, does: string | (() => void)]} Line
 * @typedef {typeof import("./rules.js")} RulesModule
 * @typedef {ReturnType<typeof coverOf>} Cover
 * @typedef {{ [seat: number]: string, rounds?: string }} Typed
 * @typedef {ReturnType<typeof agreementOf>} Agreed
 */

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const isKeeper = match.role === "keeper";
  const cover = coverOf(page);
  const agreed = agreementOf(page, cover);
  const change = changeOf(page);
  const ends = endsOf(page, cover);

  function view() {
    const form = change.view();
    if (form) return form;
    const { state } = match.shown;
    const problem = change.problem();
    return h(
      "main",
      null,
      bar([words.menu.title, h("small", null, `${words.scorepad.title({ round: state.round_number })} ${words.scorepad.goal({ game: match.game, target: state.rules.target })}`)], {
        back: `#/match/${match.id}`,
        more: standing(match),
      }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h("ol", { class: "seats" }, state.seating.map((number) => seat(page, cover, number))),
      isKeeper && away(match, cover),
      isKeeper && h(
        "div",
        { class: "row roomy" },
        button([mark("plus"), words.menu.joins], () => cover.show(() => joining(cover))),
        h("a", { class: "button", href: placeOf(match, "invite/menu") }, mark("phone"), words.menu.phones),
      ),
      list(places(match, agreed, change)),
      isKeeper && list(ends(state)),
      match.answer.expires_on && h("p", { class: "soft" }, words.menu.expires(match.answer.expires_on)),
      cover.view(),
    );
  }

  function back() {
    cover.clear();
    change.clear();
    page.redraw();
  }

  const isCovered = () => cover.isOpen() || change.view() !== null;
  return {
    title: () => (change.view() ? words.opening.rules : words.menu.title),
    view,
    back,
    press: (/** @type {string} */ key) => key === "Escape" && isCovered() && (history.back(), true),
  };
}

/** What lies over the list. @param {Page<Match>} page */
function coverOf({ match, say, cover, redraw }) {
  /** @type {(() => Child) | null} */
  let lying = null;
  let draft = ""; // what is being typed

  /** @param {() => Child} what @param {string} text */
  function show(what, text = "") {
    lying = what;
    draft = text;
    cover();
    redraw();
    /** @type {HTMLElement | null} */
    const field = document.querySelector(".sheet input") ?? document.querySelector(".sheet h1");
    field?.focus({ preventScroll: true });
  }

  function close() {
    if (lying) history.back();
  }

  /** @param {Claim} claim @param {string} said */
  function tell(claim, said) {
    match.tell(claim);
    say(said);
    close();
  }

  /** @param {string} text */
  function type(text) {
    draft = text;
    redraw();
  }

  return {
    show,
    close,
    tell,
    type,
    draft: () => draft,
    clear: () => void (lying = null),
    isOpen: () => lying !== null,
    view: () => lying?.(),
    sheet: (/** @type {string} */ title, /** @type {Child[]} */ ...content) => sheet(title, close, content),
  };
}

/** The rules in force, read aloud line by line. @param {Page<Match>} page @param {Cover} cover */
function agreementOf({ match, redraw }, cover) {
  /** @type {Agreement | null} */
  let agreed = null;
  read();

  async function read() {
    /** @type {Reply<Agreement>} */
    const answer = await ask("GET", `/v1/matches/${match.id}/agreement`, { token: match.token });
    if (answer.status === 200) agreed = answer.json;
    redraw();
  }

  function inShort() {
    if (!agreed) return null;
    const names = (agreed.next ?? agreed).house_rules.map(({ title }) => title);
    return words.menu.rulesMore({ names });
  }

  function whole() {
    const told = [agreed, agreed?.next ?? null].filter((one) => one !== null);
    const parts = told.flatMap(({ page: lines }, which) => [which === 1 && h("h2", null, words.menu.nextDeal), ...paragraphs(lines)]);
    return cover.sheet(words.menu.agreement, parts.length ? parts : h("p", null, words.request()), button(words.menu.close, cover.close, { kind: "main big" }));
  }

  return { inShort, show: () => cover.show(whole) };
}

/** The form that changes the rules from the next deal on. @param {Page<Match>} page */
function changeOf(page) {
  const { match, redraw } = page;
  /** @type {(() => HTMLElement) | null} */
  let form = null;
  /** @type {string | null} */
  let problem = null;

  async function start() {
    /** @type {RulesModule | null} */
    const module = await load("../screens/rules.js");
    const { state } = match.shown;
    let rules = state.next_rules ?? state.rules;
    const before = JSON.stringify(rules);
    const done = () => {
      if (JSON.stringify(rules) !== before) match.tell({ claim: "match.rules", rules });
      history.back();
    };
    const change = (/** @type {Partial<Rules>} */ changes) => {
      rules = { ...rules, ...changes };
      redraw();
    };
    const opened = await module?.openRules(match.game, { change, done });
    problem = opened ? null : words.request();
    if (opened) {
      form = () => opened(rules);
      page.cover();
    }
    redraw();
  }

  return { start, problem: () => problem, clear: () => void (form = null), view: () => form?.() ?? null };
}

/** How a round or the match ends. @param {Page<Match>} page @param {Cover} cover */
function endsOf({ match, say, redraw, go }, cover) {
  /** The key that was tapped once, of those that need a second tap. @type {"void" | "finish" | null} */
  let once = null;
  /** From paper, as typed: by seat, and of the rounds. @type {Typed} */
  const totals = {};

  function voidRound() {
    if (once !== "void") return askAgain("void", words.menu.voidsNow);
    once = null;
    return cover.tell({ claim: "match.void" }, words.menu.said.voided);
  }

  function finish() {
    const { state } = match.shown;
    if (once !== "finish") return askAgain("finish", overNow(state));
    if (state.round) match.tell({ claim: "match.void" });
    match.tell({ claim: "match.finish" });
    return go(`#/match/${match.id}`);
  }

  /** @param {"void" | "finish"} which @param {string} asked */
  function askAgain(which, asked) {
    once = which;
    say(asked);
    redraw();
  }

  const showPaper = () => cover.show(() => paper(match, cover, totals, redraw));

  /** @param {State} state @returns {(Line | false | null)[]} */
  return (state) => [
    state.points.length === 0 && !state.round && ["edit", words.menu.paper, words.menu.paperMore, showPaper],
    state.round && ["cross", once === "void" ? words.menu.voidsNow : words.menu.voids, words.menu.voidsMore, voidRound],
    state.points.length > 0 && ["flag", once === "finish" ? overNow(state) : words.menu.finish, leaders(match), finish],
  ];
}

/** What the second tap does: a round that is still open is left out. @param {State} state */
function overNow({ round, round_number: number }) {
  return round ? words.menu.finishWithout({ round: number }) : words.menu.finishNow;
}

/** @param {Match} match */
function leaders(match) {
  const { state } = match.shown;
  const first = ranking(state).filter(({ place }) => place === 1).map(({ seat: one }) => match.name(one));
  return words.menu.finishMore({ names: first, total: state.totals[ranking(state)[0].seat] });
}

/** @param {Match} match @param {string} screen */
function placeOf(match, screen) {
  return `#/match/${match.id}/${screen}`;
}

/** @param {Match} match @param {Agreed} agreed @param {ReturnType<typeof changeOf>} change @returns {(Line | false)[]} */
function places(match, agreed, change) {
  const isKeeper = match.role === "keeper";
  return [
    ["cards", words.menu.rules, agreed.inShort(), isKeeper ? change.start : agreed.show],
    isKeeper && ["ask", words.menu.agreement, words.menu.agreementMore, agreed.show],
    ["clock", words.history.title, words.menu.historyMore, placeOf(match, "history")],
    ["star", words.menu.rounds, null, placeOf(match, "rounds")],
    ["table", words.menu.table, words.menu.tableMore, placeOf(match, "table")],
    ["share", words.share.title, words.menu.shareMore, placeOf(match, "share")],
  ];
}

/** @param {Page<Match>} page @param {Cover} cover @param {number} number */
function seat({ match }, cover, number) {
  const isKeeper = match.role === "keeper";
  const name = match.name(number);
  const looks = face(animalAt(match, number));
  return h(
    "li",
    { class: "seat", "data-key": `${number}` },
    isKeeper
      ? h("button", { type: "button", class: "icon", "aria-label": words.menu.anotherFace({ name }), onclick: () => cover.show(() => faces(match, cover, number)) }, looks)
      : looks,
    h("strong", { class: "grow name" }, name),
    isKeeper && button(words.menu.rename, () => cover.show(() => renaming(match, cover, number), name), { kind: "quiet", "aria-label": words.menu.renames({ name }) }),
    isKeeper && button(words.menu.leaves, () => cover.show(() => leaving(match, cover, number)), { kind: "quiet", "aria-label": words.menu.leavesNow({ name }) }),
  );
}

/** Who left, and may come back to the old place. @param {Match} match @param {Cover} cover */
function away(match, { tell }) {
  const gone = match.answer.gone ?? [];
  if (!gone.length) return null;
  const comesBack = (/** @type {Seat} */ one) =>
    button([face(animalAt(match, one.seat)), words.menu.back({ name: one.name })], () => tell({ claim: "match.join", seat: one.seat }, words.menu.said.back({ name: one.name })), {
      key: `back ${one.seat}`,
    });
  return h("div", { class: "strip", role: "group", "aria-label": words.menu.gone }, gone.map(comesBack));
}

/** A field for a name, and the key that takes it.
 * @param {Cover} cover @param {string} label @param {(name: string) => void} done */
function named(cover, label, done) {
  const typed = () => cover.draft().trim();
  const enter = () => {
    if (typed()) done(typed());
  };
  return [
    h("input", {
      type: "text",
      value: cover.draft(),
      maxlength: NAME_LENGTH,
      autocomplete: "off",
      autocapitalize: "words",
      "aria-label": label,
      oninput: (event) => cover.type(typedIn(event)),
      onkeydown: ({ key }) => {
        if (key === "Enter") enter();
      },
    }),
    button(typed() ? words.menu.save : words.menu.typeName, enter, { kind: "main big", key: "save", disabled: !typed() }),
  ];
}

/** @param {Match} match @param {Cover} cover @param {number} number */
function renaming(match, cover, number) {
  const name = match.name(number);
  return cover.sheet(words.menu.renames({ name }), named(cover, words.menu.newName, (to) => cover.tell({ claim: "match.rename", seat: number, name: to }, words.menu.said.renamed({ name, to }))));
}

/** @param {Cover} cover */
function joining(cover) {
  return cover.sheet(words.menu.joins, h("p", { class: "soft" }, words.menu.joinsMore), named(cover, words.menu.newName, (name) => cover.tell({ claim: "match.join", name }, words.menu.said.joined({ name }))));
}

/** @param {Match} match @param {Cover} cover @param {number} number */
function leaving(match, cover, number) {
  const name = match.name(number);
  return cover.sheet(
    words.menu.leavesNow({ name }),
    h("p", { class: "soft" }, words.menu.leavesMore({ name })),
    button(words.menu.leavesNow({ name }), () => cover.tell({ claim: "match.leave", seat: number }, words.menu.said.left({ name })), { kind: "main big", key: "leaves" }),
    button(words.menu.stays({ name }), cover.close),
  );
}

/** @param {Match} match @param {Cover} cover @param {number} number */
function faces(match, cover, number) {
  const name = match.name(number);
  const ownerOf = (/** @type {Face} */ animal) => {
    const owner = match.shown.state.seating.find((one) => one !== number && animalAt(match, one) === animal);
    return owner === undefined ? null : match.name(owner);
  };
  const take = (/** @type {Face} */ animal) => cover.tell({ claim: "match.rename", seat: number, face: animal }, words.menu.said.face({ name, animal: words.animals[animal] }));
  return cover.sheet(words.opening.whoAreYou({ name }), facePicker(animalAt(match, number), ownerOf, take));
}

/** Totals that people bring along from paper, and how many rounds are on it.
 * @param {Match} match @param {Cover} cover @param {Typed} totals @param {() => void} redraw */
function paper(match, cover, totals, redraw) {
  const { state } = match.shown;
  const field = (/** @type {number | "rounds"} */ id, /** @type {string} */ label) => {
    const oninput = (/** @type {Event} */ event) => {
      totals[id] = typedIn(event);
      redraw();
    };
    return h("label", { class: "question" }, label, h("input", { type: "number", inputmode: "numeric", min: 0, max: 100000, value: totals[id] ?? "", oninput }));
  };
  const told = state.seating.filter((one) => totals[one]);
  const save = () => {
    const points = Object.fromEntries(told.map((one) => [one, Number(totals[one])]));
    cover.tell({ claim: "match.opening", points, ...(totals.rounds ? { rounds: Number(totals.rounds) } : {}) }, words.menu.said.paper);
  };
  return cover.sheet(
    words.menu.paper,
    state.seating.map((one) => field(one, match.name(one))),
    field("rounds", words.menu.paperRounds),
    button(told.length ? words.menu.save : words.menu.typeTotal, save, { kind: "main big", key: "save", disabled: !told.length }),
  );
}

/** Each as [sign, label, what it is about, where it leads or what it does]. @param {(Line | false | null)[]} lines */
function list(lines) {
  const known = lines.filter((line) => line !== null && line !== false);
  if (!known.length) return null;
  return h(
    "ul",
    { class: "list" },
    known.map(([sign, label, about, does]) => {
      const inside = [mark(sign), h("span", { class: "grow" }, label, about && [" ", h("small", null, about)]), mark("go")];
      const tag = typeof does === "string" ? h("a", { class: "icon", href: does }, inside) : h("button", { type: "button", class: "icon", onclick: does }, inside);
      return h("li", { "data-key": sign }, tag);
    }),
  );
}

const ITEM = "- "; // begins a line of the agreement that belongs to the last one without it

/** The lines of an agreement: sentences, and lists of them below what they are about. @param {string[]} lines */
function paragraphs(lines) {
  return lines.flatMap((line, place) => {
    if (line.startsWith(ITEM)) return [];
    const others = lines.slice(place + 1);
    const end = others.findIndex((other) => !other.startsWith(ITEM));
    const items = others.slice(0, end < 0 ? others.length : end);
    return items.length ? [h("h3", null, line), h("ul", { class: "told" }, items.map((item) => h("li", null, item.slice(ITEM.length))))] : [h("p", null, line)];
  });
}
