// What the components of this game ask of a view and its pack: names, looks, places. No rules.
import type { Say } from '../../lib/table/game';
import type {
  Base,
  Colour,
  Pack,
  PackArea,
  PackControlTile,
  PackFamily,
  PackOrder,
  PackSheet,
  PackSpace,
  Row,
  Side,
  Team,
} from './table.generated';
import type { View } from './table';
import { dashed } from '../../lib/table/topics';

export type { Row, Side };
export const ROWS: Row[] = ['justice', 'police', 'economy', 'church'];
const TEAMS: Team[] = ['a', 'b'];

/** A letter for each family: its initial; if that is taken, the next letter of its name that is free. */
export function letters(pack: Pack): Record<string, string> {
  const found: Record<string, string> = {};
  for (const family of pack.family) {
    const free = [...family.name]
      .map((letter) => letter.toUpperCase())
      .find((letter) => /\p{L}/u.test(letter) && !Object.values(found).includes(letter));
    found[family.color] = free ?? '?';
  }
  return found;
}

export const familyOf = (pack: Pack, colour: string): PackFamily =>
  pack.family.find((family) => family.color === colour)!;
export const familyName = (pack: Pack, colour: string): string =>
  pack.family.find((family) => family.color === colour)?.name ?? colour;
/** An order by its id; the family is the first part of it. */
export const orderOf = (pack: Pack, id: string): PackOrder =>
  pack.family.flatMap((family) => family.order).find((order) => order.id === id)!;
export const areaOf = (pack: Pack, id: string): PackArea =>
  pack.map.areas.find((area) => area.id === id)!;
export const areaName = (pack: Pack, id: string): string =>
  pack.map.areas.find((area) => area.id === id)?.name ?? id;
/** An area's name on the map, in the lines of the pack; a name of another language breaks where it can. */
export function areaLines(area: PackArea): string[] {
  if (area.label_lines.length < 2) return [area.name];
  if (area.label_lines.join(' ') === area.name) return area.label_lines;
  return area.name.split(/(?<=-)| /);
}
export const sheetOf = (pack: Pack, number: number): PackSheet | undefined =>
  pack.sheet.find((sheet) => sheet.number === number);
export const tileOf = (pack: Pack, id: string): PackControlTile =>
  pack.control_tile.find((tile) => tile.id === id)!;
/** What a sentence can say of an entry of the pack: its numbers. */
export const numbersOf = (entry: object): Record<string, number> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === 'number'));
export const tileName = (say: Say, id: string): string => say(`tile-${dashed(id)}`);

/** The colour a seat leads, once it leads one. */
export function colourAt(view: View, seat: number | null): Colour | null {
  if (seat === null) return null;
  for (const [colour, family] of Object.entries(view.table.families))
    if (family.seat === seat) return colour as Colour;
  return null;
}

/** The team of a seat; null for spectators. */
export const teamAt = (view: View, seat: number | null): Team | null =>
  TEAMS.find((team) => seat !== null && view.table.teams[team].includes(seat)) ?? null;

/** Both teams, that of the viewer first. */
export const teamsOf = (view: View): Team[] =>
  teamAt(view, view.viewer) === 'b' ? ['b', 'a'] : ['a', 'b'];

/** The colours at the table in order of their seats; with `first` that one and its partner come first. */
export function colours(view: View, first: Colour | null = null): Colour[] {
  const found = Object.keys(view.table.families) as Colour[];
  const seat = (colour: Colour) => view.table.families[colour].seat;
  found.sort((a, b) => seat(a) - seat(b));
  if (first === null) return found;
  const at = found.indexOf(first);
  const turns = [...found.slice(at), ...found.slice(0, at)];
  const partners = (colour: Colour) => teamAt(view, seat(colour)) === teamAt(view, seat(first));
  return [...turns.filter(partners), ...turns.filter((colour) => !partners(colour))];
}

/** A side by its family's name; the neutrals by their word. */
export const sideName = (pack: Pack, say: Say, side: string | null): string =>
  side === null
    ? say('board-nobody')
    : side === 'neutral'
      ? say('side-neutral')
      : familyName(pack, side);

export interface Laid {
  colour: Colour;
  /** The order, if the viewer may read it. */
  id: string | null;
  executed: boolean;
  /** Readable for its owner's team only. */
  secret: boolean;
}

/** The orders in an area as the viewer knows them. */
export function laidIn(view: View, area: string): Laid[] {
  const here = view.table.areas[area]!;
  const shut = here.orders.filter((order) => !order.includes('.'));
  const own = Object.values(view.own).flatMap((mine) => mine.laid[area] ?? []);
  if (shut.length && own.length)
    return own.map((id) => ({
      colour: id.split('.')[0] as Colour,
      id,
      executed: false,
      secret: true,
    }));
  return here.orders.map((order) => ({
    colour: order.split('.')[0] as Colour,
    id: order.includes('.') ? order : null,
    executed: (here.executed ?? []).includes(order),
    secret: false,
  }));
}

