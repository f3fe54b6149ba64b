import { register } from '../../lib/ui/icons';

/** Our icons for this game: `<Icon name="signorie/NAME" />`. */
register(
  'signorie',
  import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true }),
);
