import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { updateTabStop, rememberFocus, moveFocus } from './roving-tabindex';
import type { SpotState } from './table.svelte';
import type { Element } from './types';

/** What a spot asks of whatever it belongs to: the table, or something that stands for several elements of it. */
export interface Choosable {
  state(element: Element): SpotState;
  /** A click, or `sure` a key, which also plays what is selected already. */
  pick(element: Element, sure?: boolean): void;
  readonly lit: { has(element: Element): boolean };
  pointed: Element | null;
}

/**
 * Makes any node (HTML or SVG) the place of a thing on the table: `<g {@attach spot(table, 'area:noto', 'Noto')}>`.
 * It carries `data-el`, the classes `legal`, `chosen` and `lit`, takes clicks and keys, and asks "why not" when it is
 * pointed at and cannot be chosen. The styles of those classes are in `styles/spots.css`, for every game alike.
 */
export function spot(
  table: Choosable,
  element: Element,
  label?: string,
): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset.el = element;
    node.classList.add('spot');
    if (label) node.setAttribute('aria-label', label);
    $effect(() => {
      const state = table.state(element);
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
      node.classList.toggle('lit', table.lit.has(element));
    });
    // a finger takes what can be chosen: what would be told about it must not come between it and the thing
    let touched = false;
    const finger = (event: Event) =>
      (touched = event instanceof PointerEvent && event.pointerType === 'touch');
    const press = (event: Event, sure = false) => {
      event.stopPropagation();
      touched = false;
      table.pick(element, sure);
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
      if (touched && table.state(element) !== 'plain') return;
      table.pointed = element;
      if (event.type === 'focus') rememberFocus(node);
    };
    const leave = () => {
      if (table.pointed === element) table.pointed = null;
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
    };
  };
}
