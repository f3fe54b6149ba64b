// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained, Say } from '../../lib/table/game';
import { dashed, parted, ruleOf, topic } from '../../lib/table/topics';
import { sayable } from './look.svelte';
import type { TableModel } from './table';

/** What the kinds of things are about, where they are not called like it. */
const KINDS: Record<string, string> = {
  face: 'die',
  cell: 'helper',
  task_space: 'task',
  pawns: 'task',
  career: 'career',
  track: 'career',
  from: 'career',
  career_space: 'career',
  steps: 'initiative',
  tile: 'alliance',
  row: 'plan',
  row_of: 'plan',
  portrait: 'wedding',
  dowry: 'marriage',
  reward_space: 'reward',
  florins: 'florin',
  men: 'man',
  women: 'woman',
  colour: 'player',
  house: 'alliance',
};
/** Icons of all games that this one uses. */
const COMMON: Record<string, string> = { dice: 'threshold', trophy: 'winner' };

/** What the effects of helpers, tasks and rewards are, which their own words only name. */
const NAMED = ['mission', 'marriage', 'offspring'];
const glossed = (id: string, text: string, say: Say): string =>
  [text, ...NAMED.filter((one) => id.includes(one)).map((one) => say(`about-${one}-text`))].join(
    '\n',
  );

export function explain(subject: string, table: TableModel): Explained | null {
  const [kind, id] = parted(subject);
  const { say, pack } = table;
  const about = (name: string) => topic(say, name);
  if (kind === 'icon') {
    const [folder, name = ''] = id.split('/');
    if (folder === 'common') return COMMON[name] ? about(COMMON[name]) : null;
    const house = /^house-(.*)/.exec(name);
    return house ? { ...about('alliance'), name: say(`house-${house[1]}`) } : about(name);
  }
  const found = about(kind === 'about' ? id : (KINDS[kind] ?? kind));
  if (!found) return null;
  /** A piece with an effect: its name, what it does, and the rule of that if it has its own. */
  const effect = (entry: object | undefined, name: string, text: string) =>
    entry
      ? {
          ...found,
          name: say(name),
          text: glossed(id, say(text, sayable(entry)), say),
          rule: ruleOf(say, text) ?? found.rule,
        }
      : found;
  switch (kind) {
    case 'helper':
    case 'task': {
      const list = kind === 'helper' ? pack.helper : pack.task_tile;
      const name = `${kind}-${dashed(id)}`;
      return effect(
        list.find((one) => one.id === id),
        name,
        `${name}-text`,
      );
    }
    case 'task_space': {
      const lies = table.view.table.tasks[id];
      return lies ? { ...explain(`task:${lies}`, table), name: undefined } : found;
    }
    case 'reward':
      return effect(
        pack.reward_tile.find((one) => one.id === id),
        `reward-${dashed(id)}`,
        `board-${dashed(id)}-text`,
      );
    case 'city':
      return { ...found, name: pack.city.find((one) => one.id === id)?.name };
    case 'colour':
      return { ...found, name: say(`player-${id}`) };
    case 'supply':
      return id === 'bank' ? found : { ...found, ...about(SUPPLIES[id] ?? 'supply') };
    default:
      return found;
  }
}

const SUPPLIES: Record<string, string> = {
  tiles: 'alliance-face-down',
  helpers: 'helper',
  brides: 'bride',
};
