import type { SeatInfo } from '../net/types';

// Clocks run here between two words of the server.

const state = $state({ now: performance.now() });
setInterval(() => (state.now = performance.now()), 500);

/** What is left on a seat's clock, in milliseconds; null without a clock. */
export function timeLeft(seat: SeatInfo | undefined, heard: number): number | null {
  if (!seat || seat.clock_ms === undefined || seat.clock_ms === null) return null;
  return Math.max(0, seat.clock_ms - (seat.running ? Math.max(0, state.now - heard) : 0));
}

/** Minutes and seconds; hours and days for slow games. */
export function clockText(
  ms: number,
  say: (id: string, args: Record<string, number>) => string,
): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 48 * 3600) return say('clock-days', { n: Math.round(seconds / 86400) });
  if (seconds >= 3600) return say('clock-hours', { n: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
