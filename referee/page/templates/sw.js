// Keeps the page as it was last fetched whole, for when there is no network. What the API says is never kept.

const CACHE = "referee {{ digest }}";
const SHELL = "/";
const ASSETS = {{ assets | tojson }};

async function fetchAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll([SHELL, ...ASSETS]);
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** The newest page if there is one to be had, the kept one if not. */
async function shell(request) {
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : ((await caches.match(SHELL)) ?? answer ?? Response.error());
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fetchAll()));
// A page that is still open goes on with its own files: this one takes over when the last of them is closed.
addEventListener("activate", (event) => event.waitUntil(dropOthers()));
addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (pathname === SHELL) event.respondWith(shell(event.request));
  else if (ASSETS.includes(pathname)) event.respondWith(asset(event.request));
});
