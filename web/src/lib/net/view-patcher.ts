import type { ServerMessage, View } from './types';

/** The view as one line of a table has been told it: makes whole updates of those that say only what has changed. */
export class ViewPatcher {
  private view: View | null = null;

  whole(message: ServerMessage): ServerMessage {
    if (message.type === 'changed' && this.view) {
      const { view, table, ...news } = message;
      const before = this.view.table as Record<string, unknown>;
      this.view = { ...this.view, ...view, table: { ...before, ...table } };
      return { ...news, type: 'update', view: this.view };
    }
    if (message.type === 'welcome' || message.type === 'update' || message.type === 'rewound')
      this.view = message.view;
    return message;
  }
}
