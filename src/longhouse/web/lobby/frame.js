/** What stands above and below every page that is not a table. */

import { Crest, Horizon, Icon, Mark, crestOf } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { LANGUAGES, LANGUAGE_NAMES } from "../words.js";

/** @typedef {import("../app.js").App} App @typedef {import("../types.js").Child} Child */

/** @param {{app: App, here: string}} props */
export function LobbyTop({ app, here }) {
  const links = [
    ["/", "lobby-play"],
    ["/learn", "learn-title"],
  ];
  return html`<header class="lt">
    <a class="mark" href="/"><${Mark} /><span>Longhouse</span></a>
    <nav aria-label=${app.say("app-pages")}>${links.map(([path, id]) => html`<a key=${path} href=${path} aria-current=${path === here ? "page" : null}>${app.say(id)}</a>`)}</nav>
    <div class="right">
      <div class="langs" role="group" aria-label=${app.say("preference-language")}>
        ${LANGUAGES.map((one) => html`<button key=${one} lang=${one} aria-label="${one.toUpperCase()}, ${LANGUAGE_NAMES[one]}" aria-pressed=${app.session.preferences.language === one} onClick=${() => app.session.prefer({ language: one })}>${one.toUpperCase()}</button>`)}
      </div>
      <${ThemeTool} app=${app} />
    </div>
    <div class="selfbox">
      <${YourMove} app=${app} />
      <${Self} app=${app} here=${here} />
    </div>
  </header>`;
}

/** @type {{Draw: ((props: {app: App}) => Child) | null}} */
const yourMove = { Draw: null };

/** The tables that wait for the reader, in every top bar: whoever knows them says how they are drawn. @param {App} app @param {(props: {app: App}) => Child} Draw */
export function fillYourMove(app, Draw) {
  yourMove.Draw = Draw;
  app.changed();
}

/** @param {{app: App}} props */
export const YourMove = ({ app }) =>
  html`<span id="your-move">${yourMove.Draw && app.session.known() && html`<${yourMove.Draw} app=${app} />`}</span>`;

/** Who reads: a member's crest, or for a guest the one place that offers to be more. @param {{app: App, here: string}} props */
function Self({ app, here }) {
  const [keeps, setKeeps] = useState(false);
  const known = app.session.known();
  // The dialog stays open while a guest becomes a member in it.
  return html`${
    known?.kind === "member"
      ? html`<a class="self" href="/me" aria-current=${here === "/me" ? "page" : null} aria-label=${app.say("self-page", { name: known.name })}><${Crest} ...${crestOf(known.name)} size=${32} /><span class="nm">${known.name}</span></a>`
      : html`<button class="self guest" aria-haspopup="dialog" onClick=${() => setKeeps(true)}><${Icon} name="person" /><span>${app.say("self-guest")}</span><b>${app.say("self-keep")}</b></button>`
  }
  ${keeps && html`<${KeepGames} app=${app} onClose=${() => setKeeps(false)} />`}`;
}

/** The question that makes a guest a member; what it needs is loaded when somebody wants it. @param {{app: App, onClose: () => void}} props */
export const KeepGames = (props) =>
  html`<${Later} load=${() => import("../me/keep.js").then((module) => module.Keep)} ...${props} />`;

/** Something that is loaded when it is wanted. @param {{load: () => Promise<(props: never) => Child>} & Record<string, unknown>} props */
export function Later({ load, ...props }) {
  const [wanted, setWanted] = useState(/** @type {{Drawn: (props: never) => Child} | null} */ (null));
  useEffect(() => {
    load().then((Drawn) => setWanted({ Drawn }));
  }, []);
  return wanted && html`<${wanted.Drawn} ...${props} />`;
}

/** @param {{app: App}} props */
export const LobbyFoot = ({ app }) =>
  html`<footer class="lobby-foot"><${Horizon} /><a href="/credits">${app.say("credits-title")}</a></footer>`;

/** Light or dark. @param {{app: App}} props */
export function ThemeTool({ app }) {
  const label = app.say(app.dark ? "app-light" : "app-dark");
  return html`<button class="tool wide" aria-label=${label} data-tip=${label} onClick=${() => app.session.prefer({ theme: app.dark ? "light" : "dark" })}><${Icon} name=${app.dark ? "ui-sun" : "ui-moon"} /></button>`;
}
