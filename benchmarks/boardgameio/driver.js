// People at many tables of a boardgame.io server, at a given pace, over the messages that its own client sends.
//
//   node driver.js ADDRESS SEATS TABLES RATE SECONDS
//
// prints a line of JSON every second, and one with all latencies at the end, as server_load.py does.
const { io } = require("socket.io-client");

const [address, seats, tables, rate, seconds] = [process.argv[2], ...process.argv.slice(3).map(Number)];
const ready = [];
const latencies = [];
let errors = 0;
let open = 0;
let measuring = false;

async function post(path, body) {
  const answer = await fetch(`${address}/games/piles${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/** One seat: a connection of its own, as in two browsers. */
class Seat {
  constructor(match, playerID, credentials) {
    Object.assign(this, { match, playerID, credentials, sent: 0, waitingFor: -1 });
    this.socket = io(`${address}/piles`, { transports: ["websocket"], forceNew: true });
    this.socket.on("connect", () => this.socket.emit("sync", match, playerID, credentials, seats));
    this.socket.on("sync", (_match, info) => this.see(info.state));
    this.socket.on("update", (_match, state) => this.see(state));
  }

  see(state) {
    if (this.waitingFor >= 0 && state._stateID > this.waitingFor) {
      if (measuring) latencies.push(performance.now() - this.sent);
      this.waitingFor = -1;
    }
    if (state.ctx.gameover !== undefined) this.leave();
    else if (state.ctx.currentPlayer === this.playerID && this.waitingFor < 0 && state !== this.state) {
      this.state = state;
      ready.push(this);
    }
  }

  choose() {
    const cards = this.state.G.players[this.playerID].hand;
    const card = cards[Math.floor(Math.random() * cards.length)];
    const args = [card, Math.floor(Math.random() * 4)];
    const payload = { type: "play", args, playerID: this.playerID, credentials: this.credentials };
    this.waitingFor = this.state._stateID;
    this.sent = performance.now();
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.match, this.playerID);
  }

  leave() {
    this.socket.close();
    if (this.playerID === "0") {
      open -= 1;
      found().catch(() => (errors += 1));
    }
  }
}

async function found() {
  const { matchID } = await post("/create", { numPlayers: seats });
  for (const playerID of Array.from({ length: seats }, (_, seat) => String(seat))) {
    const { playerCredentials } = await post(`/${matchID}/join`, { playerID, playerName: `player ${playerID}` });
    new Seat(matchID, playerID, playerCredentials);
  }
  open += 1;
}

const tell = (what) => console.log(JSON.stringify(what));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Choose so many times a second, at whichever table has waited longest. */
async function pace(until) {
  const start = performance.now();
  let due = 0;
  let told = 0;
  let chosen = 0;
  while (performance.now() < until) {
    const passed = performance.now() - start;
    for (; due < (passed / 1000) * rate; due += 1) {
      const seat = ready.shift();
      if (seat) {
        seat.choose();
        chosen += 1;
      }
    }
    if (passed > (told + 1) * 1000) {
      told += 1;
      tell({ tables: open, chosen });
    }
    await pause(2);
  }
}

async function main() {
  for (let made = 0; made < tables; made += 10) {
    await Promise.all(Array.from({ length: Math.min(10, tables - made) }, found));
    tell({ tables: open });
  }
  await pause(1000);
  await pace(performance.now() + 3000);
  measuring = true;
  tell({ tables: open, measuring });
  const before = process.cpuUsage();
  const start = performance.now();
  await pace(start + seconds * 1000);
  const took = (performance.now() - start) / 1000;
  measuring = false;
  const used = process.cpuUsage(before);
  const cpu = (used.user + used.system) / 1e6;
  // Not `tell` and then exit: a pipe takes 64 kB at once, and what is left would be lost.
  const last = JSON.stringify({ tables: open, seconds: took, latencies, errors, cpu });
  process.stdout.write(`${last}\n`, () => process.exit(0));
}

main();
