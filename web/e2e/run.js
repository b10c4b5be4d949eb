/** Runs the browser tests, one file after the other: `npm run e2e [-- part-of-a-name]`. */
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
const run = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...files], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
