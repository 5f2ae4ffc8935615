/** The table in words: the ribbon's question, the state of a player, the whole table in sentences, where the rules open. */

import { PROGRESS, SPACES, TOP, TURTLES } from "./data.js";
import { heldTile } from "./grid.js";
import { gain } from "./tips.js";
import { GOODS, KINDS, actionNow, cap } from "./things.js";

/** @typedef {import("../../../web/types.js").Decision} Decision */
/** @typedef {import("../../../web/types.js").Option} Option */

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("./view.d.ts").View} View */
/** @typedef {import("./view.d.ts").Player} Player */

/** @param {View} view @param {Ui} ui */
export function phase(view, ui) {
  if (view.phase === "setup" || view.phase === "over") return ui.say("board-phase", { phase: view.phase });
  const year = ui.say("board-year", { year: view.year, years: view.years });
  return `${year} · ${view.turn === null ? ui.say("board-phase", { phase: view.phase }) : ui.say("board-turn-of", { seat: { seat: view.turn } })}`;
}

/** One line under a name. @param {View} view @param {number} seat @param {Ui} ui */
export function status(view, seat, ui) {
  const player = view.players[seat];
  const who = player.tribe ? cap(ui.noun(player.tribe)) : player.home ? ui.noun(player.home) : "";
  if (view.phase === "setup") return who || null;
  if (view.phase === "over") return who || null;
  return [who, ui.say("board-markers-left", { markers: player.markers })].filter(Boolean).join(" · ");
}

// The ribbon.

/** @param {{view: View, decision: Decision, chosen: string[], ui: Ui}} about */
export function prompt({ view, decision, chosen, ui }) {
  if (chosen.length) {
    const said = touched(view, chosen, ui);
    if (said) return said;
  }
  const player = view.players[ui.seat ?? 0];
  const doing = view.doing?.decision;
  const { todo = [], steps = 0 } = view.doing ?? {};
  if (doing === "turn")
    return {
      say: ui.say("board-ask-turn"),
      sub: ui.say("board-ask-turn-sub", {
        markers: player.markers,
        tiles: player.grid.filter((slot) => slot.marked).length,
        ordered: view.next_order.includes(player.seat) ? 1 : 0,
      }),
    };
  if (doing === "action") {
    const action = actionNow(view) ?? todo[0];
    return {
      say: ui.say("board-ask-action", { action, gain: gain(ui, player, action) }),
      sub: ui.say(`about-action-${action}`),
    };
  }
  if (ui.compact && doing === "move")
    return { say: cap(ui.say("board-steps-left", { count: steps })), sub: hint(view, ui, player) };
  if (ui.compact && doing === "exchange") return { say: ui.say("board-ask-exchange"), sub: hint(view, ui, player) };
  if (ui.compact && doing === "alliance")
    return { say: ui.say("board-ask-score", { points: (player.yields?.military ?? []).length }), sub: "" };
  return { say: ui.say(decision.prompt), sub: hint(view, ui, player) };
}

/** Something is touched: what comes next. @param {View} view @param {string[]} chosen @param {Ui} ui */
function touched(view, chosen, ui) {
  const last = chosen[chosen.length - 1];
  const [kind, name = ""] = last.split(":");
  switch (kind) {
    case "guard": {
      const [territory, who] = name.split(".");
      return { say: ui.say("board-ask-where", { who }), sub: ui.say("board-ask-where-sub", { territory }) };
    }
    case "good":
      return { say: ui.say("board-ask-take", { good: name }), sub: "" };
    case "swap":
      return heldTile()
        ? {
            say: ui.say("board-ask-swap-with", { tile: view.players[ui.seat ?? 0].grid[heldTile() - 1].tile }),
            sub: "",
          }
        : { say: ui.say("board-ask-swap"), sub: ui.say("board-tip-swap") };
    case "black":
      return { say: ui.say("board-ask-black"), sub: ui.say("about-ojibwa") };
    case "area":
      return { say: ui.say("board-ask-transfer", { area: name }), sub: ui.say("board-ask-transfer-sub") };
    case "market":
      return {
        say: ui.say("option-buy", { progress: name }),
        sub: ui.say("board-buy-price", {
          price: ui.say("board-price", { level: PROGRESS[name].level }),
          gain: worth(view, ui, name),
        }),
      };
    case "tile":
      return { say: ui.say("board-ask-out", { tile: name }), sub: ui.say("board-top-row-random") };
    case "space":
      return { say: ui.say("board-ask-masks", { space: name }), sub: ui.say(`about-${name}`) };
    case "mask":
      return { say: ui.say("board-ask-as", { mask: name }), sub: "" };
    case "track":
      return { say: ui.say("board-ask-balance", { track: name }), sub: "" };
    default:
      return null;
  }
}

