/** The cards of a coach: an idea when it first matters, each once in this browser. */

import { html, useEffect, useRef } from "../dom.js";

/** Whether there is a card that this browser has not shown yet. @param {import("../session.js").Session} session @param {import("../types.js").Snapshot | null} snapshot */
export const isCoached = (session, snapshot) =>
  session.preferences.tips !== "off" && Boolean(snapshot?.tips?.some(({ id }) => !session.hasSeen(snapshot.game, id)));

/** A line above the ribbon, so that it covers nothing. It waits for nothing, and acting closes it. @param {import("../table/page.js").TableContext} t */
export function CoachCard(t) {
  const { session } = t.app;
  const { game, tips = [], decision } = t.snapshot;
  const shown = useRef({ decision: "", id: "" });
  const due = t.ctrl.beats.playing || t.ctrl.past.moment ? [] : tips;
  const open = shown.current.decision === decision?.id ? shown.current.id : "";
  const tip =
    due.find(({ id }) => id === open) ?? (open ? undefined : due.find(({ id }) => !session.hasSeen(game, id)));
  useEffect(() => {
    if (!tip || !decision) return;
    shown.current = { decision: decision.id, id: tip.id };
    session.seen(game, tip.id);
  }, [tip?.id]);
  if (!tip || session.preferences.tips === "off") return null;
  const close = () => ((shown.current = { decision: decision?.id ?? "", id: "-" }), t.ctrl.changed());
  return html`<aside class="coach" aria-label=${t.say("coach-title")}>
    <p aria-live="polite">${t.ui.say(tip.message)}</p>
    <span><button class="btn small quiet" onClick=${() => (session.prefer({ tips: "off" }), close())}>${t.say("coach-off")}</button><button class="btn small" onClick=${close}>${t.say("coach-close")}</button></span>
  </aside>`;
}
