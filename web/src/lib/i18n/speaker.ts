import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Say } from '../table/game';

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'];
type Args = NonNullable<Parameters<Say>[1]>;

/**
 * A way to say messages of some Fluent texts; a message that is missing shows its id. A name that is given as an
 * argument is put into the form a sentence asks for: `{ $area-loc }` is the attribute `.loc` of the message whose text
 * the argument `area` is. `say('family-red.letter')` says an attribute itself.
 */
export function speaker(lang: string, ...texts: string[]): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  const forms = new Map<Pattern, string[]>();
  let names: Map<string, string[]> | null = null; // a name: the messages with other forms of it

  function wanted(pattern: Pattern): string[] {
    let found = forms.get(pattern);
    if (!found) forms.set(pattern, (found = variables(pattern).filter((one) => one.includes('-'))));
    return found;
  }

  function named(text: string): string[] {
    if (!names) {
      names = new Map();
      for (const [id, message] of bundle._messages) {
        const others = Object.keys(message.attributes).filter((one) => one !== 'rule');
        if (!message.value || !others.length) continue;
        const called = bundle.formatPattern(message.value, null, []);
        names.set(called, [...(names.get(called) ?? []), id]);
      }
    }
    return names.get(text) ?? [];
  }

  function inForm(argument: string, form: string, args: Args): string | number {
    const value = args[argument];
    const ids = named(String(value));
    if (form === 'id') return ids[0]?.replace(/^[^-]*-/, '') ?? String(value);
    const id = ids.find((one) => one.startsWith(`${argument}-`)) ?? ids[0];
    const pattern = id && bundle.getMessage(id)?.attributes[form];
    return pattern ? bundle.formatPattern(pattern, args, []) : (value ?? '');
  }

  return (id, args) => {
    const [name = id, attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    const missing = args ? wanted(pattern).filter((one) => !(one in args)) : [];
    if (!args || !missing.length) return bundle.formatPattern(pattern, args ?? null, []);
    const all: Args = { ...args };
    for (const one of missing) {
      const at = one.indexOf('-');
      if (one.slice(0, at) in args) all[one] = inForm(one.slice(0, at), one.slice(at + 1), args);
    }
    return bundle.formatPattern(pattern, all, []);
  };
}

/** The variables that a pattern uses. */
function variables(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(variables);
  if (!part || typeof part !== 'object') return [];
  const { type, name } = part as { type?: string; name?: string };
  return type === 'var' && name ? [name] : Object.values(part).flatMap(variables);
}
