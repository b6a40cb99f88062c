// The page: the address says which screen, the screen says what is to be seen, and every change paints it again.

/**
 * @import { Over, Page, Route, Screen } from "../types.js"
 * @typedef {{ at: number, x: number, y: number, sheet: string, name: string | null }} Tap
 * @typedef {typeof import("./screens/notices.js")} NoticesModule
 * @typedef {{ key: string, leave: () => void, before: HTMLElement | null }} Lying
 */
import { morph, h } from "./ui/dom.js";
import { Match, knownMatches } from "./core/match.js";
import { howItStands, missing } from "./ui/parts.js";
import { fetchAll, fetchRounds, fitting, isScreen, load, routeOf, screenOf } from "./core/router.js";
import { isForetold } from "./core/optimistic.js";
import "./games/games.js";
import { say } from "./ui/announcer.js";
import { language } from "./ui/messages.js";
import { whenOthersWrite } from "./core/store.js";
import { words } from "./ui/words.js";

/** What a screen is given when it is opened. @type {Page} */
const page = { route: routeOf(location.hash), match: null, redraw, go, say, cover };

const SHEET = "sheet"; // what the browser's history tells of a place where one lies over the screen
const DOUBLE = 300; // ms between two taps that may be one
const NEAR = 10; // px
const ownTask = new MessageChannel();

/** The screen, and the match that it was opened for. Lacking: it could not be fetched.
 * @type {{ name: string | null, screen: Screen | null, match: Match | null, isLacking: boolean }} */
let shown = { name: null, screen: null, match: null, isLacking: false };
/** Of a match; fetched with the first one. @type {NoticesModule["notices"] | null} */
let notices = null;
/** What lies over the screen, with what had the focus before. @type {Lying | null} */
let lying = null;
let arrivals = 0;
/** @type {Tap | null} */
let lastTap = null;
/** What was wrong when it was last looked at. @type {string | null} */
let announced = null;
let isDue = false; // a paint of what was answered
let isTapped = false; // what was tapped is not on the screen yet

/** @param {string} path */
function go(path) {
  if (location.hash === path) arrive();
  else location.hash = path;
}

/** A sheet comes over the screen: the phone's own way back closes it, and not the screen. */
function cover() {
  history.pushState(SHEET, "");
}

/** Someone went back or forward. A sheet that was left is not opened again: its place is passed by.
 * @param {PopStateEvent} event */
function turn({ state }) {
  if (state === SHEET) history.back();
  else shown.screen?.back?.();
}

async function arrive() {
  const arrival = ++arrivals;
  const route = routeOf(location.hash);
  follow(route.match);
  const name = named(route);
  const isUnknown = route.match !== null && !page.match;
  const module = isUnknown ? null : await screenOf(name, page.match);
  if (arrival !== arrivals) return; // meanwhile somebody went elsewhere
  if (name !== named(route)) return arrive(); // or the match went on, and another screen fits it
  shown.screen?.close?.();
  page.route = route;
  const isLacking = !module && !isUnknown && isScreen(name, page.match);
  shown = { name, screen: module ? module.open(page) : missing(wayBack()), match: page.match, isLacking };
  paint(h("div", { id: "screen" })); // nothing of the last screen is kept, not even where it was scrolled to
  redraw();
  scrollTo(0, 0);
  focusHeading();
  setTimeout(fetchAll, 1000);
}

/** The screen that an address names, or that fits its match. @param {Route} route */
function named(route) {
  return route.match && page.match && !route.name ? fitting(page.match) : route.name;
}

/** Listen to this match, and no longer to the last one. @param {string | null} id */
function follow(id) {
  if (page.match?.id === id) return;
  page.match?.leave();
  page.match = id !== null && knownMatches().some((kept) => kept.id === id) ? new Match(id, changed, answered) : null;
  page.match?.follow();
  if (!page.match) return;
  fetchNotices();
  if (!isForetold(page.match.game)) fetchRounds(page.match).then(changed);
}

/** From a screen that is not there: to the match, unless it is the one that fits the match. */
function wayBack() {
  return page.match && page.route.name ? `#/match/${page.match.id}` : "#/";
}

/** Another tab has forgotten the match, or has come in anew: nothing of it is kept here either.
 * @param {boolean} isGone */
function forget(isGone) {
  page.match?.forgotten();
  page.match = null;
  if (isGone) go("#/");
  else arrive();
}

async function fetchNotices() {
  /** @type {NoticesModule | null} */
  const module = await load("../screens/notices.js");
  if (!module || notices) return;
  notices = module.notices;
  redraw();
}

function changed() {
  if (shown.isLacking) arrive(); // the network may be back
  else if (shown.screen && page.route.match && !page.route.name && page.match && shown.name !== fitting(page.match)) arrive();
  else redraw();
}

