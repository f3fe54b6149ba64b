// What the log tells of this encounter: which orders came up, which are done, and how the last attack went.
import { lastIndex } from './look';
import type { Line } from '../../lib/net/types';
import type { LogEntry, View } from './table';
import type { Happening } from './table.generated';

export interface LogLine {
  event: Happening;
  line: Line;
}

/** Everything shown since this encounter began, with its words; [] outside of one. */
export function encounterLog(log: LogEntry[], view: View): LogLine[] {
  if (view.table.phase !== 'encounter') return [];
  const lines: LogLine[] = [];
  for (const entry of log) {
    if (entry.at > view.at) break;
    entry.events.forEach((event, i) => {
      if (event.kind === 'phase') lines.length = 0;
      else lines.push({ event, line: entry.lines[i]?.parts ?? [] });
    });
  }
  return lines;
}

const ATTACK = new Set([
  'replaced',
  'removed',
  'bonuses',
  'brute-force',
  'finesse',
  'defender-named',
  'card-chosen',
  'card-taken',
  'card-left',
  'cards-revealed',
  'turncoat',
  'coward',
  'knockout',
  'compensated',
  'conquered',
  'repelled',
  'both-gone',
  'lab-removed',
  'paid',
  'area-lost',
  'cars-lost',
  'order-returned',
]);
/** What the drawn cards of an attack tell. */
export const DRAWN = new Set([
  'finesse',
  'card-chosen',
  'card-taken',
  'card-left',
  'cards-revealed',
]);
const OVER = new Set(['conquered', 'repelled', 'both-gone']);

/** The attacks of this encounter that are over, each from its movement to its result. */
function attacks(lines: LogLine[]): LogLine[][] {
  const found: LogLine[][] = [];
  let start = -1;
  lines.forEach((one, i) => {
    if (one.event.kind === 'moved') start = i;
    else if (OVER.has(one.event.kind) && start >= 0) {
      found.push(
        lines.slice(start, i + 1).filter((part, k) => k === 0 || ATTACK.has(part.event.kind)),
      );
      start = -1;
    }
  });
  return found;
}

/** The attacks shown in full: the last one, and, if that had no cards, the last one that had. */
export function lastAttacks(lines: LogLine[]): LogLine[][] {
  const all = attacks(lines);
  const cards = (attack: LogLine[]) => attack.some((one) => one.event.kind === 'cards-revealed');
  const at = lastIndex(all, cards);
  return all.filter((_, i) => i === all.length - 1 || i === at).reverse();
}
