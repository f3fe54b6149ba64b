// What a card says of a thing: put together from what the thing carries, what its game knows of it, and what it lies in.
import type { Explained } from './game';
import { plain } from './lines';
import type { SpotState, TableModel } from './model.svelte';
import type { Element as Name } from '../net/types';

/**
 * What has a card: a thing of the table (`data-el`), a word of a sentence (`data-ref`), a move (`data-move`), a part of
 * a board (`data-about`), anything with words of its own (`data-tip`); and what is drawn in them: icons and seats.
 */
const WHOLE = '[data-el],[data-ref],[data-move],[data-tip]';
const THING = `${WHOLE},[data-about]`;
const PART = '[data-icon],[data-colour]';
const MOST_PARTS = 6;
const MOST_MOVES = 3;

/** A picture with its name. */
export interface Part {
  icon?: string;
  colour?: string;
  letter?: string;
  name: string;
}

export interface Card {
  /** The node it speaks of. */
  node: Element;
  name: string;
  text: string;
  picture: Part | null;
  rule: string;
  /** What is drawn on it. */
  parts: Part[];
  /** What could be chosen with it now, in words. */
  moves: string[];
  more: number;
  /** The thing of the table to ask about, if it cannot be chosen. */
  asks: Name | null;
}

type Said = (id: string, args?: Record<string, string | number>) => string;

/** The node that the card for a place on the page speaks of. */
export function explained(target: Element): Element | null {
  const part = target.closest(PART);
  const thing = target.closest(THING);
  if (!part || (thing && part.contains(thing))) return thing;
  return part.closest(WHOLE) ?? part;
}

/** The next node with a card, or the one before, round and round. */
export function nextExplained(root: Element, from: Element | null, back: boolean): Element | null {
  const all = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) => {
    const one = node as Element;
    if (!one.checkVisibility())
      // a box that is none of its own still has something inside
      return getComputedStyle(one).display === 'contents'
        ? NodeFilter.FILTER_SKIP
        : NodeFilter.FILTER_REJECT;
    const has = one.matches(`${THING},${PART}`) && explained(one) === one;
    return has ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  if (from && root.contains(from)) all.currentNode = from;
  const next = (back ? all.previousNode() : all.nextNode()) as Element | null;
  if (next && next !== root) return next;
  all.currentNode = root;
  return (back ? all.lastChild() : all.nextNode()) as Element | null;
}

/** How a node that may be chosen stands. */
export function stateOf(node: Element): SpotState {
  return node.matches('.spot.chosen') ? 'chosen' : node.matches('.spot.legal') ? 'legal' : 'plain';
}

const get = (node: Element, name: string): string => node.getAttribute(`data-${name}`) ?? '';

/** What is known of one node by itself. */
function own(node: Element, table: TableModel, t: Said): Explained {
  const { game } = table;
  const label = node.getAttribute('aria-label') ?? '';
  const tip = get(node, 'tip');
  const move = get(node, 'move');
  if (move) {
    const choice = [...table.choices, ...table.view.choices, ...table.view.side_choices].find(
      (one) => one.text === move,
    );
    const first = choice?.elements
      .map((element) => game.explain?.(element, table))
      .find((found) => found?.rule);
    return {
      name: choice ? plain(choice.label) : label || node.textContent!.trim(),
      text: [choice ? plain(choice.detail) : '', first?.text ?? ''].filter(Boolean).join(' '),
      icon: first?.icon,
      rule: first?.rule ?? table.view.step?.rule,
    };
  }
  const subject = get(node, 'el') || get(node, 'ref');
  if (subject) {
    const names = subject.split('+');
    const known = names.map(
      (name) => seatCard(name, table, t) ?? game.explain?.(name, table) ?? null,
    );
    const found = known.find((one) => one?.rule) ?? known.find(Boolean) ?? {};
    const short = found.name ?? (get(node, 'ref') ? node.textContent!.trim() : undefined);
    const name = short ?? (label || found.kind);
    return { ...found, name, text: sentences(name, label, tip, found.text) };
  }
  const about = get(node, 'about');
  if (about) {
    const found = seatCard(about, table, t) ?? game.explain?.(about, table) ?? pageCard(about, t);
    const name = found?.name ?? (label || found?.kind);
    return { ...found, name, text: sentences(name, label, tip, found?.text) };
  }
  const icon = get(node, 'icon');
  if (icon) {
    const found = game.explain?.(`icon:${icon}`, table);
    const control = node.closest('button, a, summary');
    const button = control?.getAttribute('aria-label') ?? control?.textContent?.trim();
    const name = found?.name ?? found?.kind ?? (label || button);
    return { ...found, name, text: sentences(name, label, found?.text), icon };
  }
  const colour = get(node, 'colour');
  if (colour) {
    const seat = table.seats.findIndex((look) => look.colour === colour);
    const look = table.seats[seat];
    return {
      ...game.explain?.(`colour:${colour}`, table),
      name: look?.name || label || t('explain-neutral'),
      colour,
      letter: look?.letter,
    };
  }
  return label && label !== tip ? { name: label, text: tip } : { text: tip };
}

