/** Before the first move and around it: open seats, invitations, links, handing over the screen. */

import { Crest, Icon, Mark } from "../art.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../dom.js";
import { get, isSecret, outside, post } from "../net.js";
import { Segment } from "../pages/preferences.js";
import { usualBot } from "../words.js";
import { GuestMark } from "./players.js";

/** @typedef {import("./page.js").TableContext} TableContext */

/** What makes it is loaded when somebody wants to see one. @param {{text: string, label: string}} props */
export function QrCode({ text, label }) {
  const [[side, path], draw] = useState(/** @type {[number, string]} */ ([0, ""]));
  useEffect(() => {
    import("../qr.js").then(({ qrCode, qrPath }) => {
      const grid = qrCode(text);
      draw([grid.length, qrPath(grid)]);
    });
  }, [text]);
  const size = side + 8;
  return html`<svg class="qr" viewBox="-4 -4 ${size} ${size}" role="img" aria-label=${label}>
    <rect x="-4" y="-4" width=${size} height=${size} fill="#fff" />
    <path d=${path} fill="#000" shape-rendering="crispEdges" />
  </svg>`;
}

/** A link to send: to copy, to share, to scan. @param {{app: import("../app.js").App, link: string, label: string, about: string, scan?: boolean}} props */
export function Link({ app, link, label, about, scan = true }) {
  const [[copied, shown], set] = useState([false, false]);
  const copy = async () => {
    await navigator.clipboard?.writeText(link).catch(() => {});
    set([true, shown]);
  };
  return html`<div class="link">
    <p class="link-words"><b>${label}</b><span>${about}</span></p>
    <input class="field" readonly value=${link} aria-label=${label} onFocus=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => event.currentTarget.select()} />
    <div class="link-acts">
      <button class="btn small" onClick=${copy}><${Icon} name=${copied ? "ui-check" : "ui-copy"} />${app.say(copied ? "links-copied" : "links-copy")}</button>
      ${scan && html`<button class="btn small" aria-expanded=${shown} onClick=${() => set([copied, !shown])}>${app.say("links-qr")}</button>`}
    </div>
    ${shown && html`<${QrCode} text=${link} label=${app.say("links-qr-label", { label })} />`}
  </div>`;
}

/** @param {string} table @param {string} [token] @param {string} [origin] */
export const linkTo = (table, token, origin = location.origin) =>
  `${origin}${outside(`/t/${table}`)}${token ? `#${token}` : ""}`;

/** Whether an address is one that only this machine can open. @param {string} host */
export const isOnlyHere = (host) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Where others find this server: the address in the bar, unless that is one that only this machine can open.
 * @returns {{origin: string, alone: boolean}} `alone`: nobody else can open it
 */
export function useOrigin() {
  const here = isOnlyHere(location.hostname);
  const [network, setNetwork] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (here)
      get("/api/reach").then(
        (found) => setNetwork(/** @type {{network: string | null}} */ (found).network),
        () => {},
      );
  }, []);
  return { origin: network ?? location.origin, alone: here && !network };
}

/** What to do so that others can open a link. @param {{app: import("../app.js").App, alone: boolean}} props */
export const OnlyHere = ({ app, alone }) =>
  alone &&
  html`<p class="only-here" role="note"><${Icon} name="ui-unlink" /><span>${app.say("links-only-here")} <code><span>longhouse serve</span> <span>--host 0.0.0.0</span></code></span></p>`;

/** Everything that can be sent to somebody. @param {TableContext} t */
export function Links(t) {
  const { ctrl, app } = t;
  const held = app.session.held(ctrl.table);
  const open = (held?.invitations ?? []).filter(({ seat }) => t.snapshot.players[seat]?.kind === "open");
  const { origin, alone } = useOrigin();
  return html`<div class="links">
    <${OnlyHere} app=${app} alone=${alone} />
    ${open.map(({ seat, token }) => html`<${Link} key=${seat} app=${app} link=${linkTo(ctrl.table, token, origin)} label=${t.say("links-seat", { number: seat + 1 })} about=${t.say("links-seat-about")} />`)}
    ${ctrl.chairs.filter((chair) => isSecret(chair.token)).map((chair) => html`<${Link} key=${chair.token} app=${app} link=${linkTo(ctrl.table, chair.token, origin)} label=${t.say("links-mine", { seat: { seat: chair.seat } })} about=${t.say("links-mine-about")} />`)}
    ${t.snapshot.access !== "closed" && html`<${Link} app=${app} link=${linkTo(ctrl.table, "", origin)} label=${t.say("links-watch")} about=${t.say("links-watch-about")} />`}
  </div>`;
}

