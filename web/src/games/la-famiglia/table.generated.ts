// Made by `python web/make_types.py`: change the Python types instead.
import type { GameTypes } from '../../lib/net/types';

export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white';

export type Side = 'red' | 'blue' | 'green' | 'yellow' | 'black' | 'white' | 'neutral';

export type Row = 'justice' | 'police' | 'economy' | 'church';

export type Team = 'a' | 'b';

/** The whole table. */
export interface Table {
  round: number;
  phase: string;
  primo: Colour | null;
  first: Colour | null;
  tiles: string[];
  dealt: Record<Team, Colour[]>;
  families: Record<Colour, Family>;
  areas: Record<string, Area>;
  seas: Record<string, Record<Colour, number>>;
  sheets: Sheets;
  marked: Record<string, Record<Team, Colour | null>>;
  control: Record<string, Colour | null>;
  mandamenti: Record<Colour, number>;
  lab_pool: number;
  neutral: Neutral;
  marching: Marching | null;
  course: Course;
  teams: Record<Team, number[]>;
  turn_order: number[];
  holder: Record<string, Colour | null>;
  executing: Executing | null;
}

/** What everybody sees of a family. */
export interface Family {
  seat: number;
  character: string;
  money: number;
  soldati: number;
  orders: number;
  held: string[];
  sold: string[];
  mat: Record<Row, number>;
  supply: Supply;
  bust: string | null;
  times?: Record<string, number[]>;
  returned?: [number, number][];
  base: Base;
}

/** Pieces of a family that are not in play. */
export interface Supply {
  soldati: number;
  cars: number;
  boats: number;
  tokens: number;
}

/** The base values of a family. */
export interface Base {
  place: number;
  recruit: number;
  car_attack: number;
  car_strike: number;
}

/** An area: who holds it and what stands there. */
export interface Area {
  side: Side | null;
  soldati: number;
  cars: number;
  labs: number;
  orders: string[];
  laid?: number[];
  executed?: string[];
}

/** The action sheets: which ones lie there, tokens by column and by space. */
export interface Sheets {
  top: number;
  bottom: number;
  columns: Record<Side, number>[];
  spaces: Record<string, Record<Side, number>>;
}

/** What the neutrals have in reserve. */
export interface Neutral {
  soldati: number;
  tokens: number;
}

/** Soldati on their way from one area to another. */
export interface Marching {
  side: Side;
  soldati: number;
  car: number;
}

/** What the course of the game has to remember; the phases of a round, and which of them it is now, if any. */
export interface Course {
  clock: number;
  effect: number;
  took: number;
  revealed: number;
  phases: string[];
  at: number | null;
}

/** The order that is being executed. */
export interface Executing {
  seat: number;
  order: string;
  area: string;
}

/** Orders only the viewer's team knows: in hand, and laid by area. */
export interface OwnFamily {
  orders: string[];
  laid: Record<string, string[]>;
}

export type Own = Record<Colour, OwnFamily>;

export type Chosen = Record<string, string>;

export interface Conflict {
  kind: 'conflict';
  executing: Executing;
  at: string;
  target: string;
  order: string | null;
  from: string | null;
  route: string;
  attacker: Attacker;
  defender: Defender;
  ledger: Ledger;
  cards: SidePair;
  taken: Taken;
  columns: string[];
  rows: OutlookRow[];
}

/** The side that attacks. */
export interface Attacker {
  seat: number;
  side: Side;
  soldati: number;
  car: number;
}

/** The side that defends; nobody leads the neutrals. */
export interface Defender {
  seat: number | null;
  side: Side;
  soldati: number;
}

/** The strengths of both sides, added up. */
export interface Ledger {
  attack: StrengthSource[];
  defence: StrengthSource[];
  totals: number[];
  applied: boolean;
  fell: number;
}

/** Where some of the strength comes from. */
export interface StrengthSource {
  source: string;
  n: number;
}

/** The cards of both sides, as far as they are known. */
export interface SidePair {
  attacker: string | null;
  defender: string | null;
}

/** Whether a side has taken the card it was offered. */
export interface Taken {
  attacker: boolean | null;
  defender: boolean | null;
}

/** One row of the table of results: some choices, and the result for each column. */
export interface OutlookRow {
  choices: OutlookChoices;
  cells: OutlookCell[];
}

/** The choices of both sides that lead to a row. */
export interface OutlookChoices {
  attacker?: string;
  defender?: string;
  card?: string;
  approach?: string;
}

/** How an encounter would end: who is left, and who holds the area. */
export interface OutlookCell {
  attackers: number;
  defenders: number;
  holder: Side | null;
}

/** An order is being executed, and nobody fights. */
export interface Execution {
  kind: 'order';
  executing: Executing;
}

export type Outlook = Conflict | Execution;

