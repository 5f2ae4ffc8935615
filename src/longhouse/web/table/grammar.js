/**
 * How touching things becomes a choice. Pure functions.
 *
 * An option is a path of targets. The prefix is what has been touched so far; only what continues an option may be touched.
 *
 * @typedef {import("../types.js").Option} Option
 * @typedef {import("../types.js").Places} Places
 * @typedef {{placed: Record<string, string>, held: string | null, place: string | null}} Plan
 *   what lies where, and the thing or the place touched first
 */

/** @type {Plan} */
export const NO_PLAN = { placed: {}, held: null, place: null };

/** @param {Option} option @param {string[]} prefix */
const begins = (option, prefix) => prefix.every((target, at) => option.targets[at] === target);

/** The options that are still possible. @param {Option[]} options @param {string[]} prefix */
export const narrowed = (options, prefix) => options.filter((option) => begins(option, prefix));

/** The targets that continue at least one option. @param {Option[]} options @param {string[]} prefix @returns {Set<string>} */
export function next(options, prefix) {
  const found = new Set();
  for (const option of options)
    if (option.targets.length > prefix.length && begins(option, prefix)) found.add(option.targets[prefix.length]);
  return found;
}

/** Targets that would change an earlier touch. @param {Option[]} options @param {string[]} prefix @returns {Set<string>} */
export function earlier(options, prefix) {
  const found = new Set();
  for (let at = 0; at < prefix.length; at++) for (const target of next(options, prefix.slice(0, at))) found.add(target);
  return found;
}

/** The option whose path is exactly this, if touching cannot go on. @param {Option[]} options @param {string[]} prefix */
export function complete(options, prefix) {
  const left = narrowed(options, prefix);
  return left.length === 1 && left[0].targets.length === prefix.length ? left[0] : null;
}

/** A choice with one answer is not asked. @param {Option[]} options @param {string[]} prefix */
function fastForward(options, prefix) {
  for (let path = prefix; ; ) {
    const ways = next(options, path);
    const mayStop = narrowed(options, path).some((option) => option.targets.length === path.length);
    if (ways.size !== 1 || mayStop) return path;
    path = [...path, ...ways];
  }
}

/**
 * Touch a target: go on, change an earlier touch, or let go of the one touched before. Null if it means nothing now.
 * @param {Option[]} options @param {string[]} prefix @param {string} target @returns {string[] | null}
 */
export function touch(options, prefix, target) {
  if (next(options, prefix).has(target)) return fastForward(options, [...prefix, target]);
  const at = prefix.lastIndexOf(target);
  if (at >= 0) return prefix.slice(0, at);
  for (let cut = prefix.length - 1; cut >= 0; cut--) {
    const kept = prefix.slice(0, cut);
    if (next(options, kept).has(target)) return fastForward(options, [...kept, target]);
  }
  return null;
}

/** One step back, over steps that had only one answer. @param {Option[]} options @param {string[]} prefix */
export function back(options, prefix) {
  let path = prefix.slice(0, -1);
  while (path.length && next(options, path).size === 1) path = path.slice(0, -1);
  return path;
}

// Places, filled in any order.

/** @param {Plan} plan @param {string} thing @returns {string | null} */
export const placeOf = (plan, thing) => Object.keys(plan.placed).find((place) => plan.placed[place] === thing) ?? null;

/** All things that may go anywhere. @param {Places} places @returns {Set<string>} */
export const things = (places) => new Set(Object.values(places).flatMap((there) => Object.keys(there)));

/** The places still empty. @param {Places} places @param {Plan} plan */
export const free = (places, plan) => Object.keys(places).filter((place) => !plan.placed[place]);

/** The keys to send, in the order of the places; null while one is empty. @param {Places} places @param {Plan} plan */
export const planKeys = (places, plan) =>
  free(places, plan).length ? null : Object.entries(places).map(([place, there]) => there[plan.placed[place]]);

/** What of a plan is still possible. @param {Places} places @param {Plan} plan @returns {Plan} */
export function keepPlan(places, plan) {
  const placed = Object.fromEntries(Object.entries(plan.placed).filter(([place, thing]) => places[place]?.[thing]));
  const all = things(places);
  return {
    placed,
    held: plan.held && all.has(plan.held) ? plan.held : null,
    place: plan.place && places[plan.place] ? plan.place : null,
  };
}

/** What goes on from here, and what would change something. @param {Places} places @param {Plan} plan */
export function planTargets(places, plan) {
  const all = [...things(places)];
  const spots = Object.keys(places);
  if (plan.held) {
    const held = plan.held;
    const lit = spots.filter((place) => places[place][held]);
    return { lit: new Set(lit), alt: new Set(all.filter((thing) => thing !== held)) };
  }
  if (plan.place) {
    const there = places[plan.place];
    return {
      lit: new Set(all.filter((thing) => there[thing])),
      alt: new Set(spots.filter((place) => place !== plan.place)),
    };
  }
  const empty = free(places, plan);
  if (!empty.length) return { lit: new Set(), alt: new Set([...spots, ...all]) };
  const idle = all.filter((thing) => !placeOf(plan, thing));
  return {
    lit: new Set([...idle, ...empty]),
    alt: new Set([...spots, ...all].filter((one) => !idle.includes(one) && !empty.includes(one))),
  };
}

/**
 * Touch a thing, then a place, or the other way round; touch what lies somewhere to take it up again. Null if it means nothing now.
 * @param {Places} places @param {Plan} plan @param {string} target @returns {Plan | null}
 */
export function planTouch(places, plan, target) {
  if (places[target]) return touchPlace(places, plan, target);
  if (things(places).has(target)) return touchThing(places, plan, target);
  return null;
}

/** @param {Places} places @param {Plan} plan @param {string} place @returns {Plan | null} */
function touchPlace(places, plan, place) {
  if (plan.held) return places[place][plan.held] ? put(places, plan, plan.held, place) : null;
  if (plan.placed[place]) return takeUp(plan, place);
  return { ...plan, place: plan.place === place ? null : place };
}

/** @param {Places} places @param {Plan} plan @param {string} thing @returns {Plan | null} */
function touchThing(places, plan, thing) {
  if (plan.place) return places[plan.place][thing] ? put(places, plan, thing, plan.place) : null;
  if (plan.held === thing) return { ...plan, held: null };
  const place = placeOf(plan, thing);
  return place ? takeUp(plan, place) : { ...plan, held: thing };
}

/** @param {Plan} plan @param {string} place @returns {Plan} */
function takeUp(plan, place) {
  const { [place]: thing, ...placed } = plan.placed;
  return { placed, held: thing, place: null };
}

/** Lay a thing down. What lay there changes places with it, or comes back. @param {Places} places @param {Plan} plan @param {string} thing @param {string} place @returns {Plan} */
export function put(places, plan, thing, place) {
  const from = placeOf(plan, thing);
  const there = plan.placed[place];
  const placed = { ...plan.placed, [place]: thing };
  if (from && from !== place) {
    if (there && places[from][there]) placed[from] = there;
    else delete placed[from];
  }
  return fillLast(places, { placed, held: null, place: null });
}

/** The last place fills itself when only one thing can go there. @param {Places} places @param {Plan} plan @returns {Plan} */
function fillLast(places, plan) {
  const empty = free(places, plan);
  if (empty.length !== 1) return plan;
  const fitting = Object.keys(places[empty[0]]).filter((thing) => !placeOf(plan, thing));
  return fitting.length === 1 ? { ...plan, placed: { ...plan.placed, [empty[0]]: fitting[0] } } : plan;
}
