/** A game before it is played: its lessons, the game in a few pictures, then all its rules and components. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useState } from "../dom.js";
import { KeepGames, LobbyFoot, LobbyTop } from "../lobby/frame.js";
import { Facts, Picture, gameOf, useShelf } from "../lobby/shelf.js";
import { RulesPages } from "./book.js";
import { galleryUi } from "../table/ui.js";
import { openLesson, playNow } from "./newtable.js";

/** The lessons of a game, each with its minutes and how far one is. The next one to play stands out. @param {{app: import("../app.js").App, game: import("../types.js").GameInfo, words: import("../words.js").Words, onLearn: (lesson: string, table: number) => void}} props */
function Chapters({ app, game, words, onLearn }) {
  const all = game.lessons.map((one) => ({ ...one, far: app.session.learned(`${game.id}/${one.id}`) }));
  const next = all.find(({ far }) => far && !far.done) ?? all.find(({ far }) => !far);
  const done = all.filter(({ far }) => far?.done).length;
  return html`<section class="chapters" aria-labelledby="lessons">
    <header><h2 id="lessons">${app.say("learn-lessons")}</h2><p>${app.say("learn-count", { done, count: all.length })}</p></header>
    <ol data-count=${all.length}>${all.map(({ id, minutes, tables, far }, at) => {
      const begun = far && !far.done;
      return html`<li key=${id} class=${classes(far?.done && "done", id === next?.id && "next")}>
        <span class="nth" aria-hidden="true">${far?.done ? html`<${Icon} name="ui-check" />` : at + 1}</span>
        <div class="about">
          <h3 id="chapter-${id}">${words.say(`lesson-chapter-${id}`)}${far?.done && html`<span class="sr">, ${app.say("learn-done")}</span>`}</h3>
          <p>${words.say(`lesson-chapter-${id}`, {}, { attribute: "about" })}</p>
        </div>
        <p class="foot">
          <span class="fact"><${Icon} name="ui-clock" />${app.say("lobby-minutes", { minutes })}</span>
          ${begun && tables > 1 && html`<span class="beads"><span class="sr">${app.say("learn-place", { part: far.table + 1, parts: tables })}</span>${Array.from({ length: tables }, (_, n) => html`<i key=${n} aria-hidden="true" class=${n < far.table ? "past" : n === far.table ? "now" : ""}></i>`)}</span>`}
          <button class=${id === next?.id ? "btn primary" : "btn"} aria-describedby="chapter-${id}" onClick=${() => onLearn(`${game.id}/${id}`, begun ? far.table : 0)}>${app.say(far?.done ? "learn-again" : begun ? "learn-go-on" : "learn-begin")}</button>
        </p>
      </li>`;
    })}</ol>
  </section>`;
}

/** @param {{app: import("../app.js").App, game?: string, rule?: string}} props rule: the one to open at, as its address writes it */
export function LearnPage({ app, game: wanted, rule }) {
  const games = useShelf(app);
  const id = wanted ?? new URLSearchParams(location.search).get("game") ?? games[0]?.id ?? "";
  const game = gameOf(games, id);
  const [words, setWords] = useState(/** @type {import("../words.js").Words | null} */ (null));
  const [board, setBoard] = useState(/** @type {import("../types.js").Board | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [keeps, setKeeps] = useState(false);
  const mayPlay = app.session.mayPlay();
  useEffect(() => {
    if (!game) return;
    let current = true;
    const named = rule ? `${rule} · ` : "";
    document.title = `${named}${game.title} · ${app.say("learn-title")} · Longhouse`;
    (game.lessons.length ? app.lessonWords(id) : app.wordsOf(id)).then(
      (found) => current && setWords(found),
      () => {},
    );
    app.board(id).then(
      (found) => current && setBoard(found),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [id, game, app.words]);
  const play = () => game && playNow(app, game).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
  const ui = words && galleryUi(words, board);
  const learn = (/** @type {string} */ lesson, /** @type {number} */ table) =>
    openLesson(app, lesson, table).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
  return html`<div class="lob" data-game=${id}>
    <${LobbyTop} app=${app} here="/learn" />
    <main class="page learn">
      ${games.length > 1 && html`<nav class="seg" aria-label=${app.say("lobby-games")}>${games.map((one) => html`<a key=${one.id} href="/learn/${one.id}" aria-current=${one.id === id ? "page" : null}>${one.title}</a>`)}</nav>`}
      ${games.length > 0 && !game && html`<p class="trouble">${app.say("error-nothing-here")}</p>`}
      ${
        game &&
        html`<section class="about-game">
        <div>
          <h1>${game.title}</h1>
          <p class="meta"><${Facts} app=${app} game=${game} /></p>
          <p class="lead">${words?.say("game-about") ?? game.about}</p>
          <p class="try">${
            mayPlay
              ? html`<button class="btn primary big" onClick=${play}><${Icon} name="ui-play" />${app.say("lobby-now")}</button>`
              : html`<button class="btn big" aria-haspopup="dialog" onClick=${() => setKeeps(true)}>${app.say("doors-keep-first")}</button>`
          }<span>${app.say(mayPlay ? "learn-explains" : "doors-off")}</span></p>
          ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        </div>
        <span class="picture"><${Picture} game=${game} /></span>
      </section>`
      }
      ${game && game.lessons.length > 0 && words && html`<${Chapters} app=${app} game=${game} words=${words} onLearn=${learn} />`}
      ${game && game.lessons.length > 0 && html`<p><a class="btn" href="/puzzles/${id}">${app.say("puzzle-all")}</a></p>`}
      ${
        ui &&
        board?.lesson &&
        html`<section aria-labelledby="how"><h2 id="how">${app.say("learn-how")}</h2>
        <ol class="lesson">${board.lesson(ui).map((step, at) => html`<li key=${at}>${step.picture}<h3><span class="nth" aria-hidden="true">${at + 1}</span>${step.title}</h3><p>${step.about}</p></li>`)}</ol>
      </section>`
      }
      ${
        ui &&
        game &&
        html`<section class="all" aria-labelledby="all"><h2 id="all">${app.say("learn-all")}</h2>
        <${RulesPages} key=${id} app=${app} words=${words} game=${id} title=${game.title} board=${board} ui=${ui} at=${rule} wide />
      </section>`
      }
    </main>
    <${LobbyFoot} app=${app} />
    ${keeps && html`<${KeepGames} app=${app} onClose=${() => setKeeps(false)} />`}
  </div>`;
}
