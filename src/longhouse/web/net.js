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
export async function send(method, path, token, body) {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
  };
  let response;
  try {
    response = await world.fetch(outside(path), { method, headers, body, cache: "no-store" });
  } catch {
    throw new Refused(0, { id: "error-no-answer" });
  }
  if (response.ok)
    return response.headers.get("Content-Type")?.startsWith("application/json") ? response.json() : response.text();
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
