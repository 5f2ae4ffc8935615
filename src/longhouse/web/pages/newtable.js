/** Making tables, and remembering the seats that come with them. */

import { post } from "../net.js";
import { usualBot } from "../words.js";

/**
 * @typedef {import("../types.js").Chair} Chair
 * @typedef {{kind: string, name?: string, bot?: string}} SeatWish
 * @typedef {{table: string, seats: {seat: number, kind: string, name: string, token?: string}[]}} NewTable
 */

/** The seats of a new table that belong to this browser, and those to invite somebody to. @param {NewTable} created */
export function seatsOf(created) {
  /** @type {Chair[]} */
  const chairs = [];
  /** @type {{seat: number, token: string}[]} */
  const invitations = [];
  for (const { seat, kind, name, token } of created.seats) {
    if (token && (kind === "me" || kind === "here")) chairs.push({ seat, token, here: kind === "here", name });
    else if (token && kind === "open") invitations.push({ seat, token });
  }
  return { chairs, invitations };
}

/** In a rematch every seat moves on by one, and its secret stays the same. @param {Chair[]} chairs @param {number} count */
export const rematchChairs = (chairs, count) => chairs.map((chair) => ({ ...chair, seat: (chair.seat + 1) % count }));

/**
 * Open a table and go there.
 * @param {import("../app.js").App} app @param {string} game @param {object} wish what the API asks for
 * @param {string | null} [token] of a seat at the table that it goes on from
 */
export async function createTable(app, game, wish, token) {
  const created = /** @type {NewTable} */ (await post("/api/tables", wish, token));
  const { chairs, invitations } = seatsOf(created);
  app.session.hold(created.table, game, chairs, invitations, "lesson" in wish);
  app.go(`/t/${created.table}`);
}

/** You against a bot: as usual, or who never played it here with the settings for a first game. @param {import("../app.js").App} app @param {import("../types.js").GameInfo} game */
export function playNow(app, game) {
  if (isNew(app, game.id)) return playFirst(app, game);
  const others = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: "bot", bot: usualBot(game.bots) }));
  return createTable(app, game.id, { game: game.id, settings: {}, seats: [me(app), ...others] });
}

/** A first game: simple settings, and the set-up is answered until the first real decision. @param {import("../app.js").App} app @param {import("../types.js").GameInfo} game */
export function playFirst(app, game) {
  const others = Array.from({ length: game.seats[0] - 1 }, () => ({ kind: "bot", bot: usualBot(game.bots, true) }));
  const settings = game.first_game;
  return createTable(app, game.id, { game: game.id, settings, first: true, seats: [me(app), ...others] });
}

/** Whether nobody at this browser has played the game yet, or been taught it. @param {import("../app.js").App} app @param {string} game */
export const isNew = (app, game) => app.session.isNew(game);

/**
 * Open a table of a lesson.
 * @param {import("../app.js").App} app @param {string} lesson its game, a slash, its name @param {number} [table]
 */
export const openLesson = (app, lesson, table = 0) =>
  createTable(app, lesson.split("/")[0], { lesson, lesson_table: table, seats: [me(app)] });

/** My seat. Who gives no name has none: every reader sees a guest, in their own language. @param {import("../app.js").App} app @returns {SeatWish} */
export function me(app) {
  const { name } = app.session.preferences;
  return name ? { kind: "me", name } : { kind: "me" };
}

/** @param {import("../app.js").App} app */
export const myName = (app) => app.session.preferences.name || app.say("seat-guest");