/** How a team stands on its way to winning; `split`: it has enough areas there, but not one family by itself. */
export interface TeamStand {
  colours: Colour[];
  held: HeldMandamento[];
  split: string[];
  together: TeamGoal;
  alone: OwnGoal;
  tie: boolean;
}

/** A Mandamento that a family controls now, and with how many of its areas. */
export interface HeldMandamento {
  mandamento: string;
  side: Colour;
  areas: number;
}

/** Mandamenti of both players together, and how many win. */
export interface TeamGoal {
  has: number;
  needs: number;
}

/** The same of the one player who has more. */
export interface OwnGoal {
  side: Colour;
  has: number;
  needs: number;
}

export type Sides = TeamStand[];

/** Planning aids: orders of enemies, own attacks, Mandamenti one area from won or lost. */
export interface Aids {
  orders: Record<Colour, OrdersAid>;
  attacks: AttackAid[];
  mandamenti: Record<string, MandamentoAid>;
}

/** What an enemy can still issue: how many orders, those that surely lie in its headquarters, those that may. */
export interface OrdersAid {
  left: number;
  sure: string[];
  maybe: string[];
}

/** An attack before it sets out; without defenders after the bonuses there is no conflict. */
export interface AttackAid {
  move: string;
  target: string;
  soldati: number;
  car: boolean;
  attack: number;
  defence: number;
  fall: number;
  left: number;
  brute: BruteAid | null;
  finesse: FinesseAid | null;
}

/** Who is left after brute force. */
export interface BruteAid {
  attackers: number;
  defenders: number;
}

/** Of all ways the cards can lie: in how many the attacker takes the area, it is held, both sides are gone. */
export interface FinesseAid {
  won: number;
  held: number;
  empty: number;
}

/** The areas each of which would give the Mandamento to a family, and those each of which it needs to keep it. */
export interface MandamentoAid {
  win: Record<Colour, string[]>;
  lose: Record<Colour, string[]>;
}

/** What the open question speaks of; which keys there are depends on the question. */
export interface QuestionArgs {
  unit?: string;
  left?: number;
  acted?: number;
  must_sell?: number;
  free?: number;
  column?: number;
  fee?: number;
  side?: string;
  offered?: number;
  optional?: number;
  ordered?: number;
  area?: string;
  more?: number;
  space?: string;
  done?: number;
  most?: number;
  empty?: number;
  removed?: number | number[];
  two?: number;
  sea?: string;
  order?: string;
  target?: string;
  attackers?: number;
  defenders?: number;
  attacker_took?: number;
  clear?: number;
  marked?: number;
  mandamenti?: number;
  two_in_one?: number;
  pattern?: number[];
}

/** Pieces the viewer does not know, and the places where they are. */
export interface Unknown {
  kind: string;
  seat?: number;
  size?: number;
  family?: string;
  pieces?: string[];
  places?: UnknownPlace[];
}

/** A place that holds some of the unknown pieces: how many, and which it cannot hold. */
export interface UnknownPlace {
  place: string;
  size: number;
  cannot: string[];
  index?: number;
}

export interface Pack {
  character: PackCharacter[];
  column_action: PackColumnAction[];
  conflict_card: PackConflictCard[];
  family: PackFamily[];
  map: PackMap;
  name: string;
  title: string;
  schema: number;
  game: string;
  counts: PackCount;
  limits: PackLimit;
  sheet: PackSheet[];
  special: PackSpecial[];
  control_tile: PackControlTile[];
}

export interface PackCharacter {
  id: string;
  name: string;
  hq_money: number;
  hq_soldati: number;
  board_soldati: number;
  board_cars: number;
  board_speedboats: number;
  labs: number;
}

export interface PackColumnAction {
  column: number;
  id: string;
  row: Row;
  effect: string;
  issue_order: boolean;
}

export interface PackConflictCard {
  id: string;
  kind: string;
  n: number;
  resolve_order: number;
}

export interface PackFamily {
  color: Colour;
  name: string;
  identity: string;
  first_game: boolean;
  space: PackSpace[];
  start: PackStart;
  order: PackOrder[];
}

export interface PackMap {
  areas: PackArea[];
  format: string;
  tie_break_area: string;
  notes: string;
  canvas: PackCanvas;
  start: unknown;
  mandamenti: PackMandamento[];
  provenance: unknown;
  seas: PackSea[];
}

export interface PackCount {
  players: number;
  teams: number;
  rounds_max: number;
  mandamenti: number;
  areas: number;
  sea_areas: number;
  areas_per_mandamento: number;
  action_sheets_loose: number;
  money_1: number;
  money_2: number;
  character_cards: number;
  order_charts: number;
  storage_boxes_large: number;
  storage_boxes_small: number;
  drug_labs: number;
  neutral_soldati: number;
  neutral_influence_tokens: number;
  starting_player_pieces: number;
  control_tile_sets: number;
  control_tiles_per_set: number;
  control_tiles_in_play_per_team: number;
  overview_sheets: number;
  families: number;
  per_family: PackPerFamily;
}

