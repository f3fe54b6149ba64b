import type { Choice, Line, View } from '../lib/types';

/** One thing of which some can be taken: its moves by how many. */
export interface Kind {
  /** The move without its number. */
  text: string;
  name: Line;
  detail: Line;
  /** The move for each number, from 1 on. */
  moves: Choice[];
}

/** A question that is answered again and again until enough is taken, as one list. */
export interface Several {
  kinds: Kind[];
  /** How many can be taken in all, if that is known. */
  left: number | null;
  /** The other answers: to go on without. */
  others: Choice[];
}

/** The open question as one list, if it asks how many of each of some things (and the game says that it may be one). */
export function severalOf(view: View, questions: readonly string[] = []): Several | null {
  if (!view.step || !questions.includes(view.step.message)) return null;
  const counted = view.choices.filter(
    (choice) => typeof choice.slots.n === 'number' && choice.text.endsWith(` ${choice.slots.n}`),
  );
  const kinds: Kind[] = [];
  for (const choice of counted) {
    const text = choice.text.slice(0, choice.text.lastIndexOf(' '));
    const kind = kinds.find((one) => one.text === text);
    if (kind) kind.moves.push(choice);
    else kinds.push({ text, name: nameOf(choice.label), detail: choice.detail, moves: [choice] });
  }
  const { left } = (view.step.args ?? {}) as { left?: number };
  if (!kinds.length || left === 1) return null; // one of one kind is a plain choice
  return {
    kinds,
    left: left ?? null,
    others: view.choices.filter((choice) => !counted.includes(choice)),
  };
}

/** The last thing a label names, or all of it. */
function nameOf(label: Line): Line {
  const thing = label.filter((part) => typeof part !== 'string').at(-1);
  return thing ? [thing] : label;
}
