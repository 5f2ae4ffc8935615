/** The figures of a game's components: the tables of its data.toml, as the server sends them. */

import { outside } from "../net.js";

/**
 * Hand the tables of a game to whoever keeps them, before the board is drawn: `await components("mygame", fill)`. Where there is no
 * page, as in unit tests, nothing is fetched.
 * @template Tables
 * @param {string} game @param {(tables: Tables) => void} fill
 */
export async function components(game, fill) {
  if (typeof document === "undefined") return;
  const answer = await fetch(outside(`/api/games/${game}/components`));
  if (!answer.ok) throw new Error(`components: ${answer.status}`);
  fill(await answer.json());
}
