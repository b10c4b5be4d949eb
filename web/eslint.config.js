import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

const closed = (selector) => ({
  selector,
  message: 'Only lib/words looks into a phrase: decide by the event, the action or the question.',
});
const PHRASES_ARE_CLOSED = [
  "MemberExpression[property.name='args']",
  "ObjectPattern > Property[key.name='args']",
  "MemberExpression[property.name='key'][object.name=/^(phrase|reason|source|line)$/]",
  "MemberExpression[property.name='key'][object.property.name=/^(phrase|reason|source)$/]",
  "TSTypeReference[typeName.name='PhraseKey']",
  'ImportSpecifier[imported.name=/^(PhraseKey|keyOf)$/]',
].map(closed);

export default ts.config(
  { ignores: ['.traces', 'dist', 'node_modules', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // What people typed is text and stays text: nothing on the page is made of markup strings.
      'svelte/no-at-html-tags': 'error',
      // Sets here only weed out doubles; none is kept and changed.
      'svelte/prefer-svelte-reactivity': 'off',
      'svelte/no-navigation-without-resolve': 'off', // SvelteKit's router, which is not used here
    },
  },
  {
    // A phrase is words: what the page decides by comes beside it as data. Keys have a type that nothing
    // can be read from; this closes the ways around it, and the arguments.
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    ignores: ['src/lib/words/**'],
    rules: {
      'no-restricted-syntax': ['error', ...PHRASES_ARE_CLOSED],
    },
  },
  {
    // Playwright would pass over such a file without a word.
    files: ['e2e/*.spec.js'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'node:test', message: "Take test from './house.js' (README, A browser test)." },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
);
