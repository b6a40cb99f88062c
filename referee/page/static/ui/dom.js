// Elements from functions, and a new picture laid over an old one without losing focus or scroll.

const HANDLERS = ["onclick", "oninput", "onchange", "onkeydown", "onpointerdown", "onpointerup", "onpointercancel"];
const OWN = ["open"]; // what a person does to an element, and no picture tells: an unfolded part stays so
const PROPERTIES = ["value", "checked", ...HANDLERS];

/** An element: `props` are attributes, on... handlers, `value`, `checked`, and `style` as an object. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) give(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function give(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (PROPERTIES.includes(name)) element[name] = value;
  // The page's policy forbids style attributes, not styles that a script sets.
  else if (name === "style") for (const [property, to] of Object.entries(value)) element.style.setProperty(property, to);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Make `old` look like `fresh`, keeping every element that is still there; by `data-key` also where it moved. */
export function morph(old, fresh) {
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  takeAttributes(old, fresh);
  takeChildren(old, fresh);
  // A select shows its value only once its options are there.
  for (const name of PROPERTIES) if (old[name] !== fresh[name]) old[name] = fresh[name];
}

function isAlike(old, fresh) {
  return old.nodeName === fresh.nodeName && keyOf(old) === keyOf(fresh);
}

/** Null where it has none, as a text has. */
function keyOf(node) {
  return node.getAttribute?.("data-key") ?? null;
}

function takeAttributes(old, fresh) {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !OWN.includes(name)) old.removeAttribute(name);
  for (const name of fresh.getAttributeNames()) {
    const value = fresh.getAttribute(name);
    if (old.getAttribute(name) === value) continue;
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else old.setAttribute(name, value);
  }
}

function takeChildren(old, fresh) {
  const keys = new Set(Array.from(fresh.children, keyOf));
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
    if (same === place) place = place.nextSibling;
    else old.insertBefore(same, place);
    morph(same, child);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
