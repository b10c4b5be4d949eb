/** Where a thought stands on a wide page: beside what it speaks of, and over nothing that matters. */

export type Box = { left: number; top: number; width: number; height: number };

/** Something that is better not covered, and how much it matters. */
export type Precious = { box: Box; weight: number };

const GAP = 16;
const MARGIN = 12;
/** What is pointed at is never covered while there is any other place. */
const MATTERS_MOST = 40;

const overlap = (one: Box, other: Box): number => {
  const across =
    Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down =
    Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
};

/** The place of a thought of this size that covers least, the nearest first. */
export function place(
  size: { width: number; height: number },
  target: Box,
  page: { width: number; height: number },
  precious: readonly Precious[],
): { left: number; top: number } {
  const middle = {
    left: target.left + target.width / 2 - size.width / 2,
    top: target.top + target.height / 2 - size.height / 2,
  };
  const [right, bottom] = [target.left + target.width, target.top + target.height];
  const beside = [
    { left: middle.left, top: target.top - size.height - GAP },
    { left: middle.left, top: bottom + GAP },
    { left: right + GAP, top: middle.top },
    { left: target.left - size.width - GAP, top: middle.top },
  ];
  const corners = [0, page.width].flatMap((left) =>
    [0, page.height / 3, page.height].map((top) => ({ left, top })),
  );
  const within = ({ left, top }: { left: number; top: number }) => ({
    left: Math.max(MARGIN, Math.min(left, page.width - size.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, page.height - size.height - MARGIN)),
  });
  const cost = (at: { left: number; top: number }) =>
    precious.reduce(
      (sum, { box, weight }) => sum + weight * overlap({ ...size, ...at }, box),
      MATTERS_MOST * overlap({ ...size, ...at }, target),
    );
  let best = within(beside[0] ?? middle);
  for (const candidate of [...beside, ...corners].map(within))
    if (cost(candidate) < cost(best)) best = candidate;
  return best;
}
