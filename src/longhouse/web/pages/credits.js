/** Who made what we use. */

import { html, useEffect } from "../dom.js";
import { LobbyFoot, LobbyTop } from "../lobby/frame.js";

const ICONS = {
  Lorc: "anvil, boot-prints, campfire, compass, crossed-axes, crossed-chains, feather, fluffy-cloud, laurel-crown, meat, padlock, paw-print, pine-tree, pocket-bow, power-lightning, raven, rune-stone, scroll-unfurled, semi-closed-eye, snowflake-2, spark-spirit, spears, spyglass, stag-head, stone-axe, stone-spear, sunbeams, totem-head, trade, treasure-map, turtle, vintage-robot, walking-boot, whirlwind, wolf-head, wooden-fence",
  Delapouite:
    "animal-hide, barracks-tent, basket, bear-head, beaver, berries-bowl, bison, blanket, bow-arrow, camping-tent, cavalry, cave-entrance, ceremonial-mask, chart, corn, deer-track, double-fish, drum, eagle-head, forest, gold-nuggets, high-grass, hill-fort, horizon-road, horse-head, jelly-beans, meeple, mine-wagon, old-wagon, person, perspective-dice-six-faces-random, plain-arrow, pumpkin, round-silo, rule-book, shaking-hands, smoking-pipe, sound-off, sound-on, spearfishing, star-altar, stone-pile, stone-stack, sunset, tipi, totem, tribal-shield, upgrade, viking-head, viking-helmet, viking-longhouse, viking-shield, war-bonnet, watchtower, wood-cabin, wood-canoe, wood-pile, wood-stick",
  Faithtoken: "card-pick",
  "Caro Asercion": "boar",
  Skoll: "donkey",
};

/** @param {{app: import("../app.js").App}} props */
export function CreditsPage({ app }) {
  const { say } = app;
  useEffect(() => {
    document.title = `${say("credits-title")} · Longhouse`;
  }, [app.words]);
  return html`<div class="lob">
    <${LobbyTop} app=${app} here="/credits" />
    <main class="page prose">
      <h1>${say("credits-title")}</h1>
      <h2>${say("credits-icons")}</h2>
      <p>${say("credits-icons-about")} <a href="https://game-icons.net">game-icons.net</a>, <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>.</p>
      <dl>${Object.entries(ICONS).map(([author, names]) => html`<div key=${author}><dt>${author}</dt><dd>${names}</dd></div>`)}</dl>
      <h2>${say("credits-fonts")}</h2>
      <p><b>Fraunces</b>, The Fraunces Project Authors, <a href="/web/fonts/fraunces.OFL.txt">SIL Open Font License 1.1</a>.<br />
        <b>Source Sans 3</b>, Adobe, <a href="/web/fonts/source-sans-3.OFL.txt">SIL Open Font License 1.1</a>.</p>
      <h2>${say("credits-code")}</h2>
      <p><b>Preact</b>, Jason Miller, <a href="/web/vendor/preact.LICENSE.txt">MIT</a>. <b>htm</b>, Google, <a href="/web/vendor/htm.LICENSE.txt">Apache 2.0</a>. <b>Fluent</b>, Mozilla, <a href="/web/vendor/fluent-bundle.LICENSE.txt">Apache 2.0</a>.</p>
      <h2>${say("credits-games")}</h2>
      <p>${say("credits-games-about")}</p>
    </main>
    <${LobbyFoot} app=${app} />
  </div>`;
}
