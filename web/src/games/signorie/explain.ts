// What the cards say of this game's things: names and effects from its words and its pack, and the rule of each.
import type { Explained, Say } from '../../lib/game';
import { parted, topic } from '../../lib/topics';
import { dashes, sayable } from './look.svelte';
import type { TableModel } from './table';

/** Topics with a name (`about-TOPIC`) and their rule; icons are called like their topic. */
const RULES: Record<string, string> = {
  man: 'SI-1.4',
  woman: 'SI-1.4',
  player: 'SI-1.1',
  florin: 'SI-1.6',
  'victory-point': 'SI-1.7',
  order: 'SI-11.2',
  die: 'SI-4.6',
  space: 'SI-4.8',
  hire: 'SI-5.1',
  helper: 'SI-10.1',
  task: 'SI-6.1',
  mission: 'SI-7.4',
  marriage: 'SI-7.7',
  offspring: 'SI-7.6',
  tracks: 'SI-7.3',
  career: 'SI-8.2',
  politics: 'SI-8.2',
  church: 'SI-8.2',
  military: 'SI-8.2',
  'career-values': 'SI-8.4',
  initiative: 'SI-8.7',
  city: 'SI-7.9',
  alliance: 'SI-9.3',
  'alliance-face-down': 'SI-9.4',
  plan: 'SI-9.2',
  house: 'SI-1.3',
  supply: 'SI-2.9',
  reserve: 'SI-1.3',
  threshold: 'SI-11.4',
  wedding: 'SI-11.6',
  bride: 'SI-11.6',
  reward: 'SI-11.5',
  outlook: 'SI-4.8',
  pass: 'SI-4.4',
  final: 'SI-12.4',
  'final-careers': 'SI-12.1',
  'final-row': 'SI-12.2',
  winner: 'SI-12.4',
};

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
/** Effects of tasks, helpers and rewards have rules of their own. */
const EFFECTS: Record<string, string> = {
  'task:task_politics': 'SI-6.5',
  'task:task_church': 'SI-6.5',
  'task:task_military': 'SI-6.5',
  'task:task_initiative': 'SI-6.6',
  'task:task_tile': 'SI-6.7',
  'task:task_threshold': 'SI-6.8',
  'task:task_mission': 'SI-6.9',
  'task:task_marriage': 'SI-6.10',
  'task:task_florins': 'SI-6.11',
  'task:task_pawns': 'SI-6.12',
  'reward:rw_mission': 'SI-11.8',
  'reward:rw_marriage': 'SI-11.8',
  'reward:rw_men': 'SI-11.9',
  'reward:rw_women': 'SI-11.9',
  'reward:rw_career': 'SI-11.10',
  'reward:rw_initiative': 'SI-11.10',
  'reward:rw_tile': 'SI-11.11',
  'reward:rw_helper': 'SI-11.11',
  'reward:rw_action': 'SI-11.12',
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
  const about = (name: string) => topic(RULES, name, say);
  if (kind === 'icon') {
    const [folder, name = ''] = id.split('/');
    if (folder === 'common') return COMMON[name] ? about(COMMON[name]) : null;
    const house = /^house-(.*)/.exec(name);
    return house ? { ...about('alliance'), name: say(`house-${house[1]}`) } : about(name);
  }
  const found = about(kind === 'about' ? id : (KINDS[kind] ?? kind));
  if (!found) return null;
  const rule = EFFECTS[subject] ?? (id.startsWith('rv_') ? 'SI-11.14' : found.rule);
  switch (kind) {
    case 'helper':
    case 'task': {
      const list = kind === 'helper' ? pack.helper : pack.task_tile;
      const entry = list.find((one) => one.id === id);
      const name = `${kind}-${dashes(id)}`;
      return entry
        ? {
            ...found,
            name: say(name),
            text: glossed(id, say(`${name}-text`, sayable(entry)), say),
            rule,
          }
        : found;
    }
    case 'task_space': {
      const lies = table.view.table.tasks[id];
      return lies ? { ...explain(`task:${lies}`, table), name: undefined } : found;
    }
    case 'reward': {
      const entry = pack.reward_tile.find((one) => one.id === id);
      const text = `board-${dashes(id)}-text`;
      return entry
        ? {
            ...found,
            name: say(`reward-${dashes(id)}`),
            text: glossed(id, say(text, sayable(entry)), say),
            rule,
          }
        : found;
    }
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
