import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./StockRanges.stories')> = {
  use: ['Below the price of one stock: where it stands today and in the last 52 weeks.'],
  avoid: [
    'For the prices of an order or a position: use `PriceLine`.',
    'For the figures of the day: use `StockFacts`.',
  ],
  data: [
    '`stock`: prices in yen, as decimal strings. A range without both prices is not shown.',
    '`tickSize` decides the decimals of all prices.',
  ],
  do: [
    { story: 'BeforeTheOpen', why: 'What does not exist yet is left out.' },
    { story: 'AtTheHigh', why: 'A price at the end of its range is at the end of the line.' },
  ],
  dont: [
    {
      story: 'DontCompareStocks',
      why: 'Each line has its own scale. Use `StockRow` for the change of several stocks.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['A group for each range: lowest price, last price, highest price. The drawing is hidden.'],
  wcag: {
    '1.1.1': { how: 'The ends are written below the line, the price above it.', story: 'DuringTheSession' },
  },
};
