// Made by `python web/make_types.py`: change the Python types instead.
import type { GameTypes } from '../../lib/net/types';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white' | 'purple';

/** The whole table. */
export interface Table {
  act: number;
  phase: string;
  horse: string;
  families: Record<string, FamilyTable>;
  tiles: Record<string, string | null>;
  stacks: Record<string, number>;
  thugs: Record<string, string | null>;
  members: Record<string, string | null>;
  chief: string | null;
  hudson: string[];
  control: Record<string, string[]>;
  controllers: Record<string, string | null>;
  open_jobs: string[];
  discard: string[];
  deck_size: number;
  allies: string[];
  supply: Record<string, number>;
  box: Box;
  course: Course;
  ledger: number[][];
}

/** What everybody sees of a family. */
export interface FamilyTable {
  seat: number;
  hand: number;
  known: string[];
  suitcase: Suitcase;
  front: string[];
  thugs: number;
  members: number;
  hudson: Figures;
  tokens: number;
  gone: Gone;
  bribe: string[];
  drawn?: number[];
  bonus?: Bonus;
  won?: Won;
  wealth?: number;
}

/** The contents of a suitcase as far as the viewer knows it. */
export interface Suitcase {
  money: string[];
  jobs: string[];
}

/** Thugs and family members. */
export interface Figures {
  thugs: number;
  members: number;
}

/** Figures and tokens that are out of the game. */
export interface Gone {
  thugs: number;
  members: number;
  tokens: number;
}

/** The money of those majorities. */
export interface Bonus {
  territories: number;
  jobs: number;
}

/** What a family has won by majorities at the end. */
export interface Won {
  territories: string[];
  colours: string[];
}

/** What is out of the game. */
export interface Box {
  allies: string[];
  jobs: string[];
  cards: Record<string, number>;
}

/** What the course of the game has to remember. */
export interface Course {
  later: string[];
  in_work: string[];
  borrowed: number;
  deck_age: number;
  ages: Record<string, number>;
  looker: number;
  looked: number[];
  committed: number[];
}

/** What only this family knows: its hand, cards it looked at, its own entries of the ledger. */
export interface OwnFamily {
  hand: string[];
  looked?: string[];
  ledger?: Record<string, (string | number)[]>;
}

export type Own = Record<string, OwnFamily>;

/** What this seat has chosen in secret: cards and how many. */
export interface Chosen {
  cards?: [string, number][];
}

/** What a player weighs: turf now, turf with a figure more by its place, what each job lacks. */
export interface Outlook {
  turf: Record<string, Turf>;
  then: Record<string, Record<string, Turf>>;
  missing: Record<string, string[]>;
}

/** A territory as it would be controlled: influence of each family, who would win it and the bonus token. */
export interface Turf {
  influence: Record<string, number>;
  winner: string | null;
  bonus: string | null;
}

export type Sides = null;

/** Planning aids: the territories while figures are played. */
export interface Aids {
  territories: Record<string, TerritoryAid>;
}

/** Who can still win a territory by placing figures: free spaces, the most influence, who can, who surely does. */
export interface TerritoryAid {
  thug_spaces: number;
  family_spaces: number;
  most: Record<string, number>;
  can: string[];
  sure: string | null;
}

/** What the open question speaks of; which keys there are depends on the question. */
export interface QuestionArgs {
  extra?: number;
  thugs?: number;
  members?: number;
  ally?: string;
  abilities?: string[];
  launder?: number;
  left?: number;
  ability?: string;
  limit?: number;
  business?: string;
  controller?: number;
  area?: string;
  owner?: number;
  job?: string;
  space?: string;
  n?: number;
  bidders?: number[];
  where?: string;
  good?: string;
  need?: number;
  place?: string;
  figure?: string;
  two_way?: number;
  taker?: number;
}

/** Cards the viewer does not know, and the places where they are. */
export interface Unknown {
  kind: string;
  age?: number;
  pieces?: string[];
  places?: UnknownPlace[];
  seat?: number;
  size?: number;
}

/** A place that holds some of the unknown cards: how many, and which it cannot hold. */
export interface UnknownPlace {
  place: string;
  size: number;
  cannot: string[];
  seat?: number;
}

