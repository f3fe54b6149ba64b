const known = new Map<string, string>();

/** Makes the drawings of a folder known as `folder/name`; a game registers its own when it is loaded. */
export function register(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const name = file.replace(/^.*\//, '').replace(/\.svg$/, '');
    const inside = text
      .replace(/<title>[^<]*<\/title>/, '')
      .replace(/^[^]*?<svg[^>]*>/, '')
      .replace(/<\/svg>\s*$/, '');
    known.set(`${folder}/${name}`, inside);
  }
}

register(
  'common',
  import.meta.glob<string>('../../icons/common/*.svg', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The inside of an icon's drawing (box 48 × 48), without its title. */
export function drawing(name: string): string {
  return known.get(name) ?? '';
}

/** The names of a folder's drawings. */
export function names(folder: string): string[] {
  return [...known.keys()].filter((name) => name.startsWith(`${folder}/`));
}
