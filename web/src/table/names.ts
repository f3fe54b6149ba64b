import { t } from '../lib/i18n/words';
import type { Room } from '../lib/table/room.svelte';
import type { TableModel } from '../lib/table/model.svelte';

/** What a seat is called in sentences: the name of the person or bot, or the family's where nobody sits. */
export function seatName(room: Room, table: TableModel, seat: number): string {
  const info = room.session.about?.seats.find((one) => one.seat === seat);
  const family = table.seats[seat]?.name || t('seat', { n: seat + 1 });
  const same =
    (room.session.about?.seats ?? []).filter(
      (one) => one.kind === 'person' && one.name === info?.name,
    ).length > 1; // then the families tell them apart
  const named = info?.kind === 'person' || (info?.kind === 'bot' && info.bot !== info.name);
  return named && info.name && !same ? info.name : family;
}
