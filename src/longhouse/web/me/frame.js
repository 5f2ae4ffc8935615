/** What every page here stands in. */

import { html, useEffect, useState } from "../dom.js";
import { LobbyFoot, LobbyTop } from "../lobby/frame.js";
import { styled } from "./parts.js";
import { useMeWords } from "./words.js";

/** @typedef {import("../app.js").App} App @typedef {import("../types.js").Child} Child */

/** Whether words and style are here. @param {App} app @param {string} title a message */
export function useReady(app, title) {
  const worded = useMeWords(app);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    styled.then(() => setReady(true));
  }, []);
  useEffect(() => {
    if (worded) document.title = `${app.say(title)} · Longhouse`;
  }, [worded, app.words]);
  return worded && ready;
}

/** @param {{app: App, here: string, wide?: boolean, ready?: boolean, children?: Child}} props */
export const Frame = ({
  app,
  here,
  wide = false,
  ready = true,
  children,
}) => html`<div class="lob" aria-busy=${ready ? null : "true"}>
  <${LobbyTop} app=${app} here=${here} />
  <main class=${wide ? "page me-page" : "page me-page narrow"}>${ready && children}</main>
  ${ready && html`<${LobbyFoot} app=${app} />`}
</div>`;
