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
    id: 'play',
    title: 'A play',
    text: 'Mean of 2,138 stories in English, in one kept page, before the changes. A play takes 289 ms and 299 ms of a core: 237 in the renderer, 37 in the browser, 15 in Node, 10 elsewhere. The median is 159 ms; the 50 slowest stories take 21 % of all the time, most of it waiting.',
    heads: ['Part', 'ms', 'What was done'],
    rows: [
      ['Removing the story before', 14, ''],
      ['Loading the code of the story', 7, 'once a file; the page stays open'],
      ['Handlers, world, texts', 7, 'a world is built once and copied'],
      ['Rendering', 24, ''],
      ['The play itself', 163, 'in English; the other languages are switched in place'],
      ['— of this, waiting for answers and timers', 67, 'a third worker uses the time'],
      ['Axe, all rules', 63, 'all rules once a story, 15 more in Japanese; describes violations only'],
      ['The rest', 11, ''],
      [
        'Asking the engine which modules ran',
        87,
        'asked once a story, and only where it is recorded for `--changed`',
      ],
      [
        "React's reports to the performance panel",
        83,
        'not made in the tests, as each goes to Node (29 screens: 488 ms of a core a play with them, 405 without)',
      ],
    ],
  },
  {
    id: 'javascript',
    title: 'What the renderer does in a play',
    text: "From the engine's profile of 296 plays in English and Japanese.",
    heads: ['Part', 'ms', 'What was done'],
    rows: [
      ['Waiting', 67, ''],
      [
        "React's development build",
        65,
        'kept: only it gives the warnings that fail a story; 80 ms less of a core without',
      ],
      ['Axe', 40, 'see above'],
      [
        'Layout, style, paint',
        31,
        'styles by the engine instead of text nodes: 4 % less, within the noise, not taken',
      ],
      ['Testing library, Storybook, MSW', 25, ''],
      ['Computed styles, for axe and for roles', 8, ''],
      ['Garbage', 9, ''],
      ['Texts of i18next', 4, ''],
    ],
  },
  {
    id: 'unit',
    title: 'The unit tests',
    text: 'All 285 files, in seconds of a core.',
    heads: ['Part', 'Before', 'Now', 'What was done'],
    rows: [
      ['The tests themselves', 63, 63, ''],
      [
        'Loading modules, starting',
        97,
        31,
        'files share their modules, but for those that replace globals of a browser',
      ],
      ['All', 160, 94, ''],
    ],
  },
  {
    id: 'picture',
    title: 'A picture',
    text: 'Pictures of the visual check, four at a time, on a machine that other programs shared.',
    heads: ['Pictures', 'A second', 'What was done'],
    rows: [
      ['Widgets, 768 in three languages and widths', 11.2, 'one picture once the page is still'],
      ['Screens, 157 whole pages', 3.2, 'only those that a change can affect'],
    ],
  },
  {
    id: 'catalogue',
    title: 'The catalogue to be played',
    text: 'Seconds to build it, all stories and one file of them.',
    heads: ['Build', 'All', 'One file'],
    rows: [
      ['With documentation pages, minified', 37, 23],
      ['As it is played: without either', 14, 9],
      ['When nothing has changed since', 0, 0],
    ],
  },
];

export const notes = [
  'Most stories are played in full in English, with every rule of axe and, for parts of the design system, all trials of fit. Then the language is switched in place, as in the settings: parts have to fit at 320 px in Chinese and Japanese, and names, contrast and sizes of touch targets are checked in Japanese.',
  'Journeys, and stories with the tag `each-language`, are played in each language: there the play itself depends on it. Journeys are played by keyboard as well.',
  '`npm test -- --record` records what a story reaches (`.cache/reached.json`): modules of which a function ran, and the values they read. `npm test -- --changed` plays the stories that reached a changed file, and records them again.',
];
