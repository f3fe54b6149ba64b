// What the server sends. `tests/web` compares these shapes with the server's own.

/** A thing on the table, as kind and name: 'area:marsala'. */
export type Element = string;
/** A sentence: plain text, and names that lead to a thing. A ref 'badge:red' is a seat's badge with its letter as text. */
export type Part = string | { ref: Element; text: string };
export type Line = Part[];
/** A line of the log: whose it is (null: nobody's), whether it hangs below the one before, what it says. */
export interface LogLine {
  seat: number | null;
  inset: boolean;
  parts: Line;
}

/**
 * What the views, the events and the pack of one game hold. Each game names its own (`games/<name>/types.ts`), made from
 * the Python types; the common parts of the page do not read it.
 */
export interface GameTypes {
  table: unknown;
  own: unknown;
  chosen: unknown;
  outlook: unknown;
  args: unknown;
  unknown: unknown;
  pack: { title: string };
  event: GameEvent;
}

export interface Choice {
  text: string; // notation, as it is sent back
  slots: { verb: string; [slot: string]: string | number };
  elements: Element[];
  label: Line;
  detail: Line;
}

export interface Question<Args = unknown> {
  message: string;
  rule: string;
  args: Args;
  stack: number[][];
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  draw: boolean;
  ending: string;
  payoff: number[];
}

export interface View<G extends GameTypes = GameTypes> {
  game: string;
  rules: string;
  pack: string;
  seats: number;
  options: Record<string, boolean>;
  viewer: number | null;
  at: number;
  actors: number[];
  step: Question<G['args']> | null;
  ask: number | null;
  choices: Choice[];
  side_choices: Choice[];
  chosen: G['chosen'];
  table: G['table'];
  own: G['own'];
  unknown: G['unknown'][];
  over: boolean;
  result: Result | null;
  outlook: G['outlook'] | null;
  question: Line;
  ending: LogLine[];
}

/** What happened: a kind and its parts, as this viewer was shown it. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [part: string]: unknown;
}

/** One move in the log: whose it was (null: the deal), what was shown of it, in data and in words; `at` is the viewer's count after it. */
export interface LogEntry<G extends GameTypes = GameTypes> {
  at: number;
  seat: number | null;
  events: G['event'][];
  lines: LogLine[];
}

/** Something the seat has more or less of after a move. */
export interface LedgerLine {
  what: string;
  before: number;
  after: number;
}

export interface Preview {
  events: GameEvent[];
  final: boolean;
  gist: Line;
  ledger: LedgerLine[];
}

export interface Refusal {
  rule: string;
  message: string;
  args: Record<string, string | number>;
  text: Line;
}

// ---- the table as a place: who sits there, what is said, how it goes on ----

export type Status = 'waiting' | 'running' | 'paused' | 'over' | 'closed';

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string;
  bot?: string | null;
  here?: boolean;
  standin?: string | null;
  clock_ms?: number | null;
  running?: boolean;
}

export type Clock =
  { kind: 'live'; minutes: number; increment: number } | { kind: 'turn'; hours: number } | null;

export interface About {
  table: string;
  name: string;
  game: string;
  status: Status;
  reason?: string | null;
  seats: SeatInfo[];
  clock: Clock;
  host: number | null;
  open: boolean;
  options: Record<string, boolean>;
  commitment: string | null;
  seed?: string | null;
  agreements: Record<string, number[]>;
  next?: string | null;
  result: Result | null;
  made: number;
}

/** What may be taken back: the last move, or in practice more. */
export interface CanUndo {
  undo: boolean;
  practice: boolean;
}

export interface You {
  seat: number | null;
  seats: number[];
  watcher: boolean;
  host: boolean;
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  scope: 'table' | 'team';
  text: string;
  time: number | string;
}

/** What the server says on the socket. */
export type ServerMessage =
  | {
      type: 'welcome';
      view: View | null;
      at: number;
      mark: string;
      whole: boolean;
      log: LogEntry[];
      about?: About;
      chat?: ChatLine[];
      can_undo: CanUndo;
      you?: You;
    }
  | { type: 'update'; at: number; mark: string; log: LogEntry[]; view: View; can_undo: CanUndo }
  | {
      type: 'rewound';
      at: number;
      mark: string;
      back: number;
      log: LogEntry[];
      view: View;
      can_undo: CanUndo;
    }
  | { type: 'done'; key: string; at: number }
  | { type: 'stale'; key: string; missed: GameEvent[]; message: string }
  | {
      type: 'refused';
      key: string;
      rule?: string;
      error?: string;
      message: string;
      args?: Record<string, string | number>;
      text?: Line;
    }
  | {
      type: 'preview';
      id: number;
      events?: GameEvent[];
      final?: boolean;
      gist?: Line;
      ledger?: LedgerLine[];
      refusal?: Refusal;
    }
  | { type: 'why'; id: number; refusal: Refusal | null }
  | ({ type: 'about' } & About)
  | ({ type: 'chat' } & ChatLine)
  | { type: 'notice'; kind: string; table: string; name: string; seat: number }
  | { type: 'error'; code: string; message: string }
  | { type: 'pong' };

export type Agreement = 'resign' | 'stop' | 'pause' | 'resume' | 'rematch';

/** What the page says on the socket. */
export type ClientMessage =
  | { type: 'hello'; token?: string; seat?: number; lang?: string; after?: number; mark?: string }
  | { type: 'move'; ask: number | null; move: string; key: string }
  | { type: 'undo'; ask: number | null; key: string; practice?: boolean }
  | { type: 'preview'; move: string; id: number }
  | { type: 'why'; move?: string; element?: Element; id: number }
  | { type: 'chat'; scope: 'table' | 'team'; text: string; key: string }
  | { type: 'agree'; what: Agreement; yes: boolean }
  | { type: 'ping' };

// ---- the lobby ----

export interface GameOption {
  name: string;
  default: boolean;
  rule: string | null;
  text: string;
}

export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  teams: Record<string, number[][]>;
  options: GameOption[];
  bots: string[];
}

export interface LobbyTable {
  table: string;
  name: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  clock: Clock;
  turn: number[];
  touched: number;
  you?: number[];
  your_turn?: boolean;
  due?: number | null;
}

export interface Lobby {
  open: LobbyTable[];
  running: LobbyTable[];
  mine: LobbyTable[];
}

export interface Me {
  name: string;
  mail?: string | null;
  quiet?: string | null;
  return_link?: boolean;
  feed?: boolean;
  mail_possible?: boolean;
}

export interface NewSeat {
  kind: 'open' | 'bot' | 'me';
  bot?: string;
  name?: string;
}
