import type { Attachment } from 'svelte/attachments';
import { spot, type Choosable } from '../../lib/table/spot.svelte';
import type { SpotState } from '../../lib/table/model.svelte';
import type { Element } from '../../lib/net/types';
import { counted, own, worth } from './city';
import type { TableModel, View } from './table';

/** The questions that are answered with several cards at once, and the verb of their moves. */
const VERBS: Record<string, string> = { 'ask-set-bribes': 'bribe', 'ask-tribute': 'discard' };

/** Whether the open question is answered by putting cards together. */
export const composes = (view: View): boolean =>
  view.ask !== null && view.choices.length > 0 && (view.step?.message ?? '') in VERBS;

/**
 * A bribe or a tribute as the person puts it together, kind by kind: the picker and the cards show and change the
 * same numbers. The rules take it in small choices; the table sends them one after the other.
 */
class Composition {
  private kept: { about: string; cards: Record<string, number> } = $state.raw({
    about: '',
    cards: {},
  });

  constructor(private table: TableModel) {}

  /** Whether cards can be put together now. */
  open = $derived.by(() => !this.table.past && composes(this.table.view));
  private verb = $derived.by(() => VERBS[this.table.view.step?.message ?? ''] ?? '');
  private about = $derived.by(() => `${this.verb} ${this.table.view.table.act}`);
  private wanted = $derived.by(() => (this.kept.about === this.about ? this.kept.cards : {}));
  bribing = $derived.by(() => this.open && this.verb === 'bribe');
  giving = $derived.by(() => this.open && this.verb === 'discard');

  /** What there is to choose from, with how many of each. */
  source: [string, number][] = $derived.by(() => {
    const { view } = this.table;
    const mine = own(view);
    if (!mine) return [];
    return counted(
      this.verb === 'bribe'
        ? view.table.families[mine]!.suitcase.money
        : (view.own[mine]?.hand ?? []),
    );
  });

  /** The move that takes some of a kind, without how many. */
  text(card: string): string {
    return `${this.verb} ${card}`;
  }
  /** How many of a kind the table has already taken. */
  least(card: string): number {
    const taken = this.table.view.chosen.cards ?? [];
    return taken.reduce((sum, [kind, n]) => sum + (kind === card ? n : 0), 0);
  }
  of(card: string): number {
    return this.least(card) + (this.wanted[card] ?? 0);
  }
  /**
   * Up to how many of a kind there can be: a tribute has a number of cards, and what comes before a kind taken
   * already is settled.
   */
  most(card: string): number {
    const { choices } = this.table.view;
    const offered = choices.some(
      (choice) => choice.slots.verb === this.verb && Object.values(choice.slots).includes(card),
    );
    const has = this.source.find(([kind]) => kind === card)?.[1] ?? 0;
    if (this.verb === 'bribe') return offered ? has : this.of(card);
    return this.chosen < this.surplus ? has : this.of(card);
  }
  /** How many cards are chosen, and of a tribute how many there must be. */
  chosen = $derived.by(() => this.source.reduce((sum, [card]) => sum + this.of(card), 0));
  surplus = $derived.by(() => {
    const { view } = this.table;
    const mine = own(view);
    return mine ? view.table.families[mine]!.hand - (view.step?.args.limit ?? 0) : 0;
  });
  money = $derived.by(() =>
    worth(
      this.source
        .flatMap(([card]) => Array<string>(this.of(card)).fill(card))
        .filter((card) => card.startsWith('$')),
    ),
  );
  ready = $derived.by(() => this.bribing || (this.giving && this.chosen === this.surplus));

  set(card: string, n: number): void {
    this.kept = {
      about: this.about,
      cards: { ...this.wanted, [card]: Math.max(0, n - this.least(card)) },
    };
  }
  /** A click on a card: one more of its kind, or none again when there are no more. */
  turn(card: string): void {
    this.set(card, this.of(card) < this.most(card) ? this.of(card) + 1 : this.least(card));
  }

  send(): void {
    const moves = this.source
      .filter(([card]) => this.wanted[card])
      .map(([card]) => `${this.verb} ${card} ${this.wanted[card]}`);
    this.kept = { about: '', cards: {} };
    this.table.playAll(this.verb === 'bribe' ? [...moves, 'done'] : moves);
  }
}

const all = new WeakMap<TableModel, Composition>();

export function compositionOf(table: TableModel): Composition {
  let found = all.get(table);
  // it outlives the component that asks first
  if (!found) $effect.root(() => void all.set(table, (found = new Composition(table))));
  return found!;
}

/** Makes a card the place where one more of its kind is added to what is put together. */
export function adds(
  table: TableModel,
  card: string,
  element: Element,
  label: string,
): Attachment<HTMLElement | SVGElement> {
  const composition = compositionOf(table);
  const state = (): SpotState =>
    !composition.open || table.busy
      ? 'plain'
      : composition.of(card)
        ? 'chosen'
        : composition.most(card)
          ? 'legal'
          : 'plain';
  const standing: Choosable = {
    state,
    pick: () => composition.turn(card),
    pointed: null,
    get lit() {
      return table.lit;
    },
  };
  return spot(standing, element, label);
}
