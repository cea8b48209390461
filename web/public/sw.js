// The service worker: what has a hash in its name is kept, and a page that cannot be had says so. Where somebody has asked
// to play without a connection, src/offline/pack.ts has put all that takes into a cache of its own, and it is given from there.
const BASE = new URL("./", location.href).pathname; // not always /: a proxy may show the server under a path
const KEPT = "canasta-1";
const PACK = "canasta-offline";
const OFFLINE = ["offline.html", "offline.css", "icon.svg"].map((name) => BASE + name);
/** Pages that are of use without a server: home, a table of this browser, its replay, what was played, earlier days, and the page about all that. */
const ALONE = /^(?:index\.html|(?:offline|matches|today(?:\/[0-9-]{10})?|t\/L[a-z2-9]{10}|replay(?:\/L[a-z2-9]{10})?)\/?)?$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT && name !== PACK).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.cache === "no-store") return;
  if (request.mode === "navigate" && !pathname.startsWith(`${BASE}api/`)) {
    event.respondWith(fetch(request).catch(() => withoutServer(pathname)));
  } else if (pathname.startsWith(`${BASE}assets/`)) {
    event.respondWith(asset(request));
  } else if (!pathname.startsWith(`${BASE}api/`)) {
    event.respondWith(fetch(request).catch(async () => (await caches.match(pathname, { ignoreVary: true })) ?? Response.error()));
  }
});

async function withoutServer(pathname) {
  const page = ALONE.test(pathname.slice(BASE.length)) && (await kept(`${BASE}index.html`));
  return page || caches.match(`${BASE}offline.html`);
}

// Whatever comes is shown: a browser that sees nothing of a push takes no more of them.
self.addEventListener("push", (event) => {
  const { title = "Canasta", body = "", path = "" } = said(event.data);
  const shown = self.registration.showNotification(title, { body, tag: path, data: path, icon: `${BASE}icon.svg` });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(new URL(BASE + event.notification.data, location.origin).href));
});

function said(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** Show the page of the table, which may be open. */
async function opened(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url.split("#")[0] === address);
  return there ? there.focus() : self.clients.openWindow(address);
}

function kept(request) {
  return caches.match(request, { cacheName: PACK, ignoreVary: true });
}

async function asset(request) {
  const packed = await kept(request);
  if (packed) return packed;
  const cache = await caches.open(KEPT);
  const before = await cache.match(request);
  if (before) return before;
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
