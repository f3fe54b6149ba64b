// Made by `python web/make_types.py`: change the Python types instead.
import type { GameTypes } from '../../lib/net/types';

export type Colour = 'purple' | 'red' | 'blue' | 'yellow';

export type Career = 'politics' | 'church' | 'military';

export type Row = 'politics' | 'church' | 'military' | 'marriage';

export type DieColour = 'yellow' | 'red' | 'purple' | 'grey' | 'turquoise';

/** The whole table. */
export interface Table {
  round: number;
  phase: string;
  order: Colour[];
  passed: Colour[];
  entitled: Colour[];
  initiative: Record<string, Colour[]>;
  dice: Record<DieColour, number[]>;
  aside: Record<DieColour, number>;
  tasks: Record<string, string>;
  rewards: Record<string, string | null>;
  stack: number;
  removed: Record<string, number>;
  helper_discs: number;
  brides: number;
  players: Record<Colour, Player>;
  cities: Record<string, City>;
}

/** One player in full; everything is public. */
export interface Player {
  seat: number;
  florins: number;
  vp: number;
  points: Record<string, number>;
  men: number;
  women: number;
  reserve: Pawns;
  careers: Record<Career, number[]>;
  threshold: Pawns;
  dice: Record<string, number>;
  sum: number;
  limit: number;
  helpers: string[];
  rows: Record<Row, string[]>;
  face_down: Record<Row, number>;
  worth: Record<Row, number>;
  brides: number;
  married: number;
}

/** Men and women. */
export interface Pawns {
  men: number;
  women: number;
}

/** A city: its pawns in order, the lowest free space, the tiles laid there. */
export interface City {
  closed: boolean;
  pawns: string[];
  lowest: number;
  marriage: string | null;
  mission: string | null;
}

export type Own = Record<string, never>;

export type Chosen = Record<string, never>;

/** What a player weighs when a die is chosen, or points are spent. */
export interface Outlook {
  sum: number;
  limit: number;
  dice: DieOutlook[];
  men: number;
  climbs: Climb[];
  unused: string;
}

/** A die one could take: its cost and all that can be done with it. */
export interface DieOutlook {
  die: string;
  value: number;
  why: WhyNot | null;
  space: number;
  cost: number;
  florins: number;
  sum: number;
  actions: ActionOutlook[];
  helpers: HelperOutlook[];
}

/** Why something is not possible: the rule and the message. */
export interface WhyNot {
  rule: string;
  message: string;
  args: Record<string, string | number>;
}

/** One thing to do with a die, and what it brings, or why it is not possible. */
export interface ActionOutlook {
  verb: string;
  management?: string;
  why: WhyNot | null;
  brings?: Brings;
  space?: string;
  task?: string;
  ways?: WayOutlook[];
  helper?: string;
  row?: number;
  cost?: number;
}

/** What an action, a task or a helper brings. */
export interface Brings {
  florins?: number;
  marriages?: Journeys;
  dice?: number;
  points?: number;
  tracks?: string[];
  missions?: Journeys;
  limit?: number;
  tiles?: number;
  pawns?: number;
  tasks?: string[];
  vp?: number;
}

/** Missions or marriages that are possible: how many, the fewest and the most points, the tiles. */
export interface Journeys {
  ways: number;
  low: number;
  high: number;
  tiles: string[];
}

/** What a task brings with so many pawns. */
export interface WayOutlook {
  n: number;
  brings: Brings;
}

/** What a helper in the column would bring, or why it cannot be used. */
export interface HelperOutlook {
  helper: string;
  row: number;
  why: WhyNot | null;
  brings?: Brings;
}

/** A man's way up a career, or the disc's on the initiative track. */
export interface Climb {
  track: string;
  start: number;
  moves: ClimbMove[];
}

/** One step of a climb, and where it comes among the steps of all climbs. */
export interface ClimbMove {
  text: string;
  elements: string[];
  order: number;
}

export type Sides = null;

/** Planning aids for the rest of the round: dice, threshold, who could go to cities, rows that score nothing yet. */
export interface Aids {
  dice_left: number;
  room: number;
  most_dice: number;
  could_raise: number;
  columns: ColumnAid[];
  missions: number;
  marriages: number;
  short_rows: Record<Row, number>;
}

/** A column of the own board: whether a die lies there, the dice one could take, the kinds of actions they allow. */
export interface ColumnAid {
  die: DieColour;
  taken: boolean;
  dice: DieAid[];
  actions: ('manage' | 'task' | 'hire')[];
}

