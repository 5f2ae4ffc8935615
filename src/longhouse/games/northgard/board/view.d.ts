// Written by tests/web/views.py from what the game's view returns. Do not edit.

/** A tile of the map. */
export type Tile = {
  id: string;
  x: number;
  y: number;
  turn: number;
};

/** What a territory, or all of somebody's, brings at harvest. */
export type Harvest = {
  food: number;
  wood: number;
  lore: number;
  fame: number;
};

/** A territory, and who is in it. */
export type Territory = {
  areas: string[];
  size: number;
  open_sides: number;
  holder: number | null;
  units: number;
  attacker: number | null;
  attackers: number;
  kaija: boolean;
  icons: Record<string, number>;
  harvest: Harvest;
};

export type Border = {
  from: string;
  to: string;
  rough: boolean;
};

/** A creature of the map. */
export type Creature = {
  id: string;
  kind: string;
  territory: string;
  area: string;
};

/** One side of a combat, and what its strength is made of. */
export type Side = {
  seat: number;
  figures: number;
  scorched: number;
  card: number;
  fortress: number;
  towers: number;
  food: number;
  sum: number;
};

/** A combat in which somebody is asked; pairs are the attacker's and the defender's. */
export type Combat = {
  territory: string;
  attacker: number;
  defender: number;
  sides: Side[];
  attack: number;
  defence: number;
  attackers: number;
  defenders: number;
  kaija: boolean;
  units: number[];
  bonus: number;
  walls: number;
  towers: number;
  food: (number | null)[];
  most_food: number;
  rolled: number[] | null;
};

/** A fight with a creature, before the dice. */
export type Hunt = {
  attacks: boolean;
  score: number;
  figures: number;
};

/** The open decision, and what it is about. */
export type Doing = {
  card?: string;
  effect?: string;
  moves?: number;
  from?: string;
  to?: string;
  tile?: string;
  cell?: number[];
  timed?: boolean;
  territory?: string;
  creature?: string;
  give?: string;
  take?: string;
  combat?: Combat;
  hunt?: Hunt;
  prices?: Record<string, number>;
  decision: string;
  seat: number;
};

/** A player inside a message: `{"seat": 1}` becomes a name, or "you", when it is read. */
export type SeatRef = {
  seat: number;
};

/** A message as a view carries it. */
export type Sentence = {
  id: string;
  args: Record<string, number | string | SeatRef | (string | SeatRef)[]>;
};

/** A combat while it is told, the attacker first. */
export type Fight = {
  territory: string;
  sides: Side[];
};

/** What winter asks for. */
export type Supply = {
  food: number;
  wood: number;
};

/** What winter costs; what there will be to pay it with, and what will be missing. */
export type Winter = {
  food: number;
  wood: number;
  harvested: boolean;
  then: Supply;
  missing: Supply;
};

/** A clan; null is what the reader may not know. */
export type Player = {
  seat: number;
  clan: string | null;
  resources: Record<string, number>;
  fame: number | null;
  final_fame: number | null;
  reserve: number;
  units: number;
  harvest: Harvest;
  winter: Winter;
  mate: number | null;
  strongholds: number;
  side_strongholds: number;
  territories: number;
  passed: boolean;
  conqueror: boolean;
  hand: string[] | null;
  drawn: string[] | null;
  hand_count: number;
  known_hand: string[];
  draw_count: number;
  on_top: (string | null)[];
  active: string[];
  played: string[];
  discard: string[];
  upgrades: string[];
  deck: string[];
  setup_tiles: string[] | number;
  order: string | null;
  virtual_unrest: number;
};

/** A territory as it would be, and those it is made of. */
export type Land = {
  areas: string[];
  joined: string[];
  open: number;
  size: number;
  holder: number | null;
};

/** A tile laid so: the territories it becomes part of, and what that means to the seat. */
export type Laid = {
  lands: Land[];
  says: Sentence[];
};

/** The chance to win in percent; `worst`: if the defender eats all they can. */
export type Prospect = {
  chance: number;
  worst?: number | null;
};

/** `laid`: by cell and rotation; `odds`: by target. */
export type Forecast = {
  laid?: Record<string, Record<string, Laid>>;
  odds?: Record<string, Prospect>;
};

/** The whole table. */
export type View = {
  year: number;
  years: number;
  teams: boolean;
  phase: "setup" | "actions" | "creatures" | "harvest" | "end_of_year" | "over";
  strongholds_needed: number | null;
  first_player: number;
  turn: number | null;
  tiles: Tile[];
  territories: Record<string, Territory>;
  borders: Border[];
  buildings: Record<string, string>;
  extra: string[][];
  tokens: Record<string, number>;
  scorched: string | null;
  pile: number;
  under: string[];
  drawn: string[];
  row: string[];
  achievements: string[];
  unrest_left: number;
  creatures: Creature[];
  doing: Doing | null;
  threats: Sentence[];
  fight?: Fight | null;
  players: Player[];
  forecast: Forecast | null;
};
