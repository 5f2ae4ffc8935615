/** Preferences of this browser: language, theme, speed, sounds, confirmation, words. */

import { html } from "../dom.js";
import { LANGUAGES, LANGUAGE_NAMES } from "../words.js";

/** @param {{app: import("../app.js").App, game?: import("../types.js").GameInfo | null}} props */
export function Preferences({ app, game }) {
  const { preferences } = app.session;
  const prefer = (/** @type {Partial<import("../session.js").Preferences>} */ changes) => app.session.prefer(changes);
  const { say } = app;
  return html`<div class="preferences">
    <${Segment} legend=${say("preference-language")} value=${preferences.language} values=${LANGUAGES} name=${(/** @type {string} */ one) => LANGUAGE_NAMES[one]} lang onPick=${(/** @type {string} */ language) => prefer({ language })} />
    <${Segment} legend=${say("preference-theme")} value=${preferences.theme || "system"} values=${["system", "light", "dark"]} name=${(/** @type {string} */ one) => say(`preference-theme-${one}`)} onPick=${(/** @type {import("../session.js").Preferences["theme"] | "system"} */ theme) => prefer({ theme: theme === "system" ? "" : theme })} />
    <${Segment} legend=${say("preference-speed")} value=${preferences.speed} values=${["half", "normal", "double", "at-once"]} name=${(/** @type {string} */ one) => say(`preference-speed-${one}`)} onPick=${(/** @type {import("../session.js").Preferences["speed"]} */ speed) => prefer({ speed })} />
    <${Segment} legend=${say("preference-confirm")} value=${preferences.confirm} values=${["always", "final", "never"]} name=${(/** @type {string} */ one) => say(`preference-confirm-${one}`)} onPick=${(/** @type {import("../session.js").Preferences["confirm"]} */ confirm) => prefer({ confirm })} />
    <${Check} label=${say("preference-tips")} on=${preferences.tips !== "off"} onChange=${(/** @type {boolean} */ on) => (prefer({ tips: on ? "on" : "off" }), on && app.session.forgetCards())} />
    <${Check} label=${say("preference-pauses")} on=${preferences.pauses} onChange=${(/** @type {boolean} */ pauses) => prefer({ pauses })} />
    <${Check} label=${say("preference-sound")} on=${preferences.sound} onChange=${(/** @type {boolean} */ sound) => prefer({ sound })} />
    <${Check} label=${say("preference-patterns")} on=${preferences.patterns} onChange=${(/** @type {boolean} */ patterns) => prefer({ patterns })} />
    ${game && game.vocabularies.length > 1 && html`<${Segment} legend=${app.sayFor(game.id, "setting-vocabulary")} value=${preferences.vocabulary[game.id] || game.vocabularies[0]} values=${game.vocabularies} name=${(/** @type {string} */ one) => app.sayFor(game.id, `setting-vocabulary-${one}`)} onPick=${(/** @type {string} */ one) => prefer({ vocabulary: { ...preferences.vocabulary, [game.id]: one === game.vocabularies[0] ? "" : one } })} />`}
  </div>`;
}

/** One of a few values. @param {{legend: string, value: string, values: string[], name: (value: string) => string, onPick: (value: string) => void, lang?: boolean}} props */
export function Segment({ legend, value, values, name, onPick, lang }) {
  return html`<fieldset class="segment">
    <legend>${legend}</legend>
    <div class="seg wide">
      ${values.map((one) => html`<button type="button" key=${one} aria-pressed=${one === value} lang=${lang ? one : null} onClick=${() => onPick(one)}>${name(one)}</button>`)}
    </div>
  </fieldset>`;
}

/** @param {{label: string, about?: string, on: boolean, onChange: (on: boolean) => void}} props */
export function Check({ label, about, on, onChange }) {
  return html`<label class="ck">
    <input type="checkbox" checked=${on} onChange=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => onChange(event.currentTarget.checked)} />
    <span>${label}${about && html`<small>${about}</small>`}</span>
  </label>`;
}
