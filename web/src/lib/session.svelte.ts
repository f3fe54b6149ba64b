import { get, post } from './api';
import { TableSocket, type Link } from './socket';
import { introduce, whoAmI } from './me.svelte';
import type {
  About,
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
import { language, t } from './words';

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

/** One person at one table: the connection, who that is there, and what everybody knows about the table. */
export class Session {
  link: Link = $state('connecting');
  you: You = $state.raw({ seat: null, seats: [], watcher: true, host: false });
  about: About | null = $state.raw(null);
  /** When `about` came, for clocks. */
  aboutReceivedAt = $state(0);
  /** Why the server does not let us in. */
  refused: { code: string; message: string } | null = $state.raw(null);
  toast: Toast | null = $state.raw(null);
  private socket: TableSocket | null = null;

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

  /** Sends something that must be answered: again after a break, until it is. */
  send(message: ClientMessage & { key: string }): void {
    this.socket?.sendUntilAnswered(message);
  }

  /** Sends something once. */
  sendOnce(message: ClientMessage): void {
    this.socket?.send(message);
  }

  preview = async (choice: Choice): Promise<Preview> =>
    (await this.socket?.preview(choice.text)) ?? NO_PREVIEW;
  why = async (element: Element): Promise<Refusal | null> =>
    (await this.socket?.why(element)) ?? null;

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
}
