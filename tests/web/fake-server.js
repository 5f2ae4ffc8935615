/** A table that answers like the server, for tests of the controller: one seat fills two places and commits, a bot answers. */

import { world } from "../../src/longhouse/web/net.js";

const LABEL = { id: "option-x", args: {} };

export class FakeServer {
  constructor() {
    /** @type {{path: string, body: any, token: string | null}[]} */
    this.asked = [];
    /** @type {{seq: number, events: any[]}[]} */
    this.story = [{ seq: 0, events: [{ kind: "dealt", seat: { seat: 0 } }] }];
    /** @type {string[]} */
    this.placed = [];
    this.committed = false;
    /** Who plays against Anna: a bot or a person. */
    this.other = "bot";
    /** @type {string[]} choices that are final: they are not taken if somebody asks first */
    this.finals = [];
    /** How long a last act stays open, in seconds. */
    this.lingers = 0;
    /** @type {((text: string) => void)[]} */
    this.streams = [];
    /** @type {Record<string, {status: number, id: string}>} */
    this.refusals = {};
    world.fetch = (path, init) => this.answer(String(path), init);
    world.wait = (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 5)));
  }

  snapshot() {
    const left = ["pile:1", "pile:2"].slice(this.placed.length);
    const options = left.length
      ? [0, 1, 2].map((n) => ({ key: `play:${n}>${left[0]}`, targets: [`hand:${n}`, left[0]], label: LABEL }))
      : [{ key: "commit", targets: ["commit"], label: LABEL }];
    return {
      table: "T",
      game: "fake",
      status: "playing",
      seat: 0,
      seq: this.story.length - 1,
      players: [
        { seat: 0, name: "Anna", kind: "person", bot: null, lent: false, present: true },
        {
          seat: 1,
          name: "",
          kind: this.other,
          bot: this.other === "bot" ? "greedy" : null,
          lent: false,
          present: true,
        },
      ],
      settings: {},
      deciding: this.committed ? [1] : [0, 1],
      asked: [0, 1],
      view: { placed: [...this.placed], committed: this.committed },
      decision: this.committed
        ? null
        : { id: `1.${this.placed.length}`, kind: "deploy", prompt: { id: "prompt-x", args: {} } },
      options: this.committed ? [] : options,
      places: this.committed
        ? {}
        : Object.fromEntries(
            left.map((place) => [place, Object.fromEntries([0, 1, 2].map((n) => [`hand:${n}`, `play:${n}>${place}`]))]),
          ),
      undo: {
        step: this.placed.length > 0,
        turn: this.placed.length > 1,
        refusal: this.placed.length ? null : { id: "error-undo-nothing", args: {} },
      },
      lingers: this.committed ? this.lingers : 0,
      rewind: null,
      result: null,
      story: this.story,
    };
  }

  /** Something happens; everybody who listens is told. @param {any[]} events */
  tell(events) {
    const chapter = { seq: this.story.length, events };
    this.story = [...this.story, chapter];
    const data = { ...this.snapshot(), story: [chapter], events };
    for (const write of this.streams) write(`id: ${chapter.seq}\nevent: told\ndata: ${JSON.stringify(data)}\n\n`);
    return chapter.seq;
  }

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
  async answer(path, init = {}) {
    const body = init.body ? JSON.parse(String(init.body)) : null;
    this.asked.push({ path, body, token: new Headers(init.headers).get("Authorization") });
    const refused = this.refusals[path];
    if (refused) return Response.json({ error: { id: refused.id, args: {} } }, { status: refused.status });
    if (path.startsWith("/api/tables/T/stream")) return this.stream(init.signal);
    if (path === "/api/tables/T/choices") return Response.json(this.taken(body));
    if (path === "/api/tables/T/go-on" || path === "/api/tables/T/rewind") return Response.json({});
    if (path === "/api/tables/T/undo") return Response.json({ seq: this.undo(body.turn) });
    if (path.startsWith("/api/tables/T/moments/")) {
      const seq = Number(path.split("/").at(-1));
      return Response.json({ seq, view: { moment: seq }, events: this.story[seq].events });
    }
    return Response.json(this.snapshot());
  }

  /** @param {{choices: string[], ask_if_final?: boolean, linger?: number}} body */
  taken({ choices, ask_if_final = false, linger = 0 }) {
    if (ask_if_final && choices.some((key) => this.finals.includes(key)))
      return { seq: this.story.length - 1, final: { id: "final-chance", args: {} } };
    this.lingers = linger;
    return { seq: this.choose(choices) };
  }

  /** @param {string[]} keys */
  choose(keys) {
    for (const key of keys) {
      if (key === "commit") this.committed = true;
      else this.placed.push(key);
      this.tell([{ kind: key === "commit" ? "ready" : "placed", seat: { seat: 0 } }]);
    }
    return this.story.length - 1;
  }

  /** @param {boolean} turn */
  undo(turn) {
    this.committed = false;
    this.placed = turn ? [] : this.placed.slice(0, -1);
    return this.tell([{ kind: "undone", seat: { seat: 0 } }]);
  }

  /** @param {AbortSignal | null | undefined} signal */
  stream(signal) {
    const body = new ReadableStream({
      start: (controller) => {
        const write = (/** @type {string} */ text) => controller.enqueue(new TextEncoder().encode(text));
        this.streams.push(write);
        signal?.addEventListener("abort", () => {
          this.streams = this.streams.filter((one) => one !== write);
          controller.close();
        });
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }
}
