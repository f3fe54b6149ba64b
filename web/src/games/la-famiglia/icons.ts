import { register } from '../../lib/ui/icons';

/** Our icons for this game: `<Icon name="la-famiglia/NAME" />`. */
register(
  'la-famiglia',
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);
