/** A real hall on a free port, with a folder of its own, that can be killed and come back. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { servePage } from './page.js';

const ROOT = new URL('../../', import.meta.url).pathname;

/** The program to test. */
export function binary() {
  const places = [
    process.env.GLADSHEIM,
    `${ROOT}target/debug/gladsheim`,
    `${ROOT}target/release/gladsheim`,
  ];
  return places.find((path) => path && existsSync(path));
}

/** Opens a hall, with more arguments if need be; `close` it in the end. */
export async function openHall(...more) {
  const data = mkdtempSync(join(tmpdir(), 'gladsheim-'));
  let server = await start('127.0.0.1:0', data, more);
  const { host } = new URL(server.url);
  // A program that was built without the page gets it from a server of our own in front of it.
  const brings = (await fetch(server.url)).headers.get('content-type')?.includes('html');
  const page = brings ? undefined : await servePage(server.url);

  return {
    url: page?.url ?? server.url,
    /** Ends the program the hard way, in the middle of whatever it does. */
    async kill() {
      await ended(server.process, 'SIGKILL');
    },
    /** Starts it again on the same port and data, with these arguments only. */
    async restart(...others) {
      server = await start(host, data, others);
    },
    async close() {
      page?.close();
      await ended(server.process, 'SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function start(listen, data, more) {
  const child = spawn(
    binary(),
    ['serve', '--listen', listen, '--data', data, '--no-limits', ...more],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http')) {
      child.stdout.resume();
      return { url: line.trim(), process: child };
    }
  }
  throw new Error('the hall did not open');
}

async function ended(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exit;
}
