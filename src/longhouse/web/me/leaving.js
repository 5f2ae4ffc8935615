/** Privacy, and leaving: what the house knows of me, and how it forgets it. */

import { html } from "../dom.js";
import { post } from "../net.js";
import { forget, ownTables } from "./known.js";
import { Sure, save } from "./parts.js";

const MEANS = ["gone", "seats", "results", "name"];

/** @param {import("./sections.js").SectionProps} props */
export function Leaving({ app, me, run, busy }) {
  const take = () =>
    run(async () => {
      save(String(await post("/api/me/export", {})), "longhouse-me.jsonl", "application/jsonl");
      return app.say("me-exported");
    });
  const leave = () =>
    run(async () => {
      const tables = await ownTables();
      await post("/api/me/delete", {});
      history.replaceState(null, "", `${location.pathname}?gone=deleted`);
      forget(app, tables);
    });
  const about = html`<p><b>${app.say("me-delete-sure")}</b></p><ul class="means">${MEANS.map((one) => html`<li key=${one}>${app.say(`me-delete-${one}`)}</li>`)}</ul>`;
  return html`<p>${app.say("me-export-about")}</p>
    <div><button class="btn" disabled=${busy || null} onClick=${take}>${app.say("me-export")}</button></div>
    <h3>${app.say("me-delete")}</h3>
    <p>${app.say("me-delete-about")}</p>
    <div><${Sure} app=${app} words=${app.say("me-delete-button", { kind: me.kind })} yes=${app.say("me-delete-yes")} about=${about} danger disabled=${busy} onYes=${leave} /></div>`;
}
