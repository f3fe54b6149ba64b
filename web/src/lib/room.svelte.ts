import { tick } from 'svelte';
import { get, post, put, remove } from './api';
import { call } from './attention';
import { loadGame, type Journey } from './game';
import { plain } from './lines';
import { Live, newKey, type Link } from './live';
import { introduce, whoAmI } from './me.svelte';
import { moves, PACE, recall, remember, settings } from './settings.svelte';
import { sound } from './sound';
import { TableModel } from './table.svelte';
import type {
  About,
  Agreement,
  CanUndo,
  ChatLine,
  Choice,
  GameEvent,
  GameTypes,
  Line,
  LogEntry,
  Preview,
  Refusal,
  ServerMessage,
  View,
  You,
} from './types';
import { LANG, loadGameWords, t } from './words';

type Update = Extract<ServerMessage, { type: 'update' }>;

/** A moment a person can travel to: the count of things shown, and what was said then. */
export interface Moment {
  at: number;
  entry: LogEntry;
}

export interface Toast {
  text: string;
  line?: Line;
  rule?: string;
  bad: boolean;
}

const MANY = 3; // things that may be shown by themselves to somebody who comes back

/** A table as a place: the line to it, who is there, the log, the chat, and travelling in time. */
export class Room {
  table: TableModel | null = $state.raw(null);
  about: About | null = $state.raw(null);
  you: You = $state.raw({ seat: null, seats: [], watcher: true, host: false });
  log: LogEntry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  link: Link = $state('connecting');
  canUndo: CanUndo = $state.raw({ undo: false, practice: false });
  /** The last word of the server why we cannot be here. */
  shut: { code: string; message: string } | null = $state.raw(null);
  toast: Toast | null = $state.raw(null);
  /** Things that have happened and are not shown yet. */
  behind = $state(0);
  /** What happened while the person was away: how much, and from where to step through it. */
  missed: { count: number; from: number } | null = $state.raw(null);
  /** Which moment is looked at; null is now. */
  then: number | null = $state(null);
  /** When `about` came, for clocks. */
  heard = $state(0);
  /** The entry that was shown last, to light it up. */
  fresh: LogEntry | null = $state.raw(null);
  /** Another seat of the same person is asked: the device goes round. */
  handTo: number | null = $state(null);
  unread = $state({ table: 0, team: 0 });
  /** Lets pieces travel; set by the layer that draws them. */
  fly: ((journeys: Journey[]) => void) | null = null;

  private now: View = $state.raw(undefined!);
  private mark = '';
  private queue: Update[] = [];
  private pumping = false;
  private rush = false;
  private held = false;
  private shownAt = 0;
  private wake: (() => void) | null = null;
  private mine = new Set<string>();
  private last = ''; // the key of the newest attempt
  private frames = new Map<number, Promise<View>>();
  private live: Live;
  private pack: GameTypes['pack'] = { title: '' };

