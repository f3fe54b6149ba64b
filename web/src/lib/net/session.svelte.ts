import { get, post, put, remove } from './api';
import { introduce, whoAmI } from '../app/me.svelte';
import { newKey, TableSocket, type Link } from './socket';
import { sound } from '../app/sound';
import type {
  About,
  Agreement,
  CanUndo,
  ChatLine,
  Choice,
  ClientMessage,
  Element,
  Line,
  Log,
  LogEntry,
  Preview,
  Refusal,
  RoundScores,
  Rounds,
  ServerMessage,
  You,
} from './types';
import { language, t } from '../i18n/words';

/** A message at the bottom of the page. */
export interface Toast {
  text: string;
  line?: Line;
  rule?: string;
  bad: boolean;
}

const TOAST_SECONDS = 7;
const NO_PREVIEW: Preview = { events: [], final: true, gist: [], ledger: [] };

/** What the page has of the game already, so that the server sends only the rest. */
export interface Known {
  after?: number;
  mark?: string;
}

/**
 * One person at one table: the connection, who that is there, what everybody knows about the table, and what the person
 * can do: play, undo, ask, talk, agree, write notes, call a bot.
 */
export class Session {
  link: Link = $state('connecting');
  you: You = $state.raw({ seat: null, seats: [], watcher: true, host: false });
  about: About | null = $state.raw(null);
  /** When `about` came, for clocks. */
  aboutReceivedAt = $state(0);
  /** Why the server does not let us in. */
  refused: { code: string; message: string } | null = $state.raw(null);
  toast: Toast | null = $state.raw(null);
  canUndo: CanUndo = $state.raw({ undo: false, practice: false });
  chat: ChatLine[] = $state.raw([]);
  unread = $state({ table: 0, team: 0 });
  private socket: TableSocket | null = null;
  /** Keys of moves that have no answer yet. */
  private waiting = new Set<string>();
  /** How much has happened by own moves that were answered: such updates need not be waited for. */
  private answeredAt = 0;
  private newest = '';

  constructor(
    readonly id: string,
    readonly token: string | undefined,
    private seat: number | undefined,
  ) {}

  /** Opens the connection, and again after every break. */
  connect(known: () => Known, receive: (message: ServerMessage) => void): void {
    this.socket = new TableSocket(
      this.id,
      () => ({
        ...(this.token ? { token: this.token } : {}),
        ...(this.seat === undefined ? {} : { seat: this.seat }),
        ...known(),
      }),
      receive,
      (link) => (this.link = link),
      language,
    );
  }

  close(): void {
    this.socket?.close();
  }

  /** Sends something once. */
  sendOnce(message: ClientMessage): void {
    this.socket?.send(message);
  }

  // ---- playing

  play(choice: Choice, ask: number | null): void {
    this.toast = null;
    this.socket?.sendUntilAnswered({
      type: 'move',
      ask,
      move: choice.text,
      key: this.newAttempt(),
    });
  }

  undo(ask: number | null, practice = false): void {
    const key = this.newAttempt();
    this.socket?.sendUntilAnswered({ type: 'undo', ask, key, ...(practice ? { practice } : {}) });
  }

  private newAttempt(): string {
    this.newest = newKey();
    this.waiting.add(this.newest);
    return this.newest;
  }

  /** An answer came. Whether it was to the newest attempt, so that something can be chosen again. */
  answered(key: string, at = 0): boolean {
    if (!this.waiting.delete(key)) return false;
    this.answeredAt = Math.max(this.answeredAt, at);
    return key === this.newest;
  }

  /** Whether an update comes from an own move: its answer is still on the way, or counts it. */
  isOwn(at: number): boolean {
    return this.waiting.size > 0 || at <= this.answeredAt;
  }

  /** Another seat or an undone move: counts begin again. */
  restart(): void {
    this.answeredAt = 0;
  }

  preview = async (choice: Choice): Promise<Preview> =>
    (await this.socket?.preview(choice.text)) ?? NO_PREVIEW;
  why = async (element: Element): Promise<Refusal | null> =>
    (await this.socket?.why(element)) ?? null;

  // ---- who is there

  /** Whether everybody else is a bot: then all moves can be undone, for practice. */
  get alone(): boolean {
    const { about, you } = this;
    const others = about?.seats.filter((one) => !you.seats.includes(one.seat));
    return !you.watcher && !!others?.every((one) => one.kind === 'bot');
  }

