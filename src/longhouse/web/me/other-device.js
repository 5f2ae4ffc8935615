/** "Open on another device": a code that signs in once, to scan there. */

import { html, useEffect, useState } from "../dom.js";
import { outside, post } from "../net.js";
import { Link, OnlyHere, QrCode, useOrigin } from "../table/seats.js";
import { Told, useDeeds } from "./parts.js";

/** @param {{app: import("../app.js").App}} props */
export function OtherDevice({ app }) {
  const [code, setCode] = useState(/** @type {{code: string, expires: number} | null} */ (null));
  const [late, setLate] = useState(false);
  const deeds = useDeeds(app);
  const { origin, alone } = useOrigin();
  const make = () =>
    deeds.run(async () => {
      setCode(/** @type {{code: string, expires: number}} */ (await post("/api/me/code", {})));
      setLate(false);
    });
  useEffect(() => {
    if (!code) return;
    const timer = setTimeout(() => setLate(true), Math.max(0, code.expires * 1000 - Date.now()));
    return () => clearTimeout(timer);
  }, [code]);
  const link = code && `${origin}${outside("/in")}#${code.code}`;
  return html`<div class="other-device">
    <p>${app.say("me-other-about")}</p>
    ${
      link &&
      !late &&
      html`<${OnlyHere} app=${app} alone=${alone} />
      <div class="scan">
      <${QrCode} text=${link} label=${app.say("me-other-qr")} />
      <${Link} app=${app} link=${link} label=${app.say("me-other-link")} about=${app.say("me-other-minutes")} scan=${false} />
    </div>`
    }
    ${late && html`<p role="status">${app.say("me-other-late")}</p>`}
    <${Told} ...${deeds} />
    ${(!link || late) && html`<button class="btn" disabled=${deeds.busy || null} onClick=${make}>${app.say("me-other-show")}</button>`}
  </div>`;
}