/** A die that lies in its area: its cost, whether it can be taken, whether the sum then keeps to the threshold. */
export interface DieAid {
  value: number;
  cost: number;
  can: boolean;
  within: boolean;
}

/** What the open question speaks of; which keys there are depends on the question. */
export interface QuestionArgs {
  die?: string;
  value?: number;
  n?: number;
  tracks?: string[];
  reward?: string;
  florins?: number;
  tile?: string;
  city?: string;
  row?: string;
  space?: string;
  face_down?: boolean;
}

/** Tiles the viewer does not know, and the places where they are. */
export interface Unknown {
  kind: string;
  pieces: string[];
  places: UnknownPlace[];
}

/** A place that holds some of the tiles nobody knows: how many, and which it cannot hold. */
export interface UnknownPlace {
  place: string;
  house?: string;
  size: number;
  cannot: string[];
  player?: string;
  row?: string;
}

export interface Pack {
  house: PackHouse[];
  alliance_tile: PackAllianceTile[];
  die: PackDie[];
  action_space: PackActionSpace[];
  management_action: PackManagementAction[];
  plan: PackPlan[];
  portrait: PackPortrait[];
  city: PackCity[];
  effect: unknown;
  helper: PackHelper[];
  layout: unknown;
  name: string;
  title: string;
  schema: number;
  game: string;
  rulebook: string;
  die_colors: string[];
  player_colors: string[];
  careers: Career[];
  rows: Row[];
  rounds: number;
  setup_by_players: PackSetupByPlayer[];
  pieces: PackPiece;
  start: PackStart;
  rules_constants: PackRulesConstant;
  sources: unknown;
  reward_tile: PackRewardTile[];
  task_tile: PackTaskTile[];
  task_space: PackTaskSpace[];
  career_space: PackCareerSpace[];
  initiative_space: PackInitiativeSpace[];
}

export interface PackHouse {
  id: string;
  name: string;
  color: string;
  ink: string;
  tiles: number;
}

export interface PackAllianceTile {
  id: string;
  house: string;
  value: number;
}

export interface PackDie {
  color: DieColour;
  count_4p: number;
  count_3p: number;
  count_2p: number;
  faces: number[];
  hex: string;
}

export interface PackActionSpace {
  color: DieColour;
  column: number;
  value: number;
  management: string;
  hires_in: string;
}

export interface PackManagementAction {
  id: string;
  effect: string;
  tracks?: string[];
  min_points?: number;
  max_points?: number;
  face_down?: boolean;
  dice?: string;
  amount?: number;
  min_dowry?: string;
  max_dowry?: number;
  vp_per_florin?: number;
}

export interface PackPlan {
  player: string;
  politics: string[];
  church: string[];
  military: string[];
  marriage: string[];
}

export interface PackPortrait {
  slot: number;
  married_at_start: boolean;
  wedding_vp: number;
}

export interface PackCity {
  id: string;
  name: string;
  order: number;
  pawn_space_values: number[];
  alliance_spaces: string[];
}

export interface PackHelper {
  id: string;
  color: DieColour;
  row: number;
  cost: number;
  effect: string;
  dice?: number;
  label: string;
  tracks?: string[];
  min_points?: number;
  face_down?: boolean;
  count?: number;
  gender?: string;
  amount?: number;
  target_row?: string;
  pawns?: number;
  max_points?: number;
}

export interface PackSetupByPlayer {
  players: number;
  dice_per_color: number;
  cities_in_use: number;
  alliance_tiles_removed_per_house: number;
  extra_florins: number[];
}

export interface PackPiece {
  men_per_player: number;
  women_per_player: number;
  discs_per_player: number;
  brides: number;
  helpers: number;
  offspring_dice: number;
  action_dice: number;
  florins: string;
}

export interface PackStart {
  florins: number;
  men_available: number;
  women_available: number;
  men_reserve: number;
  women_reserve: number;
  vp: number;
}

export interface PackRulesConstant {
  max_dice_per_round: number;
  threshold_base: number;
  threshold_per_pawn: number;
  threshold_stated_maximum: number;
  reward_alternative_florins: number;
  wedding_florins: number;
  wedding_florins_rounds: [number, number, number, number];
  bonus_rounds: number[];
  vp_rounds: [number, number];
  vp_round_pay_florins: number;
  vp_round_pay_vp: number;
  dowry_max: number;
  dowry_vp_per_florin: number;
  alliance_row_minimum: number;
  face_down_tile_vp: number;
  offspring_woman_faces: [number, number, number];
  offspring_man_faces: [number, number, number];
}

