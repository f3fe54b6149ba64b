import { showTurns } from './attention';
import { get } from '../net/api';
import { self, whoAmI } from './me.svelte';
import type { Lobby, LobbyTable } from '../net/types';

// Where it is this person's turn, over all their tables: asked for while a page is looked at, and whenever a table says
// so. Every page has the same list.

const EVERY = 20_000;
export const turns: { mine: LobbyTable[] } = $state({ mine: [] });
let watchers = 0;
let timer = 0;

/** One's tables that go on, those that wait for this person first. */
export const goingOn = (): LobbyTable[] =>
  turns.mine
    .filter((one) => one.status !== 'over' && one.status !== 'closed')
    .sort((a, b) => Number(b.your_turn ?? false) - Number(a.your_turn ?? false));

/** Those among them that wait for this person. */
export const waiting = (): LobbyTable[] => turns.mine.filter((one) => one.your_turn);

/** What a page has asked for anyway. */
export function noteTables(lobby: Lobby): void {
  turns.mine = lobby.mine;
}

/** Asks now. */
export async function lookAtTurns(): Promise<void> {
  if (!self.me && !(await whoAmI().catch(() => null))) return;
  const lobby = await get<Lobby>('/api/tables').catch(() => null);
  if (lobby) noteTables(lobby);
}

/** As long as a page is there; returns how to stop. */
export function watchTurns(): () => void {
  const look = () => !document.hidden && void lookAtTurns();
  if (!watchers++) {
    void lookAtTurns();
    timer = window.setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
  }
  return () => {
    if (--watchers) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Says in the tab of a page without a table how many tables wait. */
export function titleOf(title: string): void {
  showTurns(waiting().length, title);
}
