import type { Choice } from '../lib/types';

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
      if (typeof choice.slots[name] !== 'number' || typeof first.slots[name] !== 'number') return null;
      slot = name;
    }
  }
  if (slot === null) return null;
  const value = (choice: Choice) => choice.slots[slot] as number;
  // a number that names a place (a row, a column) reads better in words
  if (choices.some((choice) => choice.elements.some((element) => element.endsWith(`:${value(choice)}`)) && choice.detail.length > 0)) return null;
  return { list: [...choices].sort((a, b) => value(a) - value(b)), value };
}

/** Moves by what is done, in the order they come. */
export function sorts(choices: Choice[]): { list: Choice[]; from: number }[] {
  const found: { verb: string; list: Choice[]; from: number }[] = [];
  let at = 0;
  const verbs = [...new Set(choices.map((choice) => choice.slots.verb))];
  for (const verb of verbs) {
    const list = choices.filter((choice) => choice.slots.verb === verb);
    found.push({ verb, list, from: at });
    at += list.length;
  }
  return found;
}
