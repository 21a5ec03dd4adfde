/** Line icons, drawn on a grid of 24. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M5 5h14v11H12l-4 4v-4H5z",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  check: "M4 12.5l5.5 5.5L20 6.5",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  pile: "M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.5",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
  away: "M20 14.5A8 8 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z",
  bot: "M6 9h12v10H6zM12 9V5M9.5 13v1.5M14.5 13v1.5M3.5 13v3M20.5 13v3M12 4.5v.5",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  download: "M12 4v11M7 10.5l5 5 5-5M5 20h14",
  rules: "M6 4h11a2 2 0 0 1 2 2v14H8a2 2 0 0 1-2-2zM10 9h5M10 13h5",
  play: "M12 20V7M6 12l6-6 6 6M4 20h16",
  discard: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  send: "M4 12L20 4l-5 16-3.5-6.5z",
  door: "M13 4h6v16h-6M3 12h11M10 8l4 4-4 4",
  sun: "M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M19 5l-1.8 1.8M6.8 17.2L5 19",
  learn: "M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.5 8 2.5 11 0v-5M21.5 9.5V15",
  note: "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
  sound: "M4 10v4h3l5 4V6L7 10zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
  clue: "M4 5h16v11h-8l-4 4v-4H4zM8 9h8M8 12.5h5",
} as const;

export type IconName = keyof typeof ICONS;
