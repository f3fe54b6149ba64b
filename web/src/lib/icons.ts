const drawings = import.meta.glob<string>('../icons/**/*.svg', { query: '?raw', import: 'default', eager: true });

/** The inside of an icon's drawing (box 48 × 48), without its title. */
export function drawing(name: string): string {
  const found = drawings[`../icons/${name}.svg`] ?? '';
  return found.replace(/<title>[^<]*<\/title>/, '').replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}
