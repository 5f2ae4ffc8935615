/** The rules in parts, each with its number, with search and pictures; and every component of the game. Loaded when they are opened. */

import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { isTyping } from "../keys.js";
import { get, outside } from "../net.js";

/** @typedef {{before: string[], parts: {heading: string, rules: string[]}[]}} RulesOrder @typedef {{id: string} & Record<string, unknown>} Row */

/**
 * @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, title?: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui, at?: string | null, wide?: boolean}} props
 *   wide: a page of its own, with a list of contents beside it; its address names the rule
 */
export function RulesPages({ app, words, game, title = "", board, ui, at, wide = false }) {
  const [tab, setTab] = useState("rules");
  return html`<div class="book">
    <div class="tabs" role="tablist" data-rove="take">
      ${["rules", "components"].map((one) => html`<button key=${one} role="tab" aria-selected=${tab === one} onClick=${() => setTab(one)}>${app.say(`book-${one}`)}</button>`)}
    </div>
    ${tab === "rules" ? html`<${Rules} words=${words} game=${game} title=${title} board=${board} ui=${ui} at=${at} app=${app} wide=${wide} />` : html`<${Components} words=${words} game=${game} board=${board} ui=${ui} app=${app} />`}
  </div>`;
}

// Finding rules.

/** Text as people type it, without case and accents, and where in the text each of its letters stands. @param {string} text */
export function plain(text) {
  let letters = "";
  /** @type {number[]} */
  const from = [];
  let at = 0;
  for (const sign of text) {
    const simple = (SIGNS[sign] ?? sign.normalize("NFD").replace(/\p{M}/gu, "")).toLowerCase();
    letters += simple;
    for (let n = 0; n < simple.length; n++) from.push(at);
    at += sign.length;
  }
  return { letters, from: [...from, at] };
}

/** What nobody types. Isolates are invisible: Fluent puts them around what it fills in. @type {Record<string, string>} */
const SIGNS = {
  œ: "oe",
  Œ: "oe",
  æ: "ae",
  Æ: "ae",
  "’": "'",
  "\u2068": "",
  "\u2069": "",
  "\u00a0": " ",
  "\u202f": " ",
};

/** The words that are looked for. @param {string} query */
const wanted = (query) => plain(query).letters.split(/\s+/).filter(Boolean);

/** The number of a rule, however it is written: "r17", "17", "R33A". @param {string} written */
const numberOf = (written) => /^r?(\d+[a-z]?)$/i.exec(written.trim())?.[1].toLowerCase() ?? null;

/** The rule that an address names, or null. @param {RulesOrder} order @param {string} written */
export const ruleNamed = (order, written) => {
  const number = numberOf(written);
  return order.parts.flatMap(({ rules }) => rules).find((rule) => rule.slice(1).toLowerCase() === number) ?? null;
};

/** Whether a rule has all the words looked for, in its text or its heading. A number is the rule's own, or stands alone in the text. @param {string} rule @param {string} text @param {string} heading @param {string[]} looked */
function has(rule, text, heading, looked) {
  const all = `${plain(heading).letters}\n${plain(text).letters}`;
  return looked.every((word) => {
    const number = numberOf(word);
    if (!number) return all.includes(word);
    return rule.slice(1).toLowerCase() === number || new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(all);
  });
}

/**
 * The parts that say what is looked for, with those of their rules that do; all of them if nothing is.
 * @param {RulesOrder["parts"]} parts @param {(id: string) => string} say @param {string} query
 */
export function found(parts, say, query) {
  const looked = wanted(query);
  if (!looked.length) return parts;
  return parts
    .map(({ heading, rules }) => ({
      heading,
      rules: rules.filter((rule) => has(rule, say(`rule-${rule.toLowerCase()}`), say(heading), looked)),
    }))
    .filter(({ rules }) => rules.length);
}

/** A text in pieces, those that were looked for with true. @param {string} text @param {string} query @returns {[string, boolean][]} */
export function pieces(text, query) {
  const { letters, from } = plain(text);
  const hits = Array(text.length).fill(false);
  for (const word of wanted(query))
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length))
      hits.fill(true, from[at], from[at + word.length]);
  /** @type {[string, boolean][]} */
  const all = [];
  for (let at = 0, end = 0; at < text.length; at = end) {
    for (end = at; end < text.length && hits[end] === hits[at]; ) end++;
    all.push([text.slice(at, end), hits[at]]);
  }
  return all;
}

