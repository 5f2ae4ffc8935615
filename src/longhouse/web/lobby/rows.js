/** Tables in lists. */

import { Crest } from "../art.js";
import { classes, html } from "../dom.js";
import { nameOf } from "../table/ui.js";

/**
 * @typedef {import("../types.js").LobbyRow} LobbyRow
 * @typedef {{app: import("../app.js").App, rows: LobbyRow[], kits: Map<string, any>}} ListProps
 */

const MOST = 6;

/** My tables: those that wait for me first, then the others, finished ones last. @param {LobbyRow[]} rows */
export function inOrder(rows) {
  const weight = (/** @type {LobbyRow} */ row) => (row.your_turn ? 0 : row.status === "playing" ? 1 : row.status === "waiting" ? 2 : 3);
  return [...rows].sort((a, b) => weight(a) - weight(b) || Number(b.changed) - Number(a.changed));
}

/** @param {ListProps} props */
export function MyTables({ app, rows, kits }) {
  const shown = inOrder(rows).filter((row) => row.status !== "over").slice(0, MOST);
  if (!shown.length) return null;
  return html`<section class="yours" aria-label=${app.say("lobby-mine")}>
    ${shown.map((row) => html`<a key=${row.table} class=${classes("yg", row.your_turn && "turn")} href="/t/${row.table}">
      <span class="thumb"><${kits.get(row.game)?.Poster ?? Nothing} /></span>
      <span class="yt">
        <b>${titleOf(kits, row)}</b>
        <span class="st">${othersOf(app, row)}</span>
        <span class="st">${stateOf(app, row)}</span>
      </span>
      <span class="go">${row.your_turn ? html`<span class="btn primary">${app.say("lobby-play")}</span>` : html`<span class="tag">${app.say(row.status === "waiting" ? "lobby-open-seats" : "lobby-look")}</span>`}</span>
    </a>`)}
  </section>`;
}

const Nothing = () => null;

/** @param {Map<string, any>} kits @param {LobbyRow} row */
const titleOf = (kits, row) => kits.get(row.game)?.words.say("game-title") ?? "";

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function othersOf(app, row) {
  const names = row.seats.filter((seat) => seat.seat !== row.seat && seat.kind !== "open").map((seat) => nameOf(seat, app.words));
  return names.length ? app.say("lobby-with", { who: app.words.list(names) }) : app.say("lobby-alone");
}

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function stateOf(app, row) {
  if (row.status === "waiting") return app.say("lobby-missing", { count: row.seats.filter((seat) => seat.kind === "open").length });
  if (row.your_turn) return app.say("app-your-move");
  const who = (row.deciding ?? []).filter((seat) => seat !== row.seat).map((seat) => nameOf(row.seats[seat], app.words));
  return who.length ? app.say("lobby-turn", { who: app.words.list(who) }) : "";
}

/** @param {ListProps} props */
export function OpenTables({ app, rows, kits }) {
  return html`<section class="panel tables" aria-labelledby="open-tables">
    <h2 id="open-tables">${app.say("lobby-open")}</h2>
    ${rows.length
      ? html`<ul>${rows.slice(0, MOST * 2).map((row) => html`<li key=${row.table}>
          <span class="thumb small"><${kits.get(row.game)?.Poster ?? Nothing} /></span>
          <span class="yt"><b>${titleOf(kits, row)}</b><span class="st">${app.say("lobby-host", { name: hostOf(app, row) })}</span></span>
          <${Seats} seats=${row.seats} label=${app.say("lobby-missing", { count: row.seats.filter((seat) => seat.kind === "open").length })} />
          <a class="btn small" href="/t/${row.table}">${app.say("lobby-join")}</a>
        </li>`)}</ul>`
      : html`<p class="none">${app.say("lobby-open-none")}</p>`}
  </section>`;
}

/** @param {import("../app.js").App} app @param {LobbyRow} row */
function hostOf(app, row) {
  const host = row.seats.find((seat) => seat.kind === "person") ?? row.seats[0];
  return nameOf(host, app.words);
}

/** @param {{seats: {seat: number, kind: string}[], label: string}} props */
const Seats = ({ seats, label }) => html`<span class="seats" role="img" aria-label=${label}>
  ${seats.map((seat) => (seat.kind === "open" ? html`<span key=${seat.seat} class="seat-open"></span>` : html`<${Crest} key=${seat.seat} seat=${seat.seat} size=${30} emblem=${seat.kind === "bot" ? "vintage-robot" : "person"} />`))}
</span>`;

/** My finished games, then those of others. @param {LobbyRow[]} mine @param {LobbyRow[]} listed */
export function finished(mine, listed) {
  const own = inOrder(mine.filter((row) => row.status === "over"));
  return [...own, ...listed.filter((row) => !own.some((one) => one.table === row.table))];
}

/** @param {ListProps} props */
export function FinishedTables({ app, rows, kits }) {
  const when = new Intl.DateTimeFormat(app.words.language, { day: "numeric", month: "long" });
  return html`<section class="panel finished" aria-labelledby="finished-tables">
    <h2 id="finished-tables">${app.say("lobby-finished")}</h2>
    ${rows.length
      ? html`<ul>${rows.slice(0, MOST).map((row) => html`<li key=${row.table}>
          <span class="thumb small"><${kits.get(row.game)?.Poster ?? Nothing} /></span>
          <span class="yt"><b>${titleOf(kits, row)}</b><span class="st">${app.words.list(row.seats.map((seat) => nameOf(seat, app.words)))} · ${when.format(Number(row.changed) * 1000)}</span></span>
          <a class="btn small" href="/r/${row.table}">${app.say("lobby-replay")}</a>
        </li>`)}</ul>`
      : html`<p class="none">${app.say("lobby-finished-none")}</p>`}
  </section>`;
}
