/** What the things of the common table are and do now: map, masks, market, turtles, tracks. Lines of a bubble. */

import { PROGRESS, SPACES, TERRITORIES, TOP, TURTLES } from "./data.js";
import { RESOURCES, cap, turtle } from "./things.js";

/** @typedef {import("../../../web/types.js").Message} Message */

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */

/** @param {View} view @param {number} seat */
const ref = (view, seat) => (view.players[seat] ? { seat: { seat } } : null);

/** @param {string} kind @param {string} name @param {View} view @param {Ui} ui @returns {(Message | string)[] | null} */
export function about(kind, name, view, ui) {
  switch (kind) {
    case "territory":
      return territory(view, ui, name);
    case "guard":
    case "foe":
      return guard(view, ui, kind, name);
    case "area":
      return area(view, ui, name);
    case "lake":
      return [cap(ui.noun(name)), ui.say("about-action-canoe")];
    case "flag":
      return [cap(ui.noun(name)), ui.say("about-P1-2")];
    case "deck":
      return [
        ui.say("board-deck"),
        ui.say("board-cards", { count: view.masks.deck }),
        ui.say("board-risk", blankets(view)),
      ];
    case "discard":
      return [
        ui.say("board-discard"),
        ...view.masks.discard.slice(-1).map((/** @type {string} */ card) => cap(ui.noun(card, "a"))),
        ui.say("board-cards", { count: view.masks.discard.length }),
      ];
    case "space":
      return space(view, ui, name);
    case "market":
      return offer(view, ui, name);
    case "turtle":
      return turtleTip(view, ui, name);
    case "track":
      return track(view, ui, name);
    default:
      return null;
  }
}

/** How many unseen cards are infected. @param {View} view */
export function blankets(view) {
  const all = Object.entries(view.masks.unseen).map(([card, count]) => ({
    ill: card.endsWith(".infected"),
    count: Number(count),
  }));
  const sum = (/** @type {{count: number}[]} */ rows) => rows.reduce((total, { count }) => total + count, 0);
  return { infected: sum(all.filter(({ ill }) => ill)), cards: sum(all) };
}

/** @param {View} view @param {string} id @returns {{seat: number, count: number}[]} the strongest first */
const strength = (view, id) =>
  view.territories[id]
    .map((side) => ({ seat: side.seat, count: side.guards + Number(side.black) }))
    .sort((a, b) => b.count - a.count);

