import { get } from './api';
import type { Session } from './session.svelte';
import type { LogEntry, View } from './types';
import { language } from './words';

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
  private views = new Map<number, Promise<View>>();

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

  /** Starts again with this log: after a break, or for another seat. */
  replace(log: LogEntry[]): void {
    this.log = log;
    this.views.clear();
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
    const wanted = Math.max(0, index);
    this.moment = wanted;
    try {
      const view = await this.viewAt(this.moments[wanted]!.at);
      if (this.moment === wanted) this.stage.showPast(view);
    } catch (problem) {
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
    const index = this.moments.findIndex((moment) => moment.at === entry.at);
    if (index >= 0) void this.travel(index);
  }

  /** Back to now. */
  back(): void {
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
