import type { Attachment } from 'svelte/attachments';
import { spot, type Choosable } from '../../lib/spot.svelte';
import type { Element } from '../../lib/types';
import type { TableModel } from './table';

/** A thing that is chosen by two names at once: a token is a side's, in a column. */
export function pairSpot(
  table: TableModel,
  first: Element,
  second: Element,
  label: string,
): Attachment<HTMLElement | SVGElement> {
  const fits = () =>
    table.fitting.some(
      (choice) => choice.elements.includes(first) && choice.elements.includes(second),
    );
  const chosen = () => table.state(first) === 'chosen' && table.state(second) === 'chosen';
  const pair: Choosable = {
    state: () => (chosen() ? 'chosen' : fits() ? 'legal' : 'plain'),
    pick: () => {
      if (chosen()) table.pick(second);
      else
        for (const element of [first, second])
          if (table.state(element) !== 'chosen') table.pick(element);
    },
    get lit() {
      return table.lit;
    },
    get pointed() {
      return table.pointed;
    },
    set pointed(element) {
      table.pointed = element;
    },
  };
  const attach = spot(pair, second, label);
  return (node) => {
    const leave = attach(node);
    delete node.dataset.el; // the place of the second name is the column itself
    return leave;
  };
}
