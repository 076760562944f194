import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CompanyProfile.stories')> = {
  use: ['For the company behind one stock, in a view of its own beside the chart.'],
  avoid: ['For the trading day in figures: use `StockFacts`.', 'For lots and ticks: use `StockTraits`.'],
  data: [
    '`company`: the answer of `/stock/Company`. Figures per share in yen, as decimal strings; dates as `YYYY-MM-DD`.',
    '`stock.latestPrice`: in yen. The market value and both ratios follow it.',
  ],
  do: [
    { story: 'AfterALoss', why: 'A ratio without meaning is —, not a negative number.' },
    { story: 'NothingKnown', why: 'What is not known is said, not left out.' },
  ],
  dont: [{ story: 'DontSendZeroForUnknown', why: 'Zero claims that nothing was earned. Send null.' }],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: ['Three headings: business, key figures, calendar. The calendar is a list.'],
  wcag: {
    '1.3.1': {
      how: 'Labels and figures are a description list, dates are `time` elements.',
      story: 'Profitable',
    },
  },
};
