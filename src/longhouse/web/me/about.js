/** Me: name, language, time. */

import { Icon } from "../art.js";
import { html, useState } from "../dom.js";
import { patch, post } from "../net.js";
import { Segment } from "../pages/preferences.js";
import { LANGUAGES, LANGUAGE_NAMES } from "../words.js";
import { ownZone, recognise } from "./known.js";
import { Field } from "./parts.js";

/** @typedef {import("./known.js").Me} Me */

/** Every zone that the browser knows, ours and the house's in any case. @param {string} zone */
function zones(zone) {
  const known = Intl.supportedValuesOf?.("timeZone") ?? [];
  return [...new Set([...known, "UTC", ownZone(), zone])].filter(Boolean).sort();
}

/** @param {import("./sections.js").SectionProps} props */
export function About({ app, me, run, busy, onKeep }) {
  const [name, setName] = useState(me.name);
  const change = (/** @type {object} */ what) =>
    run(async () => {
      recognise(app, /** @type {Me} */ (await patch("/api/me", what)));
      return app.say("me-saved");
    });
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      recognise(app, /** @type {Me} */ (await post("/api/me/name", { name: name.trim() })));
      return app.say("me-renamed");
    });
  };
  const speak = async (/** @type {string} */ language) => {
    if (await change({ language })) app.session.prefer({ language });
  };
  return html`${
    me.kind === "member"
      ? html`<form class="me-form inline" onSubmit=${rename}>
      <${Field} label=${app.say("me-name")} name="rename" value=${name} onInput=${setName} about=${app.say("me-rename-about")} required minlength="3" maxlength="20" autocomplete="off" spellcheck="false" />
      <button class="btn" disabled=${busy || name.trim() === me.name || null}>${app.say("me-rename")}</button>
    </form>`
      : html`<p>${app.say("me-guest-about")}</p>
      <p><button class="btn primary" onClick=${onKeep}>${app.say("self-keep-button")}</button></p>`
  }
  <${Segment} legend=${app.say("preference-language")} value=${me.language} values=${LANGUAGES} name=${(/** @type {string} */ one) => LANGUAGE_NAMES[one]} lang onPick=${speak} />
  <label class="line"><span>${app.say("me-zone")}</span>
    <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => change({ zone: event.currentTarget.value })}>
      ${zones(me.zone).map((zone) => html`<option key=${zone} value=${zone} selected=${zone === me.zone}>${zone.replaceAll("_", " ")}</option>`)}
    </select><${Icon} name="ui-down" /></span>
    <small>${app.say("me-zone-about")}</small>
  </label>`;
}
