import { get } from '../net/api';
import type { Session } from '../net/session.svelte';
import type { LogEntry, RoundScores, View } from '../net/types';
import { language } from '../i18n/words';

const PAUSE = 170; // milliseconds between two views that are asked for: a slider passes more than anybody looks at
const KEPT = 60; // views of the past that stay here

const later = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A moment a person can travel to: the count of things shown, and what was said then. */
export interface Moment {
  at: number;
  entry: LogEntry;
}

/** Where a view of the past is shown. */
export interface Stage {
  showPast(view: View): void;
  showPresent(): void;
}

/** What has happened, and looking at the table as it was. */
export class History {
  log: LogEntry[] = $state.raw([]);
  /** The entry that was shown last, to light it up. */
  fresh: LogEntry | null = $state.raw(null);
  /** The index of the moment that is looked at; null is now. */
  moment: number | null = $state(null);
  /** How everybody stood when a round was over; known after the end, once somebody asks. */
  rounds: RoundScores[] = $state.raw([]);
  private views = new Map<number, Promise<View>>();
  private loads = 0; // which journey into what came before the log is the present one
  private travels = 0; // and which one to a moment
  private askedAt = 0; // when a view was asked for

  constructor(
    private readonly session: Session,
    private readonly stage: Stage,
  ) {}

  /** The moments of the log, one for each thing that was said. */
  moments: Moment[] = $derived.by(() => {
    const found: Moment[] = [];
    for (const entry of this.log) {
      if (!entry.lines?.length) continue;
      if (found.at(-1)?.at === entry.at) found[found.length - 1] = { at: entry.at, entry };
      else found.push({ at: entry.at, entry });
    }
    return found;
  });

  /** How much was shown before what is here. */
  get before(): number {
    const first = this.log[0];
    return first ? first.at - first.events.length : 0;
  }

  /** Starts again with this log: after a break, or for another seat. What came before it follows by and by. */
  replace(log: LogEntry[]): void {
    this.log = log;
    this.views.clear();
    void this.loadEarlier();
  }

  /** Asks for what came before the log, portion by portion, until the first move is here. */
  private async loadEarlier(): Promise<void> {
    const mine = ++this.loads;
    for (let until = this.before; until > 0; until = this.before) {
      await later(0); // what is on the screen comes first
      const portion = await this.session.earlier(until).catch(() => []);
      if (mine !== this.loads || !portion.length) return;
      const moments = this.moments.length;
      this.log = [...portion, ...this.log];
      if (this.moment !== null) this.moment += this.moments.length - moments;
    }
  }

  /** Asks how everybody stood round by round. */
  async loadRounds(): Promise<void> {
    if (this.rounds.length) return;
    this.rounds = await this.session.rounds().catch(() => []);
  }

  /** Adds what is new. */
  add(log: LogEntry[]): void {
    const last = this.log.at(-1)?.at ?? -1;
    this.log = [...this.log, ...log.filter((entry) => entry.at > last)];
  }

  /** Adds what an update says, and lights up the last thing said. */
  append(log: LogEntry[]): void {
    this.log = [...this.log, ...log];
    this.fresh = log.filter((entry) => entry.lines?.length).at(-1) ?? this.fresh;
  }

  /** A move was taken back: what came after it is gone. */
  rewind(to: number, log: LogEntry[]): void {
    this.replace([...this.log.filter((entry) => entry.at <= to), ...log]);
  }

  /** Shows the table as it was after a moment of the log. */
  async travel(index: number): Promise<void> {
    const last = this.moments.length - 1;
    if (last < 0) return;
    if (index >= last) return this.back();
    this.moment = Math.max(0, index);
    const mine = ++this.travels;
    const { at } = this.moments[this.moment]!;
    try {
      if (!this.views.has(at)) {
        await later(Math.max(0, this.askedAt + PAUSE - performance.now()));
        if (mine !== this.travels) return;
        this.askedAt = performance.now();
      }
      const view = await this.viewAt(at);
      if (mine === this.travels) this.stage.showPast(view);
    } catch (problem) {
      if (mine !== this.travels) return;
      this.back();
      const text = problem instanceof Error ? problem.message : String(problem);
      this.session.showToast({ text, bad: true });
    }
  }

  private viewAt(at: number): Promise<View> {
    let view = this.views.get(at);
    if (!view) {
      view = get<View>(this.session.path(`/then?at=${at}&lang=${language()}`), this.session.token);
      this.views.set(at, view);
      if (this.views.size > KEPT) this.views.delete(this.views.keys().next().value!);
      view.catch(() => this.views.delete(at));
    }
    return view;
  }

  /** One moment back or on. */
  step(by: number): void {
    void this.travel((this.moment ?? this.moments.length - 1) + by);
  }

  /** Travels to where a line of the log was said. */
  travelTo(entry: LogEntry): void {
    this.travelToAt(entry.at);
  }

  /** Travels to the first moment at which so much had been shown. */
  travelToAt(at: number): void {
    const index = this.moments.findIndex((moment) => moment.at >= at);
    if (index >= 0) void this.travel(index);
  }

  /** Back to now. */
  back(): void {
    this.travels++;
    this.moment = null;
    this.stage.showPresent();
  }

  /** What the others did between the person's last turn and this one: after which moment, and how much. */
  sinceMine(): { from: number; count: number } | null {
    const seat = this.session.you.seat;
    const mine = (i: number) => this.moments[i]!.entry.events[0]?.seat === seat;
    let end = this.moments.length - 1;
    while (end >= 0 && mine(end)) end--;
    let from = end;
    while (from >= 0 && !mine(from)) from--;
    return from >= 0 && end > from ? { from, count: end - from } : null;
  }
}
