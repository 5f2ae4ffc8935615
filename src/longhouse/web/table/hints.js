/** Hints, and why a bot did something, in words: the same sentences as analysis/words.py. */

/**
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Ui} Ui
 * @typedef {import("../types.js").Option} Option
 * @typedef {{decision: string, key: string, sure: "only" | "clear" | "slight" | "equal" | "best", other: string | null, more: number, chance: number, reasons: Message[]}} Hint
 * @typedef {{seat: number, reasons: Message[]}} Because
 */

/** The choice; and why it, with how sure that is. @param {Hint} hint @param {Option[]} options @param {Ui} ui @returns {{say: string, sub: string}} */
export function hintWords(hint, options, ui) {
  const labelOf = (/** @type {string | null} */ key) => {
    const option = options.find((one) => one.key === key);
    return option ? ui.say(option.label) : "";
  };
  const say = ui.say("hint-choice", { choice: labelOf(hint.key) });
  if (hint.sure === "only") return { say, sub: ui.say("hint-only") };
  const why = hint.reasons.length
    ? ui.say("hint-why", { why: clauses(hint.reasons, ui.seat, ui, true) })
    : hint.more > 0
      ? ui.say("hint-games", { more: hint.more })
      : "";
  const beside = hint.other ? ui.say(`hint-${hint.sure}`, { other: labelOf(hint.other) }) : "";
  return { say, sub: [why, beside].filter(Boolean).join(" ") };
}

/** What a bot's turn brought it. @param {Because} because @param {Ui} ui */
export function becauseWords({ seat, reasons }, ui) {
  if (!reasons.length) return ui.say("because-unseen", { seat: { seat } });
  return ui.say("because", { seat: { seat }, why: clauses(reasons, seat, ui) });
}

/** Several clauses beside each other. Of somebody else they speak in another form, where it differs. @param {Message[]} reasons @param {number | null} seat @param {Pick<Ui, "seat" | "language" | "say">} ui @param {boolean} [begins] a sentence with them */
export function clauses(reasons, seat, ui, begins = false) {
  const said = reasons.map((one) => (seat !== ui.seat && ui.say(one, {}, "theirs")) || ui.say(one));
  const text = said.join(ui.language === "fr" ? "\u00a0; " : "; ");
  return begins ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}
