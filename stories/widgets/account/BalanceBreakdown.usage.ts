import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./BalanceBreakdown.stories')> = {
  use: ['To explain a total of assets: what is available, what is held back and by what, what is invested.'],
  avoid: [
    'For the total alone: use `TotalAssets`.',
    'For the changes of a balance over time: use `FundRecordRow`.',
    'For what an order takes: use `CostBreakdown`.',
  ],
  data: [
    '`balances`: one answer of the account, all in yen as decimal strings. Do not mix two answers: the rows must add up.',
    '`frozenBy` and `investedIn`: what holds the money, with the number of records. They add up to their row.',
    '`unrealisedProfit` is before closing fees, `netUnrealisedProfit` after them.',
  ],
  do: [
    { story: 'MoneyInEverything', why: 'Every held amount lists what holds it.' },
    { story: 'WithoutAnyMoney', why: 'Rows of parts that the member does not have are left out.' },
  ],
  dont: [
    {
      story: 'DontMixTwoAnswers',
      why: 'The available balance of a later answer: the rows no longer add up to the total.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Two lists of terms: the total, and the result after fees. What holds an amount is a list below its figure.',
    '"Profit" or "Loss" comes before results.',
  ],
  wcag: {},
};
