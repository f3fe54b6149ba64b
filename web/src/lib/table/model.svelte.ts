import { getContext, setContext } from 'svelte';
import type { GameClient, Say, SeatLook } from './game';
import { settings } from '../app/settings.svelte';
import type { Choice, Element, GameTypes, LogEntry, Preview, Refusal, View } from '../net/types';

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
  /** A thing that was clicked though it cannot be chosen: its card stays until the next click. */
  asked: Element | null = $state(null);
  /** The rule at which the drawer with the rules is open; whether the keys are shown. */
  rule: string | null = $state(null);
  keysShown = $state(false);
  /** Travelling in time, or a move is on its way: nothing can be chosen. */
  past = $state(false);
  busy = $state(false);
  /** What was chosen is being looked at: it is played at once unless it turns out to be final. */
  deciding = $state(false);
  /**
   * An answer that is put together of several: a click on a thing takes one more of it. A thing may have several
   * elements.
   */
  composed: { add(elements: Element[]): boolean; has(elements: Element[]): boolean } | null =
    $state.raw(null);
  /** What the selected move would do, as soon as it is known. */
  preview: { text: string; is: Preview } | null = $state.raw(null);

  /** Moves that are sent one after the other, as soon as the question for each is there. */
  private rest: string[] = [];
  /** Where an answer was given without asking. */
  private answered = new Set<number>();

  constructor(game: GameClient<G>, view: View<G>, pack: G['pack'], say: Say, handler: MoveHandler) {
    this.game = game;
    this.view = view;
    this.pack = pack;
    this.say = say;
    this.handler = handler;
  }

  /** Planning aids, where the table has them and the person wants them. */
  aids: G['aids'] | null = $derived.by(() => (settings.aids ? (this.view.aids ?? null) : null));

  seats: SeatLook[] = $derived.by(() => this.game.seats(this.view, this.pack, this.say));

  /**
   * The answers to the open question, first those for all times it is asked; where one is only half of an answer, what
   * can follow it stands in its place. One is enough where all come to the same.
   */
  choices: Choice[] = $derived.by(() => {
    const { choices, shortcuts = [], same = false } = this.view;
    if (same) return choices.slice(0, 1);
    const halves = choices.flatMap((choice) => {
      const whole = shortcuts.filter((one) => one.first === choice.text);
      return whole.length ? whole : [choice];
    });
    return [...shortcuts.filter((one) => !one.first), ...halves];
  });

  /** Moves that fit what has been picked. */
  fitting: Choice[] = $derived.by(() =>
    this.past || this.busy
      ? []
      : this.choices.filter((choice) => this.picked.every((e) => choice.elements.includes(e))),
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
      for (const choice of this.choices) {
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
        [...this.choices, ...this.view.choices, ...this.view.side_choices].find(
          (choice) => choice.text === this.named,
        ) ?? null
      );
    }
    const only = this.fitting.length === 1 ? this.fitting[0]! : null;
    return only && (this.picked.length > 0 || this.choices.length === 1) ? only : null;
  });

  private selectedElements: Set<Element> = $derived(
    new Set([...this.picked, ...(this.selected?.elements ?? [])]),
  );

  /** How a thing stands that one element names, or several together: the red die 4 is `die:red` and `face:4`. */
  state(...elements: Element[]): SpotState {
    if (this.composed?.has(elements) || elements.every((e) => this.selectedElements.has(e)))
      return 'chosen';
    const legal =
      elements.length === 1 ? this.legal.has(elements[0]!) : this.together(elements).length > 0;
    return legal ? 'legal' : 'plain';
  }

  /** The moves that speak of all these elements: of those that fit what else was picked, or of all. */
  private together(elements: Element[]): Choice[] {
    if (this.past || this.busy) return [];
    const fit = (kept: Element[]) =>
      this.choices.filter((one) => [...kept, ...elements].every((e) => one.elements.includes(e)));
    const found = fit(this.without(elements));
    return found.length ? found : fit([]);
  }

  /** What was picked, but nothing of the same kinds. */
  private without(elements: Element[]): Element[] {
    const kinds = new Set(elements.map(kindOf));
    return this.picked.filter((e) => !kinds.has(kindOf(e)));
  }

  /** Shows another view; what was picked stays only if the question is the same. */
  show(view: View<G>): void {
    const another = view.ask !== this.view.ask;
    if (another || view.choices.length !== this.view.choices.length) this.clearSelection();
    this.busy = false;
    this.view = view;
    if (another) this.goOn();
  }

  /** What was sent has been answered, or was in vain: something can be chosen again, unless more is to be sent. */
  release(vain: boolean): void {
    if (vain) this.rest = [];
    if (!this.rest.length) this.busy = false;
  }

  /** Sends the next of several moves, if it can still be played. */
  private goOn(): void {
    const [text, ...rest] = this.rest;
    const next = text ? this.view.choices.find((choice) => choice.text === text) : undefined;
    this.rest = next && !this.past ? rest : [];
    if (!next || this.past) return;
    this.busy = true;
    this.handler.play(next, this.view.ask);
  }

  /** Plays several moves, one after the other; a button of the game itself has said what they are. */
  playAll(moves: string[]): void {
    if (this.past || this.busy) return;
    this.clearSelection();
    this.rest = moves;
    this.goOn();
  }

  /**
   * A click on a thing: picks it, or lets it go; what was picked of the same kind is replaced. `sure`: by a key, which
   * plays what is selected. Several elements are picked together, or the move itself if they name just one.
   */
  pick(elements: Element | Element[], sure = false): void {
    this.asked = null;
    const [element, ...more] = [elements].flat() as [Element, ...Element[]];
    if (this.past || this.busy || this.composed?.add([element, ...more])) return;
    if (more.length) return this.pickTogether([element, ...more], sure);
    if (this.selectedElements.has(element)) {
      if (this.selected && (sure || this.picked.length > 0)) void this.confirm(sure);
      else {
        this.named = null;
        this.picked = this.picked.filter((e) => e !== element);
      }
      return;
    }
    const kept = this.without([element]);
    const fits = (picked: Element[]) =>
      this.choices.some((choice) => [...picked, element].every((e) => choice.elements.includes(e)));
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

  private pickTogether(elements: Element[], sure: boolean): void {
    const found = this.together(elements);
    const others = this.without(elements);
    const kept = found.every((one) => others.every((e) => one.elements.includes(e))) ? others : [];
    if (found.length === 1) this.choose(found[0]!, sure);
    else if (this.state(...elements) === 'chosen') this.picked = others;
    else if (found.length) this.picked = [...kept, ...elements];
  }

  /** A click on a move's own button; the second click plays it, and `sure`, by a key, also what is final. */
  choose(choice: Choice, sure = false): void {
    this.asked = null;
    if (this.past || this.busy) return;
    if (this.selected?.text === choice.text && (this.named !== null || this.picked.length > 0)) {
      void this.confirm(sure);
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
  confirmWhich: () => 'all' | 'final' | 'none' = () => 'final';
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
      if (!is || is.final) {
        this.deciding = false;
        return this.onFinal();
      }
    }
    this.clearSelection();
    if (this.view.side_choices.includes(choice)) {
      this.busy = true;
      this.handler.play(choice, null);
      return;
    }
    this.rest = 'first' in choice ? choice.text.split(JOIN) : [choice.text];
    this.goOn();
  }

  /**
   * Plays the only answer there is, or the first if all come to the same: where nothing else can be done, the answer is
   * not put together of several, and it was not taken back.
   */
  answerOnly(): void {
    const { view } = this;
    const only = view.same || (view.choices.length === 1 && !this.game.answers?.(view));
    if (!only || view.side_choices.length || this.answered.has(view.at)) return;
    this.answered.add(view.at);
    void this.confirm(true, view.choices[0]!, true);
  }

  private playUnlessAsked(): void {
    if (this.confirmWhich() === 'all' || !this.selected) return;
    this.deciding = true;
    void this.confirm(false).finally(() => (this.deciding = false));
  }
}

/** What stands between the moves of a shortcut. */
const JOIN = '; ';

/** What kind of thing an element is: `area:noto` is an area. */
export const kindOf = (element: Element): string => element.split(':', 1)[0]!;

const KEY = Symbol('table');
export const setTable = (table: TableModel): TableModel => setContext(KEY, table);
/** The table around a component; a game asks for it with its own types. */
export const getTable = <G extends GameTypes = GameTypes>(): TableModel<G> => getContext(KEY);
