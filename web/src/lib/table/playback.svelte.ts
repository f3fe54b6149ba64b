import { tick } from 'svelte';
import { get } from '../net/api';
import { digest, scenes, type Scene, type Told } from './digest';
import { loadGame, type Journey } from './game';
import { History, type Stage } from './history.svelte';
import type { Session } from '../net/session.svelte';
import { mayAnimate, PACE, remember, settings } from '../app/settings.svelte';
import { sound } from '../app/sound';
import { TableModel } from './model.svelte';
import type { GameTypes, LogEntry, ServerMessage, View } from '../net/types';
import { loadGameWords, namedPack } from '../i18n/words';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** So many things are shown by themselves to somebody who comes back; more are offered. */
export const MISSED_LIMIT = 3;
/** Milliseconds that a turn stays longer for each thing done in it, and a scene for each of its lines. */
const READING = 120;
const LONGEST_READING = 3000;
/** A scene is looked at so much longer than a turn. */
const SCENE = 2.5;
const AN_HOUR = 3_600_000;
/** How many turns' time the rest of a turn is waited for, of a bot and of a person. */
const GATHER = { bot: 3, person: 1 };

/** What is on the table now: updates in their order, at a speed one can follow. */
export class Playback implements Stage {
  table: TableModel | null = $state.raw(null);
  /** How many updates have come and are not shown yet. */
  behind = $state(0);
  /** What happened while the person was away: how much, and from where (`at`) to step through it. */
  missed: { count: number; from: number } | null = $state.raw(null);
  /** What was shown last, in few words: the turn of somebody, so far. */
  beat: Told[] = $state.raw([]);
  /** What everybody stops at for a moment. */
  scenes: Scene[] = $state.raw([]);
  /** Lets pieces travel; set by the layer that draws them. */
  fly: ((journeys: Journey[]) => void) | null = null;
  readonly history: History;

  private now: View | null = $state.raw(null);
  private queue: Update[] = [];
  private showing = false;
  private catchingUp = false; // everything at once, until the queue is empty
  private paused = false; // the page is hidden: updates wait
  private pack: GameTypes['pack'] | null = null; // as the server sent it
  private heldUntil = 0; // until when what was shown last stays
  private cameAt = 0; // when the last update came
  private turn: { seat: number | null; log: LogEntry[] } = { seat: null, log: [] }; // the one shown last
  private endPause: (() => void) | null = null;

