// Small pictures that stand for words, each in a square of sixteen.
export const SIGNS = {
  workers: "M8 1.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6ZM3.2 14.5q0-6.2 4.8-6.2t4.8 6.2Z",
  leader: "M2.2 13.5 1.5 5l4 3L8 2.5 10.5 8l4-3-.7 8.5Z",
  camps: "M8 2 1.5 14h4.3L8 9.5 10.2 14h4.3Z",
  guards: "M8 1.5l5.5 1.8v4.2q0 4.7-5.5 7q-5.5-2.3-5.5-7V3.3Z",
  tiles: "M6 2h4v3.5h2V9h2v4.5H2V9h2V5.5h2Z",
  flag: "M2.5 1.5h1.6v13H2.5ZM5 2.5h9l-2.5 3 2.5 3H5Z",
} as const;

export type Sign = keyof typeof SIGNS;
