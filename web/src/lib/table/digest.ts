import { plain } from './lines';
import type { Line, LogEntry, LogLine } from '../net/types';

/** Something that was done, in a word or two, and how often. */
export interface Phrase {
  line: Line;
  n: number;
}

/** What one player did, in few words; nobody's is what the game did by itself. */
export interface Told {
  seat: number | null;
  phrases: Phrase[];
}

/** Something at which everybody stops for a moment (a round, a Turf War), and what happened then. */
export interface Scene {
  title: Line;
  lines: LogLine[];
}

/** What some moves were, by player, in the order in which they acted; the same thing is said once, with how often. */
export function digest(entries: LogEntry[]): Told[] {
  const found: Told[] = [];
  for (const entry of entries)
    for (const line of entry.lines ?? []) {
      if (!line.brief) continue;
      const seat = line.seat ?? entry.seat;
      let told = found.find((one) => one.seat === seat);
      if (!told) found.push((told = { seat, phrases: [] }));
      const text = plain(line.brief);
      const last = told.phrases.at(-1);
      if (last && plain(last.line) === text) last.n++;
      else told.phrases.push({ line: line.brief, n: 1 });
    }
  return found;
}

/** The scenes that begin among some moves, each with what is told until the next one; one that tells nothing is none. */
export function scenes(entries: LogEntry[]): Scene[] {
  const found: Scene[] = [];
  for (const entry of entries)
    for (const line of entry.lines ?? []) {
      if (line.scene) found.push({ title: line.scene, lines: [] });
      else found.at(-1)?.lines.push(line);
    }
  return found.filter((scene) => scene.lines.length);
}

/** What happened between a player's last turn and now, without what the player does now. */
export function sinceTurnOf(log: LogEntry[], seat: number): LogEntry[] {
  const mine = (i: number) => log[i]!.seat === seat;
  let end = log.length;
  while (end > 0 && mine(end - 1)) end--;
  let from = end;
  while (from > 0 && !mine(from - 1)) from--;
  return from > 0 ? log.slice(from, end) : [];
}
