// The scorekeeper's door: a code to scan, a link, a code to read out, who knocks, and which phones are in.

/** @import { Child, Knock, Match, Page, Phone, Props, Reply, Ticket } from "../../types.js" */
import { ask, detailOf, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice, named, standing } from "../ui/parts.js";
import { sheet } from "../ui/sheet.js";
import { copied } from "./files.js";
import { faceOf } from "../ui/people.js";
import * as store from "../core/store.js";
import { expectKnocks, setAnswered, unanswered } from "./waiting.js";
import { words } from "./words.js";

const LOOK = 2000; // ms between two looks at who knocks
const RENEW = 9 * 60_000; // ms; a spoken code is good for ten minutes

/** @type {Ticket["role"][]} */
const ROLES = ["table", "keeper"];

/** @typedef {{ admit: boolean, seat?: number, watch?: boolean }} Wish */

/** @typedef {ReturnType<typeof doorOf>} Door */

/** @param {Page<Match>} page */
export function open(page) {
  const { match } = page;
  const back = `#/match/${match.id}${page.route.rest[0] === "menu" ? "/menu" : ""}`; // where people came from
  const door = doorOf(page);
  const scanned = scannedCode(page, door);
  const spoken = spokenCode(page, door);
  const farewell = farewellOf(page, door, () => {
    scanned.forget();
    spoken.forget();
  });
  const visits = visitsOf(page, door, spoken, farewell);

  if (match.role === "keeper") {
    scanned.begin();
    spoken.renew();
    visits.look();
  }
  const renewing = setInterval(spoken.renew, RENEW);

  function view() {
    if (match.role !== "keeper") {
      return h("main", null, bar(words.invite.title, { back }), h("p", null, words.invite.onlyKeeper));
    }
    const isForTable = scanned.role() === "table";
    return h(
      "main",
      { class: "invite" },
      bar(words.invite.title, { back, more: standing(match) }),
      door.problem(),
      visits.waiting(),
      choice(words.invite.forWhom, options(), scanned.role(), scanned.choose, { kind: "even" }),
      scanned.view(),
      isForTable && spoken.view(),
      visits.whoIsIn(),
      isForTable && scanned.closing(),
      farewell.view(),
    );
  }

  return {
    title: () => words.invite.title,
    view,
    back: farewell.back,
    press: (/** @type {string} */ key) => key === "Escape" && farewell.isAsking() && (history.back(), true),
    close() {
      visits.end();
      clearInterval(renewing);
    },
  };
}

/** What is asked of the service about the door of this match. @param {Page<Match>} page */
function doorOf(page) {
  const { match } = page;
  /** @type {string | null} */
  let problem = null;

  /** @template Body @param {"GET" | "POST" | "DELETE"} method @param {string} at @param {object} [body]
   * @returns {Promise<Reply<Body>>} */
  function request(method, at, body) {
    return ask(method, `/v1/matches/${match.id}${at}`, { token: match.token, body, key: method === "POST" ? newKey() : undefined });
  }

  /** What a person asked for; what went wrong stays to be read until the next of it.
   * @template Body @param {"POST" | "DELETE"} method @param {string} at @param {object} [body]
   * @returns {Promise<Reply<Body>>} */
  async function wanted(method, at, body) {
    /** @type {Reply<Body>} */
    const answer = await request(method, at, body);
    problem = isFine(answer) ? null : words.request(detailOf(answer));
    page.redraw();
    return answer;
  }

  return { request, wanted, problem: () => problem && h("p", { class: "problem", role: "alert" }, problem) };
}

/** The code to scan, and its link. @param {Page<Match>} page @param {Door} door */
function scannedCode(page, { request, wanted }) {
  const { match } = page;
  const kept = `ticket.${match.id}`;
  /** Whom it lets in. @type {Ticket["role"]} */
  let role = "table";
  let ticket = keptTicket(kept); // the table's, as long as nobody closes it
  let isCopied = false;

  function begin() {
    if (ticket) check(ticket);
    else issue();
  }

  /** @param {Ticket["role"]} as */
  function choose(as) {
    role = as;
    ticket = as === "table" ? keptTicket(kept) : null;
    isCopied = false;
    page.redraw();
    if (!ticket) issue();
  }

  /** Another phone that keeps the score may have closed the door: then there is a new one. @param {Ticket} checked */
  async function check(checked) {
    /** @type {Reply<{ tickets: Pick<Ticket, "id">[] }>} */
    const answer = await request("GET", "/tickets");
    if (answer.status !== 200 || answer.json.tickets.some(({ id }) => id === checked.id)) return;
    store.remove(kept);
    if (ticket !== checked) return;
    ticket = null;
    issue();
  }

  async function issue() {
    const as = role;
    /** @type {Reply<Ticket>} */
    const answer = await wanted("POST", "/tickets", { role: as });
    const issued = answer.status === 201 ? answer.json : null;
    if (issued && as === "table") store.write(kept, issued);
    if (as === role) ticket = issued; // or meanwhile somebody chose the other one
    page.redraw();
  }

  /** No link lets anybody in any more. */
  function forget() {
    ticket = null;
    store.remove(kept);
  }

  function close() {
    forget();
    page.say(words.invite.said.closed);
    page.redraw();
    wanted("DELETE", "/tickets");
  }

  function copy() {
    isCopied = copied("link");
    page.say(isCopied ? words.invite.copied : words.invite.selected);
    page.redraw();
  }

  return {
    begin,
    choose,
    forget,
    role: () => role,
    view: () => (ticket ? toScan(ticket, role, { isCopied, copy }) : h("div", { class: "stack" }, button(words.invite.anew, issue))),
    closing: () => ticket && button(words.invite.close, close),
  };
}

