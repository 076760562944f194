import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./Change.stories')> = {
  use: ['For the movement of a price or an index since the previous close, beside the price.'],
  avoid: [
    'For a profit or a loss of the member: use `ProfitLoss` or `ProfitRate`. In Japanese accounts ▲ is a minus.',
    'For many rows: use `StockRow`, which has its own, lighter figures.',
  ],
  data: [
    '`change`: decimal string in yen, or in points of an index. A fall is negative.',
    '`changePercent`: the same change in percent, `"2.46"` for 2.46 %. Leave it out without a previous close.',
    '`decimals`: those of the tick. Without them, two.',
  ],
  do: [
    { story: 'Down', why: 'Word, mark, sign and colour say the same.' },
    {
      story: 'UpByLessThanShown',
      why: 'The direction comes from `change`, so a rise of 0.004 % is still a rise.',
    },
  ],
  dont: [
    {
      story: 'DontUseForAProfit',
      why: 'In a Japanese account, ▲12,400 reads as a loss of 12,400. Use `ProfitLoss`, which has no mark.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['The direction in words, then the figures: "down −15 (−1.23%)". The mark is hidden.'],
  wcag: {
    '1.4.1': { how: 'Mark, sign and a hidden word repeat the colour.', story: 'Down' },
  },
};