export interface Pack {
  allies: PackAlly[];
  board: PackBoard;
  start_businesses: Business[];
  business_tiles: Business[];
  money: PackMoney[];
  goods_cards: PackGoodsCard[];
  families: PackFamily[];
  jobs: PackJob[];
  name: string;
  title: string;
  schema: number;
  game: string;
  meta: unknown;
  per_family: PackPerFamily;
  neutral_figures: PackNeutralFigure[];
  totals: unknown;
  setup: PackSetup[];
  setup_tiles: PackSetupTile;
  end_bonuses: PackEndBonuse;
  starting_hand: PackStartingHand;
  acts: PackAct[];
}

export interface PackAlly {
  id: string;
  act: number;
  name: string;
  effects: Operation[];
  text: string;
}

export interface PackBoard {
  canvas: [number, number];
  family_space_radius: number;
  control_radius: number;
  thug_square: number;
  colours: PackColour;
  hudson: PackHudson;
  east_river: PackEastRiver;
  territories: PackTerritory[];
  family_spaces: PackFamilySpace[];
  rails: unknown;
}

export interface Business {
  id: string;
  territory?: string;
  name: string;
  front: Operation[];
  back: Operation[];
  colour?: string;
}

export interface PackMoney {
  value: number;
  count: number;
}

export interface PackGoodsCard {
  good: string;
  count: number;
  joker_for?: string[];
}

export interface PackFamily {
  id: string;
  name: string;
  letter: string;
  colour_name: Colour;
  colour_hex: string;
  don: string;
  consigliere: string;
  heir: string;
}

export interface PackJob {
  id: string;
  colour: string;
  title: string;
  requires: string[];
  money: number[];
  effects: Operation[];
  text: string;
}

export interface PackPerFamily {
  suitcases: number;
  control_tokens: number;
  thugs: number;
  family_members: number;
}

export interface PackNeutralFigure {
  id: string;
  name: string;
  stands_on: string;
}

export interface PackSetup {
  players: number;
  thugs: number;
  open_jobs: number;
  allies_dealt: number;
  setup_tiles_on: string[];
  family_spaces_3plus_used: boolean;
}

export interface PackSetupTile {
  colour: string;
}

export interface PackEndBonuse {
  territory: number;
  job_colour: number;
}

export interface PackStartingHand {
  money: [number, number, number];
  random_jobs: number;
}

export interface PackAct {
  number: number;
  title: string;
  tile_colour: string;
  hand_limit: number;
  new_family_member: string;
  bribery: boolean;
}

export interface Operation {
  op: string;
  figure?: string;
  spaces?: string;
  shakedown?: string;
  value?: number;
  good?: string;
  discard?: number;
  money?: number[];
  count?: number;
  kind?: string;
  owner?: string;
  where?: string;
  draw?: number;
  keep?: number;
  territories?: number;
}

export interface PackColour {
  hudson: string;
  east_river: string;
  park: string;
  land_edge: string;
  paper: string;
}

export interface PackHudson {
  polygon: [number, number][];
  label: [number, number];
  figure_grid: PackFigureGrid;
}

export interface PackEastRiver {
  polyline: [number, number][];
  width: number;
}

export interface PackTerritory {
  id: string;
  number: number;
  name: string;
  fill: string;
  polygon: [number, number][];
  label: [number, number];
  control?: [number, number];
  police_chief?: [number, number];
  start_slot: [number, number, number, number];
  tile_slot?: [number, number, number, number];
  controllable: boolean;
}

export interface PackFamilySpace {
  id: string;
  pos: [number, number];
  touches: string[];
  min_players: number;
}

export interface PackFigureGrid {
  x: number;
  y: number;
  columns: number;
  dx: number;
  dy: number;
}