export interface PackRewardTile {
  id: string;
  kind: string;
  effect: string;
  face_down?: boolean;
  count?: number;
  gender?: string;
  tracks?: string[];
  min_points?: number;
  max_points?: number;
  target_row?: string;
  dice?: number;
  amount?: number;
}

export interface PackTaskTile {
  id: string;
  effect: string;
  pawns_min: number;
  pawns_max: number;
  tracks?: string[];
  points_per_pawn?: number;
  min_points?: number;
  count?: number;
  target_row?: string;
  threshold_per_pawn?: number;
  face_down?: boolean;
  florins_per_pawn?: number;
  pawns_per_pawn?: number;
  gender?: string;
}

export interface PackTaskSpace {
  id: string;
  color: DieColour;
  position: string;
  gender: string;
}

export interface PackCareerSpace {
  space: number;
  vp: number;
  rank: number;
  end_vp: number;
  bonus?: string;
  bonus_amount?: number;
}

export interface PackInitiativeSpace {
  space: number;
  vp: number;
}

export type Happening = 
  | { kind: 'colours-drawn'; colours: (string | null)[] }
  | { kind: 'order-drawn'; colours: (string | null)[] }
  | { kind: 'rewards-laid'; rewards: (string | null)[] }
  | { kind: 'scoring-laid'; rewards: (string | null)[] }
  | { kind: 'tiles-removed'; house: string | null; n: number; tiles?: (string | null)[] }
  | { kind: 'cities-closed'; cities: (string | null)[] }
  | { kind: 'round'; round: number }
  | { kind: 'tiles-drawn'; tiles: (string | null)[] }
  | { kind: 'tile-laid'; city: string | null; space: string | null; tile: string | null }
  | { kind: 'dice-rolled'; values: number[] }
  | { kind: 'tasks-dealt'; tasks: (string | null)[] }
  | { kind: 'die-taken'; seat: number; die: string | null; value: number; cost: number }
  | { kind: 'paid'; seat: number; n: number }
  | { kind: 'received'; seat: number; n: number }
  | { kind: 'scored'; seat: number; n: number; source: string | null }
  | { kind: 'hired'; seat: number; helper: string | null }
  | { kind: 'helper-placed'; seat: number; helper: string | null }
  | { kind: 'task-used'; seat: number; task: string | null; space: string | null; n: number }
  | { kind: 'discarded'; seat: number; n: number; gender: string | null }
  | { kind: 'to-threshold'; seat: number; n: number; gender: string | null }
  | { kind: 'managed'; seat: number; management: string | null }
  | { kind: 'advanced'; seat: number; career: string | null; space: number }
  | { kind: 'initiative-moved'; seat: number; space: number }
  | {
      kind: 'sent';
      seat: number;
      career: string | null;
      space: number;
      city: string | null;
      value: number;
    }
  | { kind: 'married'; seat: number; city: string | null; value: number; dowry: number }
  | {
      kind: 'tile-taken';
      seat: number;
      row: string | null;
      tile: string | null;
      city: string | null;
    }
  | { kind: 'tile-face-down'; seat: number; row: string | null }
  | { kind: 'offspring-rolled'; seat: number; values: number[] }
  | { kind: 'pawns-taken'; seat: number; men: number; women: number }
  | { kind: 'helper-used'; seat: number; helper: string | null }
  | { kind: 'passed'; seat: number }
  | { kind: 'order-set'; colours: (string | null)[] }
  | { kind: 'entitled'; seat: number; sum: number; limit: number }
  | { kind: 'not-entitled'; seat: number; sum: number; limit: number }
  | { kind: 'boards-cleared' }
  | { kind: 'bonus-taken'; seat: number; reward: string | null }
  | { kind: 'florins-taken'; seat: number }
  | { kind: 'wedding'; seat: number; portrait: number }
  | { kind: 'five-paid'; seat: number }
  | { kind: 'reward-removed'; round: number; reward: string | null }
  | { kind: 'threshold-returned'; seat: number; men: number; women: number }
  | { kind: 'row-scored'; seat: number; row: string | null; n: number }
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
