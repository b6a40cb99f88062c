// Elements from functions, and a new picture laid over an old one without losing focus or scroll.

/** @import { Child, Props } from "../../types.js" */

const HANDLERS = ["onclick", "oninput", "onchange", "onkeydown", "onpointerdown", "onpointerup", "onpointercancel"];
const OWN = ["open"]; // what a person does to an element, and no picture tells: an unfolded part stays so
const PROPERTIES = ["value", "checked", ...HANDLERS];

/**
 * An element with these attributes, handlers and styles.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props | null} [props]
 * @param {Child[]} children
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) give(settable(element), name, value);
  const held = /** @type {unknown[]} */ (children).flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  element.append(.../** @type {(Node | string)[]} */ (held));
  return element;
}

/** What a person typed or chose. @param {Event} event */
export function typedIn({ target }) {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.value : "";
}

/** Whether a person has ticked it. @param {Event} event */
export function isTicked({ target }) {
  return target instanceof HTMLInputElement && target.checked;
}

/** @param {HTMLElement & { [property: string]: unknown }} element @param {string} name @param {unknown} value */
function give(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (PROPERTIES.includes(name)) element[name] = value;
  // The page's policy forbids style attributes, not styles that a script sets.
  else if (typeof value === "object") for (const [property, to] of Object.entries(value)) element.style.setProperty(property, to);
  else element.setAttribute(name, value === true ? "" : `${value}`);
}

/** By the names of its properties. @template {Element} E @param {E} element @returns {E & { [property: string]: unknown }} */
function settable(element) {
  return /** @type {E & { [property: string]: unknown }} */ (element);
}

/** Make `old` look like `fresh`, keeping every element that is still there; by `data-key` also where it moved.
 * @param {ChildNode} old @param {ChildNode} fresh */
export function morph(old, fresh) {
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  takeAttributes(old, fresh);
  takeChildren(old, fresh);
  // A select shows its value only once its options are there.
  const [before, after] = [settable(old), settable(fresh)];
  for (const name of PROPERTIES) if (before[name] !== after[name]) before[name] = after[name];
}

/** @param {Node} old @param {Node} fresh */
function isAlike(old, fresh) {
  return old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh);
}

/** Null where it has none, as a text has. @param {Node} node */
function keyOf(node) {
  return node instanceof Element ? node.getAttribute("data-key") : null;
}

/** @param {Element} old @param {Element} fresh */
function takeAttributes(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !OWN.includes(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    if (name === "style" && isStyled(old) && isStyled(fresh)) old.style.cssText = fresh.style.cssText;
    else old.setAttribute(name, value ?? "");
  }
}

/** @param {Element} element @returns {element is HTMLElement | SVGElement} */
function isStyled(element) {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

/** @param {Element} old @param {Element} fresh */
function takeChildren(old, fresh) {
  const keys = new Set(Array.from(fresh.children, keyOf));
  /** @type {Map<string, ChildNode>} */
  const keyed = new Map();
  for (const child of [...old.children]) {
    const key = keyOf(child);
    if (key === null) continue;
    // What is gone goes first, or whatever follows it would be taken for another thing and made anew.
    if (keys.has(key)) keyed.set(key, child);
    else child.remove();
  }
  let place = old.firstChild;
  for (let child = fresh.firstChild, next; child; child = next) {
    next = child.nextSibling; // it may be taken over
    const key = keyOf(child);
    const same = key === null ? place : keyed.get(key);
    if (!same || !isAlike(same, child)) {
      old.insertBefore(child, place);
      continue;
    }
    if (same === place) place = same.nextSibling;
    else old.insertBefore(same, place);
    morph(same, child);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
