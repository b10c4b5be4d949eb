/** A real Chromium, and people in it. */
import assert from 'node:assert/strict';

import { chromium } from 'playwright-core';

/** The browser is Debian's; nothing is downloaded. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** How long anything on the page may take, when much else runs on the machine. */
export const PATIENCE_MS = 20_000;

export const launch = () => chromium.launch(CHROMIUM);

/** Whoever comes has these settings; nothing moves, so that tests are quick. */
const SETTINGS = { speed: 'off', confirm: true };

/** Somebody with a browser of their own. Errors on the page fail the test at `leave`. */
export async function person(browser, hall, { name, settings = {}, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  const kept = JSON.stringify({ ...SETTINGS, ...(name ? { name } : {}), ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('gladsheim.settings'))
      localStorage.setItem('gladsheim.settings', text);
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A line that is lost on purpose is no error of the page.
    const isNetwork = /Failed to load resource|WebSocket connection|net::ERR/.test(message.text());
    if (message.type() === 'error' && !isNetwork) problems.push(message.text());
  });
  return {
    page,
    context,
    open: (path = '/') => page.goto(hall.url + path),
    async leave() {
      await context.close();
      assert.deepEqual(problems, [], 'errors on the page');
    },
  };
}
