// Made by `python web/make_types.py` from requests.py, messages.py and responses.py of the server: change these.
// Words (label, question, lines …) are sent if a language is wanted; a page always wants one: required here.

/**
 * What the views, the events and the pack of one game hold. Each game names its own (`games/<name>/table.ts`);
 * the common parts of the page do not read it.
 */
export interface GameTypes {
  table: unknown;
  own: unknown;
  chosen: unknown;
  outlook: unknown;
  sides: unknown;
  aids: unknown;
  args: unknown;
  unknown: unknown;
  pack: { title: string };
  event: GameEvent;
}

/** What happened: a kind and its parts, as this viewer was shown it. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [part: string]: unknown;
}

/** What a refusal speaks of, by name. */
export type Arguments = Record<string, string | number>;

/** The verb and the parts of a move by name. */
export interface Slots {
  verb: string;
  [slot: string]: string | number;
}

/** The open question, as everybody may see it. */
export interface Question<G extends GameTypes = GameTypes> {
  message: string;
  rule: string;
  args: G['args'];
  stack: number[][];
}

/** How a game ended, by seat. */
export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  draw: boolean;
  ending: string;
  payoff: number[];
}

/** A thing on the table, as kind and name: 'area:marsala'. */
export type Element = string;

/** The name of a thing in a sentence: 'area:noto'; 'badge:red' is a seat's badge with its letter as text. */
export interface Ref {
  ref: Element;
  text: string;
}

/** Plain text, or a name that leads to a thing. */
export type Part = string | Ref;

/** A sentence. */
export type Line = Part[];

/** A move that can be played: its notation as it is sent back, its slots, the things it speaks of, its words. */
export interface Choice {
  text: string;
  slots: Slots;
  elements: Element[];
  label: Line;
  detail: Line;
}

/** Several moves in one, sent one after the other: `text` has them with semicolons between. It takes the place of the choice `first`; if that is empty, it stands beside all of them. */
export interface Shortcut {
  text: string;
  slots: Slots;
  elements: Element[];
  label: Line;
  detail: Line;
  first: string;
}

/** A line of the log: whose it is (null: nobody's), whether it hangs below the one before, what it says. `brief`: the same in a word or two, without who, if it is worth mentioning among what a turn was. `scene`: the name of what begins here (a round, a Turf War). */
export interface LogLine {
  seat: number | null;
  inset: boolean;
  parts: Line;
  brief?: Line;
  scene?: Line;
}

/** Everything a viewer is sent of a position; what the rules and the pack decide is the game's own. */
export interface View<G extends GameTypes = GameTypes> {
  game: string;
  rules: string;
  pack: string;
  seats: number;
  options: Record<string, boolean>;
  viewer: number | null;
  at: number;
  actors: number[];
  step: Question<G> | null;
  ask: number | null;
  moves: number[];
  side_moves: number[];
  chosen: G['chosen'];
  table: G['table'];
  own: G['own'];
  unknown: G['unknown'][];
  over: boolean;
  result: Result | null;
  choices: Choice[];
  side_choices: Choice[];
  outlook: G['outlook'] | null;
  sides: G['sides'] | null;
  same: boolean;
  aids?: G['aids'] | null;
  shortcuts: Shortcut[];
  question: Line;
  ending: LogLine[];
}

/** One move in the log: whose it was (null: the deal), what was shown of it; `at` is the viewer's count after it. */
export interface LogEntry<G extends GameTypes = GameTypes> {
  at: number;
  seat: number | null;
  events: G['event'][];
  lines: LogLine[];
}

/** What may be taken back: the last move, or in practice more. */
export interface CanUndo {
  undo: boolean;
  practice: boolean;
}

/** A line of chat, numbered for its reader. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  scope: 'table' | 'team';
  text: string;
  time: number;
}

export type Status = 'closed' | 'over' | 'paused' | 'running' | 'waiting';

/** Who sits on a seat, as everybody may know it. */
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot?: string;
  standin?: string;
  resigned?: boolean;
  shared?: number;
  here?: boolean;
  clock_ms?: number;
  running?: boolean;
  invitation?: string;
}

