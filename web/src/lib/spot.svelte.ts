import type { Attachment } from 'svelte/attachments';
import type { TableModel } from './table.svelte';
import type { Element } from './types';

/**
 * Makes any node (HTML or SVG) the place of a thing on the table: `<g {@attach spot(table, 'area:noto', 'Noto')}>`.
 * It carries `data-el`, the classes `legal`, `chosen` and `lit`, takes clicks and keys, and asks "why not" when it is
 * pointed at and cannot be chosen. The styles of those classes are in `styles/spots.css`, for every game alike.
 */
export function spot(table: TableModel, element: Element, label?: string): Attachment<HTMLElement | SVGElement> {
  return (node) => {
    node.dataset.el = element;
    node.classList.add('spot');
    if (label) node.setAttribute('aria-label', label);
    $effect(() => {
      const state = table.state(element);
      node.classList.toggle('legal', state === 'legal');
      node.classList.toggle('chosen', state === 'chosen');
      node.classList.toggle('lit', table.lit.has(element));
      if (state === 'plain') {
        node.removeAttribute('role');
        node.removeAttribute('tabindex');
        node.removeAttribute('aria-pressed');
      } else {
        node.setAttribute('role', 'button');
        node.setAttribute('aria-pressed', String(state === 'chosen'));
        node.tabIndex = 0;
      }
    });
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      event.stopPropagation();
      table.pick(element);
    };
    const point = () => (table.pointed = element);
    const leave = () => {
      if (table.pointed === element) table.pointed = null;
    };
    node.addEventListener('click', press);
    node.addEventListener('keydown', press as EventListener);
    node.addEventListener('pointerenter', point);
    node.addEventListener('focus', point);
    node.addEventListener('pointerleave', leave);
    node.addEventListener('blur', leave);
    return () => {
      node.removeEventListener('click', press);
      node.removeEventListener('keydown', press as EventListener);
      node.removeEventListener('pointerenter', point);
      node.removeEventListener('focus', point);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('blur', leave);
    };
  };
}