/** What there is to say besides the name, each thing once. */
function sentences(name: string | undefined, ...said: (string | undefined)[]): string {
  const found: string[] = [];
  for (const one of said) {
    const rest = name && one?.startsWith(`${name}: `) ? one.slice(name.length + 2) : one;
    for (const line of rest?.split('\n') ?? [])
      if (line && line !== name && !found.some((other) => other.includes(line))) found.push(line);
  }
  return found.join('\n');
}

/** A seat, whatever the game. */
function seatCard(name: string, table: TableModel, t: Said): Explained | null {
  const found = /^seat:(\d+)$/.exec(name);
  const look = found && table.seats[Number(found[1])];
  if (!look) return null;
  const known = table.game.explain?.(`colour:${look.colour}`, table);
  return {
    name: look.name || t('seat', { n: Number(found[1]) + 1 }),
    text: known?.text,
    rule: known?.rule,
    colour: look.colour,
    letter: look.letter,
  };
}

/** A part of the page itself, `page:log`. */
function pageCard(about: string, t: Said): Explained | null {
  const [kind, name] = about.split(':');
  if (kind !== 'page') return null;
  return { name: t(`explain-${name}`), text: t(`explain-${name}-text`) };
}

/** The icons and seats drawn inside a node, each once. */
function partsOf(node: Element, table: TableModel, t: Said): Part[] {
  const found = new Map<string, Part>();
  for (const one of node.querySelectorAll(PART)) {
    if (explained(one) !== node || !one.checkVisibility()) continue;
    const { name, icon, colour, letter } = own(one, table, t);
    if (name && !found.has(name)) found.set(name, { name, icon, colour, letter });
  }
  return [...found.values()];
}

/** The card for a place on the page; null if there is nothing to say. */
export function cardFor(target: Element, table: TableModel, t: Said): Card | null {
  const node = explained(target);
  if (!node) return null;
  const chain: Explained[] = [];
  for (let at: Element | null = node; at; at = at.parentElement?.closest(THING) ?? null)
    chain.push(own(at, table, t));
  const parts = node.matches('[data-about]:not([data-el])') ? [] : partsOf(node, table, t);
  // words without a name take that of their picture, or of the thing they lie on; else they are the name
  const [first, around] = chain;
  const name =
    first!.name ??
    parts[0]?.name ??
    (around?.name && node.parentElement?.closest('[data-el]') ? around.name : undefined) ??
    (first!.text || chain.find((one) => one.name)?.name);
  if (!name) return null;
  const iconRule = parts
    .map((part) => part.icon && table.game.explain?.(`icon:${part.icon}`, table))
    .find((one) => one && one.rule);
  const drawn = chain.find((one) => one.icon ?? one.colour);
  const picture: Part | null = first!.icon || first!.colour ? { ...first!, name } : null;
  // what is drawn on a thing that could be chosen belongs to it
  const holder = node.closest('.spot[data-el]') ?? node;
  const element = (get(holder, 'el') || get(node, 'ref')).split('+')[0] ?? '';
  const speaking = element ? table.fitting.filter((one) => one.elements.includes(element)) : [];
  return {
    node,
    name,
    text: first!.text === name ? '' : (first!.text ?? ''),
    picture:
      picture ?? (get(node, 'el') ? null : (parts[0] ?? (drawn ? { ...drawn, name } : null))),
    rule: first!.rule ?? (iconRule || chain.find((one) => one.rule))?.rule ?? '',
    parts: parts.filter((part) => part.name !== name).slice(0, MOST_PARTS),
    moves: speaking.slice(0, MOST_MOVES).map((one) => {
      const detail = plain(one.detail);
      return plain(one.label) + (detail && ` (${detail})`);
    }),
    more: Math.max(0, speaking.length - MOST_MOVES),
    asks: element && stateOf(holder) === 'plain' ? element : null,
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where a card of a size stands: beside the thing, never on it, inside the screen. */
export function beside(thing: Box, width: number, height: number, screen: Box): [number, number] {
  const [right, bottom] = [screen.left + screen.width, screen.top + screen.height];
  const x = thing.left + thing.width / 2 - width / 2;
  const y = thing.top + thing.height / 2 - height / 2;
  const inside = (at: number, from: number, to: number) => Math.max(from, Math.min(at, to));
  const sides: { room: number; at: [number, number] }[] = [
    { room: right - thing.left - thing.width - width, at: [thing.left + thing.width + GAP, y] },
    { room: thing.left - screen.left - width, at: [thing.left - width - GAP, y] },
    { room: bottom - thing.top - thing.height - height, at: [x, thing.top + thing.height + GAP] },
    { room: thing.top - screen.top - height, at: [x, thing.top - height - GAP] },
  ];
  const best =
    sides.find(({ room }) => room >= 2 * GAP) ??
    sides.reduce((one, two) => (two.room > one.room ? two : one));
  return [
    inside(best.at[0], screen.left + GAP, right - width - GAP),
    inside(best.at[1], screen.top + GAP, bottom - height - GAP),
  ];
}
