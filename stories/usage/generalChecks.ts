import type { WcagCriterion } from './wcag';

/** A check that every component goes through, whatever its record says. */
export interface GeneralCheck {
  criterion: WcagCriterion;
  /** What is checked. */
  how: string;
  /** Which stories are checked. */
  where: keyof typeof checkedStories;
  /** The file that makes the check. */
  file: string;
  /** The rules of axe that make it, all of this criterion. */
  rules?: readonly string[];
}

/** Where the checks run, in words. */
export const checkedStories = {
  all: 'every story, in English; names and sizes also in Japanese',
  parts: 'every story of components, widgets and the app',
  journeys: 'every journey, by keyboard in Japanese',
} as const;

const axe = '.storybook/preview.tsx';
const fit = '.storybook/checks/layout/findLayoutIssues.ts';

/**
 * The criteria that are checked everywhere. A rule of axe finds some failures of its criterion, not all.
 * `tests/usage/generalChecks.test.ts` compares the rules with axe.
 */
export const generalChecks: readonly GeneralCheck[] = [
  {
    criterion: '1.1.1',
    how: 'Images, drawings, meters and progress bars have a name.',
    where: 'all',
    file: axe,
    rules: ['image-alt', 'svg-img-alt', 'role-img-alt', 'aria-meter-name', 'aria-progressbar-name'],
  },
  {
    criterion: '1.3.1',
    how: 'Lists, tables and composite roles contain what they must.',
    where: 'all',
    file: axe,
    rules: [
      'list',
      'listitem',
      'definition-list',
      'dlitem',
      'aria-required-children',
      'aria-required-parent',
      'td-headers-attr',
      'th-has-data-cells',
    ],
  },
  {
    criterion: '1.3.5',
    how: 'The purpose of a field for personal data is a valid one.',
    where: 'all',
    file: axe,
    rules: ['autocomplete-valid'],
  },
  {
    criterion: '1.4.1',
    how: 'A link in a sentence differs by more than its colour.',
    where: 'all',
    file: axe,
    rules: ['link-in-text-block'],
  },
  {
    criterion: '1.4.3',
    how: 'Texts have a contrast of 4.5:1, large ones of 3:1.',
    where: 'all',
    file: axe,
    rules: ['color-contrast'],
  },
  {
    criterion: '1.4.3',
    how: 'Text and ground are a pair of tokens. A unit test measures every pair in every theme: 4.5:1, or 7:1 with more contrast.',
    where: 'all',
    file: '.storybook/checks/colorPairs.ts',
  },
  {
    criterion: '1.4.4',
    how: 'With text of 200 %, nothing is cut, covered or off the page.',
    where: 'parts',
    file: fit,
  },
  {
    criterion: '1.4.10',
    how: 'At 320 px, in each language, the page does not scroll sideways, and nothing is cut or covered.',
    where: 'parts',
    file: fit,
  },
  {
    criterion: '1.4.11',
    how: 'Icon and ground are a pair of tokens. A unit test measures every pair in every theme: 3:1.',
    where: 'all',
    file: '.storybook/checks/colorPairs.ts',
  },
  {
    criterion: '2.1.1',
    how: 'An area that scrolls can be reached with keys.',
    where: 'all',
    file: axe,
    rules: ['scrollable-region-focusable'],
  },
  {
    criterion: '2.1.1',
    how: 'Every control that a journey uses is reached and pressed with keys.',
    where: 'journeys',
    file: '.storybook/keyboard/playByKeyboard.ts',
  },
  {
    criterion: '2.4.4',
    how: 'Links have a name.',
    where: 'all',
    file: axe,
    rules: ['link-name'],
  },
  {
    criterion: '2.4.7',
    how: 'At every stop of the Tab key, the focus is drawn.',
    where: 'journeys',
    file: '.storybook/keyboard/isFocusVisible.ts',
  },
  {
    criterion: '2.4.11',
    how: 'At every stop of the Tab key, something of the control can be seen.',
    where: 'journeys',
    file: '.storybook/keyboard/isFocusVisible.ts',
  },
  {
    criterion: '2.5.8',
    how: 'From 375 px on, targets have 44 px, as level AAA (2.5.5) demands.',
    where: 'all',
    file: '.storybook/checks/layout/touchTargets.ts',
  },
  {
    criterion: '3.3.2',
    how: 'No field has several labels.',
    where: 'all',
    file: axe,
    rules: ['form-field-multiple-labels'],
  },
  {
    criterion: '4.1.2',
    how: 'Controls have a name; roles, states and properties of ARIA are valid and allowed.',
    where: 'all',
    file: axe,
    rules: [
      'button-name',
      'link-name',
      'label',
      'select-name',
      'summary-name',
      'aria-command-name',
      'aria-input-field-name',
      'aria-tab-name',
      'aria-toggle-field-name',
      'aria-roles',
      'aria-allowed-attr',
      'aria-required-attr',
      'aria-valid-attr',
      'aria-valid-attr-value',
      'aria-hidden-focus',
      'nested-interactive',
    ],
  },
];

/** The criteria that stories of every component are checked for, each once, in the order of WCAG. */
export const generalCriteria: readonly WcagCriterion[] = [
  ...new Set(generalChecks.filter(({ where }) => where !== 'journeys').map(({ criterion }) => criterion)),
];
