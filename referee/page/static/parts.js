// What several screens have: the bar on top, the keypad, and what has to be said of the connection.

import { h } from "./dom.js";
import { keepsNothing } from "./store.js";
import { words } from "./words.js";

/** The top of a screen: a way back (null: none), its heading, and what else stands there. */
export function bar(heading, { back = "#/", more = [] } = {}) {
  return h(
    "header",
    { class: "bar" },
    back && h("a", { class: "button quiet back", href: back, "aria-label": words.back }, "‹"),
    h("h1", { tabindex: "-1" }, heading),
    more,
  );
}

export function button(label, onclick, { kind = "", key = null, ...props } = {}) {
  return h("button", { type: "button", class: `button ${kind}`, "data-key": key, onclick, ...props }, label);
}

export function link(label, href, { kind = "" } = {}) {
  return h("a", { class: `button ${kind}`, href }, label);
}

/** Keys at fixed places: each {label, onclick}, with `name` where the label does not say it all. */
export function keypad(keys) {
  return h(
    "div",
    { class: "pad", role: "group", "aria-label": words.keypad },
    keys.map(({ label, name, onclick, disabled, kind = "" }) =>
      h(
        "button",
        { type: "button", class: `key ${kind}`, "data-key": label, "aria-label": name, disabled, onclick },
        label,
      ),
    ),
  );
}

/** One of several: {value, label} each. */
export function choice(heading, options, chosen, choose, { kind = "" } = {}) {
  return h(
    "div",
    { class: `choice ${kind}`, role: "group", "aria-label": heading },
    options.map(({ value, label }) =>
      h(
        "button",
        {
          type: "button",
          class: "button",
          "data-key": `${value}`,
          "aria-pressed": String(value === chosen),
          onclick: () => choose(value),
        },
        label,
      ),
    ),
  );
}

/** In two or three words how the record stands: saved, waiting, or not to be known. */
export function standing(match) {
  const { standing: how } = match.live;
  if (how !== "connected") return h("span", { class: "standing bad" }, words.standing[how](match.waiting));
  return h("span", { class: "standing" }, match.waiting ? words.standing.waiting(match.waiting) : words.standing.saved);
}

/** What a person has to know or to decide before going on. */
export function notices(match) {
  const found = [match.outbox.trouble && trouble(match), match.live.ended && notice(words.ended[match.live.ended])];
  if (keepsNothing()) found.push(notice(words.keepsNothing));
  return found.some(Boolean) ? h("section", { class: "notices", "aria-label": words.notices }, found) : null;
}

function notice(text, ...actions) {
  return h("div", { class: "notice" }, h("p", null, text), actions.length ? h("div", { class: "row" }, actions) : null);
}

function trouble(match) {
  const { outbox } = match;
  const { kind, answer } = outbox.trouble;
  const waits = outbox.entries.length;
  const drop = (label) => button(label, () => outbox.drop());
  const again = (label) => button(label, () => outbox.sendAgain(match.answer.number));
  if (kind === "stale") return notice(words.trouble.stale, again(words.trouble.enterAnyway), drop(words.trouble.drop(waits)));
  if (kind === "stopped") return notice(words.trouble.stopped(answer?.detail), again(words.trouble.retry), drop(words.trouble.drop(waits)));
  const fix = answer.fix ?? (isAct(answer.claim) ? { claim: "match.allow", entry: answer.number } : null);
  return notice(
    [words.trouble.refused(answer.findings[0].sentence), ...answer.say.map(({ name, sentence }) => words.trouble.now(name, sentence))].join(" "),
    fix && button(words.trouble.allow, () => outbox.sendAgain(match.answer.number, fix)),
    waits ? again(words.trouble.goOn(waits)) : null,
    drop(waits ? words.trouble.drop(waits) : words.trouble.fine),
  );
}

/** Whether cards were moved at the table, where they may stay whatever the rules say. */
function isAct({ claim }) {
  return ["uno.play", "uno.draw", "golf.turn", "golf.clear"].includes(claim);
}

/** A screen for an address that leads nowhere. */
export function missing() {
  return {
    title: () => words.missing.title,
    view: () => h("main", null, bar(words.missing.title), h("p", null, words.missing.text)),
  };
}
