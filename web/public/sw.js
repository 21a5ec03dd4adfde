// Shows that it is one's turn while no page of the site is open, and leads to the table. Keeps nothing and caches nothing.
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
