import type { TableModel } from '../../lib/table.svelte';
import type { Choice, Data, Element } from '../../lib/types';

/** What a person looks at on this table: whose board, which die. */
class Look {
  /** The player whose board is shown; null: the own one. */
  asked: string | null = $state(null);
  /** The die the person points at. */
  die: { die: string; value: number } | null = $state(null);
}

const looks = new WeakMap<TableModel, Look>();

export function lookOf(table: TableModel): Look {
  let look = looks.get(table);
  if (!look) looks.set(table, (look = new Look()));
  return look;
}

/** The own colour; null for a spectator. */
export function ownColour(table: TableModel): string | null {
  const { players } = table.view.table;
  return Object.keys(players).find((colour) => players[colour].seat === table.view.viewer) ?? null;
}

/** Whose board is shown: the one asked for, else the own one, else that of the player to move. */
export function shownColour(table: TableModel): string {
  const { players, order } = table.view.table;
  const asked = lookOf(table).asked;
  if (asked && players[asked]) return asked;
  const toMove = Object.keys(players).find((colour) =>
    table.view.actors.includes(players[colour].seat),
  );
  return ownColour(table) ?? toMove ?? order[0];
}

export const letterOf = (table: TableModel, colour: string): string =>
  table.say(`player-${colour}`).slice(0, 1);
export const dashes = (id: string): string => id.replaceAll('_', '-');

/** The entry of a list of the pack by its id. */
export function byId(list: Data[], id: string): Data {
  return list.find((entry) => entry.id === id) ?? {};
}

/** The open question, if it is this person's. */
export function asks(table: TableModel): string {
  return table.view.ask !== null && !table.past ? (table.view.step?.message ?? '') : '';
}

/** The column of helper cells the open question is about; 'any' if all are. */
export function askedColumn(table: TableModel): string | null {
  const args = table.view.step?.args ?? {};
  const space = (colour: string) => table.pack.action_space.find((s: Data) => s.color === colour);
  switch (asks(table)) {
    case 'ask-main-action':
      return space(args.die)?.hires_in ?? null;
    case 'ask-helpers':
      return args.die;
    case 'ask-free-helper':
      return 'any';
    default:
      return null;
  }
}

/** What the engine found out about a die; the picked one, else the one pointed at, else the only one. */
export function outlookDie(table: TableModel): Data | null {
  const dice: Data[] = table.view.outlook?.dice ?? [];
  if (table.past || !dice.length) return null;
  const of = (kind: string) =>
    table.picked.find((e) => e.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const pointed = lookOf(table).die;
  const die = pointed?.die ?? of('die');
  const value = pointed?.value ?? Number(of('face'));
  return (
    dice.find((d) => d.die === die && d.value === value) ??
    (dice.length === 1 && asks(table) !== 'ask-turn' ? dice[0] : null)
  );
}

/** A refusal in words. */
export function whyNot(table: TableModel, why: Data): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(why.args as Record<string, string | number>)) {
    args[key] = key === 'die' ? table.say(`die-${value}`) : value;
  }
  return table.say(why.message, args);
}

/** What an action, a task or a helper would bring, in few words; the engine gives the numbers. */
export function brings(table: TableModel, b: Data): string {
  const found: string[] = [];
  const { say } = table;
  for (const key of ['florins', 'vp', 'men', 'women', 'dice', 'limit', 'tiles', 'pawns']) {
    if (b[key]) found.push(say(`board-brings-${key}`, { n: b[key] }));
  }
  if (b.points) {
    const tracks =
      b.tracks.length === 3
        ? say('board-careers')
        : b.tracks
            .map((t: string) => say(t === 'initiative' ? 'track-initiative' : `career-${t}`))
            .join(', ');
    found.push(
      b.tracks.length === 4
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

/** Chooses a move that no thing on the table stands for. */
export function choose(table: TableModel, choice: Choice): void {
  const able = table as TableModel & { choose?: (choice: Choice) => void };
  if (able.choose) able.choose(choice);
  else table.wire.play(choice, table.view.ask);
}

export const kindOf = (element: Element): string => element.split(':')[0] ?? '';
