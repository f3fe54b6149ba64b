import type { Plugin } from 'vite';

const FACES: Record<string, string[]> = {
  Alegreya: ['500-normal', '700-normal', '500-italic'],
  'Alegreya Sans': ['400-normal', '500-normal', '700-normal'],
};
const SUBSETS: Record<string, string> = {
  latin:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, ' +
    'U+2122, U+2190-2193, U+2212, U+2215, U+25E6, U+FEFF, U+FFFD',
  'latin-ext':
    'U+0100-0103, U+0108-0117, U+011A-0130, U+0132-0140, U+0145-0151, U+0154-0159, U+015C-0178, ' +
    'U+017D-02BA, U+1E00-1E9F, U+1EF2-1EFF',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
  // 18 letters out of `latin-ext`, which is six times as large: see src/fonts
  polish: 'U+0104-0107, U+0118-0119, U+0141-0144, U+015A-015B, U+0179-017C',
};

/** Write the styles of the fonts: one file per subset, so that a browser loads only what a page shows. */
function styles(): string {
  const faces: string[] = [];
  for (const [family, names] of Object.entries(FACES)) {
    const font = family.toLowerCase().replace(' ', '-');
    for (const name of names) {
      const [weight, style] = name.split('-');
      for (const [subset, range] of Object.entries(SUBSETS)) {
        const folder = subset === 'polish' ? '/src/fonts' : `@fontsource/${font}/files`;
        faces.push(`@font-face {
          font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; font-display: swap;
          src: url('${folder}/${font}-${subset}-${name}.woff2') format('woff2'); unicode-range: ${range};
        }`);
      }
    }
  }
  return faces.join('\n');
}

/** Alegreya and Alegreya Sans (OFL) as `virtual:fonts.css`. */
export function fonts(): Plugin {
  const name = 'virtual:fonts.css';
  return {
    name: 'fonts',
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? styles() : undefined),
  };
}
