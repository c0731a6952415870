/** Shows what the hall tells whoever is away, and leads to the table. It keeps no files and answers no requests: the page always comes from
 * the hall, so that nobody is left with an old one. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The address of a place in the hall, which may be below a path of another site. */
const here = (place) => new URL(place.slice(1), self.registration.scope).href;

/** What a message says; one that can't be read leads to the hall. */
function read(data) {
  try {
    const { title, text, path, table } = data.json();
    return { title: String(title), text: String(text), path: String(path), table: String(table) };
  } catch {
    return { title: "Greathall", text: "", path: "/", table: "hall" };
  }
}

self.addEventListener("push", (event) => {
  const said = read(event.data);
  const look = { icon: here("/icons/candle-192.png"), badge: here("/icons/flame-96.png") };
  event.waitUntil(
    self.registration.showNotification(said.title, {
      ...look,
      body: said.text,
      tag: `table ${said.table}`, // a later one takes its place
      renotify: true,
      data: { path: said.path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data?.path ?? "/"));
});

/** Show the table where it is open, or open it. */
async function lead(path) {
  const wanted = new URL(here(path));
  if (wanted.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
  await (open ? open.focus() : self.clients.openWindow(wanted.href));
}
