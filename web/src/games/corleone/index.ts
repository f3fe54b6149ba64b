import type { GameClient, Journey } from '../../lib/table/game';
import type { Element } from '../../lib/net/types';
import Answer from './Answer.svelte';
import Aids from './Aids.svelte';
import Board from './Board.svelte';
import './board.css';
import { explain } from './explain';
import { family, NEUTRALS, seated } from './city';
import { composes } from './compose.svelte';
import Final from './Final.svelte';
import './icons';
import Mine from './Mine.svelte';
import Moment from './Moment.svelte';
import Seat from './Seat.svelte';
import Shared from './Shared.svelte';
import type { View } from './table';
import type { Happening, Pack, Types } from './table.generated';
import { dashed } from '../../lib/table/topics';

const ACTS = ['', 'I', 'II', 'III', 'IV'];
const TOGETHER = [
  'ask-set-bribes',
  'ask-pick-ally',
  'ask-tribute',
  'ask-give-cards',
  'ask-offer-card',
];

/** Where a figure stands, as the board knows it. */
const standing = (place: string): Element =>
  NEUTRALS.includes(place)
    ? `neutral:${place}`
    : place.startsWith('fm')
      ? `space:${place}`
      : `business:${place}`;
const iconOf = (card: string): string =>
  card.startsWith('$')
    ? `corleone/money-${card.slice(1)}`
    : card.startsWith('j')
      ? 'corleone/job'
      : card.startsWith('al_')
        ? 'corleone/ally'
        : `corleone/${dashed(card)}`;
const pile = (card: string): Element =>
  card.startsWith('j') || card.startsWith('al_') ? 'deck:jobs' : `pile:${card}`;

function journeys(event: Happening, view: View, pack: Pack): Journey[] {
  const families = seated(view);
  const home = (seat: number): Element =>
    seat === view.viewer ? `hand:${families[seat]}` : `family:${families[seat]}`;
  const suitcase = (seat: number): Element => `suitcase:${families[seat]}`;
  const look = (side: string) => {
    if (NEUTRALS.includes(side)) return { icon: `corleone/${dashed(side)}` };
    const { colour, letter } = family(pack, side);
    return { colour, letter };
  };
  const front = (seat: number): Element =>
    seat === view.viewer ? `figures:${families[seat]}` : `family:${families[seat]}`;
  const figure = (seat: number) => look(families[seat]!);
  const seat = 'seat' in event ? event.seat : -1;
  switch (event.kind) {
    case 'thug-placed':
      return [{ from: front(seat), to: `business:${event.business}`, ...figure(seat) }];
    case 'member-placed':
      return [{ from: front(seat), to: `space:${event.space}`, ...figure(seat) }];
    case 'boss-placed':
      return [
        { from: 'neutral:union_boss', to: `business:${event.business}`, ...look('union_boss') },
      ];
    case 'mayor-placed':
      return [{ from: 'neutral:mayor', to: `space:${event.space}`, ...look('mayor') }];
    case 'chief-placed':
      return [{ from: 'neutral:police_chief', to: `area:${event.area}`, ...look('police_chief') }];
    case 'shot':
      return [
        { from: standing(String(event.place)), to: 'hudson:hudson', ...look(String(event.side)) },
      ];
    case 'figure-moved':
      return [
        {
          from: standing(String(event.from)),
          to: standing(String(event.place)),
          ...look(String(event.side)),
        },
      ];
    case 'gained':
      return [{ from: pile(String(event.card)), to: home(seat), icon: iconOf(String(event.card)) }];
    case 'paid':
    case 'discarded':
      return [{ from: home(seat), to: pile(String(event.card)), icon: iconOf(String(event.card)) }];
    case 'laundered':
      return [{ from: home(seat), to: suitcase(seat), icon: iconOf(String(event.card)) }];
    case 'stashed':
      return [
        { from: pile(String(event.card)), to: suitcase(seat), icon: iconOf(String(event.card)) },
      ];
    case 'withdrawn':
      return [{ from: suitcase(seat), to: home(seat), icon: iconOf(String(event.card)) }];
    case 'kept':
    case 'jobs-dealt':
      return [{ from: 'deck:jobs', to: home(seat), icon: 'corleone/job' }];
    case 'job-discarded':
      return [{ from: home(seat), to: 'deck:jobs', icon: 'corleone/job' }];
    case 'job-completed':
      return [{ from: `job:${event.job}`, to: suitcase(seat), icon: 'corleone/job' }];
    case 'open-job-taken':
      return [{ from: `job:${event.job}`, to: home(seat), icon: 'corleone/job' }];
    case 'ally-taken':
      return [{ from: `ally:${event.ally}`, to: home(seat), icon: 'corleone/ally' }];
    case 'ally-played':
      return [{ from: `ally:${event.ally}`, to: home(seat), icon: 'corleone/ally' }];
    case 'control-placed':
      return [{ from: front(seat), to: `area:${event.area}`, ...figure(seat) }];
    case 'control-removed':
      return [{ from: `area:${event.area}`, to: front(event.owner), ...figure(event.owner) }];
    case 'control-swapped':
      return [
        { from: `area:${event.area}`, to: `area:${event.other}`, icon: 'corleone/control-token' },
      ];
    case 'token-moved':
      return [{ from: `area:${event.from}`, to: `area:${event.area}`, ...figure(seat) }];
    case 'horse-taken':
      return [{ from: 'horse:head', to: `family:${families[seat]}`, icon: 'corleone/horse-head' }];
    case 'stolen':
      return [{ from: home(event.from), to: home(seat), icon: 'common/hidden' }];
    case 'given':
      return [{ from: home(seat), to: home(event.to), icon: 'common/hidden' }];
    case 'bribe':
      return event.n
        ? [{ from: suitcase(seat), to: `bid:${families[seat]}`, icon: 'corleone/bribe' }]
        : [];
    case 'bribe-paid':
      return [{ from: `bid:${families[seat]}`, to: 'pile:$1', icon: 'corleone/bribe' }];
    case 'bribe-returned':
      return [{ from: `bid:${families[seat]}`, to: suitcase(seat), icon: 'corleone/bribe' }];
    default:
      return [];
  }
}

