/** What jumps while people play. */
import assert from 'node:assert/strict';

import { tell } from './figures.js';

const LAYOUT_SHIFT = 0.001;

/** Notes in the page whatever jumps, also what follows a touch. */
export function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
      const where = entry.sources
        .map(
          ({ node, previousRect, currentRect }) =>
            `${node?.className || node?.nodeName}: ${place(previousRect)} → ${place(currentRect)}`,
        )
        .slice(0, 3);
      window.shifts.push({ value: entry.value, at: entry.startTime, where });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export async function judgeShifts(page, begin, where) {
  const shifts = (await page.evaluate(() => window.shifts)).filter(({ at }) => at > begin);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  tell(`layout shift while playing ${where}`, sum.toFixed(4));
  assert.ok(sum <= LAYOUT_SHIFT, JSON.stringify(shifts.slice(0, 6)));
}
