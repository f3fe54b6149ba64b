import type { Choice } from '../../lib/types';
import type { TableModel } from './table';

/** Plays a move from its own button in a moment's panel. */
export function send(table: TableModel, choice: Choice): void {
  if (table.past || table.busy) return;
  table.busy = true;
  table.letGo();
  table.wire.play(choice, table.view.ask);
}
