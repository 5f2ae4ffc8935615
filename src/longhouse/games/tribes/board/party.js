/** Who goes when a tribe sets out: chosen beside the map, used on it. The board keeps it until the tribe is let go. */

import { useLayoutEffect, useRedraw } from "../../../web/dom.js";
import { CELLS, kindOf, party, piecesTarget, tribeOn, turnOf, wayOf, waysIn } from "./model.js";

/** @typedef {import("../../../web/types.js").Ui} Ui */

/** @typedef {import("./view.d.ts").View} View */

/** @typedef {import("./model.js").Pieces} Pieces */

const EVERYBODY = { warriors: /** @type {number | null} */ (null), chief: /** @type {boolean | null} */ (null) };

const PIECES = Array.from({ length: 9 }, (_, warriors) => [
  piecesTarget({ warriors, chief: false }),
  piecesTarget({ warriors, chief: true }),
]).flat();

/** What was wished for the tribe on a cell; `follow`: the tribe that has just gone there is taken up again. */
const kept = { cell: "", follow: "", wish: { ...EVERYBODY }, listeners: new Set() };

/** @param {() => void} listener */
function listen(listener) {
  kept.listeners.add(listener);
  return () => kept.listeners.delete(listener);
}

/** @param {{warriors?: number, chief?: boolean}} more */
export function wish(more) {
  Object.assign(kept.wish, more);
  for (const listener of kept.listeners) listener();
}

/** The cells touched, in the order of the path: the pieces that may now be touched are those of the step. @param {import("./model.js").Way[]} ways @param {Ui} ui */
function touched(ways, ui) {
  const cells = CELLS.filter((cell) => ui.chosen(`cell:${cell}`));
  if (cells.length < 2) return cells;
  const orders = [cells, [cells[1], cells[0]]].sort(
    ([one], [other]) => Number(other === kept.cell) - Number(one === kept.cell),
  );
  return (
    orders.find(([start, end]) =>
      offered(ui).every((target) =>
        ways.some((way) => way.start === start && way.end === end && piecesTarget(way) === target),
      ),
    ) ?? orders[0]
  );
}

/** The pieces that may be touched now. @param {Ui} ui */
const offered = (ui) => PIECES.filter((target) => ui.lit(target));

/**
 * The tribe that was touched, who of it goes and where it may go; null while no tribe is touched.
 * @param {View} view @param {Ui} ui
 */
export function outing(view, ui) {
  if (view.doing?.decision !== "turn" || view.doing.seat !== ui.seat) return null;
  const all = waysIn(ui.keys);
  const [start, end = null] = touched(all, ui);
  const tribe = start ? tribeOn(view, start) : null;
  if (tribe && end && !all.length) return sent(view, ui, tribe, end);
  const ways = all.filter((way) => way.start === start);
  if (!tribe || !ways.length) return null;
  const wished = kept.cell === start ? kept.wish : EVERYBODY;
  const pieces = party(ways, tribe, wished);
  // A lesson may want fewer ways than there are: only those are marked.
  const marked = [...new Set(ways.map((way) => way.end))].filter(
    (to) => ui.lit(`cell:${to}`) || ui.alt(`cell:${to}`) || ui.chosen(`cell:${to}`),
  );
  const goals = marked.map((to) => {
    const way = wayOf(ways, start, to, pieces);
    return {
      end: to,
      kind: kindOf(view, ways, start, to),
      way,
      battle: way?.attack ? (turnOf(view).battles[way.key] ?? null) : null,
    };
  });
  return { start, end, tribe, ways, pieces, goals, mayChief: ways.some(({ chief }) => chief) };
}

/** A step that is chosen and waits for a yes. @param {View} view @param {Ui} ui @param {import("./model.js").Tribe} tribe @param {string} end */
function sent(view, ui, tribe, end) {
  const start = tribe.cell;
  const way = waysIn(Object.keys(turnOf(view).battles)).find(
    (one) => one.start === start && one.end === end && ui.chosen(piecesTarget(one)),
  );
  if (!way) return null;
  return {
    start,
    end,
    tribe,
    ways: [way],
    pieces: way,
    goals: [{ end, kind: /** @type {const} */ ("attack"), way, battle: turnOf(view).battles[way.key] }],
    mayChief: way.chief,
  };
}

/** The same, drawn anew when another number is wished. @param {View} view @param {Ui} ui */
export function useOuting(view, ui) {
  useRedraw(listen);
  return outing(view, ui);
}

/**
 * Touching the goal sends the pieces that were chosen; a tribe that has gone somewhere is taken up again there.
 * @param {View} view @param {Ui} ui
 */
export function useParty(view, ui) {
  const out = useOuting(view, ui);
  // After every drawing: a touch may have come to nothing because an answer was on its way.
  useLayoutEffect(() => {
    if (!out) letGo(view, ui);
    else if (!out.end) takeUp(out.start);
    else if (out.ways.some((way) => way.end === out.end && ui.lit(piecesTarget(way))))
      setOut(ui, out.start, out.end, out.pieces);
  });
  return out;
}

/** No tribe is touched: the one that has just arrived somewhere is taken up again, if it has a choice to go on. @param {View} view @param {Ui} ui */
function letGo(view, ui) {
  Object.assign(kept, { cell: "", wish: { ...EVERYBODY } });
  if (view.turn !== ui.seat) kept.follow = "";
  if (view.doing?.decision !== "turn" || !kept.follow || !ui.keys.length) return;
  const goesOn =
    ui.lit(`cell:${kept.follow}`) && waysIn(ui.keys).filter(({ start }) => start === kept.follow).length > 1;
  if (!goesOn || ui.touch(`cell:${kept.follow}`)) kept.follow = "";
}

/** A tribe is touched, its goal is not. @param {string} start */
function takeUp(start) {
  if (kept.cell !== start) Object.assign(kept, { cell: start, wish: { ...EVERYBODY } });
  kept.follow = "";
}

/** The goal is touched: send those who were chosen. If it was the only goal and came with the tribe, or a yes was withheld: back to the tribe. @param {Ui} ui @param {string} start @param {string} end @param {Pieces} pieces */
function setOut(ui, start, end, pieces) {
  if (kept.cell !== start || kept.follow === end) {
    if (ui.touch(`cell:${end}`)) Object.assign(kept, { cell: start, follow: "" });
  } else if (ui.lit(piecesTarget(pieces)) && ui.touch(piecesTarget(pieces))) kept.follow = end;
}
