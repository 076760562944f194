import type { SpeedTableProps } from './SpeedTable';

type Rows = SpeedTableProps['rows'];

export const measuredOn = 'on 22 November 2026, with two cores';

/** KiB brotli: total, and shares by source length. */
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

/** A result of the bench: measure, this build, target, minimum, ratio, and whether it passes. */
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
    text: 'Beside the bare stack: React, the router, styles, axios and i18next.',
    rows: [
      ['Scripts of Start', '143 KiB', '≤ 145 KiB', '110 KiB', '1.30', 'yes'],
      ['Scripts of Home', '180 KiB', '≤ 178 KiB', '110 KiB', '1.63', 'no'],
      ['Scripts of MarketDetail', '248 KiB', '≤ 244 KiB', '110 KiB', '2.26', 'no'],
    ],
  },
  {
    id: 'first-paint',
    title: 'First paint',
    text: 'A cold cache, 390×844, the CPU slowed 4 times, 1.6 Mbps with 150 ms a round trip, brotli over HTTP/2. The floor is the bare stack.',
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
    text: 'From the event until the next paint, and until another screen is painted, the CPU slowed 4 times. The floor is a page of React alone with tabs and a field.',
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
    text: 'From the bars in hand until they are painted, the CPU slowed 4 times. The floor is the library alone, with the same bars and volumes.',
    rows: [
      ['2,000 candles, painted', '358 ms', '≤ 1.1 ×', '348 ms', '1.03', 'yes'],
      ['2,000 candles, time of the main thread', '360 ms', '', '349 ms', '1.03', ''],
    ],
  },
  {
    id: 'list',
    title: 'Market list',
    text: 'Scrolled 10,000 px in 5 s while 200 quotes a second change. The floor is a bare list of recycled rows; that of 40,000 rows is our list of 4,000.',
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
    text: 'In one process, in turns. The floor is a cached `Intl.NumberFormat`.',
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
    title: 'What is left behind',
    text: 'All 48 screens visited ten times, garbage collected. The engine is told to interpret only: what it compiles lies in the same heap.',
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
    text: 'What one more story costs to build, among many and among few; the same stories opened in a catalogue of some and in one of all. The floor is that of few.',
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
  'All was measured with the machine to itself; first paints are medians of 7. A machine at work for others as well takes half as long again: the ratio to the floor of the same run says more than the milliseconds.',
  'Bytes of the start, with the onboarding that it leads to: the bare stack takes 110 KiB, axios (19) included, which the splash does not wait for. The rest is the cache with its polling (12), the texts (6), the checks of every answer (valibot, 2), and our own code (26): session, routes, errors, shell, onboarding.',
  'Bytes of a stock: React and the chart alone are 101 KiB, axios, i18next, router, cache and styles 68. What opens over the whole screen, the table of its bars, the server’s messages and the texts of other screens come later.',
  'What is drawn first stands in `index.html`: it needs no script. The largest paint needs all of `start`: 600 ms of the line, after 320 ms for the page and the connection. The rest is the CPU: React, styles and texts take 300 ms and more for the first screen, slowed 4 times.',
  'The site configuration, the texts, the first screen’s code and its first answers are on their way while `start` is (`src/main.tsx`, `src/app/firstScreens.ts`), and the fonts are found meanwhile: with them, the layout of the first screen took 90 ms, without, 25 (`src/app/preloadFonts.ts`). React, the rest and the app begin in tasks of their own. A screen whose code is there is drawn at once, without what stands for it. The first drawing is cut into slices, so that a tap comes first.',
  'A tab: its entry is painted as chosen first, as soon as a page of React alone could; then the screen is drawn in slices. What can’t be cut is its coming into the page, 60 to 110 ms slowed 4 times: style and layout 30 to 40, effects that begin anew 30, changes of the page 13; its first painting takes 20 to 40 more. Screens that stay hidden are left alone meanwhile.',
  'A digit in the order form is painted before what it changes, as soon as in a page of React alone: the costs and the reasons follow in slices. It was 88 ms while the whole form was drawn with it: choices that no digit changes, and short cuts for which 42 orders are calculated through.',
  'A row of the list is plain elements under one style, its texts are worked out once for the list, its hairline and its flash are no boxes of their own, and React is told of a scroll only where rows change: that halved what React takes of it, from 93 to 45 ms a second slowed 4 times. At 12× even the bare list does not always hold 60 frames: what scrolling itself takes leaves 4 ms of a frame.',
  'The chart draws three averages, levels and labels that the bare one does not, and React draws the readout and the tools around it. That is made up for by the time axis: the library makes a formatter for every mark, ours are made once (54 of 361 ms).',
  'With the engine compiling, the heap grows from 11 to 16 MiB in ten rounds, ever slower: of what two snapshots five rounds apart differ by, five sixths are compiled code, and nothing of it is left by a screen.',
];
