/**
 * The service worker: it shows what is pushed to this browser, and opens the table that it is about.
 *
 * It keeps nothing and stands between nobody: pages load as they do without it.
 */

/** @typedef {{id: string, kind: string, title: string, body: string, url: string, tag: string}} Pushed what `told/push.py` sends */
/** @typedef {{visibilityState: string, focused: boolean, url: string, focus: () => Promise<unknown>, navigate: (url: string) => Promise<unknown>}} Tab */

/**
 * What a service worker is, as far as it is needed here: the page's own types do not know it.
 * @typedef {{waitUntil: (work: Promise<unknown>) => void, data?: {json: () => Pushed}, notification: {close: () => void, data: {address: string}}}} WorkerEvent
 * @typedef {object} PushWorker
 * @property {(kind: string, heard: (event: WorkerEvent) => void) => void} addEventListener
 * @property {() => Promise<unknown>} skipWaiting
 * @property {{claim: () => Promise<unknown>, matchAll: (about: object) => Promise<Tab[]>, openWindow: (url: string) => Promise<unknown>}} clients
 * @property {{scope: string, showNotification: (title: string, about: object) => Promise<unknown>}} registration
 */

const worker = /** @type {PushWorker} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** An address of the house, wherever it stands. @param {string} path from its root */
const at = (path) => new URL(path.replace(/^\//, ""), worker.registration.scope).href;

/** @returns {Promise<Tab[]>} */
const tabs = () => worker.clients.matchAll({ type: "window", includeUncontrolled: true });

/** Whether somebody has this very page before them. @param {Tab[]} open @param {string} address */
const isLookedAt = (open, address) =>
  open.some((tab) => tab.focused && tab.visibilityState === "visible" && tab.url.split(/[?#]/)[0] === address);

worker.addEventListener("push", (event) => {
  /** @type {Pushed | null} */
  let told = null;
  try {
    told = event.data?.json() ?? null;
  } catch {
    // Not one of ours: browsers want something shown all the same.
  }
  event.waitUntil(show(told ?? { id: "", kind: "", title: "Longhouse", body: "", url: "/", tag: "" }));
});

/** @param {Pushed} told */
async function show({ title, body, url, tag }) {
  const address = at(url);
  if (isLookedAt(await tabs(), address)) return;
  await worker.registration.showNotification(title, {
    body,
    // A newer message about the same table takes the place of the older one.
    tag: tag || undefined,
    renotify: Boolean(tag),
    icon: at("/web/icon-192.png"),
    badge: at("/web/badge-96.png"),
    data: { address },
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

/** Go to a tab that shows it, else to any of ours, else to a new one. @param {string} address */
async function open(address) {
  const known = await tabs();
  const there = known.find((tab) => tab.url.split(/[?#]/)[0] === address);
  if (there) return there.focus();
  const ours = known[0];
  if (!ours) return worker.clients.openWindow(address);
  await ours.focus();
  return ours.navigate(address);
}
