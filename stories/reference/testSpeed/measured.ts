import type { SpeedTableProps } from '../speed/SpeedTable';

type Rows = SpeedTableProps['rows'];

export const measuredOn = 'on 23 November 2026, with two cores that other programs shared';

/** One table: the time of one kind of check, and what was done about it. */
export interface TestCost {
  id: string;
  title: string;
  /** The method of measurement. */
  text: string;
  heads: readonly string[];
  rows: Rows;
}

export const costs: readonly TestCost[] = [
  {
    id: 'whole',
    title: 'The whole run',
    text: 'Fresh clones on 28 November 2026, in seconds on two cores. The catalogue is built beside the first steps, and the smoke test runs beside the stories. All 8,842 checks passed at the first attempt in each run. A third run alone, with `--record`, passed 8,843 checks in 2,912 s, because recording slows each play.',
    heads: ['Step', 'Alone', 'Alone, again', 'Beside two busy programs'],
    rows: [
      ['Installing the packages', 59, 41, 94],
      ['Types', 37, 33, 100],
      ['Lint', 11, 9, 31],
      ['Building the catalogue', 72, 56, 158],
      ['Public types of the library', 14, 11, 34],
      ["Member's build and its content", 18, 15, 31],
      ['Unit tests', 199, 185, 447],
      ['Smoke test', 274, 259, 380],
      ['Stories', 1805, 1815, 3223],
      ['All, without installing', 2085, 2071, 3869],
    ],
  },
  {
    id: 'changed',
    title: 'A run with --changed',
    text: 'One comment added to one file, on 28 November 2026, in seconds on two cores, with a record of the whole run. The build of the catalogue and the stories run beside the other steps. Of 108 modules of rules, half are reached by at most 82 stories, and 8 by nearly all; of 174 modules of widgets, half by at most 59; of 380 modules of screens, half by at most 28.',
    heads: ['Step', 'CreditGauge', 'LoanCard', 'Language screen', 'Loan screen', 'Rule ipoPhase'],
    rows: [
      ['Number of stories that reach it', 12, 43, 4, 47, 75],
      ['Types; the first check after a change repeats all', 35, 34, 38, 40, 34],
      ['Unit tests that import it', 23, 49, 19, 51, 201],
      ['Unit tests that read the sources', 12, 30, 12, 35, 34],
      ['Public types of the library', 3, 4, 3, 3, 3],
      ['Building the catalogue', 22, 29, 22, 29, 31],
      ['Stories', 33, 78, 22, 90, 172],
      ['All', 74, 118, 73, 131, 274],
    ],
  },
  {
    id: 'changed-savings',
    title: 'What made --changed faster',
    text: 'One comment added to CreditGauge: 122 s and 176 s of CPU time before these changes, 65 s and 91 s after. Its types had been checked before, which saves about 9 s.',
    heads: ['Change', 'CPU seconds before', 'After'],
    rows: [
      ['Only changed files are linted', 12, 1],
      ['The compiler keeps the declarations of the public types', 16, 4],
      ['Tests that read the sources share modules and parse each file once', 34, 19],
      ['The contract is generated only for stories that show it', 10, 0],
      ['Reading the sources after the plays, to update the record', 4, 1],
    ],
  },
  {
    id: 'play',
    title: 'A play',
    text: 'The mean of 2,138 stories in English, played in one page that stays open, before the changes. A play takes 289 ms, and 299 ms of CPU time: 237 in the renderer, 37 in the browser, 15 in Node, 10 elsewhere. The median is 159 ms. The 50 slowest stories take 21 % of the whole time, most of it waiting.',
    heads: ['Part', 'ms', 'What was done'],
    rows: [
      ['Removing the previous story', 14, ''],
      ['Loading the code of the story', 7, 'loaded once per file; the page stays open'],
      ['Handlers, world, texts', 7, 'a world is built once and copied'],
      ['Rendering', 24, ''],
      ['The play itself', 163, 'played in English; the other languages are switched in place'],
      ['— of this, waiting for responses and timers', 67, 'a third worker uses this time'],
      ['Axe, all rules', 63, 'all rules once per story, 15 again in Japanese; only violations are described'],
      ['The rest', 11, ''],
      [
        'Asking the engine which modules ran',
        87,
        'asked once per story, and only while recording for `--changed`',
      ],
      [
        "React's reports to the performance panel",
        83,
        'disabled in tests, because each is sent to Node (29 screens: 488 ms of CPU time per play with them, 405 without)',
      ],
    ],
  },
  {
    id: 'javascript',
    title: 'Work of the renderer in a play',
    text: "From the engine's profile of 296 plays in English and Japanese: the mean of a play.",
    heads: ['Part', 'ms', 'What was done'],
    rows: [
      ['Waiting', 67, ''],
      [
        "React's development build",
        65,
        'kept: only it gives the warnings that fail a story; without it, 80 ms less CPU time',
      ],
      ['Axe', 40, 'see above'],
      [
        'Layout, style, paint',
        31,
        'inserting styles by `insertRule` instead of text nodes: 4 % less, within the noise, not adopted',
      ],
      ['Testing library, Storybook, MSW', 25, ''],
      ['Computed styles, for axe and for roles', 8, ''],
      ['Garbage', 9, ''],
      ['Texts of i18next', 4, ''],
    ],
  },
  {
    id: 'checks',
    title: 'The checks of a play',
    text: '155 stories of 19 files, in seconds, on 27 November 2026 by three workers on two cores. Without these checks, the plays alone reach 2.5 stories a second.',
    heads: ['What is left out', 'Seconds', 'What was done'],
    rows: [
      ['Nothing', 110, ''],
      ["React's development build", 98, 'kept, because its warnings fail a story'],
      ['Axe in English, all rules', 95, 'kept: once per story'],
      [
        'Axe, and the checks after the play: other languages, themes, fit',
        61,
        'one language and the rules that depend on it; see below',
      ],
    ],
  },
  {
    id: 'unit',
    title: 'The unit tests',
    text: 'All 285 files, in seconds of CPU time.',
    heads: ['Part', 'Before', 'Now', 'What was done'],
    rows: [
      ['The tests themselves', 63, 63, ''],
      [
        'Loading modules, starting',
        97,
        31,
        'files share their modules, except those that replace globals of a browser',
      ],
      ['All', 160, 94, ''],
    ],
  },
  {
    id: 'unit-cores',
    title: 'The unit tests on both cores',
    text: 'All files, in seconds, on 27 November 2026 on two cores; the first row is an earlier measurement. The tests themselves take 310 s, so two cores need at least 155 s.',
    heads: ['Isolated files run in', 'Cores', 'Seconds'],
    rows: [
      ["processes, one core unused (Vitest's default)", 1, 399],
      ['threads, one core unused', 1, 313],
      ['threads', 2, 239],
      ['threads; the other files in two processes', 2, 215],
    ],
  },
  {
    id: 'picture',
    title: 'A picture',
    text: 'Pictures of the visual check, four at a time, on a machine shared with other programs. A change to CreditGauge takes 23 s for its 14 pictures, the build included, if those of the base exist.',
    heads: ['Pictures', 'Per second', 'What was done'],
    rows: [
      ['Widgets, 768 in three languages and widths', 11.2, 'a single picture, as soon as the page is stable'],
      ['Screens, 157 whole pages', 3.2, 'only those that a change can affect'],
      ['Screens of the market, 530 whole pages in two themes, on 28 November 2026', 2.7, ''],
    ],
  },
  {
    id: 'catalogue',
    title: 'Building the catalogue for the tests',
    text: 'Seconds to build all stories, and one file of stories.',
    heads: ['Build', 'All', 'One file'],
    rows: [
      ['With documentation pages, minified', 37, 23],
      ['For the tests: without either', 14, 9],
      ['When nothing has changed', 0, 0],
    ],
  },
];

export const notes = [
  'Most stories are played in full in English, with every rule of axe. Stories of the design system also pass all checks of fit. Then the language is switched in place, as in the settings. Components must fit at 320 px in Chinese and Japanese. Names, contrast and sizes of touch targets are checked in Japanese and in the dark theme, contrast also with more contrast in both themes (20 to 60 ms a story). Every pair of text and background must be one that `src/theme/contrast.test.ts` measures in all themes.',
  'Stories with the tag `each-language` are played in each language, because the play itself depends on it. Journeys took a third of the time of all plays (212 plays, 233 s). They are played by pointer in English and by keyboard in Japanese now (106 plays, 98 s).',
  '`npm test -- --record` records what each story reaches (`.cache/reached.json`): the modules with an executed function, and the values that they read. `npm test -- --changed` plays the stories that reached a changed file, and records them again.',
];
