/** Where the house is, and requests to it. A POST carries an id of our own, so it may be repeated until it is answered: nothing happens twice. */

/** Where the house stands: "" at the root of its address, "/longhouse" under a path. It is seen from where this file is. */
const { protocol, pathname } = new URL(import.meta.url);
export const base = protocol.startsWith("http") ? pathname.replace(/(?:\/v\/[^/]+)?\/web\/net\.js$/, "") : "";

/** An address of the house as the browser asks for it. @param {string} path from the house's own root */
export const outside = (path) => base + path;

/** An address of the browser as the house knows it; null if it lies elsewhere. @param {string} path */
export const inside = (path) => (path.startsWith(`${base}/`) ? path.slice(base.length) : path === base ? "/" : null);

/** The server's refusal, or the lack of an answer. Its message is an id of the text files. */
export class Refused extends Error {
  /** @param {number} status 0: no answer at all @param {import("./types.js").Message} message @param {number} [retryAfter] */
  constructor(status, message, retryAfter = 0) {
    super(message.id);
    this.status = status;
    this.says = message;
    this.retryAfter = retryAfter;
  }

  /** Whether trying again may help without anything having changed at the table. */
  get passing() {
    return (
      this.status === 0 || this.status === 429 || this.status === 502 || this.status === 503 || this.status === 504
    );
  }
}

/** @type {{fetch: typeof fetch, wait: (ms: number) => Promise<void>, id: () => string}} */
export const world = {
  fetch: (...args) => fetch(...args),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  id: () =>
    crypto.randomUUID?.() ??
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, "0")).join(""),
};

// Where a seat's secret is expected there may also stand how a browser without one is known; nothing: by its cookie.

/** A spectator, whoever is signed in here: at a shared screen nobody's secrets are shown between two people. */
export const NOBODY = "@-";
/** A seat of whoever is signed in, or of a friend at their screen. @param {number} seat */
export const keptSeat = (seat) => `@${seat}`;
/** Whether this is a seat's own secret. @param {string | null | undefined} token */
export const isSecret = (token) => Boolean(token && !token.startsWith("@"));

/** How a request says who asks: its address, and what goes with it. @param {string} path @param {string | null} [token] */
export function papers(path, token) {
  const seat = /^@(\d+)$/.exec(token ?? "")?.[1];
  return {
    address: outside(seat ? `${path}${path.includes("?") ? "&" : "?"}seat=${seat}` : path),
    headers: /** @type {Record<string, string>} */ (isSecret(token) ? { Authorization: `Bearer ${token}` } : {}),
    credentials: /** @type {RequestCredentials} */ (token === NOBODY ? "omit" : "same-origin"),
  };
}

const TRIES = 6;

/** How long to wait before try n (0, 1, 2, ...). @param {number} n */
export const pause = (n) => Math.min(400 * 2 ** n, 8000);

/** @template [T=unknown] @param {string} path @param {string | null} [token] @returns {Promise<T>} what docs/api.md says; whoever asks names it */
export const get = (path, token) => patiently(() => send("GET", path, token));

/**
 * Change something. The same request id goes with every try.
 * @template [T=unknown] @param {string} path @param {object} body @param {string | null} [token] @returns {Promise<T>}
 */
export function post(path, body, token) {
  const text = JSON.stringify({ request: world.id(), ...body });
  return patiently(() => send("POST", path, token, text));
}

/** Change some of what is set, as `post` does. @template [T=unknown] @param {string} path @param {object} body @returns {Promise<T>} */
export function patch(path, body) {
  const text = JSON.stringify({ request: world.id(), ...body });
  return patiently(() => send("PATCH", path, null, text));
}

/** The same for what is replaced as a whole. @template [T=unknown] @param {string} path @param {object} body @param {string | null} [token] @returns {Promise<T>} */
export function put(path, body, token) {
  const text = JSON.stringify({ request: world.id(), ...body });
  return patiently(() => send("PUT", path, token, text));
}

/** @type {Set<Promise<Response>>} */
const underWay = new Set();
/** @type {Promise<unknown>} */
let gate = Promise.resolve();

/**
 * A `post` after which this browser has another cookie. What is under way is waited for, and nothing else goes out
 * before the answer is there: the old cookie opens nothing any more, and such a request would be refused.
 * @template [T=unknown] @param {string} path @param {object} body @returns {Promise<T>}
 */
export function postAlone(path, body) {
  const text = JSON.stringify({ request: world.id(), ...body });
  const done = gate
    .then(() => Promise.allSettled(underWay))
    .then(() => patiently(() => exchange(tracked, "POST", path, null, text)));
  gate = done.catch(() => {});
  return done;
}

/** A request that goes out when nobody wants to be alone. @param {string} address @param {RequestInit} init */
export const inTurn = (address, init) => gate.then(() => tracked(address, init));

/** @param {string} address @param {RequestInit} init */
function tracked(address, init) {
  const answer = world.fetch(address, init);
  underWay.add(answer);
  return answer.finally(() => underWay.delete(answer));
}

/** Ask without changing anything, with a body. @template [T=unknown] @param {string} path @param {object} body @returns {Promise<T>} */
export const ask = (path, body) => patiently(() => send("POST", path, null, JSON.stringify(body)));

/** @template T @param {() => Promise<T>} attempt @returns {Promise<T>} */
async function patiently(attempt) {
  for (let n = 0; ; n++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Refused) || !error.passing || n + 1 >= TRIES) throw error;
      await world.wait(Math.max(pause(n), error.retryAfter * 1000));
    }
  }
}

/** @param {string} method @param {string} path @param {string | null} [token] @param {string} [body] */
export const send = (method, path, token, body) => exchange(inTurn, method, path, token, body);

/** @param {typeof tracked} go @param {string} method @param {string} path @param {string | null} [token] @param {string} [body] */
async function exchange(go, method, path, token, body) {
  const { address, credentials, ...sent } = papers(path, token);
  const headers = { ...sent.headers, ...(body !== undefined && { "Content-Type": "application/json" }) };
  let response;
  try {
    response = await go(address, { method, headers, body, credentials, cache: "no-store" });
  } catch {
    throw new Refused(0, { id: "error-no-answer" });
  }
  if (response.ok)
    return /^application\/json(?:;|$)/.test(response.headers.get("Content-Type") ?? "")
      ? response.json()
      : response.text();
  throw new Refused(response.status, await reason(response), Number(response.headers.get("Retry-After")) || 0);
}

/** @param {Response} response @returns {Promise<import("./types.js").Message>} */
async function reason(response) {
  try {
    const { error } = await response.json();
    return { id: error.id, args: error.args };
  } catch {
    return { id: "error-server", args: { status: response.status } };
  }
}
