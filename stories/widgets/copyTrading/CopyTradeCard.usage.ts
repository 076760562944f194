import type { Usage } from '../../usage/usage';

export const usage: Usage<typeof import('./CopyTradeCard.stories')> = {
  use: ['For the product of a mentor whose orders can be copied, in a list of them.'],
  avoid: [
    'For a copy trade of the member: use `CopyTradeRecordCard`.',
    'For a product with a term: use `LockUpCard`.',
    'For a ranking by profit alone: the deepest fall belongs beside it.',
  ],
  data: [
    '`product`: profit, fall, losing trades and fee as fractions, amounts in yen, as decimal strings; leverage and days as numbers.',
    '`profit` and `maximumDrawdown` since the foundation, over all trades, also the losing ones.',
    '`foundedOn` as a date, the recruiting period in epoch ms.',
    'Names and issuer in all three languages.',
  ],
  do: [
    { story: 'RecruitingWithProfitAndFall', why: 'The deepest fall is beside the profit, equally large.' },
    { story: 'AtALoss', why: 'A losing mentor is presented like a winning one.' },
  ],
  dont: [
    {
      story: 'DontReportTheBestMonth',
      why: 'Three trades without a loss are luck. Send the figures since the foundation.',
    },
  ],
  content: { en: [], tw: [], jp: [] },
  keyboard: [
    { keys: 'Tab', effect: 'Moves to the card, which is one stop.' },
    { keys: 'Enter', effect: 'Opens the product.' },
  ],
  screenReader: [
    'Role "link", named by its texts: name, whether it recruits, issuer, profit and fall, facts.',
    '"Profit" or "Loss" comes before both figures.',
  ],
  wcag: {
    '1.4.1': { how: 'Profit and fall have a sign, not only a colour.', story: 'RecruitingWithProfitAndFall' },
  },
};
