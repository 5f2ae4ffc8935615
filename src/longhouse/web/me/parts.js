/** What these pages are built of: forms that say what went wrong, questions that wait for a yes, codes to keep. */

import { Icon, loadStyle } from "../art.js";
import { html, useRef, useState } from "../dom.js";
import { reasonOf } from "./known.js";
import { isGivenUp } from "./passkeys.js";

/** @typedef {import("../app.js").App} App @typedef {import("../types.js").Child} Child */

/** The style of these pages, loaded with the first of them. */
export const styled = loadStyle(new URL("./style.css", import.meta.url).href);

/** What the server asks to be proved again; somebody else listens for it. */
export const PROVE = "server-error-prove-again";

/**
 * Something that is done: while it is, nothing else is; what went wrong is said, and nothing that was written is lost.
 * @param {App} app
 * @returns {{busy: boolean, trouble: string, said: string, run: (deed: () => Promise<string | void>) => Promise<boolean>, tell: (words: string) => void}}
 *   what a deed answers is said; `run` answers whether it was done
 */
export function useDeeds(app) {
  const [state, set] = useState({ busy: false, trouble: "", said: "" });
  const busy = useRef(false);
  const run = async (/** @type {() => Promise<string | void>} */ deed) => {
    if (busy.current) return false;
    busy.current = true;
    set({ busy: true, trouble: "", said: "" });
    try {
      const said = (await deed()) || "";
      set({ busy: false, trouble: "", said });
      return true;
    } catch (error) {
      set({ busy: false, trouble: isGivenUp(error) ? app.say("me-passkey-given-up") : reasonOf(app, error), said: "" });
      return false;
    } finally {
      busy.current = false;
    }
  };
  return { ...state, run, tell: (words) => set({ busy: false, trouble: words, said: "" }) };
}

/** What was done, or why not, where everybody notices it. @param {{trouble: string, said: string}} props */
export const Told = ({ trouble, said }) => html`<div class="told-box">
  <p class="trouble" role="alert" hidden=${!trouble}>${trouble}</p>
  <p class="done" role="status" hidden=${!said}>${said && html`<${Icon} name="ui-check" />`}${said}</p>
</div>`;

/** @typedef {{currentTarget: HTMLInputElement}} Typed */

/** A field with its name above and what it is for below. @param {{label: string, value: string, onInput: (value: string) => void, about?: string} & Record<string, unknown>} props */
export function Field({ label, value, onInput, about, ...more }) {
  const id = `field-${String(more.name)}`;
  return html`<label class="line"><span>${label}</span>
    <input class="field" value=${value} aria-describedby=${about ? id : null} onInput=${(/** @type {Typed} */ event) => onInput(event.currentTarget.value)} ...${more} />
    ${about && html`<small id=${id}>${about}</small>`}
  </label>`;
}

/** Something that cannot be undone: it says what happens, and waits for a yes. @param {{app: App, words: string, about: Child, yes?: string, danger?: boolean, disabled?: boolean, onYes: () => void}} props */
export function Sure({ app, words, about, yes = words, danger = false, disabled = false, onYes }) {
  const [open, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const no = () => {
    setOpen(false);
    setTimeout(() => button.current?.focus());
  };
  if (!open)
    return html`<button ref=${button} class=${danger ? "btn danger" : "btn"} disabled=${disabled || null} onClick=${() => setOpen(true)}>${words}</button>`;
  return html`<div class="sure" role="group" aria-label=${words}>
    <div class="sure-words" tabindex="-1" ref=${(/** @type {HTMLElement | null} */ box) => box?.focus()}>${about}</div>
    <span class="row-acts">
      <button class="btn quiet" onClick=${no}>${app.say("new-cancel")}</button>
      <button class="btn danger" onClick=${() => (setOpen(false), onYes())}>${yes}</button>
    </span>
  </div>`;
}

/** Recovery codes, seen once: to copy, to print, to save. @param {{app: App, codes: string[], name: string}} props */
export function Codes({ app, codes, name }) {
  const [copied, setCopied] = useState(false);
  const lines = [app.say("me-codes-file", { name, host: location.host }), "", ...codes, ""].join("\n");
  const copy = async () => {
    await navigator.clipboard?.writeText(lines).catch(() => {});
    setCopied(true);
  };
  return html`<div class="codes">
    <ol class="printed" aria-label=${app.say("me-codes")}>${codes.map((code) => html`<li key=${code}><code>${code}</code></li>`)}</ol>
    <p class="row-acts">
      <button class="btn small" onClick=${copy}><${Icon} name=${copied ? "ui-check" : "ui-copy"} />${app.say(copied ? "links-copied" : "links-copy")}</button>
      <button class="btn small" onClick=${() => print()}>${app.say("me-codes-print")}</button>
      <button class="btn small" onClick=${() => save(lines, "longhouse-recovery.txt", "text/plain")}>${app.say("me-codes-save")}</button>
    </p>
    <p class="sr" role="status">${copied ? app.say("links-copied") : ""}</p>
  </div>`;
}

/** Give the reader a file. @param {string} body @param {string} name @param {string} kind */
export function save(body, name, kind) {
  const address = URL.createObjectURL(new Blob([body], { type: kind }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}

/** @param {App} app @param {number | null} seconds */
export const dateOf = (app, seconds) =>
  seconds === null
    ? ""
    : new Intl.DateTimeFormat(app.words.language, { dateStyle: "medium" })
        .format(new Date(seconds * 1000))
        .replaceAll(" ", "\u00a0");

/** @param {App} app @param {number} seconds */
export const momentOf = (app, seconds) =>
  new Intl.DateTimeFormat(app.words.language, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(seconds * 1000),
  );