  constructor(
    readonly id: string,
    readonly token: string | undefined,
    private seat: number | undefined = undefined,
  ) {
    this.live = new Live(
      id,
      () => this.greeting(),
      (message) => void this.receive(message),
      (link) => (this.link = link),
      LANG,
    );
    document.addEventListener('visibilitychange', this.look);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look);
    this.live.close();
    this.queue = [];
    this.wake?.();
  }

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

  /** The newest view, shown or not. */
  get latest(): View | null {
    return this.queue.at(-1)?.view ?? this.now ?? null;
  }

  /** Whether this person is asked now. */
  get myTurn(): boolean {
    const view = this.latest;
    return (
      !!view &&
      !view.over &&
      !this.you.watcher &&
      view.actors.some((seat) => this.you.seats.includes(seat))
    );
  }

  /** Whether everybody else is a bot: then moves can be taken back for practice. */
  get alone(): boolean {
    return this.canUndo.practice;
  }

  private greeting() {
    const known =
      this.mark && this.now ? { after: this.queue.at(-1)?.at ?? this.now.at, mark: this.mark } : {};
    return {
      ...(this.token ? { token: this.token } : {}),
      ...(this.seat === undefined ? {} : { seat: this.seat }),
      ...known,
    };
  }

  private async receive(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        this.mark = message.mark;
        this.queue.push(message);
        this.behind = this.queue.length;
        this.signal();
        return this.pump();
      case 'rewound':
        this.mark = message.mark;
        this.queue = [];
        this.behind = 0;
        this.log = [...this.log.filter((entry) => entry.at <= message.back), ...message.log];
        this.frames.clear();
        this.canUndo = message.can_undo;
        this.back();
        this.present(message.view);
        return;
      case 'about':
        this.meet(message);
        return;
      case 'chat':
        if (!this.chat.some((line) => line.n === message.n)) {
          this.chat = [...this.chat, message];
          if (message.seat !== this.you.seat) {
            this.unread[message.scope] += 1;
            sound('chat');
          }
        }
        return;
      case 'done':
        this.settled(message.key);
        return;
      case 'stale':
        this.settled(message.key);
        this.say({ text: message.message || t('stale'), bad: true });
        return;
      case 'refused':
        this.settled(message.key);
        sound('no');
        this.say({
          text: message.message,
          ...(message.text ? { line: message.text } : {}),
          ...(message.rule ? { rule: message.rule } : {}),
          bad: true,
        });
        return;
      case 'notice':
        this.say({ text: t('turn-elsewhere', { table: message.name }), bad: false });
        sound('turn');
        return;
      case 'error':
        if (!this.about || message.code === 'token')
          this.shut = { code: message.code, message: message.message };
        else this.say({ text: message.message, bad: true });
        if (this.table) this.table.busy = false;
        return;
    }
  }

  private settled(key: string): void {
    setTimeout(() => this.mine.delete(key), 400); // its update may come after the answer
    setTimeout(() => this.table && this.last === key && (this.table.busy = false), 250);
  }

  private async welcome(message: Extract<ServerMessage, { type: 'welcome' }>): Promise<void> {
    const first = this.about === null;
    if (message.you) this.you = message.you;
    if (message.about) this.meet(message.about);
    this.mark = message.mark;
    this.canUndo = message.can_undo;
    this.chat = message.chat ?? this.chat;
    const seen = recall<number | null>(this.seenKey, null);
    if (message.whole || first) {
      this.log = message.log;
      this.frames.clear();
    } else {
      this.log = [
        ...this.log,
        ...message.log.filter((entry) => entry.at > (this.log.at(-1)?.at ?? -1)),
      ];
    }
    this.queue = [];
    this.behind = 0;
    if (message.view) {
      const since = this.moments.filter((moment) => seen !== null && moment.at > seen);
      if (since.length > MANY && (first || document.hidden))
        this.missed = { count: since.length, from: this.moments.length - since.length };
      await this.seatDown(message.view);
      void this.pump(); // what came while the game was loaded
    }
    this.signal();
  }

  private async seatDown(view: View): Promise<void> {
    if (!this.table) {
      const name = view.game;
      const [game, pack, say] = await Promise.all([
        loadGame(name),
        get<{ data: GameTypes['pack'] }>(`/api/games/${name}/pack`),
        loadGameWords(name),
      ]);
      this.pack = pack.data;
      const table = new TableModel(game, view, this.pack, say, {
        play: (choice, ask) => this.play(choice, ask),
        preview: (choice) => this.live.preview(choice.text) as Promise<Preview>,
        why: (element) => this.live.why(element) as Promise<Refusal | null>,
      });
      table.asks = () => settings.confirm;
      this.now = view;
      table.told = () => this.log;
      this.table = table;
    }
    this.back();
    this.present(view);
  }

  private meet(about: About): void {
    const was = this.about?.status;
    this.about = about;
    this.heard = performance.now();
    if (was !== about.status && this.now && this.then === null)
      this.table?.show(this.calm(this.now));
  }

  /** Paused, given up or stopped: the table stands still. */
  get still(): boolean {
    return !!this.about && this.about.status !== 'running' && !this.now?.over;
  }
  /** Given up or stopped: it ended without an end of the game. */
  get ended(): boolean {
    return this.still && this.about!.status !== 'paused';
  }

  /** Nothing can be chosen at a table that stands still. */
  private calm(view: View): View {
    return this.still
      ? { ...view, choices: [], side_choices: [], actors: this.ended ? [] : view.actors }
      : view;
  }

  /** Takes a free seat of an open table, and looks from there. */
  async join(seat: number): Promise<void> {
    if (!(await whoAmI())) await introduce({ name: t('guest') });
    await post(`/api/tables/${encodeURIComponent(this.id)}/join`, { seat });
    this.sitAs(seat);
  }

  /** Shows a view as the present one. */
  private present(view: View): void {
    this.now = view;
    if (this.table && this.then === null) this.table.show(this.calm(view));
    if (!document.hidden) remember(this.seenKey, view.at);
    this.hand();
    this.signal();
  }

  private hand(): void {
    const { seats, seat } = this.you;
    const view = this.now;
    if (seats.length < 2 || !view || view.over || this.queue.length) this.handTo = null;
    else
      this.handTo =
        seat !== null && view.actors.includes(seat)
          ? null
          : (view.actors.find((one) => seats.includes(one)) ?? null);
  }

  /** The device was handed over: sits down as another seat of the same person. */
  sitAs(seat: number): void {
    this.seat = seat;
    this.you = { ...this.you, seat };
    this.mark = '';
    this.missed = null;
    this.log = [];
    this.frames.clear();
    this.table?.letGo();
    this.live.greetAgain();
  }

  private get seenKey(): string {
    return `seen:${this.id}:${this.you.seat ?? 'w'}`;
  }

  private signal(): void {
    if (!this.about) return;
    call(this.myTurn, this.about.name || 'Consigliere', plain(this.latest?.question));
  }

  // ---- what others do, at a speed one can follow ----

  private look = (): void => {
    if (document.hidden) {
      this.held = settings.speed !== 'instant';
      return;
    }
    if (this.queue.length > MANY) {
      this.missed = { count: this.queue.length, from: -1 };
      return;
    }
    this.release();
  };

  private release(): void {
    this.held = false;
    void this.pump();
  }

  /** Steps through what was missed. */
  stepThrough(): void {
    const missed = this.missed;
    this.missed = null;
    if (missed && missed.from >= 0) void this.travel(missed.from);
    else this.release();
  }

  /** Shows everything that has happened at once. */
  skip(): void {
    this.missed = null;
    this.rush = true;
    this.held = false;
    this.back();
    this.wake?.();
    void this.pump();
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    try {
      while (this.queue.length && !this.held && this.table) {
        const next = this.queue[0]!;
        const own = this.mine.size > 0;
        const quiet = own || !next.log.some((entry) => entry.lines?.length) || this.rush;
        const wait = this.shownAt + PACE[settings.speed] - performance.now();
        if (!quiet && wait > 0) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, wait);
            this.wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
          this.wake = null;
          if (this.queue[0] !== next) continue;
        }
        this.queue.shift();
        this.behind = this.queue.length;
        await this.apply(next, own);
      }
    } finally {
      this.pumping = false;
      if (!this.queue.length) this.rush = false;
    }
  }

  private async apply(update: Update, own: boolean): Promise<void> {
    const said = update.log.filter((entry) => entry.lines?.length);
    this.log = [...this.log, ...update.log];
    this.canUndo = update.can_undo;
    if (said.length) {
      this.fresh = said.at(-1)!;
      this.shownAt = performance.now();
    }
    const journeys = this.journeys(
      update.log.flatMap((entry) => entry.events),
      update.view,
    );
    if (!own && !this.rush && said.length) sound(update.view.over ? 'end' : 'move');
    this.present(update.view);
    if (journeys.length) {
      await tick();
      this.fly?.(journeys);
    }
  }

  private journeys(events: GameEvent[], view: View): Journey[] {
    if (
      !moves() ||
      settings.speed === 'instant' ||
      this.rush ||
      this.then !== null ||
      !this.table ||
      document.hidden
    )
      return [];
    return events.flatMap((event) => this.table!.game.journeys(event, view, this.pack));
  }

  // ---- what I do ----

  private play(choice: Choice, ask: number | null): void {
    const key = newKey();
    this.mine.add(key);
    this.last = key;
    this.toast = null;
    this.live.surely({ type: 'move', ask, move: choice.text, key });
  }

  undo(practice = false): void {
    if (!this.table || this.you.watcher) return;
    const key = newKey();
    this.mine.add(key);
    this.live.surely({ type: 'undo', ask: this.now.ask, key, ...(practice ? { practice } : {}) });
  }

  talk(scope: 'table' | 'team', text: string): void {
    this.live.surely({ type: 'chat', scope, text, key: newKey() });
  }

  agree(what: Agreement, yes: boolean): void {
    this.live.say({ type: 'agree', what, yes });
  }

  say(toast: Toast): void {
    this.toast = toast;
    setTimeout(() => this.toast === toast && (this.toast = null), 7000);
  }

  private path(rest: string): string {
    const seat =
      this.you.seats.length > 1 && this.you.seat !== null
        ? `${rest.includes('?') ? '&' : '?'}seat=${this.you.seat}`
        : '';
    return `/api/tables/${encodeURIComponent(this.id)}${rest}${seat}`;
  }

  notes = (): Promise<{ text: string }> => get(this.path('/notes'), this.token);
  keepNotes = (text: string): Promise<unknown> => put(this.path('/notes'), { text }, this.token);
  toBot = (seat: number, bot: string): Promise<unknown> =>
    post(this.path('/bot'), { seat, bot }, this.token);
  fromBot = (seat: number): Promise<unknown> =>
    remove(`/api/tables/${encodeURIComponent(this.id)}/bot?seat=${seat}`, this.token);
  leave = (): Promise<unknown> => post(this.path('/leave'), {}, this.token);
  rename = (name: string): Promise<unknown> => post(this.path('/rename'), { name }, this.token);
  recordPath = (): string => this.path('/record');

  // ---- travelling in time ----

  /** Shows the table as it was after a moment of the log. */
  async travel(index: number): Promise<void> {
    const last = this.moments.length - 1;
    if (!this.table || last < 0) return;
    if (index >= last) return this.back();
    const wanted = Math.max(0, index);
    this.then = wanted;
    this.fly?.([]);
    const at = this.moments[wanted]!.at;
    let frame = this.frames.get(at);
    if (!frame) {
      frame = get<View>(this.path(`/then?at=${at}&lang=${LANG}`), this.token);
      this.frames.set(at, frame);
      frame.catch(() => this.frames.delete(at));
    }
    try {
      const view = await frame;
      if (this.then !== wanted) return;
      this.table.past = true;
      this.table.letGo();
      this.table.view = {
        ...view,
        choices: view.choices ?? [],
        side_choices: view.side_choices ?? [],
        question: view.question ?? [],
        ending: view.ending ?? [],
      };
    } catch (problem) {
      this.back();
      this.say({ text: problem instanceof Error ? problem.message : String(problem), bad: true });
    }
  }

  /** One moment back or on. */
  step(by: number): void {
    const here = this.then ?? this.moments.length - 1;
    void this.travel(here + by);
  }

  /** Travels to where a line of the log was said. */
  travelTo(entry: LogEntry): void {
    const index = this.moments.findIndex((moment) => moment.at === entry.at);
    if (index >= 0) void this.travel(index);
  }

  back(): void {
    this.then = null;
    if (!this.table) return;
    this.table.past = false;
    if (this.now && this.table.view !== this.now) this.table.show(this.calm(this.now));
  }

  /** What the others did between the person's last turn and this one: after which moment, and how much. */
  sinceMine(): { from: number; count: number } | null {
    const mine = (i: number) => this.moments[i]!.entry.events[0]?.seat === this.you.seat;
    let end = this.moments.length - 1;
    while (end >= 0 && mine(end)) end--;
    let from = end;
    while (from >= 0 && !mine(from)) from--;
    return from >= 0 && end > from ? { from, count: end - from } : null;
  }
}
