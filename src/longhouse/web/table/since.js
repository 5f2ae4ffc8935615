/**
 * What a story says about one seat: what others did to it, what it chose last, what going back would discard. Pure functions.
 *
 * @typedef {import("../types.js").Chapter} Chapter
 * @typedef {import("../types.js").Event} Event
 * @typedef {{own: number, others: number, seats: number[]}} Lost  choices of one's own, moves of others, and whose
 */

/** A seat that is told of at most so many things that others did to it. */
const MOST_NEWS = 2;

/**
 * What was done, in its order, without what the panels and the log say: whose turn it is, and that a round begins.
 * @param {Event[]} events @param {string[]} [headings]
 */
export function deedsOf(events, headings = ["round"]) {
  const deeds = events.filter(({ kind }) => kind !== "turn" && !headings.includes(kind));
  return deeds.length ? deeds : events;
}

/** Whether an argument is this seat, or has it among others. @param {unknown} value @param {number} seat @returns {boolean} */
const isSeat = (value, seat) =>
  Array.isArray(value)
    ? value.some((one) => isSeat(one, seat))
    : value !== null && typeof value === "object" && "seat" in value && value.seat === seat;

/** Whether somebody else did this to a seat. @param {Event} event @param {number} seat */
export const befalls = (event, seat) =>
  Boolean(event.seat) && event.seat?.seat !== seat && Object.values(event).some((value) => isSeat(value, seat));

/** What others did to a seat after a chapter, the last of it, in words. @param {Chapter[]} story @param {number | null} seat @param {number} after @param {(event: Event) => string} sentence @param {(event: Event, seat: number) => boolean} [isNews] where a game knows better @returns {string[]} */
export function news(story, seat, after, sentence, isNews = befalls) {
  if (seat === null || after < 0) return [];
  const events = story.filter((chapter) => chapter.seq > after && !chapter.undone).flatMap((chapter) => chapter.events);
  return events
    .filter((event) => isNews(event, seat))
    .map(sentence)
    .filter(Boolean)
    .slice(-MOST_NEWS);
}

/** Whose move a chapter is: that of the seat it begins with; null for luck. @param {Chapter} chapter */
const moverOf = (chapter) => chapter.events.find((event) => event.seat)?.seat?.seat ?? null;

/** The chapter before the last choice of a seat, as far as its story shows; -1 if it has chosen nothing yet. @param {Chapter[]} story @param {number | null} seat */
export function beforeOwnLast(story, seat) {
  const own =
    seat === null
      ? undefined
      : story.findLast((chapter) => chapter.seq > 0 && !chapter.undone && moverOf(chapter) === seat);
  return own ? own.seq - 1 : -1;
}

/** What going back to just after a chapter would discard. @param {Chapter[]} story @param {number | null} seat @param {number} to @param {(event: Event) => string} sentence @returns {Lost} */
export function lostBy(story, seat, to, sentence) {
  const gone = story.filter((chapter) => chapter.seq > to && !chapter.undone && chapter.events.some(sentence));
  const movers = gone.map(moverOf).filter((mover) => mover !== null);
  const others = movers.filter((mover) => mover !== seat);
  return { own: movers.length - others.length, others: others.length, seats: [...new Set(others)] };
}

/** The targets among those drawn that an event speaks of. @param {Event} event @param {Iterable<string>} drawn @returns {string[]} */
export function placesOf(event, drawn) {
  const { kind, seat, hidden, ...args } = event;
  const all = [...drawn];
  const known = new Set(all);
  const found = Object.entries(args).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => {
      if (typeof one !== "string" && typeof one !== "number") return [];
      if (known.has(`${name}:${one}`)) return [`${name}:${one}`];
      return typeof one === "string" && one ? all.filter((target) => target.endsWith(`:${one}`)) : [];
    }),
  );
  return [...new Set(found)];
}
