import { settings } from './settings.svelte';
import { sound } from './sound';
import { t } from '../i18n/words';

// Title, icon, sound and notification that call a person to the table.

let notified = false;

/** Says in the tab whether this table waits for the person. */
export function showTurn(mine: boolean, table: string, question: string): void {
  document.title = mine ? t('title-turn', { table }) : t('title-table', { table });
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
  if (mine && !notified) {
    sound('turn');
    if (
      document.hidden &&
      settings.notify &&
      typeof Notification !== 'undefined' &&
      Notification.permission === 'granted'
    ) {
      const note = new Notification(t('title-turn', { table }), {
        body: question,
        tag: `turn-${table}`,
        icon: '/favicon-turn.svg',
      });
      note.onclick = () => {
        focus();
        note.close();
      };
    }
  }
  notified = mine;
}

/** A page without a table: its title, and how many tables wait for the person elsewhere. */
export function showTurns(n: number, title: string): void {
  document.title = n ? t('title-turns', { n, title }) : title;
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', n ? '/favicon-turn.svg' : '/favicon.svg');
}

/** Back to an ordinary tab. */
export function resetTitle(title: string): void {
  notified = false;
  document.title = title;
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', '/favicon.svg');
}
