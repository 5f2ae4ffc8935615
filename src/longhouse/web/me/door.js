/** `/in`: where a code leads that was scanned or came by mail. Nothing happens before a button is pressed: mail scanners follow links, they press no buttons. */

import { html, useState } from "../dom.js";
import { post } from "../net.js";
import { Frame, useReady } from "./frame.js";
import { arrive, recognise } from "./known.js";
import { Told, useDeeds } from "./parts.js";

/** @typedef {import("./known.js").Me} Me */

/** What an address says after its #: the kind of code, and the code. @param {string} hash */
export function codeIn(hash) {
  const [, kind = "code", code = ""] = /^#(?:(mail|confirm)\.)?(.*)$/.exec(hash) ?? [];
  return { kind: /** @type {"code" | "mail" | "confirm"} */ (kind), code };
}

/** The code is a secret: it does not stay in the address bar. */
function takeCode() {
  const found = codeIn(location.hash);
  if (found.code) history.replaceState(null, "", location.pathname);
  return found;
}

/** @param {{app: import("../app.js").App}} props */
export function DoorPage({ app }) {
  const ready = useReady(app, "me-door-title");
  const [{ kind, code }] = useState(takeCode);
  const [open, setOpen] = useState(false);
  const deeds = useDeeds(app);
  const enter = () =>
    deeds.run(async () => {
      if (kind === "confirm") {
        const me = /** @type {Me} */ (await post("/api/me/email", { code }));
        if (app.session.known()) recognise(app, me);
        setOpen(true);
        return app.say("me-confirmed");
      }
      const me = /** @type {Me} */ (await post(kind === "mail" ? "/api/sign-in/mail" : "/api/sign-in/code", { code }));
      await arrive(app, me);
      app.go("/");
    });
  const known = app.session.known();
  return html`<${Frame} app=${app} here="/in" ready=${ready}>
    <div class="card door">
      <h1>${app.say(kind === "confirm" ? "me-confirm-title" : "me-door-title")}</h1>
      <p>${app.say(code ? `me-door-${kind}` : "me-door-empty")}</p>
      ${code && kind !== "confirm" && known?.kind === "member" && html`<p class="hint">${app.say("me-door-known", { name: known.name })}</p>`}
      <${Told} ...${deeds} />
      ${
        code && !open && !deeds.trouble
          ? html`<button class="btn primary big" disabled=${deeds.busy || null} onClick=${enter}>${app.say(kind === "confirm" ? "me-confirm" : "me-door-enter")}</button>`
          : html`<p class="row-acts"><a class="btn" href=${known ? "/me" : "/sign-in"}>${app.say(known ? "me-title" : "me-sign-in")}</a></p>`
      }
    </div>
  </${Frame}>`;
}
