/** Seats that somebody keeps for the reader: one click, and they sit. */

import { html, useEffect, useState } from "../dom.js";
import { get, post } from "../net.js";
import { Picture, gameOf } from "./shelf.js";

/** @typedef {import("../types.js").Invitation} Invitation */

/** @param {{app: import("../app.js").App, games: import("../types.js").ShelfGame[], onTrouble: (error: Partial<import("../net.js").Refused>) => void}} props */
export function Invitations({ app, games, onTrouble }) {
  const [found, setFound] = useState(/** @type {Invitation[]} */ ([]));
  useEffect(() => {
    get("/api/me/invitations").then(
      (rows) => setFound(/** @type {Invitation[]} */ (rows)),
      () => {},
    );
  }, []);
  const answer = async (/** @type {Invitation} */ one, /** @type {"accept" | "decline"} */ deed) => {
    try {
      const got = /** @type {{seat: number, token: string}} */ (await post(`/api/tables/${one.table}/${deed}`, {}));
      setFound(found.filter((other) => other !== one));
      if (deed === "decline") return;
      app.session.hold(one.table, one.game, [{ ...got, here: false, name: app.session.preferences.name }]);
      app.go(`/t/${one.table}`);
    } catch (error) {
      onTrouble(/** @type {Partial<import("../net.js").Refused>} */ (error));
    }
  };
  if (!found.length) return null;
  return html`<section class="panel tables invitations" aria-labelledby="invitations">
    <h2 id="invitations">${app.say("lobby-invitations")}</h2>
    <ul>${found.map(
      (one) => html`<li key=${one.table}>
      <span class="thumb small"><${Picture} game=${gameOf(games, one.game)} /></span>
      <span class="yt"><b>${gameOf(games, one.game)?.title}</b><span class="st">${app.say("lobby-invited", { by: one.by || app.say("seat-guest") })}</span></span>
      <button class="btn small quiet" onClick=${() => answer(one, "decline")}>${app.say("lobby-decline")}</button>
      <button class="btn small primary" onClick=${() => answer(one, "accept")}>${app.say("lobby-accept")}</button>
    </li>`,
    )}</ul>
  </section>`;
}