/** The spaces of a mat's row from left to right. */
export const matRow = (pack: Pack, colour: string, row: Row): PackSpace[] =>
  familyOf(pack, colour)
    .space.filter((space) => space.row === row)
    .sort((a, b) => a.pos - b.pos);

/** How many spaces of a row are open. */
export const openedOf = (view: View, pack: Pack, colour: Colour, row: Row): number =>
  matRow(pack, colour, row).length -
  (view.table.families[colour]?.mat[row] ?? matRow(pack, colour, row).length);

/** A family's base values; of one that nobody leads yet those it starts with. */
export const baseOf = (view: View, pack: Pack, colour: Colour): Base =>
  view.table.families[colour]?.base ?? familyOf(pack, colour).start;

/** The letter of an order as the language writes it in the order's name. */
export const orderLetter = (say: Say, letter: string): string =>
  say('draw-order-advanced', { row: '', letter }).trim();

/** What a person calls an order: basic and its number, or row and letter. */
export function orderName(say: Say, pack: Pack, id: string): string {
  const order: PackOrder | undefined = orderOf(pack, id);
  if (!order) return id;
  return order.class === 'basic'
    ? say('draw-order-basic', { number: id.split('.')[2]! })
    : say('draw-order-advanced', { row: say(`row-${order.row}`), letter: order.letter });
}

export interface Symbol {
  icon: string;
  n: string;
  title: string;
}

/** What stands on an order token, symbol by symbol: icon, number, explanation. */
export function symbols(say: Say, view: View, pack: Pack, id: string): Symbol[] {
  const order: PackOrder | undefined = orderOf(pack, id);
  if (!order) return [];
  const found: Symbol[] = [];
  const add = (
    icon: string,
    n: string,
    message: string,
    args: Record<string, string | number> = {},
  ) => found.push({ icon: `la-famiglia/${icon}`, n, title: say(message, args) });
  const colour = id.split('.')[0] as Colour;
  for (const part of order.supply) {
    const n = part.n ?? part.bonus ?? 1;
    const base =
      part.do === 'place_base'
        ? baseOf(view, pack, colour).place
        : part.do === 'recruit_base'
          ? baseOf(view, pack, colour).recruit
          : 0;
    const icons: Record<string, string> = {
      place: 'place',
      place_base: 'place',
      recruit: 'recruit',
      recruit_base: 'recruit',
      money: 'coin',
      launder: 'launder',
      car: 'car',
      speedboat: 'speedboat',
      lab: 'drug-lab',
    };
    const icon = icons[part.do] ?? 'supply';
    const shown = part.do.endsWith('_base')
      ? `${base}${n ? `+${n}` : ''}`
      : ['place', 'recruit', 'money'].includes(part.do)
        ? String(n)
        : '';
    const title = say(`board-symbol-${dashed(part.do)}`, { n: base + n, base, bonus: n });
    found.push({ icon: icon === 'coin' ? 'common/coin' : `la-famiglia/${icon}`, n: shown, title });
  }
  if (order.skull) add('skull', String(order.skull), 'board-symbol-skull', { n: order.skull });
  for (let i = 0; i < order.shotguns; i++) add('shotgun', '', 'board-symbol-shotgun');
  for (let i = 0; i < order.bombs; i++) add('bomb', '', 'board-symbol-bomb');
  if (order.rally) add('rally', '', 'board-symbol-rally');
  if (order.pentito.length)
    add('pentito', order.pentito.join('·'), 'board-symbol-pentito', {
      list: order.pentito.join(', '),
    });
  if (order.special) {
    const special = pack.special.find((one) => one.id === order.special);
    add('star', '', `draw-special-${dashed(order.special)}`, numbersOf(special ?? {}));
  }
  if (order.agitate)
    add('agitate', String(order.agitate), 'board-symbol-agitate', { n: order.agitate });
  if (order.vest) add('vest', String(order.vest), 'board-symbol-vest', { n: order.vest });
  return found;
}

/** An order in one sentence, for titles and labels. */
export function orderTitle(say: Say, view: View, pack: Pack, id: string): string {
  const order = orderOf(pack, id);
  const list = symbols(say, view, pack, id)
    .map((symbol) => symbol.title)
    .join('; ');
  return say('board-order', {
    family: familyName(pack, id.split('.')[0]!),
    name: orderName(say, pack, id),
    kind: order.kind,
    initiative: order.initiative,
    list,
  });
}

/** The order that is being executed, with its owner and its area. */
export const executing = (view: View): { order: string; seat: number; area: string } | null =>
  view.table.executing;

/** The last place in a list where something holds, -1 if nowhere. */
export function lastIndex<T>(list: T[], holds: (one: T) => boolean): number {
  for (let i = list.length - 1; i >= 0; i--) if (holds(list[i]!)) return i;
  return -1;
}
