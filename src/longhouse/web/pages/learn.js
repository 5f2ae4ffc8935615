/** A game before it is played: in a few pictures, then all its rules and components. */

import { Icon } from "../art.js";
import { html, useEffect, useState } from "../dom.js";
import { LobbyFoot, LobbyTop } from "../lobby/frame.js";
import { Facts, Picture, gameOf, useShelf } from "../lobby/shelf.js";
import { RulesPages } from "../table/rules.js";
import { galleryUi } from "../table/ui.js";
import { openLesson, playNow } from "./newtable.js";

/** The lessons of a game, each with its minutes and how far one is. @param {{app: import("../app.js").App, game: import("../types.js").GameInfo, words: import("../words.js").Words, onLearn: (lesson: string) => void}} props */
function Chapters({ app, game, words, onLearn }) {
  return html`<section class="chapters" aria-labelledby="lessons"><h2 id="lessons">${app.say("learn-lessons")}</h2>
    <ol>${game.lessons.map(({ id, minutes }) => {
      const lesson = `${game.id}/${id}`;
      const far = app.session.learned(lesson);
      const label = far?.done ? "learn-again" : far ? "learn-go-on" : "learn-begin";
      return html`<li key=${id} class=${far?.done ? "done" : ""}>
        <h3>${words.say(`chapter-${id}`)}${far?.done && html` <${Icon} name="ui-check" /><span class="sr">${app.say("learn-done")}</span>`}</h3>
        <p>${words.say(`chapter-${id}`, {}, { attribute: "about" })}</p>
        <button class=${far?.done ? "btn" : "btn primary"} onClick=${() => onLearn(lesson)}>${app.say(label, { minutes })}</button>
      </li>`;
    })}</ol>
  </section>`;
}

/** @param {{app: import("../app.js").App, game?: string}} props */
export function LearnPage({ app, game: wanted }) {
  const games = useShelf(app);
  const id = wanted ?? new URLSearchParams(location.search).get("game") ?? games[0]?.id ?? "";
  const game = gameOf(games, id);
  const [{ words, board }, setKit] = useState(
    /** @type {{words: import("../words.js").Words | null, board: import("../types.js").Board | null}} */ ({
      words: null,
      board: null,
    }),
  );
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!game) return;
    let current = true;
    document.title = `${game.title} · ${app.say("learn-title")} · Longhouse`;
    Promise.all([game.lessons.length ? app.lessonWords(id) : app.wordsOf(id), app.board(id)]).then(
      ([words, board]) => current && setKit({ words, board }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [id, game, app.words]);
  const play = () => game && playNow(app, game).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
  const ui = words && galleryUi(words, board);
  const learn = (/** @type {string} */ lesson) =>
    openLesson(app, lesson).catch((error) => setTrouble(app.say(error.says ?? "error-server")));
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
          <p class="try"><button class="btn primary big" onClick=${play}><${Icon} name="ui-play" />${app.say("lobby-now")}</button><span>${app.say("learn-explains")}</span></p>
          ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        </div>
        <span class="picture"><${Picture} game=${game} /></span>
      </section>`
      }
      ${game && game.lessons.length > 0 && words && html`<${Chapters} app=${app} game=${game} words=${words} onLearn=${learn} />`}
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
        <${RulesPages} key=${id} app=${app} words=${words} game=${id} board=${board} ui=${ui} wide />
      </section>`
      }
    </main>
    <${LobbyFoot} app=${app} />
  </div>`;
}
