import type { Room } from '../lib/table/room.svelte';
import type { TableModel } from '../lib/table/model.svelte';

/** A link to a rule of this game opens it beside the board; with Ctrl or another button it is a page of its own. */
export function openRule(table: TableModel, event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = new URL(link.href);
  if (to.pathname !== `/rules/${table.view.game}` || !to.hash) return;
  event.preventDefault();
  table.rule = decodeURIComponent(to.hash.slice(1));
}

/** The table's keys, when no text is being written: U takes back, Esc lets go, arrows and Home/End travel. */
export function tableKeys(room: Room, event: KeyboardEvent): void {
  const at = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (at?.closest('input, textarea, select, [contenteditable], [role=tab], dialog, .drawer'))
    return;
  const table = room.table;
  if (!table || room.playback.seatToHandTo !== null) return;
  switch (event.key) {
    case 'u':
    case 'U':
      if (room.session.canUndo.undo) room.undo();
      break;
    case '?':
      table.keysShown = true;
      break;
    case 'Escape':
      if (table.rule !== null) table.rule = null;
      else if (table.past) room.history.back();
      else if (room.playback.scenes.length) room.playback.goOn();
      else if (room.playback.behind) room.playback.skip();
      else table.clearSelection();
      break;
    case 'Enter':
      if (at && at !== document.body && at.matches('button, a, [role=button]')) return;
      if (!table.selected) return;
      void table.confirm(true);
      break;
    case 'ArrowLeft':
      room.history.step(-1);
      break;
    case 'ArrowRight':
      room.history.step(1);
      break;
    case 'Home':
      void room.history.travel(0);
      break;
    case 'End':
      room.history.back();
      break;
    default:
      return;
  }
  event.preventDefault();
}
