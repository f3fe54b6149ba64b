// What the log tells of this encounter: which orders came up, which are done, and how the last attack went.
import { lastIndex } from './look';
import type { GameEvent, Line, LogEntry, View } from '../../lib/types';

export interface Told {
  event: GameEvent;
  line: Line;
}

/** Everything shown since this encounter began, with its words; [] outside of one. */
export function encounter(log: LogEntry[], view: View): Told[] {
  if (view.table.phase !== 'encounter') return [];
  const told: Told[] = [];
  for (const entry of log) {
    if (entry.at > view.at) break;
    entry.events.forEach((event, i) => {
      if (event.kind === 'phase') told.length = 0;
      else told.push({ event, line: entry.lines[i] ?? [] });
    });
  }
  return told;
}

const ATTACK = new Set(['replaced', 'removed', 'bonuses', 'brute-force', 'finesse', 'defender-named', 'card-chosen', 'card-taken', 'card-left', 'cards-revealed', 'turncoat', 'coward', 'knockout', 'compensated', 'conquered', 'repelled', 'both-gone', 'lab-removed', 'paid', 'area-lost', 'cars-lost', 'order-returned']);
const OVER = new Set(['conquered', 'repelled', 'both-gone']);

/** The last attack that is over, from its movement to its result; null if nothing was fought for. */
export function lastAttack(told: Told[]): Told[] | null {
  const end = lastIndex(told, (one) => OVER.has(one.event.kind));
  if (end < 0) return null;
  const start = lastIndex(told.slice(0, end), (one) => one.event.kind === 'moved');
  if (start < 0) return null;
  return told.slice(start, end + 1).filter((one, i) => i === 0 || ATTACK.has(one.event.kind));
}
