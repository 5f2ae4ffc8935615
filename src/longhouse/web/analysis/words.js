/** The words of the analysis: only who reads one loads them. */

import { outside } from "../net.js";
import { FluentResource } from "../vendor/fluent-bundle.js";

/** A game's words with those of the analysis. @param {import("../app.js").App} app @param {string} game */
export async function loadAnalysisWords(app, game) {
  const words = await app.wordsOf(game);
  if (!words.has("analysis-title")) {
    const answer = await fetch(outside(`/web/analysis/text/${words.language}.ftl`));
    if (!answer.ok) throw new Error(String(answer.status));
    words.bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
  }
  return words;
}
