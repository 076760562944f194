import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Drawing.stories')> = {
  use: [
    'Above the sentence of a state without content. `Empty`, `ErrorBlock`, `Offline` and `Blocked` have one.',
  ],
  avoid: ['Beside text or in a button: use `Icon`.', 'For figures: use a plot.'],
  do: [{ story: 'Family', why: 'All have the same weight of line, ground and size.' }],
  dont: [
    {
      story: 'DontShowItAlone',
      why: 'Hidden from screen readers, and ambiguous to everybody else. Add a sentence, or use `Empty`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Hidden. The sentence below it says the same.'],
  wcag: {},
};
