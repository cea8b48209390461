// The service worker: what has a hash in its name is kept, and a page that cannot be had says so. Nothing else is kept,
// since a table is nothing without its server.
const BASE = new URL("./", location.href).pathname; // not always /: a proxy may show the server under a path
const KEPT = "canasta-1";
const OFFLINE = ["offline.html", "offline.css", "icon.svg"].map((name) => BASE + name);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith(`${BASE}api/`)) {
    event.respondWith(fetch(request).catch(() => caches.match(`${BASE}offline.html`)));
  } else if (pathname.startsWith(`${BASE}assets/`)) {
    event.respondWith(asset(request));
  } else if (OFFLINE.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(pathname)));
  }
});

async function asset(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    await trim(cache);
  }
  return answer;
}

/** Assets of builds long gone are let go: the oldest first. */
async function trim(cache) {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(`${BASE}assets/`));
  await Promise.all(assets.slice(0, -80).map((old) => cache.delete(old)));
}
