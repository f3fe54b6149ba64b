// What the server sends. `tests/web` compares these shapes with the server's own.

/** A thing on the table, as kind and name: 'area:marsala'. */
export type Element = string;
/** A sentence: plain text, and names that lead to a thing. A ref 'badge:red' is a seat's badge with its letter as text. */
export type Part = string | { ref: Element; text: string };
export type Line = Part[];
/** What the rules and the pack decide is not typed here: boards read it, common parts do not. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = any;

export interface Choice {
  text: string; // notation, as it is sent back
  slots: { verb: string; [slot: string]: string | number };
  elements: Element[];
  label: Line;
  detail: Line;
}

export interface Question {
  message: string;
  rule: string;
  args: Data;
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

export interface View {
  game: string;
  rules: string;
  pack: string;
  seats: number;
  options: Record<string, boolean>;
  viewer: number | null;
  at: number;
  actors: number[];
  step: Question | null;
  ask: number | null;
  choices: Choice[];
  side_choices: Choice[];
  chosen: Data;
  table: Data;
  own: Data;
  unknown: Data[];
  over: boolean;
  result: Result | null;
  outlook: Data | null;
  question: Line;
  ending: Line[];
}

/** What happened: a kind and its parts, as this viewer was shown it. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [part: string]: Data;
}

/** One move in the log: what was shown of it, in data and in words; `at` is the viewer's count after it. */
export interface LogEntry {
  at: number;
  events: GameEvent[];
  lines: Line[];
}

export interface Preview {
  events: GameEvent[];
  final: boolean;
  gist: Line;
}

export interface Refusal {
  rule: string;
  message: string;
  args: Data;
  text: Line;
}
