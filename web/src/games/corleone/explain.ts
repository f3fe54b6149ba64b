// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained, Say } from '../../lib/table/game';
import { dashed, parted, topic } from '../../lib/table/topics';
import { ally, business, capital, cardName, effects, family, job, spaceName } from './city';
import type { TableModel } from './table';
import type { Operation } from './table.generated';

/** What the kinds of things are about, where they are not called like it. */
const KINDS: Record<string, string> = {
  place: 'space',
  card: 'hand',
  pile: 'supply',
  deck: 'job',
  bid: 'bribe',
  horse: 'horse-head',
  side: 'neutral',
  colour: 'family',
};
/** Icons of all games that this one uses. */
const COMMON: Record<string, string> = {
  hidden: 'hidden',
  lock: 'sealed',
  clock: 'sealed',
  trophy: 'winner',
};

/** Whether an effect speaks of a shakedown, even of none. */
const shaking = ({ op, shakedown = 'none' }: Operation): boolean =>
  shakedown === 'full' || (op === 'move_figure' && shakedown === 'none');
/** What the words mean in which a card's effects are said. */
const glossed = (say: Say, ops: Operation[]): string[] => [
  ...(ops.some((op) => op.op === 'launder') ? [say('about-launder-text')] : []),
  ...(ops.some(shaking) ? [say('about-shakedown-text')] : []),
];
const told = (say: Say, ops: Operation[]): string =>
  [effects(say, ops), ...glossed(say, ops)].join('\n');

export function explain(subject: string, table: TableModel): Explained | null {
  const [kind, id] = parted(subject);
  const { say, pack } = table;
  const about = (name: string) => topic(say, name);
  const dashedId = dashed(id);
  if (kind === 'icon') {
    const [folder, name = ''] = id.split('/');
    if (folder === 'common') return COMMON[name] ? about(COMMON[name]) : null;
    return about(name.startsWith('money-') ? 'money' : name);
  }
  if (kind === 'about') return about(id);
  const found = about(KINDS[kind] ?? kind);
  switch (kind) {
    case 'job': {
      const entry = job(pack, id);
      return entry
        ? { ...found, name: entry.title, text: told(say, entry.effects), icon: 'corleone/job' }
        : found;
    }
    case 'ally': {
      const entry = ally(pack, id);
      const text = entry && told(say, entry.effects);
      return entry
        ? { ...found, name: cardName(say, pack, id), text, icon: 'corleone/ally' }
        : found;
    }
    case 'card':
    case 'pile':
    case 'money':
    case 'good':
      if (job(pack, id)) return explain(`job:${id}`, table);
      if (ally(pack, id)) return explain(`ally:${id}`, table);
      return {
        ...about(id.startsWith('$') ? 'money' : dashedId),
        name: capital(cardName(say, pack, id)),
        icon: `corleone/${id.startsWith('$') ? `money-${id.slice(1)}` : dashedId}`,
      };
    case 'business': {
      const entry = business(pack, id);
      const front = entry?.front.length && say('board-front', { what: effects(say, entry.front) });
      const back = entry?.back.length && say('board-back', { what: effects(say, entry.back) });
      const both = entry ? glossed(say, [...entry.front, ...entry.back]) : [];
      return {
        ...found,
        name: entry?.name,
        text: [front, back, ...both].filter(Boolean).join('\n'),
      };
    }
    case 'area':
      return { ...found, name: pack.board.territories.find((one) => one.id === id)?.name };
    case 'place':
      if (pack.board.family_spaces.some((one) => one.id === id))
        return explain(`space:${id}`, table);
      if (id === 'police_chief') return explain(`neutral:${id}`, table);
      return { ...about('thug'), name: business(pack, id)?.name };
    case 'space': {
      const entry = pack.board.family_spaces.find((one) => one.id === id);
      return { ...found, name: entry && spaceName(pack, entry) };
    }
    case 'neutral':
    case 'side':
      return about(dashedId)
        ? { ...about(dashedId), icon: `corleone/${dashedId}` }
        : explain(`family:${id}`, table);
    case 'family': {
      const look = pack.families.some((one) => one.id === id) ? family(pack, id) : null;
      return look ? { ...found, name: look.name, colour: look.colour, letter: look.letter } : found;
    }
    default:
      return found;
  }
}
