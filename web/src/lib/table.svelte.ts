import { getContext, setContext } from 'svelte';
import type { GameClient, Say, SeatLook } from './game';
import type { Choice, Element, GameTypes, LogEntry, Preview, Refusal, View } from './types';

/** How a thing on the table looks to the person who may choose it. */
export type SpotState = 'legal' | 'chosen' | 'plain';

/** Where the table's moves go: a server, or nowhere (examples). */
export interface MoveHandler {
  play(choice: Choice, ask: number | null): void;
  preview(choice: Choice): Promise<Preview>;
  why(element: Element): Promise<Refusal | null>;
}

/**
 * The table as the page and the boards see it: the view, the pack, words, and what has been picked so far.
 * Picking filters the moves: an element is legal if a move that still fits speaks of it.
 */
export class TableModel<G extends GameTypes = GameTypes> {
  view: View<G> = $state.raw(undefined!);
  pack: G['pack'] = $state.raw(undefined!);
  say: Say = $state.raw(undefined!);
  game: GameClient<G>;
  handler: MoveHandler;
  /** Elements picked for the open question, in order. */
  picked: Element[] = $state([]);
  /** The notation of the move that was picked by its button. */
  named: string | null = $state(null);
  /** What was shown so far, one entry for each move: set by the page, boards tell stories from it. */
  shownLog: () => LogEntry<G>[] = () => [];
  /** Elements a hovered log line speaks of. */
  lit: Set<Element> = $state.raw(new Set());
  /** The thing the person points at, for why-not and explanations. */
  pointed: Element | null = $state(null);
  /** A thing that was clicked though it cannot be chosen: the answer stays until the next click. */
  asked: Element | null = $state(null);
  /** Travelling in time, or a move is on its way: nothing can be chosen. */
  past = $state(false);
  busy = $state(false);
  /** What the selected move would do, as soon as it is known. */
  preview: { text: string; is: Preview } | null = $state.raw(null);

  constructor(game: GameClient<G>, view: View<G>, pack: G['pack'], say: Say, handler: MoveHandler) {
    this.game = game;
    this.view = view;
    this.pack = pack;
    this.say = say;
    this.handler = handler;
  }

  seats: SeatLook[] = $derived.by(() => this.game.seats(this.view, this.pack, this.say));

  /** Moves that fit what has been picked. */
  fitting: Choice[] = $derived.by(() =>
    this.past || this.busy
      ? []
      : this.view.choices.filter((choice) => this.picked.every((e) => choice.elements.includes(e))),
  );

  /**
   * Things that can be picked next: those of moves that fit, and those that would replace what was picked of their
   * kind.
   */
  legal: Set<Element> = $derived.by(() => {
    const found = new Set(this.fitting.flatMap((choice) => choice.elements));
    if (this.past || this.busy) return found;
    for (const one of this.picked) {
      const kind = kindOf(one);
      const kept = this.picked.filter((e) => kindOf(e) !== kind);
      for (const choice of this.view.choices) {
        if (kept.every((e) => choice.elements.includes(e)))
          for (const e of choice.elements) if (kindOf(e) === kind) found.add(e);
      }
    }
    return found;
  });

  /** The one move that is meant: picked by its button, or the only one that fits. */
  selected: Choice | null = $derived.by(() => {
    if (this.past || this.busy) return null;
    if (this.named !== null) {
      return (
        [...this.view.choices, ...this.view.side_choices].find(
          (choice) => choice.text === this.named,
        ) ?? null
      );
    }
    const only = this.fitting.length === 1 ? this.fitting[0]! : null;
    return only && (this.picked.length > 0 || this.view.choices.length === 1) ? only : null;
  });

  private selectedElements: Set<Element> = $derived(
    new Set([...this.picked, ...(this.selected?.elements ?? [])]),
  );

  state(element: Element): SpotState {
    if (this.selectedElements.has(element)) return 'chosen';
    return this.legal.has(element) ? 'legal' : 'plain';
  }

