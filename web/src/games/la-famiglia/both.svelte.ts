import type { Attachment } from 'svelte/attachments';
import type { TableModel } from '../../lib/table.svelte';
import type { Element } from '../../lib/types';

/** A thing that is chosen by two names at once: a token is a side's, in a column. Looks and answers like a spot. */
export function both(table: TableModel, first: Element, second: Element, label: string): Attachment<HTMLElement> {
  return (node) => {
    node.classList.add('spot');
    node.setAttribute('aria-label', label);
    const may = () => table.fitting.some((choice) => choice.elements.includes(first) && choice.elements.includes(second));
    const chosen = () => table.state(first) === 'chosen' && table.state(second) === 'chosen';
    $effect(() => {
      const is = chosen() ? 'chosen' : may() ? 'legal' : 'plain';
      node.classList.toggle('legal', is === 'legal');
      node.classList.toggle('chosen', is === 'chosen');
      if (is === 'plain') node.removeAttribute('role');
      else node.setAttribute('role', 'button');
      node.tabIndex = is === 'plain' ? -1 : 0;
    });
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      event.stopPropagation();
      if (chosen()) table.pick(second);
      else for (const element of [first, second]) if (table.state(element) !== 'chosen') table.pick(element);
    };
    const point = () => (table.pointed = second);
    const leave = () => {
      if (table.pointed === second) table.pointed = null;
    };
    const listen = { click: press, keydown: press, pointerenter: point, focus: point, pointerleave: leave, blur: leave };
    for (const [name, does] of Object.entries(listen)) node.addEventListener(name, does);
    return () => {
      for (const [name, does] of Object.entries(listen)) node.removeEventListener(name, does);
    };
  };
}
