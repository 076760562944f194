import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Icon.stories')> = {
  use: [
    'Beside a text or in a button that has a name.',
    '`filled`, for a state that is switched on, such as a star.',
  ],
  avoid: ['As the only carrier of a meaning: add a text.', 'For a person: use `Avatar`.'],
  do: [{ story: 'Filled', why: 'A filled shape marks what is switched on.' }],
  dont: [
    {
      story: 'DontShowItAlone',
      why: 'Hidden from screen readers, and ambiguous to everybody else. Add a text or use `IconButton`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Hidden. The text beside it, or the name of the button, says what it means.'],
  wcag: {},
};
