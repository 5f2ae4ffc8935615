/** The cards of a coach: an idea when it first matters, each once in this browser. */

import { Icon } from "../art.js";
import { classes, html, useEffect, useRef } from "../dom.js";

/**
 * The card that this browser shows for the open decision: none twice, one in a decision, and no more in a round and in a game than the server says. What
 * does not fit comes with its next occasion.
 * @param {import("../session.js").Session} session @param {import("../types.js").Snapshot | null} snapshot
 */
export function nextTip(session, snapshot) {
  if (!snapshot?.coach || !snapshot.decision || session.preferences.tips === "off") return undefined;
  const { game, table, tips = [], coach, decision } = snapshot;
  const shown = session.cardsAt(table);
  const inRound = shown.filter(({ round }) => round === coach.round);
  if (shown.length >= coach.in_game || inRound.length >= coach.in_round) return undefined;
  if (shown.some((at) => at.decision === decision.id)) return undefined;
  return tips.find(({ id }) => !session.hasSeen(game, id));
}

/** A line of the ribbon, so that it covers nothing. It waits for nothing, and acting closes it. @param {import("../table/page.js").TableContext} t */
export function CoachCard(t) {
  const { session } = t.app;
  const { game, table, tips = [], coach, decision } = t.snapshot;
  const shown = useRef({ decision: "", id: "", isOpen: false });
  const due = t.ctrl.beats.playing || t.ctrl.past.moment ? [] : tips;
  const open = shown.current.decision === decision?.id ? shown.current.id : "";
  const tip = open ? due.find(({ id }) => id === open) : due.length ? nextTip(session, t.snapshot) : undefined;
  useEffect(() => {
    if (!tip || !decision || !coach || open) return;
    shown.current = { decision: decision.id, id: tip.id, isOpen: false };
    session.seen(game, tip.id, { table, round: coach.round, decision: decision.id });
  }, [tip?.id, decision?.id]);
  // A game's lessons may be fetched only now: until they have come there are no words for the card.
  if (!tip || session.preferences.tips === "off" || !t.words.has(tip.message.id)) return null;
  const { isOpen } = shown.current;
  const close = () => ((shown.current = { decision: decision?.id ?? "", id: "-", isOpen }), t.ctrl.changed());
  const unfold = () => ((shown.current.isOpen = true), t.ctrl.changed());
  return html`<aside class=${classes("coach", isOpen && "unfolded")} aria-label=${t.say("coach-title")}>
    <p aria-live="polite" onClick=${unfold}>${t.ui.say(tip.message)}</p>
    <button class="icon unfold" aria-expanded="false" aria-label=${t.say("coach-unfold")} onClick=${unfold}><${Icon} name="ui-down" /></button>
    <span><button class="btn small quiet" onClick=${() => (session.prefer({ tips: "off" }), close())}>${t.say("coach-off")}</button><button class="btn small" onClick=${close}>${t.say("coach-close")}</button></span>
  </aside>`;
}
