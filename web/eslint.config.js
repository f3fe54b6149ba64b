import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What Prettier decides is not checked here; svelte-check reports types and Svelte's own warnings.
export default typescript.config(
  { ignores: ['node_modules', 'public'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, EXAMPLES: 'readonly' } } },
  { files: ['*.js', '*.ts'], languageOptions: { globals: globals.node } },
  {
    rules: {
      'no-undef': 'off', // TypeScript does that
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' },
      ],
      'svelte/no-useless-mustaches': 'off', // {' '} is a blank that formatting must keep
      'svelte/prefer-svelte-reactivity': 'off', // plain collections are used where nothing is drawn from them
    },
  },
  {
    files: ['src/lib/ui/Icon*.svelte', 'src/lib/ui/Drawing.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  }, // our own drawings
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: typescript.parser, svelteConfig },
    },
  },
);