/** What was answered is painted once, in a task of its own; what a tap has shown is seen before it. */
function answered() {
  isDue = true;
  if (!isTapped) ownTask.port2.postMessage(null);
}

function tapped() {
  isTapped = true;
  requestAnimationFrame(() => {
    isTapped = false;
    if (isDue) answered();
  });
}

function redraw() {
  isDue = false;
  if (!shown.screen || shown.match !== page.match) return; // a screen of another match is on its way
  const { title, view } = shown.screen;
  document.title = words.titled(title());
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const { above = null, over = null } = (page.match && notices?.(page.match)) ?? {};
  const seen = view();
  seen.inert = Boolean(over);
  paint(h("div", { id: "screen", class: shown.name }, above, seen, over && [h("div", { class: "scrim" }), over.view]));
  announce();
  attend(over, focused);
  if (!canFocus(focused)) focusHeading();
}

/** A sheet that comes gets the focus; once it is gone, what had it before.
 * @param {Over | null} over @param {HTMLElement | null} focused */
function attend(over, focused) {
  if (over?.key === lying?.key) {
    if (over && lying) lying.leave = over.leave;
    return;
  }
  const before = lying ? lying.before : focused;
  lying = over && { key: over.key, leave: over.leave, before };
  if (!lying && canFocus(before)) before.focus({ preventScroll: true });
  else focusHeading();
}

/** @param {HTMLElement | null} element @returns {element is HTMLElement} */
function canFocus(element) {
  return Boolean(element?.isConnected) && !element?.matches(":disabled");
}

/** What is wrong is read out once, as it is seen. */
function announce() {
  const wrong = page.match && (page.match.outbox.trouble?.kind ?? howItStands(page.match));
  if (wrong && !notices && navigator.onLine) fetchNotices(); // the network may have failed when it was fetched first
  if (wrong === announced) return;
  announced = wrong;
  const said = wrong && words.standing.said[wrong];
  if (said) say(said);
}

/** From there a keyboard goes on, and a screen reader, where what they were at is no longer there. */
function focusHeading() {
  /** @type {HTMLElement | null} */
  const heading = document.querySelector("[role=alertdialog] h1") ?? document.querySelector("h1");
  heading?.focus({ preventScroll: true });
}

/** @param {HTMLElement} fresh */
function paint(fresh) {
  const old = document.getElementById("screen");
  if (old) morph(old, fresh);
}

/** What the thing that is tapped is called, as it is now. @param {EventTarget | null} target */
function nameOf(target) {
  const known = target instanceof Element ? (target.closest("button, a, label") ?? target) : null;
  return known && (known.getAttribute("aria-label") ?? known.textContent);
}

/** Whether it ends a double tap whose first half has put something else under the finger. @param {Tap} tap */
function isSecondTap({ at, x, y, sheet, name }) {
  if (!lastTap || at - lastTap.at > DOUBLE || Math.hypot(x - lastTap.x, y - lastTap.y) > NEAR) return false;
  return sheet !== lastTap.sheet && name !== lastTap.name;
}

document.addEventListener(
  "click",
  (event) => {
    const isTouch = event.detail > 0; // a keyboard clicks too
    const under = `${document.querySelector("main")?.className} ${lying?.key}`;
    const tap = { at: event.timeStamp, x: event.clientX, y: event.clientY, sheet: under, name: nameOf(event.target) };
    if (isTouch && isSecondTap(tap)) {
      event.preventDefault();
      event.stopPropagation();
    }
    lastTap = tap;
    tapped();
  },
  true,
);
document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (lying) {
    if (event.key === "Escape") lying.leave();
    return;
  }
  if (!isTyping && !hasModifier && shown.screen?.press?.(event.key)) event.preventDefault();
});
whenOthersWrite((name, isGone) => {
  if (!page.match || !name.includes(page.match.id)) return;
  const isForgotten = isGone && name === `match.${page.match.id}`;
  if (isForgotten || page.match.isReplaced) forget(isForgotten);
  else page.match.refresh();
});
document.documentElement.lang = language; // by which it is read out
addEventListener("hashchange", arrive);
addEventListener("online", () => shown.isLacking && arrive());
addEventListener("pagehide", () => page.match?.outbox.letOthersSend());
addEventListener("popstate", turn);
ownTask.port1.onmessage = () => isDue && changed();
// A claim without an answer for three seconds is shown as waiting, although nothing else happens.
setInterval(() => page.match && redraw(), 1000);
setTimeout(() => ["offline", "stay-awake"].map((name) => load(`../screens/${name}.js`)), 1000); // the first screen goes first
if (history.state === SHEET) history.back(); // a reload has closed it
arrive();
