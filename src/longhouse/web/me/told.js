/** Being told: what, by which way, on this device, by mail at which hour, and addresses of one's own. */

import { Icon } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { get, outside, patch, send, world } from "../net.js";
import { Hooks } from "./hooks.js";
import { recognise } from "./known.js";

/**
 * @typedef {import("../app.js").App} App
 * @typedef {import("./known.js").Me} Me
 * @typedef {Record<string, Record<string, boolean>>} Cells
 */

/** Whether somebody is told of something by a way: as they want it, else as is usual here. @param {Cells} usual @param {Cells | undefined} told @param {string} event @param {string} channel */
export const isOn = (usual, told, event, channel) => told?.[event]?.[channel] ?? usual[event][channel];

/** The settings with one cell changed; only what differs from what is usual is kept. @param {Cells} usual @param {Cells | undefined} told @param {string} event @param {string} channel @param {boolean} on */
export function withCell(usual, told, event, channel, on) {
  /** @type {Cells} */
  const next = {};
  for (const [one, ways] of Object.entries(usual))
    for (const way of Object.keys(ways)) {
      const value = one === event && way === channel ? on : isOn(usual, told, one, way);
      if (value !== ways[way]) next[one] = { ...next[one], [way]: value };
    }
  return next;
}

/** @param {import("./sections.js").SectionProps} props */
export function BeingTold({ app, me, run, busy }) {
  /** What was just chosen is shown at once, and stays if the house takes it. */
  const [chosen, setChosen] = useState(/** @type {Me["settings"]} */ ({}));
  const { told, digest = null } = { ...me.settings, ...chosen };
  const { usual } = me;
  const ways = Object.keys(Object.values(usual)[0] ?? {});
  const save = async (/** @type {Me["settings"]} */ change) => {
    setChosen(change);
    await run(async () => {
      recognise(app, /** @type {Me} */ (await patch("/api/me", { settings: { ...me.settings, ...change } })));
      return app.say("me-saved");
    });
    setChosen({});
  };
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const clock = new Intl.DateTimeFormat(app.words.language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  return html`<p>${app.say("told-about")}</p>
    <table class="matrix">
      <thead><tr><th scope="col">${app.say("told-event")}</th>${ways.map((way) => html`<th scope="col" key=${way}>${app.say(`told-by-${way}`)}</th>`)}</tr></thead>
      <tbody>${Object.keys(usual).map(
        (event) => html`<tr key=${event}>
        <th scope="row">${app.say(`told-on-${event}`)}</th>
        ${ways.map(
          (way) =>
            html`<td key=${way}>${
              event === "account" && way === "mail"
                ? html`<span class="always">${app.say("told-always")}</span>`
                : html`<label class="cell"><input type="checkbox" checked=${isOn(usual, told, event, way)} disabled=${busy || null} aria-label=${app.say("told-cell", { event: app.say(`told-on-${event}`), way: app.say(`told-by-${way}`) })} onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) => save({ told: withCell(usual, told, event, way, currentTarget.checked) })} /></label>`
            }</td>`,
        )}
      </tr>`,
      )}</tbody>
    </table>
    <h3>${app.say("told-push")}</h3>
    <${Push} app=${app} run=${run} busy=${busy} />
    <h3>${app.say("told-mail")}</h3>
    <p>${app.say(me.email ? `told-mail-${me.email_state}` : "told-mail-none", { address: me.email ?? "" })}${me.kind === "member" && html` <a href="#ways">${app.say(me.email ? "told-mail-change" : "told-mail-add")}</a>`}</p>
    <label class="line"><span>${app.say("told-digest")}</span>
      <span class="select"><select class="field" disabled=${busy || null} onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ { currentTarget }) => save({ digest: currentTarget.value === "" ? null : Number(currentTarget.value) })}>
        <option value="" selected=${digest === null}>${app.say("told-digest-none")}</option>
        ${hours.map((hour) => html`<option key=${hour} value=${hour} selected=${digest === hour}>${app.say("told-digest-at", { time: clock.format(hour * 3_600_000) })}</option>`)}
      </select><${Icon} name="ui-down" /></span>
      <small>${app.say("told-digest-about")}</small>
    </label>
    <h3>${app.say("told-hooks")}</h3>
    <p>${app.say("told-hooks-about")}</p>
    <${Hooks} app=${app} run=${run} busy=${busy} />`;
}

/** Whether this browser can be pushed to: not on plain http, and on an iPhone only from the home screen. */
export const canPush = () => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis;

/** @param {string} key in base64url @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(key) {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** @param {PushSubscription | null} subscription */
const setPush = (subscription) =>
  send(
    "PUT",
    "/api/me/push",
    null,
    JSON.stringify({ request: world.id(), subscription: subscription?.toJSON() ?? null }),
  );

/** Wherever this browser says again that it wants to be pushed to, the house believes it for another while. @param {string} key */
async function subscribe(key) {
  const worker = await navigator.serviceWorker.register(outside("/sw.js"), { scope: outside("/") });
  await navigator.serviceWorker.ready;
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

/** @param {{app: App, run: import("./sections.js").SectionProps["run"], busy: boolean, beside?: boolean}} props `beside`: something else is the main thing to do there */
export function Push({ app, run, busy, beside = false }) {
  const [state, setState] = useState(/** @type {{key: string, on: boolean} | null} */ (null));
  useEffect(() => {
    if (canPush())
      get("/api/me/push").then(
        (found) => setState(/** @type {{key: string, on: boolean}} */ (found)),
        () => {},
      );
  }, []);
  if (!canPush()) return html`<p>${app.say("told-push-cannot")}</p>`;
  const turn = (/** @type {boolean} */ on) =>
    run(async () => {
      if (!state) return undefined;
      if (!on) {
        const worker = await navigator.serviceWorker.getRegistration(outside("/"));
        await (await worker?.pushManager.getSubscription())?.unsubscribe();
        setState(/** @type {{key: string, on: boolean}} */ (await setPush(null)));
        return app.say("told-push-off");
      }
      if ((await Notification.requestPermission()) !== "granted") return app.say("told-push-refused");
      setState(/** @type {{key: string, on: boolean}} */ (await setPush(await subscribe(state.key))));
      return app.say("told-push-done");
    });
  return html`<p>${app.say(state?.on ? "told-push-on" : "told-push-about")}</p>
    <p class="row-acts"><button class=${beside || state?.on ? "btn" : "btn primary"} disabled=${busy || !state || null} onClick=${() => turn(!state?.on)}>${app.say(state?.on ? "told-push-end" : "told-push-begin")}</button></p>`;
}
