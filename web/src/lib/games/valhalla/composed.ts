/** The keys of words that the code of this game puts together from parts. */
export const composed: RegExp[] = [
  /^valhalla-web-(button|class|face|forfeit|from|hint)-[a-z_]+$/,
  /^valhalla-web-forfeit-said-(done|waived)$/,
  /^valhalla-web-(hammer|sword|axe|wolf|god)-(main|support)$/,
  /^valhalla-web-(main|support)$/,
];
