/** "Is it still you?": before a change that somebody else at an open browser must not make. */

import { Dialog } from "../dialog.js";
import { html, useState } from "../dom.js";
import { post } from "../net.js";
import { recognise } from "./known.js";
import { Field, Told, useDeeds } from "./parts.js";
import { canPasskey, usePasskey } from "./passkeys.js";

/** @typedef {import("./known.js").Me} Me */

/** @param {{app: import("../app.js").App, me: Me, onProved: () => void, onClose: () => void}} props */
export function Prove({ app, me, onProved, onClose }) {
  const [password, setPassword] = useState("");
  const deeds = useDeeds(app);
  const has = (/** @type {string} */ kind) => me.credentials.some((one) => one.kind === kind);
  const prove = (/** @type {() => Promise<unknown>} */ proof) =>
    deeds.run(async () => {
      recognise(app, /** @type {Me} */ (await proof()));
      onProved();
    });
  const byPasskey = () =>
    prove(async () => {
      const { options } = /** @type {{options: Record<string, unknown>}} */ (
        await post("/api/me/prove/passkey/begin", {})
      );
      return post("/api/me/prove/passkey", { passkey: await usePasskey(options) });
    });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    prove(() => post("/api/me/prove/password", { password }));
  };
  const passkey = has("passkey") && canPasskey();
  return html`<${Dialog} kind="sheet" label=${app.say("me-prove-title")} close=${app.say("app-close")} onClose=${onClose}>
    <div class="me-form keeping">
      <p>${app.say("me-prove-about")}</p>
      ${passkey && html`<button class="btn primary" disabled=${deeds.busy || null} onClick=${byPasskey}>${app.say("me-prove-passkey")}</button>`}
      ${
        has("password") &&
        html`<form class="me-form" onSubmit=${submit}>
        <input class="sr" type="text" name="username" value=${me.name} autocomplete="username" tabindex="-1" aria-hidden="true" readonly />
        <${Field} label=${app.say("me-password")} name="prove-password" type="password" value=${password} onInput=${setPassword} required maxlength="256" autocomplete="current-password" />
        <div class="row-acts"><button class=${passkey ? "btn" : "btn primary"} disabled=${deeds.busy || null}>${app.say("me-prove-password")}</button></div>
      </form>`
      }
      ${!passkey && !has("password") && html`<p>${app.say("me-prove-elsewhere")}</p>`}
      <${Told} ...${deeds} />
    </div>
  </${Dialog}>`;
}
