/** Server-sent events read with fetch, because EventSource cannot send the seat's token. */

import { changed } from "./changes.js";
import { Refused, inTurn, papers, world } from "./net.js";

/** Longest silence before the connection counts as dead; the server says something every 15 seconds. */
export const SILENCE = 40_000;

/** Whoever wants to hear what a stream says about the reader, and not about its table. @type {{me: (said: unknown) => void}} */
export const heard = { me: () => {} };

/**
 * Feed it text as it comes; it calls back for every whole event.
 * @param {(event: {id: string | null, event: string, data: string}) => void} onEvent
 */
export function eventParser(onEvent) {
  let rest = "";
  let [id, event] = [/** @type {string | null} */ (null), "message"];
  /** @type {string[]} */
  let data = [];
  const line = (/** @type {string} */ text) => {
    if (text === "") {
      if (data.length) onEvent({ id, event, data: data.join("\n") });
      [id, event, data] = [null, "message", []];
      return;
    }
    const colon = text.indexOf(":");
    if (colon === 0) return;
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? "" : text.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    else if (field === "id") id = value;
    else if (field === "event") event = value;
  };
  return (/** @type {string} */ text) => {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    lines.forEach(line);
  };
}

/**
 * After the first message a stream brings only what has changed in the table; whoever listens is told the whole again.
 * @param {(kind: string, data: unknown) => void} onEvent
 * @returns {(kind: string, data: unknown) => void}
 */
export function wholeAgain(onEvent) {
  let last = {};
  return (kind, data) => {
    if (kind === "told") last = /** @type {object} */ (data);
    if (kind !== "changed") return onEvent(kind, data);
    const { changes, story } = /** @type {{changes: Parameters<typeof changed>[1], story: {events: unknown[]}[]}} */ (
      data
    );
    last = /** @type {object} */ (changed(last, changes));
    const events = story.flatMap((part) => part.events);
    onEvent("told", { ...last, story, events });
  };
}

/** Seconds before reconnection n (0, 1, 2, ...). @param {number} n */
export const delay = (n) => [0.3, 1, 2, 4, 8, 15][Math.min(n, 5)];

/**
 * Follow a table until closed; reconnects by itself, going on after the last number seen.
 *
 * @param {object} about
 * @param {string} about.path  without the query
 * @param {string | null} about.token
 * @param {() => number} about.after  the last number known
 * @param {(kind: string, data: unknown) => void} about.onEvent
 * @param {(state: "live" | "lost" | "gone", wait: number) => void} about.onState  with the seconds until the next try
 */
export function follow({ path, token, after, onEvent, onState }) {
  let closed = false;
  let tries = 0;
  /** @type {AbortController | null} */
  let connection = null;
  /** @type {() => void} */
  let wake = () => {};

  async function once() {
    const control = (connection = new AbortController());
    let watchdog = setTimeout(() => control.abort(), SILENCE);
    const alive = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => control.abort(), SILENCE);
    };
    try {
      const { address, headers, credentials } = papers(`${path}?after=${after()}&changes=true`, token);
      const response = await inTurn(address, {
        headers: { Accept: "text/event-stream", ...headers },
        credentials,
        signal: control.signal,
        cache: "no-store",
      });
      if (response.status === 401 || response.status === 403 || response.status === 404)
        throw new Refused(response.status, { id: "error-table-gone" });
      if (!response.ok || !response.body) throw new Refused(0, { id: "error-no-answer" });
      tries = 0;
      onState("live", 0);
      const whole = wholeAgain(onEvent);
      const parse = eventParser(({ event, data }) => {
        if (event === "me") heard.me(JSON.parse(data));
        else whole(event, JSON.parse(data));
      });
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        alive();
        parse(decoder.decode(value, { stream: true }));
      }
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function run() {
    while (!closed) {
      try {
        await once();
      } catch (error) {
        if (closed) return;
        if (error instanceof Refused && error.status) {
          onState("gone", 0);
          return;
        }
        if (!(error instanceof Refused) && !isNetwork(error)) throw error;
      }
      if (closed) return;
      const wait = delay(tries++);
      if (tries > 1) onState("lost", wait);
      await new Promise((resolve) => {
        wake = () => resolve(null);
        world.wait(wait * 1000).then(wake);
      });
    }
  }

  run();
  return {
    close() {
      closed = true;
      connection?.abort();
      wake();
    },
    /** Try at once. */
    retry() {
      wake();
    },
  };
}

/** @param {unknown} error */
const isNetwork = (error) => error instanceof TypeError || (error instanceof Error && error.name === "AbortError");
