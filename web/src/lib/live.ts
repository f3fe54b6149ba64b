import type { ClientMessage, Element, Preview, Refusal, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'lost';

interface Greeting {
  token?: string;
  seat?: number;
  after?: number;
  mark?: string;
}

const SOONEST = 300;
const LATEST = 10_000;
const QUIET = 20_000; // without a word from us for so long we ask
const BYE = 4000; // the server will not have us
const GONE = 12_000; // without an answer for so long the line is dead

let count = 0;
const origin = Math.random().toString(36).slice(2, 10);

/** A name for an attempt that nobody else uses. */
export const newKey = (): string => `${origin}-${(count++).toString(36)}`;

/**
 * The line to a table: it says who we are, comes back by itself after a break, and then says again what got no answer;
 * keys see to it that nothing is done twice.
 */
export class Live {
  private socket: WebSocket | null = null;
  private wait = SOONEST;
  private timer = 0;
  private ended = false;
  private ready = false;
  private heard = 0;
  private unanswered = new Map<string, ClientMessage>();
  private asked = new Map<number, (answer: ServerMessage | null) => void>();

  constructor(
    private readonly table: string,
    private readonly greet: () => Greeting,
    private readonly tell: (message: ServerMessage) => void,
    private readonly link: (state: Link) => void,
    private readonly lang: string,
  ) {
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
    this.connect();
  }

  /** Says something that needs an answer with its key; it is said again after a break. */
  surely(message: ClientMessage & { key: string }): void {
    this.unanswered.set(message.key, message);
    this.say(message);
  }

  say(message: ClientMessage): boolean {
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
  greetAgain(): void {
    this.socket?.close(1000);
    this.wait = SOONEST;
    this.drop();
    this.connect();
  }

  close(): void {
    this.ended = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.timer);
    this.socket?.close(1000);
    this.drop();
  }

  private question(make: (id: number) => ClientMessage): Promise<ServerMessage | null> {
    const id = count++;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      if (!this.say(make(id))) this.answer(id, null);
      setTimeout(() => this.answer(id, null), 8000);
    });
  }

  private answer(id: number, message: ServerMessage | null): void {
    this.asked.get(id)?.(message);
    this.asked.delete(id);
  }

  private again = (): void => {
    if (document.hidden || this.ended || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.link('connecting');
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.table)}/live`,
    );
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: 'hello', lang: this.lang, ...this.greet() }));
    socket.onmessage = (event) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data as string) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.drop();
      if (event.code === BYE && !/crowded|unavailable/.test(event.reason)) this.ended = true;
      if (this.ended) return;
      this.link('lost');
      this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LATEST);
    };
    this.watch(socket);
  }

  private drop(): void {
    this.socket = null;
    this.ready = false;
    for (const id of [...this.asked.keys()]) this.answer(id, null);
  }

  private watch(socket: WebSocket): void {
    this.heard = Date.now();
    const look = setInterval(() => {
      if (this.socket !== socket) return clearInterval(look);
      const silence = Date.now() - this.heard;
      if (silence > QUIET + GONE) socket.close();
      else if (silence > QUIET) this.say({ type: 'ping' });
    }, 5000);
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.ready = true;
        this.wait = SOONEST;
        this.link('open');
        this.tell(message);
        for (const waiting of this.unanswered.values()) this.say(waiting);
        return;
      case 'preview':
      case 'why':
        return this.answer(message.id, message);
      case 'done':
      case 'stale':
      case 'refused':
        this.unanswered.delete(message.key);
        return this.tell(message);
      case 'pong':
        return;
      default:
        return this.tell(message);
    }
  }
}
