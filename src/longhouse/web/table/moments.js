/**
 * Earlier moments of a table: looking back and showing again.
 *
 * @typedef {import("../types.js").Moment} Moment
 */

import { get } from "../net.js";

export class Moments {
  /** @param {string} table @param {() => string | null} token @param {() => void} onChange */
  constructor(table, token, onChange) {
    this.table = table;
    this.token = token;
    this.onChange = onChange;
    /** @type {Map<string, Promise<Moment>>} */
    this.asked = new Map();
    /** @type {Map<string, Moment>} */
    this.known = new Map();
    /** @type {Moment | null} what is looked at; null: now */
    this.moment = null;
    this.wanted = -1;
    /** From whose view: a seat's number, "spectator", or "" for the reader's own. */
    this.seat = "";
  }

  /** @param {number} seq @returns {Promise<Moment>} */
  fetch(seq) {
    const key = `${seq}/${this.seat}/${this.token() ?? ""}`;
    let asked = this.asked.get(key);
    if (!asked) {
      const query = this.seat === "" ? "" : `?seat=${this.seat}`;
      asked = get(`/api/tables/${this.table}/moments/${seq}${query}`, this.token());
      this.asked.set(key, asked);
      asked.then(
        (moment) => this.known.set(key, moment),
        () => this.asked.delete(key),
      );
    }
    return asked;
  }

  /** The moment if it is there already. @param {number} seq */
  at(seq) {
    return this.known.get(`${seq}/${this.seat}/${this.token() ?? ""}`) ?? null;
  }

  /** Show the table as it was then. @param {number} seq */
  async show(seq) {
    this.wanted = seq;
    const moment = this.at(seq) ?? (await this.fetch(seq));
    if (this.wanted !== seq) return;
    this.moment = moment;
    this.onChange();
  }

  now() {
    this.wanted = -1;
    if (!this.moment) return;
    this.moment = null;
    this.onChange();
  }
}
