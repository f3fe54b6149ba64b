import type { Choice, Line, View } from '../net/types';

/** One thing of which some can be taken: its moves by how many. */
export interface Kind {
  /** What tells it from the others: the move without its number. */
  text: string;
  name: Line;
  detail: Line;
  /** The move for each number, from 1 on. */
  moves: Pick<Choice, 'text' | 'elements'>[];
  /** A way: each number is a step further, and all steps up to it are played. */
  way?: boolean;
  /** When its moves are played among those of the others; without it, as the kinds stand in the list. */
  order?: (n: number) => number;
  /** What so many of it would be, in words. */
  says: (n: number) => Line;
  /** How many of it can be taken at all is shared with others of the same supply. */
  supply?: string;
}

/** A question that is answered again and again until enough is taken, as one list. */
export interface Several {
  kinds: Kind[];
  /** How many can be taken in all, if that is known. */
  left: number | null;
  /** The other answers: to go on without. */
  others: Choice[];
  /** The move that ends it when some could still be taken, if it is not among the others yet. */
  end?: string;
  /** Of how many kinds of a supply some can be taken. */
  supplies?: Record<string, number>;
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
    else {
      const moves = [choice];
      const says = (n: number) => moves[n - 1]!.label;
      kinds.push({ text, name: nameOf(choice.label), detail: choice.detail, moves, says });
    }
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

/** The moves that are sent for so many of each kind. */
export function sent(kinds: readonly Kind[], n: Record<string, number>): string[] {
  const found: { text: string; order: number }[] = [];
  for (const kind of kinds) {
    const taken = n[kind.text] ?? 0;
    for (let i = kind.way ? 0 : Math.max(0, taken - 1); i < taken; i++)
      found.push({ text: kind.moves[i]!.text, order: kind.order?.(i) ?? 0 });
  }
  return found.sort((a, b) => a.order - b.order).map(({ text }) => text);
}
