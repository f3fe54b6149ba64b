import type { Clock } from '../lib/net/types';
import { t } from '../lib/i18n/words';

/** How fast a table is played, in words. */
export function pace(clock: Clock): string {
  if (!clock) return t('pace-none');
  return clock.kind === 'live'
    ? t('pace-live', { minutes: clock.minutes, increment: clock.increment ?? 0 })
    : t('pace-turn', { hours: clock.hours });
}