/** The code that is read out. @param {Page<Match>} page @param {Door} door */
function spokenCode(page, { request }) {
  const { match } = page; // the answer may come after the page has gone on to another match
  /** @type {string | null} */
  let code = null;

  async function renew() {
    /** @type {Reply<{ code: string }>} */
    const answer = await request("POST", "/codes", {});
    if (answer.status === 201) {
      code = answer.json.code;
      expectKnocks(match);
    }
    page.redraw();
  }

  /** It lets nobody in any more. */
  function forget() {
    code = null;
  }

  return { renew, forget, view: () => code && toReadOut(code) };
}

/** A phone is sent away, and the invitations are closed if the scorekeeper wants that; then `closed` is called.
 * @param {Page<Match>} page @param {Door} door @param {() => void} closed */
function farewellOf(page, { wanted }, closed) {
  const { match } = page;
  /** The phone that the question is about. @type {Phone | null} */
  let leaving = null;
  let done = ""; // what was done to the last phone that was sent away
  const sent = new Set(); // their ids

  /** @param {Phone} phone */
  function begin(phone) {
    leaving = phone;
    page.cover();
    page.redraw();
    /** @type {HTMLElement | null} */
    const title = document.querySelector(".sheet h1");
    title?.focus({ preventScroll: true });
  }

  function back() {
    leaving = null;
    page.redraw();
  }

  function stay() {
    if (leaving) history.back();
  }

  /** @param {Phone} phone @param {boolean} closes */
  async function sendAway(phone, closes) {
    sent.add(phone.phone);
    done = "";
    stay();
    const answer = await wanted("DELETE", `/phones/${phone.phone}${closes ? "?close_invitations=true" : ""}`);
    if (isFine(answer)) {
      if (closes) closed();
      done = words.invite.said.sentAway({ name: nameOf(match, phone), closes });
      page.say(done);
    } else sent.delete(phone.phone);
    page.redraw();
  }

  return {
    begin,
    back,
    isAsking: () => leaving !== null,
    isSent: (/** @type {Phone} */ { phone }) => sent.has(phone),
    done: () => done,
    view: () => leaving && question(match, leaving, { sendAway, stay }),
  };
}

/** Who knocks, and which phones are in.
 * @param {Page<Match>} page @param {Door} door @param {{ renew: () => void }} spoken
 * @param {ReturnType<typeof farewellOf>} farewell */
function visitsOf(page, { request, wanted }, spoken, farewell) {
  const { match } = page;
  /** @type {Knock[]} */
  let knocks = [];
  /** @type {Phone[]} */
  let phones = [];
  let isOpen = true;

  async function look() {
    while (isOpen && !match.live.ended) {
      if (document.visibilityState === "visible") await lookOnce();
      await new Promise((wake) => setTimeout(wake, LOOK));
    }
  }

  async function lookOnce() {
    const before = JSON.stringify([knocks, phones]);
    /** @type {Reply<{ knocks: Knock[] }>} */
    const knocking = await request("GET", "/knocks");
    if (knocking.status === 200) ({ knocks } = knocking.json);
    /** @type {Reply<{ phones: Phone[] }>} */
    const inside = await request("GET", "/phones");
    if (inside.status === 200) ({ phones } = inside.json);
    if (!isOpen || before === JSON.stringify([knocks, phones])) return;
    page.redraw();
    // Whoever reads the code out has it in sight, and not what stands above it.
    document.querySelector(".invite .notice")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {Knock} knock @param {Wish} wish */
  async function answerKnock({ knock, name }, wish) {
    setAnswered(knock);
    page.say(wish.admit ? words.invite.said.admitted({ name }) : words.invite.said.refused({ name }));
    page.redraw();
    if (isFine(await wanted("POST", `/knocks/${knock}`, wish))) {
      if (wish.admit) spoken.renew(); // the code that was read out let this phone in, and lets in no other
      return;
    }
    setAnswered(knock, false);
    page.redraw();
  }

  function end() {
    isOpen = false;
  }

  return {
    look,
    end,
    waiting: () => unanswered(knocks).map((knock) => waiting(match, knock, answerKnock)),
    whoIsIn: () => whoIsIn(match, phones, farewell),
  };
}

/** @param {string} kept */
function keptTicket(kept) {
  /** @type {Ticket | null} */
  const found = store.read(kept);
  return found?.link && found.qr ? found : null;
}

/** The same as is drawn; a ticket that an older service gave has no whole address. @param {Ticket} ticket */
function address({ url, link }) {
  return url ?? location.origin + link;
}

/** @param {Ticket} code @param {Ticket["role"]} role @param {{ isCopied: boolean, copy: () => void }} copying */
function toScan(code, role, { isCopied, copy }) {
  const link = address(code);
  return h(
    "section",
    { class: "panel", "aria-label": words.invite.scan },
    h("img", { class: "qr", alt: words.invite.scan, src: `data:image/svg+xml,${encodeURIComponent(code.qr)}` }),
    h("p", null, words.invite.how[role]),
    !isReachable(link) && h("p", { class: "hint" }, words.invite.onlyHere),
    h(
      "div",
      { class: "row" },
      h("input", { type: "text", id: "link", readonly: true, value: link, "aria-label": words.invite.link }),
      button(isCopied ? [mark("check"), words.invite.isCopied] : words.invite.copy, copy, { kind: "copy" }),
    ),
  );
}

function options() {
  return ROLES.map((value) => ({ value, label: words.invite.as[value] }));
}

/** @param {{ status: number }} answer */
function isFine({ status }) {
  return status >= 200 && status < 300;
}

/** Whether other phones can come to this address at all. @param {string} url */
function isReachable(url) {
  return !/^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);
}

