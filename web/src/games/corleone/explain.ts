// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained, Say } from '../../lib/game';
import { parted, topic } from '../../lib/topics';
import { ally, business, capital, cardName, effects, family, job, spaceName } from './city';
import type { TableModel } from './table';
import type { Operation } from './table.generated';

/** Topics with a name (`about-TOPIC`) and their rule; icons are called like their topic. */
const RULES: Record<string, string> = {
  family: 'CE-1.1',
  don: 'CE-5.17',
  consigliere: 'CE-5.17',
  heir: 'CE-5.17',
  figures: 'CE-1.3',
  thug: 'CE-5.7',
  money: 'CE-6.1',
  good: 'CE-5.21',
  gun: 'CE-5.21',
  booze: 'CE-5.21',
  'blood-money': 'CE-5.21',
  narcotics: 'CE-5.21',
  discard: 'CE-5.33',
  hand: 'CE-10.2',
  suitcase: 'CE-13.6',
  supply: 'CE-2.2',
  job: 'CE-5.20',
  'draw-job': 'CE-13.7',
  done: 'CE-11.3',
  ally: 'CE-5.27',
  bribe: 'CE-9.7',
  sealed: 'CE-12.1',
  tribute: 'CE-10.2',
  hidden: 'CE-12.1',
  area: 'CE-4.2',
  space: 'CE-5.18',
  business: 'CE-5.8',
  'business-front': 'CE-5.8',
  'business-back': 'CE-5.18',
  tiles: 'CE-4.1',
  'control-token': 'CE-5.11',
  control: 'CE-5.11',
  influence: 'CE-9.1',
  'horse-head': 'CE-5.34',
  hudson: 'CE-7.1',
  shoot: 'CE-7.1',
  neutral: 'CE-8.1',
  'union-boss': 'CE-8.1',
  mayor: 'CE-8.1',
  'police-chief': 'CE-8.1',
  final: 'CE-11.4',
  'final-territories': 'CE-11.2',
  winner: 'CE-11.4',
};
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
  const about = (name: string) => topic(RULES, name, say);
  const dashed = id.replaceAll('_', '-');
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
        ...about(id.startsWith('$') ? 'money' : dashed),
        name: capital(cardName(say, pack, id)),
        icon: `corleone/${id.startsWith('$') ? `money-${id.slice(1)}` : dashed}`,
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
      return RULES[dashed]
        ? { ...about(dashed), icon: `corleone/${dashed}` }
        : explain(`family:${id}`, table);
    case 'family': {
      const look = pack.families.some((one) => one.id === id) ? family(pack, id) : null;
      return look ? { ...found, name: look.name, colour: look.colour, letter: look.letter } : found;
    }
    default:
      return found;
  }
}
