import { tick } from 'svelte';
import { get } from './api';
import type { Calls } from './calls.svelte';
import { loadGame, type Journey } from './game';
import { History, type Stage } from './history.svelte';
import type { Session } from './session.svelte';
import { mayAnimate, PACE, remember, settings } from './settings.svelte';
import { sound } from './sound';
import { TableModel } from './table.svelte';
import type { GameTypes, ServerMessage, View } from './types';
import { loadGameWords, namedPack } from './words';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** So many things are shown by themselves to somebody who comes back; more are offered. */
export const MISSED_LIMIT = 3;

/** What is on the table now: updates in their order, at a speed one can follow. */
export class Playback implements Stage {
  table: TableModel | null = $state.raw(null);
  /** How many updates have come and are not shown yet. */
  behind = $state(0);
  /** What happened while the person was away: how much, and from where (`at`) to step through it. */
  missed: { count: number; from: number } | null = $state.raw(null);
  /** Lets pieces travel; set by the layer that draws them. */
  fly: ((journeys: Journey[]) => void) | null = null;
  readonly history: History;

  private now: View | null = $state.raw(null);
  private queue: Update[] = [];
  private showing = false;
  private catchingUp = false; // everything at once, until the queue is empty
  private paused = false; // the page is hidden: updates wait
  private shownAt = 0; // when something was said last
  private pack: GameTypes['pack'] | null = null; // as the server sent it
  private endPause: (() => void) | null = null;

  constructor(
    private readonly session: Session,
    private readonly calls: Calls,
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
      const table = new TableModel(game, view, namedPack(game, pack.data, say), say, this.calls);
      table.confirmWhich = () => settings.confirm;
      table.shownLog = () => this.history.log;
      this.now = view;
      this.table = table;
    }
    this.history.back();
    this.present(view);
    void this.play(); // what came while the game was loaded
  }

  /** Another language: the game's own words, and the names of its things. */
  async speak(): Promise<void> {
    const { table } = this;
    if (!table || !this.pack) return;
    const say = await loadGameWords(table.view.game);
    table.say = say;
    table.pack = namedPack(table.game, this.pack, say);
    table.preview = null;
  }

  add(update: Update): void {
    this.queue.push(update);
    this.behind = this.queue.length;
    this.changed();
    void this.play();
  }

  /** A move was taken back. */
  rewind(message: Extract<ServerMessage, { type: 'rewound' }>): void {
    this.drop();
    this.history.rewind(message.back, message.log);
    this.calls.canUndo = message.can_undo;
    this.calls.restart();
    this.history.back();
    this.present(message.view);
  }

  /** Forgets what waits. */
  drop(): void {
    this.queue = [];
    this.behind = 0;
  }

  /** An own move was answered; if what it did is shown already, something can be chosen again. */
  answered(at: number): void {
    if (this.table && (this.now?.at ?? 0) >= at) this.table.busy = false;
  }

  // ---- what is shown

  private present(view: View): void {
    this.now = view;
    if (this.table && this.history.moment === null) this.table.show(this.withoutChoices(view));
    else if (this.table) this.table.busy = false;
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
      question: view.question ?? [],
      ending: view.ending ?? [],
    };
  }

  /** Nothing can be chosen at a table that stands still, nor beside a bot that plays for me. */
  private withoutChoices(view: View): View {
    if (!this.stopped && !this.session.standIn) return view;
    return { ...view, choices: [], side_choices: [], actors: this.ended ? [] : view.actors };
  }

  // ---- how fast

  private visibilityChanged = (): void => {
    if (document.hidden) this.paused = settings.speed !== 'instant';
    else if (this.queue.length > MISSED_LIMIT) this.missed = { count: this.queue.length, from: -1 };
    else this.release();
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

  /** Shows updates one after the other, until none is left. */
  private async play(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      while (this.queue.length && !this.paused && this.table) {
        const next = this.queue[0]!;
        const own = this.calls.isOwn(next.at);
        const quiet = own || this.catchingUp || !next.log.some((entry) => entry.lines?.length);
        const wait = this.shownAt + PACE[settings.speed] - performance.now();
        if (!quiet && wait > 0) {
          await this.pause(wait);
          if (this.queue[0] !== next) continue;
        }
        this.queue.shift();
        this.behind = this.queue.length;
        await this.apply(next, own);
      }
    } finally {
      this.showing = false;
      if (!this.queue.length) this.catchingUp = false;
    }
  }

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

  private async apply(update: Update, own: boolean): Promise<void> {
    const said = update.log.some((entry) => entry.lines?.length);
    this.history.append(update.log);
    this.calls.canUndo = update.can_undo;
    if (said) this.shownAt = performance.now();
    const journeys = this.journeys(update);
    if (!own && !this.catchingUp && said) sound(update.view.over ? 'end' : 'move');
    this.present(update.view);
    // alone against bots nobody learns from it; else an answer at once would tell that there was no choice
    if (this.calls.alone && this.session.you.seats.length === 1 && !this.queue.length)
      this.table?.answerOnly();
    if (journeys.length) {
      await tick();
      this.fly?.(journeys);
    }
  }

  private journeys({ log, view }: Update): Journey[] {
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
