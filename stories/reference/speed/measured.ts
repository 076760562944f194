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

/** Medians of three, brotli over HTTP/1.1. */
export const firstPaint: Rows = [
  ['React alone, the floor', 760, 760, 0, 0],
  ['React, router, styles, axios, i18next', 1_176, 1_176, 0, 0],
  ['/login/start', 252, 1_816, 150, 0],
  ['/login/start, wanted', 400, 1_500, 80, 0.02],
  ['/home/index, signed in', 244, 2_064, 218, 0],
  ['/home/index, wanted', '', 1_900, '', ''],
  ['/market/marketDetail, signed in', 220, 2_796, 438, 0.001],
];

/** Two rounds. */
export const interactions: Rows = [
  ['A tab for the first time', 176, 376, 100],
  ['A tab that was open before', 120, 200, 50],
  ['A digit in the order form', 88, 120, 32],
];

export const bounds: readonly string[] = [
  'What is drawn first stands in `index.html`: it needs no script. The largest paint needs all of `start`, 140 KiB: 720 ms of the line, after 320 ms for the page and the connection. The rest is the CPU: React, styles and texts take 300 ms and more for the first screen, slowed 4 times.',
  'The bare stack of the same libraries takes 110 KiB and 1,176 ms. Beyond it stand the cache with its polling, the checks of every answer (valibot), and our own code: session, texts, routes, errors, shell.',
  'The site configuration, the texts, the first screen’s code and its first answers are on their way while `start` is (`src/main.tsx`, `src/app/firstScreens.ts`). A screen whose code is there is drawn at once, without what stands for it. The first drawing is cut into slices, so that a tap comes first.',
  'The stock’s screen waits for its texts (24 KiB), the chart (44 KiB) and what makes sheets and menus accessible (28 KiB). Nothing of that may be left out; it could come after the price.',
  'A tab that was open before is shown again in one piece: its effects begin anew, its lists measure themselves, its quotes are asked for. That is what stands between 120 ms and 50.',
];
