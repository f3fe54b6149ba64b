import './icons';
import type { GameClient, Journey, SeatLook } from '../../lib/table/game';
import type { Colour, Happening, Pack, Types } from './table.generated';
import type { Element } from '../../lib/net/types';
import Aids from './Aids.svelte';
import Board from './Board.svelte';
import Corner from './Corner.svelte';
import { explain } from './explain';
import Final from './Final.svelte';
import { colourAt, familyName, letters } from './look';
import Hint from './Hint.svelte';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import Sides from './Sides.svelte';
import Standing from './Standing.svelte';
import Strip from './Strip.svelte';
import type { View } from './table';

/** Before families are chosen: colours that no seat will keep for sure, and the seats' numbers. */
const WAITING: Colour[] = ['red', 'blue', 'green', 'yellow'];

function seats(view: View, pack: Pack): SeatLook[] {
  const letter = letters(pack);
  return Array.from({ length: view.seats }, (_, seat) => {
    const colour = colourAt(view, seat);
    return colour
      ? { colour, letter: letter[colour]!, name: familyName(pack, colour) }
      : { colour: WAITING[seat]!, letter: String(seat + 1), name: '' };
  });
}

const ORDER = { icon: 'la-famiglia/order-token' };
const house = (colour: Colour | null): Element => `headquarters:${colour}`;

/** What travels when something happens; places that are not drawn just now are left out by the page. */
function journeys(event: Happening, view: View): Journey[] {
  const colour = 'seat' in event ? colourAt(view, event.seat) : null;
  const seat = (n: number): Element => `seat:${n}`;
  const one = (
    from: Element,
    to: Element,
    icon?: string,
    who: Colour | null = colour,
  ): Journey[] => [{ from, to, ...(who ? { colour: who } : {}), ...(icon ? { icon } : {}) }];
  const side = 'side' in event && event.side !== 'neutral' ? (event.side as Colour | null) : null;
  switch (event.kind) {
    case 'placed':
    case 'garrisoned':
      return one(house(colour), `area:${event.area}`);
    case 'recruited':
    case 'compensated':
      return one(seat(event.seat), house(colour));
    case 'fetched':
      return one(`area:${event.from}`, `area:${event.area}`);
    case 'cars-fetched':
      return one(`area:${event.from}`, `area:${event.area}`, 'la-famiglia/car');
    case 'moved':
      return one(
        `area:${event.from}`,
        `area:${event.area}`,
        side ? undefined : 'la-famiglia/soldato-neutral',
        side,
      );
    case 'car-placed':
      return one(seat(event.seat), `area:${event.area}`, 'la-famiglia/car');
    case 'lab-placed':
      return one(seat(event.seat), `area:${event.area}`, 'la-famiglia/drug-lab');
    case 'boat-placed':
      return one(seat(event.seat), `sea:${event.sea}`, 'la-famiglia/speedboat');
    case 'boat-sailed':
      return one(`sea:${event.from}`, `sea:${event.sea}`, 'la-famiglia/speedboat');
    case 'token-laid':
    case 'token-to-top':
      return one(seat(event.seat), `column:${event.column}`);
    case 'space-used':
    case 'token-moved':
      return one(
        `column:${event.column}`,
        `space:${event.space}`,
        side ? undefined : 'la-famiglia/neutral-token',
        side,
      );
    case 'token-to-bottom':
      return one(seat(event.seat), `space:${event.space}`);
    case 'bust-placed':
      return one(seat(event.seat), `space:${event.space}`, 'la-famiglia/bust');
    case 'order-issued':
      return [
        { from: house(colour), to: `area:${event.area}`, ...ORDER, ...(colour ? { colour } : {}) },
      ];
    case 'order-returned':
    case 'order-returned-unseen':
      return [
        { from: `area:${event.area}`, to: house(colour), ...ORDER, ...(colour ? { colour } : {}) },
      ];
    case 'mandamento-gained':
      return one(seat(event.seat), `mandamento:${event.mandamento}`);
    case 'mandamento-lost':
      return one(`mandamento:${event.mandamento}`, seat(event.seat));
    case 'tile-marked':
      return one(seat(event.seat), `tile:${event.tile}`);
    case 'tile-cleared':
      return one(`tile:${event.tile}`, seat(event.seat));
    case 'car-bomb':
      return one(`area:${event.area}`, seat(event.seat), 'la-famiglia/car-bomb');
    case 'swapped':
      return one(seat(event.seat), `area:${event.area}`);
    default:
      return [];
  }
}

const client: GameClient<Types> = {
  names: [
    { kind: 'family', path: 'family', by: 'color' },
    { kind: 'area', path: 'map.areas' },
    { kind: 'sea', path: 'map.seas' },
    { kind: 'mandamento', path: 'map.mandamenti' },
    { kind: 'character', path: 'character' },
  ],
  Aids,
  Hint,
  Board,
  Shared,
  Mine,
  Seat,
  Moment,
  moment: (view) =>
    !view.over &&
    (view.step?.message === 'ask-choose-families' || view.table.phase === 'encounter'),
  front: (view) =>
    view.step?.message === 'ask-choose-families' || view.outlook?.kind === 'conflict',
  Corner,
  corner: (view) =>
    view.step?.message !== 'ask-choose-families' && view.outlook?.kind !== 'conflict',
  short: (view) => view.table.phase === 'encounter',
  Strip,
  strip: (view) => !view.over && view.table.phase === 'encounter',
  several: [
    'ask-extra-units',
    'ask-extra-labs',
    'ask-fetch',
    'ask-guard-labs',
    'ask-support-areas',
    'ask-swap-enemies',
  ],
  Sides,
  Standing,
  Final,
  seats,
  course: (view, say, pack) => {
    const { round, phase, course } = view.table;
    return {
      title:
        phase === 'setup'
          ? say('phase-setup')
          : say('draw-round', { round, rounds: pack.counts.rounds_max }),
      phases:
        phase === 'setup'
          ? []
          : course.phases.map((name, i) => ({
              name: say(`board-phase-${name}`),
              now: i === course.at,
            })),
    };
  },
  journeys,
  explain,
  layout: {
    shared: 'clamp(392px, 31vw, 430px)',
    broad: true,
    mine: 'clamp(282px, 34vh, 330px)',
    phone: 1.9,
    low: 1.4,
  },
  tabs: { board: 'board-tab-table', shared: 'board-tab-sheets', mine: 'board-tab-family' },
};

export default client;
