import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { updateTabStop, rememberFocus, moveFocus } from './roving-tabindex';
import type { SpotState, TableModel } from './model.svelte';
import type { Choice, Element, GameTypes } from '../net/types';

type Node = HTMLElement | SVGElement;

/** What a spot asks of the table. */
export interface Choosable {
  state(...elements: Element[]): SpotState;
  /** A click, or `sure` a key, which also plays what is selected already. */
  pick(elements: Element | Element[], sure?: boolean): void;
  readonly lit: { has(element: Element): boolean };
  pointed: Element | null;
}

/** Marks the place of a thing that is never chosen itself: log lines light it up, pieces travel to it. */
export function place(table: Choosable, element: Element): Attachment<Node> {
  return (node) => {
    node.dataset.el = element;
    $effect(() => {
      node.classList.toggle('lit', table.lit.has(element));
    });
  };
}

/**
 * Makes any node (HTML or SVG) the place of a thing on the table: `<g {@attach spot(table, 'area:noto', 'Noto')}>`.
 * It carries `data-el`, the classes `legal`, `chosen` and `lit`, takes clicks and keys, and asks "why not" when it is
 * pointed at and cannot be chosen. Several elements name one thing together; with `data-about` it has its card by that.
 * The styles of those classes are in `styles/spots.css`, for every game alike.
 */
export function spot(
  table: Choosable,
  named: Element | Element[],
  label?: string,
  onPoint?: (on: boolean) => void,
): Attachment<Node> {
  const elements = [named].flat();
  const element = elements[0]!;
  return (node) => {
    const { el } = node.dataset; // what it is when it cannot be chosen: pieces travel to it
    if (elements.length === 1 || !node.dataset.about) node.dataset.el = elements.join('+');
    node.classList.add('spot');
    if (label) node.setAttribute('aria-label', label);
    $effect(() => {
      const state = table.state(...elements);
      node.classList.toggle('legal', state === 'legal');
      node.classList.toggle('chosen', state === 'chosen');
      if (state === 'plain') {
        if (label) node.setAttribute('role', 'group');
        else node.removeAttribute('role');
        node.removeAttribute('aria-pressed');
        node.tabIndex = -1;
      } else {
        node.setAttribute('role', 'button');
        node.setAttribute('aria-pressed', String(state === 'chosen'));
      }
      updateTabStop(node);
    });
    $effect(() => {
      node.classList.toggle(
        'lit',
        elements.some((e) => table.lit.has(e)),
      );
    });
    // a finger takes what can be chosen: what would be told about it must not come between it and the thing
    let touched = false;
    const finger = (event: Event) =>
      (touched = event instanceof PointerEvent && event.pointerType === 'touch');
    const press = (event: Event, sure = false) => {
      event.stopPropagation();
      touched = false;
      table.pick(named, sure);
    };
    const key = (event: Event) => {
      if (
        !(event instanceof KeyboardEvent) ||
        event.target !== node ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      if (event.key === 'Enter' || event.key === ' ') press(event, event.key === 'Enter');
      else if (!moveFocus(node, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const point = (event: Event) => {
      event.stopPropagation();
      if (event.type === 'pointerover') finger(event);
      if (touched && table.state(...elements) !== 'plain') return;
      table.pointed = element;
      onPoint?.(true);
      if (event.type === 'focus') rememberFocus(node);
    };
    const leave = () => {
      if (table.pointed !== element) return;
      table.pointed = null;
      onPoint?.(false);
    };
    // `on` keeps what they change apart from whatever is being drawn: a node that goes away loses the focus in the
    // middle of it
    const off = [
      on(node, 'click', (event) => press(event)),
      on(node, 'keydown', key),
      on(node, 'pointerover', point),
      on(node, 'pointercancel', () => (touched = false)),
      on(node, 'focus', point),
      on(node, 'pointerleave', leave),
      on(node, 'blur', leave),
    ];
    return () => {
      off.forEach((one) => one());
      // the node may stay, as something that can no longer be chosen
      node.classList.remove('spot', 'legal', 'chosen', 'lit');
      for (const name of ['role', 'aria-pressed', 'tabindex']) node.removeAttribute(name);
      if (label) node.removeAttribute('aria-label');
      if (el) node.dataset.el = el;
      else delete node.dataset.el;
    };
  };
}

/** A thing that stands for one whole move, though the move names no element: the action space for "manage". */
export function moveSpot<G extends GameTypes>(
  table: TableModel<G>,
  element: Element,
  label: string,
  find: (choice: Choice) => boolean,
): Attachment<Node> {
  const move = () => (table.past || table.busy ? undefined : table.view.choices.find(find));
  const state = () =>
    !move() ? 'plain' : table.selected?.text === move()!.text ? 'chosen' : 'legal';
  const choosable: Choosable = {
    state,
    pick: (_, sure) => move() && table.choose(move()!, sure),
    get lit() {
      return table.lit;
    },
    get pointed() {
      return table.pointed;
    },
    set pointed(on) {
      table.pointed = on;
    },
  };
  return spot(choosable, element, label);
}
