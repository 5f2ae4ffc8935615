/** `/join`: where an invitation to the house leads. It is remembered, so that whoever is invited may look around first. */

import { html, useState } from "../dom.js";
import { KeepGames } from "../lobby/frame.js";
import { Frame, useReady } from "./frame.js";

/** The invitation is a secret: it does not stay in the address bar. @param {import("../app.js").App} app */
function takeInvitation(app) {
  const code = location.hash.slice(1);
  if (!code) return app.session.invitation();
  history.replaceState(null, "", location.pathname);
  // A member has no use for it: they may pass the link on.
  if (!app.session.isMember()) app.session.keepInvitation(code);
  return code;
}

/** @param {{app: import("../app.js").App}} props */
export function JoinPage({ app }) {
  const ready = useReady(app, "me-join-title");
  const [code] = useState(() => takeInvitation(app));
  const [keeps, setKeeps] = useState(false);
  const [wasMember] = useState(app.session.isMember());
  const { rules } = app.session;
  const needless = rules.join === "open";
  const close = () => {
    setKeeps(false);
    if (app.session.isMember()) app.go("/");
  };
  const isUseful = Boolean(code) && !needless;
  const named = isUseful ? "me-join-member" : "me-join-named";
  const words = wasMember ? named : needless ? "me-join-open" : code ? "me-join-about" : "me-join-empty";
  const mayKeep = !wasMember && (needless || isUseful);
  return html`<${Frame} app=${app} here="/join" ready=${ready}>
    <div class="card door">
      <h1>${app.say(isUseful && !wasMember ? "me-join-title" : "me-join-name")}</h1>
      <p>${app.say(words, { name: app.session.known()?.name ?? "" })}</p>
      <p class="row-acts">
        ${mayKeep && html`<button class="btn primary big" aria-haspopup="dialog" onClick=${() => setKeeps(true)}>${app.say("me-join-keep")}</button>`}
        <a class="btn" href="/">${app.say("app-to-lobby")}</a>
      </p>
      ${mayKeep && html`<p class="hint">${app.say("me-have-one")} <a href="/sign-in">${app.say("me-sign-in")}</a></p>`}
    </div>
    ${keeps && html`<${KeepGames} app=${app} onClose=${close} />`}
  </${Frame}>`;
}
