/** An address that leads nowhere. */

import { Horizon, Mark } from "../art.js";
import { html } from "../dom.js";

/** @param {{app: import("../app.js").App}} props */
export const MissingPage = ({ app }) => html`<main class="loading failed">
  <${Mark} />
  <h1>${app.say("error-nothing-here")}</h1>
  <p><a class="btn primary" href="/">${app.say("app-to-lobby")}</a></p>
  <${Horizon} />
</main>`;
