import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./StockFacts.stories')> = {
  use: ['For the trading day of one stock in figures, below its price and chart.'],
  avoid: [
    'For what a stock is, such as its sector and its lots: use `StockTraits`.',
    'For figures of a position: use `PositionFacts`.',
    'To compare stocks: use `StockRow`, whose columns align.',
  ],
  data: [
    '`stock`: prices in yen, `volume` in shares, `totalAmount` in yen, as decimal strings.',
    '`open`, `high` and `low` are null before the first trade of the day, and are shown as —.',
    '`tickSize` decides the decimals of all six prices.',
  ],
  do: [
    {
      story: 'BeforeTheOpen',
      why: 'What does not exist yet is —, not 0. The previous close and the limits are already known.',
    },
    { story: 'LongFigures', why: 'A long figure wraps in its column and pushes nothing off the screen.' },
  ],
  dont: [
    {
      story: 'DontCompareStocks',
      why: 'Two blocks make the eye search for each pair of figures. Use `StockRow`, or one stock at a time.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['A list of terms: each label is followed by its figure. A missing one is read as a dash.'],
  wcag: {},
};
