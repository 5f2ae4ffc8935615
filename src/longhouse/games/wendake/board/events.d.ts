import type { SeatRef } from "../../../web/types.js";

/** What an event of Wendake may say. Each kind says only some of it, always the same: who reads a field knows the kind. */
export type Event = {
  kind: string;
  hidden?: boolean;
  seat?: SeatRef;
  opponent?: SeatRef;
  action: string;
  slot: number;
  black: boolean;
  territory: string;
  territories: string[];
  area: string;
  lake: string;
  start: string;
  end: string;
  kind_of: string;
  replaced_by: string;
  stays: boolean;
  track: string;
  other: string | number;
  points: number;
  lost?: number;
  good: string;
  count: number;
  give: string;
  take: string;
  infected: boolean;
  leather: number;
  fish: number;
  vegetables: string[];
  progress: string;
  cards: string[];
  space: string | number;
  turtle: string;
  tile: string;
};
