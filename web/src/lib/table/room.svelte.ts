import { showTurn } from '../app/attention';
import type { History } from './history.svelte';
import { plain } from './lines';
import { MISSED_LIMIT, Playback } from './playback.svelte';
import { Session } from '../net/session.svelte';
import { recall } from '../app/settings.svelte';
import { sound } from '../app/sound';
import type { TableModel } from './model.svelte';
import { lookAtTurns } from '../app/turns.svelte';
import type { About, ServerMessage } from '../net/types';
import { language, onLanguage, t } from '../i18n/words';

/** A table as a place, of three parts; here every message of the server goes to the part it concerns. */
export class Room {
  readonly playback: Playback;
  readonly history: History;
  private mark = ''; // the server's name for what we have of the game
  private stopListening = () => {};

  constructor(readonly session: Session) {
    this.playback = new Playback(session, () => this.notifyPerson());
    this.history = this.playback.history;
  }

  /** Opens the connection. */
  enter(): this {
    this.session.connect(
      () => this.known(),
      (message) => void this.receive(message),
    );
    this.stopListening = onLanguage(() => void this.speak());
    return this;
  }

  /** Another language: words are loaded, and everything that was said is told anew. */
  private async speak(): Promise<void> {
    this.mark = '';
    await this.playback.speak();
    this.session.sendOnce({ type: 'language', lang: language() });
  }

  close(): void {
    this.stopListening();
    this.playback.close();
    this.session.close();
  }

  get table(): TableModel | null {
    return this.playback.table;
  }

  /** What the person is told of: who looks at the table, of what is shown there; who is away, of the newest. */
  private get told() {
    return document.hidden ? this.playback.latest : this.playback.shown;
  }

  /** Whether this person is asked now. */
  get myTurn(): boolean {
    const view = this.told;
    const { watcher, seats } = this.session.you;
    return !!view && !view.over && !watcher && view.actors.some((seat) => seats.includes(seat));
  }

  /** Takes back a move; in practice also further ones. */
  undo(practice = false): void {
    if (!this.table || this.session.you.watcher) return;
    this.session.undo(this.playback.shown?.ask ?? null, practice);
  }

  /** Takes a free seat of an open table, and looks from there. */
  async join(seat: number): Promise<void> {
    await this.session.join(seat);
    this.sitAs(seat);
  }

  /** The device was handed over: looks from another seat of the same person. */
  sitAs(seat: number): void {
    this.mark = '';
    this.playback.missed = null;
    this.history.replace([]);
    this.session.restart();
    this.table?.clearSelection();
    this.session.sitAs(seat);
  }

  private known() {
    const after = this.playback.at;
    return this.mark && after !== null ? { after, mark: this.mark } : {};
  }

  /** Lets the person know, also in another tab, whose turn it is. */
  private notifyPerson(): void {
    const { about } = this.session;
    if (!about) return;
    showTurn(this.myTurn, about.name || 'Consigliere', plain(this.told?.question));
  }

  private async receive(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'update':
        this.mark = message.mark;
        return this.playback.add(message);
      case 'rewound':
        this.mark = message.mark;
        return this.playback.rewind(message);
      case 'about':
        return this.updateAbout(message);
      case 'chat':
        return this.session.addChatLine(message);
      case 'done':
        if (this.session.answered(message.key, message.at)) this.playback.answered(message.at);
        return;
      case 'stale':
        if (this.session.answered(message.key)) this.playback.answered(0);
        return this.session.showToast({ text: message.message || t('stale'), bad: true });
      case 'refused':
        if (this.session.answered(message.key)) this.playback.answered(0);
        sound('no');
        return this.session.showToast({
          text: message.message,
          ...(message.text ? { line: message.text } : {}),
          ...(message.rule ? { rule: message.rule } : {}),
          bad: true,
        });
      case 'notice':
        this.session.showToast({ text: t('turn-elsewhere', { table: message.name }), bad: false });
        void lookAtTurns();
        return sound('turn');
      case 'error':
        if (!this.session.about || message.code === 'invalid-token')
          this.session.refused = { code: message.code, message: message.message };
        else this.session.showToast({ text: message.message, bad: true });
        return this.playback.answered(0);
    }
  }

  private async welcome(message: Extract<ServerMessage, { type: 'welcome' }>): Promise<void> {
    const { session, history, playback } = this;
    const first = session.about === null;
    if (message.you) session.sit(message.you);
    if (message.about) this.updateAbout(message.about);
    this.mark = message.mark;
    this.session.canUndo = message.can_undo;
    this.session.chat = message.chat ?? this.session.chat;
    if (message.whole) this.session.restart();
    if (message.whole || first) history.replace(message.log);
    else history.add(message.log);
    playback.drop();
    if (message.view) {
      const seen = recall<number | null>(playback.seenKey, null);
      const since = history.moments.filter((moment) => seen !== null && moment.at > seen);
      if (since.length > MISSED_LIMIT && (first || document.hidden))
        playback.missed = { count: since.length, from: since[0]!.at };
      await playback.begin(message.view);
    }
    this.notifyPerson();
  }

  private updateAbout(about: About): void {
    const { about: before, standIn } = this.session;
    this.session.updateAbout(about);
    if (before?.status !== about.status || standIn !== this.session.standIn)
      this.playback.refresh();
  }
}