/** @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, title: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui, at?: string | null, wide: boolean}} props */
function Rules({ app, words, game, title, board, ui, at, wide }) {
  const order = /** @type {RulesOrder | null} */ (useFetched(`/api/games/${game}/rules`));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [query, setQuery] = useState("");
  const [told, tell] = useState("");
  const [{ draw }, setDraw] = useState(
    /** @type {{draw: ((section: string, ui: import("../types.js").Ui) => import("../types.js").Child) | null}} */ ({
      draw: null,
    }),
  );
  useEffect(() => {
    board?.rulePictures?.().then(
      (found) => setDraw({ draw: found }),
      () => {},
    );
  }, [board]);
  const named = order && at ? ruleNamed(order, at) : null;
  const [here, setHere] = useState(/** @type {string | null} */ (null));
  useEffect(() => setHere(named), [named]);
  // Pictures above it may come later and move it, so it is looked for again when they are here.
  useEffect(() => {
    const rule = named && box.current?.querySelector(`#rule-${named.toLowerCase()}`);
    const missing = order && at && !named && box.current?.querySelector(".trouble");
    if (rule) (rule.scrollIntoView({ block: wide ? "center" : "start" }), wide && focusOn(rule.querySelector("a")));
    else if (missing) missing.scrollIntoView({ block: "center" });
  }, [order, named, board, draw]);
  useEffect(() => {
    if (!wide) return;
    const slash = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "/" || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", slash);
    return () => document.removeEventListener("keydown", slash);
  }, [wide]);
  const say = (/** @type {string} */ id) => words.say(id);
  const parts = useMemo(() => (order ? found(order.parts, say, query) : []), [order, words, query]);
  if (!order) return null;
  const searching = Boolean(query.trim());
  const count = parts.reduce((sum, { rules }) => sum + rules.length, 0);
  const contents = wide && order.parts.length > 1;
  const addressOf = (/** @type {string} */ rule) => `/learn/${game}/${rule}`;
  const look = (/** @type {string} */ text) => (setQuery(text), tell(""));
  const copy = async (/** @type {MouseEvent} */ event, /** @type {string} */ rule) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const address = new URL(outside(addressOf(rule)), location.href).href;
    if (wide) (setHere(rule), history.replaceState(null, "", outside(addressOf(rule))));
    const copied = await (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    tell(app.say(copied ? "book-copied" : "book-address", { rule, address }));
  };
  const links = () => [...(box.current?.querySelectorAll(".rule a") ?? [])];
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.target === field.current) {
      if (event.key === "Escape" && query) (event.preventDefault(), event.stopPropagation(), look(""));
      else if (event.key === "Enter" || event.key === "ArrowDown") (event.preventDefault(), focusOn(links()[0]));
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const now = links().findIndex((one) => one === document.activeElement);
    if (!step || now < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (now + step < 0) field.current?.focus();
    else focusOn(links()[now + step]);
  };
  const jump = (/** @type {MouseEvent} */ event, /** @type {string} */ heading) => {
    event.preventDefault();
    const goal = box.current?.querySelector(`#${heading}`);
    goal?.scrollIntoView({ block: "start" });
    focusOn(goal);
  };
  // One tab stop for all numbers: arrows go along them.
  const stop = here ?? parts[0]?.rules[0];
  return html`<div class=${contents ? "rules with-contents" : "rules"} ref=${box} onKeyDown=${keys}>
    ${
      contents &&
      html`<nav class="contents" aria-label=${app.say("book-contents")}><details open=${matchMedia("(min-width: 861px)").matches}><summary>${app.say("book-contents")}</summary>
      <ol>${parts.map((part) => html`<li key=${part.heading}><a href="#${part.heading}" onClick=${(/** @type {MouseEvent} */ event) => jump(event, part.heading)}>${words.say(part.heading)}${searching && html` <small>${part.rules.length}</small>`}</a></li>`)}</ol></details></nav>`
    }
    <div class="rules-text">
    <div class="find" role="search">
      <input ref=${field} class="field" type="search" autocomplete="off" spellcheck="false" aria-label=${app.say("book-search")} placeholder=${app.say("book-search")} value=${query} onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => look(event.currentTarget.value)} />
      <p class="told" role="status">${told || (searching ? app.say("book-found", { count }) : "")}</p>
    </div>
    ${at && !named && html`<p class="trouble" role="alert">${app.say("book-no-rule", { rule: at, title })}</p>`}
    ${!searching && order.before.map((id) => words.has(id) && html`<div class="prose" key=${id}>${paragraphs(words.say(id))}</div>`)}
    ${parts.map((part) => {
      const picture = !searching && draw?.(part.heading, ui);
      return html`<section key=${part.heading} class=${picture ? "drawn" : ""}>
      <h3 id=${wide ? part.heading : null} tabindex=${wide ? -1 : null}>${words.say(part.heading)}</h3>
      ${picture && html`<div class="rule-picture" aria-hidden="true">${picture}</div>`}
      <div>${part.rules.map(
        (rule) => html`<p class=${rule === here ? "rule here" : "rule"} id="rule-${rule.toLowerCase()}" key=${rule}>
        <a class="no" href=${addressOf(rule)} tabindex=${rule === stop ? 0 : -1} aria-label=${app.say("book-link", { rule })} data-tip=${app.say("book-link", { rule })} onClick=${(/** @type {MouseEvent} */ event) => copy(event, rule)}>${rule}</a>
        <span>${pieces(words.say(`rule-${rule.toLowerCase()}`), query).map(([text, hit]) => (hit ? html`<mark>${text}</mark>` : text))}</span>
      </p>`,
      )}</div>
    </section>`;
    })}
    <p class="own-words">${app.say("book-own-words")}</p>
    </div>
  </div>`;
}

/** @param {Element | null | undefined} element */
const focusOn = (element) => element instanceof HTMLElement && element.focus({ preventScroll: !isOutside(element) });

/** Whether some of it is not to be seen. @param {Element} element */
function isOutside(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 80 || bottom > innerHeight;
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
