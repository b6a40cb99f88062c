// How a phone comes in: with a ticket, by tapping a name; with a code that was read out, once it is let in.

/** @import { Child, Door, Joined, Kept, Knocking, OpenedKnock, Page, Props, Reply } from "../../types.js" */
import { ask, detailOf, newKey } from "../core/api.js";
import { h, isTicked, typedIn } from "../ui/dom.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, named } from "../ui/parts.js";
import { animalOf, colorsOf, face } from "../ui/people.js";
import * as store from "../core/store.js";
import { words } from "./words.js";

const LOOK = 2000; // ms between two looks at whether the scorekeeper has answered

/** Only as long as nobody has come in or given up do a ticket and a knock stay on this phone. */
const TICKET = "ticket";
const KNOCK = "knock";

/** @param {Page} page */
export function open(page) {
  if (page.route.ticket) {
    store.write(TICKET, page.route.ticket);
    history.replaceState(null, "", "#/join/door"); // an address is seen, sent and remembered; a ticket is not
    return openDoor(page);
  }
  return page.route.rest[0] === "door" ? openDoor(page) : openCode(page);
}

/** Keep what a phone was given on coming in, and go there. @param {Page} page @param {Joined} joined */
async function enter(page, joined) {
  store.remove(TICKET);
  store.remove(KNOCK);
  // Whoever scans the code on the phone that keeps the score goes on keeping it.
  if (await keepsScore(joined.id)) await ask("DELETE", `/v1/matches/${joined.id}/phones/${joined.phone}`, { token: joined.token });
  else keepMatch(joined, { role: joined.role, seat: joined.seat });
  history.replaceState(null, "", "#/"); // so that the way back does not lead to a door that is shut
  page.go(`#/match/${joined.id}`);
}

/** Whether this phone keeps the score of a match, and has not been sent away from it. @param {string} id */
async function keepsScore(id) {
  const kept = knownMatches().find((one) => one.id === id);
  if (kept?.role !== "keeper") return false;
  /** @type {Reply<unknown>} */
  const { status } = await ask("GET", `/v1/matches/${id}`, { token: kept.token });
  return status !== 401 && status !== 404;
}

/** @param {string} title @param {string | null} problem @param {Child[]} content */
function atTheDoor(title, problem, ...content) {
  return h("main", { class: "join" }, bar(title), problem && h("p", { class: "problem", role: "alert" }, problem), content);
}

// --- with a ticket ---

/** @typedef {{ seat?: number, watch?: boolean }} Wish */

/** @param {Page} page */
function openDoor(page) {
  /** @type {string | null} */
  const ticket = store.read(TICKET);
  /** @type {Door | null} */
  let door = null;
  /** @type {string | null} */
  let problem = null;
  /** The last wish, and its key: a lost reply is asked for again. @type {{ asked: string, key: string } | null} */
  let attempt = null;
  look();

  async function look() {
    /** @type {Reply<Door>} */
    const answer = await ask("POST", "/v1/doors", { body: { ticket: ticket ?? "none" } });
    door = answer.status === 200 ? answer.json : null;
    problem = door ? null : words.request(detailOf(answer));
    page.redraw();
  }

  /** @param {Wish} wish */
  async function join(wish) {
    const asked = JSON.stringify(wish);
    if (attempt?.asked !== asked) attempt = { asked, key: newKey() };
    /** @type {Reply<Joined>} */
    const answer = await ask("POST", "/v1/joins", { key: attempt.key, token: formerly(door)?.token, body: { ticket, ...wish } });
    if (answer.status === 201) {
      await enter(page, answer.json);
      return;
    }
    problem = words.request(detailOf(answer));
    attempt = answer.status === 0 ? attempt : null;
    page.redraw();
  }

  function view() {
    return atTheDoor(
      title(),
      problem,
      problem && !door && button(words.join.again, look),
      problem && !door && button(words.join.withCode, () => page.go("#/join")),
      !door && !problem && h("p", null, words.join.looking),
      door && choices(door, formerly(door)?.seat, join),
    );
  }

  function title() {
    return door?.role === "keeper" ? words.join.keeps : words.join.who;
  }

  return { title, view };
}

/** What this phone may already be in that match: its old token ends when it comes in anew. @param {Door | null} door */
function formerly(door) {
  const names = (/** @type {{ name: string }[]} */ seats) => JSON.stringify(seats.map(({ name }) => name).sort());
  const there = names(door?.seats ?? []);
  const isAlike = (/** @type {Kept} */ kept) => kept.role !== "keeper" && names(kept.answer.seats) === there;
  return knownMatches().find(isAlike);
}

/** @param {Door} door @param {number | null | undefined} own @param {(wish: Wish) => void} join */
function choices({ role, seats }, own, join) {
  const isKeeper = role === "keeper";
  return h(
    "div",
    { class: "stack" },
    isKeeper && button(words.join.onlyKeep, () => join({}), { kind: "main big" }),
    isKeeper && h("p", { class: "hint" }, words.join.alsoPlay),
    h("div", { class: "sit-down" }, seats.map((one) => chair(one, one.free || one.seat === own, join))),
    !isKeeper && button(words.join.watch, () => join({ watch: true }), { key: "watch" }),
  );
}

