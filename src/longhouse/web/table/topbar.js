/** The top bar: way out, game, belt of rounds, tools. */

import { Belt, Icon, Mark } from "../art.js";
import { Popover } from "../dialog.js";
import { html, useState } from "../dom.js";
import { ThemeTool, YourMove } from "../lobby/frame.js";
import { Preferences } from "../pages/preferences.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** @param {TableContext} t */
export function TopBar(t) {
  const { ctrl, ui } = t;
  const view = ctrl.view;
  const belt = view ? ctrl.board?.belt?.(view) : null;
  // After the last round a game may count one more.
  const round = belt ? { ...belt, now: Math.min(belt.now, belt.count) } : undefined;
  const phase = (view ? ctrl.board?.phase?.(view, ui) : "") || "";
  const winner =
    ctrl.over && !ctrl.past.moment && !ctrl.beats.playing ? (t.snapshot.result?.ranks.indexOf(1) ?? null) : null;
  const shared = winner !== null && t.snapshot.result?.ranks.filter((rank) => rank === 1).length !== 1;
  return html`<header class="top">
    <a class="mark" href="/" aria-label=${t.say("app-to-lobby")}><${Mark} /></a>
    <h1>${t.title}</h1>
    ${belt && html`<span class="sep"></span><span class="beltbox"><${Belt} count=${belt.count} now=${belt.now} label=${t.say("app-belt", round)} won=${shared ? null : winner} onPick=${(/** @type {number} */ nth) => t.showRound(nth + (belt.before ?? 0))} /></span>`}
    <span class="phase">${t.heading ?? phase}</span>
    <span class="short">${round ? t.say("app-belt-short", round) : phase}</span>
    <div class="tools">
      <${YourMove} app=${t.app} />
      <button class="tool word" onClick=${() => t.openBook()} data-tip="G"><${Icon} name="rule-book" /><span>${t.say("app-rules")}</span></button>
      <${SoundTool} ...${t} />
      <${ThemeTool} app=${t.app} />
      <${Menu} ...${t} />
    </div>
  </header>`;
}

/** @param {TableContext} t */
function SoundTool(t) {
  const { session } = t.app;
  const on = session.preferences.sound;
  const label = t.say(on ? "app-sound-off" : "app-sound-on");
  return html`<button class="tool wide" aria-label=${label} data-tip=${label} onClick=${() => session.prefer({ sound: !on })}><${Icon} name=${on ? "sound-on" : "sound-off"} /></button>`;
}

/** Who plays for me when I am away. @param {TableContext} t */
const StandIn = (t) => html`<label class="segment"><span>${t.say("menu-stand-in")}</span>
  <span class="select"><select class="field" onChange=${(/** @type {{currentTarget: HTMLSelectElement}} */ event) => t.ctrl.chooseStandIn(event.currentTarget.value || null)}>
    ${["", ...t.bots].map((bot) => html`<option key=${bot} value=${bot} selected=${bot === (t.snapshot.stand_in ?? "")}>${bot ? t.botName(bot) : t.say("menu-stand-in-any")}</option>`)}
  </select><${Icon} name="ui-down" /></span>
</label>`;

/** Whether the reader has given up this match. @param {TableContext} t */
const isGone = (t) => t.ui.seat !== null && Boolean(t.snapshot.players[t.ui.seat]?.gone);

/** Whether an address may be told of this table: whoever sits here says so, while there is something to be told. @param {TableContext} t */
const mayHook = (t) =>
  t.ctrl.chairs.length > 0 && !t.aloneWithBots && !t.ctrl.over && !t.snapshot.closed && !t.snapshot.lesson;

/** @param {TableContext} t */
function Menu(t) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const item = (/** @type {string} */ words, /** @type {() => void} */ on, kind = "") =>
    html`<li class=${kind}><button onClick=${() => (close(), on())}>${words}</button></li>`;
  return html`<div class="menubox">
    <button class="tool" aria-label=${t.say("menu-title")} data-tip=${open ? null : t.say("menu-title")} aria-expanded=${open} onClick=${() => setOpen(!open)}><${Icon} name="ui-menu" /></button>
    ${
      open &&
      html`<${Popover} label=${t.say("menu-title")} onClose=${close}>
      <ul class="menu">
        ${item(t.say("menu-describe"), t.describe)}
        ${item(t.say("menu-links"), () => t.setDrawer("links"))}
        ${item(t.say("menu-keys"), () => t.setDrawer("keys"), "with-keys")}
        ${t.snapshot.status === "playing" && t.ui.seat !== null && t.aloneWithBots && t.ctrl.answeredAt >= 0 && item(t.say("menu-rewind"), t.rewindOne)}
        ${
          t.snapshot.status === "playing" &&
          t.ui.seat !== null &&
          t.snapshot.clocks &&
          t.snapshot.clocks.pace !== "relaxed" &&
          html`
          ${item(t.say(t.snapshot.clocks.paused ? "menu-resume" : "menu-pause"), () => t.ctrl.askPause(!t.snapshot.clocks?.paused))}
          ${item(t.say("menu-give-time"), () => t.setDrawer("time"))}
          ${t.snapshot.clocks.pace !== "live" && item(t.say("menu-holiday"), () => t.setDrawer("holiday"))}`
        }
        ${mayHook(t) && item(t.say("menu-hook"), () => t.setDrawer("hook"))}
        <li><a href="/">${t.say("end-lobby")}</a></li>
        ${t.app.session.known()?.kind === "member" ? html`<li><a href="/me">${t.say("self-page", { name: t.app.session.preferences.name })}</a></li>` : item(t.say("self-keep-button"), () => t.setDrawer("keep"))}
        <li><a href="/credits">${t.say("credits-title")}</a></li>
        ${t.ui.seat !== null && t.snapshot.status === "playing" && !t.snapshot.lesson && !isGone(t) && (t.game?.ahead ?? []).length > 0 && item(t.say("menu-orders"), () => t.setDrawer("orders"))}
        ${t.ui.seat !== null && t.snapshot.status === "playing" && !t.aloneWithBots && !isGone(t) && item(t.say("menu-call-off"), () => t.setDrawer("call-off"))}
        ${t.ctrl.chairs.length > 0 && !t.ctrl.over && !t.snapshot.closed && !isGone(t) && item(t.say(t.snapshot.status === "waiting" ? "menu-leave" : "menu-resign"), () => t.setDrawer("leave"))}
      </ul>
      ${t.ui.seat !== null && t.snapshot.status === "playing" && html`<${StandIn} ...${t} />`}
      <${Preferences} app=${t.app} game=${t.game} />
    </${Popover}>`
    }
  </div>`;
}
