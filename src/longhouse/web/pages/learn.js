/** A game before it is played: in a few pictures, then all its rules and components. */

import { Icon } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { LobbyFoot, LobbyTop, useGames } from "../lobby/page.js";
import { RulesPages } from "../table/rules.js";
import { galleryUi } from "../table/ui.js";
import { playNow } from "./newtable.js";

/** @param {{app: import("../app.js").App}} props */
export function LearnPage({ app }) {
  const kits = useGames(app);
  const [id, setId] = useState(new URLSearchParams(location.search).get("game") ?? app.games?.[0]?.id ?? "");
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const [trouble, setTrouble] = useState("");
  const game = app.games?.find((one) => one.id === id);
  const { words, Poster } = kits.get(id) ?? {};
  useEffect(() => {
    document.title = `${app.say("learn-title")} · Longhouse`;
    if (game) app.board(id).then((found) => setBoard(() => found));
  }, [id, app.words]);
  const play = () => game && playNow(app, game).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
  const ui = words && galleryUi(words, board);
  return html`<div class="lob" data-game=${id}>
    <${LobbyTop} app=${app} here="/learn" />
    <main class="page learn">
      ${(app.games?.length ?? 0) > 1 && html`<div class="seg">${app.games?.map((one) => html`<button key=${one.id} aria-pressed=${one.id === id} onClick=${() => setId(one.id)}>${kits.get(one.id)?.words.say("game-title")}</button>`)}</div>`}
      <section class="about-game">
        <div>
          <h1>${words?.say("game-title") ?? app.say("learn-title")}</h1>
          ${words && html`<p class="lead">${words.say("game-about")}</p>`}
          ${game && html`<p class="try"><button class="btn primary big" onClick=${play}><${Icon} name="ui-play" />${app.say("lobby-now")}</button><span>${app.say("learn-explains")}</span></p>`}
          ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        </div>
        ${Poster && html`<span class="picture"><${Poster} /></span>`}
      </section>
      ${ui && board?.lesson && html`<section aria-labelledby="how"><h2 id="how">${app.say("learn-how")}</h2>
        <ol class="lesson">${board.lesson(ui).map((/** @type {any} */ step, /** @type {number} */ at) => html`<li key=${at}>${step.picture}<h3><span class="nth" aria-hidden="true">${at + 1}</span>${step.title}</h3><p>${step.about}</p></li>`)}</ol>
      </section>`}
      ${ui && game && html`<section class="all" aria-labelledby="all"><h2 id="all">${app.say("learn-all")}</h2>
        <${RulesPages} app=${app} words=${words} game=${id} board=${board} ui=${ui} />
      </section>`}
    </main>
    <${LobbyFoot} app=${app} />
  </div>`;
}