export interface PackLimit {
  labs_per_area: number;
  speedboats_per_sea_after_placement: number;
  orders_per_area: number;
  orders_per_area_chain_of_command: number;
  win_mandamenti_single: number;
  win_mandamenti_team: number;
  tie_break_area: string;
  areas_to_control_mandamento: number;
  cost_foreign_token: number;
  cost_per_token_gain_influence: number;
  sell_order_gain: number;
  gift_cost_extra: number;
  brute_force_cost: number;
  start_areas_per_player: number;
  start_tokens_on_sheet0_per_player: number;
  starting_player_gives_to_last: number;
}

export interface PackSheet {
  number: number;
  printed_on_board: boolean;
  columns: number;
  column_cost: number[];
  spaces_per_column?: number;
  neutral_start?: number[];
  space?: PackSheetSpace[];
}

export interface PackSpecial {
  id: string;
  rule: string;
  when: string;
  replace_defenders_max?: number;
  money_per_removed_defender?: number;
  cars?: number;
  labs?: number;
  soldati_per_own_lab?: number;
  soldati_per_area?: number;
  adjacent_areas_max?: number;
  replace_enemies_max?: number;
  strikes?: number;
  movements?: number;
}

export interface PackControlTile {
  id: string;
  name: string;
  phase: string;
  limit: string;
  cost: number;
  discard_hq_soldati?: number;
  replace_neutral_token?: number;
  effect: string;
  recruit?: number;
  place?: number;
  place_in?: string;
  car?: number;
  orders_per_area?: number;
  speedboat?: number;
  free_place?: number;
  paid_place?: number;
  paid_cost?: number;
  via?: string;
  extra_distance?: number;
  replace_defender?: number;
  car_bomb_distance?: number;
  sea_attack_bonus?: number;
}

export interface PackSpace {
  row: Row;
  pos: number;
  column: string;
  opens: string;
  kind: string;
  effect?: string;
  car_attack?: number;
  car_strike?: number;
  place?: number;
  n?: number;
  recruit?: number;
}

export interface PackStart {
  place: number;
  recruit: number;
  car_attack: number;
  car_strike: number;
}

export interface PackOrder {
  id: string;
  class: string;
  row: string;
  letter: string;
  kind: string;
  initiative: number;
  skull: number;
  shotguns: number;
  bombs: number;
  rally: boolean;
  pentito: number[];
  agitate: number;
  vest: number;
  supply: PackSupply[];
  special: string;
}

export interface PackArea {
  id: string;
  name: string;
  mandamento: string;
  neighbours: string[];
  seas: string[];
  label: [number, number];
  label_lines: string[];
  anchor: [number, number];
  anchor_radius: number;
  polygon: [number, number][];
}

export interface PackCanvas {
  width: number;
  height: number;
  y: string;
}

export interface PackMandamento {
  id: string;
  name: string;
  areas: string[];
  marker: [number, number];
  marker_sea: string;
}

export interface PackSea {
  id: string;
  name: string;
  neighbours: string[];
  areas: string[];
  label: [number, number];
  anchor: [number, number];
  anchor_radius: number;
  polygon: [number, number][];
}

export interface PackPerFamily {
  soldati: number;
  speedboats: number;
  cars: number;
  influence_tokens_mat: number;
  influence_tokens_supply: number;
  ultima_azione_busts: number;
  control_tokens: number;
  orders_basic: number;
  orders_advanced: number;
  conflict_cards: number;
  family_mats: number;
  screens: number;
}

export interface PackSheetSpace {
  id: string;
  col: number;
  row: number;
  infinite: boolean;
  money: number;
  join: string;
  parts: PackPart[];
}

export interface PackSupply {
  do: string;
  bonus?: number;
  n?: number;
}

export interface PackPart {
  do: string;
  bonus?: number;
  empty_ok?: boolean;
}