/** Whether anybody with its link may take a seat. @param {import("../types.js").PlayerInfo | undefined} player */
const isFree = (player) => player?.kind === "open" && !player.kept;

/** Whether the reader made the table. @param {TableContext} t */
const isFounder = (t) => t.snapshot.status === "waiting" && t.ui.seat !== null && t.snapshot.founder === t.ui.seat;

/** Who may see the table. @param {TableContext} t */
function WhoSees(t) {
  const { access = "link" } = t.snapshot;
  // Whoever has no name may not open it to strangers where they would need one there.
  const values = ["open", "link", "closed"].filter(
    (one) => one !== "open" || one === access || t.app.session.mayMeet(),
  );
  return html`<div class="setting who-sees"><${Segment} legend=${t.say("access-title")} value=${access} values=${values} name=${(/** @type {string} */ one) => t.say(`access-${one}`)} onPick=${(/** @type {string} */ one) => t.ctrl.found("access", { access: one })} />
    <p class="st">${t.say(`access-${access}-about`)}</p></div>`;
}

/** What whoever made the table may do about a seat: ask somebody to get up, invite somebody by name. @param {{t: TableContext, player: import("../types.js").PlayerInfo}} props */
function Tend({ t, player }) {
  const [[asks, name], set] = useState([false, ""]);
  const { seat } = player;
  const { ctrl, app } = t;
  const remove = async () => {
    const freed = /** @type {{token: string} | undefined} */ (await ctrl.found("remove", { seat }));
    const held = app.session.held(ctrl.table);
    if (!freed || !held) return;
    const others = (held.invitations ?? []).filter((one) => one.seat !== seat);
    app.session.hold(ctrl.table, t.snapshot.game, [], [...others, { seat, token: freed.token }]);
  };
  const invite = async (/** @type {string | null} */ whom) => {
    await ctrl.found("invite", { seat, name: whom });
    set([false, ""]);
  };
  const submit = (/** @type {Event} */ event) => (event.preventDefault(), name.trim() && invite(name.trim()));
  const named = t.ui.names[seat];
  if (player.kind !== "open")
    return html`<button class="btn small quiet" aria-label=${t.say("wait-remove-whom", { name: named })} onClick=${remove}>${t.say("wait-remove")}</button>`;
  if (player.kept)
    return html`<button class="btn small quiet" onClick=${() => invite(null)}>${t.say("wait-uninvite")}</button>`;
  if (!asks)
    return html`<button class="btn small quiet" onClick=${() => set([true, ""])}>${t.say("wait-invite")}</button>`;
  return html`<form class="invite" onSubmit=${submit}>
    <input class="field" autofocus aria-label=${t.say("new-invite-name")} placeholder=${t.say("new-invite-name")} maxlength="32" value=${name} onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => set([true, event.currentTarget.value])} />
    <button class="btn small">${t.say("wait-invite-send")}</button>
  </form>`;
}

/** The table before everybody is there. @param {TableContext} t */
export function WaitingRoom(t) {
  const { ctrl, ui, snapshot, app } = t;
  const held = app.session.held(ctrl.table);
  const mine = ui.seat !== null && snapshot.players[ui.seat].kind !== "open";
  const { origin, alone } = useOrigin();
  const mayJoin = !mine && snapshot.players.some(isFree);
  return html`<div class="waiting">
    <ul class="chairs">
      ${snapshot.players.map(
        (player) => html`<li key=${player.seat} class=${player.kind === "open" ? "open" : ""}>
        ${player.kind === "open" ? html`<span class="seat-open" aria-hidden="true"></span>` : html`<${Crest} seat=${player.seat} />`}
        <b>${ui.names[player.seat]}<${GuestMark} t=${t} player=${player} /></b>
        ${player.kind === "open" && !player.kept && mine && t.bots.length > 0 && html`<button class="btn small" onClick=${() => ctrl.seatBot(player.seat, usualBot(t.bots))}>${t.say("wait-bot")}</button>`}
        ${isFounder(t) && player.seat !== ui.seat && html`<${Tend} t=${t} player=${player} />`}
      </li>`,
      )}
    </ul>
    ${mayJoin && (needsName(t) ? html`<${NameFirst} ...${t} />` : html`<${Join} ...${t} />`)}
    ${isFounder(t) && html`<${WhoSees} ...${t} />`}
    ${mine && html`<${OnlyHere} app=${app} alone=${alone} />`}
    ${
      mine &&
      (held?.invitations ?? [])
        .filter(({ seat }) => isFree(snapshot.players[seat]))
        .map(
          ({ seat, token }) => html`
      <${Link} key=${seat} app=${app} link=${linkTo(ctrl.table, token, origin)} label=${t.say("links-seat", { number: seat + 1 })} about=${t.say("links-seat-about")} />`,
        )
    }
    ${mine && snapshot.access !== "closed" && html`<${Link} app=${app} link=${linkTo(ctrl.table, "", origin)} label=${t.say("links-watch")} about=${t.say("links-watch-about")} />`}
  </div>`;
}

