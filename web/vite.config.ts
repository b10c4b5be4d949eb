import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { fileOf } from './scripts/chunks.js';
import { words } from './scripts/words.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The hall that a development page talks to: `gladsheim serve --listen 127.0.0.1:7777`. */
const hall = process.env.GLADSHEIM_HALL ?? 'http://127.0.0.1:7777';

export default defineConfig({
  plugins: [words(), svelte(), svelteTesting()],
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
    rolldownOptions: {
      experimental: { chunkOptimization: { avoidRedundantChunkLoads: false } },
      output: {
        codeSplitting: {
          groups: [{ name: fileOf, debugName: 'files' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.spec.ts'],
    setupFiles: ['src/test-setup.ts'],
  },
});
