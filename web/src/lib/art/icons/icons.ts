/** One icon on a field of 24 by 24: lines to stroke, shapes to fill, both in the colour of the text. */
export interface IconDrawing {
  lines?: string;
  shapes?: string;
}

/** Icons of the table: what lies on it and who sits at it. */
const table = {
  deck: { lines: 'M8 6.5h11v14H8zM5.5 17.5V4h10.5', shapes: 'M13.5 10l3 3.5-3 3.5-3-3.5z' },
  discard: { lines: 'M4.5 8.5l9-4 6 13-9 4zM4.5 20.5V13', shapes: 'M12 10.2l2.6 2-.9 3.4-3.2-1z' },
  hand: { lines: 'M9 5.5h7v14H9zM9 8L4.5 10 8 20M16 8l4 2.4-3.2 9.1' },
  main: { lines: 'M6 3.5h12v17H6z', shapes: 'M12 6.5l4 5h-2.4v6h-3.2v-6H8z' },
  support: { lines: 'M6 3.5h12v17H6z', shapes: 'M8 8h8v3.5c0 3-1.8 4.8-4 6-2.2-1.2-4-3-4-6z' },
  crown: { lines: 'M4 18.5h16', shapes: 'M3.5 7l4.5 3.5L12 4.5l4 6L20.5 7 19 16.5H5z' },
  skull: {
    shapes:
      'M12 2.5c-5 0-8.5 3.3-8.5 8 0 2.8 1.2 4.7 3 5.8v3.2h2.7v2h5.6v-2h2.7v-3.2c1.8-1.1 3-3 3-5.8 0-4.7-3.5-8-8.5-8zM6.6 11.2l4 .9-1.4 3.2-2.4-1zM17.4 11.2l-4 .9 1.4 3.2 2.4-1zM12 14.8l1.1 2.6h-2.2z',
  },
  bot: {
    lines: 'M12 2.5v3.5M5 8.5h14v11l-3 2H8l-3-2zM2.5 12v4M21.5 12v4M9 17.5h6',
    shapes: 'M9 11.2l2 1.8-2 1.8-2-1.8zM15 11.2l2 1.8-2 1.8-2-1.8z',
  },
  host: {
    lines: 'M12 2.5l8 3.5v6c0 5-3.5 8-8 9.5-4.5-1.5-8-4.5-8-9.5V6z',
    shapes: 'M12 7l1.5 3.2 3.5.4-2.6 2.3.7 3.5L12 14.6l-3.1 1.8.7-3.5L7 10.6l3.5-.4z',
  },
  friends: {
    lines:
      'M8.5 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM2.5 20c.3-4 2.6-6 6-6s5.7 2 6 6M16 5.2a3 3 0 0 1 0 5.6M17.5 14.3c2.4.6 3.8 2.5 4 5.2',
  },
} satisfies Record<string, IconDrawing>;

/** Icons of people and time. */
const presence = {
  clock: { lines: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5.2l3.6 2.3' },
  online: {
    lines: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15z',
    shapes: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  },
  offline: { lines: 'M12 4.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM8.5 15.5l7-7' },
  watch: {
    lines: 'M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12z',
    shapes: 'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  },
  chat: { lines: 'M3.5 4.5h17v11.5H12L7 20.5V16H3.5zM7.5 8.5h9M7.5 12h6' },
  log: {
    lines:
      'M6.5 3.5h11.5c-1.5 1-1.5 3 0 3.5V18c0 1.8-1 2.5-2.5 2.5H5c1.5-.5 2-1.5 2-3V7c0-2-1-3-2.5-3.5zM10 9.5h5M10 13h5M10 16.5h3',
  },
  rules: {
    lines:
      'M12 6C9.5 4.2 6.5 3.8 3.5 4.3v13.9c3-.5 6-.1 8.5 1.7 2.5-1.8 5.5-2.2 8.5-1.7V4.3C17.5 3.8 14.5 4.2 12 6zM12 6v13.9M6.5 8.5l2.5.6M6.5 12l2.5.6',
  },
  text: { lines: 'M4 5h16M4 9.7h11M4 14.3h16M4 19h8' },
} satisfies Record<string, IconDrawing>;

/** Icons of settings and tools. */
const tools = {
  undo: { lines: 'M8.5 4.5L3.5 9.5l5 5M3.5 9.5H14a6 6 0 0 1 0 11H9.5' },
  sound: {
    lines: 'M15.5 9c1.7 1.7 1.7 4.3 0 6M18 6.5c3.2 3.2 3.2 7.8 0 11',
    shapes: 'M3 9.5h4l5.5-5v15L7 14.5H3z',
  },
  'sound-off': { lines: 'M16 9.5l5 5M21 9.5l-5 5', shapes: 'M3 9.5h4l5.5-5v15L7 14.5H3z' },
  theme: {
    lines: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
    shapes: 'M12 3.5a8.5 8.5 0 0 1 0 17z',
  },
  motion: { lines: 'M2.5 8h7M4.5 12h5M2.5 16h7', shapes: 'M12 5.5l9.5 6.5L12 18.5l2.5-6.5z' },
  link: {
    lines:
      'M10 14l4-4M8.5 10.5l-3 3a3.9 3.9 0 0 0 5.5 5.5l3-3M15.5 13.5l3-3A3.9 3.9 0 0 0 13 5l-3 3',
  },
  copy: { lines: 'M8.5 8.5h11v12h-11zM15.5 5V3.5h-11v12H6' },
  download: { lines: 'M12 3.5v11.5M7 10.5l5 5 5-5M4 20.5h16' },
  search: { lines: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5' },
  settings: {
    lines:
      'M12 8.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM10.3 2.8h3.4l.5 2.7 2.2 1.3 2.6-.9 1.7 3-2.1 1.8v2.6l2.1 1.8-1.7 3-2.6-.9-2.2 1.3-.5 2.7h-3.4l-.5-2.7-2.2-1.3-2.6.9-1.7-3 2.1-1.8v-2.6L3.3 8.9l1.7-3 2.6.9 2.2-1.3z',
  },
  help: {
    lines:
      'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.3 9.5c.2-1.7 1.3-2.5 2.8-2.5 1.6 0 2.7 1 2.7 2.4 0 2-2.7 2.2-2.7 4.3',
    shapes: 'M12 15.4l1.3 1.3L12 18l-1.3-1.3z',
  },
  leave: { lines: 'M13.5 3.5h-9v17h9M10 12h11M16.5 7.5L21 12l-4.5 4.5' },
} satisfies Record<string, IconDrawing>;

/** Icons of moving about: menus, steps, players. */
const steps = {
  menu: { lines: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17' },
  close: { lines: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  check: { lines: 'M4 12.5l5.5 5.5L20 6.5' },
  plus: { lines: 'M12 4.5v15M4.5 12h15' },
  minus: { lines: 'M4.5 12h15' },
  play: { shapes: 'M7 3.5l13 8.5-13 8.5z' },
  pause: { shapes: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z' },
  first: { shapes: 'M4 4h2.5v16H4zM20 4v16L8 12z' },
  prev: { lines: 'M15.5 4.5L8 12l7.5 7.5' },
  next: { lines: 'M8.5 4.5L16 12l-7.5 7.5' },
  last: { shapes: 'M17.5 4H20v16h-2.5zM4 4v16l12-8z' },
  down: { lines: 'M4.5 8.5L12 16l7.5-7.5' },
} satisfies Record<string, IconDrawing>;

/** All icons by name. */
export const icons = { ...table, ...presence, ...tools, ...steps };

/** The name of an icon. */
export type IconName = keyof typeof icons;