/** @param {View} view @param {Ui} ui @param {string} id */
function territory(view, ui, id) {
  const owner = view.players.find((player) => player.home === id);
  const sides = strength(view, id);
  const name = [
    ui.noun(id),
    owner ? ui.say("board-home-of", { seat: { seat: owner.seat } }) : "",
    TERRITORIES[id].flag ? ui.say("board-flag", { flag: TERRITORIES[id].flag }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
  const guards = sides
    .map(
      ({ seat, count }) =>
        `${seat === ui.seat ? ui.say("board-you") : (ui.names[seat] ?? ui.say("board-ghost"))}: ${ui.say("board-guards", { count })}`,
    )
    .join(", ");
  const [first, second] = sides;
  const ahead = !first
    ? ""
    : second?.count === first.count
      ? ui.say("board-tied")
      : ref(view, first.seat)
        ? ui.say("board-majority", { seat: { seat: first.seat } })
        : "";
  return [
    name,
    guards,
    ui.lit(`territory:${id}`) && view.doing?.decision === "move" ? ui.say("board-stand") : ahead,
  ].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @param {string} kind @param {string} name */
function guard(view, ui, kind, name) {
  const [id, who] = name.split(".");
  if (!view.territories[id]) return null;
  const seat =
    kind === "guard"
      ? (ui.seat ?? 0)
      : who === "black"
        ? view.players.findIndex((player) => player.tribe === "mohawk")
        : Number(who);
  const count = strength(view, id).find((side) => side.seat === seat)?.count ?? 0;
  const title = ref(view, seat)
    ? ui.say("board-guards-of", { territory: id, seat: { seat }, count })
    : `${ui.noun(id)}, ${ui.say("board-ghost")}: ${ui.say("board-guards", { count })}`;
  const fight =
    kind === "foe" && ui.lit(`foe:${name}`)
      ? `${ui.say("board-fight")}: ${ui.say("board-both-fall")}`
      : ui.say(who === "black" ? "about-black" : "about-warrior");
  return [title, fight];
}

/** @param {View} view @param {Ui} ui @param {string} id */
function area(view, ui, id) {
  const there = view.areas[id];
  const lit = ui.lit(`area:${id}`);
  if (!there) return [cap(ui.say("board-area-empty", { area: id })), lit ? ui.say("board-lie") : ""].filter(Boolean);
  const title = cap(
    ref(view, there.seat)
      ? ui.say("board-in-area", { area: id, kind: there.kind, seat: { seat: there.seat } })
      : ui.noun(id),
  );
  const lies = there.kind === "warrior" || there.kind === "black";
  if (there.seat === ui.seat)
    return [
      title,
      lies ? ui.say("board-outpost") : ui.say(`about-${there.kind}`),
      lies && lit ? ui.say("board-transfer") : "",
    ].filter(Boolean);
  const guarded = view.territories[id.split(".")[0]].some((side) => side.seat === there.seat);
  const fight = lit
    ? `${ui.say("board-fight")}: ${ui.say(lies ? "board-both-fall" : "board-victim-falls")}`
    : guarded
      ? ui.say("board-guarded")
      : "";
  return [title, lies ? ui.say("board-outpost") : ui.say(`about-${there.kind}`), fight].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @param {string} id */
function space(view, ui, id) {
  if (!SPACES.some((row) => row.id === id)) return null;
  const owner = view.players.find((player) => player.disk === id);
  const now = owner
    ? ui.say("board-space-of", { seat: { seat: owner.seat } })
    : ui.lit(`space:${id}`)
      ? ui.say("board-playable")
      : "";
  return [cap(ui.noun(id)), ui.say(`about-${id}`), now].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @param {string} id */
function offer(view, ui, id) {
  const { level, track: second } = PROGRESS[id];
  const price = ui.say("board-price", { level });
  const score = ui.say("board-scores", { level, track: ui.say("board-second-track", { track: second }) });
  const goods = view.players[ui.seat ?? view.turn ?? 0]?.goods;
  const all = goods ? RESOURCES.reduce((sum, good) => sum + goods[good], 0) : 0;
  const reach = ui.lit(`market:${id}`)
    ? ui.say("board-affordable")
    : goods && all >= 3 * level && !pays(goods, level)
      ? ui.say("board-after-exchange")
      : "";
  return [ui.noun(id), ui.say(`about-${id}`), [price, score, reach].filter(Boolean).join(". ")];
}

/** Whether the full price is in the stores. @param {Record<string, number>} goods @param {number} level */
const pays = (goods, level) =>
  goods.leather >= level &&
  goods.fish >= level &&
  ["corn", "beans", "pumpkin"].filter((good) => goods[good]).length >= level;

/** @param {View} view @param {Ui} ui @param {string} id */
function turtleTip(view, ui, id) {
  const player = view.players[ui.seat ?? view.turn ?? 0];
  if (!TURTLES[id]) return null;
  const now = player?.yields;
  const have = now && { women: now.women, hunters: now.hunters, canoes: now.fish }[turtle(id).category];
  const owned = player?.turtles.some((one) => one.id === id);
  const need = TURTLES[id].need - Number(player?.tribe === "shawnee");
  return [
    cap(ui.noun(id)),
    ui.say(`about-${id}`),
    owned ? ui.say("board-owned") : now ? ui.say("board-need", { need, have }) : "",
  ].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @param {string} id */
function track(view, ui, id) {
  const pair = view.pairs.find((/** @type {string[]} */ one) => one.includes(id));
  if (!pair) return null;
  const player = view.players[ui.seat ?? view.turn ?? 0];
  const [now, other] = [player.tracks[id], player.tracks[pair.find((one) => one !== id) ?? id]];
  const title = `${ui.say("board-at", { track: id, points: now })} · ${ui.say("board-pair", { first: pair[0], second: pair[1] })}`;
  return [
    title,
    ui.say(`about-${id}`),
    now >= TOP ? ui.say("board-full") : ui.say("board-wasted-points", { count: Math.max(0, now - other) }),
  ];
}
