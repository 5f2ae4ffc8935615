/** Inviting somebody to the house, where not everybody may take a name: links that work once, for a week. */

import { html, useEffect, useState } from "../dom.js";
import { get, outside, post } from "../net.js";
import { Link, OnlyHere, useOrigin } from "../table/seats.js";
import { Sure, dateOf } from "./parts.js";

/** @typedef {{left: number, waiting: number[]}} Invitations */

/** @param {import("./sections.js").SectionProps} props */
export function Inviting({ app, run, busy }) {
  const [found, setFound] = useState(/** @type {Invitations | null} */ (null));
  const [code, setCode] = useState("");
  const { origin, alone } = useOrigin();
  const load = async () => setFound(/** @type {Invitations} */ (await get("/api/me/join-links")));
  useEffect(() => {
    load().catch(() => {});
  }, []);
  const make = () =>
    run(async () => {
      setCode(/** @type {{code: string}} */ (await post("/api/me/join-links", {})).code);
      await load();
    });
  const end = () =>
    run(async () => {
      setFound(/** @type {Invitations} */ (await post("/api/me/join-links/end", {})));
      setCode("");
      return app.say("me-inviting-ended", { count: found?.waiting.length ?? 0 });
    });
  if (!found) return null;
  const { left, waiting } = found;
  return html`<p>${app.say("me-inviting-about")}</p>
    ${waiting.length > 0 && html`<p class="hint">${app.say("me-inviting-waiting", { count: waiting.length, date: dateOf(app, Math.max(...waiting)) })}</p>`}
    ${
      code &&
      html`<${OnlyHere} app=${app} alone=${alone} />
      <${Link} key=${code} app=${app} link=${`${origin}${outside("/join")}#${code}`} label=${app.say("me-inviting-link")} about=${app.say("me-inviting-once")} />`
    }
    <p class="hint">${app.say("me-inviting-left", { count: left })}</p>
    <div class="row-acts">
      ${left > 0 && html`<button class=${code ? "btn" : "btn primary"} disabled=${busy || null} onClick=${make}>${app.say(code ? "me-inviting-another" : "me-inviting-make")}</button>`}
      ${waiting.length > 0 && html`<${Sure} app=${app} words=${app.say("me-inviting-end", { count: waiting.length })} about=${html`<p>${app.say("me-inviting-end-about", { count: waiting.length })}</p>`} disabled=${busy} onYes=${end} />`}
    </div>`;
}