/** So many minutes for the whole game, and some seconds more for each answer. */
export interface LiveClock {
  kind: 'live';
  minutes: number;
  increment?: number;
}

/** So many hours for each turn. */
export interface TurnClock {
  kind: 'turn';
  hours: number;
}

export type Clock = LiveClock | TurnClock | null;

export type Engine = 'compiled' | 'pure';

/** The table itself: name, seats with their people, status, clocks, consent, commitment. */
export interface About {
  table: string;
  name: string;
  game: string;
  status: Status;
  reason: string | null;
  seats: SeatInfo[];
  teams: number[][];
  clock: Clock;
  host: number | null;
  open: boolean;
  options: Record<string, boolean>;
  aids: boolean;
  commitment: string;
  agreements: Record<string, number[]>;
  next: string | null;
  result: Result | null;
  made: number;
  engine: Engine;
  seed?: string;
  invited?: number;
}

/** What a connection is at the table. */
export interface You {
  seat: number | null;
  seats: number[];
  watcher: boolean;
  host: boolean;
}

/** The first message, and another one when the game begins (then without about, chat and you). */
export interface Welcome<G extends GameTypes = GameTypes> {
  type: 'welcome';
  view: View<G> | null;
  at: number;
  mark: string;
  whole: boolean;
  log: LogEntry<G>[];
  can_undo: CanUndo;
  chat?: ChatLine[];
  about?: About;
  you?: You;
}

/** Something the viewer may see has changed. */
export interface Update<G extends GameTypes = GameTypes> {
  type: 'update';
  at: number;
  mark: string;
  log: LogEntry<G>[];
  view: View<G>;
  can_undo: CanUndo;
}

/** An update for those who said so in their hello: of the view, and of its table, only what is not as it was. */
export interface Changed<G extends GameTypes = GameTypes> {
  type: 'changed';
  at: number;
  mark: string;
  log: LogEntry<G>[];
  view: Record<string, unknown>;
  table: Record<string, unknown>;
  can_undo: CanUndo;
}

/** Something shown was taken back: forget what came after `back`, then go on as after an update. */
export interface Rewound<G extends GameTypes = GameTypes> {
  type: 'rewound';
  at: number;
  mark: string;
  log: LogEntry<G>[];
  view: View<G>;
  can_undo: CanUndo;
  back: number;
}

/** The table itself has changed. */
export interface AboutMessage {
  type: 'about';
  table: string;
  name: string;
  game: string;
  status: Status;
  reason: string | null;
  seats: SeatInfo[];
  teams: number[][];
  clock: Clock;
  host: number | null;
  open: boolean;
  options: Record<string, boolean>;
  aids: boolean;
  commitment: string;
  agreements: Record<string, number[]>;
  next: string | null;
  result: Result | null;
  made: number;
  engine: Engine;
  seed?: string;
  invited?: number;
}

/** Somebody has written. */
export interface ChatMessage {
  type: 'chat';
  n: number;
  seat: number | null;
  name: string;
  scope: 'table' | 'team';
  text: string;
  time: number;
}

/** What was asked with this key is stored. */
export interface Done {
  type: 'done';
  key: string;
  at: number;
}

/** The question was no longer open: what was missed since it came up. */
export interface StaleMessage<G extends GameTypes = GameTypes> {
  type: 'stale';
  key: string;
  error: string;
  message: string;
  missed: G['event'][];
}

/** What was asked with this key was not done: against the rules (rule, args, text), or for another reason. */
export interface Refused {
  type: 'refused';
  key: string;
  message: string;
  rule?: string;
  args?: Arguments;
  text?: Line;
  error?: string;
  detail?: string;
  state?: string;
}

/** A problem that answers no key. */
export interface ErrorMessage {
  type: 'error';
  code: string;
  error: string;
  message: string;
  detail?: string;
  state?: string;
}

