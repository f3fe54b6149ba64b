import { get, post, put, remove } from './api';
import { newKey } from './socket';
import type { Session } from './session.svelte';
import { sound } from './sound';
import type { Agreement, CanUndo, ChatLine, Choice, Element, Preview, Refusal } from './types';

/** What a person can do at the table: play, take back, ask, talk, agree, write notes, call a bot. */
export class Calls {
  canUndo: CanUndo = $state.raw({ undo: false, practice: false });
  chat: ChatLine[] = $state.raw([]);
  unread = $state({ table: 0, team: 0 });
  /** Keys of moves that have no answer yet. */
  private waiting = new Set<string>();
  /** How much has happened by own moves that were answered: such updates need not be waited for. */
  private answeredAt = 0;
  private newest = '';

  constructor(private readonly session: Session) {}

  /** Whether everybody else is a bot: then all moves can be taken back, for practice. */
  get alone(): boolean {
    const { about, you } = this.session;
    const others = about?.seats.filter((one) => !you.seats.includes(one.seat));
    return !you.watcher && !!others?.every((one) => one.kind === 'bot');
  }

  // ---- playing

  play(choice: Choice, ask: number | null): void {
    this.session.toast = null;
    this.session.send({ type: 'move', ask, move: choice.text, key: this.newAttempt() });
  }

  undo(ask: number | null, practice = false): void {
    const key = this.newAttempt();
    this.session.send({ type: 'undo', ask, key, ...(practice ? { practice } : {}) });
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

  /** Another seat or a taken back move: counts begin anew. */
  restart(): void {
    this.answeredAt = 0;
  }

  preview = (choice: Choice): Promise<Preview> => this.session.preview(choice);
  why = (element: Element): Promise<Refusal | null> => this.session.why(element);

  // ---- talking

  talk(scope: 'table' | 'team', text: string): void {
    this.session.send({ type: 'chat', scope, text, key: newKey() });
  }

  addChatLine(line: ChatLine): void {
    if (this.chat.some((one) => one.n === line.n)) return;
    this.chat = [...this.chat, line];
    if (line.seat === this.session.you.seat) return;
    this.unread[line.scope] += 1;
    sound('chat');
  }

  agree(what: Agreement, yes: boolean): void {
    this.session.sendOnce({ type: 'agree', what, yes });
  }

  // ---- the rest

  private post = (path: string, body: object): Promise<unknown> =>
    post(this.session.path(path), body, this.session.token);

  notes = (): Promise<{ text: string }> => get(this.session.path('/notes'), this.session.token);
  keepNotes = (text: string): Promise<unknown> =>
    put(this.session.path('/notes'), { text }, this.session.token);
  toBot = (seat: number, bot: string): Promise<unknown> => this.post('/bot', { seat, bot });
  fromBot = (seat: number): Promise<unknown> =>
    remove(
      `/api/tables/${encodeURIComponent(this.session.id)}/bot?seat=${seat}`,
      this.session.token,
    );
  swap = (seat: number, other: number, yes: boolean): Promise<unknown> =>
    this.post('/swap', { seat, other, yes });
  invite = (seat: number): Promise<{ seat: number; token: string; invitation: string }> =>
    post(this.session.path('/invite'), { seat }, this.session.token);
  leave = (): Promise<unknown> => this.post('/leave', {});
  rename = (name: string): Promise<unknown> => this.post('/rename', { name });
  recordPath = (): string => this.session.path('/record');

  /** Saves the record as a file; a link alone cannot say who asks where a token does. */
  saveRecord = async (): Promise<void> => {
    const record = await get<object>(this.recordPath(), this.session.token);
    const file = URL.createObjectURL(new Blob([JSON.stringify(record)]));
    const link = document.createElement('a');
    link.href = file;
    link.download = `consigliere-${this.session.id}.json`;
    link.click();
    URL.revokeObjectURL(file);
  };
}
