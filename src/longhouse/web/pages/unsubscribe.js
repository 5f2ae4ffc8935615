/** The end of letters: whoever follows the link in one presses a button. Programs that look into letters press none. */

import { Horizon, Mark } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { Refused, post } from "../net.js";

/** @param {{app: import("../app.js").App}} props */
export function UnsubscribePage({ app }) {
  const { say } = app;
  const [state, become] = useState(/** @type {"asked" | "sending" | "done"} */ ("asked"));
  const [refusal, refuse] = useState(/** @type {import("../types.js").Message | null} */ (null));
  useEffect(() => {
    document.title = `${say("unsubscribe-title")} · Longhouse`;
  }, [app.words]);
  const end = async () => {
    become("sending");
    refuse(null);
    try {
      await post(`/api/unsubscribe?token=${encodeURIComponent(location.hash.slice(1))}`, {});
      become("done");
    } catch (error) {
      become("asked");
      refuse(error instanceof Refused ? error.says : { id: "error-page" });
    }
  };
  return html`<main class="loading">
    <${Mark} />
    <h1>${say("unsubscribe-title")}</h1>
    <div role="status">${state === "done" ? html`<p>${say("unsubscribe-done")}</p>` : refusal && html`<p>${say(refusal)}</p>`}</div>
    ${
      state === "done"
        ? html`<p><a class="btn primary" href="/">${say("app-to-lobby")}</a></p>`
        : html`<p>${say("unsubscribe-about")}</p>
            <p><button class="btn primary" disabled=${state === "sending"} onClick=${end}>${say("unsubscribe-end")}</button></p>`
    }
    <${Horizon} />
  </main>`;
}
