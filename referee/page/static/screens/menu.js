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
 */

/** @param {Page<Match>} page */
export function open(page) {
  const { match, redraw, say } = page;
  const isKeeper = match.role === "keeper";
  const at = (/** @type {string} */ screen) => `#/match/${match.id}/${screen}`;
  /** What lies over the list. @type {(() => Child) | null} */
  let lying = null;
  /** What changes the rules. @type {(() => HTMLElement) | null} */
  let form = null;
  let draft = ""; // what is being typed
  /** From paper, as typed: by seat, and of the rounds. @type {{ [seat: number]: string, rounds?: string }} */
  const totals = {};
  /** The key that was tapped once, of those that need a second tap. @type {"void" | "finish" | null} */
  let once = null;
  /** The rules in force, read aloud line by line. @type {Agreement | null} */
  let agreed = null;
  /** @type {string | null} */
  let problem = null;
  readAgreement();

  async function readAgreement() {
    /** @type {Reply<Agreement>} */
    const answer = await ask("GET", `/v1/matches/${match.id}/agreement`, { token: match.token });
    if (answer.status === 200) agreed = answer.json;
    redraw();
  }

  /** @param {Claim} claim @param {string} said */
  function tell(claim, said) {
    match.tell(claim);
    say(said);
    close();
  }

  /** @param {() => Child} what @param {string} text */
  function show(what, text = "") {
    lying = what;
    draft = text;
    page.cover();
    redraw();
    /** @type {HTMLElement | null} */
    const field = document.querySelector(".sheet input") ?? document.querySelector(".sheet h1");
    field?.focus({ preventScroll: true });
  }

  function close() {
    if (lying || form) history.back();
  }

  function back() {
    lying = null;
    form = null;
    redraw();
  }

  async function changeRules() {
    /** @type {RulesModule | null} */
    const module = await load("../screens/rules.js");
    const { state } = match.shown;
    let rules = state.next_rules ?? state.rules;
    const before = JSON.stringify(rules);
    const done = () => {
      if (JSON.stringify(rules) !== before) match.tell({ claim: "match.rules", rules });
      close();
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

  function view() {
    if (form) return form();
    const { state } = match.shown;
    return h(
      "main",
      null,
      bar([words.menu.title, h("small", null, `${words.scorepad.title({ round: state.round_number })} ${words.scorepad.goal({ game: match.game, target: state.rules.target })}`)], {
        back: `#/match/${match.id}`,
        more: standing(match),
      }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      h("ol", { class: "seats" }, state.seating.map(seat)),
      isKeeper && away(),
      isKeeper && h(
        "div",
        { class: "row roomy" },
        button([mark("plus"), words.menu.joins], () => show(joining)),
        h("a", { class: "button", href: at("invite/menu") }, mark("phone"), words.menu.phones),
      ),
      list(places()),
      isKeeper && list(ends(state)),
      lying?.(),
    );
  }

  /** @param {number} number */
  function seat(number) {
    const name = match.name(number);
    const looks = face(animalAt(match, number));
    return h(
      "li",
      { class: "seat", "data-key": `${number}` },
      isKeeper
        ? h("button", { type: "button", class: "icon", "aria-label": words.menu.anotherFace({ name }), onclick: () => show(() => faces(number)) }, looks)
        : looks,
      h("strong", { class: "grow name" }, name),
      isKeeper && button(words.menu.rename, () => show(() => renaming(number), name), { kind: "quiet", "aria-label": words.menu.renames({ name }) }),
      isKeeper && button(words.menu.leaves, () => show(() => leaving(number)), { kind: "quiet", "aria-label": words.menu.leavesNow({ name }) }),
    );
  }

  /** Who left, and may come back to the old place. */
  function away() {
    const gone = match.answer.gone ?? [];
    if (!gone.length) return null;
    const comesBack = (/** @type {Seat} */ one) =>
      button([face(animalAt(match, one.seat)), words.menu.back({ name: one.name })], () => tell({ claim: "match.join", seat: one.seat }, words.menu.said.back({ name: one.name })), {
        key: `back ${one.seat}`,
      });
    return h("div", { class: "strip", role: "group", "aria-label": words.menu.gone }, gone.map(comesBack));
  }

  /** @returns {(Line | false)[]} */
  function places() {
    return [
      ["cards", words.menu.rules, rulesNow(), isKeeper ? changeRules : () => show(agreement)],
      isKeeper && ["ask", words.menu.agreement, words.menu.agreementMore, () => show(agreement)],
      ["clock", words.history.title, words.menu.historyMore, at("history")],
      ["star", words.menu.rounds, null, at("rounds")],
      ["table", words.menu.table, words.menu.tableMore, at("table")],
      ["share", words.share.title, words.menu.shareMore, at("share")],
    ];
  }

  function rulesNow() {
    if (!agreed) return null;
    const names = (agreed.next ?? agreed).house_rules.map(({ title }) => title);
    return words.menu.rulesMore({ names });
  }

  /** @param {State} state @returns {(Line | false | null)[]} */
  function ends(state) {
    const isFirst = state.points.length === 0 && !state.round;
    return [
      isFirst && ["edit", words.menu.paper, words.menu.paperMore, () => show(paper)],
      state.round && ["cross", once === "void" ? words.menu.voidsNow : words.menu.voids, words.menu.voidsMore, voidRound],
      state.points.length > 0 && ["flag", once === "finish" ? overNow(state) : words.menu.finish, leaders(state), finish],
    ];
  }

  /** @param {State} state */
  function leaders(state) {
    const first = ranking(state).filter(({ place }) => place === 1).map(({ seat: one }) => match.name(one));
    return words.menu.finishMore({ names: first, total: state.totals[ranking(state)[0].seat] });
  }

  /** What the second tap does: a round that is still open is left out. @param {State} state */
  function overNow({ round, round_number: number }) {
    return round ? words.menu.finishWithout({ round: number }) : words.menu.finishNow;
  }

  function voidRound() {
    if (once !== "void") return askAgain("void", words.menu.voidsNow);
    once = null;
    return tell({ claim: "match.void" }, words.menu.said.voided);
  }

  function finish() {
    const { state } = match.shown;
    if (once !== "finish") return askAgain("finish", overNow(state));
    if (state.round) match.tell({ claim: "match.void" });
    match.tell({ claim: "match.finish" });
    return page.go(`#/match/${match.id}`);
  }

  /** @param {"void" | "finish"} which @param {string} asked */
  function askAgain(which, asked) {
    once = which;
    say(asked);
    redraw();
  }

  // --- what lies over it ---

  /** @param {string} title @param {Child[]} content */
  function over(title, ...content) {
    return sheet(title, close, content);
  }

  /** @param {string} label @param {(name: string) => void} done */
  function named(label, done) {
    const enter = () => {
      if (draft.trim()) done(draft.trim());
    };
    return [
      h("input", {
        type: "text",
        value: draft,
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        autocapitalize: "words",
        "aria-label": label,
        oninput: (event) => {
          draft = typedIn(event);
          redraw();
        },
        onkeydown: ({ key }) => {
          if (key === "Enter") enter();
        },
      }),
      button(draft.trim() ? words.menu.save : words.menu.typeName, enter, { kind: "main big", key: "save", disabled: !draft.trim() }),
    ];
  }

  /** @param {number} number */
  function renaming(number) {
    const name = match.name(number);
    return over(words.menu.renames({ name }), named(words.menu.newName, (to) => tell({ claim: "match.rename", seat: number, name: to }, words.menu.said.renamed({ name, to }))));
  }

  function joining() {
    return over(words.menu.joins, h("p", { class: "soft" }, words.menu.joinsMore), named(words.menu.newName, (name) => tell({ claim: "match.join", name }, words.menu.said.joined({ name }))));
  }

  /** @param {number} number */
  function leaving(number) {
    const name = match.name(number);
    return over(
      words.menu.leavesNow({ name }),
      h("p", { class: "soft" }, words.menu.leavesMore({ name })),
      button(words.menu.leavesNow({ name }), () => tell({ claim: "match.leave", seat: number }, words.menu.said.left({ name })), { kind: "main big", key: "leaves" }),
      button(words.menu.stays({ name }), close),
    );
  }

  /** @param {number} number */
  function faces(number) {
    const name = match.name(number);
    const ownerOf = (/** @type {Face} */ animal) => {
      const owner = match.shown.state.seating.find((one) => one !== number && animalAt(match, one) === animal);
      return owner === undefined ? null : match.name(owner);
    };
    const take = (/** @type {Face} */ animal) => tell({ claim: "match.rename", seat: number, face: animal }, words.menu.said.face({ name, animal: words.animals[animal] }));
    return over(words.opening.whoAreYou({ name }), facePicker(animalAt(match, number), ownerOf, take));
  }

  function agreement() {
    const told = [agreed, agreed?.next ?? null].filter((one) => one !== null);
    const parts = told.flatMap(({ page: read }, which) => [which === 1 && h("h2", null, words.menu.nextDeal), ...paragraphs(read)]);
    return over(words.menu.agreement, parts.length ? parts : h("p", null, words.request()), button(words.menu.close, close, { kind: "main big" }));
  }

  /** Totals that people bring along from paper, and how many rounds are on it. */
  function paper() {
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
      tell({ claim: "match.opening", points, ...(totals.rounds ? { rounds: Number(totals.rounds) } : {}) }, words.menu.said.paper);
    };
    return over(
      words.menu.paper,
      state.seating.map((one) => field(one, match.name(one))),
      field("rounds", words.menu.paperRounds),
      button(told.length ? words.menu.save : words.menu.typeTotal, save, { kind: "main big", key: "save", disabled: !told.length }),
    );
  }

  return {
    title: () => (form ? words.opening.rules : words.menu.title),
    view,
    back,
    press: (/** @type {string} */ key) => key === "Escape" && Boolean(lying || form) && (close(), true),
  };
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
