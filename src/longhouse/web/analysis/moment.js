/** What the ribbon of a replay says at a moment that the analysis has named. */

import { get } from "../net.js";
import { namesOf } from "../table/ui.js";
import { loadAnalysisWords } from "./words.js";

/**
 * The two sentences about a mistake; null if there is none of that number.
 * @param {import("../app.js").App} app @param {import("../types.js").Snapshot} snapshot @param {number} nth
 * @returns {Promise<{entry: number, seat: number, say: string, sub: string} | null>}
 */
export async function aboutMistake(app, snapshot, nth) {
  const [words, found] = await Promise.all([
    loadAnalysisWords(app, snapshot.game),
    /** @type {Promise<import("./page.js").Analysis>} */ (
      get(`/api/tables/${snapshot.table}/analysis`, app.session.held(snapshot.table)?.chairs[0]?.token)
    ),
  ]);
  const mistake = found.result?.mistakes[nth - 1];
  if (!mistake) return null;
  const names = namesOf(snapshot, words);
  const own = app.session.held(snapshot.table)?.chairs ?? [];
  const reader = { names, viewer: mistake.seat };
  return {
    entry: mistake.before,
    seat: mistake.seat,
    say: words.say(
      "analysis-here",
      { seat: { seat: mistake.seat }, choice: words.say(mistake.choice, {}, reader) },
      { names, viewer: own.length === 1 ? own[0].seat : null },
    ),
    sub: words.say("analysis-here-better", { better: words.say(mistake.better, {}, reader) }),
  };
}
