/** What a thing is and does now: lines of a bubble, at most three, the first is its name. */

import { CREATURES, WINTER } from "./data.js";
import { BUILDINGS, CLANS, RESOURCES, cap, dashed, faceOf, labelled } from "./faces.js";
import { effect, fullPrice } from "./cards.js";
import { buildingsIn, sayStrongholds } from "./stores.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */
/** @typedef {import("../../../web/types.js").Message} Message */

/** @typedef {import("./view.d.ts").View} View */

/** @param {Ui} ui @param {string} id @param {string} [more] */
export function cardTip(ui, id, more = "") {
  const face = faceOf(id);
  if (!face) return null;
  const marks = [
    face.flash ? ui.say("board-flash") : "",
    face.fame ? ui.say("board-card-fame", { count: face.fame }) : "",
    more,
  ]
    .filter(Boolean)
    .join(" · ");
  return [cap(ui.noun(id.split(".")[0])), effect(ui, id), marks].filter(Boolean);
}

/** A territory by one of its areas. @param {View} view @param {string} area */
export const landOf = (view, area) =>
  view.territories[area] ?? Object.values(view.territories).find((land) => land.areas.includes(area)) ?? null;

/** @param {View} view @param {Ui} ui @param {import("./view.d.ts").Territory} land */
export function landFacts(view, ui, land) {
  const yielded = /** @type {Record<string, number>} */ (land.harvest);
  const icons = RESOURCES.filter((resource) => yielded[resource]).map((resource) =>
    ui.say("board-harvest-gain", { count: yielded[resource], resource }),
  );
  const closed = !land.open_sides;
  const { fame } = land.harvest;
  const built = BUILDINGS.filter((id) => buildingsIn(view, land, id)).map((id) => ui.noun(id));
  return {
    who: [
      land.holder === null ? ui.say("board-neutral") : ui.say("board-held-by", { seat: { seat: land.holder } }),
      land.units || land.kaija ? ui.say("board-figures", { units: land.units, kaija: land.kaija ? 1 : 0 }) : "",
      land.attacker === null
        ? ""
        : ui.say("board-attackers", { seat: { seat: land.attacker }, units: land.attackers, count: land.attackers }),
    ]
      .filter(Boolean)
      .join(", "),
    what: [
      ui.say("board-size", { size: land.size }),
      closed ? ui.say("board-closed") : ui.say("board-open-sides", { count: land.open_sides }),
      ...built,
    ].join(", "),
    yields: [...icons, fame ? ui.say("board-harvest-fame", { count: fame }) : ""].filter(Boolean).join(", "),
  };
}

/** @param {View} view @param {Ui} ui @param {string} area */
function landTip(view, ui, area) {
  const land = landOf(view, area);
  if (!land) return null;
  const { who, what, yields } = landFacts(view, ui, land);
  const [id] = Object.entries(view.territories).find(([, one]) => one === land) ?? [area];
  return [
    labelled(ui, ui.say("board-territory", { area: id }), who),
    cap(what),
    yields ? labelled(ui, ui.say("board-harvest"), yields) : "",
  ].filter(Boolean);
}

/** @param {View} view @param {Ui} ui @param {number} seat */
function winterTip(view, ui, seat) {
  const player = view.players[seat];
  const { food, wood, missing } = player.winter;
  const next = WINTER.find((row) => row.units > player.units);
  const said = food || wood ? ui.say("board-winter-cost", { food, wood }) : ui.say("board-winter-free");
  return [
    labelled(ui, ui.say("board-winter"), ui.say("board-units", { count: player.units })),
    missing.food + missing.wood ? `${said}. ${ui.say("board-lacks", missing)}` : said,
    next ? ui.say("board-winter-step", { units: next.units }) : "",
  ].filter(Boolean);
}

/** @param {string} target @param {View} view @param {Ui} ui @returns {(Message | string)[] | null} */
export function tip(target, view, ui) {
  const at = target.search(/[:.]/);
  const [kind, name] = at < 0 ? [target, ""] : [target.slice(0, at).replace(/\d$/, ""), target.slice(at + 1)];
  const me = ui.seat ?? view.turn ?? 0;
  switch (kind) {
    case "hand":
    case "held":
    case "active":
    case "used":
    case "discarded":
    case "aside":
    case "deck":
    case "known":
    case "card":
    case "upgrade":
      return cardTip(ui, name);
    case "top":
      return cardTip(ui, name, ui.say("board-next-hand"));
    case "row":
      return cardTip(ui, name, ui.say("board-row"));
    case "store":
      return name === "fame"
        ? [
            ui.say("board-fame", { count: view.players[me].fame ?? 0 }),
            labelled(
              ui,
              ui.say("board-harvest"),
              ui.say("board-harvest-fame", { count: view.players[me].harvest.fame }),
            ),
          ]
        : RESOURCES.includes(name)
          ? resourceTip(view, ui, me, name)
          : null;
    case "resource":
      return resourceTip(view, ui, me, name);
    case "winter":
      return winterTip(view, ui, me);
    case "domination":
      return [sayStrongholds(view, ui, Number(name)), ui.say("board-tip-domination")];
    case "territory":
    case "area":
      return landTip(view, ui, name);
    case "space": {
      const built = view.buildings[name];
      return built ? [cap(ui.noun(built)), ui.say(`about-${built}`)] : landTip(view, ui, name);
    }
    case "extra":
      return buildingTip(view, ui, name.split(".").pop() ?? "");
    case "building":
      return buildingTip(view, ui, name);
    case "creature":
      return creatureTip(ui, name);
    case "clan":
      return CLANS.includes(name) ? [cap(ui.noun(name)), ui.say(`power-${name}`), effect(ui, name)] : null;
    case "kaija":
      return [cap(ui.noun("kaija")), ui.say("about-kaija")];
    case "scorched":
      return [cap(ui.noun("scorched")), ui.say("about-scorched")];
    case "play":
    case "wait":
    case "replace":
    case "remove":
      return [ui.say(`board-${kind}`), ui.say("board-deed", { way: kind, upgrade: "no" })];
    case "orders":
      return [ui.say("board-orders"), ui.say("board-order", { order: view.players[me].order ?? "any" })];
    case "tile":
      return [cap(ui.noun(name))];
    default:
      return null;
  }
}

/** @param {View} view @param {Ui} ui @param {number} seat @param {string} resource */
function resourceTip(view, ui, seat, resource) {
  const income = /** @type {Record<string, number>} */ (view.players[seat].harvest);
  return [
    labelled(ui, cap(ui.noun(resource)), `${view.players[seat].resources[resource]}`),
    ui.say(`about-${resource}`),
    labelled(ui, ui.say("board-harvest"), ui.say("board-harvest-gain", { count: income[resource], resource })),
  ];
}

/** @param {View} view @param {Ui} ui @param {string} id */
const buildingTip = (view, ui, id) =>
  BUILDINGS.includes(id)
    ? [
        `${cap(ui.noun(id))} (${ui.say("board-cost-wood", { count: fullPrice(id) })})`,
        ui.say(`about-${id}`),
        ui.say("board-tokens-left", { building: id, count: view.tokens[id] }),
      ]
    : null;

/** @param {Ui} ui @param {string} id */
function creatureTip(ui, id) {
  const kind = id.split(".")[0];
  const row = CREATURES[kind];
  return row
    ? [
        cap(ui.noun(id)),
        ui.say(`about-${dashed(kind)}`),
        `${cap(ui.say("board-creature-value", { value: row.value }))}, ${ui.say("board-creature-fame", { fame: row.fame })}`,
      ]
    : null;
}
