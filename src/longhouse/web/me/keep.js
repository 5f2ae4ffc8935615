/**
 * "Keep my games": the one place that asks a guest for anything. A name and a proof, codes for a bad day, being told and another device:
 * three screens, each of which may be left.
 */

import { Dialog } from "../dialog.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { Refused, post, postAlone } from "../net.js";
import { OtherDevice } from "./other-device.js";
import { Codes, Field, Told, styled, useDeeds } from "./parts.js";
import { arrive, beKnown, recognise } from "./known.js";
import { canPasskey, makePasskey } from "./passkeys.js";
import { Push, canPush } from "./told.js";
import { useMeWords } from "./words.js";

/** @typedef {import("../app.js").App} App @typedef {import("./known.js").Me} Me @typedef {import("../types.js").Child} Child */

/** What the house says of an invitation that was used, taken back or is too old. */
const VOID = "server-error-join-void";

/** @param {{app: App, onClose: () => void}} props */
export function Keep({ app, onClose }) {
  const worded = useMeWords(app);
  const [ready, setReady] = useState(false);
  const [screen, setScreen] = useState(/** @type {"name" | "codes" | "done"} */ ("name"));
  const [codes, setCodes] = useState(/** @type {string[]} */ ([]));
  const { session } = app;
  const [isInvited] = useState(() => !session.needsInvitation());
  // Where people need a name, or an invitation to one, they come for the name.
  const [title] = useState(session.mayPlay() && session.rules.join === "open" ? "me-keep-title" : "me-join-keep");
  useEffect(() => {
    styled.then(() => setReady(true));
  }, []);
  const leave = () => {
    onClose();
    app.changed();
  };
  if (!worded || !ready) return null;
  if (!isInvited)
    return html`<${Dialog} kind="sheet" label=${app.say(title)} close=${app.say("app-close")} onClose=${leave}>
      <div class="me-form keeping"><${Uninvited} app=${app} onLeave=${leave} /></div>
    </${Dialog}>`;
  const nth = ["name", "codes", "done"].indexOf(screen) + 1;
  return html`<${Dialog} kind="sheet" label=${app.say(title)} close=${app.say("app-close")} onClose=${leave}>
    <div class="me-form keeping">
      <p class="sr" role="status">${app.say("me-keep-screen", { nth, count: 3 })}</p>
      ${screen === "name" && html`<${Name} app=${app} title=${title} onLeave=${leave} onKept=${() => setScreen("codes")} />`}
      ${screen === "codes" && html`<${Recovery} app=${app} codes=${codes} onCodes=${setCodes} onDone=${() => setScreen("done")} />`}
      ${screen === "done" && html`<${Done} app=${app} onDone=${leave} />`}
      <ol class="beads" aria-hidden="true">${[1, 2, 3].map((one) => html`<i key=${one} class=${one === nth ? "now" : one < nth ? "past" : ""}></i>`)}</ol>
    </div>
  </${Dialog}>`;
}

/** The first words of a screen: whoever listens or uses keys goes on here. @param {{children?: Child}} props */
function Lead({ children }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  // After the dialog has taken the focus for itself.
  useEffect(() => ref.current?.focus(), []);
  return html`<h3 class="lead" tabindex="-1" ref=${ref}>${children}</h3>`;
}

/** Where not everybody may take a name: what one needs, and who has it. @param {{app: App, onLeave: () => void}} props */
const Uninvited = ({ app, onLeave }) => html`<${Lead}>${app.say("me-uninvited")}</${Lead}>
  <p>${app.say("me-uninvited-about")}</p>
  ${app.session.rules.guests !== "off" && html`<p class="hint">${app.say(app.session.rules.guests === "on" ? "me-uninvited-play" : "me-uninvited-private")}</p>`}
  <p class="hint">${app.say("me-have-one")} <a href="/sign-in" onClick=${onLeave}>${app.say("me-sign-in")}</a></p>`;

