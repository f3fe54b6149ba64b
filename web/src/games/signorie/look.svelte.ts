import type { TableModel } from './table';
import type {
  ActionOutlook,
  Brings,
  Colour,
  DieColour,
  DieOutlook,
  WhyNot,
} from './table.generated';

/** What a person looks at on this table: whose board, which die. */
class Look {
  /** The player whose board is shown; null: the viewer's own. */
  asked: Colour | null = $state(null);
  /** The die the person points at. */
  die: { die: DieColour; value: number } | null = $state(null);
}

const looks = new WeakMap<TableModel, Look>();

export function lookOf(table: TableModel): Look {
  let look = looks.get(table);
  if (!look) looks.set(table, (look = new Look()));
  return look;
}

/** The viewer's colour; null for a spectator. */
export function ownColour(table: TableModel): Colour | null {
  const { order, players } = table.view.table;
  return order.find((colour) => players[colour].seat === table.view.viewer) ?? null;
}

/** Whose board is shown: the one asked for, else the viewer's own, else that of the player to move. */
export function shownColour(table: TableModel): Colour {
  const { players, order } = table.view.table;
  const asked = lookOf(table).asked;
  if (asked && players[asked]) return asked;
  const toMove = order.find((colour) => table.view.actors.includes(players[colour].seat));
  return ownColour(table) ?? toMove ?? order[0]!;
}

export const letterOf = (table: TableModel, colour: string): string =>
  table.say(`player-${colour}`).slice(0, 1);

/** The entry of a list of the pack by its id. */
export function byId<T extends { id: string }>(list: T[], id: string): T {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`the pack has no '${id}'`);
  return found;
}

/** What a sentence can say of an entry of the pack: its texts and numbers. */
export const sayable = (entry: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => ['string', 'number'].includes(typeof value)),
  );

/** The open question, if it is this person's. */
export function asks(table: TableModel): string {
  return table.view.ask !== null && !table.past ? (table.view.step?.message ?? '') : '';
}

/** The column of helper cells the open question is about; 'any' if all are. */
export function askedColumn(table: TableModel): string | null {
  const die = table.view.step?.args.die ?? null;
  switch (asks(table)) {
    case 'ask-main-action':
      return table.pack.action_space.find((space) => space.color === die)?.hires_in ?? null;
    case 'ask-helpers':
      return die;
    case 'ask-free-helper':
      return 'any';
    default:
      return null;
  }
}

/** What the engine found out about a die; the picked one, else the one pointed at, else the only one. */
export function outlookDie(table: TableModel): DieOutlook | null {
  const dice = table.view.outlook?.dice ?? [];
  if (table.past || !dice.length) return null;
  const of = (kind: string) =>
    table.picked.find((e) => e.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const pointed = lookOf(table).die;
  const die = pointed?.die ?? of('die');
  const value = pointed?.value ?? Number(of('face'));
  return (
    dice.find((d) => d.die === die && d.value === value) ??
    (dice.length === 1 && asks(table) !== 'ask-turn' ? dice[0]! : null)
  );
}

/** What the engine says of an action with that die: a task, a helper to hire, or what its space manages. */
export const actionOf = (
  told: DieOutlook | null,
  verb: string,
  key: 'space' | 'helper' | 'management',
  value: string,
): ActionOutlook | undefined => told?.actions.find((a) => a.verb === verb && a[key] === value);

/** Whether the open question is which die to take. */
export const takesDie = (table: TableModel): boolean =>
  ['ask-turn', 'ask-extra-die'].includes(asks(table));

/** A refusal in words. */
export function whyNot(table: TableModel, why: WhyNot): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(why.args)) {
    args[key] = key === 'die' ? table.say(`die-${value}`) : value;
  }
  return table.say(why.message, args);
}

/** What an action, a task or a helper would bring, in few words; the engine gives the numbers. */
export function brings(table: TableModel, b: Brings): string {
  const found: string[] = [];
  const { say } = table;
  for (const key of ['florins', 'vp', 'dice', 'limit', 'tiles', 'pawns'] as const) {
    const n = b[key];
    if (n) found.push(say(`board-brings-${key}`, { n }));
  }
  if (b.points) {
    const on = b.tracks ?? [];
    const tracks =
      on.length === 3
        ? say('board-careers')
        : on.map((t) => say(t === 'initiative' ? 'track-initiative' : `career-${t}`)).join(', ');
    found.push(
      on.length === 4
        ? say('board-brings-any', { n: b.points })
        : say('board-brings-points', { n: b.points, tracks }),
    );
  }
  const went = b.missions ?? b.marriages;
  if (went) {
    found.push(
      went.low === went.high
        ? say('board-brings-vp', { n: went.high })
        : say('board-brings-range', { low: went.low, high: went.high }),
    );
    if (went.tiles.length) found.push(say('board-brings-tile', { n: went.tiles.length }));
  }
  if (b.tasks) found.push(say('board-brings-tasks', { n: b.tasks.length }));
  return found.join(', ');
}
