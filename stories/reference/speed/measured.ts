import type { SpeedTableProps } from './SpeedTable';

type Rows = SpeedTableProps['rows'];

export const measuredOn = 'on 22 November 2026, with two cores';

/** KiB after brotli: the total, and each part's share, estimated by the length of its source. */
export const bytes: Rows = [
  ['All', 143.2, 179.5, 248],
  ['React', 57, 57, 57],
  ['Our own', 26, 39, 47],
  ['HTTP (axios)', '', 19, 19],
  ['i18next', 15, 15, 15],
  ['Router', 14, 14, 14],
  ['Cache (TanStack Query)', 12, 12, 13],
  ['Styles', 7, 7, 7],
  ['Texts', 6, 6, 11],
  ['Chart', '', '', 44],
  ['Accessibility (Base UI)', '', '', 11],
  ['Icons and others', 7, 11, 10],
  ['Target', 145, 178, 244],
];

/** A part of the bench. A row is a measure: this build, target, floor, ratio to the floor, and whether it passes. */
export interface MeasuredPart {
  id: string;
  title: string;
  /** The conditions. */
  text: string;
  rows: Rows;
}

export const parts: readonly MeasuredPart[] = [
  {
    id: 'scripts',
    title: 'Scripts',
    text: 'The floor is the bare stack: React, the router, styles, axios and i18next.',
    rows: [
      ['Scripts of Start', '143 KiB', '≤ 145 KiB', '110 KiB', '1.30', 'yes'],
      ['Scripts of Home', '180 KiB', '≤ 178 KiB', '110 KiB', '1.63', 'no'],
      ['Scripts of MarketDetail', '248 KiB', '≤ 244 KiB', '110 KiB', '2.26', 'no'],
    ],
  },
  {
    id: 'first-paint',
    title: 'First paint',
    text: 'A cold cache, a window of 390×844, the CPU slowed 4 times, 1.6 Mbps with round trips of 150 ms, brotli over HTTP/2. The floor is the bare stack.',
    rows: [
      ['React alone, LCP', '796 ms', '', '', '', ''],
      ['Router, styles, axios, i18next too, LCP', '1,088 ms', '', '1,088 ms', '1.00', ''],
      ['/login/start, FCP', '240 ms', '≤ 0.35 ×', '1,088 ms', '0.22', 'yes'],
      ['/login/start, LCP', '1,432 ms', '≤ 1.3 ×', '1,088 ms', '1.32', 'no'],
      ['/login/start, TBT', '0 ms', '≤ 0.07 ×', '1,088 ms', '0.00', 'yes'],
      ['/login/start, CLS', '0', '≤ 0.02', '', '', 'yes'],
      ['/home/index signed in, LCP', '1,856 ms', '≤ 1.65 ×', '1,088 ms', '1.71', 'no'],
      ['/market/marketDetail signed in, LCP', '1,936 ms', '', '1,088 ms', '1.78', ''],
    ],
  },
  {
    id: 'interactions',
    title: 'Taps and keystrokes',
    text: 'Time from the event to the next paint, and to the paint of another screen, with the CPU slowed 4 times. The floor is a page of React alone with tabs and a field.',
    rows: [
      ['A tab for the first time, next paint', '40 ms', '≤ 3 ×', '32 ms', '1.25', 'yes'],
      ['A tab for the first time, its screen', '157 ms', '', '35.4 ms', '4.44', ''],
      ['A tab that was open before, next paint', '40 ms', '≤ 1.5 ×', '32 ms', '1.25', 'yes'],
      ['A tab that was open before, its screen', '130 ms', '', '35.4 ms', '3.68', ''],
      ['A digit in the order form, its paint', '24 ms', '≤ 2 ×', '16 ms', '1.50', 'yes'],
    ],
  },
  {
    id: 'chart',
    title: 'Chart',
    text: 'Time from the loaded bars to their paint, with the CPU slowed 4 times. The floor is the library alone, with the same bars and volumes.',
    rows: [
      ['2,000 candles, painted', '358 ms', '≤ 1.1 ×', '348 ms', '1.03', 'yes'],
      ['2,000 candles, time of the main thread', '360 ms', '', '349 ms', '1.03', ''],
    ],
  },
  {
    id: 'list',
    title: 'Market list',
    text: 'The list scrolls 10,000 px in 5 s while 200 quotes a second change. The floor is a bare list of recycled rows. The floor of the 40,000 rows is our own list of 4,000.',
    rows: [
      ['4,000 rows at 4×, frames a second', '59.8', '≥ 0.97 ×', '60.2', '0.99', 'yes'],
      ['4,000 rows at 4×, 95 % of the frames', '16.8 ms', '≤ 1.05 ×', '16.8 ms', '1.00', 'yes'],
      ['4,000 rows at 4×, tasks > 50 ms', '0', '≤ 0', '0', '', 'yes'],
      ['4,000 rows at 12×, frames a second', '40.8', '≥ 0.8 ×', '44.6', '0.91', 'yes'],
      ['4,000 rows at 1×, CPU for a second', '107 ms', '≤ 1.1 ×', '92.3 ms', '1.16', 'no'],
      ['4,000 rows in virtua’s list, CPU for a second', '209 ms', '', '92.3 ms', '2.26', ''],
      ['40,000 rows beside 4,000, CPU for a second', '97.1 ms', '≤ 1.1 ×', '107 ms', '0.91', 'yes'],
    ],
  },
  {
    id: 'formats',
    title: 'Formats',
    text: 'Both are measured alternately in one process. The floor is a cached `Intl.NumberFormat`.',
    rows: [
      ['A default money format, beside Intl of a number', '800 ns', '≤ 3 ×', '366 ns', '2.18', 'yes'],
      ['The same, beside Intl of a decimal string', '800 ns', '≤ 3 ×', '435 ns', '1.84', 'yes'],
      [
        'Written exactly, of 200 amounts that binary numbers do not hold',
        '200',
        '≥ 200',
        '116',
        '1.72',
        'yes',
      ],
    ],
  },
  {
    id: 'heap',
    title: 'Leaks',
    text: 'All 48 screens are visited ten times, then garbage is collected. The engine only interprets, because compiled code would lie in the same heap.',
    rows: [
      ['Heap grown after the first round', '1.588 %', '≤ 5 %', '', '', 'yes'],
      ['Listeners left behind, of 523', '0', '≤ 0', '', '', 'yes'],
      ['Timers left behind, of 82', '0', '≤ 0', '', '', 'yes'],
      ['Intervals left behind, of 7', '0', '≤ 0', '', '', 'yes'],
      ['Observers left behind, of 3', '0', '≤ 0', '', '', 'yes'],
      ['Nodes left behind, of 2575', '0', '≤ 0', '', '', 'yes'],
    ],
  },
  {
    id: 'catalogue',
    title: 'Catalogue',
    text: 'The time to build one more story in a large and in a small catalogue, and to open the same stories in both. The floor is the small catalogue.',
    rows: [
      [
        'Built, one story more up to 2,185 beside one up to 1,008',
        '6.923 ms',
        '≤ 1 ×',
        '8.41 ms',
        '0.82',
        'yes',
      ],
      ['Opened, the same stories in both', '901 ms', '≤ 6.72 ×', '784 ms', '1.15', 'yes'],
    ],
  },
];

