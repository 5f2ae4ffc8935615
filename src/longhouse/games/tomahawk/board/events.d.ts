import type { SeatRef } from "../../../web/types.js";

/** What an event of Tomahawk may say. Each kind says only some of it, always the same: who reads a field knows the kind. */
export type Event = {
  kind: string;
  hidden?: boolean;
  seat?: SeatRef;
  opponent: SeatRef;
  pile: number;
  round: number;
  first: number | string;
  second: number | string;
  card: string;
  cards?: string[];
  species: string;
  points: number;
  count: number;
  value?: number;
  animals?: number;
};
