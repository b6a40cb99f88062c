// What this phone keeps. Where its storage is refused, full or broken, the page goes on in memory and says so.

const PREFIX = "referee.";
const inMemory = new Map();

export function read(name, otherwise = null) {
  const text = inMemory.get(PREFIX + name) ?? guarded(() => localStorage.getItem(PREFIX + name));
  return guarded(() => JSON.parse(text)) ?? otherwise;
}

export function write(name, value) {
  const text = JSON.stringify(value);
  const isWritten = guarded(() => (localStorage.setItem(PREFIX + name, text), true));
  if (isWritten) inMemory.delete(PREFIX + name);
  else inMemory.set(PREFIX + name, text);
}

export function remove(name) {
  inMemory.delete(PREFIX + name);
  guarded(() => localStorage.removeItem(PREFIX + name));
}

/** The names that begin so, in order. */
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

/** Call `heard(name, isGone)` when another tab of this phone has changed something, or has removed it. */
export function whenOthersWrite(heard) {
  addEventListener("storage", ({ key, newValue }) => key?.startsWith(PREFIX) && heard(key.slice(PREFIX.length), newValue === null));
}

function guarded(doing) {
  try {
    return doing();
  } catch {
    return null;
  }
}
