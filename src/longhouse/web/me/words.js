/** The words of these pages: only who opens one loads them. */

import { useEffect, useState } from "../dom.js";
import { outside } from "../net.js";
import { FluentResource } from "../vendor/fluent-bundle.js";

/** Put them beside those of the house. @param {import("../app.js").App} app */
export async function loadMeWords(app) {
  const { words } = app;
  if (words.has("me-title")) return;
  const answer = await fetch(outside(`/web/me/text/${words.language}.ftl`));
  if (!answer.ok) throw new Error(String(answer.status));
  words.bundle.addResource(new FluentResource(await answer.text()), { allowOverrides: true });
}

/** Whether they are here, in the language that is read now. @param {import("../app.js").App} app */
export function useMeWords(app) {
  const [, redraw] = useState(0);
  useEffect(() => {
    loadMeWords(app).then(
      () => redraw((/** @type {number} */ n) => n + 1),
      () => {},
    );
  }, [app.words]);
  return app.words.has("me-title");
}
