import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'src/net/wire.gen.ts'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // an index that a line above has checked
      'svelte/no-at-html-tags': 'off', // glyph bodies come from our own build, never from people
      'svelte/require-each-key': 'off', // most lists here are short and positional
      'svelte/no-navigation-without-resolve': 'off', // a rule for SvelteKit; routes here are hashes
      'svelte/prefer-svelte-reactivity': 'off', // sets and maps here are made anew, never changed
      'no-undef': 'off', // TypeScript's work
    },
  },
);
