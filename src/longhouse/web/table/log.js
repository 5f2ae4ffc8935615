/** What has happened, in words. Every entry opens its moment. */

import { Crest, Icon } from "../art.js";
import { Memo, classes, html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { becauseWords } from "./hints.js";
import { placesOf } from "./since.js";

/**
 * @typedef {import("./page.js").TableContext} TableContext
 * @typedef {{heading: boolean, text: import("../types.js").Child, seat: number | null, seq: number, undone: boolean, event: import("../types.js").Event}} LogLine
 */

/**
 * The lines of a story, without what has not been shown yet.
 * @param {import("../types.js").Chapter[]} story @param {(event: import("../types.js").Event) => string} sentence
 * @param {{headings?: string[], untold?: Set<import("../types.js").Event>, log?: import("../types.js").Board["log"], ui?: import("../types.js").Ui}} [about] `log`: the game's own sentences
 * @returns {LogLine[]}
 */
export function logLines(story, sentence, { headings = ["round"], untold = new Set(), log, ui } = {}) {
  const lines = [];
  const say = log && ui ? log(story, ui) : sentence;
  for (const { seq, events, undone = false } of story)
    for (const event of events) {
      const text = untold.has(event) ? "" : say(event);
      if (text)
        lines.push({
          heading: headings.includes(event.kind),
          text,
          seat: typeof text === "string" ? (event.seat?.seat ?? null) : null,
          seq,
          undone,
          event,
        });
    }
  return lines;
}

/**
 * Lines that were taken back are folded: how many there are is said before the first of each run, and the others wait behind it.
 * @param {LogLine[]} lines @returns {{line: LogLine, fold: number, run: number}[]}  `fold`: so many lines are folded here; `run`: the number of the first line of their run, or -1
 */
export function folded(lines) {
  /** @type {{line: LogLine, fold: number, run: number}[]} */
  const found = [];
  lines.forEach((line, at) => {
    const before = found.at(-1);
    const run = !line.undone ? -1 : before && before.run >= 0 ? before.run : at;
    found.push({ line, fold: 0, run });
    if (run >= 0) found[run].fold += 1;
  });
  return found;
}

/** Names and numbers stand out. @param {string} text @param {string[]} names */
export function strong(text, names) {
  const known = names.filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${[...known, "\\b\\d+\\b"].join("|")})`, "u"));
  return parts.map((part, at) => (at % 2 ? html`<b>${part}</b>` : part));
}

/** Whoever sees the last line goes on seeing it when there is less room. @param {HTMLElement | null} list */
function stayAtEnd(list) {
  if (!list) return;
  let before = list.clientHeight;
  const observer = new ResizeObserver(() => {
    if (list.scrollTop + before > list.scrollHeight - 4) list.scrollTop = list.scrollHeight;
    before = list.clientHeight;
  });
  observer.observe(list);
  return () => observer.disconnect();
}

/** @param {TableContext} t */
export function Log(t) {
  const { ctrl, ui } = t;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const { untold } = ctrl;
  const now = ctrl.past.moment?.seq ?? ctrl.beats.now?.seq ?? -1;
  const barrier = ctrl.over || ui.seat === null ? -1 : ctrl.barrier;
  const inputs = [
    t.snapshot.story,
    untold.size,
    now,
    barrier,
    t.words,
    ui.seat,
    ui.names.join(),
    t.undoRefusal,
    ctrl.because,
  ];
  useLayoutEffect(() => {
    const list = box.current;
    if (!list) return;
    const here = ctrl.past.moment && list.querySelector(".now");
    if (here) here.scrollIntoView({ block: "nearest" });
    else list.scrollTop = list.scrollHeight;
  }, [...inputs.slice(0, 3), t.tab]);
  useEffect(() => stayAtEnd(box.current), [box.current]);
  return html`<${Memo} inputs=${inputs} draw=${() => html`<${Lines} t=${t} box=${box} untold=${untold} now=${now} barrier=${barrier} />`} />`;
}

/** @param {{t: TableContext, box: {current: HTMLElement | null}, untold: Set<import("../types.js").Event>, now: number, barrier: number}} props */
function Lines({ t, box, untold, now, barrier }) {
  const { ctrl, ui } = t;
  const [open, setOpen] = useState(/** @type {number[]} */ ([]));
  const lines = logLines(t.snapshot.story, ui.event, {
    headings: ctrl.board?.headings,
    untold,
    log: ctrl.board?.log,
    ui,
  });
  const rings = (/** @type {LogLine} */ line) => {
    const ring = () => ctrl.ring(placesOf(line.event, t.drawn()));
    const leave = () => ctrl.ring([]);
    return { onMouseEnter: ring, onFocus: ring, onMouseLeave: leave, onBlur: leave };
  };
  const others = ui.names.filter((/** @type {string} */ _, /** @type {number} */ seat) => seat !== ui.seat);
  const toggle = (/** @type {number} */ run) =>
    setOpen(open.includes(run) ? open.filter((one) => one !== run) : [...open, run]);
  const at = lines.findLastIndex((line) => line.seq <= barrier);
  // A moment of which nothing was told is marked at the last line before it.
  const here = lines.findLastIndex((line) => line.seq <= now);
  const marked = lines[here]?.seq ?? -1;
  const stop = here < 0 ? lines.length - 1 : here;
  if (!lines.length) return html`<div class="log empty"><p>${t.say("log-empty")}</p></div>`;
  return html`<ol class="log" ref=${box} aria-label=${t.say("log-title")} data-rove="list">
    ${folded(lines).map(
      ({ line, fold, run }, index) => html`
      ${fold > 0 && html`<li class="fold" key=${`fold.${run}`}><button aria-expanded=${open.includes(run)} tabindex=${index === stop ? 0 : -1} onClick=${() => toggle(run)}>${t.say("log-undone", { count: fold })}</button></li>`}
      ${
        run >= 0 && !open.includes(run)
          ? null
          : line.heading
            ? html`<li class=${classes("hd", line.undone && "undone")} key=${`${line.seq}.${index}`}><button tabindex=${index === stop ? 0 : -1} onClick=${() => t.showMoment(line.seq)}>${line.text}</button></li>`
            : html`<li class=${classes(line.undone && "undone")} key=${`${line.seq}.${index}`}>
            <button class=${classes("line", (line.seq === marked || (now < 0 && index === lines.length - 1)) && "now")} tabindex=${index === stop ? 0 : -1} onClick=${() => t.showMoment(line.seq)} ...${rings(line)}>
              ${line.seat !== null && html`<${Crest} seat=${line.seat} size=${18} />`}
              <span>${line.undone ? html`<s>${line.text}</s>` : typeof line.text === "string" ? strong(line.text, others) : line.text}</span>
            </button>
            ${
              isBots(t, line, lines[index - 1]) &&
              html`<button class="tool why" tabindex=${index === stop ? 0 : -1} aria-label=${t.say("log-why")} data-tip=${t.say("log-why")} aria-expanded=${ctrl.because?.seq === line.seq} onClick=${() => ctrl.askWhy(line.seq)}><${Icon} name="ui-why" /></button>`
            }
            ${ctrl.because?.seq === line.seq && lines[index + 1]?.seq !== line.seq && html`<p class="because" role="status">${ctrl.because.seat < 0 ? t.say("log-why-nothing") : becauseWords(ctrl.because, ui)}</p>`}
          </li>`
      }
      ${index === at && html`<li class="barrier" key="barrier" data-tip=${t.undoRefusal}><${Icon} name="ui-lock" /><span class="sr">${t.undoRefusal}</span></li>`}
    `,
    )}
  </ol>`;
}

/** Whether a line tells what a bot did, the first line of it. @param {TableContext} t @param {LogLine} line @param {LogLine | undefined} before */
function isBots(t, line, before) {
  const player = line.seat === null ? null : t.snapshot.players[line.seat];
  return Boolean(player?.bot) && !line.undone && !t.ctrl.guide && (before?.seq !== line.seq || before.heading);
}

/** Previous, show again, next. @param {TableContext} t */
export function StepBar(t) {
  const { ctrl } = t;
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ label,
    /** @type {() => void} */ on,
    /** @type {string} */ key,
  ) =>
    html`<button class="tool" aria-label=${label} data-tip="${label} (${key})" onClick=${on}><${Icon} name=${icon} /></button>`;
  return html`<div class="step" role="group" aria-label=${t.say("log-steps")}>
    ${tool("ui-prev", t.say("log-previous"), () => ctrl.stepMoment(-1), ",")}
    ${tool("ui-history", t.say("log-again"), t.again, ";")}
    ${tool("ui-next", t.say("log-next"), () => ctrl.stepMoment(1), ".")}
    ${t.ui.seat !== null && html`<button class="again" onClick=${t.again}>${t.say("log-since-my-turn")}</button>`}
  </div>`;
}
