// Written by tests/web/views.py from what the game's view returns. Do not edit.

/** A cell with its tile. */
export type Cell = {
  tile: string;
  land: string;
  sides: string[];
  passes: string[];
  bonus: "attack" | "defence" | "protection" | null;
  price: string | null;
};

/** The pieces of a player on a cell. */
export type Tribe = {
  cell: string;
  seat: number;
  warriors: number;
  chief: boolean;
  protected: boolean;
};

/** What a card is worth; the same for everybody. */
export type Card = {
  steps: number;
  chief: number;
  attack: number;
  protection: boolean;
};

/** How a tile may lie. */
export type Way = {
  mask: string;
  sides: string[];
  passes: string[];
};

/** How a tile may not lie, and why. */
export type Refused = {
  why: "entry" | "line" | "land";
  borders: string[][];
  mask: string;
  sides: string[];
};

/** A player inside a message: `{"seat": 1}` becomes a name, or "you", when it is read. */
export type SeatRef = {
  seat: number;
};

/** One attack: units and bonuses of both, losses, and the outcome. */
export type Battle = {
  opponent: "army" | SeatRef;
  attackers: number;
  bonus: number;
  defenders: number;
  defence: number;
  lost: number;
  killed: number;
  outcome: "repelled" | "taken" | "empty";
  own_chief: boolean;
  their_chief: boolean;
};

/** The open decision, as far as everybody sees it. */
export type Doing = {
  cell?: string;
  ways?: Way[];
  refused?: Refused[];
  seat?: number;
  steps?: number;
  chief_steps?: number;
  attacked?: boolean;
  chief_done?: boolean;
  collected?: boolean;
  once?: boolean;
  battles?: Record<string, Battle>;
  loser?: number;
  item?: string;
  decision: string;
};

/** A player; `chosen` is for their own eyes. */
export type Player = {
  seat: number;
  start: string | null;
  chief: string | null;
  warriors: number;
  reserve: number;
  items: Record<string, number>;
  horses: number;
  trophies: string[];
  points: number;
  hand: string[];
  played: string[];
  card: string | null;
  ready: boolean;
  chosen: string | null;
  in_camp: number;
};

/** The whole table. */
export type View = {
  cycle: number;
  max_cycles: number | null;
  round: number;
  rounds: number;
  spirit: number;
  order: number[];
  phase: "setup" | "cavalry" | "cards" | "turn" | "over";
  turn: number | null;
  goal: number;
  cells: Record<string, Cell>;
  tribes: Tribe[];
  cavalry: (string | null)[];
  cards: Record<string, Card>;
  unseen: Record<string, number>;
  pile: number;
  doing: Doing | null;
  winner: number | null;
  players: Player[];
};
