import { ViewPatcher } from './view-patcher';
import type { ClientMessage, Element, Preview, Refusal, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost';

interface Greeting {
  token?: string;
  seat?: number;
  after?: number;
  mark?: string;
}

const MIN_RETRY = 300;
const MAX_RETRY = 10_000;
const PING_AFTER = 20_000; // without a word from us for so long we ask
const CLOSE_REFUSED = 4000; // the server will not have us
const DEAD_AFTER = 12_000; // without an answer for so long the line is dead

let count = 0;
const origin = Math.random().toString(36).slice(2, 10);

/** A name for an attempt that nobody else uses. */
export const newKey = (): string => `${origin}-${(count++).toString(36)}`;

/**
 * The line to a table: it says who we are, comes back by itself after a break, and then says again what got no answer;
 * keys see to it that nothing is done twice.
 */
export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = MIN_RETRY;
  private timer = 0;
  private ended = false;
  private ready = false;
  private lastHeard = 0;
  private unanswered = new Map<string, ClientMessage>();
  private pending = new Map<number, (answer: ServerMessage | null) => void>();

  constructor(
    private readonly table: string,
    private readonly greeting: () => Greeting,
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onLink: (state: Link) => void,
    private readonly lang: () => string,
  ) {
    addEventListener('online', this.reconnect);
    document.addEventListener('visibilitychange', this.reconnect);
    this.connect();
  }

  /** Says something that needs an answer with its key; it is said again after a break. */
  sendUntilAnswered(message: ClientMessage & { key: string }): void {
    this.unanswered.set(message.key, message);
    this.send(message);
  }

  send(message: ClientMessage): boolean {
    if (!this.ready || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  async preview(move: string): Promise<Preview> {
    const answer = await this.question((id) => ({ type: 'preview', move, id }));
    if (answer?.type !== 'preview') return { events: [], final: true, gist: [], ledger: [] };
    return {
      events: answer.events ?? [],
      final: answer.final ?? true,
      gist: answer.gist ?? [],
      ledger: answer.ledger ?? [],
    };
  }

  async why(element: Element): Promise<Refusal | null> {
    const answer = await this.question((id) => ({ type: 'why', element, id }));
    return answer?.type === 'why' ? answer.refusal : null;
  }

  /** Says anew who we are, as another seat of the same person. */
  reopen(): void {
    this.socket?.close(1000);
    this.wait = MIN_RETRY;
    this.forgetSocket();
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.reconnect);
    document.removeEventListener('visibilitychange', this.reconnect);
    clearTimeout(this.timer);
    this.socket?.close(1000);
    this.forgetSocket();
  }

  private question(make: (id: number) => ClientMessage): Promise<ServerMessage | null> {
    const id = count++;
    return new Promise((resolve) => {
      this.pending.set(id, resolve);
      if (!this.send(make(id))) this.answer(id, null);
      setTimeout(() => this.answer(id, null), 8000);
    });
  }

  private answer(id: number, message: ServerMessage | null): void {
    this.pending.get(id)?.(message);
    this.pending.delete(id);
  }

  private reconnect = (): void => {
    if (document.hidden || this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.onLink('connecting');
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    const told = new ViewPatcher();
    this.socket = socket;
    socket.onopen = () => {
      const hello = { type: 'hello', lang: this.lang(), changes: true, ...this.greeting() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.receive(told.whole(JSON.parse(event.data as string) as ServerMessage));
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.forgetSocket();
      if (event.code === CLOSE_REFUSED && !/too-many-connections|unavailable/.test(event.reason))
        this.ended = true;
      if (this.ended) return;
      this.onLink('lost');
      this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, MAX_RETRY);
    };
    this.keepAlive(socket);
  }

  private forgetSocket(): void {
    this.socket = null;
    this.ready = false;
    for (const id of [...this.pending.keys()]) this.answer(id, null);
  }

  private keepAlive(socket: WebSocket): void {
    this.lastHeard = Date.now();
    const timer = setInterval(() => {
      if (this.socket !== socket) return clearInterval(timer);
      const silence = Date.now() - this.lastHeard;
      if (silence > PING_AFTER + DEAD_AFTER) socket.close();
      else if (silence > PING_AFTER) this.send({ type: 'ping' });
    }, 5000);
  }

  private receive(message: ServerMessage): void {
    this.lastHeard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.ready = true;
        this.wait = MIN_RETRY;
        this.onLink('open');
        this.onMessage(message);
        for (const waiting of this.unanswered.values()) this.send(waiting);
        return;
      case 'preview':
      case 'why':
        return this.answer(message.id, message);
      case 'done':
      case 'stale':
      case 'refused':
        this.unanswered.delete(message.key);
        return this.onMessage(message);
      case 'pong':
        return;
      default:
        return this.onMessage(message);
    }
  }
}