/** @param {string} code */
function toReadOut(code) {
  return h(
    "section",
    { class: "panel code", "aria-label": words.invite.code },
    h("p", null, words.invite.readOut),
    h("strong", { class: "jersey" }, code),
  );
}

/** Somebody who knocks: a seat, to watch, or no; whose name is a seat's is offered that one first.
 * @param {Match} match @param {Knock} knock @param {(knock: Knock, wish: Wish) => void} answer */
function waiting(match, knock, answer) {
  const { state } = match.shown;
  const isNamesake = (/** @type {number} */ seat) => match.name(seat).toLowerCase() === knock.name.toLowerCase();
  const seats = knock.watch ? [] : [...state.seating].sort((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)));
  const key = (/** @type {Child} */ label, /** @type {Wish} */ wish, /** @type {Props & { kind?: string }} */ props = {}) => button(label, () => answer(knock, wish), props);
  return h(
    "section",
    { class: "notice", "data-key": knock.knock },
    h("p", { role: "alert" }, words.invite.knocks({ name: knock.name, watches: knock.watch })),
    h(
      "div",
      { class: "row wrap" },
      seats.map((seat) =>
        key([faceOf(match, seat), named(words.invite.isSeat({ name: match.name(seat) }))], { admit: true, seat }, { kind: isNamesake(seat) ? "main" : "" }),
      ),
      key(words.invite.watches, { admit: true, watch: true }, { kind: knock.watch ? "main" : "" }),
      key(words.invite.refuse, { admit: false }),
    ),
  );
}

/** What a phone is called. @param {Match} match @param {Phone} phone */
function nameOf(match, { role, seat }) {
  return words.invite.phone(role, seat === null ? null : match.name(seat));
}

/** Whether a phone is to be sent away, and the invitations closed with it.
 * @param {Match} match @param {Phone} phone
 * @param {{ sendAway: (phone: Phone, closes: boolean) => void, stay: () => void }} ways */
function question(match, phone, { sendAway, stay }) {
  const name = nameOf(match, phone);
  return sheet(
    words.invite.sendAwayTitle({ name }),
    stay,
    h("p", { class: "soft" }, words.invite.sendAwayMore),
    button(words.invite.sendsAway, () => sendAway(phone, false), { kind: "main big", key: "away" }),
    button(words.invite.sendsAwayAndCloses, () => sendAway(phone, true), { kind: "big", key: "closes" }),
    button(words.invite.stays, stay, { kind: "quiet" }),
  );
}

/** @param {Match} match @param {Phone[]} phones @param {ReturnType<typeof farewellOf>} farewell */
function whoIsIn(match, phones, { begin, isSent, done }) {
  const there = phones.filter((phone) => !isSent(phone));
  return h(
    "section",
    { class: "stack" },
    h("h2", null, words.invite.in),
    done() && h("p", { class: "hint" }, done()),
    h(
      "ul",
      { class: "plain" },
      there.map((phone) =>
        h(
          "li",
          { class: "row", "data-key": phone.phone },
          phone.seat === null ? mark(phone.role === "keeper" ? "whistle" : "eye", "face") : faceOf(match, phone.seat),
          h("p", null, nameOf(match, phone)),
          phone.this
            ? h("span", { class: "standing" }, words.invite.thisOne)
            : button(words.invite.sendAway, () => begin(phone), {
                "aria-label": words.invite.sendAwayName({ name: nameOf(match, phone) }),
              }),
        ),
      ),
    ),
  );
}
