/** How the browser tests are run; `npm run e2e` does it (`e2e/run.js`). */
import { defineConfig } from '@playwright/test';

import { CHROMIUM, PATIENCE_MS } from './e2e/browser.js';

/** These look at the clock, and have the machine to themselves. */
const TIMED = /(figures|motion|explain)\.spec\.js$/;

/** A run empties the folder of its project, so each has its own. */
const traces = (project) => new URL(`.traces/${project}`, import.meta.url).pathname;

export default defineConfig({
  testDir: 'e2e',
  reporter: 'list',
  // Files, not tests, run side by side: they wait more than they work.
  workers: 3,
  // A whole game on a busy machine takes minutes; this only ends what hangs.
  timeout: 15 * 60_000,
  // The second attempt is there to be traced. Whatever fails once has failed, since tracing every
  // first attempt would double the work of the machine.
  retries: 1,
  failOnFlakyTests: true,
  use: {
    launchOptions: CHROMIUM,
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'timed', testMatch: TIMED, workers: 1, outputDir: traces('timed') },
    { name: 'others', testIgnore: TIMED, outputDir: traces('others') },
  ],
});
