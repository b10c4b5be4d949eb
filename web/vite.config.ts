import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The hall that a development page talks to: `gladsheim serve --listen 127.0.0.1:7777`. */
const hall = process.env.GLADSHEIM_HALL ?? 'http://127.0.0.1:7777';

/**
 * What is always loaded together is one file: each file costs a request and its headers. What only
 * some pages need, and all that a dialog or a game brings, stays apart.
 */
const FILES = [
  {
    name: 'page',
    test: /node_modules|\/src\/lib\/(hall|router|settings|words)\/|\/art\/(Icon|Wordmark|icons|logo)/,
    minShareCount: 4,
    priority: 2,
  },
  {
    name: 'table',
    test: /\/src\/lib\/(explain|table|components|art)\//,
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { $lib: at('./src/lib'), $generated: at('./src/generated') } },
  server: {
    // The words and the rulebooks lie beside the page's folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: hall, ws: true, changeOrigin: true, headers: { origin: hall } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
});
