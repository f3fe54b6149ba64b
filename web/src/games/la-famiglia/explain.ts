// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained } from '../../lib/table/game';
import { dashed, parted, ruleOf, topic } from '../../lib/table/topics';
import {
  areaName,
  familyName,
  numbersOf,
  orderName,
  orderOf,
  orderTitle,
  tileName,
  tileOf,
} from './look';
import type { TableModel } from './table';

/** What the kinds of things are about, where they are not called like it. */
const KINDS: Record<string, string> = { side: 'family', colour: 'family', unit: 'equipment' };
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
  const about = (name: string) => topic(say, name);
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
      const message = `board-tile-${dashed(id)}`;
      const rule = ruleOf(say, message);
      if (!rule) return found;
      const text = say(message, numbersOf(tileOf(pack, id)));
      const icon = `la-famiglia/tile-${dashed(id)}`;
      return { ...found, name: tileName(say, id), text, rule, icon };
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
