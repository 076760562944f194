import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./AssetCurve.stories')> = {
  use: [
    'Below the total assets, for what a member gained or lost in a day, a week, a month, a year or since registering.',
  ],
  avoid: [
    'For the course of a product: use `FundChart`.',
    'For the result of one position: use `ProfitLoss`.',
  ],
  data: [
    '`history`: of `/user/AssetHistory`. Decimal strings in yen, moments in epoch ms, the oldest first.',
    '`movements`: deposits, and withdrawals with a minus. They are marked, and are no result.',
    '`borrowed` is left out of the curve.',
  ],
  do: [
    { story: 'WithADeposit', why: 'Money that was paid in is not shown as a gain.' },
    { story: 'WithALoan', why: 'What is borrowed is not shown as the member’s own.' },
  ],
  dont: [
    {
      story: 'DontCountDeposits',
      why: 'Without the deposits, money that was paid in looks like a gain. Pass `movements`.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [],
  screenReader: [
    'Role "figure". The plot is an image whose name has the first, last, lowest and highest amount.',
  ],
  wcag: {
    '1.1.1': { how: 'A sentence says what the curve shows.', story: 'Gain' },
    '1.4.1': { how: 'Mark and sign say the direction, not only the colour.', story: 'Loss' },
  },
};
