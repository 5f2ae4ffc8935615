/** The page about oneself: its parts come from `sections.js`. */

import { Crest, crestOf } from "../art.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { KeepGames } from "../lobby/frame.js";
import { Refused } from "../net.js";
import { Frame, useReady } from "./frame.js";
import { meet } from "./known.js";
import { PROVE, Told, useDeeds } from "./parts.js";
import { Prove } from "./prove.js";
import { sections } from "./sections.js";

/** @typedef {import("../app.js").App} App @typedef {import("./known.js").Me} Me */

/** @param {{app: App}} props */
export function MePage({ app }) {
  const ready = useReady(app, "me-title");
  const [asked, setAsked] = useState(!app.session.known());
  useEffect(() => {
    if (app.session.known())
      meet(app).then(
        () => setAsked(true),
        () => setAsked(true),
      );
  }, []);
  const [keeps, setKeeps] = useState(false);
  const { me } = app;
  const isReady = ready && (Boolean(me) || asked);
  return html`<${Frame} app=${app} here="/me" ready=${isReady} wide=${Boolean(me)}>
    ${me ? html`<${Sections} key=${me.id} app=${app} me=${me} onKeep=${() => setKeeps(true)} />` : html`<${Stranger} app=${app} onKeep=${() => setKeeps(true)} />`}
    ${keeps && html`<${KeepGames} app=${app} onClose=${() => setKeeps(false)} />`}
  </${Frame}>`;
}

/** Nobody whom the house knows: what they can do. @param {{app: App, onKeep: () => void}} props */
function Stranger({ app, onKeep }) {
  const gone = new URLSearchParams(location.search).get("gone");
  return html`<div class="card door">
    <h1>${app.say("me-stranger")}</h1>
    ${gone !== null && html`<p role="status">${app.say(gone === "deleted" ? "me-deleted" : "me-signed-out")}</p>`}
    <p>${app.say(app.session.mayPlay() ? "me-stranger-about" : "doors-off")}</p>
    <p class="row-acts">
      <button class="btn primary" onClick=${onKeep}>${app.say("self-keep-button")}</button>
      <a class="btn" href="/sign-in">${app.say("me-sign-in")}</a>
    </p>
  </div>`;
}

/** @param {{app: App, me: Me, onKeep: () => void}} props */
function Sections({ app, me, onKeep }) {
  const [proof, setProof] = useState(/** @type {{proved: () => void, given: () => void} | null} */ (null));
  const deeds = useDeeds(app);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState("");
  /** Whoever is asked to prove again who they are goes on where they were. */
  const run = (/** @type {string} */ section) => async (/** @type {() => Promise<string | void>} */ deed) => {
    setAt(section);
    return deeds.run(async () => {
      try {
        return await deed();
      } catch (error) {
        if (!(error instanceof Refused) || error.says.id !== PROVE) throw error;
        const isProved = await new Promise((then) => setProof({ proved: () => then(true), given: () => then(false) }));
        setProof(null);
        return isProved ? deed() : undefined;
      }
    });
  };
  const shown = sections.filter((one) => one.shown?.(me) ?? true);
  useEffect(() => {
    const wanted = location.hash && box.current?.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`);
    if (wanted instanceof HTMLElement) {
      wanted.scrollIntoView();
      wanted.querySelector("h2")?.focus();
    }
  }, []);
  return html`<header class="me-head">
      <${Crest} ...${me.name ? crestOf(me.name) : { seat: 4, emblem: "person" }} size=${64} />
      <div><h1>${me.name || app.say("self-guest-name")}</h1><p>${app.say(me.kind === "member" ? "me-member" : "me-guest")}</p></div>
    </header>
    <div class="me-body" ref=${box}>
      <nav class="me-nav" aria-label=${app.say("me-title")}>${shown.map(({ id, title }) => html`<a key=${id} href="#${id}">${app.say(title)}</a>`)}</nav>
      <div class="me-sections">
        ${shown.map(
          ({ id, title, Section }) => html`<section key=${id} id=${id} class="card" aria-labelledby="${id}-title">
          <h2 id="${id}-title" tabindex="-1">${app.say(title)}</h2>
          <${Section} app=${app} me=${me} run=${run(id)} busy=${deeds.busy} onKeep=${onKeep} />
          ${at === id && html`<${Told} ...${deeds} />`}
        </section>`,
        )}
      </div>
    </div>
    ${proof && html`<${Prove} app=${app} me=${me} onProved=${proof.proved} onClose=${proof.given} />`}`;
}
