/** What stands above and below every page that is not a table. */

import { Horizon, Icon, Mark } from "../art.js";
import { html } from "../dom.js";
import { LANGUAGES, LANGUAGE_NAMES } from "../words.js";

/** @param {{app: import("../app.js").App, here: string}} props */
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
  </header>`;
}

/** @param {{app: import("../app.js").App}} props */
export const LobbyFoot = ({ app }) =>
  html`<footer class="lobby-foot"><${Horizon} /><a href="/credits">${app.say("credits-title")}</a></footer>`;

/** Light or dark. @param {{app: import("../app.js").App}} props */
export function ThemeTool({ app }) {
  const label = app.say(app.dark ? "app-light" : "app-dark");
  return html`<button class="tool wide" aria-label=${label} data-tip=${label} onClick=${() => app.session.prefer({ theme: app.dark ? "light" : "dark" })}><${Icon} name=${app.dark ? "ui-sun" : "ui-moon"} /></button>`;
}
