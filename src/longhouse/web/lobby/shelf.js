/** The games as a lobby shows them: title, blurb, picture, and the facts that are the same wherever they are printed. */

import { Icon, PlainPoster } from "../art.js";
import { h, html, useEffect, useState } from "../dom.js";

/** @typedef {import("../types.js").ShelfGame} ShelfGame */

/** Every game in the reader's language; the last known ones until another language has come. @param {import("../app.js").App} app @returns {ShelfGame[]} */
export function useShelf(app) {
  const known = /** @type {ShelfGame[]} */ ((app.games ?? []).filter((game) => "title" in game));
  const [games, setGames] = useState(known);
  const { language } = app.session.preferences;
  useEffect(() => {
    let wanted = true;
    app.shelf().then(
      (found) => wanted && setGames((app.games = found)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return games;
}

/** @param {ShelfGame[]} games @param {string} id */
export const gameOf = (games, id) => games.find((game) => game.id === id) ?? null;

/** A game's picture. It comes from the game's own package, as its board does. @param {{game?: ShelfGame | null}} props */
export function Picture({ game }) {
  if (!game) return html`<svg viewBox="0 0 320 188" aria-hidden="true"></svg>`;
  return game.poster
    ? h("span", { class: "picture-box", dangerouslySetInnerHTML: { __html: game.poster } })
    : html`<${PlainPoster} />`;
}

/** How many may play, whatever the settings: "1–4". @param {import("../types.js").GameInfo} game */
export function players(game) {
  const all = [...game.seats, ...game.settings.flatMap((setting) => setting.seats.flatMap((one) => one.seats))];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return low === high ? `${low}` : `${low}–${high}`;
}

/** About how long so many people play, in minutes. @param {import("../types.js").GameInfo} game @param {number} seats */
export const minutesWith = (game, seats) => Math.max(game.minutes + (seats - game.seats[0]) * game.more_minutes, 1);

/** From the fewest players to the most: "60–90". @param {import("../types.js").GameInfo} game */
export function minutes(game) {
  const [low, high] = [game.minutes, minutesWith(game, game.seats.at(-1) ?? game.seats[0])];
  return low === high ? `${low}` : `${low}–${high}`;
}

/** Players and minutes. @param {{app: import("../app.js").App, game: import("../types.js").GameInfo}} props */
export const Facts = ({
  app,
  game,
}) => html`<span class="fact" data-tip=${app.say("lobby-players")}><${Icon} name="meeple" /><span class="sr">${app.say("lobby-players")} </span>${players(game)}</span>
  <span class="fact"><${Icon} name="ui-clock" />${app.say("lobby-minutes", { minutes: minutes(game) })}</span>`;

/** How hard a puzzle is: one to three beads. @param {{app: import("../app.js").App, level: number}} props */
export const Level = ({ app, level }) =>
  html`<span class="level"><span class="sr">${app.say("puzzle-level", { level })}</span>${[1, 2, 3].map((one) => html`<i key=${one} aria-hidden="true" class=${one <= level ? "on" : ""}></i>`)}</span>`;