export type Happening = 
  | { kind: 'tiles-drawn'; tiles: (string | null)[] }
  | { kind: 'families-dealt'; colours: (string | null)[] }
  | { kind: 'first-drawn'; seat: number }
  | { kind: 'characters-dealt'; characters: (string | null)[] }
  | { kind: 'families-chosen'; seat: number; lower?: string | null; upper?: string | null }
  | { kind: 'leads'; seat: number; colour: string | null }
  | { kind: 'headquarters-filled'; seat: number; money: number; n: number }
  | { kind: 'phase'; round: number; phase: string | null }
  | { kind: 'placed'; seat: number; area: string | null; n: number }
  | { kind: 'car-placed'; seat: number; area: string | null; n: number }
  | { kind: 'lab-placed'; seat: number; area: string | null; n: number }
  | { kind: 'boat-placed'; seat: number; sea: string | null }
  | { kind: 'boat-sailed'; seat: number; from: string | null; sea: string | null }
  | { kind: 'boat-sunk'; seat: number; sea: string | null; side: string | null }
  | { kind: 'token-laid'; seat: number; column: string | null }
  | { kind: 'influence-used'; seat: number; column: string | null }
  | {
      kind: 'space-used';
      seat: number;
      column: string | null;
      side: string | null;
      space: string | null;
    }
  | { kind: 'influence-gained'; seat: number; column: string | null }
  | {
      kind: 'token-moved';
      seat: number;
      column: string | null;
      side: string | null;
      space: string | null;
    }
  | { kind: 'paid'; seat: number; to: number; n: number }
  | { kind: 'received'; seat: number; n: number }
  | { kind: 'recruited'; seat: number; n: number }
  | { kind: 'order-issued'; seat: number; area: string | null; order?: string | null }
  | { kind: 'fetched'; seat: number; from: string | null; area: string | null; n: number }
  | { kind: 'cars-fetched'; seat: number; from: string | null; area: string | null; n: number }
  | { kind: 'mat-token-removed'; seat: number; row: string | null }
  | { kind: 'order-gained'; seat: number; order: string | null }
  | { kind: 'token-to-top'; seat: number; column: string | null }
  | { kind: 'token-to-bottom'; seat: number; space: string | null }
  | { kind: 'starting-piece-taken'; seat: number }
  | { kind: 'bust-placed'; seat: number; space: string | null }
  | { kind: 'bust-returned'; seat: number }
  | { kind: 'tile-used'; seat: number; tile: string | null }
  | { kind: 'order-sold'; seat: number; order: string | null }
  | { kind: 'money-given'; seat: number; to: number }
  | { kind: 'area-lost'; side: string | null; area: string | null }
  | { kind: 'order-returned-unseen'; seat: number; area: string | null; order?: string | null }
  | { kind: 'cars-lost'; seat: number; area: string | null; n: number }
  | { kind: 'lab-removed'; area: string | null }
  | { kind: 'mandamento-gained'; seat: number; mandamento: string | null }
  | { kind: 'mandamento-lost'; seat: number; mandamento: string | null }
  | { kind: 'tile-marked'; seat: number; tile: string | null }
  | { kind: 'tile-cleared'; seat: number; tile: string | null }
  | { kind: 'order-revealed'; area: string | null; order: string | null }
  | { kind: 'order-executed'; seat: number; order: string | null; area: string | null }
  | { kind: 'order-returned'; seat: number; order: string | null; area: string | null }
  | { kind: 'order-stays'; seat: number; order: string | null; area: string | null }
  | {
      kind: 'moved';
      side: string | null;
      from: string | null;
      area: string | null;
      n: number;
      car: number;
      route: string | null;
    }
  | { kind: 'occupied'; side: string | null; area: string | null; n: number }
  | { kind: 'joined'; side: string | null; area: string | null; n: number }
  | { kind: 'conquered'; side: string | null; area: string | null; n: number }
  | { kind: 'repelled'; side: string | null; area: string | null }
  | { kind: 'both-gone'; area: string | null }
  | { kind: 'replaced'; side: string | null; area: string | null; n: number }
  | { kind: 'removed'; side: string | null; area: string | null; n: number }
  | { kind: 'bonuses'; area: string | null; attack: number; defence: number }
  | { kind: 'brute-force'; side: string | null; n: number }
  | { kind: 'finesse'; side: string | null }
  | { kind: 'defender-named'; seat: number }
  | { kind: 'card-chosen'; seat: number; card?: string | null }
  | { kind: 'card-taken'; seat: number }
  | { kind: 'card-left'; seat: number }
  | { kind: 'cards-revealed'; attacker: string | null; defender: string | null }
  | { kind: 'turncoat'; side: string | null; removed: number; added: number }
  | { kind: 'coward'; side: string | null; n: number }
  | { kind: 'knockout'; area: string | null; n: number }
  | { kind: 'compensated'; seat: number; n: number }
  | { kind: 'garrisoned'; seat: number; area: string | null; n: number }
  | { kind: 'strike'; seat: number; area: string | null; attack: number; defence: number }
  | { kind: 'car-bomb'; seat: number; area: string | null }
  | { kind: 'pentito'; seat: number; area: string | null }
  | { kind: 'agitated'; seat: number; area: string | null }
  | { kind: 'swapped'; seat: number; area: string | null; n: number }
  | { kind: 'invited'; seat: number; area: string | null }
  | { kind: 'neutrals-placed'; seat: number; area: string | null; n: number }
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