  /** Paused, given up or stopped: nothing can be played. `over` is the game's own end. */
  stopped(over: boolean): boolean {
    return !!this.about && this.about.status !== 'running' && !over;
  }

  private get mine() {
    return this.about?.seats.find((one) => one.seat === this.you.seat);
  }
  /** The bot that plays for me. */
  get standIn(): string | undefined {
    return this.mine?.standin;
  }
  /** A bot plays for me, and I can come back. `over` is the game's own end. */
  canReturn(over: boolean): boolean {
    return !!this.standIn && !this.mine?.resigned && this.about?.status === 'running' && !over;
  }
  /** Nobody plays who could: the bots wait. */
  get botsWait(): boolean {
    const people = (this.about?.seats ?? []).filter((one) => one.kind !== 'bot' && !one.resigned);
    return people.length > 0 && people.every((one) => one.standin);
  }

  updateAbout(about: About): void {
    this.about = about;
    this.aboutReceivedAt = performance.now();
  }

  /** Where the server says one sits: before the start that may change. */
  sit(you: You): void {
    this.you = you;
    if (this.seat !== undefined && you.seat !== null) this.seat = you.seat;
  }

  /** Looks from another seat of the same person. */
  sitAs(seat: number): void {
    this.seat = seat;
    this.you = { ...this.you, seat };
    this.socket?.reopen();
  }

  /** Takes a free seat of an open table. */
  async join(seat: number): Promise<void> {
    if (!(await whoAmI())) await introduce({ name: t('guest') });
    await post(`/api/tables/${encodeURIComponent(this.id)}/join`, { seat });
  }

  showToast(toast: Toast): void {
    this.toast = toast;
    setTimeout(() => this.toast === toast && (this.toast = null), TOAST_SECONDS * 1000);
  }

  /** A portion of the log: the last moves up to so much shown. */
  async earlier(until: number): Promise<LogEntry[]> {
    return (await get<Log>(this.path(`/log?until=${until}&lang=${language()}`), this.token)).log;
  }

  /** How everybody stood round by round; only after the end. */
  async rounds(): Promise<RoundScores[]> {
    return (await get<Rounds>(this.path('/rounds'), this.token)).rounds;
  }

  /** The address of something at this table, for the seat that is looked from. */
  path(rest: string): string {
    const seat =
      this.you.seats.length > 1 && this.you.seat !== null
        ? `${rest.includes('?') ? '&' : '?'}seat=${this.you.seat}`
        : '';
    return `/api/tables/${encodeURIComponent(this.id)}${rest}${seat}`;
  }

  // ---- talking

  talk(scope: 'table' | 'team', text: string): void {
    this.socket?.sendUntilAnswered({ type: 'chat', scope, text, key: newKey() });
  }

  addChatLine(line: ChatLine): void {
    if (this.chat.some((one) => one.n === line.n)) return;
    this.chat = [...this.chat, line];
    if (line.seat === this.you.seat) return;
    this.unread[line.scope] += 1;
    sound('chat');
  }

  agree(what: Agreement, yes: boolean): void {
    this.sendOnce({ type: 'agree', what, yes });
  }

  // ---- requests

  private post = <T>(path: string, body: object): Promise<T> =>
    post(this.path(path), body, this.token);

  notes = (): Promise<{ text: string }> => get(this.path('/notes'), this.token);
  keepNotes = (text: string): Promise<unknown> => put(this.path('/notes'), { text }, this.token);
  toBot = (seat: number, bot: string): Promise<unknown> => this.post('/bot', { seat, bot });
  fromBot = (seat: number): Promise<unknown> =>
    remove(`/api/tables/${encodeURIComponent(this.id)}/bot?seat=${seat}`, this.token);
  swap = (seat: number, other: number, yes: boolean): Promise<unknown> =>
    this.post('/swap', { seat, other, yes });
  invite = (seat: number): Promise<{ seat: number; token: string; invitation: string }> =>
    this.post('/invite', { seat });
  recordPath = (): string => this.path('/record');

  /** Saves the record as a file; a link alone cannot say who asks where a token does. */
  saveRecord = async (): Promise<void> => {
    const record = await get<object>(this.recordPath(), this.token);
    const file = URL.createObjectURL(new Blob([JSON.stringify(record)]));
    const link = document.createElement('a');
    link.href = file;
    link.download = `consigliere-${this.id}.json`;
    link.click();
    URL.revokeObjectURL(file);
  };
}
