/** How I sign in: passkeys, a password, recovery codes, an address. */

import { html, useState } from "../dom.js";
import { patch, post, postAlone } from "../net.js";
import { recognise } from "./known.js";
import { Codes, Field, Sure, dateOf } from "./parts.js";
import { canPasskey, makePasskey } from "./passkeys.js";

/** @typedef {import("./known.js").Me} Me @typedef {import("./known.js").Credential} Credential @typedef {import("./sections.js").SectionProps} SectionProps */

/** @param {SectionProps} props */
export function SigningIn(props) {
  const { app, me, run, busy } = props;
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const end = (/** @type {Credential} */ { id }) =>
    run(async () => {
      recognise(app, /** @type {Me} */ (await postAlone(`/api/me/credentials/${id}/end`, {})));
      return app.say("me-way-ended");
    });
  const addPasskey = () =>
    run(async () => {
      const { options } = /** @type {{options: Record<string, unknown>}} */ (
        await post("/api/me/credentials/begin", {})
      );
      const passkey = await makePasskey(options);
      recognise(app, /** @type {Me} */ (await postAlone("/api/me/credentials", { passkey })));
      return app.say("me-passkey-added");
    });
  const newCodes = () =>
    run(async () => {
      const made = /** @type {{codes: string[]}} */ (await postAlone("/api/me/recovery", {}));
      recognise(app, { ...me, recovery_left: made.codes.length });
      setCodes(made.codes);
      return app.say("me-codes-new");
    });
  return html`<ul class="rows">
      ${me.credentials.map(
        (one) => html`<li key=${one.id}>
        <span class="yt"><b>${one.label || app.say(`me-kind-${one.kind}`)}</b><span class="st">${[one.label && app.say(`me-kind-${one.kind}`), app.say("me-way-since", { date: dateOf(app, one.created) }), one.used && app.say("me-way-used", { date: dateOf(app, one.used) })].filter(Boolean).join(" · ")}</span></span>
        ${me.credentials.length > 1 && html`<${Sure} app=${app} words=${app.say("me-way-end")} about=${html`<p>${app.say("me-way-end-about")}</p>`} disabled=${busy} onYes=${() => end(one)} />`}
      </li>`,
      )}
    </ul>
    ${me.ways.passkey && canPasskey() && html`<div><button class="btn" disabled=${busy || null} onClick=${addPasskey}>${app.say("me-passkey-add")}</button></div>`}
    <${NewPassword} ...${props} />
    <h3>${app.say("me-codes")}</h3>
    <p>${app.say("me-codes-left", { count: me.recovery_left })}</p>
    ${codes.length > 0 && html`<p>${app.say("me-codes-about")}</p><${Codes} app=${app} codes=${codes} name=${me.name} />`}
    <div><${Sure} app=${app} words=${app.say("me-codes-make")} about=${html`<p>${app.say("me-codes-make-about")}</p>`} disabled=${busy} onYes=${newCodes} /></div>
    ${me.ways.mail && html`<${Address} ...${props} />`}`;
}

/** @param {SectionProps} props */
function NewPassword({ app, me, run, busy }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState("");
  const words = app.say(
    me.credentials.some((one) => one.kind === "password") ? "me-password-change" : "me-password-add",
  );
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      recognise(app, /** @type {Me} */ (await postAlone("/api/me/credentials", { password })));
      setPassword("");
      setOpen(false);
      return app.say("me-password-changed");
    });
  };
  if (!open)
    return html`<div><button class="btn" disabled=${busy || null} onClick=${() => setOpen(true)}>${words}</button></div>`;
  return html`<form class="me-form inline" onSubmit=${submit}>
    <input class="sr" type="text" name="username" value=${me.name} autocomplete="username" tabindex="-1" aria-hidden="true" readonly />
    <${Field} label=${app.say("me-password-new")} name="change-password" type="password" value=${password} onInput=${setPassword} about=${app.say("me-password-about")} required minlength="10" maxlength="256" autocomplete="new-password" autofocus />
    <button class="btn primary" disabled=${busy || null}>${words}</button>
  </form>`;
}

/** Where letters go, if this house writes any. @param {SectionProps} props */
function Address({ app, me, run, busy }) {
  const [email, setEmail] = useState(me.email ?? "");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      recognise(app, /** @type {Me} */ (await patch("/api/me", { email: email.trim() })));
      return app.say(email.trim() ? "me-email-sent" : "me-saved");
    });
  };
  return html`<form class="me-form inline" onSubmit=${submit}>
      <${Field} label=${app.say("me-email")} name="email" type="email" value=${email} onInput=${setEmail} about=${app.say(`me-email-${me.email_state}`)} maxlength="254" autocomplete="email" />
      <button class="btn" disabled=${busy || email.trim() === (me.email ?? "") || null}>${app.say("me-email-save")}</button>
    </form>`;
}
