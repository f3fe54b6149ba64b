import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { fonts } from './fonts.ts';

// the situations that `examples/make.py` has written, by game
const written = new URL('public/examples/', import.meta.url);
const examples = Object.fromEntries(
  (existsSync(written) ? readdirSync(written) : []).map((game) => [
    game,
    JSON.parse(readFileSync(new URL(`${game}/list.json`, written), 'utf8')),
  ]),
);

// The built client goes into the Python package, which serves it; scripts and styles are files of their own (CSP).
export default defineConfig({
  plugins: [svelte(), fonts()],
  define: { EXAMPLES: JSON.stringify(examples) },
  build: {
    outDir: '../src/consigliere/server/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { index: 'index.html', gallery: 'gallery.html' } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
