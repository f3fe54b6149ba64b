import type { TableModel } from '../../lib/table.svelte';

/**
 * Several small choices made as one: a bribe or a discard is chosen kind by kind, and the person composes it as a whole.
 * Each next choice is sent when the table has taken the one before; if it is no longer open, the rest is dropped.
 */
export class Plan {
  left: string[] = $state([]);
  private sent: number | null = null;

  start(table: TableModel, moves: string[]): void {
    this.left = moves;
    this.sent = null;
    this.go(table);
  }

  /** Sends what comes next, once for each question. */
  go(table: TableModel): void {
    const { ask, choices } = table.view;
    if (!this.left.length || ask === this.sent) return;
    const next = choices.find((choice) => choice.text === this.left[0]);
    if (!next || table.past) {
      this.left = [];
      return;
    }
    this.left = this.left.slice(1);
    this.sent = ask;
    table.wire.play(next, ask);
  }
}