  /** Shows another view; what was picked stays only if the question is the same. */
  show(view: View<G>): void {
    if (view.ask !== this.view.ask || view.choices.length !== this.view.choices.length)
      this.clearSelection();
    this.busy = false;
    this.view = view;
  }

  /** A click on a thing: picks it, or lets it go; what was picked of the same kind is replaced. */
  pick(element: Element): void {
    this.asked = null;
    if (this.past || this.busy) return;
    if (this.selectedElements.has(element)) {
      if (this.selected && this.picked.length > 0) void this.confirm(false);
      else {
        this.named = null;
        this.picked = this.picked.filter((e) => e !== element);
      }
      return;
    }
    const kind = kindOf(element);
    const kept = this.picked.filter((e) => kindOf(e) !== kind);
    const fits = (picked: Element[]) =>
      this.view.choices.some((choice) =>
        [...picked, element].every((e) => choice.elements.includes(e)),
      );
    const before = this.picked;
    if (fits(before)) this.picked = [...before, element];
    else if (fits(kept)) this.picked = [...kept, element];
    else if (fits([])) this.picked = [element];
    else {
      this.asked = element;
      return;
    }
    this.named = null;
    this.playUnlessAsked();
  }

  /** A click on a move's own button; the second click plays it. */
  choose(choice: Choice): void {
    this.asked = null;
    if (this.past || this.busy) return;
    if (this.selected?.text === choice.text && (this.named !== null || this.picked.length > 0)) {
      void this.confirm(false);
      return;
    }
    this.named = choice.text;
    this.playUnlessAsked();
  }

  /** Forgets what was picked. */
  clearSelection(): void {
    this.picked = [];
    this.named = null;
    this.asked = null;
    this.preview = null;
  }

  /** How much a person wants to be asked: set by the page. */
  confirmWhich: () => 'all' | 'final' | 'none' = () => 'all';
  /** Told when a final move waits for its own button. */
  onFinal: () => void = () => {};

  /** What the selected move would do. */
  async loadPreview(): Promise<Preview | null> {
    const choice = this.selected;
    if (!choice) return null;
    if (this.preview?.text === choice.text) return this.preview.is;
    const is = await this.handler.preview(choice);
    if (this.selected?.text === choice.text) this.preview = { text: choice.text, is };
    return is;
  }

  /**
   * Plays a move, the selected one unless another is given; every move that is played goes this way. One that is final
   * needs its own button (`sure`) with its effects in sight, unless the person never wants to be asked, or the button
   * itself says what it does (`explained`).
   */
  async confirm(sure: boolean, choice = this.selected, explained = false): Promise<void> {
    if (!choice || this.past || this.busy) return;
    const ask = this.view.ask;
    const known = this.preview?.text === choice.text ? this.preview.is : null;
    if (!(sure && (known || explained)) && this.confirmWhich() !== 'none') {
      const is = known ?? (await this.loadPreview());
      if (this.selected?.text !== choice.text || this.view.ask !== ask) return;
      if (!is || is.final) return this.onFinal();
    }
    this.busy = true;
    this.clearSelection();
    this.handler.play(choice, this.view.choices.includes(choice) ? ask : null);
  }

  /** Plays the only answer there is, where nothing else can be done and the answer is not put together of several. */
  answerOnly(): void {
    const { view } = this;
    if (view.choices.length !== 1 || view.side_choices.length || this.game.answers?.(view)) return;
    void this.confirm(true, view.choices[0]!, true);
  }

  private playUnlessAsked(): void {
    if (this.confirmWhich() !== 'all' && this.selected) void this.confirm(false);
  }
}

const kindOf = (element: Element): string => element.split(':', 1)[0]!;

const KEY = Symbol('table');
export const setTable = (table: TableModel): TableModel => setContext(KEY, table);
/** The table around a component; a game asks for it with its own types. */
export const getTable = <G extends GameTypes = GameTypes>(): TableModel<G> => getContext(KEY);
