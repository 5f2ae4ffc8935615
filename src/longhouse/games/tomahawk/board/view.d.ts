// Written by tests/web/views.py from what the game's view returns. Do not edit.

/** How a battle would end. */
export type IfNow = {
  totals: number[];
  leader: number | null;
};

/** A battle with one more card of the reader's: `other`, `counts` are null while its rows are hidden. */
export type Placed = {
  total: number;
  other: number | null;
  counts: (number | null)[][] | null;
};

export type Pile = {
  territory: string | null;
  turn: number;
  turns: number;
  below: number[];
  rows: (string | null)[][];
  if_now: IfNow | null;
  worth: (number | null)[][];
  counts: ((number | null)[] | null)[];
  took: (number[] | null)[];
  sums: (number | null)[];
  with: Record<string, Placed | null>;
  sage: number | null;
  decided?: boolean;
  gone?: boolean;
};

/** What was revealed at a pile in the round before. */
export type LastPile = {
  territory: string;
  rows: string[][];
  decided: boolean;
  if_now: IfNow;
  worth: (number | null)[][];
  counts: (number | null)[][];
  took: number[][];
};

/** A place of the table, counted from 1. */
export type Place = {
  pile: number;
  row: number;
};

/** A territory that was won. */
export type Won = {
  territory: string;
  points: number;
};

/** A tribe; what is missing or null the reader may not know. */
export type Player = {
  tribe: string;
  hand: string[] | null;
  hand_count: number;
  deck_count: number;
  ready: boolean;
  locked: number | null;
  looked_at: Place[];
  tokens: number;
  won: Won[];
  score: number;
  dealt?: string[];
  kept?: string[];
  replaced?: string[];
  asked_pile?: number | null;
  asked_special?: string | null;
  shown?: string[];
  unseen?: string[];
};

/** The whole table. */
export type View = {
  phase: "reject" | "replace" | "deploy" | "resolve" | "over";
  round: number;
  rounds: number;
  piles: Pile[];
  last_round: (LastPile | null)[] | null;
  players: Player[];
  tied: string[];
  bonus: string | null;
  undealt?: string[];
  unused?: string[];
};