export type Happening = 
  | { kind: 'phase'; act: number; phase: string | null }
  | { kind: 'first-drawn'; seat: number }
  | { kind: 'allies-revealed'; allies: (string | null)[] }
  | { kind: 'tile-opened'; business: string | null; area: string | null }
  | { kind: 'open-job'; place: number; job: string | null }
  | { kind: 'jobs-dealt'; seat: number; n: number; jobs?: (string | null)[] }
  | { kind: 'thug-placed'; seat: number; business: string | null }
  | { kind: 'member-placed'; seat: number; space: string | null }
  | { kind: 'job-begun'; seat: number; job: string | null }
  | { kind: 'paid'; seat: number; card: string | null; n: number }
  | { kind: 'gained'; seat: number; card: string | null }
  | { kind: 'pile-empty'; seat: number; card: string | null }
  | { kind: 'laundered'; seat: number; card: string | null }
  | { kind: 'stashed'; seat: number; card: string | null }
  | { kind: 'looked'; seat: number; job?: string | null }
  | { kind: 'kept'; seat: number; job?: string | null }
  | { kind: 'job-discarded'; seat: number; job: string | null }
  | { kind: 'reshuffled'; n: number }
  | { kind: 'horse-taken'; seat: number }
  | { kind: 'discarded'; seat: number; card: string | null; n: number }
  | { kind: 'job-completed'; seat: number; job: string | null }
  | { kind: 'ally-played'; seat: number; ally: string | null }
  | { kind: 'ally-back'; seat: number; ally: string | null }
  | { kind: 'boss-placed'; seat: number; business: string | null }
  | { kind: 'mayor-placed'; seat: number; space: string | null }
  | { kind: 'chief-placed'; seat: number; area: string | null }
  | { kind: 'shot'; seat: number; side: string | null; place: string | null }
  | {
      kind: 'figure-moved';
      seat: number;
      side: string | null;
      from: string | null;
      place: string | null;
    }
  | { kind: 'control-placed'; seat: number; area: string | null }
  | { kind: 'control-removed'; seat: number; owner: number; area: string | null }
  | { kind: 'control-swapped'; seat: number; area: string | null; other: string | null }
  | { kind: 'control-reordered'; seat: number; area: string | null }
  | { kind: 'token-moved'; seat: number; from: string | null; area: string | null }
  | { kind: 'front-used'; seat: number; business: string | null }
  | { kind: 'front-shared'; seat: number; business: string | null }
  | { kind: 'backs-used'; seat: number; area: string | null }
  | { kind: 'stolen'; seat: number; from: number; card?: string | null }
  | { kind: 'gift-chosen'; seat: number; cards?: (string | null)[] }
  | { kind: 'given'; seat: number; to: number; n: number; cards?: (string | null)[] }
  | { kind: 'offer-chosen'; seat: number; card?: string | null }
  | { kind: 'offered'; seat: number; card: string | null }
  | { kind: 'offer-won'; seat: number; card: string | null }
  | { kind: 'withdrawn'; seat: number; card: string | null }
  | { kind: 'turf-won'; seat: number; area: string | null; influence: number }
  | { kind: 'turf-open'; area: string | null }
  | { kind: 'bribe-set'; seat: number; cards?: (string | null)[] }
  | { kind: 'bribe'; seat: number; n: number; cards: (string | null)[] }
  | { kind: 'ally-taken'; seat: number; ally: string | null }
  | { kind: 'bribe-paid'; seat: number; n: number }
  | { kind: 'bribe-returned'; seat: number; n: number }
  | { kind: 'tribute-chosen'; seat: number; cards?: (string | null)[] }
  | { kind: 'open-job-taken'; seat: number; job: string | null }
  | { kind: 'skipped'; seat: number }
  | { kind: 'new-member'; seat: number; figure: string | null }
  | { kind: 'allies-gone'; allies: (string | null)[] }
  | { kind: 'territory-bonus'; seat: number; area: string | null }
  | { kind: 'job-bonus'; seat: number; colour: string | null }
  | { kind: 'wealth'; seat: number; n: number }
  | { kind: 'game-over'; ending: string | null };

/** What this game puts into the messages of a table. */
export interface Types extends GameTypes {
  table: Table;
  own: Own;
  chosen: Chosen;
  outlook: Outlook;
  sides: Sides;
  aids: Aids;
  args: QuestionArgs;
  unknown: Unknown;
  pack: Pack;
  event: Happening;
}
