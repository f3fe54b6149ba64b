import type { Choice } from '../../lib/net/types';
import type { TableModel } from './table';

/** Plays a move from its own button in a moment's panel. */
export const send = (table: TableModel, choice: Choice): void =>
  void table.confirm(true, choice, true);
