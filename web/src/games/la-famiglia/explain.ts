// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained } from '../../lib/game';
import { parted, topic } from '../../lib/topics';
import {
  areaName,
  dashed,
  familyName,
  numbersOf,
  orderName,
  orderOf,
  orderTitle,
  tileName,
  tileOf,
} from './look';
import type { TableModel } from './table';

/** Topics with a name (`about-TOPIC`) and their rule; icons are called like their topic. */
const RULES: Record<string, string> = {
  family: 'LF-1.1',
  families: 'LF-2.5',
  area: 'LF-1.9',
  sea: 'LF-1.3',
  mandamento: 'LF-5.1',
  'control-token': 'LF-5.2',
  soldato: 'LF-1.4',
  'soldato-neutral': 'LF-1.13',
  supply: 'LF-1.4',
  headquarters: 'LF-1.4',
  money: 'LF-1.7',
  character: 'LF-2.10',
  car: 'LF-7.3',
  'car-bomb': 'LF-8.2',
  speedboat: 'LF-4.28',
  'drug-lab': 'LF-1.10',
  equipment: 'LF-4.26',
  'primo-giocatore': 'LF-3.2',
  'influence-token': 'LF-4.5',
  'neutral-token': 'LF-4.7',
  'infinity-space': 'LF-4.6',
  column: 'LF-4.13',
  space: 'LF-4.5',
  'two-institutions': 'LF-4.18',
  recruit: 'LF-4.20',
  place: 'LF-4.21',
  'issue-order': 'LF-4.24',
  'two-orders': 'LF-4.25',
  launder: 'LF-4.29',
  gather: 'LF-4.30',
  'exert-influence': 'LF-4.31',
  'exert-sheet': 'LF-4.31',
  bust: 'LF-4.33',
  mat: 'LF-4.35',
  justice: 'LF-4.36',
  police: 'LF-4.36',
  economy: 'LF-4.36',
  church: 'LF-4.36',
  tile: 'LF-5.5',
  order: 'LF-6.2',
  'order-token': 'LF-4.24',
  'order-shut': 'LF-3.5',
  'initiative-supply': 'LF-6.2',
  'initiative-attack': 'LF-6.2',
  skull: 'LF-7.10',
  vest: 'LF-6.6',
  shotgun: 'LF-7.2',
  rally: 'LF-7.1',
  bomb: 'LF-8.1',
  pentito: 'LF-8.6',
  agitate: 'LF-8.8',
  star: 'LF-9',
  conflict: 'LF-7.15',
  bonuses: 'LF-7.12',
  finesse: 'LF-7.17',
  'brute-force': 'LF-7.16',
  card: 'LF-7.18',
  turncoat: 'LF-7.21',
  'coward-1': 'LF-7.22',
  'coward-2': 'LF-7.22',
  outlook: 'LF-7.20',
  hidden: 'LF-3.5',
  final: 'LF-11.2',
};
/** What the kinds of things are about, where they are not called like it. */
const KINDS: Record<string, string> = { side: 'family', colour: 'family', unit: 'equipment' };
const TILES = [
  'influence',
  'meeting',
  'reinforcements',
  'cars',
  'speedboats',
  'chain_of_command',
  'recruitment',
  'allies',
  'bribery',
  'delay_detonator',
  'miniguns',
];
/** Icons of all games that this one uses. */
const COMMON: Record<string, string> = {
  coin: 'money',
  hidden: 'hidden',
  lock: 'hidden',
  trophy: 'final',
};

export function explain(subject: string, table: TableModel): Explained | null {
  const [kind, id] = parted(subject);
  const { say, pack, view } = table;
  const about = (name: string) => topic(RULES, name, say);
  if (kind === 'icon') {
    const [folder, name = ''] = id.split('/');
    if (folder === 'common') return COMMON[name] ? about(COMMON[name]) : null;
    const tile = /^tile-(.*)/.exec(name)?.[1]?.replaceAll('-', '_');
    return tile ? explain(`tile:${tile}`, table) : about(name);
  }
  if (kind === 'about') return about(id);
  const found = about(KINDS[kind] ?? kind);
  switch (kind) {
    case 'area':
      return {
        ...found,
        name: areaName(pack, id),
        text: id === pack.map.tie_break_area ? say('about-tie-break') : undefined,
      };
    case 'sea':
      return { ...found, name: pack.map.seas.find((one) => one.id === id)?.name };
    case 'mandamento':
      return { ...found, name: pack.map.mandamenti.find((one) => one.id === id)?.name };
    case 'tile': {
      const at = TILES.indexOf(id);
      if (at < 0) return found;
      const text = say(`board-tile-${dashed(id)}`, numbersOf(tileOf(pack, id)));
      return {
        ...found,
        name: tileName(say, id),
        text,
        rule: `LF-10.${at + 1}`,
        icon: `la-famiglia/tile-${dashed(id)}`,
      };
    }
    case 'order':
      return orderOf(pack, id)
        ? { ...found, name: orderName(say, pack, id), text: orderTitle(say, view, pack, id) }
        : found;
    case 'row':
      return { ...about(id), icon: `la-famiglia/${id}` };
    case 'card':
      return { ...about(dashed(id)), icon: `la-famiglia/${dashed(id)}` };
    case 'side':
    case 'colour':
    case 'family':
    case 'headquarters': {
      if (id === 'neutral') return about('soldato-neutral');
      const known = pack.family.some((one) => one.color === id);
      if (!known) return found;
      const text = kind === 'headquarters' ? undefined : say(`board-family-${id}`);
      return { ...found, name: kind === 'headquarters' ? undefined : familyName(pack, id), text };
    }
    default:
      return found;
  }
}
