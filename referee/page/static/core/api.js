// Requests to the API. They never throw: an answer with status 0 is none.

const PATIENCE = 10_000; // ms
const DOUBT = 4000; // ms without an answer: the connection may have died without a word
const EMPTY = [204, 304]; // what has nothing to tell

/**
 * Ask for `path`; the answer is {status, json, retryAfter, etag}. Whoever insists asks once more, beside the first
 * time, where nothing comes: for what does no harm twice, as with its key it is heard but once.
 */
export async function ask(method, path, { token, key, body, etag, insists = false } = {}) {
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  if (etag) headers["If-None-Match"] = etag;
  if (body) headers["Content-Type"] = "application/json";
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  const request = { method, headers, body: body && JSON.stringify(body), cache: "no-store", signal: giveUp.signal };
  const send = () => fetch(path, request);
  try {
    return await answerOf(await (insists ? firstOfTwo(send) : send()));
  } catch {
    return { status: 0, json: null };
  } finally {
    clearTimeout(timer);
    giveUp.abort(); // of the two the one that still waits
  }
}

/** What comes first, where it has to be sent twice. */
async function firstOfTwo(send) {
  const first = send();
  const doubt = new Promise((wake) => setTimeout(wake, DOUBT));
  const response = await Promise.race([first, doubt]);
  return response ?? Promise.any([first, send()]);
}

async function answerOf(response) {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  // The referee speaks JSON: a page in its place comes from whatever stands between, such as a hotel's door.
  const isOurs = isJson || (!text && EMPTY.includes(response.status));
  return {
    status: isOurs ? response.status : 0,
    json: isJson ? JSON.parse(text) : null,
    retryAfter: Number(response.headers.get("Retry-After")) || 0,
    etag: response.headers.get("ETag"),
  };
}

/** A file that only a token gets: {status, name, blob}, or what `ask` answers where there is none. */
export async function askForFile(path, token) {
  try {
    const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` }, cache: "no-store" });
    if (!response.ok) return await answerOf(response);
    const [, name] = response.headers.get("Content-Disposition").match(/filename="(.*?)"/);
    return { status: response.status, name, blob: await response.blob() };
  } catch {
    return { status: 0, json: null };
  }
}

/** Whether the same request may get another answer later. */
export function isWorthAnotherTry({ status }) {
  return status === 0 || status === 429 || status >= 500;
}

/** A key of which nobody else has the same; on plain http there is no randomUUID. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
