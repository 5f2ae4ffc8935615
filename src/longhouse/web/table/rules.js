/** The rules drawer: the rules in parts, each with its number, and every component of the game. */

import { Dialog } from "../dialog.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { get } from "../net.js";

/** @typedef {{before: string[], parts: {heading: string, rules: string[]}[]}} RulesOrder @typedef {{id: string} & Record<string, unknown>} Row */

/**
 * @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui, at?: string | null, onClose: () => void, page?: boolean}} props
 *   `at`: the rule to open at
 */
export function RulesDrawer({ app, words, game, board, ui, at, onClose }) {
  return html`<${Dialog} kind="drawer" label=${app.say("app-rules")} close=${app.say("app-close")} onClose=${onClose}>
    <${RulesPages} app=${app} words=${words} game=${game} board=${board} ui=${ui} at=${at} />
  </${Dialog}>`;
}

/** @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui, at?: string | null, wide?: boolean}} props   wide: with a list of contents beside it */
export function RulesPages({ app, words, game, board, ui, at, wide = false }) {
  const [tab, setTab] = useState("rules");
  return html`<div class="book">
    <div class="tabs" role="tablist">
      ${["rules", "components"].map((one) => html`<button key=${one} role="tab" aria-selected=${tab === one} onClick=${() => setTab(one)}>${app.say(`book-${one}`)}</button>`)}
    </div>
    ${tab === "rules" ? html`<${Rules} words=${words} game=${game} at=${at} app=${app} wide=${wide} />` : html`<${Components} words=${words} game=${game} board=${board} ui=${ui} app=${app} />`}
  </div>`;
}

/** @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, at?: string | null, wide: boolean}} props */
function Rules({ app, words, game, at, wide }) {
  const order = /** @type {RulesOrder | null} */ (useFetched(`/api/games/${game}/rules`));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (order && at) box.current?.querySelector(`#rule-${at.toLowerCase()}`)?.scrollIntoView({ block: "start" });
  }, [order, at]);
  if (!order) return null;
  const contents = wide && order.parts.length > 1;
  return html`<div class=${contents ? "rules with-contents" : "rules"} ref=${box}>
    ${
      contents &&
      html`<nav class="contents" aria-label=${app.say("book-contents")}><h3>${app.say("book-contents")}</h3>
      <ol>${order.parts.map((part) => html`<li key=${part.heading}><a href="#${part.heading}">${words.say(part.heading)}</a></li>`)}</ol></nav>`
    }
    <div class="rules-text">
    ${order.before.map((id) => words.has(id) && html`<div class="prose" key=${id}>${paragraphs(words.say(id))}</div>`)}
    ${order.parts.map(
      (part) => html`<section key=${part.heading}>
      <h3 id=${wide ? part.heading : null}>${words.say(part.heading)}</h3>
      ${part.rules.map(
        (rule) => html`<p class=${rule === at ? "rule here" : "rule"} id="rule-${rule.toLowerCase()}" key=${rule}>
        <span class="no" aria-label=${app.say("book-rule", { rule: rule.slice(1) })}>${rule}</span><span>${words.say(`rule-${rule.toLowerCase()}`)}</span>
      </p>`,
      )}
    </section>`,
    )}
    <p class="own-words">${app.say("book-own-words")}</p>
    </div>
  </div>`;
}

/** @param {string} text */
const paragraphs = (text) => text.split(/\n+/).map((line, at) => html`<p key=${at}>${line}</p>`);

/** The id of a message about a component. @param {string} kind @param {{id: string}} row */
const messageOf = (kind, row) => `${kind}-${row.id.replace(/[._]/g, "-")}`;

/** @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui}} props */
function Components({ app, words, game, board, ui }) {
  const tables = /** @type {Record<string, Row[]> | null} */ (useFetched(`/api/games/${game}/components`));
  if (!tables) return null;
  const named = Object.entries(tables).map(([name, rows]) => ({
    name,
    rows: Array.isArray(rows) ? rows.filter((row) => words.has(messageOf("noun", row))) : [],
  }));
  return html`<div class="components">
    ${named
      .filter(({ rows }) => rows.length)
      .map(
        ({ name, rows }) => html`<section key=${name}>
      <h3>${words.has(`table-data-${name}`) ? words.say(`table-data-${name}`) : name}</h3>
      <ul class="component-list">
        ${rows.map(
          (row) => html`<li key=${row.id}>
          ${board?.Card && html`<span class="card-box"><${board.Card} id=${row.id} ui=${ui} /></span>`}
          <span class="card-words"><b>${words.noun(row.id)}</b>
            ${words.has(`figures-${name}`) && html`<span>${words.say(`figures-${name}`, figuresOf(row))}</span>`}
            ${["power", "about"]
              .map((kind) => messageOf(kind, row))
              .filter((id) => words.has(id))
              .map((id) => html`<span key=${id}>${words.say(id)}</span>`)}
          </span>
        </li>`,
        )}
      </ul>
    </section>`,
      )}
    <details class="sources"><summary>${app.say("book-sources")}</summary>
      <ul>${named.filter(({ rows }) => rows.length).map(({ name, rows }) => html`<li key=${name}>${words.has(`table-data-${name}`) ? words.say(`table-data-${name}`) : name}: ${sourcesOf(app, rows)}</li>`)}</ul>
    </details>
  </div>`;
}

/** The figures of a row, for a sentence about them. @param {Row} row */
const figuresOf = (row) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === "number" ? [[name, value]] : [])),
  );

/** Where the figures of a table come from, each source once. @param {import("../app.js").App} app @param {Row[]} rows */
const sourcesOf = (app, rows) =>
  app.words.list([
    ...new Set(rows.map((row) => app.say(`book-source-${typeof row.source === "string" ? row.source : "mixed"}`))),
  ]);

/** @param {string} path @returns {unknown} */
function useFetched(path) {
  const [answer, setAnswer] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    let wanted = true;
    get(path).then(
      (found) => wanted && setAnswer(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [path]);
  return answer;
}
