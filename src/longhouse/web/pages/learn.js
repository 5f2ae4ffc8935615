/** The rules and the components of every game, without starting one. */

import { Icon } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { LobbyTop, useGames } from "../lobby/page.js";
import { BookPages } from "../table/book.js";
import { galleryUi } from "../table/ui.js";
import { playNow } from "./founding.js";

/** @param {{app: import("../app.js").App}} props */
export function LearnPage({ app }) {
  const kits = useGames(app);
  const [id, setId] = useState(new URLSearchParams(location.search).get("game") ?? app.games?.[0]?.id ?? "");
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const game = app.games?.find((one) => one.id === id);
  const words = kits.get(id)?.words;
  useEffect(() => {
    document.title = `${app.say("learn-title")} · Longhouse`;
    if (game) app.board(id).then((found) => setBoard(() => found));
  }, [id, app.words]);
  return html`<div class="lob" data-game=${id}>
    <${LobbyTop} app=${app} here="/learn" />
    <main class="page">
      <h1>${words?.say("game-title") ?? app.say("learn-title")}</h1>
      ${(app.games?.length ?? 0) > 1 && html`<div class="seg">${app.games?.map((one) => html`<button key=${one.id} aria-pressed=${one.id === id} onClick=${() => setId(one.id)}>${kits.get(one.id)?.words.say("game-title")}</button>`)}</div>`}
      ${words && game && html`<p class="lead">${words.say("game-about")}</p>
        <p><button class="btn primary" onClick=${() => playNow(app, game).catch(() => {})}><${Icon} name="ui-play" />${app.say("lobby-now")}</button></p>
        <${BookPages} app=${app} words=${words} game=${id} board=${board} ui=${galleryUi(words, board)} />`}
    </main>
  </div>`;
}
