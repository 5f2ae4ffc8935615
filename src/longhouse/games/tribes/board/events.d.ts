import type { SeatRef } from "../../../web/types.js";

/** What an event of Tribes may say. Each kind says only some of it, always the same: who reads a field knows the kind. */
export type Event = {
  kind: string;
  hidden?: boolean;
  seat?: SeatRef;
  /** The army has a name and no seat. */
  opponent?: SeatRef | (string & { seat?: undefined });
  cell: string;
  start: string;
  end: string;
  land: string;
  warriors: number;
  chief: boolean;
  units: number;
  bonus: number;
  item: string;
  horses: number;
  card: string;
  trophy: string;
  cycle: number;
};