/** The second line, when nothing is touched yet. @param {View} view @param {Ui} ui @param {Player} player */
function hint(view, ui, player) {
  switch (view.doing?.decision) {
    case "move":
      return ui.say("board-hint-move");
    case "exchange":
      return ui.say("board-hint-exchange");
    case "ritual":
      return ui.say("board-ritual-now", { points: player.yields?.ritual ?? 0 });
    case "alliance":
      return ui.say("board-brings", { what: ui.say("board-if-now"), gain: gain(ui, player, "military") });
    case "discount":
    case "pay":
      return ui.say("board-buy-price", {
        price: ui.say("board-price", { level: PROGRESS[view.doing.progress ?? ""].level }),
        gain: worth(view, ui, view.doing.progress ?? ""),
      });
    case "end":
      return ui.say("board-hint-end");
    case "replace":
      return ui.say("board-top-row-random");
    case "restore-swap":
      return ui.say("board-tip-swap");
    case "home":
    case "smallpox":
      return ui.say("board-hint-map");
    default:
      return "";
  }
}

/** What declining costs now; said on its button. @param {Option} option @param {View} view @param {Ui} ui @returns {string | null} */
export function cost(option, view, ui) {
  const player = view.players[ui.seat ?? 0];
  switch (option.key) {
    case "skip":
      return gain(ui, player, actionNow(view) ?? view.doing?.todo[0] ?? "") || null;
    case "stop-moving":
      return ui.say("board-cost-steps", { count: view.doing?.steps ?? 0 });
    case "stop-exchanging":
      return view.doing?.exchanges ? ui.say("board-cost-exchanges", { count: view.doing.exchanges }) : null;
    case "stop-spending":
      return ui.say("board-cost-score", { points: (view.doing?.spent ?? []).length });
    case "masks:none": {
      const best = Math.max(0, ...SPACES.filter((space) => ui.lit(`space:${space.id}`)).map((space) => space.points));
      return best ? ui.say("board-cost-masks", { points: best }) : null;
    }
    case "claim:none": {
      const best = Math.max(
        0,
        ...Object.values(TURTLES)
          .filter((turtle) => ui.lit(`turtle:${turtle.id}`))
          .map((turtle) => turtle.points),
      );
      return best ? ui.say("board-cost-turtle", { points: best }) : null;
    }
    case "buy:nothing": {
      const best = Math.max(0, ...view.market.filter((id) => ui.lit(`market:${id}`)).map((id) => PROGRESS[id].level));
      return best ? ui.say("board-cost-tile", { points: best }) : null;
    }
    case "no-swap":
      return ui.say("board-cost-swap");
    default:
      return null;
  }
}

/** What a tile of the market brings: its two tracks, and how much of it counts at once. @param {View} view @param {Ui} ui @param {string} id @returns {string} */
export function worth(view, ui, id) {
  const { level, track } = PROGRESS[id];
  const player = view.players[ui.seat ?? 0];
  const now = { ...player.tracks };
  for (const [one, points] of Object.entries(player.from_turtles ?? {})) now[one] += Number(points);
  /** @type {Record<string, number>} */
  const then = { ...now, economic: Math.min(TOP, now.economic + level) };
  const order = Object.keys(then).sort((a, b) => then[a] - then[b]);
  const second = track === "lowest" ? order[0] : track === "highest" ? order[3] : track;
  then[second] = Math.min(TOP, then[second] + level);
  const counted = (/** @type {Record<string, number>} */ tracks) =>
    view.pairs.reduce(
      (/** @type {number} */ sum, /** @type {string[]} */ [a, b]) => sum + Math.min(tracks[a], tracks[b]),
      0,
    );
  return ui.say("board-buy-gain", { level, track, counts: counted(then) - counted(now) });
}

// The table in sentences.

/** @param {View} view @param {Ui} ui @returns {string[]} */
export function describe(view, ui) {
  const seats = view.players.map((player) => player.seat);
  const order = ui.seat === null ? seats : [ui.seat, ...seats.filter((/** @type {number} */ seat) => seat !== ui.seat)];
  return [
    phase(view, ui),
    ...order.flatMap((/** @type {number} */ seat) => playerLines(view, ui, seat)),
    ...landLines(view, ui),
    ...offerLines(view, ui),
  ];
}

/** @param {Ui} ui @param {string} what @param {string[]} facts */
const line = (ui, what, facts) =>
  ui.say("board-brings", { what, gain: facts.filter(Boolean).join(", ") || ui.say("board-none") });

