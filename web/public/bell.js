// Shows notifications, those of a page and those that come over push when no page is open, and leads to the table that one
// is about. It keeps nothing and answers no requests of the page.
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.json() ?? {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});

// A newer one about the same table takes the place of an older one, whoever showed it.
function show({ title = "Cenote", body = "", path = "/" }) {
  return self.registration.showNotification(title, { body, tag: path, icon: "/favicon.svg", data: path });
}

async function goTo(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
