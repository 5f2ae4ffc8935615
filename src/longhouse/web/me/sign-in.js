/** Signing in: by a passkey, a password, a recovery code, or a link by mail. */

import { html, useEffect, useRef, useState } from "../dom.js";
import { get, inside, post } from "../net.js";
import { Frame, useReady } from "./frame.js";
import { arrive } from "./known.js";
import { Field, Told, useDeeds } from "./parts.js";
import { canPasskey, offersByItself, usePasskey } from "./passkeys.js";

/** @typedef {import("../app.js").App} App @typedef {import("./known.js").Me} Me @typedef {import("./known.js").Ways} Ways */
/** @typedef {"password" | "recovery" | "mail"} Way */

/** Where somebody came from, if that is a page of the house. */
function whereTo() {
  const to = new URLSearchParams(location.search).get("to") ?? "/";
  return /^\/(?!\/)/.test(to) && !to.includes("\\") ? to : "/";
}

/** @param {{app: App}} props */
export function SignInPage({ app }) {
  const ready = useReady(app, "me-sign-in");
  const [ways, setWays] = useState(/** @type {Ways} */ ({ passkey: false, mail: false }));
  const [way, setWay] = useState(/** @type {Way} */ ("password"));
  const [name, setName] = useState("");
  const [secret, setSecret] = useState("");
  const [address, setAddress] = useState("");
  const deeds = useDeeds(app);
  const waiting = useRef(/** @type {AbortController | null} */ (null));
  const welcome = async (/** @type {Me} */ me, to = whereTo()) => {
    await arrive(app, me);
    app.go(inside(to) ?? to);
  };
  const challenge = async () =>
    /** @type {{options: Record<string, unknown>}} */ (await post("/api/sign-in/passkey/begin", {})).options;
  /** The browser offers passkeys in the field for the name while nothing else is done. */
  const offer = async () => {
    waiting.current?.abort();
    const control = (waiting.current = new AbortController());
    if (!(await offersByItself()) || control.signal.aborted) return;
    const passkey = await usePasskey(await challenge(), { byItself: true, signal: control.signal });
    await deeds.run(async () => welcome(/** @type {Me} */ (await post("/api/sign-in/passkey", { passkey }))));
  };
  useEffect(() => {
    /** @type {Promise<Ways>} */
    const asked = get("/api/sign-in");
    asked.then(
      (found) => {
        setWays(found);
        if (found.passkey) offer().catch(() => {});
      },
      () => {},
    );
    return () => waiting.current?.abort();
  }, []);

  const byPasskey = () =>
    deeds.run(async () => {
      waiting.current?.abort();
      const passkey = await usePasskey(await challenge());
      await welcome(/** @type {Me} */ (await post("/api/sign-in/passkey", { passkey })));
    });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    return deeds.run(async () => {
      if (way === "mail") {
        await post("/api/sign-in/mail/begin", { email: address.trim() });
        return app.say("me-mail-sent");
      }
      const proof = way === "password" ? { password: secret } : { code: secret.trim() };
      const me = /** @type {Me} */ (await post(`/api/sign-in/${way}`, { name: name.trim(), ...proof }));
      // Whoever needed a recovery code has lost the usual way: they want a new one now.
      await welcome(me, way === "recovery" ? "/me#ways" : undefined);
    });
  };
  const choose = (/** @type {Way} */ one) => () => {
    setWay(one);
    setSecret("");
    deeds.tell("");
  };
  const others = /** @type {Way[]} */ (["password", "recovery", ...(ways.mail ? ["mail"] : [])]).filter(
    (one) => one !== way,
  );
  return html`<${Frame} app=${app} here="/sign-in" ready=${ready}>
    <h1>${app.say("me-sign-in")}</h1>
    ${
      ways.passkey &&
      canPasskey() &&
      html`<div class="card"><button class="btn primary big" disabled=${deeds.busy || null} onClick=${byPasskey}>${app.say("me-sign-in-passkey")}</button></div>`
    }
    <form class="card me-form" onSubmit=${submit}>
      ${
        way === "mail"
          ? html`<${Field} key="mail" label=${app.say("me-email")} name="email" type="email" value=${address} onInput=${setAddress} about=${app.say("me-mail-about")} required autocomplete="email" />`
          : html`<${Field} key="name" label=${app.say("me-name")} name="username" value=${name} onInput=${setName} required maxlength="64" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" />
        <${Field} key=${way} label=${app.say(way === "password" ? "me-password" : "me-code")} name=${way} type=${way === "password" ? "password" : "text"} value=${secret} onInput=${setSecret} required maxlength="256" autocomplete=${way === "password" ? "current-password" : "off"} autocapitalize="none" spellcheck="false" />`
      }
      <${Told} ...${deeds} />
      <div class="row-acts"><button class=${ways.passkey ? "btn" : "btn primary"} disabled=${deeds.busy || null}>${app.say(way === "mail" ? "me-mail-send" : "me-sign-in-button")}</button></div>
      <p class="other-ways">${others.map((one) => html`<button key=${one} type="button" class="as-link" onClick=${choose(one)}>${app.say(`me-way-${one}`)}</button>`)}</p>
    </form>
    <p class="hint">${app.say("me-other-hint")}</p>
    <p class="hint">${app.say(app.session.rules.guests === "off" ? "me-no-name-off" : "me-no-name")}</p>
  </${Frame}>`;
}
