// As much of a browser as the page's scripts look at that show nothing: what a phone keeps, and requests.

globalThis.document = { documentElement: { classList: { toggle() {} } }, querySelectorAll: () => [] };

/** What this phone keeps, by name. */
export const kept = new Map();
const storage = {
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => kept.set(name, value),
  removeItem: (name) => kept.delete(name),
};
// The names in it are its own properties, as a browser has it.
const named = { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
Object.defineProperty(globalThis, "localStorage", { value: new Proxy(storage, named) });

/** From now on each request is answered by the next of `answers`, [status, json]; those that were sent are told. */
export function answering(...answers) {
  const sent = [];
  globalThis.fetch = async (path, { headers, body }) => {
    sent.push({ path, key: headers["Idempotency-Key"], body: body && JSON.parse(body) });
    const answer = answers.shift();
    if (!answer) throw new TypeError("nobody answers");
    const [status, json] = answer;
    return new Response(JSON.stringify(json), { status, headers: { "Content-Type": "application/json" } });
  };
  return sent;
}
