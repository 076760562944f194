import type { SpeedTableProps } from './SpeedTable';

type Rows = SpeedTableProps['rows'];

export const measuredOn = 'on 22 November 2026, with two cores';

/** KiB brotli: all, and shares by the length of what they were made of. */
export const bytes: Rows = [
  ['All', 149, 163, 271],
  ['React', 71, 71, 71],
  ['Our own', 15, 26, 43],
  ['i18next', 12, 12, 12],
  ['HTTP (axios)', 12, 12, 12],
  ['Router', 12, 12, 12],
  ['Cache (TanStack Query)', 10, 10, 10],
  ['Styles', 6, 6, 6],
  ['Texts', 5, 5, 24],
  ['Chart', '', '', 44],
  ['Accessibility (Base UI)', '', '', 28],
  ['Icons and others', 6, 8, 9],
  ['Wanted', 130, 165, 225],
];

/** What a part of the bench has found: what, this build, what is wanted, the floor, the ratio, and whether it holds. */
export interface MeasuredPart {
  id: string;
  title: string;
  /** Under which conditions. */
  text: string;
  rows: Rows;
}

export const parts: readonly MeasuredPart[] = [
  { id: 'first-paint', title: 'First paint', text: 'x', rows: [['a', '', '', '', '', '']] },
];

export const bounds: readonly string[] = [
  'What is drawn first stands in `index.html`: it needs no script. The largest paint needs all of `start`, 140 KiB: 720 ms of the line, after 320 ms for the page and the connection. The rest is the CPU: React, styles and texts take 300 ms and more for the first screen, slowed 4 times.',
  'The bare stack of the same libraries takes 110 KiB and 1,176 ms. Beyond it stand the cache with its polling, the checks of every answer (valibot), and our own code: session, texts, routes, errors, shell.',
  'The site configuration, the texts, the first screen’s code and its first answers are on their way while `start` is (`src/main.tsx`, `src/app/firstScreens.ts`). A screen whose code is there is drawn at once, without what stands for it. The first drawing is cut into slices, so that a tap comes first.',
  'The stock’s screen waits for its texts (24 KiB), the chart (44 KiB) and what makes sheets and menus accessible (28 KiB). Nothing of that may be left out; it could come after the price.',
  'A tab that was open before is shown again in one piece: its effects begin anew, its lists measure themselves, its quotes are asked for. That is what stands between 120 ms and 50.',
];
