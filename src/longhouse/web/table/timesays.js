/** What the ribbon says about time: somebody is late, somebody asks for a pause, the clocks stand. */

import { dayWords, serverNow } from "./clocks.js";
import { Button } from "./promptbar.js";

export { Clock } from "./clocks.js";

/**
 * @typedef {import("./page.js").TableContext} TableContext
 * @typedef {import("./promptbar.js").Saying} Saying
 */

/** What must be said before anything else about the game; null if nothing. @param {TableContext} t @returns {Saying | null} */
export function aboutTime(t) {
  const { clocks, status } = t.snapshot;
  if (!clocks || status !== "playing") return null;
  const late = clocks.seats.flatMap((one, seat) => (one?.late ? [seat] : []));
  if (late.length && t.ui.seat !== null && !late.includes(t.ui.seat)) return somebodyLate(t, late);
  if (clocks.asked && clocks.asked.kind !== "end") return asking(t);
  if (clocks.paused && !t.snapshot.decision) return standing(t);
  return null;
}

/** The others say what happens. @param {TableContext} t @param {number[]} late @returns {Saying} */
function somebodyLate(t, late) {
  const { ctrl, ui } = t;
  const { clocks, stand_ins } = t.snapshot;
  const asked = clocks?.asked?.kind === "end" ? clocks.asked : null;
  const waits = asked && !asked.waiting_for.includes(ui.seat ?? -1) ? asked.waiting_for : [];
  const acts = [
    Button({ on: () => ctrl.atZero("end"), words: t.say("late-end"), kind: "quiet", busy: ctrl.busy }),
    Button({ on: () => ctrl.atZero("wait"), words: t.say("late-wait"), busy: ctrl.busy }),
  ];
  if (stand_ins !== "nobody")
    acts.push(Button({ on: () => ctrl.atZero("bot"), words: t.say("late-bot"), kind: "primary", busy: ctrl.busy }));
  const who = t.words.list(late.map((seat) => ui.names[seat]));
  const say = t.say(clocks?.pace === "relaxed" ? "late-idle" : "late-out", { who });
  if (ctrl.notice) return { say: ui.say(ctrl.notice.message), seat: late[0], acts };
  const missing = t.words.list(waits.map((seat) => ui.names[seat]));
  return {
    say,
    sub: waits.length ? t.say("late-end-waits", { who: missing }) : t.say("late-sub"),
    seat: late[0],
    acts,
  };
}

/** Somebody wants a pause, or its end. @param {TableContext} t @returns {Saying} */
function asking(t) {
  const { ctrl, ui } = t;
  const asked = /** @type {NonNullable<import("../types.js").Clocks["asked"]>} */ (t.snapshot.clocks?.asked);
  const mine = ui.seat !== null && asked.waiting_for.includes(ui.seat);
  const acts = mine
    ? [
        Button({ on: () => ctrl.answerPause(false), words: t.say(`time-vote-${asked.kind}-no`) }),
        Button({ on: () => ctrl.answerPause(true), words: t.say(`time-vote-${asked.kind}-yes`), kind: "primary" }),
      ]
    : asked.by === ui.seat
      ? [Button({ on: () => ctrl.answerPause(false), words: t.say("ribbon-rewind-withdraw") })]
      : [];
  const who = t.words.list(asked.waiting_for.map((seat) => ui.names[seat]));
  return {
    say: t.say(`time-vote-${asked.kind}-asked`, { seat: { seat: asked.by } }),
    sub: mine ? t.say(`time-vote-${asked.kind}-sub`) : t.say("ribbon-rewind-waits", { who }),
    seat: asked.by,
    acts,
  };
}

/** @param {TableContext} t @returns {Saying} */
function standing(t) {
  const clocks = /** @type {import("../types.js").Clocks} */ (t.snapshot.clocks);
  const paused = /** @type {NonNullable<import("../types.js").Clocks["paused"]>} */ (clocks.paused);
  const day = dayWords(paused.until, t.app.session.preferences.language);
  const alone = serverNow(clocks) >= paused.ends_from;
  return {
    say: t.say("paused-say"),
    sub: t.say("clock-paused", { day }),
    acts:
      t.ui.seat === null
        ? []
        : [Button({ on: () => t.ctrl.askPause(false), words: t.say(alone ? "menu-resume" : "menu-resume-ask") })],
  };
}