/** @param {View} view @param {Ui} ui @param {number} seat */
function playerLines(view, ui, seat) {
  const player = view.players[seat];
  const name = nameOf(ui, seat);
  const tracks = view.pairs.map(
    (/** @type {string[]} */ [first, second]) =>
      `${ui.say("board-at", { track: first, points: player.tracks[first] })}, ${ui.say("board-at", { track: second, points: player.tracks[second] })}`,
  );
  const found = [
    line(ui, name, [status(view, seat, ui) ?? "", ui.say("board-total", { points: player.total }), ...tracks]),
  ];
  found.push(
    line(
      ui,
      `${name}, ${ui.say("board-goods")}`,
      GOODS.filter((good) => player.goods[good]).map((good) =>
        ui.say("board-gain-goods", { good, count: player.goods[good] }),
      ),
    ),
  );
  for (const place of /** @type {("village" | "long_house")[]} */ (["village", "long_house"])) {
    const title = ui.say(place === "village" ? "board-village" : "board-long-house");
    found.push(
      line(
        ui,
        `${name}, ${title}`,
        KINDS.filter((kind) => player[place][kind]).map((kind) => `${ui.noun(kind)} ${player[place][kind]}`),
      ),
    );
  }
  const tiles = player.grid.flatMap((slot, at) =>
    slot.tile
      ? [
          ui.say("board-place", { slot: at + 1, tile: slot.tile, ritual: slot.ritual }) +
            (slot.marked ? ` (${ui.say("board-marked")})` : slot.fire ? ` (${ui.say("board-lit")})` : ""),
        ]
      : [],
  );
  if (tiles.length) found.push(line(ui, ui.say("board-grid", { seat: { seat } }), tiles));
  if (player.progress.length)
    found.push(
      line(
        ui,
        `${name}, ${ui.say("board-market")}`,
        player.progress.map((tile) => ui.noun(tile.id) + (tile.down ? ` (${ui.say("board-face-down")})` : "")),
      ),
    );
  if (player.cards?.length)
    found.push(
      line(
        ui,
        ui.say("board-hand"),
        player.cards.map((/** @type {string} */ card) => ui.noun(card)),
      ),
    );
  else if (player.known_cards.length)
    found.push(
      line(
        ui,
        ui.say("board-known-cards", { seat: { seat } }),
        player.known_cards.map((/** @type {string} */ card) => ui.noun(card)),
      ),
    );
  if (player.turtles.length)
    found.push(
      line(
        ui,
        `${name}, ${ui.say("board-turtles")}`,
        player.turtles.map((one) =>
          one.tracks
            ? ui.say("board-turtle-of", { turtle: one.id, tracks: one.tracks })
            : ui.say("board-turtle-secret", { turtle: one.id }),
        ),
      ),
    );
  return found;
}

/** @param {Ui} ui @param {number} seat */
const nameOf = (ui, seat) => (seat === ui.seat ? ui.say("board-you") : (ui.names[seat] ?? ui.say("board-ghost")));

/** @param {View} view @param {Ui} ui */
function landLines(view, ui) {
  return Object.entries(view.territories).flatMap(([id, guards]) => {
    const facts = guards.map(
      (one) => `${nameOf(ui, one.seat)}: ${ui.say("board-guards", { count: one.guards + Number(one.black) })}`,
    );
    const people = Object.entries(view.areas).flatMap(([area, there]) =>
      there && area.startsWith(`${id}.`)
        ? [ui.say("board-in-area", { area, kind: there.kind, seat: { seat: there.seat } })]
        : [],
    );
    return facts.length || people.length ? [line(ui, ui.noun(id), [...facts, ...people])] : [];
  });
}

/** @param {View} view @param {Ui} ui */
function offerLines(view, ui) {
  const market = view.market.length
    ? [
        line(
          ui,
          ui.say("board-market"),
          view.market.map((/** @type {string} */ id) => ui.noun(id)),
        ),
      ]
    : [];
  const display = view.display.some(Boolean)
    ? [
        line(
          ui,
          ui.say("board-display", { level: view.level }),
          view.display.flatMap((id) => (id ? [ui.noun(id)] : [])),
        ),
      ]
    : [];
  const next = view.next_order.length
    ? [
        line(
          ui,
          ui.say("board-next-order"),
          view.next_order.map((/** @type {number} */ seat) => nameOf(ui, seat)),
        ),
      ]
    : [];
  return [...market, ...display, ...next];
}

/** @type {Record<string, string>} */
const RULE = {
  ...{
    turn: "R12",
    fire: "R80",
    action: "R17",
    move: "R40",
    exchange: "R61",
    smallpox: "R62",
    buy: "R64",
    discount: "R66",
    pay: "R65",
    track: "R68",
    economy: "R69",
  },
  ...{
    draw: "R85",
    discard: "R115",
    masks: "R88",
    "masks-played": "R128",
    turtle: "R71",
    alliance: "R75",
    ritual: "R92",
    "ritual-score": "R93",
    end: "R30",
    "restore-swap": "R33",
    replace: "R97",
    canoe: "R35",
    lake: "R35",
    flag: "R112",
  },
};

/** Where the rules drawer opens. @param {View} view */
export const section = (view) => (view.phase === "over" ? "R104" : (RULE[view.doing?.decision ?? ""] ?? null));
