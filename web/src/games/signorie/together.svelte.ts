import type { Attachment } from 'svelte/attachments';
import type { TableModel } from '../../lib/table.svelte';
import type { Choice, Element } from '../../lib/types';
import { choose, kindOf } from './look.svelte';

type Node = HTMLElement | SVGElement;

/** Marks the place of a thing that is never chosen itself: log lines light it up, pieces travel to it. */
export function place(table: TableModel, ...elements: Element[]): Attachment<Node> {
  return (node) => {
    node.dataset.el = elements[0];
    $effect(() => {
      node.classList.toggle('lit', elements.some((e) => table.lit.has(e)));
    });
  };
}

interface More {
  /** Told when the person points at the node, and when no more. */
  point?: (on: boolean) => void;
}

/**
 * A thing that several elements name together: the red die that shows 4 is `die:red` and `face:4`. One click picks or
 * lets go all of them; a click on another one of the same kinds changes the choice.
 */
export function together(table: TableModel, elements: Element[], label: string, more: More = {}): Attachment<Node> {
  const kinds = new Set(elements.map(kindOf));
  const fits = (picked: Element[]) => table.view.choices.some((c) => [...picked, ...elements].every((e) => c.elements.includes(e)));
  const others = () => table.picked.filter((e) => !kinds.has(kindOf(e)));
  return button(
    table,
    elements,
    label,
    () => (elements.every((e) => table.picked.includes(e)) ? 'chosen' : !table.past && (fits(others()) || fits([])) ? 'legal' : 'plain'),
    () => {
      if (elements.every((e) => table.picked.includes(e))) table.picked = others();
      else if (fits(others())) table.picked = [...others(), ...elements];
      else if (fits([])) table.picked = [...elements];
    },
    more,
  );
}

/** A thing that stands for one whole move, though the move names no element: the action space for "manage". */
export function whole(table: TableModel, element: Element, label: string, find: (choice: Choice) => boolean, more: More = {}): Attachment<Node> {
  const found = () => (table.past ? undefined : table.view.choices.find(find));
  return button(table, [element], label, () => (found() ? 'legal' : 'plain'), () => found() && choose(table, found()!), more);
}

function button(table: TableModel, elements: Element[], label: string, look: () => 'legal' | 'chosen' | 'plain', press: () => void, more: More): Attachment<Node> {
  return (node) => {
    node.dataset.el = elements.join('+');
    node.classList.add('spot');
    $effect(() => {
      const state = look();
      node.classList.toggle('legal', state === 'legal');
      node.classList.toggle('chosen', state === 'chosen');
      node.classList.toggle('lit', table.lit.has(elements[0]!));
      if (state === 'plain') for (const name of ['role', 'tabindex', 'aria-label', 'aria-pressed']) node.removeAttribute(name);
      else {
        node.tabIndex = 0;
        node.setAttribute('role', 'button');
        node.setAttribute('aria-label', label);
        node.setAttribute('aria-pressed', String(state === 'chosen'));
      }
    });
    const pressed = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      if (event instanceof KeyboardEvent) event.preventDefault();
      event.stopPropagation();
      press();
    };
    const point = () => {
      table.pointed = elements[0]!;
      more.point?.(true);
    };
    const leave = () => {
      if (table.pointed === elements[0]) table.pointed = null;
      more.point?.(false);
    };
    const heard: [string, (event: Event) => void][] = [
      ['click', pressed], ['keydown', pressed], ['pointerenter', point], ['focus', point], ['pointerleave', leave], ['blur', leave],
    ];
    for (const [name, handler] of heard) node.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of heard) node.removeEventListener(name, handler);
      leave();
    };
  };
}