/** @param {{app: App, title: string, onKept: () => void, onLeave: () => void}} props */
function Name({ app, title, onKept, onLeave }) {
  const [name, setName] = useState(app.session.preferences.name);
  const [password, setPassword] = useState("");
  const [offered, setOffered] = useState(/** @type {boolean | null} */ (canPasskey() ? null : false));
  const [wantsPassword, setWantsPassword] = useState(false);
  const deeds = useDeeds(app);
  const games = app.session.games();
  useEffect(() => {
    // Only where the browser could make a passkey the house has to be asked whether it takes one.
    if (offered === null)
      beKnown(app).then(
        ({ ways }) => setOffered(ways.passkey),
        () => setOffered(false),
      );
  }, []);
  const byPassword = offered === false || wantsPassword;
  const invited = () => {
    const invitation = app.session.invitation();
    return invitation ? { invitation } : {};
  };
  const [isVoid, setVoid] = useState(false);
  /** One that works no more is forgotten, and not tried again: who opens this anew reads what they need. @param {unknown} error */
  const forgetVoid = (error) => {
    if (error instanceof Refused && error.says.id === VOID) {
      app.session.keepInvitation("");
      setVoid(true);
    }
    throw error;
  };
  const claim = (/** @type {() => Promise<object>} */ proof) => deeds.run(() => keep(proof).catch(forgetVoid));
  const keep = async (/** @type {() => Promise<object>} */ proof) => {
    await beKnown(app);
    const wish = { name: name.trim(), ...(await proof()), ...invited() };
    const me = /** @type {Me} */ (await postAlone("/api/me/name", wish));
    if (app.session.invitation()) app.session.keepInvitation("");
    await arrive(app, me);
    onKept();
  };
  const withPasskey = () =>
    claim(async () => {
      const { options } = /** @type {{options: Record<string, unknown>}} */ (
        await post("/api/me/credentials/begin", { name: name.trim(), ...invited() })
      );
      return { passkey: await makePasskey(options) };
    });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (byPassword) claim(async () => ({ password }));
    else withPasskey();
  };
  return html`<${Lead}>${app.say(games || app.session.mayPlay() ? "me-keep-lead" : "me-keep-lead-off", { games })}</${Lead}>
    <form class="me-form" novalidate onSubmit=${submit}>
      <${Field} label=${app.say("me-name")} name="username" value=${name} onInput=${setName} about=${app.say("me-name-about")} required minlength="3" maxlength="20" autocomplete="username" autocapitalize="none" spellcheck="false" />
      ${byPassword && html`<${Field} label=${app.say("me-password")} name="new-password" type="password" value=${password} onInput=${setPassword} about=${app.say("me-password-about")} required minlength="10" maxlength="256" autocomplete="new-password" />`}
      <${Told} ...${deeds} />
      <div class="row-acts">
        <button class="btn primary" disabled=${deeds.busy || offered === null || isVoid || null}>${app.say(byPassword ? (offered ? "me-keep-password" : title) : "me-keep-passkey")}</button>
        ${offered && html`<button type="button" class="btn quiet small" aria-pressed=${wantsPassword} onClick=${() => setWantsPassword(!wantsPassword)}>${app.say(wantsPassword ? "me-with-passkey" : "me-with-password")}</button>`}
      </div>
      ${!byPassword && offered && html`<p class="hint">${app.say("me-passkey-about")}</p>`}
    </form>
    <p class="hint">${app.say("me-have-one")} <a href="/sign-in" onClick=${onLeave}>${app.say("me-sign-in")}</a></p>`;
}

/** @param {{app: App, codes: string[], onCodes: (codes: string[]) => void, onDone: () => void}} props */
function Recovery({ app, codes, onCodes, onDone }) {
  const deeds = useDeeds(app);
  const make = () =>
    deeds.run(async () => {
      const made = /** @type {{codes: string[]}} */ (await postAlone("/api/me/recovery", {}));
      if (app.me) recognise(app, { ...app.me, recovery_left: made.codes.length });
      onCodes(made.codes);
    });
  useEffect(() => {
    if (!codes.length) make();
  }, []);
  const name = app.me?.name ?? "";
  return html`<${Lead}>${app.say("me-kept", { name })}</${Lead}>
    <p>${app.say("me-codes-about")}</p>
    ${codes.length > 0 && html`<${Codes} app=${app} codes=${codes} name=${name} />`}
    <${Told} ...${deeds} />
    <div class="row-acts">
      ${deeds.trouble && html`<button class="btn" onClick=${make}>${app.say("me-again")}</button>`}
      <button class="btn primary" disabled=${deeds.busy || null} onClick=${onDone}>${app.say(codes.length ? "me-codes-kept" : "me-go-on")}</button>
    </div>`;
}

/** @param {{app: App, onDone: () => void}} props */
function Done({ app, onDone }) {
  const deeds = useDeeds(app);
  return html`<${Lead}>${app.say("me-done-lead")}</${Lead}>
    <div class="tell">
      <h4>${app.say("me-tell")}</h4>
      ${canPush() && html`<${Push} app=${app} run=${deeds.run} busy=${deeds.busy} beside />`}
      <${Told} ...${deeds} />
      <p class="hint"><a href="/me#told" onClick=${onDone}>${app.say("me-tell-ways")}</a></p>
    </div>
    <div class="tell">
      <h4>${app.say("me-other")}</h4>
      <${OtherDevice} app=${app} />
    </div>
    <div class="row-acts"><button class="btn primary" onClick=${onDone}>${app.say("me-done")}</button></div>`;
}
