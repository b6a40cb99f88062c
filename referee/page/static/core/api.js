// Requests to the API. They never throw: an answer with status 0 is none.

/** @import { Failure, Reply } from "../../types.js" */

const PATIENCE = 10_000; // ms
const DOUBT = 4000; // ms without an answer: the connection may have died without a word
const EMPTY = [204, 304]; // what has nothing to tell

/**
 * Ask for `path`. Whoever insists asks once more, beside the first time, where nothing comes: for what does no harm
 * twice, as with its key it is heard but once.
 * @template Body
 * @param {"GET" | "POST" | "DELETE"} method
 * @param {string} path
 * @param {{ token?: string | null, key?: string, body?: object, record?: Blob, etag?: string | null, insists?: boolean }} options
 * @returns {Promise<Reply<Body>>}
 */
export async function ask(method, path, { token, key, body, record, etag, insists = false } = {}) {
  /** @type {{ [header: string]: string }} */
  const headers = { Accept: "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (key) headers["Idempotency-Key"] = key;
  if (etag) headers["If-None-Match"] = etag;
  if (body) headers["Content-Type"] = "application/json";
  if (record) headers["Content-Type"] = record.type;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), PATIENCE);
  const cache = /** @type {const} */ ("no-store");
  const request = { method, headers, body: record ?? (body && JSON.stringify(body)), cache, signal: giveUp.signal };
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

/** What comes first, where it has to be sent twice. @param {() => Promise<Response>} send */
async function firstOfTwo(send) {
  const first = send();
  /** @type {Promise<void>} */
  const doubt = new Promise((wake) => setTimeout(wake, DOUBT));
  const response = await Promise.race([first, doubt]);
  return response || Promise.any([first, send()]);
}

/**
 * The referee's answers are what openapi.yaml says of them, which a test of the referee holds.
 * @template Body
 * @param {Response} response
 * @returns {Promise<Reply<Body>>}
 */
async function answerOf(response) {
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json");
  // The referee speaks JSON: a page in its place comes from whatever stands between, such as a hotel's door.
  const isOurs = isJson || (!text && EMPTY.includes(response.status));
  return /** @type {Reply<Body>} */ ({
    status: isOurs ? response.status : 0,
    json: isJson ? JSON.parse(text) : null,
    retryAfter: Number(response.headers.get("Retry-After")) || 0,
    etag: response.headers.get("ETag"),
  });
}

/**
 * A file that only a token gets, or what `ask` answers where there is none.
 * @param {string} path
 * @param {string} token
 * @returns {Promise<{ status: 200, name: string, blob: Blob } | Failure>}
 */
export async function askForFile(path, token) {
  try {
    const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` }, cache: "no-store" });
    if (!response.ok) return /** @type {Failure} */ (await answerOf(response));
    const [, name] = response.headers.get("Content-Disposition")?.match(/filename="(.*?)"/) ?? [];
    if (name === undefined) return { status: 0, json: null };
    return { status: 200, name, blob: await response.blob() };
  } catch {
    return { status: 0, json: null };
  }
}

/** Whether the same request may get another answer later. @param {{ status: number }} answer */
export function isWorthAnotherTry({ status }) {
  return status === 0 || status === 429 || status >= 500;
}

/** What the referee says of a request that failed. @param {Reply<unknown>} answer */
export function detailOf(answer) {
  return answer.status === 200 || answer.status === 201 ? undefined : answer.json?.detail;
}

/** A key for a new match or group. It names the cell that opens it, one of those that the page was told of. */
export function newOpeningKey() {
  const cells = document.documentElement.dataset.cells;
  if (!cells) return newKey();
  return `cell-${cells[Math.floor(Math.random() * cells.length)]}-${newKey()}`;
}

/** A key of which nobody else has the same; on plain http there is no randomUUID. */
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
