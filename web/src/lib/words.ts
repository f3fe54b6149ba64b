import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from './game';

/** A way to say messages of some Fluent texts; a message that is missing shows its id. */
export function speaker(lang: string, ...texts: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return (id, args) => {
    const message = bundle.getMessage(id);
    return message?.value ? bundle.formatPattern(message.value, args ?? null) : id;
  };
}
