// Written by tests/web/views.py from what the game's view returns. Do not edit.

/** Warriors of a seat in a territory. */
export type Guards = {
  seat: number;
  guards: number;
  black: boolean;
};

/** Who lies in an area. */
export type Native = {
  seat: number;
  kind: string;
};

/** The open decision, as far as everybody sees it. */
export type Doing = {
  cards?: number;
  steps?: number;
  spent?: string[];
  points?: number;
  natives?: number;
  tribes?: string[];
  exchanges?: number;
  exchanged?: number;
  progress?: string;
  discount?: number;
  decision: string;
  seat: number;
  todo: string[];
  skipped: string[];
  slot: number | null;
  free_order: boolean;
};

/** The opponent of somebody who plays alone. */
export type Ghost = {
  seat: number;
  home: string | null;
  cards: string[];
  warriors: number;
  disk: string | null;
  rank: string | null;
};

/** A place of a grid. */
export type Slot = {
  tile: string | null;
  ritual: boolean;
  marked: boolean;
  fire: boolean;
};

/** A Progress tile that somebody owns. */
export type Progress = {
  id: string;
  down: boolean;
};

/** A Turtle that somebody has taken; its tracks are for their own eyes. */
export type Turtle = {
  id: string;
  tracks: string[] | null;
};

/** What each action would give a player now. */
export type Yields = {
  harvest: Record<string, number>;
  hunt: number;
  tan: number;
  fish: number;
  ritual: number;
  military: string[];
  exchanges: number;
  women: number;
  hunters: number;
  turtles: string[];
};

/** A tribe; null is what the reader may not know, or what is not there yet. */
export type Player = {
  counted: number[];
  total: number;
  from_turtles: Record<string, number> | null;
  seat: number;
  home: string | null;
  tribe: string | null;
  goods: Record<string, number>;
  tracks: Record<string, number>;
  village: Record<string, number>;
  long_house: Record<string, number>;
  canoes: Record<string, number>;
  canoes_left: number;
  swaps: number;
  flag: string | null;
  grid: Slot[];
  open_slots: number[];
  markers: number;
  black_marker: boolean;
  aside: string[];
  progress: Progress[];
  cards: string[] | null;
  card_count: number;
  known_cards: string[];
  played: string[];
  disk: string | null;
  turtles: Turtle[];
  yields: Yields | null;
};

/** The Mask cards: those in the deck, the discard pile (top last), and how many of each the reader has not seen. */
export type Masks = {
  deck: number;
  discard: string[];
  unseen: Record<string, number>;
};

/** The whole table. */
export type View = {
  year: number;
  years: number;
  phase: "setup" | "turn" | "restore" | "over";
  pairs: string[][];
  order: number[];
  next_order: number[];
  turn: number | null;
  map: string;
  territories: Record<string, Guards[]>;
  areas: Record<string, Native | null>;
  display: (string | null)[];
  level: number;
  stacks: number[];
  market: string[];
  flags_left: string[];
  leaving: (string | null)[] | null;
  doing: Doing | null;
  ghost: Ghost | null;
  players: Player[];
  masks: Masks;
};
