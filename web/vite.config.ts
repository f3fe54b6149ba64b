import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built client goes into the Python package, which serves it; scripts and styles are files of their own (CSP).
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/consigliere/table/site',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { index: 'index.html', gallery: 'gallery.html' } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
