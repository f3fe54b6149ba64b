import type { Attachment } from 'svelte/attachments';
import { spot, type Choosable } from '../../lib/spot.svelte';
import type { SpotState } from '../../lib/table.svelte';
import type { Choice, Element } from '../../lib/types';
import { kindOf } from './look.svelte';
import type { TableModel } from './table';

type Node = HTMLElement | SVGElement;

/** Marks the place of a thing that is never chosen itself: log lines light it up, pieces travel to it. */
export function place(table: TableModel, element: Element): Attachment<Node> {
  return (node) => {
    node.dataset.el = element;
    $effect(() => {
      node.classList.toggle('lit', table.lit.has(element));
    });
  };
}

/** What a spot needs of the table, for a thing that is not one element: see `groupSpot` and `moveSpot`. */
class GroupTarget implements Choosable {
  constructor(
    private table: TableModel,
    private elements: Element[],
    readonly state: () => SpotState,
    private act: (sure: boolean) => void,
    private point?: (on: boolean) => void,
  ) {}
  pick(_: Element, sure = false): void {
    this.act(sure);
  }
  get lit() {
    return { has: () => this.elements.some((e) => this.table.lit.has(e)) };
  }
  get pointed(): Element | null {
    return this.table.pointed === this.elements[0] ? this.elements.join('+') : null;
  }
  set pointed(element: Element | null) {
    this.table.pointed = element && this.elements[0]!;
    this.point?.(element !== null);
  }
  attach(label: string): Attachment<Node> {
    return spot(this, this.elements.join('+'), label);
  }
}

/**
 * A thing that several elements name together: the red die that shows 4 is `die:red` and `face:4`. One click picks
 * all of them (the move itself, if they name just one); a click on another one of the same kinds changes the choice.
 */
export function groupSpot(
  table: TableModel,
  elements: Element[],
  label: string,
  point?: (on: boolean) => void,
): Attachment<Node> {
  const kinds = new Set(elements.map(kindOf));
  const others = () => table.picked.filter((e) => !kinds.has(kindOf(e)));
  const fit = (kept: Element[]) =>
    table.past || table.busy
      ? []
      : table.choices.filter((c) => [...kept, ...elements].every((e) => c.elements.includes(e)));
  const chosen = () =>
    table.composed
      ? table.composed.has(elements)
      : elements.every((e) => table.state(e) === 'chosen');
  const state = () =>
    chosen() ? 'chosen' : fit(others()).length || fit([]).length ? 'legal' : 'plain';
  const pick = (sure: boolean) => {
    if (!table.past && !table.busy && table.composed?.add(elements)) return;
    const kept = fit(others()).length ? others() : [];
    const found = fit(kept);
    if (found.length === 1) table.choose(found[0]!, sure);
    else if (chosen()) table.picked = others();
    else if (found.length) table.picked = [...kept, ...elements];
  };
  return new GroupTarget(table, elements, state, pick, point).attach(label);
}

/** A thing that stands for one whole move, though the move names no element: the action space for "manage". */
export function moveSpot(
  table: TableModel,
  element: Element,
  label: string,
  find: (choice: Choice) => boolean,
): Attachment<Node> {
  const found = () => (table.past || table.busy ? undefined : table.view.choices.find(find));
  const state = () =>
    !found() ? 'plain' : table.selected?.text === found()?.text ? 'chosen' : 'legal';
  const pick = (sure: boolean) => found() && table.choose(found()!, sure);
  return new GroupTarget(table, [element], state, pick).attach(label);
}