/** A face and a name to tap; one with a phone already says so.
 * @param {Door["seats"][number]} one @param {boolean} isFree
 * @param {(wish: Wish) => void} join */
function chair({ seat, name, face: animal }, isFree, join) {
  const wears = animalOf({ seat, face: animal });
  return button([face(wears), named(isFree ? name : words.join.taken({ name }))], () => join({ seat }), {
    kind: `who big ${colorsOf(wears)}`,
    key: `seat ${seat}`,
    disabled: !isFree,
  });
}

// --- with a code ---

const NAME = "who-knocks";

/** @param {Page} page */
function openCode(page) {
  const said = { code: "", name: "", watch: false };
  /** @type {string | null} */
  let problem = null;
  let key = newKey();
  let isOpen = true;
  /** While somebody stands at the door. @type {Knocking | null} */
  let knock = store.read(KNOCK);
  if (knock) wait(knock);

  async function knockNow() {
    const { code, name, watch } = said;
    if (!name.trim()) return nobodyYet();
    /** @type {Reply<OpenedKnock>} */
    const answer = await ask("POST", "/v1/knocks", { key, body: { code: code.normalize("NFKC").trim() || "none", name: name.trim(), watch } });
    if (answer.status === 201) {
      knock = { ...answer.json, name };
      store.write(KNOCK, knock);
      problem = null;
      page.say(words.join.waiting({ name }));
      wait(knock);
    } else {
      problem = words.request(detailOf(answer));
      if (answer.status) key = newKey();
    }
    return page.redraw();
  }

  function nobodyYet() {
    problem = words.join.whoAsks;
    document.getElementById(NAME)?.focus();
    page.redraw();
  }

  /** Until the scorekeeper has answered, or somebody has gone away. @param {Knocking} at */
  async function wait({ knock: id, token }) {
    const joinKey = newKey();
    while (isOpen && knock?.knock === id) {
      /** @type {Reply<Pick<OpenedKnock, "status">>} */
      const answer = await ask("GET", `/v1/knocks/${id}`, { token });
      if (!isOpen || knock?.knock !== id) return;
      const isIn = answer.status === 200 && answer.json.status === "admitted";
      const why = isIn ? await comeIn(page, { id, token }, joinKey) : whyNot(answer);
      if (why) giveUp(why);
      if (isOpen && knock) await new Promise((wake) => setTimeout(wake, LOOK));
    }
  }

  /** @param {string | null} why */
  function giveUp(why = null) {
    knock = null;
    key = newKey();
    problem = why;
    store.remove(KNOCK);
    page.redraw();
  }

  function view() {
    return atTheDoor(words.join.title, problem, knock ? waiting(knock, () => giveUp()) : form(said, knockNow));
  }

  return {
    title: () => words.join.title,
    view,
    close() {
      isOpen = false;
    },
  };
}

/** Whoever was let in; or why not after all. @param {Page} page @param {{ id: string, token: string }} knock @param {string} key */
async function comeIn(page, { id, token }, key) {
  /** @type {Reply<Joined>} */
  const answer = await ask("POST", "/v1/joins", { key, token, body: { knock: id } });
  if (answer.status !== 201) return answer.status ? words.request(detailOf(answer)) : null;
  await enter(page, answer.json);
  return null;
}

/** Why nobody comes in by this answer; null where somebody still may. @param {Reply<Pick<OpenedKnock, "status">>} answer */
function whyNot(answer) {
  if (answer.status === 200) return answer.json.status === "refused" ? words.join.refused : null;
  const { status } = answer;
  return status >= 400 && status < 500 && status !== 429 ? words.request(detailOf(answer)) : null;
}

/** @param {Knocking} at @param {() => void} giveUp */
function waiting(at, giveUp) {
  return h(
    "div",
    { class: "stack panel at-the-door" },
    mark("door", "large"),
    h("p", { class: "loud" }, words.join.waiting({ name: at.name })),
    h("p", null, words.join.waitingHow),
    button(words.join.giveUp, giveUp),
  );
}

/** What somebody who knocks says, as it is typed. @param {{ code: string, name: string, watch: boolean }} said @param {() => void} knock */
function form(said, knock) {
  // From the code on to the name.
  const onkeydown = (/** @type {KeyboardEvent} */ { key }) => {
    if (key !== "Enter") return;
    if (said.name.trim()) knock();
    else document.getElementById(NAME)?.focus();
  };
  const field = (/** @type {"code" | "name"} */ what, /** @type {Props} */ props) =>
    h("label", { class: "question" }, words.join[what], h("input", { type: "text", value: said[what], oninput: (event) => void (said[what] = typedIn(event)), onkeydown, ...props }));
  return h(
    "div",
    { class: "stack" },
    field("code", { class: "spoken", autocapitalize: "characters", autocomplete: "off", maxlength: "20" }),
    h("p", { class: "hint" }, words.join.codeHint),
    field("name", { id: NAME, maxlength: "40", autocomplete: "given-name" }),
    h(
      "label",
      { class: "check" },
      h("input", { type: "checkbox", checked: said.watch, onchange: (event) => void (said.watch = isTicked(event)) }),
      words.join.onlyWatch,
    ),
    button(words.join.knock, knock, { kind: "main big" }),
  );
}
