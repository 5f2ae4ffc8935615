/** The rules drawer. What is in it is loaded when it is opened: a table is light. */

import { Dialog } from "../dialog.js";
import { html, useEffect, useState } from "../dom.js";

/**
 * @param {{app: import("../app.js").App, words: import("../words.js").Words, game: string, board: import("../types.js").Board | null, ui: import("../types.js").Ui, at?: string | null, onClose: () => void, page?: boolean}} props
 *   `at`: the rule to open at
 */
export function RulesDrawer({ app, words, game, board, ui, at, onClose }) {
  const [{ Pages }, setPages] = useState(
    /** @type {{Pages: typeof import("../pages/book.js").RulesPages | null}} */ ({ Pages: null }),
  );
  useEffect(() => {
    import("../pages/book.js").then(
      ({ RulesPages }) => setPages({ Pages: RulesPages }),
      () => {},
    );
  }, []);
  return html`<${Dialog} kind="drawer" label=${app.say("app-rules")} close=${app.say("app-close")} onClose=${onClose}>
    ${Pages && html`<${Pages} app=${app} words=${words} game=${game} board=${board} ui=${ui} at=${at} />`}
  </${Dialog}>`;
}
