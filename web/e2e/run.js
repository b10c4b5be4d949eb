/**
 * Runs the browser tests, three files at a time, since they wait more than they work:
 * `npm run e2e [-- part-of-a-name]`. Those that look at the clock have the machine to themselves.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

import { binary } from './hall.js';

const wanted = process.argv[2] ?? '';
const folder = new URL('.', import.meta.url).pathname;

if (!binary()) {
  console.error(
    'There is no gladsheim to test: build it (cargo build -p gladsheim) or set GLADSHEIM.',
  );
  process.exit(2);
}
if (!existsSync(new URL('../dist/index.html', import.meta.url))) {
  const built = spawnSync('npm', ['run', 'build'], { cwd: `${folder}..`, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.js') && name.includes(wanted))
  .map((name) => `${folder}${name}`);
const isTimed = (file) => /(figures|motion|explain)\.spec\.js$/.test(file);

/** Whether the files pass, so many at a time. */
function passes(some, atOnce) {
  if (some.length === 0) return true;
  const options = ['--test', `--test-concurrency=${atOnce}`];
  return spawnSync(process.execPath, [...options, ...some], { stdio: 'inherit' }).status === 0;
}

const timed = passes(files.filter(isTimed), 1);
const others = passes(
  files.filter((file) => !isTimed(file)),
  3,
);
process.exit(timed && others ? 0 : 1);