/** Jobs and allies need less room than sheets, the final count more; the board is read enlarged on a phone. */
const room = {
  layout: {
    // what the map leaves: it is half as wide again as it is high
    shared: 'clamp(262px, 100vw - 366px - 1.38 * (100dvh - 290px), 320px)',
    moment: 'var(--count, clamp(262px, 100vw - 366px - 1.38 * (100dvh - 290px), 320px))',
    mine: 'clamp(176px, 23vh, 215px)',
    phone: 2.3,
    low: 1.5,
  },
};

export default {
  ...room,
  names: [
    { kind: 'family', path: 'families' },
    { kind: 'area', path: 'board.territories' },
    { kind: 'business', path: 'start_businesses' },
    { kind: 'business', path: 'business_tiles' },
    { kind: 'job', path: 'jobs', name: 'title' },
    { kind: 'ally', path: 'allies' },
  ],
  Aids,
  Board,
  Shared,
  Mine,
  Seat,
  Moment,
  Answer,
  answers: composes,
  several: ['ask-trade-discards', 'ask-give-cards'],
  Final,
  moment: (view) => view.over || TOGETHER.includes(view.step?.message ?? ''),
  seats: (view, pack) => seated(view).map((id) => family(pack, id)),
  course: (view, say, pack) => {
    const { act, phase } = view.table;
    const entry = pack.acts.find((one) => one.number === act);
    const phases = [
      'open-business',
      'family-business',
      'turf-war',
      ...(entry?.bribery ? ['bribery'] : []),
      'tribute',
    ];
    return {
      title: say('board-act', { act: ACTS[act] ?? act, title: entry?.title ?? '' }),
      phases: phases.map((name) => ({
        name: say(`board-phase-${name}`, { limit: entry?.hand_limit ?? 0 }),
        now: name === phase && !view.over,
      })),
    };
  },
  journeys,
  explain,
  tabs: { board: 'board-tab-board', shared: 'board-tab-shared', mine: 'board-tab-mine' },
} satisfies GameClient<Types>;
