import type { SeatRef } from "../../../web/types.js";

export type Resource = "food" | "wood" | "lore";

/** What an event of Northgard may say. Each kind says only some of it, always the same: who reads a field knows the kind. */
export type Event = {
  kind: string;
  hidden?: boolean;
  seat?: SeatRef;
  opponent: SeatRef;
  holder?: SeatRef | null;
  territory: string;
  end: string;
  size: number;
  card: string;
  count: number;
  resource: Resource;
  give: Resource;
  take: Resource;
  food: number;
  wood: number;
  face: string;
  point: boolean;
  creature: string;
  points: number;
  against: number;
  why: string;
};

/** How a combat ended. */
export type Settled = Event & {
  attack: number;
  defence: number;
  on_attacker: number;
  on_defender: number;
  winner: "attacker" | "defender";
};

/** How a fight with a creature ended. */
export type CreatureFought = Event & { mine: number; its: number; won: boolean };
