import { register } from '../../lib/ui/icons';

/** Our icons for this game: `<Icon name="corleone/NAME" />`. */
register(
  'corleone',
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);