/** Something the seat has more or less of after a move. */
export interface LedgerLine {
  what: string;
  before: number;
  after: number;
}

/** Why a move is not possible: rule, message, arguments. */
export interface Refusal {
  rule: string;
  message: string;
  args: Arguments;
  text: Line;
}

/** The preview asked for, or why there is none. */
export interface PreviewMessage<G extends GameTypes = GameTypes> {
  type: 'preview';
  id: number;
  events?: G['event'][];
  final?: boolean;
  gist?: Line;
  ledger?: LedgerLine[];
  refusal?: Refusal;
}

/** Why not; null if it is possible. */
export interface WhyMessage {
  type: 'why';
  id: number;
  refusal: Refusal | null;
}

/** It is this person's turn at another table. */
export interface Notice {
  type: 'notice';
  kind: 'your-turn';
  table: string;
  name: string;
  seat: number;
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** What the server says on the socket. */
export type ServerMessage<G extends GameTypes = GameTypes> = 
  | Welcome<G>
  | Update<G>
  | Changed<G>
  | Rewound<G>
  | AboutMessage
  | ChatMessage
  | Done
  | StaleMessage<G>
  | Refused
  | ErrorMessage
  | PreviewMessage<G>
  | WhyMessage
  | Notice
  | Pong;

/** The first message: who, from which seat, in which language, how much is known already. `changes`: updates may come as what has changed. */
export interface Hello {
  type: 'hello';
  token?: string | null;
  seat?: number | null;
  lang?: string | null;
  after?: number | null;
  mark?: string | null;
  changes?: boolean;
}

/** As POST …/moves. */
export interface LiveMove {
  type: 'move';
  move: string;
  key: string;
  ask?: number | null;
}

/** As POST …/undo. */
export interface LiveUndo {
  type: 'undo';
  key: string;
  ask?: number | null;
  practice?: boolean;
}

/** As GET …/preview. */
export interface LivePreview {
  type: 'preview';
  move: string;
  id: number;
}

/** As GET …/why. */
export interface LiveWhy {
  type: 'why';
  id: number;
  move?: string | null;
  element?: string | null;
}

/** As POST …/chat. */
export interface LiveChat {
  type: 'chat';
  text: string;
  key: string;
  scope?: 'table' | 'team';
}

export type Agreement = 'pause' | 'rematch' | 'resign' | 'resume' | 'stop';

/** As POST …/agree. */
export interface LiveAgree {
  type: 'agree';
  what: Agreement;
  yes?: boolean;
}

/** Another language from now on: the answer is a `welcome` with all that is said in it. */
export interface LiveLanguage {
  type: 'language';
  lang: string;
}

/** Are you there? */
export interface Ping {
  type: 'ping';
}

/** What the page says on the socket. */
export type ClientMessage = Hello | LiveMove | LiveUndo | LivePreview | LiveWhy | LiveChat | LiveAgree | LiveLanguage | Ping;

/** What may be read of the chat. */
export interface Chat {
  chat: ChatLine[];
}

/** Nothing more to say than that it is done. */
export type Empty = Record<string, never>;

/** What a viewer was shown. */
export interface Events<G extends GameTypes = GameTypes> {
  at: number;
  mark: string;
  events: G['event'][];
}

/** A game of the person that has ended: who sat where, which seats were theirs, how it came out. */
export interface FinishedGame {
  table: string;
  name: string;
  game: string;
  status: Status;
  reason: string | null;
  seats: SeatInfo[];
  you: number[];
  result: Result | null;
  touched: number;
}

/** Games that have ended, the last one first; whether there are more. */
export interface FinishedGames {
  games: FinishedGame[];
  more: boolean;
}

/** An option of a game, with its sentence. */
export interface GameOption {
  name: string;
  default: boolean;
  rule: string | null;
  text: string;
}

/** How strong a level is in the compiled build, with the ends of its 95 % interval. */
export interface Rating {
  rating: number;
  low: number;
  high: number;
}

/** An opponent that people choose: its bot, and what was measured of it, by the number of players. */
export interface Level {
  bot: string;
  ratings: Record<string, Rating>;
}

/** A game with all that a table can be made of. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  teams: Record<string, number[][]>;
  options: GameOption[];
  rules: string;
  rules_languages: string[];
  pack: string;
  bots: string[];
  levels: Level[];
  choices: Record<string, number>;
}

/** All games, and the languages there are words for. */
export interface Games {
  games: GameInfo[];
  languages: string[];
  language_names: Record<string, string>;
}

/** The server can do its work. */
export interface Health {
  status: 'ok';
  version: string;
  build: string;
  bots: Engine;
}

/** A private address. */
export interface Link {
  link: string;
}

/** A table in a list; whose turn it is for the person's tables only. */
export interface LobbyTable {
  table: string;
  name: string;
  game: string;
  status: Status;
  clock: Clock;
  options: Record<string, boolean>;
  aids: boolean;
  seats: SeatInfo[];
  turn: number[];
  touched: number;
  you?: number[];
  your_turn?: boolean;
  due?: number | null;
}

/** Lists of tables. */
export interface Lobby {
  open: LobbyTable[];
  running: LobbyTable[];
  mine: LobbyTable[];
}

/** A portion of what a viewer was shown, move by move. */
export interface Log<G extends GameTypes = GameTypes> {
  log: LogEntry<G>[];
}

/** The token of an open seat, and the name its invitation has in `about`, whichever seat it leads to later. */
export interface Invitation {
  seat: number;
  token: string;
  invitation: string;
}

/** A new table: its id, the watchers' token, the tokens of open seats. */
export interface Made {
  table: string;
  watch: string;
  seats: Invitation[];
}

/** A person, as they see themselves. */
export interface Me {
  name: string;
  mail: string | null;
  mail_confirmed: boolean;
  quiet: string | null;
  lang: string | null;
  return_link: boolean;
  feed: boolean;
  mail_possible: boolean;
}

/** Who am I (null: nobody we know), who may make tables on this server, and whether I may. */
export interface MeBody {
  me: Me | null;
  guests: 'code' | 'invited' | 'open';
  may_make: boolean;
}

/** Private notes. */
export interface Notes {
  text: string;
}

/** A component pack. */
export interface PackBody<G extends GameTypes = GameTypes> {
  digest: string;
  data: G['pack'];
}

/** What was asked is stored; so much has the seat been shown then. */
export interface Played {
  at: number;
}

/** What a move would do up to the barrier, and whether it passes one. */
export interface Preview<G extends GameTypes = GameTypes> {
  events: G['event'][];
  final: boolean;
  gist: Line;
  ledger: LedgerLine[];
}

/** Why a request was not answered as hoped. */
export interface ProblemBody<G extends GameTypes = GameTypes> {
  error: string;
  message: string;
  detail?: string;
  state?: string;
  missed?: G['event'][];
}

/** The end of a round (0: the beginning): how much the viewer had been shown then, and the scores by seat. */
export interface RoundScores {
  round: number;
  at: number;
  scores: number[];
}

/** A game that has ended, round by round. */
export interface Rounds {
  rounds: RoundScores[];
}

/** A seat that was taken or left; the token for whoever holds it now, or is invited next. */
export interface Seated {
  seat?: number;
  token?: string;
  invitation?: string;
}

/** Why not; null if it is possible. */
export interface WhyBody {
  refusal: Refusal | null;
}

/** A seat of a new table. */
export interface SeatWanted {
  kind: 'bot' | 'me' | 'open';
  bot?: string | null;
  name?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: SeatWanted[];
  options?: Record<string, boolean>;
  aids?: boolean;
  name?: string;
  clock?: LiveClock | TurnClock | null;
  open?: boolean;
  wait?: boolean;
}
