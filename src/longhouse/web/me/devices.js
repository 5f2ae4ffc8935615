/** Where I am signed in; signing out here, there, everywhere; another device. */

import { html, useEffect, useState } from "../dom.js";
import { get, post } from "../net.js";
import { forget, ownTables } from "./known.js";
import { OtherDevice } from "./other-device.js";
import { deviceName } from "./labels.js";
import { Sure, momentOf } from "./parts.js";

/** @typedef {{id: string, label: string, network: string, created: number, seen: number, here: boolean}} Device */

/** @param {import("./sections.js").SectionProps} props */
export function Devices({ app, run, busy }) {
  const [devices, setDevices] = useState(/** @type {Device[]} */ ([]));
  const load = async () => setDevices(/** @type {Device[]} */ (await get("/api/me/devices")));
  useEffect(() => {
    load().catch(() => {});
  }, []);
  const end = (/** @type {Device} */ { id }) =>
    run(async () => {
      await post(`/api/me/devices/${id}/end`, {});
      await load();
      return app.say("me-device-ended");
    });
  const signOut = (/** @type {boolean} */ everywhere) =>
    run(async () => {
      const tables = await ownTables();
      await post("/api/sign-out", { everywhere });
      history.replaceState(null, "", `${location.pathname}?gone=out`);
      forget(app, tables);
    });
  return html`<ul class="rows">
      ${devices.map(
        (one) => html`<li key=${one.id}>
        <span class="yt"><b>${deviceName(one.label) || app.say("me-device")}${one.here && html` <small class="tag">${app.say("me-device-here")}</small>`}</b><span class="st">${[one.network, app.say("me-device-seen", { date: momentOf(app, one.seen) })].filter(Boolean).join(" · ")}</span></span>
        ${!one.here && html`<button class="btn small" disabled=${busy || null} aria-label=${app.say("me-device-end-of", { device: deviceName(one.label) })} onClick=${() => end(one)}>${app.say("me-device-end")}</button>`}
      </li>`,
      )}
    </ul>
    <h3>${app.say("me-other")}</h3>
    <${OtherDevice} app=${app} />
    <h3>${app.say("me-sign-out")}</h3>
    <div class="row-acts">
      <${Sure} app=${app} words=${app.say("me-sign-out-here")} about=${html`<p>${app.say("me-sign-out-about")}</p>`} disabled=${busy} onYes=${() => signOut(false)} />
      <${Sure} app=${app} words=${app.say("me-sign-out-all")} about=${html`<p>${app.say("me-sign-out-all-about")}</p>`} disabled=${busy} onYes=${() => signOut(true)} />
    </div>`;
}
