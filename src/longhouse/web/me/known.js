/**
 * Who this browser is signed in as: asked once, only where somebody has been known before, and kept for all pages.
 *
 * @typedef {{id: string, kind: "passkey" | "password", label: string, created: number, used: number | null}} Credential
 * @typedef {{passkey: boolean, mail: boolean, guests?: "on" | "private" | "off", join?: "open" | "invite"}} Ways  what this house offers, and what it asks for
 *
 * @typedef {object} Me  what GET /api/me says
 * @property {string} id
 * @property {"guest" | "member"} kind
 * @property {string} name
 * @property {"en" | "fr"} language
 * @property {string} zone
 * @property {string | null} email
 * @property {"none" | "waiting" | "confirmed" | "bounced"} email_state
 * @property {{told?: Record<string, Record<string, boolean>>, digest?: number | null, private?: boolean}} settings
 * @property {Record<string, Record<string, boolean>>} usual  what the house tells by which way, unless it is wanted otherwise
 * @property {Credential[]} credentials
 * @property {number} recovery_left
 * @property {boolean} proved  whether somebody has proved lately that it is them
 * @property {Ways} ways
 * @property {string[]} roles
 *
 * @typedef {import("../app.js").App} App
 */

import { Refused, get, isSecret, post } from "../net.js";

/** So many seats are carried over at once. */
const MOST = 100;

/** The zone that this browser keeps its time in. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Remember what the house said of whoever sits here. @param {App} app @param {Me | null} me */
export function recognise(app, me) {
  app.me = me;
  app.session.know(me);
  if (me && !app.moves) import("./moves.js").then(({ beginMoves }) => beginMoves(app)).catch(() => {});
  app.changed();
  return me;
}

/** @type {Promise<Me | null> | null} */
let asked = null;

/** Who this browser is signed in as; null if nobody. Pages that want to know ask here, and the house is asked once. @param {App} app @returns {Promise<Me | null>} */
export function meet(app) {
  if (app.me) return Promise.resolve(app.me);
  asked ??= askWho(app).finally(() => (asked = null));
  return asked;
}

/** @param {App} app */
async function askWho(app) {
  try {
    return recognise(app, /** @type {Me} */ (await get("/api/me")));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    // Signed out elsewhere, or not seen for half a year.
    return recognise(app, null);
  }
}

/** Ask to be known: a guest whom nobody asks anything becomes a person. @param {App} app @returns {Promise<Me>} */
export async function beKnown(app) {
  const me = /** @type {Me} */ (await post("/api/me", { language: app.session.preferences.language, zone: ownZone() }));
  recognise(app, me);
  return me;
}

/** Be known where one sits: with the seats of a table that this browser has secrets of. @param {App} app @param {string} table @param {{token: string}[]} chairs */
export async function beKnownAt(app, table, chairs) {
  await beKnown(app);
  const tables = chairs.filter(({ token }) => isSecret(token)).map(({ token }) => ({ table, token }));
  if (tables.length) await post("/api/me/seats", { tables });
}

/** Somebody has signed in, or has a name now: this browser's games are theirs on every device. @param {App} app @param {Me} me @returns {Promise<number>} how many were carried over */
export async function arrive(app, me) {
  recognise(app, me);
  return carry(app);
}

/** @param {App} app */
async function carry(app) {
  const secrets = app.session.secrets();
  let taken = 0;
  for (let at = 0; at < secrets.length; at += MOST) {
    const found = /** @type {{taken: number}} */ (
      await post("/api/me/seats", { tables: secrets.slice(at, at + MOST) })
    );
    taken += found.taken;
  }
  return taken;
}

/** This browser forgets whoever was signed in, and the seats that are theirs: they find them where they sign in. @param {App} app @param {string[]} tables */
export function forget(app, tables) {
  tables.forEach((table) => app.session.forget(table));
  recognise(app, null);
  app.session.prefer({ name: "" });
}

/** The tables where somebody who is known sits, page by page. @returns {Promise<string[]>} */
export async function ownTables() {
  /** @type {string[]} */
  const found = [];
  for (const show of ["running", "over"]) {
    let next = /** @type {string | null} */ ("");
    while (next !== null) {
      const query = new URLSearchParams({ show, ...(next && { after: next }) });
      const page = /** @type {import("../types.js").LobbyPage} */ (await get(`/api/me/tables?${query}`));
      found.push(...page.tables.map(({ table }) => table));
      next = page.next;
    }
  }
  return found;
}

/** What to tell somebody whose wish was refused. @param {App} app @param {unknown} error */
export function reasonOf(app, error) {
  if (error instanceof Refused) return app.say(error.says);
  console.error(error);
  return app.say("error-server", { status: 0 });
}
