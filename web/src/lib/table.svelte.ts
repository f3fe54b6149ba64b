import { getContext, setContext } from 'svelte';
import type { GameClient, Say, SeatLook } from './game';
import type { Choice, Data, Element, LogEntry, Preview, Refusal, View } from './types';

/** How a thing on the table looks to the person who may choose it. */
export type SpotState = 'legal' | 'chosen' | 'plain';

/** Where the table's moves go: a server, or nowhere (examples). */
export interface Wire {
  play(choice: Choice, ask: number | null): void;
  preview(choice: Choice): Promise<Preview>;
  why(element: Element): Promise<Refusal | null>;
}

/**
 * The table as the page and the boards see it: the view, the pack, words, and what has been picked so far.
 * Picking filters the moves: an element is legal if a move that still fits speaks of it.
 */
export class TableModel {
  view: View = $state.raw(undefined!);
  pack: Data;
  say: Say;
  game: GameClient;
  wire: Wire;
  /** Elements picked for the open question, in order. */
  picked: Element[] = $state([]);
  /** What was shown so far, one entry for each move: boards tell stories from it. */
  log: LogEntry[] = $state.raw([]);
  /** Elements a hovered log line speaks of. */
  lit: Set<Element> = $state.raw(new Set());
  /** The thing the person points at, for why-not and explanations. */
  pointed: Element | null = $state(null);
  /** Travelling in time: nothing can be chosen. */
  past = $state(false);

  constructor(game: GameClient, view: View, pack: Data, say: Say, wire: Wire) {
    this.game = game;
    this.view = view;
    this.pack = pack;
    this.say = say;
    this.wire = wire;
  }

  get seats(): SeatLook[] {
    return this.game.seats(this.view, this.pack);
  }

  /** Moves that fit what has been picked. */
  fitting: Choice[] = $derived.by(() =>
    this.past ? [] : this.view.choices.filter((choice) => this.picked.every((e) => choice.elements.includes(e))),
  );

  legal: Set<Element> = $derived(new Set(this.fitting.flatMap((choice) => choice.elements)));

  state(element: Element): SpotState {
    if (this.picked.includes(element)) return 'chosen';
    return this.legal.has(element) ? 'legal' : 'plain';
  }

  /** A click on a thing: picks it, or lets it go; what was picked of the same kind is replaced. */
  pick(element: Element): void {
    if (this.picked.includes(element)) {
      this.picked = this.picked.filter((e) => e !== element);
      return;
    }
    const kind = element.split(':')[0];
    const kept = this.picked.filter((e) => e.split(':')[0] !== kind);
    const fits = (picked: Element[]) =>
      this.view.choices.some((choice) => [...picked, element].every((e) => choice.elements.includes(e)));
    if (fits(this.picked)) this.picked = [...this.picked, element];
    else if (fits(kept)) this.picked = [...kept, element];
    else if (fits([])) this.picked = [element];
  }
}

const KEY = Symbol('table');
export const setTable = (table: TableModel): TableModel => setContext(KEY, table);
export const getTable = (): TableModel => getContext(KEY);
