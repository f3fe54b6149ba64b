// The table with the types of this game; its components take it from here.
import { getTable as getAnyTable, type TableModel as AnyTable } from '../../lib/table/model.svelte';
import type { LogEntry as AnyLogEntry, View as AnyView } from '../../lib/net/types';
import type { Types } from './table.generated';

export type View = AnyView<Types>;
export type LogEntry = AnyLogEntry<Types>;
export type TableModel = AnyTable<Types>;
export const getTable = getAnyTable<Types>;