  constructor(
    private readonly session: Session,
    /** Called when another view is the present one. */
    private readonly changed: () => void,
  ) {
    this.history = new History(session, this);
    document.addEventListener('visibilitychange', this.visibilityChanged);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.visibilityChanged);
    this.queue = [];
    this.endPause?.();
  }

  /** The present view as it was shown last. */
  get shown(): View | null {
    return this.now;
  }

  /** The newest view, shown or not. */
  get latest(): View | null {
    return this.queue.at(-1)?.view ?? this.now;
  }

  /** Paused, given up or stopped: the table stands still. */
  get stopped(): boolean {
    return this.session.stopped(this.now?.over ?? false);
  }
  /** Given up or stopped: it ended without an end of the game. */
  get ended(): boolean {
    return this.stopped && this.session.about?.status !== 'paused';
  }

  /** How much of the game is here, shown or not. */
  get at(): number | null {
    return this.queue.at(-1)?.at ?? this.now?.at ?? null;
  }

  /** The seat of this person that is asked instead of the one looked from: the device goes round. */
  get seatToHandTo(): number | null {
    const { seats, seat } = this.session.you;
    const view = this.now;
    if (seats.length < 2 || !view || view.over || this.behind) return null;
    if (seat !== null && view.actors.includes(seat)) return null;
    return view.actors.find((one) => seats.includes(one)) ?? null;
  }

  // ---- what comes from the server

  /** The first view, or the one after a break. */
  async begin(view: View): Promise<void> {
    this.drop();
    if (!this.table) {
      const [game, pack, say] = await Promise.all([
        loadGame(view.game),
        get<{ data: GameTypes['pack'] }>(`/api/games/${view.game}/pack`),
        loadGameWords(view.game),
      ]);
      this.pack = pack.data;
      const table = new TableModel(game, view, namedPack(game, pack.data, say), say, this.session);
      table.confirmWhich = () => settings.confirm;
      table.shownLog = () => this.history.log;
      this.now = view;
      this.table = table;
    }
    this.history.back();
    this.present(view);
    this.table.preview = null; // it may be in another language
    void this.play(); // what came while the game was loaded
  }

  /** Another language: the game's own words, and the names of its things. */
  async speak(): Promise<void> {
    const { table } = this;
    if (!table || !this.pack) return;
    const say = await loadGameWords(table.view.game);
    table.say = say;
    table.pack = namedPack(table.game, this.pack, say);
  }

  add(update: Update): void {
    this.queue.push(update);
    this.behind = this.queue.length;
    this.cameAt = performance.now();
    const other = this.now && this.now.ask !== null && update.view.ask !== this.now.ask;
    if (other && !this.session.isOwn(update.at)) this.refresh();
    this.changed();
    this.endPause?.(); // a turn may be whole now
    void this.play();
  }

  /** A move was taken back. */
  rewind(message: Extract<ServerMessage, { type: 'rewound' }>): void {
    this.drop();
    this.history.rewind(message.back, message.log);
    this.session.canUndo = message.can_undo;
    this.session.restart();
    this.history.back();
    this.present(message.view);
  }

  /** Forgets what waits. */
  drop(): void {
    this.queue = [];
    this.behind = 0;
    this.beat = [];
    this.scenes = [];
    this.turn = { seat: null, log: [] };
  }

  /** An own move was answered, or refused (`at` 0); if what it did is shown, something can be chosen again. */
  answered(at: number): void {
    if (this.table && (this.now?.at ?? 0) >= at) this.table.release(at === 0);
  }

  // ---- what is shown

  private present(view: View): void {
    this.now = view;
    if (this.table && this.history.moment === null) this.table.show(this.withoutChoices(view));
    else if (this.table) this.table.release(true);
    if (!document.hidden) remember(this.seenKey, view.at);
    this.changed();
  }

  /** Under which name this browser keeps how much the person has seen. */
  get seenKey(): string {
    return `seen:${this.session.id}:${this.session.you.seat ?? 'w'}`;
  }

  /** Draws the present view again: the table was paused or goes on. */
  refresh(): void {
    if (this.now && this.history.moment === null) this.table?.show(this.withoutChoices(this.now));
  }

  showPresent(): void {
    if (!this.table) return;
    this.table.past = false;
    if (this.now && this.table.view !== this.now) this.table.show(this.withoutChoices(this.now));
  }

  showPast(view: View): void {
    if (!this.table) return;
    this.fly?.([]);
    this.table.past = true;
    this.table.clearSelection();
    this.table.view = {
      ...view,
      choices: view.choices ?? [],
      side_choices: view.side_choices ?? [],
      shortcuts: [],
      same: false,
      question: view.question ?? [],
      ending: view.ending ?? [],
    };
  }

  /**
   * Nothing can be chosen at a table that stands still, nor beside a bot that plays for me, nor if the question was
   * answered meanwhile (elsewhere, or because the time was up).
   */
  private withoutChoices(view: View): View {
    const nothing = { choices: [], side_choices: [], shortcuts: [], same: false };
    if (this.stopped || this.session.standIn)
      return { ...view, ...nothing, actors: this.ended ? [] : view.actors };
    const gone = view.ask !== null && this.latest?.ask !== view.ask;
    return gone ? { ...view, ...nothing, ask: null } : view;
  }

  // ---- how fast

  private visibilityChanged = (): void => {
    if (document.hidden) this.paused = settings.speed !== 'instant';
    else if (this.queue.length > MISSED_LIMIT) this.missed = { count: this.queue.length, from: -1 };
    else this.release();
    this.changed();
  };

  private release(): void {
    this.paused = false;
    void this.play();
  }

  /** Steps through what was missed. */
  stepThrough(): void {
    const missed = this.missed;
    this.missed = null;
    if (missed && missed.from >= 0) this.history.travelToAt(missed.from);
    else this.release();
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    this.missed = null;
    this.catchingUp = true;
    this.history.back();
    this.endPause?.();
    this.release();
  }

  /** Somebody reads: what is shown stays until that ends. */
  keep(reads: boolean): void {
    this.heldUntil = reads ? performance.now() + AN_HOUR : 0;
    if (!reads) this.endPause?.();
  }

  /** Goes on from what everybody has stopped at. */
  goOn(): void {
    this.scenes = [];
    this.heldUntil = 0;
    this.endPause?.();
  }

  /** Shows what has come, turn by turn, until nothing is left; own moves at once, and all at once if that is wanted. */
  private async play(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      while (this.queue.length && !this.paused && this.table) {
        if (this.catchingUp || settings.speed === 'instant') {
          await this.apply(this.queue.length, true);
          continue;
        }
        const first = this.queue[0]!;
        const own = this.session.isOwn(first.at);
        if (own || !says(first)) {
          await this.apply(1, own);
          continue;
        }
        const { n, whole } = this.turnAhead();
        const now = performance.now();
        const wait = Math.max(this.heldUntil, whole ? 0 : this.cameAt + this.patience(first)) - now;
        if (wait > 0) await this.pause(wait);
        else await this.apply(n, false);
      }
    } finally {
      this.showing = false;
      if (!this.queue.length) this.catchingUp = false;
    }
  }

  /** How many updates at the front belong to one turn, and whether it has come to its end. */
  private turnAhead(): { n: number; whole: boolean } {
    const seat = mover(this.queue[0]!);
    let n = 0;
    for (const update of this.queue) {
      if (n && (mover(update) !== seat || this.session.isOwn(update.at))) return { n, whole: true };
      n++;
      const { over, actors } = update.view;
      if (over || seat === null || !actors.includes(seat) || scenes(update.log).length)
        return { n, whole: true };
    }
    return { n, whole: false };
  }

  /** How long the rest of a turn is waited for. */
  private patience(update: Update): number {
    const seat = this.session.about?.seats.find((one) => one.seat === mover(update));
    const bot = seat?.kind === 'bot' || !!seat?.standin;
    return PACE[settings.speed] * GATHER[bot ? 'bot' : 'person'];
  }

  /** Waits, until something comes or somebody does not want to wait. */
  private async pause(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endPause = null;
  }

  /** Shows so many updates as one: the last one's view, and what all of them say. */
  private async apply(n: number, quiet: boolean): Promise<void> {
    const updates = this.queue.splice(0, n);
    this.behind = this.queue.length;
    const last = updates.at(-1)!;
    const log = updates.flatMap((update) => update.log);
    const said = updates.some(says);
    this.history.append(log);
    this.session.canUndo = last.can_undo;
    const journeys = this.journeys(log, last.view);
    if (said) this.tell(log);
    if (!quiet && said) sound(last.view.over ? 'end' : 'move');
    this.present(last.view);
    // alone against bots nobody learns from it; else an answer at once would tell that there was no choice
    if (this.session.alone && this.session.you.seats.length === 1 && !this.queue.length)
      this.table?.answerOnly();
    if (journeys.length) {
      await tick();
      this.fly?.(journeys);
    }
  }

  /** Says in few words what is shown now, and how long it stays. */
  private tell(log: LogEntry[]): void {
    const seat = log.find((entry) => entry.lines?.length)?.seat ?? null;
    const before = this.turn.seat === seat && !this.scenes.length ? this.turn.log : [];
    this.turn = { seat, log: [...before, ...log] };
    this.beat = digest(this.turn.log);
    const hurry = this.catchingUp || settings.speed === 'instant';
    this.scenes = hurry ? [] : scenes(log);
    const pace = hurry ? 0 : PACE[settings.speed];
    const much = this.scenes.length
      ? this.scenes.reduce((sum, scene) => sum + scene.lines.length, 0)
      : digest(log).reduce((sum, told) => sum + told.phrases.length, 0);
    const reading = Math.min(much * READING, LONGEST_READING) * (pace / PACE.normal);
    this.heldUntil = performance.now() + pace * (this.scenes.length ? SCENE : 1) + reading;
  }

  private journeys(log: LogEntry[], view: View): Journey[] {
    const table = this.table;
    const still =
      !mayAnimate() || settings.speed === 'instant' || this.catchingUp || document.hidden;
    if (!table || still || this.history.moment !== null) return [];
    const events = log.flatMap((entry) => entry.events);
    const letters = new Map(table.seats.map((look) => [look.colour, look.letter]));
    return events
      .flatMap((event) => table.game.journeys(event, view, table.pack))
      .map((one) => {
        const letter = one.letter && one.colour && letters.get(one.colour);
        return letter ? { ...one, letter } : one;
      });
  }
}

/** Whose move an update is about. */
const mover = (update: Update): number | null => update.log[0]?.seat ?? null;
/** Whether there is anything to be told. */
const says = (update: Update): boolean => update.log.some((entry) => entry.lines?.length);
