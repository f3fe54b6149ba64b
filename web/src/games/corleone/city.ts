import type { Attachment } from 'svelte/attachments';
import type { Say, SeatLook } from '../../lib/table/game';
import { spot } from '../../lib/table/spot.svelte';
import { kindOf } from '../../lib/table/model.svelte';
import { dashed } from '../../lib/table/topics';
import type { Element } from '../../lib/net/types';
import type { TableModel, View } from './table';
import type {
  Business,
  Operation,
  Pack,
  PackAlly,
  PackFamilySpace,
  PackJob,
  Turf,
} from './table.generated';

export const NEUTRALS = ['union_boss', 'mayor', 'police_chief'];
export const GOODS = ['gun', 'booze', 'blood_money', 'narcotics'];
export const COLOURS = ['yellow', 'blue', 'green', 'grey'];

// ---- who

/** The look of a family: its colour, letter and name from the pack. */
export function family(pack: Pack, id: string): SeatLook {
  const entry = pack.families.find((one) => one.id === id);
  return {
    colour: entry?.colour_name ?? 'black',
    letter: entry?.letter ?? '?',
    name: entry?.name ?? id,
  };
}

/** The families of a match in the order of the seats. */
export function seated(view: View): string[] {
  const found: string[] = [];
  for (const [id, entry] of Object.entries(view.table.families)) found[entry.seat] = id;
  return found;
}

/** The viewer's own family, if the viewer sits at the table. */
export const own = (view: View): string | null =>
  view.viewer === null ? null : (seated(view)[view.viewer] ?? null);

/** Whether the money in a suitcase is drawn: one's own, with open books, at the end. */
export const books = (view: View, seat: number): boolean =>
  Boolean(view.options.open_books) || view.viewer === seat || view.over;

export const worth = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + Number(card.slice(1)), 0);

// ---- what

/** A business by its id, printed or a tile. */
export const business = (pack: Pack, id: string): Business =>
  [...pack.start_businesses, ...pack.business_tiles].find((one) => one.id === id)!;

/** The businesses of an area that are on the board. */
export function businessesOf(view: View, pack: Pack, area: string): string[] {
  const printed = pack.start_businesses.find((one) => one.territory === area);
  const tile = view.table.tiles[area];
  return [...(printed ? [printed.id] : []), ...(tile ? [tile] : [])];
}

export const job = (pack: Pack, id: string): PackJob | undefined =>
  pack.jobs.find((one) => one.id === id);
export const ally = (pack: Pack, id: string): PackAlly | undefined =>
  pack.allies.find((one) => one.id === id);

/** How many cards of each kind, in the order they come. */
export function counted(cards: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}

// ---- in words

/** What an operation does; the messages are those of the terminal and of the questions. */
function effect(say: Say, op: Operation): string {
  const plain = Object.entries(op).filter(([, value]) => !Array.isArray(value));
  const args: Record<string, string | number> = {
    count: 1,
    shakedown: 'none',
    where: 'any',
    ...Object.fromEntries(plain),
  };
  if (op.good) args.good = say(`draw-one-${dashed(op.good)}`);
  if (op.money) args.money = op.money.map((value) => `$${value}`).join(' + ');
  if (op.figure) args.figure = say(`side-${dashed(op.figure)}`);
  if (op.kind) args.figures = say('draw-figures', args);
  return say(`draw-op-${dashed(op.op)}`, args);
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** What a card or a half of a business does, as one sentence without its full stop. */
export function effects(say: Say, ops: Operation[]): string {
  if (!ops.length) return capital(say('draw-nothing'));
  const said = counted(ops.map((op) => effect(say, op)));
  return capital(said.map(([text, n]) => say('draw-several', { n, card: text })).join('; '));
}

/** A money card, a good, a job or an ally by name. */
export function cardName(say: Say, pack: Pack, card: string): string {
  if (GOODS.includes(card)) return say(`good-${dashed(card)}`);
  const person = ally(pack, card);
  if (person) return say('draw-ally-name', { name: person.name, act: person.act });
  return job(pack, card)?.title ?? card;
}

/** A family space, by the areas it touches. */
export const spaceName = (pack: Pack, space: PackFamilySpace): string =>
  space.touches.map((id) => pack.board.territories.find((one) => one.id === id)!.name).join(' – ');

// ---- as signs

/** One sign of a half of a business: icons and short texts beside each other. */
export type Sign = { icon?: string; text?: string }[];

export function signs(ops: Operation[], short = false): Sign[] {
  return ops.map((op) => {
    switch (op.op) {
      case 'gain_money':
        return [{ text: `$${op.value}` }];
      case 'gain_good':
        return [{ icon: dashed(op.good!) }];
      case 'gain_good_choice':
        return [{ icon: 'gun' }, { icon: 'booze' }, { icon: 'blood-money' }];
      case 'stash_money':
        return [{ icon: 'suitcase' }, { text: `$${op.value}` }];
      case 'trade':
        return [{ text: `−${op.discard}›${op.money!.map((value) => `$${value}`).join('+')}` }];
      case 'trade_good':
        return short
          ? [{ text: `−${op.discard}›?` }]
          : [
              { text: `−${op.discard}›` },
              { icon: 'gun' },
              { text: '/' },
              { icon: 'booze' },
              { text: '/' },
              { icon: 'blood-money' },
            ];
      case 'launder':
        return Array.from({ length: op.count ?? 1 }, () => ({ icon: 'suitcase' }));
      case 'draw_jobs':
        return [{ icon: 'draw-job' }, { text: `${op.draw}›${op.keep}` }];
      case 'take_horse':
        return [{ icon: 'horse-head' }];
      default:
        return [{ text: '…' }];
    }
  });
}

// ---- what can be chosen

/** The kinds of things the open question speaks of. */
export const asked = (table: TableModel): Set<string> =>
  new Set(table.past ? [] : table.view.choices.flatMap((choice) => choice.elements.map(kindOf)));

/**
 * Makes a node the place of whichever of these things the open question speaks of; of none, if it speaks of none.
 * So a thug space is a business when a thug is placed, and a place when a figure is shot.
 */
export function thing(
  table: TableModel,
  elements: Element[],
  label: string,
): Attachment<HTMLElement | SVGElement> | undefined {
  const kinds = asked(table);
  const element = elements.find((e) => kinds.has(kindOf(e)));
  return element ? spot(table, element, label) : undefined;
}

/**
 * What the person has in mind, the liveliest first: the thing pointed at, the move whose button is pointed at, what
 * was picked.
 */
export function meant(table: TableModel): Element[] {
  if (table.past) return [];
  const { lit } = table;
  const offered = lit.size
    ? table.view.choices.find(
        (one) => one.elements.length === lit.size && one.elements.every((e) => lit.has(e)),
      )
    : undefined;
  return [
    ...(table.pointed ? [table.pointed] : []),
    ...(offered?.elements ?? []),
    ...table.picked,
    ...(table.selected?.elements ?? []),
  ];
}

/** The turf around the place a figure is meant for, as it would be then. */
export function turfThen(table: TableModel): Record<string, Turf> {
  const then = table.view.outlook?.then ?? {};
  const id = meant(table)
    .map((e) => e.slice(e.indexOf(':') + 1))
    .find((one) => one in then);
  return (id && then[id]) || {};
}

/** Whether one of these things has been picked. */
export const picked = (table: TableModel, ...elements: Element[]): boolean =>
  elements.some((e) => table.picked.includes(e));
