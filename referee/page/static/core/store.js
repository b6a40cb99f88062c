// What this phone keeps. Where its storage is refused, full or broken, the page goes on in memory and says so.

const PREFIX = "referee.";
/** @type {Map<string, string>} */
const inMemory = new Map();

/**
 * What was written under this name, if it can be read.
 * @template T
 * @param {string} name
 * @param {T | null} otherwise
 * @returns {T}
 */
export function read(name, otherwise = null) {
  const text = inMemory.get(PREFIX + name) ?? guarded(() => localStorage.getItem(PREFIX + name));
  return guarded(() => JSON.parse(text ?? "null")) ?? otherwise;
}

/** @param {string} name @param {unknown} value */
export function write(name, value) {
  const text = JSON.stringify(value);
  const isWritten = guarded(() => (localStorage.setItem(PREFIX + name, text), true));
  if (isWritten) inMemory.delete(PREFIX + name);
  else inMemory.set(PREFIX + name, text);
}

/** @param {string} name */
export function remove(name) {
  inMemory.delete(PREFIX + name);
  guarded(() => localStorage.removeItem(PREFIX + name));
}

/** The names that begin so, in order. @param {string} beginning */
export function names(beginning) {
  const all = new Set([...(guarded(() => Object.keys(localStorage)) ?? []), ...inMemory.keys()]);
  return [...all]
    .filter((name) => name.startsWith(PREFIX + beginning))
    .map((name) => name.slice(PREFIX.length))
    .sort();
}

/** Whether closing the page loses something. */
export function keepsNothing() {
  return inMemory.size > 0;
}

/**
 * Call `heard` when another tab of this phone has changed something, or has removed it.
 * @param {(name: string, isGone: boolean) => void} heard
 */
export function whenOthersWrite(heard) {
  addEventListener("storage", ({ key, newValue }) => key?.startsWith(PREFIX) && heard(key.slice(PREFIX.length), newValue === null));
}

/** @template T @param {() => T} doing @returns {T | null} */
function guarded(doing) {
  try {
    return doing();
  } catch {
    return null;
  }
}
