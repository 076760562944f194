import type { Usage } from '../usage/usage';

export const usage: Usage<typeof import('./Gauge.stories')> = {
  use: ['For a value on a fixed scale, and whether it is enough: a credit score, a used quota.'],
  avoid: ['For progress over time: use `Steps`.', 'For a price or a profit: use `Price` or `ProfitLoss`.'],
  do: [
    { story: 'BelowTheThreshold', why: 'The mark shows how much is missing.' },
    { story: 'WithoutThreshold', why: 'A used quota needs no mark.' },
  ],
  dont: [{ story: 'DontMeasureMoney', why: 'A balance has no fixed scale. Write the amount.' }],
  content: {
    en: ['`valueText` says the value and what it means: "72 of 100, enough to withdraw".'],
    tw: ['`valueText`寫數值與意義：「72／100，可提領」。'],
    jp: ['`valueText`には値と意味を書く：「100点中72点、出金できます」。'],
  },
  keyboard: [],
  screenReader: ['Role "meter", named by its label, with `valueText` as its value.'],
  wcag: {
    '1.1.1': { how: 'The drawing has a name and a value in words.', story: 'AboveTheThreshold' },
    '1.4.1': {
      how: 'The figure and the mark say whether it is enough; the colour only repeats it.',
      story: 'AtTheThreshold',
    },
  },
};