/** Whether the reader must have a name of their own before they sit down here. @param {TableContext} t */
const needsName = ({ app, ctrl, snapshot }) =>
  !app.session.mayPlay() || (snapshot.access === "open" && !ctrl.chair?.token && !app.session.mayMeet());

/** What they read instead of the question for a name. @param {TableContext} t */
const NameFirst = (t) => html`<div class="join doors">
  <p>${t.say(t.app.session.mayPlay() ? "doors-open-table" : "doors-off-table")}</p>
  <button class="btn primary" aria-haspopup="dialog" onClick=${() => t.setDrawer("keep")}>${t.say("doors-keep-first")}</button>
</div>`;

/** Sit down: a name is enough. @param {TableContext} t */
function Join(t) {
  const { ctrl, app } = t;
  const [name, setName] = useState(app.session.preferences.name);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const token = ctrl.chair?.token;
    const wanted = name.trim() || t.say("seat-guest");
    app.session.prefer({ name: name.trim() });
    ctrl.doing(async () => {
      const found = /** @type {{seat: number, token: string}} */ (
        await post(`${ctrl.path}/join`, { name: wanted, ...(token && { token }) })
      );
      const chair = { seat: found.seat, token: found.token, here: false, name: wanted };
      app.session.forget(ctrl.table);
      app.session.hold(ctrl.table, t.snapshot.game, [chair]);
      await ctrl.joined(chair);
    });
  };
  return html`<form class="join" onSubmit=${submit}>
    <label>${t.say("wait-name")}<input class="field" value=${name} maxlength="32" autocomplete="nickname" onInput=${(/** @type {{currentTarget: HTMLInputElement}} */ event) => setName(event.currentTarget.value)} /></label>
    <button class="btn primary" disabled=${ctrl.busy || null}>${t.say("wait-join")}</button>
  </form>`;
}

/** Between two people at one screen: nothing of the table is to be seen. @param {TableContext} t */
export function Curtain(t) {
  const { ctrl, ui } = t;
  const chair = ctrl.curtain;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  // What lies behind it cannot be reached by keys either.
  useLayoutEffect(() => {
    const behind = [...(box.current?.parentElement?.children ?? [])].filter((one) => one !== box.current);
    behind.forEach((one) => one.toggleAttribute("inert", true));
    box.current?.querySelector("button")?.focus();
    return () => behind.forEach((one) => one.toggleAttribute("inert", false));
  }, [chair?.seat]);
  if (!chair) return null;
  const last = ctrl.lastChair;
  const mayTakeBack = last && last.seat !== chair.seat && !t.snapshot.deciding.includes(last.seat);
  return html`<div class="curtain" ref=${box} role="dialog" aria-modal="true" aria-label=${t.say("curtain-pass", { seat: { seat: chair.seat } })}>
    <${Mark} />
    <h2>${t.say("curtain-pass", { seat: { seat: chair.seat } })}</h2>
    <p>${t.say("curtain-about")}</p>
    <button class="btn primary big" onClick=${() => ctrl.sit(chair)}>${ui.crest(chair.seat, 28)}${t.say("curtain-here", { seat: { seat: chair.seat } })}</button>
    ${mayTakeBack && html`<button class="btn quiet" onClick=${() => ctrl.takeBackFor(last)}><${Icon} name="ui-undo" />${t.say("curtain-take-back", { seat: { seat: last.seat } })}</button>`}
  </div>`;
}