export const bounds: readonly string[] = [
  'No other program used the machine during the measurements. First paints are medians of 7. On a shared machine times are half as long again, so the ratio to the floor of the same run says more than the milliseconds.',
  'Bytes of Start, including the onboarding that follows it: the bare stack takes 110 KiB. This includes axios (19), which the splash does not wait for. The rest is the cache with its polling (12), the texts (6), the validation of every response (valibot, 2), and our own code (26): session, routes, errors, shell, onboarding.',
  'Bytes of a stock: React and the chart alone are 101 KiB. Axios, i18next, router, cache and styles are 68. Some parts load later: full-screen overlays, the table of bars, the server’s messages and the texts of other screens.',
  'The first paint needs no script: its content is in `index.html`. The largest paint needs all of `start`: 600 ms of transfer, after 320 ms for the page and the connection. The rest is CPU time: React, styles and texts take at least 300 ms for the first screen, with the CPU slowed 4 times.',
  'The site configuration, the texts, the first screen’s code and its first responses load in parallel with `start` (`src/main.tsx`, `src/app/firstScreens.ts`). The fonts are looked up during that time (`src/app/preloadFonts.ts`): the layout of the first screen took 90 ms with the lookup, and takes 25 ms without it. React, the other libraries and the app start in separate tasks. A screen whose code has loaded is rendered at once, without a placeholder. The first rendering is split into slices, so that a tap is handled first.',
  'A tab: its entry is painted as selected first, as soon as on a page of React alone. Then the screen is rendered in slices. Its insertion into the page can’t be split: it takes 60 to 110 ms with the CPU slowed 4 times (style and layout 30 to 40, restarted effects 30, DOM changes 13). The first paint of the screen takes 20 to 40 ms more. Screens that stay hidden are not updated meanwhile.',
  'A digit in the order form is painted before the figures that depend on it, as soon as on a page of React alone. The costs and the reasons follow in slices. The digit took 88 ms when the whole form was rendered with it, including choices that no digit changes, and shortcuts that calculate 42 orders.',
  'Four changes halved React’s share of scrolling the list, from 93 to 45 ms a second with the CPU slowed 4 times. A row is plain elements under one style. Its texts are computed once for the list. Its hairline and its flash have no boxes of their own. React is notified of a scroll only where rows change. At 12× even the bare list does not always reach 60 frames a second: scrolling itself leaves only 4 ms of a frame.',
  'The chart draws three averages, levels and labels that the bare chart does not have, and React renders the readout and the tools around it. The time axis compensates for this: the library creates a formatter for every mark, and ours are created once (54 of 361 ms).',
  'When the engine also compiles, the heap grows from 11 to 16 MiB in ten rounds, more slowly each time. Five sixths of the difference between two snapshots, five rounds apart, are compiled code. No screen leaves any of the difference behind.',
];
