// What a browser keeps of this site, so that it opens without a connection. Never what the server answers: no /api, no /ws.
const SHELL = "tamaya-shell";
const ASSETS = "tamaya-assets";
const PAGE = "/";

// A new worker takes over at once: whatever it keeps is either asked for anew each time or named by its content.
self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && isPage(pathname)) event.respondWith(page(event));
});

// A page that has come up names the files it was made of: they are kept, and what earlier builds left is dropped.
self.addEventListener("message", (event) => {
  if (event.data?.type === "shell") event.waitUntil(keep(event.data.page, event.data.assets));
});

function isPage(path) {
  return !/^\/(api|ws)(\/|$)/.test(path) && !path.slice(path.lastIndexOf("/")).includes(".");
}

async function page(event) {
  try {
    return await fetch(event.request);
  } catch {
    return (await caches.match(PAGE, { cacheName: SHELL })) ?? Response.error();
  }
}

async function asset(request) {
  const kept = await caches.match(request.url, { cacheName: ASSETS });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(ASSETS);
    await cache.put(request.url, answer.clone());
  }
  return answer;
}

async function keep(build, urls) {
  const shell = await caches.open(SHELL);
  const answer = await fetch(PAGE);
  const text = await answer.clone().text();
  // A newer build lies on the server: it is kept when its own page has come up.
  if (!answer.ok || !text.includes(build)) return;
  const before = await (await shell.match(PAGE))?.text();
  const assets = await caches.open(ASSETS);
  const wanted = new Set(urls.filter((url) => new URL(url).pathname.startsWith("/assets/")));
  if (before !== undefined && before !== text) {
    for (const { url } of await assets.keys()) if (!wanted.has(url)) await assets.delete(url);
  }
  for (const url of wanted) {
    if (!(await assets.match(url))) await assets.add(url).catch(() => undefined);
  }
  await shell.put(PAGE, answer);
}

// Shows that it is one's turn while no page of the site is open, and leads to the table.
self.addEventListener("push", (event) => {
  const { title, url, tag } = event.data.json();
  const options = { tag, data: { url }, icon: "/favicon-turn.svg", renotify: true };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
