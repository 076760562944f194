import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CostBreakdown.stories')> = {
  use: [
    'Below an order form, so that every input shows what it costs.',
    'For what an order takes now, what closing will take, and the price at which it breaks even.',
  ],
  avoid: [
    'For the result of a position: use `ProfitCalculation`.',
    'For an application or a payment without closing fees: use `KeyValue` in a `ConfirmSheet`.',
    'For the largest possible loss: use `WorstCaseNote`, beside it.',
  ],
  data: [
    '`summary`: `orderSummary` of the domain, for the draft, the last price and the rules. Yen, as decimal strings.',
    '`side`: that of the same draft. A short order has a note at its opening fee.',
    '`rates`: fractions, `"0.001"` for 0.1 %. An unknown rate is left out, and its fee is —.',
    '`available`: in yen, undefined while unknown.',
  ],
  do: [
    { story: 'EachFeeWithItsRate', why: 'The rate beside the fee lets the member check it.' },
    {
      story: 'FeesUnknown',
      why: 'An unknown fee is —, and so is every sum with it. A 0 would be a promise.',
    },
  ],
  dont: [
    {
      story: 'DontTakeTheOtherSide',
      why: 'The costs of a short order under `side="long"`: the note about its opening fee is missing.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Three lists of terms: now, at closing, prices. Each label is followed by its figure and note.',
  ],
  wcag: {},
};
