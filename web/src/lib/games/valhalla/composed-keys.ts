/** The keys of words that the code of this game puts together from parts. */
export const composedKeys: RegExp[] = [
  /^valhalla-web-(button|class|face|from)-[a-z_]+$/,
  /^valhalla-web-hint-target-(hammer|axe|sword)$/,
  /^valhalla-web-hint-support-(hammer|god)$/,
  /^valhalla-web-(main|support)$/,
  /^valhalla-web-story-[a-z-]+$/,
  /^valhalla-web-verb-[a-z]+$/,
];
