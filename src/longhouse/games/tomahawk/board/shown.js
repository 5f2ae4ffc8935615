/**
 * What is ringed in a beat, and what it says about each pile. Figures are in the view, which the rules have staged.
 *
 * @typedef {import("./events.d.ts").Event} Event
 * @typedef {import("../../../web/types.js").Event} ApiEvent
 * @typedef {import("./view.d.ts").View} View
 * @typedef {import("../../../web/types.js").Message} Message
 * @typedef {{say: Message, seat?: number | null, help?: Message}} Told
 * @typedef {{told: Record<number, Told>}} Scene
 */

/** From here on the piles are those of the next round. */
const NEXT = ["turned_up", "drew", "round"];

/** @param {ApiEvent[]} events @param {View} _before @param {View} after @param {number | null} seat @param {ApiEvent[]} earlier @returns {{fresh: string[], scene: Scene}} */
export function shown(events, _before, after, seat, earlier) {
  /** @type {Record<number, Told>} */
  const told = {};
  const isNext = events.some(({ kind }) => NEXT.includes(kind));
  const round = isNext ? [] : earlier.slice(earlier.map(({ kind }) => kind).lastIndexOf("round") + 1);
  if (after.phase === "resolve")
    for (const event of /** @type {Event[]} */ ([...round, ...events]))
      tell(told, event, /** @type {Event[]} */ (events), after, seat);
  return { fresh: freshOf(/** @type {Event[]} */ (events), seat), scene: { told } };
}

/** What an event says about its pile. @param {Record<number, Told>} told @param {Event} event @param {Event[]} events @param {View} after @param {number | null} seat */
function tell(told, event, events, after, seat) {
  const pile = after.piles[event.pile - 1];
  const sum = (/** @type {number} */ side) => /** @type {number} */ (pile.sums[side]);
  const say = (/** @type {string} */ id, args = {}) =>
    void (told[event.pile] = { ...told[event.pile], say: { id, args }, seat: event.seat?.seat });
  switch (event.kind) {
    case "revealed":
    case "totals":
      told[event.pile] = {
        say: { id: "board-score-was", args: { first: sum(seat ?? 0), second: sum(1 - (seat ?? 0)) } },
      };
      break;
    case "stays_hidden":
      say("board-beat-hidden");
      break;
    case "scalped":
      say("board-beat-feathers", { seat: event.seat, count: takenAt(events, event) });
      break;
    case "puma":
      say("board-beat-puma", { seat: event.seat, value: worthOf(pile, event) });
      break;
    case "manitou":
    case "doubled":
      told[event.pile] = {
        ...(told[event.pile] ?? { say: { id: "board-nobody", args: {} } }),
        help: { id: `board-beat-${event.kind}`, args: {} },
      };
      break;
    case "won":
      say("board-took-animals", { seat: event.seat, species: event.species, count: event.points });
      break;
    case "tied":
      say("board-nobody");
      break;
    case "turned_up":
      say("board-opens");
      break;
    case "copied":
    case "charmed":
    case "dance":
    case "locked":
    case "gathered":
    case "pair":
    case "peeked":
      say(`board-beat-${event.kind}`, { seat: event.seat, value: event.value ?? 0 });
  }
}

/** The feathers that a side takes at a pile in this beat. @param {Event[]} events @param {Event} like */
function takenAt(events, like) {
  const same = (events.includes(like) ? events : [like]).filter(
    ({ kind, pile, seat }) => kind === "scalped" && pile === like.pile && seat?.seat === like.seat?.seat,
  );
  return same.reduce((sum, { count }) => sum + count, 0);
}

/** What the card at the puma was worth. @param {import("./view.d.ts").Pile} pile @param {Event} event */
function worthOf(pile, event) {
  const owner = event.seat?.seat ?? 0;
  const turn = pile.rows.findIndex((row) => row[owner] === event.card);
  return pile.worth[turn]?.[owner] ?? 0;
}

/** What the last move changed. @param {Event[]} events @param {number | null} seat */
function freshOf(events, seat) {
  const found = new Set();
  for (const event of events) {
    if (event.kind === "drew" && event.seat?.seat === seat)
      for (const card of event.cards ?? []) found.add(`hand:${card}`);
    if (event.kind === "turned_up") found.add(`territory:${event.pile}`);
    if (event.kind === "placed" || event.kind === "forced") found.add(`hand:${event.card}`);
    if (event.kind === "locked" && event.seat?.seat === seat) found.add(`hand:${event.card}`);
    if (event.kind === "peeked" && event.seat?.seat === seat) found.add(`face-down:${event.pile}`);
  }
  return [...found];
}
