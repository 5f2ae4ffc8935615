/** All puzzles of a game: by level and theme, with what became of each at this browser. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { LobbyFoot, LobbyTop } from "../lobby/frame.js";
import { Level, gameOf, useShelf } from "../lobby/shelf.js";
import { get } from "../net.js";
import { openLesson } from "./newtable.js";

/** @typedef {import("../types.js").PuzzleRow} PuzzleRow */

/** @type {Record<string, string>} what marks a puzzle that was tried */
const MARKS = { solved: "ui-check", later: "ui-check", wrong: "ui-undo", shown: "ui-hint" };

/** @param {{app: import("../app.js").App, game?: string}} props */
export function PuzzlesPage({ app, game: wanted }) {
  const games = useShelf(app);
  const [known, setKnown] = useState(/** @type {import("../types.js").Puzzles | null} */ (null));
  const [level, setLevel] = useState(0);
  const [theme, setTheme] = useState("");
  const [trouble, setTrouble] = useState("");
  const id = wanted ?? games[0]?.id ?? "";
  const game = gameOf(games, id);
  const failed = (/** @type {Partial<import("../net.js").Refused>} */ error) =>
    setTrouble(app.say(error.says ?? "error-server"));
  useEffect(() => {
    if (!id) return;
    let current = true;
    [setKnown(null), setTheme(""), setTrouble("")];
    /** @type {Promise<import("../types.js").Puzzles>} */
    const asked = get(`/api/puzzles?game=${encodeURIComponent(id)}`);
    asked.then((found) => current && setKnown(found), failed);
    return () => {
      current = false;
    };
  }, [id]);
  useEffect(() => {
    document.title = `${game ? `${game.title} · ` : ""}${app.say("puzzle-page")} · Longhouse`;
  }, [game, app.words]);
  const all = known?.shelf ?? [];
  const themeOf = (/** @type {PuzzleRow} */ row) =>
    app.words.has(`puzzle-theme-${row.theme}`) ? app.say(`puzzle-theme-${row.theme}`) : "";
  const themes = [...new Set(all.map(themeOf))].filter(Boolean).sort((a, b) => a.localeCompare(b));
  const found = all.filter((row) => (!level || row.level === level) && (!theme || themeOf(row) === theme));
  const how = (/** @type {PuzzleRow} */ row) => app.session.solved(row.lesson);
  const next = found.find((row) => !how(row)) ?? found.find((row) => !app.session.learned(row.lesson)?.done);
  const open = (/** @type {PuzzleRow} */ row) => openLesson(app, row.lesson).catch(failed);
  const days = app.session.streak();
  const chip = (/** @type {boolean} */ on, /** @type {() => void} */ choose, /** @type {unknown} */ words) =>
    html`<button aria-pressed=${on} onClick=${choose}>${words}</button>`;
  // A theme would give the answer away.
  const row = (/** @type {PuzzleRow} */ one) => {
    const mark = how(one);
    const name = one.lesson.split("/puzzle-")[1];
    return html`<li key=${one.lesson}><button class=${classes("btn", mark)} onClick=${() => open(one)}>
      <span><span class="sr">${app.say("puzzle-name", { name })}, </span><b aria-hidden="true">${Number(name) || name}</b> ${mark && themeOf(one)}</span>
      ${mark && html`<${Icon} name=${MARKS[mark]} /><span class="sr">, ${app.say("puzzle-mark", { how: mark })}</span>`}
    </button></li>`;
  };
  return html`<div class="lob" data-game=${id}>
    <${LobbyTop} app=${app} here="/learn" />
    <main class="page learn puzzles">
      ${games.length > 1 && html`<nav class="seg" aria-label=${app.say("lobby-games")}>${games.map((one) => html`<a key=${one.id} href="/puzzles/${one.id}" aria-current=${one.id === id ? "page" : null}>${one.title}</a>`)}</nav>`}
      <h1>${app.say("puzzle-page")}</h1>
      ${(trouble || (games.length > 0 && !game)) && html`<p class="trouble" role="alert">${trouble || app.say("error-nothing-here")}</p>`}
      ${
        known &&
        html`<p>${app.say("puzzle-progress", { solved: all.filter((one) => how(one) === "solved").length, count: all.length })}${days > 1 && ` · ${app.say("puzzle-streak", { days })}`}</p>
      <div class="seg" role="group" aria-label=${app.say("puzzle-levels")}>${chip(!level, () => setLevel(0), app.say("puzzle-every-level"))}${[1, 2, 3].map((one) => chip(level === one, () => setLevel(one), html`<${Level} app=${app} level=${one} />`))}</div>
      ${themes.length > 1 && html`<div class="seg" role="group" aria-label=${app.say("puzzle-themes")}>${chip(!theme, () => setTheme(""), app.say("puzzle-every-theme"))}${themes.map((one) => chip(theme === one, () => setTheme(one), one))}</div>`}
      <p>${next && html`<button class="btn primary big" onClick=${() => open(next)}><${Icon} name="ui-play" />${app.say("puzzle-next")}</button>`}</p>
      ${[1, 2, 3].map((one) => {
        const here = found.filter((row) => row.level === one);
        return (
          here.length > 0 &&
          html`<section key=${one} aria-labelledby="level-${one}"><h2 id="level-${one}">${app.say("puzzle-level", { level: one })}</h2><ul>${here.map(row)}</ul></section>`
        );
      })}`
      }
    </main>
    <${LobbyFoot} app=${app} />
  </div>`;
}
