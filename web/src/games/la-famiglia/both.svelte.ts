import type { Attachment } from 'svelte/attachments';
import { settle, stay, walk } from '../../lib/rove';
import type { Element } from '../../lib/types';
import type { TableModel } from './table';

/** A thing that is chosen by two names at once: a token is a side's, in a column. Looks and answers like a spot. */
export function both(
  table: TableModel,
  first: Element,
  second: Element,
  label: string,
): Attachment<HTMLElement> {
  return (node) => {
    node.classList.add('spot');
    node.setAttribute('aria-label', label);
    const may = () =>
      table.fitting.some(
        (choice) => choice.elements.includes(first) && choice.elements.includes(second),
      );
    const chosen = () => table.state(first) === 'chosen' && table.state(second) === 'chosen';
    $effect(() => {
      const is = chosen() ? 'chosen' : may() ? 'legal' : 'plain';
      node.classList.toggle('legal', is === 'legal');
      node.classList.toggle('chosen', is === 'chosen');
      node.setAttribute('role', is === 'plain' ? 'group' : 'button');
      if (is === 'plain') {
        node.removeAttribute('aria-pressed');
        node.tabIndex = -1;
      } else node.setAttribute('aria-pressed', String(is === 'chosen'));
      settle(node);
    });
    $effect(() => {
      node.classList.toggle('lit', table.lit.has(second));
    });
    const press = (event: Event) => {
      event.stopPropagation();
      if (chosen()) table.pick(second);
      else
        for (const element of [first, second])
          if (table.state(element) !== 'chosen') table.pick(element);
    };
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (event.key === 'Enter' || event.key === ' ') press(event);
      else if (!walk(node, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const point = (event: Event) => {
      event.stopPropagation();
      table.pointed = second;
      if (event.type === 'focus') stay(node);
    };
    const leave = () => {
      if (table.pointed === second) table.pointed = null;
    };
    const listen = {
      click: press,
      keydown: key,
      pointerover: point,
      focus: point,
      pointerleave: leave,
      blur: leave,
    };
    for (const [name, does] of Object.entries(listen)) node.addEventListener(name, does);
    return () => {
      for (const [name, does] of Object.entries(listen)) node.removeEventListener(name, does);
    };
  };
}
