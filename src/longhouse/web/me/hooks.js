/** Addresses that are told too: somebody's own, and those of one table, which its menu opens. */

import { Icon } from "../art.js";
import { Dialog } from "../dialog.js";
import { html, useEffect, useState } from "../dom.js";
import { Refused, get, post } from "../net.js";
import { beKnownAt, meet } from "./known.js";
import { Field, Told, styled, useDeeds } from "./parts.js";
import { useMeWords } from "./words.js";

/**
 * @typedef {import("../app.js").App} App
 * @typedef {{id: string, url: string, style: string, table: string | null, state: "on" | "off", created: number, failing?: number, secret?: string}} Hook
 */

const STYLES = ["discord", "slack", "matrix", "signed"];

/**
 * A list of hooks with what can be done to each, and a form for another one.
 * @param {{app: App, run: import("./sections.js").SectionProps["run"], busy: boolean, table?: string, begin?: () => Promise<unknown>, children?: import("../types.js").Child}} props
 *   `table`: only what is told of that one; `begin` is done before one is added; `children` stand between list and form
 */
export function Hooks({ app, run, busy, table, begin, children }) {
  const [hooks, setHooks] = useState(/** @type {Hook[]} */ ([]));
  const [url, setUrl] = useState("");
  const [style, setStyle] = useState(STYLES[0]);
  const [secret, setSecret] = useState("");
  const load = async () => {
    const all = /** @type {Hook[]} */ (await get("/api/me/hooks"));
    setHooks(table ? all.filter((hook) => hook.table === table) : all);
  };
  useEffect(() => {
    // A guest whom the house does not know has none.
    if (app.session.known())
      meet(app)
        .then((me) => me && load())
        .catch(() => {});
  }, []);
  const add = (/** @type {Event} */ event) => {
    event.preventDefault();
    run(async () => {
      await begin?.();
      const made = /** @type {Hook} */ (
        await post("/api/me/hooks", { url: url.trim(), style, ...(table && { table }) })
      );
      setUrl("");
      setSecret(made.secret ?? "");
      await load();
      return app.say("told-hook-added");
    });
  };
  const end = (/** @type {Hook} */ hook) =>
    run(async () => {
      await post(`/api/me/hooks/${hook.id}/end`, {});
      setSecret("");
      await load();
      return app.say("told-hook-ended");
    });
  const attempt = (/** @type {Hook} */ hook) =>
    run(async () => {
      const tried = /** @type {{taken: boolean, why: string}} */ (await post(`/api/me/hooks/${hook.id}/test`, {}));
      await load();
      if (!tried.taken) throw new Refused(502, whyNot(tried.why));
      return app.say("told-hook-taken");
    });
  const about = (/** @type {Hook} */ { style, state, failing }) => {
    const fails = state === "off" ? "told-hook-is-off" : failing ? "told-hook-failing" : "";
    return [app.say(`told-style-${style}`), fails && app.say(fails)].filter(Boolean).join(" · ");
  };
  return html`${
    hooks.length > 0 &&
    html`<ul class="rows hooks">${hooks.map(
      (hook) => html`<li key=${hook.id}>
      <span class="yt"><b>${hostOf(hook.url)}</b><span class="st">${about(hook)}${hook.table && !table && html` · <a href=${`/t/${hook.table}`}>${app.say("told-hook-table")}</a>`}</span></span>
      <button class="btn small" disabled=${busy || null} aria-label=${app.say("told-hook-try-of", { host: hostOf(hook.url) })} onClick=${() => attempt(hook)}>${app.say("told-hook-try")}</button>
      <button class="btn small" disabled=${busy || null} aria-label=${app.say("told-hook-end-of", { host: hostOf(hook.url) })} onClick=${() => end(hook)}>${app.say("told-hook-end")}</button>
    </li>`,
    )}</ul>`
  }
    ${secret && html`<p class="secret" role="status">${app.say("told-hook-secret")} <code>${secret}</code></p>`}
    ${children}
    <form class="me-form inline" onSubmit=${add}>
      <${Field} label=${app.say("told-hook-url")} name="hook" type="url" value=${url} onInput=${setUrl} required minlength="8" maxlength="1000" autocomplete="off" placeholder="https://" />
      <label class="line"><span>${app.say("told-hook-style")}</span>
        <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ { currentTarget }) => setStyle(currentTarget.value)}>
          ${STYLES.map((one) => html`<option key=${one} value=${one} selected=${style === one}>${app.say(`told-style-${one}`)}</option>`)}
        </select><${Icon} name="ui-down" /></span>
      </label>
      <button class="btn" disabled=${busy || !url.trim() || null}>${app.say("told-hook-add")}</button>
    </form>`;
}

/** Those of a table: whoever adds one becomes known, with the seats that this browser holds there. @param {{t: import("../table/page.js").TableContext, close: string, onClose: () => void}} props */
export function TableHooks({ t, close, onClose }) {
  const { app, ctrl } = t;
  const worded = useMeWords(app);
  const [ready, setReady] = useState(false);
  const deeds = useDeeds(app);
  useEffect(() => {
    styled.then(() => setReady(true));
  }, []);
  if (!worded || !ready) return null;
  return html`<${Dialog} kind="sheet" label=${t.say("menu-hook")} close=${close} onClose=${onClose}>
    <div class="me-form hooking">
      <p>${app.say("told-hooks-of-table")}</p>
      <${Hooks} app=${app} run=${deeds.run} busy=${deeds.busy} table=${ctrl.table} begin=${() => beKnownAt(app, ctrl.table, ctrl.chairs)}>
        <${Told} ...${deeds} />
      </${Hooks}>
    </div>
  </${Dialog}>`;
}

/** The house says a number, or what its library said, which is for nobody's eyes. @param {string} why @returns {import("../types.js").Message} */
const whyNot = (why) =>
  /^\d+$/.test(why) ? { id: "told-hook-not", args: { status: why } } : { id: "told-hook-silent", args: {} };

/** Whose address it is: the rest of it may be a secret, and nobody wants to read it aloud. @param {string} url */
function hostOf(url) {
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
