// The table with the types of this game; its components take it from here.
import { getTable as getAnyTable, type TableModel as AnyTable } from '../../lib/table.svelte';
import type { GameTypes, LogEntry as AnyLogEntry, View as AnyView } from '../../lib/types';
import type {
  Chosen,
  Happening,
  Outlook,
  Own,
  Pack,
  QuestionArgs,
  Table,
  Unknown,
} from './table.generated';

export interface LaFamiglia extends GameTypes {
  table: Table;
  own: Own;
  chosen: Chosen;
  outlook: Outlook;
  args: QuestionArgs;
  unknown: Unknown;
  pack: Pack;
  event: Happening;
}
export type View = AnyView<LaFamiglia>;
export type LogEntry = AnyLogEntry<LaFamiglia>;
export type TableModel = AnyTable<LaFamiglia>;
export const getTable = (): TableModel => getAnyTable<LaFamiglia>();
