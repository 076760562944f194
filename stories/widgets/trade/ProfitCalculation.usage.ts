import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./ProfitCalculation.stories')> = {
  use: [
    'For how a result comes about: both prices, each fee, the result. On a position and before closing it.',
    'With `closed`, for a realised result, whose fees are all paid.',
  ],
  avoid: [
    'For the costs of a new order: use `CostBreakdown`.',
    'For the result alone: use `ProfitLoss`.',
    'For sums over several positions: use `PositionSums`.',
  ],
  data: [
    '`calculation`: prices and amounts in yen as decimal strings, shares as a number.',
    'Fees are positive; they are shown with a minus. An unknown fee is left out, and `net` with it.',
    '`lossBorne`: the part of a loss that the exchange bears. `net` does not contain it.',
  ],
  do: [
    {
      story: 'ResultOfShortPosition',
      why: 'The note shows the subtraction in the order that fits the side.',
    },
    { story: 'FeesUnknown', why: 'Without one fee there is no result. An estimate would not add up.' },
  ],
  dont: [
    {
      story: 'DontLeaveOutAFee',
      why: 'The rows no longer add up to the result. Pass all four fees, or no result.',
    },
  ],
  content: {
    en: ['`netLabel` says which result it is: "If closed at this price", "Realised P/L".'],
    tw: ['`netLabel`寫出是哪一種損益：「若以此價格平倉」「已實現損益」。'],
    jp: ['`netLabel`にはどの損益かを書く：「この価格で決済した場合」「実現損益」。'],
  },
  keyboard: [],
  screenReader: [
    'A list of terms: each label is followed by its figure and note, the result last.',
    '"Profit" or "Loss" comes before the difference of the prices and before the result.',
  ],
  wcag: {
    '1.4.1': { how: 'Every figure has its sign.', story: 'ResultOfShortPosition' },
  },
};
