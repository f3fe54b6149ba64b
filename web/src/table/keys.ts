import type { Room } from '../lib/room.svelte';

/** The table's keys, when no text is being written: U takes back, Esc lets go, arrows and Home/End travel. */
export function tableKeys(room: Room, event: KeyboardEvent): void {
  const at = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (at?.closest('input, textarea, select, [contenteditable], [role=tab], dialog')) return;
  const table = room.table;
  if (!table || room.handTo !== null) return;
  switch (event.key) {
    case 'u':
    case 'U':
      if (room.canUndo.undo) room.undo();
      break;
    case 'Escape':
      if (table.past) room.back();
      else if (room.behind) room.skip();
      else table.letGo();
      break;
    case 'Enter':
      if (at && at !== document.body && at.matches('button, a, [role=button]')) return;
      if (!table.selected) return;
      void table.confirm(true);
      break;
    case 'ArrowLeft':
      room.step(-1);
      break;
    case 'ArrowRight':
      room.step(1);
      break;
    case 'Home':
      void room.travel(0);
      break;
    case 'End':
      room.back();
      break;
    default:
      return;
  }
  event.preventDefault();
}
