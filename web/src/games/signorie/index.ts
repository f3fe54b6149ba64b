import type { Course, GameClient, Journey, Say, SeatLook } from '../../lib/table/game';
import type { Colour, Happening, Pack, Types } from './table.generated';
import Aids from './Aids.svelte';
import Board from './Board.svelte';
import { explain } from './explain';
import { climbsOf } from './climbs';
import './board.css';
import Final from './Final.svelte';
import './icons';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import Strip from './Strip.svelte';
import type { View } from './table';

const colourAt = (view: View, seat: number): Colour =>
  view.table.order.find((colour) => view.table.players[colour].seat === seat)!;

function seats(view: View, pack: Pack, say: Say): SeatLook[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const colour = colourAt(view, seat);
    const name = say(`player-${colour}`);
    return { colour, letter: name.slice(0, 1), name };
  });
}

function course(view: View, say: Say, pack: Pack): Course {
  const phases = ['preparation', 'actions', 'rewards'];
  return {
    title: say('draw-round', { round: view.table.round, rounds: pack.rounds }),
    phases: phases.map((phase) => ({
      name: say(`phase-${phase}`),
      now: !view.over && view.table.phase === phase,
    })),
  };
}

/** Where pieces come from and go to; what happens on a board nobody looks at goes to the player's place in the list. */
function journeys(event: Happening, view: View): Journey[] {
  if (!('seat' in event)) return [];
  const colour = colourAt(view, event.seat);
  const mine = event.seat === view.viewer;
  const home = (own: string) => (mine ? own : `colour:${colour}`);
  const piece = { colour, letter: colour.slice(0, 1).toUpperCase() };
  const went = (from: string, to: string, icon?: string): Journey[] => [
    icon ? { from, to, icon: `signorie/${icon}` } : { from, to, ...piece },
  ];
  switch (event.kind) {
    case 'die-taken':
      return went(`die:${event.die}`, home(`space:${event.die}`), 'die');
    case 'paid':
      return went(home(`florins:${colour}`), 'supply:bank', 'florin');
    case 'received':
      return went('supply:bank', home(`florins:${colour}`), 'florin');
    case 'hired':
    case 'helper-placed':
      return went('supply:helpers', home(`helper:${event.helper}`));
    case 'advanced':
      return went(
        event.space > 1 ? `track:${event.career}.${event.space - 1}` : home(`men:${colour}`),
        `track:${event.career}.${event.space}`,
      );
    case 'initiative-moved':
      return event.space ? went(`initiative:${event.space - 1}`, `initiative:${event.space}`) : [];
    case 'sent':
      return went(`track:${event.career}.${event.space}`, `city:${event.city}`);
    case 'married':
      return went(home(`women:${colour}`), `city:${event.city}`);
    case 'tile-taken':
      return went(`city:${event.city}`, home(`row:${event.row}`), 'alliance');
    case 'tile-face-down':
      return went('supply:tiles', home(`row:${event.row}`), 'alliance-face-down');
    case 'wedding':
      return went('supply:brides', home(`portrait:${event.portrait}`), 'bride');
    default:
      return [];
  }
}

const client: GameClient<Types> = {
  names: [
    { kind: 'city', path: 'city' },
    { kind: 'house', path: 'house' },
  ],
  Aids,
  Board,
  Shared,
  Mine,
  Seat,
  Strip,
  Moment,
  Final,
  moment: (view) => view.over,
  strip: (view) => view.table.phase === 'rewards' && !view.over,
  compose: climbsOf,
  seats,
  course,
  journeys,
  explain,
  layout: {
    shared: 'clamp(376px, 30vw, 560px)',
    moment: 'clamp(396px, 31vw, 600px)',
    mine: 'clamp(150px, 21vh, 200px)',
    phone: 1,
    low: 1,
  },
  tabs: { board: 'board-tab-board', shared: 'board-tab-shared', mine: 'board-tab-mine' },
};
export default client;
