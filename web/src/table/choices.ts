import { plain } from '../lib/table/lines';
import type { Choice, Line, Shortcut } from '../lib/net/types';

export interface Numbered {
  list: Choice[];
  value: (choice: Choice) => number;
}

/** If some moves differ in one number only: those moves in order of that number. */
export function numbered(choices: Choice[]): Numbered | null {
  const first = choices[0];
  if (!first || choices.length < 2) return null;
  const names = Object.keys(first.slots);
  let slot: string | null = null;
  for (const choice of choices) {
    if (Object.keys(choice.slots).length !== names.length) return null;
    for (const name of names) {
      if (choice.slots[name] === first.slots[name]) continue;
      if (slot !== null && slot !== name) return null;
      if (typeof choice.slots[name] !== 'number' || typeof first.slots[name] !== 'number')
        return null;
      slot = name;
    }
  }
  if (slot === null) return null;
  const value = (choice: Choice) => choice.slots[slot] as number;
  // a number that names a place (a row, a column) reads better in words
  if (
    choices.some(
      (choice) =>
        choice.elements.some((element) => element.endsWith(`:${value(choice)}`)) &&
        choice.detail.length > 0,
    )
  )
    return null;
  if (choices.some((choice) => !alike(first.label, choice.label))) return null;
  return { list: [...choices].sort((a, b) => value(a) - value(b)), value };
}

/** Whether two labels say the same but for a number: "Recruit 1 Soldato", "Recruit 2 Soldati". */
function alike(one: Line, other: Line): boolean {
  const [few, many] = [one, other]
    .map((line) => plain(line).replace(/\d+/g, '').split(/\s+/))
    .sort((a, b) => a.length - b.length) as [string[], string[]];
  let at = 0;
  for (const word of few) {
    while (at < many.length && !similar(word, many[at]!)) at++;
    if (at++ === many.length) return false;
  }
  return true;
}

/** The same word, perhaps in the plural. */
const similar = (one: string, other: string): boolean =>
  one[0] === other[0] && Math.abs(one.length - other.length) < 2;

/** The half answer that a choice begins with, if it is put together of two. */
const half = (choice: Choice | Shortcut): string => ('first' in choice ? choice.first : '');

/** Moves by what is done, in the order they come. */
function sorts(choices: Choice[]): { first: string; list: Choice[]; from: number }[] {
  const found: { first: string; list: Choice[]; from: number }[] = [];
  let at = 0;
  const kind = (choice: Choice) => half(choice) || String(choice.slots.verb);
  for (const one of new Set(choices.map(kind))) {
    const list = choices.filter((choice) => kind(choice) === one);
    found.push({ first: half(list[0]!), list, from: at });
    at += list.length;
  }
  return found;
}

export interface Sort {
  /** What all labels of the group begin with, said once; empty if they have nothing in common. */
  head: Line;
  list: { choice: Choice; label: Line }[];
  from: number;
}

const LEAST = 6; // a beginning shorter than this is not worth a line of its own

/**
 * Groups of moves by what is done; a beginning that all labels of a group share is said once, and the half answer that
 * is common to all stands above them.
 */
export function grouped(choices: Choice[], halves: Choice[] = []): Sort[] {
  const groups = sorts(choices);
  const several = groups.filter(({ first }) => first).length > 1;
  return groups.map(({ first, list, from }) => {
    const beginning = halves.find((choice) => choice.text === first)?.label;
    const cut = list.length < 3 ? 0 : shared(list.map((choice) => plain(choice.label)));
    if (cut < LEAST || (beginning && several))
      return {
        head: beginning ?? [],
        from,
        list: list.map((choice) => ({ choice, label: choice.label })),
      };
    return {
      head: part(list[0]!.label, 0, cut),
      from,
      list: list.map((choice) => ({ choice, label: part(choice.label, cut) })),
    };
  });
}

/** How many letters some texts have in common at their beginning, in whole words; something is left of each. */
function shared(texts: string[]): number {
  const first = texts[0]!;
  let n = Math.min(...texts.map((text) => text.length));
  while (n > 0 && !texts.every((text) => text.startsWith(first.slice(0, n)))) n--;
  const least = Math.min(...texts.map((text) => text.length));
  while (n > 0 && (n === least || first[n - 1] !== ' ')) n--;
  return n;
}

/** A line from one letter to another. */
function part(line: Line, from: number, to = Infinity): Line {
  const found: Line = [];
  let at = 0;
  let skipped = false; // blanks before the first word do not count
  for (const piece of line) {
    let text = typeof piece === 'string' ? piece : piece.text;
    if (!skipped) {
      text = text.trimStart();
      skipped = text !== '';
    }
    const cut = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    if (cut) found.push(typeof piece === 'string' ? cut : { ...piece, text: cut });
  }
  return found;
}
