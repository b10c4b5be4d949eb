/**
 * Runs the browser tests: `npm run e2e [-- part-of-a-name]`. Playwright would run its projects side by
 * side, and ones that wait for each other would ignore the name; so each is a run of its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

import { binary } from './hall.js';

const [wanted = '', ...options] = process.argv.slice(2);
const web = new URL('..', import.meta.url).pathname;
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

function stop(why) {
  console.error(why);
  process.exit(2);
}

if (!binary())
  stop('There is no gladsheim to test: build it (cargo build -p gladsheim) or set GLADSHEIM.');
const specs = readdirSync(`${web}e2e`).filter((name) => name.endsWith('.spec.js'));
if (!specs.some((name) => name.includes(wanted))) stop(`No browser test is called ${wanted}.`);
if (!existsSync(`${web}dist/index.html`)) {
  const built = spawnSync('npm', ['run', 'build'], { cwd: web, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

/** Whether all tests of a project pass; Playwright compares whole paths, and the name is the file's. */
function passes(project) {
  const which = ['--project', project, '--pass-with-no-tests', `/e2e/[^/]*${wanted}[^/]*$`];
  const run = [playwright, 'test', ...which, ...options];
  return spawnSync(process.execPath, run, { cwd: web, stdio: 'inherit' }).status === 0;
}

const timed = passes('timed');
const others = passes('others');
process.exit(timed && others ? 0 : 1);
