import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./ProfitRate.stories')> = {
  use: [
    'For a profit or a loss in percent: a product, a month, a position.',
    'With `decimals`, if the rate of one day would be rounded to zero.',
  ],
  avoid: [
    'For the change of a price: use `Change`.',
    'For a fee or a share, which is no result: write it with `formatPercent`.',
    'For an amount: use `ProfitLoss`.',
  ],
  data: ['`rate`: a fraction as a decimal string, a loss negative: `"-0.12"` is a loss of 12 %.'],
  do: [
    { story: 'LossOfADay', why: 'A third decimal keeps a small loss visible.' },
    { story: 'NeitherProfitNorLoss', why: 'Zero has no sign and the colour of no movement.' },
  ],
  dont: [
    {
      story: 'DontPassAPercentage',
      why: '`"12.345"` is no 12.35 % but 1,234.50 %. Pass the fraction: `"0.12345"`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['"Profit" or "Loss", then the figure: "Loss −0.048%".'],
  wcag: { '1.4.1': { how: 'A sign and a hidden word repeat the colour.', story: 'LossOfADay' } },
};
