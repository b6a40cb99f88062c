// Keep the page on this phone for when there is no network: register the service worker (`/sw.js`).

function keepThePage() {
  // The page's policy lets no text become the address of a script, but for this one.
  const address = { createScriptURL: () => "/sw.js" };
  const url = window.trustedTypes?.createPolicy("worker", address).createScriptURL("") ?? "/sw.js";
  navigator.serviceWorker.register(url).catch(() => {}); // it is tried again at the next visit
}

if ("serviceWorker" in navigator) keepThePage();
